# Namen der Teile einer Wertung, so wie man sie auf dem Papier nachrechnet, und Bewertungen.
# Reihen und Spalten werden ab 1 gezählt.

# $colour (String) - der Schlüssel einer Farbe, $count (Number) - Zahlen in der Reihe
part-qwinto-row = { $colour ->
    [orange] Orange Reihe
    [yellow] Gelbe Reihe
    [purple] Lila Reihe
   *[other] { $colour }
}, { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
}
# $colour (String) - der Schlüssel einer Farbe
part-qwinto-full-row = { $colour ->
    [orange] Volle orange Reihe, Zahl ganz rechts
    [yellow] Volle gelbe Reihe, Zahl ganz rechts
    [purple] Volle lila Reihe, Zahl ganz rechts
   *[other] { $colour }
}
part-qwinto-column = Bonus für Spalte { $column }
part-qwinto-failures = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}

part-qwantum-column = Spalte { $column }, zweitniedrigster Wert
part-qwantum-failures = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}

part-twenty-one-numbers = Reihe { $row }, Summe der Zahlen
part-twenty-one-hits = Reihe { $row }, Bonus für { $count } Treffer

# $number (Number) - die Zahl in der Gruppe, 1 bis 6
part-splitter-group = { $number ->
    [1] Einzelne Eins
    [2] Gruppe aus Zweien
    [3] Gruppe aus Dreien
    [4] Gruppe aus Vieren
    [5] Gruppe aus Fünfen
    [6] Gruppe aus Sechsen
   *[other] Gruppe der Zahl { $number }
}
part-splitter-starred-group = { $number ->
    [1] Einzelne Eins auf einem Stern, doppelt
    [2] Gruppe aus Zweien mit Stern, doppelt
    [3] Gruppe aus Dreien mit Stern, doppelt
    [4] Gruppe aus Vieren mit Stern, doppelt
    [5] Gruppe aus Fünfen mit Stern, doppelt
    [6] Gruppe aus Sechsen mit Stern, doppelt
   *[other] Gruppe der Zahl { $number } mit Stern, doppelt
}
part-splitter-hearts = Dieselbe Zahl in allen drei Herzen

rating-splitter-lost = Ein Anfang
rating-splitter-welcome = Willkommen im Klub
rating-splitter-fair = Ganz passabel
rating-splitter-decent = Ordentlich
rating-splitter-quite-good = Ziemlich gut
rating-splitter-great = Großartig
rating-splitter-excellent = Ausgezeichnet
rating-splitter-first-class = Erstklassig
rating-splitter-sensational = Sensationell
rating-splitter-spectacular = Spektakulär
rating-splitter-unbelievable = Unglaublich
rating-splitter-out-of-this-world = Nicht von dieser Welt
