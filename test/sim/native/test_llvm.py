"""Kernels of the llvm dialect in the native engine: the numbers and the findings of the NumPy engine, and what it leaves to that."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.host import ir, module
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
from _both import both
from _random_kernels import Kernel
from _random_meetings import Meeting

sys.path.pop(0)

PIPELINE = (
    "builtin.module(gpu.module(convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-arith-to-llvm,"
    "convert-index-to-llvm,convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1},canonicalize,cse,reconcile-unrealized-casts))"
)


def lowered(drawn):
    """The kernel as upstream lowers it, on pointers; None where upstream does not."""
    with gpuir.Context():
        payload = gpuir.parse(drawn.text.replace("memref<?x", "memref<300x"))
        try:
            module("passmanager").PassManager.parse(PIPELINE).run(payload.operation)
        except ir.MLIRError:
            return None
    return payload


def compare(kind, seeds):
    """How many of the random kernels ran natively."""
    ran = 0
    for seed in seeds:
        drawn = kind(seed)
        payload = lowered(drawn)
        if payload is None:
            continue
        report, _ = both(payload, "kernel", drawn.grid, drawn.shape, *drawn.arguments(), max_steps=500)
        assert not (report.findings and report.engine.startswith("native"))
        ran += report.engine.startswith("native")
    return ran


@pytest.mark.parametrize(("kind", "least"), [(Kernel, 10), (Meeting, 5)])
def test_the_first_random_kernels(kind, least):
    assert compare(kind, range(16)) >= least


@pytest.mark.sweep(6)
@pytest.mark.parametrize("part", range(250))
@pytest.mark.parametrize("kind", [Kernel, Meeting])
def test_random_kernels(kind, part):
    compare(kind, range(10 * part, 10 * part + 10))


def kernel(body, arguments="%x: !llvm.ptr, %y: !llvm.ptr", more=""):
    return f"""gpu.module @kernels {{
llvm.mlir.global internal @tile() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<64 x i32>
llvm.mlir.global external @dynamic() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<0 x i8>
{more}
llvm.func @k({arguments}) attributes {{gpu.kernel, nvvm.kernel}} {{
%c0 = llvm.mlir.constant(0 : i32) : i32
%c1 = llvm.mlir.constant(1 : i32) : i32
%c31 = llvm.mlir.constant(31 : i32) : i32
%all = llvm.mlir.constant(-1 : i32) : i32
%t = nvvm.read.ptx.sreg.tid.x : i32
%b = nvvm.read.ptx.sreg.ctaid.x : i32
%d = nvvm.read.ptx.sreg.ntid.x : i32
%s = llvm.mul %b, %d : i32
%i = llvm.add %s, %t : i32
{body}
llvm.return
}}
}}"""


COPY = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, TYPE
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, TYPE
%v = llvm.load %p : !llvm.ptr -> TYPE
llvm.store %v, %q : TYPE, !llvm.ptr"""


@pytest.mark.parametrize(
    "type", ["i8", "i16", "i32", "i64", "f16", "f32", "f64", "vector<2xf32>", "vector<4xi32>", "vector<8xi8>"]
)
def test_copies_of_every_width(type):
    text = kernel(COPY.replace("TYPE", type))
    size = {"i8": 1, "i16": 2, "f16": 2, "i32": 4, "f32": 4, "vector<4xi32>": 16}.get(type, 8)
    x = np.random.default_rng(0).integers(0, 256, 64 * size).astype(np.uint8)
    report, (_, y) = both(text, "k", 2, 32, x, np.zeros_like(x))
    assert report.engine.startswith("native") and np.array_equal(x, y)
    for less in (1, size):
        report, _ = both(text, "k", 2, 32, x[: 64 * size - less].copy(), np.zeros_like(x))
        assert report.engine.startswith("numpy") and report.findings[0].kind == "out-of-bounds"


