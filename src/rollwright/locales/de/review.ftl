# Worte der Auswertung: Glück und Können.

review-title = Auswertung
review-unfinished = Die Partie ist nicht zu Ende: Sie wird ausgewertet, so weit sie ging; als Ergebnis gilt, was zu erwarten ist.
review-final = Ergebnis
review-expected = Erwartet
review-luck = Glück
review-lost = Eigene Entscheidungen
review-others = Andere
review-residual = Unerklärt
review-adjusted = Ohne Glück
review-quality = Verlust je Entscheidung
review-win = Gewinnchance
review-player = Name
review-game = Spiel
review-matches = Partien
review-mean = Mittel
review-turn = Zug
review-missed = Verpasste Chancen
review-nothing-missed = Keine Chance wurde verpasst.
review-missed-line = Zug { $turn }, { $name }: { $best } statt { $played } wäre { $points } Punkte mehr wert gewesen.
review-throws = Würfe, die am meisten änderten
review-throw-line = Zug { $turn }, { $name }: { $dice } war { $points } Punkte wert; { $share } von 100 Würfen sind so extrem.
review-curve-points = Erwartete Punkte
review-curve-win = Gewinnchance von { $name } in Prozent
review-band-between = spielt zwischen „{ $worse }“ und „{ $better }“
review-band-above = spielt besser als „{ $worse }“
review-band-below = spielt schwächer als „{ $better }“
review-band = { $where }; { $lost } ± { $interval } Punkte Verlust je Entscheidung bei { $count } Entscheidungen.
review-band-few = zu wenige Entscheidungen ({ $count }), um die Spielstärke einzuschätzen.
review-luckier = Mehr Glück als in { $count } von 100 Partien.

# Die Teile der Wertung, um die sich zwei Züge unterscheiden; $colour (String) - der Schlüssel einer Farbe
review-part-qwinto-row = { $colour ->
    [orange] orange Reihe
    [yellow] gelbe Reihe
    [purple] lila Reihe
   *[other] { $colour }
}
review-part-qwinto-column = Bonus für Spalte { $column }
review-part-qwinto-failures = Fehlwürfe
review-part-qwantum-column = Spalte { $column }
review-part-qwantum-failures = Fehlwürfe
review-part-twenty-one-numbers = Zahlen in Reihe { $row }
review-part-twenty-one-hits = Treffer in Reihe { $row }
review-part-splitter-group = { $number ->
    [1] einzelne Einsen
    [2] Gruppen aus Zweien
    [3] Gruppen aus Dreien
    [4] Gruppen aus Vieren
    [5] Gruppen aus Fünfen
    [6] Gruppen aus Sechsen
   *[other] Gruppen der Zahl { $number }
}
review-part-splitter-hearts = Herzen
# $how (String) - was der bessere Zug bewirkt, $gains (String) - wo er gewinnt, $losses (String) - wo er verliert
review-why = { $how ->
    [now] { $best } bringt sofort mehr ein
    [safe] { $best } macht Fehlwürfe seltener
   *[open] { $best } hält mehr offen
}: { $gains }.
review-why-but = { $how ->
    [now] { $best } bringt sofort mehr ein
    [safe] { $best } macht Fehlwürfe seltener
   *[open] { $best } hält mehr offen
}: { $gains }; der Preis dafür: { $losses }.
review-why-played = Beide Züge { $count }-mal mit denselben Würfen zu Ende gespielt: { $points } ± { $interval } Punkte Unterschied.

## Die Seite: was das Ergebnis ausmachte

review-made-result = Was das Ergebnis ausmachte
review-open = Zur Auswertung
review-working = Würfe und Entscheidungen werden gewogen …
# $who (String) - you or other, $name (String), $rival (String), $points (String) - how far the luck is apart, $more (String) - more, less or same
# $count (Number) - the dearest decisions, $lost (String) - what these cost
review-decided-alone = { $who ->
    [you] Deine Würfe
   *[other] Die Würfe von { $name }
} { $more ->
    [more] brachten { $points } Punkte mehr als im Mittel
    [less] brachten { $points } Punkte weniger als im Mittel
   *[same] lagen im Mittel
}; { $count ->
    [0] keine Entscheidung kostete viel
    [one] eine Entscheidung kostete { $lost }
   *[other] { $count } Entscheidungen kosteten { $lost }
}.
review-decided-lost = { $who ->
    [you] Deine Würfe
   *[other] Die Würfe von { $name }
} { $more ->
    [more] waren { $points } Punkte mehr wert als die des Siegers
    [less] waren { $points } Punkte weniger wert als die des Siegers
   *[same] waren so viel wert wie die des Siegers
}; { $count ->
    [0] keine Entscheidung kostete viel
    [one] eine Entscheidung kostete { $lost }
   *[other] { $count } Entscheidungen kosteten { $lost }
}.
# $mine (String), $theirs (String) - what all decisions cost
review-decided-won = { $who ->
    [you] Deine Würfe
   *[other] Die Würfe von { $name }
} { $more ->
    [more] waren { $points } Punkte mehr wert als die von { $rival }
    [less] waren { $points } Punkte weniger wert als die von { $rival }
   *[same] waren so viel wert wie die von { $rival }
}; Entscheidungen kosteten { $who ->
    [you] dich
   *[other] { $name }
} { $mine } Punkte und { $rival } { $theirs }.

