# Nazwy składników wyniku, tak jak sprawdza się je na papierze, oraz oceny.
# Wiersze i kolumny liczy się od 1.

# $colour (String) - klucz koloru, $count (Number) - liczba liczb wpisanych w wierszu
part-qwinto-row = { $colour ->
    [orange] Pomarańczowy wiersz
    [yellow] Żółty wiersz
    [purple] Fioletowy wiersz
   *[other] { $colour }
}, { $count ->
    [one] { $count } liczba
    [few] { $count } liczby
    [many] { $count } liczb
   *[other] { $count } liczby
}
# $colour (String) - klucz koloru
part-qwinto-full-row = { $colour ->
    [orange] Pełny pomarańczowy wiersz, skrajna prawa liczba
    [yellow] Pełny żółty wiersz, skrajna prawa liczba
    [purple] Pełny fioletowy wiersz, skrajna prawa liczba
   *[other] { $colour }
}
part-qwinto-column = Premia za kolumnę { $column }
part-qwinto-failures = { $count ->
    [one] { $count } nieudany rzut
    [few] { $count } nieudane rzuty
    [many] { $count } nieudanych rzutów
   *[other] { $count } nieudanego rzutu
}

part-qwantum-column = Kolumna { $column }, druga najniższa wartość
part-qwantum-failures = { $count ->
    [one] { $count } nieudany rzut
    [few] { $count } nieudane rzuty
    [many] { $count } nieudanych rzutów
   *[other] { $count } nieudanego rzutu
}

part-twenty-one-numbers = Wiersz { $row }, suma liczb
part-twenty-one-hits = Wiersz { $row }, premia za { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafienia
}

# $number (Number) - liczba wpisana w grupie, od 1 do 6
part-splitter-group = { $number ->
    [1] Pojedyncza jedynka
    [2] Grupa dwójek
    [3] Grupa trójek
    [4] Grupa czwórek
    [5] Grupa piątek
    [6] Grupa szóstek
   *[other] Grupa liczb { $number }
}
part-splitter-starred-group = { $number ->
    [1] Pojedyncza jedynka na gwiazdce, podwójnie
    [2] Grupa dwójek z gwiazdką, podwójnie
    [3] Grupa trójek z gwiazdką, podwójnie
    [4] Grupa czwórek z gwiazdką, podwójnie
    [5] Grupa piątek z gwiazdką, podwójnie
    [6] Grupa szóstek z gwiazdką, podwójnie
   *[other] Grupa liczb { $number } z gwiazdką, podwójnie
}
part-splitter-hearts = Ta sama liczba we wszystkich trzech sercach

rating-splitter-lost = Na dobry początek
rating-splitter-welcome = Witamy w klubie
rating-splitter-fair = Ujdzie
rating-splitter-decent = Porządnie
rating-splitter-quite-good = Całkiem dobrze
rating-splitter-great = Wspaniale
rating-splitter-excellent = Wyśmienicie
rating-splitter-first-class = Pierwszorzędnie
rating-splitter-sensational = Sensacyjnie
rating-splitter-spectacular = Olśniewająco
rating-splitter-unbelievable = Niewiarygodne
rating-splitter-out-of-this-world = Jak z innej planety
