# Was schiefging und was zu tun ist. error-<Code> ist der Satz zu jedem festen Fehlercode; die anderen sagen mehr.

error-illegal-action = Die Regeln erlauben das jetzt nicht. Es wurde nichts geändert.
error-impossible-throw = Das können die Würfel nicht zeigen. Sieh noch einmal nach, was gefallen ist.
error-invalid-notation = Das ist nicht lesbar.
error-invalid-sheet = Dieses Blatt verletzt eine Regel des Eintragens.
error-invalid-setup = So kann keine Partie beginnen.
error-unknown-game = Es gibt kein Spiel mit diesem Namen.
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
