# Was Leute auf ihrem Telefon erfahren, während sie weg sind.

push-move = Du bist dran – { $game }
push-move-note = Am Tisch: { $names }
push-invited = Spiel mit – { $game }
push-invited-note = Am Tisch: { $names }
push-many = { $count ->
    [one] An einem Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
}
push-many-note = Die anderen warten auf dich.

# On the page.
push-turn-on = Bescheid geben, wenn ich dran bin
push-is-on = Du bekommst Bescheid, wenn du dran bist
push-state-on = Dieses Gerät meldet sich, wenn andere auf dich warten und du nicht hinschaust. Antippen schaltet es aus.
push-state-off = Dieses Gerät kann sich melden, wenn andere auf dich warten und du nicht hinschaust.
push-state-denied = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in den Einstellungen für diese Website.
push-state-insecure = Das geht nur über https. Du hast diese Seite über einfaches http geöffnet.
push-state-install = Auf iPhone und iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen: Teilen, dann „Zum Home-Bildschirm“.
push-state-unsupported = Dieser Browser kennt keine Push-Mitteilungen.
push-failed = Der Push-Dienst deines Browsers ist nicht erreichbar. Versuch es später noch einmal.
push-offer = Sollen wir dir sagen, wenn du dran bist?
push-offer-note = Nur wenn andere auf dich warten und du nicht hinschaust. Ohne Konto, mit einem Tipp wieder aus.
push-offer-yes = Ja, bitte
push-offer-no = Nein, danke
