"""Calls of device functions in the native engine: the numbers and the findings of the NumPy engine."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

THREADS = 64
FUNCTIONS = """
.func (.param .b32 r) twice(.param .b32 a) { .reg .b32 %a; ld.param.b32 %a, [a]; add.s32 %a, %a, %a; st.param.b32 [r], %a; ret; }
.func (.param .b32 r) larger(.param .b32 a) {
.reg .b32 %a; .reg .pred %p; ld.param.b32 %a, [a]; setp.lt.s32 %p, %a, 0; @%p bra low;
.param .b32 x; .param .b32 y; st.param.b32 [x], %a; call (y), twice, (x); ld.param.b32 %a, [y]; bra end;
low: neg.s32 %a, %a;
end: st.param.b32 [r], %a; ret; }
.func (.param .b32 r) power(.param .b32 a, .param .b32 n) {
.reg .b32 %a, %n, %r; .reg .pred %p; ld.param.b32 %a, [a]; ld.param.b32 %n, [n]; mov.b32 %r, 1;
again: setp.le.s32 %p, %n, 0; @%p bra end; mul.lo.s32 %r, %r, %a; sub.s32 %n, %n, 1; bra again;
end: st.param.b32 [r], %r; ret; }
.func store(.param .b64 to, .param .b32 a) { .reg .b64 %to; .reg .b32 %a; ld.param.b64 %to, [to]; ld.param.b32 %a, [a]; st.global.b32 [%to], %a; ret; }
.shared .align 4 .b8 tile[256];
.func (.param .b32 r) turned(.param .b32 a, .param .b32 t) {
.reg .b32 %a, %t, %s; ld.param.b32 %a, [a]; ld.param.b32 %t, [t]; mov.b32 %s, tile; mad.lo.u32 %s, %t, 4, %s; st.shared.b32 [%s], %a;
bar.sync 0; xor.b32 %t, %t, 63; mov.b32 %s, tile; mad.lo.u32 %s, %t, 4, %s; ld.shared.b32 %a, [%s]; st.param.b32 [r], %a; ret; }
.func (.param .b32 r) swapped(.param .b32 a) { .reg .b32 %a; ld.param.b32 %a, [a]; shfl.sync.bfly.b32 %a, %a, 1, 31, -1; st.param.b32 [r], %a; ret; }
.func (.param .b32 r) picked(.param .b32 a, .param .b32 n) {
.local .align 4 .b8 own[16]; .reg .b32 %a, %n; .reg .b64 %o, %w; ld.param.b32 %a, [a]; ld.param.b32 %n, [n]; mov.b64 %o, own;
st.local.b32 [%o], %a; st.local.b32 [%o+4], 7; st.local.b32 [%o+8], 11; st.local.b32 [%o+12], 13;
and.b32 %n, %n, 3; mad.wide.u32 %w, %n, 4, %o; ld.local.b32 %a, [%w]; st.param.b32 [r], %a; ret; }
.func (.param .b32 r) sum(.param .b32 a) {
.reg .b32 %a, %b; .reg .pred %p; ld.param.b32 %a, [a]; mov.b32 %b, %a; setp.le.s32 %p, %a, 0; @%p bra end; sub.s32 %b, %a, 1;
.param .b32 x; .param .b32 y; st.param.b32 [x], %b; call (y), sum, (x); ld.param.b32 %b, [y]; add.s32 %b, %a, %b;
end: st.param.b32 [r], %b; ret; }
"""


def call(name, *given, into="%v"):
    """A call with registers of 32 bits, of which ``into`` becomes the result."""
    puts = " ".join(f".param .b32 g{i}; st.param.b32 [g{i}], {each};" for i, each in enumerate(given))
    names = ", ".join(f"g{i}" for i in range(len(given)))
    return f"{{ {puts} .param .b32 back; call (back), {name}, ({names}); ld.param.b32 {into}, [back]; }}"


def kernel(body):
    """The thread's number is %t, its own number of x %v, and its place in y %to; %v is stored there in the end."""
    return f""".version 8.0
.target sm_80
.address_size 64
{FUNCTIONS}
.visible .entry k(.param .u64 px, .param .u64 py) {{
.reg .b32 %t, %v, %n; .reg .b64 %x, %to; .reg .pred %q;
ld.param.u64 %x, [px]; ld.param.u64 %to, [py]; cvta.to.global.u64 %x, %x; cvta.to.global.u64 %to, %to;
mov.u32 %t, %tid.x; mad.wide.u32 %x, %t, 4, %x; mad.wide.u32 %to, %t, 4, %to; ld.global.b32 %v, [%x];
{body}
st.global.b32 [%to], %v;
ret;
}}"""


