# Die Wörter der Seite. Namen der Spiele, Farben, Phasen und Teile der Wertung stehen in den anderen Dateien.

## Startseite

client-lead = Vier Spiele mit Würfeln und Bleistift. Blatt nehmen, würfeln, schreiben.
client-short-qwinto = Drei steigende Reihen
client-short-qwantum = Hinauf, dann hinunter
client-short-twenty-one = Triff die Grenzen
client-short-splitter = Zwei Würfel, gespiegelt
client-names = Qwinto, Qwantum, Twenty One und Splitter sind Namen ihrer Verlage und sagen hier nur, was man spielen kann. Zeichnungen, Texte und Blätter sind unsere eigenen.
client-play-bots = Gegen Bots
# $game (String)
client-play-bots-name = Gegen Bots: { $game }
client-play = Spielen
client-together = Gemeinsam spielen
client-open-table = Einen Tisch für Freunde öffnen
client-open-table-note = mit Link, QR-Code oder kurzem Code
client-code = Code
client-join = Dazu
# $game (String)
client-daily = Heute für alle: { $game }
client-daily-note = Dieselben Würfel für alle.
# $count (Number) - wie viele gespielt haben, $best (Number) - das beste Ergebnis
client-daily-best = { $count } gespielt, Bestwert { $best }.
client-daily-look = Ansehen
# $game (String)
client-daily-other = { $game } von heute
client-open-tables = Offene Tische
client-sit-down = Hinsetzen
# $game (String)
client-my-table = { $game }: dein Tisch
# $code (String)
client-my-table-waits = Wartet auf Mitspieler, Code { $code }
client-default-name = Gast
# $count (Number)
client-minutes = { $count } Min.

## Kopf jeder Seite

client-home = Rollwright, Startseite
client-back-home = Zurück zur Startseite
client-to-home = Zur Startseite
client-settings = Einstellungen
client-language = Sprache
client-theme = Farben
# $theme (String)
client-theme-now = Farben: { $theme }
client-theme-system = wie das System
client-theme-light = hell
client-theme-dark = dunkel
client-large-text = Große Schrift
client-at-table = Am Tisch
client-sound = Töne
client-vibration = Vibration
client-reactions = Zurufe
client-awake = Bildschirm bleibt an
client-confetti = Konfetti bei Rekord
client-react = Den anderen etwas zurufen
client-reactions-off = Keine Zurufe
client-reaction-nice = Gut gemacht!
client-reaction-wow = Wow!
client-reaction-laugh = Haha!
client-reaction-oh-no = O nein!
client-reaction-thanks = Danke!
# $name (String), $words (String) - what was called
client-reacted = { $name }: { $words }
# $game (String), $points (String)
client-personal-record = Dein höchstes Ergebnis in { $game } bisher. Das beste davor: { $points }.
client-me = Meine Seite
client-menu = Menü
client-close = Schließen

## Einen Tisch öffnen und auf die anderen warten

client-game = Spiel
client-variant = Tafel
client-seats = Plätze
client-fewer = Weniger Plätze
client-more = Mehr Plätze
# $number (Number) - ab 1 gezählt
client-name-of-seat = Name, Platz { $number }
client-who-sits = Wer sitzt auf Platz { $number }
client-holder-me = du
client-holder-open = kommt per Link
client-holder-device = an diesem Gerät
client-holder-bot = Bot
client-bot-level = Stärke der Bots
client-source-sealed = Würfel der Seite
client-source-typed = Echte Würfel, eingetippt
client-on-device = Auf diesem Gerät spielen: ohne Server, und niemand kann dazukommen
client-pace = Tempo
client-pace-live = Alle sind jetzt da
client-pace-slow = langsam, über Tage
client-listed = Unter den offenen Tischen zeigen
client-open = Tisch öffnen
client-start = Beginnen
# $count (Number)
client-start-bots = { $count ->
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen { $count } freie Plätze
}
# $game (String)
client-lobby-title = Dein Tisch: { $game }
# $name (String), $game (String)
client-lobby-invited = { $name } lädt dich zu einer Partie { $game } ein
client-your-name = Dein Name
client-take-seat = Platz nehmen
client-leave-whenever = Geh, wann immer du musst: Ein Bot hält deinen Platz, bis du zurück bist. Kein Konto, keine Installation.
# $name (String)
client-wait-start = Du sitzt am Tisch. { $name } beginnt die Partie.
client-table-full = Alle Plätze sind besetzt. Wenn die Partie beginnt, kannst du zusehen.
client-at-the-table = Am Tisch
client-seat-bot = bereit
client-seat-open = noch frei
client-seat-here = da
client-seat-for-person = für einen Menschen
# $number (Number) - ab 1 gezählt
client-seat-level = Wer nimmt Platz { $number }
client-invite = So kommen andere hierher
client-scan-or-type = Scannen oder tippen
client-share = Link teilen
client-copied = Kopiert
client-link = Link zu diesem Tisch
client-qr-alt = QR-Code mit dem Link zu diesem Tisch

