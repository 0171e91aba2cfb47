# Słowa symulacji i pomiarów.

sim-summary = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
} { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, ziarno { $seed }
sim-interrupted = Zatrzymano: rozegrano { $done } z { $matches } partii; wyniki są zachowane.
sim-rate = { $rate } na sekundę
sim-seat = Miejsce
sim-policy = Sposób gry
sim-mean = Średnia
sim-spread = Rozrzut
sim-least = Min.
sim-most = Maks.
sim-wins = Wygrane
sim-failures = Nieudane
sim-turns = Tury
sim-plot-title = { $game }: wyniki { $matches } partii
sim-plot-score = Punkty
sim-plot-share = Udział partii
