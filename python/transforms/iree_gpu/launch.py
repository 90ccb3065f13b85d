"""Loops over workgroups and threads as kernels."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.buffers import ALIGNMENT
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.gather import as_value
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.slices import DYNAMIC, flat_workgroup_size, forall_mapping, trip_counts

__all__ = ["foralls_to_launch"]

_AXES = ("x", "y", "z")
_VIEWS = ("memref.cast", "memref.subview", "memref.collapse_shape", "memref.expand_shape", "memref.reinterpret_cast")


@pass_("iree-gpu-foralls-to-launch", anchor="builtin.module")
def foralls_to_launch(op: Any) -> None:
    """Each scf.forall over workgroups becomes a gpu.launch, those over threads in it the threads' own work.

    Buffers that it allocates in workgroup memory become globals; those of the host that it uses are allocated where host and
    device reach them (gpu.alloc host_shared). Where there is nothing to do, nothing is launched. An error at a loop that
    still has results, that does not count from 0 in steps of 1, or whose threads are other than ``gpu.known_block_size`` says.
    """
    for forall in collect(op, "scf.forall"):
        names = _names(forall, "block")
        if names is not None:
            with forall.operation.location:
                _launch(forall, names, op.operation.regions[0].blocks[0])
    for alloc in collect(op, "memref.alloc"):
        _share(alloc)
    tidy(op)


def _names(forall: Any, kind: str) -> list[str] | None:
    """What a forall's dimensions are mapped to, for mappings like ``#gpu.block<x>``; None for other kinds."""
    found = [str(each) for each in forall_mapping(forall)]
    start = f"#gpu.{kind}<"
    if not found or not all(each.startswith(start) for each in found):
        return None
    return [each.removeprefix(start).removesuffix(">") for each in found]


def _bounds(forall: Any) -> list[Any]:
    """How often each dimension runs: numbers and values."""
    operation = forall.operation
    attributes = operation.attributes
    lower, upper, step = (
        list(ir.DenseI64ArrayAttr(attributes[name])) for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    )
    if any(lower) or any(n != 1 for n in step):
        raise failure(forall, "does not run from 0 in steps of 1")
    if len(operation.results):
        raise failure(forall, "has results: loops become kernels behind bufferization")
    values = iter(list(operation.operands))
    return [next(values) if n == DYNAMIC else n for n in upper]


def _launch(forall: Any, names: list[str], symbols: Any) -> None:
    gpu, arith = module("dialects.gpu"), module("dialects.arith")
    operation = forall.operation
    bounds, threads = _bounds(forall), flat_workgroup_size(forall)
    if threads is None:
        raise failure(forall, "has no gpu.known_block_size, which says how many threads a workgroup has")
    block = operation.regions[0].blocks[0]
    ids = list(block.arguments)
    with ir.InsertionPoint(operation):
        one = index_constant(1)
        grid = [one, one, one]
        linear = names[0] not in _AXES
        if linear:
            for bound in bounds:
                grid[0] = as_value(bound) if grid[0] == one else arith.muli(grid[0], as_value(bound))
        else:
            for name, bound in zip(names, bounds):
                grid[_AXES.index(name)] = as_value(bound)
        sizes = (index_constant(threads), one, one)
        with _where_all_positive([bound for bound in bounds if not isinstance(bound, int)]):
            launch = gpu.LaunchOp(tuple(grid), sizes)
    body = launch.regions[0].blocks[0]
    numbers = list(body.arguments)
    with ir.InsertionPoint(body):
        if linear:
            rest = numbers[0]
            order = sorted(range(len(names)), key=lambda i: int(names[i].removeprefix("linear_dim_")))
            for i in order:
                size = as_value(bounds[i])
                ids[i].replace_all_uses_with(arith.remui(rest, size))
                rest = arith.divui(rest, size)
        else:
            for name, id_ in zip(names, ids):
                id_.replace_all_uses_with(numbers[_AXES.index(name)])
    for each in [each.operation for each in block.operations][:-1]:
        body.append(each)
    with ir.InsertionPoint(body):
        gpu.terminator()
    operation.erase()
    for inner in collect(launch, "scf.forall"):
        _threads(inner, numbers[3], threads)
    for number, alloc in enumerate(a for a in collect(launch, "memref.alloc") if "workgroup" in str(a.memref.type)):
        _to_global(alloc, number, symbols, body)


