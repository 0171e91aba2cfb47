"""The kernels as WebAssembly, for a page that plays without a server.

`python -m rollwright.wasm` compiles the kernels of every registered game from the same Python source that runs on the
server. `docs/offline.md` explains how. Nothing here is imported while Rollwright runs.
"""


class BuildError(Exception):
    """The kernels can't be built: the message says which one, and why."""
