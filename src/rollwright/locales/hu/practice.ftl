# A gyakorlás szavai: tippek az asztalnál.

practice-hint-title = A legjobb: végpont
practice-hint-title-win = A legjobb: végpont, esély
# $points (String)
practice-hint-best = , a végén várhatóan { $points } pont
practice-hint-less = , { $points } ponttal kevesebb
practice-hint-win = , nyerési esély
