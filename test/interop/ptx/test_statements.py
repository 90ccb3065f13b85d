"""Loads, stores, atomics, carries, packing, predicates and branches of PTX, against NumPy and Python's integers."""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles

import gpuir
from gpuir import sim
from gpuir.interop import ptx

HEAD = ".version 8.6\n.target sm_90a\n.address_size 64\n"


def entry(body: str, arrays: int) -> str:
    """A kernel with arrays p0, p1, ... in %p0, %p1, ..., and the thread's number in %i."""
    parameters = ", ".join(f".param .u64 p{i}" for i in range(arrays))
    loads = "".join(f"ld.param.u64 %p{i}, [p{i}]; cvta.to.global.u64 %p{i}, %p{i};\n" for i in range(arrays))
    return (
        f"{HEAD}.visible .entry k({parameters}) {{\n.reg .b64 %p<9>, %d<40>, %a<9>;\n.reg .b32 %r<40>, %i;\n.reg .b16 %h<20>;\n"
        f".reg .pred %q<9>;\nmov.u32 %i, %tid.x;\n{loads}{body}\nret;\n}}\n"
    )


def run(body: str, *arrays: np.ndarray, threads: int = 32) -> None:
    text = entry(body, len(arrays))
    assert assembles(text)
    sim.launch(ptx.parse(text), "k", 1, threads, *arrays)


ATOMICS = {
    "add.u32": lambda a, b: a + b, "add.u64": lambda a, b: a + b, "min.s32": min, "max.s32": max, "min.u32": min, "max.u64": max,
    "and.b32": lambda a, b: a & b, "or.b32": lambda a, b: a | b, "xor.b64": lambda a, b: a ^ b, "exch.b32": lambda a, b: b,
    "inc.u32": lambda a, b: 0 if a >= b else a + 1, "dec.u32": lambda a, b: b if a == 0 or a > b else a - 1,
    "add.f32": lambda a, b: a + b, "add.f64": lambda a, b: a + b,
}  # fmt: skip


@pytest.mark.parametrize("scope", ["", "relaxed.cta.", "acq_rel.gpu.", "release.sys."])
@pytest.mark.parametrize("name", ATOMICS)
def test_atomics(name, scope, seed):
    operation, _, type = name.partition(".")
    bits = int(type[1:])
    dtype = np.dtype(f"{'i' if type[0] == 's' else 'f' if type[0] == 'f' else 'u'}{bits // 8}")
    random = np.random.default_rng(seed)
    memory, given = (random.integers(0, 100, 32).astype(dtype) for _ in range(2))
    old, before = np.zeros_like(memory), memory.copy()
    register = "%r1" if bits == 32 else "%d1"
    first, _, rest = scope.partition(".")
    order = f"{first}.{rest}global." if scope else "global."
    run(
        f"mad.wide.u32 %a0, %i, {bits // 8}, %p0; mad.wide.u32 %a1, %i, {bits // 8}, %p1; mad.wide.u32 %a2, %i, {bits // 8}, %p2;\n"
        f"ld.global.b{bits} {register}, [%a1];\natom.{order}{name} {register}, [%a0], {register};\nst.global.b{bits} [%a2], {register};",
        memory, given, old,
    )  # fmt: skip
    np.testing.assert_array_equal(old, before)
    expected = np.array([ATOMICS[name](*pair) for pair in zip(before.tolist(), given.tolist())], dtype)
    np.testing.assert_array_equal(memory, expected)


def test_reductions_of_all_threads_at_one_place():
    total, most = np.zeros(1, np.uint32), np.zeros(1, np.int32)
    run("red.global.add.u32 [%p0], %i; red.relaxed.gpu.global.max.s32 [%p1], %i;", total, most, threads=128)
    assert total[0] == 127 * 64 and most[0] == 127


def test_compare_and_swap():
    """A lock free sum: each thread tries until nobody came in between."""
    total = np.zeros(1, np.uint32)
    run(
        "ld.volatile.global.u32 %r1, [%p0];\nAGAIN: mov.u32 %r2, %r1; add.u32 %r3, %r1, 2;\n"
        "atom.global.cas.b32 %r1, [%p0], %r2, %r3; setp.ne.u32 %q1, %r1, %r2; @%q1 bra AGAIN;",
        total, threads=64,
    )  # fmt: skip
    assert total[0] == 128


@pytest.mark.parametrize("type, dtype", [("u8", "u1"), ("s8", "i1"), ("u16", "u2"), ("s16", "i2")])
def test_narrow_loads_are_extended(type, dtype, seed):
    x = np.random.default_rng(seed).integers(0, 1 << 16, 32).astype(dtype)
    y, z = np.zeros(32, np.int32), np.zeros(32, np.int64)
    size = x.itemsize
    run(
        f"mad.wide.u32 %a0, %i, {size}, %p0; mad.wide.u32 %a1, %i, 4, %p1; mad.wide.u32 %a2, %i, 8, %p2;\n"
        f"ld.global.{type} %r1, [%a0]; st.global.b32 [%a1], %r1; ld.global.{type} %d1, [%a0]; st.global.b64 [%a2], %d1;",
        x, y, z,
    )  # fmt: skip
    np.testing.assert_array_equal(y, x.astype(np.int32))
    np.testing.assert_array_equal(z, x.astype(np.int64))