def test_accesses_of_two_widths_to_one_array():
    """Of one pointer both numbers of 4 and of 8 bytes are read, each where it is aligned."""
    body = """%at = llvm.mul %i, %two : i32
%p = llvm.getelementptr %x[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%q = llvm.getelementptr %x[%MORE] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.load %q : !llvm.ptr -> i64
%u = llvm.load %p : !llvm.ptr -> i32
%w = llvm.zext %u : i32 to i64
%sum = llvm.add %v, %w : i64
%r = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i64
llvm.store %sum, %r : i64, !llvm.ptr"""
    text = kernel("%two = llvm.mlir.constant(2 : i32) : i32\n%odd = llvm.add %i, %c1 : i32\n" + body)
    x = np.random.default_rng(0).integers(0, 1 << 62, 65)
    report, (_, y) = both(text.replace("MORE", "at"), "k", 2, 32, x, np.zeros(64, np.int64))
    assert report.engine.startswith("native")
    assert np.array_equal(y, x[:64] + (x[:64] & 0xFFFFFFFF))
    report, _ = both(text.replace("MORE", "odd"), "k", 2, 32, x, np.zeros(64, np.int64))
    assert report.engine.startswith("numpy: of the native engine, a check") and report.findings[0].kind == "misaligned"


PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry walk(.param .u64 px, .param .u64 py, .param .u32 n) {
  .reg .pred %p; .reg .b32 %r<9>; .reg .b64 %d<9>; .reg .f32 %f<9>;
  .shared .align 4 .f32 tile[64];
  ld.param.u64 %d1, [px]; ld.param.u64 %d2, [py]; ld.param.u32 %r1, [n];
  cvta.to.global.u64 %d1, %d1; cvta.to.global.u64 %d2, %d2;
  mov.u32 %r2, %tid.x; mul.wide.u32 %d3, %r2, 4;
  add.s64 %d4, %d1, %d3; mov.f32 %f1, 0f00000000; mov.u32 %r3, 0; mov.u32 %r5, tile; shl.b32 %r6, %r2, 2; add.u32 %r6, %r5, %r6;
LOOP:
  ld.global.f32 %f2, [%d4];
  st.shared.f32 [%r6], %f2;
  bar.sync 0;
  xor.b32 %r7, %r2, 1; shl.b32 %r7, %r7, 2; add.u32 %r7, %r5, %r7;
  ld.shared.f32 %f3, [%r7];
  fma.rn.f32 %f1, %f2, %f3, %f1;
  SECOND
  add.s64 %d4, %d4, 256; add.u32 %r3, %r3, 1;
  setp.lt.u32 %p, %r3, %r1;
  @%p bra LOOP;
  add.s64 %d2, %d2, %d3;
  st.global.f32 [%d2], %f1;
  ret;
}
"""


def walk(second, rows=5, steps=5):
    x = np.random.default_rng(1).random((rows, 64), np.float32)
    text = PTX.replace("SECOND", second)
    report, (_, y, _) = both(ptx.parse(text), "walk", 1, 64, x, np.zeros(64, np.float32), steps)
    return report, x, y


def test_a_loop_with_barriers_and_an_address_that_goes_on():
    report, x, y = walk("bar.sync 0;")
    assert report.engine.startswith("native")
    np.testing.assert_allclose(y, (x * x.reshape(5, 32, 2)[:, :, ::-1].reshape(5, 64)).sum(0), rtol=1e-5)


@pytest.mark.parametrize(("second", "steps", "kind"), [("", 5, "race"), ("bar.sync 0;", 6, "out-of-bounds")])
def test_faults_of_the_loop(second, steps, kind):
    report, *_ = walk(second, steps=steps)
    assert report.engine.startswith("numpy: of the native engine, a check")
    assert {each.kind for each in report.findings} == {kind}


WARP = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.load %p : !llvm.ptr -> i32
{}
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
llvm.store %w, %q : i32, !llvm.ptr"""
SHUFFLE = "%w = nvvm.shfl.sync {} %all, %v, %o, {} : i32 -> i32"


