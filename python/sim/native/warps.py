"""What lanes of a warp, or threads of a block, compute of each other's values.

Each thread leaves its value in an array in the stretch before the op; behind it the others' values are read there. Rules and order
of the sums are those of sim/ops/gpu_warp.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.sim.attributes import integer, items, word, word_of
from gpuir.sim.native.asynchronous_marks import is_phase, write_phase
from gpuir.sim.native.forms import form_of
from gpuir.sim.native.matrices import is_exchange_of_rows, write_rows
from gpuir.sim.native.matrix_cores import Mfma, write_mfma
from gpuir.sim.native.outline import ELEMENTS, INTEGERS
from gpuir.sim.native.products import Product, write_product, write_warpgroup
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.warp_words import is_meeting, write_meeting
from gpuir.sim.native.warpgroups import Warpgroup, is_converged, write_converged
from gpuir.sim.native.wmma import Wmma, write_wmma
from gpuir.sim.structure import defining_op, plain, reference
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["MATCH", "REDUCTION", "exchange", "is_of_shared", "lacking_exchange"]

#: Functions that give each lane, of a number, as bits the lanes that have the same one; of a number and lanes as bits, what all numbers of these make.
MATCH, REDUCTION = "native.match", "native.reduction"

#: Combinations of two numbers as arith has them.
_INTEGER = {
    "add": "addi", "mul": "muli", "minsi": "minsi", "minui": "minui", "maxsi": "maxsi", "maxui": "maxui", "and": "andi", "or": "ori",
    "xor": "xori",
}  # fmt: skip
#: What changes no combination of numbers of 32 bits.
_NEUTRAL = {
    "add": 0,
    "minsi": (1 << 31) - 1,
    "minui": -1,
    "maxsi": -(1 << 31),
    "maxui": 0,
    "and": -1,
    "or": 0,
    "xor": 0,
}
_FLOAT = {"add": "addf", "mul": "mulf", "minimumf": "minimumf", "maximumf": "maximumf"}


#: Products, by what their calls stand for.
_PRODUCTS: dict[type, Callable[[Writer, Op], None]] = {Product: write_product, Warpgroup: write_warpgroup, Wmma: write_wmma, Mfma: write_mfma}  # fmt: skip


def _product(op: Op) -> Callable[[Writer, Op], None] | None:
    """What writes the product that a call stands for; None of another op."""
    return next((write for kind, write in _PRODUCTS.items() if form_of(op, kind) is not None), None)


def _call(k: Writer, op: Op) -> None:
    product = _product(op)
    if product is not None:
        product(k, op)
    elif is_meeting(op):
        write_meeting(k, op)
    elif is_converged(op):
        write_converged(k, op)
    elif is_phase(op):
        write_phase(k, op)
    elif _of_lanes(op):
        _over_others(k, op)
    else:
        write_rows(k, op)


def is_of_shared(op: Op) -> bool:
    """Whether the op is a barrier that orders accesses to shared memory alone."""
    return op.name == "gpu.barrier" and "address_spaces" in op.attributes


def lacking_exchange(op: Op) -> str:
    """What the native engine has not of an op in which threads meet; empty where it has all."""
    types = [str(value.type) for value in (*op.operands, *op.results)]
    if op.name == "gpu.barrier":
        alone = word(op, "scope", "workgroup") == "workgroup" and not len(op.operands)
        known = not is_of_shared(op) or [*map(word_of, items(op, "address_spaces"))] == ["workgroup"]
        return (
            ""
            if alone and known
            else "the native engine has barriers of whole blocks alone, of all or of shared memory"
        )
    if any(type not in ELEMENTS for type in types):
        return "the native engine has not this type of value"
    if op.name == "func.call":
        return (
            ""
            if is_meeting(op)
            or is_converged(op)
            or is_phase(op)
            or is_exchange_of_rows(op)
            or _of_lanes(op)
            or _product(op)
            else "the native engine has no such op"
        )
    if op.name in ("gpu.all_reduce", "gpu.subgroup_reduce"):
        if op.name == "gpu.all_reduce" and len(op.regions[0].blocks):
            return "the native engine has no reductions by a region"
        names = _FLOAT if types[0] not in INTEGERS else _INTEGER if types[0] != "i1" else ()
        if word(op, "op") not in names:
            return f"the native engine has no reduction '{word(op, 'op')}' of {types[0]}"
        if integer(op, "cluster_stride", 1) != 1:
            return "the native engine reduces neighbours alone"
    return ""


def exchange(k: Writer, op: Op) -> None:
    """Writes an op in which threads give values to each other; those that run together have come to it."""
    {
        "gpu.shuffle": _shuffle,
        "gpu.rotate": _rotate,
        "gpu.subgroup_broadcast": _broadcast,
        "gpu.ballot": _ballot,
        "gpu.subgroup_reduce": _subgroup_reduce,
        "gpu.all_reduce": _all_reduce,
        "func.call": _call,
    }[op.name](k, op)


def _lane(k: Writer) -> Any:
    return k.arith.remui(k.here, k.number(k.lanes))


def _fetch(k: Writer, array: Any, source: Any, valid: Any) -> Any:
    """What the lane ``source`` of the thread's warp has left where ``valid``, else what the thread itself has."""
    away = k.arith.select(valid, k.arith.subi(source, _lane(k)), k.number(0))
    place = k.arith.addi(k.here, away)
    if k.threads % k.lanes:
        # The lane of the last warp that there is not takes no part.
        there = k.compare("ult", place, k.number(k.threads))
        k.guards.fails_where(k.compare("uge", place, k.number(k.threads)))
        place = k.arith.select(there, place, k.here)
    return k.memref.load(array, [place])


