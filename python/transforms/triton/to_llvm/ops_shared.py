"""Shared memory: buffers and their views, loads and stores of tensors."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from gpuir.dialects import arith, llvm, nvvm, rocdl, ttg
from gpuir.dialects.ttg.buffers import allocation
from gpuir.dialects.ttg.encodings import shared_rank
from gpuir.host import AnyOp, ir
from gpuir.layouts import BLOCK, REGISTER, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.scratch import STORES_MATRICES
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import stored_type
from gpuir.transforms.triton.to_llvm.shared_access import (
    Access,
    Matrices,
    access,
    bytes_of_buffer,
    cta_of,
    element_bytes,
    gaps_of,
    is_zero,
    matrices,
    memory_of,
    offset_columns,
    others_need,
    reaches_others,
    transposing,
)
from gpuir.transforms.triton.to_llvm.types import bits, element, in_shared, layout_of, local, vector_of

__all__ = [
    "buffer_addresses",
    "check_reach",
    "ctas_of_groups",
    "is_zero_tensor",
    "load_matrices",
    "plan_of",
    "store_matrices",
]

#: The first chip with clusters.
_HAS_CLUSTERS = 90
#: Bytes that a lane gets of a matrix.
_LANE_BYTES = 4
#: Bytes that a lane gets of gfx950's loads that transpose.
_TURNED_BYTES = 8


@lowering("ttg.local_alloc")
def _alloc(low: Lowering, op: ttg.LocalAllocOp) -> ir.Value:
    kind = op.result.type
    buffer = low.new_buffer(low.scratch(op), None)
    if op.src is not None:
        _write(low, op, kind, buffer, layout_of(op.src.type), low[op.src])
    return buffer


@lowering("ttg.local_dealloc")
def _dealloc(low: Lowering, op: ttg.LocalDeallocOp) -> None:
    """What is allocated is known before the code runs."""


@lowering("ttg.memdesc_index")
def _index(low: Lowering, op: ttg.MemDescIndexOp) -> ir.Value:
    if not in_shared(op.src.type):
        return low.buffer_in_tensor_memory(low, op, op.src, op.index)
    return _nth(low, op, op.index, bytes_of_buffer(op.src.type))


def _nth(low: Lowering, op: Any, index: ir.Value, size: int, source: ir.Value | None = None) -> ir.Value:
    """One of the equal parts, of `size` bytes, of the op's buffer or of `source`."""
    base, offset = low.buffer(low[op.src] if source is None else source)
    distance = arith.muli(low[index], low.build.number(size))
    return low.new_buffer(low.padded(base, distance, gaps_of(op.src.type)), offset)


@lowering("ttg.memdesc_subview")
def _subview(low: Lowering, op: ttg.MemDescSubviewOp) -> ir.Value:
    source, result = op.src.type, op.result.type
    offsets = list(op.offsets)
    if not in_shared(source):
        return low.buffer_in_tensor_memory(low, op, op.src, offsets[0])
    buffer = low[op.src]
    if len(offsets) > shared_rank(source.encoding):
        buffer = _nth(low, op, offsets[0], bytes_of_buffer(source))
        offsets = offsets[1:]
    if len(source.shape) == 1:  # mbarriers: any number of them
        return _nth(low, op, offsets[0], element_bytes(source), buffer)
    base, offset = low.buffer(buffer)
    memory, size = memory_of(result), element_bytes(result)
    pairs = [
        (low[number], [column * size for column in offset_columns(memory, dimension)])
        for dimension, number in enumerate(offsets)
        if not is_zero(number)
    ]
    if not pairs:
        return buffer
    moved = low.build.linear(pairs)
    return low.new_buffer(base, moved if offset is None else arith.xori(offset, moved))


@lowering("ttg.memdesc_subslice")
def _subslice(low: Lowering, op: ttg.MemDescSubsliceOp) -> ir.Value:
    base, offset = low.buffer(low[op.src])
    memory, size = memory_of(op.src.type), element_bytes(op.src.type)
    constant = 0
    for dimension, start in enumerate(op.offsets):
        for bit, column in enumerate(offset_columns(memory, dimension)):
            constant ^= column * size if start >> bit & 1 else 0
    if not constant:
        return low[op.src]
    moved = low.build.number(constant)
    return low.new_buffer(base, moved if offset is None else arith.xori(offset, moved))


