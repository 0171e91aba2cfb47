# Words of the command line.

cli-games-key = Schlüssel
cli-games-name = Spiel
cli-games-seats = Personen
cli-games-minutes = Minuten
cli-games-variants = Varianten
cli-games-about = Worum es geht
# $seats (String) - the numbers of players, such as 2–6
cli-games-practice = { $seats }, allein zur Übung
cli-score-total = Gesamt