## Bots. $level ist einer der Namen darunter

# $number (Number) - des Platzes
client-bot-name = Bot { $number } ({ $level })
client-bot-choice = Bot ({ $level })
client-bot-random = Zufall
client-bot-casual = Freizeit
client-bot-club = Verein
client-bot-master = Meister
client-bots-how = Wie die Bots spielen
client-bots-title = Die Bots
client-bots-lead = Vier Stärken für jedes Spiel, und was jede erreicht. Alle entscheiden nach denselben Würfeln und Regeln wie du, und keine sieht, was dir verborgen ist.
client-bots-random-text = Macht irgendeinen erlaubten Zug, jeden gleich wahrscheinlich. Um ein Spiel kennenzulernen, ohne geschlagen zu werden.
client-bots-casual-text = Weiß, was gut und was schlecht ist, verschätzt sich aber bei jedem Zug um einige Punkte, wie jemand, der ab und zu spielt.
client-bots-club-text = Spielt solide. Beurteilt Blätter nach dem, was Tausende Übungspartien gezeigt haben, in Twenty One durch genaue Rechnung, irrt sich ein wenig und sieht nur auf die eigenen Punkte.
client-bots-master-text = Das Beste, was wir haben. Urteilt ohne Fehler, schaut voraus und spielt auf Sieg: Er achtet auf die Blätter der anderen und darauf, wann die Partie enden kann.
client-bots-game = Spiel
client-bots-alone = Mittlere Punktzahl allein
client-bots-wins = Siege gegen { $level }
client-bots-note = Mittlere Punktzahl: was eine Partie allein im Schnitt bringt, ± Standardfehler dieses Mittels. Siege: Anteil an Partien zu zweit, ein Gleichstand zählt als halber Sieg; in Splitter auf Plan A. Jede Zahl stammt aus { $least } bis { $most } Partien mit denselben Würfeln für alle.

## Der Tisch

client-you = Du
client-others = Die anderen
# $turn (Number)
client-turn = Zug { $turn }
# $round (Number), $of (Number)
client-round = Runde { $round } von { $of }
client-turn-short = Z{ $turn }
client-real-dice = echte Würfel
client-your-sheet = Dein Blatt
client-your-board = Deine Tafel
# $name (String)
client-sheet-of = Blatt von { $name }
client-whose-sheet = Wessen Blatt
client-to-act = ist dran
client-dice = Würfel
client-log = Was geschah
client-your-turn = Du bist dran.
client-nudged = Die anderen warten auf dich.
# $count (Number)
client-still-think-count = { $count ->
    [one] { $count } überlegt noch
   *[other] { $count } überlegen noch
}
client-status-throws = würfelt
client-status-thinking = überlegt
client-status-decided = entschieden, verdeckt
client-status-waits = wartet
client-status-over = fertig
client-status-stand-in = ein Bot vertritt
client-status-away = nicht da
client-line-away = Keine Verbindung. Dein Blatt ist sicher; was du schreibst, wird gesendet, sobald die Leitung zurück ist.
client-line-away-start = Keine Verbindung. Der Tisch öffnet sich, sobald die Leitung zurück ist.
client-line-away-kept = Keine Verbindung. So stand deine Partie; sie geht weiter, sobald die Leitung zurück ist.
client-plain-http = Über einfaches http behalten Browser keine Seite zum Spielen ohne Netz und installieren keine. Wie man https bekommt, steht in der Dokumentation des Servers unter „Deployment“.
client-connecting = Einen Moment …
client-no-table = Hier ist kein Tisch
client-not-done = Nicht ausgeführt
client-all-right = In Ordnung
client-error-unknown = Etwas ging schief. Bitte versuch es noch einmal.
client-error-offline = Keine Verbindung zum Server. Auf diesem Gerät kannst du spielen; um zu anderen zu kommen, braucht es eine Verbindung.
client-keys = Tasten: Pfeile bewegen auf dem Blatt, Enter schreibt, N nächstes mögliches Feld, Esc hebt die Wahl auf, Z nimmt zurück, 1 bis 7 wählen Würfel, S tauscht, F liest die Seiten eines Würfels.

