# The words of the page. Names of games, colours, phases and parts of the score are in the other files.

## Start page

client-lead = Four pencil-and-dice games. Take a sheet, throw, write.
client-short-qwinto = Three rising rows
client-short-qwantum = Climb, then come down
client-short-twenty-one = Hit the limits
client-short-splitter = Both dice, mirrored
client-names = Qwinto, Qwantum, Twenty One and Splitter are names of their publishers, used here to say what can be played. Drawings, texts and sheets are our own.
client-play-bots = Play bots
# $game (String)
client-play-bots-name = Play bots: { $game }
client-play = Play
client-together = Playing together
client-open-table = Open a table for friends
client-open-table-note = by link, QR code or short code
client-code = Code
client-join = Join
# $game (String)
client-daily = Today’s challenge: { $game }
client-daily-note = The same dice for everyone.
# $count (Number) - how many have played, $best (Number) - the best score
client-daily-best = { $count } played, best { $best }.
client-daily-look = Look
# $game (String)
client-daily-other = { $game } of today
client-open-tables = Open tables
client-sit-down = Sit down
# $game (String)
client-my-table = { $game }: your table
# $code (String)
client-my-table-waits = Waiting for players, code { $code }
client-default-name = Guest
# $count (Number)
client-minutes = { $count } min

## Head of every page

client-home = Rollwright, start page
client-back-home = Back to the start page
client-to-home = To the start page
client-settings = Settings
client-language = Language
client-theme = Colours
# $theme (String)
client-theme-now = Colours: { $theme }
client-theme-system = as the system
client-theme-light = light
client-theme-dark = dark
client-large-text = Large text
client-at-table = At the table
client-sound = Sounds
client-vibration = Vibration
client-reactions = Reactions
client-awake = Screen stays on
client-confetti = Confetti for a record
client-react = Call something to the others
client-reactions-off = No reactions
client-reaction-nice = Well done!
client-reaction-wow = Wow!
client-reaction-laugh = Ha ha!
client-reaction-oh-no = Oh no!
client-reaction-thanks = Thank you!
# $name (String), $words (String) - what was called
client-reacted = { $name }: { $words }
# $game (String), $points (String)
client-personal-record = Your highest score in { $game } so far. The best before: { $points }.
client-me = My page
client-menu = Menu
client-close = Close

## Opening a table, and waiting for the others

client-game = Game
client-variant = Board
client-seats = Seats
client-fewer = Fewer seats
client-more = More seats
# $number (Number) - counted from 1
client-name-of-seat = Name, seat { $number }
client-who-sits = Who sits on seat { $number }
client-holder-me = you
client-holder-open = comes by link
client-holder-device = on this device
client-holder-bot = bot
client-bot-level = Strength of the bots
client-source-sealed = Dice of the page
client-source-typed = Real dice, typed in
client-on-device = Play on this device: it needs no server, and nobody else can join
client-pace = Pace
client-pace-live = All are here now
client-pace-slow = slow, over days
client-listed = Show it among the open tables
client-open = Open the table
client-start = Start
# $count (Number)
client-start-bots = { $count ->
    [one] a bot takes the open seat
   *[other] bots take { $count } open seats
}
# $game (String)
client-lobby-title = Your table: { $game }
# $name (String), $game (String)
client-lobby-invited = { $name } invites you to a game of { $game }
client-your-name = Your name
client-take-seat = Take a seat
client-leave-whenever = Leave whenever you must: a bot holds your seat until you are back. No account, no install.
# $name (String)
client-wait-start = You are seated. { $name } starts the match.
client-table-full = All seats are taken. You can watch when the match begins.
client-at-the-table = At the table
client-seat-bot = ready
client-seat-open = still free
client-seat-here = here
client-seat-for-person = for a person
# $number (Number) - counted from 1
client-seat-level = Who takes seat { $number }
client-invite = How others get here
client-scan-or-type = Scan, or type
client-share = Share link
client-copied = Copied
client-link = Link to this table
client-qr-alt = QR code with the link to this table

## Bots. $level is one of the names below

