# Zasady własnymi słowami. Jeden komunikat to jeden akapit: rules-<gra>-<część>-<numer>; jego atrybuty item-1, item-2 … to lista
# pod akapitem. Każdy język ma te same komunikaty i punkty. Każdy tekst stoi w jednym wierszu.

names-disclaimer = Nazwy gier należą do ich wydawców. Rollwright nie jest z nimi związany; kartki, teksty i wygląd są jego własne.

rules-heading-idea = O co chodzi
rules-heading-material = Co jest potrzebne
rules-heading-writing = Wpisywanie
rules-heading-turn = Kolejka
rules-heading-end = Koniec gry
rules-heading-scoring = Punktacja
rules-heading-good-to-know = Warto wiedzieć

tagline-qwinto = Trzy kostki, trzy wiersze rosnących liczb, a przy każdym rzucie piszą wszyscy.
tagline-qwantum = Wspinaj się w czterech kolorach, zawróć za grubą linią i zbieraj drugą najniższą liczbę z każdej kolumny.
tagline-twenty-one = Sześć kolorowych kostek, wyścig przez pięć wierszy i premia, która rośnie z każdym celnym trafieniem.
tagline-splitter = Dwie liczby w dwóch lustrzanych polach, a liczą się tylko grupy dokładnie właściwej wielkości.

## Qwinto

rules-qwinto-idea-1 = Zbieraj liczby w trzech kolorowych wierszach. Długie wiersze są dobre, pełne jeszcze lepsze, a pełne kolumny z trzech pól dają premię.
rules-qwinto-idea-2 = Nikt się nie nudzi: ktokolwiek rzuca, pisać mogą wszyscy.

rules-qwinto-material-1 = Od dwóch do sześciu osób. Każda potrzebuje kartki i ołówka, a na stół trafiają trzy zwykłe kostki: pomarańczowa, żółta i fioletowa.
rules-qwinto-material-2 = Na kartce jest wiersz pomarańczowy, żółty i fioletowy, każdy z dziewięcioma polami; wiersze są względem siebie przesunięte. W każdym wierszu w środku brakuje jednego miejsca: tam nigdy nic się nie wpisuje.
rules-qwinto-material-3 = W pięciu kolumnach stoją jedno nad drugim trzy pola. Jedno z nich jest pięciokątem: to pole premiowe.

rules-qwinto-writing-1 = Zacznij gdziekolwiek i wypełniaj wiersze w dowolnej kolejności. Obowiązują tylko dwie reguły:
    .item-1 = W wierszu liczby rosną od lewej do prawej i żadna się nie powtarza. Wolno zostawiać przerwy dowolnej wielkości i wypełniać je później.
    .item-2 = W kolumnie żadna liczba nie może stać dwa razy, czy to kolumna z dwóch pól, czy z trzech. Kolejność liczb w kolumnie jest dowolna.

rules-qwinto-turn-1 = Pierwszego aktywnego gracza wyznacza los. Kolejka przebiega tak:
    .item-1 = Aktywny gracz wybiera jedną, dwie lub trzy kostki i rzuca nimi. Jeden raz wolno rzucić ponownie tymi samymi kostkami: wszystkimi, nie tylko niektórymi.
    .item-2 = Aktywny gracz ogłasza sumę. Teraz wszyscy jednocześnie mogą wpisać ją w jedno wolne pole wiersza w kolorze jednej z rzuconych kostek albo spasować. Najwyżej jedno pole; co wpisują inni, pozostaje ukryte, aż wszyscy się zdecydują.
    .item-3 = Jeśli aktywny gracz nic nie wpisze, bo nie może albo nie chce, zaznacza nieudany rzut. Pozostałych pas nic nie kosztuje.
rules-qwinto-turn-2 = Potem aktywna jest następna osoba zgodnie z ruchem wskazówek zegara. Poza chwilą ukrytego wpisywania wolno zaglądać do wszystkich kartek.

rules-qwinto-end-1 = Gdy wszyscy się zdecydowali, sprawdźcie kartki: gra się kończy, jeśli ktokolwiek ma dwa pełne wiersze albo cztery nieudane rzuty. Może ją zakończyć kilka osób naraz.

rules-qwinto-scoring-1 = Każdy sumuje:
    .item-1 = Wiersz z wolnym polem: 1 punkt za każdą wpisaną liczbę.
    .item-2 = Pełny wiersz: jego skrajna prawa liczba zamiast punktów za poszczególne liczby.
    .item-3 = Pełna kolumna z trzech pól: liczba z pola premiowego. Jeśli choć jedno z trzech pól jest puste, nic.
    .item-4 = Każdy nieudany rzut: minus 5.
