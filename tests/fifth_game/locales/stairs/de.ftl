game-stairs = Treppe
tagline-stairs = Sieben Stufen, zwei Würfel und Zahlen, die steigen.
phase-stairs-write = Alle dürfen schreiben
part-stairs-steps = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
}
part-stairs-full = Volle Treppe
part-stairs-failures = { $count ->
    [one] { $count } Fehlversuch
   *[other] { $count } Fehlversuche
}
die-left = linker Würfel
die-right = rechter Würfel
stairs-step = Stufe { $number }
paper-hint-stairs = Die Zahlen steigen von Stufe zu Stufe
rules-stairs-idea-1 = Fülle eine Treppe mit Zahlen, die steigen.
rules-stairs-material-1 = Eine bis vier Personen, zwei Würfel und für alle ein Blatt mit sieben Stufen.
rules-stairs-writing-1 = Die Zahlen steigen von der untersten Stufe zur obersten streng an.
rules-stairs-turn-1 = Wer an der Reihe ist, wirft beide Würfel. Alle schreiben die Summe auf eine freie Stufe, oder sie passen und notieren einen Fehlversuch.
rules-stairs-end-1 = Die Partie endet nach einer Runde, in der jemand alle Stufen gefüllt oder den dritten Fehlversuch notiert hat.
rules-stairs-scoring-1 = Jede beschriebene Stufe zählt 1 Punkt, eine volle Treppe 5 mehr. Jeder Fehlversuch kostet 2 Punkte.
rules-stairs-good-to-know-1 = Die Sieben fällt am häufigsten.
client-short-stairs = Zahlen, die steigen
client-stairs-write = Schreibe { $number } auf eine Stufe
client-stairs-note = oder passe
client-stairs-head = Zahlen steigen
client-change-stairs-steps = { $points } Stufe
client-change-stairs-full = { $points } volle Treppe
client-change-stairs-failures = { $points } Fehlversuch
client-guide-stairs-write = Tippe auf eine Stufe: Dorthin kommt die Summe.
client-stairs-ended = Eine Treppe ist voll, oder jemand hat drei Fehlwürfe.
