"""For each exported kernel a function with WebAssembly's own types: pointers, 32-bit integers and doubles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.np import arrayobj

from rollwright.wasm import BuildError
from rollwright.wasm.interface import SMALL, Crossing, Export
from rollwright.wasm.target import TRIPLE

INT32, INT64, BYTE = ir.IntType(32), ir.IntType(64), ir.IntType(8)
_populate_array: Any = arrayobj.populate_array
RESULT_TYPES = {"none": ir.VoidType(), "number": ir.DoubleType(), "flag": INT32, SMALL: INT32}


@dataclass(frozen=True)
class Wrapped:
    """A compiled kernel with its wrapper."""

    export: Export
    library: Any
    module: Any
    result: Crossing


def wrap(export: Export) -> Wrapped:
    """Compile a kernel for the types that are declared, and wrap it."""
    crossings = export.crossings()
    export.kernel.compile(export.numba_types)
    compiled = export.kernel.overloads[export.numba_types]
    result = export.result_crossing(compiled.fndesc.restype)
    if result.kind not in RESULT_TYPES:
        raise BuildError(f"The result of {export.name} is an array: let the kernel fill one that it is given.")
    context = compiled.target_context
    module = ir.Module(f"wrapper of {export.name}")
    module.triple, module.data_layout = TRIPLE, context.codegen()._data_layout
    _Wrapper(context, compiled.fndesc, module).write(export, crossings, result)
    return Wrapped(export, compiled.library, module, result)


class _Wrapper:
    """Writes the wrapper of one kernel."""

    def __init__(self, context: Any, fndesc: Any, module: Any) -> None:
        self.context = context
        self.fndesc = fndesc
        self.module = module
        self.builder: Any = None

    def write(self, export: Export, crossings: list[Crossing], result: Crossing) -> None:
        outside = [of for crossing in crossings for of in _outside(crossing)]
        function_type = ir.FunctionType(RESULT_TYPES[result.kind], outside)
        function = ir.Function(self.module, function_type, export.name)
        self.builder = ir.IRBuilder(function.append_basic_block("entry"))
        given = list(function.args)
        values = [self._inside(of, given) for of in export.numba_types]
        self._return(self._called(export, values), result)

    def _called(self, export: Export, values: list[Any]) -> Any:
        """The kernel's result. Where the kernel raises, the call traps."""
        convention, restype = self.context.call_conv, self.fndesc.restype
        kernel_type = convention.get_function_type(restype, self.fndesc.argtypes)
        kernel = ir.Function(self.module, kernel_type, self.fndesc.llvm_func_name)
        status, value = convention.call_function(self.builder, kernel, restype, export.numba_types, values)
        self._trap_if(status.is_error)
        return value

    def _inside(self, of: Any, given: list[Any]) -> Any:
        """A parameter as the kernel takes it, from those of the wrapper."""
        if isinstance(of, types.Array):
            return self._array(of, given.pop(0), [given.pop(0) for _ in range(of.ndim)])
        value = given.pop(0)
        if isinstance(of, types.Boolean):
            return self.builder.trunc(value, self.context.get_value_type(of))
        return self.builder.sext(value, INT64) if isinstance(of, types.Integer) else value

    def _array(self, of: Any, data: Any, lengths: list[Any]) -> Any:
        builder, size = self.builder, self.context.get_abi_sizeof(self.context.get_data_type(of.dtype))
        shape = [builder.zext(length, INT64) for length in lengths]
        strides: list[Any] = []
        stride = ir.Constant(INT64, size)
        for length in reversed(shape):
            strides.insert(0, stride)
            stride = builder.mul(stride, length)
        array = self.context.make_array(of)(self.context, builder)
        _populate_array(
            array,
            data=builder.bitcast(data, array.data.type),
            shape=shape,
            strides=strides,
            itemsize=ir.Constant(INT64, size),
            meminfo=None,
        )
        return array._getvalue()

    def _return(self, value: Any, result: Crossing) -> None:
        builder = self.builder
        if result.kind == "none":
            builder.ret_void()
        elif result.kind == "number":
            builder.ret(value)
        elif result.kind == "flag":
            builder.ret(builder.zext(value, INT32))
        else:
            self._return_small(value)

    def _return_small(self, value: Any) -> None:
        """An integer that is wider than 32 bits is never cut: the call traps."""
        builder = self.builder
        if value.type.width <= 32:
            extend = builder.sext if self.fndesc.restype.signed else builder.zext
            builder.ret(extend(value, INT32) if value.type.width < 32 else value)
            return
        small = builder.trunc(value, INT32)
        self._trap_if(builder.icmp_signed("!=", builder.sext(small, value.type), value))
        builder.ret(small)

    def _trap_if(self, condition: Any) -> None:
        with self.builder.if_then(condition, likely=False):
            trap = self.module.globals.get("llvm.trap") or ir.Function(
                self.module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"
            )
            self.builder.call(trap, [])
            self.builder.unreachable()


def _outside(crossing: Crossing) -> list[Any]:
    """The WebAssembly parameters for one of a kernel: an array is a pointer and its lengths."""
    if crossing.dimensions:
        return [BYTE.as_pointer(), *[INT32] * crossing.dimensions]
    return [ir.DoubleType() if crossing.kind == "number" else INT32]
