# Words of the review: luck and skill.

review-title = Review
review-unfinished = The match isn't finished: it is reviewed as far as it went, and the result is what can be expected.
review-final = Result
review-expected = Expected
review-luck = Luck
review-lost = Own decisions
review-others = Others
review-residual = Unexplained
review-adjusted = Without luck
review-quality = Lost a decision
review-win = Chance to win
review-player = Player
review-game = Game
review-matches = Matches
review-mean = Mean
review-turn = Turn
review-missed = Chances missed
review-nothing-missed = No chance was missed.
review-missed-line = Turn { $turn }, { $name }: { $best } instead of { $played } would have been worth { $points } points more.
review-throws = Throws that changed most
review-throw-line = Turn { $turn }, { $name }: { $dice } was worth { $points } points; { $share } in 100 throws are as extreme.
review-curve-points = Expected score
review-curve-win = Chance of { $name } to win, in per cent
review-band-between = plays between { $worse } and { $better }
review-band-above = plays better than { $worse }
review-band-below = plays below { $better }
review-band = { $where }; { $lost } ± { $interval } points lost a decision over { $count } decisions.
review-band-few = too few decisions ({ $count }) to tell how well this is played.
review-luckier = Luckier than { $count } of 100 matches.

# The parts of a score by which two actions differ; $colour (String) - the key of a colour
review-part-qwinto-row = { $colour ->
    [orange] orange row
    [yellow] yellow row
    [purple] purple row
   *[other] { $colour }
}
review-part-qwinto-column = bonus of column { $column }
review-part-qwinto-failures = failed throws
review-part-qwantum-column = column { $column }
review-part-qwantum-failures = failed throws
review-part-twenty-one-numbers = numbers of row { $row }
review-part-twenty-one-hits = hits of row { $row }
review-part-splitter-group = { $number ->
    [1] single 1s
   *[other] groups of { $number }s
}
review-part-splitter-hearts = hearts
# $how (String) - what the better action does, $gains (String) - where it gains, $losses (String) - where it loses
review-why = { $how ->
    [now] { $best } finishes more at once
    [safe] { $best } makes failed throws rarer
   *[open] { $best } keeps more open
}: { $gains }.
review-why-but = { $how ->
    [now] { $best } finishes more at once
    [safe] { $best } makes failed throws rarer
   *[open] { $best } keeps more open
}: { $gains }; it gives up { $losses }.
# $points (String) - the difference, $interval (String) - the half width of its 95 % interval
review-why-played = Both actions played on { $count } times with the same dice: { $points } ± { $interval } points apart.

## The page: what made the result

review-made-result = What made the result
review-open = See the review
review-working = The dice and the decisions are being weighed …
# $who (String) - you or other, $name (String), $rival (String), $points (String) - how far the luck is apart, $more (String) - more, less or same
# $count (Number) - the dearest decisions, $lost (String) - what these cost
review-decided-alone = { $who ->
    [you] Your dice
   *[other] The dice of { $name }
} { $more ->
    [more] brought { $points } points more than average
    [less] brought { $points } points less than average
   *[same] were average
}; { $count ->
    [0] no decision cost much
    [one] one decision cost { $lost }
   *[other] { $count } decisions cost { $lost }
}.
review-decided-lost = { $who ->
    [you] Your dice
   *[other] The dice of { $name }
} { $more ->
    [more] were worth { $points } points more than the winner’s
    [less] were worth { $points } points less than the winner’s
   *[same] were worth as much as the winner’s
}; { $count ->
    [0] no decision cost much
    [one] one decision cost { $lost }
   *[other] { $count } decisions cost { $lost }
}.
# $mine (String), $theirs (String) - what all decisions cost
review-decided-won = { $who ->
    [you] Your dice
   *[other] The dice of { $name }
} { $more ->
    [more] were worth { $points } points more than those of { $rival }
    [less] were worth { $points } points less than those of { $rival }
   *[same] were worth as much as those of { $rival }
}; decisions cost { $who ->
    [you] you
   *[other] { $name }
} { $mine } points and { $rival } { $theirs }.

