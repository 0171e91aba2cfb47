# Words of the command line.

cli-games-key = Schlüssel
cli-games-name = Spiel
cli-games-seats = Personen
cli-games-minutes = Minuten
cli-games-variants = Varianten
cli-games-practice = Allein ist es eine Übung: die Spielregel kennt es nicht.

cli-prepare-once = Die Spiele werden für diesen Computer übersetzt. Das geschieht nur einmal.
cli-prepare-table = Regeln bereit
cli-prepare-bots = Bots bereit
cli-prepare-simulation = Simulation bereit
cli-prepare-reviews = Auswertung bereit
cli-prepare-not-kept = Die übersetzten Spiele können nicht aufgehoben werden: Der Cache-Ordner ist nicht beschreibbar. Jeder Start übersetzt neu.