@lowering("ttg.memdesc_trans", "ttg.memdesc_reshape", "ttg.memdesc_reinterpret")
def _renamed(low: Lowering, op: ttg.MemDescTransOp) -> ir.Value:
    return low[op.src]


def buffer_addresses(low: Lowering, kind: ttg.MemDescType, buffer: ir.Value, plan: Access) -> Iterator[ir.Value]:
    """The address of each group of neighbours in a buffer."""
    return low.addresses(*low.buffer(buffer), plan, element_bytes(kind), gaps_of(kind))


def ctas_of_groups(
    low: Lowering, op: AnyOp, kind: ttg.MemDescType, layout: LinearLayout, plan: Access
) -> tuple[ir.Value, list[int]]:
    """The CTA that has a thread's register 0, and what is added by xor to its number for each group of neighbours."""
    memory, places = memory_of(kind), registers.coordinates(layout)
    own = low.build.linear(
        (number, [cta_of(memory, basis) for basis in layout.bases.get(name, ())]) for name, number in low.numbers()
    )
    ctas = [cta_of(memory, [int(each) for each in places[register]]) for register in plan.order]
    groups = [set(ctas[start : start + plan.width]) for start in range(0, len(ctas), plan.width)]
    if any(len(group) > 1 for group in groups):
        raise failure(op, "has neighbours in one access of which several CTAs have parts")
    return own, [group.pop() for group in groups]


def _addresses_across(
    low: Lowering, op: AnyOp, kind: ttg.MemDescType, buffer: ir.Value, layout: LinearLayout, plan: Access
) -> list[ir.Value]:
    """The address of each group of neighbours in the shared memory of the CTA that has it.

    A CTA's memory is one piece of the cluster's, so that the buffer's address is mapped once for each CTA.
    """
    own, ctas = ctas_of_groups(low, op, kind, layout, plan)
    base, offset = low.buffer(buffer)
    found: dict[int, ir.Value] = {}
    for cta in dict.fromkeys(ctas):
        groups = [group for group, each in enumerate(ctas) if each == cta]
        there = nvvm.mapa(low.cluster_pointer, base, low.build.xored(own, cta))
        part = dataclasses.replace(plan, offsets=tuple(plan.offsets[group] for group in groups))
        found.update(zip(groups, low.addresses(there, offset, part, element_bytes(kind), gaps_of(kind))))
    return [found[group] for group in range(len(ctas))]


def _is_across(low: Lowering, op: AnyOp, kind: ttg.MemDescType, layout: LinearLayout) -> bool:
    """Whether an access of threads is one to the shared memory of other CTAs too."""
    if low.ctas == 1 or not reaches_others(layout, memory_of(kind)):
        return False
    check_reach(low, op)
    return True


def check_reach(low: Lowering, op: AnyOp) -> None:
    """Refuses accesses to the shared memory of other CTAs where there are none, or where barriers of the cluster do not order them."""
    if low.chip_number < _HAS_CLUSTERS:
        raise failure(op, f"reaches other CTAs of its cluster, and {low.target.chip} has no clusters")
    around: Any = op.operation.parent
    while around is not None:
        if around.name == "ttg.warp_specialize":
            raise failure(
                op, "reaches another CTA from a partition of warps, which barriers of the cluster do not order"
            )
        around = around.parent


def plan_of(
    op: AnyOp, kind: ttg.MemDescType, layout: LinearLayout, *, stores: bool = False, across: bool = False
) -> Access:
    """The accesses of threads to a buffer; an error at the op where they have other dimensions, or, but `across`, would be
    accesses to the shared memory of other CTAs, or, of `stores`, would leave other CTAs' copies as they were."""
    if len(kind.shape) != layout.rank or len(allocation(kind)) != layout.rank:
        raise failure(op, f"has a buffer of {len(kind.shape)} dimensions for a tensor of {layout.rank}")
    if any(map(any, layout.bases.get(BLOCK, ()))):
        if not across and reaches_others(layout, memory_of(kind)):
            raise failure(
                op,
                "has elements that other CTAs have in their shared memory: convert the tensor to the layout of the buffer's "
                "parts first (ttg.convert_layout), or store it by ttg.local_store or ttng.async_shared_store",
            )
        if stores and others_need(layout, memory_of(kind)):
            raise failure(
                op,
                "stores a CTA's part of a tensor to a buffer of which each CTA has a copy, and those of others would stay as they were: "
                "convert the tensor to a layout that all CTAs have alike first (ttg.convert_layout)",
            )
    widest = min([16, *(interval for interval, _ in gaps_of(kind))])
    return access(layout, memory_of(kind), element_bytes(kind), widest)