def test_vectors_and_packing(seed):
    x = np.random.default_rng(seed).integers(0, 1 << 32, (32, 4), np.uint32)
    y = np.zeros_like(x)
    run(
        "mul.wide.u32 %d0, %i, 16; add.u64 %a0, %p0, %d0; add.u64 %a1, %p1, %d0;\n"
        "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%a0];\nmov.b64 %d1, {%r4, %r3}; mov.b64 {%r5, %r6}, %d1;\n"
        "mov.b32 {%h1, %h2}, %r2; mov.b32 %r7, {%h2, %h1};\nst.global.v2.b32 [%a1], {%r5, %r6}; st.global.v2.b32 [%a1+8], {%r7, %r1};",
        x, y,
    )  # fmt: skip
    np.testing.assert_array_equal(y, np.stack([x[:, 3], x[:, 2], x[:, 1] >> 16 | x[:, 1] << 16, x[:, 0]], 1))


def test_carries(seed):
    """Numbers of 128 bits in four registers: a sum, a difference, and a product of two of 64 bits."""
    random = np.random.default_rng(seed)
    a, b = (random.integers(0, 1 << 32, (32, 4), np.uint32) for _ in range(2))
    a[:4], b[:2] = 0xFFFFFFFF, 0xFFFFFFFF
    sums, differences = np.zeros_like(a), np.zeros_like(a)
    products = np.zeros((32, 4), np.uint32)
    run(
        "mul.wide.u32 %d0, %i, 16; add.u64 %a0, %p0, %d0; add.u64 %a1, %p1, %d0; add.u64 %a2, %p2, %d0; add.u64 %a3, %p3, %d0; add.u64 %a4, %p4, %d0;\n"
        "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [%a0]; ld.global.v4.b32 {%r5, %r6, %r7, %r8}, [%a1];\n"
        "add.cc.u32 %r9, %r1, %r5; addc.cc.u32 %r10, %r2, %r6; addc.cc.u32 %r11, %r3, %r7; addc.u32 %r12, %r4, %r8;\n"
        "st.global.v4.b32 [%a2], {%r9, %r10, %r11, %r12};\n"
        "sub.cc.u32 %r9, %r1, %r5; subc.cc.u32 %r10, %r2, %r6; subc.cc.u32 %r11, %r3, %r7; subc.u32 %r12, %r4, %r8;\n"
        "st.global.v4.b32 [%a3], {%r9, %r10, %r11, %r12};\n"
        "mul.lo.u32 %r13, %r1, %r5; mul.hi.u32 %r14, %r1, %r5; mad.lo.cc.u32 %r14, %r1, %r6, %r14; madc.hi.u32 %r15, %r1, %r6, 0;\n"
        "mad.lo.cc.u32 %r14, %r2, %r5, %r14; madc.hi.cc.u32 %r15, %r2, %r5, %r15; addc.u32 %r16, 0, 0;\n"
        "mad.lo.cc.u32 %r15, %r2, %r6, %r15; madc.hi.u32 %r16, %r2, %r6, %r16; st.global.v4.b32 [%a4], {%r13, %r14, %r15, %r16};",
        a, b, sums, differences, products,
    )  # fmt: skip

    def whole(words) -> int:
        return sum(int(word) << 32 * i for i, word in enumerate(words))

    for i in range(32):
        assert whole(sums[i]) == (whole(a[i]) + whole(b[i])) % (1 << 128)
        assert whole(differences[i]) == (whole(a[i]) - whole(b[i])) % (1 << 128)
        assert whole(products[i]) == whole(a[i][:2]) * whole(b[i][:2])


def test_predicates(seed):
    x = np.random.default_rng(seed).integers(-5, 5, 32).astype(np.int32)
    y = np.zeros(32, np.int32)
    run(
        "mul.wide.u32 %d0, %i, 4; add.u64 %a0, %p0, %d0; add.u64 %a1, %p1, %d0; ld.global.u32 %r1, [%a0];\n"
        "setp.gt.s32 %q1, %r1, 0; setp.lt.or.s32 %q2|%q3, %r1, -2, %q1; setp.eq.and.s32 %q4, %r1, 3, !%q3;\n"
        "mov.u32 %r2, 0; @%q1 add.u32 %r2, %r2, 1; @!%q1 add.u32 %r2, %r2, 2; @%q2 add.u32 %r2, %r2, 4; @%q3 add.u32 %r2, %r2, 8;\n"
        "@%q4 add.u32 %r2, %r2, 16; and.pred %q5, %q1, %q2; not.pred %q6, %q5; selp.b32 %r3, 32, 0, %q6; add.u32 %r2, %r2, %r3;\n"
        "@%q1 st.global.u32 [%a1], %r2; @%q1 bra DONE; st.global.u32 [%a1], %r2; @%q2 ret; add.u32 %r2, %r2, 64; st.global.u32 [%a1], %r2;\nDONE:",
        x, y,
    )  # fmt: skip
    q1 = x > 0
    q2, q3 = (x < -2) | q1, (x >= -2) | q1
    q4 = (x == 3) & ~q3
    expected = np.where(q1, 1, 2) + 4 * q2 + 8 * q3 + 16 * q4 + 32 * ~(q1 & q2) + 64 * (~q1 & ~q2)
    np.testing.assert_array_equal(y, expected)


