# Co poszło nie tak i co zrobić. error-<kod> to zdanie dla każdego stałego kodu błędu; pozostałe mówią więcej.

error-illegal-action = Zasady teraz na to nie pozwalają. Nic się nie zmieniło.
error-impossible-throw = Kostki nie mogą tego pokazać. Sprawdź jeszcze raz, co wypadło.
error-invalid-notation = Nie da się tego odczytać.
error-invalid-sheet = Ta kartka łamie zasadę wpisywania.
error-invalid-setup = W ten sposób nie można rozpocząć gry.
error-unknown-game = Nie ma gry o takiej nazwie.
error-nothing-to-train = W tej grze nie ma czego trenować: jej boty liczą dokładnie.
error-no-checkpoint = Z tego pliku nie da się wznowić treningu: to nie jest punkt kontrolny tej sieci albo jest uszkodzony.
error-dataset-mismatch = Folder zawiera części innego zbioru danych: usuń go albo wybierz inny plik.
error-foreign-weights = Bot nie może grać: jego wagi pochodzą z innej wersji. Zainstaluj Rollwright ponownie albo wytrenuj je od nowa.
error-engine-fault = Silnik złamał protokół i przegrywa partię.
error-no-engine = Nie można uruchomić silnika.
error-no-cluster = Nie ma klastra, na którym można by liczyć.
error-unknown-file-type = Nie można zapisać pliku tego rodzaju.
error-broken-save = Nie można odczytać tej zapisanej partii.
error-in-use = Ta zapisana partia jest już gdzieś rozgrywana.
error-not-now = Stół nie może teraz tego przyjąć. Nic się nie zmieniło.
error-invalid-event = To nie jest zdarzenie z partii.
error-invalid-log = Te zdarzenia nie tworzą partii.
error-invalid-record = Nie można odczytać tego zapisu.
error-unknown-bot = Nie ma bota na tym poziomie do tej gry.

# $game (String) - co wpisano, $suggestion (String) - najbliższa gra
error-game-near = Nie ma gry „{ $game }”. Czy chodzi o { $suggestion }?
# $game (String) - co wpisano, $games (String) - wszystkie gry, z przecinkami
error-game-choose = Nie ma gry „{ $game }”. Do wyboru: { $games }.
# $language (String) - co wpisano, $languages (String) - wszystkie języki, z przecinkami
error-language-choose = Nie ma języka „{ $language }”. Do wyboru: { $languages }.
# $path (String)
error-file-unreadable = Nie można odczytać pliku { $path }.
# $least, $most (Number)
error-seats-range = W tę grę gra od { $least } do { $most } osób.

## Dlaczego w pole nie można pisać. $number to liczba, która już tam stoi, albo limit.

why-not-now = To nie jest na to pora.
why-not-thrown = Tego nie było w rzucie.
why-taken = To pole jest zajęte.
why-in-row = Ta liczba już stoi w tym wierszu.
why-in-column = Ta liczba już stoi w tej kolumnie.
why-too-low = Liczba musi być wyższa niż { $number }.
why-too-high = Liczba musi być niższa niż { $number }.
why-no-field = Tutaj nie ma pola.
why-colour-used = Ten kolor wpisano już w poprzednim kroku.
why-row-full = Ten wiersz jest pełny.
why-above-limit = Liczba może wynosić najwyżej { $number }.
why-only-ones = Wszystkie kostki pokazują 1, a jedynkami nie rzuca się ponownie.

## What a table or the server refuses.

error-invalid-settings = Ustawienie serwera nie może takie być.
error-not-found = Tu nic nie ma. Być może link jest niepełny.
error-not-yours = To nie twoje miejsce.
error-not-yet = Inni mogą to obejrzeć, gdy dzień się skończy.
error-after-day = Analiza otworzy się, gdy skończy się dzień wyzwania.
error-after-round = Otworzy się, gdy wszystkie stoły tej rundy skończą grę.
error-no-review = Do tej gry nie ma analizy.
error-only-host = Może to zrobić tylko osoba, która otworzyła stół.
error-too-many = Jest ich już za dużo.
error-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-too-large = To jest za długie.
error-unavailable = Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
error-already-started = Partia już się zaczęła.
error-not-started = Partia jeszcze się nie zaczęła.
error-not-over = Będzie to możliwe po zakończeniu partii.
error-seat-taken = To miejsce jest zajęte.
error-table-full = Wszystkie miejsca są zajęte. Możesz oglądać.
error-nobody-awaited = Teraz na nikogo innego się nie czeka.
error-stood-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
error-stale = Coś wydarzyło się wcześniej. Spójrz jeszcze raz.
error-bot-away = Tego bota nie ma jeszcze na tym urządzeniu. Raz potrzebuje sieci; do tego czasu wybierz inny poziom.
error-no-hints = Ten stół założono bez podpowiedzi.
error-not-hinted = Najpierw poproś o podpowiedź.
error-hint-late = Podpowiedź nie jest jeszcze gotowa. Spróbuj za chwilę.
error-worth-thinking = Warto się zastanowić: coś innego jest warte więcej.
error-invalid-name = Tego imienia nie można użyć.
error-unknown-code = Nikt nie ma teraz tego kodu.
error-unknown-language = Tego języka tu nie ma.
error-foreign-origin = Strona z innej witryny nie może tego zrobić.
error-invalid-date = To nie jest data.
error-invalid-request = Serwer tego nie rozumie.
error-not-watching = Najpierw otwórz stół.
error-unreadable = Serwer nie rozumie tej wiadomości.
error-failed = Coś poszło nie tak na serwerze. Zostało to zapisane.
error-not-writable = Nie można zapisać tego pliku lub folderu.
error-invalid-games = Nie można odczytać ustawienia, które dodaje gry.
error-evening-over = Ten wieczór już się skończył.
error-nobody-here = Nikt jeszcze nie dołączył.
