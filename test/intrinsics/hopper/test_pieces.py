"""What the pieces compute without IR, what they emit, and what they refuse."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from hopper_gemm import Gemm, Kernel

import gpuir
from gpuir import ir
from gpuir.dialects import gpu, nvgpu
from gpuir.errors import Error
from gpuir.intrinsics import hopper
from gpuir.intrinsics.hopper import HopperError, Pipeline, SharedPlan, TileCopy, swizzled_tile
from gpuir.intrinsics.wgmma import TensorCoreIntrinEmitter, WgmmaError, element, lift, shared_tile


def emitted(body: Callable[[], Any], passes: str = "") -> str:
    """A kernel with that body, verified, behind passes."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):

            @gpu.module
            def kernels() -> None:
                @gpu.func(kernel=True, known_block_size=[256, 1, 1])
                def kernel() -> None:
                    body()

        module.operation.verify()
        gpuir.pass_manager(f"builtin.module({passes})").run(module.operation)
        return str(module)


def test_swizzles_are_the_widest():
    found = [swizzled_tile((64, columns), "float16").layout for columns in (64, 128, 96, 32, 16, 48)]
    assert found == ["128B", "128B", "64B", "64B", "32B", "32B"]
    assert swizzled_tile((64, 128), "float8_e4m3fn").layout == "128B"
    with pytest.raises(WgmmaError, match="8 contiguous elements of float16 .* no multiple of the 32 bytes"):
        swizzled_tile((64, 8), "float16")


def test_plan_of_shared_memory():
    plan = SharedPlan()
    small = plan.add(shared_tile((8, 16), "float16", "32B"), 3)
    wide = plan.add(shared_tile((64, 64), "float16", "128B"), 2)
    assert (small.start, small.stride, small.end) == (0, 256, 768)
    assert (wide.start, wide.stride, wide.end) == (1024, 8192, 17408)
    over = plan.add(shared_tile((64, 32), "float16", "64B"), over=wide)
    assert over.start == 1024 and plan.bytes == 17408 + 1024 - 16
    assert plan.add(shared_tile((256, 64), "float16", "128B"), over=wide).end == plan.bytes - 1008
    with pytest.raises(HopperError, match=r"13 x SharedTile.*: 230400 bytes .* has 230400 .*|use fewer stages"):
        plan.add(shared_tile((128, 64), "float16", "128B"), 13)
    assert plan.bytes == 1024 + 32768 + 1008  # as before


def test_tiles_begin_where_the_pattern_does():
    """Dynamic shared memory promises 16 bytes: the rest is left out."""
    plan = SharedPlan()
    tile = plan.add(shared_tile((64, 64), "float16", "128B"))
    text = emitted(lambda: tile.view(plan.memory()))
    assert re.search(r"arith\.constant 1023 : index\n", text)
    assert text.count("memref.view") == 2


def test_boxes():
    plan = SharedPlan()
    copy = TileCopy(plan.add(shared_tile((64, 256), "float16", "128B"), 2), parts=2)
    assert copy.box == (32, 64) and copy.bytes == 64 * 256 * 2

    def body() -> None:
        assert str(copy.map_type()) == (
            "!nvgpu.tensormap.descriptor<tensor = memref<32x64xf16, #gpu.address_space<workgroup>>, "
            "swizzle = swizzle_128b, l2promo = l2promo_128b, oob = zero, interleave = none>"
        )
        barriers = nvgpu.mbarrier_create(nvgpu.MBarrierGroupType.get(2))
        memory = plan.memory()
        index = lift(1)
        tensor_map = ir.Operation.create("builtin.unrealized_conversion_cast", [copy.map_type()], [index]).result
        copy.load(tensor_map, barriers, 1, memory, 100, 200, part=1)

    text = emitted(body)
    constants = dict(re.findall(r"(%\w+) = arith\.constant (-?\d+) : index", text))
    shifts = [
        int(constants[shift]) for shift in re.findall(r"memref\.view %\w+\[(%\w+)\]\[\] : .* to memref<32x64xf16", text)
    ]
    places = [
        tuple(int(constants[name]) for name in match)
        for match in re.findall(r"nvgpu\.tma\.async\.load %\w+\[(%\w+), (%\w+)\]", text)
    ]
    # Slot 1, part 1 of two, block after block of 64 columns.
    assert shifts == [32768 + 32 * 128 + block * 8192 for block in range(4)]
    assert places == [(200 + 64 * block, 132) for block in range(4)]
    assert len(re.findall(r"multicast_mask = %\w+", text)) == 4 and "arith.constant 3 : i16" in text


