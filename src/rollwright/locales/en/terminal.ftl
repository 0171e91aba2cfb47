# The game in the terminal, and the commands that read records.

## Before a match

terminal-setup-game = Game
terminal-setup-variant = Board
terminal-setup-dice = Dice
terminal-setup-seats = Players
terminal-setup-practice = The rulebook has no solo game: alone you practise.
terminal-setup-person = person
# $level (String) - how strong it is, in words
terminal-setup-bot = bot, { $level }
terminal-setup-start = Start the match
terminal-setup-nameless = Every person needs a name.
terminal-setup-keys = ↑↓ line   ←→ change   type a name   Enter go on   F1 rules   Esc quit
terminal-go-on = Go on
terminal-variant-standard = standard
# $number (Number) - of the seat
terminal-player = Player { $number }
terminal-bot = Bot { $number }
terminal-level-random = random
terminal-level-casual = casual
terminal-level-club = club
terminal-level-master = master

terminal-dice-sealed = sealed dice
terminal-dice-seeded = seeded dice
terminal-dice-typed = real dice
terminal-dice-daily = dice of the day
terminal-dice-equal = the dice of a round
terminal-dice-sealed-note = Drawn from a secret that is sealed now and opened at the end: anybody can check that nobody chose what fell.
terminal-dice-seeded-note = Drawn from a seed: whoever knows it can repeat the match.
terminal-dice-typed-note = You throw real dice at your table and type in what fell.
terminal-dice-daily-note = Today everybody who plays this game gets the same dice.

## At the table

# $number (Number)
terminal-turn = turn { $number }
terminal-log = What happened
terminal-faces = The faces of the dice
# $name (String) - who is to act, $what (String) - what is expected
terminal-prompt = { $name }: { $what }
# $names (String) - who still thinks, $what (String) - what is being decided
terminal-waiting = { $what } · thinking: { $names }
terminal-pick-dice = Pick dice up with their numbers or the mouse.
terminal-choose-field = Choose a field with the arrow keys or the mouse; n goes to the next one that fits.
terminal-nothing-fits = Nothing fits.
# $gain (String) - such as +8
terminal-gain = Brings { $gain }
terminal-swap = turn round
terminal-toggle = choose or leave this field
terminal-type-dice = Type in what fell
terminal-key-enter = Enter
terminal-key-space = Space
terminal-footer-fields = field
terminal-footer-dice = dice
terminal-footer-look = look at other sheets
terminal-footer-rules = rules
terminal-footer-quit = leave (saved)
terminal-status-throws = throws
terminal-status-thinking = thinks
terminal-status-decided = has decided
terminal-status-waits = waits
terminal-status-over = ready

## Between two moments

# $name (String)
terminal-curtain = Pass the keyboard to { $name }
terminal-curtain-why = All decide at the same time, so nobody sees what the others choose.
# $name (String)
terminal-curtain-key = Enter, when only { $name } is looking
terminal-undo-all = Do all of you agree to take the last decision back?
terminal-undo-keys = Enter: yes · Esc: no
terminal-undo-nothing = There is nothing to undo now.
# $name (String) - who threw
terminal-typed = What did { $name } throw?
# $die (String), $face (String) - what was typed, $faces (String) - what the die can show
terminal-typed-impossible = The { $die } can’t show { $face }. It has the faces { $faces }.
# $die (String)
terminal-typed-missing = The { $die } is still missing.
terminal-typed-keys = Type a face for each die · Enter: done · Esc: look at the table
terminal-rules-keys = ↑↓ scroll · Esc back to the table

## What happened. $name (String) - who, $what (String) - dice or fields as in records, $points (Number)

terminal-log-opened = The match was opened.
terminal-log-seated = { $name } took a seat.
terminal-log-left = A seat was left.
terminal-log-stood-in = A bot stands in for { $name }.
terminal-log-returned = { $name } is back.
terminal-log-thrown = { $name } threw { $what }
terminal-log-picked = { $name } throws: { $what }
terminal-log-again = { $name } throws again.
terminal-log-kept = { $name } kept the throw.
terminal-log-wrote = { $name } wrote: { $what }
terminal-log-passed = { $name } passed.
terminal-log-crossed = { $name } crossed out a field.
terminal-log-failed = A failed throw for { $name }.
terminal-log-hinted = { $name } had a hint.
terminal-log-undone = { $name } took the last decision back.
# $name (String)
terminal-log-corrected = { $name } corrected what was thrown.
terminal-log-ended = The match is over.

