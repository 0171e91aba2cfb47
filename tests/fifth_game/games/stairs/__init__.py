"""Stairs."""

from tests.fifth_game.games.stairs.game import Stairs

GAME = Stairs()
