"""The game in the terminal: from the choice of a match to its end."""

from __future__ import annotations

from pathlib import Path

from textual.app import App

from rollwright.cli.play.saving import unfinished
from rollwright.cli.play.screens.preparing import PreparingScreen
from rollwright.cli.play.screens.setup import SetupScreen
from rollwright.cli.play.screens.table import TableScreen
from rollwright.cli.play.table import Setup, Table
from rollwright.games.protocol import RollwrightError
from rollwright.locales import Texts
from rollwright.preparation import can_be_kept, is_prepared

#: Seconds between two actions of bots, so that a person can follow.
PACE = 0.35


class PlayApp(App[str]):
    """Returns the path of the match that was left unfinished, if there is one."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        texts: Texts,
        folder: Path,
        *,
        game: str | None = None,
        variant: str | None = None,
        begin: Setup | Path | None = None,
        pace: float = PACE,
        prepare: bool = True,
    ) -> None:
        """`begin` starts a match at once, or goes on with a saved one; without it people choose.

        Unless `prepare` is False, a game that isn't compiled yet is compiled first, for everybody to see.
        """
        super().__init__()
        self.title = "Rollwright"
        self._texts, self._folder, self._pace, self._prepare = texts, folder, pace, prepare
        self._game, self._variant, self._begin = game, variant, begin
        self.table: Table | None = None

    def on_mount(self) -> None:
        if self._begin is None:
            self._choose()
        else:
            self._play(self._begin)

    def on_unmount(self) -> None:
        if self.table is not None:
            self.table.close()

    def _choose(self) -> None:
        saved = unfinished(self._folder)
        self.push_screen(SetupScreen(self._texts, saved, self._game, self._variant), self._play)

    def _play(self, chosen: Setup | Path | None) -> None:
        if chosen is None:
            self.exit()
        elif self._prepare and isinstance(chosen, Setup) and not is_prepared(chosen.game) and can_be_kept():
            self.push_screen(PreparingScreen(self._texts, chosen.game), lambda done: self._begin_with(chosen, done))
        else:
            self._begin_match(chosen)

    def _begin_with(self, chosen: Setup, prepared: bool | None) -> None:
        if prepared:
            self._begin_match(chosen)
        else:
            self.exit()

    def _begin_match(self, chosen: Setup | Path) -> None:
        try:
            self.table = Table.go_on(chosen) if isinstance(chosen, Path) else Table.begin(chosen, self._folder)
        except (RollwrightError, OSError) as mistake:
            self.exit(return_code=2, message=str(mistake))
            return
        self.push_screen(TableScreen(self._texts, self.table, self._pace), self._after_match)

    def _after_match(self, next_step: str | None) -> None:
        table, self.table = self.table, None
        if table is None:
            return
        table.close()
        if next_step == "new":
            self._choose()
        else:
            self.exit("" if table.match.is_over else str(table.match.opened.game))
