"""Collecting garbage without making everybody wait.

Nearly all values of the server are freed as soon as nobody holds them; what is left for Python's collector are the few
that hold each other in a circle. To find these it looks at all values again and again, and everybody waits meanwhile:
with a thousand people for a tenth of a second every few seconds. Here it looks at new values only, a few at a time, and
at all of them rarely.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc

SECONDS_BETWEEN_NEW = 0.2
NEW_BETWEEN_ALL = 3000
"""So often new values are looked at before all are: ten minutes."""


async def collect_garbage() -> None:
    """In place of the collector's own rhythm, until it is cancelled."""
    gc.freeze()
    gc.disable()
    with contextlib.ExitStack() as at_end:
        at_end.callback(gc.enable)
        at_end.callback(gc.unfreeze)
        while True:
            for _ in range(NEW_BETWEEN_ALL):
                await asyncio.sleep(SECONDS_BETWEEN_NEW)
                gc.collect(0)
                gc.freeze()  # what is alive now is not looked at again
            gc.unfreeze()
            gc.collect()
            gc.freeze()
