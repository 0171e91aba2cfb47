# Bots auf einem Gerät, mit und ohne Netz.

client-on-device-bots = Auf einem Gerät spielen die Bots dieses Spiels zufällig.
# $size (String) - Megabyte
client-bot-needs = Ohne Netz braucht diese Stärke einmalig { $size } MB. Sie kommen beim Beginnen und bleiben auf diesem Gerät.
# $level (String)
client-bot-elsewhere = { $level } – braucht erst ein Netz
# $percent (String)
client-bot-comes = Der Bot kommt: { $percent }
client-bots-kept-title = Ohne Netz
client-bots-kept-text = Auf diesem Gerät spielen Bots so stark wie auf dem Server. In manchen Spielen brauchen sie dafür, was sie gelernt haben: Lade es vor der Reise.
# $size (String) - Megabyte
client-bots-keep = Für unterwegs laden ({ $size } MB)
# $size (String)
client-bots-kept = { $size } MB auf diesem Gerät
client-bots-solved = immer dabei
client-bots-remove = Entfernen
client-bots-not-here = spielt hier zufällig
client-played-here = Auf diesem Gerät gespielt
