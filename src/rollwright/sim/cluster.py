"""Portions of work on a Ray cluster, or on a Ray of this machine alone. Needs the extra `cluster`."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from rollwright.games.protocol import RollwrightError

Result = TypeVar("Result")


class NoCluster(RollwrightError):
    """Ray isn't installed, or no cluster answers."""

    code = "no-cluster"


def work_on_ray(
    work: Callable[..., Result], portions: Iterable[tuple[Any, ...]], jobs: int, address: str | None
) -> Generator[Result]:
    """The results of the portions in order; at most two portions a job are under way."""
    ray = _connected(jobs, address)
    task = ray.remote(work)
    waiting: deque[Any] = deque()
    try:
        for portion in portions:
            waiting.append(task.remote(*portion))
            if len(waiting) > 2 * jobs:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def _connected(jobs: int, address: str | None) -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'rollwright[cluster]'.") from None
    try:
        if address is None:
            ray.init(num_cpus=jobs, include_dashboard=False, logging_level=logging.ERROR)
        else:
            ray.init(address=address, logging_level=logging.ERROR)
    except (ConnectionError, ValueError) as mistake:
        raise NoCluster(f"No Ray cluster answers at {address}: {str(mistake).splitlines()[0]}") from None
    return ray