@pytest.mark.parametrize("kind", ["bfly", "up", "down", "idx"])
@pytest.mark.parametrize("offset", [0, 1, 7, 31, 33])
def test_shuffles(kind, offset):
    clamp = "%c0" if kind == "up" else "%c31"
    line = f"%o = llvm.mlir.constant({offset} : i32) : i32\n" + SHUFFLE.format(kind, clamp)
    x = np.random.default_rng(0).integers(0, 99, 128).astype(np.int32)
    report, _ = both(kernel(WARP.format(line)), "k", 2, 64, x, np.zeros_like(x))
    assert report.engine.startswith("native")


@pytest.mark.sweep(7)
@pytest.mark.parametrize(
    "line",
    [
        *(f"%w = nvvm.redux.sync {kind} %v, %all : i32 -> i32" for kind in ("add", "and", "or", "xor", "max", "min", "umax", "umin")),
        "%f = llvm.icmp \"sgt\" %v, %c31 : i32\n%w = nvvm.vote.sync ballot %all, %f -> i32",
        *(f"%f = llvm.icmp \"{how}\" %v, %c0 : i32\n%g = nvvm.vote.sync {kind} %all, %f -> i1\n%w = llvm.zext %g : i1 to i32"
          for kind in ("any", "all", "uni") for how in ("slt", "sge", "sgt")),
        "%m = llvm.mlir.constant(-8 : i32) : i32\n%g = llvm.or %v, %m : i32\n%w = nvvm.match.sync any %all, %g : i32 -> i32",
        "%z = llvm.mlir.constant(40 : i64) : i64\n%l = llvm.zext %v : i32 to i64\n%h = llvm.shl %l, %z : i64\n%w = nvvm.match.sync any %all, %h : i64 -> i32",
        # In the first warp of each block all have one number.
        *(f"%u = llvm.udiv %t, %c31 : i32\n{made}\n%k = nvvm.match.sync all %all, %n : i32 -> !llvm.struct<(i32, i1)>\n{taken}"
          for made in ("%n = llvm.and %u, %c0 : i32", "%n = llvm.xor %u, %c1 : i32", "%n = llvm.or %v, %u : i32")
          for taken in ("%w = llvm.extractvalue %k[0] : !llvm.struct<(i32, i1)>",
                        "%j = llvm.extractvalue %k[1] : !llvm.struct<(i32, i1)>\n%w = llvm.zext %j : i1 to i32")),
        "nvvm.bar.warp.sync %all : i32\n%w = llvm.intr.ctpop(%v) : (i32) -> i32",
    ],
)  # fmt: skip
def test_votes_and_reductions(line):
    x = np.random.default_rng(0).integers(-1, 99, 128).astype(np.int32)
    report, _ = both(kernel(WARP.format(line)), "k", 2, 64, x, np.zeros_like(x))
    assert report.engine.startswith("native")
    # Some lanes do not come to it.
    parted = f'%few = llvm.icmp "slt" %v, %c31 : i32\nllvm.cond_br %few, ^a, ^e(%c0 : i32)\n^a:\n{line}\nllvm.br ^e(%w : i32)\n^e(%end: i32):'
    report, _ = both(kernel(WARP.format(parted).replace("store %w", "store %end")), "k", 2, 64, x, np.zeros_like(x))
    assert report.engine.startswith("numpy: of the native engine, a check") and report.findings


#: The lanes of a lane's tile, a quarter of a warp.
TILE = """%three = llvm.mlir.constant(24 : i32) : i32
%first = llvm.and %t, %three : i32
%byte = llvm.mlir.constant(255 : i32) : i32
%tile = llvm.shl %byte, %first : i32
"""


