# Words of the command line.

cli-games-key = Kulcs
cli-games-name = Játék
cli-games-seats = Játékosok
cli-games-minutes = Perc
cli-games-variants = Változatok
cli-games-about = Miről szól
# $seats (String) - the numbers of players, such as 2–6
cli-games-practice = { $seats }, egyedül gyakorlásként
cli-score-total = Összesen