def test_tables_of_branches():
    x, y = np.arange(32, dtype=np.int32) % 3, np.zeros(32, np.int32)
    run(
        "mul.wide.u32 %d0, %i, 4; add.u64 %a0, %p0, %d0; add.u64 %a1, %p1, %d0; ld.global.u32 %r1, [%a0];\n"
        "T: .branchtargets A, B, C;\nbrx.idx %r1, T;\nA: mov.u32 %r2, 7; bra.uni D;\nB: mov.u32 %r2, 8; bra.uni D;\nC: mov.u32 %r2, 9;\n"
        "D: st.global.u32 [%a1], %r2;",
        x, y,
    )  # fmt: skip
    np.testing.assert_array_equal(y, x + 7)


@pytest.mark.parametrize("ways", ["to the next", "to the last"])
def test_long_chains_of_branches(ways):
    """Thousands of blocks, of which Python's compiler would not take a chain of elif; what each finds comes from blocks far before it."""
    count = 3000
    lines = ["setp.gt.u32 %q0, %i, 15;", "mov.u32 %r1, 0;", "mov.u32 %r2, 0;"]
    for number in range(count):
        target = number + 1 if ways == "to the next" else count
        lines += [f"@%q0 bra L{target};", "add.u32 %r1, %r1, %i;", "xor.b32 %r2, %r2, %r1;", f"L{number + 1}:"]
    lines += [
        "add.u32 %r1, %r1, %r2;",
        "mul.wide.u32 %d0, %i, 4;",
        "add.s64 %d0, %p0, %d0;",
        "st.global.u32 [%d0], %r1;",
    ]
    out = np.zeros(32, np.uint32)
    sim.launch(ptx.parse(entry("\n".join(lines), 1)), "k", 1, 32, out)
    expected = []
    for thread in range(32):
        total = turned = 0
        for _ in range(count if thread <= 15 else 0):
            total = (total + thread) % 2**32
            turned ^= total
        expected.append((total + turned) % 2**32)
    assert out.tolist() == expected


def test_variables_with_initialisers():
    text = entry(
        "mov.u64 %d1, q; ld.global.u64 %d2, [%d1]; ld.u32 %r1, [%d2+4]; ld.global.u32 %r2, [t+8]; add.u32 %r1, %r1, %r2; st.global.u32 [%p0], %r1;",
        1,
    )
    text = text.replace(
        ".visible", ".global .align 4 .u32 t[3] = {5, 0x10, 7};\n.global .u64 q = generic(t);\n.visible", 1
    )
    assert assembles(text)
    assert ptx.parse(text).operation.verify()
    y = np.zeros(1, np.uint32)
    plain = text.replace(".global .u64 q = generic(t);\n", "").replace(
        "mov.u64 %d1, q; ld.global.u64 %d2, [%d1];", "mov.u64 %d2, generic(t);"
    )
    sim.launch(ptx.parse(plain), "k", 1, 1, y)
    assert y[0] == 23


@pytest.mark.parametrize("mode", ["", ".tile", ".im2col_no_offs"])
@pytest.mark.parametrize("kind", ["add", "min", "max", "inc", "dec", "and", "or", "xor"])
def test_reductions_of_tensors(kind, mode):
    """With the mode and without: LLVM writes .tile, which says what is so by itself, and Triton does not."""
    pytest.importorskip("llvmlite")
    text = (
        f"{HEAD}.visible .entry k(.param .align 64 .b8 map[128]) {{\n.reg .b64 %m;\n.reg .b32 %r;\n.shared .align 128 .b8 s[1024];\n"
        "mov.b64 %m, map;\ncvta.param.u64 %m, %m;\nmov.u32 %r, s;\n"
        f"cp.reduce.async.bulk.tensor.3d.global.shared::cta.{kind}{mode}.bulk_group [%m, {{%r, %r, %r}}], [%r];\n"
        "cp.async.bulk.commit_group;\nret;\n}\n"
    )
    assert assembles(text)
    module = ptx.parse(text)
    again = gpuir.compile(module, "sm_90a", emit="ptx", cache=False).ptx
    assert assembles(again)
    for each in (str(module), str(ptx.parse(again))):
        assert each.count("nvvm.cp.async.bulk.tensor.reduce") == each.count(f"tma_redux_kind<{kind}>") == 1
        assert ("tma_store_mode<im2col>" in each) == ("im2col" in mode)


def test_reductions_of_tensors_without_an_operation():
    body = "cp.reduce.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [%p0, {%i}], [%r1];"
    with pytest.raises(ptx.PtxError, match="expected one of add, min, max, inc, dec, and, or, xor in 'cp.reduce"):
        ptx.parse(entry(body, 1))