## The end

terminal-final-sealed = The sealed dice are open now: save the record, and “rollwright verify” finds every throw again.
terminal-final-keys = r review   s save the record   n new match   l look at the table   q quit
terminal-save-where = Save the record as
terminal-save-keys = Enter: save · Esc: don’t
# $path (String)
terminal-saved = Saved: { $path }
# $path (String)
terminal-save-exists = { $path } is there already: choose another name.
# $path (String), $why (String)
terminal-save-failed = { $path } can’t be written: { $why }.
terminal-left = The match is saved. Go on at any time: rollwright play --go-on

## Mistakes on the command line

terminal-needs-terminal = This game needs a terminal window: don’t redirect its output.
terminal-nothing-saved = No match is waiting: start one with “rollwright play”.
# $dice (String) - what was asked for, $sources (String)
terminal-no-dice = There are no “{ $dice }” dice: choose from { $sources }.

## Replay. $number, $count (Number)

terminal-replay-keys = ←→ step  ↑↓ turn  Home End  l sheets  m missed  r review  ? rules  q quit
terminal-replay-match = match { $number } of { $count } (PgUp PgDn)
terminal-replay-step = Step { $number } of { $count }

## Whether the dice were honest. $throws (Number) - all throws, $throw (Number) - which one

terminal-verify-sealed = The dice were honest: the secret fits the seal, and every throw is what the secret and the players’ shares give. Throws found again: { $throws }.
terminal-verify-seeded = The dice were honest: every throw is what the seed gives. Throws found again: { $throws }.
terminal-verify-daily = The dice were honest: every throw is what the day gives. Throws found again: { $throws }.
terminal-verify-equal = The dice were honest: the key fits the seal, and every throw is what all tables of the round got. Throws found again: { $throws }.
terminal-verify-retold = The dice were honest: every throw is what fell in the match it comes from, or what the seed gives. Throws found again: { $throws }.
# $match (String), $turn, $event (Number)
terminal-verify-what-if = It goes another way from turn { $turn } (event { $event }) of the match { $match } on.
terminal-verify-same-dice = It plays the match { $match } again with the same dice.
terminal-verify-typed = The dice were recorded as they fell, so they can't be checked.
terminal-verify-not-opened = The secret of the dice isn’t opened yet: wait for the end of the match.
# $seal (String) - what was published, $found (String) - what the secret gives
terminal-verify-seal-differs = The seal is broken: { $seal } was published, but the opened secret has { $found }.
# $expected, $found (String) - dice as in records
terminal-verify-faces-differ = Throw { $throw } is not what the dice gave: expected { $expected }, found { $found }.
terminal-verify-proof-differs = A share or the proof of throw { $throw } was changed.
# $name (String), $count, $throws, $throw (Number)
terminal-verify-share-differs = The share of { $name } in throw { $throw } is not the one that was committed to.
terminal-verify-shared-by-all = Every throw holds a share of everybody at the table, so nobody could choose the dice.
terminal-verify-share-missing = The share of { $name } is missing from { $count } of { $throws } throws: the others could have chosen those together.
terminal-verify-unshared = { $count } of { $throws } throws hold nobody’s share: whoever ran the server could have chosen them.
# $name (String), $count (Number)
terminal-verify-hinted = { $name } had { $count ->
    [one] one hint
   *[other] { $count } hints
}, so this match doesn’t count.

## The review beside a replay, and hints

# $share (String) - how much is done
terminal-review-working = The dice and the decisions are being weighed: { $share }
terminal-review-now = Now
terminal-review-keys = ↑↓ scroll · Esc back
terminal-footer-hint = hint
terminal-hint-working = Every action is being weighed …
# $name (String)
terminal-hint-title = What the best actions are worth, for { $name }
# $points (String)
terminal-hint-best = { $points } points expected
# $points (String), $share (String) - the chance to win
terminal-hint-best-win = { $points } points expected, { $share } to win
terminal-hint-keys = Enter: back to the table. This match is marked as played with a hint.
terminal-hint-people = Hints are for practice: not while several people play, nor with the dice of the day.
terminal-hint-none = There is nothing to choose.

# $width, $height (Number)
terminal-too-small = This terminal is too small: Rollwright needs { $width } columns and { $height } lines.
# $game (String)
terminal-preparing = Getting { $game } ready …
terminal-preparing-why = The game is compiled for this computer. This happens once and takes about half a minute.
