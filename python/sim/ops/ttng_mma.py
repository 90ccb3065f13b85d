"""ttng: products of warpgroups (wgmma) and of the fifth generation of tensor cores (tcgen05), and tensor memory.

A product of a warpgroup is computed where it is issued; its operands in shared memory are read until somebody waits for it. One
of the fifth generation ends by itself, when the schedule says: then it reads its operands and its accumulator, and arrives
at its barriers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.access import suspect, thread_of
from gpuir.sim.attributes import by_name, flag, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site, finding
from gpuir.sim.group import Group
from gpuir.sim.hopper.checks import checks_of
from gpuir.sim.nonfinite import look
from gpuir.sim.ops.nvvm_mbarrier import masked
from gpuir.sim.ops.tt import WATCHES
from gpuir.sim.ops.tt_dot import IEEE, TF32, element, multiply, scaled_product
from gpuir.sim.ops.ttg_memory import alive, load, of_buffer, peek, places_of, reserve, store
from gpuir.sim.ops.ttng_barriers import arrival, barrier_of
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.access import TileAccess
from gpuir.sim.tiles.buffers import View, bytes_of, shape_of_buffer
from gpuir.sim.tiles.pipe import Pipe
from gpuir.sim.tiles.proxies import fences_products
from gpuir.sim.tiles.uses import named, users
from gpuir.sim.tiles.values import is_tile, lifted, shape_of
from gpuir.sim.timeline import Flight
from gpuir.sim.types import dtype_of, size_of

_CHUNK = 16


class _Operand:
    """A multiplicand: a tile in registers, or a view of a buffer."""

    def __init__(self, k: Compiler, op: Op, number: int):
        type: Any = op.operands[number].type
        self.is_tile = is_tile(type)
        self.shape = shape_of(type) if self.is_tile else shape_of_buffer(type)
        self.element = str(type.element_type)
        self.access: TileAccess | None = None if self.is_tile else of_buffer(k, op, type)
        #: Tensor memory has no proxies, and products use it one after the other.
        self.is_shared = not self.is_tile and "shared_memory" in str(type.memory_space)
        self._fenced = fences_products(k)

    def issued(self, g: Group, m: Mask, value: Data) -> Array:
        """Its elements where the product is issued, behind ``reading``."""
        if self.access is None:
            return np.asarray(value)
        return peek(g, self.access, value, self.shape) if self.is_shared else load(g, m, self.access, value, self.shape)

    def ended(self, g: Group, m: Mask, value: Data) -> Array:
        """Its elements where the product ends in the pipe."""
        if self.access is None:
            return np.asarray(value)
        if not self.is_shared:
            _check_written(g, m, self.access, value, self.shape)
        return peek(g, self.access, value, self.shape)

    def reading(self, g: Group, m: Mask, value: Data) -> list[Any]:
        """Tells the checks that a product reads it from now on; what `retire` takes."""
        checks = checks_of(g.batch)
        if self.access is None:
            return []
        alive(g, m, self.access.site, value)
        if not self.is_shared or checks is None:
            return []
        fenced = self._fenced or "late-fences" in g.batch.options.checks
        tokens = []
        for row, units in _units(g, m, self.access, value, self.shape):
            who = np.full(len(units), g.rows[row])
            token = checks.reads(self.access, g, units, who, product=True, fenced=fenced)
            tokens.append((token, g.rows[row : row + 1]))
        return tokens


def _units(g: Group, m: Mask, access: TileAccess, view: View, shape: tuple[int, ...]) -> Iterator[tuple[int, Array]]:
    """The rows of active programs, each with the chunks of 16 bytes that a buffer has there."""
    places = places_of(g, access, view, shape)
    for row in np.flatnonzero(g.full(m)).tolist():
        yield row, np.unique(places[row].reshape(-1) // _CHUNK) * _CHUNK


def _check_written(g: Group, m: Mask, access: TileAccess, view: View, shape: tuple[int, ...]) -> None:
    checks = checks_of(g.batch)
    if checks is not None:
        for row, units in _units(g, m, access, view, shape):
            checks.unwritten(access, g, units, np.full(len(units), g.rows[row]))


def _retire(g: Group, tokens: Sequence[Any]) -> None:
    checks = checks_of(g.batch)
    if checks is not None:
        for reading, who in tokens:
            checks.retired(reading, who)


class _Target:
    """Tensor memory that an operation of the tensor cores' pipe writes."""

    def __init__(self, k: Compiler, op: Op, number: int):
        type: Any = op.operands[number].type
        self.access, self.shape = of_buffer(k, op, type), shape_of_buffer(type)

    def begin(self, g: Group, m: Mask, view: View) -> list[int]:
        """Tells the checks that it is written from now on; numbers for ``end``."""
        alive(g, m, self.access.site, view)
        checks = checks_of(g.batch)
        if checks is None:
            return []
        return [
            checks.accumulates(self.access, g, units, np.full(len(units), g.rows[row]))
            for row, units in _units(g, m, self.access, view, self.shape)
        ]

    def end(self, g: Group, m: Mask, view: View, numbers: list[int], tile: Array) -> None:
        """Writes it."""
        rows = slice(None) if m is None else np.flatnonzero(m)
        tile = np.broadcast_to(tile, (g.size, *self.shape))
        self.access.land(g.batch, places_of(g, self.access, view, self.shape)[rows], tile[rows])
        checks = checks_of(g.batch)
        if checks is not None and numbers:
            checks.landed(np.array(numbers), self.access.site)


