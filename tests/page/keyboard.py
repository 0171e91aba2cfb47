"""Getting about by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Locator

from tests.page.driver import PATIENCE, Person

#: More stops than any screen has.
STOPS = 120
#: What has the focus, for messages of failures.
FOCUS = "() => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent?.trim() || '-'"


class KeyboardPerson(Person):
    """Somebody who never touches the screen nor a mouse."""

    def press(self, target: Locator) -> None:
        self._reach(target)
        self.page.keyboard.press("Enter")

    def mark(self, field: Locator) -> None:
        self._reach(field)
        self.page.keyboard.press(" ")

    def fill(self, target: Locator, text: str) -> None:
        self._reach(target)
        self.page.keyboard.type(text)

    def choose(self, target: Locator, label: str) -> None:
        """As in any list: by the first letters."""
        self._reach(target)
        self.page.keyboard.type(label)

    def _reach(self, target: Locator) -> None:
        """Press Tab until it has the focus, and inside a sheet the key for the next field that is free."""
        wanted = target.first.element_handle(timeout=PATIENCE)
        passed: list[str] = []
        while not _has_focus(wanted):
            assert len(passed) < STOPS, f"The keyboard never comes to {target}, but to:\n" + "\n".join(passed)
            self.page.keyboard.press("n" if _is_in_sheet(wanted) else "Tab")
            passed.append(self.page.evaluate(FOCUS))


def _has_focus(wanted: ElementHandle) -> bool:
    return bool(wanted.evaluate("it => it === document.activeElement"))


def _is_in_sheet(wanted: ElementHandle) -> bool:
    """Whether the focus is in the sheet in which this field is."""
    return bool(wanted.evaluate("it => it.closest('[role=grid]')?.contains(document.activeElement) ?? false"))
