# With whom one plays: the daily challenge, the usual companions, circles.

# $day (String)
together-daily = Tagesaufgabe vom { $day }
# $place (Number), $count (Number) - of people
together-place = Platz { $place } von { $count }
# $points (Number)
together-behind = { $points ->
    [one] { $points } Punkt hinter dem besten Ergebnis
   *[other] { $points } Punkte hinter dem besten Ergebnis
}
together-best = Das beste Ergebnis des Tages
together-first-today = Als Erste oder Erster heute
# $count (Number)
together-days = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
# $points (String)
together-share-points = { $points } Punkte
together-not-counted = zählt nicht
together-not-counted-long = Dieses Ergebnis zählt nicht
together-nameless = Ohne Namen
together-you = du
together-friend = befreundet
together-share = Ergebnis teilen
together-friends = Freunde
together-everybody = Alle
together-invitations = Einladungen
# $name (String), $game (String)
together-invited = { $name } lädt dich ein: { $game }
together-not-now = Jetzt nicht
# $name (String)
together-never = Nie von { $name }
together-decline = Nein, danke
together-companions = Die übliche Runde
# $count (Number)
together-matches = { $count ->
    [one] { $count } gemeinsame Partie
   *[other] { $count } gemeinsame Partien
}
together-which-game = Welches Spiel
together-play = Zusammen spielen
together-open-table = Tisch eröffnen
together-play-note = Alle Mitglieder werden eingeladen; wer zuerst kommt, hat einen Platz.
together-circles = Spielkreise
together-circle-note = Wer führt, direkter Vergleich, Rekorde
together-circle-name = Name des Spielkreises
together-found = Spielkreis gründen
together-new-circle = Einen Spielkreis gründen
together-circle = Spielkreis
together-no-circle = Diesen Spielkreis gibt es nicht
together-join-note = In einem Spielkreis zählen Partien, bei denen mindestens zwei Mitglieder an einem Tisch saßen. Wer den Link hat, sieht die Ergebnisse.
together-join = Beitreten
together-lead = Wer führt
together-time = Zeitraum
together-week = Diese Woche
together-year = Dieses Jahr
# $won (Number), $count (Number) - of matches
together-won-of = { $count ->
    [one] { $won } von { $count } Partie gewonnen
   *[other] { $won } von { $count } Partien gewonnen
}
together-nothing-yet = Noch keine Partie. Hier zählen Partien, die mindestens zwei Mitglieder zusammen spielen.
together-duels = Direkter Vergleich
together-whose = Von wem
together-against = Gegen
together-won = Gewonnen
together-lost = Verloren
together-tied = Gleich
together-records = Höchste Ergebnisse aller Zeiten
# $game (String), $score (String)
together-record-look = { $game }, { $score }: ansehen
together-members = Mitglieder
# $count (Number)
together-wins-in-row = { $count ->
    [one] { $count } Sieg in Folge
   *[other] { $count } Siege in Folge
}
# $count (Number)
together-longest = längste Serie { $count }
together-share-circle = Link teilen
together-link-note = Wer diesen Link hat, kann zuschauen und beitreten.
together-leave = Spielkreis verlassen
together-leave-sure = Wirklich verlassen? Die anderen behalten ihre Ergebnisse.
together-delete = Spielkreis löschen
together-delete-sure = Wirklich für alle löschen?