@pytest.mark.sweep(9)
@pytest.mark.parametrize("mask", ["%all", "%tile"])
@pytest.mark.parametrize(
    "line",
    [
        *(f"%o = llvm.mlir.constant({offset} : i32) : i32\n%h = llvm.mlir.constant({clamp} : i32) : i32\n"
          f"%k = nvvm.shfl.sync {kind} MASK, %v, %o, %h {{return_value_and_is_valid}} : i32 -> !llvm.struct<(i32, i1)>\n"
          "%f = llvm.extractvalue %k[0] : !llvm.struct<(i32, i1)>\n%j = llvm.extractvalue %k[1] : !llvm.struct<(i32, i1)>\n"
          "%w = llvm.select %j, %f, %all : i1, i32"
          for kind in ("bfly", "up", "down", "idx") for offset in (1, 4, 5 if kind == "bfly" else 13)
          # By tiles of 8 and of 4, and 6 of a tile.
          for clamp in (0x1800 + 31 * (kind != "up"), 0x1C00 + 31 * (kind != "up"), 0x1805)),
        # As far as each lane says.
        "%h = llvm.mlir.constant(0x181F : i32) : i32\n%w = nvvm.shfl.sync idx MASK, %v, %v, %h : i32 -> i32",
        *(f"%f = llvm.icmp \"{how}\" %v, %c31 : i32\n%g = nvvm.vote.sync {kind} MASK, %f -> i1\n%w = llvm.zext %g : i1 to i32"
          for kind in ("any", "all", "uni") for how in ("slt", "sge", "eq")),
        "%f = llvm.icmp \"sgt\" %v, %c31 : i32\n%w = nvvm.vote.sync ballot MASK, %f -> i32",
        "%m = llvm.mlir.constant(-8 : i32) : i32\n%g = llvm.or %v, %m : i32\n%w = nvvm.match.sync any MASK, %g : i32 -> i32",
        *(f"%k = nvvm.match.sync all MASK, {of} : i32 -> !llvm.struct<(i32, i1)>\n%w = llvm.extractvalue %k[0] : !llvm.struct<(i32, i1)>"
          for of in ("%first", "%b", "%v")),
        *(f"%w = nvvm.redux.sync {kind} %v, MASK : i32 -> i32" for kind in ("add", "and", "or", "xor", "max", "min", "umax", "umin")),
    ],
)  # fmt: skip
def test_tiles_of_warps(line, mask):
    """All lanes come, and each with those of its tile alone."""
    x = np.random.default_rng(1).integers(-60, 60, 128).astype(np.int32)
    x[:8] = 5
    text = kernel(WARP.format(TILE + line.replace("MASK", mask)))
    report, _ = both(text, "k", 2, 64, x, np.zeros_like(x))
    assert report.engine.startswith("native")
    # A lane that is not among those that it names.
    others = text.replace("%tile = llvm.shl %byte, %first", "%tile = llvm.shl %byte, %c0")
    if mask == "%tile":
        report, _ = both(others, "k", 2, 64, x, np.zeros_like(x))
        assert report.engine.startswith("numpy") and report.findings


@pytest.mark.parametrize("kind", ["bfly", "up", "down", "idx"])
def test_values_of_other_tiles(kind):
    """A lane that reads one that its tile has not is a finding of the NumPy engine."""
    line = f"%h = llvm.mlir.constant({31 * (kind != 'up')} : i32) : i32\n%w = nvvm.shfl.sync {kind} %tile, %v, %three, %h : i32 -> i32"
    x = np.random.default_rng(1).integers(-60, 60, 128).astype(np.int32)
    text = kernel(WARP.format(TILE + line))
    report, _ = both(text, "k", 2, 64, x, np.zeros_like(x))
    assert report.engine.startswith("numpy") and "does not take part" in str(report.findings[0])


def test_dynamic_shared_memory():
    body = """%m = llvm.mlir.addressof @dynamic : !llvm.ptr<3>
%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.load %p : !llvm.ptr -> i32
%l = llvm.getelementptr %m[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
llvm.store %v, %l : i32, !llvm.ptr<3>
nvvm.barrier
%o = llvm.xor %t, %c31 : i32
%r = llvm.getelementptr %m[%o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
%w = llvm.load %r : !llvm.ptr<3> -> i32
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
llvm.store %w, %q : i32, !llvm.ptr"""
    x = np.arange(128, dtype=np.int32)
    report, (_, y) = both(kernel(body), "k", 2, 64, x, np.zeros_like(x), smem=256)
    assert report.engine.startswith("native") and np.array_equal(y, x ^ 31)
    report, _ = both(kernel(body), "k", 2, 64, x, np.zeros_like(x), smem=128)
    assert report.engine.startswith("numpy") and report.findings[0].kind == "out-of-bounds"
    report, _ = both(kernel(body.replace("nvvm.barrier", "")), "k", 2, 64, x, np.zeros_like(x), smem=256)
    assert {each.kind for each in report.findings} <= {"race", "uninitialized"} and report.findings


