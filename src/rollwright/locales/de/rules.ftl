# Die Regeln in eigenen Worten. Eine Nachricht ist ein Absatz: rules-<Spiel>-<Abschnitt>-<Nummer>; ihre Attribute item-1, item-2 …
# sind eine Liste darunter. Alle Sprachen haben dieselben Nachrichten und Punkte. Jeder Text steht in einer Zeile.

names-disclaimer = Die Namen der Spiele gehören ihren Verlagen. Rollwright ist nicht mit ihnen verbunden; Blätter, Texte und Aussehen sind eigene.

rules-heading-idea = Worum es geht
rules-heading-material = Was ihr braucht
rules-heading-writing = Eintragen
rules-heading-turn = Ein Zug
rules-heading-end = Spielende
rules-heading-scoring = Wertung
rules-heading-good-to-know = Gut zu wissen

tagline-qwinto = Drei Würfel, drei Reihen mit steigenden Zahlen, und bei jedem Wurf schreiben alle mit.
tagline-qwantum = Steige in vier Farben auf, kehre an der dicken Linie um und werte die zweitniedrigste Zahl jeder Spalte.
tagline-twenty-one = Sechs farbige Würfel, ein Wettlauf durch fünf Reihen und ein Bonus, der mit jedem genauen Treffer wächst.
tagline-splitter = Zwei Zahlen in zwei gespiegelten Feldern, und nur Gruppen von genau der richtigen Größe zählen.

## Qwinto

rules-qwinto-idea-1 = Sammle Zahlen in drei farbigen Reihen. Lange Reihen sind gut, volle Reihen besser, und volle Dreierspalten bringen einen Bonus.
rules-qwinto-idea-2 = Niemand sitzt nur da: Wer auch würfelt, alle dürfen schreiben.

rules-qwinto-material-1 = Zwei bis sechs Personen. Alle brauchen ein Blatt und einen Stift; auf den Tisch kommen drei gewöhnliche Würfel: ein orangefarbener, ein gelber und ein lila Würfel.
rules-qwinto-material-2 = Das Blatt hat eine orange, eine gelbe und eine lila Reihe mit je neun Feldern, gegeneinander verschoben. In jeder Reihe fehlt innen ein Platz; dort wird nie etwas eingetragen.
rules-qwinto-material-3 = In fünf Spalten stehen drei Felder übereinander. Eines der drei ist ein Fünfeck: das Bonusfeld.

rules-qwinto-writing-1 = Fang an, wo du willst, und fülle die Reihen in beliebiger Reihenfolge. Nur zwei Regeln gelten:
    .item-1 = In einer Reihe steigen die Zahlen von links nach rechts, und keine steht doppelt. Lücken jeder Größe dürfen bleiben und später gefüllt werden.
    .item-2 = In einer Spalte steht keine Zahl doppelt, ob die Spalte zwei Felder hat oder drei. Die Reihenfolge in der Spalte ist frei.

rules-qwinto-turn-1 = Das Los bestimmt, wer zuerst aktiv ist. Ein Zug läuft so ab:
    .item-1 = Die aktive Person wählt einen, zwei oder drei Würfel und wirft sie. Danach darf sie einmal neu werfen: dieselben Würfel, und zwar alle, nicht nur einige.
    .item-2 = Sie sagt die Summe an. Nun dürfen alle gleichzeitig diese Summe in ein freies Feld einer Reihe eintragen, deren Farbe geworfen wurde, oder passen. Höchstens ein Feld; was die anderen schreiben, bleibt verdeckt, bis alle sich entschieden haben.
    .item-3 = Trägt die aktive Person nichts ein, weil sie nicht kann oder nicht will, notiert sie einen Fehlwurf. Alle anderen kostet das Passen nichts.
rules-qwinto-turn-2 = Dann ist die nächste Person im Uhrzeigersinn aktiv. Außer im verdeckten Moment des Eintragens dürfen alle Blätter angesehen werden.

rules-qwinto-end-1 = Wenn alle sich entschieden haben, schaut euch um: Das Spiel ist aus, sobald jemand zwei volle Reihen oder vier Fehlwürfe hat. Auch mehrere können es zugleich beenden.

rules-qwinto-scoring-1 = Alle zählen zusammen:
    .item-1 = Eine Reihe mit einem freien Feld: 1 Punkt für jede Zahl darin.
    .item-2 = Eine volle Reihe: ihre Zahl ganz rechts, anstelle der Punkte für jede Zahl.
    .item-3 = Eine volle Dreierspalte: die Zahl in ihrem Bonusfeld. Ist eines der drei Felder leer: nichts.
    .item-4 = Jeder Fehlwurf: minus 5.
rules-qwinto-scoring-2 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.

