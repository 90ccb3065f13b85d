"""Elementary functions in machine code: NumPy's own loops are called, so that results are its own, bit for bit.

A ufunc has a table of C functions, one for each row of types, which are public in NumPy's API for C (PyUFuncObject: nin, nout, nargs,
identity, functions, data, ntypes). A table that is not as it should be, or a loop that does not give what the ufunc gives, is not
called: the NumPy engine runs the kernel then. A loop's result for a number does not depend on how many numbers it is given.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.functions import FUNCTIONS
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["calls", "of_each", "of_one"]

#: Bytes from a ufunc's begin: four numbers of 4 bytes, the addresses of the functions and of their data, the number of types.
_NUMBERS, _TABLES, _COUNT = 16, 32, 48
#: Words of a call: addresses of operands and result, how many numbers, bytes from one number to the next.
_ADDRESSES, _HOW_MANY, _STEPS, _WORDS = 0, 4, 5, 8
#: It needs no call: roots and quotients are exact but for one rounding.
_ROOT = "rsqrt"


class _Loop(NamedTuple):
    address: int
    data: int


def calls(op: Op) -> bool:
    """Whether the op becomes a function of float64, and NumPy has a loop for it that can be called."""
    name = op.name.removeprefix("math.")
    if name == op.name or name not in FUNCTIONS or name == "sqrt":
        return False
    return str(op.results[0].type) in ("f32", "f64") and (name == _ROOT or _loop(name) is not None)


@functools.cache
def _loop(name: str) -> _Loop | None:
    ufunc = FUNCTIONS[name]
    if not isinstance(ufunc, np.ufunc) or np.__version__.split(".")[0] not in ("1", "2"):
        return None
    numbers = (ctypes.c_int * 4).from_address(id(ufunc) + _NUMBERS)
    count = ctypes.c_int.from_address(id(ufunc) + _COUNT).value
    if (*numbers[:3], count) != (ufunc.nin, ufunc.nout, ufunc.nargs, ufunc.ntypes):
        return None
    signature = f"{'d' * ufunc.nin}->d"
    if signature not in ufunc.types:
        return None
    functions, data = (ctypes.c_void_p * 2).from_address(id(ufunc) + _TABLES)
    row = ufunc.types.index(signature)
    found = [(ctypes.c_void_p * count).from_address(table)[row] if table else None for table in (functions, data)]
    loop = _Loop(found[0] or 0, found[1] or 0)
    return loop if loop.address and _gives_what_numpy_gives(ufunc, loop) else None


def _gives_what_numpy_gives(ufunc: np.ufunc, loop: _Loop) -> bool:
    values = np.concatenate([np.linspace(-4, 4, 61), [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-300, 710.0, 1e300]])
    operands = [values, values[::-1].copy()][: ufunc.nin]
    result = np.empty_like(values)
    with np.errstate(all="ignore"):
        expected = ufunc(*operands)
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4)(loop.address)
    for first, many in ((0, len(values) - 1), (len(values) - 1, 1)):
        addresses = (ctypes.c_void_p * 3)(*(each.ctypes.data + 8 * first for each in (*operands, result)))
        steps = (ctypes.c_ssize_t * 3)(8, 8, 8)
        call(addresses, (ctypes.c_ssize_t * 1)(many), steps, loop.data)
    return result.tobytes() == np.asarray(expected).tobytes()


def of_each(k: Writer, op: Op) -> None:
    """Writes a function of a value of each thread, of those that run together."""
    f64 = ir.F64Type.get()
    if op.name == f"math.{_ROOT}":
        k.later(op, lambda: k.make(op.results[0], _root(k.value(op.operands[0]), f64)))
        return
    arrays = [k.publish(op, number, lambda value: _wide(value, f64), f64) for number in range(len(op.operands))]
    result = k.array(f64)
    k.flush()
    _call(k, op, arrays, result, *k.together_range())
    k.later(op, lambda: k.make(op.results[0], _narrow(k.memref.load(result, [k.here]), op.results[0].type)))


def of_one(k: Writer, op: Op) -> Any:
    """Puts a call for one value in the place of the copy of such an op; its result."""
    f64 = ir.F64Type.get()
    if op.name == f"math.{_ROOT}":
        with ir.InsertionPoint(op):
            result = _root(op.operands[0], f64)
        op.results[0].replace_all_uses_with(result)
        op.erase()
        return result
    arrays = [k.array(f64, 1) for _ in (*op.operands, *op.results)]
    with ir.InsertionPoint(op):
        zero = k.number(0)
        for value, array in zip(op.operands, arrays):
            k.memref.store(_wide(value, f64), array, [zero])
        _call(k, op, arrays[:-1], arrays[-1], zero, k.number(1))
        result = _narrow(k.memref.load(arrays[-1], [zero]), op.results[0].type)
        op.results[0].replace_all_uses_with(result)
    op.erase()
    return result


def _root(value: Any, f64: ir.Type) -> Any:
    arith = module("dialects.arith")
    root = module("dialects.math").sqrt(_wide(value, f64))
    return _narrow(arith.divf(arith.constant(f64, 1.0), root), value.type)


def _wide(value: Any, f64: ir.Type) -> Any:
    return value if value.type == f64 else module("dialects.arith").extf(f64, value)


def _narrow(value: Any, type: ir.Type) -> Any:
    return value if value.type == type else module("dialects.arith").truncf(type, value)


def _call(k: Writer, op: Op, operands: Sequence[Any], result: Any, first: Any, many: Any) -> None:
    loop = _loop(op.name.removeprefix("math."))
    assert loop is not None
    i64 = ir.IntegerType.get_signless(64)
    words = k.array(i64, _WORDS)

    def put(number: int, value: Any) -> None:
        k.memref.store(k.arith.index_cast(i64, value), words, [k.number(number)])

    offset = k.arith.muli(first, k.number(8))
    for number, array in enumerate((*operands, result)):
        start = k.memref.extract_aligned_pointer_as_index(array)
        put(_ADDRESSES + number, k.arith.addi(start, offset))
        put(_STEPS + number, k.number(8))
    put(_HOW_MANY, many)
    begin = k.arith.index_cast(i64, k.memref.extract_aligned_pointer_as_index(words))
    given = [k.arith.addi(begin, k.arith.constant(i64, 8 * number)) for number in (_ADDRESSES, _HOW_MANY, _STEPS)]
    pointers = [
        _pointer(each) for each in (k.arith.constant(i64, loop.address), *given, k.arith.constant(i64, loop.data))
    ]
    none = ir.Attribute.parse("array<i32>")
    segments = ir.Attribute.parse(f"array<i32: {len(pointers)}, 0>")
    ir.Operation.create(
        "llvm.call", operands=pointers, attributes={"op_bundle_sizes": none, "operandSegmentSizes": segments}
    )


def _pointer(number: Any) -> Any:
    return ir.Operation.create("llvm.inttoptr", [ir.Type.parse("!llvm.ptr")], [number]).results[0]
