# Az elemzés szavai: szerencse és tudás.

review-title = Elemzés
review-unfinished = A játszma nem ért véget: az elemzés addig tart, ameddig eljutott, eredménye a várható érték.
review-final = Eredmény
review-expected = Várható
review-luck = Szerencse
review-lost = Saját döntések
review-others = Többiek
review-residual = Nem magyarázott
review-adjusted = Szerencse nélkül
review-quality = Veszteség döntésenként
review-win = Nyerési esély
review-player = Játékos
review-game = Játék
review-matches = Játszmák
review-mean = Átlag
review-turn = Kör
review-missed = Elszalasztott lehetőségek
review-nothing-missed = Egyetlen lehetőség sem maradt ki.
review-missed-line = { $turn }. kör, { $name }: { $best } { $points } ponttal többet ért volna, mint { $played }.
review-throws = A legtöbbet változtató dobások
review-throw-line = { $turn }. kör, { $name }: { $dice } { $points } pontot ért; 100 dobásból { $share } ennyire szélsőséges.
review-curve-points = Várható pontszám
review-curve-win = { $name } nyerési esélye százalékban
review-band-between = szintje „{ $worse }” és „{ $better }” között van
review-band-above = szintje „{ $worse }” fölött van
review-band-below = szintje „{ $better }” alatt van
review-band = { $where }; döntésenként { $lost } ± { $interval } pont veszteség, { $count } döntés alapján.
review-band-few = túl kevés döntés ({ $count }) ahhoz, hogy a játékerő megítélhető legyen.
review-luckier = 100 játszmából { $count } játszmánál szerencsésebb.

# A pontszám részei, amelyekben két lépés eltér; $colour (String) - a szín kulcsa
review-part-qwinto-row = { $colour ->
    [orange] narancssárga sor
    [yellow] sárga sor
    [purple] lila sor
   *[other] { $colour }
}
review-part-qwinto-column = { $column }. oszlop bónusza
review-part-qwinto-failures = sikertelen dobások
review-part-qwantum-column = { $column }. oszlop
review-part-qwantum-failures = sikertelen dobások
review-part-twenty-one-numbers = { $row }. sor számai
review-part-twenty-one-hits = { $row }. sor találatai
review-part-splitter-group = { $number ->
    [1] magányos egyesek
    [2] kettesek csoportjai
    [3] hármasok csoportjai
    [4] négyesek csoportjai
    [5] ötösök csoportjai
    [6] hatosok csoportjai
   *[other] csoportok, szám: { $number }
}
review-part-splitter-hearts = szívek
# $how (String) - mit ér el a jobb lépés, $gains (String) - hol nyer, $losses (String) - hol veszít
review-why = { $how ->
    [now] { $best } azonnal többet hoz
    [safe] { $best } ritkábbá teszi a sikertelen dobásokat
   *[open] { $best } többet hagy nyitva
}: { $gains }.
review-why-but = { $how ->
    [now] { $best } azonnal többet hoz
    [safe] { $best } ritkábbá teszi a sikertelen dobásokat
   *[open] { $best } többet hagy nyitva
}: { $gains }; az ára: { $losses }.
review-why-played = Mindkét lépés { $count }-szor végigjátszva ugyanazokkal a dobásokkal: az eltérés { $points } ± { $interval } pont.

## Az oldal: mi döntött

review-made-result = Mi döntött
review-open = Megnézem az elemzést
review-working = A dobások és a döntések mérlegelése…
# $who (String) - you or other, $name (String), $rival (String), $points (String) - how far the luck is apart, $more (String) - more, less or same
# $count (Number) - the dearest decisions, $lost (String) - what these cost
review-decided-alone = { $who ->
    [you] A dobásaid
   *[other] { $name } dobásai
} { $more ->
    [more] { $points } ponttal többet hoztak az átlagnál
    [less] { $points } ponttal kevesebbet hoztak az átlagnál
   *[same] átlagosak voltak
}; { $count ->
    [0] egyik döntés sem került sokba
    [one] egy döntés { $lost } pontba került
   *[other] { $count } döntés { $lost } pontba került
}.
review-decided-lost = { $who ->
    [you] A dobásaid
   *[other] { $name } dobásai
} { $more ->
    [more] { $points } ponttal többet értek a győztesénél
    [less] { $points } ponttal kevesebbet értek a győztesénél
   *[same] annyit értek, mint a győztesé
}; { $count ->
    [0] egyik döntés sem került sokba
    [one] egy döntés { $lost } pontba került
   *[other] { $count } döntés { $lost } pontba került
}.
# $mine (String), $theirs (String) - what all decisions cost
review-decided-won = { $who ->
    [you] A dobásaid
   *[other] { $name } dobásai
} { $more ->
    [more] { $points } ponttal többet értek, mint { $rival } dobásai
    [less] { $points } ponttal kevesebbet értek, mint { $rival } dobásai
   *[same] annyit értek, mint { $rival } dobásai
}; a döntések ára: { $who ->
    [you] neked
   *[other] { $name }
} { $mine }, { $rival } { $theirs } pont.

