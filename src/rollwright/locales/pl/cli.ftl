# Words of the command line.

cli-games-key = Klucz
cli-games-name = Gra
cli-games-seats = Gracze
cli-games-minutes = Minuty
cli-games-variants = Warianty
cli-games-about = O grze
# $seats (String) - the numbers of players, such as 2–6
cli-games-practice = { $seats }, solo jako ćwiczenie
cli-score-total = Razem
