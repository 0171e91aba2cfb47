"""`python -m rollwright.wasm FOLDER PAGE`: build the kernels of all games for the page."""

from __future__ import annotations

import sys
from pathlib import Path

from rollwright.wasm import BuildError
from rollwright.wasm.build import build


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("python -m rollwright.wasm FOLDER PAGE: a folder for the modules, and the sources of the page.")
    try:
        changed = build(Path(sys.argv[1]), Path(sys.argv[2]))
    except BuildError as error:
        sys.exit(str(error))
    print(f"built {', '.join(changed)}" if changed else "nothing has changed", file=sys.stderr)  # noqa: T201


if __name__ == "__main__":
    main()
