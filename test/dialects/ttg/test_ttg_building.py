"""Building `ttg` from Python: types, ops by their builders, inferred results, and what the host's passes may do."""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import ttg
from gpuir.host import module as host_module


def _shared(context: ir.Context) -> tuple[ir.Attribute, ir.Attribute]:
    encoding = ttg.NVMMASharedEncodingAttr.get(swizzling_byte_width=128, transposed=False, element_bit_width=16)
    return encoding, ttg.SharedMemorySpaceAttr.get()


def test_memory_descriptor_type(context: ir.Context) -> None:
    encoding, smem = _shared(context)
    type = ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem, mutable=True)
    assert type.shape == [128, 64] and type.alloc_shape == [128, 64] and type.rank == 2
    assert type.element_type == ir.F16Type.get() and type.encoding == encoding and type.memory_space == smem
    assert type.mutable and type.mutable_memory
    assert type == ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem, mutable_memory=True)
    assert type != ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem)
    part = ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem, mutable=True, alloc_shape=[3, 128, 64])
    assert str(part).endswith("#ttg.shared_memory, mutable, 3x128x64>")


def test_memory_descriptor_type_refuses(context: ir.Context) -> None:
    encoding, smem = _shared(context)
    with pytest.raises(ValueError, match="at least 2 dimensions, found 64"):
        ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem, alloc_shape=[64])
    with pytest.raises(ValueError, match="at least one dimension"):
        ttg.MemDescType.get([], ir.F16Type.get(), encoding, smem)
    with pytest.raises(TypeError, match="sequence of int"):
        ttg.MemDescType.get("128", ir.F16Type.get(), encoding, smem)
    with pytest.raises(TypeError, match="'shape': 'float' object cannot be interpreted as an integer"):
        ttg.MemDescType.get([1.5], ir.F16Type.get(), encoding, smem)
    with pytest.raises(ValueError, match=r"'shape': expected sizes that are not negative, got \[-1, 64\]"):
        ttg.MemDescType.get([-1, 64], ir.F16Type.get(), encoding, smem)
    for wrong in ("#ttg.shared_memory", None):
        with pytest.raises(TypeError, match="'encoding': expected an encoding or a memory space, got"):
            ttg.MemDescType.get([128, 64], ir.F16Type.get(), wrong, smem)


def test_encodings_refuse_by_name(context: ir.Context) -> None:
    blocked = ttg.BlockedEncodingAttr.get
    with pytest.raises(ValueError, match=r"^#ttg.blocked: expects order to be a permutation of 0..1, found \[1, 1\]$"):
        blocked([1, 4], [8, 4], [4, 1], [1, 1])
    with pytest.raises(ValueError, match=r"'order': expected integers between 0 and 4294967295, got \[1, -1\]"):
        blocked([1, 4], [8, 4], [4, 1], [1, -1])
    with pytest.raises(TypeError, match=r"'register': expected a sequence of sequences of int, .* got \[0, 1\]"):
        ttg.LinearEncodingAttr.get(register=[0, 1], lane=[], warp=[], block=[])
    with pytest.raises(
        ValueError, match=r"^#ttg.linear: expects coordinates between 0 and 2147483647, found 4294967296$"
    ):
        ttg.LinearEncodingAttr.get(register=[[1 << 32]], lane=[], warp=[], block=[])


@pytest.mark.parametrize(
    "keys, kept", [("[1, 1], [1, 1], [0, 1]", False), ("[2, 1], [1, 1], [0, 1]", True), ("[1], [1], [0]", True)]
)
def test_cta_keys_of_shared_encodings(context: ir.Context, keys: str, kept: bool) -> None:
    # Without the keys the encoding has two dimensions and one CTA, whose order says nothing.
    per, split, order = keys.split("], ")
    text = (
        "#ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, "
        f"CTAsPerCGA = {per}], CTASplitNum = {split}], CTAOrder = {order}}}>"
    )
    module = gpuir.parse(f"module attributes {{test.layout = {text}}} {{}}")
    assert ("CTAsPerCGA" in gpuir.asm(module)) == kept


def test_results_are_inferred(context: ir.Context) -> None:
    encoding, smem = _shared(context)
    buffers = ttg.MemDescType.get([3, 128, 64], ir.F16Type.get(), encoding, smem, mutable=True)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        allocated = ttg.local_alloc(buffers)
        part = ttg.memdesc_subview(allocated, [1, 0, 0])
        assert str(part.type) == str(
            ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem, mutable=True, alloc_shape=[3, 128, 64])
        )
        index = host_module("dialects.arith").constant(ir.IntegerType.get_signless(32), 1)
        assert ttg.memdesc_index(allocated, index).type == part.type
        assert ttg.memdesc_index(allocated, 1).type == part.type
        turned = ttg.memdesc_trans(part, [1, 0])
        assert turned.type.shape == [64, 128] and turned.type.encoding.transposed and turned.type.mutable
        assert turned.type.alloc_shape == [3, 64, 128]
        with pytest.raises(ValueError, match="permutation of 0..1"):
            ttg.memdesc_trans(part, [1, 1])
        token = ttg.async_commit_group([])
        waited = ttg.async_wait([token], 0)
        assert waited.type == token.type == ttg.AsyncTokenType.get()
    assert module.operation.verify()


