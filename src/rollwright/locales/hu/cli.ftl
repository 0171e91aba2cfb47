# Words of the command line.

cli-games-key = Kulcs
cli-games-name = Játék
cli-games-seats = Játékosok
cli-games-minutes = Perc
cli-games-variants = Változatok
cli-games-practice = Egyedül gyakorlás: a szabálykönyv nem ismeri.

cli-prepare-once = A játékok fordítása erre a számítógépre. Erre csak egyszer van szükség.
cli-prepare-table = szabályok készen
cli-prepare-bots = botok készen
cli-prepare-simulation = szimuláció kész
cli-prepare-reviews = elemzés kész
cli-prepare-not-kept = A lefordított játékok nem menthetők: a gyorsítótár mappája nem írható. Minden indításkor újra le kell fordítani őket.
