"""In the worker: subgroup ops and barriers that upstream does not lower, as ids, shuffles and arithmetic.

A reduction is a butterfly: at each step a lane combines its value with that of the lane 1, 2, 4, ... (times the cluster's
stride) away, as upstream's own patterns do. All lanes of a subgroup take part, as in each `gpu.shuffle`: on NVIDIA's chips
these become shfl.sync with every lane in the member mask (PTX ISA, shfl.sync). A rotation is a shuffle too. In a broadcast
the active lanes take part; `activemask` returns them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from gpuir.assembly.diagnostics import at
from gpuir.compile.elements import map_elements
from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import Payload, walk
from gpuir.compile.targets import Target
from gpuir.host import ir, module

__all__ = ["lower_subgroups"]

#: arith's op for each kind of reduction; of two the first is for integers.
_OPERATIONS = {
    "add": ("addi", "addf"),
    "mul": ("muli", "mulf"),
    "and": ("andi",),
    "or": ("ori",),
    "xor": ("xori",),
    "minsi": ("minsi",),
    "minui": ("minui",),
    "maxsi": ("maxsi",),
    "maxui": ("maxui",),
    "minnumf": ("minnumf",),
    "maxnumf": ("maxnumf",),
    "minimumf": ("minimumf",),
    "maximumf": ("maximumf",),
}


def lower_subgroups(payload: Payload, names: set[str], target: Target) -> None:
    """Rewrites the subgroup ops that upstream does not lower for the chip, of those in ``names``, in place.

    Adds the names of the ops that vectors are taken apart by to ``names``. CompileError for a cluster that does not fit.
    """
    lowerings: dict[str, Callable[[ir.Operation, Target], Sequence[ir.Value] | None]] = {
        "gpu.num_subgroups": _num_subgroups,
        "gpu.subgroup_reduce": _reduce,
        "gpu.rotate": _rotate,
    }
    if target.family == "nvidia":
        lowerings |= {
            "gpu.subgroup_id": _subgroup_id,
            "gpu.subgroup_size": _subgroup_size,
            "gpu.subgroup_broadcast": _broadcast,
            "gpu.barrier": _cluster_barrier,
        }
    for name in sorted(names & lowerings.keys()):
        for op in walk(payload, name):
            with op.operation.location, ir.InsertionPoint(op):
                values = lowerings[name](op.operation, target)
            if values is None:
                continue
            for result, value in zip(op.operation.results, values):
                result.replace_all_uses_with(value)
            op.operation.erase()
    if names & {"gpu.subgroup_reduce", "gpu.rotate", "gpu.subgroup_broadcast"} and walk(
        payload, "vector.from_elements"
    ):
        names |= {"vector.from_elements", "vector.extract"}


def _arith(name: str, left: ir.Value, right: ir.Value) -> ir.Value:
    return ir.Operation.create(f"arith.{name}", [left.type], [left, right]).result


def _constant(type_: ir.Type, number: int) -> ir.Value:
    return module("dialects.arith").ConstantOp(type_, number).result


def _index(number: int) -> ir.Value:
    return _constant(ir.IndexType.get(), number)


def _id(name: str, axis: str) -> ir.Value:
    dimension = ir.Attribute.parse(f"#gpu<dim {axis}>")
    return ir.Operation.create(f"gpu.{name}", [ir.IndexType.get()], attributes={"dimension": dimension}).result


def _subgroup_size(op: ir.Operation, target: Target) -> Sequence[ir.Value]:
    return [_index(target.wave_size)]


def _subgroup_id(op: ir.Operation, target: Target) -> Sequence[ir.Value]:
    """The thread's number in the block, x fastest, by the size of a subgroup."""
    number = _id("thread_id", "z")
    for axis in "yx":
        number = _arith("addi", _arith("muli", number, _id("block_dim", axis)), _id("thread_id", axis))
    return [_arith("divui", number, _index(target.wave_size))]


def _num_subgroups(op: ir.Operation, target: Target) -> Sequence[ir.Value]:
    threads = _id("block_dim", "x")
    for axis in "yz":
        threads = _arith("muli", threads, _id("block_dim", axis))
    return [_arith("divui", _arith("addi", threads, _index(target.wave_size - 1)), _index(target.wave_size))]


def _number(operation: ir.Operation, name: str, default: int = 0) -> int:
    attribute = operation.attributes.get(name)
    return default if attribute is None else int(ir.IntegerAttr(attribute).value)


def _reduce(operation: ir.Operation, target: Target) -> Sequence[ir.Value]:
    value = operation.operands[0]
    lanes = target.wave_size
    size = _number(operation, "cluster_size", lanes)
    stride = _number(operation, "cluster_stride", 1)
    if size * stride > lanes:
        what = (
            f"clusters of {size} lanes at a stride of {stride} do not fit a subgroup of {target.chip}, of {lanes} lanes"
        )
        raise CompileError([at(operation.location, "error", f"'{operation.name}': {what}")])
    kind = str(operation.attributes["op"]).rpartition(" ")[2].rstrip(">")
    distances = [stride << step for step in range(size.bit_length() - 1)]
    return [map_elements(lambda element: _butterfly(element, kind, distances, target), value.type, value)]


