# What `rollwright serve` and its helpers say.

# $address (String)
serve-here = On this computer: { $address }
# $address (String)
serve-network = On phones and others in the same network: { $address }
serve-scan = Scan this with a phone:
# $folder (String)
serve-kept = Everything is kept in { $folder }.
serve-kept-database = Everything is kept in PostgreSQL.
serve-stop = Press Ctrl+C to stop.
# $file (String)
serve-copied = The database was copied to { $file }.
# $file (String)
serve-restored = The database was restored from { $file }.
# $count (Number) - of matches, $file (String)
serve-exported = { $count ->
    [one] One match was written to { $file }.
   *[other] { $count } matches were written to { $file }.
}
