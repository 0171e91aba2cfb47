"""What every server of the tests needs, loaded once: servers are forked from a process that has it already."""

from __future__ import annotations

import rollwright.server.run  # noqa: F401
from rollwright.games import REGISTRY, game
from rollwright.table.events import Seeded
from rollwright.table.match import Match
from rollwright.table.view import view_of

for key in REGISTRY:
    match = Match.open(key, 2, match="warm", source=Seeded(1))
    for seat in range(2):
        match.accept(match.sit(seat, "Ada"))
    while game(key).dice_wanted(match.state):
        match.accept(match.throw(match.position.thrower or 0))
    view_of(match, (0, 1), layouts=True)
    for seat in match.position.deciders:
        action = game(key).legal(match.state, seat)[0]
        match.accept(match.decide(seat, game(key).notation.action_to_json(action)))
