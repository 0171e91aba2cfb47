"""Attributes of unchanging values that are found when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 (it is used like `property`)
    """As `functools.cached_property`, without the lock that it takes each time before Python 3.12.

    Two threads may find the same value twice, which is harmless where it follows from what never changes.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, instance: Any, owner: type) -> T:
        if instance is None:
            return self  # type: ignore[return-value]
        value: T = self._find(instance)
        instance.__dict__[self._name] = value
        return value
