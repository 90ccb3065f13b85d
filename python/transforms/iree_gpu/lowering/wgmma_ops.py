"""Builds wgmma of tiles in workgroup memory: nvgpu.warpgroup.mma where it can be of the kind, nvvm's ops otherwise."""

from __future__ import annotations

from gpuir.dialects import llvm, vector
from gpuir.dialects.iree_gpu import MultiMmaOp
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import ir, module
from gpuir.intrinsics import wgmma
from gpuir.passes.diagnostics import failure
from gpuir.transforms.iree_gpu.lowering.wgmma_layout import TileOrder, WgmmaTile

__all__ = ["build_wgmma"]


def build_wgmma(op: MultiMmaOp, kind: NvWgmmaAttr, tiles: list[WgmmaTile], registers: ir.Value) -> ir.Value:
    """The accumulator's registers after wgmma of these lhs and rhs; fails at ``op`` if there is no such instruction."""
    lhs, rhs = (tile.order for tile in tiles)
    try:
        build = _build_nvgpu if _nvgpu_has(kind, lhs, rhs) else _build_nvvm
        return build(kind, tiles, registers)
    except wgmma.WgmmaError as error:
        raise failure(op, f"cannot become wgmma: {error}") from None


def _nvgpu_has(kind: NvWgmmaAttr, lhs: TileOrder, rhs: TileOrder) -> bool:
    """Whether nvgpu.warpgroup.mma can be of this kind, by what its verifier and its steps along k allow."""
    a, _, c = kind.element_types
    if not isinstance(a, (ir.F16Type, ir.BF16Type)) or not isinstance(c, ir.F32Type):
        return False
    return kind.swizzle == 128 and kind.k == 64 and lhs.k_major and not rhs.k_major


def _build_nvgpu(kind: NvWgmmaAttr, tiles: list[WgmmaTile], registers: ir.Value) -> ir.Value:
    """nvgpu.warpgroup.mma. It takes no accumulator in a vector: it is cast from the struct that upstream lowers it to."""
    element = kind.element_types[2]
    count = kind.n // 2
    descriptors = [_descriptor(tile.memref(), shape) for tile, shape in zip(tiles, ((64, 64), (kind.k, 64)))]
    inner = llvm.StructType.get_literal([element] * count)
    struct = llvm.StructType.get_literal([inner])
    value: ir.Value = llvm.mlir_undef(struct)
    for number in range(count):
        part = vector.extract(registers, [], [number])
        value = llvm.insertvalue(value, part, [0, number])
    accumulator = ir.Type.parse(f"!nvgpu.warpgroup.accumulator<fragmented = vector<64x{kind.n}x{element}>>")
    # The host's builder: gpuir's has the same op under other defaults.
    result = module("dialects.nvgpu").warpgroup_mma(
        accumulator, *descriptors, _cast(value, accumulator), wait_group=0, transpose_b=True
    )
    value = _cast(result, struct)
    parts = [llvm.extractvalue(element, value, [0, number]) for number in range(count)]
    return vector.from_elements(registers.type, parts)


def _descriptor(buffer: ir.Value, box: tuple[int, int]) -> ir.Value:
    """The descriptor of a tile. The op takes the swizzle from the type of a tensor map, which is never read."""
    type_ = buffer.type
    shape = ir.MemRefType.get(box, type_.element_type, memory_space=type_.memory_space)
    map_ = ir.Type.parse(
        f"!nvgpu.tensormap.descriptor<tensor = {shape}, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>"
    )
    null = llvm.mlir_zero(ir.Type.parse("!llvm.ptr"))
    result = ir.Type.parse(f"!nvgpu.warpgroup.descriptor<tensor = {type_}>")
    return module("dialects.nvgpu").warpgroup_generate_descriptor(result, buffer, _cast(null, map_))


def _cast(value: ir.Value, type_: ir.Type) -> ir.Value:
    return ir.Operation.create("builtin.unrealized_conversion_cast", results=[type_], operands=[value]).result


def _build_nvvm(kind: NvWgmmaAttr, tiles: list[WgmmaTile], registers: ir.Value) -> ir.Value:
    lhs, rhs = (tile.order for tile in tiles)
    a, b, c = map(str, kind.element_types)
    emitter = wgmma.TensorCoreIntrinEmitter(
        a, b, c, a_transposed=not lhs.k_major, b_transposed=rhs.k_major, block_row_warps=4, block_col_warps=1,
        warp_row_tiles=16, warp_col_tiles=kind.n, chunk=kind.k,
    )  # fmt: skip
    # One instruction has all columns.
    emitter.wgmma_inst_n = kind.n
    lhs_memory, rhs_memory = (wgmma.shared(tile.memref(), tile.order.layout, dtype=a) for tile in tiles)
    result: ir.Value = emitter.wgmma(lhs_memory, rhs_memory, registers)
    return result
