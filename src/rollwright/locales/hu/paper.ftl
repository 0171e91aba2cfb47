# Szavak a nyomtatott lapokon. Keskeny helyen állnak: legyenek rövidek.

paper-name = Név
paper-date = Dátum
paper-columns = Oszlopok
# A sikertelen dobások mezői fölött, lehetőleg egy szó
paper-failed = Hibák
paper-rising = növekvő
paper-falling = csökkenő
paper-sum = Összeg
paper-bonus = Bónusz
paper-solo = Egyedül

# $count (Number)
paper-fields = { $count } mező
# $rows, $count (Number) - sorok, és mezők mindegyikben
paper-fields-in-rows = { $rows } × { $count } mező

paper-hint-qwinto = A sorban nőnek a számok; oszlopban egy sem ismétlődik
paper-hint-qwantum = A teli oszlop a második legkisebb számát éri
paper-hint-twenty-one = Soha a határ fölött; pont a határ: találat
paper-hint-splitter = Csak az a csoport ér, amely akkora, mint a száma

# $turn (Number)
paper-unfinished = Nem fejeződött be: így állt a(z) { $turn }. körben.

error-cannot-print = Így ezt nem lehet kinyomtatni.
