"""What a page needs to know of Splitter beside its buffer kernels."""

from __future__ import annotations

from numba.core import types

from rollwright.games.splitter.groups import list_groups
from rollwright.wasm.interface import SMALL, Export

CELLS, SETS = types.int8[:, ::1], types.int64[::1]

#: The groups one by one: a score shows each of them, with its fields.
KERNELS: list[Export] = [Export("list_groups", list_groups, (SMALL, CELLS, SETS, SETS), SMALL)]
