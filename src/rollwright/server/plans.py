"""What a command does at a table: who may give it, and the plan. Whether a move is legal is for the rules to say.

A plan is made from the table as it stands and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from rollwright import bots
from rollwright.games.protocol import Json, Seat
from rollwright.server import errors
from rollwright.server import messages as say
from rollwright.server.bots import CHANCE, bot_name, stand_in_level
from rollwright.server.live_table import LiveTable
from rollwright.server.people import checked_name
from rollwright.server.standing import Plan, Standing
from rollwright.store.interface import Holding, Opening
from rollwright.table.errors import NotNow
from rollwright.table.events import Committed, Sealed, Seated, StoodIn
from rollwright.table.match import Change
from rollwright.table.names import told_apart
from rollwright.table.shares import LINK

#: How many events a match may have before undos and changes of seats are refused.
LONGEST_LOG = 2_000


def sit(command: say.Sit, table: LiveTable, person: str) -> Plan:
    _check_length(table)
    _check_open(table)
    seat = _open_seat(table) if command.seat is None else _checked_seat(command.seat, table.options.seats)
    if table.standing.position.chairs[seat].holder != "open":
        raise errors.Refusal("seat-taken", "Somebody else has this seat.", 409)
    others = (chair.name for chair in table.standing.position.chairs if chair.holder != "open")
    change = table.match.sit(seat, told_apart(checked_name(command.name), others))
    return Plan(change, holdings=[Holding(seat, person)])


def _open_seat(table: LiveTable) -> Seat:
    for seat, chair in enumerate(table.standing.position.chairs):
        if chair.holder == "open":
            return seat
    raise errors.Refusal("table-full", "All seats are taken. You can watch.", 409)


def set_seat(command: say.SetSeat, table: LiveTable, person: str) -> Plan:
    """The host puts a bot on a seat or frees it, also one that somebody else has taken."""
    _check_length(table)
    _check_host(table, person)
    _check_open(table)
    seat = _checked_seat(command.seat, table.options.seats)
    if seat in table.standing.seats_of(person):
        raise errors.Refusal("seat-taken", "This is your own seat: leave it first.", 409)
    freed = [Holding(seat, None)] if seat in table.holdings else []
    if command.bot is None:
        return Plan(table.match.free(seat), holdings=freed)
    level = checked_level(table.options.game, command.bot)
    return Plan(table.match.hand_to_bot(seat, level, bot_name(level, seat)), holdings=freed)


def start(command: say.Start, table: LiveTable, person: str) -> Plan:  # noqa: ARG001
    """Bots take the open seats, and the match begins."""
    _check_host(table, person)
    _check_open(table)
    level = stand_in_level(table.options.game)
    seated = [
        Seated(seat, "bot", bot_name(level, seat), level)
        for seat, chair in enumerate(table.standing.position.chairs)
        if chair.holder == "open"
    ]
    tips = table.standing.tips
    committed = [Committed(dict(sorted(tips.items())))] if tips else []
    return Plan(table.match.reseat(*seated, *committed), state="playing")


def decide(command: say.Decide, table: LiveTable, person: str) -> Plan:
    _check_playing(table, person, command.seat, command.number)
    return Plan(table.match.decide(command.seat, command.action))


def take_back(command: say.TakeBack, table: LiveTable, person: str) -> Plan:
    _check_playing(table, person, command.seat)
    return Plan(table.match.take_back(command.seat))


def throw(command: say.Throw, table: LiveTable, person: str) -> Plan:
    _check_playing(table, person, command.seat, command.number)
    return Plan(table.match.throw(command.seat, command.nonce, table.given_shares()))


def is_throw(command: say.Throw, table: LiveTable, person: str) -> bool:
    """Whether somebody throws who may: others are refused at once, without anybody's share."""
    return command.seat in table.standing.seats_of(person) and command.seat in table.standing.awaited


def commit(command: say.Commit, table: LiveTable, person: str) -> Plan | None:
    """Before the match tips are put by, and become one event when it begins; later each is an event of its own."""
    seats = table.standing.seats_of(person)
    if not seats:
        raise errors.not_yours()
    if not isinstance(table.match.opened.dice, Sealed) or not LINK.fullmatch(command.tip):
        raise NotNow("Sealed dice take shares: commit with the tip of a chain, 32 hexadecimal digits.")
    tips = dict.fromkeys(seats, command.tip)
    if not table.standing.started:
        return Plan(tips={**table.standing.tips, **tips})
    _check_length(table)
    known = table.match.position.tips
    news = {seat: tip for seat, tip in tips.items() if seat not in known or known[seat].tip != tip}
    return Plan(table.match.commit(news)) if news else None


