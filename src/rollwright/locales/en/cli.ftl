# Words of the command line.

cli-games-key = Key
cli-games-name = Game
cli-games-seats = Players
cli-games-minutes = Minutes
cli-games-variants = Variants
cli-games-practice = Alone it is practice: the rulebook doesn't know it.

cli-prepare-once = Compiling the games for this computer. This is done only once.
cli-prepare-table = rules ready
cli-prepare-bots = bots ready
cli-prepare-simulation = simulation ready
cli-prepare-reviews = reviews ready
cli-prepare-not-kept = The compiled games can't be kept: the cache folder is not writable. Every start will compile again.
