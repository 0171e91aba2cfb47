# A person’s own page: statistics in words.

me-matches = Partie
me-best = Najlepszy
me-mean = Średnia
me-lately = Ostatnie dziesięć
me-distribution = Własne wyniki
me-over-time = Wyniki w czasie
me-over-time-note = Kropka to partia, linia to średnia z ostatnich dziesięciu.
me-with = Partie
me-with-all = wszystkie
me-with-alone = w pojedynkę
me-with-bots = tylko z botami
# $bot (String) - its level
me-shade = Słupki to twoje partie, cień to wyniki bota „{ $bot }” grającego samotnie.
me-quality = Jakość gry
# $lost (String), $low (String), $high (String)
me-quality-now = Ostatnio strata na partię: { $lost } (od { $low } do { $high })
me-quality-note = Wyżej znaczy lepiej: punkty stracone przez decyzje, po dziesięć partii, z możliwym zakresem. Małe słupki pod spodem to szczęście.
me-day = Dzień
me-lost = Stracone punkty
me-luck = Szczęście
me-csv = Wyniki jako CSV
me-records = Zapisy jako tekst
# $count (Number)
me-unrated = { $count ->
    [one] Jeszcze { $count } partia się nie liczy: z podpowiedziami, cofniętymi rzutami lub pomocą bota.
    [few] Jeszcze { $count } partie się nie liczą: z podpowiedziami, cofniętymi rzutami lub pomocą bota.
    [many] Jeszcze { $count } partii się nie liczy: z podpowiedziami, cofniętymi rzutami lub pomocą bota.
   *[other] Jeszcze { $count } partii się nie liczy: z podpowiedziami, cofniętymi rzutami lub pomocą bota.
}
me-unrated-bot = z pomocą bota
me-unrated-hint = z podpowiedziami
me-unrated-undone = cofnięte rzuty
me-unrated-practice = ćwiczenie
