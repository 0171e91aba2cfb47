# Botok az eszközön, hálózattal és anélkül.

client-on-device-bots = Az eszközön ennek a játéknak a botjai véletlenszerűen játszanak.
# $size (String) - megabájt
client-bot-needs = Hálózat nélkül ehhez az erősséghez egyszer { $size } MB kell. Kezdéskor letöltődik, és ezen az eszközön marad.
# $level (String)
client-bot-elsewhere = { $level } – előbb hálózat kell hozzá
# $percent (String)
client-bot-comes = Jön a bot: { $percent }
client-bots-kept-title = Hálózat nélkül
client-bots-kept-text = Ezen az eszközön a botok ugyanolyan erősek, mint a szerveren. Egyes játékokban kell hozzá, amit tanultak: töltsd le utazás előtt.
# $size (String) - megabájt
client-bots-keep = Letöltés útra ({ $size } MB)
# $size (String)
client-bots-kept = { $size } MB ezen az eszközön
client-bots-solved = mindig itt van
client-bots-remove = Eltávolítás
client-bots-not-here = itt véletlenszerűen játszik
client-played-here = Ezen az eszközön játszva
