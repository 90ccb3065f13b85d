"""Loads, stores, allocation and copies of tensor memory in PTX, against NumPy; ptxas takes the texts."""

from __future__ import annotations

import re

import numpy as np
import pytest
from _ptx_snippets import assembles

import gpuir
from gpuir import sim
from gpuir.interop import ptx
from gpuir.ptx import PtxError

HEAD = ".version 8.6\n.target sm_100a\n.address_size 64\n"


def entry(body: str, group: int = 1) -> str:
    """A kernel of four warps with 64 columns from %t on, its warp's lanes from %w on; p0 and p1 in %p0 and %p1, the thread in %i."""
    return f"""{HEAD}
.visible .entry k(.param .u64 p0, .param .u64 p1) {{
.shared .align 16 .b8 slot[16];
.reg .b64 %p<9>, %d<9>; .reg .b32 %r<200>, %i, %t, %w, %s; .reg .pred %q<9>;
mov.u32 %i, %tid.x;
ld.param.u64 %p0, [p0]; cvta.to.global.u64 %p0, %p0;
ld.param.u64 %p1, [p1]; cvta.to.global.u64 %p1, %p1;
setp.lt.u32 %q0, %i, 32;
mov.u32 %s, slot;
@%q0 tcgen05.alloc.cta_group::{group}.sync.aligned.shared::cta.b32 [%s], 64;
@%q0 tcgen05.relinquish_alloc_permit.cta_group::{group}.sync.aligned;
bar.sync 0;
ld.shared.b32 %t, [slot];
and.b32 %r0, %i, 96;
shl.b32 %r0, %r0, 16;
add.u32 %w, %t, %r0;
{body}
bar.sync 0;
@%q0 tcgen05.dealloc.cta_group::{group}.sync.aligned.b32 %t, 64;
ret;
}}
"""


def run(body: str, *arrays: np.ndarray) -> None:
    text = entry(body)
    assert assembles(text, "sm_100a")
    report = sim.launch(ptx.parse(text), "k", 1, 128, *arrays)
    assert not report.findings


def moved(count: int, place: str, array: str, load: bool) -> str:
    """Registers 10 to 10 + count of each thread from or to a row of an array."""
    lines = [f"mul.wide.u32 %d0, %i, {4 * count}; add.u64 %d0, %d0, {array};"]
    kind = "ld.global.b32 %r{0}, [%d0+{1}];" if load else "st.global.b32 [%d0+{1}], %r{0};"
    return "\n".join(lines + [kind.format(10 + i, 4 * i) for i in range(count)])


def registers(count: int) -> str:
    return "{" + ", ".join(f"%r{10 + i}" for i in range(count)) + "}"


@pytest.mark.parametrize("count", [1, 2, 8, 32])
def test_rows_come_back(count, seed):
    """32x32b: a lane of tensor memory for each thread, a column for each register."""
    given = np.random.default_rng(seed).integers(0, 1 << 32, (128, count)).astype(np.uint32)
    left = np.zeros_like(given)
    body = f"""{moved(count, "%w", "%p0", True)}
tcgen05.st.sync.aligned.32x32b.x{count}.b32 [%w+4], {registers(count)};
tcgen05.wait::st.sync.aligned;
tcgen05.ld.sync.aligned.32x32b.x{count}.b32 {registers(count)}, [%w + 4];
tcgen05.wait::ld.sync.aligned;
{moved(count, "%w", "%p1", False)}"""
    run(body, given, left)
    np.testing.assert_array_equal(left, given)


