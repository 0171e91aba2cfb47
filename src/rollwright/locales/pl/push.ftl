# Co ludzie widzą na telefonie, gdy ich nie ma przy stole.

push-move = Twój ruch – { $game }
push-move-note = Przy stole: { $names }
push-invited = Chodź zagrać – { $game }
push-invited-note = Przy stole: { $names }
push-many = { $count ->
    [one] Twój ruch przy jednym stole
    [few] Twój ruch przy { $count } stołach
    [many] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołach
}
push-many-note = Inni czekają na ciebie.

# On the page.
push-turn-on = Powiadom mnie, gdy przyjdzie mój ruch
push-is-on = Dostajesz powiadomienia o swoim ruchu
push-state-on = To urządzenie da ci znać, gdy inni na ciebie czekają, a ty nie patrzysz. Dotknij, aby wyłączyć.
push-state-off = To urządzenie może dać ci znać, gdy inni na ciebie czekają, a ty nie patrzysz.
push-state-denied = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach witryny.
push-state-insecure = To działa tylko przez https. Ta strona została otwarta przez zwykłe http.
push-state-install = Na iPhonie i iPadzie najpierw dodaj tę stronę do ekranu początkowego: Udostępnij, potem „Do ekranu początk.”.
push-state-unsupported = Ta przeglądarka nie obsługuje powiadomień push.
push-failed = Nie można połączyć się z usługą powiadomień przeglądarki. Spróbuj później.
push-offer = Dać ci znać, gdy przyjdzie twój ruch?
push-offer-note = Tylko gdy inni czekają, a ty nie patrzysz. Bez konta, wyłączysz jednym dotknięciem.
push-offer-yes = Tak, poproszę
push-offer-no = Nie, dziękuję
