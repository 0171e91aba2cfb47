# A szabályok a saját szavainkkal. Egy üzenet egy bekezdés: rules-<játék>-<rész>-<sorszám>; az item-1, item-2 … attribútumok a
# bekezdés alatti lista pontjai. Minden nyelvben ugyanazok az üzenetek és pontok vannak. Minden szöveg egy sorban áll.

names-disclaimer = A játékok nevei a kiadóik tulajdonai. A Rollwright nem áll kapcsolatban velük; a lapok, a szövegek és a megjelenés a sajátjai.

rules-heading-idea = Miről szól
rules-heading-material = Ami kell hozzá
rules-heading-writing = Beírás
rules-heading-turn = Egy kör
rules-heading-end = A játék vége
rules-heading-scoring = Pontozás
rules-heading-good-to-know = Jó tudni

tagline-qwinto = Három kocka, három sor növekvő szám, és minden dobásnál mindenki írhat.
tagline-qwantum = Kapaszkodj felfelé négy színben, fordulj vissza a vastag vonalnál, és gyűjtsd be minden oszlop második legkisebb számát.
tagline-twenty-one = Hat színes kocka, versenyfutás öt soron át, és bónusz, amely minden pontos találattal nő.
tagline-splitter = Két szám két tükrös mezőben, és csak a pontosan megfelelő méretű csoportok számítanak.

## Qwinto

rules-qwinto-idea-1 = Gyűjts számokat három színes sorban. A hosszú sor jó, a teli sor még jobb, a három mezőből álló teli oszlopok pedig bónuszt adnak.
rules-qwinto-idea-2 = Senki sem ül tétlenül: akárki dob, mindenki írhat.

rules-qwinto-material-1 = 2–6 játékos. Mindenkinek kell egy lap és egy ceruza, az asztalra pedig három közönséges kocka: egy narancssárga, egy sárga és egy lila.
rules-qwinto-material-2 = A lapon egy narancssárga, egy sárga és egy lila sor van, mindegyikben kilenc mezővel, egymáshoz képest eltolva. Minden sor belsejében hiányzik egy hely: oda soha nem írunk semmit.
rules-qwinto-material-3 = Öt oszlopban három mező áll egymás fölött. A három közül az egyik ötszög: ez a bónuszmező.

rules-qwinto-writing-1 = Bárhol kezdheted, és a sorokat tetszőleges sorrendben töltheted. Csak két szabály van:
    .item-1 = Egy sorban a számok balról jobbra nőnek, és egyik sem szerepel kétszer. Bármekkora hézag maradhat közöttük, és később is kitölthető.
    .item-2 = Egy oszlopban egyetlen szám sem állhat kétszer, akár két mezőből áll az oszlop, akár háromból. Az oszlopon belüli sorrend szabad.

rules-qwinto-turn-1 = Az első aktív játékost sorsoljuk. Egy kör így zajlik:
    .item-1 = Az aktív játékos kiválaszt egy, két vagy három kockát, és dob velük. Egyszer újradobhat ugyanezekkel a kockákkal: mindegyikkel, nem csak néhánnyal.
    .item-2 = Az aktív játékos bemondja az összeget. Ezután mindenki egyszerre beírhatja ezt az összeget egy olyan sor egyik szabad mezőjébe, amelynek a színével dobtak, vagy passzolhat. Legfeljebb egy mezőbe lehet írni, és amit a többiek írnak, rejtve marad, amíg mindenki nem döntött.
    .item-3 = Ha az aktív játékos nem ír semmit, mert nem tud vagy nem akar, sikertelen dobást jelöl. A többieknek a passz nem kerül semmibe.
rules-qwinto-turn-2 = Ezután az óramutató járása szerint a következő játékos lesz az aktív. A rejtett beírás pillanatát kivéve mindenki lapja megnézhető.

rules-qwinto-end-1 = Miután mindenki döntött, nézzetek körül: a játék véget ér, ha bárkinek két teli sora vagy négy sikertelen dobása van. Egyszerre többen is befejezhetik.

rules-qwinto-scoring-1 = Mindenki összeadja:
    .item-1 = Sor, amelyben van szabad mező: minden beírt szám 1 pont.
    .item-2 = Teli sor: a számonkénti pontok helyett a jobb szélső száma.
    .item-3 = Három mezőből álló teli oszlop: a bónuszmezőjében álló szám. Ha a három mező közül akár egy is üres, semmi.
    .item-4 = Minden sikertelen dobás: mínusz 5.
rules-qwinto-scoring-2 = Az nyer, akinek a legtöbb pontja van. Döntetlennél közös a győzelem.