def test_columns_have_addresses(seed):
    """What one store of four columns has written, four loads of one column read."""
    given = np.random.default_rng(seed).integers(0, 1 << 32, (128, 4)).astype(np.uint32)
    left = np.zeros_like(given)
    loads = "\n".join(f"tcgen05.ld.sync.aligned.32x32b.x1.b32 {{%r{13 - i}}}, [%w+{i}];" for i in range(4))
    body = f"""{moved(4, "%w", "%p0", True)}
tcgen05.st.sync.aligned.32x32b.x4.b32 [%w], {registers(4)};
tcgen05.wait::st.sync.aligned;
{loads}
tcgen05.wait::ld.sync.aligned;
{moved(4, "%w", "%p1", False)}"""
    run(body, given, left)
    np.testing.assert_array_equal(left, given[:, ::-1])


def test_halves_in_one_column(seed):
    """A packed load takes the low halves of two columns, and an unpacking store puts them into two again."""
    given = np.random.default_rng(seed).integers(0, 1 << 32, (128, 4)).astype(np.uint32)
    left = np.zeros((128, 2), np.uint32)
    body = f"""{moved(4, "%w", "%p0", True)}
tcgen05.st.sync.aligned.32x32b.x4.b32 [%w], {registers(4)};
tcgen05.wait::st.sync.aligned;
tcgen05.ld.sync.aligned.32x32b.x2.pack::16b.b32 {registers(2)}, [%w];
tcgen05.wait::ld.sync.aligned;
{moved(2, "%w", "%p1", False)}"""
    run(body, given, left)
    np.testing.assert_array_equal(left, given[:, 0::2] & 0xFFFF | given[:, 1::2] << 16)


def test_two_halves_of_lanes(seed):
    """16x32bx2: lanes 0 to 15 of a warp have the first columns, the others those from the offset on, of lanes 0 to 15 as well."""
    given = np.random.default_rng(seed).integers(0, 1 << 32, (128, 8)).astype(np.uint32)
    left = np.zeros((128, 4), np.uint32)
    body = f"""{moved(8, "%w", "%p0", True)}
tcgen05.st.sync.aligned.32x32b.x8.b32 [%w], {registers(8)};
tcgen05.wait::st.sync.aligned;
tcgen05.ld.sync.aligned.16x32bx2.x4.b32 {registers(4)}, [%w], 4;
tcgen05.wait::ld.sync.aligned;
{moved(4, "%w", "%p1", False)}"""
    run(body, given, left)
    warps = given.reshape(4, 32, 8)
    expected = np.concatenate([warps[:, :16, :4], warps[:, :16, 4:]], axis=1)
    np.testing.assert_array_equal(left.reshape(4, 32, 4), expected)


def test_a_use_before_the_wait_is_found():
    body = f"""{moved(2, "%w", "%p0", True)}
tcgen05.st.sync.aligned.32x32b.x2.b32 [%w], {registers(2)};
tcgen05.wait::st.sync.aligned;
tcgen05.ld.sync.aligned.32x32b.x2.b32 {registers(2)}, [%w];
add.u32 %r10, %r10, 1;
tcgen05.wait::ld.sync.aligned;
{moved(2, "%w", "%p1", False)}"""
    text = entry(body)
    arrays = [np.ones((128, 2), np.uint32) for _ in range(2)]
    report = sim.launch(ptx.parse(text), "k", 1, 128, *arrays, on_fault="report")
    (finding,) = report.findings
    assert finding.kind == "missing-wait" and "tcgen05.wait::ld" in str(finding)
    assert f":{text[: text.index('add.u32 %r10')].count(chr(10)) + 1}:" in str(finding)


