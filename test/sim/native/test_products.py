"""mma.sync, ldmatrix and cp.async in the native engine: the numbers and the findings of the NumPy engine."""

from __future__ import annotations

import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import ptx
from gpuir.sim.native import product_code

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
#: Forms of mma.sync: rows, k, elements of A and B, sums.
FORMS = [
    (16, 16, "f16", "f16", "f32"), (16, 8, "f16", "f16", "f32"), (16, 16, "f16", "f16", "f16"), (16, 8, "f16", "f16", "f16"),
    (16, 16, "bf16", "bf16", "f32"), (16, 8, "bf16", "bf16", "f32"), (16, 8, "tf32", "tf32", "f32"), (16, 32, "s8", "s8", "s32"),
    (16, 16, "u8", "s8", "s32"), (8, 16, "s8", "u8", "s32"), (16, 32, "s8", "u8", "satfinite.s32"), (8, 16, "u8", "u8", "satfinite.s32"),
    (16, 32, "e4m3", "e5m2", "f32"), (16, 32, "e5m2", "e5m2", "f32"), (16, 32, "e4m3", "e4m3", "f32"),
]  # fmt: skip
PER = {"f16": 2, "bf16": 2, "tf32": 1, "s8": 4, "u8": 4, "e4m3": 4, "e5m2": 4}


