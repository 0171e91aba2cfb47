# A person’s own page: statistics in words.

me-matches = Partien
me-best = Bestes
me-mean = Mittel
me-lately = Letzte zehn
me-distribution = Eigene Ergebnisse
me-over-time = Ergebnisse im Lauf der Zeit
me-over-time-note = Ein Punkt ist eine Partie, die Linie das Mittel der letzten zehn.
me-with = Partien
me-with-all = alle
me-with-alone = allein
me-with-bots = nur gegen Bots
# $bot (String) - its level
me-shade = Die Balken sind deine Partien, der Schatten ist, was der Bot „{ $bot }“ allein erreicht.
me-quality = Spielqualität
# $lost (String), $low (String), $high (String)
me-quality-now = Zuletzt { $lost } Punkte pro Partie verloren ({ $low } bis { $high })
me-quality-note = Höher ist besser: Punkte, die deine Entscheidungen gekostet haben, über je zehn Partien, mit dem Bereich, in dem sie liegen können. Die kleinen Balken darunter sind Glück.
me-day = Tag
me-lost = Verlorene Punkte
me-luck = Glück
me-csv = Ergebnisse als CSV
me-records = Aufzeichnungen als Text
# $count (Number)
me-unrated = { $count ->
    [one] { $count } weitere Partie zählt nicht: mit Tipps, zurückgenommenen Würfen oder Hilfe eines Bots.
   *[other] { $count } weitere Partien zählen nicht: mit Tipps, zurückgenommenen Würfen oder Hilfe eines Bots.
}
me-unrated-bot = mit Hilfe eines Bots
me-unrated-hint = mit Tipps
me-unrated-undone = Würfe zurückgenommen
me-unrated-practice = Übung
