"""Gluon for AMD: buffer operations, matrix cores, copies to shared memory, the tensor data mover of gfx1250."""

import inspect

import triton.experimental.gluon.language as gl
from triton.experimental import gluon

amd = getattr(gl, "amd", None)
cdna3, cdna4 = getattr(amd, "cdna3", None), getattr(amd, "cdna4", None)
tdm = getattr(getattr(amd, "gfx1250", None), "tdm", None)


def _mfma(version, instruction):
    """The layout of a product by mfma; older releases leave out its depth."""
    has_width = "element_bitwidth" in inspect.signature(amd.AMDMFMALayout).parameters
    shape = instruction if has_width else instruction[:2]
    return amd.AMDMFMALayout(version, shape, transposed=True, warps_per_cta=[2, 2])


def mfma_cdna3():
    return _mfma(3, [32, 32, 8])


def mfma_cdna4():
    return _mfma(4, [16, 16, 32])


def mfma_scaled():
    return _mfma(4, [32, 32, 64])


def _wmma(version, instruction):
    """The layout of a product by wmma, whose warps the newest releases give as bases."""
    new = "warp_bases" in inspect.signature(amd.AMDWMMALayout).parameters
    warps = {"warp_bases": [[0, 1], [1, 0]]} if new else {"warps_per_cta": [2, 2]}
    return amd.AMDWMMALayout(version, transposed=True, instr_shape=instruction, **warps)


def wmma_rdna4():
    return _wmma(2, [16, 16, 16])


def wmma_gfx1250():
    return _wmma(3, [16, 16, 32])


def padded():
    return gl.PaddedSharedLayout.with_identity_for([[64, 8]], [64, 64], [1, 0])


@gluon.jit
def buffers(x, y, n, SIZE: gl.constexpr):
    """Loads and stores by a pointer and offsets, with and without masks."""
    layout: gl.constexpr = gl.BlockedLayout([4], [64], [4], [0])
    place = gl.arange(0, SIZE, layout=layout)
    a = cdna3.buffer_load(x, place)
    b = cdna3.buffer_load(x, place, mask=place < n, other=a, cache=".cg")
    cdna3.buffer_store(a + b, y, place)
    cdna3.buffer_store(a - b, y, place, mask=place < n, cache=".cs")


@gluon.jit
def buffer_atomics(x, y, z, SIZE: gl.constexpr):
    """Atomic operations by a pointer and offsets."""
    layout: gl.constexpr = gl.BlockedLayout([4], [64], [4], [0])
    place = gl.arange(0, SIZE, layout=layout)
    a = cdna3.buffer_load(x, place)
    old = cdna3.buffer_atomic_max(y, place, a, mask=place < 100, sem="acquire", scope="cta")
    cdna3.buffer_atomic_xchg(y, place, old, sem="release", scope="sys")
    cdna3.buffer_atomic_add(z, place, a.to(gl.float32), sem="relaxed")


@gluon.jit
def matrix_cores(a, b, c, ACC: gl.constexpr, KIND: gl.constexpr, WIDTH: gl.constexpr, SIZE: gl.constexpr):
    """A product of registers."""
    left: gl.constexpr = gl.DotOperandLayout(0, ACC, WIDTH)
    right: gl.constexpr = gl.DotOperandLayout(1, ACC, WIDTH)
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, left))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, left))
    m = gl.arange(0, SIZE, layout=gl.SliceLayout(1, right))
    n = gl.arange(0, SIZE, layout=gl.SliceLayout(0, right))
    x, y = gl.load(a + i[:, None] * SIZE + j[None, :]), gl.load(b + m[:, None] * SIZE + n[None, :])
    zero = gl.zeros([SIZE, SIZE], gl.float32, ACC)
    if KIND == "mfma":
        product = cdna3.mfma(x, y, zero)
    elif KIND == "rdna4":
        product = amd.rdna4.wmma(x, y, zero)
    else:
        product = amd.gfx1250.wmma(x, y, zero)
    p = gl.arange(0, SIZE, layout=gl.SliceLayout(1, ACC))
    q = gl.arange(0, SIZE, layout=gl.SliceLayout(0, ACC))
    gl.store(c + p[:, None] * SIZE + q[None, :], product)