rules-qwinto-good-to-know-1 = Oft falsch gespielt:
    .item-1 = Der vierte Fehlwurf beendet das Spiel, nicht der fünfte.
    .item-2 = Ein Bonusfeld zählt erst, wenn alle drei Felder seiner Spalte ausgefüllt sind.
    .item-3 = Eine volle Reihe, die mit 16 endet, bringt 16 Punkte, nicht die Summe ihrer Zahlen.
rules-qwinto-good-to-know-2 = Allein kannst du üben: Du bist in jedem Zug aktiv und spielst um möglichst viele Punkte. Das ist unsere Übungsform; die Spielregel kennt kein Solospiel.

## Qwantum

rules-qwantum-idea-1 = Fülle vier farbige Reihen von links nach rechts: bis zur dicken Linie aufwärts, danach abwärts.
rules-qwantum-idea-2 = Punkte bringen die Spalten. In jeder vollen Spalte zählt die zweitniedrigste Zahl, eine einzelne hohe Zahl hilft also wenig: Die Reihen sollten gemeinsam wachsen.

rules-qwantum-material-1 = Zwei bis vier Personen. Alle brauchen ein Blatt und einen Stift; auf den Tisch kommen sieben Würfel.
rules-qwantum-material-2 = Der weiße Würfel zeigt 1 bis 6. Die sechs Farbwürfel sind alle verschieden: Jede Seite trägt eine Zahl in Rot, Gelb, Blau oder Lila, und jeder Würfel hat alle vier Farben.
rules-qwantum-material-3 = Das Blatt hat eine lila, eine blaue, eine rote und eine gelbe Reihe mit je sechs Feldern und einer dicken Linie nach dem vierten. Unter jeder Spalte ist Platz für ihre Punkte, neben den Reihen sind fünf Kästchen für Fehlwürfe.

rules-qwantum-writing-1 = Jede Reihe wird von links nach rechts ohne Lücken gefüllt; welche Reihe du fortsetzt, ist jedes Mal frei.
    .item-1 = Vom ersten bis zum vierten Feld steigen die Zahlen; gleiche sind nicht erlaubt.
    .item-2 = Nach der dicken Linie fallen sie: Das fünfte Feld ist niedriger als das vierte, das sechste niedriger als das fünfte.
rules-qwantum-writing-2 = Eingetragen wird die Summe einer Farbe: alle ihre sichtbaren Zahlen plus der weiße Würfel, immer. Ist eine Farbe nicht zu sehen, zählt für sie allein der weiße Würfel.

rules-qwantum-turn-1 = Das Los bestimmt, wer zuerst aktiv ist. Ein Zug hat drei Schritte:
    .item-1 = A: Die aktive Person wirft alle sieben Würfel. Danach darf sie einmal beliebige davon neu werfen, von einem einzigen bis zu allen sieben.
    .item-2 = B: Nur die aktive Person darf eintragen: die Summe einer Farbe in das nächste Feld von deren Reihe. Das ist freiwillig.
    .item-3 = C: Alle, auch die aktive Person, dürfen gleichzeitig auf dem eigenen Blatt die Summe einer der drei übrigen Farben eintragen. Mehrere dürfen dieselbe Farbe nehmen. Wurde in Schritt B nichts eingetragen, stehen alle vier Farben offen.
rules-qwantum-turn-2 = Hat die aktive Person weder in B noch in C etwas eingetragen, notiert sie einen Fehlwurf; die anderen tun das nie. Dann ist die nächste Person im Uhrzeigersinn aktiv.

rules-qwantum-end-1 = Das Spiel endet, wenn jemand alle vier Reihen gefüllt hat: sofort, wenn es der aktiven Person in Schritt B gelingt (Schritt C entfällt dann), sonst nach Schritt C.
rules-qwantum-end-2 = Es endet auch nach Schritt C, wenn die aktive Person den fünften Fehlwurf notiert.

rules-qwantum-scoring-1 = Eine Spalte zählt, sobald alle ihre vier Felder ausgefüllt sind; eine unvollständige Spalte bringt nichts.
    .item-1 = Sie bringt die niedrigste Zahl, die höher ist als die allerniedrigste: 3, 3, 5, 8 bringt 5, und 3, 3, 3, 8 bringt 8.
    .item-2 = Vier gleiche Zahlen bringen diese Zahl.
    .item-3 = Der erste Fehlwurf kostet 1 Punkt, der zweite 2, der dritte 3 und so weiter: Drei kosten zusammen 6, fünf kosten 15.
rules-qwantum-scoring-2 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.

