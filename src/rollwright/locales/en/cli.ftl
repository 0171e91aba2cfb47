# Words of the command line.

cli-games-key = Key
cli-games-name = Game
cli-games-seats = Players
cli-games-minutes = Minutes
cli-games-variants = Variants
cli-games-about = About
# $seats (String) - the numbers of players, such as 2–6
cli-games-practice = { $seats }, alone as practice
cli-score-total = Total
