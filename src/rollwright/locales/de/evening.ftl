# Klubabende: Runden mit gleichen Würfeln an allen Tischen und einer Liste für alle.

evening-title = Klubabend
evening-new = Neuer Klubabend
evening-lead = 4 bis 60 Leute, ein Link. An jedem Tisch fallen dieselben Würfel, das Glück ist also für alle gleich.
evening-name-of = Name des Abends
evening-name-default = Klubabend
evening-seats = Plätze je Tisch
evening-rounds = Runden
evening-bots = Bots nehmen die freien Plätze
evening-open = Abend eröffnen
evening-place = Platz
evening-name = Name
# $number (Number)
evening-round = Runde { $number }
evening-points = Punkte
evening-points-why = In jeder Runde bis zu 100: der Anteil aller anderen Mitspielenden der Runde, auch der Bots, die weniger erreicht haben als du.
evening-lost = Verlust je Zug
evening-lost-why = Wie gut jemand gespielt hat, was auch immer fiel: Punkte, die jede freie Entscheidung gekostet hat. Weniger ist besser.
# $number, $count (Number)
evening-round-of = Runde { $number } von { $count }
evening-before = Die erste Runde hat noch nicht begonnen.
# $count (Number)
evening-people = { $count ->
    [one] { $count } Person ist da
   *[other] { $count } Leute sind da
}
evening-come = Mitspielen
evening-your-name = Dein Name
evening-comes-in = Du bist dabei. Wenn die Runde beginnt, bringt dich diese Seite an deinen Tisch.
evening-late = Ab der nächsten Runde bist du dabei.
evening-last-late = Die letzte Runde läuft schon: Du kannst die Liste verfolgen.
evening-leave = Abend verlassen
evening-back = Wieder mitspielen
evening-left = gegangen
evening-your-table = An deinen Tisch
evening-your-table-over = Dein Tisch ist fertig. Die anderen spielen noch.
# $number (Number)
evening-begin = Runde { $number } beginnen
evening-bots-finish = Bots die Runde beenden lassen
evening-bots-finish-why = Für Tische, an denen niemand weiterspielt. Runden, die ein Bot beendet, bringen keine Punkte.
evening-end = Abend beenden
evening-end-sure = Danach kann niemand mehr dazukommen. Die Liste bleibt.
evening-over = Der Abend ist vorbei
# $name (String)
evening-winner = { $name } gewinnt den Abend.
# $name (String)
evening-remove = { $name } entfernen
evening-wall = Großer Bildschirm
evening-wall-back = Zurück zum Abend
evening-csv = CSV
evening-pdf = PDF
evening-results = Ergebnisse
evening-tables = Tische
# $number (Number)
evening-table = Tisch { $number }
evening-table-over = fertig
evening-table-playing = spielt
evening-scan = Scannen und mitspielen
evening-bot-played = ein Bot hat gespielt
