# Words of bots: the arena and training.

# $matches (Number), $seats (Number)
bots-arena-title = { $game }: { $matches } játszma, { $seats } hely, kezdőérték: { $seed }
bots-arena-player = Játékos
bots-arena-mean = Átlag
bots-arena-wins = Győzelem (95 %)
bots-arena-rating = Értékszám
bots-arena-forfeits = Feladás
bots-arena-times = Medián / leghosszabb, ms
# $player, $why (String), $count (Number) - of matches
bots-arena-forfeit = { $player } { $count } játszmát játék nélkül vesztett el: { $why }
# $net (String) - the name of what learns, such as qwinto-2
bots-train-line = { $net }: { $matches } játszma (másodpercenként { $rate }), { $minutes } perc, átlag { $mean }, { $done } kész
bots-train-matches = Lejátszott játszmák
bots-train-mean = Átlagos pontszám
bots-train-no-picture = Nem készült tanulási görbe: ehhez telepítsd a „plot” kiegészítőt.

error-bot-failed = Ez a bot nem tudott dönteni.
error-not-prepared = A játékot nem sikerült lefordítani.
