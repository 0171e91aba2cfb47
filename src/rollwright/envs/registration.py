"""The ids of the Gymnasium environments: one for each game, `rollwright/Qwinto-v0` and so on."""

from __future__ import annotations

import gymnasium

from rollwright.games import REGISTRY

NAMESPACE = "rollwright"
VERSION = 0


def env_id(key: str) -> str:
    """The id of a game's environment.

    >>> env_id("twenty-one")
    'rollwright/TwentyOne-v0'
    """
    name = "".join(word.capitalize() for word in key.split("-"))
    return f"{NAMESPACE}/{name}-v{VERSION}"


def register_all() -> None:
    """Make all games known to `gymnasium.make` and `gymnasium.make_vec`."""
    for key in REGISTRY:
        if env_id(key) not in gymnasium.registry:
            gymnasium.register(
                env_id(key),
                entry_point="rollwright.envs.single:SingleEnv",
                vector_entry_point="rollwright.envs.vector:RollwrightVectorEnv",
                kwargs={"game": key},
                disable_env_checker=True,
            )
