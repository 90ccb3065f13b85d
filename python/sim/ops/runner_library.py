"""Functions of the libraries that upstream's mlir-runner loads: what a host program may call and only declare.

They have the names, the arguments and the output of upstream's mlir_runner_utils, mlir_c_runner_utils and of what its GPU
runtimes add for programs (memrefs of the host as the device sees them, buffers filled with a value).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memory import GENERIC
from gpuir.sim.memref import MemRef, element_addresses
from gpuir.sim.ops.gpu_host import host_only
from gpuir.sim.ops.memref import element_access
from gpuir.sim.ops.runner_gpu import words
from gpuir.sim.ops.vector import element_text
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Lanes, Mask, Op

#: Elements by the letters that end a function's name.
_ELEMENTS = ("I8", "I16", "I32", "I64", "F16", "BF16", "F32", "F64", "Ind", "C32", "C64")


def _names(*names: str) -> list[str]:
    """The rules' names of functions, each with its name in C too."""
    return [f"@{prefix}{name}" for name in names for prefix in ("", "_mlir_ciface_")]


def _of_elements(*stems: str) -> list[str]:
    return _names(*(f"{stem}{element}" for stem in stems for element in _ELEMENTS))


def _memref_operand(k: Compiler, op: Op, number: int) -> Any:
    """The type of an operand that has to be a memref."""
    if number >= len(op.operands) or not isinstance(op.operands[number].type, (ir.MemRefType, ir.UnrankedMemRefType)):
        raise k.refuse(op, f"operand {number} of this function of the runner's library is a memref")
    return op.operands[number].type


def _reader(k: Compiler, op: Op, number: int) -> Callable[[Group, Mask, MemRef], Any]:
    """Code that reads all elements of a memref, in an array of its shape."""
    access, shape, size = element_access(k, op, _memref_operand(k, op, number))
    if shape:
        raise k.refuse(op, "memrefs of vectors are not printed; print their elements (vector.print)")

    def read(g: Group, m: Mask, ref: MemRef) -> Any:
        sizes = [int(size) for size in ref.sizes]
        if 0 in sizes:
            return np.zeros(sizes, access.dtype)
        return np.reshape(access.read(g, m, element_addresses(ref, sizes, size)), sizes)

    return read


def _description(ref: MemRef, title: str) -> str:
    sizes, strides = (", ".join(str(int(each)) for each in numbers) for numbers in (ref.sizes, ref.strides))
    address = f"{title} base@ = 0x{int(ref.base):x} rank = {len(ref.sizes)} offset = {int(ref.offset)}"
    return f"{address} sizes = [{sizes}] strides = [{strides}]"


def _brackets(values: Any, text: Callable[[Any], str], depth: int = 1) -> str:
    """Elements in nested brackets, a line for each row."""
    if values.ndim == 0:
        return text(values[()])
    separator = ", " + ("\n" if values.ndim > 1 else "") + " " * depth
    return f"[{separator.join(_brackets(each, text, depth + 1) for each in values)}]"


def _title(type: ir.Type) -> str:
    return "Unranked Memref" if isinstance(type, ir.UnrankedMemRefType) else "Memref"


#: NumPy's element types by those letters, for memrefs that are lowered to descriptors.
_LOWERED = {"I8": np.int8, "I16": np.int16, "I32": np.int32, "I64": np.int64, "F16": np.float16, "F32": np.float32, "F64": np.float64, "Ind": np.int64}  # fmt: skip


def _print_lowered(k: Compiler, op: Op) -> Code:
    """Prints a memref of which a lowered program gives the descriptor: its rank and a pointer, or a pointer to these two."""
    name = ir.FlatSymbolRefAttr(op.attributes["callee"]).value
    dtype = next((kind for letters, kind in _LOWERED.items() if name == f"{name[: -len(letters)]}{letters}"), None)
    if dtype is None or not name.removeprefix("_mlir_ciface_").startswith(("printMemrefI", "printMemrefF")):
        raise k.refuse(
            op, "of lowered memrefs those of integers and floats are printed (printMemrefI8 to printMemrefF64)"
        )
    access, size = Access(k.site(op), dtype, GENERIC), np.dtype(dtype).itemsize

    def show(g: Group, m: Mask, *operands: Lanes) -> None:
        memory = g.batch.memory
        rank, start = operands if len(operands) == 2 else words(memory, g, operands[0], 2)
        rank = int(rank)
        _, aligned, offset, *rest = words(memory, g, start, 3 + 2 * rank)
        ref = MemRef(np.int64(aligned), offset, rest[:rank], rest[rank:])
        values = np.zeros(rest[:rank], dtype)
        if values.size:
            places = element_addresses(ref, rest[:rank], size)
            values = np.reshape(access.read(g, m, places), rest[:rank])
        text = str if values.dtype.kind == "i" else lambda value: f"{float(value):g}"
        shown = _brackets(values, text) if values.ndim else f"[{text(values[()])}]"
        print(f"{_description(ref, 'Unranked Memref')} data = \n{shown}", flush=True)

    return show


