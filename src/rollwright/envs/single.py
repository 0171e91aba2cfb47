"""One match as a `gymnasium.Env`: a seat alone or against opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from rollwright.bots.policies import Policy
from rollwright.envs.rendering import Renderer
from rollwright.envs.seat_env import FLAT, RAISE, SEEDS, SeatSetup, replaces
from rollwright.sim.lanes import Array, Reward


class SingleEnv(gymnasium.Env[Any, np.int64]):
    """A match in which one seat decides; dice fall and opponents play in between.

    >>> import gymnasium, rollwright.envs
    >>> env = gymnasium.make("rollwright/Qwinto-v0", seats=2, opponents="random", reward="win")
    >>> observation, info = env.reset(seed=1)
    >>> terminated = False
    >>> while not terminated:
    ...     action = info["action_mask"].argmax()
    ...     observation, reward, terminated, truncated, info = env.step(action)
    >>> info["scores"].shape
    (2,)

    `info["action_mask"]` and `action_masks()` say which actions are legal; after the end, any, and none does anything.
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: Policy | Sequence[Policy] = "random",
        reward: str = Reward.SCORE,
        observation: str = FLAT,
        variant: str | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        """`illegal="replace"` is for learners without masks: the first legal action takes the place of an illegal one.

        Raises `InvalidSetup` and `UnknownBot`, which say what can't be.
        """
        self._replaces = replaces(illegal)
        self._setup = SeatSetup(game, seats, seat, opponents, reward, observation, variant)
        self.observation_space = self._setup.observation_space()
        self.action_space = spaces.Discrete(self._setup.game.num_actions)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.metadata)
        self._matches = self._setup.batch(1, 0, restart=False)
        self._lanes = self._matches.batch.lanes

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (Gymnasium's signature)
    ) -> tuple[Any, dict[str, Any]]:
        """Start a match; the seed decides the dice and what opponents draw."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        if seed is not None and self._matches.has_players:
            self._matches = self._setup.batch(1, drawn, restart=False)
            self._lanes = self._matches.batch.lanes
        self._matches.batch.begin(seeds=[drawn])
        self._matches.wait_for_seat()
        self._show()
        return self._observed(), self._info()

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One decision. Raises `IllegalAction` if the mask doesn't allow it: nothing has changed."""
        if self._replaces and not (mask := self.action_masks())[action]:
            action = mask.argmax()
        self._matches.step(np.array([action]))
        self._show()
        reward = float(self._lanes.rewards[0, self._setup.seat])
        return self._observed(), reward, self._is_over(), False, self._info()

    def action_masks(self) -> Array:
        """Which actions are legal now; after the end all, as none does anything."""
        if self._is_over():
            return np.ones(self._setup.game.num_actions, np.bool_)
        mask: Array = self._lanes.masks[0, self._setup.seat].copy()
        return mask

    def render(self) -> Any:
        """The sheets and the dice: as text, as an array of pixels, or in a window."""
        return self._renderer.drawn(self._setup.game, self.state)

    @property
    def state(self) -> Any:
        """The state of the match, as `rollwright.games` knows it."""
        return self._setup.game.from_buffer(self._lanes.states[0])

    def close(self) -> None:
        self._renderer.close()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _is_over(self) -> bool:
        return self._matches.batch.running == 0

    def _observed(self) -> Any:
        return self._setup.shaped(self._lanes.observations[0].copy())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self._matches.batch.scores()[0]}
