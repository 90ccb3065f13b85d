"""tt: block pointers and tensor descriptors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Sync
from gpuir.sim.attributes import integer, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.ops.tt_memory import PADDINGS, access_of
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.blocks import Block, Descriptor, indices
from gpuir.sim.tiles.values import lifted, shape_of, whole
from gpuir.sim.types import unsigned


@rule("tt.make_tensor_ptr", kind="group")
def _make_tensor_ptr(k: Compiler, op: Op) -> Code:
    rank = (len(op.operands) - 1) // 3

    def make(g: Group, m: Mask, base: Lanes, *rest: Lanes) -> Block:
        return Block(base, rest[:rank], rest[rank : 2 * rank], rest[2 * rank :])

    return make


@rule("tt.advance", kind="group")
def _advance(k: Compiler, op: Op) -> Code:
    return lambda g, m, block, *by: block.advanced(by)


@rule("tt.make_tensor_descriptor", kind="group")
def _make_descriptor(k: Compiler, op: Op) -> Code:
    rank = (len(op.operands) - 1) // 2
    padding = PADDINGS.get(integer(op, "padding", 1), 0.0)

    def make(g: Group, m: Mask, base: Lanes, *rest: Lanes) -> Descriptor:
        return Descriptor(base, rest[:rank], rest[rank:], padding)

    return make


def _block_shape(type: ir.Type) -> tuple[int, ...]:
    return shape_of(type.block_type)  # type: ignore[attr-defined]


@rule("tt.descriptor_load", kind="group")
def _descriptor_load(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, op.results[0].type)
    block, shape = _block_shape(op.operands[0].type), shape_of(op.results[0].type)

    def load(g: Group, m: Mask, descriptor: Descriptor, *offsets: Lanes) -> Array:
        addresses, inside = descriptor.places(indices(offsets, block), range(len(block)), access.size)
        tile = access.load(g, m, addresses, inside, access.number(descriptor.padding))
        return whole(tile, block).reshape(len(tile), *shape)

    return load


@rule("tt.descriptor_store", kind="group")
def _descriptor_store(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, operand(op, "src").type)
    block, shape = _block_shape(op.operands[0].type), shape_of(operand(op, "src").type)

    def store(g: Group, m: Mask, descriptor: Descriptor, tile: Array, *offsets: Lanes) -> None:
        addresses, inside = descriptor.places(indices(offsets, block), range(len(block)), access.size)
        access.store(g, m, addresses, inside, whole(tile, shape).reshape(len(tile), *block))

    return store


def _wrapping(up: bool) -> Callable[[Lanes, Lanes], Lanes]:
    """inc and dec of the PTX ISA, which count up to the operand, or down to 0, and start again."""
    if up:
        return lambda a, b: np.where(unsigned(a) >= unsigned(b), a.dtype.type(0), a + a.dtype.type(1))
    return lambda a, b: np.where((a == 0) | (unsigned(a) > unsigned(b)), b, a - a.dtype.type(1))


#: What reductions of descriptors do, by the numbers of tt's enum.
KINDS: dict[int, Callable[..., Any]] = {
    1: lambda a, b: a + b,
    2: np.minimum,
    3: np.maximum,
    4: _wrapping(True),
    5: _wrapping(False),
    6: lambda a, b: a & b,
    7: lambda a, b: a | b,
    8: lambda a, b: a ^ b,
}


@rule("tt.descriptor_reduce", kind="group", effects=Effect.ORDERS)
def _descriptor_reduce(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, operand(op, "src").type)
    access.sync = Sync.WIDE  # it orders nothing
    block, shape = _block_shape(op.operands[0].type), shape_of(operand(op, "src").type)
    operate = KINDS[integer(op, "kind")]

    def reduce(g: Group, m: Mask, descriptor: Descriptor, tile: Array, *offsets: Lanes) -> None:
        addresses, inside = descriptor.places(indices(offsets, block), range(len(block)), access.size)
        access.combine(g, m, addresses, inside, operate, whole(tile, shape).reshape(len(tile), *block))

    return reduce


def _rows(descriptor: Descriptor, rows: Array, column: Lanes, columns: int, size: int) -> tuple[Array, Array | None]:
    """Addresses of whole rows of a tensor, by their numbers, from a column on."""
    along = lifted(column, 2).astype(np.int64) + np.arange(columns, dtype=np.int64)
    return descriptor.places([rows[:, :, None].astype(np.int64), along], (0, 1), size)


@rule("tt.descriptor_gather", kind="group")
def _descriptor_gather(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, op.results[0].type)
    columns = shape_of(op.results[0].type)[1]

    def gather(g: Group, m: Mask, descriptor: Descriptor, rows: Array, column: Lanes) -> Data:
        addresses, inside = _rows(descriptor, rows, column, columns, access.size)
        return access.load(g, m, addresses, inside, access.number(descriptor.padding))

    return gather


@rule("tt.descriptor_scatter", kind="group")
def _descriptor_scatter(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, operand(op, "src").type)
    shape = shape_of(operand(op, "src").type)
    order: Sequence[str] = ("desc", "x_offsets", "y_offset", "src")
    at = {name: list(op.operands).index(operand(op, name)) for name in order}

    def scatter(g: Group, m: Mask, *operands: Data) -> None:
        descriptor, rows, column, tile = (operands[at[name]] for name in order)
        addresses, inside = _rows(descriptor, whole(rows, shape[:1]), column, shape[1], access.size)
        access.store(g, m, addresses, inside, tile)

    return scatter
