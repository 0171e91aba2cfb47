"""Qwinto."""

from rollwright.games.qwinto.game import Qwinto
from rollwright.games.qwinto.state import Action, Choice, PickDice, State, Write

__all__ = ["Action", "Choice", "PickDice", "Qwinto", "State", "Write"]
