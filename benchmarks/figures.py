"""What `make bench` measures, and how much faster gpuir is meant to be: one figure a case and its peers."""

from __future__ import annotations

from typing import NamedTuple

from texts import KINDS

MEGABYTE = 1_000_000


class Figure(NamedTuple):
    """One case of the peers, and by how much gpuir is meant to be faster than each (None: for information).

    `size` is in ops, and in bytes where the unit is MB/s (None: as the command line says), `repetitions` how many there are at most
    (None: no bound). The peer "itself" is gpuir at the case `against`. A `fresh` figure has a new process for every repetition. The unit B/op is for peak memory, of
    which less is better.
    """

    case: str
    title: str
    asked: dict[str, float | None]
    unit: str = "op/s"
    size: int | None = None
    against: str = ""
    fresh: bool = False
    repetitions: int | None = None


_BUILD: dict[str, float | None] = {"host": 1.3, "host ext": None, "xdsl": 5}
_PARSE: dict[str, float | None] = {"xdsl": 5, "host": None, "iree-opt": None}
_PRINT: dict[str, float | None] = {"xdsl": 2, "host": None, "iree-opt": None}
_MEMORY: dict[str, float | None] = {"host": None, "xdsl": None}
_KERNELS, _LAUNCHES = "kernel/s", "launch/s"
_MATMUL = "simulate a 512x512x512 f16 matmul"
#: By kernel: what is simulated, and how many times as fast as the interpreter it is meant to be.
_TILES = {
    "add": ("the sum of two vectors of 10,000,000 f32", 30),
    "softmax": ("softmax of 4,096 rows of 1,024 f32", 30),
    "matmul": ("a 512x512x512 f16 matmul in tiles of 64x64x32", 10),
    "attention": ("attention forward of 2x8 heads x 1,024 x 64", 10),
}
#: By kernel of the native engine: what it does, and what part of a peer's speed it is meant to have, with checks and without.
_NUMPY, _BLAS = "NumPy", "BLAS on a core"
_NATIVE: dict[str, tuple[str, str, float, float | None]] = {
    "elementwise": ("elementwise 10^7", _NUMPY, 0.33, 0.83),
    "sums by shuffles": ("sums of 2^20 by shuffles", _NUMPY, 0.1, 0.25),
    "transpose": ("transpose 1,024 squared", _NUMPY, 0.1, 0.25),
    "histogram": ("histogram of 2^20 by atomics", _NUMPY, 0.1, 0.25),
    "matmul": ("tiled f32 matmul 1,024 cubed", _BLAS, 0.05, None),
    "mma matmul": ("sm_80 mma matmul 512 cubed", _BLAS, 0.33, None),
    "Hopper GEMM": ("Hopper GEMM 512 cubed by TMA, wgmma and roles", _BLAS, 0.1, None),
}
_UPSTREAM = ("gpu.thread_id", "gpu.memcpy", "gpu.shuffle", "gpu.launch_func", "nvgpu.device_async_copy")
_CORPUS = "parse and verify Triton corpus"
FIGURES = (
    Figure("build multi_mma", "build multi_mma, attributes at hand", _BUILD),
    Figure("build multi_mma from values", "build multi_mma, maps and strings", _BUILD),
    Figure("build value_barrier", "build value_barrier, 1 operand", _BUILD),
    Figure("build value_barrier of 4", "build value_barrier, 4 operands", _BUILD),
    Figure("build yield", "build yield", _BUILD),
    # What gpuir takes beyond the host's own builder of the op costs at most a quarter more.
    *(Figure(f"build {op}", f"build {op}", {"host": 0.8}) for op in _UPSTREAM),
    # Texts in which each function has types of its own come first: a line that repeats is what a memo answers.
    *(
        Figure(
            f"{what} {kind}", f"{what} {kind}{'' if 'line' in kind else ', no two functions alike'}", asked, size=5_000
        )
        for what, asked in (("parse", _PARSE), ("print", _PRINT))
        for kind in KINDS
    ),
    # The host's own ways to the same op, from one that it knows without a dialect: peer_host_rewriting.py.
    Figure(
        "lower multi_mma", "lower multi_mma to mfma", {"xdsl": 6, "host callbacks": None, "host PDL": None}, size=10_000
    ),
    # The one above goes a way that leaves checks out; this is what a user's pattern takes, checks and all.
    Figure(
        "rewrite by a plain pattern",
        "rewrite arith.mulf by a plain pattern",
        {"xdsl": 3, "host callbacks": None, "host PDL": None},
        size=10_000,
    ),
    *(
        Figure(f"{what} multi_mma", f"peak memory to {what} multi_mma", _MEMORY, "B/op", 10_000, fresh=True)
        for what in ("build", "parse")
    ),
    # The corpus has a size of its own: the one that is given here is that of the text which xDSL reads instead.
    Figure("parse corpus in fresh contexts", f"{_CORPUS}, a new context for each module", {"triton": None}, "MB/s"),
    Figure("parse corpus", f"{_CORPUS}, first pass of a process", {"triton": None}, "MB/s", fresh=True),
    Figure("parse corpus", f"{_CORPUS}, again in one context", {"triton": 0.1, "xdsl": 5}, "MB/s", MEGABYTE // 2),
    Figure("make a context", "make a context, parse one op", {"host": None}, "context/s", 20),
    Figure("print corpus", "print Triton corpus, first pass of a process", {"triton": None}, "MB/s", fresh=True),
    Figure("print corpus", "print Triton corpus", {"itself": 1, "triton": None}, "MB/s", against="parse corpus"),
    Figure("read TTGIR", "parse and verify 10 MB of TTGIR", {"triton": None}, "MB/s", 10 * MEGABYTE, fresh=True),
    # Triton compiles an equal kernel from its TTGIR: cases_compile.py. gpuir starts from what that becomes, thread-level IR.
    Figure(
        "compile first", "compile wgmma matmul to cubin, first of a process", {"triton": None}, _KERNELS, 1, fresh=True
    ),
    *(
        Figure(
            f"compile matmul of {w} warps", f"compile wgmma matmul of {w} warps to cubin", {"triton": 2}, _KERNELS, 5
        )
        for w in (8, 4)
    ),
    Figure("compile from the cache", "the same from the cache", {"triton": 1}, _KERNELS, 5),
    Figure(
        "compile side by side", "compile 8 wgmma matmuls side by side", {"itself": 1.5}, _KERNELS, 8, "compile in turn"
    ),
    # Launches of matrix products, with the checks that are the default: cases_sim.py. What Triton's interpreter takes goes by
    # the number of tiles, so that one with larger tiles is the faster peer.
    Figure(
        "simulate matmul, tiles as large",
        f"{_MATMUL}, the peer's tiles 128 deep",
        {"triton interpreter": None},
        _LAUNCHES,
        5,
    ),
    Figure("simulate matmul", f"{_MATMUL}, default checks", {"triton interpreter": 1}, _LAUNCHES, 5),
    Figure(
        "simulate matmul",
        f"{_MATMUL}, beside no checks",
        {"itself": 0.25},
        _LAUNCHES,
        5,
        "simulate matmul without checks",
    ),
    Figure("simulate matmul without checks", f"{_MATMUL}, no checks", {"triton interpreter": None}, _LAUNCHES, 5),
    Figure(
        "simulate large matmul with 2 workers",
        "simulate a 2048x2048x2048 f16 matmul in 2 processes",
        {"itself": 1.7},
        _LAUNCHES,
        4,
        "simulate large matmul",
    ),
    # At most so many times NumPy's time, or one core's BLAS, with checks and without: cases_native.py.
    *(
        Figure(
            f"{engine}, {kernel}{case}",
            f"{engine}: {title}, ratio to {peer}, {said} checks",
            {"itself": ratio},
            _LAUNCHES,
            10,
            f"numpy, {kernel}",
        )
        for kernel, (title, peer, *asked) in _NATIVE.items()
        for engine, case, said, ratio in zip(
            ("default engine", "native engine"), ("", " without checks"), ("with", "without"), asked
        )
    ),
    # PTX from text to a module, at 3 MB/s or more, and what part of it is the host's: cases_ptx.py.
    Figure("read PTX", "read PTX", {"itself": None}, "MB/s", 20_000, "parse what PTX becomes"),
    # From text to result in a process that is warm, in 0.2 s or less.
    Figure(
        "run a small PTX program",
        "read and simulate PTX of 200 instructions",
        {"itself": None},
        _LAUNCHES,
        5,
        "read a small PTX program",
    ),
    # Kernels of other compilers: cases_cuda.py. Triton's PTX may take three times as long as gpuir's own product.
    Figure(
        "simulate Triton's PTX",
        f"{_MATMUL} from Triton's PTX for sm_80",
        {"itself": 0.33},
        _LAUNCHES,
        5,
        "simulate matmul",
    ),
    *(
        Figure(
            case,
            f"simulate a tiled 512x512x512 f32 matmul of CUDA C++, {engine}",
            asked,
            _LAUNCHES,
            1,
            against,
            repetitions=3,
        )
        for case, engine, of_scalars, of_numba in (
            ("simulate CUDA C++", "the default engine", 20.0, 100.0),
            ("simulate CUDA C++ by NumPy", 'engine="numpy"', None, None),
        )
        for asked, against in (
            (dict[str, float | None](itself=of_scalars), "loops on NumPy's scalars"),
            ({"numba simulator": of_numba}, ""),
        )
    ),
    # What two processors give at that moment: those of a rented machine may be one's two threads.
    Figure(
        "simulate large matmul with 2 workers",
        "simulate it in 2 processes, against two launches side by side",
        {"itself": None},
        _LAUNCHES,
        4,
        "simulate large matmuls side by side",
    ),
    # Triton's programs on tiles, from TTIR and from what Triton's passes make of it for sm_80: cases_tiles.py. The interpreter, which
    # runs the same source on the same grid, takes seconds.
    *(
        Figure(
            f"tiles {kernel} {stage}",
            f"simulate {title} from {stage.upper()}, default checks",
            {"triton interpreter": asked},
            _LAUNCHES,
            1,
            repetitions=2,
        )
        for kernel, (title, asked) in _TILES.items()
        for stage in ("ttir", "ttgir")
    ),
    *(
        Figure(
            f"tiles {kernel} {stage}",
            f"simulate {title} from {stage.upper()}, beside {beside}",
            {"itself": asked},
            _LAUNCHES,
            1,
            f"tiles {kernel} {stage} {against}",
        )
        for kernel, (title, _) in _TILES.items()
        for stage in ("ttir", "ttgir")
        for beside, against, asked in (
            ("no checks", "without checks", 0.33),
            ("the same in 2 processes", "in 2 processes", None),
        )
    ),  # fmt: skip
)
#: The figure that tells peak memory too, as how many times the text it may be.
MEMORY, MEMORY_ASKED = "read TTGIR", 10


class Growth(NamedTuple):
    """A case at growing sizes, and how much more an op or a MB may take at the largest than at the smallest."""

    case: str
    unit: str
    sizes: tuple[int, ...]
    asked: float | None = None


_OPS = (1_000, 10_000, 100_000, 1_000_000)
GROWTH = (
    *(Growth(f"{what} multi_mma", "us an op", _OPS) for what in ("build", "parse", "print")),
    Growth("lower multi_mma", "us an op", _OPS, 1.3),
    # Programs of 16 elements each, on tiles.
    Growth("tiles programs", "us an op", _OPS),
    # In proportion to the text, but for what a machine's caches and a busy hour do to it.
    *(Growth(f"{what} TTGIR", "ms a MB", (1, 5, 25, 50), 1.3) for what in ("parse", "print")),
)
#: From this size on, of which a run takes half a minute, growth is measured once.
LARGE = 1_000_000
