# What went wrong, and what to do. error-<code> is the sentence for each stable code of an error; the others say more.

error-illegal-action = The rules do not allow this now. Nothing was changed.
error-impossible-throw = The dice cannot show this. Look again at what fell.
error-invalid-notation = This cannot be read.
error-invalid-sheet = This sheet breaks a rule of writing.
error-invalid-setup = A match cannot start like this.
error-unknown-game = There is no game with this name.
error-nothing-to-train = This game has nothing to train: its bots are solved, not learned.
error-no-checkpoint = Training can't go on from this file: it is no checkpoint of this net, or a broken one.
error-dataset-mismatch = The folder holds portions of another dataset: remove it, or choose another file.
error-foreign-weights = The bot can't play: its weights were made by another version. Install Rollwright anew, or train them again.
error-engine-fault = The engine broke the protocol and loses the match.
error-no-engine = The engine cannot be started.
error-no-cluster = There is no cluster to run on.
error-unknown-file-type = Files of this type cannot be written.
error-broken-save = This saved match cannot be read.
error-in-use = This saved match is being played elsewhere.
error-not-now = The table cannot take this now. Nothing was changed.
error-invalid-event = This is no event of a match.
error-invalid-log = These events are no match.
error-invalid-record = This record cannot be read.
error-unknown-bot = There is no bot of this level for this game.

# $game (String) - what was typed, $suggestion (String) - the nearest game
error-game-near = There is no game “{ $game }”. Did you mean { $suggestion }?
# $game (String) - what was typed, $games (String) - all games, with commas
error-game-choose = There is no game “{ $game }”. Choose from: { $games }.
# $language (String) - what was typed, $languages (String) - all languages, with commas
error-language-choose = There is no language “{ $language }”. Choose from: { $languages }.
# $path (String)
error-file-unreadable = The file { $path } cannot be read.
# $least, $most (Number)
error-seats-range = This game takes { $least } to { $most } players.

## Why a field cannot be written. $number is the number that already stands there, or the limit.

why-not-now = It is not the time for this.
why-not-thrown = This was not thrown.
why-taken = This field is taken.
why-in-row = This number already stands in the row.
why-in-column = This number already stands in the column.
why-too-low = It must be higher than { $number }.
why-too-high = It must be lower than { $number }.
why-no-field = There is no field here.
why-colour-used = This colour was written in the step before.
why-row-full = This row is full.
why-above-limit = The number may be { $number } at most.
why-only-ones = All dice show a 1, and a 1 is never thrown again.

## What a table or the server refuses.

error-invalid-settings = A setting of the server cannot be like this.
error-not-found = There is nothing here. Perhaps the link is not complete.
error-not-yours = This seat is not yours.
error-not-yet = Others may look at this when the day is over.
error-after-day = The review opens when the day of the challenge is over.
error-after-round = This opens when all tables of the round have ended.
error-no-review = There is no review for this game.
error-only-host = Only the person who opened the table can do this.
error-too-many = There are too many of these now.
error-too-fast = This is too fast. Wait a moment and try again.
error-too-large = This is too long.
error-unavailable = The server cannot do this now. Try again in a moment.
error-already-started = The match has begun.
error-not-started = The match has not begun.
error-not-over = This is possible when the match has ended.
error-seat-taken = This seat is taken.
error-table-full = All seats are taken. You can watch.
error-nobody-awaited = Nobody else is waited for now.
error-stood-in = A bot plays for you. Take your seat back first.
error-stale = Something else happened first. Look again.
error-bot-away = This bot is not on this device yet. It needs a network once; until then choose another strength.
error-no-hints = This table was opened without hints.
error-not-hinted = Ask for the hint first.
error-hint-late = The hint is not ready yet. Try again in a moment.
error-worth-thinking = Worth thinking about: something else is worth more.
error-invalid-name = This name cannot be used.
error-unknown-code = Nobody has this code now.
error-unknown-language = There is no such language here.
error-foreign-origin = A page of another site may not do this.
error-invalid-date = This is no date.
error-invalid-request = The server does not understand this.
error-not-watching = Open a table first.
error-unreadable = The server does not understand this message.
error-failed = Something went wrong on the server. It has been noted.
error-not-writable = This file or folder can’t be written.
error-invalid-games = The setting that adds games can’t be read.
error-evening-over = This evening has ended.
error-nobody-here = Nobody has joined yet.
