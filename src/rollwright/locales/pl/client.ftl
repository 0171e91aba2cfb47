# Słowa strony. Nazwy gier, kolorów, faz i składników wyniku są w innych plikach.

## Strona startowa

client-lead = Cztery gry z kostkami i ołówkiem. Weź kartkę, rzuć, pisz.
client-short-qwinto = Trzy rosnące wiersze
client-short-qwantum = W górę, potem w dół
client-short-twenty-one = Trafiaj w limity
client-short-splitter = Dwie kostki, lustro
client-names = Qwinto, Qwantum, Twenty One i Splitter to nazwy należące do ich wydawców; mówią tu tylko, w co można zagrać. Rysunki, teksty i kartki są nasze własne.
client-play-bots = Graj z botami
# $game (String)
client-play-bots-name = Graj z botami: { $game }
client-play = Graj
client-together = Wspólna gra
client-open-table = Otwórz stół dla znajomych
client-open-table-note = przez link, kod QR albo krótki kod
client-code = Kod
client-join = Dołącz
# $game (String)
client-daily = Wyzwanie dnia: { $game }
client-daily-note = Te same kostki dla wszystkich.
# $count (Number) - ile osób grało, $best (Number) - najlepszy wynik
client-daily-best = Rozegrano: { $count }, najlepszy wynik { $best }.
client-daily-look = Zobacz
# $game (String)
client-daily-other = { $game } na dziś
client-open-tables = Otwarte stoły
client-sit-down = Usiądź
# $game (String)
client-my-table = { $game }: twój stół
# $code (String)
client-my-table-waits = Czeka na graczy, kod { $code }
client-default-name = Gość
# $count (Number)
client-minutes = { $count } min

## Nagłówek każdej strony

client-home = Rollwright, strona startowa
client-back-home = Wróć na stronę startową
client-to-home = Na stronę startową
client-settings = Ustawienia
client-language = Język
client-theme = Kolory
# $theme (String)
client-theme-now = Kolory: { $theme }
client-theme-system = jak w systemie
client-theme-light = jasne
client-theme-dark = ciemne
client-large-text = Duży tekst
client-at-table = Przy stole
client-sound = Dźwięki
client-vibration = Wibracje
client-reactions = Reakcje
client-awake = Ekran nie gaśnie
client-confetti = Konfetti za rekord
client-react = Zawołaj coś do innych
client-reactions-off = Bez reakcji
client-reaction-nice = Brawo!
client-reaction-wow = Wow!
client-reaction-laugh = Ha, ha!
client-reaction-oh-no = O nie!
client-reaction-thanks = Dzięki!
# $name (String), $words (String) - what was called
client-reacted = { $name }: { $words }
# $game (String), $points (String)
client-personal-record = To twój najwyższy wynik w grze { $game }. Poprzedni rekord: { $points }.
client-me = Moja strona
client-menu = Menu
client-close = Zamknij

## Otwieranie stołu i czekanie na innych

