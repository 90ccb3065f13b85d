"""Forms of PTX that few compilers write: second results, comparisons with predicates, constant expressions, elements of variables,
barriers of some warps that reduce, memory of a thread's stack, and multicast objects, against NumPy and Python.
"""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles

from gpuir import sim
from gpuir.interop import ptx
from gpuir.ptx import expression

HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n"


def run(body: str, *arrays: np.ndarray, threads: int = 32, before: str = "", **options: object) -> sim.Report:
    """A kernel with arrays in %p0, %p1, ..., and the thread's number in %i."""
    parameters = ", ".join(f".param .u64 p{i}" for i in range(len(arrays)))
    loads = "".join(f"ld.param.u64 %p{i}, [p{i}];\ncvta.to.global.u64 %p{i}, %p{i};\n" for i in range(len(arrays)))
    text = (
        f"{HEAD}{before}.visible .entry k({parameters}) {{\n.reg .b64 %p<9>, %d<40>, %a<9>;\n.reg .b32 %r<40>, %i;\n.reg .b16 %h<20>;\n"
        f".reg .pred %q<9>;\nmov.u32 %i, %tid.x;\n{loads}{body}\nret;\n}}\n"
    )
    assert assembles(text)
    return sim.launch(ptx.parse(text), "k", 1, threads, *arrays, **options)


COMPARE = {
    "lt": np.less, "eq": np.equal, "ge": np.greater_equal, "ltu": lambda a, b: ~np.greater_equal(a, b), "num": lambda a, b: ~(np.isnan(a) | np.isnan(b)),
}  # fmt: skip
BOOLEAN = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}
FLOATS = np.array([0.0, -0.0, 1.5, -1.5, np.inf, -np.inf, np.nan, 3e-39], np.float32)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("word", COMPARE)
def test_both_results_of_a_comparison(word, engine):
    """``p|q``: the second one is that the comparison does not hold, also of NaN."""
    a, b = (each.ravel() for each in np.meshgrid(FLOATS, FLOATS))
    got = np.zeros((64, 2), np.int32)
    run(
        f"mad.wide.u32 %a0, %i, 4, %p0; mad.wide.u32 %a1, %i, 4, %p1; mad.wide.u32 %a2, %i, 8, %p2;\n"
        f"ld.global.f32 %r0, [%a0]; ld.global.f32 %r1, [%a1];\nsetp.{word}.f32 %q0|%q1, %r0, %r1;\n"
        "selp.b32 %r2, 1, 0, %q0; selp.b32 %r3, 1, 0, %q1; st.global.v2.b32 [%a2], {%r2, %r3};",
        a, b, got, threads=64, engine=engine,
    )  # fmt: skip
    holds = COMPARE[word](a, b)
    np.testing.assert_array_equal(got, np.stack([holds, ~holds], 1))


SET_TYPES = {"u32": 0xFFFFFFFF, "s32": 0xFFFFFFFF, "f32": 0x3F800000}


@pytest.mark.parametrize("boolean", BOOLEAN)
@pytest.mark.parametrize("type", SET_TYPES)
def test_set_with_a_predicate(type, boolean):
    a, b = (each.ravel() for each in np.meshgrid(FLOATS, FLOATS))
    got = np.zeros((64, 2), np.uint32)
    run(
        f"mad.wide.u32 %a0, %i, 4, %p0; mad.wide.u32 %a1, %i, 4, %p1; mad.wide.u32 %a2, %i, 8, %p2;\n"
        f"ld.global.f32 %r0, [%a0]; ld.global.f32 %r1, [%a1];\nand.b32 %r4, %i, 1; setp.eq.u32 %q2, %r4, 1;\n"
        f"set.lt.{boolean}.{type}.f32 %r2, %r0, %r1, %q2;\nset.lt.{boolean}.{type}.f32 %r3, %r0, %r1, !%q2;\n"
        "st.global.v2.b32 [%a2], {%r2, %r3};",
        a, b, got, threads=64,
    )  # fmt: skip
    odd = np.arange(64) % 2 == 1
    for column, flag in enumerate((odd, ~odd)):
        np.testing.assert_array_equal(got[:, column], np.where(BOOLEAN[boolean](a < b, flag), SET_TYPES[type], 0))