def product(form, many):
    """A kernel of so many products of one A: each lane's registers of A, all B's and all C's lie together in memory."""
    m, k, a, b, sums = form
    one = [m // 8 * k // (4 * PER[a]), k // (4 * PER[a]), m // 8 * (1 if sums == "f16" else 2)]
    counts = [one[0], many * one[1], many * one[2]]
    wide = "f32" if sums == "f32" else "b32"
    loads = []
    for name, count, type in zip("abc", counts, ("b32", "b32", wide)):
        loads.append(f".reg .{type} %{name}<{count}>;\nmad.wide.u32 %p, %t, {4 * count}, %{name}p;")
        loads += [f"ld.global.{type} %{name}{i}, [%p+{4 * i}];" for i in range(count)]

    def group(name, count, number):
        return "{" + ", ".join(f"%{name}{i}" for i in range(count * number, count * (number + 1))) + "}"

    head = f"mma.sync.aligned.m{m}n8k{k}.row.col.{sums}.{a}.{b}.{sums.removeprefix('satfinite.')}"
    for n in range(many):
        parts = [group("d", one[2], n), group("a", one[0], 0), group("b", one[1], n), group("c", one[2], n)]
        loads.append(f"{head} {', '.join(parts)};")
    body = "\n".join(loads)
    stores = "\n".join(f"st.global.{wide} [%p+{4 * i}], %d{i};" for i in range(counts[2]))
    parameters = ", ".join(f".param .u64 p{name}" for name in "abcd")
    addresses = "\n".join(f"ld.param.u64 %{n}p, [p{n}];\ncvta.to.global.u64 %{n}p, %{n}p;" for n in "abcd")
    return (
        counts,
        f"""{HEAD}.visible .entry k({parameters}) {{
.reg .b32 %t; .reg .b64 %p, %ap, %bp, %cp, %dp; .reg .{wide} %d<{counts[2]}>;
mov.u32 %t, %tid.x;
{addresses}
{body}
mad.wide.u32 %p, %t, {4 * counts[2]}, %dp;
{stores}
ret;
}}""",
    )


def numbers(random, type, count, whole):
    """So many registers of numbers: whole ones, whose sums are exact, or any; of sums that saturate ones near their limits."""
    if type == "satfinite.s32":
        near = random.integers(0, 1 << 12, count)
        return np.where(random.integers(0, 2, count), near - (1 << 31), (1 << 31) - 1 - near).astype(np.int32)
    if type in ("e4m3", "e5m2"):
        drawn = random.integers(-8, 9, 4 * count) if whole else random.standard_normal(4 * count)
        return drawn.astype({"e4m3": ml_dtypes.float8_e4m3fn, "e5m2": ml_dtypes.float8_e5m2}[type]).view(np.uint8)
    if type in ("s8", "u8", "s32"):
        low, high = {"s8": (-128, 128), "u8": (0, 256), "s32": (-(2**31), 2**31)}[type]
        return random.integers(low, high, 4 * count // (4 if type == "s32" else 1)).astype(f"{type[0].replace('s', 'i')}{4 if type == 's32' else 1}")  # fmt: skip
    drawn = random.integers(-8, 9, 2 * count) if whole else random.standard_normal(2 * count)
    if type == "f16":
        return drawn.astype(np.float16)
    single = drawn.astype(np.float32)
    return (single.view(np.uint32) >> 16).astype(np.uint16) if type == "bf16" else single[:count]


@pytest.mark.sweep(48)
@pytest.mark.parametrize("many", [1, 2, 3])
@pytest.mark.parametrize("registers", [16, 32], ids=["few registers", "many registers"])
@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("form", FORMS, ids=lambda form: ".".join(map(str, form)))
def test_products(form, whole, registers, many, seed, monkeypatch):
    """Sums of whole numbers are exact; of others each engine rounds as its order of the sums does."""
    monkeypatch.setattr(product_code, "registers", lambda: registers)
    random = np.random.default_rng(seed)
    counts, text = product(form, many)
    threads = 96
    types = form[2:]
    a, b, c = (numbers(random, type, threads * count, whole) for type, count in zip(types, counts))
    results, engines = [], []
    for engine in ("auto", "numpy"):
        results.append(np.zeros(len(c), c.dtype))
        text = text.replace("sm_80", "sm_89").replace("8.0", "8.4")
        engines.append(sim.launch(ptx.parse(text), "k", 1, threads, a, b, c, results[-1], engine=engine).engine)
    assert engines[0].startswith("native"), engines[0]
    if whole or form[4].endswith("s32"):
        np.testing.assert_array_equal(*results)
    else:
        rounding = {"f16": 2e-3, "f32": 2e-6}[form[4]]
        np.testing.assert_allclose(*(each.astype(np.float64) for each in results), rtol=rounding, atol=rounding * 16)


def rows(count, how, sync="bar.sync 0;"):
    registers = ", ".join(f"%r{i}" for i in range(count))
    stores = "\n".join(f"st.global.b32 [%d2+{4 * i}], %r{i};" for i in range(count))
    return (
        f"""{HEAD}.visible .entry k(.param .u64 px, .param .u64 py) {{
.reg .b32 %r<4>; .reg .b32 %t, %s, %a; .reg .b64 %d1, %d2; .reg .v4 .b32 %v;
.shared .align 16 .b8 tile[2048];
ld.param.u64 %d1, [px]; ld.param.u64 %d2, [py]; cvta.to.global.u64 %d1, %d1; cvta.to.global.u64 %d2, %d2;
mov.u32 %t, %tid.x; mov.u32 %s, tile;
.reg .b64 %w<2>;
mad.wide.u32 %d1, %t, 16, %d1; mad.lo.u32 %a, %t, 16, %s;
ld.global.v2.b64 {{%w0, %w1}}, [%d1];
st.shared.v2.b64 [%a], {{%w0, %w1}};
{sync}
xor.b32 %a, %t, 5; mad.lo.u32 %a, %a, 16, %s;
OTHER
ldmatrix.sync.aligned.m8n8.x{count}{how}.shared.b16 {{{registers}}}, [%a];
mad.wide.u32 %d2, %t, {4 * count}, %d2;
{stores}
ret;
}}""".replace(".reg .v4 .b32 %v;", "")
        .replace("{{%w0", "{%w0")
        .replace("%w1}}", "%w1}")
        .replace("OTHER", "")
    )


@pytest.mark.parametrize("how", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_matrices(count, how):
    x = np.random.default_rng(count).integers(0, 1 << 32, 4 * 64, np.uint32)
    report, _ = both(ptx.parse(rows(count, how)), "k", 1, 64, x, np.zeros(64 * count, np.uint32))
    assert report.engine.startswith("native"), report.engine
    # Other lanes' addresses are any, where there are fewer matrices.
    text = rows(count, how).replace("ldmatrix", "setp.ge.u32 %q, %t, 96; @%q add.u32 %a, %a, 90000;\nldmatrix").replace(".reg .b64 %d1", ".reg .pred %q; .reg .b64 %d1")  # fmt: skip
    text = text.replace("%t, 96", f"%u, {8 * count}").replace("mov.u32 %t, %tid.x;", "mov.u32 %t, %tid.x; .reg .b32 %u; and.b32 %u, %t, 31;")  # fmt: skip
    report, _ = both(ptx.parse(text), "k", 1, 64, x, np.zeros(64 * count, np.uint32))
    assert report.engine.startswith("native") and not report.findings


def rows_back(count, how, sync="bar.sync 0;", address="mad.lo.u32 %a, %o, 16, %s;", again=""):
    """Registers go to a tile by stmatrix, where lanes' rows are in another order, and each thread reads a row of it."""
    registers = ", ".join(f"%r{i}" for i in range(count))
    loads = "\n".join(f"ld.global.b32 %r{i}, [%d1+{4 * i}];" for i in range(count))
    return f"""{HEAD.replace("sm_80", "sm_90")}.visible .entry k(.param .u64 px, .param .u64 py) {{
.reg .b32 %r<4>; .reg .b32 %t, %s, %a, %o, %u; .reg .b64 %d1, %d2, %w<2>; .reg .pred %q;
.shared .align 16 .b8 tile[1024];
ld.param.u64 %d1, [px]; ld.param.u64 %d2, [py]; cvta.to.global.u64 %d1, %d1; cvta.to.global.u64 %d2, %d2;
mov.u32 %t, %tid.x; mov.u32 %s, tile; mul.wide.u32 %w0, %t, {4 * count}; add.u64 %d1, %d1, %w0;
{loads}
xor.b32 %o, %t, 5; {address}
stmatrix.sync.aligned.m8n8.x{count}{how}.shared.b16 [%a], {{{registers}}};
{again}
{sync}
and.b32 %u, %t, 31; setp.ge.u32 %q, %u, {8 * count}; @%q ret;
xor.b32 %a, %t, 3; mad.lo.u32 %a, %a, 16, %s;
ld.shared.v2.b64 {{%w0, %w1}}, [%a];
mul.wide.u32 %d1, %t, 16; add.u64 %d2, %d2, %d1;
st.global.v2.b64 [%d2], {{%w0, %w1}};
ret;
}}"""


@pytest.mark.parametrize("how", ["", ".trans"])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_matrices_that_are_stored(count, how):
    x = np.random.default_rng(count).integers(0, 1 << 32, 64 * count, np.uint32)
    report, _ = both(ptx.parse(rows_back(count, how)), "k", 1, 64, x, np.zeros(4 * 64, np.uint32))
    assert report.engine.startswith("native") and not report.findings, report.engine


@pytest.mark.parametrize("how", ["", ".trans"])
def test_matrices_that_are_stored_one_behind_the_other(how):
    """What the lanes give each other for one is not what they give for the next one."""
    again = "\n".join(
        f"not.b32 %r{i}, %r{i}; add.u32 %a, %a, 1024;\nstmatrix.sync.aligned.m8n8.x4{how}.shared.b16 [%a], {{%r0, %r1, %r2, %r3}};"
        for i in (0, 1)
    )
    text = rows_back(4, how, again=again).replace("tile[1024]", "tile[3072]")
    x = np.random.default_rng(4).integers(0, 1 << 32, 4 * 64, np.uint32)
    for at in (0, 1024, 2048):
        read = text.replace("[%a];\nmul", f"[%a+{at}];\nmul")
        report, _ = both(ptx.parse(read), "k", 1, 64, x, np.zeros(4 * 64, np.uint32))
        assert report.engine.startswith("native") and not report.findings, report.engine


def test_what_is_wrong_with_stored_matrices_is_found():
    x, y = np.arange(4 * 64, dtype=np.uint32), np.zeros(4 * 64, np.uint32)
    for text, kind in (
        (rows_back(4, "", sync=""), "race"),
        (rows_back(4, "", address="mad.lo.u32 %a, %o, 32, %s;"), "out-of-bounds"),
        (rows_back(4, "", address="mad.lo.u32 %a, %o, 16, %s; and.b32 %a, %a, -17;"), "race"),
        (rows_back(4, "", address="mad.lo.u32 %a, %o, 16, %s; add.u32 %a, %a, 4;"), "misaligned"),
    ):
        report, _ = both(ptx.parse(text), "k", 1, 64, x, y)
        assert report.engine.startswith("numpy") and kind in {each.kind for each in report.findings}


def test_what_is_wrong_with_matrices_is_found():
    x, y = np.arange(4 * 64, dtype=np.uint32), np.zeros(64 * 4, np.uint32)
    for text, kind in (
        (rows(4, "", sync=""), "race"),
        (rows(4, "").replace("%a, %t, 5", "%a, %t, 64"), "uninitialized"),
        (rows(4, "").replace("%a, %t, 5", "%a, %t, 128"), "out-of-bounds"),
        (rows(4, "").replace("ldmatrix", "add.u32 %a, %a, 4;\nldmatrix"), "misaligned"),
    ):
        report, _ = both(ptx.parse(text), "k", 1, 64, x, y)
        assert report.engine.startswith("numpy: of the native engine, a check"), text
        assert report.findings[0].kind == kind


def stages(before="cp.async.wait_group 1;\nbar.sync 0;", after="bar.sync 0;", last="cp.async.wait_group 0;", size=16):
    """A ring of two stages: a thread copies a piece of each row, and adds what its neighbour copied."""
    return f"""{HEAD}.visible .entry k(.param .u64 px, .param .u64 py, .param .u32 n) {{
.reg .b32 %t, %s, %a, %b, %k, %n, %st, %o, %v, %sum; .reg .b64 %d1, %d2, %g; .reg .pred %p, %q;
.shared .align 16 .b8 tile[2048];
ld.param.u64 %d1, [px]; ld.param.u64 %d2, [py]; ld.param.u32 %n, [n]; cvta.to.global.u64 %d1, %d1; cvta.to.global.u64 %d2, %d2;
mov.u32 %t, %tid.x; mov.u32 %s, tile; mad.lo.u32 %a, %t, 16, %s; mad.wide.u32 %g, %t, {size}, %d1;
mov.u32 %k, 0; mov.u32 %sum, 0;
cp.async.c{"g" if size == 16 else "a"}.shared.global [%a], [%g], {size};
cp.async.commit_group;
LOOP:
add.u32 %k, %k, 1; setp.ge.u32 %p, %k, %n;
@%p bra LAST;
add.u64 %g, %g, {64 * size}; and.b32 %st, %k, 1; mad.lo.u32 %b, %st, 1024, %a;
cp.async.c{"g" if size == 16 else "a"}.shared.global [%b], [%g], {size};
cp.async.commit_group;
{before}
bra.uni USE;
LAST:
{last}
bar.sync 0;
USE:
sub.u32 %o, %k, 1; and.b32 %st, %o, 1; xor.b32 %o, %t, 3; mad.lo.u32 %o, %o, 16, %s; mad.lo.u32 %o, %st, 1024, %o;
ld.shared.u32 %v, [%o]; add.u32 %sum, %sum, %v;
{after}
@!%p bra LOOP;
mad.wide.u32 %d2, %t, 4, %d2; st.global.u32 [%d2], %sum;
ret;
}}"""


@pytest.mark.parametrize("size", [4, 8, 16])
@pytest.mark.parametrize("rows", [1, 2, 5])
def test_asynchronous_copies(rows, size):
    x = np.random.default_rng(rows).integers(0, 1000, (rows, 64, size // 4)).astype(np.int32)
    report, (_, y, _) = both(ptx.parse(stages(size=size)), "k", 1, 64, x, np.zeros(64, np.int32), rows)
    assert report.engine.startswith("native") and not report.findings, report.engine
    assert np.array_equal(y, x[:, np.arange(64) ^ 3, 0].sum(0))


@pytest.mark.parametrize("change", [
    {"before": "cp.async.wait_group 2;\nbar.sync 0;"}, {"before": "bar.sync 0;"}, {"before": "cp.async.wait_group 1;"}, {"after": ""},
    {"last": ""}, {"last": "cp.async.wait_group 1;"},
], ids=str)  # fmt: skip
def test_what_is_wrong_with_copies_is_found(change):
    x = np.arange(5 * 64 * 4, dtype=np.int32)
    report, _ = both(ptx.parse(stages(**change)), "k", 1, 64, x, np.zeros(64, np.int32), 5)
    assert report.findings and report.engine.startswith("numpy: of the native engine, a check")


def test_copies_in_flight_when_a_block_ends_are_no_finding_in_the_next_one():
    text = stages().replace("st.global.u32 [%d2], %sum;", "st.global.u32 [%d2], %sum;\ncp.async.cg.shared.global [%a], [%d1], 16;")  # fmt: skip
    text = text.replace("mad.wide.u32 %d2, %t, 4, %d2;", "mov.u32 %o, %ctaid.x; mad.lo.u32 %o, %o, 64, %t; mad.wide.u32 %d2, %o, 4, %d2;")  # fmt: skip
    x = np.arange(3 * 64 * 4, dtype=np.int32)
    report, _ = both(ptx.parse(text), "k", 3, 64, x, np.zeros(192, np.int32), 3)
    assert report.engine.startswith("native"), report.engine


@pytest.mark.parametrize("size", [4, 8, 16])
def test_copies_of_a_part(size):
    """Behind the bytes that are read come zeros; of a thread that reads none the address is any."""
    text = stages(size=size).replace("[%g], SIZE;".replace("SIZE", str(size)), f"[%g], {size}, %some;")
    text = text.replace(".reg .pred %p, %q;", ".reg .pred %p, %q; .reg .b32 %some;").replace(
        "mov.u32 %k, 0;",
        f"mov.u32 %k, 0; and.b32 %some, %t, 1; mul.lo.u32 %some, %some, {size}; setp.lt.u32 %q, %t, 60; @!%q mov.u32 %some, 0;",
    )
    x = np.random.default_rng(size).integers(1, 1000, (5, 64, size // 4)).astype(np.int32)
    report, (_, y, _) = both(ptx.parse(text), "k", 1, 64, x, np.zeros(64, np.int32), 5)
    assert report.engine.startswith("native") and not report.findings, report.engine
    other = np.arange(64) ^ 3
    assert np.array_equal(y, np.where((other % 2 == 1) & (other < 60), x[:, other, 0].sum(0), 0))
    short = x.reshape(-1)[: -4 * (size // 4)].copy()  # the last threads read nothing
    report, _ = both(ptx.parse(text), "k", 1, 64, short, np.zeros(64, np.int32), 5)
    assert report.engine.startswith("native") and not report.findings, report.engine
