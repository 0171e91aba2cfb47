# Az oldal szavai. A játékok, színek, szakaszok és pontok nevei a többi fájlban vannak.

## Kezdőlap

client-lead = Négy kockás, ceruzás játék. Vegyél egy lapot, dobj, írj.
client-short-qwinto = Három növekvő sor
client-short-qwantum = Felfelé, majd lefelé
client-short-twenty-one = Találd el a határt
client-short-splitter = Két kocka, tükrözve
client-names = A Qwinto, a Qwantum, a Twenty One és a Splitter a kiadóik nevei; itt csak azt mondják meg, mit lehet játszani. A rajzok, szövegek és lapok a sajátjaink.
client-play-bots = Játék botokkal
# $game (String)
client-play-bots-name = Játék botokkal: { $game }
client-play = Játék
client-together = Közös játék
client-open-table = Asztal nyitása barátoknak
client-open-table-note = linkkel, QR-kóddal vagy rövid kóddal
client-code = Kód
client-join = Belépés
# $game (String)
client-daily = A mai kihívás: { $game }
client-daily-note = Mindenkinek ugyanazok a kockák.
# $count (Number) - hányan játszották, $best (Number) - a legjobb eredmény
client-daily-best = Eddig { $count } játszma, a legjobb { $best }.
client-daily-look = Megnézem
# $game (String)
client-daily-other = Mai { $game }
client-open-tables = Nyitott asztalok
client-sit-down = Leülök
# $game (String)
client-my-table = { $game }: a te asztalod
# $code (String)
client-my-table-waits = Játékosokra vár, kód: { $code }
client-default-name = Vendég
# $count (Number)
client-minutes = { $count } perc

## Minden oldal feje

client-home = Rollwright, kezdőlap
client-back-home = Vissza a kezdőlapra
client-to-home = A kezdőlapra
client-settings = Beállítások
client-language = Nyelv
client-theme = Színek
# $theme (String)
client-theme-now = Színek: { $theme }
client-theme-system = mint a rendszer
client-theme-light = világos
client-theme-dark = sötét
client-large-text = Nagy betűk
client-at-table = Az asztalnál
client-sound = Hangok
client-vibration = Rezgés
client-reactions = Reakciók
client-awake = A képernyő bekapcsolva marad
client-confetti = Konfetti rekordnál
client-react = Reagálj a többieknek
client-reactions-off = Reakciók nélkül
client-reaction-nice = Szép volt!
client-reaction-wow = Hűha!
client-reaction-laugh = Haha!
client-reaction-oh-no = Jaj, ne!
client-reaction-thanks = Köszönöm!
# $name (String), $words (String) - what was called
client-reacted = { $name }: { $words }
# $game (String), $points (String)
client-personal-record = Ez az eddigi legjobb eredményed a(z) { $game } játékban. Az előző legjobb: { $points }.
client-me = Saját oldal
client-menu = Menü
client-close = Bezárás

## Asztalnyitás és várakozás a többiekre