client-game = Gra
client-variant = Plansza
client-seats = Miejsca
client-fewer = Mniej miejsc
client-more = Więcej miejsc
# $number (Number) - liczone od 1
client-name-of-seat = Imię, miejsce { $number }
client-who-sits = Kto siedzi na miejscu { $number }
client-holder-me = ty
client-holder-open = dołączy przez link
client-holder-device = na tym urządzeniu
client-holder-bot = bot
client-bot-level = Siła botów
client-source-sealed = Kostki strony
client-source-typed = Prawdziwe kostki, wpisywane
client-on-device = Gra na tym urządzeniu: bez serwera i nikt inny nie dołączy
client-pace = Tempo
client-pace-live = Wszyscy są teraz
client-pace-slow = powoli, przez wiele dni
client-listed = Pokaż wśród otwartych stołów
client-open = Otwórz stół
client-start = Zaczynamy
# $count (Number)
client-start-bots = { $count ->
    [one] wolne miejsce zajmie bot
   *[other] wolne miejsca ({ $count }) zajmą boty
}
# $game (String)
client-lobby-title = Twój stół: { $game }
# $name (String), $game (String)
client-lobby-invited = { $name } zaprasza cię do gry w { $game }
client-your-name = Twoje imię
client-take-seat = Zajmij miejsce
client-leave-whenever = Odejdź, kiedy musisz: do twojego powrotu miejsce trzyma bot. Bez konta, bez instalacji.
# $name (String)
client-wait-start = Masz miejsce przy stole. Partię zaczyna { $name }.
client-table-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz oglądać.
client-at-the-table = Przy stole
client-seat-bot = gotowy
client-seat-open = jeszcze wolne
client-seat-here = jest tutaj
client-seat-for-person = dla człowieka
# $number (Number) - liczone od 1
client-seat-level = Kto zajmie miejsce { $number }
client-invite = Jak inni mogą dołączyć
client-scan-or-type = Zeskanuj albo wpisz
client-share = Udostępnij link
client-copied = Skopiowano
client-link = Link do tego stołu
client-qr-alt = Kod QR z linkiem do tego stołu

## Boty. $level to jedna z nazw poniżej

# $number (Number) - miejsca
client-bot-name = Bot { $number } ({ $level })
client-bot-choice = Bot ({ $level })
client-bot-random = losowy
client-bot-casual = towarzyski
client-bot-club = klubowy
client-bot-master = mistrz
client-bots-how = Jak grają boty
client-bots-title = Boty
client-bots-lead = Cztery poziomy w każdej grze i to, co każdy z nich osiąga. Wszystkie grają tymi samymi kośćmi i według tych samych zasad co ty i nie widzą niczego, co jest przed tobą ukryte.
client-bots-random-text = Wykonuje dowolny dozwolony ruch, każdy z tą samą szansą. Dobry, by poznać grę i nie dostać lania.
client-bots-casual-text = Wie, co dobre, a co złe, ale przy każdym ruchu myli się o kilka punktów, jak ktoś, kto gra od czasu do czasu.
client-bots-club-text = Solidny gracz. Ocenia kartki na podstawie tysięcy partii treningowych, w Twenty One dzięki dokładnym obliczeniom, trochę się myli i patrzy tylko na własne punkty.
client-bots-master-text = Najlepszy, jakiego mamy. Ocenia bez błędów, patrzy naprzód i gra o zwycięstwo: śledzi kartki innych i to, kiedy partia może się skończyć.
client-bots-game = Gra
client-bots-alone = Średni wynik solo
client-bots-wins = Wygrane z poziomem: { $level }
client-bots-note = Średni wynik: ile punktów daje przeciętnie partia solo, ± błąd standardowy tej średniej. Wygrane: udział w partiach na dwie osoby, remis liczy się jako pół wygranej; w Splitterze na planszy A. Każda liczba pochodzi z { $least } do { $most } partii z tymi samymi kośćmi dla wszystkich.

## Stół

client-you = Ty
client-others = Pozostali
# $turn (Number)
client-turn = Tura { $turn }
# $round (Number), $of (Number)
client-round = Runda { $round } z { $of }
client-turn-short = T{ $turn }
client-real-dice = prawdziwe kostki
client-your-sheet = Twoja kartka
client-your-board = Twoja plansza
# $name (String)
client-sheet-of = Kartka: { $name }
client-whose-sheet = Czyja kartka
client-to-act = teraz na ruchu
client-dice = Kostki
client-log = Co się działo
client-your-turn = Twoja kolej.
client-nudged = Pozostali czekają na ciebie.
# $count (Number)
client-still-think-count = { $count ->
    [one] { $count } osoba jeszcze myśli
    [few] { $count } osoby jeszcze myślą
   *[other] { $count } osób jeszcze myśli
}
client-status-throws = rzuca
client-status-thinking = myśli
client-status-decided = decyzja zakryta
client-status-waits = czeka
client-status-over = koniec
client-status-stand-in = zastępuje bot
client-status-away = poza stołem
client-line-away = Brak połączenia. Twoja kartka jest bezpieczna; co wpiszesz, zostanie wysłane, gdy łącze wróci.
client-line-away-start = Brak połączenia. Stół otworzy się, gdy łącze wróci.
client-line-away-kept = Brak połączenia. Tak wyglądała twoja partia; pójdzie dalej, gdy łącze wróci.
client-plain-http = Przez zwykłe http przeglądarki nie zachowują strony do gry bez sieci i nie instalują jej. Jak uzyskać https, mówi dokumentacja serwera w rozdziale „Deployment”.
client-connecting = Chwileczkę …
client-no-table = Nie ma tu stołu
client-not-done = Nie wykonano
client-all-right = W porządku
client-error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.
client-error-offline = Brak połączenia z serwerem. Możesz grać na tym urządzeniu; aby dołączyć do innych, potrzebne jest połączenie.
client-keys = Klawisze: strzałki poruszają po kartce, Enter wpisuje, N następne możliwe pole, Esc odznacza, Z cofa decyzję, 1 do 7 wybierają kostki, S zamienia, F czyta ścianki kostki.

