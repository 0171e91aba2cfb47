# Klubestek: fordulók, amelyekben minden asztal ugyanazokat a kockákat kapja, és egy közös lista.

evening-title = Klubest
evening-new = Új klubest
evening-lead = 4–60 ember, egyetlen link. Minden asztalnál ugyanazok a kockák esnek, így a szerencse mindenkinek egyforma.
evening-name-of = Az est neve
evening-name-default = Klubest
evening-seats = Helyek egy asztalnál
evening-rounds = Fordulók
evening-bots = A szabad helyekre botok ülnek
evening-open = Est megnyitása
evening-place = Hely
evening-name = Név
# $number (Number)
evening-round = { $number }. forduló
evening-points = Pontok
evening-points-why = Minden fordulóban legfeljebb 100: a forduló összes többi játékosának (a botoknak is) az a hányada, amelyik nálad kevesebbet ért el.
evening-lost = Veszteség döntésenként
evening-lost-why = Mennyire játszott jól valaki, bármi esett is: az egyes szabad döntésekkel elvesztett pontok. A kevesebb a jobb.
# $number, $count (Number)
evening-round-of = { $number }. forduló, összesen { $count }
evening-before = Az első forduló még nem kezdődött el.
# $count (Number)
evening-people = { $count ->
    [one] { $count } ember van itt
   *[other] { $count } ember van itt
}
evening-come = Csatlakozom
evening-your-name = A neved
evening-comes-in = Játszol. Amikor elkezdődik a forduló, ez az oldal az asztalodhoz visz.
evening-late = A következő fordulótól játszol.
evening-last-late = Az utolsó forduló már elkezdődött: a listát követheted.
evening-leave = Kilépek az estből
evening-back = Visszajövök
evening-left = elment
evening-your-table = Az asztalodhoz
evening-your-table-over = Az asztalod végzett. A többiek még játszanak.
# $number (Number)
evening-begin = { $number }. forduló indítása
evening-bots-finish = Fejezzék be a botok a fordulót
evening-bots-finish-why = Ahol már senki sem játszik tovább. Amit bot fejez be, azért nem jár pont.
evening-end = Est befejezése
evening-end-sure = Ezután senki sem csatlakozhat. A lista megmarad.
evening-over = Az est véget ért
# $name (String)
evening-winner = Az est győztese: { $name }.
# $name (String)
evening-remove = { $name } eltávolítása
evening-wall = Nagy képernyő
evening-wall-back = Vissza az esthez
evening-csv = CSV
evening-pdf = PDF
evening-results = Eredmények
evening-tables = Asztalok
# $number (Number)
evening-table = { $number }. asztal
evening-table-over = végzett
evening-table-playing = játszik
evening-scan = Olvasd be, és játssz
evening-bot-played = bot játszott