rules-qwinto-good-to-know-1 = Amit gyakran elrontanak:
    .item-1 = A negyedik sikertelen dobás zárja le a játékot, nem az ötödik.
    .item-2 = A bónuszmező csak akkor ér pontot, ha az oszlopa mindhárom mezője ki van töltve.
    .item-3 = A 16-tal végződő teli sor 16 pontot ér, nem a számai összegét.
rules-qwinto-good-to-know-2 = Egyedül gyakorolhatsz: minden körben te vagy az aktív játékos, és a lehető legtöbb pontra törekszel. Ez a mi gyakorló változatunk; a szabálykönyvben nincs egyszemélyes játék.

## Qwantum

rules-qwantum-idea-1 = Tölts ki négy színes sort balról jobbra: a vastag vonalig felfelé, utána lefelé haladva.
rules-qwantum-idea-2 = A pontokat az oszlopok adják. Minden teli oszlopban a második legkisebb szám számít, így egyetlen magányos nagy szám keveset ér: a soroknak együtt kell nőniük.

rules-qwantum-material-1 = 2–4 játékos. Mindenkinek kell egy lap és egy ceruza, az asztalra pedig hét kocka.
rules-qwantum-material-2 = A fehér kockán 1-től 6-ig állnak a számok. A hat színes kocka mind különböző: minden oldalukon egy piros, sárga, kék vagy lila szám van, és mindegyik kockán mind a négy szín szerepel.
rules-qwantum-material-3 = A lapon egy lila, egy kék, egy piros és egy sárga sor van, mindegyikben hat mezővel, a negyedik után vastag vonallal. Az oszlopok alatt a pontjaik helye, a sorok mellett öt négyzet a sikertelen dobásoknak.

rules-qwantum-writing-1 = Minden sort balról jobbra, hézag nélkül kell kitölteni; hogy melyik sort folytatod, azt mindig szabadon választod meg.
    .item-1 = Az első mezőtől a negyedikig a számok nőnek; egyenlők nem lehetnek.
    .item-2 = A vastag vonal után csökkennek: az ötödik mező kisebb a negyediknél, a hatodik kisebb az ötödiknél.
rules-qwantum-writing-2 = Egy szín összegét írod be: a szín összes látható számát és hozzá a fehér kockát, mindig. Ha egy szín nem látható, helyette egyedül a fehér kocka számít.

rules-qwantum-turn-1 = Az első aktív játékost sorsoljuk. Egy kör három lépésből áll:
    .item-1 = A: Az aktív játékos mind a hét kockával dob. Egyszer bármelyiket újradobhatja, egyetlenegytől akár mind a hétig.
    .item-2 = B: Csak az aktív játékos írhat: egy szín összegét, a színhez tartozó sor következő mezőjébe. A beírás nem kötelező.
    .item-3 = C: Mindenki, az aktív játékos is, egyszerre beírhatja a saját lapjára a másik három szín egyikének összegét. Többen is választhatják ugyanazt a színt. Ha a B lépésben nem történt beírás, mind a négy szín választható.
rules-qwantum-turn-2 = Ha az aktív játékos sem a B, sem a C lépésben nem írt, sikertelen dobást jelöl; a többiek soha. Ezután az óramutató járása szerint a következő játékos lesz az aktív.

rules-qwantum-end-1 = A játék véget ér, amikor valaki mind a négy sorát kitöltötte: azonnal, ha az aktív játékosnak ez a B lépésben sikerül (ilyenkor a C lépés elmarad), egyébként a C lépés után.
rules-qwantum-end-2 = Akkor is véget ér a C lépés után, ha az aktív játékos az ötödik sikertelen dobását jelöli.

rules-qwantum-scoring-1 = Egy oszlop azonnal pontot ér, amint mind a négy mezője ki van töltve; a hiányos oszlop nem ér semmit.
    .item-1 = Értéke a legkisebbnél nagyobb számok közül a legkisebb: 3, 3, 5, 8 esetén 5, és 3, 3, 3, 8 esetén 8.
    .item-2 = Négy egyenlő szám ezt a számot éri.
    .item-3 = Az első sikertelen dobás 1 pontba kerül, a második 2-be, a harmadik 3-ba és így tovább: három együtt 6-ba, öt 15-be.
rules-qwantum-scoring-2 = Az nyer, akinek a legtöbb pontja van. Döntetlennél közös a győzelem.