SWITCH = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, TYPE
%v = llvm.load %p : !llvm.ptr -> TYPE
%more = llvm.add %i, %c31 : i32
llvm.switch %v : TYPE, ^other(%c0 : i32) [
CASES
]
^other(%g: i32):
llvm.br ^end(%g : i32)
^one(%h: i32):
%square = llvm.mul %h, %h : i32
llvm.br ^end(%square : i32)
^two:
%less = llvm.sub %more, %c1 : i32
llvm.br ^end(%less : i32)
^end(%w: i32):
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
llvm.store %w, %q : i32, !llvm.ptr"""


@pytest.mark.sweep(6)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("type", [np.int8, np.int16, np.int32, np.int64])
def test_switches(type, seed):
    random, bounds = np.random.default_rng(seed), np.iinfo(type)
    numbers = np.unique([bounds.min, bounds.max, -1, 0, *random.integers(-100, 100, 4)]).astype(type)
    cases = random.permutation(numbers)[: (2, 3, 5, 6)[seed]]
    ways = ["^two", "^one(%more : i32)", "^one(%c31 : i32)", "^other(%i : i32)"]
    drawn = [*ways[:2], *random.choice(ways, len(cases) - 2)]
    text = SWITCH.replace("CASES", ",\n".join(f"{n}: {way}" for n, way in zip(cases, random.permutation(drawn))))
    x = random.choice(numbers, 128)
    report, _ = both(kernel(text.replace("TYPE", f"i{bounds.bits}")), "k", 2, 64, x, np.zeros(128, np.int32))
    assert report.engine.startswith("native") and not report.findings


def test_a_switch_without_cases():
    first, _, rest = SWITCH.partition("^one")
    text = first.replace("CASES\n", "") + rest[rest.index("^end(%w") :]
    report, _ = both(kernel(text.replace("TYPE", "i32")), "k", 2, 64, np.ones(128, np.int32), np.ones(128, np.int32))
    assert report.engine.startswith("native")


@pytest.mark.parametrize(("body", "why"), [
    ("%f = llvm.icmp \"eq\" %t, %c0 : i32\n%p = llvm.select %f, %x, %y : i1, !llvm.ptr\nllvm.store %i, %p : i32, !llvm.ptr", "an address"),
    ("%p = llvm.ptrtoint %x : !llvm.ptr to i64\n%q = llvm.mul %p, %p : i64\nllvm.store %q, %y : i64, !llvm.ptr", "an address"),
    ("llvm.br ^l\n^l:\n%o = llvm.atomicrmw add %x, %c1 monotonic : !llvm.ptr, i32\n%m = llvm.icmp \"slt\" %o, %c31 : i32\nllvm.cond_br %m, ^l, ^e\n^e:", "depends on the order"),
    ("%p = llvm.alloca %t x i32 : (i32) -> !llvm.ptr\nllvm.store %i, %p : i32, !llvm.ptr", "kernel's begin"),
    ("llvm.store %x, %y : !llvm.ptr, !llvm.ptr", "stores no addresses"),
])  # fmt: skip
def test_what_is_left_to_the_other_engine(body, why):
    report, _ = both(kernel(body), "k", 1, 1, np.zeros(4, np.int64), np.zeros(4, np.int64))
    assert report.engine.startswith("numpy: of the native engine, ") and why in report.engine
    with pytest.raises(gpuir.Error, match="engine='native'"):
        sim.launch(kernel(body), "k", 1, 1, np.zeros(4, np.int64), np.zeros(4, np.int64), engine="native")


def test_without_checks_nobody_looks_whether_threads_meet():
    """Only where the native engine was asked for by name: each thread of a block is at the one element behind the one before it."""
    text = kernel("llvm.store %i, %x : i32, !llvm.ptr")
    x = np.zeros(4, np.int32)
    report = sim.launch(text, "k", 2, 64, x, x.copy(), engine="native", checks=False)
    assert report.engine.startswith("native") and x[0] == 127
    for options in ({"engine": "auto", "checks": False}, {"engine": "native", "on_fault": "report"}):
        report = sim.launch(text, "k", 2, 64, x, x.copy(), **options)
        assert report.engine.startswith("numpy: of the native engine, a check")
    with pytest.raises(sim.SimulationError, match="out-of-bounds"):
        sim.launch(text.replace("%x :", "%q :").replace("llvm.store", "%q = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32\nllvm.store"),
                   "k", 2, 64, x, x.copy(), engine="native", checks=False)  # fmt: skip


OWN = """%own = llvm.alloca %c31 x i32 : (i32) -> !llvm.ptr
%count = llvm.urem %t, %c31 : i32
llvm.br ^loop(%c0 : i32)
^loop(%k: i32):
%p = llvm.getelementptr %own[%k] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.mul %k, %i : i32
llvm.store %v, %p : i32, !llvm.ptr
%next = llvm.add %k, %c1 : i32
%more = llvm.icmp "sle" %next, LIMIT : i32
llvm.cond_br %more, ^loop(%next : i32), ^end
^end:
BARRIER
%at = llvm.getelementptr %own[%count] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%w = llvm.load %at : !llvm.ptr -> i32
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
llvm.store %w, %q : i32, !llvm.ptr"""


@pytest.mark.parametrize("barrier", ["", "nvvm.barrier"])
def test_each_thread_has_arrays_of_its_own(barrier):
    """In bounds and written they run natively; else the other engine says what is wrong."""
    text = kernel(OWN.replace("BARRIER", barrier))
    y = np.zeros(128, np.int32)
    report, (_, y) = both(text.replace("LIMIT", "%count"), "k", 2, 64, y, y)
    assert report.engine.startswith("native") and not report.findings
    assert np.array_equal(y, np.arange(128) % 64 % 31 * np.arange(128))
    for limit in ("%c0", "%t"):  # what nobody has written is read; it goes beyond the array's end
        report, _ = both(text.replace("LIMIT", limit), "k", 2, 64, y, y)
        assert report.engine.startswith("numpy: of the native engine, a check")


def test_constants_and_structs_by_value():
    """A variable in constant memory has what the module says, a struct the bytes that are given."""
    more = 'llvm.mlir.global internal constant @table("\\01\\00\\00\\00\\02\\00\\00\\00\\04\\00\\00\\00\\08\\00\\00\\00") {addr_space = 4 : i32, alignment = 4 : i64} : !llvm.array<16 x i8>'
    body = """%table = llvm.mlir.addressof @table : !llvm.ptr<4>
