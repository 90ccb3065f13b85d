"""What came after 3.5: atomic loads and stores, shared memory by index, PTX without operands; AMD's switches; Proton's marks."""

import triton
import triton.experimental.gluon.language as gl
import triton.language as tl
from triton.experimental import gluon

try:
    import triton.profiler.language as pl
    from triton.language.extra.cuda import gdc

    pl.enable_semantic("triton")
except (ImportError, AttributeError):
    pl = gdc = None  # in 3.4, which refuses the kernels that ask them

NVIDIA = ("sm_80", "sm_90", "sm_100", "sm_120")
AMD = ("gfx942", "gfx950", "gfx1201", "gfx1250")


def _instrumented():
    """Has Triton keep the marks; where the switch is has changed."""
    from triton.profiler import flags

    if hasattr(flags, "flags"):
        flags.flags.instrumentation_on = True
    else:
        flags.set_instrumentation_on()
    return 256


@triton.jit
def ordered(x, y, flag, BLOCK: tl.constexpr):
    """Atomic loads and stores of each order and scope."""
    place = tl.arange(0, BLOCK)
    a = tl.atomic_load(x + place, mask=place < 100)
    b = tl.atomic_load(x + place, sem="relaxed", scope="sys")
    tl.atomic_store(y + place, a + b)
    tl.atomic_store(flag, 1, sem="relaxed", scope="cta")
    tl.atomic_store(flag, tl.atomic_load(flag, sem="acquire") + 1)


@triton.jit
def polled(x, y, flag, BLOCK: tl.constexpr):
    """Waits until a number in memory is another one."""
    place = tl.arange(0, BLOCK)
    tl.atomic_poll(flag, 1)
    tl.store(y + place, tl.load(x + place))


@triton.jit
def divided(x, y, BLOCK: tl.constexpr):
    """Division that need not be exact."""
    place = tl.arange(0, BLOCK)
    tl.store(y + place, tl.fdiv(tl.load(x + place), tl.load(y + place), approx=True))


@triton.jit
def chained(x, y, BLOCK: tl.constexpr):
    """Waits for the grid before, and lets the next begin."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    gdc.gdc_wait()
    value = tl.load(x + place)
    gdc.gdc_launch_dependents()
    tl.store(y + place, value)


@triton.jit
def marked(x, y, BLOCK: tl.constexpr):
    """Where Proton is to look at the clock."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    pl.enter_scope("load")
    value = tl.load(x + place)
    pl.exit_scope("load")
    with pl.scope("store"):
        tl.store(y + place, value + 1)


@triton.jit
def marked_events(x, y, BLOCK: tl.constexpr):
    """The same of something that begins in one place and ends in another."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    event = pl.allocate_event("copy")
    pl.start_event(event)
    value = tl.load(x + place)
    tl.store(y + place, value + 1)
    pl.end_event(event)


@triton.jit
def counts(x, y, BLOCK: tl.constexpr):
    """Additions whose order nobody minds."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(y + place, tl.load(x + place), sem="relaxed")
    tl.atomic_cas(y + BLOCK + place, tl.zeros((BLOCK,), tl.int32), tl.full((BLOCK,), 1, tl.int32), sem="relaxed")


@triton.jit
def products(a, b, c, ACC: tl.constexpr, SIZE: tl.constexpr, STEPS: tl.constexpr):
    """Products with several things to do between: for switches of the scheduler."""
    i, j = tl.arange(0, SIZE), tl.arange(0, SIZE)
    place = i[:, None] * SIZE + j[None, :]
    acc = tl.zeros((SIZE, SIZE), ACC)
    for step in range(STEPS):
        x, y = tl.load(a + step * SIZE * SIZE + place), tl.load(b + step * SIZE * SIZE + place)
        acc = tl.dot(x, y, acc, out_dtype=ACC)
    tl.store(c + place, acc.to(tl.float16))


@gluon.jit
def by_index(x, index, y, SIZE: gl.constexpr):
    """Shared memory read and written by indices, and added to."""
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, layout))
    place = i[:, None] * SIZE + j[None, :]
    tile = gl.allocate_shared_memory(gl.int32, [SIZE, SIZE], flat, gl.load(x + place))
    chosen = gl.load(index + place)
    values = tile.gather(chosen, 0)
    tile.scatter(values + 1, chosen, 1)
    gl.store(y + place, tile.load(layout))


@gluon.jit
def counted(x, index, y, SIZE: gl.constexpr):
    """Atomic operations on shared memory by indices."""
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    flat: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [0])
    place = gl.arange(0, SIZE, layout=layout)
    counts = gl.allocate_shared_memory(gl.int32, [SIZE], flat, gl.zeros([SIZE], gl.int32, layout))
    chosen, value = gl.load(index + place), gl.load(x + place)
    counts.atomic_scatter_add(value, chosen, 0)
    old = counts.atomic_scatter_max(value, chosen, 0, mask=place < 100)
    gl.store(y + place, counts.load(layout) + old)


@gluon.jit
def words(x, y, SIZE: gl.constexpr):
    """PTX by itself, PTX with values, how many warps there are, layouts that Triton finds."""
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    gl.inline_asm("// a word")
    place = gl.arange(0, SIZE, layout=layout)
    value = gl.inline_asm_elementwise("add.f32 $0, $1, 1.0;", "=f,f", [gl.load(x + place)], gl.float32, True, 1)
    auto = gl.full([SIZE], 2.0, gl.float32)
    gl.store(y + place, value * gl.set_auto_layout(auto, layout) + gl.num_warps())
    gl.barrier()


