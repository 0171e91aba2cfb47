# Words of bots: the arena and training.

# $matches (Number), $seats (Number)
bots-arena-title = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
bots-arena-player = Player
bots-arena-mean = Mean
bots-arena-wins = Wins (95 %)
bots-arena-rating = Rating
bots-arena-forfeits = Forfeits
bots-arena-times = Median / slowest, ms
# $player, $why (String), $count (Number) - of matches
bots-arena-forfeit = { $player } forfeited { $count ->
    [one] { $count } match
   *[other] { $count } matches
}: { $why }
# $net (String) - the name of what learns, such as qwinto-2
bots-train-line = { $net }: { $matches } matches ({ $rate } a second), { $minutes } min, mean { $mean }, { $done } done
bots-train-matches = Matches played
bots-train-mean = Mean score
bots-train-no-picture = No learning curve was drawn: install the extra "plot" for it.

error-bot-failed = This bot could not decide.
error-not-prepared = The game could not be compiled.
