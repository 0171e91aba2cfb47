# What `rollwright serve` and its helpers say.

# $address (String)
serve-here = Na tym komputerze: { $address }
# $address (String)
serve-network = Na telefonach i innych urządzeniach w tej samej sieci: { $address }
serve-scan = Zeskanuj telefonem:
# $folder (String)
serve-kept = Wszystko jest przechowywane w { $folder }.
serve-kept-database = Wszystko jest przechowywane w PostgreSQL.
serve-stop = Aby zakończyć, naciśnij Ctrl+C.
# $file (String)
serve-copied = Bazę danych skopiowano do { $file }.
# $file (String)
serve-restored = Bazę danych odtworzono z { $file }.
# $count (Number) - of matches, $file (String)
serve-exported = { $count ->
    [one] Zapisano jedną partię w { $file }.
    [few] Zapisano { $count } partie w { $file }.
    [many] Zapisano { $count } partii w { $file }.
   *[other] Zapisano { $count } partii w { $file }.
}