## Die Seite: Auswertung

# $name (String)
review-ledger = Woher die Punkte von { $name } kommen
review-expected-note = Was starke Spieler im Mittel erreichen.
review-luck-note = Was die Würfel brachten, verglichen mit mittleren Würfen.
review-lost-note = Was bessere Entscheidungen gebracht hätten.
review-others-note = Was die Entscheidungen der anderen gaben oder nahmen.
review-residual-note = Was die Rechnung nicht erklärt.
review-curve-points-note = Wie viele Punkte in jedem Moment zu erwarten waren. Tippe auf die Linie oder zieh an ihr entlang.
review-curve-win-note = Wie sich die Chance mit jedem Wurf und jeder Entscheidung änderte. Tippe auf die Linie oder zieh an ihr entlang.
review-along = Momente der Partie
# $value (String) - a chance or points
review-stands = Jetzt: { $value }
review-mark-lucky = guter Wurf
review-mark-unlucky = schlechter Wurf
review-mark-lost = verpasste Punkte
review-as-table = Die Linie als Tabelle
review-moments = Wichtige Momente
review-decisions = Züge
review-dice = Würfel
review-decisions-note = Wie viel mehr etwas anderes wert gewesen wäre, das Größte zuerst.
review-dice-note = Was jeder Wurf änderte, das Größte zuerst.
# $turn (Number), $what (String) - throw, decision or others, $points (String)
review-moment = Zug { $turn }, { $what ->
    [throw] Wurf
    [decision] Entscheidung
   *[others] Entscheidungen der anderen
}, { $points } Punkte.
review-in-turn = Zug { $turn }
# $rank (Number), $of (Number)
review-rank = { $rank } von { $of }
review-bigger = Größer
review-smaller = Kleiner
# $count (Number)
review-show-all = Alle { $count } zeigen
review-to-result = Zum Ergebnis
# $name (String)
review-threw = { $name } hat gewürfelt
review-decided = { $name } entscheidet
review-others-decided = Die anderen haben entschieden
review-done = Gespielt
review-better = Besser
# $points (String)
review-cost = Um { $points } Punkte besser.
# $points (String), $share (String)
review-cost-win = Um { $points } Punkte besser, und die Gewinnchance ist um { $share } höher.
review-forced = Es gab nichts zu wählen.
review-well-done = Nichts war besser.
review-show-worths = Was war wie viel wert?
review-hide-worths = Werte ausblenden
review-worths-note = Um wie viele Punkte jedes hinter dem Besten bleibt.
review-played-tag = (gespielt)
# $number (String)
review-say-played = { $number } wurde hier eingetragen
review-say-better = { $number } war hier besser
# $name (String), $points (String), $more (String) - more, less or same
review-luck-of-throw = { $more ->
    [more] Dieser Wurf war für { $name } { $points } Punkte mehr wert als ein mittlerer.
    [less] Dieser Wurf war für { $name } { $points } Punkte weniger wert als ein mittlerer.
   *[same] Dieser Wurf war für { $name } so gut wie ein mittlerer.
}
# $share (String)
review-rarity = { $share } von 100 Würfen sind so extrem.
# $name (String), $points (String)
review-others-changed = Was die anderen entschieden, änderte für { $name } { $points } Punkte.
review-why-asked = Warum? Beides wird zu Ende gespielt …
review-parts = Woher der Unterschied kommt
review-rest = nicht erklärt
review-difference = Unterschied

## Die Seite: noch einmal versuchen

review-try-again = Noch einmal versuchen
# $count (Number)
review-try-again-note = { $count ->
    [one] eine Entscheidung, die Punkte kostete
   *[other] { $count } Entscheidungen, die Punkte kosteten
}
review-what-would-you-do = Was würdest du jetzt tun?
# $number (Number), $of (Number)
review-puzzle = { $number } von { $of }
review-right = Richtig: Nichts ist besser.
review-right-second = Gefunden: Nichts ist besser.
review-the-answer = Das war es nicht.
review-not-best = Es gibt etwas Besseres.
# $points (String)
review-not-best-by = Es gibt etwas Besseres, { $points } Punkte mehr wert.
review-repeated = So wurde in der Partie gespielt.
review-second-try = Versuch es noch einmal.
review-tell-me = Auflösen
review-next = Weiter
review-finish = Fertig
# $action (String)
review-better-was = Besser: { $action }
# $points (String)
review-regained = { $points } Punkte mehr als in der Partie.
# $count (Number), $of (Number)
review-found = { $count } von { $of } gefunden
review-found-note = { $count ->
    [0] Das hilft in der nächsten Partie.
   *[other] Das bringt Punkte in der nächsten Partie.
}
review-no-puzzles = Nichts kostete auch nur einen halben Punkt: Es gibt nichts noch einmal zu versuchen.
review-back-to-table = Zurück an den Tisch