@gluon.jit
def by_hand(a, b, c, SIZE: gl.constexpr):
    """A product of plain FMAs; packed fp4 to f16."""
    layout: gl.constexpr = gl.BlockedLayout([4, 4], [4, 8], [4, 1], [1, 0])
    left: gl.constexpr = gl.DotOperandLayout(0, layout, 0)
    right: gl.constexpr = gl.DotOperandLayout(1, layout, 0)
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, layout))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, layout))
    place = i[:, None] * SIZE + j[None, :]
    x = gl.convert_layout(gl.load(a + place), left)
    y = gl.convert_layout(gl.load(b + place), right)
    gl.store(c + place, gl.dot_fma(x, y, gl.zeros([SIZE, SIZE], gl.float32, layout)))


@gluon.jit
def unpacked(x, y, SIZE: gl.constexpr):
    """Pairs of fp4 in a byte as f16."""
    few: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    many: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, few))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, few))
    wide = gl.fp4_to_fp(gl.load(x + i[:, None] * SIZE + j[None, :]), gl.float16, 1)
    k = gl.arange(0, SIZE, layout=gl.SliceLayout(1, many))
    m = gl.arange(0, 2 * SIZE, layout=gl.SliceLayout(0, many))
    gl.store(y + k[:, None] * 2 * SIZE + m[None, :], wide)


VECTOR = {"signature": "*fp32:16 *fp32:16", "constants": {"BLOCK": 256}, "archs": ()}
ONE = ("sm_90", "gfx942")
TILES = {
    "signature": "*fp16:16 *fp16:16 *fp16:16",
    "constants": {"ACC": tl.float32, "SIZE": 128, "STEPS": 8},
    "archs": (),
}
BUILDS = [
    {**VECTOR, "kernel": ordered, "signature": "*i32:16 *i32:16 *i32:16"},
    {**VECTOR, "kernel": polled, "signature": "*i32:16 *i32:16 *i32:16"},
    {**VECTOR, "kernel": divided},
    {**VECTOR, "kernel": chained, "targets": ("sm_90", "sm_100"), "options": {"launch_pdl": True}},
    {**VECTOR, "kernel": marked, "constants": {"BLOCK": _instrumented}, "targets": ONE, "profiled": True},
    {
        **VECTOR,
        "kernel": marked_events,
        "constants": {"BLOCK": _instrumented},
        "targets": ("sm_90",),
        "profiled": True,
    },
    {
        **VECTOR,
        "kernel": counts,
        "signature": "*i32:16 *i32:16",
        "knobs": {"amd.use_buffer_ops": True, "amd.use_buffer_atomics": True},
        "targets": AMD,
    },
    {
        **TILES,
        "kernel": products,
        "variant": "buffers",
        "knobs": {"amd.use_buffer_ops": True},
        "targets": AMD,
    },
    {
        **TILES,
        "kernel": products,
        "variant": "local_prefetch",
        "options": {"schedule_hint": "local-prefetch"},
        "knobs": {"amd.use_buffer_ops": True},
        "targets": ("gfx942",),
    },
    {
        **TILES,
        "kernel": products,
        "variant": "async_copy",
        "knobs": {"amd.use_async_copy": True},
        "targets": AMD,
    },
    {
        **TILES,
        "kernel": products,
        "variant": "attention",
        "options": {"schedule_hint": "attention", "matrix_instr_nonkdim": 16, "waves_per_eu": 2},
        "targets": ("gfx942", "gfx950"),
    },
    {
        **TILES,
        "kernel": products,
        "variant": "pingpong",
        "warps": 8,
        "knobs": {"amd.use_block_pingpong": True, "amd.use_async_copy": True},
        "targets": ("gfx942", "gfx950"),
    },
    {
        **TILES,
        "kernel": products,
        "variant": "transposed",
        "constants": {"ACC": tl.float32, "SIZE": 64, "STEPS": 4},
        "knobs": {"amd.use_in_thread_transpose": True, "amd.use_buffer_ops": False},
        "targets": ("gfx942",),
    },
    {
        **TILES,
        "kernel": products,
        "variant": "int8",
        "signature": "*i8:16 *i8:16 *fp16:16",
        "constants": {"ACC": tl.int32, "SIZE": 64, "STEPS": 4},
        "targets": ("sm_80", "sm_90", "gfx942", "gfx1201", "gfx1250"),
    },
    {
        **TILES,
        "kernel": products,
        "variant": "f64",
        "signature": "*fp64:16 *fp64:16 *fp16:16",
        "constants": {"ACC": tl.float64, "SIZE": 32, "STEPS": 2},
        "targets": ("sm_90", "gfx942"),
    },
    {
        **TILES,
        "kernel": by_index,
        "signature": "*i32:16 *i32:16 *i32:16",
        "constants": {"SIZE": 32},
        "targets": NVIDIA[:2],
    },
    {
        **TILES,
        "kernel": counted,
        "signature": "*i32:16 *i32:16 *i32:16",
        "constants": {"SIZE": 128},
        "targets": ("sm_90",),
    },
    {**TILES, "kernel": words, "signature": "*fp32:16 *fp32:16", "constants": {"SIZE": 128}, "targets": ("sm_90",)},
    {
        **TILES,
        "kernel": by_hand,
        "signature": "*fp32:16 *fp32:16 *fp32:16",
        "constants": {"SIZE": 32},
        "targets": ("sm_90", "gfx1201"),
    },
    {
        **TILES,
        "kernel": unpacked,
        "signature": "*u8:16 *fp16:16",
        "constants": {"SIZE": 32},
        "targets": ("sm_90", "gfx1250"),
    },
]
