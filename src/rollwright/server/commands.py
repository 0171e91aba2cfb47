"""What a person may ask of a table: who may, and what it comes to. Whether a move is legal is for the rules to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rollwright import bots
from rollwright.games.protocol import Seat
from rollwright.server import errors
from rollwright.server import messages as say
from rollwright.server.bots import bot_name, stand_in_level
from rollwright.server.people import checked_name
from rollwright.server.table import Table, checked_seat
from rollwright.server.tables import Plan
from rollwright.store.interface import Holding
from rollwright.table.match import Change

#: Commands of those who sit at a table or opened it, by their type.
TableCommand = (
    say.Sit
    | say.SetSeat
    | say.Start
    | say.Decide
    | say.TakeBack
    | say.Throw
    | say.Enter
    | say.Undo
    | say.Leave
    | say.Return
    | say.Nudge
)


def plan(command: TableCommand, table: Table, person: str) -> Plan | None:
    """What the command would do at the table as it stands; raises what speaks against it."""
    planner: Callable[[Any, Table, str], Plan | None] = _PLANNERS[type(command)]
    return planner(command, table, person)


def _sit(command: say.Sit, table: Table, person: str) -> Plan:
    _check_open(table)
    seat = _open_seat(table) if command.seat is None else checked_seat(command.seat, table.options.seats)
    if table.match.position.chairs[seat].holder != "open":
        raise errors.Refusal("seat-taken", "Somebody else has this seat.", 409)
    change = table.match.sit(seat, checked_name(command.name))
    return Plan(change, holdings=[Holding(seat, person)])


def _open_seat(table: Table) -> Seat:
    for seat, chair in enumerate(table.match.position.chairs):
        if chair.holder == "open":
            return seat
    raise errors.Refusal("table-full", "All seats are taken. You can watch.", 409)


def _set_seat(command: say.SetSeat, table: Table, person: str) -> Plan:
    _check_host(table, person)
    _check_open(table)
    seat = checked_seat(command.seat, table.options.seats)
    if table.match.position.chairs[seat].holder == "person":
        raise errors.Refusal("seat-taken", "A person has this seat.", 409)
    if command.bot is None:
        return Plan(table.match.free(seat))
    return Plan(
        table.match.hand_to_bot(seat, checked_level(table.options.game, command.bot), bot_name(command.bot, seat))
    )


def _start(command: say.Start, table: Table, person: str) -> Plan:  # noqa: ARG001
    """One seat at a time gets its bot; the last step begins the match."""
    _check_host(table, person)
    _check_open(table)
    return Plan(state="playing")


def fill_seat(table: Table) -> Plan | None:
    """A bot for the first open seat; None when all are taken."""
    for seat, chair in enumerate(table.match.position.chairs):
        if chair.holder == "open":
            level = stand_in_level(table.options.game)
            return Plan(table.match.hand_to_bot(seat, level, bot_name(level, seat)))
    return None


def _decide(command: say.Decide, table: Table, person: str) -> Plan:
    _check_playing(table, person, command.seat, command.number)
    return Plan(table.match.decide(command.seat, command.action))


def _take_back(command: say.TakeBack, table: Table, person: str) -> Plan:
    _check_playing(table, person, command.seat)
    return Plan(table.match.take_back(command.seat))


def _throw(command: say.Throw, table: Table, person: str) -> Plan:
    _check_playing(table, person, command.seat, command.number)
    return Plan(table.match.throw(command.seat, command.nonce))


def _enter(command: say.Enter, table: Table, person: str) -> Plan:
    """Whoever sits at the table may type in what fell: real dice have no owner, and bots have no hands."""
    _check_playing(table, person, command.seat, command.number)
    return Plan(table.match.enter(command.faces))


def _undo(command: say.Undo, table: Table, person: str) -> Plan:
    _check_playing(table, person, command.seat)
    return Plan(table.match.undo(command.seat, command.agree))


def _leave(command: say.Leave, table: Table, person: str) -> Plan:
    """Before the match the seat is open again; during it a bot plays, and the person may come back."""
    _check_seat(table, person, command.seat)
    if not table.started:
        return Plan(table.match.free(command.seat), holdings=[Holding(command.seat, None)])
    return Plan(stand_in(table, command.seat))


def _return(command: say.Return, table: Table, person: str) -> Plan:
    _check_seat(table, person, command.seat)
    return Plan(table.match.come_back(command.seat))


def _nudge(command: say.Nudge, table: Table, person: str) -> Plan | None:  # noqa: ARG001
    if not table.seats_of(person):
        raise errors.not_yours()
    waited_for = table.awaited_people() - table.seats_of(person)
    if not waited_for:
        raise errors.Refusal("nobody-awaited", "Nobody else is waited for now.", 409)
    if waited_for <= set(table.hidden.nudged):
        return None
    return Plan(nudged=waited_for | set(table.hidden.nudged))


_PLANNERS: dict[type, Callable[[Any, Table, str], Plan | None]] = {
    say.Sit: _sit,
    say.SetSeat: _set_seat,
    say.Start: _start,
    say.Decide: _decide,
    say.TakeBack: _take_back,
    say.Throw: _throw,
    say.Enter: _enter,
    say.Undo: _undo,
    say.Leave: _leave,
    say.Return: _return,
    say.Nudge: _nudge,
}


def stand_in(table: Table, seat: Seat) -> Change:
    """A bot plays for the person of a seat."""
    return table.match.stand_in(seat, stand_in_level(table.options.game))


def checked_level(game: str, level: str) -> str:
    if level not in bots.levels(game):
        offered = ", ".join(bots.levels(game))
        raise errors.Refusal("unknown-bot", f"There is no bot {level!r}: choose from {offered}.")
    return level


def _check_host(table: Table, person: str) -> None:
    if not table.is_host(person):
        raise errors.only_host()


def _check_open(table: Table) -> None:
    if table.started:
        raise errors.Refusal("already-started", "The match has begun.", 409)


def _check_seat(table: Table, person: str, seat: Seat) -> None:
    if seat not in table.seats_of(person):
        raise errors.not_yours()


def _check_playing(table: Table, person: str, seat: Seat, number: int | None = None) -> None:
    """The seat is the person's, the match runs, and the person has seen what it stands on."""
    _check_seat(table, person, seat)
    if not table.started:
        raise errors.Refusal("not-started", "The match has not begun.", 409)
    if table.match.position.chairs[seat].stand_in is not None:
        raise errors.Refusal("stood-in", "A bot plays for you: take your seat back first.", 409)
    if number is not None and number != table.match.number:
        raise errors.Refusal("stale", "Something else happened first. Look again.", 409)
