"""Makes Numba compile for wasm32 in this process, in place of the host.

Kernels call each other through Numba's CPU target, so that target itself has to become WebAssembly. Nothing that is
compiled in such a process can run there: the build starts a process of its own (see `build`).

This relies on internals of Numba. `check_numba` compares them with those that the code was written for.
"""

from __future__ import annotations

import gc
import hashlib
import inspect
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import base, callconv, cgutils, codegen, cpu

from rollwright import jit
from rollwright.wasm import BuildError

TRIPLE = "wasm32-unknown-unknown"
#: Every browser with ES2022 has these.
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"

#: What the build relies on, and the SHA-256 of its source (first 16 digits) that it was written for.
RELIED_ON: dict[str, tuple[Any, str]] = {
    "CPUCodegen.__init__": (codegen.CPUCodegen.__init__, "3e277b3e64875d55"),
    "CPUCodegen._init": (codegen.CPUCodegen._init, "a543a81ed6e2c7cf"),
    "CPUCodegen._create_empty_module": (codegen.CPUCodegen._create_empty_module, "81b778b8394313aa"),
    "AOTCodeLibrary": (codegen.AOTCodeLibrary, "51030f46a186fb3f"),
    "CPUCodeLibrary._get_module_for_linking": (codegen.CPUCodeLibrary._get_module_for_linking, "56dde0e0555b5ec8"),
    "CPUCodeLibrary._optimize_final_module": (
        codegen.CPUCodeLibrary._optimize_final_module,
        "e405bd473752613b",
    ),
    "CPUCodegen._module_pass_manager": (codegen.CPUCodegen._module_pass_manager, "3f01da96a94f708b"),
    "CPUContext.init": (cpu.CPUContext.init, "9e8992304ef26edd"),
    "CPUContext.get_executable": (cpu.CPUContext.get_executable, "3892c8a654a2ca69"),
    "BaseContext.make_constant_array": (base.BaseContext.make_constant_array, "cd037700687287a6"),
    "BaseContext.add_dynamic_addr": (base.BaseContext.add_dynamic_addr, "08ac3912c0b2493d"),
    "CPUCallConv": (callconv.CPUCallConv, "2840bb21616354ed"),
}


def check_numba() -> None:
    """Raise `BuildError` where this Numba differs from the one that the build was written for."""
    changed = [name for name, (thing, known) in RELIED_ON.items() if fingerprint(thing) != known]
    if changed:
        raise BuildError(
            f"Numba {numba.__version__} has changed {', '.join(changed)}, which the WebAssembly build replaces: "
            "compare rollwright/wasm/target.py with it, then renew RELIED_ON there."
        )


def fingerprint(thing: Any) -> str:
    """What tells one version of a function or class from another."""
    return hashlib.sha256(inspect.getsource(thing).encode()).hexdigest()[:16]


def create_target_machine(opt: int = 3) -> Any:
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=opt, reloc="static", codemodel="default")


class WasmLibrary(codegen.AOTCodeLibrary):
    """A kernel with those that it calls. All kernels of a module are optimised together when they are linked."""

    def _optimize_final_module(self) -> None:
        """Nothing yet: a kernel would be optimised again for every kernel that calls it."""


class WasmCodegen(codegen.CPUCodegen):
    """Modules for wasm32, and no engine to run them."""

    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        self._tm_features = FEATURES
        self._tm = create_target_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._engine: Any = None
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = ir.Module(name)
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        """There is no engine to add it to."""

    def prune_references(self, module: Any) -> None:
        """Inline what is small, and drop the counting of references that this makes superfluous."""
        passes, builder = _module_passes(self, opt=0, loop_vectorize=False, slp_vectorize=False, cost="cheap")
        passes.run(module, builder)

    def set_env(self, env_name: str, env: Any) -> None:
        """There is no process to set it in."""


def _init_context(self: Any) -> None:
    self.is32bit = False  # integers stay 64 bits wide, as on the host: the same numbers everywhere
    self._internal_codegen = _create_codegen("rollwright.wasm")


def _null_address(self: Any, builder: Any, intaddr: int, info: str) -> Any:
    """No address of this process may stand in the code. Kernels as values are never called through it."""
    return _null(cgutils.voidptr_t)


def _embedded_array(self: Any, builder: Any, array_type: Any, array: Any) -> Any:
    """Global arrays become data of the module, however large: there is no other memory to refer to."""
    if array_type.layout not in "FC":
        raise BuildError(f"A global array of {array.shape} isn't contiguous, so it can't be embedded.")
    self.allow_dynamic_globals = False
    try:
        return _make_constant_array(self, builder, array_type, array)
    finally:
        self.allow_dynamic_globals = True


def _executable(self: Any, library: Any, fndesc: Any, env: Any) -> Any:
    """A builtin that is unique to the kernel, which is all that a dispatcher asks of it before a call."""
    return [fndesc].append


def _nothing_to_tell(self: Any, exc: Any, exc_args: Any, loc: Any, func_name: Any) -> None:
    """An exception traps, and nobody reads what it is. Numba would write down the paths of sources on this machine."""


#: Numba has no types.
_create_codegen: Any = WasmCodegen
_module_passes: Any = WasmCodegen._module_pass_manager
_null: Any = cgutils.get_null_value
_make_constant_array: Any = base.BaseContext.make_constant_array
_context: Any = cpu.CPUContext
_call_convention: Any = callconv.CPUCallConv


def install() -> None:
    """Compile for wasm32 from now on. To be called before any kernel is imported."""
    check_numba()
    gc.disable()  # a fifth of the time, for nothing: such a process ends when it has compiled
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    _context.init = _init_context
    _context.add_dynamic_addr = _null_address
    _context.make_constant_array = _embedded_array
    _context.get_executable = _executable
    _call_convention.build_excinfo_struct = _nothing_to_tell
    # Nothing is kept on disk, and nothing is called from Python.
    jit.OPTIONS.update(cache=False, no_cpython_wrapper=True)
