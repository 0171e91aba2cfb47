# A terminálban játszott játék, és a feljegyzéseket olvasó parancsok.

## Játszma előtt

terminal-setup-game = Játék
terminal-setup-variant = Tábla
terminal-setup-dice = Kockák
terminal-setup-seats = Játékosok
terminal-setup-practice = A szabálykönyv nem ismer egyszemélyes játékot: egyedül gyakorolsz.
terminal-setup-person = ember
# $level (String) - milyen erős, szóval
terminal-setup-bot = bot, { $level }
terminal-setup-start = Játszma indítása
terminal-setup-nameless = Mindenkinek kell egy név.
terminal-setup-keys = ↑↓ sor   ←→ váltás   név beírása   Enter tovább   F1 szabályok   Esc kilépés
terminal-go-on = Folytatás
terminal-variant-standard = szokásos
# $number (Number) - a hely száma
terminal-player = { $number }. játékos
terminal-bot = { $number }. bot
terminal-level-random = véletlen
terminal-level-casual = alkalmi
terminal-level-club = klub
terminal-level-master = mester

terminal-dice-sealed = lepecsételt kockák
terminal-dice-seeded = kockák kezdőszámból
terminal-dice-typed = igazi kockák
terminal-dice-daily = a nap kockái
terminal-dice-equal = a forduló kockái
terminal-dice-sealed-note = Egy titokból adódnak, amelyet most lepecsételünk, és a végén felnyitunk: bárki ellenőrizheti, hogy senki sem választotta meg a dobásokat.
terminal-dice-seeded-note = Egy kezdőszámból adódnak: aki ismeri, megismételheti a játszmát.
terminal-dice-typed-note = Az asztalnál igazi kockákkal dobtok, és beírjátok, mi lett.
terminal-dice-daily-note = Ma mindenki, aki ezt játssza, ugyanazokat a dobásokat kapja.

## Az asztalnál

# $number (Number)
terminal-turn = { $number }. kör
terminal-log = Mi történt
terminal-faces = A kockák oldalai
# $name (String) - ki következik, $what (String) - mit kell tennie
terminal-prompt = { $name }: { $what }
# $names (String) - ki gondolkodik még, $what (String) - miről döntenek
terminal-waiting = { $what } · még gondolkodik: { $names }
terminal-pick-dice = Vedd fel a kockákat a számukkal vagy az egérrel.
terminal-choose-field = Válassz mezőt a nyilakkal vagy az egérrel; n a következő megfelelőre ugrik.
terminal-nothing-fits = Semmi sem illik ide.
# $gain (String) - például +8
terminal-gain = Ennyit hoz: { $gain }
terminal-swap = megfordítás
terminal-toggle = mező kijelölése vagy elhagyása
terminal-type-dice = Írd be, mi lett
terminal-key-enter = Enter
terminal-key-space = Szóköz
terminal-footer-fields = mező
terminal-footer-dice = kockák
terminal-footer-look = többi lap
terminal-footer-rules = szabályok
terminal-footer-quit = kilépés (mentve)
terminal-status-throws = dob
terminal-status-thinking = gondolkodik
terminal-status-decided = döntött
terminal-status-waits = vár
terminal-status-over = kész

## Két pillanat között

# $name (String)
terminal-curtain = A billentyűzetet most ő kapja: { $name }
terminal-curtain-why = Mindenki egyszerre dönt, ezért senki sem látja, mit választanak a többiek.
# $name (String)
terminal-curtain-key = Enter, ha már csak { $name } nézi
terminal-undo-all = Mindnyájan visszavonnátok az utolsó döntést?
terminal-undo-keys = Enter: igen · Esc: nem
terminal-undo-nothing = Most nincs mit visszavonni.
# $name (String) - ki dobott
terminal-typed = Mit dobott { $name }?
# $die (String), $face (String) - amit beírtak, $faces (String) - amit a kocka mutathat
terminal-typed-impossible = { $die }: nincs rajta { $face }. Az oldalai: { $faces }.
# $die (String)
terminal-typed-missing = Még hiányzik: { $die }.
terminal-typed-keys = Írd be minden kocka oldalát · Enter: kész · Esc: az asztalhoz
terminal-rules-keys = ↑↓ görgetés · Esc vissza az asztalhoz

## Mi történt. $name (String) - ki, $what (String) - kockák vagy mezők, $points (Number)

terminal-log-opened = A játszma megnyílt.
terminal-log-seated = { $name } helyet foglalt.
terminal-log-left = Megüresedett egy hely.
terminal-log-stood-in = Bot játszik helyette: { $name }.
terminal-log-returned = { $name } visszatért.
terminal-log-thrown = { $name } dobása: { $what }
terminal-log-picked = { $name } kockái: { $what }
terminal-log-again = { $name } újra dob.
terminal-log-kept = { $name } megtartja a dobást.
terminal-log-wrote = { $name } beírja: { $what }
terminal-log-passed = { $name } passzol.
terminal-log-crossed = { $name } kihúz egy mezőt.
terminal-log-failed = Sikertelen dobás: { $name }.
terminal-log-hinted = { $name } tippet kért.
terminal-log-undone = { $name } visszavonja az utolsó döntést.
# $name (String)
terminal-log-corrected = { $name } kijavít egy dobást.
terminal-log-ended = Vége a játszmának.

## A vége

