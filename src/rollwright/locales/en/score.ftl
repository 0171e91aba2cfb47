# Names of the parts of a score, as a person would check them on paper, and ratings.
# Rows and columns are counted from 1.

# $colour (String) - the key of a colour, $count (Number) - numbers written in the row
part-qwinto-row = { $colour ->
    [orange] Orange row
    [yellow] Yellow row
    [purple] Purple row
   *[other] { $colour }
}, { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}
# $colour (String) - the key of a colour
part-qwinto-full-row = { $colour ->
    [orange] Full orange row, its rightmost number
    [yellow] Full yellow row, its rightmost number
    [purple] Full purple row, its rightmost number
   *[other] { $colour }
}
part-qwinto-column = Bonus of column { $column }
part-qwinto-failures = { $count ->
    [one] { $count } failed throw
   *[other] { $count } failed throws
}

part-qwantum-column = Column { $column }, second lowest value
part-qwantum-failures = { $count ->
    [one] { $count } failed throw
   *[other] { $count } failed throws
}

part-twenty-one-numbers = Row { $row }, sum of the numbers
part-twenty-one-hits = Row { $row }, bonus for { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}

# $number (Number) - the number written in the group, 1 to 6
part-splitter-group = { $number ->
    [1] Single 1
   *[other] Group of { $number }s
}
part-splitter-starred-group = { $number ->
    [1] Single 1 on a star, doubled
   *[other] Group of { $number }s with a star, doubled
}
part-splitter-hearts = The same number in all three hearts

rating-splitter-lost = A start
rating-splitter-welcome = Welcome to the club
rating-splitter-fair = Fair
rating-splitter-decent = Decent
rating-splitter-quite-good = Quite good
rating-splitter-great = Great
rating-splitter-excellent = Excellent
rating-splitter-first-class = First class
rating-splitter-sensational = Sensational
rating-splitter-spectacular = Spectacular
rating-splitter-unbelievable = Unbelievable
rating-splitter-out-of-this-world = Out of this world