@rule(*_of_elements("printMemref", *(f"printMemref{rank}d" for rank in range(5))), kind="group")
def _print_memref(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    if op.name == "llvm.call":
        return _print_lowered(k, op)
    type = _memref_operand(k, op, 0)
    read, text, title = _reader(k, op, 0), element_text(type), _title(type)

    def show(g: Group, m: Mask, ref: MemRef) -> None:
        values = read(g, m, ref)
        shown = _brackets(values, text) if values.ndim else f"[{text(values[()])}]"
        print(f"{_description(ref, title)} data = \n{shown}", flush=True)

    return show


@rule(*_of_elements("printMemrefShape"), kind="group")
def _print_shape(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    title = _title(_memref_operand(k, op, 0))
    return lambda g, m, ref: print(_description(ref, title), flush=True)


#: How far two floats may lie apart, of the larger one, to be taken for the same.
_CLOSE = {"f4": 1e-6, "f8": 1e-12}


@rule(*_of_elements("verifyMemRef"), kind="group")
def _verify(k: Compiler, op: Op) -> Code:
    """How many elements of two memrefs differ, -1 for memrefs of different shapes."""
    host_only(k, op)
    first, second = _reader(k, op, 0), _reader(k, op, 1)

    def verify(g: Group, m: Mask, actual: MemRef, expected: MemRef) -> Any:
        if [int(n) for n in actual.sizes] != [int(n) for n in expected.sizes]:
            return np.int64(-1)
        one, other = first(g, m, actual), second(g, m, expected)
        limit = _CLOSE.get(one.dtype.str[1:])
        same = one == other
        if limit is not None:
            same = np.isfinite(one) & np.isfinite(other) & (abs(one - other) <= limit * abs(other))
        return np.int64((~same).sum())

    return verify


# Single values

_PUNCTUATION = {"printOpen": "( ", "printClose": " )", "printComma": ", ", "printNewline": "\n"}


@rule(*(f"@{name}" for name in ("printI64", "printU64", "printF32", "printF64", "printF16", "printBF16")), kind="group")
def _print_number(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    text = element_text(op.operands[0].type)
    if ir.FlatSymbolRefAttr(op.attributes["callee"]).value == "printU64":
        text = lambda value: str(int(value) & (1 << 64) - 1)
    return lambda g, m, value: print(text(value), end="", flush=True)


def _punctuation(name: str, sign: str) -> None:
    @rule(f"@{name}", kind="group")
    def make(k: Compiler, op: Op) -> Code:
        host_only(k, op)
        return lambda g, m: print(sign, end="", flush=True)


for _name, _sign in _PUNCTUATION.items():
    _punctuation(_name, _sign)


@rule(*_names("rtclock"), kind="group")
def _clock(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    return lambda g, m: np.float64(time.perf_counter())


@rule(*_names("nanoTime"), kind="group")
def _nanoseconds(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    return lambda g, m: np.int64(time.perf_counter_ns())


@rule(*_names("printFlops"), kind="group")
def _flops(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    return lambda g, m, rate: print(f"{float(rate) / 1e9:f} GFLOPS", flush=True)


@rule(*_names("rtsrand"), kind="group")
def _seed(k: Compiler, op: Op) -> Code:
    host_only(k, op)

    def seed(g: Group, m: Mask, number: Lanes) -> None:
        g.batch.state["random"] = random.Random(int(number))

    return seed


@rule(*_names("rtrand"), kind="group")
def _random(k: Compiler, op: Op) -> Code:
    host_only(k, op)

    def draw(g: Group, m: Mask, most: Lanes) -> Any:
        """An index from 0 to ``most``."""
        return np.int64(g.batch.state.setdefault("random", random.Random(0)).randint(0, int(most)))

    return draw


# What the runtimes of devices have for programs

_FILLED = ("fillI32Buffer", *(f"fillF32Buffer{rank}D" for rank in (1, 2, 3)),
           *(f"fillResource{rank}D{type}" for rank in (1, 2, 3) for type in ("Float", "Int", "Int8")))  # fmt: skip


@rule(*_names(*_FILLED), kind="group")
def _fill(k: Compiler, op: Op) -> Code:
    host_only(k, op)
    access, shape, size = element_access(k, op, _memref_operand(k, op, 0))
    if shape:
        raise k.refuse(op, "memrefs of vectors are not filled")

    def fill(g: Group, m: Mask, ref: MemRef, value: Lanes) -> None:
        sizes = [int(size) for size in ref.sizes]
        if 0 not in sizes:
            addressed = element_addresses(ref, sizes, size)
            access.write(g, m, addressed, np.full(addressed.shape, value, access.dtype))

    return fill


@rule(*_names("mgpuMemGetDeviceMemRef1dFloat", "mgpuMemGetDeviceMemRef1dInt32"), kind="group")
def _device_memref(k: Compiler, op: Op) -> Code:
    """A buffer that is registered has one address for both sides."""
    host_only(k, op)
    return lambda g, m, ref: ref