client-game = Játék
client-variant = Tábla
client-seats = Helyek
client-fewer = Kevesebb hely
client-more = Több hely
# $number (Number) - 1-től számolva
client-name-of-seat = Név, { $number }. hely
client-who-sits = Ki ül a(z) { $number }. helyen
client-holder-me = te
client-holder-open = linkkel jön
client-holder-device = ezen az eszközön
client-holder-bot = bot
client-bot-level = A botok ereje
client-source-sealed = Az oldal kockái
client-source-typed = Igazi kockák, beírva
client-on-device = Játék ezen az eszközön: nem kell szerver, és más nem csatlakozhat
client-pace = Tempó
client-pace-live = Most mindenki itt van
client-pace-slow = lassú, több napon át
client-listed = Látszódjon a nyitott asztalok között
client-open = Asztal nyitása
client-start = Kezdés
# $count (Number)
client-start-bots = { $count ->
    [one] a szabad helyre bot ül
   *[other] { $count } szabad helyre bot ül
}
# $game (String)
client-lobby-title = A te asztalod: { $game }
# $name (String), $game (String)
client-lobby-invited = { $name } meghív egy játszmára: { $game }
client-your-name = A neved
client-take-seat = Leülök
client-leave-whenever = Menj el, amikor csak kell: egy bot tartja a helyed, míg visszatérsz. Nem kell fiók, nem kell telepíteni.
# $name (String)
client-wait-start = Helyet foglaltál. A játszmát { $name } indítja.
client-table-full = Minden hely foglalt. Ha a játszma elkezdődik, nézheted.
client-at-the-table = Az asztalnál
client-seat-bot = készen áll
client-seat-open = még szabad
client-seat-here = itt van
client-seat-for-person = embernek
# $number (Number) - 1-től számolva
client-seat-level = Ki üljön a(z) { $number }. helyre
client-invite = Így jutnak ide a többiek
client-scan-or-type = Olvasd be vagy írd be
client-share = Link megosztása
client-copied = Kimásolva
client-link = Az asztal linkje
client-qr-alt = QR-kód az asztal linkjével

## Botok. A $level az alábbi nevek egyike

# $number (Number) - a helyé
client-bot-name = Bot { $number } ({ $level })
client-bot-choice = Bot ({ $level })
client-bot-random = véletlen
client-bot-casual = alkalmi
client-bot-club = klub
client-bot-master = mester
client-bots-how = Hogyan játszanak a botok
client-bots-title = A botok
client-bots-lead = Minden játékhoz négy erősség, és hogy melyik mit ér el. Mind ugyanazokkal a kockákkal és szabályokkal dönt, mint te, és egyik sem látja, ami előled rejtve van.
client-bots-random-text = Bármelyik megengedett lépést megteszi, mindegyiket egyforma eséllyel. Jó arra, hogy vereség nélkül ismerd meg a játékot.
client-bots-casual-text = Tudja, mi a jó és mi a rossz, de minden lépésnél téved néhány pontot, mint aki csak néha játszik.
client-bots-club-text = Megbízható játékos. A lapokat több ezer gyakorló játszma tapasztalatából ítéli meg, a Twenty One-ban pontos számítással, keveset téved, és csak a saját pontjait nézi.
client-bots-master-text = A legjobb, amink van. Hiba nélkül ítél, előre tekint, és a győzelemért játszik: figyeli a többiek lapját és azt, mikor érhet véget a játszma.
client-bots-game = Játék
client-bots-alone = Átlagpont egyedül
client-bots-wins = Győzelem { $level } ellen
client-bots-note = Átlagpont: egy egyedül játszott játszma átlagosan ennyit hoz, ± az átlag standard hibája. Győzelem: a kétszemélyes játszmák aránya, a döntetlen fél győzelemnek számít; a Splitterben az A táblán. Minden szám { $least }–{ $most } játszmából való, mindenkinek ugyanazokkal a kockákkal.

## Az asztal