rules-qwantum-good-to-know-1 = Die Farbwürfel haben keine Geheimnisse: Vor dem zweiten Wurf darf man jede Seite jedes Würfels ansehen. Rollwright zeigt sie dir.
rules-qwantum-good-to-know-2 = Mehr als 33 ist in keiner Farbe möglich, und Summen weit über 15 sind selten. Wer links zu schnell steigt, findet für das vierte Feld keine Zahl mehr.
rules-qwantum-good-to-know-3 = Oft falsch gespielt:
    .item-1 = Der weiße Würfel kommt zu jeder Farbe hinzu; man kann ihn nicht weglassen.
    .item-2 = Die in Schritt B eingetragene Farbe ist in Schritt C für alle gesperrt, auch für die aktive Person.
    .item-3 = Die zweitniedrigste Zahl ist nicht einfach die zweite der Größe nach: Gleiche niedrigste Zahlen gelten als eine.
rules-qwantum-good-to-know-4 = Allein kannst du üben: Du bist in jedem Zug aktiv und spielst um möglichst viele Punkte. Das ist unsere Übungsform; die Spielregel kennt kein Solospiel.

## Twenty One

rules-twenty-one-idea-1 = Fülle fünf Reihen, eine nach der anderen, mit möglichst hohen Zahlen, aber nie über dem Höchstwert eines Feldes. Wer einen Höchstwert genau erreicht, hat einen Treffer.
rules-twenty-one-idea-2 = Es ist auch ein Wettlauf: Wer zuerst alle fünf Reihen gefüllt hat, beendet das Spiel für alle.

rules-twenty-one-material-1 = Zwei bis sechs Personen. Alle brauchen ein Blatt und einen Stift; auf den Tisch kommen sechs gewöhnliche Würfel: rot, gelb, grün, blau, weiß und schwarz.
rules-twenty-one-material-2 = Es gibt sechs verschiedene Blätter, A bis F; alle bekommen ein anderes, ausgelost oder ausgesucht. Ein Blatt hat fünf Reihen mit je sechs Feldern. Jedes Feld hat eine Farbe, einen Höchstwert von 1 bis 6 und ein kleines Kästchen für einen Treffer.
rules-twenty-one-material-3 = Eine Reihe enthält jede Farbe einmal, und ihre Höchstwerte steigen von links nach rechts nie. Die Höchstwerte sind auf allen Blättern gleich; nur die Farben stehen anders.

rules-twenty-one-writing-1 = Du schreibst nur in deine aktuelle Reihe: die oberste, die noch nicht voll ist.
    .item-1 = Eine geworfene Zahl kommt in das Feld ihrer Farbe, wenn es frei ist und die Zahl nicht über seinem Höchstwert liegt.
    .item-2 = Eine Zahl, die dem Höchstwert gleich ist, ist ein Treffer: Markiere das kleine Kästchen.

rules-twenty-one-turn-1 = Das Los bestimmt, wer zuerst aktiv ist. Ein Zug läuft so ab:
    .item-1 = Die aktive Person wirft alle sechs Würfel und darf ein zweites Mal werfen: dann alle Würfel, die keine 1 zeigen, und keinen, der eine 1 zeigt.
    .item-2 = Alle tragen gleichzeitig eine oder mehrere der geworfenen Zahlen in die eigene aktuelle Reihe ein. Welche der möglichen, ist frei.
    .item-3 = Wer nichts eintragen kann oder will, streicht das erste freie Feld der Reihe von links; es zählt 0. Nie beides, und nie mehr als ein gestrichenes Feld in einem Zug.
rules-twenty-one-turn-2 = Eine volle Reihe wird sofort gewertet, aber die nächste wartet bis zum nächsten Zug: Niemand schreibt in einem Zug in zwei Reihen. Dann ist die nächste Person im Uhrzeigersinn aktiv.

rules-twenty-one-end-1 = Hat jemand die fünfte Reihe gefüllt, endet das Spiel mit diesem Zug; das kann mehreren zugleich gelingen. Alle anderen werten ihre aktuelle Reihe so, wie sie steht, samt Treffern.

rules-twenty-one-scoring-1 = Eine Reihe bringt die Summe ihrer Zahlen und einen Bonus für ihre Treffer:
    .item-1 = 1 Treffer: 1 Punkt
    .item-2 = 2 Treffer: 3 Punkte
    .item-3 = 3 Treffer: 6 Punkte
    .item-4 = 4 Treffer: 10 Punkte
    .item-5 = 5 Treffer: 15 Punkte
    .item-6 = 6 Treffer: 21 Punkte
rules-twenty-one-scoring-2 = Die höchste Summe aller Reihen gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.

