# Words on printed sheets. They stand in narrow boxes: keep them short.

paper-name = Name
paper-date = Date
paper-columns = Columns
# Above the boxes for failed throws, one word if possible
paper-failed = Failed
paper-rising = rising
paper-falling = falling
paper-sum = Sum
paper-bonus = Bonus
paper-solo = Solo

# $count (Number)
paper-fields = { $count } fields
# $rows, $count (Number) - rows, and fields in each of them
paper-fields-in-rows = { $rows } × { $count } fields

paper-hint-qwinto = Numbers rise in a row; none twice in a column
paper-hint-qwantum = Full columns count their second lowest number
paper-hint-twenty-one = Never above the limit; equal to it is a hit
paper-hint-splitter = Only groups as large as their number count

# $turn (Number)
paper-unfinished = Not finished: as it stood in turn { $turn }.

error-cannot-print = This cannot be printed like that.
