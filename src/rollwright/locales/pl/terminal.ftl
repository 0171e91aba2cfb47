# Gra w terminalu i polecenia, które czytają zapisy partii.

## Przed partią

terminal-setup-game = Gra
terminal-setup-variant = Plansza
terminal-setup-dice = Kostki
terminal-setup-seats = Gracze
terminal-setup-practice = Instrukcja nie zna gry solo: w pojedynkę to ćwiczenie.
terminal-setup-person = człowiek
# $level (String) - jak silny jest, słownie
terminal-setup-bot = bot, { $level }
terminal-setup-start = Rozpocznij partię
terminal-setup-nameless = Każda osoba potrzebuje imienia.
terminal-setup-keys = ↑↓ wiersz   ←→ zmiana   wpisz imię   Enter dalej   F1 zasady   Esc koniec
terminal-go-on = Graj dalej
terminal-variant-standard = zwykły
# $number (Number) - numer miejsca
terminal-player = Gracz { $number }
terminal-bot = Bot { $number }
terminal-level-random = losowy
terminal-level-casual = niedzielny
terminal-level-club = klubowy
terminal-level-master = mistrz

terminal-dice-sealed = kostki zapieczętowane
terminal-dice-seeded = kostki z ziarna
terminal-dice-typed = prawdziwe kostki
terminal-dice-daily = kostki dnia
terminal-dice-equal = kostki rundy
terminal-dice-sealed-note = Wynikają z sekretu, który teraz zostaje zapieczętowany, a na końcu otwarty: każdy może sprawdzić, że nikt nie wybierał rzutów.
terminal-dice-seeded-note = Wynikają z liczby początkowej: kto ją zna, może powtórzyć partię.
terminal-dice-typed-note = Rzucacie prawdziwymi kostkami przy stole i wpisujecie, co wypadło.
terminal-dice-daily-note = Dziś wszyscy, którzy grają w tę grę, mają te same kostki.

## Przy stole

# $number (Number)
terminal-turn = tura { $number }
terminal-log = Co się działo
terminal-faces = Ścianki kostek
# $name (String) - czyja kolej, $what (String) - co trzeba zrobić
terminal-prompt = { $name }: { $what }
# $names (String) - kto jeszcze myśli, $what (String) - o czym się decyduje
terminal-waiting = { $what } · jeszcze myślą: { $names }
terminal-pick-dice = Podnieś kostki ich numerami albo myszą.
terminal-choose-field = Wybierz pole strzałkami albo myszą; n przechodzi do następnego, które pasuje.
terminal-nothing-fits = Nic nie pasuje.
# $gain (String) - na przykład +8
terminal-gain = Daje { $gain }
terminal-swap = odwróć
terminal-toggle = zaznacz lub odznacz pole
terminal-type-dice = Wpisz, co wypadło
terminal-key-enter = Enter
terminal-key-space = Spacja
terminal-footer-fields = pole
terminal-footer-dice = kostki
terminal-footer-look = inne kartki
terminal-footer-rules = zasady
terminal-footer-quit = wyjdź (zapisane)
terminal-status-throws = rzuca
terminal-status-thinking = myśli
terminal-status-decided = już wie
terminal-status-waits = czeka
terminal-status-over = koniec

## Między dwiema chwilami

# $name (String)
terminal-curtain = Klawiaturę bierze teraz { $name }
terminal-curtain-why = Wszyscy decydują jednocześnie, więc nikt nie widzi, co wybierają inni.
# $name (String)
terminal-curtain-key = Enter, gdy patrzy tylko { $name }
terminal-undo-all = Czy wszyscy zgadzacie się cofnąć ostatnią decyzję?
terminal-undo-keys = Enter: tak · Esc: nie
terminal-undo-nothing = Teraz nie ma czego cofnąć.
# $name (String) - kto rzucał
terminal-typed = Rzuca { $name }. Co wypadło?
# $die (String), $face (String) - co wpisano, $faces (String) - co kostka może pokazać
terminal-typed-impossible = { $die } nie ma ścianki { $face }. Jej ścianki to { $faces }.
# $die (String)
terminal-typed-missing = Brakuje jeszcze: { $die }.
terminal-typed-keys = Wpisz ściankę każdej kostki · Enter: gotowe · Esc: do stołu
terminal-rules-keys = ↑↓ przewijanie · Esc powrót do stołu

## Co się działo. $name (String) - kto, $what (String) - kostki lub pola, $points (Number)

terminal-log-opened = Partia otwarta.
terminal-log-seated = { $name } siada do stołu.
terminal-log-left = Jedno miejsce jest wolne.
terminal-log-stood-in = Bot zastępuje gracza: { $name }.
terminal-log-returned = { $name } wraca.
terminal-log-thrown = { $name } rzuca { $what }
terminal-log-picked = { $name } bierze: { $what }
terminal-log-again = { $name } rzuca jeszcze raz.
terminal-log-kept = { $name } zostawia wynik.
terminal-log-wrote = { $name } wpisuje: { $what }
terminal-log-passed = { $name } pasuje.
terminal-log-crossed = { $name } skreśla pole.
terminal-log-failed = Nieudany rzut: { $name }.
terminal-log-hinted = { $name } korzysta z podpowiedzi.
terminal-log-undone = { $name } cofa ostatnią decyzję.
# $name (String)
terminal-log-corrected = { $name } poprawia wynik rzutu.
terminal-log-ended = Koniec partii.

## Koniec

