"""Gluon for NVIDIA: TMA, mbarriers, wgmma, tensor memory and warps with tasks of their own, in each release's own words."""

import inspect

import triton.experimental.gluon.language as gl
from triton.experimental import gluon
from triton.experimental.gluon.language.nvidia import blackwell, hopper

# Two ways to say the same: the older releases' and the newer ones'.
tma, mbarrier = hopper.tma, hopper.mbarrier
load_tile = getattr(tma, "async_load", None) or tma.async_copy_global_to_shared
store_tile = getattr(tma, "async_store", None) or tma.async_copy_shared_to_global
PAIRS = gl.constexpr("functions_and_args" in inspect.signature(gl.warp_specialize).parameters)


def _tmem_layout(rows, columns):
    """The layout of a tile of f32 in tensor memory."""
    has_stride = "col_stride" in inspect.signature(blackwell.TensorMemoryLayout).parameters
    return blackwell.TensorMemoryLayout([rows, columns], **({"col_stride": 1} if has_stride else {"unpacked": True}))


def tmem_128x128():
    return _tmem_layout(128, 128)


def tmem_128x64():
    return _tmem_layout(128, 64)


def wgmma_128():
    return gl.NVMMADistributedLayout([3, 0], warps_per_cta=[4, 1], instr_shape=[16, 128, 16])


