"""Wrapped kernels, the libraries they call and the memory runtime as one WebAssembly module."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core.compiler_lock import global_compiler_lock

from rollwright.wasm import BuildError
from rollwright.wasm.target import create_target_machine
from rollwright.wasm.wrapper import Wrapped

FOLDER = Path(__file__).parent
#: The function of the runtime that JavaScript calls.
ALLOCATE = "allocate"
#: What a module may import, and nothing else.
IMPORTS: tuple[str, ...] = ()
STACK_BYTES = 256 * 1024


@global_compiler_lock  # type: ignore[untyped-decorator]
def link(wrapped: Sequence[Wrapped]) -> bytes:
    """The module with all of these kernels; raises `BuildError` where one needs something that a page doesn't have."""
    names = [ALLOCATE, *(kernel.export.name for kernel in wrapped)]
    machine = create_target_machine()
    module = _joined(wrapped, str(machine.target_data))
    _keep_only(module, names)
    wrapped[0].library.codegen.prune_references(module)
    module = _optimised(module, machine)
    library = _parsed("library.ll", str(machine.target_data))
    return _linked([machine.emit_object(module), machine.emit_object(library)], names)


def _parsed(name: str, data_layout: str) -> Any:
    module = llvm.parse_assembly((FOLDER / name).read_text())
    module.data_layout = data_layout
    return module


def _joined(wrapped: Sequence[Wrapped], data_layout: str) -> Any:
    """First what calls, then what is called: what nobody calls yet would not be linked in."""
    module = _parsed("runtime.ll", data_layout)
    for kernel in wrapped:
        module.link_in(llvm.parse_assembly(str(kernel.module)))
    for library in dict.fromkeys(kernel.library for kernel in wrapped):
        module.link_in(library._get_module_for_linking(), preserve=True)
    return module


def _keep_only(module: Any, names: Sequence[str]) -> None:
    """Let nothing else be seen from outside, so that it is inlined or dropped."""
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    for variable in module.global_variables:
        if variable.linkage == llvm.Linkage.common:  # WebAssembly has no common symbols
            variable.linkage = "internal"


def _optimised(module: Any, machine: Any) -> Any:
    # Numba keeps the counting of references from being inlined until it has pruned it, which it has.
    module = llvm.parse_assembly(str(module).replace(" noinline", " nounwind"))
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.inlining_threshold = 40  # small code matters more than the last bit of speed
    options.loop_unrolling = False
    options.loop_vectorization = options.slp_vectorization = False
    for _ in range(2):
        passes = llvm.create_pass_builder(machine, options)
        passes.getModulePassManager().run(module, passes)
    module.verify()
    return module


def _linked(objects: Sequence[bytes], names: Sequence[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"{number}.o" for number in range(len(objects))]
        for path, data in zip(paths, objects, strict=True):
            path.write_bytes(data)
        allowed, out = Path(folder) / "imports", Path(folder) / "out.wasm"
        allowed.write_text("".join(f"{name}\n" for name in IMPORTS))
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O2"]
        command += ["--stack-first", "-z", f"stack-size={STACK_BYTES}", f"--allow-undefined-file={allowed}"]
        command += [f"--export={name}" for name in names]
        linker = subprocess.run([*command, *map(str, paths), "-o", str(out)], capture_output=True, text=True)
        if linker.returncode:
            raise BuildError(f"The kernels can't be linked: {_complaint(linker.stderr)}")
        return out.read_bytes()


def _complaint(text: str) -> str:
    """What the linker says, without the names of temporary files."""
    lines = [line.split("error: ")[-1] for line in text.splitlines() if "error" in line or "undefined" in line]
    return "; ".join(line.split(": ", 1)[-1] for line in lines) or text.strip()
