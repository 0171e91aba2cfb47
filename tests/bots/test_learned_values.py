"""What the kernels of learned values say agrees with the rules, and with themselves."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from rollwright.bots.qwantum.judge import BEST_SETS
from rollwright.bots.qwantum.player import QwantumJudge
from rollwright.bots.qwantum.reroll import FALLS, SHOWN, SHOWN_BY, WAYS, list_falls, worth_of_sets
from rollwright.bots.qwantum.turn import PAIR_ROWS, free_fields, value_double, value_single, worth_of_sums
from rollwright.bots.qwantum.turn import SETS as SETS_AGAIN
from rollwright.bots.qwantum.turn_values import HIGHEST_BESIDE, foresee_turn
from rollwright.bots.qwantum.value import PAIRS as ROW_PAIRS
from rollwright.bots.qwantum.value import SUMS as QWANTUM_SUMS
from rollwright.bots.qwantum.value import WEIGHTS as QWANTUM_WEIGHTS
from rollwright.bots.qwinto.judge import (
    AHEAD,
    AWARE,
    BY_POINTS,
    GRUDGE,
    OWN_POINT,
    PHASES,
    STYLE,
    expect_writing,
    foresee_sums,
    judge_actions,
    liking,
    prepare_all,
    value_next_turn,
)
from rollwright.bots.qwinto.player import QwintoJudge
from rollwright.bots.qwinto.turn import NEVER, value_fields, value_rest
from rollwright.bots.qwinto.value import PLACES as QWINTO_PLACES
from rollwright.bots.qwinto.value import SUMS as QWINTO_SUMS
from rollwright.bots.qwinto.value import WEIGHTS as QWINTO_WEIGHTS
from rollwright.bots.qwinto.value import near_of
from rollwright.bots.splitter.expectation import worth_before_throw
from rollwright.bots.splitter.rollouts import (
    CONTENDERS,
    FINALISTS,
    HORIZON,
    ROUND,
    drawn_throws,
    missed_in_match,
    play_contenders,
    still_standing,
)
from rollwright.bots.splitter.shapes import NUMBERS, PLACES, STRIDE, folded, learning_shapes, playing_shapes
from rollwright.bots.splitter.value import FEATURES, PLACINGS, list_features, put, settle, value_placings
from rollwright.games import game as find
from rollwright.games.qwantum import rules as qwantum
from rollwright.games.qwinto import rules as qwinto
from rollwright.games.qwinto.sheet import ROW_FIELDS
from rollwright.games.qwinto.state import Choice
from rollwright.games.splitter.state import Place
from tests.bots.positions import decisions


def _weights(count: int) -> Any:
    return np.random.default_rng(7).normal(size=count).astype(np.float32)


@pytest.mark.parametrize("board", ["A", "B"])
def test_a_placing_is_worth_what_the_sheet_after_it_is_worth(board: str) -> None:
    shapes, rng, game = playing_shapes(board), np.random.default_rng(3), find("splitter")
    weights = _weights(shapes.weights)
    sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
    windows = np.empty(len(shapes.window_start), np.int64)
    values, found = np.empty(PLACINGS), np.empty(FEATURES, np.int64)
    for _ in range(6):
        sheet[:] = 0
        free = settle(shapes, sheet, sets, windows)
        state = game.start(1, board)
        while free:
            one, two = (int(face) for face in rng.integers(1, 7, 2))
            value_placings(shapes, weights, sheet, sets, windows, one, two, values)
            placing = int(rng.choice(np.flatnonzero(values > -1e8)))
            left, right = (two, one) if placing & 1 else (one, two)
            put(shapes, placing >> 1, left, right, sheet, sets, windows)
            place = int(shapes.pair_left[placing >> 1])
            state = game.throw(state, (one, two))
            state = game.decide(state, {0: Place(place // STRIDE, place % STRIDE, left)})
            free -= 1
            if free:
                count = list_features(shapes, sheet, sets, windows, free, found)
                assert values[placing] == pytest.approx(weights[found[:count]].sum(dtype=float), abs=1e-3)
            else:
                assert values[placing] == game.score(state, 0).total


@pytest.mark.parametrize("board", ["A", "B"])
def test_folded_weights_say_of_every_sheet_what_the_learned_ones_say(board: str) -> None:
    learning, playing, rng = learning_shapes(board), playing_shapes(board), np.random.default_rng(9)
    weights = _weights(learning.weights)
    played = folded(board, weights)
    assert len(played) == playing.weights < learning.weights
    for free in (22, 15, 9, 4, 2):
        one, two = (int(face) for face in rng.integers(1, 7, 2))
        learned, plain = np.empty(PLACINGS), np.empty(PLACINGS)
        sheet, sets, windows = _filled(learning, free, rng)
        value_placings(learning, weights, sheet, sets, windows, one, two, learned)
        windows = np.empty(len(playing.window_start), np.int64)
        settle(playing, sheet, sets, windows)
        value_placings(playing, played, sheet, sets, windows, one, two, plain)
        assert plain == pytest.approx(learned, abs=1e-3)


@pytest.mark.parametrize("board", ["A", "B"])
def test_a_sheet_of_splitter_is_worth_the_mean_over_the_best_ways_to_write_each_throw(board: str) -> None:
    shapes, rng = playing_shapes(board), np.random.default_rng(4)
    weights = _weights(shapes.weights)
    sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
    windows = np.empty(len(shapes.window_start), np.int64)
    values, best = np.empty(PLACINGS), np.empty((NUMBERS, NUMBERS))
    for _ in range(4):
        sheet[:] = 0
        free = settle(shapes, sheet, sets, windows)
        while free:
            mean = worth_before_throw(shapes, weights, sheet, sets, windows, best)
            one_by_one = np.empty_like(best)
            for first, second in np.ndindex(best.shape):
                value_placings(shapes, weights, sheet, sets, windows, first + 1, second + 1, values)
                one_by_one[first, second] = values.max()
            assert best == pytest.approx(one_by_one, abs=1e-3)
            assert mean == pytest.approx(one_by_one.mean(), abs=1e-3)
            placing = int(rng.choice(np.flatnonzero(values > -1e8)))
            one, two = (int(face) for face in rng.integers(1, 7, 2))
            put(shapes, placing >> 1, one, two, sheet, sets, windows)
            free -= 1


def _filled(shapes: Any, free: int, rng: Any) -> tuple[Any, Any, Any]:
    """A sheet of Splitter with so many free pairs, filled by chance, as the kernels read it."""
    sheet, sets = np.zeros(PLACES, np.int8), np.zeros(NUMBERS + 1, np.int64)
    windows = np.empty(len(shapes.window_start), np.int64)
    for pair in rng.permutation(len(shapes.pair_left))[free:]:
        sheet[shapes.pair_left[pair]], sheet[shapes.pair_right[pair]] = rng.integers(1, 7, 2)
    settle(shapes, sheet, sets, windows)
    return sheet, sets, windows


def _points(board: str, sheet: Any) -> int:
    """What the rules say that a full sheet scores."""
    game = find("splitter")
    state = game.start(1, board)
    for row, column in np.argwhere(sheet.reshape(-1, STRIDE)[:, : (STRIDE - 1) // 2]):
        left, right = (int(sheet[row * STRIDE + at]) for at in (column, STRIDE - 2 - column))
        state = game.decide(game.throw(state, (left, right)), {0: Place(int(row), int(column), left)})
    return game.score(state, 0).total


@pytest.mark.parametrize("board", ["A", "B"])
def test_what_the_value_has_missed_is_what_it_lacks_to_the_final_scores(board: str) -> None:
    """With three free pairs: after two throws the value lacks this to the mean over the last throw."""
    shapes, rng = playing_shapes(board), np.random.default_rng(6)
    weights, values = _weights(shapes.weights), np.empty(PLACINGS)
    for _ in range(4):
        start = _filled(shapes, 3, rng)
        throws = rng.integers(0, 36, HORIZON)
        sheet, sets, windows = (part.copy() for part in start)
        missed = missed_in_match(shapes, weights, sheet, sets, windows, throws)
        value = 0.0
        for fallen in throws[:2]:
            one, two = int(fallen) % 6 + 1, int(fallen) // 6 + 1
            placing = value_placings(shapes, weights, *start, one, two, values)
            value = values[placing]
            put(shapes, placing >> 1, *((two, one) if placing & 1 else (one, two)), *start)
        [last] = [pair for pair, left in enumerate(shapes.pair_left) if start[0][left] == 0]
        finals = np.empty((6, 6))
        for left, right in np.ndindex(finals.shape):
            start[0][shapes.pair_left[last]], start[0][shapes.pair_right[last]] = left + 1, right + 1
            finals[left, right] = _points(board, start[0])
        assert value + missed == pytest.approx(np.maximum(finals, finals.T).mean(), abs=1e-3)


def test_only_placings_that_were_played_on_to_the_end_stand_above_others() -> None:
    shapes, rng = playing_shapes("A"), np.random.default_rng(8)
    weights = _weights(shapes.weights) / 40  # values so near to each other that many placings are played on
    raised = 0
    for _ in range(10):
        board = _filled(shapes, 10, rng)
        values = np.empty(PLACINGS)
        value_placings(shapes, weights, *board, 3, 5, values)
        before = values.copy()
        play_contenders((shapes, weights, *board), 3, 5, 36, rng.integers(1, 1 << 32, 4), values)
        changed = np.flatnonzero(values > before)
        raised += len(changed)
        assert set(changed) <= set(np.argsort(-before)[:CONTENDERS])
        best = np.sort(values)[-FINALISTS:]
        assert len(np.flatnonzero(values > best[0])) < FINALISTS
    assert raised


def test_who_is_beaten_beyond_doubt_is_not_played_on_and_who_is_close_is() -> None:
    luck = np.random.default_rng(1).normal(size=ROUND)
    close, beaten, best = luck[::-1] - 0.1, luck - 0.5, luck
    assert still_standing(np.stack([beaten, close, best]), np.arange(3)).tolist() == [2, 1]
    alike = np.stack([np.roll(luck, place) for place in range(FINALISTS + 2)])
    assert len(still_standing(alike, np.arange(1, FINALISTS + 2))) == FINALISTS


def test_throws_to_play_on_with_begin_all_differently_and_the_same_chance_gives_the_same() -> None:
    throws, again = (drawn_throws(np.array([1, 2, 3, 4]), 36, HORIZON) for _ in range(2))
    assert sorted(throws[:, 0]) == list(range(36))
    assert (throws == again).all()


def _qwinto_mind(by_points: bool = True) -> Any:
    style = np.zeros(STYLE)
    style[GRUDGE], style[AWARE], style[BY_POINTS], style[OWN_POINT] = 1.0, 1.0, by_points, 1e-4
    return _weights(QWINTO_WEIGHTS), np.zeros(PHASES), np.full(PHASES, 8.0), style


def _record(state: Any) -> Any:
    return np.frombuffer(state.data, np.int8).copy().view(qwinto.STATE)[0]


def _judged(state: Any, seat: int, by_points: bool = True) -> dict[int, float]:
    """By action: its rank."""
    codes, (scores, wins, ranks) = np.empty(qwinto.ACTIONS, np.int16), np.empty((3, qwinto.ACTIONS))
    count = judge_actions(_qwinto_mind(by_points), _record(state), seat, codes, scores, wins, ranks)
    return {int(code): float(rank) for code, rank in zip(codes[:count], ranks[:count], strict=True)}


def test_a_number_in_a_field_of_qwinto_is_worth_what_the_sheet_with_it_is_worth() -> None:
    weights, fields = _weights(QWINTO_WEIGHTS), np.empty((3, QWINTO_PLACES, QWINTO_SUMS))
    checked = 0
    for state in itertools.islice(decisions("qwinto", 2, 3), 0, None, 3):
        g = _record(state)
        cells, fails, near, wait = g.cells[0], int(g.fails[0]), int(near_of(g, 0)), 1
        value_fields(weights, cells, fails, near, wait, fields)
        for row, place, number in np.argwhere(fields > NEVER):
            column = ROW_FIELDS[row, place]
            cells[row, column] = number
            sheet = value_rest(weights, cells, fails, near, wait)
            cells[row, column] = 0
            assert fields[row, place, number] == pytest.approx(sheet, abs=1e-3)
            checked += 1
    assert checked > 1000


@pytest.mark.parametrize("aware", [False, True])
def test_looking_ahead_in_qwinto_sees_the_next_turn_of_all_seats_whatever_was_tried_before(aware: bool) -> None:
    weights, gains, spreads, style = _qwinto_mind(by_points=False)
    style[AHEAD], style[AWARE] = 1.0, aware
    mind = (weights, gains, spreads, style)
    fields, best = np.empty((3, QWINTO_PLACES, QWINTO_SUMS)), np.empty((3, QWINTO_SUMS))
    codes, (scores, wins, ranks) = np.empty(qwinto.ACTIONS, np.int16), np.empty((3, qwinto.ACTIONS))
    checked = 0
    for state in [state for state in decisions("qwinto", 3, 5) if state.phase == "write"][::4]:
        g, actions = _record(state), np.empty(qwinto.MAX_SEATS, np.int16)
        expect_writing(mind, g, prepare_all(weights, g), actions)
        for place in range(judge_actions(mind, g, 1, codes, scores, wins, ranks)):
            after = g.copy()
            actions[1] = codes[place]
            qwinto.decide(after, actions)
            if not qwinto.is_over(after):
                assert scores[place] == pytest.approx(value_next_turn(weights, after, 1, fields, best), abs=1e-6)
                checked += 1
    assert checked


def test_with_many_seats_qwinto_likes_winning_and_own_points_less_the_price_of_turns_to_come() -> None:
    weights, gains, spreads, style = _qwinto_mind(by_points=False)
    style[OWN_POINT] = 0.03
    mind = (weights, gains + 10.0, spreads, style)
    two, four = (_record(next(iter(decisions("qwinto", seats, 1)))) for seats in (2, 4))
    assert liking(mind, four, True, 60.0, 0.5) == pytest.approx(0.5 + 0.03 * 60)
    assert liking(mind, four, False, 60.0, 0.5) == pytest.approx(0.5 + 0.03 * 50)
    assert liking(mind, two, False, 60.0, 0.5) == pytest.approx(0.5, abs=0.01)


def test_dice_of_qwinto_are_worth_the_mean_of_all_their_throws() -> None:
    game = find("qwinto")
    picking = [state for state in decisions("qwinto", 2, 11) if state.phase == "dice"][4]
    judged = _judged(picking, picking.active)
    for action in game.legal(picking, picking.active):
        thrown = game.decide(picking, {picking.active: action})
        dice = len(game.dice_wanted(thrown))
        if dice == 3:
            continue
        total = 0.0
        for faces in itertools.product(range(1, 7), repeat=dice):
            total += max(_judged(game.throw(thrown, faces), picking.active).values())
        assert judged[game.action_code(action)] == pytest.approx(total / 6**dice, abs=1e-3)


def test_a_second_throw_of_qwinto_is_worth_the_mean_of_all_its_throws() -> None:
    game = find("qwinto")
    states = [state for state in decisions("qwinto", 1, 5) if state.phase == "again" and len(state.picked) == 2]
    for state in states[:3]:
        keep, again = (game.action_at(code) for code in (qwinto.KEEP, qwinto.THROW_ONCE_MORE))
        judged = _judged(state, 0)
        kept = max(_judged(game.decide(state, {0: keep}), 0).values())
        thrown = game.decide(state, {0: again})
        throws = [game.throw(thrown, faces) for faces in itertools.product(range(1, 7), repeat=2)]
        mean = np.mean([max(_judged(throw, 0).values()) for throw in throws])
        assert judged[qwinto.KEEP] == pytest.approx(kept, abs=1e-3)
        assert judged[qwinto.THROW_ONCE_MORE] == pytest.approx(mean, abs=1e-3)


def test_what_qwinto_foresees_of_a_sum_is_what_is_judged_when_it_has_fallen() -> None:
    game, mind = find("qwinto"), _qwinto_mind(by_points=False)
    checked = 0
    for state in itertools.islice(decisions("qwinto", 2, 7), 0, None, 5):
        if state.phase != "dice":
            continue
        g = _record(state)
        for dice, action in enumerate(game.legal(state, state.active), 1):
            scores, wins = np.empty((QWINTO_SUMS, 2)), np.empty((QWINTO_SUMS, 2))
            foresee_sums(mind, g, prepare_all(mind[0], g), dice, state.active, scores, wins)
            picked = game.decide(state, {state.active: action})
            for faces in itertools.product((1, 3, 6), repeat=dice.bit_count()):
                fallen = game.decide(game.throw(picked, faces), {state.active: Choice.KEEP})
                best = max(_judged(fallen, state.active, by_points=False).values())
                foreseen = wins[sum(faces), state.active] + 1e-4 * scores[sum(faces), state.active]
                assert foreseen == pytest.approx(best, abs=1e-6)
                checked += 1
    assert checked


@pytest.mark.parametrize("seats", [1, 2])
def test_the_dice_that_win_most_are_not_always_those_that_score_most_but_alone_they_are(seats: int) -> None:
    judge, rng = QwintoJudge(ahead=True), np.random.default_rng(1)
    others_matter = 0
    for seed in range(3):
        for state in decisions("qwinto", seats, seed):
            if state.phase != "write":
                judged = judge.judge(state, state.active, rng)
                others_matter += int(np.argmax(judged.ranks) != np.argmax(judged.scores))
    assert (others_matter > 0) == (seats > 1)


def _qwantum_rows(lengths: Sequence[int], rng: Any) -> tuple[Any, Any]:
    """Rows of these lengths filled by chance, as the kernels read them: four numbers rise, two fall."""
    cells = np.zeros((4, 6), np.int8)
    for row, length in enumerate(lengths):
        rising = np.sort(rng.choice(np.arange(1, 24), 4, replace=False)) + 4
        falling = -np.sort(-rng.choice(np.arange(1, rising[-1]), 2, replace=False))
        cells[row, :length] = [*rising, *falling][:length]
    return np.array(lengths, np.int8), cells


ALMOST_FULL = [(6, 6, 6, 5), (6, 5, 5, 6), (4, 6, 6, 6), (6, 5, 4, 6)]


@pytest.mark.parametrize(("near", "wait"), [(4, 0), (2, 1)])
def test_what_a_turn_of_qwantum_can_bring_is_what_the_sheets_after_it_are_worth(near: int, wait: int) -> None:
    weights, rng, failed = _weights(QWANTUM_WEIGHTS), np.random.default_rng(2), -2.0
    best = np.empty((ROW_PAIRS, QWANTUM_SUMS, QWANTUM_SUMS))
    for lengths in [*ALMOST_FULL, *rng.integers(0, 7, (150, 4))]:
        sheet = (*_qwantum_rows(lengths, rng), int(rng.integers(5)), near, wait)
        if not free_fields(sheet[0]):
            continue
        foresee_turn(weights, sheet, failed, best)
        for pair, (row, other) in enumerate(PAIR_ROWS):
            for number in rng.integers(1, QWANTUM_SUMS, 12):
                beside = int(rng.integers(1, HIGHEST_BESIDE[row, other, number] + 1))
                worth = max(
                    failed,
                    value_single(weights, sheet, row, number),
                    value_single(weights, sheet, other, beside),
                    value_double(weights, sheet, row, number, other, beside),
                )
                assert best[pair, number, beside] == pytest.approx(worth, abs=1e-3)


def test_no_throw_of_qwantum_shows_more_beside_a_number_than_is_foreseen() -> None:
    fallen = SHOWN[:, None] + qwantum.WHITE_ADDS * np.arange(1, 7)
    sums = np.stack([fallen >> qwantum.SUM_BITS * row & qwantum.SUM_MASK for row in range(4)])
    for row, other in PAIR_ROWS:
        assert (sums[other] <= HIGHEST_BESIDE[row, other][sums[row]]).all()
        assert (sums[row] <= HIGHEST_BESIDE[other, row][sums[other]]).all()


def test_the_ways_to_fall_that_a_device_lists_are_those_of_the_server() -> None:
    shown, shown_by = np.empty(WAYS, np.int64), np.empty(WAYS, np.int64)
    count = list_falls(shown, shown_by)
    assert shown[:count].tolist() == SHOWN.tolist()
    assert shown_by.tolist() == SHOWN_BY.ravel().tolist()


def test_a_second_throw_of_qwantum_is_worth_the_mean_of_all_its_throws() -> None:
    game, judge, rng = find("qwantum"), QwantumJudge(by_points=True), np.random.default_rng(0)
    checked = 0
    for state in itertools.islice((s for s in decisions("qwantum", 1, 2) if s.phase == "again"), 0, None, 4):
        judged = judge.judge(state, 0, rng)
        assert len(judged.codes) in (BEST_SETS, BEST_SETS + 1)
        for code, score in zip(judged.codes, judged.scores, strict=True):
            thrown = game.decide(state, {0: game.action_at(int(code))})
            dice = game.dice_wanted(thrown)
            if len(dice) > 2:
                continue
            ways = itertools.product(*(die.faces for die in dice))
            writing = [game.throw(thrown, faces) for faces in ways] if dice else [thrown]
            mean = np.mean([judge.judge(written, 0, rng).scores.max() for written in writing])
            assert score == pytest.approx(mean, abs=1e-3)
            checked += 1
    assert checked > 5


def test_every_set_of_dice_of_qwantum_is_worth_the_mean_over_all_ways_it_can_fall() -> None:
    best, worths = np.random.default_rng(3).normal(size=(ROW_PAIRS, QWANTUM_SUMS, QWANTUM_SUMS)), np.empty(SETS_AGAIN)
    lying = np.array([1, 5, 0, 3, 2, 4, 6], np.int8)
    worth_of_sets(FALLS, best, lying, worths)
    faces = np.vstack([qwantum.FACE_ADDS, qwantum.WHITE_ADDS * np.arange(1, 7)])
    fixed = [faces[die, place - (die == qwantum.WHITE)] for die, place in enumerate(lying)]
    for dice in (0b0000000, 0b1000000, 0b0000100, 0b1100001, 0b0111000, 0b1010110):
        shown = [faces[die] if dice >> die & 1 else faces[die][faces[die] == fixed[die]][:1] for die in range(7)]
        sums = [sum(map(int, fallen)) for fallen in itertools.product(*shown)]
        assert worths[dice] == pytest.approx(np.mean([worth_of_sums(best, fallen) for fallen in sums]))
