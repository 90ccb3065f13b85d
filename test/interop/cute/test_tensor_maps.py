"""CuTe DSL's copies by tensor maps: its host code writes them, the simulator reads them."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

pytest.importorskip("cutlass.cute", reason="needs CuTe DSL: pip install 'gpuir[cute]'")

import cutlass
import cutlass.cute as cute
from cutlass.cute.nvgpu import OperandMajorMode, cpasync, warpgroup
from cutlass.cute.runtime import from_dlpack

from gpuir.interop.arrays import Owned
from gpuir.interop.cute import CuteError, launching, simulated
from gpuir.interop.cute.tensor_maps import tensor_map_of

HALF, TILE = cutlass.Float16, (16, 64)
KINDS = [None, "K_SW32", "K_SW64", "K_SW128"]


def layout_of(tile, kind):
    """Of a tile in shared memory: row by row, or swizzled."""
    if cutlass.const_expr(kind is None):
        return cute.make_layout(tile, stride=(tile[1], 1))
    atom = warpgroup.make_smem_layout_atom(getattr(warpgroup.SmemLayoutAtomKind, kind), HALF)
    return cute.tile_to_shape(atom, tile, (0, 1))


def tile_of(kind):
    """A row of a swizzled box has as many bytes as the swizzle."""
    return TILE if kind is None else (16, int(kind[4:]) // 2)


@cute.kernel
def twice_kernel(load: cute.CopyAtom, x: cute.Tensor, store: cute.CopyAtom, y: cute.Tensor, kind: cutlass.Constexpr):
    i, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    memory = cutlass.memory.SmemAllocator()
    bar = memory.allocate_array(cutlass.Int64, 1)
    tile = tile_of(kind)
    layout = layout_of(tile, kind)
    if cutlass.const_expr(kind is None):
        s = memory.allocate_tensor(HALF, layout, 1024)
    else:
        s = memory.allocate_tensor(HALF, layout.outer, 1024, swizzle=layout.inner)
    of_x, of_y, all_s = (
        cute.local_tile(x, tile, (bx, by)),
        cute.local_tile(y, tile, (bx, by)),
        cute.group_modes(s, 0, 2),
    )
    one = cute.make_layout(1)
    into, source = cpasync.tma_partition(load, 0, one, all_s, cute.group_modes(of_x, 0, 2))
    out, target = cpasync.tma_partition(store, 0, one, all_s, cute.group_modes(of_y, 0, 2))
    if i < 32:
        with cute.arch.elect_one():
            cute.arch.mbarrier_init(bar, 1)
            cute.arch.mbarrier_init_fence()
            cute.arch.mbarrier_arrive_and_expect_tx(bar, 2 * tile[0] * tile[1])
        cute.arch.sync_warp()
        cute.copy(load, source, into, tma_bar_ptr=bar)
    cute.arch.sync_threads()
    cute.arch.mbarrier_wait(bar, 0)
    for row in cutlass.range_constexpr(tile[0]):
        if i < tile[1]:
            s[row, i] = s[row, i] + s[row, i]
    cute.arch.fence_proxy("async.shared", space="cta")
    cute.arch.sync_threads()
    if i < 32:
        with cute.arch.elect_one():
            cute.copy(store, out, target)
            cute.arch.cp_async_bulk_commit_group()
            cute.arch.cp_async_bulk_wait_group(0)


@cute.jit
def twice(x: cute.Tensor, y: cute.Tensor, kind: cutlass.Constexpr):
    tile = tile_of(kind)
    layout = layout_of(tile, kind)
    load, of_x = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, layout, tile)
    store, of_y = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileS2GOp(), y, layout, tile)
    grid = [cute.ceil_div(x.shape[0], tile[0]), cute.ceil_div(x.shape[1], tile[1]), 1]
    twice_kernel(load, of_x, store, of_y, kind).launch(grid=grid, block=[64, 1, 1])


def given(array):
    return from_dlpack(array, assumed_align=16)


@pytest.mark.parametrize("kind", KINDS)
def test_tiles_go_there_and_back(kind):
    """The last tiles stick out of the array; what is beyond is not written."""
    x = np.random.default_rng(0).normal(size=(40, 144)).astype(np.float16)
    y = np.zeros((40, 152), np.float16)
    with simulated() as runs:
        twice(given(x), given(y[:, :144]), kind)
    assert len(runs.launches) == 1
    assert not runs.findings
    np.testing.assert_array_equal(y[:, :144], x + x)
    assert not y[:, 144:].any()


K_STEP = 64


def stages_of(tile, stages):
    atom = warpgroup.make_smem_layout_atom(warpgroup.SmemLayoutAtomKind.K_SW128, HALF)
    return cute.tile_to_shape(atom, (*tile, stages), (0, 1, 2))


@cute.kernel
def product_kernel(
    load_a: cute.CopyAtom, a: cute.Tensor, load_b: cute.CopyAtom, b: cute.Tensor, c: cute.Tensor, mma: cute.TiledMma,
    stages: cutlass.Constexpr, fault: cutlass.Constexpr,
):  # fmt: skip
    """A warpgroup makes a tile of 64x64; copies by TMA, products by wgmma."""
    i, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    memory = cutlass.memory.SmemAllocator()
    full = memory.allocate_array(cutlass.Int64, stages)
    layout = stages_of((64, K_STEP), stages)
    s_a, s_b = (memory.allocate_tensor(HALF, layout.outer, 1024, swizzle=layout.inner) for _ in range(2))
    g_a, g_b = cute.local_tile(a, (64, K_STEP), (bx, None)), cute.local_tile(b, (64, K_STEP), (by, None))
    one = cute.make_layout(1)
    into_a, from_a = cpasync.tma_partition(load_a, 0, one, cute.group_modes(s_a, 0, 2), cute.group_modes(g_a, 0, 2))
    into_b, from_b = cpasync.tma_partition(load_b, 0, one, cute.group_modes(s_b, 0, 2), cute.group_modes(g_b, 0, 2))
    part = mma.get_slice(i)
    of_a, of_b = mma.make_fragment_A(part.partition_A(s_a)), mma.make_fragment_B(part.partition_B(s_b))
    out = part.partition_C(cute.local_tile(c, (64, 64), (bx, by)))
    sums = cute.make_rmem_tensor(out.shape, cutlass.Float32)
    if i < 32:
        with cute.arch.elect_one():
            for stage in cutlass.range_constexpr(stages):
                cute.arch.mbarrier_init(full + stage, 1)
            cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    sums.fill(0.0)
    mma.set(warpgroup.Field.ACCUMULATE, True)
    for k in range(cute.size(g_a, mode=[2])):
        stage = k % stages
        if i < 32:
            with cute.arch.elect_one():
                cute.arch.mbarrier_arrive_and_expect_tx(full + stage, 2 * 2 * 64 * K_STEP)
            cute.copy(load_a, from_a[None, k], into_a[None, stage], tma_bar_ptr=full + stage)
            cute.copy(load_b, from_b[None, k], into_b[None, stage], tma_bar_ptr=full + stage)
        if cutlass.const_expr(fault != "no wait"):
            cute.arch.mbarrier_wait(full + stage, 0 if cutlass.const_expr(fault == "one parity") else (k // stages) % 2)
        cute.nvgpu.warpgroup.fence()
        for step in cutlass.range_constexpr(cute.size(of_a, mode=[2])):
            cute.gemm(mma, sums, of_a[None, None, step, stage], of_b[None, None, step, stage], sums)
        cute.nvgpu.warpgroup.commit_group()
        cute.nvgpu.warpgroup.wait_group(0)
        cute.arch.sync_threads()
    cute.autovec_copy(sums, out)


@cute.jit
def product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, stages: cutlass.Constexpr, fault: cutlass.Constexpr):
    mma = cute.make_tiled_mma(
        warpgroup.MmaF16BF16Op(
            HALF, cutlass.Float32, (64, 64, 16), warpgroup.OperandSource.SMEM, OperandMajorMode.K, OperandMajorMode.K
        )
    )
    layout = cute.slice_(stages_of((64, K_STEP), stages), (None, None, 0))
    atoms = [
        cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), each, layout, (64, K_STEP)) for each in (a, b)
    ]
    grid = [cute.ceil_div(c.shape[0], 64), cute.ceil_div(c.shape[1], 64), 1]
    (load_a, of_a), (load_b, of_b) = atoms
    product_kernel(load_a, of_a, load_b, of_b, c, mma, stages, fault).launch(grid=grid, block=[128, 1, 1])


@pytest.mark.parametrize(
    ("fault", "kinds"), [("", set()), ("no wait", {"missing-wait"}), ("one parity", {"missing-wait"})]
)
def test_products_of_warpgroups(fault, kinds):
    rng = np.random.default_rng(1)
    a, b = (rng.normal(size=(128, 256)).astype(np.float16) for _ in range(2))
    c = np.zeros((128, 128), np.float32)
    with simulated(on_fault="report") as runs:
        product(*map(given, (a, b, c)), 2, fault)
    assert kinds <= {each.kind for each in runs.findings}
    assert all(each.file.endswith("test_tensor_maps.py") for each in runs.findings)
    if not fault:
        assert not runs.findings
        np.testing.assert_allclose(c, a.astype(np.float32) @ b.astype(np.float32).T, atol=1e-3)


@cute.kernel
def copied_kernel(load: cute.CopyAtom, x: cute.Tensor, tile: cutlass.Constexpr, kind: cutlass.Constexpr):
    rank = len(tile)
    s = cutlass.memory.SmemAllocator().allocate_tensor(kind, cute.make_layout(tile, stride=steps(tile)), 128)
    of_x = cute.local_tile(x, tile, (0,) * rank)
    into, source = cpasync.tma_partition(
        load, 0, cute.make_layout(1), cute.group_modes(s, 0, rank), cute.group_modes(of_x, 0, rank)
    )  # fmt: skip
    cute.copy(load, source, into, tma_bar_ptr=cutlass.memory.SmemAllocator().allocate_array(cutlass.Int64, 1))


def steps(tile):
    found = [1]
    for size in tile[:0:-1]:
        found.insert(0, found[0] * size)
    return tuple(found)


def written(array, tile, kind=None):
    """The bytes that the host code writes for an array, of which nothing is run."""
    found = []

    def launch(runs, text, kernels, name, sizes, arguments):
        kernel = launching.Kernel(text, name, filename="k.ptx")
        found.extend(
            ctypes.string_at(arguments[number], 128) for number, size in enumerate(kernel.sizes) if size == 128
        )

    @cute.jit
    def copied(x: cute.Tensor):
        layout = cute.make_layout(tile, stride=steps(tile))
        load, of_x = cpasync.make_tiled_tma_atom(cpasync.CopyBulkTensorTileG2SOp(), x, layout, tile)
        copied_kernel(load, of_x, tile, x.element_type).launch(grid=[1, 1, 1], block=[32, 1, 1])

    tensor = given(array)
    if kind is not None:
        tensor.element_type = kind
    with pytest.MonkeyPatch.context() as patch, simulated():
        patch.setattr(launching, "_launch", launch)
        copied(tensor)
    return found[0]


@pytest.mark.parametrize(
    ("dtype", "kind", "name"),
    [
        (np.uint8, None, "u8"), (np.int8, None, "u8"), (np.uint16, None, "u16"), (np.int32, None, "u32"), (np.int64, None, "u64"),
        (np.float16, None, "f16"), (np.float32, None, "f32"), (np.float64, None, "f64"), (np.uint16, "BFloat16", "bf16"),
        (np.uint8, "Float8E4M3FN", "u8"), (np.uint32, "TFloat32", "f32"),
    ],
)  # fmt: skip
def test_elements(dtype, kind, name):
    array = np.zeros((32, 64), dtype)
    found = tensor_map_of(
        written(array, (16, 16), kind and getattr(cutlass, kind)), Owned([array.view(np.uint8)]), "it"
    )
    assert found.kind == name
    assert (found.shape, found.strides, found.box) == (array.shape, array.strides, (16, 16))


@pytest.mark.parametrize(
    ("shape", "tile"),
    [((64,), (32,)), ((48, 256), (8, 16)), ((8, 32, 64), (4, 16, 16)), ((3, 8, 32, 64), (1, 4, 16, 8)), ((2, 3, 8, 32, 64), (1, 1, 4, 16, 16))],
)  # fmt: skip
def test_dimensions(shape, tile):
    """CuTe DSL chooses the order of the outer dimensions."""
    array = np.zeros(shape, np.float16)
    found = tensor_map_of(written(array, tile), Owned([array]), "it")
    expected = zip(array.shape, array.strides, tile)
    assert sorted(zip(found.shape, found.strides, found.box)) == sorted(expected)
    assert found.strides[-1] == 2


def test_part_of_an_array():
    array = np.zeros((256, 256), np.float16)
    found = tensor_map_of(written(array[16:, 8:208], (16, 16)), Owned([array]), "it")
    assert (found.shape, found.strides) == ((240, 200), (512, 2))
    assert found.array.ctypes.data == array[16:, 8:].ctypes.data


def test_what_is_refused():
    array = np.zeros((32, 64), np.float16)
    data, memory = written(array, (16, 16)), Owned([array])
    with pytest.raises(CuteError, match="map of an address that is in no tensor"):
        tensor_map_of(data, Owned([]), "argument 0")
    with pytest.raises(CuteError, match="map of 4,096 bytes, and the tensor has 2,048"):
        tensor_map_of(data, Owned([array[:16]]), "argument 0")
    # Bits that no map of tiles has set, and kinds that there are none of.
    for word, bit in ((2, 0), (2, 11), (2, 19), (2, 31), (7, 0), (13, 3), (15, 0)):
        changed = bytearray(data)
        changed[4 * word + bit // 8] ^= 1 << bit % 8
        with pytest.raises(CuteError, match="another form than tiles of whole elements"):
            tensor_map_of(bytes(changed), memory, "argument 0")
