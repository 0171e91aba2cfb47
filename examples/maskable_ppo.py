"""MaskablePPO of sb3-contrib on the vector environment: `python examples/maskable_ppo.py [STEPS]`.

Needs `pip install sb3-contrib`. Prints the learning curve, then plays against `casual`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from rollwright import simulate
from rollwright.envs.vector import RollwrightVectorEnv

GAME, LANES = "twenty-one", 256


class Lanes(VecEnv):
    """The vector environment as Stable-Baselines3 expects it."""

    def __init__(self, envs: RollwrightVectorEnv) -> None:
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)
        self.envs, self.earned, self.finished = envs, np.zeros(envs.num_envs), []

    def reset(self) -> Any:
        return self.envs.reset(seed=1)[0].copy()

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, ended, _, info = self.envs.step(self.actions)
        self.earned += rewards
        self.finished += self.earned[ended].tolist()
        self.earned[ended] = 0
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(ended):
            infos[lane]["terminal_observation"] = info["final_obs"][lane].copy()
        return observations.copy(), rewards.copy(), ended.copy(), infos

    def env_method(self, name: str, *_: Any, **__: Any) -> list[Any]:
        return list(getattr(self.envs, name)())

    def has_attr(self, name: str) -> bool:
        return hasattr(self.envs, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.envs, name, None)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


def main(steps: int = 1_000_000) -> None:
    """Learn, printing the margin of the latest matches, then meet `casual`."""
    lanes = Lanes(RollwrightVectorEnv(GAME, LANES, seats=2, opponents="greedy", reward="margin"))
    options: dict[str, Any] = {"n_steps": 64, "batch_size": 2048, "n_epochs": 4, "learning_rate": 1e-3, "seed": 1}
    model = MaskablePPO("MlpPolicy", lanes, device="cpu", **options)
    for _ in range(10):
        model.learn(steps // 10, reset_num_timesteps=False, use_masking=True)
        print(f"{model.num_timesteps:>9,} decisions: margin {np.mean(lanes.finished[-2000:]):.1f}", flush=True)

    def learned(observations: Any, masks: Any, _: Any) -> Any:
        return model.predict(observations, action_masks=masks, deterministic=True)[0]

    own, other = simulate(GAME, 500, policies=[learned, "casual"], seed=1).scores.T
    wins = np.where(own == other, 0.5, own > other).mean()
    print(f"{own.mean():.1f} points against {other.mean():.1f} of casual; wins {wins:.1%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
