"""Independent oracles of the rules, and a check of traces against them."""

from .oracle import Oracle
from .qwantum import Qwantum
from .qwinto import Qwinto
from .splitter import Splitter
from .twenty_one import TwentyOne

ORACLES: dict[str, type[Oracle]] = {
    "qwinto": Qwinto,
    "qwantum": Qwantum,
    "twenty-one": TwentyOne,
    "splitter": Splitter,
}

__all__ = ["ORACLES", "Oracle"]