@lowering("ttg.local_load")
def _local_load(low: Lowering, op: ttg.LocalLoadOp) -> ir.Value:
    kind, layout = op.src.type, layout_of(op.result.type)
    plan = plan_of(op, kind, layout, across=True)
    if _is_across(low, op, kind, layout):
        addresses = _addresses_across(low, op, kind, low[op.src], layout, plan)
    else:
        tiles = _matrices(low, op, kind, layout, plan)
        if tiles is not None:
            return _load_matrices(low, kind, low[op.src], tiles)
        turned = _turned(low, kind, layout, plan)
        if turned is not None:
            return _load_turned(low, kind, low[op.src], turned)
        addresses = list(buffer_addresses(low, kind, low[op.src], plan))
    stored = stored_type(element(kind.element_type))
    parts = [
        llvm.load(vector_of(plan.width, stored), address, alignment=plan.width * element_bytes(kind))
        for address in addresses
    ]
    value = low.build.joined(parts)
    return low.build.resized(low.build.shuffled(value, plan.back), local(op.result.type).element_type)


def _matrices(
    low: Lowering, op: ttg.LocalLoadOp, kind: ttg.MemDescType, layout: LinearLayout, plan: Access
) -> Matrices | None:
    """The loads of matrices that take the place of others: for operands of products, whose threads have few neighbours."""
    is_operand = isinstance(op.result.type.encoding, ttg.DotOperandEncodingAttr)
    size = element_bytes(kind)
    if not low.nvidia or not is_operand or size > _LANE_BYTES or plan.width * size > _LANE_BYTES or gaps_of(kind):
        return None
    return matrices(registers.in_cta(layout), memory_of(kind), size)


def _turned(low: Lowering, kind: ttg.MemDescType, layout: LinearLayout, plan: Access) -> Access | None:
    """gfx950's loads that transpose, which take the place of others where these would be narrower."""
    size = element_bytes(kind)
    if low.target.chip != "gfx950" or bits(kind.element_type) != 8 * size or plan.width * size >= _TURNED_BYTES:
        return None
    return transposing(registers.in_cta(layout), memory_of(kind), size)


def _load_turned(low: Lowering, kind: ttg.MemDescType, buffer: ir.Value, turned: Access) -> ir.Value:
    build = low.build
    whole = vector_of(turned.width, element(kind.element_type))
    loaded: ir.VectorType = whole
    load: Any = rocdl.ds_read_tr16_b64
    if element_bytes(kind) == 1:
        loaded, load = vector_of(2, build.i32), rocdl.ds_read_tr8_b64
    parts: list[ir.Value] = []
    for address in buffer_addresses(low, kind, buffer, turned):
        part = load(loaded, address).result
        parts.append(part if loaded == whole else llvm.bitcast(whole, part))
    return build.shuffled(build.joined(parts), turned.back)


def _form_of_matrices(transposed: bool) -> list[ir.Attribute]:
    """Layout, shape and type of elements, as ldmatrix and stmatrix say them."""
    return [
        ir.Attribute.parse(f"#nvvm.mma_layout<{'col' if transposed else 'row'}>"),
        ir.Attribute.parse("#nvvm.ld_st_matrix_shape<m = 8, n = 8>"),
        ir.Attribute.parse("#nvvm.ld_st_matrix_elt_type<b16>"),
    ]


def store_matrices(low: Lowering, part: ir.Value, address: ir.Value, transposed: bool) -> None:
    """Stores what a thread has of as many matrices as `part` has words, with the address of the row that the lane says."""
    words, _ = low.build.words(part, bits(part.type.element_type))
    nvvm.stmatrix(address, low.build.elements(words), *_form_of_matrices(transposed))