def giver(command: say.Share, table: LiveTable, person: str) -> Seat:
    """The chain that somebody gives a link of, named by its first seat: for the throw that is due, and for no other."""
    position, seats = table.match.position, table.standing.seats_of(person)
    if not seats:
        raise errors.not_yours()
    if not table.standing.started or position.thrower is None or position.moves != command.at:
        raise errors.Refusal("stale", "Something else happened first. Look again.", 409)
    if not LINK.fullmatch(command.link):
        raise NotNow("A share is 32 hexadecimal digits.")
    for first, together in position.givers.items():
        if seats.intersection(together):
            return first
    raise NotNow("There is no chain of yours that could give a share to this throw.")


def enter(command: say.Enter, table: LiveTable, person: str) -> Plan:
    """Whoever sits at the table may type in what fell: real dice have no owner, and bots have no hands."""
    _check_playing(table, person, command.seat, command.number)
    return Plan(table.match.enter(command.faces))


def undo(command: say.Undo, table: LiveTable, person: str) -> Plan:
    _check_length(table)
    _check_playing(table, person, command.seat)
    return Plan(table.match.undo(command.seat, command.agree))


def hint(command: say.AskHint | say.Decide, table: LiveTable, person: str) -> Plan | None:
    """Note for everybody that a person is told what the own actions are worth; None if that is noted already."""
    check_hint(command, table, person)
    change = table.match.hint(command.seat)
    return Plan(change) if change.events else None


def check_hint(command: say.AskHint | say.Decide, table: LiveTable, person: str) -> None:
    """A hint is for the own seat, for what it decides now, at a table that was opened with hints."""
    _check_length(table)
    _check_playing(table, person, command.seat, command.number)
    if not table.options.hints:
        raise errors.Refusal("no-hints", "This table was opened without hints.", 403)
    if command.seat not in table.standing.position.deciders:
        raise NotNow("There is nothing to decide for you now.")


def correct(command: say.Correct, table: LiveTable, person: str) -> Plan:
    """People at one device agree with each other aloud: one command speaks for all of them."""
    _check_length(table)
    seats = table.standing.seats_of(person)
    if not seats:
        raise errors.not_yours()
    for seat in seats:
        _check_playing(table, person, seat)
    return Plan(table.match.correct(seats, command.throw, command.faces))


def leave(command: say.Leave, table: LiveTable, person: str) -> Plan:
    """Before the match the seat is open again; during it a bot plays, and the person may come back."""
    _check_length(table)
    _check_seat(table, person, command.seat)
    if not table.standing.started:
        return Plan(table.match.free(command.seat), holdings=[Holding(command.seat, None)])
    return Plan(stand_in(table, command.seat))


def come_back(command: say.Return, table: LiveTable, person: str) -> Plan:
    _check_seat(table, person, command.seat)
    return Plan(table.match.come_back(command.seat))


def nudge(command: say.Nudge, table: LiveTable, person: str) -> Plan | None:  # noqa: ARG001
    if not table.standing.seats_of(person):
        raise errors.not_yours()
    waited_for = table.standing.awaited_people - table.standing.seats_of(person)
    if not waited_for:
        raise errors.Refusal("nobody-awaited", "Nobody else is waited for now.", 409)
    if waited_for <= table.standing.nudged:
        return None
    return Plan(nudged=waited_for | table.standing.nudged)


def check_reaction(command: say.React, table: LiveTable, person: str) -> None:
    """Whoever sits at the table may call something, also when the match is over; a bot in their seat does not."""
    _check_seat(table, person, command.seat)
    _check_present(table, command.seat)


def stand_in(table: LiveTable, seat: Seat) -> Change:
    """A bot plays for the person of a seat."""
    return table.match.stand_in(seat, stand_in_level(table.options.game))


