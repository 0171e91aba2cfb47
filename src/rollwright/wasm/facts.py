"""What a page knows of a game as data: the bytes of a state, the dice, every action in both notations, the sheets."""

from __future__ import annotations

from typing import Any

from rollwright.games import game as game_of


def facts_of(key: str) -> dict[str, Any]:
    """All of it, ready for JSON."""
    game = game_of(key)
    info, rules = game.info, game.rules
    return {
        "key": key,
        "name": info.name,
        "playable": list(info.playable),
        "variants": list(info.variants),
        "sheets": list(info.sheets),
        "maxSeats": rules.MAX_SEATS,
        "parts": rules.PARTS,
        "stateBytes": rules.STATE.itemsize,
        "fields": {name: [int(offset), *of.shape] for name, (of, offset, *_) in rules.STATE.fields.items()},
        "dice": [{"name": die.name, "faces": list(die.faces)} for die in info.dice],
        "steps": _steps(key),
        "actions": _actions(key),
        "layouts": layouts_of(key),
    }


def _steps(key: str) -> list[list[Any]]:
    """By the number of a step in the rules: its name, and whether somebody decides in it."""
    state = game_of(key).start(1)
    return [[str(step), step in state.phases] for step in state.steps]


def _actions(key: str) -> list[Any]:
    """By the number of an action in the rules: its JSON, its text and its word in the log; null where there is none."""
    game = game_of(key)
    described: list[Any] = [None] * game.rules.ACTIONS
    for action in game.actions:
        notation = game.notation
        forms = [notation.action_to_json(action), notation.action_to_text(action), game.action_kind(action)]
        described[game.action_code(action)] = forms
    return described


def layouts_of(key: str) -> dict[str, Any]:
    """The printed sheet of each variant, or of each named sheet."""
    game = game_of(key)
    if not game.info.sheets:
        return {variant: game.sheet_layout(game.start(1, variant), 0) for variant in game.info.variants}
    return {sheet: game.sheet_layout(game.start(1, sheets=[sheet]), 0) for sheet in game.info.sheets}
