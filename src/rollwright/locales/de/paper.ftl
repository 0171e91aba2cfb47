# Wörter auf gedruckten Blättern. Sie stehen in schmalen Kästchen: kurz halten.

paper-name = Name
paper-date = Datum
paper-columns = Spalten
# Über den Kästchen für Fehlwürfe, möglichst ein Wort
paper-failed = Fehler
paper-rising = steigend
paper-falling = fallend
paper-sum = Zahlen
paper-bonus = Bonus
paper-solo = Solo

# $count (Number)
paper-fields = { $count } Felder
# $rows, $count (Number) - Reihen, und Felder in jeder davon
paper-fields-in-rows = { $rows } × { $count } Felder

paper-hint-qwinto = Zahlen steigen in der Reihe; keine doppelt in einer Spalte
paper-hint-qwantum = Volle Spalten zählen ihre zweitniedrigste Zahl
paper-hint-twenty-one = Nie über den Höchstwert; genau getroffen ist ein Treffer
paper-hint-splitter = Nur Gruppen, so groß wie ihre Zahl, zählen

# $turn (Number)
paper-unfinished = Nicht beendet: Stand im Zug { $turn }.

error-cannot-print = So lässt sich das nicht drucken.
