"""Random matches in which all happens that can happen at a table."""

from __future__ import annotations

import random
from collections.abc import Callable

from rollwright.games import game
from rollwright.games.protocol import Face, Seat
from rollwright.games.twenty_one.card import CARDS, Card
from rollwright.games.twenty_one.notation import card_to_choice
from rollwright.table import dice
from rollwright.table.events import Daily, DiceSource, Sealed, Seeded, Thrown, Typed
from rollwright.table.match import Change, Match
from rollwright.table.shares import Chain

#: Two chains for each seat: a device, and another one that somebody comes back with.
CHAINS = [(Chain(bytes([seat]) * 16), Chain(bytes([100 + seat]) * 16)) for seat in range(16)]
BY_TIP = {chain.tip: chain for pair in CHAINS for chain in pair}
NAMES = ("Ada", "Ben", "Zoë", 'Jo "the die"', "back\\slash", "Ł [1]; (2) / *")
SECRET = bytes(range(32))


def open_match(key: str, seats: int, source: DiceSource | None = None, people: int = 1, **options: object) -> Match:
    """A match whose first seats are taken by people, the others by bots."""
    secret = SECRET if isinstance(source, Sealed) else None
    match = Match.open(key, seats, match="m1", source=source or Seeded(7), secret=secret, **options)  # type: ignore[arg-type]
    for seat in range(seats):
        named = NAMES[seat % len(NAMES)]
        match.accept(match.sit(seat, named) if seat < people else match.hand_to_bot(seat, "random", named))
    return match


def sealed() -> Sealed:
    return Sealed(dice.seal(SECRET))


def throw(match: Match, chance: random.Random) -> None:
    """Whoever is to throw does so."""
    seat = match.position.thrower
    assert seat is not None
    if isinstance(match.opened.dice, Typed):
        match.accept(match.enter([chance.choice(die.faces) for die in match.game.dice_wanted(match.state)]))
    else:
        match.accept(match.throw(seat, f"n{chance.randrange(10**6)}", shares(match, chance)))


def shares(match: Match, chance: random.Random, late: float = 0.1) -> dict[Seat, str]:
    """The links that the devices give to the next throw, but now and then one is late."""
    position = match.position
    return {
        seat: BY_TIP[position.tips[seat].tip].link(position.tips[seat].depth_at(position.moves))
        for seat in position.givers
        if chance.random() >= late
    }


def decide(match: Match, seat: Seat, chance: random.Random) -> None:
    """A seat decides on something legal."""
    action = chance.choice(match.game.legal(match.state, seat))
    match.accept(match.decide(seat, match.game.notation.action_to_json(action)))


def play_on(match: Match, chance: random.Random) -> None:
    """The next throw, or the decisions of all deciders."""
    if match.position.thrower is not None:
        throw(match, chance)
        return
    number = match.number
    for seat in match.position.deciders:
        if match.number == number:
            decide(match, seat, chance)


def play_out(match: Match, seed: int) -> Match:
    """The match, played to its end at random."""
    chance = random.Random(seed)
    while not match.is_over:
        play_on(match, chance)
    return match


def random_source(chance: random.Random) -> DiceSource:
    sources: list[DiceSource] = [
        Seeded(chance.randrange(2**63)),
        sealed(),
        Typed(),
        Daily("2026-11-15"),
        Daily("2026-11-15", dice.seal(SECRET)),
    ]
    return chance.choice(sources)


