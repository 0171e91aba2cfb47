# Wörter zum Üben: Tipps am Tisch.

practice-hint-title = Am besten: Endpunkte
practice-hint-title-win = Am besten: Endpunkte, Chance
# $points (String)
practice-hint-best = , am Ende { $points } Punkte erwartet
practice-hint-less = , { $points } Punkte weniger
practice-hint-win = , Gewinnchance
