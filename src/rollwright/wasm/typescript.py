"""The interfaces of the built modules as TypeScript types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

HEAD = "// Made by `python -m rollwright.wasm` from the kernels' signatures.\n"
VALUES = {"small": "number", "number": "number", "flag": "boolean", "none": "void"}


def types_of(interfaces: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """By their paths in the page's sources: the kernels that all games have, and those that a game has beside them."""
    first, *others = interfaces.values()
    shared = {name: of for name, of in first.items() if all(of == other.get(name) for other in others)}
    files = {"device/kernels.ts": _file(_interface("RulesKernels", shared), "./memory", shared)}
    for key, interface in interfaces.items():
        own = {name: of for name, of in interface.items() if name not in shared}
        if own:
            base = "import type { RulesKernels } from '../../device/kernels';\n"
            text = _interface(f"{_title(key)}Kernels", own, "RulesKernels")
            files[f"games/{key}/kernels.ts"] = _file(text, "../../device/memory", own, base)
    return files


def bot_types_of(interfaces: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The kernels of bots, which are the same for all games that have them."""
    if not interfaces:
        return {}
    return {"device/bot-kernels.ts": _file(_interface("BotKernels", interfaces[0]), "./memory", interfaces[0])}


def _file(text: str, memory: str, kernels: Mapping[str, Any], more: str = "") -> str:
    arrays = ", ".join(sorted({_array(element) for element in _elements(kernels)}))
    return f"{HEAD}{more}import type {{ {arrays} }} from '{memory}';\n\n{text}"


def _interface(name: str, kernels: Mapping[str, Any], base: str = "") -> str:
    lines = [f"  {kernel}({_parameters(of)}): {VALUES[of['result']]};\n" for kernel, of in kernels.items()]
    return f"export interface {name}{f' extends {base}' if base else ''} {{\n{''.join(lines)}}}\n"


def _parameters(kernel: Mapping[str, Any]) -> str:
    return ", ".join(f"{of['name']}: {_type(of)}" for of in kernel["parameters"])


def _type(parameter: Mapping[str, Any]) -> str:
    return _array(parameter["type"]) if "dimensions" in parameter else VALUES[parameter["type"]]


def _array(element: str) -> str:
    return f"{_title(element)}Room"


def _elements(interface: Mapping[str, Any]) -> list[str]:
    return [of["type"] for kernel in interface.values() for of in kernel["parameters"] if "dimensions" in of]


def _title(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("-")).replace("Bigint", "BigInt")