def run(body, **options):
    x = np.random.default_rng(0).integers(-9, 10, THREADS).astype(np.int32)
    report, (_, y) = both(ptx.parse(kernel(body)), "k", 1, THREADS, x, np.zeros_like(x), **options)
    return report, x, y


def larger(x):
    return np.where(x < 0, -x, 2 * x)


T = np.arange(THREADS, dtype=np.int32)
LOOP = "mov.b32 %n, 3; again: BODY sub.s32 %n, %n, 1; setp.gt.s32 %q, %n, 0; @%q bra again;"
CASES = {
    "one": (call("twice", "%v"), lambda x: 2 * x),
    "with branches, and a call in it": (call("larger", "%v"), larger),
    "two": (call("larger", "%v") + call("larger", "%v"), lambda x: larger(larger(x))),
    "in a loop": (LOOP.replace("BODY", call("twice", "%v")), lambda x: 8 * x),
    "in a branch": ("setp.lt.u32 %q, %t, 9; @!%q bra past;" + call("larger", "%v") + "past:", lambda x: np.where(T < 9, larger(x), x)),
    "a loop in it": ("and.b32 %n, %t, 7;" + call("power", "%v", "%n"), lambda x: x ** (T & 7)),
    "that store": ("{ .param .b64 a; .param .b32 b; st.param.b64 [a], %to; st.param.b32 [b], %v; call store, (a, b); } add.s32 %v, %v, 1;",
                   lambda x: x + 1),
    "a barrier in it": (call("turned", "%v", "%t"), lambda x: x[::-1]),
    "a shuffle in it": (call("swapped", "%v"), lambda x: x[T ^ 1]),
    "an array in it": (call("picked", "%v", "%t"), lambda x: np.choose(T & 3, [x, np.full_like(x, 7), np.full_like(x, 11), np.full_like(x, 13)])),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_calls(name):
    body, want = CASES[name]
    report, x, y = run(body)
    assert report.engine.startswith("native") and not report.findings, report.engine
    np.testing.assert_array_equal(y, want(x))


def test_a_predicate_on_the_call():
    report, x, y = run("setp.lt.u32 %q, %t, 9; .param .b32 a; .param .b32 b; st.param.b32 [a], %v; st.param.b32 [b], %v; @%q call (b), larger, (a); ld.param.b32 %v, [b];")  # fmt: skip
    np.testing.assert_array_equal(y, np.where(T < 9, larger(x), x))
    assert not report.findings


LEFT = {
    "an array again": call("picked", "%v", "%t") + call("picked", "%v", "%n", into="%n") + "add.s32 %v, %v, %n;",
    "an array in a loop": LOOP.replace("BODY", call("picked", "%v", "%t")),
}


@pytest.mark.parametrize("name", LEFT)
def test_left_to_the_numpy_engine(name):
    report, *_ = run("mov.b32 %n, %t;" + LEFT[name])
    assert report.engine.startswith("numpy") and not report.findings, report.engine


def test_findings_are_in_the_function():
    body = call("turned", "%v", "%t")
    x = np.arange(THREADS, dtype=np.int32)
    text = kernel(body).replace("bar.sync 0; xor", "xor")
    report, _ = both(ptx.parse(text), "k", 1, THREADS, x, np.zeros_like(x))
    kinds = {finding.kind for finding in report.findings}
    assert kinds and kinds <= {"race", "uninitialized"}


def test_recursion_is_refused_by_both():
    with pytest.raises(sim.UnsupportedOp, match="@sum calls itself"):
        run("and.b32 %n, %t, 31;" + call("sum", "%n"))