@contextlib.contextmanager
def _where_all_positive(values: list[Any]) -> Iterator[None]:
    """A place that is reached when all values are above 0: a launch of no workgroups is an error."""
    if not values:
        yield
        return
    arith, scf = module("dialects.arith"), module("dialects.scf")
    positive = None
    for value in values:
        this = arith.cmpi(arith.CmpIPredicate.sgt, value, index_constant(0))
        positive = this if positive is None else arith.andi(positive, this)
    branch = scf.IfOp(positive)
    with ir.InsertionPoint(branch.then_block):
        end = scf.yield_([])
    with ir.InsertionPoint(end):
        yield


def _threads(forall: Any, thread: Any, threads: int) -> None:
    """The body of a forall over threads in its place."""
    if _names(forall, "thread") != ["linear_dim_0"]:
        raise failure(forall, "is mapped to other workers than [#gpu.thread<linear_dim_0>]")
    _bounds(forall)
    counts = trip_counts(forall)
    if counts is None or math.prod(counts) != threads:
        found = "an unknown number of" if counts is None else math.prod(counts)
        raise failure(
            forall, f"runs {found} times, and its workgroup has {threads} threads: iree-gpu-fuse-and-hoist-parallel-loops "
            "puts it into the loop that it is for",
        )  # fmt: skip
    operation = forall.operation
    block = operation.regions[0].blocks[0]
    block.arguments[0].replace_all_uses_with(thread)
    for each in [each.operation for each in block.operations][:-1]:
        each.move_before(operation)
    operation.erase()


def _share(alloc: Any) -> None:
    """gpu.alloc host_shared for a buffer of the host's memory that a gpu.launch uses, itself or a view of it."""
    if alloc.memref.type.memory_space is not None or _in_launch(alloc.operation):
        return
    values, users = [alloc.memref], []
    for value in values:
        for use in value.uses:
            users.append(use.owner.operation)
            if users[-1].name in _VIEWS and use.operand_number == 0:
                values.append(users[-1].results[0])
    if not any(map(_in_launch, users)):
        return
    gpu = module("dialects.gpu")
    with alloc.operation.location:
        with ir.InsertionPoint(alloc):
            shared = gpu.AllocOp(
                alloc.memref.type, None, [], list(alloc.dynamicSizes), list(alloc.symbolOperands), hostShared=True
            )
        for user in users:
            if user.name == "memref.dealloc":
                with ir.InsertionPoint(user):
                    gpu.DeallocOp(None, [], shared.memref)
                user.erase()
    replace(alloc, [shared.memref])


def _in_launch(operation: Any) -> bool:
    while operation is not None and operation.name != "gpu.launch":
        operation = operation.parent
    return operation is not None


def _to_global(alloc: Any, number: int, symbols: Any, body: Any) -> None:
    """memref.get_global of a new global, at the beginning of the kernel, for an allocation in workgroup memory."""
    memref = module("dialects.memref")
    taken = {
        str(each.operation.attributes["sym_name"].value)
        for each in symbols.operations
        if "sym_name" in each.operation.attributes
    }
    name = next(f"tile_{i}" for i in range(number, number + len(taken) + 1) if f"tile_{i}" not in taken)
    type_ = alloc.memref.type
    given = alloc.operation.attributes
    alignment = max(ALIGNMENT, int(given["alignment"].value) if "alignment" in given else 0)
    given = alloc.operation.attributes
    alignment = max(ALIGNMENT, given["alignment"].value if "alignment" in given else 0)
    with ir.InsertionPoint.at_block_begin(symbols):
        memref.global_(name, type_, sym_visibility="private", initial_value=ir.UnitAttr.get(), alignment=alignment)
    with alloc.operation.location, ir.InsertionPoint.at_block_begin(body):
        found = memref.get_global(type_, name)
    alloc.operation.results[0].replace_all_uses_with(found)
    alloc.operation.erase()
