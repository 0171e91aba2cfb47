"""Pictures of a match: the sheets that Rollwright prints, filled in, or the same as text."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from rollwright.games.compiled_game import CompiledGame
from rollwright.games.protocol import InvalidSetup
from rollwright.sim.lanes import Array

DOTS_PER_INCH = 96.0
WHITE = 255


class Renderer:
    """Draws states in one of the modes `ansi`, `rgb_array` and `human`."""

    def __init__(self, mode: str | None, metadata: dict[str, Any]) -> None:
        if mode is not None and mode not in metadata["render_modes"]:
            raise InvalidSetup(f"There is no render mode {mode!r}: choose from {', '.join(metadata['render_modes'])}.")
        self._mode = mode
        self._pause = 1 / metadata["render_fps"]
        self._window: Any = None

    def drawn(self, game: CompiledGame[Any, Any], state: Any) -> Any:
        """The state in the mode that was chosen: text, pixels, or nothing but a window."""
        if self._mode is None:
            return None
        if self._mode == "ansi":
            return as_text(game, state)
        pixels = as_pixels(game, state)
        if self._mode == "rgb_array":
            return pixels
        self._show(pixels)
        return None

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None

    def _show(self, pixels: Array) -> None:
        import pygame

        height, width = pixels.shape[:2]
        if self._window is None:
            pygame.display.init()
            self._window = pygame.display.set_mode((width, height))
            pygame.display.set_caption("Rollwright")
        self._window.blit(pygame.surfarray.make_surface(pixels.swapaxes(0, 1)), (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        pygame.time.wait(int(1000 * self._pause))


def as_text(game: CompiledGame[Any, Any], state: Any) -> str:
    """Every sheet with its score, and the dice as they lie."""
    lines = []
    for seat in range(state.seats):
        lines += [f"Seat {seat}: {game.score(state, seat).total}", game.notation.sheet_to_text(state, seat), ""]
    dice = game.notation.dice_to_text(state.faces) if state.faces else "-"
    return "\n".join([*lines, f"Dice: {dice}"])


def as_pixels(game: CompiledGame[Any, Any], state: Any) -> Array:
    """The printed sheets with what is written on them, one below the other, as red, green and blue."""
    from rollwright.paper.matches import state_sheets
    from rollwright.paper.style import Style

    pages = [_decoded(page) for sheet in state_sheets(game, state, style=Style()) for page in sheet.png(DOTS_PER_INCH)]
    width = max(page.shape[1] for page in pages)
    return np.concatenate([_widened(page, width) for page in pages])


def _decoded(png: bytes) -> Array:
    import pygame

    picture = pygame.image.load(io.BytesIO(png), "sheet.png")
    paper = pygame.Surface(picture.get_size())
    paper.fill((WHITE, WHITE, WHITE))
    paper.blit(picture, (0, 0))
    return np.ascontiguousarray(pygame.surfarray.array3d(paper).swapaxes(0, 1))


def _widened(page: Array, width: int) -> Array:
    return np.pad(page, ((0, 0), (0, width - page.shape[1]), (0, 0)), constant_values=WHITE)