def bot_throws(table: LiveTable, seat: Seat, number: int, nonce: str) -> Plan | None:
    """A bot throws, unless something else happened since event `number`."""
    if table.match.position.settled != number or seat not in table.standing.awaited_bots:
        return None
    return Plan(table.match.throw(seat, nonce, table.given_shares()))


def bot_decides(table: LiveTable, seat: Seat, number: int, action: Json) -> Plan | None:
    """A bot decides, unless something else happened since event `number`."""
    if table.match.position.settled != number or seat not in table.standing.awaited_bots:
        return None
    return Plan(table.match.decide(seat, action))


def bot_gives_up(table: LiveTable, seat: Seat, number: int) -> Plan | None:
    """A bot that can't decide leaves its seat to the random one, and everybody at the table sees it.

    One that only stands in for a person is asked again: nobody moves at random in a person's name.
    """
    if table.match.position.settled != number or seat not in table.standing.awaited_bots:
        return None
    if table.standing.position.chairs[seat].bot is None:
        return None
    return Plan(table.match.hand_to_bot(seat, CHANCE, bot_name(CHANCE, seat)))


def stand_in_for(table: LiveTable, seats: Collection[Seat]) -> Plan | None:
    """Bots play for people who are away. Whoever has come back or decided meanwhile is left in peace."""
    return bots_go_on(table, table.standing.awaited_people & set(seats))


def bots_go_on(table: LiveTable, seats: Collection[Seat]) -> Plan | None:
    """Bots play for the people of these seats from now on, until they come back."""
    if table.row.state != "playing":
        return None
    level, chairs = stand_in_level(table.options.game), table.standing.position.chairs
    away = [
        StoodIn(seat, level)
        for seat in sorted(seats)
        if chairs[seat].holder == "person" and chairs[seat].stand_in is None
    ]
    return Plan(table.match.reseat(*away)) if away else None


def rematch(table: LiveTable, person: str, again: Callable[[Standing], Opening]) -> Plan | None:
    """The next match of the same people, at a table that is opened in the same step."""
    standing = table.standing
    if not standing.seats_of(person) and not standing.is_host(person):
        raise errors.not_yours()
    if standing.options.evening is not None:
        raise errors.Refusal("not-now", "The evening goes on with its next round.", 409)
    if standing.row.state != "over" or standing.row.daily is not None:
        raise errors.Refusal("not-over", "A rematch is for a match that has ended.", 409)
    return None if standing.row.rematch is not None else Plan(rematch=again(standing))


def checked_level(game: str, level: str) -> str:
    if level not in bots.levels(game):
        offered = ", ".join(bots.levels(game))
        raise errors.Refusal("unknown-bot", f"There is no bot {level!r}: choose from {offered}.")
    return level


def _check_length(table: LiveTable) -> None:
    """What could be done without end is refused once a log is long. The match itself can always be finished."""
    if table.match.number >= LONGEST_LOG:
        raise errors.Refusal("too-long", "So much has happened at this table that only the match itself goes on.", 409)


def _check_host(table: LiveTable, person: str) -> None:
    if not table.standing.is_host(person):
        raise errors.only_host()


def _check_open(table: LiveTable) -> None:
    if table.standing.started:
        raise errors.Refusal("already-started", "The match has begun.", 409)


def _check_seat(table: LiveTable, person: str, seat: Seat) -> None:
    if seat not in table.standing.seats_of(person):
        raise errors.not_yours()


def _check_playing(table: LiveTable, person: str, seat: Seat, number: int | None = None) -> None:
    """The seat is the person's, the match runs, and the person has seen what it stands on."""
    _check_seat(table, person, seat)
    if not table.standing.started:
        raise errors.Refusal("not-started", "The match has not begun.", 409)
    _check_present(table, seat)
    if number is not None and not table.standing.position.settled <= number <= table.match.number:
        raise errors.Refusal("stale", "Something else happened first. Look again.", 409)


def _check_present(table: LiveTable, seat: Seat) -> None:
    if table.standing.position.chairs[seat].stand_in is not None:
        raise errors.Refusal("stood-in", "A bot plays for you: take your seat back first.", 409)


def _checked_seat(seat: Seat, seats: int) -> Seat:
    if not 0 <= seat < seats:
        raise NotNow(f"There is no seat {seat}: seats are numbered from 0 to {seats - 1}.")
    return seat
