# What `rollwright serve` and its helpers say.

# $address (String)
serve-here = Ezen a gépen: { $address }
# $address (String)
serve-network = Telefonon és más eszközön ugyanebben a hálózatban: { $address }
serve-scan = Olvasd be telefonnal:
# $folder (String)
serve-kept = Minden itt marad meg: { $folder }
serve-kept-database = Minden a PostgreSQL-adatbázisban marad meg.
serve-stop = Leállítás: Ctrl+C.
# $file (String)
serve-copied = Az adatbázis másolata elkészült: { $file }
# $file (String)
serve-restored = Az adatbázis visszaállt ebből: { $file }
# $count (Number) - of matches, $file (String)
serve-exported = { $count ->
    [one] Egy játszma került ide: { $file }
   *[other] { $count } játszma került ide: { $file }
}
