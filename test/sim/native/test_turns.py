"""Atomic updates whose outcome depends on the order of the threads, in the native engine: that of the NumPy engine, or left to it."""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both, kernel
from test_llvm import kernel as llvm_kernel
from test_llvm import lowered

sys.path.pop(0)

_GLOBAL, _SHARED = "memref<300xTYPE>", "memref<7xTYPE, #gpu.address_space<workgroup>>"


class Turns:
    """A random kernel with an update or two, in and behind branches, loops and barriers; its arguments and sizes."""

    name = "kernel"

    def __init__(self, seed):
        self.random = random = np.random.default_rng(seed)
        self.lines, self.count = [], 0
        self.kind, self.type = (
            ("addf", "f32"), ("addf", "f64"), ("mulf", "f32"), ("assign", "i32"), ("addi", "i32"), ("addi", "i64"), ("maxs", "i32"), ("xori", "i32"),
        )[random.integers(8)]  # fmt: skip
        self.grid, self.block = (int(random.choice([1, 2, 5]))), int(random.choice([1, 32, 33, 48, 64, 96]))
        self.shape = self.block
        self.shared = random.random() < 0.3
        self.meets = self.shared or random.random() < 0.4
        if self.shared:
            self.lines.append(f"""%seven = arith.constant 7 : index
%first = arith.cmpi ult, %t, %seven : index
scf.if %first {{ memref.store %one, %h[%t] : {_SHARED} }}""")
        if self.meets:
            self.lines.append("gpu.barrier")
        self.update(int(random.integers(3)))
        if self.meets:
            self.lines.append("gpu.barrier")
        if random.random() < 0.15:
            self.update(1)
        if self.shared:
            self.lines.append("gpu.barrier\n" if random.random() < 0.9 else "")
            self.lines.append(f"""%row = arith.remui %t, %seven : index
%end = memref.load %h[%row] : {_SHARED}
memref.store %end, %z[%i] : {_GLOBAL}""")
        body = "\n".join(self.lines).replace("TYPE", self.type)
        shared = f"workgroup(%h : {_SHARED.replace('TYPE', self.type)})" if self.shared else ""
        zero = "1.0" if self.type[0] == "f" else "1"
        self.text = f"""gpu.module @kernels {{
gpu.func @kernel(%x: memref<300xi32>, %v: memref<300x{self.type}>, %y: memref<300x{self.type}>, %z: memref<300x{self.type}>) {shared} kernel {{
%one = arith.constant {zero} : {self.type}
%i = gpu.global_id x
%t = gpu.thread_id x
%n0 = arith.constant 0 : index
%n1 = arith.constant 1 : index
%size = arith.constant 300 : index
%inside = arith.cmpi ult, %i, %size : index
%xi = memref.load %x[%i] : memref<300xi32>
%at = arith.index_cast %xi : i32 to index
%value = memref.load %v[%i] : memref<300x{self.type}>
{body}
gpu.return
}}
}}"""

    def update(self, deep):
        random, number = self.random, self.count
        self.count += 1
        if not deep:
            memory, of = ("%h", _SHARED) if self.shared else ("%y", _GLOBAL)
            self.lines.append(
                f"%old{number} = memref.atomic_rmw {self.kind} %value, {memory}[%at] : (TYPE, {of}) -> TYPE"
            )
            if random.random() < 0.7 and not self.shared:
                self.lines.append(f"memref.store %old{number}, %z[%i] : {_GLOBAL}")
            return
        if random.random() < 0.1:
            self.lines.append(
                f"%three{number} = arith.constant 3 : index\nscf.for %k{number} = %n0 to %three{number} step %n1 {{"
            )
        else:
            of, type = (("%t", "index"), ("%i", "index"), ("%xi", "i32"))[random.integers(3)]
            how = ("ult", "eq", "ne", "uge", "slt")[random.integers(5)]
            bound = random.choice([0, 1, 3, 31, 32, 40])
            self.lines.append(
                f"%b{number} = arith.constant {bound} : {type}\n%c{number} = arith.cmpi {how}, {of}, %b{number} : {type}\nscf.if %c{number} {{"
            )
            if random.random() < 0.3:
                self.lines.append("} else {")
        self.update(deep - 1)
        self.lines.append("}")

    def arguments(self):
        many = 300
        values = self.random.normal(size=many) if self.type[0] == "f" else self.random.integers(-99, 99, many)
        type = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i64": np.int64}[self.type]
        at = self.random.integers(0, 7, 480).astype(np.int32)[:300]
        return [at, values.astype(type), self.random.integers(0, 9, many).astype(type), np.zeros(many, type)]


def relaxed(drawn):
    """The kernel on pointers, its updates without an order of other accesses, as CUDA C++ has them."""
    payload = lowered(drawn)
    assert payload is not None
    return str(payload).replace(" acq_rel ", " monotonic ")