## Regeln, Rücknahme, Weggehen

client-rules = Regeln
# $game (String)
client-rules-of = Regeln von { $game }
client-print-sheets = Blätter drucken
client-undo = Letzte Entscheidung zurücknehmen
client-undo-free = sofort
client-undo-ask = die anderen werden gefragt
# $name (String)
client-undo-asked = { $name } möchte die letzte Entscheidung zurücknehmen.
client-agree = Einverstanden
client-disagree = Nein
client-leave = Platz einem Bot überlassen
# $name (String)
client-leave-name = Platz von { $name } einem Bot überlassen
client-leave-note = du kannst jederzeit zurückkommen
# $name (String)
client-bot-holds = Ein Bot hält den Platz von { $name }.
client-return = Selbst weiterspielen
client-nudge-all = Anstupsen
# $name (String)
client-nudge-name = { $name } anstupsen

## In der Würfelschale

client-your-throw = Dein Wurf
# $count (Number)
client-your-throw-note = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
# $name (String)
client-throws = { $name } würfelt
# $names (String), $count (Number)
client-decides = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
# $names (String), $count (Number)
client-still-think = { $count ->
    [one] { $names } überlegt noch
   *[other] { $names } überlegen noch
}
client-all-decided = Alle haben entschieden
# $left (Number), $of (Number)
client-hidden-until = { $left ->
    [0] Verdeckt, bis alle entschieden haben.
    [one] Verdeckt, bis alle entschieden haben. Es fehlt { $left } von { $of }.
   *[other] Verdeckt, bis alle entschieden haben. Es fehlen { $left } von { $of }.
}
client-take-back = Zurücknehmen
# $sum (Number)
client-you-threw = Du hast { $sum } gewürfelt
# $name (String), $sum (Number)
client-name-threw = { $name } hat { $sum } gewürfelt
client-you-threw-dice = Deine Würfel
# $name (String)
client-name-threw-dice = Die Würfel von { $name }
# $numbers (String)
client-you-wrote = Du hast { $numbers } geschrieben
client-you-passed = Du hast gepasst
client-you-crossed = Du hast ein Feld gestrichen
# $sum (Number)
client-keep = { $sum } behalten
client-keep-all = Alle behalten
client-again = noch einmal
client-again-once = einmal
# $count (Number)
client-throw-again = { $count ->
    [one] Einen neu würfeln
   *[other] { $count } neu würfeln
}
client-choose-dice = Würfel wählen
client-choose-field = Feld wählen
client-choose-numbers = Zahlen wählen
# $number (Number)
client-write-number = { $number } schreiben
# $count (Number)
client-write-numbers = { $count ->
    [one] Eine Zahl schreiben
   *[other] { $count } Zahlen schreiben
}
client-go-on = Weiter
client-costs-nothing = kostet dich nichts
# $points (String) - mit Vorzeichen
client-costs = { $points } Fehlwurf
client-nothing-fits = Nichts passt.
client-nothing-fits-cross = Nichts passt: Streich ein Feld.
client-nothing-yet = noch nichts
client-which-way = Wie herum