def _index(k: Writer, value: Any) -> Any:
    return value if value.type == k.index else k.arith.index_cast(k.index, value)


def _known(value: ir.Value) -> int | None:
    op = defining_op(value)
    if op is None or op.name != "arith.constant":
        return None
    return ir.IntegerAttr(op.attributes["value"]).value


def _between_neighbours(k: Writer, op: Op, mode: str, offset: int) -> None:
    """A shuffle of whole warps over a distance that is known: the numbers on both sides of the own one, of which LLVM reads many at once."""
    array = k.array(op.operands[0].type, k.threads + 2 * k.lanes)

    def place(distance: int) -> list[Any]:
        return [k.arith.addi(k.here, k.number(k.lanes + distance))]

    k.serve(op, [0], lambda: k.memref.store(k.value(op.operands[0]), array, place(0)))
    k.flush()

    def write() -> None:
        lane, always = _lane(k), k.arith.constant(ir.IntegerType.get_signless(1), 1)
        if mode == "xor":
            low = k.compare("eq", k.arith.andi(lane, k.number(offset)), k.number(0))
            sides, valid = [place(offset), place(-offset)], always
        elif mode == "down":
            low = valid = k.compare("ult", lane, k.number(k.lanes - offset))
            sides = [place(offset), place(0)]
        else:
            low = valid = k.compare("uge", lane, k.number(offset))
            sides = [place(-offset), place(0)]
        k.make(op.results[0], k.arith.select(low, *(k.memref.load(array, side) for side in sides)))
        k.make(op.results[1], valid)

    k.later(op, write)


def _shuffle(k: Writer, op: Op) -> None:
    mode = word(op, "mode")
    offset, whole = _known(op.operands[1]), _known(op.operands[2]) == k.lanes and k.threads % k.lanes == 0
    # An offset that changes one bit of a lane's number goes as far for every lane.
    alone = mode in ("down", "up") or (mode == "xor" and offset is not None and offset & (offset - 1) == 0)
    if whole and alone and offset is not None and 0 < offset < k.lanes:
        _between_neighbours(k, op, mode, offset)
        return
    array = k.publish(op, 0)
    # The width, which all have to have alike.
    (width,) = k.together(op, [2])
    width = _index(k, width)
    k.guards.fails_where(k.arith.ori(k.compare("slt", width, k.number(1)), k.compare("sgt", width, k.number(k.lanes))))

    def write() -> None:
        lane, offset = _lane(k), _index(k, k.value(op.operands[1]))
        source = {
            "xor": lambda: k.arith.xori(lane, offset),
            "down": lambda: k.arith.addi(lane, offset),
            "up": lambda: k.arith.subi(lane, offset),
            "idx": lambda: offset,
        }[mode]()
        valid = k.arith.andi(k.compare("ult", source, width), k.compare("ult", lane, width))
        k.make(op.results[0], _fetch(k, array, source, valid))
        k.make(op.results[1], valid)

    k.later(op, write)


