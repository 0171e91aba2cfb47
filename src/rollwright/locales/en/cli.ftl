# Words of the command line.

cli-games-key = Key
cli-games-name = Game
cli-games-seats = Players
cli-games-minutes = Minutes
cli-games-variants = Variants
cli-games-practice = Alone it is practice: the rulebook doesn't know it.
