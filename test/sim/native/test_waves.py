"""AMD's waves in the native engine: rocdl's moves between lanes, raw buffers and MFMA, as the NumPy engine has them."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

THREADS = 128


def kernel(body, *, more=""):
    """A kernel of two arrays of i32, whose thread has %i, its element's addresses %from and %to, and %v."""
    return f"""gpu.module @kernels {{
{more}
llvm.func @k(%x: !llvm.ptr<1>, %y: !llvm.ptr<1>) attributes {{gpu.kernel, rocdl.kernel}} {{
%c0 = llvm.mlir.constant(0 : i32) : i32
%c2 = llvm.mlir.constant(2 : i32) : i32
%c4 = llvm.mlir.constant(4 : i32) : i32
%t = rocdl.workitem.id.x : i32
%b = rocdl.workgroup.id.x : i32
%size = llvm.mlir.constant({THREADS} : i32) : i32
%before = llvm.mul %b, %size : i32
%i = llvm.add %before, %t : i32
%from = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
%to = llvm.getelementptr %y[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
%v = llvm.load %from : !llvm.ptr<1> -> i32
{body}
llvm.return
}}
}}"""


def given(count=2 * THREADS, seed=0):
    return np.random.default_rng(seed).integers(-1000, 1000, count).astype(np.int32)


def launched(body, x=None, y=None, grid=2, lanes=64, **more):
    """``lanes``: 32 for gfx11 and later, which the chip's name tells."""
    x = given() if x is None else x
    chip = {"chip": "gfx1201"} if lanes == 32 else {}
    arrays = x, np.zeros_like(x) if y is None else y
    report, (_, y) = both(kernel(body, **more), "k", grid, THREADS, *arrays, lanes=lanes, **chip)
    return report, x, y


RESULT = "llvm.store %r, %to : i32, !llvm.ptr<1>"
CONTROLS = [
    0x1B,
    0x4E,
    0xB1,
    0xFF,
    0x101,
    0x104,
    0x10F,
    0x111,
    0x118,
    0x121,
    0x12C,
    0x140,
    0x141,
    0x142,
    0x143,
    0x161,
    0x16F,
]


@pytest.mark.sweep(16)
@pytest.mark.parametrize("bound", ["true", "false"])
@pytest.mark.parametrize(("rows", "banks"), [(15, 15), (10, 15), (12, 5)])
@pytest.mark.parametrize("control", CONTROLS, ids=hex)
def test_dpp(control, rows, banks, bound):
    body = f"%o = llvm.mul %v, %c4 : i32\n%r = rocdl.update.dpp %o, %v with {control}, {rows}, {banks}, {bound} : i32\n{RESULT}"
    assert launched(body)[0].engine.startswith("native")


IN_ROWS = [control for control in CONTROLS if control not in (0x142, 0x143)]


@pytest.mark.sweep(8)
@pytest.mark.parametrize(("rows", "banks"), [(15, 15), (1, 15), (3, 5)])
@pytest.mark.parametrize("control", IN_ROWS, ids=hex)
def test_dpp_of_32_lanes(control, rows, banks):
    body = f"%o = llvm.mul %v, %c4 : i32\n%r = rocdl.update.dpp %o, %v with {control}, {rows}, {banks}, true : i32\n{RESULT}"
    assert launched(body, lanes=32)[0].engine.startswith("native")


@pytest.mark.parametrize("body", [
    "%r = rocdl.readfirstlane %v : i32",
    "%l = llvm.mlir.constant(19 : i32) : i32\n%r = rocdl.readlane %v, %l : (i32, i32) -> i32",
    "%f = llvm.mul %v, %c4 : i32\n%r = rocdl.ds_bpermute %f, %v : (i32, i32) -> i32",
    "%f = llvm.icmp \"sgt\" %v, %c0 : i32\n%r = rocdl.ballot %f : i32",
    "%m = llvm.mlir.constant(-1 : i32) : i32\n%r = rocdl.mbcnt.lo %m, %v : (i32, i32) -> i32",
    "%p = llvm.mlir.constant(1985229328 : i32) : i32\n%q = llvm.mlir.constant(-19088744 : i32) : i32\n"
    "%r = rocdl.permlanex16 %v, %v, %p, %q, true, false : i32, i32",
    "%p = llvm.mlir.constant(19088743 : i32) : i32\n%q = llvm.mlir.constant(1985229328 : i32) : i32\n"
    "%r = rocdl.permlanex16 %v, %v, %p, %q, true, true : i32, i32",
], ids=lambda body: body.partition("rocdl.")[2].split()[0])  # fmt: skip
def test_lanes_of_32(body):
    report, *_ = launched(f"{body}\n{RESULT}", lanes=32)
    assert report.engine.startswith("native")


