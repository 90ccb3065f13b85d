"""In the worker: subgroup ops that upstream has no lowering of, as ids, shuffles and arithmetic.

A reduction is a butterfly: at each step a lane combines its value with that of the lane 1, 2, 4, ... (times the cluster's
stride) away, as upstream's own patterns do. All lanes of a subgroup take part, as in each `gpu.shuffle`: on NVIDIA's chips
these become shfl.sync with every lane in the member mask (PTX ISA, shfl.sync).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.compile.errors import CompileError
from gpuir.compile.kernels import walk
from gpuir.compile.targets import Target
from gpuir.host import ir, module
from gpuir.transforms.diagnostics import at

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


def lower_subgroups(payload: Any, names: set[str], target: Target) -> None:
    """Rewrites, of the ops ``names`` that are in the module, those that upstream does not lower for the chip, in place.

    The names of what a reduction of vectors becomes are added to ``names``. CompileError for a cluster that does not fit.
    """
    lowerings: dict[str, Callable[[Any, Target], Any]] = {
        "gpu.num_subgroups": _num_subgroups,
        "gpu.subgroup_reduce": _reduce,
    }
    if target.family == "nvidia":
        lowerings |= {"gpu.subgroup_id": _subgroup_id, "gpu.subgroup_size": _subgroup_size}
    for name in sorted(names & lowerings.keys()):
        for op in walk(payload, name):
            with op.operation.location, ir.InsertionPoint(op):
                value = lowerings[name](op, target)
            op.operation.results[0].replace_all_uses_with(value)
            op.operation.erase()
    if "gpu.subgroup_reduce" in names and walk(payload, "vector.from_elements"):
        names |= {"vector.from_elements", "vector.extract"}


def _arith(name: str, left: Any, right: Any) -> Any:
    return ir.Operation.create(f"arith.{name}", [left.type], [left, right]).result


def _constant(type_: Any, number: int) -> Any:
    return module("dialects.arith").ConstantOp(type_, number).result


def _index(number: int) -> Any:
    return _constant(ir.IndexType.get(), number)


def _id(name: str, axis: str) -> Any:
    dimension = ir.Attribute.parse(f"#gpu<dim {axis}>")
    return ir.Operation.create(f"gpu.{name}", [ir.IndexType.get()], attributes={"dimension": dimension}).result


def _subgroup_size(op: Any, target: Target) -> Any:
    return _index(target.wave_size)


def _subgroup_id(op: Any, target: Target) -> Any:
    """The thread's number in the block, x fastest, by the size of a subgroup."""
    number = _id("thread_id", "z")
    for axis in "yx":
        number = _arith("addi", _arith("muli", number, _id("block_dim", axis)), _id("thread_id", axis))
    return _arith("divui", number, _index(target.wave_size))


def _num_subgroups(op: Any, target: Target) -> Any:
    threads = _id("block_dim", "x")
    for axis in "yz":
        threads = _arith("muli", threads, _id("block_dim", axis))
    return _arith("divui", _arith("addi", threads, _index(target.wave_size - 1)), _index(target.wave_size))


def _reduce(op: Any, target: Target) -> Any:
    operation = op.operation
    attributes = operation.attributes
    value = operation.operands[0]
    lanes = target.wave_size
    size = attributes["cluster_size"].value if "cluster_size" in attributes else lanes
    stride = attributes["cluster_stride"].value if "cluster_stride" in attributes else 1
    if size * stride > lanes:
        what = (
            f"clusters of {size} lanes at a stride of {stride} do not fit a subgroup of {target.chip}, of {lanes} lanes"
        )
        raise CompileError([at(operation.location, "error", f"'{operation.name}': {what}")])
    kind = str(attributes["op"]).rpartition(" ")[2].rstrip(">")
    distances = [stride << step for step in range(size.bit_length() - 1)]
    if not isinstance(value.type, ir.VectorType):
        return _butterfly(value, kind, distances, target)
    parts = [_butterfly(_element(value, i), kind, distances, target) for i in range(value.type.shape[0])]
    return ir.Operation.create("vector.from_elements", [value.type], parts).result


def _element(vector: Any, number: int) -> Any:
    position = ir.DenseI64ArrayAttr.get([number])
    attributes: dict[str, ir.Attribute] = {"static_position": position}
    return ir.Operation.create("vector.extract", [vector.type.element_type], [vector], attributes).result


def _butterfly(value: Any, kind: str, distances: Sequence[int], target: Target) -> Any:
    """The scalar combined with those of the lanes whose numbers differ in one bit of each of the ``distances``."""
    combine = _OPERATIONS[kind][-1 if isinstance(value.type, ir.FloatType) else 0]
    width = _constant(ir.IntegerType.get_signless(32), target.wave_size)
    for distance in distances:
        value = _arith(combine, value, _moved(value, distance, width))
    return value


def _moved(value: Any, distance: int, width: Any) -> Any:
    """The value of the lane ``distance`` away; as 32 bits where it has fewer, which is what shfl.sync moves."""
    bits = value.type.width
    narrow, word = ir.IntegerType.get_signless(bits), ir.IntegerType.get_signless(32)
    given = value
    if bits < 32:
        given = _cast("bitcast", value, narrow) if isinstance(value.type, ir.FloatType) else value
        given = _cast("extui", given, word)
    mode, flag = ir.Attribute.parse("#gpu<shuffle_mode xor>"), ir.IntegerType.get_signless(1)
    operands = [given, _constant(word, distance), width]
    found = ir.Operation.create("gpu.shuffle", [given.type, flag], operands, {"mode": mode}).results[0]
    if bits < 32:
        found = _cast("trunci", found, narrow)
        found = _cast("bitcast", found, value.type) if isinstance(value.type, ir.FloatType) else found
    return found


def _cast(name: str, value: Any, type_: Any) -> Any:
    return ir.Operation.create(f"arith.{name}", [type_], [value]).result
