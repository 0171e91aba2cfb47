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
review-few-decisions = too few decisions ({ $count })
