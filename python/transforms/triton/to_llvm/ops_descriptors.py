"""Descriptors that a kernel makes itself, and copies of rows that stand apart by them.

A descriptor (PTX ISA, "Tensor-map") is made in 128 bytes of shared memory, field after field, by the first warp, which then copies it to
global memory, where copies read it through a proxy of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpuir.dialects import arith, llvm, nvvm, ttg, ttng
from gpuir.dialects.ttg.constraints import constant
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import pairs, registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_async import completion, descriptor_address
from gpuir.transforms.triton.to_llvm.ops_memory import distinct
from gpuir.transforms.triton.to_llvm.shared_access import element_bytes
from gpuir.transforms.triton.to_llvm.tma import bits_in_common, columns_of_ctas, shape_in_cta
from gpuir.transforms.triton.to_llvm.types import layout_of

__all__: list[str] = []

#: Bytes of a descriptor, and of what a lane of a warp clears of it.
_BYTES, _WORD = 128, 4
#: Words of an instruction by the numbers in the op's attributes, those of PTX.
_ELEMENTS = (
    "u8", "u16", "u32", "s32", "u64", "s64", "f16", "f32", "f32.ftz", "f64", "bf16", "tf32", "tf32.ftz", "b4x16",
    "b4x16_p64", "b6x16_p32",
)  # fmt: skip
_MODES: dict[str, Sequence[str]] = {
    "elemtype": _ELEMENTS,
    "swizzle_mode": ("no_swizzling", "b32", "b64", "b128"),
    "fill_mode": ("zero", "oob_nan"),
    "interleave_layout": ("no_interleave", "b16", "b32"),
}
#: Rows that one copy gathers or scatters, and the numbers of the chips that do it.
_ROWS, _GATHER, _SCATTER = 4, range(100, 1000), range(100, 120)


def _when_first_warp(low: Lowering, write: Callable[[], None]) -> None:
    low.when(arith.cmpi(arith.CmpIPredicate.eq, low.threads.warp, low.build.number(0)), write)


@lowering("ttng.tensormap_create")
def _create(low: Lowering, op: ttng.TensormapCreateOp) -> None:
    build = low.build
    codes = (op.elem_type.value, op.swizzle_mode.value, op.fill_mode.value, op.interleave_layout.value)
    place = low.scratch(op)

    def set_field(
        field: str, value: ir.Value | None = None, at: int | None = None, word: ir.Attribute | None = None
    ) -> None:
        name = ir.Attribute.parse(f"#nvvm<tensormap_field {field}>")
        nvvm.tensormap_replace(name, place, new_value=value, ord=at, new_value_attr=word)

    def fields() -> None:
        set_field("global_address", llvm.ptrtoint(build.i64, low[op.global_address]))
        set_field("rank", build.number(len(op.box_dim) - 1))
        for field, values in (
            ("box_dim", op.box_dim), ("global_dim", op.global_dim), ("global_stride", op.global_stride),
            ("element_stride", op.element_stride),
        ):  # fmt: skip
            for number, value in enumerate(values):
                set_field(field, low[value], number)
        for (field, words), code in zip(_MODES.items(), codes):
            # The memory is clear, and an element type is never left to that.
            if code or field == "elemtype":
                set_field(field, word=ir.Attribute.parse(f"#nvvm.tensormap_{field}<{words[code]}>"))

    def make() -> None:
        everybody = build.number(-1)
        lane = arith.muli(low.threads.lane, build.number(_WORD))
        llvm.store(build.number(0), build.offset(place, lane, build.i8), alignment=_WORD)
        nvvm.bar_warp_sync(everybody)
        low.when(arith.cmpi(arith.CmpIPredicate.eq, low.threads.lane, build.number(0)), fields)
        nvvm.bar_warp_sync(everybody)
        addresses = [llvm.ptrtoint(build.i64, each) for each in (low[op.desc_ptr], place)]
        text = (
            "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned "
            f"[$0], [$1], {_BYTES};"
        )
        llvm.inline_asm(
            None, addresses, text, "l,l,~{memory}", has_side_effects=True, asm_dialect=ir.Attribute.parse("0 : i64")
        )

    _when_first_warp(low, make)


@lowering("ttng.tensormap_fenceproxy_acquire")
def _acquire(low: Lowering, op: ttng.TensormapFenceproxyAcquireOp) -> None:
    """The first warp acquires the descriptor, and others that use it are behind a barrier."""
    address = llvm.addrspacecast(low.generic, low[op.desc_ptr])

    def acquire() -> None:
        nvvm.fence_proxy_acquire(ir.Attribute.parse("#nvvm.mem_scope<gpu>"), address, low.build.number(_BYTES))
        # Assemblers have let copies get before the fence; a wait for copies that are not there keeps them behind it.
        nvvm.cp_async_bulk_commit_group()
        nvvm.cp_async_bulk_wait_group(0, read=True)

    _when_first_warp(low, acquire)
    low.barrier()


# Rows that stand apart --------------------------------------------------------------------------------------------------


def _each_four_rows(
    low: Lowering, op: Any, buffer: ir.Value, predicate: ir.Value | None,
    write: Callable[[ir.Value, list[ir.Value]], object], chips: range, once: bool,
) -> None:  # fmt: skip
    """Writes a copy for each four rows and each swizzled row's worth of columns, by the first thread that holds the rows' numbers.

    A CTA copies its own part; `once`: of CTAs that have the same part the first alone.
    """
    if low.chip_number not in chips:
        raise failure(
            op,
            f"is no instruction of {low.target.chip}: chips from sm_100a on gather rows, and those before sm_120a scatter them",
        )
    kind: Any = buffer.type
    encoding, size = kind.encoding, element_bytes(kind)
    if not isinstance(encoding, ttg.NVMMASharedEncodingAttr) or encoding.transposed:
        raise failure(
            op, f"has a buffer in {encoding}, and rows are copied to and from nvmma_shared that is not transposed"
        )
    layout = layout_of(op.x_offsets.type)
    shape, parts = list(kind.shape), columns_of_ctas(list(kind.shape), encoding) if low.ctas > 1 else []
    if [basis[0] for basis in parts] != [basis[0] for basis in layout.bases.get(BLOCK, ())][: len(parts)]:
        raise failure(op, "has numbers of rows that the CTAs do not hold as they have the buffer's rows")
    rows, columns = shape_in_cta(shape, encoding) if parts else shape
    shared = bits_in_common(kind) if parts and once else 0
    layout = registers.in_cta(layout)
    bases = [basis[0] for basis in layout.bases[REGISTER]]
    if bases[:2] != [1, 2]:
        raise failure(
            op, f"has rows in {op.x_offsets.type.encoding}, and a thread has to hold four neighbours at least"
        )
    span = encoding.swizzling_byte_width or columns * size
    width = min(columns, span // size)
    numbers = low.build.elements(low[op.x_offsets])
    first = low.indices(layout)[0]
    base = low.start_of(low[buffer])
    first_column = low[op.y_offset]
    if steps := [basis[1] for basis in parts]:
        first_column = arith.addi(first_column, low.build.linear([(low.block, steps)])) if any(steps) else first_column

    def copies() -> None:
        for register in distinct(layout)[0][::_ROWS]:
            row = low.build.xored(first, *layout.apply(**{REGISTER: register}).values())
            place = arith.muli(row, low.build.number(span))
            for column in range(0, columns, width):
                start = low.build.offset(base, place, low.build.i8)
                start = low.build.offset(start, column * size * rows, low.build.i8)
                at = arith.addi(first_column, low.build.number(column)) if column else first_column
                write(start, [at, *numbers[register : register + _ROWS]])

    leads = low.build.equal_zero(low.block, shared) if shared else None
    low.when(low.build.all_of(_alone(low, layout), predicate, leads), copies)


def _alone(low: Lowering, layout: LinearLayout) -> ir.Value | None:
    """Whether the thread is the one of those with the same rows that copies them."""
    masks = layout.free_variables()
    if not low.elects or masks.get(LANE) != low.warp_size - 1:
        return low.alone(layout)
    others = masks.get(WARP, 0)
    return low.build.all_of(low.build.equal_zero(low.threads.warp, others) if others else None, nvvm.elect_sync())


@lowering("ttng.async_tma_gather")
def _gather(low: Lowering, op: ttng.AsyncTMAGatherOp) -> None:
    """With `multicast` one CTA copies for all those that have the same rows, as of tiles."""
    descriptor = descriptor_address(low, op.desc)
    barrier, group = completion(low, op, op.barrier)
    mode = ir.Attribute.parse("#nvvm.tma_load_mode<tile_gather4>")
    shared = bits_in_common(op.result.type) if low.ctas > 1 and op.multicast else 0
    own = not shared and group is None

    def copy(target: ir.Value, coordinates: Sequence[ir.Value]) -> None:
        place = target if own else llvm.addrspacecast(low.cluster_pointer, target)
        mask = pairs.ctas(low, shared) if shared else None
        nvvm.cp_async_bulk_tensor_shared_cluster_global(
            place, descriptor, coordinates, barrier, [], mode=mode, is_cta_only=own, multicast_mask=mask, group=group
        )

    predicate = None if _always(op.pred) else low[op.pred]
    _each_four_rows(low, op, op.result, predicate, copy, _GATHER, once=bool(shared))


def _always(predicate: ir.Value) -> bool:
    return bool(constant(predicate))


@lowering("ttng.async_tma_scatter")
def _scatter(low: Lowering, op: ttng.AsyncTMAScatterOp) -> None:
    descriptor = descriptor_address(low, op.desc)
    mode = ir.Attribute.parse("#nvvm.tma_store_mode<tile_scatter4>")
    _each_four_rows(
        low, op, op.src, None,
        lambda source, coordinates: nvvm.cp_async_bulk_tensor_global_shared_cta(
            descriptor, source, coordinates, mode=mode
        ),
        _SCATTER, once=True,
    )  # fmt: skip
    # Of threads that have copied nothing the group is empty.
    nvvm.cp_async_bulk_commit_group()
