"""Qwantum."""

from rollwright.games.qwantum.game import Qwantum
from rollwright.games.qwantum.state import Action, Again, Choice, State, Write

__all__ = ["GAME", "Action", "Again", "Choice", "Qwantum", "State", "Write"]

GAME = Qwantum()