@gluon.jit
def hopper_matmul(a_desc, b_desc, c_desc, k, ACC: gl.constexpr):
    """Two buffers filled by TMA, products of shared memory that are waited for one late, a tile stored by TMA."""
    BM: gl.constexpr = c_desc.block_type.shape[0]
    BN: gl.constexpr = c_desc.block_type.shape[1]
    BK: gl.constexpr = a_desc.block_type.shape[1]
    a_tiles = gl.allocate_shared_memory(gl.float16, [2, BM, BK], a_desc.layout)
    b_tiles = gl.allocate_shared_memory(gl.float16, [2, BK, BN], b_desc.layout)
    ready = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(2):
        mbarrier.init(ready.index(i), count=1)
    row, column = gl.program_id(0) * BM, gl.program_id(1) * BN
    acc = hopper.warpgroup_mma_init(gl.zeros([BM, BN], gl.float32, ACC))
    step = 0
    for inner in range(0, k, BK):
        slot = step % 2
        full = ready.index(slot)
        mbarrier.expect(full, (BM + BN) * BK * 2)
        load_tile(a_desc, [row, inner], full, a_tiles.index(slot))
        load_tile(b_desc, [inner, column], full, b_tiles.index(slot))
        mbarrier.wait(full, step // 2 & 1)
        acc = hopper.warpgroup_mma_wait(num_outstanding=0, deps=[acc])
        acc = hopper.warpgroup_mma(a_tiles.index(slot), b_tiles.index(slot), acc, is_async=True)
        step += 1
    result = hopper.warpgroup_mma_wait(num_outstanding=0, deps=[acc])
    for i in gl.static_range(2):
        mbarrier.invalidate(ready.index(i))
    out = gl.allocate_shared_memory(gl.float16, [BM, BN], c_desc.layout)
    out.store(result.to(gl.float16))
    hopper.fence_async_shared()
    store_tile(c_desc, [row, column], out)
    tma.store_wait(pendings=0)


@gluon.jit
def _fill(desc, tiles, empty, full, steps):
    """The warps that load."""
    for i in range(steps):
        slot = i % 2
        mbarrier.wait(empty.index(slot), (i // 2 & 1) ^ 1)
        mbarrier.expect(full.index(slot), 128 * 64 * 2)
        load_tile(desc, [0, i * 64], full.index(slot), tiles.index(slot))


@gluon.jit
def _count(total, tiles, empty, full, steps):
    """The warps that compute."""
    rows: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    acc = gl.zeros([128, 64], gl.float32, rows)
    for i in range(steps):
        slot = i % 2
        mbarrier.wait(full.index(slot), i // 2 & 1)
        acc += tiles.index(slot).load(rows).to(gl.float32)
        mbarrier.arrive(empty.index(slot), count=1)
    i = gl.arange(0, 128, layout=gl.SliceLayout(1, rows))
    j = gl.arange(0, 64, layout=gl.SliceLayout(0, rows))
    gl.store(total + i[:, None] * 64 + j[None, :], acc)


@gluon.jit
def specialized_sum(desc, total, steps):
    """One warp loads by TMA for four that add up."""
    tiles = gl.allocate_shared_memory(gl.float16, [2, 128, 64], desc.layout)
    empty = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    full = gl.allocate_shared_memory(gl.int64, [2, 1], mbarrier.MBarrierLayout())
    for i in gl.static_range(2):
        mbarrier.init(empty.index(i), count=1)
        mbarrier.init(full.index(i), count=1)
    if PAIRS:
        gl.warp_specialize(
            [(_count, (total, tiles, empty, full, steps)), (_fill, (desc, tiles, empty, full, steps))], [1], [24]
        )
    else:
        gl.warp_specialize(
            (total, tiles, empty, full, steps), _count, (desc, tiles, empty, full, steps), [_fill], [1], [24]
        )


@gluon.jit
def tensor_memory(a_desc, b_desc, c, ACC: gl.constexpr, HALF: gl.constexpr):
    """TMA, a product in tensor memory that tells a barrier, its result read in halves, written back, read once more."""
    BM: gl.constexpr = a_desc.block_type.shape[0]
    BK: gl.constexpr = a_desc.block_type.shape[1]
    BN: gl.constexpr = b_desc.block_type.shape[0]
    a_tile = gl.allocate_shared_memory(gl.float16, [BM, BK], a_desc.layout)
    b_tile = gl.allocate_shared_memory(gl.float16, [BN, BK], b_desc.layout)
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(ready, count=1)
    mbarrier.expect(ready, (BM + BN) * BK * 2)
    load_tile(a_desc, [0, 0], ready, a_tile)
    load_tile(b_desc, [0, 0], ready, b_tile, pred=gl.program_id(0) == 0)
    mbarrier.wait(ready, 0)
    acc = blackwell.allocate_tensor_memory(gl.float32, [BM, BN], ACC)
    blackwell.tcgen05_mma(a_tile, b_tile.permute((1, 0)), acc, use_acc=False, mbarriers=[ready])
    mbarrier.wait(ready, 1)
    row = gl.arange(0, BM, layout=gl.SliceLayout(1, HALF))
    for part in gl.static_range(2):
        half = acc.slice(part * (BN // 2), BN // 2)
        values = half.load(HALF)
        half.store(values * 2)
        column = part * (BN // 2) + gl.arange(0, BN // 2, layout=gl.SliceLayout(0, HALF))
        gl.store(c + row[:, None] * BN + column[None, :], values)


@gluon.jit
def scaled_product(a, b, a_scale, b_scale, c, ACC: gl.constexpr, WHOLE: gl.constexpr, SIZE: gl.constexpr):
    """tcgen05_mma_scaled of fp8, its scales copied from shared to tensor memory."""
    rows: gl.constexpr = gl.BlockedLayout([1, 16], [4, 8], [4, 1], [1, 0])
    shared: gl.constexpr = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=8, rank=2)
    few: gl.constexpr = gl.DistributedLinearLayout(
        [[0, 1], [0, 2], [32, 0], [64, 0]], [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], [[0, 0], [0, 0]], [], [128, 4]
    )
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, rows))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, rows))
    place = i[:, None] * SIZE + j[None, :]
    left = gl.allocate_shared_memory(gl.float8e4nv, [SIZE, SIZE], shared, gl.load(a + place))
    right = gl.allocate_shared_memory(gl.float8e4nv, [SIZE, SIZE], shared, gl.load(b + place))
    si = gl.arange(0, SIZE, layout=gl.SliceLayout(1, few))
    sj = gl.arange(0, SIZE // 32, layout=gl.SliceLayout(0, few))
    s_place = si[:, None] * (SIZE // 32) + sj[None, :]
    scales: gl.constexpr = blackwell.TensorMemoryScalesLayout()
    a_factor = blackwell.allocate_tensor_memory(gl.int8, [SIZE, SIZE // 32], scales, gl.load(a_scale + s_place))
    b_factor = blackwell.allocate_tensor_memory(gl.int8, [SIZE, SIZE // 32], scales, gl.load(b_scale + s_place))
    done = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(done, count=1)
    acc = blackwell.allocate_tensor_memory(gl.float32, [SIZE, SIZE], ACC)
    hopper.fence_async_shared()
    blackwell.tcgen05_mma_scaled(left, right.permute((1, 0)), acc, a_factor, b_factor, "e4m3", "e4m3", use_acc=False)
    blackwell.tcgen05_commit(done)
    mbarrier.wait(done, 0)
    values = acc.load(WHOLE)
    row = gl.arange(0, SIZE, layout=gl.SliceLayout(1, WHOLE))
    column = gl.arange(0, SIZE, layout=gl.SliceLayout(0, WHOLE))
    gl.store(c + row[:, None] * SIZE + column[None, :], values)


@gluon.jit
def rows_by_tma(source, target, index):
    """TMA gather and scatter of rows that a tensor names."""
    layout: gl.constexpr = gl.SliceLayout(0, gl.BlockedLayout([1, 4], [32, 1], [1, 4], [1, 0]))
    rows = gl.load(index + gl.arange(0, 32, layout=layout))
    tile = gl.allocate_shared_memory(gl.float16, [32, 64], source.layout)
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(ready, count=1)
    mbarrier.expect(ready, 32 * 64 * 2)
    blackwell.tma.async_gather(source, rows, 0, ready, tile)
    mbarrier.wait(ready, 0)
    blackwell.tma.async_scatter(target, rows, 0, tile)
    tma.store_wait(0)


@gluon.jit
def reductions_by_tma(desc, x):
    """TMA that adds, compares and joins bits in memory."""
    rows: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    i = gl.arange(0, 32, layout=gl.SliceLayout(1, rows))
    j = gl.arange(0, 32, layout=gl.SliceLayout(0, rows))
    tile = gl.allocate_shared_memory(gl.int32, [32, 32], desc.layout, gl.load(x + i[:, None] * 32 + j[None, :]))
    hopper.fence_async_shared()
    tma.async_atomic_add(desc, [0, 0], tile)
    tma.async_atomic_max(desc, [0, 32], tile)
    tma.async_atomic_xor(desc, [32, 0], tile)
    tma.store_wait(0)


@gluon.jit
def image_by_tma(desc, y):
    """A tile of an image by TMA's im2col mode."""
    rows: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    tile = gl.allocate_shared_memory(gl.float16, [64, 64], desc.layout)
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(ready, count=1)
    mbarrier.expect(ready, 64 * 64 * 2)
    tma.async_load_im2col(desc, [0, 0, 0, 0], [1, 1], ready, tile)
    mbarrier.wait(ready, 0)
    i = gl.arange(0, 64, layout=gl.SliceLayout(1, rows))
    j = gl.arange(0, 64, layout=gl.SliceLayout(0, rows))
    gl.store(y + i[:, None] * 64 + j[None, :], tile.load(rows))


@gluon.jit
def next_tile(x, y):
    """Asks the hardware for the tile of a cluster that has not begun, and takes it over."""
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [0])
    answer = gl.allocate_shared_memory(gl.int64, [2], flat)
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(ready, count=1)
    mbarrier.expect(ready, 16)
    blackwell.clc.try_cancel(answer, ready)
    place = gl.arange(0, 128, layout=layout)
    gl.store(y + gl.program_id(0) * 128 + place, gl.load(x + gl.program_id(0) * 128 + place))
    mbarrier.wait(ready, 0)
    result = blackwell.clc.load_result(answer)
    if result.is_canceled():
        other = result.program_id(0)
        gl.store(y + other * 128 + place, gl.load(x + other * 128 + place))


@gluon.jit
def packed(x, y, z):
    """Arithmetic on pairs of floats."""
    layout: gl.constexpr = gl.BlockedLayout([4], [32], [4], [0])
    place = gl.arange(0, 512, layout=layout)
    a, b = gl.load(x + place), gl.load(y + place)
    c = blackwell.fma2(blackwell.add2(a, b), blackwell.mul2(a, b), blackwell.sub2(a, b))
    gl.store(z + place, c)


@gluon.jit
def lowest_of_rows(c, ACC: gl.constexpr, WHOLE: gl.constexpr):
    """Reads tensor memory and the least element of each row along with it."""
    row = gl.arange(0, 128, layout=gl.SliceLayout(1, WHOLE))
    column = gl.arange(0, 64, layout=gl.SliceLayout(0, WHOLE))
    place = row[:, None] * 64 + column[None, :]
    acc = blackwell.allocate_tensor_memory(gl.float32, [128, 64], ACC, gl.load(c + place))
    values, least = acc.load_min(WHOLE)
    gl.store(c + place, values)
    gl.store(c + row, least)


@gluon.jit
def tensor_cores(a, b, c, SIZE: gl.constexpr):
    """mma of registers, for sm_80 and what came later, and the dot of plain FMAs."""
    mma: gl.constexpr = gl.NVMMADistributedLayout([2, 0], warps_per_cta=[4, 1], instr_shape=[16, 8])
    left: gl.constexpr = gl.DotOperandLayout(0, mma, 2)
    right: gl.constexpr = gl.DotOperandLayout(1, mma, 2)
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, left))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, left))
    m = gl.arange(0, SIZE, layout=gl.SliceLayout(1, right))
    n = gl.arange(0, SIZE, layout=gl.SliceLayout(0, right))
    x, y = gl.load(a + i[:, None] * SIZE + j[None, :]), gl.load(b + m[:, None] * SIZE + n[None, :])
    product = gl.nvidia.ampere.mma_v2(x, y, gl.zeros([SIZE, SIZE], gl.float32, mma))
    p = gl.arange(0, SIZE, layout=gl.SliceLayout(1, mma))
    q = gl.arange(0, SIZE, layout=gl.SliceLayout(0, mma))
    gl.store(c + p[:, None] * SIZE + q[None, :], product)


@gluon.jit
def cluster_copy(x, y):
    """A cluster's CTAs wait for each other; one writes into the other's memory."""
    layout: gl.constexpr = gl.BlockedLayout([4], [32], [4], [0], cga_layout=[[1]])
    place = gl.arange(0, 1024, layout=layout)
    value = gl.load(x + place)
    hopper.cluster.barrier()
    gl.barrier(cluster=True)
    gl.store(y + place, value)


@gluon.jit
def told_store(x, y):
    """A store to the cluster's shared memory that tells a barrier."""
    layout: gl.constexpr = gl.BlockedLayout([4], [32], [4], [0], cga_layout=[[1]])
    shared: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [0], cga_layout=[[1]])
    place = gl.arange(0, 1024, layout=layout)
    tile = gl.allocate_shared_memory(gl.float32, [1024], shared)
    ready = mbarrier.allocate_mbarrier()
    mbarrier.init(ready, count=1)
    mbarrier.expect(ready, 2048)
    hopper.async_store(tile, gl.load(x + place), ready)
    mbarrier.wait(ready, 0)
    gl.store(y + place, tile.load(layout))


@gluon.jit
def copied_scales(x, y):
    """Shared to tensor memory, without registers between."""
    linear: gl.constexpr = gl.DistributedLinearLayout(
        [[0, 1], [0, 2], [32, 0], [64, 0]], [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], [[0, 0], [0, 0]], [], [128, 4]
    )
    shared: gl.constexpr = gl.SharedLinearLayout(
        [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], alignment=128
    )
    i = gl.arange(0, 128, layout=gl.SliceLayout(1, linear))
    j = gl.arange(0, 4, layout=gl.SliceLayout(0, linear))
    tile = gl.allocate_shared_memory(gl.int8, [128, 4], shared, gl.load(x + i[:, None] * 4 + j[None, :]))
    hopper.fence_async_shared()
    scales = blackwell.allocate_tensor_memory(gl.int8, [128, 4], blackwell.TensorMemoryScalesLayout())
    blackwell.tcgen05_copy(tile, scales)
    done = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(done, count=1)
    blackwell.tcgen05_commit(done)
    mbarrier.wait(done, 0)


NV_2D = "NVMMASharedLayout(swizzle_byte_width=128,element_bitwidth=16,rank=2)"
TILE = "tensordesc<fp16[{},{}]," + NV_2D + ">"
INTS = "tensordesc<i32[32,32],NVMMASharedLayout(swizzle_byte_width=128,element_bitwidth=32,rank=2)>"
HALF = gl.BlockedLayout([1, 64], [32, 1], [4, 1], [0, 1])
WHOLE = gl.BlockedLayout([1, 128], [32, 1], [4, 1], [0, 1])
HOPPER = {"archs": (), "targets": ("sm_90",)}
BLACKWELL = {"archs": (), "targets": ("sm_100",)}
BUILDS = [
    {
        "kernel": hopper_matmul,
        "signature": f"{TILE.format(128, 64)} {TILE.format(64, 128)} {TILE.format(128, 128)} i32",
        "constants": {"ACC": wgmma_128},
        **HOPPER,
    },
    {
        "kernel": specialized_sum,
        "signature": f"{TILE.format(128, 64)} *fp32:16 i32",
        "archs": (),
        "targets": ("sm_90", "sm_100", "sm_120"),
    },
    {
        "kernel": tensor_memory,
        "signature": f"{TILE.format(128, 64)} {TILE.format(128, 64)} *fp32:16",
        "constants": {"ACC": tmem_128x128, "HALF": HALF},
        **BLACKWELL,
    },
    {
        "kernel": scaled_product,
        "signature": "*fp8e4nv:16 *fp8e4nv:16 *i8:16 *i8:16 *fp32:16",
        "constants": {"ACC": tmem_128x128, "WHOLE": WHOLE, "SIZE": 128},
        **BLACKWELL,
    },
    {"kernel": rows_by_tma, "signature": f"{TILE.format(1, 64)} {TILE.format(1, 64)} *i32:16", **BLACKWELL},
    {"kernel": reductions_by_tma, "signature": f"{INTS} *i32:16", **HOPPER},
    {
        "kernel": image_by_tma,
        "signature": f"tensordesc_im2col<fp16[64,64],{NV_2D},input_rank=4> *fp16:16",
        **HOPPER,
    },
    {"kernel": next_tile, "signature": "*fp32:16 *fp32:16", **BLACKWELL},
    {"kernel": packed, "signature": "*fp32:16 *fp32:16 *fp32:16", **BLACKWELL},
    {
        "kernel": lowest_of_rows,
        "signature": "*fp32:16",
        "constants": {"ACC": tmem_128x64, "WHOLE": HALF},
        **BLACKWELL,
    },
    {
        "kernel": tensor_cores,
        "signature": "*fp16:16 *fp16:16 *fp32:16",
        "constants": {"SIZE": 64},
        "archs": (),
        "targets": ("sm_80", "sm_120"),
    },
    {"kernel": told_store, "signature": "*fp32:16 *fp32:16", "ctas": 2, **HOPPER},
    {"kernel": copied_scales, "signature": "*i8:16 *i8:16", **BLACKWELL},
    {"kernel": cluster_copy, "signature": "*fp32:16 *fp32:16", "ctas": 2, **HOPPER},
]
