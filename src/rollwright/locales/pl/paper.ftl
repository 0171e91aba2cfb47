# Słowa na drukowanych kartkach. Stoją w wąskich polach: mają być krótkie.

paper-name = Imię
paper-date = Data
paper-columns = Kolumny
# Nad polami nieudanych rzutów, w miarę możliwości jedno słowo
paper-failed = Pudła
paper-rising = rosnąco
paper-falling = malejąco
paper-sum = Suma
paper-bonus = Premia
paper-solo = Solo

# $count (Number)
paper-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}
# $rows, $count (Number) - wiersze i pola w każdym z nich
paper-fields-in-rows = { $rows } × { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}

paper-hint-qwinto = W wierszu liczby rosną; w kolumnie żadna się nie powtarza
paper-hint-qwantum = Pełna kolumna liczy się jako druga najniższa liczba
paper-hint-twenty-one = Nigdy ponad limit; równo z limitem to trafienie
paper-hint-splitter = Liczą się tylko grupy tak duże jak ich liczba

# $turn (Number)
paper-unfinished = Gra nieukończona: stan w kolejce { $turn }.

error-cannot-print = Tak nie da się tego wydrukować.
