"""scf.forall: its mapping to workers, its trip counts, and the size of the workgroup it runs in."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.dialects import scf, tensor
from gpuir.dialects.iree_codegen import TranslationInfoAttr
from gpuir.dialects.iree_gpu import LaneIdAttr
from gpuir.host import AnyOp, ir
from gpuir.transforms.iree_gpu.utils.indices import DYNAMIC, Index

__all__ = [
    "Worker",
    "flat_workgroup_size",
    "insertions",
    "is_over_blocks",
    "is_over_threads",
    "lane_mapping",
    "mapping_of",
    "new_forall",
    "set_mapping",
    "thread_mapping",
    "trip_counts",
    "upper_bounds",
    "workers_of",
]

_AXES = ("x", "y", "z")
_MAPPING = re.compile(r"#gpu\.(\w+)<(linear_dim_)?(\w+)>")


class Worker(NamedTuple):
    """What one dimension of a forall is mapped to: ``#gpu.thread<y>`` is a "thread" along axis 1.

    ``linear`` is true of linear ids such as ``#gpu.thread<linear_dim_0>``.
    """

    kind: str
    axis: int
    linear: bool


def mapping_of(forall: AnyOp) -> list[ir.Attribute]:
    """The mapping of an scf.forall, [] without one.

    The host accepts only its own attributes as ``mapping``; those of gpuir's dialects are in ``gpuir.mapping``.
    """
    attributes = forall.attributes
    for name in ("gpuir.mapping", "mapping"):
        if name in attributes:
            return list(ir.ArrayAttr(attributes[name]))
    return []


def _worker(attribute: ir.Attribute) -> Worker | None:
    if isinstance(attribute, LaneIdAttr):
        return Worker("lane_id", attribute.dim, False)
    # The host has no class for its mapping attributes, so that their text is all there is to read.
    match = _MAPPING.fullmatch(str(attribute))
    if match is None:
        return None
    kind, linear, axis = match.groups()
    if not linear and axis not in _AXES:
        return None
    return Worker(kind, int(axis) if linear else _AXES.index(axis), bool(linear))


def workers_of(forall: AnyOp) -> list[Worker] | None:
    """The workers of each dimension of a forall; None if an attribute of its mapping is no known one."""
    workers = [_worker(attribute) for attribute in mapping_of(forall)]
    known = [worker for worker in workers if worker is not None]
    return known if len(known) == len(workers) else None


def is_over_blocks(forall: AnyOp) -> bool:
    """Whether a forall's dimensions are all mapped to workgroups."""
    workers = workers_of(forall)
    return bool(workers) and all(worker.kind == "block" for worker in workers or ())


def is_over_threads(forall: AnyOp) -> bool:
    """Whether a forall is mapped to ``[#gpu.thread<linear_dim_0>]``."""
    return workers_of(forall) == [Worker("thread", 0, True)]


def set_mapping(forall: AnyOp, mapping: Sequence[ir.Attribute]) -> None:
    """Sets the mapping of an scf.forall, under the name where the host accepts it; an empty one is left out."""
    if not mapping:
        return
    own = any(isinstance(attribute, LaneIdAttr) for attribute in mapping)
    forall.attributes["gpuir.mapping" if own else "mapping"] = ir.ArrayAttr.get(list(mapping))


def lane_mapping() -> list[ir.Attribute]:
    """``[#iree_gpu.lane_id<0>]``."""
    return [LaneIdAttr.get(0)]


def thread_mapping() -> list[ir.Attribute]:
    """``[#gpu.thread<linear_dim_0>]``."""
    return [ir.Attribute.parse("#gpu.thread<linear_dim_0>")]


def new_forall(bounds: Sequence[Index], outputs: Sequence[ir.Value], mapping: Sequence[ir.Attribute]) -> scf.ForallOp:
    """An scf.forall from 0 in steps of 1, with an empty body."""
    forall = scf.ForallOp([0] * len(bounds), list(bounds), [1] * len(bounds), list(outputs))
    set_mapping(forall, mapping)
    return forall


def insertions(forall: scf.ForallOp) -> list[tensor.ParallelInsertSliceOp]:
    """The tensor.parallel_insert_slice ops in a forall's terminator, which write the workers' slices of the results."""
    ops = forall.terminator().block.operations
    return [op for op in ops if isinstance(op, tensor.ParallelInsertSliceOp)]


def trip_counts(forall: scf.ForallOp) -> list[int] | None:
    """How many times each dimension runs; None unless all bounds are static."""
    lower, upper, step = (list(each) for each in (forall.staticLowerBound, forall.staticUpperBound, forall.staticStep))
    if DYNAMIC in (*lower, *upper, *step):
        return None
    return [max(0, math.ceil((u - lo) / s)) for lo, u, s in zip(lower, upper, step)]


def upper_bounds(forall: scf.ForallOp) -> list[Index]:
    """The upper bound of each dimension."""
    dynamic = iter(list(forall.dynamicUpperBound))
    return [next(dynamic) if bound == DYNAMIC else bound for bound in forall.staticUpperBound]


def flat_workgroup_size(op: AnyOp) -> int | None:
    """Threads of a workgroup, from ``translation_info`` or ``known_block_size`` on an op around ``op``."""
    ancestor: AnyOp | None = op
    while ancestor is not None:
        attributes = ancestor.attributes
        info = attributes.get("translation_info")
        if isinstance(info, TranslationInfoAttr) and info.workgroup_size:
            return math.prod(info.workgroup_size)
        for name in ("known_block_size", "gpu.known_block_size"):
            if name in attributes:
                return math.prod(ir.DenseI32ArrayAttr(attributes[name]))
        ancestor = ancestor.operation.parent
    return None