@pytest.mark.parametrize(
    ("tile", "parts", "message"),
    [
        (shared_tile((64, 64), "float16"), 1, "a linear one has no such boxes"),
        (shared_tile((64, 64), "float16", "128B"), 3, "in 3 parts: each needs a multiple of 8 rows"),
        (shared_tile((64, 64), "float16", "128B"), 0, "0 parts: a cluster has 1 to 8 blocks"),
        (shared_tile((64, 64), "float16", "128B"), 16, "16 parts: a cluster has 1 to 8 blocks"),
        (shared_tile((512, 64), "float16", "128B"), 1, "a box of TMA has at most 256 rows"),
    ],
)
def test_refused_copies(tile, parts, message):
    with pytest.raises(HopperError, match=message):
        TileCopy(SharedPlan().add(tile), parts)


@pytest.mark.parametrize(("start", "first"), [("emptying", False), ("filling", True)])
def test_a_ring_goes_round(start, first):
    """Stages one after the other; the parity turns over behind the last one."""
    found = []

    def body() -> None:
        ring = Pipeline(3, 4, 1024)
        position = getattr(ring, start)()
        for _ in range(7):
            found.append(position)
            position = ring.after(position)
        values = [value for position in found for value in position.values]
        ir.Operation.create("test.kept", operands=values)

    text = emitted(body, "canonicalize")
    (kept,) = re.findall(r'"test\.kept"\((.*?)\)', text)
    constants = dict(re.findall(r"(%\w+) = arith\.constant (\w+)", text))
    numbers = [constants[name] for name in kept.split(", ")]
    assert numbers[::2] == [str(number % 3) for number in range(7)]
    assert numbers[1::2] == [str(first ^ bool(number // 3 % 2)).lower() for number in range(7)]


def test_what_a_pipeline_expects():
    def counts(text: str) -> list[str]:
        constants = dict(re.findall(r"(%\w+) = arith\.constant (\d+) : index", text))
        return [constants[name] for name in re.findall(r"nvgpu\.mbarrier\.init .*?, (%\w+) :", text)]

    text = emitted(lambda: Pipeline(2, 8, 4096, cluster=2).initialize(hopper.thread_id()))
    assert counts(text) == ["1", "16", "1", "16"]
    assert text.index("nvvm.fence.mbarrier.init") < text.index("nvvm.cluster.arrive") < text.index("nvvm.cluster.wait")
    alone = emitted(lambda: Pipeline(2, 8, 4096).initialize(hopper.thread_id()))
    assert counts(alone) == ["1", "8", "1", "8"]
    assert alone.index("nvvm.fence.mbarrier.init") < alone.index("gpu.barrier") and "cluster" not in alone
    with pytest.raises(HopperError, match="stages 1: a pipeline needs at least two"):
        emitted(lambda: Pipeline(1, 8, 4096))


@pytest.mark.parametrize(
    ("consumers", "registers", "message"),
    [
        (2, (20, 232), "20 registers of a producer: setmaxregister takes a multiple of 8 from 24 to 256"),
        (2, (40, 236), "236 registers of a consumer"),
        (2, (40, 264), "264 registers of a consumer"),
        (2, (176, 232), "registers 176 and 232: a thread is launched with 168"),
        (2, (40, 160), "a thread is launched with 168"),
        (2, (40, 240), r"registers 40 and 2 x 240: together 520, .* launched with 3 x 168"),
    ],
)
def test_refused_registers(consumers, registers, message):
    with pytest.raises(HopperError, match=message):
        hopper.specialize(None, consumers, registers, lambda: None, lambda: None)


@pytest.mark.parametrize("consumers", [1, 2, 3, 4])
def test_default_registers_are_taken(consumers):
    registers = hopper.default_registers(consumers)
    nothing = lambda: None
    text = emitted(lambda: hopper.specialize(hopper.thread_id(), consumers, registers, nothing, nothing))
    assert (registers is None) == (consumers == 1)
    if registers:
        few, many = registers
        assert text.index(f"nvvm.setmaxregister increase {many}") < text.index(f"nvvm.setmaxregister decrease {few}")
        with pytest.raises(HopperError):
            hopper.specialize(None, consumers, (few, many + 16), nothing, nothing)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"epilogue": "none"}, "epilogue 'none': expected stmatrix or direct"),
        ({"out_dtype": "int8"}, "out_dtype 'int8'"),
        ({"out_dtype": "float32"}, "stmatrix stores elements of 16 bits; use the direct epilogue"),
        ({"tile": (64, 64, 64)}, "64 rows of a tile: 2 consumers take 64 each"),
        ({"tile": (256, 256, 64)}, "256x256 for 2 consumers: 256 accumulators .* 384 threads have 168 each"),
        ({"tile": (192, 256, 64), "consumers": 3}, "128 accumulators .* 512 threads have 128 each"),
        ({"tile": (128, 72, 64), "consumers": 1}, "72 columns: stmatrix stores 16 at once"),
        ({"consumers": 5}, "consumers 5"),
        ({"cluster": 3}, "cluster 3: expected 1, 2, 4 or 8 blocks"),
        ({"stages": 6}, "bytes of shared memory, a block of sm_90 has 230400"),
        ({"tile": (128, 64, 24)}, "chunk 24 must be a positive multiple of 16"),
        ({"dtype": "float8_e4m3fn", "b_dtype": "float16"}, "b_dtype 'float16' does not go with a_dtype"),
        ({"tile": (128, 64, 128), "dtype": "float8_e5m2", "b_transposed": False}, "B of float8_e5m2 is not K-major"),
        ({"stages": 1}, "stages 1: a pipeline needs at least two"),
    ],
)
def test_refused_kernels(changed, message):
    with pytest.raises(Error, match=message):
        Kernel(Gemm(**changed)).build()