terminal-final-sealed = Zapieczętowane kostki są już otwarte: zapisz partię, a „rollwright verify” odtworzy każdy rzut.
terminal-final-keys = r analiza   s zapisz partię   n nowa partia   l wróć do stołu   q koniec
terminal-save-where = Zapisz partię jako
terminal-save-keys = Enter: zapisz · Esc: nie
# $path (String)
terminal-saved = Zapisano: { $path }
# $path (String)
terminal-save-exists = { $path } już istnieje: wybierz inną nazwę.
# $path (String), $why (String)
terminal-save-failed = Nie można zapisać { $path }: { $why }.
terminal-left = Partia jest zapisana. Graj dalej, kiedy chcesz: rollwright play --go-on

## Błędy w wierszu poleceń

terminal-needs-terminal = Ta gra potrzebuje okna terminala: nie przekierowuj jej wyjścia.
terminal-nothing-saved = Żadna partia nie czeka: rozpocznij ją poleceniem „rollwright play”.
# $dice (String) - czego chciano, $sources (String)
terminal-no-dice = Nie ma kostek „{ $dice }”: wybierz z { $sources }.

## Odtwarzanie. $number, $count (Number)

terminal-replay-keys = ←→ krok  ↑↓ tura  Home End  l kartki  m błędy  r analiza  ? zasady  q koniec
terminal-replay-match = partia { $number } z { $count } (PgUp PgDn)
terminal-replay-step = Krok { $number } z { $count }

## Czy kostki były uczciwe. $throws (Number) - wszystkie rzuty, $throw (Number) - który

terminal-verify-sealed = Kostki były uczciwe: sekret pasuje do pieczęci, a każdy rzut wynika z sekretu i z udziałów graczy. Odtworzone rzuty: { $throws }.
terminal-verify-seeded = Kostki były uczciwe: każdy rzut wynika z ziarna. Odtworzone rzuty: { $throws }.
terminal-verify-daily = Kostki były uczciwe: każdy rzut wynika z dnia. Odtworzone rzuty: { $throws }.
terminal-verify-equal = Kostki były uczciwe: klucz pasuje do pieczęci, a każdy rzut jest taki, jaki dostały wszystkie stoły tej rundy. Odtworzone rzuty: { $throws }.
terminal-verify-retold = Kości były uczciwe: każdy rzut pochodzi z pierwotnej partii albo z ziarna. Sprawdzone rzuty: { $throws }.
# $match (String), $turn, $event (Number)
terminal-verify-what-if = Od tury { $turn } (zdarzenie { $event }) partii { $match } toczy się inaczej.
terminal-verify-same-dice = Powtarza partię { $match } z tymi samymi rzutami.
terminal-verify-typed = Kości zapisano tak, jak wypadły, więc nie można ich sprawdzić.
terminal-verify-not-opened = Sekret kostek nie jest jeszcze otwarty: poczekaj do końca partii.
# $seal (String) - co ogłoszono, $found (String) - co daje sekret
terminal-verify-seal-differs = Pieczęć jest złamana: ogłoszono { $seal }, a otwarty sekret daje { $found }.
# $expected, $found (String) - kostki jak w zapisach
terminal-verify-faces-differ = Rzut { $throw } nie jest tym, co dały kostki: powinno być { $expected }, jest { $found }.
terminal-verify-proof-differs = Zmieniono udział lub dowód rzutu { $throw }.
# $name (String), $count, $throws, $throw (Number)
terminal-verify-share-differs = W rzucie { $throw } udział gracza { $name } jest inny niż zadeklarowany.
terminal-verify-shared-by-all = W każdym rzucie jest udział wszystkich osób przy stole, więc nikt nie mógł wybrać wyniku.
terminal-verify-share-missing = Brakuje udziału gracza { $name } w rzutach: { $count } z { $throws }. Pozostali mogli razem wybrać ich wynik.
terminal-verify-unshared = Rzuty bez niczyjego udziału: { $count } z { $throws }. Ich wynik mógł wybrać operator serwera.
# $name (String), $count (Number)
terminal-verify-hinted = { $name } korzysta z podpowiedzi ({ $count }), więc ta partia się nie liczy.

## Analiza obok powtórki i podpowiedzi

# $share (String) - how much is done
terminal-review-working = Ważone są rzuty i decyzje: { $share }
terminal-review-now = Teraz
terminal-review-keys = ↑↓ przewijanie · Esc powrót
terminal-footer-hint = podpowiedź
terminal-hint-working = Ważone są wszystkie możliwości …
# $name (String)
terminal-hint-title = Ile warte są najlepsze ruchy: { $name }
# $points (String)
terminal-hint-best = oczekiwane punkty: { $points }
# $points (String), $share (String) - the chance to win
terminal-hint-best-win = oczekiwane punkty: { $points }, szansa na wygraną: { $share }
terminal-hint-keys = Enter: powrót do stołu. Partia jest oznaczona jako grana z podpowiedzią.
terminal-hint-people = Podpowiedzi służą ćwiczeniu: nie ma ich, gdy gra kilka osób ani przy kostkach dnia.
terminal-hint-none = Nie ma w czym wybierać.

# $width, $height (Number)
terminal-too-small = Ten terminal jest za mały: Rollwright potrzebuje { $width } kolumn i { $height } wierszy.
# $game (String)
terminal-preparing = Przygotowywanie gry { $game } …
terminal-preparing-why = Gra jest kompilowana dla tego komputera. Dzieje się to raz i trwa około pół minuty.
