# Das Spiel im Terminal und die Befehle, die Aufzeichnungen lesen.

## Vor einer Partie

terminal-setup-game = Spiel
terminal-setup-variant = Plan
terminal-setup-dice = Würfel
terminal-setup-seats = Mitspielende
terminal-setup-practice = Die Anleitung kennt kein Solospiel: Allein übst du.
terminal-setup-person = Mensch
# $level (String) - wie stark er ist, in Worten
terminal-setup-bot = Bot, { $level }
terminal-setup-start = Partie beginnen
terminal-setup-nameless = Jede Person braucht einen Namen.
terminal-setup-keys = ↑↓ Zeile   ←→ ändern   Namen tippen   Enter weiter   F1 Regeln   Esc Ende
terminal-go-on = Weiterspielen
terminal-variant-standard = Standard
# $number (Number) - des Platzes
terminal-player = Person { $number }
terminal-bot = Bot { $number }
terminal-level-random = Zufall
terminal-level-casual = Freizeit
terminal-level-club = Verein
terminal-level-master = Meister

terminal-dice-sealed = versiegelte Würfel
terminal-dice-seeded = Würfel mit Startzahl
terminal-dice-typed = echte Würfel
terminal-dice-daily = Würfel des Tages
terminal-dice-equal = Würfel einer Runde
terminal-dice-sealed-note = Sie folgen aus einem Geheimnis, das jetzt versiegelt und am Ende geöffnet wird: So lässt sich prüfen, dass niemand die Würfe ausgesucht hat.
terminal-dice-seeded-note = Sie folgen aus einer Startzahl: Wer sie kennt, kann die Partie wiederholen.
terminal-dice-typed-note = Ihr werft echte Würfel am Tisch und gebt ein, was gefallen ist.
terminal-dice-daily-note = Heute bekommen alle, die dieses Spiel spielen, dieselben Würfel.

## Am Tisch

# $number (Number)
terminal-turn = Zug { $number }
terminal-log = Was geschah
terminal-faces = Die Seiten der Würfel
# $name (String) - wer am Zug ist, $what (String) - was erwartet wird
terminal-prompt = { $name }: { $what }
# $names (String) - wer noch überlegt, $what (String) - worüber entschieden wird
terminal-waiting = { $what } · es überlegen noch: { $names }
terminal-pick-dice = Nimm Würfel mit ihren Nummern oder der Maus auf.
terminal-choose-field = Wähle ein Feld mit den Pfeiltasten oder der Maus; n springt zum nächsten passenden.
terminal-nothing-fits = Nichts passt.
# $gain (String) - etwa +8
terminal-gain = Bringt { $gain }
terminal-swap = umdrehen
terminal-toggle = Feld an- oder abwählen
terminal-type-dice = Eingeben, was gefallen ist
terminal-key-enter = Enter
terminal-key-space = Leertaste
terminal-footer-fields = Feld
terminal-footer-dice = Würfel
terminal-footer-look = andere Blätter
terminal-footer-rules = Regeln
terminal-footer-quit = gehen (gesichert)
terminal-status-throws = würfelt
terminal-status-thinking = überlegt
terminal-status-decided = hat entschieden
terminal-status-waits = wartet
terminal-status-over = fertig

## Zwischen zwei Momenten

# $name (String)
terminal-curtain = Gib die Tastatur an { $name }
terminal-curtain-why = Alle entscheiden gleichzeitig, darum sieht niemand, was die anderen wählen.
# $name (String)
terminal-curtain-key = Enter, wenn nur noch { $name } hinsieht
terminal-undo-all = Seid ihr alle dafür, die letzte Entscheidung zurückzunehmen?
terminal-undo-keys = Enter: ja · Esc: nein
terminal-undo-nothing = Jetzt lässt sich nichts zurücknehmen.
# $name (String) - wer geworfen hat
terminal-typed = Was hat { $name } geworfen?
# $die (String), $face (String) - was eingegeben wurde, $faces (String) - was der Würfel zeigen kann
terminal-typed-impossible = { $die }: { $face } gibt es darauf nicht. Seine Seiten sind { $faces }.
# $die (String)
terminal-typed-missing = Es fehlt noch: { $die }.
terminal-typed-keys = Zu jedem Würfel eine Seite eingeben · Enter: fertig · Esc: zum Tisch
terminal-rules-keys = ↑↓ blättern · Esc zurück zum Tisch

## Was geschah. $name (String) - wer, $what (String) - Würfel oder Felder, $points (Number)

terminal-log-opened = Die Partie wurde eröffnet.
terminal-log-seated = { $name } hat Platz genommen.
terminal-log-left = Ein Platz wurde frei.
terminal-log-stood-in = Ein Bot vertritt { $name }.
terminal-log-returned = { $name } ist zurück.
terminal-log-thrown = { $name } wirft { $what }
terminal-log-picked = { $name } nimmt: { $what }
terminal-log-again = { $name } würfelt noch einmal.
terminal-log-kept = { $name } behält den Wurf.
terminal-log-wrote = { $name } trägt ein: { $what }
terminal-log-passed = { $name } passt.
terminal-log-crossed = { $name } streicht ein Feld.
terminal-log-failed = Ein Fehlwurf für { $name }.
terminal-log-hinted = { $name } hatte einen Tipp.
terminal-log-undone = { $name } nimmt die letzte Entscheidung zurück.
# $name (String)
terminal-log-corrected = { $name } berichtigt einen Wurf.
terminal-log-ended = Die Partie ist aus.

## Das Ende

