# Words of bots: the arena and training.

# $matches (Number), $seats (Number)
bots-arena-title = { $game }: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, ziarno { $seed }
bots-arena-player = Gracz
bots-arena-mean = Średnia
bots-arena-wins = Wygrane (95 %)
bots-arena-rating = Ranking
bots-arena-forfeits = Walkowery
bots-arena-times = Mediana / najdłużej, ms
# $player, $why (String), $count (Number) - of matches
bots-arena-forfeit = { $player } przegrał walkowerem { $count ->
    [one] { $count } partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}: { $why }
# $net (String) - the name of what learns, such as qwinto-2
bots-train-line = { $net }: partie: { $matches } ({ $rate } na sekundę), { $minutes } min, średnia { $mean }, gotowe { $done }
bots-train-matches = Rozegrane partie
bots-train-mean = Średni wynik
bots-train-no-picture = Nie narysowano krzywej uczenia: zainstaluj dodatek „plot”.

error-bot-failed = Ten bot nie zdołał podjąć decyzji.
error-not-prepared = Nie udało się skompilować gry.
