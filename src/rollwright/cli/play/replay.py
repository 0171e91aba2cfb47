"""Matches that were played, step by step on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import App
from textual.screen import Screen

from rollwright.cli.play.screens.replay import ReplayScreen
from rollwright.locales import Texts
from rollwright.table.match import Match


class ReplayApp(App[None]):
    """Steps through the events of matches."""

    TITLE = "Rollwright"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, texts: Texts, matches: Sequence[Match]) -> None:
        super().__init__()
        self._texts, self._matches = texts, matches

    def get_default_screen(self) -> Screen[None]:
        return ReplayScreen(self._texts, self._matches, is_root=True)
