# Wieczory klubowe: rundy z tymi samymi kostkami przy wszystkich stołach i jedna lista dla wszystkich.

evening-title = Wieczór klubowy
evening-new = Nowy wieczór klubowy
evening-lead = Od 4 do 60 osób, jeden link. Przy każdym stole padają te same kostki, więc szczęście jest równe dla wszystkich.
evening-name-of = Nazwa wieczoru
evening-name-default = Wieczór klubowy
evening-seats = Miejsca przy stole
evening-rounds = Rundy
evening-bots = Wolne miejsca zajmują boty
evening-open = Otwórz wieczór
evening-place = Miejsce
evening-name = Imię
# $number (Number)
evening-round = Runda { $number }
evening-points = Punkty
evening-points-why = W każdej rundzie do 100: odsetek wszystkich pozostałych graczy rundy, także botów, którzy mają wynik niższy od twojego.
evening-lost = Strata na decyzję
evening-lost-why = Jak dobrze ktoś grał, niezależnie od kostek: punkty stracone na każdej niewymuszonej decyzji. Mniej znaczy lepiej.
# $number, $count (Number)
evening-round-of = Runda { $number } z { $count }
evening-before = Pierwsza runda jeszcze się nie zaczęła.
# $count (Number)
evening-people = { $count ->
    [one] Jest { $count } osoba
    [few] Są { $count } osoby
   *[many] Jest { $count } osób
}
evening-come = Dołącz
evening-your-name = Twoje imię
evening-comes-in = Grasz. Gdy zacznie się runda, ta strona zaprowadzi cię do twojego stołu.
evening-late = Grasz od następnej rundy.
evening-last-late = Ostatnia runda już trwa: możesz śledzić listę.
evening-leave = Opuść wieczór
evening-back = Wróć do gry
evening-left = poza grą
evening-your-table = Do twojego stołu
evening-your-table-over = Twój stół już skończył. Pozostali jeszcze grają.
# $number (Number)
evening-begin = Rozpocznij rundę { $number }
evening-bots-finish = Niech boty dokończą rundę
evening-bots-finish-why = Dla stołów, przy których nikt nie gra dalej. Runda dokończona przez bota nie daje punktów.
evening-end = Zakończ wieczór
evening-end-sure = Potem nikt już nie dołączy. Lista zostaje.
evening-over = Wieczór się skończył
# $name (String)
evening-winner = Wieczór wygrywa { $name }.
# $name (String)
evening-remove = Usuń: { $name }
evening-wall = Duży ekran
evening-wall-back = Wróć do wieczoru
evening-csv = CSV
evening-pdf = PDF
evening-results = Wyniki
evening-tables = Stoły
# $number (Number)
evening-table = Stół { $number }
evening-table-over = koniec
evening-table-playing = gra trwa
evening-scan = Zeskanuj i graj
evening-bot-played = grał bot
