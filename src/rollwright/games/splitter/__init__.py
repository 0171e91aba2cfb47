"""Splitter."""

from rollwright.games.splitter.game import Splitter, rating
from rollwright.games.splitter.state import Action, Place, State

__all__ = ["GAME", "Action", "Place", "Splitter", "State", "rating"]

GAME = Splitter()