client-you = Te
client-others = A többiek
# $turn (Number)
client-turn = { $turn }. kör
# $round (Number), $of (Number)
client-round = { $round }. kör / { $of }
client-turn-short = { $turn }.
client-real-dice = igazi kockák
client-your-sheet = A te lapod
client-your-board = A te táblád
# $name (String)
client-sheet-of = { $name } lapja
client-whose-sheet = Kinek a lapja
client-to-act = ő következik
client-dice = Kockák
client-log = Mi történt
client-your-turn = Te következel.
client-nudged = A többiek rád várnak.
# $count (Number)
client-still-think-count = { $count ->
    [one] { $count } még gondolkodik
   *[other] { $count } még gondolkodik
}
client-status-throws = dob
client-status-thinking = gondolkodik
client-status-decided = döntött, rejtve
client-status-waits = vár
client-status-over = kész
client-status-stand-in = bot helyettesíti
client-status-away = nincs itt
client-line-away = Nincs kapcsolat. A lapod biztonságban van; amit írsz, elküldjük, amint visszajön a kapcsolat.
client-line-away-start = Nincs kapcsolat. Az asztal megnyílik, amint visszajön.
client-line-away-kept = Nincs kapcsolat. Így állt a játszmád; folytatódik, amint visszajön a kapcsolat.
client-plain-http = Sima http-n a böngészők nem őrzik meg az oldalt hálózat nélküli játékhoz, és nem is telepítik. A https beállítását a szerver dokumentációjának „Deployment” fejezete írja le.
client-connecting = Egy pillanat …
client-no-table = Itt nincs asztal
client-not-done = Nem sikerült
client-all-right = Rendben
client-error-unknown = Valami elromlott. Próbáld újra.
client-error-offline = Nincs kapcsolat a szerverrel. Ezen az eszközön játszhatsz; másokhoz csatlakozni csak kapcsolattal lehet.
client-keys = Billentyűk: a nyilak mozognak a lapon, Enter beír, N a következő lehetséges mező, Esc visszavonja a választást, Z a döntést, 1–7 kockát választ, S cserél, F felolvassa a kocka lapjait.

## Szabályok, visszavonás, távozás

client-rules = Szabályok
# $game (String)
client-rules-of = A { $game } szabályai
client-print-sheets = Lapok nyomtatása
client-undo = Az utolsó döntés visszavonása
client-undo-free = azonnal
client-undo-ask = a többieket megkérdezzük
# $name (String)
client-undo-asked = { $name } vissza szeretné vonni az utolsó döntést.
client-agree = Rendben
client-disagree = Nem
client-leave = A hely átadása egy botnak
# $name (String)
client-leave-name = { $name } helyének átadása egy botnak
client-leave-note = bármikor visszajöhetsz
# $name (String)
client-bot-holds = { $name } helyét egy bot tartja.
client-return = Visszaülök
client-nudge-all = Sürgetés
# $name (String)
client-nudge-name = { $name } sürgetése

## A tálcán

client-your-throw = Te dobsz
# $count (Number)
client-your-throw-note = { $count ->
    [one] egy kocka
   *[other] { $count } kocka
}
# $name (String)
client-throws = { $name } dob
# $names (String), $count (Number)
client-decides = { $count ->
    [one] { $names } dönt
   *[other] { $names } dönt
}
# $names (String), $count (Number)
client-still-think = { $count ->
    [one] { $names } még gondolkodik
   *[other] { $names } még gondolkodik
}
client-all-decided = Mindenki döntött
# $left (Number), $of (Number)
client-hidden-until = { $left ->
    [0] Rejtve, amíg mindenki nem döntött.
   *[other] Rejtve, amíg mindenki nem döntött. Hátravan: { $left } / { $of }.
}
client-take-back = Visszaveszem
# $sum (Number)
client-you-threw = A dobásod: { $sum }
# $name (String), $sum (Number)
client-name-threw = { $name } dobása: { $sum }
client-you-threw-dice = A te kockáid
# $name (String)
client-name-threw-dice = { $name } kockái
# $numbers (String)
client-you-wrote = Beírtad: { $numbers }
client-you-passed = Passzoltál
client-you-crossed = Kihúztál egy mezőt
# $sum (Number)
client-keep = Marad: { $sum }
client-keep-all = Mind marad
client-again = újra
client-again-once = egyszer
# $count (Number)
client-throw-again = { $count ->
    [one] Egyet újra
   *[other] { $count } kockát újra
}
client-choose-dice = Válassz kockát
client-choose-field = Válassz mezőt
client-choose-numbers = Válassz számokat
# $number (Number)
client-write-number = { $number } beírása
# $count (Number)
client-write-numbers = { $count ->
    [one] Egy szám beírása
   *[other] { $count } szám beírása
}
client-go-on = Tovább
client-costs-nothing = nem kerül semmibe
# $points (String) - előjellel
client-costs = { $points } sikertelen dobás
client-nothing-fits = Semmi sem illik ide.
client-nothing-fits-cross = Semmi sem illik: húzz ki egy mezőt.
client-nothing-yet = még semmi
client-which-way = Melyik irányban