## Zasady, cofanie, odchodzenie

client-rules = Zasady
# $game (String)
client-rules-of = Zasady gry { $game }
client-print-sheets = Drukuj kartki
client-undo = Cofnij ostatnią decyzję
client-undo-free = od razu
client-undo-ask = pozostali zostaną zapytani
# $name (String)
client-undo-asked = { $name } prosi o cofnięcie ostatniej decyzji.
client-agree = Zgoda
client-disagree = Nie
client-leave = Oddaj miejsce botowi
# $name (String)
client-leave-name = Oddaj botowi miejsce: { $name }
client-leave-note = możesz wrócić w każdej chwili
# $name (String)
client-bot-holds = Bot trzyma miejsce: { $name }.
client-return = Gram dalej
client-nudge-all = Ponaglij
# $name (String)
client-nudge-name = Ponaglij: { $name }

## Na tacy

client-your-throw = Twój rzut
# $count (Number)
client-your-throw-note = { $count ->
    [one] jedna kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
# $name (String)
client-throws = Rzuca { $name }
# $names (String), $count (Number)
client-decides = { $count ->
    [one] Decyduje { $names }
   *[other] Decydują { $names }
}
# $names (String), $count (Number)
client-still-think = { $count ->
    [one] Jeszcze myśli { $names }
   *[other] Jeszcze myślą { $names }
}
client-all-decided = Wszyscy podjęli decyzję
# $left (Number), $of (Number)
client-hidden-until = { $left ->
    [0] Zakryte, aż wszyscy zdecydują.
   *[other] Zakryte, aż wszyscy zdecydują. Brakuje { $left } z { $of }.
}
client-take-back = Cofnij
# $sum (Number)
client-you-threw = Twój rzut: { $sum }
# $name (String), $sum (Number)
client-name-threw = { $name }: rzut { $sum }
client-you-threw-dice = Twoje kostki
# $name (String)
client-name-threw-dice = Kostki: { $name }
# $numbers (String)
client-you-wrote = Wpisujesz { $numbers }
client-you-passed = Pasujesz
client-you-crossed = Skreślasz pole
# $sum (Number)
client-keep = Zostaw { $sum }
client-keep-all = Zostaw wszystkie
client-again = jeszcze raz
client-again-once = jeden raz
# $count (Number)
client-throw-again = { $count ->
    [one] Rzuć jedną ponownie
   *[other] Rzuć { $count } ponownie
}
client-choose-dice = Wybierz kostki
client-choose-field = Wybierz pole
client-choose-numbers = Wybierz liczby
# $number (Number)
client-write-number = Wpisz { $number }
# $count (Number)
client-write-numbers = { $count ->
    [one] Wpisz jedną liczbę
    [few] Wpisz { $count } liczby
   *[other] Wpisz { $count } liczb
}
client-go-on = Dalej
client-costs-nothing = nic nie kosztuje
# $points (String) - ze znakiem
client-costs = { $points } nieudany rzut
client-nothing-fits = Nic nie pasuje.
client-nothing-fits-cross = Nic nie pasuje: skreśl pole.
client-nothing-yet = na razie nic
client-which-way = W którą stronę

client-qwinto-dice-note = dotknij tych, którymi rzucasz
# $colours (String) - lista kolorów
client-qwinto-write-note = { $colours } albo pas
client-qwinto-note = liczby rosną od lewej do prawej
client-qwantum-again = Twój rzut: wskaż kostki do ponownego rzutu
client-qwantum-alone = Teraz możesz pisać tylko ty
# $alone (String) - yes or no
client-qwantum-write-note = { $alone ->
    [yes] suma jednego koloru albo dalej
   *[no] suma jednego koloru albo pas
}
# $colour (String) - klucz koloru
client-qwantum-taken = { $colour ->
    [purple] fioletowy jest użyty, pozostałe kolory są wolne
    [blue] niebieski jest użyty, pozostałe kolory są wolne
    [red] czerwony jest użyty, pozostałe kolory są wolne
    [yellow] żółty jest użyty, pozostałe kolory są wolne
   *[other] { $colour }
}
client-qwantum-note = sumy stoją przy wierszach
# $die (String)
client-faces-of = ścianki: { $die }
client-own-sheets = własne kartki Rollwrighta; tych z drukowanego bloczka nie opublikowano
client-twenty-one-note = Dotknij wszystkich, które chcesz, potem wpisz.
client-tap-all = dotknij wszystkich, potem wpisz
# $numbers (String)
client-splitter-write = Wpisz { $numbers }
client-splitter-note = w pole i jego odbicie
client-splitter-head = punktują grupy równe swojej liczbie

## Na kartkach

client-columns = kolumny
client-sum = suma
client-rising = rosną
client-falling = maleją
client-hits = Trafienia
# $row (Number) - liczone od 1
client-current-row = Wiersz { $row }, bieżący
# $number (Number)
client-too-high = { $number } za dużo
# $number (Number) - od 1 do 6
client-number-group = { $number }-ki
client-hearts = Serca
# $count (Number), $most (Number)
client-failures = Nieudane rzuty: { $count } z { $most }
# $colour (String) - klucz koloru, $points (Number)
client-tally-row = { $colour ->
    [orange] Pomarańczowy wiersz
    [yellow] Żółty wiersz
    [purple] Fioletowy wiersz
   *[other] { $colour }
}: { $points }
# $points (Number)
client-tally-columns = Pełne kolumny: { $points }
# $number (Number), $colour (String) - klucz koloru
client-lens = { $colour ->
    [orange] { $number } w pomarańczowym
    [yellow] { $number } w żółtym
    [purple] { $number } w fioletowym
   *[other] { $number }
}
client-lens-left = Dalej w lewo
client-lens-right = Dalej w prawo

## Co daje wybór. $points (String) ma znak

client-change-qwinto-row = { $points } liczba
client-change-qwinto-full-row = { $points } pełny wiersz
client-change-qwinto-column = { $points } pełna kolumna
client-change-qwinto-failures = { $points } nieudany rzut
# $number (Number) - kolumny
client-change-qwantum-column = { $points } pełna kolumna { $number }
client-change-qwantum-failures = { $points } nieudany rzut
client-change-twenty-one-numbers = { $points } za liczby
# $count (Number)
client-change-twenty-one-hits = { $points } za { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
}
# $number (Number) - liczba w grupie
client-change-splitter-group = { $points } grupa { $number }-ek
client-change-splitter-starred-group = { $points } grupa { $number }-ek z gwiazdką
client-change-splitter-hearts = { $points } równe serca

## Wpisywane kostki

client-type-dice = Co wypadło
# $name (String)
client-type-prompt = Przy stole rzuca { $name }. Wpisz, co wypadło.
# $count (Number), $all (Number)
client-typed-count = Wpisane kostki: { $count } z { $all }
client-clear = Wyczyść
# $die (String)
client-die-missing = Brakuje: { $die }
client-right = Zgadza się

client-correct = Popraw wynik rzutu
client-correct-choose = Który rzut wpisano błędnie?
# $turn (Number)
client-correct-title = Co naprawdę wypadło w turze { $turn }?
client-correct-note = Co nadal możliwe, zostaje. O resztę zapytamy ponownie.
client-correct-done = Popraw
client-correct-ask = Zapytaj pozostałych
client-correct-same = Tak właśnie wpisano
client-correct-other = Inny rzut
# $name (String), $turn (Number), $dice (String)
client-correct-asked = { $name } mówi: w turze { $turn } wypadło { $dice }.
# $turn (Number), $dice (String)
client-correct-waits = Pytamy pozostałych, czy w turze { $turn } wypadło { $dice }.
client-correct-withdraw = Jednak nie

## Koniec

# $by (Number)
client-end-you = Wygrywasz, przewaga { $by }
# $name (String), $by (Number)
client-end-other = Wygrywa { $name }, przewaga { $by }
# $names (String), $points (String)
client-end-tie = Wspólne zwycięstwo: { $names }, wynik { $points }
# $points (String)
client-end-solo = Wynik: { $points }
# $count (Number)
client-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
client-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
}
client-score = Wynik
client-full-columns = Pełne kolumny
client-note-full = pełny
# $count (Number)
client-note-numbers = { $count ->
    [one] liczba
    [few] liczby
   *[other] liczb
}
client-dice-sealed = Kostki leżały w zaklejonej kopercie.
client-dice-honest = Koperta z kostkami jest otwarta i zgadza się.
client-dice-wrong = Koperta z kostkami się nie zgadza.
client-dice-closed = Koperta z kostkami jest jeszcze zamknięta: zostanie otwarta po zakończeniu dnia.
client-shares-all = W każdym rzucie jest udział urządzenia każdej osoby, więc nikt nie mógł wybrać wyniku.
# $name (String), $count, $throws (Number)
client-share-missing = Brakuje udziału gracza { $name } w rzutach: { $count } z { $throws }. Pozostali mogli razem wybrać ich wynik.
client-unshared = Rzuty bez niczyjego udziału: { $count } z { $throws }. Ich wynik mógł wybrać operator serwera.
# $throw (Number)
client-share-differs = W rzucie { $throw } udział gracza { $name } jest inny niż zadeklarowany.
client-check = Sprawdź
client-record = Zapis
client-look-back = Obejrzyj
client-rematch = Rewanż
client-rematch-note = te same miejsca, nowe kostki
client-rematch-open = Rewanż jest otwarty: przejdź tam
client-replay = Powtórka
client-from-seat = Widziane z miejsca
client-step-back = Krok wstecz
client-step-on = Krok naprzód
client-moment = Chwila partii

