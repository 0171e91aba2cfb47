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
sim-getting-ready = przygotowanie
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

bench-starting = Pomiar uruchamiania …
bench-measuring = Pomiar: { $game } …
bench-machine = { $machine }; pętla porównawcza { $calibration } ns na liczbę.
bench-game = gra
bench-seats = miejsca
bench-one-core = partie/s, jeden rdzeń
bench-all-cores = partie/s, wszystkie rdzenie
bench-decisions = decyzje/s, jeden rdzeń
bench-rules = według zasad
bench-plain = bez kompilacji
bench-factor = ile razy szybciej
bench-play-legend = Gra losowa; jeden rdzeń według czasu procesora, wszystkie rdzenie według zegara. Według zasad: skompilowane, bez szybszych bliźniaków. Bez kompilacji: zasady jako zwykły Python. Ile razy szybciej niż bez kompilacji: bliźniaki i skompilowane zasady.
bench-legal = legal, µs
bench-decide = decide, µs
bench-score = score, µs
bench-steps = kroki/s
bench-bytes = bajty na partię
bench-call-legend = legal, decide, score: jedno wywołanie z Pythona. Kroki: decyzje wykonywane w pakiecie partii, z maskami dozwolonych działań.
bench-start = Pierwszy import i wywołanie: { $first } s. Po jednej partii każdej gry po importach: { $warm } s.
bench-cold-start = To samo, gdy nic nie jest jeszcze skompilowane: { $cold } s.
