"""One handler for each command of the socket: it plans with `plans`, and sees to what follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias

from rollwright.server import errors, plans
from rollwright.server import messages as say
from rollwright.server.access import check_may_see, is_withheld
from rollwright.server.hints import WORTH_THINKING
from rollwright.server.live_table import Follower, LiveTable
from rollwright.server.node import Node
from rollwright.server.standing import Plan, encode
from rollwright.store.interface import Answered, News
from rollwright.table.shares import mixed


class Caller(Follower, Protocol):
    """The socket that a command came from."""

    node: Node
    table: LiveTable | None
    looking: bool

    async def remembered(self) -> str:
        """The person of this socket, who is remembered from now on."""

    async def recognised(self) -> str | None:
        """The person of this socket, if there is one by now."""

    def unfollow(self) -> None: ...


#: Somebody whom the server doesn't remember: plans refuse them what they refuse everybody else.
NOBODY = ""

TablePlanner: TypeAlias = Callable[[Any, LiveTable, str], Plan | None]
Handler: TypeAlias = Callable[[Caller, Any], Awaitable[None]]


async def _change(caller: Caller, command: Any, plan: TablePlanner) -> LiveTable:
    table, person = _followed(caller), caller.person or NOBODY
    await caller.node.changes.change(table, lambda now: plan(command, now, person), Answered(person, command.id))
    return table


def _followed(caller: Caller) -> LiveTable:
    if caller.table is None:
        raise errors.Refusal("not-watching", "Watch a table first.", 409)
    return caller.table


def _planned(plan: TablePlanner) -> Handler:
    """A command that is done when its plan is."""

    async def handle(caller: Caller, command: Any) -> None:
        await _change(caller, command, plan)

    return handle


def _reseating(plan: TablePlanner) -> Handler:
    """A command after which others may be connected to seats."""

    async def handle(caller: Caller, command: Any) -> None:
        caller.node.presence.changed(await _change(caller, command, plan))

    return handle


async def _ping(caller: Caller, command: say.Ping) -> None:
    """There is nothing to do but to answer."""


async def _watch(caller: Caller, command: say.Watch) -> None:
    node = caller.node
    person = await caller.recognised()
    caller.unfollow()
    table = await node.tables.get(command.table)
    await check_may_see(table.standing, person, node.clock(), node.store)
    # What has been told once is not told again, before others know it who play with the same dice.
    untold = table.match.is_over and await is_withheld(table.standing, node.store)
    if len(table.followers) >= node.settings.watchers_per_table:
        raise errors.too_many("Too many people watch this table.")
    caller.table = table
    table.followers.add(caller)
    known = table.present
    table.present |= table.connected_here()
    is_known = command.last is not None and 0 < command.last <= table.match.number
    since = table.match.number if untold else 0
    caller.tell(table.update(person, since) if is_known else table.snapshot(person, since))
    if table.present != known:
        table.tell_presence()
    node.presence.changed(table)
    node.bots.wake(table)


async def _look(caller: Caller, command: say.Look) -> None:
    caller.looking = command.looking
    if caller.table is not None:
        caller.node.presence.changed(caller.table)


async def _sit(caller: Caller, command: say.Sit) -> None:
    _followed(caller)
    await caller.remembered()
    caller.node.presence.changed(await _change(caller, command, plans.sit))


async def _set_seat(caller: Caller, command: say.SetSeat) -> None:
    caller.node.bots.prepare(await _change(caller, command, plans.set_seat))


async def _hint(caller: Caller, command: say.AskHint) -> None:
    """Work it out, note for everybody that it is told, and tell it: to this socket alone."""
    table, person = _followed(caller), caller.person or NOBODY
    plans.check_hint(command, table, person)
    values = await caller.node.hints.of(table.standing.position, command.seat, person)
    await caller.node.changes.change(table, lambda now: plans.hint(command, now, person))
    caller.tell(encode(say.Hint(command.seat, command.number, values)))


async def _decide(caller: Caller, command: say.Decide) -> None:
    if command.careful:
        await _think_first(caller, command)
    await _change(caller, command, plans.decide)


async def _think_first(caller: Caller, command: say.Decide) -> None:
    """Refuse a decision that is worth a second thought. That is a hint, too, and noted as one.

    Where it can't be said at once, or this is no practice table, the decision is simply taken.
    """
    table, person = _followed(caller), caller.person or NOBODY
    if not table.options.hints or table.standing.people != {person}:
        return
    plans.check_hint(command, table, person)
    lost = await caller.node.hints.lost(table.standing.position, command.seat, command.action)
    if lost is not None and lost > WORTH_THINKING:
        await caller.node.changes.change(table, lambda now: plans.hint(command, now, person))
        raise errors.Refusal("worth-thinking", "Another action is worth more.", 409, {"lost": round(lost, 1)})


async def _throw(caller: Caller, command: say.Throw) -> None:
    table = _followed(caller)
    if plans.is_throw(command, table, caller.person or NOBODY):
        await table.gather_shares(caller.node.settings.share_wait)
    await _change(caller, command, plans.throw)


async def _share(caller: Caller, command: say.Share) -> None:
    """Keep it for the throw, here and wherever else people follow the table."""
    node, table = caller.node, _followed(caller)
    giver = plans.giver(command, table, caller.person or NOBODY)
    table.shares.give(giver, command.at, command.link)
    node.background.run(node.store.pass_on(News("share", table.id, command.at, mixed({giver: command.link}))))


async def _react(caller: Caller, command: say.React) -> None:
    """Tell it here and wherever else people follow the table; it is kept nowhere."""
    node, table, person = caller.node, _followed(caller), caller.person or NOBODY
    plans.check_reaction(command, table, person)
    node.limits.reactions.check(person)
    mark = node.rng.getrandbits(48)
    text = encode(say.Reacted(command.seat, command.reaction))
    table.tell_reaction(mark, text)
    node.background.run(node.store.pass_on(News("reaction", table.id, mark, text.decode())))


async def _rematch(caller: Caller, command: say.Rematch) -> None:
    node, person = caller.node, caller.person or NOBODY
    await node.opener.check_room(person)

    def plan(_: say.Rematch, table: LiveTable, person: str) -> Plan | None:
        return plans.rematch(table, person, lambda standing: node.opener.again(standing, person))

    table = await _change(caller, command, plan)
    if table.row.rematch is not None:
        node.bots.wake(await node.tables.get(table.row.rematch))


HANDLERS: Mapping[type[say.Message], Handler] = {
    say.Ping: _ping,
    say.Watch: _watch,
    say.Sit: _sit,
    say.SetSeat: _set_seat,
    say.Start: _planned(plans.start),
    say.Decide: _decide,
    say.TakeBack: _planned(plans.take_back),
    say.Throw: _throw,
    say.Commit: _planned(plans.commit),
    say.Share: _share,
    say.Enter: _planned(plans.enter),
    say.Undo: _planned(plans.undo),
    say.AskHint: _hint,
    say.Correct: _planned(plans.correct),
    say.Leave: _reseating(plans.leave),
    say.Return: _reseating(plans.come_back),
    say.Nudge: _planned(plans.nudge),
    say.React: _react,
    say.Rematch: _rematch,
    say.Look: _look,
}
