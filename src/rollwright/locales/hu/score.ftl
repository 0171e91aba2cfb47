# A pontszám részeinek nevei, ahogyan papíron ellenőrizné az ember, és az értékelések.
# A sorok és az oszlopok számozása 1-től indul.

# $colour (String) - a szín kulcsa, $count (Number) - a sorba írt számok száma
part-qwinto-row = { $colour ->
    [orange] Narancssárga sor
    [yellow] Sárga sor
    [purple] Lila sor
   *[other] { $colour }
}, { $count } szám
# $colour (String) - a szín kulcsa
part-qwinto-full-row = { $colour ->
    [orange] Teli narancssárga sor, a jobb szélső szám
    [yellow] Teli sárga sor, a jobb szélső szám
    [purple] Teli lila sor, a jobb szélső szám
   *[other] { $colour }
}
part-qwinto-column = { $column }. oszlop, bónusz
part-qwinto-failures = { $count } sikertelen dobás

part-qwantum-column = { $column }. oszlop, a második legkisebb érték
part-qwantum-failures = { $count } sikertelen dobás

part-twenty-one-numbers = { $row }. sor, a számok összege
part-twenty-one-hits = { $row }. sor, bónusz: { $count } találat

# $number (Number) - a csoportba írt szám, 1-től 6-ig
part-splitter-group = { $number ->
    [1] Magányos egyes
    [2] Kettesek csoportja
    [3] Hármasok csoportja
    [4] Négyesek csoportja
    [5] Ötösök csoportja
    [6] Hatosok csoportja
   *[other] Csoport, szám: { $number }
}
part-splitter-starred-group = { $number ->
    [1] Magányos egyes csillagon, duplán
    [2] Kettesek csoportja csillaggal, duplán
    [3] Hármasok csoportja csillaggal, duplán
    [4] Négyesek csoportja csillaggal, duplán
    [5] Ötösök csoportja csillaggal, duplán
    [6] Hatosok csoportja csillaggal, duplán
   *[other] Csoport csillaggal, duplán, szám: { $number }
}
part-splitter-hearts = Ugyanaz a szám mindhárom szívben

rating-splitter-lost = Kezdetnek megteszi
rating-splitter-welcome = Üdv a klubban
rating-splitter-fair = Elmegy
rating-splitter-decent = Tisztességes
rating-splitter-quite-good = Egész jó
rating-splitter-great = Nagyszerű
rating-splitter-excellent = Kitűnő
rating-splitter-first-class = Első osztályú
rating-splitter-sensational = Szenzációs
rating-splitter-spectacular = Lenyűgöző
rating-splitter-unbelievable = Hihetetlen
rating-splitter-out-of-this-world = Földöntúli
