game-stairs = Schody
tagline-stairs = Siedem stopni, dwie kości i rosnące liczby.
phase-stairs-write = Wszyscy mogą wpisać liczbę
part-stairs-steps = { $count ->
    [one] { $count } stopień
    [few] { $count } stopnie
    [many] { $count } stopni
   *[other] { $count } stopnia
}
part-stairs-full = Pełne schody
part-stairs-failures = { $count ->
    [one] { $count } pudło
    [few] { $count } pudła
    [many] { $count } pudeł
   *[other] { $count } pudła
}
die-left = lewa kość
die-right = prawa kość
stairs-step = stopień { $number }
paper-hint-stairs = Liczby rosną ze stopnia na stopień
rules-stairs-idea-1 = Zapełnij schody rosnącymi liczbami.
rules-stairs-material-1 = Od jednej do czterech osób, dwie kości i dla każdego kartka z siedmioma stopniami.
rules-stairs-writing-1 = Liczby rosną ściśle od najniższego stopnia do najwyższego.
rules-stairs-turn-1 = Aktywny gracz rzuca obiema kośćmi. Każdy wpisuje sumę na wolnym stopniu albo pasuje i zaznacza pudło.
rules-stairs-end-1 = Gra kończy się po rundzie, w której ktoś zapełnił wszystkie stopnie albo zaznaczył trzecie pudło.
rules-stairs-scoring-1 = Każdy zapisany stopień to 1 punkt, pełne schody to 5 punktów więcej. Każde pudło kosztuje 2 punkty.
rules-stairs-good-to-know-1 = Najczęściej wypada siedem.
client-short-stairs = Rosnące liczby
client-stairs-write = Wpisz { $number } na stopniu
client-stairs-note = albo pasuj
client-stairs-head = liczby rosną
client-change-stairs-steps = { $points } stopień
client-change-stairs-full = { $points } pełne schody
client-change-stairs-failures = { $points } pudło
client-guide-stairs-write = Dotknij stopnia: tam trafi suma.
client-stairs-ended = Schody są pełne albo ktoś ma trzy pudła.
