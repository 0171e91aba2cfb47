# A person’s own page: statistics in words.

me-matches = Játszmák
me-best = Legjobb
me-mean = Átlag
me-lately = Utolsó tíz
me-distribution = Saját eredmények
me-over-time = Eredmények az idő során
me-over-time-note = Egy pont egy játszma, a vonal az utolsó tíz átlaga.
me-with = Játszmák
me-with-all = az összes
me-with-alone = egyedül
me-with-bots = csak botok ellen
# $bot (String) - its level
me-shade = Az oszlopok a te játszmáid, az árnyék az, amit a(z) „{ $bot }” bot egyedül elér.
me-quality = A játék minősége
# $lost (String), $low (String), $high (String)
me-quality-now = Legutóbb játszmánként { $lost } elvesztett pont ({ $low }–{ $high })
me-quality-note = Feljebb a jobb: a döntéseiddel elvesztett pontok, tíz-tíz játszmára, a lehetséges tartománnyal. A kis oszlopok alatta a szerencse.
me-day = Nap
me-lost = Elvesztett pont
me-luck = Szerencse
me-csv = Eredmények CSV-ben
me-records = Játszmák szövegként
# $count (Number)
me-unrated = { $count ->
    [one] További { $count } játszma nem számít: tippel, visszavont dobással vagy bot segítségével.
   *[other] További { $count } játszma nem számít: tippel, visszavont dobással vagy bot segítségével.
}
me-unrated-bot = bot segítségével
me-unrated-hint = tippekkel
me-unrated-undone = visszavont dobásokkal
me-unrated-practice = gyakorlás