# Warpgroups


class _Products:
    """Products of a batch's programs that nobody has waited for, the oldest first."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Any, list[Any], Array, Site, Flight]] = []

    @staticmethod
    def of(g: Group) -> _Products:
        """Of the group's batch."""
        products: _Products = g.batch.state.setdefault("products of tiles", _Products())
        return products


@rule("ttng.warp_group_dot", kind="group", effects=Effect.BULK)
def _dot(k: Compiler, op: Op) -> Code:
    a, b = _Operand(k, op, 0), _Operand(k, op, 1)
    type = op.results[0].type
    exact = a.element != "f32" or str(element(type)) != "f32"
    precision = IEEE if exact else integer(op, "inputPrecision", TF32)
    later = flag(op, "isAsync")
    k.work(a.element, 2 * int(np.prod(shape_of(type))) * a.shape[-1])
    whole_, site = shape_of(type), k.site(op)

    def dot(g: Group, m: Mask, left: Data, right: Data, acc: Array, keep: Lanes = None) -> Array:
        if keep is not None:
            acc = np.where(lifted(keep, len(whole_)), acc, acc.dtype.type(0))
        tokens = [*a.reading(g, m, left), *b.reading(g, m, right)]
        factors = a.issued(g, m, left), b.issued(g, m, right)
        made = multiply(*factors, acc, (a.shape, b.shape), precision)
        look(site, (a.shape, b.shape, whole_), [whole_], g, m, (*factors, acc), [made])
        if later:
            _Products.of(g).waiting.append(
                (g.rows if m is None else g.rows[m], tokens, made, site, g.issues(m, "product", site))
            )
        else:
            _retire(g, tokens)
        return made

    return dot


@rule("ttng.warp_group_dot_wait", kind="group", effects=Effect.BULK)
def _dot_wait(k: Compiler, op: Op) -> Code:
    pending, count = integer(op, "pendings"), len(op.results)

    def wait(g: Group, m: Mask, *inputs: Data) -> Data:
        products = _Products.of(g)
        rows = g.rows if m is None else g.rows[m]
        mine = [each for each in products.waiting if np.isin(each[0], rows).any()]
        for each in mine[: max(len(mine) - pending, 0)]:
            products.waiting = [other for other in products.waiting if other is not each]
            _retire(g, each[1])
            g.batch.launch.timeline.landed(each[4], g.clock)
        return inputs if count != 1 else inputs[0]

    return wait


@WATCHES.append
def _watch_sums(k: Compiler, function: Op) -> None:
    """Before each op that takes the sum of a product of a warpgroup: whether somebody has waited for the product."""
    for dot in named(function, "ttng.warp_group_dot"):
        if flag(dot, "isAsync"):
            for op, number in users(dot.results[0], _passed_on):
                k.program.before.setdefault(op, []).append((_sum_used(k.site(op)), [number]))


def _passed_on(op: Op, number: int) -> Sequence[ir.Value] | None:
    """What products still add to: accumulators of the next one, and what a wait gives back."""
    name = document_name(op.name)
    # Triton's own kernels select between the sum in flight and zeros, for the product that follows.
    if name == "arith.select" or (name == "ttng.warp_group_dot" and number == 2):
        return []
    return [op.results[number]] if name == "ttng.warp_group_dot_wait" else None


