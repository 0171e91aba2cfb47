# Słowa wspólne dla całego Rollwrighta.
# $colour to zawsze klucz (orange, yellow, purple, blue, red, green, white, black), nigdy przetłumaczone słowo.

language-name = polski

game-qwinto = Qwinto
game-qwantum = Qwantum
game-twenty-one = Twenty One
game-splitter = Splitter

colour-orange = pomarańczowy
colour-yellow = żółty
colour-purple = fioletowy
colour-blue = niebieski
colour-red = czerwony
colour-green = zielony
colour-white = biały
colour-black = czarny

# One letter from the name of each colour, for dice and sheets. No two colours may share one.
letter-orange = P
letter-yellow = Ż
letter-purple = F
letter-blue = N
letter-red = C
letter-green = L
letter-white = B
letter-black = A

die-orange = pomarańczowa kostka
die-yellow = żółta kostka
die-purple = fioletowa kostka
die-blue = niebieska kostka
die-red = czerwona kostka
die-green = zielona kostka
die-white = biała kostka
die-black = czarna kostka
# $number (Number) - numer kolorowej kostki w Qwantum albo jednej z dwóch kostek w Splitterze
die-numbered = kostka { $number }
die-first = kostka 1
die-second = kostka 2

row-orange = pomarańczowy wiersz
row-yellow = żółty wiersz
row-purple = fioletowy wiersz
row-blue = niebieski wiersz
row-red = czerwony wiersz

## Miejsca na kartce. $number liczy się od 1.

sheet-row = wiersz { $number }
sheet-column = kolumna { $number }
sheet-field = pole { $number }
sheet-limit = limit { $number }
sheet-bonus-field = pole premiowe
sheet-star = gwiazdka
sheet-heart = serce
sheet-failed-throws = Nieudane rzuty
# $letter (String) - jedna z kartek do Twenty One
sheet-lettered = kartka { $letter }
# $letter (String) - jedna z plansz do Splittera
sheet-board = plansza { $letter }
sheet-own-note = To własne kartki Rollwrighta, a nie kartki z drukowanego bloczka.

# $number (Number) - liczone od 1
seat-numbered = Miejsce { $number }
seat-active = aktywny gracz
seat-bot = bot
seat-you = ty

phase-throw = Rzut kostkami
phase-over = Koniec gry
phase-qwinto-dice = Wybierz kostki do rzutu
phase-qwinto-again = Zostawiasz wynik czy rzucasz jeszcze raz?
phase-qwinto-write = Wszyscy mogą pisać
phase-qwantum-again = Zostawiasz kostki czy rzucasz niektórymi jeszcze raz?
phase-qwantum-first = Pisać może tylko aktywny gracz
phase-qwantum-second = Wszyscy mogą pisać
phase-twenty-one-again = Zostawiasz wynik czy rzucasz jeszcze raz?
phase-twenty-one-write = Wszyscy wpisują lub skreślają
phase-splitter-place = Wszyscy wpisują obie liczby

action-dice = Wybierz kostki
action-throw = Rzuć
action-again = Rzuć jeszcze raz
action-keep = Zostaw
action-write = Wpisz
action-place = Wpisz obie liczby
action-cross = Skreśl
action-pass = Pas
action-undo = Cofnij

count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
count-failed-throws = { $count ->
    [one] { $count } nieudany rzut
    [few] { $count } nieudane rzuty
    [many] { $count } nieudanych rzutów
   *[other] { $count } nieudanego rzutu
}
count-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}
count-dice = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
}
count-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
# $least, $most (Number)
count-players-range = od { $least } do { $most } osób

result-total = Razem
# $name (String), $points (Number)
result-winner = Wygrywa { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
# $names (String) - lista złożona przez result-names, $points (Number)
result-tie = Remis, wspólnie wygrywają { $names }: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
# $names (String) - wszystkie imiona oprócz ostatniego, z przecinkami, $last (String)
result-names = { $names } i { $last }