def _rotate(op: ir.Operation, target: Target) -> Sequence[ir.Value]:
    """The value of the lane ``offset`` further, modulo ``width``, and whether this lane is below ``width``."""
    offset, width = _number(op, "offset"), _number(op, "width")
    if width > target.wave_size:
        what = f"a rotation of {width} lanes does not fit a subgroup of {target.chip}, of {target.wave_size} lanes"
        raise CompileError([at(op.location, "error", f"'{op.name}': {what}")])
    word = ir.IntegerType.get_signless(32)
    lane = _cast("index_cast", ir.Operation.create("gpu.lane_id", [ir.IndexType.get()]).result, word)
    # In lanes beyond the first ones the result is poison.
    source = _arith("andi", _arith("addi", lane, _constant(word, offset)), _constant(word, width - 1))
    less: dict[str, ir.Attribute] = {"predicate": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _UNSIGNED_LESS)}
    flag = ir.IntegerType.get_signless(1)
    valid = ir.Operation.create("arith.cmpi", [flag], [lane, _constant(word, width)], less).result
    move = functools.partial(_shuffled, mode="idx", lane=source, target=target)
    return [map_elements(lambda element: _in_words(element, move), op.operands[0].type, op.operands[0]), valid]


#: arith's predicate ult.
_UNSIGNED_LESS = 6


def _broadcast(op: ir.Operation, target: Target) -> Sequence[ir.Value]:
    """On NVIDIA's chips: shfl.sync among the active lanes."""
    word = ir.IntegerType.get_signless(32)
    active = ir.Operation.create(
        "llvm.call_intrinsic",
        [word],
        attributes={
            "intrin": ir.StringAttr.get("llvm.nvvm.activemask"),
            "op_bundle_sizes": ir.DenseI32ArrayAttr.get([]),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([0, 0]),
        },
    ).result
    first = str(op.attributes["broadcast_type"]).endswith("first_active_lane>")
    lane = op.operands[-1]
    if first:
        some: dict[str, ir.Attribute] = {"is_zero_poison": ir.IntegerAttr.get(ir.IntegerType.get_signless(1), 1)}
        lane = ir.Operation.create("llvm.intr.cttz", [word], [active], some).result
    # Of one segment, up to the last lane.
    clamp = _constant(word, target.wave_size - 1)
    kind = {"kind": ir.Attribute.parse("#nvvm<shfl_kind idx>")}

    def move(value: ir.Value) -> ir.Value:
        return ir.Operation.create("nvvm.shfl.sync", [value.type], [active, value, lane, clamp], kind).result

    return [map_elements(lambda element: _in_words(element, move), op.operands[0].type, op.operands[0])]


def _cluster_barrier(op: ir.Operation, target: Target) -> Sequence[ir.Value] | None:
    """Of the cluster: arrive and wait, which release and acquire memory (PTX ISA, barrier.cluster); others are upstream's."""
    if "scope" not in op.attributes or "cluster" not in str(op.attributes["scope"]):
        return None
    for name in ("arrive", "wait"):
        ir.Operation.create(f"nvvm.cluster.{name}", attributes={"aligned": ir.UnitAttr.get()})
    return []


def _butterfly(value: ir.Value, kind: str, distances: Sequence[int], target: Target) -> ir.Value:
    """The scalar combined with those of the lanes whose numbers differ in one bit of each of the ``distances``."""
    combine = _OPERATIONS[kind][-1 if isinstance(value.type, ir.FloatType) else 0]
    word = ir.IntegerType.get_signless(32)
    for distance in distances:
        move = functools.partial(_shuffled, mode="xor", lane=_constant(word, distance), target=target)
        value = _arith(combine, value, _in_words(value, move))
    return value


def _shuffled(value: ir.Value, *, mode: str, lane: ir.Value, target: Target) -> ir.Value:
    flag, width = ir.IntegerType.get_signless(1), _constant(ir.IntegerType.get_signless(32), target.wave_size)
    attributes: dict[str, ir.Attribute] = {"mode": ir.Attribute.parse(f"#gpu<shuffle_mode {mode}>")}
    return ir.Operation.create("gpu.shuffle", [value.type, flag], [value, lane, width], attributes).results[0]


def _in_words(value: ir.Value, move: Callable[[ir.Value], ir.Value]) -> ir.Value:
    """A scalar moved between lanes by ``move``, in pieces of 32 bits, the only width that the instructions move."""
    type_, bits = value.type, value.type.width
    if bits == 32:
        return move(value)
    exact, word = ir.IntegerType.get_signless(bits), ir.IntegerType.get_signless(32)
    real = isinstance(type_, ir.FloatType)
    as_integer = _cast("bitcast", value, exact) if real else value
    if bits < 32:
        moved = _cast("trunci", move(_cast("extui", as_integer, word)), exact)
    else:
        moved = as_integer
        for start in range(0, bits, 32):
            shift = _constant(exact, start)
            piece = _arith("shrui", as_integer, shift) if start else as_integer
            # The last piece may have fewer bits.
            narrow = ir.IntegerType.get_signless(min(32, bits - start))
            piece = _cast("trunci", piece, narrow)
            piece = _cast("extui", move(_in_word(piece)), exact)
            piece = _arith("shli", piece, shift) if start else piece
            moved = _arith("ori", moved, piece) if start else piece
    return _cast("bitcast", moved, type_) if real else moved


def _in_word(piece: ir.Value) -> ir.Value:
    word = ir.IntegerType.get_signless(32)
    return piece if piece.type == word else _cast("extui", piece, word)


def _cast(name: str, value: ir.Value, type_: ir.Type) -> ir.Value:
    return ir.Operation.create(f"arith.{name}", [type_], [value]).result