def compare(seeds, form):
    ran = 0
    for seed in seeds:
        drawn = Turns(seed)
        if drawn.grid * drawn.block > 300:
            drawn.grid = 300 // drawn.block
        payload = drawn.text if form == "gpu" else relaxed(drawn)
        report, _ = both(payload, "kernel", drawn.grid, drawn.block, *drawn.arguments())
        assert not (report.findings and report.engine.startswith("native"))
        ran += report.engine.startswith("native")
    return ran


@pytest.mark.parametrize("form", ["gpu", "llvm"])
def test_the_first_random_kernels(form):
    assert compare(range(16), form) >= 6


@pytest.mark.sweep(12)
@pytest.mark.parametrize("part", range(100))
@pytest.mark.parametrize("form", ["gpu", "llvm"])
def test_random_kernels(form, part):
    compare(range(10 * part, 10 * part + 10), form)


FETCH = """%v = memref.load %x[%i] : memref<?xi32>
%at = arith.index_cast %v : i32 to index
%old = memref.atomic_rmw addf %one, %y[%at] : (f32, memref<?xf32>) -> f32
memref.store %old, %z[%i] : memref<?xf32>"""
ARGUMENTS = "%one: f32, %x: memref<?xi32>, %y: memref<?xf32>, %z: memref<?xf32>"