## Moja strona

client-save = Zapisz
client-saved = Zapisano.
client-my-results = Moje wyniki
client-my-matches = Moje partie
client-recovery = Powrót z innego urządzenia
client-recovery-note = Zapisz ten kod: z nim jesteś tą samą osobą na każdym urządzeniu. Nowy kod unieważnia stary.
client-recovery-make = Utwórz kod
client-recovery-code = Kod powrotu
client-recovery-use = Użyj
client-recovered = Witaj ponownie.
client-forget = Zapomnij o mnie
client-forget-sure = Naprawdę zapomnieć wszystko o mnie? Dotknij jeszcze raz.

## Pierwsza partia: każdy krok jest wyjaśniony raz

client-understood = Rozumiem
client-no-guide = Bez podpowiedzi
client-guide-qwinto-dice = Wybierz kostki do rzutu. Ich sumę można wpisać w wierszu każdego koloru, którym rzucasz.
client-guide-qwinto-again = Nie pasuje? Raz możesz rzucić tymi samymi kostkami ponownie.
client-guide-qwinto-write = Każdy może wpisać tę sumę w wyróżnione pole. Dotknij pola, by zobaczyć, co daje; dotknij ponownie, by wpisać.
client-guide-qwantum-again = Podnieś kostki, by rzucić nimi ponownie, albo zostaw wszystkie. Podniesiona kostka pokazuje swoje ścianki.
client-guide-qwantum-first = Teraz tylko ty możesz wpisać jedną sumę na końcu jej wiersza albo przejść dalej.
client-guide-qwantum-second = Teraz każdy może wpisać sumę jednego z pozostałych kolorów. Punktują pełne kolumny.
client-guide-twenty-one-again = Zostaw kostki albo rzuć jeszcze raz. Kostki z jedynką zostają.
client-guide-twenty-one-write = Dotknij każdej liczby, którą chcesz wpisać w bieżącym wierszu. Liczba równa limitowi to trafienie.
client-guide-splitter-place = Dotknij pola: jedna liczba trafi tam, druga w jego odbicie. Dotknij odbicia, by je zamienić.