@pytest.mark.parametrize(
    ("gemm", "sizes", "message"),
    [
        (Gemm(), (64, 64, 60), "rows of A have 120 bytes: expected a multiple of 16"),
        (Gemm(), (64, 60, 64), "rows of C have 120 bytes: expected a multiple of 16"),
        (Gemm(epilogue="direct"), (64, 61, 64), "rows of C have 122 bytes: expected a multiple of 4"),
        (Gemm(b_transposed=False, epilogue="direct"), (64, 60, 64), "rows of B have 120 bytes"),
    ],
)
def test_refused_sizes(gemm, sizes, message):
    with pytest.raises(HopperError, match=message):
        Kernel(gemm).operands(*sizes)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"warp_col_tiles": 8}, "8 columns: stmatrix stores 16 at once"),
        ({"block_col_warps": 2}, "block_col_warps 2: stmatrix stores all columns from one warpgroup"),
    ],
)
def test_fragments_that_stmatrix_cannot_store(changed, message):
    given = {"block_row_warps": 4, "block_col_warps": 1, "warp_row_tiles": 16, "warp_col_tiles": 32, **changed}
    with pytest.raises(HopperError, match=message):
        hopper.output_tile(TensorCoreIntrinEmitter(**given), element("float16"))


def test_accumulators_that_are_not_stored():
    e = TensorCoreIntrinEmitter(block_row_warps=4, block_col_warps=1, warp_row_tiles=16, warp_col_tiles=32)

    def body() -> None:
        tile = hopper.output_tile(e, element("float16"))
        plan = SharedPlan()
        copy = TileCopy(plan.add(tile))
        hopper.stage_with_stmatrix(e, e.accumulator(), hopper.thread_id(), copy, plan.memory(), 0)

    with pytest.raises(HopperError, match="accumulators of float16: the epilogue takes those of float32"):
        emitted(body)