def test_turns_of_more_threads_than_the_numpy_engine_runs_at_once():
    n = 1 << 16
    x = np.random.default_rng(0).integers(0, 9, n).astype(np.int32)
    arguments = 1.0, x, np.zeros(9, np.float32), np.zeros(n, np.float32)
    report, (_, _, y, z) = both(kernel(FETCH, ARGUMENTS), "k", n // 256, 256, *arguments, checks=False)
    assert report.engine.startswith("native")
    assert np.array_equal(y, np.bincount(x))
    assert np.array_equal(z[:100], [np.count_nonzero(x[:i] == x[i]) for i in range(100)])


@pytest.mark.parametrize("options", [{"seed": 1}, {"explore": 2}])
def test_another_order_is_left_to_the_numpy_engine(options):
    x = np.zeros(64, np.int32)
    arguments = 0.1, x, np.zeros(1, np.float32), np.zeros(64, np.float32)
    report, _ = both(kernel(FETCH, ARGUMENTS), "k", 2, 32, *arguments, **options)
    assert "the launch asks for another" in report.engine


SUM = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
%v = llvm.load %p : !llvm.ptr -> f32
%l = llvm.mlir.addressof @tile : !llvm.ptr<3>
%m = llvm.getelementptr %l[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
llvm.store %v, %m : f32, !llvm.ptr<3>
nvvm.barrier
%f = llvm.icmp "HOW" %t, BOUND : i32
llvm.cond_br %f, ^a, ^e
^a:
%n = llvm.xor %t, %c31 : i32
%o = llvm.getelementptr %l[%n] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
%u = llvm.load %o : !llvm.ptr<3> -> f32
%old = llvm.atomicrmw fadd %y, %u monotonic : !llvm.ptr, f32
llvm.br ^e
^e:"""


@pytest.mark.parametrize(("how", "bound", "native"), [
    ("eq", "%c0", True), ("eq", "%c31", True), ("ult", "%c31", True), ("ne", "%c0", False), ("ult", "%b", False),
])  # fmt: skip
def test_sums_of_floats_by_one_warp_of_a_block(how, bound, native):
    """What some warps take apart from others is in another order than that of the threads."""
    x = np.random.default_rng(0).normal(size=640).astype(np.float32)
    text = llvm_kernel(SUM.replace("HOW", how).replace("BOUND", bound))
    report, (_, y) = both(text, "k", 10, 64, x, np.zeros(1, np.float32))
    assert report.engine.startswith("native") is native
    assert y[0] != 0


LEADERS = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
%v = llvm.load %p : !llvm.ptr -> f32
%tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
%zero = llvm.mlir.constant(0.0 : f32) : f32
%first = llvm.icmp "eq" %t, %c0 : i32
llvm.cond_br %first, ^clear, ^go
^clear:
llvm.store %zero, %tile : f32, !llvm.ptr<3>
llvm.br ^go
^go:
nvvm.barrier
%lane = llvm.and %t, %c31 : i32
%leads = llvm.icmp "CHOICE" %lane, %c1 : i32
llvm.cond_br %leads, ^add, ^end
^add:
%old = llvm.atomicrmw fadd %tile, %v monotonic : !llvm.ptr<3>, f32
llvm.br ^end
^end:
nvvm.barrier
%sum = llvm.load %tile : !llvm.ptr<3> -> f32
%q = llvm.getelementptr %y[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
llvm.store %sum, %q : f32, !llvm.ptr"""


@pytest.mark.parametrize("choice", ["ult", "ne", "ugt"])
def test_updates_by_some_lanes_of_every_warp(choice):
    """What the warps have alike: none of them goes another way than the others."""
    x = np.random.default_rng(9).standard_normal(192).astype(np.float32)
    report, _ = both(llvm_kernel(LEADERS.replace("CHOICE", choice)), "k", 2, 96, x, np.zeros(192, np.float32))
    assert report.engine.startswith("native"), report.engine


def test_updates_by_warps_that_part():
    """One warp has all its lanes there and another one some: which one comes first the NumPy engine says."""
    text = LEADERS.replace('"CHOICE" %lane, %c1', '"ult" %t, %wide').replace("%lane =", "%wide = llvm.mlir.constant(40 : i32) : i32\n%lane =")  # fmt: skip
    x = np.random.default_rng(9).standard_normal(192).astype(np.float32)
    report, _ = both(llvm_kernel(text), "k", 2, 96, x, np.zeros(192, np.float32))
    assert "warps may part" in report.engine


EXCHANGE = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%v = llvm.load %p : !llvm.ptr -> i32
%at = llvm.and %v, %seven : i32
%q = llvm.getelementptr %y[%at] : (!llvm.ptr, i32) -> !llvm.ptr, i32
%both = llvm.cmpxchg %q, %c0, %v monotonic monotonic : !llvm.ptr, i32
%old = llvm.extractvalue %both[0] : !llvm.struct<(i32, i1)>
%well = llvm.extractvalue %both[1] : !llvm.struct<(i32, i1)>
%said = llvm.select %well, %i, %old : i1, i32
llvm.store %said, %p : i32, !llvm.ptr"""


@pytest.mark.parametrize("ordering", ["monotonic monotonic", "acq_rel monotonic"])
def test_compare_and_exchange(ordering):
    """The first thread to come to an element takes it."""
    x = np.random.default_rng(5).integers(1, 1000, 640).astype(np.int32)
    body = "%seven = llvm.mlir.constant(7 : i32) : i32\n" + EXCHANGE.replace("monotonic monotonic", ordering)
    report, (made, y) = both(llvm_kernel(body), "k", 10, 64, x, np.zeros(8, np.int32))
    assert report.engine.startswith("native"), report.engine
    first = {int(each) & 7: number for number, each in reversed(list(enumerate(x)))}
    assert all(y[place] == x[number] and made[number] == number for place, number in first.items())


def test_an_exchange_that_is_tried_again_is_left_to_the_numpy_engine():
    """Who comes first after a failure depends on how warps part."""
    body = """llvm.br ^again(%c0 : i32)
^again(%seen: i32):
%more = llvm.add %seen, %c31 : i32
%both = llvm.cmpxchg %y, %seen, %more monotonic monotonic : !llvm.ptr, i32
%old = llvm.extractvalue %both[0] : !llvm.struct<(i32, i1)>
%well = llvm.extractvalue %both[1] : !llvm.struct<(i32, i1)>
llvm.cond_br %well, ^e, ^again(%old : i32)
^e:"""
    report, (_, y) = both(llvm_kernel(body), "k", 2, 64, np.zeros(128, np.int32), np.zeros(1, np.int32))
    assert "several ways" in report.engine
    assert y[0] == 31 * 128


OF_NUMBERS = """%p = llvm.getelementptr %x[%i] : (!llvm.ptr, i32) -> !llvm.ptr, TYPE
%v = llvm.load %p : !llvm.ptr -> TYPE
%at = llvm.and %t, %seven : i32
%q = llvm.getelementptr %y[%at] : (!llvm.ptr, i32) -> !llvm.ptr, TYPE
%old = llvm.atomicrmw KIND %q, %v monotonic : !llvm.ptr, TYPE"""
#: Kinds of llvm.atomicrmw with their types, and whether the order makes no difference where nobody looks.
_KINDS = [
    ("fsub", "f32"), ("fsub", "f64"), ("fmax", "f32"), ("fmin", "f64"), ("fmax", "f16"), ("fmaximum", "f32"), ("fminimum", "f32"), ("fadd", "bf16"),
    ("fadd", "f16"), ("fsub", "bf16"), ("sub", "i32"), ("sub", "i64"), ("nand", "i32"), ("uinc_wrap", "i32"), ("udec_wrap", "i32"), ("usub_cond", "i32"),
    ("usub_sat", "i64"),
]  # fmt: skip


@pytest.mark.parametrize("looked_at", [False, True])
@pytest.mark.parametrize(("kind", "type"), _KINDS)
def test_kinds_of_updates(kind, type, looked_at):
    of = {"f16": "float16", "bf16": "uint16", "f32": "float32", "f64": "float64", "i32": "int32", "i64": "int64"}[type]
    random = np.random.default_rng(2)
    if type == "bf16":
        x, y = ((random.standard_normal(n).astype(np.float32).view(np.uint32) >> 16).astype(of) for n in (192, 8))
    elif type[0] == "f":
        x, y = (random.standard_normal(n).astype(of) for n in (192, 8))
    else:
        x, y = (random.integers(-9 if kind != "uinc_wrap" else 1, 90, n).astype(of) for n in (192, 8))
    body = "%seven = llvm.mlir.constant(7 : i32) : i32\n" + OF_NUMBERS.replace("KIND", kind).replace("TYPE", type)
    if looked_at:
        body += f"\nllvm.store %old, %p : {type}, !llvm.ptr"
    report, (_, made) = both(llvm_kernel(body), "k", 2, 96, x, y)
    assert report.engine.startswith("native"), report.engine
    assert not np.array_equal(made, y)


@pytest.mark.parametrize("kind", ["fmax", "fmin"])
@pytest.mark.parametrize(("one", "other"), [(0.0, -0.0), (-0.0, 0.0), (np.nan, 1.0), (1.0, np.nan)])
def test_extremes_that_have_several_answers_are_left_to_the_numpy_engine(kind, one, other, request):
    # A kernel of its own for each case: one whose checks fail in vain stays with NumPy from its third launch on.
    case = zlib.crc32(request.node.name.encode()) & 0x7FFFFFFF
    body = (
        f"%case = llvm.mlir.constant({case} : i32) : i32\n%seven = llvm.mlir.constant(0 : i32) : i32\n"
        + OF_NUMBERS.replace("KIND", kind).replace("TYPE", "f32")
    )
    x, y = np.full(32, other, np.float32), np.full(1, one, np.float32)
    report, (_, made) = both(llvm_kernel(body), "k", 1, 32, x, y)
    assert "a check of its code failed" in report.engine
    assert not np.isnan(made).any()


BY_REGION = """%v = memref.load %x[%i] : memref<?xi32>
%at = arith.index_cast %v : i32 to index
%old = memref.generic_atomic_rmw %y[%at] : memref<?xf32> {
^bb0(%now: f32):
  %half = arith.mulf %now, %one : f32
  %more = arith.addf %half, %one : f32
  memref.atomic_yield %more : f32
}
memref.store %old, %z[%i] : memref<?xf32>"""


def test_updates_by_a_region():
    x = np.random.default_rng(3).integers(0, 9, 192).astype(np.int32)
    arguments = 0.75, x, np.zeros(9, np.float32), np.zeros(192, np.float32)
    report, (_, _, y, _) = both(kernel(BY_REGION, ARGUMENTS), "k", 2, 96, *arguments)
    assert report.engine.startswith("native"), report.engine
    expected = np.zeros(9, np.float32)
    for each in x:
        expected[each] = expected[each] * np.float32(0.75) + np.float32(0.75)
    assert np.array_equal(y, expected)


def test_an_update_by_a_region_outside_of_the_array_is_found():
    x = np.full(32, 9, np.int32)
    report, _ = both(
        kernel(BY_REGION, ARGUMENTS), "k", 1, 32, 0.75, x, np.zeros(9, np.float32), np.zeros(32, np.float32)
    )
    assert [each.kind for each in report.findings] == ["out-of-bounds"]


@pytest.mark.parametrize("kind", ["maximumf", "minimumf", "maxnumf", "minnumf"])
def test_extremes_of_floats(kind):
    random = np.random.default_rng(4)
    x = random.integers(0, 9, 192).astype(np.int32)
    body = f"""%v = memref.load %x[%i] : memref<?xi32>
%at = arith.index_cast %v : i32 to index
%w = memref.load %z[%i] : memref<?xf32>
%old = memref.atomic_rmw {kind} %w, %y[%at] : (f32, memref<?xf32>) -> f32
memref.store %old, %z[%i] : memref<?xf32>"""
    z = random.standard_normal(192).astype(np.float32)
    report, (_, _, y, _) = both(kernel(body, ARGUMENTS), "k", 2, 96, 1.0, x, np.zeros(9, np.float32), z)
    assert report.engine.startswith("native"), report.engine
    assert np.array_equal(y, [(max if kind[1] == "a" else min)(0, *z[x == each]) for each in range(9)])


def test_a_lock_that_plain_stores_undo_is_a_race():
    """The exchange takes it by an atomic, and a plain store gives it back: the NumPy engine says so."""
    body = """%both = llvm.cmpxchg %y, %c0, %c1 monotonic monotonic : !llvm.ptr, i32
llvm.store %c0, %y : i32, !llvm.ptr"""
    report, _ = both(llvm_kernel(body), "k", 2, 64, np.zeros(128, np.int32), np.zeros(1, np.int32))
    assert {each.kind for each in report.findings} == {"race"}