## Az oldal: elemzés

# $name (String)
review-ledger = Honnan jöttek { $name } pontjai
review-expected-note = Ennyit ér el átlagosan egy erős játékos.
review-luck-note = Amit a kockák az átlagos dobásokhoz képest hoztak.
review-lost-note = Amit jobb választások hoztak volna.
review-others-note = Amit a többiek választásai adtak vagy elvettek.
review-residual-note = Amit a számítás nem magyaráz meg.
review-curve-points-note = Hány pont volt várható az egyes pillanatokban. Koppints a vonalra, vagy húzd végig az ujjad rajta.
review-curve-win-note = Hogyan változott az esély minden dobással és döntéssel. Koppints a vonalra, vagy húzd végig az ujjad rajta.
review-along = A játszma pillanatai
# $value (String) - a chance or points
review-stands = Most: { $value }
review-mark-lucky = szerencsés dobás
review-mark-unlucky = balszerencsés dobás
review-mark-lost = elveszett pontok
review-as-table = A vonal táblázatban
review-moments = A fontos pillanatok
review-decisions = Döntések
review-dice = Kockák
review-decisions-note = Mennyivel ért volna többet más; a legnagyobb elöl.
review-dice-note = Mit változtattak a dobások; a legnagyobb elöl.
# $turn (Number), $what (String) - throw, decision or others, $points (String)
review-moment = { $turn }. kör, { $what ->
    [throw] dobás
    [decision] döntés
   *[others] a többiek döntései
}, { $points } pont.
review-in-turn = { $turn }. kör
# $rank (Number), $of (Number)
review-rank = { $of }/{ $rank }
review-bigger = Egy nagyobb
review-smaller = Egy kisebb
# $count (Number)
review-show-all = Mind a { $count } mutatása
review-to-result = Az eredményhez
# $name (String)
review-threw = { $name } dobott
review-decided = { $name } dönt
review-others-decided = A többiek döntöttek
review-done = Megtett
review-better = Jobb
# $points (String)
review-cost = { $points } ponttal jobb.
# $points (String), $share (String)
review-cost-win = { $points } ponttal jobb, a nyerési esély { $share } körüli mértékben nagyobb.
review-forced = Nem volt mit választani.
review-well-done = Nem volt jobb ennél.
review-show-worths = Mi mennyit ért?
review-hide-worths = Értékek elrejtése
review-worths-note = Hány ponttal marad el a legjobbtól.
review-played-tag = (megtett)
# $number (String)
review-say-played = ide { $number } került
review-say-better = ide { $number } jobb lett volna
# $name (String), $points (String), $more (String) - more, less or same
review-luck-of-throw = { $more ->
    [more] { $name } számára ez a dobás { $points } ponttal többet ért az átlagosnál.
    [less] { $name } számára ez a dobás { $points } ponttal kevesebbet ért az átlagosnál.
   *[same] { $name } számára ez a dobás átlagos volt.
}
# $share (String)
review-rarity = 100 dobásból { $share } ennyire szélsőséges.
# $name (String), $points (String)
review-others-changed = A többiek döntései { $name } számára { $points } pontot változtattak.
review-why-asked = Miért? Mindkét lépés végigjátszása…
review-parts = Honnan ered a különbség
review-rest = nem magyarázott
review-difference = Különbség

## Az oldal: próbáld újra

review-try-again = Próbáld újra
# $count (Number)
review-try-again-note = { $count ->
    [one] egy döntés, amely pontba került
   *[other] { $count } döntés, amely pontba került
}
review-what-would-you-do = Mit lépnél most?
# $number (Number), $of (Number)
review-puzzle = { $of }/{ $number }
review-right = Helyes: nincs jobb.
review-right-second = Megvan: nincs jobb.
review-the-answer = Nem ez volt az.
review-not-best = Van jobb is.
# $points (String)
review-not-best-by = Van jobb is, { $points } ponttal többet ér.
review-repeated = Ez történt a játszmában.
review-second-try = Próbáld meg még egyszer.
review-tell-me = Mutasd meg
review-next = A következő
review-finish = Befejezés
# $action (String)
review-better-was = Jobb: { $action }
# $points (String)
review-regained = { $points } ponttal több, mint a játszmában.
# $count (Number), $of (Number)
review-found = { $of }-ból { $count } megvan
review-found-note = { $count ->
    [0] A következő játszmában jól jön majd.
   *[other] A következő játszmában ez pontokat ér.
}
review-no-puzzles = Semmi sem került fél pontba: nincs mit újra próbálni.
review-back-to-table = Vissza az asztalhoz