rules-qwantum-good-to-know-1 = A színes kockáknak nincs titkuk: a második dobás előtt minden kocka minden oldala megnézhető. A Rollwright megmutatja őket.
rules-qwantum-good-to-know-2 = 33-nál többet egyik színben sem lehet elérni, és a 15-nél jóval nagyobb összegek ritkák. Aki a bal oldalon túl gyorsan kapaszkodik, nem talál számot a negyedik mezőbe.
rules-qwantum-good-to-know-3 = Amit gyakran elrontanak:
    .item-1 = A fehér kockát minden színhez hozzá kell adni; nem lehet kihagyni.
    .item-2 = A B lépésben beírt szín a C lépésben mindenkinek zárva van, az aktív játékosnak is.
    .item-3 = A második legkisebb szám nem egyszerűen a sorban második: az egyenlő legkisebb számok egynek számítanak.
rules-qwantum-good-to-know-4 = Egyedül gyakorolhatsz: minden körben te vagy az aktív játékos, és a lehető legtöbb pontra törekszel. Ez a mi gyakorló változatunk; a szabálykönyvben nincs egyszemélyes játék.

## Twenty One

rules-twenty-one-idea-1 = Tölts ki öt sort egymás után, minél nagyobb számokkal, de soha ne lépd túl a mező felső határát. Aki pontosan eltalálja a határt, találatot ér el.
rules-twenty-one-idea-2 = Ez verseny is: aki elsőként tölti ki mind az öt sorát, mindenki számára befejezi a játékot.

rules-twenty-one-material-1 = 2–6 játékos. Mindenkinek kell egy lap és egy ceruza, az asztalra pedig hat közönséges kocka: piros, sárga, zöld, kék, fehér és fekete.
rules-twenty-one-material-2 = Hat különböző lap van, A-tól F-ig; mindenki másikat kap, sorsolva vagy választva. Egy lapon öt sor van, soronként hat mezővel. Minden mezőnek van színe, 1 és 6 közötti felső határa és egy kis négyzete a találatnak.
rules-twenty-one-material-3 = Egy sorban minden szín egyszer szerepel, és a határok balról jobbra sosem nőnek. A határok minden lapon ugyanazok; csak a színek állnak máshol.

rules-twenty-one-writing-1 = Csak az aktuális sorodba írhatsz: a legfelsőbe, amely még nincs tele.
    .item-1 = A dobott szám a saját színének mezőjébe kerül, ha az szabad, és a szám nem nagyobb a határánál.
    .item-2 = A határral egyenlő szám találat: jelöld meg a kis négyzetet.

rules-twenty-one-turn-1 = Az első aktív játékost sorsoljuk. Egy kör így zajlik:
    .item-1 = Az aktív játékos mind a hat kockával dob, és egyszer újradobhat: ekkor minden olyan kockával, amely nem 1-est mutat, az 1-esek közül viszont eggyel sem.
    .item-2 = Mindenki egyszerre beír egy vagy több dobott számot a saját aktuális sorába. A lehetségesek közül szabadon választ.
    .item-3 = Aki nem tud vagy nem akar írni, kihúzza a sor bal oldali első szabad mezőjét; az 0-t ér. A kettőt együtt soha, és egy körben egynél több mezőt sem szabad kihúzni.
rules-twenty-one-turn-2 = A teli sort azonnal pontozzuk, de a következő sor megvárja a következő kört: egy körben senki sem ír két sorba. Ezután az óramutató járása szerint a következő játékos lesz az aktív.

rules-twenty-one-end-1 = Ha valaki kitöltötte az ötödik sorát, a játék ezzel a körrel véget ér; egyszerre többen is befejezhetik. Mindenki más úgy pontozza az aktuális sorát, ahogy éppen áll, a találatokkal együtt.

rules-twenty-one-scoring-1 = Egy sor a számai összegét éri, és a találatokért bónusz jár:
    .item-1 = 1 találat: 1 pont
    .item-2 = 2 találat: 3 pont
    .item-3 = 3 találat: 6 pont
    .item-4 = 4 találat: 10 pont
    .item-5 = 5 találat: 15 pont
    .item-6 = 6 találat: 21 pont
rules-twenty-one-scoring-2 = Az nyer, akinek a sorai összesen a legtöbb pontot érik. Döntetlennél közös a győzelem.

rules-twenty-one-good-to-know-1 = Ezek a lapok a mieink. A nyomtatott tömbből csak az első sor határait ismerjük: 6 5 4 3 2 1; a 2–5. sort nem. Ha van nyomtatott tömböd, a mi lapjainkat a sajátjaidra cserélheted.
rules-twenty-one-good-to-know-2 = Amit gyakran elrontanak:
    .item-1 = A második dobásnál nincs választás: minden kockával dobni kell, amelyik nem 1-es, és minden 1-es marad. Hat 1-es után nincs második dobás.
    .item-2 = Csak a bal oldali első szabad mező húzható ki, akkor is, ha egy másik kevésbé fájna.
    .item-3 = Egy körben vagy írsz, vagy kihúzol: a kettőt együtt nem lehet.
