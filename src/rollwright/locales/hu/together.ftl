# With whom one plays: the daily challenge, the usual companions, circles.

# $day (String)
together-daily = Napi kihívás: { $day }
# $place (Number), $count (Number) - of people
together-place = { $place }. hely { $count } játékos közül
# $points (Number)
together-behind = { $points ->
    [one] { $points } pont a legjobbig
   *[other] { $points } pont a legjobbig
}
together-best = A nap legjobbja
together-first-today = Ma az első
# $count (Number)
together-days = { $count ->
    [one] { $count } nap egymás után
   *[other] { $count } nap egymás után
}
# $points (String)
together-share-points = { $points } pont
together-not-counted = nem számít
together-not-counted-long = Ez az eredmény nem számít
together-nameless = Név nélkül
together-you = te
together-friend = barát
together-share = Eredmény megosztása
together-friends = Barátok
together-everybody = Mindenki
together-invitations = Meghívók
# $name (String), $game (String)
together-invited = { $name } meghív: { $game }
together-not-now = Most nem
# $name (String)
together-never = Soha többé tőle: { $name }
together-decline = Köszönöm, nem
together-companions = A szokásos társaság
# $count (Number)
together-matches = { $count ->
    [one] { $count } közös játszma
   *[other] { $count } közös játszma
}
together-which-game = Melyik játék
together-play = Játsszunk együtt
together-open-table = Asztal nyitása
together-play-note = Minden tag meghívót kap; aki előbb jön, azé a hely.
together-circles = Körök
together-circle-note = Ki vezet, egymás ellen, rekordok
together-circle-name = A kör neve
together-found = Kör alapítása
together-new-circle = Új kör alapítása
together-circle = Kör
together-no-circle = Nincs ilyen kör
together-join-note = Egy körben azok a játszmák számítanak, amelyekben legalább két tag ült egy asztalnál. Aki ismeri a linket, látja az eredményeket.
together-join = Csatlakozom
together-lead = Ki vezet
together-time = Időszak
together-week = Ezen a héten
together-year = Idén
# $won (Number), $count (Number) - of matches
together-won-of = { $count ->
    [one] { $count } játszmából { $won } győzelem
   *[other] { $count } játszmából { $won } győzelem
}
together-nothing-yet = Még nincs játszma. Itt azok számítanak, amelyeket legalább két tag együtt játszik.
together-duels = Egymás ellen
together-whose = Kié
together-against = Ellenfél
together-won = Győzelem
together-lost = Vereség
together-tied = Döntetlen
together-records = Minden idők legjobbjai
# $game (String), $score (String)
together-record-look = { $game }, { $score }: megnézem
together-members = Tagok
# $count (Number)
together-wins-in-row = { $count ->
    [one] { $count } győzelem egymás után
   *[other] { $count } győzelem egymás után
}
# $count (Number)
together-longest = leghosszabb sorozat: { $count }
together-share-circle = Link megosztása
together-link-note = Aki ismeri ezt a linket, megnézheti és csatlakozhat.
together-leave = Kilépek a körből
together-leave-sure = Biztosan kilépsz? A többiek eredményei megmaradnak.
together-delete = Kör törlése
together-delete-sure = Biztosan törlöd mindenki számára?