## The page: a review

# $name (String)
review-ledger = Where { $name }’s points came from
review-expected-note = What a strong player scores on average.
review-luck-note = What the dice brought, measured against average throws.
review-lost-note = What better choices would have brought.
review-others-note = What the others’ choices gave or took.
review-residual-note = What the calculation doesn’t explain.
review-curve-points-note = How many points could be expected at each moment. Tap or drag along the line.
review-curve-win-note = How the chance changed with each throw and each decision. Tap or drag along the line.
review-along = Moments of the match
# $value (String) - a chance or points
review-stands = Now: { $value }
review-mark-lucky = lucky throw
review-mark-unlucky = unlucky throw
review-mark-lost = points missed
review-as-table = The line as a table
review-moments = Moments that mattered
review-decisions = Decisions
review-dice = Dice
review-decisions-note = What something else would have been worth more, the most first.
review-dice-note = What each throw changed, the most first.
# $turn (Number), $what (String) - throw, decision or others, $points (String)
review-moment = Turn { $turn }, { $what ->
    [throw] throw
    [decision] decision
   *[others] the others’ decisions
}, { $points } points.
review-in-turn = Turn { $turn }
# $rank (Number), $of (Number)
review-rank = { $rank } of { $of }
review-bigger = A bigger one
review-smaller = A smaller one
# $count (Number)
review-show-all = Show all { $count }
review-to-result = To the result
# $name (String)
review-threw = { $name } threw
review-decided = { $name } decides
review-others-decided = The others decided
review-done = Done
review-better = Better
# $points (String)
review-cost = Better by { $points } points.
# $points (String), $share (String)
review-cost-win = Better by { $points } points, and the chance to win is { $share } higher.
review-forced = There was nothing to choose.
review-well-done = Nothing was better.
review-show-worths = What was each worth?
review-hide-worths = Hide the worths
review-worths-note = By how many points each falls short of the best.
review-played-tag = (done)
# $number (String)
review-say-played = { $number } was written here
review-say-better = { $number } here was better
# $name (String), $points (String), $more (String) - more, less or same
review-luck-of-throw = { $more ->
    [more] This throw was worth { $points } points more to { $name } than the average one.
    [less] This throw was worth { $points } points less to { $name } than the average one.
   *[same] This throw was as good for { $name } as the average one.
}
# $share (String)
review-rarity = { $share } in 100 throws are as extreme.
# $name (String), $points (String)
review-others-changed = What the others decided changed { $points } points for { $name }.
review-why-asked = Why? Both are being played on …
review-parts = Where the difference comes from
review-rest = not explained
review-difference = Difference

## The page: try again

review-try-again = Try again
# $count (Number)
review-try-again-note = { $count ->
    [one] one decision that cost points
   *[other] { $count } decisions that cost points
}
review-what-would-you-do = What would you do now?
# $number (Number), $of (Number)
review-puzzle = { $number } of { $of }
review-right = Right: nothing is better.
review-right-second = Found it: nothing is better.
review-the-answer = This was not it.
review-not-best = There is something better.
# $points (String)
review-not-best-by = There is something better, worth { $points } points more.
review-repeated = That is what was done in the match.
review-second-try = Try once more.
review-tell-me = Tell me
review-next = Next one
review-finish = Finish
# $action (String)
review-better-was = Better: { $action }
# $points (String)
review-regained = { $points } points more than in the match.
# $count (Number), $of (Number)
review-found = { $count } of { $of } found
review-found-note = { $count ->
    [0] That will help in the next match.
   *[other] That will bring points in the next match.
}
review-no-puzzles = Nothing here cost half a point: there is nothing to try again.
review-back-to-table = Back to the table
