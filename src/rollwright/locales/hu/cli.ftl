# Words of the command line.

cli-games-key = Kulcs
cli-games-name = Játék
cli-games-seats = Játékosok
cli-games-minutes = Perc
cli-games-variants = Változatok
cli-games-practice = Egyedül gyakorlás: a szabálykönyv nem ismeri.