def _rotate(k: Writer, op: Op) -> None:
    array = k.publish(op, 0)
    k.flush()
    offset, width = integer(op, "offset"), integer(op, "width")

    def write() -> None:
        lane = _lane(k)
        valid = k.compare("ult", lane, k.number(width))
        source = k.arith.andi(k.arith.addi(lane, k.number(offset)), k.number(width - 1))
        k.make(op.results[0], _fetch(k, array, source, valid))
        k.make(op.results[1], valid)

    k.later(op, write)


def _broadcast(k: Writer, op: Op) -> None:
    array = k.publish(op, 0)
    chosen = k.publish(op, 1) if len(op.operands) > 1 else None
    k.flush()

    def write() -> None:
        first = k.arith.subi(k.here, _lane(k))
        source = k.number(0)
        if chosen is not None:
            source = k.memref.load(chosen, [first])
            own = k.memref.load(chosen, [k.here])
            k.guards.fails_where(k.compare("ne", own, source))
            source = _index(k, source)
            within = k.compare("ult", source, k.number(k.lanes))
            k.guards.fails_where(k.compare("uge", source, k.number(k.lanes)))
            source = k.arith.select(within, source, k.number(0))
        always = k.arith.constant(ir.IntegerType.get_signless(1), 1)
        k.make(op.results[0], _fetch(k, array, source, always))

    k.later(op, write)


