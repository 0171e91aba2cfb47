"""Getting about by Tab alone."""

from __future__ import annotations

from tests.page.driver import PATIENCE, Person
from tests.page.screen import Thing, look_at

#: More stops than any screen has.
STOPS = 120


def focused(person: Person) -> Thing | None:
    focus = person.page.locator(":focus")
    return look_at(focus) if focus.count() else None


def tab_to(person: Person, role: str, start: str) -> None:
    """Press Tab until something of this role, whose name begins so, has the focus; once it is there."""
    person.page.get_by_role(role).first.wait_for(state="visible", timeout=PATIENCE)  # type: ignore[arg-type]
    passed: list[str] = []
    for _ in range(STOPS):
        person.page.keyboard.press("Tab")
        here = focused(person)
        if here and here.role == role and here.name.startswith(start):
            return
        passed.append(f"{here.role} {here.name}" if here else "-")
    raise AssertionError(f"Tab never comes to the {role} {start!r}, but to:\n" + "\n".join(passed))
