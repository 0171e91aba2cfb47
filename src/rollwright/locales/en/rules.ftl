# The rules in our own words. One message is one paragraph: rules-<game>-<section>-<number>; its attributes item-1, item-2 … are a
# list below it. Every language has the same messages and items. Each text stands on one line.

names-disclaimer = The names of the games belong to their publishers. Rollwright is not connected with them; sheets, texts and looks are its own.

rules-heading-idea = The idea
rules-heading-material = What you need
rules-heading-writing = Writing
rules-heading-turn = A turn
rules-heading-end = The end
rules-heading-scoring = Scoring
rules-heading-good-to-know = Good to know

tagline-qwinto = Three dice, three rows of rising numbers, and everyone writes on every throw.
tagline-qwantum = Climb with four colours, turn back at the thick line, and score the second lowest number of every column.
tagline-twenty-one = Six coloured dice, five rows in a race, and a bonus that grows with every exact hit.
tagline-splitter = Two numbers in two mirrored fields, and only groups of exactly the right size count.

## Qwinto

rules-qwinto-idea-1 = Collect numbers in three coloured rows. Long rows are good, full rows are better, and full columns of three add a bonus.
rules-qwinto-idea-2 = Nobody sits and waits: whoever throws, everyone may write.

rules-qwinto-material-1 = Two to six players. Each needs a sheet and a pencil; the table needs three ordinary dice: one orange, one yellow, one purple.
rules-qwinto-material-2 = The sheet has an orange, a yellow and a purple row of nine fields each, shifted against one another. In every row one place inside is missing; nothing is ever written there.
rules-qwinto-material-3 = In five columns three fields stand one above the other. One of the three is a pentagon: the bonus field.

rules-qwinto-writing-1 = Start anywhere and fill the rows in any order. Only two rules hold:
    .item-1 = In a row the numbers rise from left to right, and none stands twice. Gaps of any size may be left and filled later.
    .item-2 = In a column no number stands twice, whether the column has two fields or three. Their order in a column is free.

rules-qwinto-turn-1 = The first active player is drawn by lot. A turn goes like this:
    .item-1 = The active player picks one, two or three dice and throws them. Once, the same dice may be thrown again: all of them, not just some.
    .item-2 = The sum is announced. Now everyone, all at once, may write this sum into one free field of a row whose colour was thrown, or pass. One field at most, and what the others write stays hidden until all have decided.
    .item-3 = An active player who writes nothing, whether nothing fits or nothing pleases, marks a failed throw. For all others a pass costs nothing.
rules-qwinto-turn-2 = Then the next player clockwise is active. Apart from the hidden moment of writing, all sheets may be looked at.

rules-qwinto-end-1 = When everyone has decided, look around: the game is over if anyone has two full rows, or if anyone has four failed throws. Several players may end it at once.

rules-qwinto-scoring-1 = Everyone adds up:
    .item-1 = A row with a free field: 1 point for each number in it.
    .item-2 = A full row: its rightmost number, instead of the points for each number.
    .item-3 = A full column of three: the number in its bonus field. If one of the three is empty, nothing.
    .item-4 = Each failed throw: minus 5.
rules-qwinto-scoring-2 = The highest total wins. A tie is a shared victory.

rules-qwinto-good-to-know-1 = Often played wrong:
    .item-1 = The fourth failed throw ends the game, not the fifth.
    .item-2 = A bonus field pays only when all three fields of its column are written.
    .item-3 = A full row that ends with 16 brings 16 points, not the sum of its numbers.
rules-qwinto-good-to-know-2 = Alone you can practise: you are active in every turn and play for the highest score you can reach. This is our practice form; the rulebook has no solo game.

## Qwantum

rules-qwantum-idea-1 = Fill four coloured rows from left to right: upwards as far as the thick line, downwards after it.
rules-qwantum-idea-2 = Points come from the columns. Each full column counts its second lowest number, so one lonely high number helps little: the rows want to grow together.

rules-qwantum-material-1 = Two to four players. Each needs a sheet and a pencil; the table needs seven dice.
rules-qwantum-material-2 = The white die shows 1 to 6. The six colour dice are all different: every face has a number in red, yellow, blue or purple, and each die has all four colours.
rules-qwantum-material-3 = The sheet has a purple, a blue, a red and a yellow row of six fields each, with a thick line after the fourth field. Below each column is room for its score, and beside the rows are five boxes for failed throws.