client-qwinto-dice-note = koppints arra, amivel dobsz
# $colours (String) - színek listája
client-qwinto-write-note = { $colours }, vagy passz
client-qwinto-note = a számok balról jobbra nőnek
client-qwantum-again = A dobásod: koppints az újradobandó kockákra
client-qwantum-alone = Most csak te írhatsz
# $alone (String) - yes or no
client-qwantum-write-note = { $alone ->
    [yes] egy szín összege, vagy tovább
   *[no] egy szín összege, vagy passz
}
# $colour (String) - egy szín kulcsa
client-qwantum-taken = { $colour ->
    [purple] a lila már elkelt, a többi szín szabad
    [blue] a kék már elkelt, a többi szín szabad
    [red] a piros már elkelt, a többi szín szabad
    [yellow] a sárga már elkelt, a többi szín szabad
   *[other] { $colour }
}
client-qwantum-note = az összegek a soroknál állnak
# $die (String)
client-faces-of = oldalai: { $die }
client-own-sheets = a Rollwright saját lapjai; a nyomtatott tömb lapjai nem nyilvánosak
client-twenty-one-note = Koppints mindre, amit kérsz, aztán írd be.
client-tap-all = koppints mindre, aztán írd be
# $numbers (String)
client-splitter-write = Írd be: { $numbers }
client-splitter-note = egy mezőbe és a tükörképébe
client-splitter-head = a számával egyező méretű csoport ér pontot

## A lapokon

client-columns = oszlopok
client-sum = összeg
client-rising = nő
client-falling = csökken
client-hits = Találat
# $row (Number) - 1-től számolva
client-current-row = { $row }. sor, most ez következik
# $number (Number)
client-too-high = { $number } túl nagy
# $number (Number) - 1-től 6-ig
client-number-group = { $number }-es
client-hearts = Szívek
# $count (Number), $most (Number)
client-failures = Sikertelen dobások: { $count } / { $most }
# $colour (String) - egy szín kulcsa, $points (Number)
client-tally-row = { $colour ->
    [orange] Narancssárga sor
    [yellow] Sárga sor
    [purple] Lila sor
   *[other] { $colour }
}: { $points }
# $points (Number)
client-tally-columns = Teli oszlopok: { $points }
# $number (Number), $colour (String) - egy szín kulcsa
client-lens = { $colour ->
    [orange] { $number } a narancssárgába
    [yellow] { $number } a sárgába
    [purple] { $number } a lilába
   *[other] { $number }
}
client-lens-left = Tovább balra
client-lens-right = Tovább jobbra

## Mit hoz a választás. A $points (String) előjeles

client-change-qwinto-row = { $points } szám
client-change-qwinto-full-row = { $points } teli sor
client-change-qwinto-column = { $points } teli oszlop
client-change-qwinto-failures = { $points } sikertelen dobás
# $number (Number) - az oszlopé
client-change-qwantum-column = { $points } teli { $number }. oszlop
client-change-qwantum-failures = { $points } sikertelen dobás
client-change-twenty-one-numbers = { $points } a számokért
# $count (Number)
client-change-twenty-one-hits = { $points } a találatokért: { $count ->
    [one] { $count }
   *[other] { $count }
}
# $number (Number) - a csoport száma
client-change-splitter-group = { $points } { $number }-es csoport
client-change-splitter-starred-group = { $points } csillagos { $number }-es csoport
client-change-splitter-hearts = { $points } egyforma szívek

## Beírt kockák

client-type-dice = Mi esett
# $name (String)
client-type-prompt = Az asztalnál { $name } dob. Írd be, mi esett.
# $count (Number), $all (Number)
client-typed-count = { $count } / { $all } kocka beírva
client-clear = Törlés
# $die (String)
client-die-missing = Hiányzik: { $die }
client-right = Stimmel

