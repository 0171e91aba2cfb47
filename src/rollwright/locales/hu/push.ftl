# Amit az emberek a telefonjukon látnak, amíg nincsenek itt.

push-move = Te jössz – { $game }
push-move-note = Az asztalnál: { $names }
push-invited = Gyere játszani – { $game }
push-invited-note = Az asztalnál: { $names }
push-many = { $count ->
    [one] Egy asztalnál te jössz
   *[other] { $count } asztalnál te jössz
}
push-many-note = A többiek rád várnak.

# On the page.
push-turn-on = Szóljon, ha én jövök
push-is-on = Értesítést kapsz, ha te jössz
push-state-on = Ez az eszköz szól, ha mások rád várnak, és nem nézed az asztalt. Érintsd meg a kikapcsoláshoz.
push-state-off = Ez az eszköz szólhat, ha mások rád várnak, és nem nézed az asztalt.
push-state-denied = A böngésződ letiltja az oldal értesítéseit. Engedélyezd őket a webhely beállításaiban.
push-state-insecure = Ez csak https-en működik. Az oldalt sima http-n nyitottad meg.
push-state-install = iPhone-on és iPaden előbb add hozzá az oldalt a kezdőképernyőhöz: Megosztás, majd „Főképernyőhöz adás”.
push-state-unsupported = Ez a böngésző nem ismeri a push-értesítéseket.
push-failed = A böngésző értesítési szolgáltatása nem érhető el. Próbáld újra később.
push-offer = Szóljunk, ha te jössz?
push-offer-note = Csak ha mások rád várnak, és nem nézed az asztalt. Fiók nélkül, egy érintéssel kikapcsolható.
push-offer-yes = Igen, kérem
push-offer-no = Köszönöm, nem
