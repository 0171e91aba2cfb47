game-stairs = Stairs
tagline-stairs = Seven steps, two dice, and numbers that rise.
phase-stairs-write = Everyone may write
part-stairs-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
part-stairs-full = Full staircase
part-stairs-failures = { $count ->
    [one] { $count } miss
   *[other] { $count } misses
}
die-left = left die
die-right = right die
# $number (Number) - counted from 1
stairs-step = step { $number }
paper-hint-stairs = Numbers rise from step to step
rules-stairs-idea-1 = Fill a staircase with numbers that rise.
rules-stairs-material-1 = One to four players, two dice, and a sheet with seven steps for everybody.
rules-stairs-writing-1 = Numbers rise strictly from the lowest step to the highest.
rules-stairs-turn-1 = The active player throws both dice. Everybody writes the sum on a free step, or passes and marks a miss.
rules-stairs-end-1 = The match is over after a round in which somebody has filled all steps or marked the third miss.
rules-stairs-scoring-1 = Each written step is worth 1 point, a full staircase 5 more. Each miss costs 2 points.
rules-stairs-good-to-know-1 = Seven is thrown most often.
client-short-stairs = Numbers that rise
client-stairs-write = Write { $number } on a step
client-stairs-note = or pass
client-stairs-head = numbers rise
client-change-stairs-steps = { $points } step
client-change-stairs-full = { $points } full staircase
client-change-stairs-failures = { $points } miss
client-guide-stairs-write = Tap a step: the sum goes there.
client-stairs-ended = A staircase is full, or somebody has three misses.
