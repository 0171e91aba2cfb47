"""All seats of a match as PettingZoo environments: `parallel_env` with joint decisions, `env` one agent at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from rollwright.envs.rendering import Renderer
from rollwright.envs.seat_env import RAISE, SEEDS, replaces
from rollwright.games import game as find
from rollwright.sim.batch import Batch
from rollwright.sim.lanes import Array, Reward
from rollwright.sim.setup import setup


class MatchEnv(ParallelEnv[str, dict[str, Array], int]):  # type: ignore[misc]
    """A match in which every seat is an agent, and all that decide do so at once.

    Actions are those of the rules, and after them a no-op for agents that have nothing to decide: every mask allows at
    least one action. An observation is a dict: `observation`, the numbers that the seat sees (with
    `game.observation(seats)` for what they mean), and `action_mask`.

    >>> env = parallel_env("qwantum", seats=3)
    >>> observations, infos = env.reset(seed=1)
    >>> while env.agents:
    ...     actions = {agent: seen["action_mask"].argmax() for agent, seen in observations.items()}
    ...     observations, rewards, terminations, truncations, infos = env.step(actions)
    >>> sorted(rewards)
    ['seat_0', 'seat_1', 'seat_2']
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2, "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = Reward.SCORE,
        variant: str | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        """`illegal="replace"` is for learners without masks: the first legal action takes the place of an illegal one.

        Raises `InvalidSetup`, which says what can't be.
        """
        self._replaces = replaces(illegal)
        rules = find(game)
        plan = setup(game, seats, variant=variant)
        self.metadata = {**self.metadata, "name": f"rollwright_{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(plan.seats)]
        self.agents: list[str] = []
        self.no_op = rules.num_actions
        self._game = rules
        self._batch = Batch(plan, 1, reward=reward)
        self._renderer = Renderer(render_mode, self.metadata)
        self._random, _ = seeding.np_random(None)
        layout = rules.observation(plan.seats)
        self._action_space = spaces.Discrete(self.no_op + 1)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(layout.low, layout.high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.no_op + 1,), np.int8),
            }
        )
        self._observation_spaces = {agent: _copy(self._observation_space) for agent in self.possible_agents}
        self._action_spaces = {agent: _copy(self._action_space) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo's signature)
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        """Start a match; the seed decides the dice."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._batch.begin(seeds=[int(self._random.integers(SEEDS))])
        self.agents = self.possible_agents[:]
        self._show()
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Array]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Carry out the decisions of all agents at once. Raises `IllegalAction` if a mask doesn't allow one."""
        chosen = np.array([[actions.get(agent, self.no_op) for agent in self.possible_agents]])
        if self._replaces:
            masks = self._batch.masks
            legal = np.take_along_axis(masks, np.minimum(chosen, self.no_op - 1)[:, :, None], axis=2)[:, :, 0]
            chosen = np.where(legal & (chosen < self.no_op), chosen, masks.argmax(axis=2))
        self._batch.step(chosen)
        self._show()
        over = self._batch.running == 0
        observed, agents = self._observed(), self.agents
        scores = self._batch.scores()[0].tolist()
        rewards = {agent: float(self._batch.rewards[0, seat]) for seat, agent in enumerate(agents)}
        infos: dict[str, dict[str, Any]] = {agent: {"score": scores[seat]} for seat, agent in enumerate(agents)}
        if over:
            self.agents = []
        return observed, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    @property
    def match_state(self) -> Any:
        """The state of the match, as `rollwright.games` knows it."""
        return self._game.from_buffer(self._batch.states[0])

    def render(self) -> Any:
        """The sheets and the dice: as text, as an array of pixels, or in a window."""
        return self._renderer.drawn(self._game, self.match_state)

    def close(self) -> None:
        self._renderer.close()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observed(self) -> dict[str, dict[str, Array]]:
        observed = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.no_op + 1, np.int8)
            mask[: self.no_op] = self._batch.masks[0, seat]
            mask[self.no_op] = not mask.any()
            observed[agent] = {"observation": self._batch.observe(seat)[0], "action_mask": mask}
        return observed


def parallel_env(game: str, seats: int | None = None, **options: Any) -> MatchEnv:
    """A match whose agents decide together."""
    return MatchEnv(game, seats, **options)


def env(game: str, seats: int | None = None, **options: Any) -> AECEnv[str, Any, int]:
    """A match whose agents are asked one after the other; no agent sees what another one has decided until all have.

    >>> match = env("splitter", seats=2)
    >>> match.reset(seed=1)
    >>> for agent in match.agent_iter():
    ...     observation, reward, terminated, truncated, info = match.last()
    ...     match.step(None if terminated else observation["action_mask"].argmax())
    """
    aec = parallel_to_aec(parallel_env(game, seats, **options))
    return wrappers.OrderEnforcingWrapper(aec)


def _copy(space: Any) -> Any:
    """Agents sample from spaces of their own: what one draws must not depend on the others."""
    return type(space)(dict(space.spaces)) if isinstance(space, spaces.Dict) else spaces.Discrete(space.n)
