"""vector: loads, stores and transfers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir
from gpuir.sim.attributes import operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, check_indices
from gpuir.sim.ops.vector import shape_of, vector
from gpuir.sim.ops.vector_mask import maskable
from gpuir.sim.ops.vector_window import Window, read_some, write_all, write_some
from gpuir.sim.rules import per_element, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op

# Plain loads and stores


@rule("vector.load", kind="group", slots=per_element)
def _load(k: Compiler, op: Op) -> Code:
    window = Window(k, op, op.operands[0].type, shape_of(op.results[0].type))
    access, extents, site = window.access, window.extents, window.site

    def load(g: Group, m: Mask, ref: MemRef, *indices: Lanes) -> Data:
        check_indices(g, m, indices, ref.sizes, site, extents)
        return access.read(g, m, window.addresses(ref, indices))

    return load


@rule("vector.store", kind="group", slots=per_element)
def _store(k: Compiler, op: Op) -> Code:
    window = Window(k, op, operand(op, "base").type, shape_of(operand(op, "valueToStore").type))
    access, extents, site = window.access, window.extents, window.site

    def store(g: Group, m: Mask, value: Lanes, ref: MemRef, *indices: Lanes) -> None:
        check_indices(g, m, indices, ref.sizes, site, extents)
        write_all(g, m, access, window.addresses(ref, indices), value)

    return store


@rule("vector.maskedload", kind="group", slots=per_element)
def _maskedload(k: Compiler, op: Op) -> Code:
    window = Window(k, op, op.operands[0].type, shape_of(op.results[0].type))
    everywhere = range(window.rank)

    def load(g: Group, m: Mask, ref: MemRef, *rest: Lanes) -> Data:
        *indices, mask, passthru = rest
        window.check(g, m, ref, indices, mask, everywhere)
        window.check_alignment(g, m, window.start(ref, indices))
        return read_some(g, m, window.parts, window.addresses(ref, indices), mask, passthru)

    return load


@rule("vector.maskedstore", kind="group", slots=per_element)
def _maskedstore(k: Compiler, op: Op) -> Code:
    window = Window(k, op, op.operands[0].type, shape_of(op.operands[-1].type))
    everywhere = range(window.rank)

    def store(g: Group, m: Mask, ref: MemRef, *rest: Lanes) -> None:
        *indices, mask, value = rest
        window.check(g, m, ref, indices, mask, everywhere)
        window.check_alignment(g, m, window.start(ref, indices))
        write_some(g, m, window.parts, window.addresses(ref, indices), mask, value)

    return store


# Transfers


class _Transfer:
    """What a transfer_read or transfer_write covers, and which of it is inside and not masked off."""

    def __init__(self, k: Compiler, op: Op, base: ir.Value, type: ir.Type):
        map = ir.AffineMapAttr(op.attributes["permutation_map"]).value
        dims = [ir.AffineDimExpr(e).position if isinstance(e, ir.AffineDimExpr) else None for e in map.results]
        self.window = Window(k, op, base.type, shape_of(type), dims)
        self.rank = self.window.rank
        flags = [ir.BoolAttr(each).value for each in ir.ArrayAttr(op.attributes["in_bounds"])]
        self._open = [dim for dim, flag in zip(dims, flags) if dim is not None and not flag]
        self._closed = [dim for dim in range(self.rank) if dim not in self._open]
        # A mask's axes are in the order of the memref's dimensions, without those that are broadcast.
        masked = sorted(axis for axis in range(len(dims)) if dims[axis] is not None)
        by_dim = sorted(masked, key=lambda axis: dims[axis] or 0)
        self._mask_order = (0, *(by_dim.index(axis) + 1 for axis in masked))
        self._mask_shape = [size if axis in masked else 1 for axis, size in enumerate(self.window.shape)]

    def keep(self, g: Group, m: Mask, ref: MemRef, indices: Sequence[Any], mask: Lanes) -> Data:
        """Which elements are accessed; None: all. A fault where the op says that they are inside, and they are not."""
        kept = self.window.inside(g, m, ref, indices, self._open) if self._open else None
        if mask is not None:
            mask = mask.transpose(self._mask_order).reshape(len(mask), *self._mask_shape)
            kept = mask if kept is None else kept & mask
        if self._closed:
            self.window.check(g, m, ref, indices, kept, self._closed)
        return kept


@maskable("vector.transfer_read")
def _transfer_read(k: Compiler, op: Op) -> Code:
    transfer = _Transfer(k, op, op.operands[0], op.results[0].type)
    window, rank = transfer.window, transfer.rank
    axes = len(window.shape)

    def read(g: Group, m: Mask, mask: Lanes, ref: MemRef, *rest: Lanes) -> Data:
        indices = rest[:rank]
        keep = transfer.keep(g, m, ref, indices, rest[rank + 1] if len(rest) > rank + 1 else mask)
        places = window.addresses(ref, indices)
        if keep is None:
            return window.access.read(g, m, places)
        return read_some(g, m, window.access, places, keep, vector(rest[rank], axes))

    return read


@maskable("vector.transfer_write")
def _transfer_write(k: Compiler, op: Op) -> Code:
    transfer = _Transfer(k, op, operand(op, "base"), operand(op, "valueToStore").type)
    window, rank = transfer.window, transfer.rank

    def write(g: Group, m: Mask, mask: Lanes, value: Lanes, ref: MemRef, *rest: Lanes) -> None:
        indices = rest[:rank]
        keep = transfer.keep(g, m, ref, indices, rest[rank] if len(rest) > rank else mask)
        places = window.addresses(ref, indices)
        if keep is None:
            write_all(g, m, window.access, places, value)
        else:
            write_some(g, m, window.access, places, keep, value)

    return write


@rule("vector.type_cast")
def _type_cast(k: Compiler, op: Op) -> Code:
    if op.results[0].type.rank:
        raise k.refuse(op, f"the simulator casts a memref to one vector, not to {op.results[0].type}")
    return lambda ref: MemRef(ref.base, ref.offset, (), ())
