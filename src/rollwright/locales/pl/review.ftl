# Słowa analizy: szczęście i umiejętności.

review-title = Analiza
review-unfinished = Partia nie jest skończona: analiza obejmuje to, co rozegrano, a wynikiem jest to, czego można oczekiwać.
review-final = Wynik
review-expected = Oczekiwane
review-luck = Szczęście
review-lost = Własne decyzje
review-others = Inni
review-residual = Niewyjaśnione
review-adjusted = Bez szczęścia
review-quality = Strata na decyzję
review-win = Szansa na wygraną
review-player = Gracz
review-game = Gra
review-matches = Partie
review-mean = Średnia
review-turn = Tura
review-missed = Niewykorzystane szanse
review-nothing-missed = Żadna szansa nie została zmarnowana.
review-missed-line = Tura { $turn }, { $name }: { $best } zamiast { $played } dałoby o { $points } punktu więcej.
review-throws = Rzuty, które zmieniły najwięcej
review-throw-line = Tura { $turn }, { $name }: { $dice } było warte { $points } punktu; równie skrajnych jest { $share } na 100 rzutów.
review-curve-points = Oczekiwany wynik
review-curve-win = Szansa na wygraną ({ $name }) w procentach
review-band-between = poziom między „{ $worse }” a „{ $better }”
review-band-above = poziom powyżej „{ $worse }”
review-band-below = poziom poniżej „{ $better }”
review-band = { $where }; strata na decyzję: { $lost } ± { $interval } punktu (liczba decyzji: { $count }).
review-band-few = za mało decyzji ({ $count }), by ocenić poziom gry.
review-luckier = Więcej szczęścia niż w { $count } na 100 partii.

# Składniki wyniku, którymi różnią się dwa ruchy; $colour (String) - klucz koloru
review-part-qwinto-row = { $colour ->
    [orange] pomarańczowy wiersz
    [yellow] żółty wiersz
    [purple] fioletowy wiersz
   *[other] { $colour }
}
review-part-qwinto-column = premia za kolumnę { $column }
review-part-qwinto-failures = nieudane rzuty
review-part-qwantum-column = kolumna { $column }
review-part-qwantum-failures = nieudane rzuty
review-part-twenty-one-numbers = liczby w wierszu { $row }
review-part-twenty-one-hits = trafienia w wierszu { $row }
review-part-splitter-group = { $number ->
    [1] pojedyncze jedynki
    [2] grupy dwójek
    [3] grupy trójek
    [4] grupy czwórek
    [5] grupy piątek
    [6] grupy szóstek
   *[other] grupy liczb { $number }
}
review-part-splitter-hearts = serca
# $how (String) - co daje lepszy ruch, $gains (String) - gdzie zyskuje, $losses (String) - gdzie traci
review-why = { $how ->
    [now] { $best } od razu daje więcej
    [safe] { $best } zmniejsza ryzyko nieudanych rzutów
   *[open] { $best } zostawia więcej możliwości
}: { $gains }.
review-why-but = { $how ->
    [now] { $best } od razu daje więcej
    [safe] { $best } zmniejsza ryzyko nieudanych rzutów
   *[open] { $best } zostawia więcej możliwości
}: { $gains }; kosztem: { $losses }.
review-why-played = Oba ruchy dograno { $count } razy z tymi samymi rzutami: różnica { $points } ± { $interval } punktu.

## Strona: skąd ten wynik

review-made-result = Skąd ten wynik
review-open = Zobacz analizę
review-working = Ważymy rzuty i decyzje…
# $who (String) - you or other, $name (String), $rival (String), $points (String) - how far the luck is apart, $more (String) - more, less or same
# $count (Number) - the dearest decisions, $lost (String) - what these cost
review-decided-alone = { $who ->
    [you] Twoje rzuty
   *[other] Rzuty gracza { $name }
} { $more ->
    [more] dały o { $points } punktu więcej niż przeciętnie
    [less] dały o { $points } punktu mniej niż przeciętnie
   *[same] były przeciętne
}; { $count ->
    [0] żadna decyzja nie kosztowała wiele
    [one] jedna decyzja kosztowała { $lost }
    [few] { $count } decyzje kosztowały { $lost }
   *[many] { $count } decyzji kosztowało { $lost }
}.
review-decided-lost = { $who ->
    [you] Twoje rzuty
   *[other] Rzuty gracza { $name }
} { $more ->
    [more] były warte o { $points } punktu więcej niż rzuty zwycięzcy
    [less] były warte o { $points } punktu mniej niż rzuty zwycięzcy
   *[same] były warte tyle co rzuty zwycięzcy
}; { $count ->
    [0] żadna decyzja nie kosztowała wiele
    [one] jedna decyzja kosztowała { $lost }
    [few] { $count } decyzje kosztowały { $lost }
   *[many] { $count } decyzji kosztowało { $lost }
}.
# $mine (String), $theirs (String) - what all decisions cost
review-decided-won = { $who ->
    [you] Twoje rzuty
   *[other] Rzuty gracza { $name }
} { $more ->
    [more] były warte o { $points } punktu więcej niż rzuty gracza { $rival }
    [less] były warte o { $points } punktu mniej niż rzuty gracza { $rival }
   *[same] były warte tyle co rzuty gracza { $rival }
}; decyzje kosztowały { $who ->
    [you] ciebie
   *[other] gracza { $name }
} { $mine } punktu, a gracza { $rival } { $theirs }.

