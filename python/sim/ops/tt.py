"""tt: programs, functions, and ops that move elements of tiles about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import flag, integer, integers, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.rules import Call, function, rule
from gpuir.sim.structure import reference
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.late_reads import watch_late_reads
from gpuir.sim.tiles.sums import Sum
from gpuir.sim.tiles.values import active, is_tile, lifted, scalar, shape_of, whole
from gpuir.sim.tiles.wrapping import watch_offsets
from gpuir.sim.types import dtype_of, size_of

# Functions and programs

#: What is noted of a function before its code is written.
WATCHES: list[Callable[[Compiler, Op], None]] = [watch_offsets, watch_late_reads]


@function("tt.func", host=False, tiles=True)
def _function(k: Compiler, op: Op) -> list[str]:
    for watch in WATCHES:
        watch(k, op)
    return [k.define(argument) for argument in op.regions[0].blocks[0].arguments]


@rule("tt.call", kind="call")
def _call(op: Op) -> Call:
    return Call(reference(op.attributes["callee"]), op.operands)


@rule("tt.return", kind="terminator")
def _return(op: Op) -> Sequence[ir.Value]:
    return op.operands


@rule("tt.get_program_id", "tt.get_num_programs", kind="group")
def _program(k: Compiler, op: Op) -> Code:
    name = f"{'block' if op.name == 'tt.get_program_id' else 'grid'}.{'xyz'[integer(op, 'axis')]}"
    return lambda g, m: g.id(name).astype(np.int32)


@rule("tt.assert", kind="group")
def _assert(k: Compiler, op: Op) -> Code:
    site, message = k.site(op), string(op, "message")
    shape = shape_of(op.operands[0].type)

    def check(g: Group, m: Mask, condition: Lanes) -> None:
        if np.all(condition):
            return
        tile = condition if shape else lifted(condition, 0)
        bad = active(np.broadcast_to(~tile, (g.size, *tile.shape[1:])), m)
        rows = np.flatnonzero(bad.reshape(len(bad), -1).any(1))
        if len(rows):
            index = ", ".join(str(int(each)) for each in np.argwhere(bad[rows[0]])[0])
            raise fault("assert", f"{message}{f' (element [{index}])' if shape else ''}", site, g, rows)

    return check


@rule("tt.print", kind="group")
def _print(k: Compiler, op: Op) -> Code:
    """A line for each element, as Triton's devices print them."""
    prefix, hexadecimal = string(op, "prefix"), flag(op, "hex")
    shapes = [shape_of(each.type) for each in op.operands]

    def show(g: Group, m: Mask, *values: Lanes) -> None:
        output = g.batch.launch.report.output
        for row in np.flatnonzero(g.full(m)):
            pid = ", ".join(map(str, g.batch.block_index(int(g.warps[row // g.lanes]) // g.batch.warps_per_block)))
            if not values:
                output.append(f"pid ({pid}){prefix}\n")
            for number, (value, shape) in enumerate(zip(values, shapes)):
                tile = whole(value, shape) if shape else lifted(value, 0)
                own = tile[row if len(tile) > 1 else 0]
                operand = f"(operand {number}) " if len(values) > 1 else ""
                for index in np.ndindex(*shape):
                    at = ", ".join(map(str, index))
                    output.append(f"pid ({pid}) idx ({at}){prefix}{operand}{_shown(own[index], hexadecimal)}\n")

    return show


def _shown(value: Lanes, hexadecimal: bool) -> str:
    if hexadecimal:
        return f"0x{int.from_bytes(value.tobytes(), 'little'):0{2 * value.dtype.itemsize}x}"
    return str(int(value)) if value.dtype.kind in "bi" else f"{float(value):f}"


# Pointers


@rule("tt.addptr")
def _addptr(k: Compiler, op: Op) -> str:
    size = size_of(pointee(op.operands[0].type))
    return "({0} + {1}.astype(np.int64) * " + k.bind(np.int64(size), "size") + ")"


def pointee(type: ir.Type) -> ir.Type:
    """What a pointer, or a tensor of pointers, points at."""
    element: Any = type.element_type if isinstance(type, ir.RankedTensorType) else type
    pointed: ir.Type = element.pointee_type
    return pointed


@rule("tt.ptr_to_int", "tt.int_to_ptr")
def _same_number(k: Compiler, op: Op) -> str:
    return "{0}"


# Shapes


@rule("tt.make_range", kind="emits", constant=True)
def _make_range(k: Compiler, op: Op) -> None:
    numbers = np.arange(integer(op, "start"), integer(op, "end"), dtype=np.int32)[None]
    k.constant(Sum.of(numbers), op.results[0])


@rule("tt.splat")
def _splat(k: Compiler, op: Op) -> Code:
    rank = len(shape_of(op.results[0].type))
    return lambda value: lifted(value, rank)


@rule("tt.unsplat")
def _unsplat(k: Compiler, op: Op) -> Code:
    return scalar


@rule("tt.broadcast", "ttg.convert_layout", "gluon.set_auto_layout")
def _broadcast(k: Compiler, op: Op) -> str:
    return "{0}"


@rule("tt.expand_dims")
def _expand_dims(k: Compiler, op: Op) -> Code:
    axis = integer(op, "axis") + 1
    return lambda tile: tile.expand_dims(axis) if isinstance(tile, Sum) else np.expand_dims(tile, axis)


@rule("tt.reshape")
def _reshape(k: Compiler, op: Op) -> Code:
    """With allow_reorder too: the order is the compiler's choice, and that of the elements is one."""
    before, after = shape_of(op.operands[0].type), shape_of(op.results[0].type)
    return lambda tile: whole(tile, before).reshape(len(tile), *after)


@rule("tt.trans")
def _trans(k: Compiler, op: Op) -> Code:
    order = (0, *(each + 1 for each in integers(op, "order")))
    return lambda tile: tile.transpose(order)


@rule("tt.cat")
def _cat(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.operands[0].type)

    def cat(one: Array, other: Array) -> Array:
        one, other = _alike(one, other)
        return np.concatenate([whole(one, shape), whole(other, shape)], 1)

    return cat


def _alike(one: Array, other: Array) -> tuple[Array, Array]:
    """Both with as many programs."""
    size = max(len(one), len(other))
    return tuple(np.broadcast_to(each, (size, *each.shape[1:])) for each in (one, other))  # type: ignore[return-value]


@rule("tt.join")
def _join(k: Compiler, op: Op) -> Code:
    return lambda one, other: np.stack(np.broadcast_arrays(one, other), -1)


@rule("tt.split")
def _split(k: Compiler, op: Op) -> Code:
    def split(tile: Array) -> Data:
        halves = tile[..., 0], tile[..., -1]
        return halves if is_tile(op.results[0].type) else tuple(map(scalar, halves))

    return split


@rule("tt.gather", kind="group")
def _gather(k: Compiler, op: Op) -> Code:
    axis = integer(op, "axis") + 1
    shape, shape_of_indices = (shape_of(each.type) for each in op.operands)
    site = k.site(op)

    def gather(g: Group, m: Mask, tile: Array, indices: Array) -> Array:
        tile, indices = _alike(tile, indices)
        at = whole(indices, shape_of_indices)
        bad = (at < 0) | (at >= shape[axis - 1])
        if bad.any():
            bad = active(np.broadcast_to(bad, (g.size, *bad.shape[1:])), m)
            rows = np.flatnonzero(bad.reshape(len(bad), -1).any(1))
            if len(rows):
                number = int(np.broadcast_to(at, bad.shape)[bad][0])
                text = f"index {number} is outside of the {shape[axis - 1]} elements along axis {axis - 1}"
                raise fault("out-of-bounds", text, site, g, rows)
            at = np.where((at < 0) | (at >= shape[axis - 1]), 0, at)
        return np.take_along_axis(whole(tile, shape), at.astype(np.intp), axis)

    return gather


@rule("tt.histogram")
def _histogram(k: Compiler, op: Op) -> Code:
    """Counts of the numbers from 0 on; others are not counted."""
    (bins,), dtype = shape_of(op.results[0].type), dtype_of(op.results[0].type)
    shape = shape_of(op.operands[0].type)

    def histogram(tile: Array, mask: Array | None = None) -> Array:
        if mask is not None:
            tile, mask = _alike(tile, mask)
        numbers = whole(tile, shape).astype(np.int64)
        good = (numbers >= 0) & (numbers < bins)
        if mask is not None:
            good = good & mask
        at = np.where(good, numbers + np.arange(len(numbers))[:, None] * bins, len(numbers) * bins)
        counts = np.bincount(at.reshape(-1), minlength=len(numbers) * bins + 1)[:-1]
        return counts.reshape(len(numbers), bins).astype(dtype)

    return histogram