@pytest.mark.parametrize("boolean", ["and", "or"])
def test_lop3_with_a_predicate(boolean, seed):
    words = np.random.default_rng(seed).integers(0, 4, (64, 3), np.uint32)
    got = np.zeros((64, 2), np.uint32)
    run(
        "mad.wide.u32 %a0, %i, 12, %p0; mad.wide.u32 %a1, %i, 8, %p1;\n"
        "ld.global.b32 %r0, [%a0]; ld.global.b32 %r1, [%a0+4]; ld.global.b32 %r2, [%a0+8];\nand.b32 %r4, %i, 1; setp.eq.u32 %q2, %r4, 1;\n"
        f"lop3.{boolean}.b32 %r3|%q0, %r0, %r1, %r2, 0x80, %q2;\nselp.b32 %r5, 1, 0, %q0;\nst.global.v2.b32 [%a1], {{%r3, %r5}};",
        words, got, threads=64,
    )  # fmt: skip
    value = words[:, 0] & words[:, 1] & words[:, 2]
    flag = BOOLEAN[boolean](value != 0, np.arange(64) % 2 == 1)
    np.testing.assert_array_equal(got, np.stack([value, flag.astype(np.uint32)], 1))


EXPRESSIONS = {
    "1+2*3": 7, "(1 << 4) | 3": 19, "~5": -6, "!5": 0, "!0": 1, "(5>3) ? 7 : 8": 7, "0 ? 1 : 0 ? 2 : 3": 3, "-7/2": -3, "-7%2": -1,
    "1 << 2 + 1": 8, "6 & 3 == 3": 0, "0xFF & ~0xF": 0xF0, "1 && 0 || 1": 1, "- - 3": 3, "(.s64) 5U": 5, "0b101 ^ 017": 10, "2*(3+(4-1))": 12,
}  # fmt: skip


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_constant_expressions(text):
    assert expression(text) == EXPRESSIONS[text]


@pytest.mark.parametrize(
    "text",
    ["", "1+", "(1", "1)", "1 2", "5/0", "%r1", "a", "1 ? 2", "(" * 200 + "1" + ")" * 200, "-" * 2000 + "1", "0x"],
)
def test_what_is_no_constant_expression(text):
    assert expression(text) is None


def test_expressions_in_instructions():
    """As operands, offsets, and elements of variables."""
    got = np.zeros(5, np.uint32)
    run(
        "add.s32 %r0, %i, (1<<4)|3;\nld.global.b32 %r1, [table+4*2];\nld.global.b32 %r2, table[1+2];\nadd.s32 %r3, %i, ~5;\n"
        "st.global.b32 [%p0], %r0; st.global.b32 [%p0+(1<<2)], %r1; st.global.b32 [%p0+2*4], %r2; st.global.b32 [%p0+12], %r3;\n"
        "st.global.b32 [%p0+0x10], 7*6;",
        got, threads=1, before=".global .align 4 .u32 table[4] = {10, 20, 30, 40};\n",
    )  # fmt: skip
    assert got.tolist() == [19, 30, 40, (-6) % (1 << 32), 42]


