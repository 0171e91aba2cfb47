# Boty na urządzeniu, z siecią i bez niej.

client-on-device-bots = Na urządzeniu boty tej gry grają losowo.
# $size (String) - megabajty
client-bot-needs = Bez sieci ten poziom potrzebuje raz { $size } MB. Zostaną pobrane na początku gry i pozostaną na tym urządzeniu.
# $level (String)
client-bot-elsewhere = { $level } – najpierw potrzebuje sieci
# $percent (String)
client-bot-comes = Bot już idzie: { $percent }
client-bots-kept-title = Bez sieci
client-bots-kept-text = Na tym urządzeniu boty grają tak samo dobrze jak na serwerze. W niektórych grach potrzebują tego, czego się nauczyły: pobierz to przed podróżą.
# $size (String) - megabajty
client-bots-keep = Pobierz na drogę ({ $size } MB)
# $size (String)
client-bots-kept = { $size } MB na tym urządzeniu
client-bots-solved = zawsze dostępne
client-bots-remove = Usuń
client-bots-not-here = tutaj gra losowo
client-played-here = Rozegrane na tym urządzeniu
