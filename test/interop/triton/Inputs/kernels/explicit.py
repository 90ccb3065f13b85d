"""Kernels in Gluon, which says layouts, memory and barriers itself, for ops that Triton's compiler does not make."""

import triton.experimental.gluon.language as gl
from triton.experimental import gluon

# Newer releases have other names for the same.
copies = getattr(getattr(gl.nvidia, "ampere", None), "async_copy", None)
copy_in = getattr(copies, "async_load", None) or getattr(copies, "async_copy_global_to_shared", None)
view = getattr(gl.shared_memory_descriptor, "reinterpret", None) or gl.shared_memory_descriptor._reinterpret


@gluon.jit
def copy_with_barrier(x, y, BLOCK: gl.constexpr):
    """Asynchronous copies that an mbarrier counts."""
    layout: gl.constexpr = gl.BlockedLayout([4], [32], [4], [0])
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [0])
    place = gl.arange(0, BLOCK, layout=layout)
    buffer = gl.allocate_shared_memory(gl.float32, [BLOCK], flat)
    ready = gl.allocate_shared_memory(gl.int64, [1], gl.nvidia.ampere.mbarrier.MBarrierLayout())
    gl.nvidia.ampere.mbarrier.init(ready, 1)
    copy_in(buffer, x + place)
    gl.nvidia.ampere.async_copy.mbarrier_arrive(ready, increment_count=True)
    gl.nvidia.ampere.mbarrier.arrive(ready)
    gl.nvidia.ampere.mbarrier.wait(ready, 0)
    gl.store(y + place, buffer.load(layout))
    gl.nvidia.ampere.mbarrier.invalidate(ready)


@gluon.jit
def turn(x, y, SIZE: gl.constexpr):
    """A transpose of numbers whose bits are read as another type from shared memory."""
    rows: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, rows))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, rows))
    place = i[:, None] * SIZE + j[None, :]
    buffer = gl.allocate_shared_memory(gl.float32, [SIZE, SIZE], flat, gl.load(x + place))
    bits = view(buffer, gl.int32, [SIZE, SIZE], flat)
    gl.store(y + place, gl.convert_layout(gl.permute(bits.load(rows), (1, 0)), rows).to(gl.float32))


@gluon.jit
def reshaped(x, y, SIZE: gl.constexpr):
    """Shared memory in another shape."""
    tile: gl.constexpr = gl.BlockedLayout([1, 4], [2, 16], [4, 1], [1, 0])
    cube: gl.constexpr = gl.BlockedLayout([1, 1, 4], [1, 2, 16], [4, 1, 1], [2, 1, 0])
    whole: gl.constexpr = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=16, rank=2)
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, tile))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, tile))
    buffer = gl.allocate_shared_memory(gl.float16, [SIZE, SIZE], whole, gl.load(x + i[:, None] * SIZE + j[None, :]))
    values = buffer.reshape((4, SIZE // 4, SIZE)).load(cube)
    a = gl.arange(0, 4, layout=gl.SliceLayout(1, gl.SliceLayout(2, cube)))
    b = gl.arange(0, SIZE // 4, layout=gl.SliceLayout(0, gl.SliceLayout(2, cube)))
    c = gl.arange(0, SIZE, layout=gl.SliceLayout(0, gl.SliceLayout(0, cube)))
    place = (a[:, None] * (SIZE // 4) + b[None, :])[:, :, None] * SIZE + c[None, :][None, :, :]
    gl.store(y + place, values)


@gluon.jit
def mma_with_commit(a, b, c, SIZE: gl.constexpr, HALF: gl.constexpr):
    """A product in tensor memory whose end a barrier is told of, read in two halves."""
    rows: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    whole: gl.constexpr = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=16, rank=2)
    tmem: gl.constexpr = gl.nvidia.blackwell.TensorMemoryLayout([SIZE, SIZE], unpacked=True)
    half: gl.constexpr = gl.BlockedLayout([1, HALF], [32, 1], [4, 1], [0, 1])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, rows))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, rows))
    place = i[:, None] * SIZE + j[None, :]
    left = gl.allocate_shared_memory(gl.float16, [SIZE, SIZE], whole, gl.load(a + place))
    right = gl.allocate_shared_memory(gl.float16, [SIZE, SIZE], whole, gl.load(b + place))
    gl.nvidia.blackwell.fence_async_shared()
    done = gl.allocate_shared_memory(gl.int64, [1], gl.nvidia.hopper.mbarrier.MBarrierLayout())
    gl.nvidia.hopper.mbarrier.init(done, 1)
    acc = gl.nvidia.blackwell.allocate_tensor_memory(gl.float32, [SIZE, SIZE], tmem)
    gl.nvidia.blackwell.tcgen05_mma(left, right, acc, use_acc=False)
    gl.nvidia.blackwell.tcgen05_commit(done)
    gl.nvidia.hopper.mbarrier.wait(done, 0)
    gl.nvidia.hopper.mbarrier.invalidate(done)
    for part in gl.static_range(2):
        values = acc.slice(part * HALF, HALF).load(half)
        row = gl.arange(0, SIZE, layout=gl.SliceLayout(1, half))
        column = part * HALF + gl.arange(0, HALF, layout=gl.SliceLayout(0, half))
        gl.store(c + row[:, None] * SIZE + column[None, :], values)


NVIDIA = ("sm_80", "sm_90", "sm_100", "sm_120")
BUILDS = [
    {
        "kernel": copy_with_barrier,
        "signature": "*fp32:16 *fp32:16",
        "constants": {"BLOCK": 512},
        "archs": (80, 90),
        "targets": NVIDIA,
        "versions": ("3.5.1",),
    },
    {
        "kernel": turn,
        "signature": "*fp32:16 *fp32:16",
        "constants": {"SIZE": 32},
        "archs": (90,),
        "targets": NVIDIA,
        "versions": ("3.5.1",),
    },
    {
        "kernel": reshaped,
        "signature": "*fp16:16 *fp16:16",
        "constants": {"SIZE": 64},
        "archs": (90,),
        "targets": NVIDIA,
        "versions": ("3.5.1",),
    },
    {
        "kernel": mma_with_commit,
        "signature": "*fp16:16 *fp16:16 *fp32:16",
        "constants": {"SIZE": 128, "HALF": 64},
        "archs": (100,),
        "targets": ("sm_100",),
        "versions": ("3.5.1",),
    },
]
