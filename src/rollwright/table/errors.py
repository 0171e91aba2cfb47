"""What a table refuses: an event that can't be as the match stands."""

from __future__ import annotations

from rollwright.games.protocol import RollwrightError


class NotNow(RollwrightError):
    """Something that the table can't take as it stands. Nothing was changed."""

    code = "not-now"


class InvalidLog(RollwrightError):
    """A list of events that is no match: the number of the first event that can't be, and why."""

    code = "invalid-log"

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"Event {number} can't be: {reason}")
        self.number = number
        self.reason = reason
