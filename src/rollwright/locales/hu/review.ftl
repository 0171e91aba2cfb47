# Az elemzés szavai: szerencse és tudás.

review-title = Elemzés
review-unfinished = A játszma nem ért véget: az elemzés addig tart, ameddig eljutott, eredménye a várható érték.
review-final = Eredmény
review-expected = Várható
review-luck = Szerencse
review-lost = Saját döntések
review-others = Többiek
review-residual = Nem magyarázott
review-adjusted = Szerencse nélkül
review-quality = Veszteség döntésenként
review-win = Nyerési esély
review-player = Játékos
review-game = Játék
review-matches = Játszmák
review-mean = Átlag
review-turn = Kör
review-missed = Elszalasztott lehetőségek
review-nothing-missed = Egyetlen lehetőség sem maradt ki.
review-missed-line = { $turn }. kör, { $name }: { $best } { $points } ponttal többet ért volna, mint { $played }.
review-throws = A legtöbbet változtató dobások
review-throw-line = { $turn }. kör, { $name }: { $dice } { $points } pontot ért; 100 dobásból { $share } ennyire szélsőséges.
review-curve-points = Várható pontszám
review-curve-win = { $name } nyerési esélye százalékban
review-few-decisions = túl kevés döntés ({ $count })
