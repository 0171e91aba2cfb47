# Words of the command line.

cli-games-key = Klucz
cli-games-name = Gra
cli-games-seats = Gracze
cli-games-minutes = Minuty
cli-games-variants = Warianty
cli-games-practice = Samodzielna gra to ćwiczenie: instrukcja jej nie przewiduje.