def load_matrices(low: Lowering, kind: ir.VectorType, address: ir.Value, transposed: bool) -> ir.Value:
    """What a thread gets of as many matrices as the vector has words, with the address of the row that the lane says."""
    count = kind.shape[0] * bits(kind.element_type) // 32
    words = low.build.i32 if count == 1 else llvm.StructType.get_literal([low.build.i32] * count)
    made: ir.Value = nvvm.ldmatrix(address, count, *_form_of_matrices(transposed), results=[words])
    parts = [made] if count == 1 else [llvm.extractvalue(low.build.i32, made, [number]) for number in range(count)]
    return low.build.from_words(low.build.vector(parts), kind, False)


def _rows_of_matrices(low: Lowering, kind: ttg.MemDescType, buffer: ir.Value, tiles: Matrices) -> Iterator[ir.Value]:
    """The address of the lane's row, of each load or store."""
    plan = Access(tiles.order, 1, tiles.offsets, tiles.columns)
    return low.addresses(*low.buffer(buffer), plan, element_bytes(kind))


def _store_matrices(
    low: Lowering, kind: ttg.MemDescType, buffer: ir.Value, layout: LinearLayout, value: ir.Value, plan: Access
) -> bool:
    """Stores by stmatrix where threads have few neighbours, as they do of sums of products; False where it does not divide the map."""
    size = element_bytes(kind)
    if low.chip_number < STORES_MATRICES or size > _LANE_BYTES or plan.width * size > _LANE_BYTES or gaps_of(kind):
        return False
    own = registers.in_cta(layout)
    if any(own.free_variables().values()):
        return False
    tiles = matrices(own, memory_of(kind), size)
    if tiles is None:
        return False
    words, widened = low.build.words(low.build.shuffled(value, tiles.order), 8 * size)
    if widened:
        return False
    for number, address in enumerate(_rows_of_matrices(low, kind, buffer, tiles)):
        store_matrices(low, low.build.part(words, number * tiles.count, tiles.count), address, tiles.transposed)
    return True


def _load_matrices(low: Lowering, kind: ttg.MemDescType, buffer: ir.Value, tiles: Matrices) -> ir.Value:
    part = vector_of(tiles.count * _LANE_BYTES // element_bytes(kind), element(kind.element_type))
    parts = [
        load_matrices(low, part, address, tiles.transposed) for address in _rows_of_matrices(low, kind, buffer, tiles)
    ]
    return low.build.shuffled(low.build.joined(parts), tiles.back)


@lowering("ttg.local_store")
def _local_store(low: Lowering, op: ttg.LocalStoreOp) -> None:
    _write(low, op, op.dst.type, low[op.dst], layout_of(op.src.type), low[op.src])


def _write(
    low: Lowering, op: AnyOp, kind: ttg.MemDescType, buffer: ir.Value, layout: LinearLayout, value: ir.Value
) -> None:
    plan = plan_of(op, kind, layout, stores=True, across=True)
    value = low.build.resized(value, stored_type(value.type.element_type))
    across = _is_across(low, op, kind, layout)
    if low.nvidia and not across and _store_matrices(low, kind, buffer, layout, value, plan):
        return
    value = low.build.shuffled(value, plan.order)
    size, mask = element_bytes(kind), layout.free_variables().get(REGISTER, 0)
    # Of CTAs that hold the same the first one stores for all.
    alone = low.alone(layout if across else registers.in_cta(layout))
    if across:
        addresses = _addresses_across(low, op, kind, buffer, layout, plan)
    else:
        addresses = list(buffer_addresses(low, kind, buffer, plan))
    stores = [
        (low.build.part(value, group * plan.width, plan.width), addresses[group], size * plan.width)
        for group in (range(len(addresses)) if low.nvidia else plan.by_thread_part)
        if not plan.order[group * plan.width] & mask  # else another register of the thread holds the same
    ]
    if across:  # which no store with a mask does
        low.when(alone, lambda: low.store_all(stores, None))
    else:
        low.store_all(stores, alone)


def is_zero_tensor(value: ir.Value) -> bool:
    """Whether all elements of a tensor are a constant 0."""
    constant = getattr(value.owner, "opview", None)
    splat = getattr(constant, "value", None)
    if not isinstance(splat, ir.DenseElementsAttr) or not splat.is_splat:
        return False
    number: Any = splat.get_splat_value()
    return not number.value
