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
review-few-decisions = za mało decyzji ({ $count })
