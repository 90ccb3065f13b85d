"""What loops carry: accumulators as vectors instead of tensors, and as one vector for each intrinsic."""

from __future__ import annotations

import itertools
import math
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import Contraction
from gpuir.transforms.iree_gpu.gather import whole_access
from gpuir.transforms.iree_gpu.rewriting import collect, tidy
from gpuir.transforms.iree_gpu.vectorize import read_tensor, write_tensor
from gpuir.transforms.iree_gpu.workgroups import zero_of

__all__ = ["hoist_accumulators", "split_accumulators"]


@pass_("iree-gpu-hoist-accumulators")
def hoist_accumulators(op: Any) -> None:
    """Loops that read all of a tensor that they carry, and write all of it, carry it as a vector, inner loops first."""
    for loop in reversed(collect(op, "scf.for")):
        numbers = [i for i in range(len(loop.operation.results)) if _whole(loop, i)]
        if numbers:
            _hoist(loop, numbers)
    tidy(op)


def _end(loop: Any) -> Any:
    operations = loop.operation.regions[0].blocks[0].operations
    return operations[len(operations) - 1].operation


def _owner(value: Any) -> Any:
    return value.owner.operation if isinstance(value, ir.OpResult) else None


def _whole(loop: Any, number: int) -> bool:
    """Whether a carried tensor is only read as a whole and yielded as a vector that is written to all of it."""
    argument = list(loop.operation.regions[0].blocks[0].arguments)[1 + number]
    write = _owner(_end(loop).operands[number])
    if not isinstance(argument.type, ir.RankedTensorType) or not argument.type.has_static_shape:
        return False
    if (
        write is None
        or write.name != "vector.transfer_write"
        or not whole_access(write)
        or write.operands[1] != argument
    ):
        return False
    shape = list(argument.type.shape)
    if list(write.operands[0].type.shape) != shape or len(list(write.results[0].uses)) != 1:
        return False
    for use in argument.uses:
        user = use.owner.operation
        if user == write:
            continue
        if user.name != "vector.transfer_read" or not whole_access(user) or list(user.results[0].type.shape) != shape:
            return False
    return True


def _hoist(loop: Any, numbers: list[int]) -> None:
    operation = loop.operation
    old, end = operation.regions[0].blocks[0], _end(loop)
    inits = list(operation.operands)[3:]
    with operation.location, ir.InsertionPoint(operation):
        starts = [read_tensor(init) if i in numbers else init for i, init in enumerate(inits)]
        new = module("dialects.scf").ForOp(*list(operation.operands)[:3], starts)
    block = new.body
    arguments = list(old.arguments)
    arguments[0].replace_all_uses_with(new.induction_variable)
    yielded = list(end.operands)
    for i, (argument, carried) in enumerate(zip(arguments[1:], new.inner_iter_args)):
        if i not in numbers:
            argument.replace_all_uses_with(carried)
            continue
        yielded[i] = _owner(yielded[i]).operands[0]
        for use in list(argument.uses):
            user = use.owner.operation
            if user.name == "vector.transfer_read":
                user.results[0].replace_all_uses_with(carried)
                user.erase()
    writes = [_owner(end.operands[i]) for i in numbers]
    for each in [each.operation for each in old.operations][:-1]:
        if each not in writes:
            block.append(each)
    with end.location, ir.InsertionPoint(block):
        module("dialects.scf").yield_(yielded)
    with operation.location, ir.InsertionPoint(operation):
        results = [
            write_tensor(result, inits[i]) if i in numbers else result
            for i, result in enumerate(new.operation.results)
        ]  # fmt: skip
    for result, value in zip(list(operation.results), results):
        result.replace_all_uses_with(value)
    operation.erase()


# One vector for each intrinsic -----------------------------------------------------------------------------------------


@pass_("iree-gpu-split-accumulators")
def split_accumulators(op: Any) -> None:
    """Loops carry the accumulators of a multi_mma on vectors one by one, each as the flat vector that an intrinsic takes.

    So that unrolled, nothing but the intrinsics is left in the loop for them.
    """
    depths = {}
    for mma in collect(op, "iree_gpu.multi_mma"):
        contraction = Contraction(mma)
        if contraction.all_are(ir.VectorType) and contraction.acc.outer:
            depths[contraction.acc.type] = len(contraction.acc.outer)
    for loop in reversed(collect(op, "scf.for")):
        types = [value.type for value in loop.operation.results]
        if any(type_ in depths for type_ in types):
            _split(loop, [depths.get(type_, 0) for type_ in types])
    tidy(op)


def _taken(whole: Any, depth: int) -> list[Any]:
    """The vectors at the positions of a vector's first dimensions, flat."""
    vector = module("dialects.vector")
    shape, element = list(whole.type.shape), whole.type.element_type
    flat = ir.VectorType.get([math.prod(shape[depth:])], element)
    parts = [vector.extract(whole, [], list(at)) for at in itertools.product(*map(range, shape[:depth]))]
    return [part if part.type == flat else vector.shape_cast(flat, part) for part in parts]


def _whole_of(parts: list[Any], type_: Any, depth: int) -> Any:
    """The vector of the type that ``_taken`` takes these of."""
    vector = module("dialects.vector")
    shape, element = list(type_.shape), type_.element_type
    inner = ir.VectorType.get(shape[depth:], element)
    splat = ir.DenseElementsAttr.get_splat(type_, zero_of(element))
    whole = module("dialects.arith").constant(type_, splat)
    for at, part in zip(itertools.product(*map(range, shape[:depth])), parts):
        cast = part if part.type == inner else vector.shape_cast(inner, part)
        whole = vector.insert(cast, whole, [], list(at))
    return whole


def _split(loop: Any, depths: list[int]) -> None:
    """Carries each value with a depth in parts; others as they are."""
    operation = loop.operation
    old, end = operation.regions[0].blocks[0], _end(loop)
    types = [value.type for value in operation.results]

    def apart(values: list[Any]) -> list[Any]:
        return [part for value, d in zip(values, depths) for part in (_taken(value, d) if d else [value])]

    def together(parts: list[Any]) -> list[Any]:
        rest = iter(parts)
        return [
            _whole_of(list(itertools.islice(rest, math.prod(type_.shape[:d]))), type_, d) if d else next(rest)
            for type_, d in zip(types, depths)
        ]

    with operation.location, ir.InsertionPoint(operation):
        new = module("dialects.scf").ForOp(*list(operation.operands)[:3], apart(list(operation.operands)[3:]))
    old.arguments[0].replace_all_uses_with(new.induction_variable)
    with operation.location, ir.InsertionPoint(new.body):
        for argument, value in zip(list(old.arguments)[1:], together(list(new.inner_iter_args))):
            argument.replace_all_uses_with(value)
    for each in [each.operation for each in old.operations][:-1]:
        new.body.append(each)
    with end.location, ir.InsertionPoint(new.body):
        module("dialects.scf").yield_(apart(list(end.operands)))
    with operation.location, ir.InsertionPoint(operation):
        for result, value in zip(list(operation.results), together(list(new.operation.results))):
            result.replace_all_uses_with(value)
    operation.erase()
