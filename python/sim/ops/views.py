"""memref: views. They compute with offsets, sizes and strides, and touch no memory.

A view that would reach outside of its source is a fault here, before an access through it is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import integer, integers, items, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, change_space, element_of, row_major, space_of, static_layout
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread


def mixed(op: Op, name: str) -> list[int | None]:
    """The attribute ``name`` of numbers, with None for those that are operands."""
    dynamic = ir.ShapedType.get_dynamic_size()
    return [None if value == dynamic else value for value in integers(op, name)]


def filled(static: Sequence[int | None], given: Iterator[Lanes]) -> list[Any]:
    """The numbers of ``mixed`` with operands for those that are missing."""
    return [next(given) if value is None else value for value in static]


def refuse_where(bad: Lanes, g: Group, m: Mask, site: Site, kind: str, message: str, *values: Lanes) -> None:
    """A fault where ``bad`` holds in an active lane; ``message`` is a format of ``values``, of which that lane's are named."""
    if not np.any(bad):
        return
    rows = np.nonzero(spread(bad, g.size) & g.full(m))[0]
    if len(rows):
        numbers = [value if isinstance(value, str) else int(spread(value, g.size)[rows[0]]) for value in values]
        raise fault(kind, message.format(*numbers), site, g, rows)


@rule("memref.subview", kind="group", slots=0)
def _subview(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    offsets, sizes, strides = (mixed(op, f"static_{name}") for name in ("offsets", "sizes", "strides"))
    kept = _kept(sizes, static_layout(op.results[0].type)[0])
    extents = static_layout(op.operands[0].type)[0]
    # What is known when the op is made is the verifier's matter.
    checked = [None in each for each in zip(offsets, sizes, strides, extents)]

    def subview(g: Group, m: Mask, ref: MemRef, *operands: Lanes) -> MemRef:
        given = iter(operands)
        starts, counts, steps = filled(offsets, given), filled(sizes, given), filled(strides, given)
        offset = ref.offset
        for axis, (start, count, step) in enumerate(zip(starts, counts, steps)):
            offset = offset + start * ref.strides[axis]
            if checked[axis]:
                end = ref.sizes[axis]
                last = start + (count - 1) * step
                some = np.greater(count, 0)
                outside = (
                    np.less(start, 0) | np.greater_equal(start, end) | np.less(last, 0) | np.greater_equal(last, end)
                )
                refuse_where(
                    some & outside | np.less(count, 0), g, m, site, "out-of-bounds",
                    "{} elements from {} on with stride {} reach outside of dimension {} of size {}",
                    count, start, step, axis, end,
                )  # fmt: skip
        scaled = [step * stride for step, stride in zip(steps, ref.strides)]
        return MemRef(ref.base, offset, [counts[axis] for axis in kept], [scaled[axis] for axis in kept])

    return subview


def _kept(sizes: Sequence[int | None], result: Sequence[int | None]) -> list[int]:
    """The dimensions that a rank-reducing view keeps; which of several of size 1 go does not matter to any access."""
    kept: list[int] = []
    for axis, size in enumerate(sizes):
        if len(kept) < len(result) and result[len(kept)] == size:
            kept.append(axis)
    return kept


@rule("memref.reinterpret_cast")
def _reinterpret(k: Compiler, op: Op) -> Code:
    offsets, sizes, strides = (mixed(op, f"static_{name}") for name in ("offsets", "sizes", "strides"))

    def reinterpret(ref: MemRef, *operands: Lanes) -> MemRef:
        given = iter(operands)
        (offset,) = filled(offsets, given)
        counts = filled(sizes, given)
        return MemRef(ref.base, np.int64(offset) if isinstance(offset, int) else offset, counts, filled(strides, given))

    return reinterpret


@rule("memref.reshape", kind="group")
def _reshape(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    dtype, _, size = element_of(operand(op, "shape").type)
    access = k.access(op, dtype, space_of(operand(op, "shape").type))

    def reshape(g: Group, m: Mask, ref: MemRef, shape: MemRef) -> MemRef:
        start_address = shape.base + shape.offset * np.int64(size)
        step = shape.strides[0] * np.int64(size)
        sizes = [access.read(g, m, start_address + i * step).astype(np.int64)[()] for i in range(int(shape.sizes[0]))]
        _same_number(g, m, site, ref.sizes, sizes)
        return MemRef(ref.base, ref.offset, sizes, row_major(sizes))

    return reshape


def _same_number(g: Group, m: Mask, site: Site, old: Sequence[Any], new: Sequence[Any]) -> None:
    """A fault where the sizes stand for other numbers of elements."""
    have, want = math.prod(old), math.prod(new)
    message = "{} elements get a shape of {} elements"
    refuse_where(np.not_equal(have, want), g, m, site, "undefined", message, have, want)


def _groups(op: Op) -> list[list[int]]:
    return [[ir.IntegerAttr(axis).value for axis in ir.ArrayAttr(group)] for group in items(op, "reassociation")]


@rule("memref.collapse_shape")
def _collapse(k: Compiler, op: Op) -> Code:
    groups = _groups(op)
    known = static_layout(op.results[0].type)[1]

    def collapse(ref: MemRef) -> MemRef:
        sizes = [math.prod(ref.sizes[axis] for axis in group) for group in groups]
        strides = []
        for group, stride in zip(groups, known):
            if stride is None:
                # That of the last dimension which is more than one element.
                stride = ref.strides[group[0]]
                for axis in group[1:]:
                    stride = np.where(np.not_equal(ref.sizes[axis], 1), ref.strides[axis], stride)[()]
            strides.append(stride)
        return MemRef(ref.base, ref.offset, sizes, strides)

    return collapse


@rule("memref.expand_shape", kind="group")
def _expand(k: Compiler, op: Op) -> Code:
    site, groups, shape = k.site(op), _groups(op), mixed(op, "static_output_shape")

    def expand(g: Group, m: Mask, ref: MemRef, *operands: Lanes) -> MemRef:
        sizes = filled(shape, iter(operands))
        strides: list[Any] = [1] * len(sizes)
        for number, group in enumerate(groups):
            stride = ref.strides[number]
            for axis in reversed(group):
                strides[axis] = stride
                stride = stride * sizes[axis]
            _same_number(g, m, site, [ref.sizes[number]], [sizes[axis] for axis in group])
        return MemRef(ref.base, ref.offset, sizes, strides)

    return expand


@rule("memref.transpose")
def _transpose(k: Compiler, op: Op) -> Code:
    order = [ir.AffineDimExpr(each).position for each in ir.AffineMapAttr(op.attributes["permutation"]).value.results]
    return lambda ref: MemRef(ref.base, ref.offset, [ref.sizes[i] for i in order], [ref.strides[i] for i in order])


@rule("memref.view", kind="group")
def _view(k: Compiler, op: Op) -> Code:
    site, type = k.site(op), op.results[0].type
    static, size = static_layout(type)[0], element_of(type)[2]

    def view(g: Group, m: Mask, ref: MemRef, shift: Lanes, *dynamic: Lanes) -> MemRef:
        sizes = filled(static, iter(dynamic))
        need, have = math.prod(sizes) * size, ref.sizes[0]
        bad = np.less(shift, 0) | np.greater(shift + need, have)
        message = "{} bytes from byte {} on reach outside of a buffer of {} bytes"
        refuse_where(bad, g, m, site, "out-of-bounds", message, need, shift, have)
        return MemRef(ref.base + ref.offset + shift, np.int64(0), sizes, row_major(sizes))

    return view


@rule("memref.cast", kind="group", slots=0)
def _cast(k: Compiler, op: Op) -> Code:
    source, target = op.operands[0].type, op.results[0].type
    if not isinstance(target, ir.MemRefType):
        return lambda g, m, ref: ref
    site, (sizes, strides, offset) = k.site(op), static_layout(target)
    known: Any = ([None] * len(sizes), [None] * len(sizes), None)
    if isinstance(source, ir.MemRefType):
        known = static_layout(source)
    wanted = [
        *((f"the size of dimension {i}", "sizes", i, n) for i, n in enumerate(sizes) if n != known[0][i]),
        *((f"the stride of dimension {i}", "strides", i, n) for i, n in enumerate(strides) if n != known[1][i]),
        *([("the offset", "offset", None, offset)] if offset != known[2] else []),
    ]
    checked: list[Any] = [each for each in wanted if each[3] is not None]

    def cast(g: Group, m: Mask, ref: MemRef) -> MemRef:
        if len(ref.sizes) != len(sizes):
            raise fault(
                "undefined", f"a memref of rank {len(ref.sizes)} is cast to {target}", site, g, g.full(m).argmax()
            )
        for what, name, axis, value in checked:
            known = getattr(ref, name) if axis is None else getattr(ref, name)[axis]
            bad = np.not_equal(known, value)
            if name == "strides":
                bad = bad & np.greater(ref.sizes[axis], 1)
            message = "{} is {}, and {} says otherwise"
            refuse_where(bad, g, m, site, "undefined", message, what, known, str(target))
        return ref

    return cast


@rule("memref.memory_space_cast", kind="group")
def _space_cast(k: Compiler, op: Op) -> Code:
    site = k.site(op)
    source, target = space_of(op.operands[0].type), space_of(op.results[0].type)

    def cast(g: Group, m: Mask, ref: MemRef) -> MemRef:
        return MemRef(change_space(ref.base, source, target, g, m, site), ref.offset, ref.sizes, ref.strides)

    return cast


@rule("memref.assume_alignment", kind="group")
def _assume_alignment(k: Compiler, op: Op) -> Code:
    site, size = k.site(op), element_of(op.operands[0].type)[2]
    need = integer(op, "alignment")

    def assume(g: Group, m: Mask, ref: MemRef) -> MemRef:
        address = ref.base + ref.offset * np.int64(size)
        message = "the memref begins at byte {}, which is not a multiple of {}"
        refuse_where(address % need != 0, g, m, site, "misaligned", message, address, need)
        return ref

    # Older hosts have the op without a result.
    return assume if len(op.results) else lambda g, m, ref: (assume(g, m, ref), None)[1]


@rule("memref.distinct_objects", kind="group")
def _distinct(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def distinct(g: Group, m: Mask, *refs: MemRef) -> Data:
        for number, ref in enumerate(refs):
            for earlier, other in enumerate(refs[:number]):
                message = "operands {} and {} are the same buffer"
                refuse_where(np.equal(ref.base, other.base), g, m, site, "undefined", message, earlier, number)
        return refs[0] if len(refs) == 1 else refs

    return distinct


# Numbers of a memref


@rule("memref.dim", kind="group")
def _dim(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def dim(g: Group, m: Mask, ref: MemRef, axis: Lanes) -> Data:
        rank = len(ref.sizes)
        outside = np.less(axis, 0) | np.greater_equal(axis, rank)
        refuse_where(outside, g, m, site, "undefined", "dimension {} of a memref of rank {}", axis, rank)
        if np.ndim(axis) == 0:
            return number(ref.sizes[int(axis)])
        table = np.stack([np.broadcast_to(size, axis.shape) for size in ref.sizes])
        return table[axis.clip(0, rank - 1), np.arange(len(axis))]

    return dim


def number(value: Lanes) -> Any:
    """A size, stride or offset as a value of type index."""
    return np.int64(value) if isinstance(value, int) else value


@rule("memref.rank")
def _rank(k: Compiler, op: Op) -> Code:
    return lambda ref: np.int64(len(ref.sizes))


@rule("memref.extract_strided_metadata")
def _metadata(k: Compiler, op: Op) -> Code:
    return lambda ref: (
        MemRef(ref.base, np.int64(0), (), ()),
        number(ref.offset),
        *map(number, ref.sizes),
        *map(number, ref.strides),
    )


@rule("memref.extract_aligned_pointer_as_index")
def _pointer(k: Compiler, op: Op) -> Code:
    return lambda ref: ref.base
