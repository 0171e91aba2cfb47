"""Qwinto."""

from rollwright.games.qwinto.game import Qwinto
from rollwright.games.qwinto.state import Action, Choice, PickDice, State, Write

__all__ = ["GAME", "Action", "Choice", "PickDice", "Qwinto", "State", "Write"]

GAME = Qwinto()
