"""Compiles the rules of one game, and its bots if they are wanted too, in a process of its own.

`python -m rollwright.wasm.compile KEY FOLDER rules [bots]`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rollwright.wasm import BuildError, target

#: What is built of a game. Bots call the rules, so they are compiled after them in the same process.
RULES, BOTS = "rules", "bots"


def compile_kernels(key: str, folder: Path, kinds: Sequence[str]) -> None:
    """Write a module for each kind, and its interface beside it as JSON."""
    target.install()
    # Kernels are imported only now that Numba compiles for wasm32.
    from rollwright.wasm import kernels
    from rollwright.wasm.interface import describe
    from rollwright.wasm.linking import link
    from rollwright.wasm.wrapper import wrap

    for kind in kinds:
        exports = kernels.rules_of(key) if kind == RULES else kernels.bots_of(key)
        wrapped = [wrap(export) for export in exports]
        (folder / f"{kind}.wasm").write_bytes(link(wrapped))
        interface = describe(exports, [kernel.result for kernel in wrapped])
        (folder / f"{kind}.json").write_text(json.dumps(interface))


if __name__ == "__main__":
    try:
        compile_kernels(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
    except BuildError as error:
        sys.exit(str(error))