# $number (Number) - of the seat
client-bot-name = Bot { $number } ({ $level })
client-bot-choice = Bot ({ $level })
client-bot-random = random
client-bot-casual = casual
client-bot-club = club
client-bot-master = master
client-bots-how = How the bots play
client-bots-title = The bots
client-bots-lead = Four strengths for every game, each with what it reaches. All decide by the same dice and rules as you, and none sees what is hidden from you.
client-bots-random-text = Takes any move that is allowed, each as likely as another. For getting to know a game without being beaten.
client-bots-casual-text = Knows what is good and what is bad, but misjudges every move by some points, like somebody who plays now and then.
client-bots-club-text = A solid player. It judges sheets by what thousands of practice matches have shown, in Twenty One by exact reckoning, errs a little and looks at its own points alone.
client-bots-master-text = The best we have. It judges without errors, looks ahead, and plays to win: it watches the others’ sheets and when the match may end.
client-bots-game = Game
client-bots-alone = Mean score alone
# $level (String) - the level below
client-bots-wins = Wins against { $level }
# $least and $most (Number) - of matches
client-bots-note = Mean score: how many points a match alone brings on average, ± the standard error of that mean. Wins: the share of matches with two players, a tie counts as half a win; in Splitter on board A. Each figure comes from { $least } to { $most } matches with the same dice for all.

## The table

client-you = You
client-others = The others
# $turn (Number)
client-turn = Turn { $turn }
# $round (Number), $of (Number)
client-round = Round { $round } of { $of }
client-turn-short = T{ $turn }
client-real-dice = real dice
client-your-sheet = Your sheet
client-your-board = Your board
# $name (String)
client-sheet-of = Sheet of { $name }
client-whose-sheet = Whose sheet
client-to-act = is to act
client-dice = Dice
client-log = What happened
client-your-turn = It is your turn.
client-nudged = The others are waiting for you.
# $count (Number)
client-still-think-count = { $count ->
    [one] { $count } still thinks
   *[other] { $count } still think
}
client-status-throws = throws
client-status-thinking = thinking
client-status-decided = decided, hidden
client-status-waits = waits
client-status-over = finished
client-status-stand-in = a bot stands in
client-status-away = away
client-line-away = No connection. Your sheet is safe; what you write is sent when the line is back.
client-line-away-start = No connection. The table opens as soon as the line is back.
client-line-away-kept = No connection. This is how your match stood; it goes on when the line is back.
client-plain-http = Over plain http, browsers keep no page for playing offline and install none. The server’s documentation says under “Deployment” how to get https.
client-connecting = One moment …
client-no-table = No table here
client-not-done = Not done
client-all-right = All right
client-error-unknown = Something went wrong. Please try again.
client-error-offline = No connection to the server. You can play on this device; joining others needs a connection.
client-keys = Keys: arrows move on the sheet, Enter writes, N next possible field, Esc unchooses, Z takes back, 1 to 7 pick dice, S swaps, F reads a die’s faces.

## Rules, undo, leaving

client-rules = Rules
# $game (String)
client-rules-of = Rules of { $game }
client-print-sheets = Print sheets
client-undo = Undo the last decision
client-undo-free = at once
client-undo-ask = the others are asked
# $name (String)
client-undo-asked = { $name } asks to undo the last decision.
client-agree = Agree
client-disagree = No
client-leave = Leave the seat to a bot
# $name (String)
client-leave-name = Leave { $name }’s seat to a bot
client-leave-note = you may come back at any time
# $name (String)
client-bot-holds = A bot holds the seat of { $name }.
client-return = Play on myself
client-nudge-all = Nudge
# $name (String)
client-nudge-name = Nudge { $name }

## In the tray

