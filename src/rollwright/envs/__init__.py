"""The games in the shapes that researchers know: Gymnasium, PettingZoo and OpenSpiel.

Everything here follows from the registry of games, so that a new game has environments too. `import rollwright.envs`
registers the Gymnasium ids; the adapters are imported on their own, as each needs its own packages.
"""

from __future__ import annotations

import importlib.util

if importlib.util.find_spec("gymnasium") is not None:
    from rollwright.envs.registration import register_all

    register_all()
