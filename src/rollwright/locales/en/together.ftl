# With whom one plays: the daily challenge, the usual companions, circles.

# $day (String)
together-daily = Daily challenge of { $day }
# $place (Number), $count (Number) - of people
together-place = Place { $place } of { $count }
# $points (Number)
together-behind = { $points ->
    [one] { $points } point behind the best
   *[other] { $points } points behind the best
}
together-best = The best of the day
together-first-today = The first today
# $count (Number)
together-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
# $points (String)
together-share-points = { $points } points
together-not-counted = doesn’t count
together-not-counted-long = This result doesn’t count
together-nameless = No name
together-you = you
together-friend = friend
together-share = Share result
together-friends = Friends
together-everybody = Everybody
together-invitations = Invitations
# $name (String), $game (String)
together-invited = { $name } invites you: { $game }
together-not-now = Not now
# $name (String)
together-never = Never from { $name }
together-decline = No, thanks
together-companions = The usual companions
# $count (Number)
together-matches = { $count ->
    [one] { $count } match together
   *[other] { $count } matches together
}
together-which-game = Which game
together-play = Play together
together-open-table = Open a table
together-play-note = All members are asked to come; whoever comes first has a seat.
together-circles = Circles
together-circle-note = Who leads, head to head, records
together-circle-name = Name of the circle
together-found = Found the circle
together-new-circle = Found a circle
together-circle = Circle
together-no-circle = There is no such circle
together-join-note = In a circle, matches count that at least two members played at one table. Everybody with the link sees the results.
together-join = Join
together-lead = Who leads
together-time = Time
together-week = This week
together-year = This year
# $won (Number), $count (Number) - of matches
together-won-of = { $count ->
    [one] { $won } of { $count } match won
   *[other] { $won } of { $count } matches won
}
together-nothing-yet = No match yet. Matches that at least two members play together count here.
together-duels = Head to head
together-whose = Whose
together-against = Against
together-won = Won
together-lost = Lost
together-tied = Tied
together-records = Highest scores ever
# $game (String), $score (String)
together-record-look = { $game }, { $score }: look back
together-members = Members
# $count (Number)
together-wins-in-row = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
}
# $count (Number)
together-longest = longest run { $count }
together-share-circle = Share the link
together-link-note = Whoever has this link can look and join.
together-leave = Leave the circle
together-leave-sure = Really leave? The others keep their results.
together-delete = Delete the circle
together-delete-sure = Really delete it for everybody?