@pytest.mark.parametrize("kind", ["popc.u32", "and.pred", "or.pred"])
def test_barriers_of_some_warps_that_reduce(kind, seed):
    """Two pairs of warps, each at a barrier of its own, several times."""
    flags = np.random.default_rng(seed).integers(0, 2, (3, 128), np.uint32)
    if seed % 2:
        flags[:, :64] = kind[:3] == "and"
    got = np.zeros((3, 128), np.uint32)
    result, given = ("%r5", "") if kind.endswith("u32") else ("%q1", "selp.b32 %r5, 1, 0, %q1;\n")
    rounds = "".join(
        f"ld.global.b32 %r2, [%a0+{512 * number}]; setp.ne.u32 %q0, %r2, 0;\nbarrier.cta.red.{kind} {result}, %r1, 64, %q0;\n{given}"
        f"st.global.b32 [%a1+{512 * number}], %r5;\n" for number in range(3)
    )  # fmt: skip
    report = run(
        "shr.u32 %r1, %i, 6; add.u32 %r1, %r1, 1;\nmad.wide.u32 %a0, %i, 4, %p0; mad.wide.u32 %a1, %i, 4, %p1;\n" + rounds,
        flags, got, threads=128, seed=seed,
    )  # fmt: skip
    assert not report.findings
    halves = flags.reshape(3, 2, 64)
    expected = {"popc": halves.sum(-1), "and": halves.all(-1), "or": halves.any(-1)}[kind.partition(".")[0]]
    np.testing.assert_array_equal(got, np.repeat(expected, 64, axis=1))


def test_a_barrier_of_too_few_threads():
    with pytest.raises(
        sim.SimulationError, match="there are barriers 0 to 15, of a multiple of 32 threads, not 1 of 48"
    ):
        run("setp.eq.u32 %q0, %i, 0;\nmov.u32 %r2, 48;\nbar.red.popc.u32 %r1, 1, %r2, %q0;", threads=64)


def test_special_registers_with_all_axes():
    got = np.zeros((32, 4), np.uint32)
    run(
        "mov.v4.u32 {%r0, %r1, %r2, %r3}, %tid;\nmad.wide.u32 %a0, %i, 16, %p0;\nst.global.v4.b32 [%a0], {%r0, %r1, %r2, %r3};",
        got,
    )
    np.testing.assert_array_equal(got, np.stack([np.arange(32), *[np.zeros(32)] * 3], 1))


def test_memory_of_the_stack():
    """Each thread has its own, at an address of local memory, which is given back."""
    got = np.zeros(32, np.uint32)
    run(
        "stacksave.u64 %d0;\nalloca.u64 %d1, 64, 16;\nst.local.b32 [%d1+8], %i;\ncvta.local.u64 %d2, %d1;\nld.b32 %r0, [%d2+8];\n"
        "add.u32 %r0, %r0, 1;\nstackrestore.u64 %d0;\nmad.wide.u32 %a0, %i, 4, %p0;\nst.global.b32 [%a0], %r0;",
        got,
    )  # fmt: skip
    np.testing.assert_array_equal(got, np.arange(32) + 1)


def test_a_multicast_object_of_one_device():
    """What its replicas would be reduced to is what the only one holds."""
    x = np.arange(64, dtype=np.float32)
    got, sums = np.zeros_like(x), np.ones(2, np.float32)
    run(
        "mad.wide.u32 %a0, %i, 8, %p0; mad.wide.u32 %a1, %i, 8, %p1;\n"
        "multimem.ld_reduce.relaxed.gpu.global.add.v2.f32 {%r0, %r1}, [%a0];\nmultimem.st.global.f32 [%a1], %r0;\n"
        "multimem.st.relaxed.sys.global.f32 [%a1+4], %r1;\nmultimem.red.relaxed.gpu.global.add.f32 [%p2], %r0;",
        x, got, sums,
    )  # fmt: skip
    np.testing.assert_array_equal(got, x)
    assert sums.tolist() == [1 + x[::2].sum(), 1]


def test_registers_that_are_vectors():
    """Declared, loaded, moved, and used by their elements, which have two names each; one of an inner scope hides another."""
    x = np.arange(128, dtype=np.float32)
    got = np.zeros((32, 4), np.float32)
    run(
        ".reg .v4 .f32 v, w<2>; .reg .v2 .b32 pair;\nmad.wide.u32 %a0, %i, 16, %p0; mad.wide.u32 %a1, %i, 16, %p1;\n"
        "ld.global.v4.f32 v, [%a0];\nmov.v4.f32 w0, v;\nmov.v2.b32 pair, {%i, 7};\nadd.f32 w0.x, v.y, v.a;\nmov.f32 w0.g, v.r;\n"
        "{\n.reg .v4 .f32 v; mov.v4.f32 v, {0f00000000, 0f00000000, 0f00000000, 0f3F800000};\nadd.f32 w0.w, w0.w, v.w;\n}\n"
        "cvt.rn.f32.u32 w0.z, pair.y;\nst.global.v4.f32 [%a1], w0;",
        x, got,
    )  # fmt: skip
    given = x.reshape(32, 4)
    np.testing.assert_array_equal(
        got, np.stack([given[:, 1] + given[:, 3], given[:, 0], np.full(32, 7), given[:, 3] + 1], 1)
    )


