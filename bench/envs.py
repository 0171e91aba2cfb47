"""How fast the environments are, on one core: `python -m bench.envs`.

Beside them, in the same run: PettingZoo's classic games stepped the usual way, of which the fastest counts, and, where
pgx is installed (`pip install pgx`), its backgammon on the CPU. A decision is one action of the learning seat, chosen
at random among the legal ones; what opponents and dice do in between is not counted.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import time
import warnings
from collections.abc import Callable
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

from rollwright.envs.vector import RollwrightVectorEnv
from rollwright.games import REGISTRY, game

LANES = 4096
STEPS = 60
ROUNDS = 5
CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2")
SECONDS = 1.0
BACKGAMMON_LANES = 1024


def best_rate(work: Callable[[], int]) -> float:
    """Decisions a second of processor time, in the best of several rounds."""
    rates = []
    work()
    for _ in range(ROUNDS):
        begun = time.process_time()
        decisions = work()
        rates.append(decisions / (time.process_time() - begun))
    return max(rates)


def vector_rate(key: str, seats: int, reward: str) -> float:
    """A seat against random opponents: masks, observations and rewards, and actions sampled by the masks."""
    envs = RollwrightVectorEnv(key, LANES, seats=seats, reward=reward)
    envs.reset(seed=0)

    def work() -> int:
        for _ in range(STEPS):
            envs.step(envs.sample_actions())
        return LANES * STEPS

    return best_rate(work)


def classic_rate(name: str) -> float:
    """A classic game of PettingZoo, one agent after the other, with actions sampled by the masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def work() -> int:
            decisions, begun = 0, time.process_time()
            while time.process_time() - begun < SECONDS:
                env.reset()
                for agent in env.agent_iter():
                    observation, _, terminated, truncated, _ = env.last()
                    if terminated or truncated:
                        env.step(None)
                        continue
                    mask = observation["action_mask"] if isinstance(observation, dict) else None
                    env.step(env.action_space(agent).sample(mask))
                    decisions += 1
            return decisions

        return best_rate(work)


def backgammon_rate() -> float | None:
    """pgx's backgammon: one jitted call samples legal actions and steps all lanes, with automatic resets."""
    if importlib.util.find_spec("pgx") is None:
        return None
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    env = pgx.make("backgammon")
    step = importlib.import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def turn(state: Any, key: Any) -> Any:
        chosen, stepped = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chosen, logits, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(stepped, BACKGAMMON_LANES))

    turn = jax.jit(turn)
    keys = iter(jax.random.split(jax.random.PRNGKey(0), 1000))
    held = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), BACKGAMMON_LANES))]

    def work() -> int:
        for _ in range(10):
            held[0] = turn(held[0], next(keys))
        jax.block_until_ready(held[0])
        return 10 * BACKGAMMON_LANES

    return best_rate(work)


def main() -> None:
    """Print the rates as tables."""
    print("| Vector environment, 4096 lanes | Seats | Reward score | Reward win or final |")
    print("|---|---|---|---|")
    slowest = float("inf")
    for key in REGISTRY:
        for seats in (1, 2):
            rates = [vector_rate(key, seats, reward) for reward in ("score", "final" if seats == 1 else "win")]
            slowest = min(slowest, *rates)
            print(f"| {game(key).info.name} | {seats} | {rates[0]:,.0f} | {rates[1]:,.0f} |", flush=True)
    print("\n| Beside it, in the same run | Decisions a second | The slowest of the above is |")
    print("|---|---|---|")
    for name in CLASSIC:
        rate = classic_rate(name)
        print(f"| PettingZoo {name} | {rate:,.0f} | {slowest / rate:,.0f} times as fast |", flush=True)
    if (beside := backgammon_rate()) is not None:
        print(
            f"| pgx backgammon, {BACKGAMMON_LANES} lanes, CPU | {beside:,.0f} | {slowest / beside:,.0f} times as fast |"
        )


if __name__ == "__main__":
    main()