terminal-final-sealed = Die versiegelten Würfel sind jetzt offen: Sichere die Aufzeichnung, und „rollwright verify“ rechnet jeden Wurf nach.
terminal-final-keys = r Auswertung   s Aufzeichnung sichern   n neue Partie   l zum Tisch   q Ende
terminal-save-where = Aufzeichnung sichern als
terminal-save-keys = Enter: sichern · Esc: nicht
# $path (String)
terminal-saved = Gesichert: { $path }
# $path (String)
terminal-save-exists = { $path } gibt es schon: Wähle einen anderen Namen.
# $path (String), $why (String)
terminal-save-failed = { $path } lässt sich nicht schreiben: { $why }.
terminal-left = Die Partie ist gesichert. Weiter geht es jederzeit mit: rollwright play --go-on

## Fehler auf der Befehlszeile

terminal-needs-terminal = Dieses Spiel braucht ein Terminalfenster: Leite seine Ausgabe nicht um.
terminal-nothing-saved = Keine Partie wartet: Beginne eine mit „rollwright play“.
# $dice (String) - was verlangt wurde, $sources (String)
terminal-no-dice = Würfel „{ $dice }“ gibt es nicht: Wähle aus { $sources }.

## Nachspielen. $number, $count (Number)

terminal-replay-keys = ←→ Schritt  ↑↓ Zug  l Blätter  m Verpasstes  r Auswertung  ? Regeln  q Ende
terminal-replay-match = Partie { $number } von { $count } (Bild↑↓)
terminal-replay-step = Schritt { $number } von { $count }

## Ob die Würfel ehrlich waren. $throws (Number) - alle Würfe, $throw (Number) - welcher

terminal-verify-sealed = Die Würfel waren ehrlich: Das Geheimnis passt zum Siegel, und jeder Wurf folgt aus dem Geheimnis und den Anteilen der Spielenden. Nachgerechnete Würfe: { $throws }.
terminal-verify-seeded = Die Würfel waren ehrlich: Jeder Wurf folgt aus der Startzahl. Nachgerechnete Würfe: { $throws }.
terminal-verify-daily = Die Würfel waren ehrlich: Jeder Wurf folgt aus dem Tag. Nachgerechnete Würfe: { $throws }.
terminal-verify-equal = Die Würfel waren ehrlich: Der Schlüssel passt zum Siegel, und jeder Wurf ist der, den alle Tische der Runde bekamen. Nachgerechnete Würfe: { $throws }.
terminal-verify-retold = Die Würfel waren ehrlich: Jeder Wurf ist der aus der ursprünglichen Partie oder der, den der Startwert ergibt. Nachgerechnete Würfe: { $throws }.
# $match (String), $turn, $event (Number)
terminal-verify-what-if = Sie geht ab Zug { $turn } (Ereignis { $event }) der Partie { $match } einen anderen Weg.
terminal-verify-same-dice = Sie spielt die Partie { $match } mit denselben Würfeln noch einmal.
terminal-verify-typed = Die Würfel wurden so aufgeschrieben, wie sie fielen; sie lassen sich nicht nachprüfen.
terminal-verify-not-opened = Das Geheimnis der Würfel ist noch nicht offen: Warte auf das Ende der Partie.
# $seal (String) - was veröffentlicht wurde, $found (String) - was das Geheimnis ergibt
terminal-verify-seal-differs = Das Siegel ist gebrochen: Veröffentlicht wurde { $seal }, das geöffnete Geheimnis ergibt aber { $found }.
# $expected, $found (String) - Würfel wie in Aufzeichnungen
terminal-verify-faces-differ = Wurf { $throw } ist nicht, was die Würfel ergaben: erwartet { $expected }, gefunden { $found }.
terminal-verify-proof-differs = Ein Anteil oder der Beweis von Wurf { $throw } wurde geändert.
# $name (String), $count, $throws, $throw (Number)
terminal-verify-share-differs = In Wurf { $throw } ist der Anteil von { $name } nicht der, der festgelegt war.
terminal-verify-shared-by-all = In jedem Wurf steckt ein Anteil von allen am Tisch: Niemand konnte die Würfel bestimmen.
terminal-verify-share-missing = In { $count } von { $throws } Würfen fehlt der Anteil von { $name }: Diese hätten die anderen gemeinsam bestimmen können.
terminal-verify-unshared = In { $count } von { $throws } Würfen steckt kein Anteil: Diese hätte der Betreiber des Servers bestimmen können.
# $name (String), $count (Number)
terminal-verify-hinted = { $name } hatte { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
}, deshalb zählt diese Partie nicht.

## Die Auswertung neben der Wiederholung, und Tipps

# $share (String) - how much is done
terminal-review-working = Würfe und Entscheidungen werden gewogen: { $share }
terminal-review-now = Jetzt
terminal-review-keys = ↑↓ blättern · Esc zurück
terminal-footer-hint = Tipp
terminal-hint-working = Alle Möglichkeiten werden gewogen …
# $name (String)
terminal-hint-title = Was die besten Züge wert sind, für { $name }
# $points (String)
terminal-hint-best = { $points } Punkte zu erwarten
# $points (String), $share (String) - the chance to win
terminal-hint-best-win = { $points } Punkte zu erwarten, Siegchance { $share }
terminal-hint-keys = Enter: zurück zum Tisch. Diese Partie gilt als mit Tipp gespielt.
terminal-hint-people = Tipps sind zum Üben da: nicht, wenn mehrere mitspielen, und nicht mit den Würfeln des Tages.
terminal-hint-none = Es gibt nichts zu wählen.

# $width, $height (Number)
terminal-too-small = Dieses Terminal ist zu klein: Rollwright braucht { $width } Spalten und { $height } Zeilen.
# $game (String)
terminal-preparing = { $game } wird vorbereitet …
terminal-preparing-why = Das Spiel wird für diesen Computer übersetzt. Das geschieht einmal und dauert etwa eine halbe Minute.
