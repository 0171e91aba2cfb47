# With whom one plays: the daily challenge, the usual companions, circles.

# $day (String)
together-daily = Wyzwanie dnia: { $day }
# $place (Number), $count (Number) - of people
together-place = Miejsce { $place } z { $count }
# $points (Number)
together-behind = { $points ->
    [one] { $points } punkt do najlepszego wyniku
    [few] { $points } punkty do najlepszego wyniku
    [many] { $points } punktów do najlepszego wyniku
   *[other] { $points } punktu do najlepszego wyniku
}
together-best = Najlepszy wynik dnia
together-first-today = Pierwszy wynik dzisiaj
# $count (Number)
together-days = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
# $points (String)
together-share-points = Punkty: { $points }
together-not-counted = nie liczy się
together-not-counted-long = Ten wynik się nie liczy
together-nameless = Bez imienia
together-you = ty
together-friend = z twoich znajomych
together-share = Udostępnij wynik
together-friends = Znajomi
together-everybody = Wszyscy
together-invitations = Zaproszenia
# $name (String), $game (String)
together-invited = { $name } zaprasza: { $game }
together-not-now = Nie teraz
# $name (String)
together-never = Nigdy od: { $name }
together-decline = Nie, dziękuję
together-companions = Stała ekipa
# $count (Number)
together-matches = { $count ->
    [one] { $count } wspólna partia
    [few] { $count } wspólne partie
    [many] { $count } wspólnych partii
   *[other] { $count } wspólnej partii
}
together-which-game = Która gra
together-play = Zagrajmy razem
together-open-table = Otwórz stół
together-play-note = Zaproszenie dostaną wszyscy członkowie; miejsca zajmą ci, którzy przyjdą pierwsi.
together-circles = Kręgi
together-circle-note = Kto prowadzi, pojedynki, rekordy
together-circle-name = Nazwa kręgu
together-found = Załóż krąg
together-new-circle = Załóż krąg
together-circle = Krąg
together-no-circle = Nie ma takiego kręgu
together-join-note = W kręgu liczą się partie, w których przy jednym stole grało co najmniej dwoje członków. Kto ma link, widzi wyniki.
together-join = Dołącz
together-lead = Kto prowadzi
together-time = Okres
together-week = Ten tydzień
together-year = Ten rok
# $won (Number), $count (Number) - of matches
together-won-of = { $count ->
    [one] Wygrane: { $won } z { $count } partii
    [few] Wygrane: { $won } z { $count } partii
    [many] Wygrane: { $won } z { $count } partii
   *[other] Wygrane: { $won } z { $count } partii
}
together-nothing-yet = Jeszcze żadnej partii. Tu liczą się partie, w które wspólnie gra co najmniej dwoje członków.
together-duels = Pojedynki
together-whose = Czyje
together-against = Przeciw
together-won = Wygrane
together-lost = Przegrane
together-tied = Remisy
together-records = Najwyższe wyniki w historii
# $game (String), $score (String)
together-record-look = { $game }, { $score }: obejrzyj
together-members = Członkowie
# $count (Number)
together-wins-in-row = { $count ->
    [one] { $count } wygrana z rzędu
    [few] { $count } wygrane z rzędu
    [many] { $count } wygranych z rzędu
   *[other] { $count } wygranej z rzędu
}
# $count (Number)
together-longest = najdłuższa seria { $count }
together-share-circle = Udostępnij link
together-link-note = Kto ma ten link, może oglądać i dołączyć.
together-leave = Opuść krąg
together-leave-sure = Na pewno? Inni zachowają swoje wyniki.
together-delete = Usuń krąg
together-delete-sure = Na pewno usunąć go dla wszystkich?