def _by_warp(k: Writer, op: Op, type: ir.Type, compute: Callable[[Any], Any]) -> None:
    """The result is one of each warp: ``compute`` of the number of its first thread."""
    results = k.array(type, -(-k.threads // k.lanes))
    k.flush()
    with k.warps() as first:
        k.memref.store(compute(first), results, [k.arith.divui(first, k.number(k.lanes))])

    def write() -> None:
        warp = k.arith.divui(k.here, k.number(k.lanes))
        k.make(op.results[0], k.memref.load(results, [warp]))

    k.later(op, write)


def _ballot(k: Writer, op: Op) -> None:
    array, type = k.publish(op, 0), op.results[0].type
    i1 = ir.IntegerType.get_signless(1)

    def votes(first: Any) -> Any:
        loop = k.scf.ForOp(k.number(0), k.lanes_of(first), k.number(1), [k.arith.constant(type, 0)])
        with ir.InsertionPoint(loop.body):
            lane = loop.induction_variable
            vote = k.memref.load(array, [k.arith.addi(first, lane)])
            bit = vote if type == i1 else k.arith.extui(type, vote)
            bit = k.arith.shli(bit, k.arith.index_cast(type, lane))
            k.scf.yield_([k.arith.ori(loop.inner_iter_args[0], bit)])
        return loop.results[0]

    _by_warp(k, op, type, votes)


def _of_lanes(op: Op) -> str:
    """Which of the functions of all lanes of a warp an op calls; empty of another op."""
    name = reference(op.attributes["callee"]) if op.name == "func.call" else ""
    return name if name.startswith((MATCH, REDUCTION)) else ""


def _over_others(k: Writer, op: Op) -> None:
    """Each lane goes through what all lanes of its warp have left."""
    array, type, name = k.publish(op, 0), op.results[0].type, _of_lanes(op)
    k.flush()

    def write() -> None:
        first, kind = k.arith.subi(k.here, _lane(k)), name.removeprefix(f"{REDUCTION}.")
        own = k.memref.load(array, [k.here]) if kind == name else k.value(op.operands[1])
        start = k.arith.constant(type, 0 if kind == name else _NEUTRAL[kind])
        loop = k.scf.ForOp(k.number(0), k.lanes_of(first), k.number(1), [start])
        with ir.InsertionPoint(loop.body):
            lane, so_far = loop.induction_variable, loop.inner_iter_args[0]
            value, by = k.memref.load(array, [k.arith.addi(first, lane)]), k.arith.index_cast(type, lane)
            if kind == name:
                bit = k.arith.shli(k.arith.extui(type, k.compare("eq", value, own)), by)
                k.scf.yield_([k.arith.ori(so_far, bit)])
            else:
                # ``own`` are the lanes that take part with this one.
                named = k.arith.trunci(ir.IntegerType.get_signless(1), k.arith.shrui(own, by))
                combine = getattr(k.arith, _INTEGER[kind])
                k.scf.yield_([k.arith.select(named, combine(so_far, value), so_far)])
        k.make(op.results[0], loop.results[0])

    k.later(op, write)


def _combine(k: Writer, op: Op) -> Callable[[Any, Any], Any]:
    names = _INTEGER if str(op.operands[0].type) in INTEGERS else _FLOAT
    combine: Callable[[Any, Any], Any] = getattr(k.arith, names[word(op, "op")])
    return combine


def _tree(values: Sequence[Any], combine: Callable[[Any, Any], Any]) -> Any:
    """Combines neighbours, then pairs of them, and so on; what has no neighbour stays."""
    while len(values) > 1:
        pairs = [combine(one, other) for one, other in zip(values[::2], values[1::2])]
        values = pairs + list(values[len(pairs) * 2 :])
    return values[0]


def _over_lanes(k: Writer, array: Any, first: Any, count: int, combine: Callable[[Any, Any], Any]) -> Any:
    values = [k.memref.load(array, [k.arith.addi(first, k.number(number))]) for number in range(count)]
    return _tree(values, combine)


def _each_warp(k: Writer, op: Op, write: Callable[[Any, int], None]) -> None:
    """Code for the warps that run together: ``write`` gets a warp's first thread, and how many it has."""
    whole, rest = divmod(k.threads, k.lanes)
    if k.first is not None:
        if rest:
            raise Lack("it reduces warps of a part of a block that are whole alone", op)
        write(k.first, k.lanes)
        return
    with k.loops([(k.number(0), k.number(whole * k.lanes))], k.number(k.lanes)) as (first,):
        write(first, k.lanes)
    if rest:
        write(k.number(whole * k.lanes), rest)


def _subgroup_reduce(k: Writer, op: Op) -> None:
    array, combine = k.publish(op, 0), _combine(k, op)
    size = integer(op, "cluster_size", k.lanes)
    results = k.array(op.results[0].type)
    k.flush()

    def cluster(start: Any, count: int) -> None:
        k.memref.store(_over_lanes(k, array, start, count, combine), results, [k.arith.divui(start, k.number(size))])

    def warp(first: Any, count: int) -> None:
        # Each cluster's lanes, in a loop over the clusters.
        whole, rest = divmod(count, size)
        with k.loops([(k.number(0), k.number(whole * size))], k.number(size)) as (lane,):
            cluster(k.arith.addi(first, lane), size)
        if rest:
            cluster(k.arith.addi(first, k.number(whole * size)), rest)

    _each_warp(k, op, warp)

    def write() -> None:
        number = k.arith.divui(k.here, k.number(size))
        k.make(op.results[0], k.memref.load(results, [number]))

    k.later(op, write)


def _all_reduce(k: Writer, op: Op) -> None:
    array, combine = k.publish(op, 0), _combine(k, op)
    k.flush()
    warps = -(-k.threads // k.lanes)
    table = k.array(op.results[0].type, warps)

    def warp(first: Any, count: int) -> None:
        sum = _over_lanes(k, array, first, count, combine)
        k.memref.store(sum, table, [k.arith.divui(first, k.number(k.lanes))])

    _each_warp(k, op, warp)
    k.alike[plain(op.results[0])] = _over_lanes(k, table, k.number(0), warps, combine)
