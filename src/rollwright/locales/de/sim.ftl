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
sim-getting-ready = Vorbereitung
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

bench-starting = Der Start wird gemessen …
bench-measuring = { $game } wird gemessen …
bench-machine = { $machine }; Vergleichsschleife { $calibration } ns je Zahl.
bench-game = Spiel
bench-seats = Plätze
bench-one-core = Partien/s, ein Kern
bench-all-cores = Partien/s, alle Kerne
bench-decisions = Entscheidungen/s, ein Kern
bench-rules = mit den Regeln
bench-plain = unübersetzt
bench-factor = mal unübersetzt
bench-play-legend = Zufälliges Spiel; ein Kern nach Prozessorzeit, alle Kerne nach der Uhr. Mit den Regeln: übersetzt, ohne die schnelleren Zwillinge. Unübersetzt: die Regeln als einfaches Python. Mal unübersetzt: die Zwillinge und die übersetzten Regeln.
bench-legal = legal, µs
bench-decide = decide, µs
bench-score = score, µs
bench-steps = Schritte/s
bench-bytes = Bytes je Partie
bench-call-legend = legal, decide, score: ein Aufruf aus Python. Schritte: Entscheidungen, die ein Stapel von Partien ausführt, mit Masken der erlaubten Aktionen.
bench-start = Erster Import und Aufruf: { $first } s. Eine Partie jedes Spiels nach den Importen: { $warm } s.
bench-cold-start = Dasselbe, wenn noch nichts übersetzt ist: { $cold } s.