def test_lanes_of_no_chip():
    """Whether 32 lanes go in lockstep a chip's name tells."""
    report, *_ = both(
        kernel(f"%r = rocdl.readfirstlane %v : i32\n{RESULT}"), "k", 2, THREADS, given(), np.zeros_like(given())
    )
    assert "waves whose lanes go in lockstep" in report.engine


@pytest.mark.parametrize("body", [
    "%r = rocdl.readfirstlane %v : i32",
    "%l = llvm.mlir.constant(37 : i32) : i32\n%r = rocdl.readlane %v, %l : (i32, i32) -> i32",
    "%f = llvm.mul %v, %c4 : i32\n%r = rocdl.ds_bpermute %f, %v : (i32, i32) -> i32",
    "%f = llvm.icmp \"sgt\" %v, %c0 : i32\n%w = rocdl.ballot %f : i64\n%r = llvm.trunc %w : i64 to i32",
    "%m = llvm.mlir.constant(-1 : i32) : i32\n%a = rocdl.mbcnt.lo %m, %v : (i32, i32) -> i32\n%r = rocdl.mbcnt.hi %m, %a : (i32, i32) -> i32",
    "%g = \"rocdl.grid.dim.x\"() : () -> i32\n%w = \"rocdl.workgroup.dim.x\"() : () -> i32\n%s = llvm.add %g, %w : i32\n%r = llvm.add %s, %v : i32",
    "rocdl.s.setprio 1\nrocdl.s.nop 0\n%r = llvm.add %v, %c4 : i32",
], ids=lambda body: body.partition("rocdl.")[2].split()[0])  # fmt: skip
def test_lanes(body):
    report, *_ = launched(f"{body}\n{RESULT}")
    assert report.engine.startswith("native")


@pytest.mark.parametrize("function", ["exp", "exp2", "log", "sqrt", "rsq", "tanh", "rcp"])
def test_functions(function):
    x = np.abs(given()).astype(np.float32).view(np.int32)
    x[:8] = np.array([0, -0.0, np.inf, np.nan, 1e-40, 3e38, 1, 2], np.float32).view(np.int32)
    body = f"%f = llvm.bitcast %v : i32 to f32\n%g = rocdl.{function} %f f32 -> f32\n%r = llvm.bitcast %g : f32 to i32\n{RESULT}"
    report, *_ = launched(body, x)
    assert report.engine.startswith("native")


RESOURCE = """%stride = llvm.mlir.constant(0 : i16) : i16
%records = llvm.mlir.constant(RECORDS : i64) : i64
%flags = llvm.mlir.constant(159744 : i32) : i32
%in = rocdl.make.buffer.rsrc %x, %stride, %records, %flags : <1> to <8>
%out = rocdl.make.buffer.rsrc %y, %stride, %records, %flags : <1> to <8>
%bytes = llvm.shl %i, %shift : i32"""