def random_match(key: str, chance: random.Random, events: int | None = None, fuss: float = 0.1) -> Match:
    """A match of any setup, up to its end or to a number of events, with seat changes and undos in between."""
    info = game(key).info
    seats = chance.choice(info.playable)
    source = random_source(chance)
    match = Match.open(
        key,
        seats,
        match=f"m{chance.randrange(10**9)}",
        source=source,
        variant=chance.choice(info.variants),
        first=chance.randrange(seats),
        sheets=_sheets(key, seats, chance),
        date=chance.choice(["", "2026-11-15", "2026-11-15T20:30:00Z"]),
        secret=SECRET if isinstance(source, Sealed | Daily) else None,
    )
    for seat in chance.sample(range(seats), seats):
        match.accept(_new_holder(match, seat, chance))
    while not match.is_over and (events is None or match.number < events):
        if chance.random() < fuss:
            make_fuss(match, chance)
        elif match.position.is_full:
            play_on(match, chance)
        else:
            for seat, chair in enumerate(match.position.chairs):
                if chair.holder == "open":
                    match.accept(_new_holder(match, seat, chance))
    return match


def make_fuss(match: Match, chance: random.Random) -> None:
    """A change of seats, a decision that is taken back, an undo, or a correction."""
    seat = chance.randrange(match.opened.seats)
    if len(set(match.position.deciders) - {*match.pending, seat}) > 0 and seat in match.position.deciders:
        decide(match, seat, chance)
    match.accept(chance.choice(_possible_fuss(match, seat, chance))())


def _possible_fuss(match: Match, seat: Seat, chance: random.Random) -> list[Callable[[], Change]]:
    chair = match.position.chairs[seat]
    possible: list[Callable[[], Change]] = [lambda: _new_holder(match, seat, chance)]
    if chair.holder != "open":
        possible.append(lambda: match.free(seat))
    if chair.holder == "person" and chair.stand_in is None:
        possible.append(lambda: match.stand_in(seat, "random"))
    if chair.stand_in is not None:
        possible.append(lambda: match.come_back(seat))
    if chair.holder == "person" and chair.stand_in is None and seat in match.position.deciders:
        possible.append(lambda: match.hint(seat))
    if may_commit(match, seat):
        possible.extend([lambda: match.commit({seat: chance.choice(CHAINS[seat]).tip})] * 3)
    if match.undo_target is not None:
        possible.extend([lambda: match.undo(chance.choice(match.position.people))] * 3)
    if match.position.is_full and match.position.people and match.position.correctable:
        possible.append(lambda: _correction(match, chance))
    if seat in match.pending:
        possible.append(lambda: match.take_back(seat))
    return possible


def may_commit(match: Match, seat: Seat) -> bool:
    position = match.position
    is_new = seat not in position.tips or position.tips[seat].since < position.moves
    return isinstance(match.opened.dice, Sealed) and seat in position.people and is_new


def _correction(match: Match, chance: random.Random) -> Change:
    """All people agree that a throw was typed in wrongly."""
    throw = chance.choice(sorted(match.position.correctable))
    return match.correct(match.position.people, throw, other_faces(match, throw, chance))


def other_faces(match: Match, throw: int, chance: random.Random) -> list[Face]:
    """What a throw of real dice could have shown instead."""
    play = match.position.correctable[throw]
    dice = match.game.dice_wanted(play.state)
    assert isinstance(play.event, Thrown)
    while True:
        faces = [chance.choice(die.faces) for die in dice]
        named = {die.name: face for die, face in zip(dice, faces, strict=True)}
        if match.game.notation.dice_to_json(named) != play.event.faces:
            return faces


def _new_holder(match: Match, seat: Seat, chance: random.Random) -> Change:
    held = match.position.chairs[seat].name
    name = chance.choice([name for name in NAMES if name != held])
    return match.hand_to_bot(seat, "random", name) if chance.random() < 0.4 else match.sit(seat, name)


def _sheets(key: str, seats: int, chance: random.Random) -> list[object] | None:
    if not game(key).info.sheets or chance.random() < 0.3:
        return None
    cards = chance.sample(list(CARDS.values()), seats)
    own = Card("My pad", tuple(tuple(reversed([(colour, 3) for colour, _ in row])) for row in cards[0].rows))
    return [card_to_choice(card) for card in ([own, *cards[1:]] if chance.random() < 0.3 else cards)]