client-your-throw = Your throw
# $count (Number)
client-your-throw-note = { $count ->
    [one] one die
   *[other] { $count } dice
}
# $name (String)
client-throws = { $name } throws
# $names (String), $count (Number)
client-decides = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
# $names (String), $count (Number)
client-still-think = { $count ->
    [one] { $names } still thinks
   *[other] { $names } still think
}
client-all-decided = All have decided
# $left (Number), $of (Number)
client-hidden-until = { $left ->
    [0] Hidden until all have decided.
   *[other] Hidden until all have decided. { $left } of { $of } to go.
}
client-take-back = Take back
# $sum (Number)
client-you-threw = You threw { $sum }
# $name (String), $sum (Number)
client-name-threw = { $name } threw { $sum }
client-you-threw-dice = Your dice
# $name (String)
client-name-threw-dice = The dice of { $name }
# $numbers (String)
client-you-wrote = You wrote { $numbers }
client-you-passed = You passed
client-you-crossed = You crossed out a field
# $sum (Number)
client-keep = Keep { $sum }
client-keep-all = Keep all
client-again = again
client-again-once = once
# $count (Number)
client-throw-again = { $count ->
    [one] Throw one again
   *[other] Throw { $count } again
}
client-choose-dice = Choose dice
client-choose-field = Choose a field
client-choose-numbers = Choose numbers
# $number (Number)
client-write-number = Write { $number }
# $count (Number)
client-write-numbers = { $count ->
    [one] Write one number
   *[other] Write { $count } numbers
}
client-go-on = Go on
client-costs-nothing = costs you nothing
# $points (String) - with its sign
client-costs = { $points } failed throw
client-nothing-fits = Nothing fits.
client-nothing-fits-cross = Nothing fits: cross out a field.
client-nothing-yet = nothing yet
client-which-way = Which way round

client-qwinto-dice-note = tap those you want to throw
# $colours (String) - a list of colours
client-qwinto-write-note = { $colours }, or pass
client-qwinto-note = numbers rise from left to right
client-qwantum-again = Your throw: tap the dice to throw again
client-qwantum-alone = Only you may write now
# $alone (String) - yes or no
client-qwantum-write-note = { $alone ->
    [yes] the sum of one colour, or go on
   *[no] the sum of one colour, or pass
}
# $colour (String) - the key of a colour
client-qwantum-taken = { $colour ->
    [purple] purple is used, the other colours are open
    [blue] blue is used, the other colours are open
    [red] red is used, the other colours are open
    [yellow] yellow is used, the other colours are open
   *[other] { $colour }
}
client-qwantum-note = sums stand at their rows
# $die (String)
client-faces-of = faces of { $die }
client-own-sheets = Rollwright’s own sheets; those of the printed pad aren’t published
client-twenty-one-note = Tap all you want, then write.
client-tap-all = tap all you want, then write
# $numbers (String)
client-splitter-write = Write { $numbers }
client-splitter-note = in a field and its mirror
client-splitter-head = groups of exactly their number score

## On the sheets

client-columns = columns
client-sum = sum
client-rising = rising
client-falling = falling
client-hits = Hits
# $row (Number) - counted from 1
client-current-row = Row { $row }, the current row
# $number (Number)
client-too-high = { $number } too high
# $number (Number) - from 1 to 6
client-number-group = { $number }s
client-hearts = Hearts
# $count (Number), $most (Number)
client-failures = Failed throws: { $count } of { $most }
# $colour (String) - the key of a colour, $points (Number)
client-tally-row = { $colour ->
    [orange] Orange row
    [yellow] Yellow row
    [purple] Purple row
   *[other] { $colour }
}: { $points }
# $points (Number)
client-tally-columns = Full columns: { $points }
# $number (Number), $colour (String) - the key of a colour
client-lens = { $colour ->
    [orange] Write { $number } in orange
    [yellow] Write { $number } in yellow
    [purple] Write { $number } in purple
   *[other] { $number }
}
client-lens-left = Further left
client-lens-right = Further right

## What a choice brings. $points (String) has its sign

