"""Compiles the kernels of one game: `python -m rollwright.wasm.compile KEY FOLDER`, in a process of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rollwright.wasm import BuildError, target


def compile_rules(key: str, folder: Path) -> None:
    """Write `KEY.wasm`, and its interface as `KEY.interface.json`."""
    target.install()
    # Kernels are imported only now that Numba compiles for wasm32.
    from rollwright.wasm.interface import describe
    from rollwright.wasm.kernels import rules_of
    from rollwright.wasm.linking import link
    from rollwright.wasm.wrapper import wrap

    exports = rules_of(key)
    wrapped = [wrap(export) for export in exports]
    (folder / f"{key}.wasm").write_bytes(link(wrapped))
    interface = describe(exports, [kernel.result for kernel in wrapped])
    (folder / f"{key}.interface.json").write_text(json.dumps(interface))


if __name__ == "__main__":
    try:
        compile_rules(sys.argv[1], Path(sys.argv[2]))
    except BuildError as error:
        sys.exit(str(error))