@gluon.jit
def matrix_cores_scaled(a, b, a_scale, b_scale, c, ACC: gl.constexpr, SIZE: gl.constexpr):
    """mfma_scaled of fp8 with a scale for each 32 elements."""
    left: gl.constexpr = gl.DotOperandLayout(0, ACC, 16)
    right: gl.constexpr = gl.DotOperandLayout(1, ACC, 16)
    few: gl.constexpr = cdna4.get_mfma_scale_layout(left, [SIZE, SIZE // 32])
    many: gl.constexpr = cdna4.get_mfma_scale_layout(right, [SIZE, SIZE // 32])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, left))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, left))
    m = gl.arange(0, SIZE, layout=gl.SliceLayout(1, right))
    n = gl.arange(0, SIZE, layout=gl.SliceLayout(0, right))
    x, y = gl.load(a + i[:, None] * SIZE + j[None, :]), gl.load(b + m[:, None] * SIZE + n[None, :])
    si = gl.arange(0, SIZE, layout=gl.SliceLayout(1, few))
    sj = gl.arange(0, SIZE // 32, layout=gl.SliceLayout(0, few))
    ti = gl.arange(0, SIZE, layout=gl.SliceLayout(1, many))
    tj = gl.arange(0, SIZE // 32, layout=gl.SliceLayout(0, many))
    s = gl.load(a_scale + si[:, None] * (SIZE // 32) + sj[None, :])
    t = gl.load(b_scale + ti[:, None] * (SIZE // 32) + tj[None, :])
    product = cdna4.mfma_scaled(x, s, "e4m3", y, t, "e4m3", gl.zeros([SIZE, SIZE], gl.float32, ACC))
    p = gl.arange(0, SIZE, layout=gl.SliceLayout(1, ACC))
    q = gl.arange(0, SIZE, layout=gl.SliceLayout(0, ACC))
    gl.store(c + p[:, None] * SIZE + q[None, :], product)


@gluon.jit
def copies(x, y, SIZE: gl.constexpr, GROUPS: gl.constexpr):
    """Copies from global to shared memory that pass registers by, by pointers and by offsets."""
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [4, 16], [4, 1], [1, 0])
    shared: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, layout))
    place = i[:, None] * SIZE + j[None, :]
    first = gl.allocate_shared_memory(gl.float32, [SIZE, SIZE], shared)
    second = gl.allocate_shared_memory(gl.float32, [SIZE, SIZE], shared)
    cdna4.async_copy.global_load_to_shared(first, x + place)
    cdna4.async_copy.buffer_load_to_shared(second, x, place, mask=j[None, :] < SIZE // 2)
    if GROUPS:
        cdna4.async_copy.commit_group()
        cdna4.async_copy.wait_group(0)
    else:
        cdna4.async_copy.async_wait(0)
    a = cdna4.async_copy.load_shared_relaxed(first, layout)
    gl.store(y + place, a + second.load(layout))


@gluon.jit
def data_mover(x, y, rows, columns, PADDED: gl.constexpr):
    """Tiles by gfx1250's tensor data mover."""
    whole: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    source = tdm.make_tensor_descriptor(x, [rows, columns], [columns, 1], [64, 64], PADDED)
    target = tdm.make_tensor_descriptor(y, [rows, columns], [columns, 1], [64, 64], flat)
    tile = gl.allocate_shared_memory(gl.float16, [64, 64], PADDED)
    tdm.async_load(source, [0, gl.program_id(0) * 64], tile)
    tdm.async_wait(0)
    out = gl.allocate_shared_memory(gl.float16, [64, 64], flat, tile.load(whole) * 2)
    tdm.async_store(target, [0, gl.program_id(0) * 64], out)
    tdm.async_wait(0)


@gluon.jit
def data_mover_rows(x, y, index, rows, columns):
    """Rows that a tensor names, by the tensor data mover, and what it fetches before it is asked."""
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    layout: gl.constexpr = gl.SliceLayout(1, gl.BlockedLayout([8, 1], [1, 32], [1, 4], [1, 0]))
    source = tdm.make_tensor_descriptor(x, [rows, columns], [columns, 1], [8, 64], flat)
    target = tdm.make_tensor_descriptor(y, [rows, columns], [columns, 1], [8, 64], flat)
    tdm.prefetch(source, [0, 0])
    row = gl.load(index + gl.arange(0, 8, layout=layout))
    tile = gl.allocate_shared_memory(gl.float16, [8, 64], flat)
    source = tdm.update_tensor_descriptor(source, add_offsets=[0, 64])
    tdm.async_gather(source, row, tile)
    tdm.async_wait(0)
    tdm.async_scatter(target, row, tile)
    tdm.async_wait(0)


@gluon.jit
def counted_copies(x, y):
    """gfx1250's copies to shared memory, counted by an mbarrier."""
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [2, 16], [4, 1], [1, 0])
    shared: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    i = gl.arange(0, 64, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, 64, layout=gl.SliceLayout(0, layout))
    place = i[:, None] * 64 + j[None, :]
    tile = gl.allocate_shared_memory(gl.float32, [64, 64], shared)
    ready = gl.allocate_shared_memory(gl.int64, [1], amd.gfx1250.mbarrier.MBarrierLayout())
    amd.gfx1250.mbarrier.init(ready, count=128)
    amd.gfx1250.async_copy.global_to_shared(tile, x + place)
    amd.gfx1250.async_copy.mbarrier_arrive(ready)
    amd.gfx1250.mbarrier.arrive(ready)
    amd.gfx1250.mbarrier.wait(ready, 0)
    gl.store(y + place, tile.load(layout))


@gluon.jit
def upcasts(x, scale, y, SIZE: gl.constexpr):
    """fp8 with scales to f16, a slice of it, and a word to the scheduler."""
    layout: gl.constexpr = gl.BlockedLayout([1, 8], [8, 8], [4, 1], [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, layout))
    place = i[:, None] * SIZE + j[None, :]
    values = cdna3.scaled_upcast(gl.load(x + place), gl.load(scale + place), gl.float16)
    amd.hint.sched_barrier()
    gl.store(y + place, values)


@gluon.jit
def staged(x, y, n):
    """A loop whose warps go through its stages in turns."""
    layout: gl.constexpr = gl.BlockedLayout([4], [64], [4], [0])
    place = gl.arange(0, 1024, layout=layout)
    acc = gl.zeros([1024], gl.float32, layout)
    for i in range(n):
        with amd.warp_pipeline_stage("load", priority=2):
            value = gl.load(x + i * 1024 + place)
        with amd.warp_pipeline_stage("add"):
            acc += value * value
    gl.store(y + place, acc)


@gluon.jit
def downcasts(x, scale, y, z, SIZE: gl.constexpr):
    """f16 to fp8 and to packed fp4 by scales of 32 elements each."""
    layout: gl.constexpr = gl.BlockedLayout([1, 32], [32, 2], [4, 1], [1, 0])
    few: gl.constexpr = gl.BlockedLayout([1, 1], [32, 2], [4, 1], [1, 0])
    half: gl.constexpr = gl.BlockedLayout([1, 16], [32, 2], [4, 1], [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, layout))
    si = gl.arange(0, SIZE, layout=gl.SliceLayout(1, few))
    sj = gl.arange(0, SIZE // 32, layout=gl.SliceLayout(0, few))
    hi = gl.arange(0, SIZE, layout=gl.SliceLayout(1, half))
    hj = gl.arange(0, SIZE // 2, layout=gl.SliceLayout(0, half))
    values = gl.load(x + i[:, None] * SIZE + j[None, :])
    factor = gl.load(scale + si[:, None] * (SIZE // 32) + sj[None, :])
    gl.store(y + i[:, None] * SIZE + j[None, :], cdna4.scaled_downcast(values, factor, "e4m3", 1))
    packed = gl.convert_layout(cdna4.scaled_downcast(values, factor, "e2m1", 1), half)
    gl.store(z + hi[:, None] * (SIZE // 2) + hj[None, :], packed)


@gluon.jit
def clusters(x, y):
    """gfx1250's clusters wait for each other; a copy out of shared memory."""
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [2, 16], [4, 1], [1, 0], cga_layout=[[1, 0]])
    shared: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0], cga_layout=[[1, 0]])
    i = gl.arange(0, 64, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, 64, layout=gl.SliceLayout(0, layout))
    place = i[:, None] * 64 + j[None, :]
    tile = gl.allocate_shared_memory(gl.float32, [64, 64], shared, gl.load(x + place))
    amd.gfx1250.cluster.arrive()
    amd.gfx1250.cluster.wait()
    amd.gfx1250.async_copy.shared_to_global(y + place, tile)
    amd.gfx1250.async_copy.commit_group()
    amd.gfx1250.async_copy.wait_group(0)


@gluon.jit
def data_mover_fused(x, y, rows, columns):
    """Two tiles by one order to the tensor data mover."""
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    whole: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    first = tdm.make_tensor_descriptor(x, [rows, columns], [columns, 1], [64, 64], flat)
    second = tdm.make_tensor_descriptor(y, [rows, columns], [columns, 1], [64, 64], flat)
    a = gl.allocate_shared_memory(gl.float16, [64, 64], flat)
    b = gl.allocate_shared_memory(gl.float16, [64, 64], flat)
    tdm.async_load_fused([(first, a, 3), (second, b, 12)])
    tdm.async_wait(0)
    out = gl.allocate_shared_memory(gl.float16, [64, 64], flat, a.load(whole) + b.load(whole))
    tdm.async_store(second, [0, 64], out)
    tdm.async_wait(0)


CDNA = {"archs": (), "targets": ("gfx942", "gfx950")}
CDNA4 = {"archs": (), "targets": ("gfx950",)}
GFX1250 = {"archs": (), "targets": ("gfx1250",)}
HAS_GROUPS = hasattr(getattr(cdna4, "async_copy", None), "commit_group")
PRODUCT = "*fp16:16 *fp16:16 *fp32:16"
BUILDS = [
    {"kernel": buffers, "signature": "*fp32:16 *fp32:16 i32", "constants": {"SIZE": 1024}, **CDNA},
    {"kernel": buffer_atomics, "signature": "*i32:16 *i32:16 *fp32:16", "constants": {"SIZE": 1024}, **CDNA},
    {
        "kernel": matrix_cores,
        "signature": PRODUCT,
        "constants": {"ACC": mfma_cdna3, "KIND": "mfma", "WIDTH": 4, "SIZE": 64},
        "archs": (),
        "targets": ("gfx942",),
    },
    {
        "kernel": matrix_cores,
        "signature": PRODUCT,
        "constants": {"ACC": mfma_cdna4, "KIND": "mfma", "WIDTH": 8, "SIZE": 64},
        "variant": "cdna4",
        **CDNA4,
    },
    {
        "kernel": matrix_cores,
        "signature": PRODUCT,
        "constants": {"ACC": wmma_rdna4, "KIND": "rdna4", "WIDTH": 8, "SIZE": 64},
        "variant": "rdna4",
        "archs": (),
        "targets": ("gfx1201",),
    },
    {
        "kernel": matrix_cores,
        "signature": PRODUCT,
        "constants": {"ACC": wmma_gfx1250, "KIND": "gfx1250", "WIDTH": 8, "SIZE": 64},
        "variant": "gfx1250",
        **GFX1250,
    },
    {
        "kernel": matrix_cores_scaled,
        "signature": "*fp8e4nv:16 *fp8e4nv:16 *u8:16 *u8:16 *fp32:16",
        "constants": {"ACC": mfma_scaled, "SIZE": 128},
        **CDNA4,
    },
    {"kernel": copies, "signature": "*fp32:16 *fp32:16", "constants": {"SIZE": 64, "GROUPS": HAS_GROUPS}, **CDNA4},
    {
        "kernel": data_mover,
        "signature": "*fp16:16 *fp16:16 i32 i32:16",
        "constants": {"PADDED": padded},
        **GFX1250,
    },
    {"kernel": data_mover_rows, "signature": "*fp16:16 *fp16:16 *i32:16 i32 i32:16", **GFX1250},
    {"kernel": counted_copies, "signature": "*fp32:16 *fp32:16", **GFX1250},
    {"kernel": upcasts, "signature": "*fp8e4nv:16 *u8:16 *fp16:16", "constants": {"SIZE": 64}, **CDNA},
    {
        "kernel": downcasts,
        "signature": "*fp16:16 *u8:16 *fp8e4nv:16 *u8:16",
        "constants": {"SIZE": 64},
        **CDNA4,
    },
    {"kernel": clusters, "signature": "*fp32:16 *fp32:16", "ctas": 2, **GFX1250},
    {"kernel": data_mover_fused, "signature": "*fp16:16 *fp16:16 i32 i32:16", **GFX1250},
    {"kernel": staged, "signature": "*fp32:16 *fp32:16 i32", **CDNA},
]