@pytest.mark.sweep(16)
@pytest.mark.parametrize("scalar", [0, 16])
@pytest.mark.parametrize("records", [2147483646, 1024, 400, 256, 0])
@pytest.mark.parametrize(
    ("type", "shift"), [("i32", 2), ("f32", 2), ("i16", 1), ("vector<4xi32>", 4), ("vector<2xf16>", 2)]
)
def test_raw_buffers(type, shift, records, scalar):
    """What is outside of the resource reads zero, and is not written."""
    x = given(4096)
    body = f"""%shift = llvm.mlir.constant({shift} : i32) : i32
%soffset = llvm.mlir.constant({scalar} : i32) : i32
{RESOURCE.replace("RECORDS", str(records))}
%r = rocdl.raw.ptr.buffer.load %in, %bytes, %soffset, 0 : {type}
rocdl.raw.ptr.buffer.store %r, %out, %bytes, %soffset, 0 : {type}"""
    report, _, y = launched(body, x, np.full_like(x, 7))
    assert report.engine.startswith("native")
    size = {"i16": 2, "vector<4xi32>": 16}.get(type, 4)
    end = min(records // size * size, scalar + 2 * THREADS * size)
    assert np.array_equal(y.view(np.uint8)[scalar:end], x.view(np.uint8)[scalar:end])
    assert np.all(y.view(np.uint8)[max(end, scalar) :] == np.full_like(x, 7).view(np.uint8)[max(end, scalar) :])


def test_raw_buffers_by_sums_that_wrap():
    """An offset is a number of 32 bits, whatever its parts are."""
    body = f"""%shift = llvm.mlir.constant(2 : i32) : i32
{RESOURCE.replace("RECORDS", "2147483646")}
%less = llvm.mlir.constant(-256 : i32) : i32
%more = llvm.mlir.constant(256 : i32) : i32
%start = llvm.add %less, %bytes : i32
%at = llvm.add %start, %more : i32
%r = rocdl.raw.ptr.buffer.load %in, %at, %c0, 0 : f32
rocdl.raw.ptr.buffer.store %r, %out, %at, %c0, 0 : f32"""
    report, x, y = launched(body)
    assert report.engine.startswith("native")
    assert np.array_equal(x, y)


@pytest.mark.parametrize(("records", "offset"), [(1000, 0), (2147483646, 1 << 20), (2147483646, 2)])
def test_raw_buffers_left_to_numpy(records, offset):
    """A vector that is inside in part; elements that are not there; and such as are not aligned."""
    body = f"""%shift = llvm.mlir.constant(4 : i32) : i32
%soffset = llvm.mlir.constant({offset} : i32) : i32
{RESOURCE.replace("RECORDS", str(records))}
%r = rocdl.raw.ptr.buffer.load %in, %bytes, %soffset, 0 : vector<4xi32>
rocdl.raw.ptr.buffer.store %r, %out, %bytes, %c0, 0 : vector<4xi32>"""
    report, *_ = launched(body, given(1024), np.zeros(1024, np.int32))
    assert report.engine.startswith("numpy: of the native engine, a check")
    assert bool(report.findings) == bool(offset)


PRODUCTS = {
    "f32.32x32x8f16": ("vector<4xf16>", 16, "f32"), "f32.16x16x16f16": ("vector<4xf16>", 4, "f32"),
    "f32.32x32x8bf16.1k": ("vector<4xi16>", 16, "f32"), "f32.16x16x16bf16.1k": ("vector<4xi16>", 4, "f32"),
    "f32.32x32x2f32": ("f32", 16, "f32"), "f32.16x16x4f32": ("f32", 4, "f32"),
    "i32.32x32x16.i8": ("i64", 16, "i32"), "i32.16x16x32.i8": ("i64", 4, "i32"),
    "f32.32x32x16.f16": ("vector<8xf16>", 16, "f32"), "f32.16x16x32.f16": ("vector<8xf16>", 4, "f32"),
}  # fmt: skip


@pytest.mark.parametrize("name", PRODUCTS)
def test_products(name):
    operand, held, sums = PRODUCTS[name]
    wide = np.dtype({"f32": np.int32, "i64": np.int64}.get(operand, np.int64 if "4x" in operand else np.uint8)).itemsize
    wide = 16 if "8x" in operand else wide
    body = f"""%a_at = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<{wide} x i8>
%a = llvm.load %a_at {{alignment = {min(wide, 8)} : i64}} : !llvm.ptr<1> -> {operand}
%last = llvm.mlir.constant({2 * THREADS - 1} : i32) : i32
%j = llvm.sub %last, %i : i32
%b_at = llvm.getelementptr %x[%j] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<{wide} x i8>
%b2 = llvm.load %b_at {{alignment = {min(wide, 8)} : i64}} : !llvm.ptr<1> -> {operand}
%c = llvm.mlir.constant(dense<{"1.5" if sums == "f32" else "3"}> : vector<{held}x{sums}>) : vector<{held}x{sums}>
%d1 = rocdl.mfma.{name} %a, %b2, %c, 0, 0, none : ({operand}, {operand}, vector<{held}x{sums}>) -> vector<{held}x{sums}>
%d = rocdl.mfma.{name} %b2, %a, %d1, 0, 0, none : ({operand}, {operand}, vector<{held}x{sums}>) -> vector<{held}x{sums}>
%d_at = llvm.getelementptr %y[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<{held} x i32>
"""
    for at in range(0, held, 4):
        parts = [f"%n{at}_{k} = llvm.mlir.constant({at + k} : i64) : i64\n%e{at}_{k} = llvm.extractelement %d[%n{at}_{k} : i64] : vector<{held}x{sums}>\n"
                 f"%p{at}_{k} = llvm.getelementptr %d_at[{at + k}] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32\nllvm.store %e{at}_{k}, %p{at}_{k} : {sums}, !llvm.ptr<1>"
                 for k in range(4)]  # fmt: skip
        body += "\n".join(parts) + "\n"
    # Whole numbers, whose sums every order gives.
    values = np.random.default_rng(3).integers(-4, 5, 2 * THREADS * 8)
    element = np.int8 if sums == "i32" else np.float32 if operand == "f32" else np.float16
    x = values.astype(element)
    if "bf16" in name:
        x = (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    x = np.resize(x, 2 * THREADS * wide // x.itemsize).view(np.int32).copy()
    report, _, y = launched(body, np.resize(x, max(x.size, 2 * THREADS)), np.zeros(2 * THREADS * held, np.int32))
    assert report.engine.startswith("native")
    assert np.any(y)


SHARED = "llvm.mlir.global internal @tile() {addr_space = 3 : i32} : !llvm.array<128 x i32>"
IN_TILE = """%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%mine = llvm.getelementptr %tile[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
%flip = llvm.mlir.constant(FLIP : i32) : i32
%o = llvm.xor %t, %flip : i32
%other = llvm.getelementptr %tile[%o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
llvm.store %v, %mine : i32, !llvm.ptr<3>
BARRIER
%r = llvm.load %other : !llvm.ptr<3> -> i32"""


@pytest.mark.parametrize(("flip", "barrier", "found"), [
    (1, "", False), (63, "", False), (64, "", True), (64, "rocdl.s.barrier", False), (127, "rocdl.barrier", False),
])  # fmt: skip
def test_lockstep(flip, barrier, found):
    """Lanes of a wave go in lockstep, and see what others have written; waves need a barrier."""
    body = IN_TILE.replace("FLIP", str(flip)).replace("BARRIER", barrier)
    report, x, y = launched(f"{body}\n{RESULT}", more=SHARED)
    assert report.engine.startswith("numpy" if found else "native")
    assert bool(report.findings) == found
    if not found:
        assert np.array_equal(y, x.reshape(2, THREADS)[:, np.arange(THREADS) ^ flip].reshape(-1))


@pytest.mark.parametrize(("value", "found"), [("%t64", False), ("%c4", False), ("%t", None)])
def test_writes_of_what_is_there(value, found):
    """Lanes of a wave that write the same to one element at once do not race; those that write their own do."""
    body = f"""%six = llvm.mlir.constant(6 : i32) : i32
%t64 = llvm.lshr %t, %six : i32
%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%wave = llvm.getelementptr %tile[%t64] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
llvm.store {value}, %wave : i32, !llvm.ptr<3>
rocdl.s.barrier
%r = llvm.load %wave : !llvm.ptr<3> -> i32"""
    report, *_ = launched(f"{body}\n{RESULT}", more=SHARED)
    assert report.engine.startswith("numpy" if found is None else "native")
    assert bool(report.findings) == (found is None)


def test_waves_that_write_the_same_are_left_to_numpy():
    """What is right in one order need not be so in another one: nothing orders waves."""
    body = "%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>\nllvm.store %c4, %tile : i32, !llvm.ptr<3>\nrocdl.s.barrier\n%r = llvm.load %tile : !llvm.ptr<3> -> i32"
    report, *_ = launched(f"{body}\n{RESULT}", more=SHARED)
    assert report.engine.startswith("numpy") and not report.findings
