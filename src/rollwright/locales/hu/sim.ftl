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
