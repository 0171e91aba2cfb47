# Words of practice: hints at the table.

practice-hint-title = Best: expected points
practice-hint-title-win = Best: points, chance to win
# $points (String)
practice-hint-best = , { $points } points expected at the end
practice-hint-less = , { $points } points less
practice-hint-win = , chance to win
