# Was schiefging und was zu tun ist. error-<Code> ist der Satz zu jedem festen Fehlercode; die anderen sagen mehr.

error-illegal-action = Die Regeln erlauben das jetzt nicht. Es wurde nichts geändert.
error-impossible-throw = Das können die Würfel nicht zeigen. Sieh noch einmal nach, was gefallen ist.
error-invalid-notation = Das ist nicht lesbar.
error-invalid-sheet = Dieses Blatt verletzt eine Regel des Eintragens.
error-invalid-setup = So kann keine Partie beginnen.
error-unknown-game = Es gibt kein Spiel mit diesem Namen.
error-nothing-to-train = In diesem Spiel gibt es nichts zu trainieren: Seine Bots rechnen genau.
error-no-checkpoint = Aus dieser Datei lässt sich das Training nicht fortsetzen: Sie ist kein Zwischenstand dieses Netzes oder beschädigt.
error-dataset-mismatch = Der Ordner enthält Teile eines anderen Datensatzes: Entferne ihn oder wähle eine andere Datei.
error-foreign-weights = Der Bot kann nicht spielen: Seine Gewichte stammen von einer anderen Version. Installiere Rollwright neu oder trainiere sie noch einmal.
error-engine-fault = Das Programm hat sich nicht an das Protokoll gehalten und verliert die Partie.
error-no-engine = Das Programm lässt sich nicht starten.
error-no-cluster = Es gibt keinen Cluster, auf dem gerechnet werden kann.
error-unknown-file-type = Dateien dieser Art lassen sich nicht schreiben.
error-broken-save = Diese gespeicherte Partie lässt sich nicht lesen.
error-in-use = Diese gespeicherte Partie wird gerade anderswo gespielt.
error-not-now = Das geht am Tisch gerade nicht. Es wurde nichts geändert.
error-invalid-event = Das ist kein Ereignis einer Partie.
error-invalid-log = Diese Ereignisse ergeben keine Partie.
error-invalid-record = Diese Aufzeichnung ist nicht lesbar.
error-unknown-bot = Für dieses Spiel gibt es keinen Bot dieser Stufe.

# $game (String) - das Eingegebene, $suggestion (String) - das ähnlichste Spiel
error-game-near = Es gibt kein Spiel „{ $game }“. Meinst du { $suggestion }?
# $game (String) - das Eingegebene, $games (String) - alle Spiele, mit Kommas
error-game-choose = Es gibt kein Spiel „{ $game }“. Zur Wahl stehen: { $games }.
# $language (String) - das Eingegebene, $languages (String) - alle Sprachen, mit Kommas
error-language-choose = Es gibt keine Sprache „{ $language }“. Zur Wahl stehen: { $languages }.
# $path (String)
error-file-unreadable = Die Datei { $path } ist nicht lesbar.
# $least, $most (Number)
error-seats-range = Dieses Spiel ist für { $least } bis { $most } Personen.

## Warum ein Feld nicht beschrieben werden kann. $number ist die Zahl, die dort schon steht, oder der Höchstwert.

why-not-now = Das ist jetzt nicht dran.
why-not-thrown = Das wurde nicht geworfen.
why-taken = Dieses Feld ist schon besetzt.
why-in-row = Diese Zahl steht schon in der Reihe.
why-in-column = Diese Zahl steht schon in der Spalte.
why-too-low = Die Zahl muss höher als { $number } sein.
why-too-high = Die Zahl muss niedriger als { $number } sein.
why-no-field = Hier ist kein Feld.
why-colour-used = Diese Farbe wurde schon im Schritt davor eingetragen.
why-row-full = Diese Reihe ist voll.
why-above-limit = Die Zahl darf höchstens { $number } sein.
why-only-ones = Alle Würfel zeigen eine 1, und eine 1 wird nie neu geworfen.

## What a table or the server refuses.

error-invalid-settings = Eine Einstellung des Servers ist so nicht möglich.
error-not-found = Hier ist nichts. Vielleicht ist der Link unvollständig.
error-not-yours = Das ist nicht dein Platz.
error-not-yet = Andere dürfen das sehen, wenn der Tag vorbei ist.
error-after-day = Die Auswertung öffnet sich, wenn der Tag der Aufgabe vorbei ist.
error-after-round = Das öffnet sich, wenn alle Tische der Runde fertig sind.
error-no-review = Für dieses Spiel gibt es keine Auswertung.
error-only-host = Das kann nur, wer den Tisch eröffnet hat.
error-too-many = Davon gibt es schon zu viele.
error-too-fast = Das ist zu schnell. Warte einen Moment und versuche es noch einmal.
error-too-large = Das ist zu lang.
error-unavailable = Der Server kann das gerade nicht. Versuche es gleich noch einmal.
error-already-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Das geht, wenn die Partie zu Ende ist.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
error-nobody-awaited = Gerade wird auf niemand anderen gewartet.
error-stood-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-stale = Etwas anderes ist zuerst passiert. Sieh noch einmal hin.
error-bot-away = Dieser Bot ist noch nicht auf diesem Gerät. Er braucht einmal ein Netz; wähle bis dahin eine andere Stärke.
error-no-hints = Dieser Tisch wurde ohne Tipps eröffnet.
error-not-hinted = Bitte zuerst um den Tipp.
error-hint-late = Der Tipp ist noch nicht fertig. Versuche es gleich noch einmal.
error-worth-thinking = Denk noch einmal nach: Etwas anderes ist mehr wert.
error-invalid-name = Dieser Name geht nicht.
error-unknown-code = Diesen Code hat gerade niemand.
error-unknown-language = Diese Sprache gibt es hier nicht.
error-foreign-origin = Die Seite einer anderen Website darf das nicht.
error-invalid-date = Das ist kein Datum.
error-invalid-request = Der Server versteht das nicht.
error-not-watching = Öffne zuerst einen Tisch.
error-unreadable = Der Server versteht diese Nachricht nicht.
error-failed = Auf dem Server ging etwas schief. Es wurde vermerkt.
error-not-writable = Diese Datei oder dieser Ordner kann nicht beschrieben werden.
error-invalid-games = Die Einstellung, die Spiele hinzufügt, ist nicht lesbar.
error-evening-over = Dieser Abend ist zu Ende.
error-nobody-here = Es ist noch niemand da.
