# A szimulációk és mérések szavai.

sim-summary = { $matches ->
    [one] { $matches } játszma
   *[other] { $matches } játszma
}, { $game }, { $seats ->
    [one] { $seats } hely
   *[other] { $seats } hely
}, kezdőérték: { $seed }
sim-interrupted = Megállítva: { $matches } játszmából { $done } lezajlott, az eredményük megmarad.
sim-rate = { $rate } másodpercenként
sim-getting-ready = előkészítés
sim-seat = Hely
sim-policy = Játékmód
sim-mean = Átlag
sim-spread = Szórás
sim-least = Min.
sim-most = Max.
sim-wins = Győzelem
sim-failures = Sikertelen
sim-turns = Kör
sim-plot-title = { $game }: { $matches } játszma pontszámai
sim-plot-score = Pontszám
sim-plot-share = A játszmák aránya

bench-starting = Az indulás mérése …
bench-measuring = { $game } mérése …
bench-machine = { $machine }; összehasonlító ciklus: { $calibration } ns számonként.
bench-game = játék
bench-seats = hely
bench-one-core = játszma/s, egy mag
bench-all-cores = játszma/s, minden mag
bench-decisions = döntés/s, egy mag
bench-rules = a szabályokkal
bench-plain = fordítás nélkül
bench-factor = hányszoros
bench-play-legend = Véletlen játék; egy mag processzoridőben, minden mag az óra szerint. A szabályokkal: lefordítva, a gyorsabb ikrek nélkül. Fordítás nélkül: a szabályok egyszerű Pythonként. Hányszoros: az ikrek, illetve a lefordított szabályok a fordítás nélkülihez képest.
bench-legal = legal, µs
bench-decide = decide, µs
bench-score = score, µs
bench-steps = lépés/s
bench-bytes = bájt játszmánként
bench-call-legend = legal, decide, score: egy hívás Pythonból. Lépés: döntések, amelyeket játszmák egy kötege végrehajt, a szabályos lépések maszkjaival.
bench-start = Első import és hívás: { $first } s. Minden játékból egy játszma az importok után: { $warm } s.
bench-cold-start = Ugyanez, ha még semmi sincs lefordítva: { $cold } s.