client-correct = Dobás kijavítása
client-correct-choose = Melyik dobást írtátok be rosszul?
# $turn (Number)
client-correct-title = Mi esett valójában a { $turn }. körben?
client-correct-note = Ami még lehetséges, megmarad. A többit újra megkérdezzük.
client-correct-done = Kijavítás
client-correct-ask = A többiek megkérdezése
client-correct-same = Ezt írtátok be
client-correct-other = Másik dobás
# $name (String), $turn (Number), $dice (String)
client-correct-asked = { $name } szerint a { $turn }. körben ez esett: { $dice }.
# $turn (Number), $dice (String)
client-correct-waits = Megkérdezzük a többieket, hogy a { $turn }. körben ez esett-e: { $dice }.
client-correct-withdraw = Mégsem

## A vége

# $by (Number)
client-end-you = Nyertél, { $by } pont előnnyel
# $name (String), $by (Number)
client-end-other = { $name } nyert, { $by } pont előnnyel
# $names (String), $points (String)
client-end-tie = Közös győzelem: { $names }, { $points } pont
# $points (String)
client-end-solo = { $points } pont
# $count (Number)
client-turns = { $count ->
    [one] { $count } kör
   *[other] { $count } kör
}
client-rounds = { $count ->
    [one] { $count } forduló
   *[other] { $count } forduló
}
client-score = Eredmény
client-full-columns = Teli oszlopok
client-note-full = teli
# $count (Number)
client-note-numbers = { $count ->
    [one] szám
   *[other] szám
}
client-dice-sealed = A kockák lezárt borítékban voltak.
client-dice-honest = A kockák borítékja nyitva van, és stimmel.
client-dice-wrong = A kockák borítékja nem stimmel.
client-dice-closed = A kockák borítékja még zárva van: a nap végén nyílik ki.
client-shares-all = Minden dobásban benne van mindenki eszközének a része, így senki sem választhatta meg a kockákat.
# $name (String), $count, $throws (Number)
client-share-missing = { $throws } dobásból { $count } esetben hiányzik { $name } része: ezeket a többiek együtt megválaszthatták.
client-unshared = { $throws } dobásból { $count } senkinek a részét nem tartalmazza: ezeket a szerver üzemeltetője megválaszthatta.
# $throw (Number)
client-share-differs = A(z) { $throw }. dobásban { $name } része nem az, amelyre elkötelezte magát.
client-check = Ellenőrzés
client-record = Jegyzőkönyv
client-look-back = Visszanézem
client-rematch = Visszavágó
client-rematch-note = ugyanazok a helyek, új kockák
client-rematch-open = Nyitva a visszavágó: irány oda
client-replay = Visszajátszás
client-from-seat = Kinek a szemével
client-step-back = Egy lépés vissza
client-step-on = Egy lépés előre
client-moment = A játszma pillanata

## Saját oldal

client-save = Mentés
client-saved = Elmentve.
client-my-results = Eredményeim
client-my-matches = Játszmáim
client-recovery = Visszatérés másik eszközről
client-recovery-note = Írd fel ezt a kódot: ezzel bármely eszközön ugyanaz a személy vagy. Az új kód érvényteleníti a régit.
client-recovery-make = Kód készítése
client-recovery-code = Visszatérési kód
client-recovery-use = Használom
client-recovered = Örülünk, hogy újra itt vagy.
client-forget = Felejtsetek el
client-forget-sure = Tényleg felejtsünk el mindent rólad? Koppints még egyszer.

## Az első játszma: minden lépést egyszer magyarázunk el