rules-qwinto-scoring-2 = Wygrywa najwyższy wynik. Remis to wspólne zwycięstwo.

rules-qwinto-good-to-know-1 = Częste pomyłki:
    .item-1 = Grę kończy czwarty nieudany rzut, a nie piąty.
    .item-2 = Pole premiowe daje punkty dopiero wtedy, gdy wypełnione są wszystkie trzy pola jego kolumny.
    .item-3 = Pełny wiersz zakończony liczbą 16 daje 16 punktów, a nie sumę swoich liczb.
rules-qwinto-good-to-know-2 = W pojedynkę można ćwiczyć: w każdej kolejce rzucasz ty i walczysz o jak najwyższy wynik. To nasza forma treningu; instrukcja nie zna gry solo.

## Qwantum

rules-qwantum-idea-1 = Wypełniaj cztery kolorowe wiersze od lewej do prawej: do grubej linii coraz wyżej, za nią coraz niżej.
rules-qwantum-idea-2 = Punkty dają kolumny. W każdej pełnej kolumnie liczy się druga najniższa liczba, więc jedna samotna wysoka liczba niewiele pomoże: wiersze powinny rosnąć razem.

rules-qwantum-material-1 = Od dwóch do czterech osób. Każda potrzebuje kartki i ołówka, a na stół trafia siedem kostek.
rules-qwantum-material-2 = Biała kostka ma liczby od 1 do 6. Sześć kolorowych kostek różni się od siebie: na każdej ściance jest liczba czerwona, żółta, niebieska lub fioletowa, a każda kostka ma wszystkie cztery kolory.
rules-qwantum-material-3 = Na kartce jest wiersz fioletowy, niebieski, czerwony i żółty, każdy z sześcioma polami i grubą linią za czwartym. Pod każdą kolumną jest miejsce na jej punkty, a obok wierszy pięć kratek na nieudane rzuty.

rules-qwantum-writing-1 = Każdy wiersz wypełnia się od lewej do prawej bez przerw; który wiersz przedłużyć, za każdym razem wybierasz dowolnie.
    .item-1 = Od pierwszego do czwartego pola liczby rosną; równe są niedozwolone.
    .item-2 = Za grubą linią maleją: piąte pole jest niższe od czwartego, a szóste od piątego.
rules-qwantum-writing-2 = Wpisuje się sumę koloru: wszystkie widoczne liczby tego koloru plus biała kostka, zawsze. Jeśli kolor nie wypadł, liczy się za niego sama biała kostka.

rules-qwantum-turn-1 = Pierwszego aktywnego gracza wyznacza los. Kolejka ma trzy kroki:
    .item-1 = A: Aktywny gracz rzuca wszystkimi siedmioma kostkami. Jeden raz może rzucić ponownie dowolnymi z nich, od jednej do wszystkich siedmiu.
    .item-2 = B: Pisać może tylko aktywny gracz: sumę jednego koloru w następne pole jego wiersza. Wpis jest dobrowolny.
    .item-3 = C: Wszyscy, także aktywny gracz, mogą jednocześnie wpisać u siebie sumę jednego z trzech pozostałych kolorów. Kilka osób może wziąć ten sam kolor. Jeśli w kroku B nic nie wpisano, do wyboru są wszystkie cztery kolory.
rules-qwantum-turn-2 = Jeśli aktywny gracz nie wpisał nic ani w B, ani w C, zaznacza nieudany rzut; pozostali nigdy tego nie robią. Potem aktywna jest następna osoba zgodnie z ruchem wskazówek zegara.

rules-qwantum-end-1 = Gra się kończy, gdy ktoś wypełni wszystkie cztery wiersze: natychmiast, jeśli aktywny gracz zrobi to w kroku B (kroku C wtedy nie ma), w innym razie po kroku C.
rules-qwantum-end-2 = Kończy się też po kroku C, gdy aktywny gracz zaznaczy piąty nieudany rzut.

rules-qwantum-scoring-1 = Kolumna punktuje, gdy tylko wypełnione są wszystkie jej cztery pola; niepełna kolumna nie daje nic.
    .item-1 = Daje najniższą spośród liczb wyższych od najmniejszej: 3, 3, 5, 8 daje 5, a 3, 3, 3, 8 daje 8.
    .item-2 = Cztery równe liczby dają tę liczbę.
    .item-3 = Pierwszy nieudany rzut kosztuje 1 punkt, drugi 2, trzeci 3 i tak dalej: trzy kosztują razem 6, pięć kosztuje 15.
rules-qwantum-scoring-2 = Wygrywa najwyższy wynik. Remis to wspólne zwycięstwo.

