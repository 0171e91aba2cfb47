# Words of the command line.

cli-games-key = Schlüssel
cli-games-name = Spiel
cli-games-seats = Personen
cli-games-minutes = Minuten
cli-games-variants = Varianten
cli-games-practice = Allein ist es eine Übung: die Spielregel kennt es nicht.