client-understood = Értem
client-no-guide = Nem kell több tipp
client-guide-qwinto-dice = Válaszd ki, mely kockákkal dobsz. Az összegük bármelyik dobott szín sorába írható.
client-guide-qwinto-again = Nem tetszik? Egyszer újradobhatod ugyanezeket a kockákat.
client-guide-qwinto-write = Mindenki beírhatja ezt az összeget egy kiemelt mezőbe. Egy koppintás megmutatja, mit hoz, a második beírja.
client-guide-qwantum-again = Vedd fel azokat a kockákat, amelyeket újradobnál, vagy tartsd meg mindet. A felvett kocka megmutatja az oldalait.
client-guide-qwantum-first = Most egyedül te írhatsz egy összeget a sora végére, vagy továbbléphetsz.
client-guide-qwantum-second = Most mindenki beírhatja valamelyik megmaradt szín összegét. A teli oszlopok érnek pontot.
client-guide-twenty-one-again = Tartsd meg a kockákat, vagy dobj még egyszer. Az egyest mutató kockák maradnak.
client-guide-twenty-one-write = Koppints minden számra, amelyet be akarsz írni a mostani sorodba. A határral egyenlő szám találat.
client-guide-splitter-place = Koppints egy mezőre: az egyik szám oda kerül, a másik a tükörképébe. A tükörképre koppintva megcseréled őket.

## Mi történt. A $who (String) you vagy other, $name (String), a $points (String) előjeles, a $gain (String) some vagy none

