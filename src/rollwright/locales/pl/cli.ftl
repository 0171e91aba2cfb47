# Words of the command line.

cli-games-key = Klucz
cli-games-name = Gra
cli-games-seats = Gracze
cli-games-minutes = Minuty
cli-games-variants = Warianty
cli-games-practice = Samodzielna gra to ćwiczenie: instrukcja jej nie przewiduje.

cli-prepare-once = Kompilowanie gier dla tego komputera. Odbywa się to tylko raz.
cli-prepare-table = zasady gotowe
cli-prepare-bots = boty gotowe
cli-prepare-simulation = symulacja gotowa
cli-prepare-reviews = analiza gotowa
cli-prepare-not-kept = Skompilowanych gier nie można zachować: folder pamięci podręcznej nie pozwala na zapis. Kompilacja powtórzy się przy każdym uruchomieniu.