def _sum_used(site: Site) -> Callable[..., None]:
    def check(g: Group, m: Mask, value: Data) -> None:
        for rows, _, made, issued, _ in _Products.of(g).waiting:
            if made is value:
                bad = np.flatnonzero(np.isin(g.rows, rows) & g.full(m))
                if len(bad):
                    text = "uses the sum of a product in flight: wait for it first (warp_group_dot_wait)"
                    other = finding("missing-wait", "issued here", issued, **thread_of(g, int(bad[0])))
                    suspect("waits", "missing-wait", text, site, g, bad, other=other)

    return check


# Tensor memory


@rule("ttng.tmem_alloc", kind="group")
def _tmem_alloc(k: Compiler, op: Op) -> Code:
    type: Any = op.results[0].type
    view, shape = reserve(k, op, "tensor memory"), shape_of_buffer(type)
    access, size, start = of_buffer(k, op, type), bytes_of(type), int(view.base)
    tokens = (np.int64(0),) * (len(op.results) - 1)

    def alloc(g: Group, m: Mask, tile: Array | None = None) -> Data:
        memory = g.batch.memory
        if tile is not None:
            store(g, m, access, view, shape, tile)
        elif memory.tracked:
            first = np.broadcast_to(g.shared, (g.size,))
            first = (first if m is None else first[m]) + start
            memory.flags[first[:, None] + np.arange(size)] = 0
        return (view, *tokens) if tokens else view

    return alloc


