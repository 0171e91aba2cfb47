"""Break the rules on purpose, one by one: each break must be caught by a test.

`python -m tests.mutants` (all), `python -m tests.mutants qwinto` (one game). A mutant is a copy of the package with one
change in a game's `rules.py` or `sheet.py`; the game's own tests and random matches against its oracle are run on it, in
plain mode, until one fails. A break that nothing notices is reported, and the exit code is 1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rollwright"
MATCHES = 60


@dataclass(frozen=True)
class Mutant:
    """One rule broken: in a file of a game, a text that stands there once is replaced."""

    game: str
    file: str
    rule: str
    old: str
    new: str


MUTANTS = (
    # Qwinto
    Mutant("qwinto", "rules", "numbers rise strictly", "elif written == number:\n            return before", "elif written == number:\n            return count"),
    Mutant("qwinto", "rules", "numbers rise to the right", "elif written < number:\n            count = before", "elif written < number:\n            count = count"),
    Mutant("qwinto", "rules", "nothing smaller stands to the right", "        else:\n            return count\n    return count", "        else:\n            count = count\n    return count"),
    Mutant("qwinto", "rules", "no number twice in a column", "if not stands_in_column(g, seat, column, number):", "if True:"),
    Mutant("qwinto", "rules", "columns of two fields count too", "    for row in range(ROWS):\n        if g.cells[seat, row, column] == number:\n            return True", "    for row in range(ROWS - 1):\n        if g.cells[seat, row, column] == number:\n            return True"),
    Mutant("qwinto", "rules", "only thrown colours", "        if g.picked >> row & 1:\n            count = writable", "        if True:\n            count = writable"),
    Mutant("qwinto", "rules", "the sum of all thrown dice", "total += int(g.dice[die])", "total = max(total, int(g.dice[die]))"),
    Mutant("qwinto", "rules", "one to three dice", "return (1 << DICE) - 1\n\n\n@kernel\ndef legal_writing", "return (1 << DICE) - 2\n\n\n@kernel\ndef legal_writing"),
    Mutant("qwinto", "rules", "everybody may decline", "actions[count] = PASS\n    return count + 1", "actions[count] = PASS\n    return count + (count == 0)"),
    Mutant("qwinto", "rules", "only the active player fails", "elif seat == g.active:", "else:"),
    Mutant("qwinto", "rules", "the active player fails", "g.fails[seat] += 1", "g.fails[seat] += 0"),
    Mutant("qwinto", "rules", "only one second throw", "g.phase = AGAIN if g.phase == THROW else WRITE", "g.phase = AGAIN"),
    Mutant("qwinto", "rules", "everybody decides about writing", "        return (1 << int(g.seats)) - 1", "        return 1 << int(g.active)"),
    Mutant("qwinto", "rules", "clockwise", "g.active = (g.active + 1) % g.seats", "g.active = (g.active + g.seats - 1) % g.seats"),
    Mutant("qwinto", "sheet", "four failures end", "FAILED_THROWS_TO_END = 4", "FAILED_THROWS_TO_END = 5"),
    Mutant("qwinto", "sheet", "two full rows end", "FULL_ROWS_TO_END = 2", "FULL_ROWS_TO_END = 3"),
    Mutant("qwinto", "sheet", "a failure costs five", "FAILED_THROW_COST = 5", "FAILED_THROW_COST = 4"),
    Mutant("qwinto", "sheet", "the bonus fields", "o o * o . o o o o * . .", "o o * o . o o o * o . ."),
    Mutant("qwinto", "rules", "a full row scores its rightmost number", "ROW_FIELDS[row, FIELDS_IN_ROW - 1]", "ROW_FIELDS[row, FIELDS_IN_ROW - 2]"),
    Mutant("qwinto", "rules", "a bonus only for a full column", "        if g.cells[seat, row, column] == 0:\n            return 0\n    return int(g.cells[seat, BONUS_ROW", "        if g.cells[seat, row, column] < 0:\n            return 0\n    return int(g.cells[seat, BONUS_ROW"),
    # Qwantum
    Mutant("qwantum", "rules", "strictly rising before the line", "return number > last if rises_to(place) else number < last", "return number >= last if rises_to(place) else number < last"),
    Mutant("qwantum", "rules", "strictly falling after the line", "return number > last if rises_to(place) else number < last", "return number > last if rises_to(place) else number <= last"),
    Mutant("qwantum", "sheet", "the thick line after the fourth field", 'o o o o | o o\no o o o | o o\no o o o | o o\no o o o | o o', 'o o o | o o o\no o o | o o o\no o o | o o o\no o o | o o o'),
    Mutant("qwantum", "rules", "the taken colour is closed", "if row != g.taken and fits(", "if fits("),
    Mutant("qwantum", "rules", "white counts for every colour", "sums = int(g.dice[WHITE]) * WHITE_ADDS", "sums = int(g.dice[WHITE]) * 1"),
    Mutant("qwantum", "rules", "no failure after writing first", "seat == g.active and g.taken == NOTHING:", "seat == g.active:"),
    Mutant("qwantum", "rules", "others never fail", "elif g.phase == SECOND and seat == g.active and", "elif g.phase == SECOND and"),
    Mutant("qwantum", "rules", "a full sheet ends at once", "    if sheet_is_full(g, g.active):\n        clear_table(g, OVER)\n    else:\n        g.phase = SECOND", "    g.phase = SECOND"),
    Mutant("qwantum", "rules", "five failures end", "g.fails[seat] >= FAILED_THROWS_TO_END", "g.fails[seat] > FAILED_THROWS_TO_END"),
    Mutant("qwantum", "sheet", "failures cost more and more", "FAILED_THROW_COSTS = (1, 2, 3, 4, 5)", "FAILED_THROW_COSTS = (1, 1, 3, 4, 5)"),
    Mutant("qwantum", "rules", "the second lowest value", "lowest, second = number, lowest", "lowest, second = number, second"),
    Mutant("qwantum", "rules", "equal values do not count twice", "elif number > lowest and (second", "elif number >= lowest and (second"),
    Mutant("qwantum", "rules", "only full columns score", "if g.written[seat, row] <= column:", "if g.written[seat, row] < column:"),
    Mutant("qwantum", "sheet", "the faces of a die", "R3 Y4 B2 B6 P2 P5", "R3 Y4 B2 B5 P2 P5"),
    # Twenty One
    Mutant("twenty-one", "rules", "a number equal to the limit may be written", "(g.dice[colour] <= g.limits[seat, row, place])", "(g.dice[colour] < g.limits[seat, row, place])"),
    Mutant("twenty-one", "rules", "only free fields", "fits = (g.cells[seat, row, place] == FREE) &", "fits = True &"),
    Mutant("twenty-one", "rules", "ones stay", "return bool(g.phase == THROW or g.dice[die] != LYING_FACE)", "return True"),
    Mutant("twenty-one", "rules", "six ones leave nothing", "        if g.dice[die] != LYING_FACE:\n            actions[1]", "        if True:\n            actions[1]"),
    Mutant("twenty-one", "rules", "crossing out is always possible", "    actions[0] = CROSS\n    count = 1", "    actions[0] = CROSS\n    count = 1 - (possible != 0)"),
    Mutant("twenty-one", "rules", "the leftmost free field", "    for place in range(PLACES):\n        if g.cells[seat, row, place] == FREE:\n            g.cells[seat, row, place] = CROSSED", "    for place in range(PLACES - 1, -1, -1):\n        if g.cells[seat, row, place] == FREE:\n            g.cells[seat, row, place] = CROSSED"),
    Mutant("twenty-one", "rules", "the fifth row ends the match", "if g.current[seat] == ROWS:", "if g.current[seat] == ROWS - 1:"),
    Mutant("twenty-one", "rules", "hits equal the limit", "if g.cells[seat, row, place] == g.limits[seat, row, place]:", "if g.cells[seat, row, place] >= g.limits[seat, row, place] - 1:"),
    Mutant("twenty-one", "sheet", "the bonus for hits", "[0, 1, 3, 6, 10, 15, 21]", "[0, 1, 3, 6, 10, 15, 20]"),
    Mutant("twenty-one", "sheet", "the limits of row 3", "6 4 4 2 2 1 |", "6 4 3 2 2 1 |"),
    # Splitter
    Mutant("splitter", "rules", "the mirror gets the other number", "int(g.dice[0]) + int(g.dice[1]) - number", "number"),
    Mutant("splitter", "rules", "mirrored about the centre line", "g.cells[seat, row, COLUMNS - 1 - column] = ", "g.cells[seat, row, HALF + column] = "),
    Mutant("splitter", "rules", "equal dice are listed once", "ways = 1 if first == second else 2", "ways = 2"),
    Mutant("splitter", "rules", "groups of exactly n fields", "if size_of(group) != number:", "if size_of(group) < number:"),
    Mutant("splitter", "rules", "neighbours one above the other", "grown |= (group & below) << COLUMNS | group >> COLUMNS & below", "grown |= (group & below) << COLUMNS"),
    Mutant("splitter", "sheet", "stars double", "STAR_FACTOR = 2", "STAR_FACTOR = 3"),
    Mutant("splitter", "sheet", "hearts bring five", "HEARTS_BONUS = 5", "HEARTS_BONUS = 4"),
    Mutant("splitter", "rules", "all hearts, not two", "for heart in range(1, HEARTS[variant]):", "for heart in range(2, HEARTS[variant]):"),
    Mutant("splitter", "sheet", "the boards", "o * o . . o * o", "* o o . . o o *"),
    Mutant("splitter", "sheet", "the rating", '"great": 39', '"great": 40'),
)  # fmt: skip


def main(games: list[str]) -> int:
    chosen = [mutant for mutant in MUTANTS if not games or mutant.game in games]
    survivors = [mutant for number, mutant in enumerate(chosen, 1) if not _caught(mutant, f"{number}/{len(chosen)}")]
    sys.stdout.write(f"{len(chosen) - len(survivors)} of {len(chosen)} broken rules were caught.\n")
    return 1 if survivors else 0


def _caught(mutant: Mutant, progress: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        _write(mutant, Path(folder) / "rollwright")
        caught = any(_fails(command, folder) for command in _checks(mutant.game))
    word = "caught" if caught else "NOT CAUGHT"
    sys.stdout.write(f"{progress:>6} {mutant.game}: {mutant.rule}: {word}\n")
    sys.stdout.flush()
    return caught


def _write(mutant: Mutant, package: Path) -> None:
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    source = package / "games" / mutant.game.replace("-", "_") / f"{mutant.file}.py"
    text = source.read_text()
    if text.count(mutant.old) != 1:
        raise SystemExit(f"{mutant.game}, {mutant.rule}: the text to break must stand in {source.name} exactly once.")
    source.write_text(text.replace(mutant.old, mutant.new))


def _checks(game: str) -> list[list[str]]:
    tests = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", f"tests/{game.replace('-', '_')}"]
    return [[sys.executable, *tests], [sys.executable, "-m", "tests.conformance.oracles", game, str(MATCHES)]]


def _fails(command: list[str], folder: str) -> bool:
    environment = {**os.environ, "PYTHONPATH": folder, "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
