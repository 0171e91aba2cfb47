"""Thousands of matches as one `gymnasium.vector.VectorEnv`, stepped by one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rollwright.bots.policies import Policy
from rollwright.envs.seat_env import FLAT, SEEDS, SeatSetup
from rollwright.games.protocol import InvalidSetup
from rollwright.sim.lanes import Array, Reward
from rollwright.sim.sampling import sample_legal


class RollwrightVectorEnv(VectorEnv[Any, Array, Array]):
    """Matches of one seat against the same opponents, in lanes that go on together.

    Observations, rewards and masks are the environment's own arrays, which the next step overwrites: copy what is to be
    kept, or pass `copy=True`. `info["action_mask"]` has a row of booleans for each lane.

    `autoreset_mode` is one of Gymnasium's: `SAME_STEP` (the default: the step that ends a match returns the first
    observation of the next one, and the last one in `info["final_obs"]`), `NEXT_STEP` (the step after the end ignores
    its action and starts the next match) or `DISABLED` (`reset(options={"reset_mask": …})` does).

    >>> import gymnasium, rollwright.envs
    >>> envs = gymnasium.make_vec("rollwright/Splitter-v0", num_envs=64, seats=2, opponents="greedy", reward="margin")
    >>> observations, info = envs.reset(seed=1)
    >>> for _ in range(22):
    ...     observations, rewards, terminated, truncated, info = envs.step(envs.sample_actions())
    >>> bool(terminated.all())
    True
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: Policy | Sequence[Policy] = "random",
        reward: str = Reward.SCORE,
        observation: str = FLAT,
        variant: str | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        copy: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Raises `InvalidSetup` and `UnknownBot`, which say what can't be."""
        if render_mode is not None:
            raise InvalidSetup("Many matches aren't rendered: render a single environment.")
        self._setup = SeatSetup(game, seats, seat, opponents, reward, observation, variant)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = self._setup.observation_space()
        self.single_action_space = spaces.Discrete(self._setup.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mode = autoreset_mode
        self._copy = copy
        self._matches = self._setup.batch(num_envs, 0, autoreset_mode == AutoresetMode.SAME_STEP)
        self._lanes = self._matches.batch.lanes
        self._truncated = np.zeros(num_envs, np.bool_)
        self._must_start = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start all matches anew, or those of `options["reset_mask"]`.

        Lane i plays the matches of `seed + i`, or of the i-th of a list of seeds. Without a seed the lanes go on to the
        next matches of the seeds that they have.
        """
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
        seeds = [seed + lane for lane in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is None and self._np_random is None:
            seeds = self.np_random.integers(SEEDS, size=self.num_envs).tolist()
        elif isinstance(seed, int):
            self._np_random, self._np_random_seed = np.random.default_rng(seed), seed
        self._matches.batch.begin(chosen, seeds)
        self._matches.batch.clear()
        self._matches.wait_for_seat()
        self._must_start[chosen] = False
        return self._observed(), self._info()

    def step(self, actions: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """One decision in each lane. Raises `IllegalAction` if a mask doesn't allow an action: nothing has changed."""
        if self._mode == AutoresetMode.NEXT_STEP:
            self._step_or_start(actions)
        else:
            self._matches.step(actions)
        info = self._info()
        if self._mode == AutoresetMode.SAME_STEP:
            if self._lanes.over.any():
                info["final_obs"] = self._own(self._setup.shaped(self._lanes.final_observations))
                info["_final_obs"] = self._own(self._lanes.over)
                info["final_scores"] = self._own(self._lanes.final_scores)
        elif self._lanes.over.any():
            info["final_scores"] = self._own(self._lanes.final_scores)
            self._must_start |= self._lanes.over
        rewards = self._lanes.rewards[:, self._setup.seat]
        return self._observed(), self._own(rewards), self._own(self._lanes.over), self._own(self._truncated), info

    def action_masks(self) -> Array:
        """Which actions each lane may take now; where a match is over and waits to be started, any."""
        masks = self._lanes.masks[:, self._setup.seat]
        if self._must_start.any():
            masks[self._must_start] = True
        return masks

    def sample_actions(self) -> Array:
        """A random legal action for each lane."""
        return sample_legal(self.action_masks(), self.np_random)

    def _step_or_start(self, actions: Array) -> None:
        starting = self._must_start.copy()
        self._must_start[:] = False
        self._matches.step(actions)
        if starting.any():
            self._matches.batch.begin(starting)
            self._matches.wait_for_seat()

    def _observed(self) -> Any:
        observed = self._lanes.observations
        return self._setup.shaped(observed.copy() if self._copy else observed)

    def _own(self, array: Any) -> Any:
        if not self._copy:
            return array
        return {name: part.copy() for name, part in array.items()} if isinstance(array, dict) else array.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._own(self.action_masks())}