rules-qwantum-writing-1 = Every row is filled from left to right without gaps; which row you continue is free each time.
    .item-1 = From the first to the fourth field the numbers rise; equal numbers are not allowed.
    .item-2 = After the thick line they fall: the fifth field is lower than the fourth, the sixth lower than the fifth.
rules-qwantum-writing-2 = What you write is the sum of a colour: all its showing numbers plus the white die, always. A colour that does not show counts as the white die alone.

rules-qwantum-turn-1 = The first active player is drawn by lot. A turn has three steps:
    .item-1 = A: The active player throws all seven dice. Once, any of them may be thrown again, from a single one to all seven.
    .item-2 = B: Only the active player may write: the sum of one colour, in the next field of its row. Writing is voluntary.
    .item-3 = C: Everyone, the active player too, may write the sum of one of the other three colours, all at once, each on their own sheet. Several may take the same colour. If nothing was written in step B, all four colours are open.
rules-qwantum-turn-2 = An active player who wrote neither in B nor in C marks a failed throw; the others never do. Then the next player clockwise is active.

rules-qwantum-end-1 = The game ends when someone has filled all four rows: at once if the active player does so in step B, and then step C is left out; otherwise after step C.
rules-qwantum-end-2 = It also ends after step C when the active player marks the fifth failed throw.

rules-qwantum-scoring-1 = A column scores as soon as all four of its fields are written; a column that is not full brings nothing.
    .item-1 = Its score is the lowest number that is higher than the very lowest: 3, 3, 5, 8 brings 5, and 3, 3, 3, 8 brings 8.
    .item-2 = Four equal numbers bring that number.
    .item-3 = The first failed throw costs 1 point, the second 2, the third 3, and so on: three cost 6 together, five cost 15.
rules-qwantum-scoring-2 = The highest total wins. A tie is a shared victory.

rules-qwantum-good-to-know-1 = The colour dice hold no secrets: before the second throw every face of every die may be looked at. Rollwright shows them to you.
rules-qwantum-good-to-know-2 = More than 33 is impossible in any colour, and sums far above 15 are rare. Whoever climbs too fast on the left finds no number for the fourth field.
rules-qwantum-good-to-know-3 = Often played wrong:
    .item-1 = The white die is added to every colour; it cannot be left out.
    .item-2 = The colour written in step B is closed to everyone in step C, the active player too.
    .item-3 = The second lowest number is not simply the second one in order: equal lowest numbers count as one.
rules-qwantum-good-to-know-4 = Alone you can practise: you are active in every turn and play for the highest score you can reach. This is our practice form; the rulebook has no solo game.

## Twenty One

rules-twenty-one-idea-1 = Fill five rows, one after the other, with numbers as high as possible but never above the limit of a field. Whoever meets a limit exactly has a hit.
rules-twenty-one-idea-2 = It is a race as well: the first to fill all five rows ends the game for everyone.

rules-twenty-one-material-1 = Two to six players. Each needs a sheet and a pencil; the table needs six ordinary dice: red, yellow, green, blue, white and black.
rules-twenty-one-material-2 = There are six different sheets, A to F, a different one for each player, dealt by lot or chosen. A sheet has five rows of six fields. Every field has a colour, a limit from 1 to 6 and a small box for a hit.
rules-twenty-one-material-3 = A row holds each colour once, and its limits never rise from left to right. The limits are the same on all sheets; only the colours stand elsewhere.

rules-twenty-one-writing-1 = You write only in your current row: the topmost one that is not full.
    .item-1 = A thrown number goes into the field of its colour, if that field is free and the number is not higher than its limit.
    .item-2 = A number equal to the limit is a hit: mark the small box.

rules-twenty-one-turn-1 = The first active player is drawn by lot. A turn goes like this:
    .item-1 = The active player throws all six dice, and once may throw again: then all dice that do not show a 1, and none that does.
    .item-2 = Everyone, all at once, writes one or more of the thrown numbers in their own current row. Which of the possible ones is free.
    .item-3 = Whoever cannot or will not write crosses out the leftmost free field of the row; it counts 0. Never both, and never more than one field in a turn.
rules-twenty-one-turn-2 = A full row is scored at once, but the next row waits for the next turn: nobody writes in two rows in one turn. Then the next player clockwise is active.

