# Mi a baj, és mit lehet tenni. Az error-<kód> az adott állandó hibakód mondata; a többi bővebben szól.

error-illegal-action = A szabályok ezt most nem engedik. Semmi sem változott.
error-impossible-throw = A kockák ezt nem mutathatják. Nézd meg újra, mit dobtatok.
error-invalid-notation = Ez nem olvasható.
error-invalid-sheet = Ez a lap megszeg egy beírási szabályt.
error-invalid-setup = Így nem kezdhető el a játék.
error-unknown-game = Nincs ilyen nevű játék.
error-nothing-to-train = Ebben a játékban nincs mit tanítani: a botjai pontosan számolnak.
error-no-checkpoint = Ebből a fájlból nem folytatható a tanítás: nem ennek a hálónak a mentése, vagy sérült.
error-dataset-mismatch = A mappa egy másik adathalmaz részeit tartalmazza: töröld, vagy válassz másik fájlt.
error-foreign-weights = A bot nem tud játszani: a súlyai egy másik változatból valók. Telepítsd újra a Rollwrightot, vagy tanítsd be őket újra.
error-engine-fault = A játékprogram megszegte a protokollt, ezért elveszíti a játszmát.
error-no-engine = A játékprogramot nem lehet elindítani.
error-no-cluster = Nincs fürt, amelyen számolni lehetne.
error-unknown-file-type = Ilyen típusú fájlt nem lehet írni.
error-broken-save = Ezt a mentett játszmát nem lehet beolvasni.
error-in-use = Ezt a mentett játszmát éppen máshol játsszák.
error-not-now = Az asztal ezt most nem fogadhatja el. Semmi sem változott.
error-invalid-event = Ez nem egy parti eseménye.
error-invalid-log = Ezekből az eseményekből nem lesz parti.
error-invalid-record = Ez a feljegyzés nem olvasható.
error-unknown-bot = Ehhez a játékhoz nincs ilyen szintű bot.

# $game (String) - amit beírtak, $suggestion (String) - a legközelebbi játék
error-game-near = Nincs „{ $game }” nevű játék. Erre gondoltál: { $suggestion }?
# $game (String) - amit beírtak, $games (String) - az összes játék, vesszőkkel
error-game-choose = Nincs „{ $game }” nevű játék. Választható: { $games }.
# $language (String) - amit beírtak, $languages (String) - az összes nyelv, vesszőkkel
error-language-choose = Nincs „{ $language }” nyelv. Választható: { $languages }.
# $path (String)
error-file-unreadable = A fájl nem olvasható: { $path }
# $least, $most (Number)
error-seats-range = Ezt a játékot { $least }–{ $most } játékos játszhatja.

## Miért nem lehet egy mezőbe írni. A $number az ott már álló szám vagy a felső határ.

why-not-now = Ennek most nincs itt az ideje.
why-not-thrown = Ez nem szerepelt a dobásban.
why-taken = Ez a mező foglalt.
why-in-row = Ez a szám már szerepel a sorban.
why-in-column = Ez a szám már szerepel az oszlopban.
why-too-low = A számnak ennél nagyobbnak kell lennie: { $number }.
why-too-high = A számnak ennél kisebbnek kell lennie: { $number }.
why-no-field = Itt nincs mező.
why-colour-used = Ezt a színt az előző lépésben már beírták.
why-row-full = Ez a sor tele van.
why-above-limit = A szám legfeljebb ennyi lehet: { $number }.
why-only-ones = Minden kocka 1-est mutat, és 1-essel nem lehet újradobni.

## What a table or the server refuses.

error-invalid-settings = A kiszolgáló egyik beállítása nem lehet ilyen.
error-not-found = Itt nincs semmi. Lehet, hogy hiányos a link.
error-not-yours = Ez nem a te helyed.
error-not-yet = Mások a nap végén nézhetik meg ezt.
error-after-day = Az elemzés akkor nyílik meg, amikor a kihívás napja véget ért.
error-after-round = Akkor nyílik meg, amikor a forduló minden asztala végzett.
error-no-review = Ehhez a játékhoz nincs elemzés.
error-only-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-too-many = Ebből már túl sok van.
error-too-fast = Ez túl gyors. Várj egy kicsit, és próbáld újra.
error-too-large = Ez túl hosszú.
error-unavailable = A kiszolgáló ezt most nem tudja megtenni. Próbáld újra kicsit később.
error-already-started = A játszma már elkezdődött.
error-not-started = A játszma még nem kezdődött el.
error-not-over = Ez a játszma vége után lehetséges.
error-seat-taken = Ez a hely foglalt.
error-table-full = Minden hely foglalt. Nézheted a játszmát.
error-nobody-awaited = Most nem várunk senki másra.
error-stood-in = Egy robot játszik helyetted. Előbb vedd vissza a helyed.
error-stale = Közben más történt. Nézd meg újra.
error-bot-away = Ez a bot még nincs ezen az eszközön. Egyszer hálózat kell hozzá; addig válassz más erősséget.
error-no-hints = Ezt az asztalt tippek nélkül nyitották.
error-not-hinted = Előbb kérd a tippet.
error-hint-late = A tipp még nem kész. Próbáld újra egy pillanat múlva.
error-worth-thinking = Érdemes átgondolni: van, ami többet ér.
error-invalid-name = Ez a név nem használható.
error-unknown-code = Ez a kód most senkié.
error-unknown-language = Ez a nyelv itt nem érhető el.
error-foreign-origin = Egy másik webhely oldala ezt nem teheti meg.
error-invalid-date = Ez nem dátum.
error-invalid-request = A kiszolgáló ezt nem érti.
error-not-watching = Előbb nyiss meg egy asztalt.
error-unreadable = A kiszolgáló nem érti ezt az üzenetet.
error-failed = Hiba történt a kiszolgálón. Feljegyeztük.
error-not-writable = Ez a fájl vagy mappa nem írható.
error-invalid-games = A játékokat hozzáadó beállítás nem olvasható.
error-evening-over = Ez az est már véget ért.
error-nobody-here = Még senki sem csatlakozott.
