"""amdg: accesses through buffers, which take a pointer for all and an offset in elements for each, and copies in both directions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.attributes import by_name, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.ops.tt_memory import OPERATIONS, access_of, sync_of
from gpuir.sim.ops.ttg_memory import alive, load, of_buffer
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Mask, Op
from gpuir.sim.tiles.buffers import View, shape_of_buffer
from gpuir.sim.tiles.values import lifted, shape_of


def positions(op: Op) -> dict[str, int]:
    """The position of each operand that the op has."""
    return {name: places[0] for name, places in by_name(op).items() if len(places)}


def _addresses(op: Op, size: int) -> Callable[[Sequence[Data]], Array]:
    """The address of each element of an access."""
    at = positions(op)
    rank = len(shape_of(op.operands[at["offsets"]].type))

    def addresses(operands: Sequence[Data]) -> Array:
        offsets = operands[at["offsets"]].astype(np.int64)
        return lifted(operands[at["ptr"]], rank) + offsets * np.int64(size)

    return addresses


def given(at: dict[str, int], name: str, operands: Sequence[Data]) -> Any:
    return operands[at[name]] if name in at else None


@rule("amdg.buffer_load", kind="group")
def _buffer_load(k: Compiler, op: Op) -> Code:
    access, at = access_of(k, op, op.results[0].type), positions(op)
    addresses = _addresses(op, access.size)

    def run(g: Group, m: Mask, *operands: Data) -> Array:
        return access.load(g, m, addresses(operands), given(at, "mask", operands), given(at, "other", operands))

    return run


@rule("amdg.buffer_store", kind="group")
def _buffer_store(k: Compiler, op: Op) -> Code:
    at = positions(op)
    type = op.operands[at["value"]].type
    access = access_of(k, op, type)
    addresses, shape = _addresses(op, access.size), shape_of(type)

    def run(g: Group, m: Mask, *operands: Data) -> None:
        places = addresses(operands)
        places = np.broadcast_to(places, (len(places), *shape))
        access.store(g, m, places, given(at, "mask", operands), operands[at["value"]])

    return run


@rule("amdg.buffer_atomic_rmw", kind="group", polls=True, effects=Effect.ORDERS)
def _buffer_rmw(k: Compiler, op: Op) -> Code:
    at = positions(op)
    access = access_of(k, op, op.results[0].type)
    access.sync = sync_of(op)
    addresses, operate = _addresses(op, access.size), OPERATIONS[integer(op, "atomic_rmw_op")]

    def run(g: Group, m: Mask, *operands: Data) -> Array:
        mask = given(at, "mask", operands)
        return access.combine(g, m, addresses(operands), mask, operate, operands[at["value"]])

    return run


@rule("amdg.buffer_atomic_cas", kind="group", polls=True, effects=Effect.ORDERS)
def _buffer_cas(k: Compiler, op: Op) -> Code:
    at = positions(op)
    access = access_of(k, op, op.results[0].type)
    access.sync = sync_of(op)
    addresses = _addresses(op, access.size)

    def run(g: Group, m: Mask, *operands: Data) -> Array:
        compare, new = operands[at["cmp"]], operands[at["val"]]
        return access.combine(
            g, m, addresses(operands), None, lambda now, want, put: np.where(now == want, put, now), compare, new
        )

    return run


@rule("amdg.buffer_load_to_local", kind="group")
def _buffer_load_to_local(k: Compiler, op: Op) -> Code:
    at = positions(op)
    type: Any = op.operands[at["dest"]].type
    source, target = access_of(k, op, type.element_type), of_buffer(k, op, type)
    addresses, shape = _addresses(op, source.size), shape_of_buffer(type)

    def run(g: Group, m: Mask, *operands: Data) -> Data:
        data = source.load(g, m, addresses(operands), given(at, "mask", operands), given(at, "other", operands))
        issue(g, m, Copies.of(g), target, operands[at["dest"]], shape, data)
        return np.int64(0)

    return run


def issue(g: Group, m: Mask, copies: Copies, target: Any, view: View, shape: tuple[int, ...], data: Array) -> None:
    """Begins a copy of a tile to a buffer."""
    alive(g, m, target.site, view)
    places, rows = target.places(g, m, np.broadcast_to(view.addresses(shape, target.size), (g.size, *shape)))
    data = np.broadcast_to(data, (g.size, *shape))
    copies.issue(g, m, target, places, rows, data if rows is None else data[rows])


@rule("amdg.async_copy_local_to_global", kind="group")
def _local_to_global(k: Compiler, op: Op) -> Code:
    """The buffer is read at once; what is written lands when its group is waited for."""
    at = positions(op)
    type: Any = op.operands[at["src"]].type
    source, target, shape = of_buffer(k, op, type), access_of(k, op, type.element_type), shape_of_buffer(type)

    def run(g: Group, m: Mask, *operands: Data) -> Data:
        tile = load(g, m, source, operands[at["src"]], shape)
        target.store(g, m, operands[at["dst"]], given(at, "mask", operands), tile)
        return np.int64(0)

    return run
