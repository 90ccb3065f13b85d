"""In the worker: subgroup ops that upstream has no lowering of, as ids, shuffles and arithmetic.

A reduction is a butterfly: at each step a lane combines its value with that of the lane 1, 2, 4, ... (times the cluster's
stride) away, as upstream's own patterns do. All lanes of a subgroup take part, as in each `gpu.shuffle`: on NVIDIA's chips
these become shfl.sync with every lane in the member mask (PTX ISA, shfl.sync).
"""

from __future__ import annotations

from collections.abc import Callable
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
    """Rewrites, of the ops ``names`` that are in the module, those that upstream does not lower for the chip, in place."""
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
        what = f"clusters of {size} lanes at a stride of {stride} do not fit a subgroup of {target.chip}, of {lanes} lanes"
        raise CompileError([at(operation.location, "error", f"'{operation.name}': {what}")])
    kind = str(attributes["op"]).rpartition(" ")[2].rstrip(">")
    i32 = ir.IntegerType.get_signless(32)
    element = value.type.element_type if isinstance(value.type, ir.VectorType) else value.type
    combine = _OPERATIONS[kind][-1 if isinstance(element, ir.FloatType) else 0]
    carried, back = value, value.type
    if isinstance(value.type, ir.IndexType):
        # Shuffles take integers with a width.
        back = ir.IntegerType.get_signless(64)
        cast = "index_castui" if kind.endswith("ui") else "index_cast"
        carried = ir.Operation.create(f"arith.{cast}", [back], [value]).result
    width, mode = _constant(i32, lanes), ir.Attribute.parse("#gpu<shuffle_mode xor>")
    flag = ir.IntegerType.get_signless(1)
    distance = stride
    while distance < size * stride:
        moved = ir.Operation.create(
            "gpu.shuffle", [back, flag], [carried, _constant(i32, distance), width], {"mode": mode}
        ).results[0]
        carried = _arith(combine, carried, moved)
        distance *= 2
    if isinstance(value.type, ir.IndexType):
        carried = ir.Operation.create("arith.index_cast", [value.type], [carried]).result
    return carried
