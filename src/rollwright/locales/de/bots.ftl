# Words of bots: the arena and training.

# $matches (Number), $seats (Number)
bots-arena-title = { $game }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
}, Startwert { $seed }
bots-arena-player = Spieler
bots-arena-mean = Mittel
bots-arena-wins = Siege (95 %)
bots-arena-rating = Wertung
bots-arena-forfeits = Kampflos verloren
bots-arena-times = Median / längste, ms
# $player, $why (String), $count (Number) - of matches
bots-arena-forfeit = { $player } hat { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} kampflos verloren: { $why }
# $net (String) - the name of what learns, such as qwinto-2
bots-train-line = { $net }: { $matches } Partien ({ $rate } je Sekunde), { $minutes } min, Mittel { $mean }, { $done } geschafft
bots-train-matches = Gespielte Partien
bots-train-mean = Mittlere Punktzahl
bots-train-no-picture = Keine Lernkurve gezeichnet: dafür das Extra „plot“ installieren.

error-bot-failed = Dieser Bot konnte sich nicht entscheiden.
error-not-prepared = Das Spiel konnte nicht übersetzt werden.