rules-qwantum-good-to-know-1 = Kolorowe kostki nie mają tajemnic: przed drugim rzutem wolno obejrzeć każdą ściankę każdej kostki. Rollwright je pokazuje.
rules-qwantum-good-to-know-2 = Więcej niż 33 nie da się uzyskać w żadnym kolorze, a sumy dużo wyższe niż 15 są rzadkie. Kto po lewej stronie wspina się za szybko, nie znajdzie liczby na czwarte pole.
rules-qwantum-good-to-know-3 = Częste pomyłki:
    .item-1 = Białą kostkę dodaje się do każdego koloru; nie można jej pominąć.
    .item-2 = Kolor wpisany w kroku B jest w kroku C zamknięty dla wszystkich, także dla aktywnego gracza.
    .item-3 = Druga najniższa liczba to nie po prostu druga w kolejności: równe najniższe liczby liczą się jak jedna.
rules-qwantum-good-to-know-4 = W pojedynkę można ćwiczyć: w każdej kolejce rzucasz ty i walczysz o jak najwyższy wynik. To nasza forma treningu; instrukcja nie zna gry solo.

## Twenty One

rules-twenty-one-idea-1 = Wypełnij pięć wierszy, jeden po drugim, liczbami jak najwyższymi, ale nigdy ponad limit pola. Liczba równa limitowi to trafienie.
rules-twenty-one-idea-2 = To także wyścig: kto pierwszy wypełni wszystkie pięć wierszy, kończy grę dla wszystkich.

rules-twenty-one-material-1 = Od dwóch do sześciu osób. Każda potrzebuje kartki i ołówka, a na stół trafia sześć zwykłych kostek: czerwona, żółta, zielona, niebieska, biała i czarna.
rules-twenty-one-material-2 = Jest sześć różnych kartek, od A do F; każdy dostaje inną, z losowania albo z wyboru. Kartka ma pięć wierszy po sześć pól. Każde pole ma kolor, limit od 1 do 6 i małą kratkę na trafienie.
rules-twenty-one-material-3 = W wierszu każdy kolor występuje raz, a limity nigdy nie rosną od lewej do prawej. Limity są na wszystkich kartkach takie same; inaczej rozmieszczone są tylko kolory.

rules-twenty-one-writing-1 = Piszesz tylko w swoim bieżącym wierszu: najwyższym, który nie jest pełny.
    .item-1 = Wyrzuconą liczbę wpisuje się w pole jej koloru, jeśli jest ono wolne, a liczba nie przekracza jego limitu.
    .item-2 = Liczba równa limitowi to trafienie: zaznacz małą kratkę.

rules-twenty-one-turn-1 = Pierwszego aktywnego gracza wyznacza los. Kolejka przebiega tak:
    .item-1 = Aktywny gracz rzuca wszystkimi sześcioma kostkami i jeden raz może rzucić ponownie: wtedy wszystkimi kostkami, które nie pokazują 1, i żadną z tych, które pokazują 1.
    .item-2 = Wszyscy jednocześnie wpisują w swoim bieżącym wierszu jedną lub więcej wyrzuconych liczb. Które z możliwych, to wolny wybór.
    .item-3 = Kto nie może lub nie chce nic wpisać, skreśla pierwsze od lewej wolne pole wiersza; liczy się ono jako 0. Nigdy jedno i drugie, nigdy więcej niż jedno skreślone pole w kolejce.
rules-twenty-one-turn-2 = Pełny wiersz od razu się podlicza, ale następny czeka do kolejnej kolejki: nikt nie pisze w dwóch wierszach w jednej kolejce. Potem aktywna jest następna osoba zgodnie z ruchem wskazówek zegara.

rules-twenty-one-end-1 = Gdy ktoś wypełni piąty wiersz, gra kończy się wraz z tą kolejką; może się to udać kilku osobom naraz. Wszyscy inni podliczają swój bieżący wiersz tak, jak stoi, razem z trafieniami.

rules-twenty-one-scoring-1 = Wiersz daje sumę swoich liczb i premię za trafienia:
    .item-1 = 1 trafienie: 1 punkt
    .item-2 = 2 trafienia: 3 punkty
    .item-3 = 3 trafienia: 6 punktów
    .item-4 = 4 trafienia: 10 punktów
    .item-5 = 5 trafień: 15 punktów
    .item-6 = 6 trafień: 21 punktów
rules-twenty-one-scoring-2 = Wygrywa najwyższa suma wszystkich wierszy. Remis to wspólne zwycięstwo.