def test_parts_of_buffers_are_built(context: ir.Context) -> None:
    encoding, smem = _shared(context)
    whole = ttg.MemDescType.get([128, 64], ir.F16Type.get(), encoding, smem, mutable=True)
    half = ttg.MemDescType.get([64, 64], ir.F16Type.get(), encoding, smem, mutable=True, alloc_shape=[128, 64])
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        allocated = ttg.local_alloc(whole)
        part = ttg.memdesc_subslice(half, allocated, [64, 0])
        assert list(part.owner.offsets) == [64, 0] and part.owner.opview.src == allocated
        # Which buffer of one dimension, or with an encoding for all dimensions, no rule says.
        for type in (whole.get([4], ir.F16Type.get(), encoding, smem, mutable=True), _order(3, smem)):
            with pytest.raises(ValueError, match=r"give it as results=\[type\]"):
                ttg.memdesc_index(ttg.local_alloc(type), 0)
    assert module.operation.verify()
    assert "ttg.memdesc_subslice %0[64, 0] : " in gpuir.asm(module)


def _order(rank: int, smem: ir.Attribute) -> ttg.MemDescType:
    order = list(reversed(range(rank)))
    encoding = ttg.SwizzledSharedEncodingAttr.get(vec=1, per_phase=1, max_phase=1, order=order)
    return ttg.MemDescType.get([4] * rank, ir.F16Type.get(), encoding, smem, mutable=True)


def test_warp_specialize_is_built(context: ir.Context) -> None:
    module = ir.Module.create()
    i32 = ir.IntegerType.get_signless(32)
    arith = host_module("dialects.arith")
    with ir.InsertionPoint(module.body):
        number = arith.ConstantOp(i32, 7).result
        op = ttg.WarpSpecializeOp([i32], [number], [4, 2], requested_registers=[24, 40])
        with ir.InsertionPoint(op.default_region.blocks.append()):
            ttg.warp_yield([number])
        with ir.InsertionPoint(op.partition_op_holder.blocks.append()):
            partitions = ttg.WarpSpecializePartitionsOp(2)
        for region in partitions.partition_regions:
            with ir.InsertionPoint(region.blocks.append(i32)):
                ttg.warp_return()
    assert module.operation.verify()
    assert len(op.partitions) == 2
    text = gpuir.asm(module)
    assert "ttg.warp_specialize(%c7_i32) attributes {requestedRegisters = array<i32: 24, 40>}\n  default {\n" in text
    assert "\n  partition1(%arg0: i32) num_warps(2) {\n    ttg.warp_return\n  } : (i32) -> i32\n" in text
    assert gpuir.asm(gpuir.parse(text)) == text


@pytest.mark.parametrize("warps, regions", [([4], 2), ([4, 4], 1)])
def test_partitions_are_counted(context: ir.Context, warps: list[int], regions: int) -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        op = ttg.WarpSpecializeOp([], [], warps)
        with ir.InsertionPoint(op.default_region.blocks.append()):
            ttg.warp_yield([])
        with ir.InsertionPoint(op.partition_op_holder.blocks.append()):
            partitions = ttg.WarpSpecializePartitionsOp(regions)
        for region in partitions.partition_regions:
            with ir.InsertionPoint(region.blocks.append()):
                ttg.warp_return()
    with pytest.raises(ir.MLIRError, match=f"expects {len(warps)} partitions.*found {regions}"):
        module.operation.verify()


_HEAD = """
#sw = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#smem = #ttg.shared_memory
!t = tensor<64x16xf16, #blocked>
!m = !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
!c = !ttg.memdesc<64x16xf16, #sw, #smem>
module attributes {"ttg.num-warps" = 4 : i32} {
func.func private @use(!t, !t)
func.func private @keep(!m)
func.func private @hold(!c, !c)
"""


def _after(passes: str, body: str) -> str:
    module = gpuir.parse(f"{_HEAD}func.func @f(%t: !t, %m: !m) {{\n{body}\n  return\n}}\n}}\n")
    host_module("passmanager").PassManager.parse(f"builtin.module({passes})").run(module.operation)
    text = gpuir.asm(module)
    return text[text.index("@f(") :]


def test_loads_are_merged_until_a_store(context: ir.Context) -> None:
    load = "ttg.local_load %m : !m -> !t"
    body = f"%0 = {load}\n%1 = {load}\ncall @use(%0, %1) : (!t, !t) -> ()"
    assert _after("cse", body).count("local_load") == 1
    body = f"%0 = {load}\nttg.local_store %t, %m : !t -> !m\n%1 = {load}\ncall @use(%0, %1) : (!t, !t) -> ()"
    assert _after("cse", body).count("local_load") == 2


def test_unused_pure_ops_go_and_stores_stay(context: ir.Context) -> None:
    body = "%0 = ttg.convert_layout %t : !t -> !t\n%1 = ttg.local_load %m : !m -> !t\nttg.local_store %t, %m : !t -> !m"
    text = _after("canonicalize", body)
    assert "convert_layout" not in text and "local_load" not in text and "local_store" in text


def test_constant_buffers_are_values_and_mutable_ones_are_not(context: ir.Context) -> None:
    body = "%0 = ttg.local_alloc %t : (!t) -> !c\n%1 = ttg.local_alloc %t : (!t) -> !c\ncall @hold(%0, %1) : (!c, !c) -> ()"
    assert _after("cse", body).count("local_alloc") == 1
    body = (
        "%0 = ttg.local_alloc %t : (!t) -> !m\n%1 = ttg.local_alloc %t : (!t) -> !m\n"
        "call @keep(%0) : (!m) -> ()\ncall @keep(%1) : (!m) -> ()"
    )
    assert _after("cse", body).count("local_alloc") == 2