def test_initialisers_in_braces():
    """Of inner braces the rest is zero, as in C; several variables have one type; numbers may be expressions."""
    got = np.zeros(12, np.int32)
    words = [("a", i) for i in range(6)] + [("b", 0), ("c", 0), ("c", 1), ("d", 1), ("d", 2), ("d", 3)]
    run(
        "".join(f"ld.global.b32 %r1, [{name}+{4 * at}]; st.global.b32 [%p0+{4 * number}], %r1;\n" for number, (name, at) in enumerate(words)),
        got, threads=1,
        before=".global .align 4 .s32 a[2][3] = { {1, 2}, {4} }, b = (1 << 3) | 1, c[2] = {-1, ~0xF};\n.global .align 4 .s32 d[][2] = {{5, 6}, {7}};\n",
    )  # fmt: skip
    assert got.tolist() == [1, 2, 0, 4, 0, 0, 9, -1, -16, 6, 7, 0]


@pytest.mark.parametrize(
    "line,told",
    [
        (".global .b32 a[2] = {1, 2;", "the braces of the initialiser of 'a' do not fit"), (".global .b32 a[2] = {1}, 2};", "expected"), (".global .b32 a[2][0] = {1};", "no size"),
        (".global .b32 a = 1 +;", "'1 \\+' is no number"),
    ],
)  # fmt: skip
def test_initialisers_that_are_none(line, told):
    with pytest.raises(ptx.PtxError, match=told) as error:
        ptx.parse(f"{HEAD}{line}\n.visible .entry k() {{ ret; }}\n")
    assert "-:4:" in str(error.value)


@pytest.mark.parametrize(
    "load,store", [("relaxed.gpu", "relaxed.gpu"), ("acquire.sys", "release.cta"), ("volatile", "volatile")]
)
def test_strong_accesses_of_128_bits(load, store):
    x = np.arange(128, dtype=np.uint32)
    got = np.zeros_like(x)
    report = run(
        f".reg .b128 %w;\nmad.wide.u32 %a0, %i, 16, %p0; mad.wide.u32 %a1, %i, 16, %p1;\nld.{load}.global.b128 %w, [%a0];\nst.{store}.global.b128 [%a1], %w;",
        x, got,
    )  # fmt: skip
    assert not report.findings
    np.testing.assert_array_equal(got, x)


@pytest.mark.parametrize("drop", ["", "_drop"])
def test_how_many_arrivals_were_pending(drop):
    """Lanes arrive one behind the other, each for two; the state that one gets tells what was pending ahead of it."""
    got = np.zeros((32, 2), np.int32)
    run(
        ".shared .align 8 .b64 bar;\nsetp.eq.u32 %q0, %i, 0;\n@%q0 mbarrier.init.shared.b64 [bar], 100;\nbar.sync 0;\n"
        f"mbarrier.arrive{drop}.noComplete.shared.b64 %d0, [bar], 2;\nmbarrier.pending_count.b64 %r0, %d0;\nbar.sync 0;\n"
        f"mbarrier.arrive{drop}.noComplete.shared.b64 %d1, [bar], 1;\nmbarrier.pending_count.b64 %r1, %d1;\n"
        "mad.wide.u32 %a0, %i, 8, %p0;\nst.global.v2.b32 [%a0], {%r0, %r1};",
        got,
    )
    lane = np.arange(32)
    np.testing.assert_array_equal(got, np.stack([100 - 2 * lane, 36 - lane], 1))
