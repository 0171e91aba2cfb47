# What `rollwright serve` and its helpers say.

# $address (String)
serve-here = Auf diesem Rechner: { $address }
# $address (String)
serve-network = Auf Handys und anderen Geräten im selben Netz: { $address }
serve-scan = Mit dem Handy scannen:
# $folder (String)
serve-kept = Alles wird in { $folder } aufbewahrt.
serve-kept-database = Alles wird in PostgreSQL aufbewahrt.
serve-stop = Beenden mit Strg+C.
# $file (String)
serve-copied = Die Datenbank wurde nach { $file } kopiert.
# $file (String)
serve-restored = Die Datenbank wurde aus { $file } wiederhergestellt.
# $count (Number) - of matches, $file (String)
serve-exported = { $count ->
    [one] Eine Partie wurde in { $file } geschrieben.
   *[other] { $count } Partien wurden in { $file } geschrieben.
}