client-change-qwinto-row = { $points } number
client-change-qwinto-full-row = { $points } full row
client-change-qwinto-column = { $points } full column
client-change-qwinto-failures = { $points } failed throw
# $number (Number) - of the column
client-change-qwantum-column = { $points } column { $number } full
client-change-qwantum-failures = { $points } failed throw
client-change-twenty-one-numbers = { $points } for numbers
# $count (Number)
client-change-twenty-one-hits = { $points } for { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
# $number (Number) - written in the group
client-change-splitter-group = { $points } group of { $number }s
client-change-splitter-starred-group = { $points } { $number ->
    [1] single 1 on a star
   *[other] group of { $number }s with a star
}
client-change-splitter-hearts = { $points } equal hearts

## Typed dice

client-type-dice = What fell
# $name (String)
client-type-prompt = { $name } throws at the table. Type what fell.
# $count (Number), $all (Number)
client-typed-count = { $count } of { $all } dice typed
client-clear = Clear
# $die (String)
client-die-missing = { $die } is missing
client-right = Right

client-correct = Correct what was thrown
client-correct-choose = Which throw was typed in wrongly?
# $turn (Number)
client-correct-title = What really fell in turn { $turn }?
client-correct-note = What is still possible stays. What isn’t is asked for again.
client-correct-done = Correct it
client-correct-ask = Ask the others
client-correct-same = This is what was typed in
client-correct-other = Another throw
# $name (String), $turn (Number), $dice (String)
client-correct-asked = { $name } says: in turn { $turn } fell { $dice }.
# $turn (Number), $dice (String)
client-correct-waits = The others are asked whether { $dice } fell in turn { $turn }.
client-correct-withdraw = Never mind

## The end

# $by (Number)
client-end-you = You win by { $by }
# $name (String), $by (Number)
client-end-other = { $name } wins by { $by }
# $names (String), $points (String)
client-end-tie = { $names } share the victory with { $points }
# $points (String)
client-end-solo = { $points } points
# $count (Number)
client-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
client-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
client-score = Score
client-full-columns = Full columns
client-note-full = full
# $count (Number)
client-note-numbers = { $count ->
    [one] number
   *[other] numbers
}
client-dice-sealed = The dice lay in a sealed envelope.
client-dice-honest = The dice envelope is open and fits.
client-dice-wrong = The dice envelope does not fit.
client-dice-closed = The dice envelope is still closed: it opens when the day is over.
client-shares-all = Every throw holds a share of everybody’s device, so nobody could choose the dice.
# $name (String), $count, $throws (Number)
client-share-missing = { $name }’s share is missing from { $count } of { $throws } throws: the others could have chosen those together.
client-unshared = { $count } of { $throws } throws hold nobody’s share: whoever runs the server could have chosen them.
# $throw (Number)
client-share-differs = In throw { $throw }, { $name }’s share is not the one that was committed to.
client-check = Check
client-record = Record
client-look-back = Look back
client-rematch = Rematch
client-rematch-note = same seats, new dice
client-rematch-open = A rematch is open: go there
client-replay = Replay
client-from-seat = Seen from
client-step-back = One step back
client-step-on = One step on
client-moment = Moment of the match

## My page

client-save = Save
client-saved = Saved.
client-my-results = My results
client-my-matches = My matches
client-recovery = Come back from another device
client-recovery-note = Write this code down: with it you are the same person on any device. A new code makes the old one worthless.
client-recovery-make = Make a code
client-recovery-code = Recovery code
client-recovery-use = Use
client-recovered = Welcome back.
client-forget = Forget me
client-forget-sure = Really forget everything about me? Tap again.

## The first match: each step is explained once

client-understood = All right
client-no-guide = No more hints
client-guide-qwinto-dice = Choose which dice to throw. Their sum may be written in the row of any colour that you throw.
client-guide-qwinto-again = Not happy? Once you may throw the same dice again.
client-guide-qwinto-write = Everyone may write this sum in a raised field. Tap a field to see what it brings, tap again to write.
client-guide-qwantum-again = Pick up dice to throw them again, or keep all. A picked die shows its faces.
client-guide-qwantum-first = Now you alone may write one sum at the end of its row, or go on.
client-guide-qwantum-second = Now everyone may write a sum of the remaining colours. Full columns score.
client-guide-twenty-one-again = Keep the dice, or throw once more. Dice that show a one stay.
client-guide-twenty-one-write = Tap every number that you want to write in your current row. A number that equals its limit is a hit.
client-guide-splitter-place = Tap a field: one number goes there, the other into its mirror. Tap the mirror to turn them round.

## What happened. $who (String) is you or other, $name (String), $points (String) has its sign, $gain (String) is some or none

log-opened = The table is open
log-seated = { $who ->
    [you] You sit down
   *[other] { $name } sits down
}
log-left = { $who ->
    [you] You left the seat
   *[other] A seat is free again
}
log-stood-in = { $who ->
    [you] A bot stands in for you
   *[other] { $name } is away, a bot stands in
}
log-returned = { $who ->
    [you] You are back
   *[other] { $name } is back
}
# $dice (String)
log-thrown = { $who ->
    [you] You threw { $dice }
   *[other] { $name } threw { $dice }
}
log-picked = { $who ->
    [you] You take { $dice }
   *[other] { $name } takes { $dice }
}
log-again = { $who ->
    [you] You throw again
   *[other] { $name } throws again
}
log-kept = { $who ->
    [you] You keep the throw
   *[other] { $name } keeps the throw
}
# $where (String)
log-wrote = { $who ->
    [you] You wrote: { $where }
   *[other] { $name } wrote: { $where }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-passed = { $who ->
    [you] You passed
   *[other] { $name } passed
}
log-crossed = { $who ->
    [you] You crossed out a field
   *[other] { $name } crossed out a field
}
# $row, $column (Number) - counted from 1
log-placed = { $who ->
    [you] You wrote in row { $row }
   *[other] { $name } wrote in row { $row }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-failed = { $who ->
    [you] You failed a throw: { $points }
   *[other] { $name } failed a throw: { $points }
}
log-hinted = { $who ->
    [you] You had a hint
   *[other] { $name } had a hint
}
log-undone = { $who ->
    [you] You took the last decision back
   *[other] { $name } took the last decision back
}
# $turn (Number)
log-corrected = { $who ->
    [you] You corrected the throw of turn { $turn }
   *[other] { $name } corrected the throw of turn { $turn }
}
# $total (String)
log-ended = The match is over; the best has { $total }
# $colour (String) - the key of a colour, $column (Number) - counted from 1
client-where-row-column = { $colour ->
    [orange] orange
    [yellow] yellow
    [purple] purple
   *[other] { $colour }
}, column { $column }

## Spoken by screen readers

# $game (String), $name (String)
say-sheet = { $game } sheet of { $name }
say-points = points
say-look-closely = look at the sheet closely
# $die (String), $face (String)
say-die = { $die }, { $face }
# $colour (String) - the key of a colour, $sum (Number)
say-row-sum = { $colour ->
    [purple] purple
    [blue] blue
    [red] red
    [yellow] yellow
   *[other] { $colour }
}, sum { $sum }
# $column (Number), $points (Number)
say-column-score = column { $column }, { $points } points
# $number (Number), $points (Number)
say-number-points = { $number }s: { $points } points
say-heart-points = Hearts: { $points } points
# $left, $right (Number), $points (String), $note (String)
say-way = { $left } left, { $right } right: { $points }, { $note }
# $column (Number) - counted from 1
say-mirror = mirror column { $column }
say-free = free
say-next = next
say-chosen = chosen
say-decided = decided, hidden
say-crossed = crossed out
# $number (String), $points (String)
say-would-bring = { $number } would bring { $points }

## Home, tables, one device for several people, the first match

client-opening = Opening …
# $level (String), $points (Number) - what it scores on average
client-level-scores = { $level }, about { $points }
# $game (String)
client-bot-level-of = Strength of the bots: { $game }
client-we-have-dice = We have real dice
client-we-have-dice-note = the page is your score sheet
client-my-tables = Unfinished matches
# $count (Number)
client-my-tables-more = { $count } more
# $game (String), $names (String)
client-my-table-against = { $game } with { $names }
client-my-move = your move
client-their-move = the others’ move
client-give-up = Give up
client-give-up-sure = Really?
client-leave-table = Leave this table
client-network = Address for the others
client-nowhere = There is nothing here
client-nowhere-note = This address leads to no page. Perhaps a character is missing.
client-watching = You are watching.
# $name (String)
client-hand-over = Pass the device to { $name }
client-hand-over-to = Pass it on to
# $name (String)
client-hand-over-ready = I am { $name }
client-hand-over-never = One of us writes for everyone: don’t ask again
# $name (String)
client-type-picked = { $name } throws one to three dice. Type what fell.
client-guide-qwinto-goal = Fill three rows with numbers that rise from left to right. Full rows and columns score; the most points win.
client-guide-qwinto-pentagon = A pentagon counts again as a bonus when its whole column is full.
client-guide-qwinto-rows = A full row scores its last number on the right; any other row one point for each number.
client-guide-qwinto-end = The match ends when somebody has two full rows or four failed throws. A failed throw costs 5 points.
client-guide-qwantum-goal = Write sums that rise up to the thick line and fall after it. Each full column scores its second lowest number; the most points win.
client-guide-qwantum-line = Before the thick line numbers rise, after it they fall.
client-guide-qwantum-end = Whoever writes nothing in a turn of their own takes a failed throw. The match ends when somebody has filled all four rows, or with the fifth failed throw.
client-guide-twenty-one-goal = Fill your rows from the top, one number for each colour, never above the printed limit. High numbers score, and so do hits.
client-guide-twenty-one-hits = A hit is a number that equals its limit. More hits in a row bring a higher bonus: the scale below the row shows it.
client-guide-twenty-one-end = The match ends when somebody has filled all rows.
client-guide-splitter-goal = Write both dice in mirrored fields. A group of exactly as many equal numbers as they say scores: three 3s, four 4s.
client-guide-splitter-groups = Only groups of exactly the right size score: a fourth 3 beside three 3s spoils them.
client-guide-splitter-star = A group that holds a star scores twice.
client-guide-splitter-hearts = Equal numbers in all hearts bring a bonus.
client-guide-splitter-end = The match ends when all fields are full. All players write the same dice.
client-daily-short = daily challenge
# $names (String), $count (Number)
client-ended-two-rows = { $names } filled two rows.
client-ended-all-rows = { $names } filled all rows.
client-ended-failures = { $names } had no failed throw left.
client-ended-full-boards = All boards are full.
client-ended-over = The match is over.
client-example-empty = The empty sheet
# $letter (String)
client-example-board = Board { $letter }
client-example-filled = A sheet in the middle of a match
# $game (String) - the title of the window
client-title-my-move = ● Your move – { $game }
client-your-move = Your move
client-all-sheets = All sheets
client-all-sheets-see = See all sheets
client-skip = To my move
client-guide-qwinto-passing = Passing on others’ throws is free and often wise: a bad number takes a field that a better one would need. Bots pass for that reason.
client-example-finished = A finished sheet, counted
client-club-evening = Club evening
client-club-evening-note = many tables, the same dice for all
client-to-evening = Back to the evening
# $count (Number), $won (Number)
client-stats = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } won
# $best (Number), $mean (Number)
client-stats-score = best { $best }, mean { $mean }

## Hints, and second thoughts of beginners

# $where (String) - a field or colours
client-do-write = Write { $where }
# $number (Number), $where (String)
client-do-write-number = Write { $number } in { $where }
# $dice (String)
client-do-throw = Throw { $dice }
client-do-again = Throw again: { $dice }
client-worth-best = the best
# $points (String)
client-worth-less = { $points } points less than the best
client-hint = Hint
client-hint-used = Hint (you have had one: this match doesn’t count)
client-had-hint = has had a hint
# $points (Number)
client-doubt = Worth thinking about: something else brings about { $points } { $points ->
    [one] point
   *[other] points
} more.
client-doubt-off = Don’t ask again
client-doubt-anyway = Do it anyway
client-doubt-think = Think again
client-careful = Ask before I lose points
client-careful-note = counts as a hint when it asks
client-allow-hints = Hints allowed (a match with hints doesn’t count)
# $names (String)
client-end-hinted = { $names } had hints: this match doesn’t count.
client-what-if = Play on from here
client-same-dice = Same dice again
# $turn (Number)
client-origin-turn = This goes on from turn { $turn } of an earlier match, against bots. It doesn’t count.
client-origin-again = This is an earlier match again, with the same dice. It doesn’t count.
client-name-missing = Type a name first.
# $name (String)
client-name-unseen = “{ $name }” can’t be used: it has characters that nobody can see. Letters, digits and emoji are fine.
# $points (Number)
client-mean-score = scores about { $points }
# $taken (Number), $of (Number)
client-seats-taken = { $taken } of { $of } seats taken
client-turn-back = One turn back
client-turn-on = One turn on
client-play-on = Play by itself
client-pause = Stop
client-share-moment = Share this moment
# $turn (Number), $of (Number)
client-turn-of = Turn { $turn } of { $of }
