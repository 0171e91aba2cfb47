"""What JavaScript hands to kernels and gets back: a few types whose width nobody can mistake.

A kernel computes with integers of 64 bits. JavaScript's numbers hold 53 of them exactly, and WebAssembly would cut a
number down without a word. So a 64-bit integer crosses only where it is declared `SMALL` (it fits in 32 bits, and the
call traps where it doesn't), or as an element of an array, which JavaScript reads as a `bigint`.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from numba.core import types

from rollwright.wasm import BuildError

#: An integer of 64 bits inside a kernel, of 32 bits outside.
SMALL = "small"


@dataclass(frozen=True)
class Crossing:
    """A parameter or a result: its kind, and how many dimensions it has if it is an array."""

    kind: str
    dimensions: int = 0


@dataclass(frozen=True)
class Export:
    """A kernel that JavaScript may call: under which name, and with which types."""

    name: str
    kernel: Any
    parameters: tuple[Any, ...]
    result: Any = None

    @property
    def numba_types(self) -> tuple[Any, ...]:
        """The types that the kernel is compiled for."""
        return tuple(types.int64 if of is SMALL else of for of in self.parameters)

    @property
    def parameter_names(self) -> tuple[str, ...]:
        return tuple(inspect.signature(self.kernel.py_func).parameters)

    def crossings(self) -> list[Crossing]:
        names = self.parameter_names
        if len(names) != len(self.parameters):
            raise BuildError(f"{self.name} takes {', '.join(names)}, and {len(self.parameters)} types are given.")
        return [
            _crossing(of, f"the parameter {name} of {self.name}")
            for name, of in zip(names, self.parameters, strict=True)
        ]

    def result_crossing(self, found: Any) -> Crossing:
        """How the result crosses that Numba has found; it must be what was declared."""
        where = f"the result of {self.name}"
        if self.result is SMALL:
            if not isinstance(found, types.Integer):
                raise BuildError(f"{where} is declared as a small integer, and it is {found}.")
            return Crossing(SMALL)
        return Crossing("none") if found == types.none else _crossing(found, where)


def _crossing(of: Any, where: str) -> Crossing:
    if of is SMALL:
        return Crossing(SMALL)
    if isinstance(of, types.Array):
        return _array_crossing(of, where)
    if isinstance(of, types.Boolean):
        return Crossing("flag")
    if of == types.float64:
        return Crossing("number")
    if isinstance(of, types.Integer):
        raise BuildError(f"{where} is an integer ({of}): declare it as SMALL, or pass it in an array.")
    raise BuildError(f"{where} is {of}, which can't be passed between JavaScript and a kernel.")


#: The elements that an array may have, as JavaScript's typed arrays hold them.
ELEMENTS = {
    types.int8: "int8",
    types.uint8: "uint8",
    types.int16: "int16",
    types.int32: "int32",
    types.int64: "bigint64",
    types.float32: "float32",
    types.float64: "float64",
    types.boolean: "uint8",
}


def _array_crossing(of: Any, where: str) -> Crossing:
    if of.layout != "C":
        raise BuildError(f"{where} is an array that isn't contiguous: pass it as C-ordered.")
    if of.dtype not in ELEMENTS:
        raise BuildError(f"{where} is an array of {of.dtype}, which JavaScript has no array for.")
    return Crossing(ELEMENTS[of.dtype], of.ndim)


def describe(exports: Sequence[Export], results: Sequence[Crossing]) -> dict[str, Any]:
    """The interface of a module as JSON."""
    return {
        export.name: {
            "parameters": [
                {"name": name, **_described(crossing)}
                for name, crossing in zip(export.parameter_names, export.crossings(), strict=True)
            ],
            "result": result.kind,
        }
        for export, result in zip(exports, results, strict=True)
    }


def _described(crossing: Crossing) -> dict[str, Any]:
    return {"type": crossing.kind} | ({"dimensions": crossing.dimensions} if crossing.dimensions else {})
