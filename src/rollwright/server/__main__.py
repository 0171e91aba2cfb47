"""`python -m rollwright.server`: the server alone, set up by the environment; for tests and for containers."""

from __future__ import annotations

import os
import sys

from rollwright.server.run import CannotListen, serve
from rollwright.server.settings import InvalidSettings, from_environment
from rollwright.store.interface import StoreError


def main() -> int:
    try:
        settings = from_environment(os.environ)
        serve(settings, lambda port: print(f"http://{settings.host}:{port}", flush=True))  # noqa: T201
    except (InvalidSettings, StoreError, CannotListen) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
