"""llvm: globals, what they begin with, and the addresses of functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, integers
from gpuir.sim.compiler import Compiler
from gpuir.sim.llvm_types import Layout, layout_of
from gpuir.sim.memory import Memory
from gpuir.sim.ops.arith import elements_of
from gpuir.sim.rules import rule
from gpuir.sim.structure import operations_of, plain, reference
from gpuir.sim.terms import Code, Op
from gpuir.sim.types import bits_of

__all__ = ["function_address", "initial_bytes"]


@rule("llvm.mlir.addressof", kind="group", slots=0)
def _addressof(k: Compiler, op: Op) -> Code:
    name = reference(op.attributes["global_name"])
    target = k.program.lookup(name, op)
    if target.name == "llvm.func":
        return lambda g, m: np.int64(function_address(g.batch.memory, name))
    if target.name != "llvm.mlir.global":
        raise k.refuse(op, f"the address of @{name}, a {target.name}, is not simulated")
    layout = layout_of(ir.TypeAttr(target.attributes["global_type"]).value)
    space = integer(target, "addr_space", 0)
    if space == 3:
        if layout.size == 0:
            # What has no size is the block's dynamic shared memory.
            return lambda g, m: np.int64(g.batch.geometry.dynamic)
        align = integer(target, "alignment", 16)
        address = k.program.shared_global(name, layout.size, max(align, 16))
        return lambda g, m: np.int64(address)
    put = _placed(k, name, target)
    # Placed before processes share the blocks: each of them would take the next place.
    k.program.globals.append(put)
    return lambda g, m: np.int64(put(g.batch.memory))


def function_address(memory: Memory, name: str) -> int:
    """The address of a function, which has bytes of its own there."""
    return int(memory.once(f"@{name}", 16, bytes(16), constant=True))


def _placed(k: Compiler, name: str, target: Op, users: tuple[str, ...] = ()) -> Callable[[Memory], int]:
    """What gives a global's address, and places it where the memory lacks it; ``users`` are globals that begin with it."""
    if name in users:
        raise k.refuse(target, "globals that begin with each other's addresses are not simulated")
    layout = layout_of(ir.TypeAttr(target.attributes["global_type"]).value)
    constant = "constant" in target.attributes
    key = f"@{name}"
    if "value" in target.attributes or not any(len(region.blocks) for region in target.regions):
        data = initial_bytes(target, layout)
        return lambda memory: int(memory.once(key, layout.size, data, constant=constant))
    region = _Initializer(k, target, layout, (*users, name))

    def put(memory: Memory) -> int:
        return int(memory.once(key, layout.size, None if memory.has(key) else region.data(memory), constant=constant))

    return put


class _Initializer:
    """The region of a global: numbers, and addresses of functions and other globals, put into one value."""

    def __init__(self, k: Compiler, target: Op, layout: Layout, users: tuple[str, ...]):
        self._layout, self._users = layout, users
        #: By value what gives its bytes, for the memory that the global is placed in.
        self._values: dict[ir.Value, Callable[[Memory], Any]] = {}
        for op in operations_of(target):
            made = self._made(k, op)
            for result in op.results:
                self._values[plain(result)] = made
            if op.name == "llvm.return":
                self._whole = self._values[plain(op.operands[0])]

    def data(self, memory: Memory) -> bytes:
        """The bytes that the global begins with."""
        whole = self._whole(memory)
        return bytes(whole) if isinstance(whole, bytearray) else self._number(self._layout, whole)

    def _made(self, k: Compiler, op: Op) -> Callable[[Memory], Any]:
        given = [self._values[plain(each)] for each in op.operands]
        if op.name in ("llvm.mlir.zero", "llvm.mlir.undef", "llvm.mlir.poison"):
            size = layout_of(op.results[0].type).size
            return lambda memory: bytearray(size)
        if op.name == "llvm.mlir.constant":
            value = op.attributes["value"]
            if isinstance(value, (ir.IntegerAttr, ir.FloatAttr)):
                return lambda memory: value.value
        if op.name == "llvm.mlir.addressof":
            name = reference(op.attributes["global_name"])
            other = k.program.lookup(name, op)
            if other.name == "llvm.func":
                return lambda memory: function_address(memory, name)
            return _placed(k, name, other, self._users)
        if op.name in ("llvm.ptrtoint", "llvm.inttoptr", "llvm.addrspacecast", "llvm.bitcast"):
            return given[0]
        if op.name == "llvm.add":
            return lambda memory: given[0](memory) + given[1](memory)
        if op.name == "llvm.insertvalue":
            part, offset = layout_of(op.operands[0].type), 0
            for position in integers(op, "position"):
                offset += part.offsets[position]
                part = part.parts[position]

            def inserted(memory: Memory) -> bytearray:
                whole, value = given[0](memory), given[1](memory)
                whole[offset : offset + part.size] = (
                    value if isinstance(value, bytearray) else self._number(part, value)
                )
                return bytearray(whole)

            return inserted
        if op.name == "llvm.return":
            return given[0]
        raise k.refuse(op, "in the initializer of a global this op is not simulated")

    @staticmethod
    def _number(layout: Layout, value: Any) -> bytes:
        dtype = np.dtype(np.int64) if layout.dtype is None else layout.dtype
        return np.array(value, dtype).tobytes()


def initial_bytes(target: Op, layout: Layout) -> bytes | None:
    """What a global begins with; None where nothing is said."""
    if "value" not in target.attributes:
        return None
    value = target.attributes["value"]
    if isinstance(value, ir.StringAttr):
        return value.value_bytes if hasattr(value, "value_bytes") else value.value.encode()
    if isinstance(value, ir.DenseElementsAttr):
        type = ir.ShapedType(value.type).element_type
        leaf = next(iter(layout.leaves()))[1]
        assert leaf.dtype is not None
        if value.is_splat:
            splat: Any = value.get_splat_value()
            return np.full(layout.size // leaf.dtype.itemsize, splat.value, leaf.dtype).tobytes()
        return elements_of(value, leaf.dtype, bits_of(type)).tobytes()
    leaf = next(iter(layout.leaves()))[1]
    assert leaf.dtype is not None
    assert isinstance(value, (ir.IntegerAttr, ir.FloatAttr))
    return leaf.dtype.type(value.value).tobytes()