terminal-final-sealed = A lepecsételt kockák most már nyitottak: mentsd el a feljegyzést, és a „rollwright verify” minden dobást újraszámol.
terminal-final-keys = r elemzés   s feljegyzés mentése   n új játszma   l az asztalhoz   q kilépés
terminal-save-where = A feljegyzés mentése ide
terminal-save-keys = Enter: mentés · Esc: mégse
# $path (String)
terminal-saved = Elmentve: { $path }
# $path (String)
terminal-save-exists = Már létezik: { $path }. Válassz másik nevet.
# $path (String), $why (String)
terminal-save-failed = Nem írható: { $path } ({ $why }).
terminal-left = A játszma el van mentve. Bármikor folytathatod: rollwright play --go-on

## Hibák a parancssorban

terminal-needs-terminal = Ehhez a játékhoz terminálablak kell: ne irányítsd át a kimenetét.
terminal-nothing-saved = Nem vár játszma: indíts egyet a „rollwright play” paranccsal.
# $dice (String) - amit kértek, $sources (String)
terminal-no-dice = Nincsenek „{ $dice }” kockák. Választható: { $sources }.

## Visszajátszás. $number, $count (Number)

terminal-replay-keys = ←→ lépés  ↑↓ kör  l lapok  m mulasztás  r elemzés  ? szabályok  q kilépés
terminal-replay-match = { $number }. játszma, összesen { $count } (PgUp PgDn)
terminal-replay-step = { $number }. lépés, összesen { $count }

## Becsületesek voltak-e a kockák. $throws (Number) - minden dobás, $throw (Number) - hányadik

terminal-verify-sealed = A kockák becsületesek voltak: a titok illik a pecséthez, és minden dobás a titokból és a játékosok részéből adódik. Újraszámolt dobások: { $throws }.
terminal-verify-seeded = A kockák becsületesek voltak: minden dobás a kezdőszámból adódik. Újraszámolt dobások: { $throws }.
terminal-verify-daily = A kockák becsületesek voltak: minden dobás a napból adódik. Újraszámolt dobások: { $throws }.
terminal-verify-equal = A kockák becsületesek voltak: a kulcs illik a pecséthez, és minden dobás az, amit a forduló összes asztala kapott. Újraszámolt dobások: { $throws }.
terminal-verify-retold = A kockák tisztességesek voltak: minden dobás az eredeti játszmából vagy a kezdőértékből származik. Ellenőrzött dobások: { $throws }.
# $match (String), $turn, $event (Number)
terminal-verify-what-if = A(z) { $match } játszma { $turn }. körétől ({ $event }. esemény) más úton halad.
terminal-verify-same-dice = A(z) { $match } játszmát ismétli ugyanazokkal a dobásokkal.
terminal-verify-typed = A dobásokat úgy jegyezték fel, ahogy estek, ezért nem ellenőrizhetők.
terminal-verify-not-opened = A kockák titka még nincs felnyitva: várd meg a játszma végét.
# $seal (String) - amit közzétettek, $found (String) - amit a titok ad
terminal-verify-seal-differs = A pecsét megtört: { $seal } volt közzétéve, de a felnyitott titok ezt adja: { $found }.
# $expected, $found (String) - kockák, ahogy a feljegyzésekben állnak
terminal-verify-faces-differ = A(z) { $throw }. dobás nem az, amit a kockák adtak: { $expected } helyett { $found } áll ott.
terminal-verify-proof-differs = Egy rész vagy a(z) { $throw }. dobás bizonyítéka megváltozott.
# $name (String), $count, $throws, $throw (Number)
terminal-verify-share-differs = A(z) { $throw }. dobásban { $name } része nem az, amelyre elkötelezte magát.
terminal-verify-shared-by-all = Minden dobásban benne van az asztalnál ülők mindegyikének a része, így senki sem választhatta meg a kockákat.
terminal-verify-share-missing = { $throws } dobásból { $count } esetben hiányzik { $name } része: ezeket a többiek együtt megválaszthatták.
terminal-verify-unshared = { $throws } dobásból { $count } senkinek a részét nem tartalmazza: ezeket a szerver üzemeltetője megválaszthatta.
# $name (String), $count (Number)
terminal-verify-hinted = { $name } { $count } tippet kért, ezért ez a játszma nem számít.

## Az elemzés a visszajátszás mellett, és a tippek

# $share (String) - how much is done
terminal-review-working = A dobások és a döntések mérlegelése folyik: { $share }
terminal-review-now = Most
terminal-review-keys = ↑↓ görgetés · Esc vissza
terminal-footer-hint = tipp
terminal-hint-working = Minden lehetőség mérlegelése folyik …
# $name (String)
terminal-hint-title = Mennyit érnek a legjobb lépések – { $name }
# $points (String)
terminal-hint-best = { $points } pont várható
# $points (String), $share (String) - the chance to win
terminal-hint-best-win = { $points } pont várható, a győzelem esélye { $share }
terminal-hint-keys = Enter: vissza az asztalhoz. A játszma tippel játszottként van megjelölve.
terminal-hint-people = A tippek gyakorlásra valók: nincsenek, ha többen játszotok, és a nap kockáival sem.
terminal-hint-none = Nincs miből választani.

# $width, $height (Number)
terminal-too-small = Ez a terminál túl kicsi: a Rollwrightnak { $width } oszlop és { $height } sor kell.
# $game (String)
terminal-preparing = { $game } előkészítése …
terminal-preparing-why = A játék fordítása erre a számítógépre. Egyszer történik meg, és körülbelül fél percig tart.
