# Słowa do ćwiczeń: podpowiedzi przy stole.

practice-hint-title = Najlepsze: wynik
practice-hint-title-win = Najlepsze: wynik, szansa
# $points (String)
practice-hint-best = , spodziewany wynik { $points } pkt
practice-hint-less = , o { $points } pkt mniej
practice-hint-win = , szansa na wygraną
