"""Dice: even, repeatable, the same for everyone on a day, and sealed."""

from __future__ import annotations

import hashlib
import hmac
import random
from itertools import chain, islice, repeat

import msgspec
import pytest

from rollwright.games import REGISTRY, game
from rollwright.games.protocol import Die, InvalidSetup
from rollwright.table import dice
from rollwright.table.events import Daily, Sealed, Seeded, Thrown, log_to_json
from rollwright.table.match import Match
from rollwright.table.record import format_match
from rollwright.table.view import view_of
from tests.table.chi_square import SOURCES, chance_of_such_dice
from tests.table.matches import SECRET, open_match, play_on, play_out, sealed

LEAST_CHANCE = 0.001


@pytest.mark.parametrize("source", SOURCES)
def test_all_faces_are_equally_likely(source: str) -> None:
    assert chance_of_such_dice(source, 200_000) > LEAST_CHANCE


def test_bytes_that_would_favour_some_faces_are_skipped() -> None:
    die = Die("d", (1, 2, 3, 4, 5, 6))
    assert dice.faces_from(iter([252, 253, 254, 255, 251]), [die]) == (6,)
    faces = [dice.faces_from(iter([byte]), [die])[0] for byte in range(252)]
    assert all(faces.count(face) == 42 for face in die.faces)


def test_a_sealed_throw_is_the_hmac_of_secret_match_throw_and_nonce() -> None:
    """The recipe of the documentation, followed by hand."""
    digest = hmac.new(b"secret", b"match\n3\nnonce\n0", hashlib.sha256).digest()
    even = [byte for byte in digest if byte < 252]
    expected = tuple(byte % 6 + 1 for byte in even[:2])
    assert dice.sealed_faces(b"secret", "match", 3, "nonce", game("splitter").info.dice) == expected


def test_the_stream_of_bytes_goes_on_after_a_block() -> None:
    taken = bytes(islice(dice.stream(b"key", "m"), 40))
    second = hmac.new(b"key", b"m\n1", hashlib.sha256).digest()
    assert taken[32:] == second[:8]


def test_seeded_dice_are_repeatable_and_differ_with_the_seed() -> None:
    first, again, other = (play_out(open_match("qwinto", 2, Seeded(seed)), 1).events for seed in (5, 5, 6))
    assert first == again
    assert [e for e in first if isinstance(e, Thrown)] != [e for e in other if isinstance(e, Thrown)]


def test_a_day_has_the_same_dice_for_everyone_whatever_they_decide() -> None:
    thrown = game("qwinto").info.dice
    key = dice.daily_key("2026-11-15", "qwinto")
    alone, together = dice.repeated_faces(key, 3, 1, thrown[1:2]), dice.repeated_faces(key, 3, 1, thrown)
    assert alone[0] == together[1]


def test_days_games_and_salts_have_different_dice() -> None:
    keys = [
        dice.daily_key(*chosen)
        for chosen in (
            ("2026-11-15", "qwinto"),
            ("2026-11-16", "qwinto"),
            ("2026-11-15", "qwantum"),
            ("2026-11-15", "qwinto", b"salt"),
        )
    ]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "source", [Seeded(-1), Seeded(2**63), Sealed("abc"), Daily("15 November"), Daily("2026-11-15", "x")]
)
def test_a_source_with_impossible_data_is_refused(source: Seeded | Sealed | Daily) -> None:
    with pytest.raises(InvalidSetup):
        dice.check_source(source)


def test_secrets_nonces_and_seeds_are_drawn_anew() -> None:
    for draw in (dice.draw_secret, dice.draw_nonce, dice.draw_seed):
        assert draw() != draw()
    assert dice.check_nonce(dice.draw_nonce())


def pieces(secret: bytes) -> set[str]:
    """Every four bytes of a secret, as hexadecimal digits."""
    return {secret[place : place + 4].hex() for place in range(len(secret) - 3)}


@pytest.mark.parametrize("key", REGISTRY)
def test_no_part_of_the_secret_leaves_the_table_before_the_end(key: str) -> None:
    secret = random.Random(9).randbytes(32)
    match = Match.open(key, 2, match="m", source=Sealed(dice.seal(secret)), secret=secret)
    match.accept(match.sit(0, "Ada"))
    match.accept(match.sit(1, "Ben"))
    chance = random.Random(4)
    last = ""
    while not match.is_over:
        views = (view_of(match, mine, layouts=True) for mine in ([], [0], [0, 1]))
        last = "".join(
            text.decode() for text in chain([log_to_json(match.events)], map(msgspec.json.encode, views))
        ) + format_match(match)
        assert not any(piece in last.lower() for piece in pieces(secret))
        assert repr(match).find(secret.hex()) < 0
        for _ in repeat(None, 10):
            if not match.is_over:
                play_on(match, chance)
    assert last
    assert secret.hex() in log_to_json(match.events).decode()
    assert view_of(match, [0]).seal is not None
    assert view_of(match, [0]).seal.secret == secret.hex()  # type: ignore[union-attr]


def test_a_days_secret_key_stays_secret_after_the_end() -> None:
    source = Daily("2026-11-15", dice.seal(SECRET))
    match = Match.open("splitter", 1, match="m", source=source, secret=SECRET)
    match.accept(match.sit(0, "Ada"))
    play_out(match, 1)
    assert SECRET.hex() not in log_to_json(match.events).decode()


def test_an_undone_sealed_throw_falls_anew_even_with_the_same_nonce() -> None:
    match = open_match("qwantum", 1, sealed())
    thrown = []
    for _ in range(2):
        match.accept(match.throw(0, "same"))
        match.accept(match.decide(0, "keep"))
        thrown.append(match.state.faces)
        match.accept(match.undo(0))
        match.accept(match.decide(0, "keep"))
        match.accept(match.decide(0, "pass"))
        match.accept(match.decide(0, "pass"))
    assert thrown[0] != thrown[1]