client-qwinto-dice-note = tippe die an, die du werfen willst
# $colours (String) - eine Liste von Farben
client-qwinto-write-note = { $colours }, oder passen
client-qwinto-note = Zahlen steigen von links nach rechts
client-qwantum-again = Dein Wurf: Tippe an, was du neu würfeln willst
client-qwantum-alone = Jetzt darfst nur du schreiben
# $alone (String) - yes or no
client-qwantum-write-note = { $alone ->
    [yes] die Summe einer Farbe, oder weiter
   *[no] die Summe einer Farbe, oder passen
}
# $colour (String) - der Schlüssel einer Farbe
client-qwantum-taken = { $colour ->
    [purple] Lila ist vergeben, die anderen Farben sind offen
    [blue] Blau ist vergeben, die anderen Farben sind offen
    [red] Rot ist vergeben, die anderen Farben sind offen
    [yellow] Gelb ist vergeben, die anderen Farben sind offen
   *[other] { $colour }
}
client-qwantum-note = die Summen stehen an ihren Reihen
# $die (String)
client-faces-of = Seiten: { $die }
client-own-sheets = Rollwrights eigene Blätter; die des gedruckten Blocks sind nicht veröffentlicht
client-twenty-one-note = Tippe alles an, was du willst, dann schreib.
client-tap-all = alles antippen, dann schreiben
# $numbers (String)
client-splitter-write = Schreib { $numbers }
client-splitter-note = in ein Feld und sein Spiegelbild
client-splitter-head = Gruppen genau so groß wie ihre Zahl zählen

## Auf den Blättern

client-columns = Spalten
client-sum = Summe
client-rising = steigt
client-falling = fällt
client-hits = Treffer
# $row (Number) - ab 1 gezählt
client-current-row = Reihe { $row }, die laufende
# $number (Number)
client-too-high = { $number } zu hoch
# $number (Number) - von 1 bis 6
client-number-group = { $number }er
client-hearts = Herzen
# $count (Number), $most (Number)
client-failures = Fehlwürfe: { $count } von { $most }
# $colour (String) - der Schlüssel einer Farbe, $points (Number)
client-tally-row = { $colour ->
    [orange] Orange Reihe
    [yellow] Gelbe Reihe
    [purple] Lila Reihe
   *[other] { $colour }
}: { $points }
# $points (Number)
client-tally-columns = Volle Spalten: { $points }
# $number (Number), $colour (String) - der Schlüssel einer Farbe
client-lens = { $colour ->
    [orange] { $number } in Orange
    [yellow] { $number } in Gelb
    [purple] { $number } in Lila
   *[other] { $number }
}
client-lens-left = Weiter nach links
client-lens-right = Weiter nach rechts

## Was eine Wahl bringt. $points (String) hat ein Vorzeichen

