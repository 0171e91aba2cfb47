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