rules-twenty-one-good-to-know-1 = Te kartki są nasze własne. Z drukowanego bloczka znamy tylko limity pierwszego wiersza, 6 5 4 3 2 1; wierszy od 2 do 5 nie znamy. Jeśli masz bloczek, możesz zastąpić nasze kartki własnymi.
rules-twenty-one-good-to-know-2 = Częste pomyłki:
    .item-1 = W drugim rzucie nie ma wyboru: rzuca się każdą kostką bez 1, a każda 1 zostaje. Po sześciu jedynkach drugiego rzutu nie ma.
    .item-2 = Skreślić można tylko pierwsze wolne pole od lewej, nawet jeśli inne mniej by bolało.
    .item-3 = Nikt nie wpisuje i nie skreśla w tej samej kolejce.
rules-twenty-one-good-to-know-3 = W pojedynkę można ćwiczyć: w każdej kolejce rzucasz ty i walczysz o jak najwyższy wynik. To nasza forma treningu; instrukcja nie zna gry solo.

## Splitter

rules-splitter-idea-1 = Wszyscy wpisują te same liczby, ale każdy tam, gdzie chce. Na końcu liczą się te grupy, które mają dokładnie tyle pól, ile wskazuje ich liczba: pojedyncza jedynka, dwie dwójki i tak dalej aż do sześciu szóstek.

rules-splitter-material-1 = Od jednej do dwunastu osób. Każda potrzebuje kartki i ołówka, a na stół trafiają dwie zwykłe kostki.
rules-splitter-material-2 = Są dwie plansze, A i B; wszyscy używają tej samej. Na pierwszą grę najlepsza jest plansza A. Każda ma 44 pola, a przerywana linia środkowa dzieli je na dwie lustrzane połowy.
rules-splitter-material-3 = Na dwóch polach są gwiazdki. Plansza B ma też trzy serca.

rules-splitter-writing-1 = Wpisuje się obie wyrzucone liczby, po jednej w dwa wolne pola, które są swoim lustrzanym odbiciem: w tym samym wierszu, równie daleko od linii środkowej. Możesz dowolnie wybrać, która liczba trafi na lewo.

rules-splitter-turn-1 = Jedna osoba rzuca obiema kostkami, tylko raz. Potem wszyscy jednocześnie wpisują u siebie obie liczby; spasować nie można.
rules-splitter-turn-2 = Pierwsza rzuca najmłodsza osoba, potem kostki wędrują zgodnie z ruchem wskazówek zegara. Kto rzuca, nie ma znaczenia, więc można też losować albo się umówić.

rules-splitter-end-1 = Po 22 rundach każda kartka jest pełna i gra się kończy.

rules-splitter-scoring-1 = Pola z tą samą liczbą, które stykają się bokiem, obok siebie lub jedno nad drugim, tworzą jedną grupę; rogi nie łączą.
    .item-1 = Grupa, która ma dokładnie tyle pól, ile wskazuje jej liczba, daje tę liczbę punktów: pojedyncza jedynka 1 punkt, sześć szóstek 6. Większe i mniejsze grupy nie dają nic.
    .item-2 = Można mieć kilka grup tej samej liczby; każda się liczy.
    .item-3 = Punktująca grupa, w której jest gwiazdka, liczy się podwójnie.
    .item-4 = Plansza B: ta sama liczba we wszystkich trzech sercach daje 5 punktów więcej, niezależnie od tego, czy ich grupy punktują.
rules-splitter-scoring-2 = Wygrywa najwyższy wynik. Remis to wspólne zwycięstwo.

rules-splitter-good-to-know-1 = Gra solo należy do zasad. Nic się nie zmienia, a na końcu punkty mówią, jak poszło, tak samo na obu planszach:
    .item-1 = 27 lub mniej: { rating-splitter-lost }
    .item-2 = od 28 do 30: { rating-splitter-welcome }
    .item-3 = od 31 do 33: { rating-splitter-fair }
    .item-4 = od 34 do 36: { rating-splitter-decent }
    .item-5 = od 37 do 38: { rating-splitter-quite-good }
    .item-6 = od 39 do 40: { rating-splitter-great }
    .item-7 = od 41 do 42: { rating-splitter-excellent }
    .item-8 = od 43 do 44: { rating-splitter-first-class }
    .item-9 = od 45 do 46: { rating-splitter-sensational }
    .item-10 = od 47 do 48: { rating-splitter-spectacular }
    .item-11 = od 49 do 50: { rating-splitter-unbelievable }
    .item-12 = 51 lub więcej: { rating-splitter-out-of-this-world }
rules-splitter-good-to-know-2 = Częste pomyłki:
    .item-1 = Dwie stykające się grupy tej samej liczby to jedna grupa, zwykle za duża.
    .item-2 = Gwiazdka podwaja tylko grupę, która punktuje; sama nie jest nic warta.
rules-splitter-good-to-know-3 = Więcej niż 56 punktów na planszy A i 61 na planszy B zdobyć się nie da.
