"""Playing by what is seen: one look, one decision made on it, and no further look until that had its effect."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.page.driver import Person
from tests.page.screen import Screen, Thing

#: Seconds after which nobody waits any longer for somebody to be asked.
STUCK = 90.0
#: Milliseconds between two looks when nobody is asked for anything.
PAUSE = 15.0


def first_of(fields: list[Thing]) -> Thing:
    return fields[0]


@dataclass(frozen=True)
class Habits:
    """How somebody plays: writes where it costs nothing to write, and hurries the end where it may."""

    hurries: bool = True
    """Pass where passing is a failed throw: matches of Qwinto and Qwantum end by them."""
    by_button: bool = False
    """Confirm a chosen field by the button below instead of by a second tap."""
    taste: Callable[[list[Thing]], Thing] = first_of
    """Which of the free fields to write in."""

    def act(self, person: Person, screen: Screen) -> bool:
        """One decision of somebody who sees this; nothing where they are not asked."""
        if pressed := self._pressed_at_once(screen):
            person.press_in_bar(pressed)
            person.look_after_press(screen)
        elif screen.asks("client-choose-dice"):
            self._pick_dice(person, screen)
        elif screen.asks("client-choose-numbers"):
            self._write_several(person, screen)
        elif screen.may_write:
            self._write(person, screen)
        else:
            return False
        return True

    def _pressed_at_once(self, screen: Screen) -> Thing | None:
        say = screen.say
        if anyway := screen.button(say("client-doubt-anyway")):
            return anyway
        if first := _keep(screen) or screen.button(say("action-throw")):
            return first
        out = screen.button(say("client-go-on"), say("action-pass"), say("action-cross"))
        hurries = self.hurries and out is not None and _ends_sooner(screen, out)
        return out if hurries or not screen.free_fields() else None

    @staticmethod
    def _pick_dice(person: Person, screen: Screen) -> None:
        """All dice: the sum fits where little does."""
        dice = person.page.get_by_role("region", name=person.texts("client-dice")).get_by_role("button")
        for die in dice.all():
            person.press(die)
            screen = person.look_after_press(screen)
        person.press_in_bar(screen.bar[-1])
        person.look_after_press(screen)

    @staticmethod
    def _write_several(person: Person, screen: Screen) -> None:
        cells = person.sheet.get_by_role("gridcell")
        for place in [at for at, cell in enumerate(screen.all("gridcell")) if cell.usable]:
            person.mark(cells.nth(place))
            screen = person.look_after_press(screen)
        person.press_in_bar(screen.bar[-1])
        person.look_after_press(screen)

    def _write(self, person: Person, screen: Screen) -> None:
        place = screen.all("gridcell").index(self.taste(screen.free_fields()))
        cell = person.sheet.get_by_role("gridcell").nth(place)
        person.press(cell)
        chosen = person.look_after_press(screen)
        if not _is_chosen(chosen):  # Enter writes at once where there is one way to write
            return
        if self.by_button:
            person.press_in_bar(chosen.bar[-1])
        else:
            person.press(cell)
        person.look_after_press(chosen)


def _keep(screen: Screen) -> Thing | None:
    with_sum = re.compile(re.escape(screen.say("client-keep", sum="@")).replace("@", r"\d+"))
    found = next((thing for thing in screen.bar if thing.usable and with_sum.fullmatch(thing.name)), None)
    return found or screen.button(screen.say("client-keep-all"), screen.say("action-keep"))


def _ends_sooner(screen: Screen, out: Thing) -> bool:
    """Passing at the price of a failed throw, or going on to where it has one."""
    if out.name.startswith(screen.say("client-go-on")):
        return True
    return out.name.startswith(screen.say("action-pass")) and screen.say("client-costs-nothing") not in out.name


def _is_chosen(screen: Screen) -> bool:
    """Whether what is chosen waits to be confirmed by the button on the right."""
    selected = any("selected" in cell.states for cell in screen.all("gridcell"))
    taken_back = screen.button(screen.say("client-take-back"))
    return selected and not taken_back and bool(screen.bar) and screen.bar[-1].usable


@dataclass
class _Watch:
    """Sees to it that somebody acts now and then."""

    people: Sequence[tuple[Person, Habits]]
    acted: float = field(default_factory=time.monotonic)

    def see(self, person: Person, has_acted: bool) -> None:
        if has_acted:
            self.acted = time.monotonic()
            return
        assert time.monotonic() < self.acted + STUCK, self.failure("Nobody is asked for anything")
        person.page.wait_for_timeout(PAUSE)

    def failure(self, what: str) -> str:
        return "\n\n".join([what, *(f"{person.name} sees\n{person.look().text}" for person, _ in self.people)])


def play(people: Sequence[tuple[Person, Habits]], until: Callable[[Person, Screen], bool]) -> Screen:
    """Let people act as they are asked to, until what somebody sees is as it is wanted; nobody acts on that."""
    watch = _Watch(people)
    while True:
        for person, habits in people:
            screen = person.look()
            if until(person, screen):
                return screen
            assert not screen.is_end, watch.failure("The match has ended before")
            watch.see(person, habits.act(person, screen))


def play_to_the_end(people: Sequence[tuple[Person, Habits]]) -> None:
    watch, playing = _Watch(people), list(people)
    while playing:
        for person, habits in list(playing):
            screen = person.look()
            if screen.is_end:
                playing.remove((person, habits))
            else:
                watch.see(person, habits.act(person, screen))


def act(person: Person, habits: Habits | None = None) -> None:
    """One decision of somebody who is asked for it now."""
    screen = person.look()
    assert (habits or Habits()).act(person, screen), f"{person.name} is asked for nothing:\n{screen.text}"