@rule("ttng.tmem_load", kind="group")
def _tmem_load(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[0].type
    access, shape = of_buffer(k, op, type), shape_of_buffer(type)
    reduced = _reduced(op) if "redOp" in op.attributes else None
    tokens = (np.int64(0),) * (len(op.results) - 1 - (reduced is not None))

    def read(g: Group, m: Mask, view: View, token: Data = None) -> Data:
        tile = load(g, m, access, view, shape)
        more = tokens if reduced is None else (*tokens, reduced(tile))
        return (tile, *more) if more else tile

    return read


def _reduced(op: Op) -> Callable[[Array], Array]:
    """The smallest or largest element of each row, of absolute values with `abs`; a NaN stays one with `NaN`."""
    attribute: Any = op.attributes["redOp"]
    least, keeps = int(attribute.value) == 1, flag(op, "NaN")
    reduce = (np.min if keeps else np.fmin.reduce) if least else (np.max if keeps else np.fmax.reduce)
    return lambda tile: reduce(np.abs(tile) if flag(op, "abs") else tile, axis=-1)


@rule("ttng.tmem_store", kind="group")
def _tmem_store(k: Compiler, op: Op) -> Code:
    at = {name: places[0] for name, places in by_name(op).items() if len(places)}
    type: Any = op.operands[at["dst"]].type
    access, shape = of_buffer(k, op, type), shape_of_buffer(type)
    tokens = len(op.results)

    def write(g: Group, m: Mask, *operands: Data) -> Data:
        m = masked(g, m, operands[at["pred"]])
        if m is not False:
            store(g, m, access, operands[at["dst"]], shape, operands[at["src"]])
        return np.int64(0) if tokens else None

    return write


@rule("ttng.tmem_subslice")
def _tmem_subslice(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[0].type
    size, start, dim = size_of(type.element_type), integer(op, "N"), integer(op, "dim", 1)
    rank = len(type.shape)
    return lambda view: view.part([start if each == dim else 0 for each in range(rank)], size)


@rule("ttng.tmem_copy", kind="group", effects=Effect.MBARRIER)
def _tmem_copy(k: Compiler, op: Op) -> Code:
    """Scales and accumulators from shared to tensor memory."""
    source_type, target_type = (each.type for each in list(op.operands)[:2])
    source, target = _Operand(k, op, 0), _Target(k, op, 1)
    shapes = shape_of_buffer(source_type), shape_of_buffer(target_type)
    if shapes[0] != shapes[1]:
        raise k.refuse(op, f"a copy from {source_type} to {target_type} is not simulated")
    barrier = barrier_of(k, op) if len(op.operands) > 2 else None

    def copy(g: Group, m: Mask, view: View, into: View, done: View | None = None) -> None:
        reading, numbers = source.reading(g, m, view), target.begin(g, m, into)
        arrive = None if barrier is None or done is None else arrival(barrier, g, m, done)

        def end() -> None:
            target.end(g, m, into, numbers, source.ended(g, m, view))
            _retire(g, reading)
            if arrive is not None:
                arrive()

        Pipe.of(g).issue(end, g.issues(m, "copy", target.access.site))

    return copy


# Products of the fifth generation


def _product(k: Compiler, op: Op, compute: Callable[..., Array], reads: Sequence[str]) -> Code:
    """The product `compute(*operands, accumulator)` of the operands of these names."""
    named = by_name(op)
    at = {name: places[0] for name, places in named.items() if len(places)}
    operands = [_Operand(k, op, at[name]) for name in reads]
    target = _Target(k, op, at["d"])
    access, shape = target.access, target.shape
    barrier = barrier_of(k, op) if len(named["barriers"]) else None
    later = flag(op, "is_async") or len(named["barriers"]) > 0
    tokens = len(op.results)

    def multiply_(g: Group, m: Mask, *given: Data) -> Data:
        active = masked(g, m, given[at["pred"]])
        token = np.int64(0) if tokens else None
        if active is False:
            return token
        values = [given[at[name]] for name in reads]
        predicates = [given[each] for each in named["barrier_preds"]] or [None] * len(named["barriers"])
        arrivals = [
            arrival(barrier, g, masked(g, active, predicate), given[each])  # type: ignore[arg-type]
            for each, predicate in zip(named["barriers"], predicates)
        ]
        readings = [each for operand, value in zip(operands, values) for each in operand.reading(g, active, value)]
        sums = given[at["d"]]

        def made(old: Callable[[], Array], read: Callable[[_Operand, Data], Array]) -> Array:
            acc = np.zeros((1,) * (len(shape) + 1), access.dtype)
            if _any(given[at["useD"]]):
                acc = np.where(lifted(given[at["useD"]], len(shape)), old(), acc)
            factors = list(map(read, operands, values))
            total = compute(*factors, acc)
            # Scales and packed numbers are bytes, of which each is finite.
            look(access.site, [*(each.shape for each in operands), shape], [shape], g, active, [*factors, acc], [total])
            return total

        def old_sums() -> Array:
            _check_written(g, _those(active, g, given[at["useD"]]), access, sums, shape)
            return peek(g, access, sums, shape)

        def end() -> None:
            target.end(g, active, sums, numbers, made(old_sums, lambda operand, value: operand.ended(g, active, value)))
            _retire(g, readings)
            for arrive in arrivals:
                arrive()

        if later:
            numbers = target.begin(g, active, sums)
            Pipe.of(g).issue(end, g.issues(active, "product", access.site))
        else:
            Pipe.of(g).drain()
            tile = made(
                lambda: load(g, active, access, sums, shape), lambda operand, value: operand.issued(g, active, value)
            )
            store(g, active, access, sums, shape, tile)
            _retire(g, readings)
        return token

    return multiply_


def _any(flags: Lanes) -> bool:
    return bool(np.any(flags))


def _those(m: Mask, g: Group, flags: Lanes) -> Mask:
    """The active programs for which the flag holds."""
    chosen: Mask = g.full(m) & flags
    return chosen


@rule("ttng.tc_gen5_mma", kind="group", effects=Effect.MBARRIER | Effect.BULK)
def _mma(k: Compiler, op: Op) -> Code:
    at = by_name(op)
    a, b = (op.operands[at[name][0]].type for name in "ab")
    shapes = shape_of_buffer(a), shape_of_buffer(b)
    precision = TF32 if str(a.element_type) == "f32" else IEEE
    k.work(str(a.element_type), 2 * shapes[0][0] * shapes[0][1] * shapes[1][1])
    return _product(k, op, lambda x, y, acc: multiply(x, y, acc, shapes, precision), ("a", "b"))


@rule("ttng.tc_gen5_mma_scaled", kind="group", effects=Effect.MBARRIER | Effect.BULK)
def _mma_scaled(k: Compiler, op: Op) -> Code:
    formats = integer(op, "a_type"), integer(op, "b_type")
    type: Any = op.operands[by_name(op)["d"][0]].type
    dtype = dtype_of(type.element_type)

    def compute(a: Array, b: Array, a_scale: Array, b_scale: Array, acc: Array) -> Array:
        return scaled_product(a, b, acc, a_scale, b_scale, formats, (True, True), dtype)

    return _product(k, op, compute, ("a", "b", "a_scale", "b_scale"))


@rule("ttng.tc_gen5_commit", kind="group", effects=Effect.MBARRIER)
def _commit(k: Compiler, op: Op) -> Code:
    """Arrives when the products before it have ended."""
    barrier, named = barrier_of(k, op), by_name(op)

    def commit(g: Group, m: Mask, view: View, *rest: Data) -> None:
        active = masked(g, m, rest[0] if len(named["pred"]) else None)
        if active is False:
            return
        Pipe.of(g).issue(arrival(barrier, g, active, view))

    return commit
