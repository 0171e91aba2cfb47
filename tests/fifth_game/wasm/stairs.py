"""What a page needs to know of Stairs beside its buffer kernels."""

from __future__ import annotations

from rollwright.wasm.interface import Export

KERNELS: list[Export] = []
