"""The printed facts of Stairs."""

DICE = ("left", "right")
FACES = (1, 2, 3, 4, 5, 6)
SEATS = range(1, 5)
MINUTES = 5

STEPS = 7
LARGEST = len(DICE) * FACES[-1]
FULL_BONUS = 5
MISSES_TO_END = 3
MISS_COST = 2
