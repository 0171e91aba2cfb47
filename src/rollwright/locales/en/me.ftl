# A person’s own page: statistics in words.

me-matches = Matches
me-best = Best
me-mean = Mean
me-lately = Last ten
me-distribution = Own scores
me-over-time = Scores over time
me-over-time-note = A dot is a match, the line the mean of the last ten.
me-with = Matches
me-with-all = all
me-with-alone = alone
me-with-bots = against bots only
# $bot (String) - its level
me-shade = Bars are your matches; the shade is what the bot “{ $bot }” scores alone.
me-quality = Quality of play
# $lost (String), $low (String), $high (String)
me-quality-now = { $lost } points lost per match lately ({ $low } to { $high })
me-quality-note = Higher is better: points that your decisions lost, over ten matches each, with the range they may lie in. The small bars below are luck.
me-day = Day
me-lost = Points lost
me-luck = Luck
me-csv = Results as CSV
me-records = Records as text
# $count (Number)
me-unrated = { $count ->
    [one] { $count } match more doesn’t count: with hints, undone throws or a bot’s help.
   *[other] { $count } matches more don’t count: with hints, undone throws or a bot’s help.
}
me-unrated-bot = a bot helped
me-unrated-hint = with hints
me-unrated-undone = throws undone
me-unrated-practice = practice
