"""Twenty One."""

from rollwright.games.twenty_one.card import CARDS, Card
from rollwright.games.twenty_one.game import TwentyOne
from rollwright.games.twenty_one.state import Action, Choice, State, Write

__all__ = ["CARDS", "GAME", "Action", "Card", "Choice", "State", "TwentyOne", "Write"]

GAME = TwentyOne()