## Co się działo. $who (String) to you albo other, $name (String), $points (String) ma znak, $gain (String) to some albo none

log-opened = Stół jest otwarty
log-seated = { $who ->
    [you] Siadasz przy stole
   *[other] { $name } siada przy stole
}
log-left = { $who ->
    [you] Zwalniasz miejsce
   *[other] Miejsce znów jest wolne
}
log-stood-in = { $who ->
    [you] Zastępuje cię bot
   *[other] { $name } poza stołem, zastępuje bot
}
log-returned = { $who ->
    [you] Wracasz do stołu
   *[other] { $name } wraca do stołu
}
# $dice (String)
log-thrown = { $who ->
    [you] Twój rzut: { $dice }
   *[other] { $name }, rzut: { $dice }
}
log-picked = { $who ->
    [you] Wybierasz kostki: { $dice }
   *[other] { $name } wybiera kostki: { $dice }
}
log-again = { $who ->
    [you] Rzucasz ponownie
   *[other] { $name } rzuca ponownie
}
log-kept = { $who ->
    [you] Zostawiasz rzut
   *[other] { $name } zostawia rzut
}
# $where (String)
log-wrote = { $who ->
    [you] Wpisujesz: { $where }
   *[other] { $name } wpisuje: { $where }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-passed = { $who ->
    [you] Pasujesz
   *[other] { $name } pasuje
}
log-crossed = { $who ->
    [you] Skreślasz pole
   *[other] { $name } skreśla pole
}
# $row, $column (Number) - liczone od 1
log-placed = { $who ->
    [you] Wpisujesz w wierszu { $row }
   *[other] { $name } wpisuje w wierszu { $row }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-failed = { $who ->
    [you] Twój nieudany rzut: { $points }
   *[other] { $name }, nieudany rzut: { $points }
}
log-hinted = { $who ->
    [you] Korzystasz z podpowiedzi
   *[other] { $name } korzysta z podpowiedzi
}
log-undone = { $who ->
    [you] Cofasz ostatnią decyzję
   *[other] { $name } cofa ostatnią decyzję
}
# $turn (Number)
log-corrected = { $who ->
    [you] Poprawiasz rzut z tury { $turn }
   *[other] { $name } poprawia rzut z tury { $turn }
}
# $total (String)
log-ended = Koniec partii; najlepszy wynik to { $total }
# $colour (String) - klucz koloru, $column (Number) - liczone od 1
client-where-row-column = { $colour ->
    [orange] pomarańczowy
    [yellow] żółty
    [purple] fioletowy
   *[other] { $colour }
}, kolumna { $column }

## Dla czytników ekranu

# $game (String), $name (String)
say-sheet = { $game }, kartka: { $name }
say-points = pkt
say-look-closely = obejrzyj kartkę z bliska
# $die (String), $face (String)
say-die = { $die }, { $face }
# $colour (String) - klucz koloru, $sum (Number)
say-row-sum = { $colour ->
    [purple] fioletowy
    [blue] niebieski
    [red] czerwony
    [yellow] żółty
   *[other] { $colour }
}, suma { $sum }
# $column (Number), $points (Number)
say-column-score = kolumna { $column }, punkty: { $points }
# $number (Number), $points (Number)
say-number-points = { $number }-ki, punkty: { $points }
say-heart-points = Serca, punkty: { $points }
# $left, $right (Number), $points (String), $note (String)
say-way = { $left } z lewej, { $right } z prawej: { $points }, { $note }
# $column (Number) - liczone od 1
say-mirror = odbicie w kolumnie { $column }
say-free = wolne
say-next = następne
say-chosen = wybrane
say-decided = decyzja zakryta
say-crossed = skreślone
# $number (String), $points (String)
say-would-bring = { $number } da { $points }

## Home, tables, one device for several people, the first match

client-opening = Otwieranie …
# $level (String), $points (Number) - ile zdobywa średnio
client-level-scores = { $level }, około { $points }
# $game (String)
client-bot-level-of = Siła botów: { $game }
client-we-have-dice = Mamy prawdziwe kości
client-we-have-dice-note = strona jest waszą kartką punktów
client-my-tables = Niedokończone partie
# $count (Number)
client-my-tables-more = jeszcze { $count }
# $game (String), $names (String)
client-my-table-against = { $game }: { $names }
client-my-move = twój ruch
client-their-move = ruch innych
client-give-up = Poddaj
client-give-up-sure = Na pewno?
client-leave-table = Odejdź od stołu
client-network = Adres dla pozostałych
client-nowhere = Tu nic nie ma
client-nowhere-note = Ten adres nie prowadzi do żadnej strony. Może brakuje znaku.
client-watching = Oglądasz partię.
# $name (String)
client-hand-over = Podaj urządzenie: { $name }
client-hand-over-to = Teraz gra
# $name (String)
client-hand-over-ready = To ja, { $name }
client-hand-over-never = Jedna osoba pisze za wszystkich: nie pytaj więcej
# $name (String)
client-type-picked = { $name } rzuca jedną do trzech kości. Wpisz, co wypadło.
client-guide-qwinto-goal = Wypełnij trzy rzędy liczbami, które rosną od lewej do prawej. Punktują pełne rzędy i kolumny; wygrywa najwięcej punktów.
client-guide-qwinto-pentagon = Pięciokąt liczy się jeszcze raz jako premia, gdy cała jego kolumna jest pełna.
client-guide-qwinto-rows = Pełny rząd daje swoją ostatnią liczbę po prawej, każdy inny po punkcie za liczbę.
client-guide-qwinto-end = Partia kończy się, gdy ktoś ma dwa pełne rzędy lub cztery nieudane rzuty. Nieudany rzut kosztuje 5 punktów.
client-guide-qwantum-goal = Wpisuj sumy, które rosną do grubej linii, a za nią maleją. Pełna kolumna daje swoją drugą najmniejszą liczbę; wygrywa najwięcej punktów.
client-guide-qwantum-line = Przed grubą linią liczby rosną, za nią maleją.
client-guide-qwantum-end = Kto w swojej turze nic nie wpisze, ma nieudany rzut. Partia kończy się, gdy ktoś wypełni wszystkie cztery rzędy, albo piątym nieudanym rzutem.
client-guide-twenty-one-goal = Wypełniaj rzędy od góry, po jednej liczbie w kolorze, nigdy powyżej wydrukowanej granicy. Punktują wysokie liczby i trafienia.
client-guide-twenty-one-hits = Trafienie to liczba równa swojej granicy. Więcej trafień w rzędzie to wyższa premia: pokazuje ją skala pod rzędem.
client-guide-twenty-one-end = Partia kończy się, gdy ktoś wypełni wszystkie rzędy.
client-guide-splitter-goal = Wpisz obie kości w pola lustrzane. Punktuje grupa dokładnie tylu równych liczb, ile mówi liczba: trzy 3, cztery 4.
client-guide-splitter-groups = Punktują tylko grupy dokładnie właściwej wielkości: czwarta 3 obok trzech 3 je psuje.
client-guide-splitter-star = Grupa z gwiazdką liczy się podwójnie.
client-guide-splitter-hearts = Równe liczby we wszystkich sercach dają premię.
client-guide-splitter-end = Partia kończy się, gdy wszystkie pola są pełne. Wszyscy wpisują te same kości.
client-daily-short = wyzwanie dnia
# $names (String), $count (Number)
client-ended-two-rows = { $names }: dwa pełne rzędy.
client-ended-all-rows = { $names }: wszystkie rzędy pełne.
client-ended-failures = { $names }: wykorzystane wszystkie nieudane rzuty.
client-ended-full-boards = Wszystkie plansze są pełne.
client-ended-over = Partia się skończyła.
client-example-empty = Pusta kartka
# $letter (String)
client-example-board = Plansza { $letter }
client-example-filled = Kartka w środku partii
# $game (String) - the title of the window
client-title-my-move = ● Twój ruch – { $game }
client-your-move = Twój ruch
client-all-sheets = Wszystkie kartki
client-all-sheets-see = Zobacz wszystkie kartki
client-skip = Do mojego ruchu
client-guide-qwinto-passing = Pasowanie przy cudzym rzucie nic nie kosztuje i często się opłaca: zła liczba zajmuje pole, którego potrzebuje lepsza. Dlatego boty też pasują.
client-example-finished = Gotowa kartka, policzona
client-club-evening = Wieczór klubowy
client-club-evening-note = wiele stołów, te same kostki dla wszystkich
client-to-evening = Wróć do wieczoru
# $count (Number), $won (Number)
client-stats = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}, wygrane: { $won }
# $best (Number), $mean (Number)
client-stats-score = najlepszy { $best }, średnia { $mean }

## Podpowiedzi i drugie namysły początkujących

# $where (String) - a field or colours
client-do-write = Wpisz: { $where }
# $number (Number), $where (String)
client-do-write-number = Wpisz { $number }: { $where }
# $dice (String)
client-do-throw = Rzuć: { $dice }
client-do-again = Rzuć ponownie: { $dice }
client-worth-best = najlepsze
# $points (String)
client-worth-less = o { $points } pkt gorsze od najlepszego
client-hint = Podpowiedź
client-hint-used = Podpowiedź (już z niej korzystano: ta partia się nie liczy)
client-had-hint = korzystał(a) z podpowiedzi
# $points (Number)
client-doubt = Warto się zastanowić: coś innego daje około { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} więcej.
client-doubt-off = Nie pytaj więcej
client-doubt-anyway = Mimo to
client-doubt-think = Zastanów się
client-careful = Pytaj, zanim stracę punkty
client-careful-note = każde pytanie to podpowiedź
client-allow-hints = Podpowiedzi dozwolone (partia z podpowiedziami się nie liczy)
# $names (String)
client-end-hinted = Z podpowiedzi skorzystano: { $names }. Ta partia się nie liczy.
client-what-if = Graj dalej od tego miejsca
client-same-dice = Jeszcze raz, te same kości
# $turn (Number)
client-origin-turn = Dalszy ciąg od tury { $turn } wcześniejszej partii, przeciw botom. Nie liczy się.
client-origin-again = Wcześniejsza partia jeszcze raz, z tymi samymi rzutami. Nie liczy się.
client-name-missing = Najpierw wpisz imię.
# $name (String)
client-name-unseen = „{ $name }” nie może być imieniem: są w nim znaki, których nikt nie zobaczy. Litery, cyfry i emoji są w porządku.
# $points (Number)
client-mean-score = zdobywa średnio { $points }
# $taken (Number), $of (Number)
client-seats-taken = zajęte miejsca: { $taken } z { $of }
client-turn-back = Tura wstecz
client-turn-on = Tura naprzód
client-play-on = Odtwarzaj
client-pause = Zatrzymaj
client-share-moment = Udostępnij ten moment
# $turn (Number), $of (Number)
client-turn-of = Tura { $turn } z { $of }