%three = llvm.mlir.constant(3 : i32) : i32
%n = llvm.and %i, %three : i32
%p = llvm.getelementptr %table[%n] : (!llvm.ptr<4>, i32) -> !llvm.ptr<4>, i32
%u = llvm.load %p : !llvm.ptr<4> -> i32
%r = llvm.getelementptr %s[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
%f = llvm.load %r : !llvm.ptr -> i32
%g = llvm.load %s : !llvm.ptr -> i32
%h = llvm.mul %f, %u : i32
%v = llvm.add %h, %g : i32
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
llvm.store %v, %q : i32, !llvm.ptr"""
    arguments = "%s: !llvm.ptr {llvm.byval = !llvm.array<8 x i8>, llvm.align = 4 : i64}, %y: !llvm.ptr, %spare: i64"
    text = kernel(body, arguments, more).replace("%s = llvm.mul", "%base = llvm.mul").replace("llvm.add %s,", "llvm.add %base,")  # fmt: skip
    given = np.array([5, 7], np.int32).view(np.uint8).copy()
    report, (_, y, _) = both(text, "k", 2, 32, given, np.zeros(64, np.int32), np.zeros(3))
    assert report.engine.startswith("native"), report.engine
    assert np.array_equal(y, 5 + 7 * (1 << np.arange(64) % 4))


def test_vectors_and_structs_of_numbers():
    """What each of their numbers gives: sums, selections, bits in other widths, parts in other orders, through branches."""
    body = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xf32>
%v = llvm.load %p : !llvm.ptr -> vector<4xf32>
%two = llvm.mlir.constant(dense<[2.0, -1.0, 0.5, 3.0]> : vector<4xf32>) : vector<4xf32>
%sum = llvm.fmul %v, %two : vector<4xf32>
%more = llvm.fcmp "ogt" %sum, %v : vector<4xf32>
%most = llvm.select %more, %sum, %v : vector<4xi1>, vector<4xf32>
%turned = llvm.shufflevector %most, %two [3, 0, 5, 1] : vector<4xf32>
%few = llvm.icmp "slt" %i, %c31 : i32
llvm.cond_br %few, ^end(%turned : vector<4xf32>), ^end(%most : vector<4xf32>)
^end(%w: vector<4xf32>):
%halves = llvm.bitcast %w : vector<4xf32> to vector<8xi16>
%one = llvm.mlir.constant(dense<1> : vector<8xi16>) : vector<8xi16>
%odd = llvm.add %halves, %one : vector<8xi16>
%words = llvm.bitcast %odd : vector<8xi16> to vector<2xi64>
%none = llvm.mlir.undef : !llvm.struct<(vector<2xi64>, i32)>
%some = llvm.insertvalue %words, %none[0] : !llvm.struct<(vector<2xi64>, i32)>
%both = llvm.insertvalue %i, %some[1] : !llvm.struct<(vector<2xi64>, i32)>
%part = llvm.extractvalue %both[0] : !llvm.struct<(vector<2xi64>, i32)>
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<2xi64>
llvm.store %part, %q : vector<2xi64>, !llvm.ptr"""
    x = np.random.default_rng(3).standard_normal(256).astype(np.float32)
    report, _ = both(kernel(body), "k", 2, 32, x, np.zeros(128, np.int64))
    assert report.engine.startswith("native"), report.engine


@pytest.mark.parametrize("kind", ["volatile", "atomic"])
def test_volatile_and_atomic_accesses(kind):
    """They order nothing here: each thread has its own element, or the other engine runs it."""
    how, order = ("volatile ", "") if kind == "volatile" else ("", " atomic monotonic {alignment = 4 : i64}")
    body = f"""%n = llvm.udiv %i, WIDE : i32
%p = llvm.getelementptr %x[%n] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.load {how}%p{order} : !llvm.ptr -> i32
%w = llvm.add %v, %c1 : i32
llvm.store {how}%w, %p{order} : i32, !llvm.ptr"""
    x = np.arange(64, dtype=np.int32)
    report, (x, _) = both(kernel(body.replace("WIDE", "%c1")), "k", 2, 32, x, x)
    assert report.engine.startswith("native") and np.array_equal(x, np.arange(1, 65))
    report, _ = both(kernel(body.replace("WIDE", "%c31")), "k", 2, 32, x, x)
    assert report.engine.startswith("numpy: of the native engine, a check")


def test_predicates_and_bits_of_addresses():
    """An access with a predicate is a branch; of the only variable in shared memory an address may have bits set."""
    second = """setp.lt.u32 %p, %r2, 40; mov.f32 %f5, 0f3F800000;
@%p ld.global.f32 %f5, [%d4];
or.b32 %r7, %r5, 4; xor.b32 %r7, %r7, 12; add.u32 %r7, %r7, 0;
@!%p ld.shared.f32 %f5, [%r7];
bar.sync 0;
fma.rn.f32 %f1, %f5, %f2, %f1;"""
    report, x, y = walk(second)
    assert report.engine.startswith("native"), report.engine
    flag = np.arange(64) < 40
    np.testing.assert_allclose(
        y, sum(row * row[np.arange(64) ^ 1] + row * np.where(flag, row, row[2]) for row in x), rtol=1e-5
    )
    report, *_ = walk(second.replace("bar.sync 0;", "").replace("fma", "@%p st.shared.f32 [%r7], %f5;\nfma", 1))
    assert report.engine.startswith("numpy: of the native engine, a check") and report.findings


@pytest.mark.parametrize("order", ["acquire", "release", "acq_rel", "seq_cst"])
def test_fences_order_nothing(order):
    """Who needs them is left to the NumPy engine, and who does not runs."""
    alone = kernel(f"{COPY.replace('TYPE', 'i32')}\nllvm.fence {order}")
    x = np.arange(64, dtype=np.int32)
    report, (_, y) = both(alone, "k", 2, 32, x, np.zeros_like(x))
    assert report.engine.startswith("native") and np.array_equal(x, y)


@pytest.mark.parametrize("op", ["nvvm.griddepcontrol wait", "nvvm.griddepcontrol launch_dependents", "nvvm.prefetch level = L2, %x : !llvm.ptr"])  # fmt: skip
def test_hints_are_nothing(op):
    report, (x, y) = both(kernel(f"{COPY.replace('TYPE', 'i32')}\n{op}"), "k", 2, 32, np.arange(64, dtype=np.int32), np.zeros(64, np.int32))  # fmt: skip
    assert report.engine.startswith("native"), report.engine
    np.testing.assert_array_equal(x, y)


def test_an_op_without_results_is_named():
    text = kernel(f"{COPY.replace('TYPE', 'i32')}\nnvvm.pmevent id = 1")
    x = np.arange(64, dtype=np.int32)
    report = sim.launch(text, "k", 2, 32, x, np.zeros_like(x), engine="auto")
    assert "has no such op ('nvvm.pmevent')" in report.engine


@pytest.mark.parametrize(("type", "body"), [
    ("i32", "%r = llvm.intr.usub.sat(%v, %w) : (i32, i32) -> i32"), ("i16", "%r = llvm.intr.uadd.sat(%v, %w) : (i16, i16) -> i16"),
    ("i32", "%r = llvm.or disjoint %v, %w : i32"), ("i32", "%r = llvm.ashr exact %v, %c1 : i32"),
    ("i32", "%r = llvm.zext nneg %h : i16 to i32"), ("i32", "%r = llvm.lshr exact %v, %c1 : i32"),
    ("f32", "%r = llvm.intr.rint(%v) : (f32) -> f32"), ("f32", "%r = llvm.intr.nearbyint(%v) : (f32) -> f32"),
    ("f32", "%r = llvm.fadd %v, %w {fastmathFlags = #llvm.fastmath<fast>} : f32"),
    ("f32", "%r = llvm.fdiv %v, %w {fastmathFlags = #llvm.fastmath<arcp, ninf>} : f32"),
    ("f32", "%n = llvm.fmul %v, %w {fastmathFlags = #llvm.fastmath<contract>} : f32\n%r = llvm.fsub %n, %w {fastmathFlags = #llvm.fastmath<contract>} : f32"),
], ids=str)  # fmt: skip
def test_what_flags_promise_changes_nothing(type, body):
    """Numbers are those of the op without its flags, also where these promise what is not so."""
    text = kernel(f"""%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, {type}
%next = llvm.xor %i, %c31 : i32
%o = llvm.getelementptr %x[%next] : (!llvm.ptr, i32) -> !llvm.ptr, {type}
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, {type}
%v = llvm.load %p : !llvm.ptr -> {type}
%w = llvm.load %o : !llvm.ptr -> {type}
{"%h = llvm.trunc %v : i32 to i16" if "%h" in body else ""}
{body}
llvm.store %r, %q : {type}, !llvm.ptr""")
    dtype = {"i16": np.int16, "i32": np.int32, "f32": np.float32}[type]
    x = np.random.default_rng(1).integers(-(1 << 15), 1 << 15, 64).astype(dtype)
    if type == "f32":
        x = x / np.float32(8)
        x[:4] = np.inf, np.nan, 0, -0.5
    report, _ = both(text, "k", 2, 32, x, np.zeros_like(x))
    assert report.engine.startswith("native")
