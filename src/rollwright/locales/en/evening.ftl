# Club evenings: rounds of equal dice at all tables, with one list for everybody.

evening-title = Club evening
evening-new = New club evening
evening-lead = 4 to 60 people, one link. Every table gets the same dice, so the luck is the same for all.
evening-name-of = Name of the evening
evening-name-default = Club evening
evening-seats = Seats at a table
evening-rounds = Rounds
evening-bots = Bots take the seats that are left
evening-open = Open the evening
evening-place = Place
evening-name = Name
# $number (Number)
evening-round = Round { $number }
evening-points = Points
evening-points-why = In each round, of 100: the share of all other players of the round, bots included, who scored less than you.
evening-lost = Lost a decision
evening-lost-why = How well somebody played, whatever the dice: points lost by each decision that was not forced. Less is better.
# $number, $count (Number)
evening-round-of = Round { $number } of { $count }
evening-before = The first round has not begun.
# $count (Number)
evening-people = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
evening-come = Join
evening-your-name = Your name
evening-comes-in = You are in. The host begins the round, and this page takes you to your table.
evening-late = You are in from the next round on.
evening-last-late = The last round has begun: you can watch the list.
evening-leave = Leave the evening
evening-back = Come back
evening-left = left
evening-your-table = To your table
evening-your-table-over = Your table has finished. The others are still playing.
# $number (Number)
evening-begin = Begin round { $number }
evening-bots-finish = Let bots finish the round
evening-bots-finish-why = For tables where nobody goes on. Rounds that a bot finishes bring no points.
evening-end = End the evening
evening-end-sure = Nobody can join after that. The list stays.
evening-over = The evening is over
# $name (String)
evening-winner = { $name } wins the evening.
# $name (String)
evening-remove = Remove { $name }
evening-wall = Big screen
evening-wall-back = Back to the evening
evening-csv = CSV
evening-pdf = PDF
evening-results = Results
evening-tables = Tables
# $number (Number)
evening-table = Table { $number }
evening-table-over = finished
evening-table-playing = playing
evening-scan = Scan to join
evening-bot-played = a bot played