log-opened = Az asztal nyitva
log-seated = { $who ->
    [you] Leültél
   *[other] { $name } leült
}
log-left = { $who ->
    [you] Elhagytad a helyed
   *[other] Egy hely újra szabad
}
log-stood-in = { $who ->
    [you] Bot helyettesít
   *[other] { $name } nincs itt, bot helyettesíti
}
log-returned = { $who ->
    [you] Visszatértél
   *[other] { $name } visszatért
}
# $dice (String)
log-thrown = { $who ->
    [you] A dobásod: { $dice }
   *[other] { $name } dobása: { $dice }
}
log-picked = { $who ->
    [you] A kockáid: { $dice }
   *[other] { $name } kockái: { $dice }
}
log-again = { $who ->
    [you] Újra dobsz
   *[other] { $name } újra dob
}
log-kept = { $who ->
    [you] Megtartod a dobást
   *[other] { $name } megtartja a dobást
}
# $where (String)
log-wrote = { $who ->
    [you] Beírtad: { $where }
   *[other] { $name } beírta: { $where }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-passed = { $who ->
    [you] Passzoltál
   *[other] { $name } passzolt
}
log-crossed = { $who ->
    [you] Kihúztál egy mezőt
   *[other] { $name } kihúzott egy mezőt
}
# $row, $column (Number) - 1-től számolva
log-placed = { $who ->
    [you] Írtál a(z) { $row }. sorba
   *[other] { $name } írt a(z) { $row }. sorba
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-failed = { $who ->
    [you] Sikertelen dobásod: { $points }
   *[other] { $name } sikertelen dobása: { $points }
}
log-hinted = { $who ->
    [you] Tippet kértél
   *[other] { $name } tippet kért
}
log-undone = { $who ->
    [you] Visszavontad az utolsó döntést
   *[other] { $name } visszavonta az utolsó döntést
}
# $turn (Number)
log-corrected = { $who ->
    [you] Kijavítottad a { $turn }. kör dobását
   *[other] { $name } kijavította a { $turn }. kör dobását
}
# $total (String)
log-ended = A játszmának vége; a legjobb eredmény { $total }
# $colour (String) - egy szín kulcsa, $column (Number) - 1-től számolva
client-where-row-column = { $colour ->
    [orange] narancssárga
    [yellow] sárga
    [purple] lila
   *[other] { $colour }
}, { $column }. oszlop

## Képernyőolvasóknak

# $game (String), $name (String)
say-sheet = { $game }, { $name } lapja
say-points = pont
say-look-closely = a lap megtekintése közelről
# $die (String), $face (String)
say-die = { $die }, { $face }
# $colour (String) - egy szín kulcsa, $sum (Number)
say-row-sum = { $colour ->
    [purple] lila
    [blue] kék
    [red] piros
    [yellow] sárga
   *[other] { $colour }
}, összeg { $sum }
# $column (Number), $points (Number)
say-column-score = { $column }. oszlop, { $points } pont
# $number (Number), $points (Number)
say-number-points = { $number }-es csoportok: { $points } pont
say-heart-points = Szívek: { $points } pont
# $left, $right (Number), $points (String), $note (String)
say-way = { $left } balra, { $right } jobbra: { $points }, { $note }
# $column (Number) - 1-től számolva
say-mirror = tükörképe a(z) { $column }. oszlop
say-free = szabad
say-next = következő
say-chosen = kiválasztva
say-decided = eldöntve, rejtve
say-crossed = kihúzva
# $number (String), $points (String)
say-would-bring = { $number } ennyit hozna: { $points }

## Home, tables, one device for several people, the first match

client-opening = Megnyitás …
# $level (String), $points (Number) - átlagos pontszám
client-level-scores = { $level }, kb. { $points }
# $game (String)
client-bot-level-of = A botok erőssége: { $game }
client-we-have-dice = Van igazi kockánk
client-we-have-dice-note = az oldal lesz a pontozólap
client-my-tables = Félbehagyott játszmák
# $count (Number)
client-my-tables-more = még { $count }
# $game (String), $names (String)
client-my-table-against = { $game }: { $names }
client-my-move = te jössz
client-their-move = a többiek jönnek
client-give-up = Feladom
client-give-up-sure = Biztosan?
client-leave-table = Elhagyom az asztalt
client-network = Cím a többieknek
client-nowhere = Itt nincs semmi
client-nowhere-note = Ez a cím nem vezet sehová. Talán hiányzik egy karakter.
client-watching = Nézőként vagy itt.
# $name (String)
client-hand-over = Add tovább az eszközt: { $name }
client-hand-over-to = Most jön
# $name (String)
client-hand-over-ready = Én vagyok { $name }
client-hand-over-never = Egyvalaki ír mindenki helyett: ne kérdezz többet
# $name (String)
client-type-picked = { $name } egy–három kockával dob. Írd be, mit dobott.
client-guide-qwinto-goal = Tölts ki három sort balról jobbra növekvő számokkal. A teli sorok és oszlopok érnek pontot; a legtöbb pont nyer.
client-guide-qwinto-pentagon = Az ötszög még egyszer számít bónuszként, ha az egész oszlopa tele van.
client-guide-qwinto-rows = A teli sor a jobb szélső számát éri, minden más sor számonként egy pontot.
client-guide-qwinto-end = A játszma véget ér, ha valakinek két teli sora vagy négy sikertelen dobása van. Egy sikertelen dobás 5 pontba kerül.
client-guide-qwantum-goal = Írj összegeket, amelyek a vastag vonalig nőnek, utána csökkennek. A teli oszlop a második legkisebb számát éri; a legtöbb pont nyer.
client-guide-qwantum-line = A vastag vonal előtt nőnek a számok, utána csökkennek.
client-guide-qwantum-end = Aki a saját körében nem ír semmit, annak sikertelen a dobása. A játszma véget ér, ha valaki mind a négy sorát kitöltötte, vagy az ötödik sikertelen dobással.
client-guide-twenty-one-goal = Töltsd ki a sorokat felülről, színenként egy számmal, sosem a nyomtatott határ fölött. A nagy számok és a találatok érnek pontot.
client-guide-twenty-one-hits = Találat az a szám, amely egyenlő a határával. Több találat egy sorban nagyobb bónuszt ad: a sor alatti skála mutatja.
client-guide-twenty-one-end = A játszma véget ér, ha valaki minden sorát kitöltötte.
client-guide-splitter-goal = Írd mindkét kockát tükrös mezőkbe. Az a csoport ér pontot, amely pontosan annyi egyforma számból áll, amennyit mutat: három 3-as, négy 4-es.
client-guide-splitter-groups = Csak a pontosan megfelelő nagyságú csoport ér pontot: a negyedik 3-as elrontja a három 3-ast.
client-guide-splitter-star = A csillagot tartalmazó csoport kétszer annyit ér.
client-guide-splitter-hearts = Ha minden szívben egyforma szám áll, bónusz jár.
client-guide-splitter-end = A játszma véget ér, ha minden mező tele van. Mindenki ugyanazokat a kockákat írja be.
client-daily-short = napi kihívás
# $names (String), $count (Number)
client-ended-two-rows = { $names }: két teli sor.
client-ended-all-rows = { $names }: minden sor tele.
client-ended-failures = { $names }: elfogytak a sikertelen dobások.
client-ended-full-boards = Minden tábla megtelt.
client-ended-over = A játszma véget ért.
client-example-empty = Az üres lap
# $letter (String)
client-example-board = { $letter } tábla
client-example-filled = Egy lap a játszma közepén
# $game (String) - the title of the window
client-title-my-move = ● Te jössz – { $game }
client-your-move = Te jössz
client-all-sheets = Minden lap
client-all-sheets-see = Minden lap egyszerre
client-skip = Az én lépésemhez
client-guide-qwinto-passing = Mások dobásánál passzolni ingyen van, és gyakran okos: egy rossz szám elfoglalja egy jobb helyét. A botok is ezért passzolnak.
client-example-finished = Egy kész lap, megszámolva
client-club-evening = Klubest
client-club-evening-note = sok asztal, mindenkinek ugyanazok a kockák
client-to-evening = Vissza az esthez
# $count (Number), $won (Number)
client-stats = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}, ebből nyert: { $won }
# $best (Number), $mean (Number)
client-stats-score = legjobb { $best }, átlag { $mean }

## Tippek, és a kezdők második gondolata

# $where (String) - a field or colours
client-do-write = Írd be: { $where }
# $number (Number), $where (String)
client-do-write-number = Írd be a(z) { $number } számot: { $where }
# $dice (String)
client-do-throw = Dobj: { $dice }
client-do-again = Dobj újra: { $dice }
client-worth-best = a legjobb
# $points (String)
client-worth-less = { $points } ponttal kevesebb a legjobbnál
client-hint = Tipp
client-hint-used = Tipp (már kaptál egyet: ez a játszma nem számít)
client-had-hint = tippet kapott
# $points (Number)
client-doubt = Érdemes átgondolni: más lépés körülbelül { $points } ponttal többet hoz.
client-doubt-off = Ne kérdezd többet
client-doubt-anyway = Mégis ezt
client-doubt-think = Átgondolom
client-careful = Kérdezz rá, mielőtt pontot vesztek
client-careful-note = a kérdés tippnek számít
client-allow-hints = Tippek engedélyezve (a tippes játszma nem számít)
# $names (String)
client-end-hinted = { $names } tippet kapott: ez a játszma nem számít.
client-what-if = Folytatás innen
client-same-dice = Újra ugyanazokkal a kockákkal
# $turn (Number)
client-origin-turn = Egy korábbi játszma folytatása a(z) { $turn }. körtől, botok ellen. Nem számít.
client-origin-again = Egy korábbi játszma újra, ugyanazokkal a dobásokkal. Nem számít.
client-name-missing = Előbb írj be egy nevet.
# $name (String)
client-name-unseen = A(z) „{ $name }” nem használható: olyan jelek vannak benne, amelyeket senki sem lát. Betű, szám és emoji lehet benne.
# $points (Number)
client-mean-score = átlagosan { $points } pontot ér el
# $taken (Number), $of (Number)
client-seats-taken = { $of } helyből { $taken } foglalt
client-turn-back = Egy körrel vissza
client-turn-on = Egy körrel előre
client-play-on = Lejátszás magától
client-pause = Megállítás
client-share-moment = Pillanat megosztása
# $turn (Number), $of (Number)
client-turn-of = { $turn }. kör, összesen { $of }
