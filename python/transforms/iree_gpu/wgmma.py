"""multi_mma of a warpgroup's kinds to wgmma, which reads lhs and rhs from workgroup memory itself.

lhs and rhs of such an op are vectors that were read there, tiles in one of the orders of ``orders_of``. nvgpu has the product of
one of them only: 16-bit elements summed in f32, rows of 128 swizzled bytes, k of 64, n in blocks of 64 that are contiguous. Other
products are made by ``gpuir.intrinsics.wgmma``, of nvvm's ops.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.intrinsics import wgmma
from gpuir.passes.diagnostics import failure
from gpuir.transforms.iree_gpu.contraction import Contraction, Operand, index_constant
from gpuir.transforms.iree_gpu.intrinsics import unflat
from gpuir.transforms.iree_gpu.reads import in_workgroup_memory, read_behind, writer_between
from gpuir.transforms.iree_gpu.rewriting import collect
from gpuir.transforms.iree_gpu.slices import DYNAMIC, apply_map

__all__ = ["Order", "check_wgmma", "feeds_wgmma", "lower_wgmma", "orders_of", "proxy_fence", "reads_tensors"]

_UNIT = 16  # bytes that stay together
_ROWS = 8  # of a core matrix, and of a swizzle's pattern


@dataclasses.dataclass(frozen=True)
class Order:
    """How lhs or rhs may stand in workgroup memory: its inner dimensions and permutation in a multi_mma.

    The tile has ``rows`` of ``columns`` neighbours in memory, which run along k or (``k_major`` is false) across it. With a
    swizzle they are blocks of ``swizzle`` bytes of columns; without one core matrices, of 8 rows of 16 bytes.
    """

    rows: int
    columns: int
    size: int
    swizzle: int
    k_major: bool
    shape: tuple[int, ...]
    permutation: tuple[int, ...]

    @property
    def layout(self) -> str:
        """The order's name in gpuir.intrinsics.wgmma."""
        return f"{self.swizzle}B" if self.swizzle else "linear"

    @property
    def unit(self) -> int:
        """Elements that stay together."""
        return _UNIT // self.size

    def indices(self, row: Any, column: Any) -> list[Any]:
        """Where a unit of the tile begins in dimensions of ``shape``: index values of index values.

        ``column`` is the unit's number in the row. Vectors of ``unit`` elements may be stored there.
        """
        arith = module("dialects.arith")
        if not self.swizzle:
            core, line = _split(row, _ROWS)
            return [core, column, line, index_constant(0)]
        per = self.swizzle // _UNIT
        block, within = _split(column, per)
        # The number of the row of 128 bytes, in the pattern's.
        turn = apply_map(lambda d: ir.AffineExpr.get_mod(ir.AffineExpr.get_floor_div(d, 8 // per), per), row)
        place = apply_map(lambda d: d * self.unit, arith.xori(within, turn))
        return [block, row, place] if len(self.shape) == 3 else [row, place]


def _split(index: Any, number: int) -> tuple[Any, Any]:
    return (
        apply_map(lambda d: ir.AffineExpr.get_floor_div(d, number), index),
        apply_map(lambda d: ir.AffineExpr.get_mod(d, number), index),
    )


def orders_of(kind: Any, name: str, swizzle: int | None = None) -> list[Order]:
    """The orders that ``"lhs"`` or ``"rhs"`` of a kind may have in workgroup memory, that with neighbours along k first.

    ``swizzle`` stands for that of the kind unless it is None. Elements of 16 bits alone may have neighbours across k.
    """
    swizzle = kind.swizzle if swizzle is None else swizzle
    element = kind.element_types[0]
    size = element.width // 8
    shape = kind.tile_shape(name)
    found = []
    for k_major in (True, False) if size == 2 else (True,):
        # The canonical dimension along which neighbours are: the second of (m, k), the first of (k, n).
        last = 1 if k_major == (name == "lhs") else 0
        rows, columns = shape[1 - last], shape[last]
        if rows % _ROWS or columns * size % (swizzle or _UNIT):
            continue
        inner: tuple[int, ...]
        if not swizzle:
            unit = _UNIT // size
            inner = (rows // _ROWS, columns // unit, _ROWS, unit)
            permutation = (0, 2, 1, 3) if last else (2, 0, 3, 1)
        elif columns * size == swizzle:
            inner, permutation = (rows, columns), ((0, 1) if last else (1, 0))
        else:
            block = swizzle // size
            inner, permutation = (columns // block, rows, block), ((1, 0, 2) if last else (0, 2, 1))
        found.append(Order(rows, columns, size, swizzle, k_major, inner, permutation))
    return found


@dataclasses.dataclass(frozen=True)
class _Tile:
    """An operand in its memory: the read, the place of the tile in what was read, and the tile's order."""

    read: Any
    offsets: list[int]
    order: Order

    def memref(self) -> Any:
        """The tile as a memref of rows and columns at the current place."""
        memref = module("dialects.memref")
        source = self.read.operands[0]
        type_ = source.type
        strides, start = type_.get_strides_and_offset()
        fixed, values = _offset_of(self.read, self.offsets)
        if start == DYNAMIC:
            values.append((memref.ExtractStridedMetadataOp(source).results[1], 1))
        shape = [self.order.rows, self.order.columns]
        if not values and fixed == 0 and list(type_.shape) == shape and list(strides) == [shape[1], 1]:
            return source
        offset = None
        if values:
            offset = apply_map(
                lambda *dims: sum(
                    (d * stride for d, (_, stride) in zip(dims, values)), ir.AffineConstantExpr.get(fixed)
                ),
                *(value for value, _ in values),
            )
        at = DYNAMIC if values else fixed
        layout = ir.StridedLayoutAttr.get(at, [shape[1], 1])
        result = ir.MemRefType.get(shape, type_.element_type, layout=layout, memory_space=type_.memory_space)
        if not values and not fixed:
            result = ir.MemRefType.get(shape, type_.element_type, memory_space=type_.memory_space)
        return memref.ReinterpretCastOp(
            result, source, [] if offset is None else [offset], [], [], [at], shape, [shape[1], 1]
        ).result


def _offset_of(read: Any, offsets: list[int]) -> tuple[int, list[tuple[Any, int]]]:
    """Elements from the start of a read's buffer to a part of what it reads: what is known of them, and indices by strides."""
    type_ = read.operands[0].type
    strides, start = type_.get_strides_and_offset()
    numbers = [0] * (type_.rank - len(offsets)) + offsets
    fixed, values = 0 if start == DYNAMIC else start, []
    for index, number, stride in zip(list(read.operands)[1:], numbers, strides):
        known = _number(index)
        if known is None:
            values.append((index, stride))
        fixed += (number + (known or 0)) * stride
    return fixed, values


def _number(value: Any) -> int | None:
    """The number that an index value is known to be."""
    if isinstance(value, ir.OpResult) and value.owner.operation.name == "arith.constant":
        return int(ir.IntegerAttr(value.owner.attributes["value"]).value)
    return None


def _tile(op: Any, operand: Operand) -> _Tile:
    """Where an operand is in workgroup memory; an error at the op where wgmma cannot read it."""
    name, kind = operand.name, op.kind
    what = f"has {name} that wgmma cannot read: it"
    promote = "; iree-gpu-promote-wgmma-operands copies it to workgroup memory"
    found = read_behind(operand.value)
    if isinstance(found, str):
        raise failure(op, f"{what} {found}, and must be a whole read of a memref in workgroup memory{promote}")
    read, offsets = found
    type_ = read.operands[0].type
    if not in_workgroup_memory(type_):
        raise failure(op, f"{what} is read from {type_}, which is not in workgroup memory{promote}")
    for order in orders_of(kind, name):
        if (tuple(operand.inner_shape), operand.permutation) == (order.shape, order.permutation):
            break
    else:
        known = " or ".join(
            f"{'x'.join(map(str, order.shape))} with permutation {list(order.permutation)}"
            for order in orders_of(kind, name)
        )
        raise failure(
            op,
            f"{what} has inner dimensions {'x'.join(map(str, operand.inner_shape))} with permutation "
            f"{list(operand.permutation)}, and {kind} needs {known or 'another swizzle'}{promote}",
        )
    strides, _ = type_.get_strides_and_offset()
    dense = [math.prod(order.shape[i + 1 :]) for i in range(len(order.shape))]
    if DYNAMIC in strides or list(strides)[-len(dense) :] != dense:
        raise failure(op, f"{what} is read from {type_}, whose tiles are not contiguous (strides {dense})")
    number, indices = _offset_of(read, offsets)
    alignment = _ROWS * (order.swizzle or 2)
    if number * order.size % alignment:
        place = f"begins {number * order.size} bytes into its buffer"
        raise failure(op, f"{what} {place}, which must be a multiple of {alignment}")
    unknown = [stride * order.size for _, stride in indices if stride * order.size % alignment]
    if unknown:
        place = f"begins at an index that is not known, in steps of {unknown[0]} bytes"
        raise failure(op, f"{what} {place}, which must be a multiple of {alignment}")
    if read.block != op.operation.block:
        raise failure(op, f"{what} is read in another block, and the product reads the memory again")
    writer = writer_between(read, op.operation)
    if writer is not None:
        raise failure(
            op, f"{what} is read before '{writer.name}', which may write there, and the product reads the memory again"
        )
    return _Tile(read, offsets, order)


def proxy_fence() -> None:
    """fence.proxy.async at the current place: what the thread wrote to workgroup memory before is seen by wgmma."""
    proxy, space = ir.Attribute.parse("#nvvm.proxy_kind<async.shared>"), ir.Attribute.parse("#nvvm.shared_space<cta>")
    module("dialects.nvvm").fence_proxy(proxy, space=space)


def check_wgmma(root: Any) -> None:
    """An error at the first multi_mma of a warpgroup in ``root`` that is a lane's share of one product and cannot become wgmma."""
    for op in collect(root, "iree_gpu.multi_mma"):
        if isinstance(op.kind, NvWgmmaAttr):
            contraction = Contraction(op)
            if not contraction.iterators and contraction.all_are(ir.VectorType) and not op.subgroup_semantics:
                if not reads_tensors(op):
                    _tiles(contraction)


def reads_tensors(op: Any) -> bool:
    """Whether lhs or rhs are read from a tensor, whose memory bufferization will choose."""
    found = [read_behind(value) for value in (op.lhs, op.rhs)]
    return any(
        not isinstance(each, str) and isinstance(each[0].operands[0].type, ir.RankedTensorType) for each in found
    )


def feeds_wgmma(value: Any) -> bool:
    """Whether a vector is lhs or rhs of a warpgroup's multi_mma, whose memory is read by wgmma."""
    for use in value.uses:
        op = use.owner.operation
        if op.name == "iree_gpu.multi_mma" and use.operand_number < 2 and isinstance(op.opview.kind, NvWgmmaAttr):
            return True
    return False


def _tiles(contraction: Contraction) -> list[_Tile]:
    return [_tile(contraction.op, operand) for operand in contraction.operands[:2]]


def lower_wgmma(op: Any) -> Any:
    """The value of a warpgroup's multi_mma, by products that read workgroup memory at the current place.

    They are fenced, committed and waited for: the accumulator is whole when the value is there. What writes lhs and rhs needs a
    proxy fence and a barrier behind it. An error at the op, before anything is built, where the operands are not such
    tiles.
    """
    contraction = Contraction(op)
    tiles = _tiles(contraction)
    kind, acc = op.kind, op.acc
    # A lane's rows are 8 apart in two halves; the instruction's registers go over columns first, in eights.
    vector = module("dialects.vector")
    element = kind.element_types[2]
    columns = kind.n // 8
    halves = ir.VectorType.get([2, columns, 2], element)
    turned = ir.VectorType.get([columns, 2, 2], element)
    flat = ir.VectorType.get([4 * columns], element)
    registers = unflat(vector.transpose(turned, unflat(acc, halves), [1, 0, 2]), flat)
    try:
        product = _by_nvgpu if _nvgpu_has(kind, *(tile.order for tile in tiles)) else _by_nvvm
        registers = product(kind, tiles, registers)
    except wgmma.WgmmaError as error:
        raise failure(op, f"cannot become wgmma: {error}") from None
    return unflat(vector.transpose(halves, unflat(registers, turned), [1, 0, 2]), acc.type)


def _nvgpu_has(kind: Any, lhs: Order, rhs: Order) -> bool:
    """Whether nvgpu's product of a warpgroup is the kind's: what its verifier and its steps from k to k allow."""
    a, _, c = map(str, kind.element_types)
    same = a in ("f16", "bf16") and c == "f32" and kind.swizzle == 128 and kind.k == 64
    return same and lhs.k_major and not rhs.k_major


def _by_nvgpu(kind: Any, tiles: list[_Tile], registers: Any) -> Any:
    """nvgpu.warpgroup.mma. It has no op for accumulators in vectors: they are cast from what upstream lowers them to."""
    nvgpu, llvm, vector = (module(f"dialects.{name}") for name in ("nvgpu", "llvm", "vector"))
    element = kind.element_types[2]
    count = kind.n // 2
    descriptors = []
    for tile, shape in zip(tiles, ((64, 64), (kind.k, 64))):
        memory = tile.memref()
        descriptors.append(_descriptor(memory, shape))
    struct = ir.Type.parse(f"!llvm.struct<(struct<({', '.join([str(element)] * count)})>)>")
    value = llvm.mlir_undef(struct)
    for number in range(count):
        part = vector.extract(registers, [], [number])
        value = llvm.insertvalue(value, part, [0, number])
    accumulator = ir.Type.parse(f"!nvgpu.warpgroup.accumulator<fragmented = vector<64x{kind.n}x{element}>>")
    result = nvgpu.warpgroup_mma(accumulator, *descriptors, _cast(value, accumulator), wait_group=0, transpose_b=True)
    value = _cast(result, struct)
    parts = [llvm.extractvalue(element, value, [0, number]) for number in range(count)]
    return vector.from_elements(registers.type, parts)


def _descriptor(memory: Any, box: tuple[int, int]) -> Any:
    """The descriptor of a tile. The op takes the swizzle from the type of a tensor map, which nobody reads."""
    nvgpu, llvm = module("dialects.nvgpu"), module("dialects.llvm")
    type_ = memory.type
    shape = ir.MemRefType.get(box, type_.element_type, memory_space=type_.memory_space)
    map_ = ir.Type.parse(
        f"!nvgpu.tensormap.descriptor<tensor = {shape}, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"
    )
    null = llvm.mlir_zero(ir.Type.parse("!llvm.ptr"))
    result = ir.Type.parse(f"!nvgpu.warpgroup.descriptor<tensor = {type_}>")
    return nvgpu.warpgroup_generate_descriptor(result, memory, _cast(null, map_))


def _cast(value: Any, type_: Any) -> Any:
    return ir.Operation.create("builtin.unrealized_conversion_cast", results=[type_], operands=[value]).result


def _by_nvvm(kind: Any, tiles: list[_Tile], registers: Any) -> Any:
    lhs, rhs = (tile.order for tile in tiles)
    a, b, c = map(str, kind.element_types)
    emitter = wgmma.TensorCoreIntrinEmitter(
        a, b, c, a_transposed=not lhs.k_major, b_transposed=rhs.k_major, block_row_warps=4, block_col_warps=1,
        warp_row_tiles=16, warp_col_tiles=kind.n, chunk=kind.k,
    )  # fmt: skip
    # One instruction has all columns.
    emitter.wgmma_inst_n = kind.n
    operands = [wgmma.shared(tile.memref(), tile.order.layout, dtype=a) for tile in tiles]
    return emitter.wgmma(*operands, registers)
