# Wörter der Simulationen und Messungen.

sim-summary = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }
sim-interrupted = Angehalten: { $done } von { $matches } Partien sind gespielt und bleiben erhalten.
sim-rate = { $rate } pro Sekunde
sim-seat = Platz
sim-policy = Spielweise
sim-mean = Mittel
sim-spread = Streuung
sim-least = Min.
sim-most = Max.
sim-wins = Siege
sim-failures = Fehlwürfe
sim-turns = Züge
sim-plot-title = { $game }: Punkte aus { $matches } Partien
sim-plot-score = Punkte
sim-plot-share = Anteil der Partien
