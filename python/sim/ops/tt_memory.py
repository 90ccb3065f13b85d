"""tt: loads, stores and atomics through pointers, tensors of pointers and block pointers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Sync
from gpuir.sim.attributes import by_name, flag, integer, integers, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memory import GLOBAL
from gpuir.sim.ops.tt import pointee
from gpuir.sim.rules import Effect, rule
from gpuir.sim.scheduler import Wait
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.access import TileAccess
from gpuir.sim.tiles.blocks import Block
from gpuir.sim.tiles.values import is_tile, lifted, scalar, shape_of
from gpuir.sim.types import dtype_of, signed, unsigned

#: The padding of a block's elements that lie outside, by its number.
PADDINGS = {1: 0.0, 2: float("nan")}


def access_of(k: Compiler, op: Op, type: ir.Type) -> TileAccess:
    """The accesses of the op to elements of that type."""
    return TileAccess(k.site(op), dtype_of(type), GLOBAL)


def _is_block(type: ir.Type) -> bool:
    return not is_tile(type) and is_tile(pointee(type))


def _strong(op: Op) -> Effect:
    return Effect.ORDERS if flag(op, "isVolatile") else Effect.NONE


@rule("tt.load", kind="group", polls=lambda op: flag(op, "isVolatile"), effects=_strong)
def _load(k: Compiler, op: Op) -> Code:
    type = operand(op, "ptr").type
    access = access_of(k, op, op.results[0].type)
    access.strong = flag(op, "isVolatile")
    if _is_block(type):
        checked = integers(op, "boundaryCheck") if "boundaryCheck" in op.attributes else []
        padding = PADDINGS.get(integer(op, "padding", 0), 0.0)
        shape = shape_of(pointee(type))

        def load_block(g: Group, m: Mask, block: Block) -> Array:
            addresses, inside = block.addresses(shape, checked, access.size)
            return access.load(g, m, addresses, inside, access.number(padding))

        return load_block
    rank = len(shape_of(type))
    tile = is_tile(type)

    def load(g: Group, m: Mask, pointer: Lanes, mask: Lanes = None, other: Lanes = None) -> Data:
        if tile:
            return access.load(g, m, pointer, mask, other)
        keep = None if mask is None else lifted(mask, rank)
        old = None if other is None else lifted(other, rank)
        return scalar(access.load(g, m, lifted(pointer, rank), keep, old))

    return load


@rule("tt.store", kind="group", effects=_strong)
def _store(k: Compiler, op: Op) -> Code:
    type = operand(op, "ptr").type
    access = access_of(k, op, operand(op, "value").type)
    if _is_block(type):
        checked = integers(op, "boundaryCheck") if "boundaryCheck" in op.attributes else []
        shape = shape_of(pointee(type))

        def store_block(g: Group, m: Mask, block: Block, value: Array) -> None:
            addresses, inside = block.addresses(shape, checked, access.size)
            access.store(g, m, addresses, inside, value)

        return store_block
    tile = is_tile(type)
    shape = shape_of(type)

    def store(g: Group, m: Mask, pointer: Lanes, value: Lanes, mask: Lanes = None) -> None:
        if not tile:
            pointer, value = lifted(pointer, 0), lifted(value, 0)
            mask = None if mask is None else lifted(mask, 0)
        elif pointer.shape[1:] != shape:
            pointer = np.broadcast_to(pointer, (len(pointer), *shape))
        access.store(g, m, pointer, mask, value)

    return store


def _unsigned(operate: Callable[..., Any]) -> Callable[..., Any]:
    return lambda a, b: signed(operate(unsigned(a), unsigned(b)))


#: By the numbers of tt's enum.
OPERATIONS: dict[int, Callable[..., Any]] = {
    1: lambda a, b: a & b,
    2: lambda a, b: a | b,
    3: lambda a, b: a ^ b,
    4: lambda a, b: a + b,
    5: lambda a, b: a + b,
    6: np.maximum,
    7: np.minimum,
    8: _unsigned(np.maximum),
    9: _unsigned(np.minimum),
    10: lambda old, new: new,
}
#: What memory orders order, and the scopes within a block.
_ORDERS = {1: 0, 2: Sync.ACQUIRE, 3: Sync.RELEASE, 4: Sync.ACQUIRE | Sync.RELEASE}
_CTA = 2


def sync_of(op: Op) -> int:
    """What an atomic op orders."""
    return _ORDERS[integer(op, "sem", 4)] | (0 if integer(op, "scope", 1) == _CTA else Sync.WIDE)


@rule("tt.atomic_rmw", kind="group", polls=True, effects=Effect.ORDERS)
def _atomic_rmw(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, operand(op, "val").type)
    access.sync = sync_of(op)
    return _updating(op, access, OPERATIONS[integer(op, "atomic_rmw_op")], 1)


@rule("tt.atomic_cas", kind="group", polls=True, effects=Effect.ORDERS)
def _atomic_cas(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, op.results[0].type)
    access.sync = sync_of(op)
    bits = f"u{access.size}"
    # Floats are compared by their bits.
    return _updating(op, access, lambda now, want, put: np.where(now.view(bits) == want.view(bits), put, now), 2)


def _updating(op: Op, access: TileAccess, operate: Callable[..., Any], values: int) -> Code:
    tile = is_tile(op.results[0].type)

    def update(g: Group, m: Mask, pointer: Lanes, *rest: Lanes) -> Data:
        operands, mask = rest[:values], rest[values] if len(rest) > values else None
        if tile:
            return access.combine(g, m, pointer, mask, operate, *operands)
        keep = None if mask is None else lifted(mask, 0)
        return scalar(access.combine(g, m, lifted(pointer, 0), keep, operate, *(lifted(each, 0) for each in operands)))

    return update


@rule("tt.atomic_load", kind="group", polls=True, effects=Effect.ORDERS)
def _atomic_load(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, op.results[0].type)
    access.sync, access.strong = sync_of(op), True
    return _updating(op, access, lambda now: now, 0)


@rule("tt.atomic_store", kind="group", effects=Effect.ORDERS)
def _atomic_store(k: Compiler, op: Op) -> Code:
    access = access_of(k, op, operand(op, "value").type)
    access.sync, access.strong = sync_of(op), True
    update = _updating_nothing(op, access)
    return update


def _updating_nothing(op: Op, access: TileAccess) -> Code:
    tile = is_tile(op.operands[1].type)

    def store(g: Group, m: Mask, pointer: Lanes, value: Lanes, mask: Lanes = None) -> None:
        if not tile:
            pointer, value = lifted(pointer, 0), lifted(value, 0)
            mask = None if mask is None else lifted(mask, 0)
        access.combine(g, m, pointer, mask, lambda old, new: new, value)

    return store


@rule("tt.atomic_poll", kind="waits", polls=True, effects=Effect.ORDERS)
def _atomic_poll(k: Compiler, op: Op) -> Code:
    """Waits as long as it takes, and then says that the value was there: a simulation has no nanoseconds."""
    named = by_name(op)
    access = access_of(k, op, operand(op, "expected").type)
    access.sync, access.strong = sync_of(op), True
    rank = len(shape_of(op.results[0].type))
    k.program.spins = True

    def poll(g: Group, m: Mask, *operands: Data) -> Data:
        pointer, expected = (lifted(operands[named[name][0]], rank) for name in ("ptr", "expected"))
        if rank:
            pointer, expected = operands[named["ptr"][0]], operands[named["expected"][0]]
        rows = g.full(m).reshape(g.size, *(1,) * rank)

        def there() -> Any:
            places = np.broadcast_to(pointer, (g.size, *pointer.shape[1:]))
            values = g.batch.memory.view(access.dtype)[places >> access.size.bit_length() - 1]
            return (values == expected) | ~rows

        access.combine(g, m, pointer, None, lambda now: now)  # checks the addresses
        if not there().all():
            yield Wait(
                access.site,
                lambda: bool(there().all()),
                lambda: f"{int((~there()).sum())} values that it polls are not those that it expects",
            )
        access.combine(g, m, pointer, None, lambda now: now)
        return np.bool_(True) if not rank else np.ones((1,) * (rank + 1), bool)

    return poll


@rule("tt.grid_dependency_wait", "tt.grid_dependency_launch_dependents", kind="group", slots=0)
def _grid_dependency(k: Compiler, op: Op) -> Code:
    """Launches follow each other."""
    return lambda g, m: None
