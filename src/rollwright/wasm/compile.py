"""Compiles the rules or the bots of one game, in a process of its own.

`python -m rollwright.wasm.compile rules|bots KEY FOLDER`
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rollwright.wasm import BuildError, target

MODULE, INTERFACE = "module.wasm", "interface.json"


def compile_kernels(kind: str, key: str, folder: Path) -> None:
    """Write the module, and its interface beside it as JSON."""
    target.install()
    # Kernels are imported only now that Numba compiles for wasm32.
    from rollwright.wasm import kernels
    from rollwright.wasm.interface import describe
    from rollwright.wasm.linking import link
    from rollwright.wasm.wrapper import wrap

    exports = kernels.rules_of(key) if kind == "rules" else kernels.bots_of(key)
    wrapped = [wrap(export) for export in exports]
    (folder / MODULE).write_bytes(link(wrapped))
    interface = describe(exports, [kernel.result for kernel in wrapped])
    (folder / INTERFACE).write_text(json.dumps(interface))


if __name__ == "__main__":
    try:
        compile_kernels(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
    except BuildError as error:
        sys.exit(str(error))
