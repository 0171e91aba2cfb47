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
review-few-decisions = zu wenige Entscheidungen ({ $count })