## Strona: analiza

# $name (String)
review-ledger = Skąd wzięły się punkty: { $name }
review-expected-note = Tyle średnio zdobywa mocny gracz.
review-luck-note = Co dały kostki w porównaniu z przeciętnymi rzutami.
review-lost-note = Co dałyby lepsze wybory.
review-others-note = Co dały lub zabrały wybory innych.
review-residual-note = Czego obliczenie nie wyjaśnia.
review-curve-points-note = Ilu punktów można było oczekiwać w każdej chwili. Dotknij linii lub przeciągnij po niej.
review-curve-win-note = Jak szansa zmieniała się z każdym rzutem i każdą decyzją. Dotknij linii lub przeciągnij po niej.
review-along = Chwile partii
# $value (String) - a chance or points
review-stands = Teraz: { $value }
review-mark-lucky = szczęśliwy rzut
review-mark-unlucky = pechowy rzut
review-mark-lost = stracone punkty
review-as-table = Linia jako tabela
review-moments = Najważniejsze chwile
review-decisions = Decyzje
review-dice = Kostki
review-decisions-note = O ile coś innego było warte więcej; największe najpierw.
review-dice-note = Co zmienił każdy rzut; największe najpierw.
# $turn (Number), $what (String) - throw, decision or others, $points (String)
review-moment = Tura { $turn }, { $what ->
    [throw] rzut
    [decision] decyzja
   *[others] decyzje innych
}, punkty: { $points }.
review-in-turn = Tura { $turn }
# $rank (Number), $of (Number)
review-rank = { $rank } z { $of }
review-bigger = Większa
review-smaller = Mniejsza
# $count (Number)
review-show-all = Pokaż wszystkie ({ $count })
review-to-result = Do wyniku
# $name (String)
review-threw = { $name }: rzut
review-decided = { $name } decyduje
review-others-decided = Inni zdecydowali
review-done = Zrobione
review-better = Lepsze
# $points (String)
review-cost = Lepsze o { $points } punktu.
# $points (String), $share (String)
review-cost-win = Lepsze o { $points } punktu, a szansa na wygraną jest o { $share } większa.
review-forced = Nie było wyboru.
review-well-done = Nic nie było lepsze.
review-show-worths = Co ile było warte?
review-hide-worths = Ukryj wartości
review-worths-note = O ile punktów każde jest gorsze od najlepszego.
review-played-tag = (zrobione)
# $number (String)
review-say-played = tu wpisano { $number }
review-say-better = tu { $number } było lepsze
# $name (String), $points (String), $more (String) - more, less or same
review-luck-of-throw = { $more ->
    [more] Dla gracza { $name } ten rzut był wart o { $points } punktu więcej niż przeciętny.
    [less] Dla gracza { $name } ten rzut był wart o { $points } punktu mniej niż przeciętny.
   *[same] Dla gracza { $name } ten rzut był przeciętny.
}
# $share (String)
review-rarity = Równie skrajnych jest { $share } na 100 rzutów.
# $name (String), $points (String)
review-others-changed = Decyzje innych zmieniły wynik gracza { $name } o { $points } punktu.
review-why-asked = Dlaczego? Dogrywamy oba ruchy…
review-parts = Skąd bierze się różnica
review-rest = niewyjaśnione
review-difference = Różnica

## Strona: spróbuj jeszcze raz

review-try-again = Spróbuj jeszcze raz
# $count (Number)
review-try-again-note = { $count ->
    [one] jedna decyzja, która kosztowała punkty
    [few] { $count } decyzje, które kosztowały punkty
   *[many] { $count } decyzji, które kosztowały punkty
}
review-what-would-you-do = Co teraz zrobisz?
# $number (Number), $of (Number)
review-puzzle = { $number } z { $of }
review-right = Dobrze: nie ma nic lepszego.
review-right-second = Jest: nie ma nic lepszego.
review-the-answer = To nie to.
review-not-best = Jest coś lepszego.
# $points (String)
review-not-best-by = Jest coś lepszego, warte o { $points } punktu więcej.
review-repeated = Tak zagrano w partii.
review-second-try = Spróbuj jeszcze raz.
review-tell-me = Pokaż odpowiedź
review-next = Następna
review-finish = Zakończ
# $action (String)
review-better-was = Lepiej: { $action }
# $points (String)
review-regained = O { $points } punktu więcej niż w partii.
# $count (Number), $of (Number)
review-found = Znaleziono { $count } z { $of }
review-found-note = { $count ->
    [0] Przyda się w następnej partii.
   *[other] W następnej partii to będą punkty.
}
review-no-puzzles = Nic nie kosztowało choćby pół punktu: nie ma czego powtarzać.
review-back-to-table = Wróć do stołu
