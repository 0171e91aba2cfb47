"""`rollwright trace`: random matches as JSON lines, so that anyone can check our rules against their own."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rollwright.cli.options import MOST_MATCHES, GameArgument, Seats, Seed, Variant

if TYPE_CHECKING:
    from rollwright.games.compiled_game import CompiledGame
    from rollwright.games.protocol import Json


def trace(
    game: GameArgument,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(min=1, max=MOST_MATCHES, help="How many matches.")] = 1,
    seed: Seed = 0,
    variant: Variant = None,
) -> None:
    """Play uniformly random legal matches and print every throw and decision as a JSON line."""
    import msgspec

    import rollwright.games

    rules = rollwright.games.game(game)
    encode = msgspec.json.Encoder().encode
    seats = rules.info.seats.start if seats is None else seats
    for match in range(matches):
        for line in match_lines(rules, match, seats, variant, seed):
            sys.stdout.buffer.write(encode(line) + b"\n")
    sys.stdout.flush()


def match_lines(game: CompiledGame[Any, Any], match: int, seats: int, variant: str | None, seed: int) -> Iterator[Json]:
    """The lines of one match. A match has a generator of its own: it is the same whatever was played before it."""
    chance = random.Random(f"{seed}:{match}")  # noqa: S311 (no secret)
    sheets = chance.sample(game.info.sheets, seats) if game.info.sheets and seats in game.info.playable else None
    state = game.start(seats, variant, first=chance.randrange(max(seats, 1)), sheets=sheets)
    yield {"match": match, "event": "start", **_start(game, state)}
    while not game.is_over(state):
        dice = game.dice_wanted(state)
        if dice:
            state = game.throw(state, [chance.choice(die.faces) for die in dice])
            yield {"match": match, "event": "throw", "active": state.active, "dice": _dice(game, state)}
            continue
        decisions = {seat: chance.choice(game.legal(state, seat)) for seat in game.deciders(state)}
        table = {"dice": _dice(game, state), **_sheets(game, state)}  # seats that decide together see the same
        for seat, action in decisions.items():
            yield {"match": match, "event": "decide", **_decision(game, state, seat, action, table)}
        state = game.decide(state, decisions)
    scores = [game.score(state, seat).total for seat in range(seats)]
    yield {"match": match, "event": "end", **_sheets(game, state), "scores": scores}


def _start(game: CompiledGame[Any, Any], state: Any) -> Json:
    start = {"game": game.info.key, "variant": state.variant, "seats": state.seats, "first": state.active}
    if game.info.sheets:
        start["sheets"] = [card.name for card in state.cards]
        start["cards"] = [[[list(field) for field in row] for row in card.rows] for card in state.cards]
    return start


def _decision(game: CompiledGame[Any, Any], state: Any, seat: int, action: Any, table: dict[str, Json]) -> Json:
    to_json = game.notation.action_to_json
    line = {
        "seat": seat,
        "active": state.active,
        "phase": state.phase,
        **table,
        "legal": [to_json(legal) for legal in game.legal(state, seat)],
        "chosen": to_json(action),
    }
    if state.phase == "second" and hasattr(state, "taken"):
        line["taken"] = state.taken
    return line


def _dice(game: CompiledGame[Any, Any], state: Any) -> Json:
    return game.notation.dice_to_json(state.faces) if state.faces else None


def _sheets(game: CompiledGame[Any, Any], state: Any) -> Json:
    sheets = [game.notation.sheet_to_json(state, seat) for seat in range(state.seats)]
    return {"sheets": sheets, "fails": list(state.fails)}
