# Words that every part of Rollwright shares.
# $colour is always a key (orange, yellow, purple, blue, red, green, white, black), never a translated word.

language-name = English

game-qwinto = Qwinto
game-qwantum = Qwantum
game-twenty-one = Twenty One
game-splitter = Splitter

colour-orange = orange
colour-yellow = yellow
colour-purple = purple
colour-blue = blue
colour-red = red
colour-green = green
colour-white = white
colour-black = black

# One letter from the name of each colour, for dice and sheets. No two colours may share one.
letter-orange = O
letter-yellow = Y
letter-purple = P
letter-blue = B
letter-red = R
letter-green = G
letter-white = W
letter-black = K

die-orange = orange die
die-yellow = yellow die
die-purple = purple die
die-blue = blue die
die-red = red die
die-green = green die
die-white = white die
die-black = black die
# $number (Number) - which of Qwantum's colour dice, or of Splitter's two dice
die-numbered = die { $number }
die-first = die 1
die-second = die 2

row-orange = orange row
row-yellow = yellow row
row-purple = purple row
row-blue = blue row
row-red = red row

## Places on a sheet. $number is counted from 1.

sheet-row = row { $number }
sheet-column = column { $number }
sheet-field = field { $number }
sheet-limit = limit { $number }
sheet-bonus-field = bonus field
sheet-star = star
sheet-heart = heart
sheet-failed-throws = Failed throws
# $letter (String) - which of the sheets of Twenty One
sheet-lettered = sheet { $letter }
# $letter (String) - which of the boards of Splitter
sheet-board = board { $letter }
sheet-own-note = These are Rollwright’s own sheets, not those of the printed pad.

# $number (Number) - counted from 1
seat-numbered = Seat { $number }
seat-active = active player
seat-bot = bot
seat-you = you

phase-throw = Throw the dice
phase-over = The game is over
phase-qwinto-dice = Choose the dice to throw
phase-qwinto-again = Keep the throw, or throw again?
phase-qwinto-write = Everyone may write
phase-qwantum-again = Keep the dice, or throw some again?
phase-qwantum-first = Only the active player may write
phase-qwantum-second = Everyone may write
phase-twenty-one-again = Keep the throw, or throw again?
phase-twenty-one-write = Everyone writes or crosses out
phase-splitter-place = Everyone writes both numbers

action-dice = Choose dice
action-throw = Throw
action-again = Throw again
action-keep = Keep
action-write = Write
action-place = Write both numbers
action-cross = Cross out
action-pass = Pass
action-undo = Undo

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-failed-throws = { $count ->
    [one] { $count } failed throw
   *[other] { $count } failed throws
}
count-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# $least, $most (Number)
count-players-range = { $least } to { $most } players

result-total = Total
# $name (String), $points (Number)
result-winner = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $names (String) - a list made with result-names, $points (Number)
result-tie = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
# $names (String) - all names but the last, with commas, $last (String)
result-names = { $names } and { $last }