rules-twenty-one-end-1 = When someone has filled the fifth row, the game ends with that turn; several may do so at once. Everyone else scores the row they are in as it stands, hits included.

rules-twenty-one-scoring-1 = A row brings the sum of its numbers, and a bonus for its hits:
    .item-1 = 1 hit: 1 point
    .item-2 = 2 hits: 3 points
    .item-3 = 3 hits: 6 points
    .item-4 = 4 hits: 10 points
    .item-5 = 5 hits: 15 points
    .item-6 = 6 hits: 21 points
rules-twenty-one-scoring-2 = The highest sum of all rows wins. A tie is a shared victory.

rules-twenty-one-good-to-know-1 = These sheets are our own. Of the printed pad we know only the limits of the first row, 6 5 4 3 2 1; rows 2 to 5 are not known to us. If you have the pad, you can replace our sheets with your own.
rules-twenty-one-good-to-know-2 = Often played wrong:
    .item-1 = In the second throw you cannot choose: every die without a 1 is thrown, every 1 stays. After six 1s there is no second throw.
    .item-2 = Only the leftmost free field can be crossed out, even if another one would hurt less.
    .item-3 = Nobody writes and crosses out in the same turn.
rules-twenty-one-good-to-know-3 = Alone you can practise: you are active in every turn and play for the highest score you can reach. This is our practice form; the rulebook has no solo game.

## Splitter

rules-splitter-idea-1 = All players write the same numbers, but each where they like. In the end those groups count that have exactly as many fields as their number says: a single 1, two 2s, and so on up to six 6s.

rules-splitter-material-1 = One to twelve players. Each needs a sheet and a pencil; the table needs two ordinary dice.
rules-splitter-material-2 = There are two boards, A and B; all players use the same one. Board A is best for the first game. Each has 44 fields, and the dashed centre line divides them into two halves that mirror each other.
rules-splitter-material-3 = Two fields bear a star. Board B has three hearts as well.

rules-splitter-writing-1 = Both thrown numbers are written, one in each of two free fields that mirror each other: in the same row, equally far from the centre line. Which number goes left is up to you.

rules-splitter-turn-1 = One player throws both dice, once. Then everyone, all at once, writes both numbers on their own sheet; passing is not possible.
rules-splitter-turn-2 = The youngest throws first, then the dice go round clockwise. Who throws makes no difference, so you may also draw lots or agree.

rules-splitter-end-1 = After 22 rounds every sheet is full, and the game is over.

rules-splitter-scoring-1 = Fields with the same number that touch side by side or one above the other belong to one group; corners do not connect.
    .item-1 = A group with exactly as many fields as its number says brings that number: a single 1 brings 1 point, six 6s bring 6. Larger and smaller groups bring nothing.
    .item-2 = You may have several groups of the same number; each one counts.
    .item-3 = A scoring group that holds a star counts double.
    .item-4 = Board B: the same number in all three hearts brings 5 points more, whether or not their groups score.
rules-splitter-scoring-2 = The highest total wins. A tie is a shared victory.

rules-splitter-good-to-know-1 = The solo game belongs to the rules. Nothing changes; at the end your points tell how well it went, on both boards:
    .item-1 = 27 or less: { rating-splitter-lost }
    .item-2 = 28 to 30: { rating-splitter-welcome }
    .item-3 = 31 to 33: { rating-splitter-fair }
    .item-4 = 34 to 36: { rating-splitter-decent }
    .item-5 = 37 to 38: { rating-splitter-quite-good }
    .item-6 = 39 to 40: { rating-splitter-great }
    .item-7 = 41 to 42: { rating-splitter-excellent }
    .item-8 = 43 to 44: { rating-splitter-first-class }
    .item-9 = 45 to 46: { rating-splitter-sensational }
    .item-10 = 47 to 48: { rating-splitter-spectacular }
    .item-11 = 49 to 50: { rating-splitter-unbelievable }
    .item-12 = 51 or more: { rating-splitter-out-of-this-world }
rules-splitter-good-to-know-2 = Often played wrong:
    .item-1 = Two groups of the same number that touch are one group, and usually too large.
    .item-2 = A star doubles only a group that scores; on its own it is worth nothing.
rules-splitter-good-to-know-3 = The highest score possible is 56 points on board A and 61 on board B.