_FEW, _PAIR = "{%r1, %r2, %r3, %r4}", "{%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}"
_POINTER, _FIRST = "!llvm.ptr<6>", "!llvm.ptr<6>, i64, i64, i32, i1"
#: Products as their compilers write them, the op that they are, and the types of its operands.
PRODUCTS = {
    "tcgen05.mma.cta_group::1.kind::f16 [%t], %d0, %d1, %r2, %q1;": ("mma", _FIRST),
    f"tcgen05.mma.cta_group::1.kind::f16.collector::a::discard [%t], %d0, %d1, %r2, {_FEW}, %q1;": (
        "mma", f"{_FIRST}, vector<4xi32>",
    ),
    f"tcgen05.mma.cta_group::2.kind::tf32 [%t], [%r3], %d1, %r2, {_PAIR}, %q1, 3;": (
        "mma", f"{_POINTER}, {_POINTER}, i64, i32, i1, i64, vector<8xi32>",
    ),
    "tcgen05.mma.cta_group::1.kind::f16.collector::a::fill [%t], %d0, %d1, %r2, %q1, 2;": ("mma", f"{_FIRST}, i64"),
    "tcgen05.mma.cta_group::1.kind::f16.collector::a::lastuse.ashift [%t], [%r3], %d1, %r2, %q1;": (
        "mma", f"{_POINTER}, {_POINTER}, i64, i32, i1",
    ),
    f"tcgen05.mma.sp.cta_group::1.kind::f16 [%t], %d0, %d1, [%r1], %r2, {_FEW}, %q1;": (
        "mma.sp", f"{_FIRST}, {_POINTER}, vector<4xi32>",
    ),
    "tcgen05.mma.sp.cta_group::1.kind::f16 [%t], %d0, %d1, [%r1], %r2, %q1;": ("mma.sp", f"{_FIRST}, {_POINTER}"),
    "tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.scale_vec::1X [%t], %d0, %d1, %r2, [%r3], [%r4], %q1;": (
        "mma.block_scale", f"{_FIRST}, {_POINTER}, {_POINTER}",
    ),
    "tcgen05.mma.sp.cta_group::1.kind::mxf8f6f4.block_scale.scale_vec::1X [%t], %d0, %d1, [%r1], %r2, [%r3], [%r4], %q1;": (
        "mma.sp.block_scale", f"{_FIRST}, {_POINTER}, {_POINTER}, {_POINTER}",
    ),
    "tcgen05.mma.ws.cta_group::1.kind::f16.collector::b1::use [%t], %d0, %d1, %r2, %q1;": ("mma.ws", _FIRST),
    "tcgen05.mma.ws.cta_group::1.kind::f16 [%t], %d0, %d1, %r2, %q1, %d2;": ("mma.ws", f"{_FIRST}, i64"),
    "tcgen05.mma.ws.sp.cta_group::1.kind::i8 [%t], %d0, %d1, [%r1], %r2, %q1;": ("mma.ws.sp", f"{_FIRST}, {_POINTER}"),
}  # fmt: skip


@pytest.mark.parametrize("instruction", PRODUCTS)
def test_forms_of_products(instruction):
    """ptxas takes the text, and what is made of it again, which is the same instruction."""
    name, types = PRODUCTS[instruction]
    group = int(re.search(r"cta_group::(\d)", instruction)[1])
    text = entry(f"mov.b64 %d0, %p0; mov.b64 %d1, %p1; setp.eq.u32 %q1, %i, 0; {instruction}", group)
    assert assembles(text, "sm_100a")
    module = ptx.parse(text)
    (line,) = [each for each in gpuir.asm(module).splitlines() if "nvvm.tcgen05.mma" in each]
    assert line.strip().startswith(f"nvvm.tcgen05.{name} ")
    assert line.endswith(f": ({types})")
    again = gpuir.compile(module, "sm_100a", emit="cubin").ptx
    (written,) = [each.strip() for each in again.splitlines() if "tcgen05.mma" in each]
    # LLVM says the block of the scales by its size, and which operand may be kept in any case.
    words = set(written.split()[0].replace("block32", "scale_vec::1X").split(".")) - {"block_scale"}
    asked = set(instruction.split()[0].split(".")) - {"block_scale"}
    assert {each for each in words ^ asked if not each.startswith("collector")} == set()
    assert not [each for each in asked - words if each.startswith("collector")]
    assert written.count(",") == instruction.count(",")