client-change-qwinto-row = { $points } Zahl
client-change-qwinto-full-row = { $points } volle Reihe
client-change-qwinto-column = { $points } volle Spalte
client-change-qwinto-failures = { $points } Fehlwurf
# $number (Number) - der Spalte
client-change-qwantum-column = { $points } Spalte { $number } voll
client-change-qwantum-failures = { $points } Fehlwurf
client-change-twenty-one-numbers = { $points } für Zahlen
# $count (Number)
client-change-twenty-one-hits = { $points } für { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
# $number (Number) - die Zahl der Gruppe
client-change-splitter-group = { $points } Gruppe der { $number }er
client-change-splitter-starred-group = { $points } Gruppe der { $number }er mit Stern
client-change-splitter-hearts = { $points } gleiche Herzen

## Eingetippte Würfel

client-type-dice = Was fiel
# $name (String)
client-type-prompt = { $name } würfelt am Tisch. Tippe ein, was fiel.
# $count (Number), $all (Number)
client-typed-count = { $count } von { $all } Würfeln eingetippt
client-clear = Leeren
# $die (String)
client-die-missing = Fehlt: { $die }
client-right = Stimmt

client-correct = Wurf berichtigen
client-correct-choose = Welcher Wurf wurde falsch eingetippt?
# $turn (Number)
client-correct-title = Was fiel in Zug { $turn } wirklich?
client-correct-note = Was noch möglich ist, bleibt. Nach dem Rest wird neu gefragt.
client-correct-done = Berichtigen
client-correct-ask = Die anderen fragen
client-correct-same = So wurde es eingetippt
client-correct-other = Anderer Wurf
# $name (String), $turn (Number), $dice (String)
client-correct-asked = { $name } sagt: In Zug { $turn } fiel { $dice }.
# $turn (Number), $dice (String)
client-correct-waits = Die anderen werden gefragt, ob in Zug { $turn } { $dice } fiel.
client-correct-withdraw = Doch nicht

## Das Ende

# $by (Number)
client-end-you = Du gewinnst mit { $by } Vorsprung
# $name (String), $by (Number)
client-end-other = { $name } gewinnt mit { $by } Vorsprung
# $names (String), $points (String)
client-end-tie = { $names } teilen sich den Sieg mit { $points }
# $points (String)
client-end-solo = { $points } Punkte
# $count (Number)
client-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
client-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
client-score = Wertung
client-full-columns = Volle Spalten
client-note-full = voll
# $count (Number)
client-note-numbers = { $count ->
    [one] Zahl
   *[other] Zahlen
}
client-dice-sealed = Die Würfel lagen in einem versiegelten Umschlag.
client-dice-honest = Der Würfelumschlag ist offen und stimmt.
client-dice-wrong = Der Würfelumschlag stimmt nicht.
client-dice-closed = Der Würfelumschlag ist noch zu: Er wird geöffnet, wenn der Tag vorbei ist.
client-shares-all = In jedem Wurf steckt ein Anteil von jedem Gerät am Tisch: Niemand konnte die Würfel bestimmen.
# $name (String), $count, $throws (Number)
client-share-missing = In { $count } von { $throws } Würfen fehlt der Anteil von { $name }: Diese hätten die anderen gemeinsam bestimmen können.
client-unshared = In { $count } von { $throws } Würfen steckt kein Anteil: Diese hätte der Betreiber des Servers bestimmen können.
# $throw (Number)
client-share-differs = In Wurf { $throw } ist der Anteil von { $name } nicht der, der festgelegt war.
client-check = Prüfen
client-record = Aufzeichnung
client-look-back = Nachspielen
client-rematch = Revanche
client-rematch-note = gleiche Plätze, neue Würfel
client-rematch-open = Eine Revanche ist offen: dorthin
client-replay = Nachspielen
client-from-seat = Gesehen von
client-step-back = Einen Schritt zurück
client-step-on = Einen Schritt weiter
client-moment = Moment der Partie

## Meine Seite

client-save = Speichern
client-saved = Gespeichert.
client-my-results = Meine Ergebnisse
client-my-matches = Meine Partien
client-recovery = Von einem anderen Gerät zurückkommen
client-recovery-note = Schreib diesen Code auf: Mit ihm bist du auf jedem Gerät dieselbe Person. Ein neuer Code macht den alten wertlos.
client-recovery-make = Code erstellen
client-recovery-code = Rückkehrcode
client-recovery-use = Verwenden
client-recovered = Willkommen zurück.
client-forget = Mich vergessen
client-forget-sure = Wirklich alles über mich vergessen? Tippe noch einmal.

## Die erste Partie: Jeder Schritt wird einmal erklärt

client-understood = In Ordnung
client-no-guide = Keine Hinweise mehr
client-guide-qwinto-dice = Wähle, welche Würfel du wirfst. Ihre Summe darf in die Reihe jeder Farbe, die du wirfst.
client-guide-qwinto-again = Nicht zufrieden? Einmal darfst du dieselben Würfel neu werfen.
client-guide-qwinto-write = Alle dürfen diese Summe in ein hervorgehobenes Feld schreiben. Einmal tippen zeigt, was es bringt, noch einmal schreibt.
client-guide-qwantum-again = Nimm Würfel auf, um sie neu zu werfen, oder behalte alle. Ein aufgenommener Würfel zeigt seine Seiten.
client-guide-qwantum-first = Jetzt darfst du allein eine Summe ans Ende ihrer Reihe schreiben, oder weitergehen.
client-guide-qwantum-second = Jetzt dürfen alle eine Summe der übrigen Farben schreiben. Volle Spalten zählen.
client-guide-twenty-one-again = Behalte die Würfel oder wirf noch einmal. Würfel mit einer Eins bleiben liegen.
client-guide-twenty-one-write = Tippe jede Zahl an, die du in deine laufende Reihe schreiben willst. Eine Zahl, die genau der Grenze gleicht, ist ein Treffer.
client-guide-splitter-place = Tippe ein Feld an: Eine Zahl kommt dorthin, die andere in sein Spiegelbild. Tippe das Spiegelbild an, um zu tauschen.

## Was geschah. $who (String) ist you oder other, $name (String), $points (String) hat ein Vorzeichen, $gain (String) ist some oder none

log-opened = Der Tisch ist offen
log-seated = { $who ->
    [you] Du setzt dich
   *[other] { $name } setzt sich
}
log-left = { $who ->
    [you] Du hast den Platz verlassen
   *[other] Ein Platz ist wieder frei
}
log-stood-in = { $who ->
    [you] Ein Bot vertritt dich
   *[other] { $name } ist weg, ein Bot vertritt
}
log-returned = { $who ->
    [you] Du bist zurück
   *[other] { $name } ist zurück
}
# $dice (String)
log-thrown = { $who ->
    [you] Dein Wurf: { $dice }
   *[other] Wurf von { $name }: { $dice }
}
log-picked = { $who ->
    [you] Du nimmst { $dice }
   *[other] { $name } nimmt { $dice }
}
log-again = { $who ->
    [you] Du würfelst noch einmal
   *[other] { $name } würfelt noch einmal
}
log-kept = { $who ->
    [you] Du behältst den Wurf
   *[other] { $name } behält den Wurf
}
# $where (String)
log-wrote = { $who ->
    [you] Du schreibst: { $where }
   *[other] { $name } schreibt: { $where }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-passed = { $who ->
    [you] Du passt
   *[other] { $name } passt
}
log-crossed = { $who ->
    [you] Du streichst ein Feld
   *[other] { $name } streicht ein Feld
}
# $row, $column (Number) - ab 1 gezählt
log-placed = { $who ->
    [you] Du schreibst in Reihe { $row }
   *[other] { $name } schreibt in Reihe { $row }
}{ $gain ->
    [some] {" "}({ $points })
   *[none] {""}
}
log-failed = { $who ->
    [you] Fehlwurf für dich: { $points }
   *[other] Fehlwurf für { $name }: { $points }
}
log-hinted = { $who ->
    [you] Du hattest einen Tipp
   *[other] { $name } hatte einen Tipp
}
log-undone = { $who ->
    [you] Du hast die letzte Entscheidung zurückgenommen
   *[other] { $name } hat die letzte Entscheidung zurückgenommen
}
# $turn (Number)
log-corrected = { $who ->
    [you] Du hast den Wurf von Zug { $turn } berichtigt
   *[other] { $name } hat den Wurf von Zug { $turn } berichtigt
}
# $total (String)
log-ended = Die Partie ist zu Ende; das Beste sind { $total }
# $colour (String) - der Schlüssel einer Farbe, $column (Number) - ab 1 gezählt
client-where-row-column = { $colour ->
    [orange] orange
    [yellow] gelb
    [purple] lila
   *[other] { $colour }
}, Spalte { $column }

## Für Vorleseprogramme

# $game (String), $name (String)
say-sheet = { $game }, Blatt von { $name }
say-points = Punkte
say-look-closely = Blatt von Nahem ansehen
# $die (String), $face (String)
say-die = { $die }, { $face }
# $colour (String) - der Schlüssel einer Farbe, $sum (Number)
say-row-sum = { $colour ->
    [purple] lila
    [blue] blau
    [red] rot
    [yellow] gelb
   *[other] { $colour }
}, Summe { $sum }
# $column (Number), $points (Number)
say-column-score = Spalte { $column }, { $points } Punkte
# $number (Number), $points (Number)
say-number-points = { $number }er: { $points } Punkte
say-heart-points = Herzen: { $points } Punkte
# $left, $right (Number), $points (String), $note (String)
say-way = { $left } links, { $right } rechts: { $points }, { $note }
# $column (Number) - ab 1 gezählt
say-mirror = Spiegelbild in Spalte { $column }
say-free = frei
say-next = das nächste
say-chosen = gewählt
say-decided = entschieden, verdeckt
say-crossed = gestrichen
# $number (String), $points (String)
say-would-bring = { $number } brächte { $points }

## Home, tables, one device for several people, the first match

client-opening = Wird geöffnet …
# $level (String), $points (Number) - was sie im Mittel erreichen
client-level-scores = { $level }, etwa { $points }
# $game (String)
client-bot-level-of = Stärke der Bots: { $game }
client-we-have-dice = Wir haben echte Würfel
client-we-have-dice-note = die Seite ist euer Wertungsblatt
client-my-tables = Angefangene Partien
# $count (Number)
client-my-tables-more = { $count } weitere
# $game (String), $names (String)
client-my-table-against = { $game } mit { $names }
client-my-move = du bist dran
client-their-move = die anderen sind dran
client-give-up = Aufgeben
client-give-up-sure = Wirklich?
client-leave-table = Diesen Tisch verlassen
client-network = Adresse für die anderen
client-nowhere = Hier ist nichts
client-nowhere-note = Diese Adresse führt zu keiner Seite. Vielleicht fehlt ein Zeichen.
client-watching = Du schaust zu.
# $name (String)
client-hand-over = Gerät weitergeben an { $name }
client-hand-over-to = Weitergeben an
# $name (String)
client-hand-over-ready = Ich bin { $name }
client-hand-over-never = Eine Person schreibt für alle: nicht mehr fragen
# $name (String)
client-type-picked = { $name } würfelt mit ein bis drei Würfeln. Gib ein, was gefallen ist.
client-guide-qwinto-goal = Fülle drei Reihen mit Zahlen, die von links nach rechts steigen. Volle Reihen und Spalten zählen; die meisten Punkte gewinnen.
client-guide-qwinto-pentagon = Ein Fünfeck zählt noch einmal als Bonus, wenn seine ganze Spalte voll ist.
client-guide-qwinto-rows = Eine volle Reihe zählt ihre letzte Zahl rechts, jede andere einen Punkt pro Zahl.
client-guide-qwinto-end = Die Partie endet mit zwei vollen Reihen oder vier Fehlwürfen bei jemandem. Ein Fehlwurf kostet 5 Punkte.
client-guide-qwantum-goal = Schreibe Summen, die bis zur dicken Linie steigen und danach fallen. Jede volle Spalte zählt ihre zweitkleinste Zahl; die meisten Punkte gewinnen.
client-guide-qwantum-line = Vor der dicken Linie steigen die Zahlen, danach fallen sie.
client-guide-qwantum-end = Wer im eigenen Zug nichts schreibt, hat einen Fehlwurf. Die Partie endet, wenn jemand alle vier Reihen gefüllt hat, oder mit dem fünften Fehlwurf.
client-guide-twenty-one-goal = Fülle deine Reihen von oben, eine Zahl pro Farbe, nie über der gedruckten Grenze. Hohe Zahlen zählen, Treffer auch.
client-guide-twenty-one-hits = Ein Treffer ist eine Zahl, die genau ihrer Grenze entspricht. Mehr Treffer in einer Reihe bringen mehr Bonus: die Skala unter der Reihe zeigt ihn.
client-guide-twenty-one-end = Die Partie endet, wenn jemand alle Reihen gefüllt hat.
client-guide-splitter-goal = Schreibe beide Würfel in gespiegelte Felder. Eine Gruppe aus genau so vielen gleichen Zahlen, wie sie sagen, zählt: drei 3en, vier 4en.
client-guide-splitter-groups = Nur Gruppen in genau der richtigen Größe zählen: eine vierte 3 neben drei 3en verdirbt sie.
client-guide-splitter-star = Eine Gruppe mit einem Stern zählt doppelt.
client-guide-splitter-hearts = Gleiche Zahlen in allen Herzen bringen einen Bonus.
client-guide-splitter-end = Die Partie endet, wenn alle Felder voll sind. Alle schreiben dieselben Würfel.
client-daily-short = Tagespartie
# $names (String), $count (Number)
client-ended-two-rows = { $names }: zwei volle Reihen.
client-ended-all-rows = { $names }: alle Reihen voll.
client-ended-failures = { $names }: alle Fehlwürfe verbraucht.
client-ended-full-boards = Alle Pläne sind voll.
client-ended-over = Die Partie ist zu Ende.
client-example-empty = Das leere Blatt
# $letter (String)
client-example-board = Plan { $letter }
client-example-filled = Ein Blatt mitten in einer Partie
# $game (String) - the title of the window
client-title-my-move = ● Du bist dran – { $game }
client-your-move = Du bist dran
client-all-sheets = Alle Blätter
client-all-sheets-see = Alle Blätter ansehen
client-skip = Zu meinem Zug
client-guide-qwinto-passing = Beim Wurf der anderen zu passen kostet nichts und ist oft klug: Eine schlechte Zahl nimmt einer besseren das Feld weg. Deshalb passen auch die Bots.
client-example-finished = Ein fertiges Blatt, ausgezählt
client-club-evening = Klubabend
client-club-evening-note = viele Tische, gleiche Würfel für alle
client-to-evening = Zurück zum Abend
# $count (Number), $won (Number)
client-stats = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}, { $won } gewonnen
# $best (Number), $mean (Number)
client-stats-score = Bestwert { $best }, Schnitt { $mean }

## Hinweise, und zweites Nachdenken für Anfänger

## Tipps, und zweites Nachdenken für Anfänger

# $where (String) - a field or colours
client-do-write = { $where } eintragen
# $number (Number), $where (String)
client-do-write-number = { $number } in { $where } eintragen
# $dice (String)
client-do-throw = { $dice } würfeln
client-do-again = Noch einmal würfeln: { $dice }
client-worth-best = am besten
# $points (String)
client-worth-less = { $points } Punkte weniger als das Beste
client-hint = Tipp
client-hint-used = Tipp (du hattest schon einen: diese Partie zählt nicht)
client-had-hint = hatte einen Tipp
# $points (Number)
client-doubt = Denk noch mal nach: etwas anderes bringt etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr.
client-doubt-off = Nicht mehr fragen
client-doubt-anyway = Trotzdem
client-doubt-think = Nachdenken
client-careful = Nachfragen, bevor ich Punkte verliere
client-careful-note = gilt als Tipp, wenn gefragt wird
client-allow-hints = Tipps erlaubt (eine Partie mit Tipps zählt nicht)
# $names (String)
client-end-hinted = Mit Tipps gespielt: { $names }. Diese Partie zählt nicht.
client-what-if = Ab hier weiterspielen
client-same-dice = Noch mal, gleiche Würfel
# $turn (Number)
client-origin-turn = Es geht ab Zug { $turn } einer früheren Partie gegen Bots weiter. Das zählt nicht.
client-origin-again = Eine frühere Partie noch einmal mit denselben Würfen. Das zählt nicht.
client-name-missing = Gib zuerst einen Namen ein.
# $name (String)
client-name-unseen = „{ $name }“ geht nicht: Darin sind Zeichen, die niemand sieht. Buchstaben, Ziffern und Emojis gehen.
# $points (Number)
client-mean-score = holt im Schnitt { $points }
# $taken (Number), $of (Number)
client-seats-taken = { $taken } von { $of } Plätzen besetzt
client-turn-back = Einen Zug zurück
client-turn-on = Einen Zug weiter
client-play-on = Von selbst abspielen
client-pause = Anhalten
client-share-moment = Diesen Moment teilen
# $turn (Number), $of (Number)
client-turn-of = Zug { $turn } von { $of }