rules-twenty-one-good-to-know-1 = Diese Blätter sind unsere eigenen. Vom gedruckten Block kennen wir nur die Höchstwerte der ersten Reihe, 6 5 4 3 2 1; die Reihen 2 bis 5 kennen wir nicht. Wer den Block hat, kann unsere Blätter durch eigene ersetzen.
rules-twenty-one-good-to-know-2 = Oft falsch gespielt:
    .item-1 = Beim zweiten Wurf gibt es keine Wahl: Jeder Würfel ohne 1 wird geworfen, jede 1 bleibt liegen. Nach sechs Einsen gibt es keinen zweiten Wurf.
    .item-2 = Gestrichen wird immer das erste freie Feld von links, auch wenn ein anderes weniger schmerzen würde.
    .item-3 = Niemand trägt im selben Zug ein und streicht.
rules-twenty-one-good-to-know-3 = Allein kannst du üben: Du bist in jedem Zug aktiv und spielst um möglichst viele Punkte. Das ist unsere Übungsform; die Spielregel kennt kein Solospiel.

## Splitter

rules-splitter-idea-1 = Alle tragen dieselben Zahlen ein, aber alle dort, wo sie wollen. Am Ende zählen die Gruppen, die genau so viele Felder haben, wie ihre Zahl sagt: eine einzelne Eins, zwei Zweien und so weiter bis zu sechs Sechsen.

rules-splitter-material-1 = Eine bis zwölf Personen. Alle brauchen ein Blatt und einen Stift; auf den Tisch kommen zwei gewöhnliche Würfel.
rules-splitter-material-2 = Es gibt zwei Pläne, A und B; alle benutzen denselben. Für das erste Spiel eignet sich Plan A am besten. Jeder hat 44 Felder, und die gestrichelte Mittellinie teilt sie in zwei Hälften, die einander spiegeln.
rules-splitter-material-3 = Zwei Felder tragen einen Stern. Plan B hat außerdem drei Herzen.

rules-splitter-writing-1 = Beide geworfenen Zahlen werden eingetragen, je eine in zwei freie Felder, die einander spiegeln: in derselben Reihe, gleich weit von der Mittellinie entfernt. Welche Zahl nach links kommt, ist dir überlassen.

rules-splitter-turn-1 = Eine Person wirft beide Würfel, nur einmal. Dann tragen alle gleichzeitig beide Zahlen auf dem eigenen Blatt ein; passen geht nicht.
rules-splitter-turn-2 = Zuerst wirft die jüngste Person, dann wandern die Würfel im Uhrzeigersinn. Wer wirft, macht keinen Unterschied; ihr könnt auch losen oder euch einigen.

rules-splitter-end-1 = Nach 22 Runden ist jedes Blatt voll, und das Spiel ist aus.

rules-splitter-scoring-1 = Felder mit derselben Zahl, die sich nebeneinander oder übereinander berühren, gehören zu einer Gruppe; Ecken verbinden nicht.
    .item-1 = Eine Gruppe mit genau so vielen Feldern, wie ihre Zahl sagt, bringt diese Zahl: eine einzelne Eins 1 Punkt, sechs Sechsen 6. Größere und kleinere Gruppen bringen nichts.
    .item-2 = Von einer Zahl darf es mehrere Gruppen geben; jede zählt.
    .item-3 = Eine Gruppe, die Punkte bringt und einen Stern enthält, zählt doppelt.
    .item-4 = Plan B: Dieselbe Zahl in allen drei Herzen bringt 5 Punkte mehr, ob ihre Gruppen Punkte bringen oder nicht.
rules-splitter-scoring-2 = Die höchste Summe gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.

rules-splitter-good-to-know-1 = Das Solospiel gehört zu den Regeln. Nichts ändert sich; am Ende sagen deine Punkte, wie gut es lief, auf beiden Plänen:
    .item-1 = 27 oder weniger: { rating-splitter-lost }
    .item-2 = 28 bis 30: { rating-splitter-welcome }
    .item-3 = 31 bis 33: { rating-splitter-fair }
    .item-4 = 34 bis 36: { rating-splitter-decent }
    .item-5 = 37 bis 38: { rating-splitter-quite-good }
    .item-6 = 39 bis 40: { rating-splitter-great }
    .item-7 = 41 bis 42: { rating-splitter-excellent }
    .item-8 = 43 bis 44: { rating-splitter-first-class }
    .item-9 = 45 bis 46: { rating-splitter-sensational }
    .item-10 = 47 bis 48: { rating-splitter-spectacular }
    .item-11 = 49 bis 50: { rating-splitter-unbelievable }
    .item-12 = 51 oder mehr: { rating-splitter-out-of-this-world }
rules-splitter-good-to-know-2 = Oft falsch gespielt:
    .item-1 = Zwei Gruppen derselben Zahl, die sich berühren, sind eine Gruppe, und meist eine zu große.
    .item-2 = Ein Stern verdoppelt nur eine Gruppe, die Punkte bringt; für sich allein ist er nichts wert.
rules-splitter-good-to-know-3 = Mehr als 56 Punkte auf Plan A und 61 auf Plan B sind nicht möglich.
