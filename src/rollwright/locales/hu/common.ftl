# A Rollwright minden részének közös szavai.
# A $colour mindig kulcs (orange, yellow, purple, blue, red, green, white, black), sosem lefordított szó.

language-name = magyar

game-qwinto = Qwinto
game-qwantum = Qwantum
game-twenty-one = Twenty One
game-splitter = Splitter

colour-orange = narancssárga
colour-yellow = sárga
colour-purple = lila
colour-blue = kék
colour-red = piros
colour-green = zöld
colour-white = fehér
colour-black = fekete

# One letter from the name of each colour, for dice and sheets. No two colours may share one.
letter-orange = N
letter-yellow = S
letter-purple = L
letter-blue = K
letter-red = P
letter-green = Z
letter-white = F
letter-black = T

die-orange = narancssárga kocka
die-yellow = sárga kocka
die-purple = lila kocka
die-blue = kék kocka
die-red = piros kocka
die-green = zöld kocka
die-white = fehér kocka
die-black = fekete kocka
# $number (Number) - a Qwantum hányadik színes kockája, vagy a Splitter két kockájának egyike
die-numbered = { $number }. kocka
die-first = 1. kocka
die-second = 2. kocka

row-orange = narancssárga sor
row-yellow = sárga sor
row-purple = lila sor
row-blue = kék sor
row-red = piros sor

## Helyek a lapon. A $number 1-től számol.

sheet-row = { $number }. sor
sheet-column = { $number }. oszlop
sheet-field = { $number }. mező
sheet-limit = felső határ: { $number }
sheet-bonus-field = bónuszmező
sheet-star = csillag
sheet-heart = szív
sheet-failed-throws = Sikertelen dobások
# $letter (String) - a Twenty One melyik lapja
sheet-lettered = { $letter } lap
# $letter (String) - a Splitter melyik táblája
sheet-board = { $letter } tábla
sheet-own-note = Ezek a Rollwright saját lapjai, nem a nyomtatott tömb lapjai.

# $number (Number) - 1-től számolva
seat-numbered = { $number }. hely
seat-active = aktív játékos
seat-bot = bot
seat-you = te

phase-throw = Dobás a kockákkal
phase-over = Vége a játéknak
phase-qwinto-dice = Válaszd ki, mely kockákkal dobsz
phase-qwinto-again = Megtartod a dobást, vagy újradobsz?
phase-qwinto-write = Mindenki írhat
phase-qwantum-again = Megtartod a kockákat, vagy néhányat újradobsz?
phase-qwantum-first = Csak az aktív játékos írhat
phase-qwantum-second = Mindenki írhat
phase-twenty-one-again = Megtartod a dobást, vagy újradobsz?
phase-twenty-one-write = Mindenki ír vagy kihúz egy mezőt
phase-splitter-place = Mindenki beírja mindkét számot

action-dice = Kockák kiválasztása
action-throw = Dobás
action-again = Újradobás
action-keep = Megtartás
action-write = Beírás
action-place = Mindkét szám beírása
action-cross = Kihúzás
action-pass = Passz
action-undo = Visszavonás

count-points = { $count } pont
count-failed-throws = { $count } sikertelen dobás
count-hits = { $count } találat
count-dice = { $count } kocka
count-players = { $count } játékos
# $least, $most (Number)
count-players-range = { $least }–{ $most } játékos

result-total = Összesen
# $name (String), $points (Number)
result-winner = A győztes: { $name }, { $points } ponttal.
# $names (String) - a result-names által összefűzött lista, $points (Number)
result-tie = Döntetlen, közösen nyertek: { $names }, fejenként { $points } ponttal.
# $names (String) - az utolsó kivételével minden név, vesszőkkel, $last (String)
result-names = { $names } és { $last }