#: How thread 0 waits for the products before a commit, in the n-th phase of the mbarrier.
WAIT = """tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r4];
again{0}: mbarrier.try_wait.parity.shared::cta.b64 %q3, [%r4], {0}; @!%q3 bra again{0};"""


@pytest.mark.parametrize("more", ["", "{0}", "{0} tcgen05.fence::after_thread_sync;"])
def test_lanes_that_a_product_leaves_out(more, seed):
    """Of a product of zeros lanes become zero, but those whose bits are set. Another one behind it runs behind it in any case: whoever has
    waited for the first need not fence."""
    masks = np.random.default_rng(seed).integers(0, 1 << 32, 4).astype(np.uint32)
    left = np.zeros((128, 8), np.float32)
    sevens = "\n".join(f"mov.b32 %r{10 + i}, 0f40E00000;" for i in range(8))
    loads = "\n".join(f"ld.global.b32 %r{40 + i}, [%p0+{4 * i}];" for i in range(4))
    descriptor = 1 << 46 | 16 << 32 | 8 << 16
    instruction = 1 << 4 | (16 >> 3) << 17 | (128 >> 4) << 24
    product = "tcgen05.mma.cta_group::1.kind::f16 [%t], %d0, %d0, %r2, {%r40, %r41, %r42, %r43}, %q2;"
    body = f""".shared .align 128 .b8 tile[8192];
.shared .align 8 .b64 done;
mov.u32 %r1, tile; shl.b32 %r2, %i, 6; add.u32 %r2, %r1, %r2; mov.u32 %r3, 0;
{" ".join(f"st.shared.b32 [%r2+{4 * i}], %r3;" for i in range(16))}
mov.u32 %r4, done;
setp.eq.u32 %q1, %i, 0;
@%q1 mbarrier.init.shared::cta.b64 [%r4], 1;
fence.proxy.async.shared::cta;
{sevens}
tcgen05.st.sync.aligned.32x32b.x8.b32 [%w], {registers(8)};
tcgen05.wait::st.sync.aligned;
tcgen05.fence::before_thread_sync;
bar.sync 0;
tcgen05.fence::after_thread_sync;
{loads}
shr.u32 %r1, %r1, 4; cvt.u64.u32 %d0, %r1; or.b64 %d0, %d0, {descriptor};
mov.b32 %r2, {instruction}; setp.ne.u32 %q2, %i, %i;
@!%q1 bra behind;
{product}
{more.format(WAIT.format(0)) + product if more else ""}
{WAIT.format(1 if more else 0)}
behind: bar.sync 0;
tcgen05.fence::after_thread_sync;
tcgen05.ld.sync.aligned.32x32b.x8.b32 {registers(8)}, [%w];
tcgen05.wait::ld.sync.aligned;
{moved(8, "%w", "%p1", False)}"""
    run(body, masks, left)
    kept = np.unpackbits(masks.view(np.uint8), bitorder="little")
    np.testing.assert_array_equal(left, np.repeat(7.0 * kept[:, None], 8, axis=1))


@pytest.mark.parametrize(
    "instruction",
    [
        "tcgen05.mma.cta_group::1.kind::f16 [%t], %d0, %d1, %r2;",
        "tcgen05.mma.cta_group::1.kind::f16 [%t], %d0, %d1, %r2, %q1, 2, 3;",
        "tcgen05.mma.frozen.cta_group::1.kind::f16 [%t], %d0, %d1, %r2, %q1;",
        "tcgen05.mma.ws.cta_group::1.kind::mxf4.block_scale [%t], %d0, %d1, %r2, [%r3], [%r4], %q1;",
        "tcgen05.frobnicate.sync [%t];",
    ],
)
def test_what_is_not_read_is_refused(instruction):
    text = entry(instruction)
    with pytest.raises(PtxError, match="is not supported") as error:
        ptx.parse(text)
    assert error.value.diagnostics[0].line == text[: text.index(instruction)].count("\n") + 1
