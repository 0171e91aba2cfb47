# Words of simulations and benches.

sim-summary = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
sim-interrupted = Stopped: { $done } of { $matches } matches are done and kept.
sim-rate = { $rate } a second
sim-getting-ready = getting ready
sim-seat = Seat
sim-policy = Policy
sim-mean = Mean
sim-spread = Spread
sim-least = Least
sim-most = Most
sim-wins = Wins
sim-failures = Failures
sim-turns = Turns
sim-plot-title = { $game }: scores of { $matches } matches
sim-plot-score = Score
sim-plot-share = Share of matches

bench-starting = Measuring start-up …
bench-measuring = Measuring { $game } …
bench-machine = { $machine }; calibration loop { $calibration } ns a number.
bench-game = game
bench-seats = seats
bench-one-core = matches/s, one core
bench-all-cores = matches/s, all cores
bench-decisions = decisions/s, one core
bench-rules = by the rules
bench-plain = plain
bench-factor = times plain
bench-play-legend = Random play; one core by processor time, all cores by the clock. By the rules: compiled, without the faster twins. Plain: the rules as plain Python. Times plain: the twins, and the compiled rules.
bench-legal = legal, µs
bench-decide = decide, µs
bench-score = score, µs
bench-steps = steps/s
bench-bytes = bytes a match
bench-call-legend = legal, decide, score: one call from Python. Steps: decisions that a batch of matches carries out, with masks of the legal actions.
bench-start = First import and call: { $first } s. A match of each game after the imports: { $warm } s.
bench-cold-start = The same with nothing compiled yet: { $cold } s.
