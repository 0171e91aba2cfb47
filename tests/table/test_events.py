"""Events as JSON, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.table.events import (
    Daily,
    Decided,
    Ended,
    Event,
    Hinted,
    InvalidEvent,
    Opened,
    Returned,
    Sealed,
    Seated,
    Seeded,
    StoodIn,
    Thrown,
    Typed,
    Undone,
    from_json,
    log_from_json,
    to_json,
)

EVENTS: list[Event] = [
    Opened("m", "qwinto", "standard", 2, Seeded(5)),
    Opened("m", "splitter", "A", 1, Sealed("0" * 64), date="2026-11-15"),
    Opened("m", "twenty-one", "standard", 2, Typed(), 1, ["A", {"sheet": "Mine", "card": []}]),
    Opened("m", "qwantum", "standard", 2, Daily("2026-11-15", "0" * 64)),
    Seated(1, "person", "Zoë"),
    Seated(1, "bot", "Robo", "random"),
    Seated(1, "open"),
    StoodIn(0, "random"),
    Returned(0),
    Thrown(0, {"orange": 4}, "nonce", "0" * 16),
    Thrown(0, [1, 2]),
    Decided("write", {0: "pass", 1: {"write": ["orange", 4]}}),
    Hinted(1),
    Undone(4, [0, 1]),
    Ended([4, -3], [0], "00"),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_the_same_after_json(event: Event) -> None:
    assert from_json(to_json(event)) == event


@pytest.mark.parametrize("data", [b"", b"{}", b'{"event": "flown"}', b'{"event": "returned"}', b"\xff", b"[" * 10_000])
def test_what_is_no_event_is_refused(data: bytes) -> None:
    with pytest.raises(InvalidEvent):
        from_json(data)
    with pytest.raises(InvalidEvent):
        log_from_json(data)


@given(st.binary() | st.text().map(str.encode))
def test_no_bytes_crash_the_reader_of_events(data: bytes) -> None:
    try:
        from_json(data)
    except InvalidEvent as error:
        assert str(error)  # noqa: PT017 (both ways are fine, and nothing else is)
