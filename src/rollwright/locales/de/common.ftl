# Wörter, die alle Teile von Rollwright gemeinsam haben.
# $colour ist immer ein Schlüssel (orange, yellow, purple, blue, red, green, white, black), nie ein übersetztes Wort.

language-name = Deutsch

game-qwinto = Qwinto
game-qwantum = Qwantum
game-twenty-one = Twenty One
game-splitter = Splitter

colour-orange = orange
colour-yellow = gelb
colour-purple = lila
colour-blue = blau
colour-red = rot
colour-green = grün
colour-white = weiß
colour-black = schwarz

# One letter from the name of each colour, for dice and sheets. No two colours may share one.
letter-orange = O
letter-yellow = G
letter-purple = L
letter-blue = B
letter-red = R
letter-green = N
letter-white = W
letter-black = S

die-orange = orangefarbener Würfel
die-yellow = gelber Würfel
die-purple = lila Würfel
die-blue = blauer Würfel
die-red = roter Würfel
die-green = grüner Würfel
die-white = weißer Würfel
die-black = schwarzer Würfel
# $number (Number) - welcher Farbwürfel von Qwantum oder welcher der beiden Würfel von Splitter
die-numbered = Würfel { $number }
die-first = Würfel 1
die-second = Würfel 2

row-orange = orange Reihe
row-yellow = gelbe Reihe
row-purple = lila Reihe
row-blue = blaue Reihe
row-red = rote Reihe

## Orte auf einem Blatt. $number zählt ab 1.

sheet-row = Reihe { $number }
sheet-column = Spalte { $number }
sheet-field = Feld { $number }
sheet-limit = Höchstwert { $number }
sheet-bonus-field = Bonusfeld
sheet-star = Stern
sheet-heart = Herz
sheet-failed-throws = Fehlwürfe
# $letter (String) - welches Blatt von Twenty One
sheet-lettered = Blatt { $letter }
# $letter (String) - welcher Plan von Splitter
sheet-board = Plan { $letter }
sheet-own-note = Das sind Rollwrights eigene Blätter, nicht die des gedruckten Blocks.

# $number (Number) - ab 1 gezählt
seat-numbered = Platz { $number }
seat-active = aktive Person
seat-bot = Bot
seat-you = du

phase-throw = Würfeln
phase-over = Das Spiel ist aus
phase-qwinto-dice = Wähle die Würfel für den Wurf
phase-qwinto-again = Wurf behalten oder noch einmal würfeln?
phase-qwinto-write = Alle dürfen eintragen
phase-qwantum-again = Würfel behalten oder einige noch einmal werfen?
phase-qwantum-first = Nur die aktive Person darf eintragen
phase-qwantum-second = Alle dürfen eintragen
phase-twenty-one-again = Wurf behalten oder noch einmal würfeln?
phase-twenty-one-write = Alle tragen ein oder streichen
phase-splitter-place = Alle tragen beide Zahlen ein

action-dice = Würfel wählen
action-throw = Würfeln
action-again = Noch einmal würfeln
action-keep = Behalten
action-write = Eintragen
action-place = Beide Zahlen eintragen
action-cross = Streichen
action-pass = Passen
action-undo = Rückgängig

count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-failed-throws = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}
count-hits = { $count } Treffer
count-dice = { $count } Würfel
count-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
# $least, $most (Number)
count-players-range = { $least } bis { $most } Personen

result-total = Summe
# $name (String), $points (Number)
result-winner = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
# $names (String) - eine Liste aus result-names, $points (Number)
result-tie = { $names } gewinnen gemeinsam mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
# $names (String) - alle Namen außer dem letzten, mit Kommas, $last (String)
result-names = { $names } und { $last }
