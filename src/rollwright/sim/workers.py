"""Portions of work, shared out among processes of this machine or among the workers of a Ray cluster."""

from __future__ import annotations

import signal
import warnings
from collections.abc import Callable, Generator, Iterable
from enum import StrEnum
from typing import Any, TypeVar

from rollwright.games.protocol import InvalidSetup

Result = TypeVar("Result")
Portions = Iterable[tuple[Any, ...]]

#: A terminal tells workers of Ctrl-C too; who started them decides what becomes of their work.
_DEAF_TO_CTRL_C = {"initializer": signal.signal, "initargs": (signal.SIGINT, signal.SIG_IGN)}


class Backend(StrEnum):
    """Who does the work."""

    PROCESSES = "processes"
    RAY = "ray"


def share_out(
    work: Callable[..., Result],
    portions: Portions,
    jobs: int = 1,
    backend: str = Backend.PROCESSES,
    address: str | None = None,
) -> Generator[Result]:
    """The results of the portions in order, each as soon as it is there. Portions are taken as they are needed.

    With one job the work is done in this process.
    """
    if backend == Backend.RAY:
        from rollwright.sim.cluster import work_on_ray

        return work_on_ray(work, portions, jobs, address)
    if address is not None:
        raise InvalidSetup("An address says where a Ray cluster is: it goes with the backend ray.")
    return _work_here(work, portions) if jobs == 1 else _work_in_processes(work, portions, jobs)


def _work_here(work: Callable[..., Result], portions: Portions) -> Generator[Result]:
    for portion in portions:
        yield work(*portion)


def _work_in_processes(work: Callable[..., Result], portions: Portions, jobs: int) -> Generator[Result]:
    from joblib import Parallel, delayed

    workers = Parallel(n_jobs=jobs, return_as="generator", pre_dispatch="2*n_jobs", **_DEAF_TO_CTRL_C)
    results = workers(delayed(work)(*portion) for portion in portions)
    try:
        for result in results:  # noqa: UP028 - handing over to joblib would leave the end to it too
            yield result
    finally:
        with warnings.catch_warnings():  # joblib's own: that who stops early leaves work behind
            warnings.simplefilter("ignore", UserWarning)
            results.close()
