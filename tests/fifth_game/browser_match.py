"""The fifth game in a browser, run by `test_fifth_game` where the page was built with it."""

from __future__ import annotations

import os
from pathlib import Path

from tests.fifth_game import KEY
from tests.page.conftest import Newcomer, chromium, newcomer, server
from tests.page.driver import PHONE
from tests.page.playing import Habits, play_to_the_end

__all__ = ["chromium", "newcomer", "server"]


def test_a_person_plays_a_whole_match_against_a_bot_on_a_phone(newcomer: Newcomer) -> None:
    ada = newcomer("Ada", PHONE)
    ada.play_bot(KEY)
    pictures = os.environ.get("PICTURES")
    if pictures:
        ada.page.screenshot(path=Path(pictures) / "stairs-start.png")
    play_to_the_end([(ada, Habits(hurries=False))])
    assert len(ada.totals()) == 2
    if pictures:
        ada.page.screenshot(path=Path(pictures) / "stairs-end.png")