rules-twenty-one-good-to-know-3 = Egyedül gyakorolhatsz: minden körben te vagy az aktív játékos, és a lehető legtöbb pontra törekszel. Ez a mi gyakorló változatunk; a szabálykönyvben nincs egyszemélyes játék.

## Splitter

rules-splitter-idea-1 = Mindenki ugyanazokat a számokat írja be, de mindenki oda, ahová akarja. A végén azok a csoportok számítanak, amelyek pontosan annyi mezőből állnak, amennyit a számuk mond: egy magányos egyes, két kettes, és így tovább hat hatosig.

rules-splitter-material-1 = 1–12 játékos. Mindenkinek kell egy lap és egy ceruza, az asztalra pedig két közönséges kocka.
rules-splitter-material-2 = Két tábla van, A és B; mindenki ugyanazt használja. Az első játékhoz az A tábla a legjobb. Mindkettőn 44 mező van, amelyeket a szaggatott középvonal két, egymást tükröző félre oszt.
rules-splitter-material-3 = Két mezőn csillag van. A B táblán három szív is található.

rules-splitter-writing-1 = Mindkét dobott számot be kell írni, egyet-egyet két olyan szabad mezőbe, amelyek egymás tükörképei: ugyanabban a sorban, a középvonaltól egyforma távolságra. Te döntöd el, melyik szám kerül balra.

rules-splitter-turn-1 = Egy játékos mindkét kockával dob, egyszer. Ezután mindenki egyszerre beírja mindkét számot a saját lapjára; passzolni nem lehet.
rules-splitter-turn-2 = Elsőként a legfiatalabb dob, aztán a kockák az óramutató járása szerint vándorolnak. Mindegy, ki dob, ezért sorsolhattok is, vagy megegyezhettek.

rules-splitter-end-1 = 22 forduló után minden lap tele van, és a játék véget ér.

rules-splitter-scoring-1 = Az ugyanazt a számot tartalmazó mezők, amelyek egymás mellett vagy egymás fölött érintkeznek, egy csoportot alkotnak; a sarkok nem kötnek össze.
    .item-1 = Az a csoport, amely pontosan annyi mezőből áll, amennyit a száma mond, ennyi pontot ér: egy magányos egyes 1-et, hat hatos 6-ot. A nagyobb és a kisebb csoportok semmit sem érnek.
    .item-2 = Egy számból több csoportod is lehet; mindegyik számít.
    .item-3 = Az a pontot érő csoport, amelyben csillag van, duplán számít.
    .item-4 = B tábla: ha mindhárom szívben ugyanaz a szám áll, az további 5 pont, akár ér pontot a csoportjuk, akár nem.
rules-splitter-scoring-2 = Az nyer, akinek a legtöbb pontja van. Döntetlennél közös a győzelem.

rules-splitter-good-to-know-1 = Az egyszemélyes játék a szabályok része. Semmi sem változik, a végén pedig a pontjaid megmutatják, mennyire sikerült jól, mindkét táblán ugyanúgy:
    .item-1 = 27 vagy kevesebb: { rating-splitter-lost }
    .item-2 = 28–30: { rating-splitter-welcome }
    .item-3 = 31–33: { rating-splitter-fair }
    .item-4 = 34–36: { rating-splitter-decent }
    .item-5 = 37–38: { rating-splitter-quite-good }
    .item-6 = 39–40: { rating-splitter-great }
    .item-7 = 41–42: { rating-splitter-excellent }
    .item-8 = 43–44: { rating-splitter-first-class }
    .item-9 = 45–46: { rating-splitter-sensational }
    .item-10 = 47–48: { rating-splitter-spectacular }
    .item-11 = 49–50: { rating-splitter-unbelievable }
    .item-12 = 51 vagy több: { rating-splitter-out-of-this-world }
rules-splitter-good-to-know-2 = Amit gyakran elrontanak:
    .item-1 = Ugyanannak a számnak két érintkező csoportja egyetlen csoport, és többnyire túl nagy.
    .item-2 = A csillag csak pontot érő csoportot dupláz; magában nem ér semmit.
rules-splitter-good-to-know-3 = Az elérhető legtöbb pont az A táblán 56, a B táblán 61.
