"""Words and reductions that threads send to another block of their cluster, and bulk copies to it, against NumPy and Python's integers."""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles

from gpuir import sim
from gpuir.interop import ptx
from gpuir.sim.types import SMALL_FLOATS, small_float

HEAD = """
.version 8.6
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 given, .param .u64 made) {
.reg .b64 %d<30>;
.reg .b32 %r<60>;
.reg .b16 %h<9>;
.reg .pred %p<9>;
.shared .align 128 .b8 buffer[4096];
.shared .align 128 .b8 source[4096];
.shared .align 8 .b64 told;
ld.param.u64 %d0, [given];
ld.param.u64 %d1, [made];
cvta.to.global.u64 %d0, %d0;
cvta.to.global.u64 %d1, %d1;
mov.u32 %r0, %tid.x;
mov.u32 %r1, %cluster_ctarank;
mov.u32 %r2, buffer;
mov.u32 %r3, told;
xor.b32 %r4, %r1, 1;
mapa.shared::cluster.u32 %r5, %r2, %r4;
mapa.shared::cluster.u32 %r6, %r3, %r4;
setp.eq.u32 %p0, %r0, 0;
mov.u32 %r7, source;
"""
#: Makes the mbarrier, of so many bytes, and waits until all blocks of the cluster have made theirs.
BEGIN = """
@!%p0 bra MADE;
mbarrier.init.shared.b64 [%r3], 1;
fence.mbarrier_init.release.cluster;
mbarrier.arrive.expect_tx.shared.b64 %d9, [%r3], {bytes};
MADE:
barrier.cluster.arrive;
barrier.cluster.wait;
"""
WAIT = """
AGAIN:
mbarrier.try_wait.parity.shared.b64 %p1, [%r3], 0;
@!%p1 bra AGAIN;
"""
#: So that no block ends, and its memory with it, while another one still sends.
END = "\nbarrier.cluster.arrive;\nbarrier.cluster.wait;\nret;\n}\n"
THREADS = 64


def launched(text: str, given: np.ndarray, made: np.ndarray, **options: object) -> sim.Report:
    assert assembles(text)
    return sim.launch(ptx.parse(text), "k", 2, THREADS, given, made, cluster=2, chip="sm_90", **options)


def sending(kind: str, count: int, wait: str = WAIT) -> str:
    """Each thread sends its words to the other block, which stores what it got."""
    bits = int(kind[1:])
    size = count * bits // 8
    letter = {32: "r", 64: "d"}[bits]
    registers = [f"%{letter}{20 + number}" for number in range(count)]
    vector, names = (f".v{count}", f"{{{', '.join(registers)}}}") if count > 1 else ("", registers[0])
    loads = "".join(f"ld.global.b{bits} {each}, [%d2+{number * bits // 8}];\n" for number, each in enumerate(registers))
    gets = f"ld.shared{vector}.b{bits} {names}, [%r9];\n"
    stores = "".join(
        f"st.global.b{bits} [%d3+{number * bits // 8}], {each};\n" for number, each in enumerate(registers)
    )
    return (
        HEAD
        + f"mad.lo.u32 %r8, %r1, {THREADS}, %r0;\nmad.wide.u32 %d2, %r8, {size}, %d0;\nmad.wide.u32 %d3, %r8, {size}, %d1;\n{loads}"
        + f"mad.lo.u32 %r9, %r0, {size}, %r2;\nmad.lo.u32 %r10, %r0, {size}, %r5;\n"
        + BEGIN.format(bytes=size * THREADS)
        + f"st.async.shared::cluster.mbarrier::complete_tx::bytes{vector}.{kind} [%r10], {names}, [%r6];\n{wait}{gets}{stores}{END}"
    )


@pytest.mark.parametrize("kind,count", [("b32", 1), ("u32", 2), ("f32", 4), ("b64", 1), ("s64", 2), ("f64", 1)])
def test_words_are_sent(kind, count, seed):
    words = np.random.default_rng(seed).integers(0, 1 << 32, (2, THREADS, count * int(kind[1:]) // 32), np.uint32)
    got = np.zeros_like(words)
    report = launched(sending(kind, count), words, got, seed=seed)
    assert not report.findings
    np.testing.assert_array_equal(got, words[::-1])


@pytest.mark.parametrize("count", [1, 2, 4])
def test_words_that_are_not_waited_for(count):
    words = np.ones((2, THREADS, count), np.uint32)
    report = launched(sending("b32", count, ""), words, np.zeros_like(words), on_fault="report", seed=0)
    assert {each.kind for each in report.findings} & {"missing-wait", "uninitialized"}


OPERATIONS = {
    "add.u32": lambda a, b: (a + b) % (1 << 32), "add.s32": lambda a, b: (a + b + (1 << 31)) % (1 << 32) - (1 << 31), "min.u32": min,
    "max.u32": max, "min.s32": min, "max.s32": max, "inc.u32": lambda a, b: 0 if a >= b else a + 1,
    "dec.u32": lambda a, b: b if a == 0 or a > b else a - 1, "and.b32": lambda a, b: a & b, "or.b32": lambda a, b: a | b,
    "xor.b32": lambda a, b: a ^ b, "add.u64": lambda a, b: (a + b) % (1 << 64),
}  # fmt: skip


@pytest.mark.parametrize("name", OPERATIONS)
def test_reductions_of_words(name, seed):
    """All threads of a block at the same four places of the other one: in an order that changes nothing, but for inc and dec, of equal numbers."""
    kind = name.partition(".")[2]
    bits = int(kind[1:])
    size, letter = bits // 8, {32: "r", 64: "d"}[bits]
    dtype = np.dtype(f"{'i' if kind[0] == 's' else 'u'}{size}")
    random = np.random.default_rng(seed)
    limits = np.iinfo(dtype)
    given = random.integers(limits.min, limits.max, (2, THREADS), dtype, endpoint=True)
    if name[:3] in ("inc", "dec"):
        given[:] = 9
    start = 5
    body = (
        HEAD
        + f"and.b32 %r8, %r0, 3;\nmad.lo.u32 %r9, %r8, {size}, %r2;\nmad.lo.u32 %r10, %r8, {size}, %r5;\nmov.b{bits} %{letter}20, {start};\n"
        + f"mad.lo.u32 %r11, %r1, {THREADS}, %r0;\nmad.wide.u32 %d2, %r11, {size}, %d0;\nld.global.b{bits} %{letter}21, [%d2];\n"
        + f"setp.lt.u32 %p2, %r0, 4;\n@%p2 st.shared.b{bits} [%r9], %{letter}20;\n"
        + BEGIN.format(bytes=size * THREADS)
        + f"red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.{name} [%r10], %{letter}21, [%r6];\n{WAIT}"
        + f"mad.lo.u32 %r12, %r1, 4, %r0;\nmad.wide.u32 %d3, %r12, {size}, %d1;\n@!%p2 bra OUT;\nld.shared.b{bits} %{letter}22, [%r9];\n"
        + f"st.global.b{bits} [%d3], %{letter}22;\nOUT:{END}"
    )
    got = np.zeros((2, 4), dtype)
    report = launched(body, given, got, seed=seed)
    assert not report.findings
    expected = np.full((2, 4), start).astype(object)
    for block in range(2):
        for thread in range(THREADS):
            expected[1 - block, thread % 4] = OPERATIONS[name](
                int(expected[1 - block, thread % 4]), int(given[block, thread])
            )
    np.testing.assert_array_equal(got.astype(object), expected)


BULK = {
    "add.f32": np.float32, "add.f64": np.float64, "add.noftz.f16": np.float16, "add.noftz.bf16": small_float(SMALL_FLOATS["bf16"]),
    "min.s32": np.int32, "max.u32": np.uint32, "min.f16": np.float16, "max.bf16": small_float(SMALL_FLOATS["bf16"]),
    "add.u64": np.uint64, "and.b64": np.uint64, "or.b32": np.uint32, "xor.b64": np.uint64, "inc.u32": np.uint32, "dec.u32": np.uint32,
}  # fmt: skip


def bulk_formula(name: str, old: np.ndarray, new: np.ndarray) -> np.ndarray:
    operation = name.partition(".")[0]
    if operation in ("inc", "dec"):
        one = [OPERATIONS[f"{operation}.u32"](int(a), int(b)) for a, b in zip(old.reshape(-1), new.reshape(-1))]
        return np.array(one, old.dtype).reshape(old.shape)
    made = {
        "add": np.add, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    }[operation](old, new)  # fmt: skip
    return made.astype(old.dtype)


def filled(size: int) -> str:
    """Puts what a block is given into its shared memory, for copies to read."""
    return (
        f"mad.wide.u32 %d4, %r1, {size}, %d0;\nmad.wide.u32 %d5, %r0, 16, %d4;\nmad.lo.u32 %r13, %r0, 16, %r7;\n"
        "ld.global.v4.b32 {%r20, %r21, %r22, %r23}, [%d5];\nst.shared.v4.b32 [%r13], {%r20, %r21, %r22, %r23};\n"
        "fence.proxy.async.shared::cta;\nbar.sync 0;\n"
    )


@pytest.mark.parametrize("name", BULK)
def test_bulk_reductions_to_global_memory(name, seed):
    """Both blocks at the same place, small numbers, whose sums have no order."""
    dtype = np.dtype(BULK[name])
    size = 16 * THREADS
    random = np.random.default_rng(seed)
    given = random.integers(0, 9, (2, size // dtype.itemsize)).astype(dtype)
    got = random.integers(0, 9, size // dtype.itemsize).astype(dtype)
    if name[:3] in ("inc", "dec"):
        given[1] = given[0]
    expected = bulk_formula(name, bulk_formula(name, got, given[0]), given[1])
    text = (
        HEAD + filled(size) + "@!%p0 bra OUT;\n"
        f"cp.reduce.async.bulk.global.shared::cta.bulk_group.{name} [%d1], [%r7], {size};\n"
        "cp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\nOUT:\nret;\n}\n"
    )  # fmt: skip
    report = launched(text, given, got, seed=seed)
    assert not report.findings
    np.testing.assert_array_equal(got, expected)


@pytest.mark.parametrize("name", [None, "add.u32", "max.s32", "xor.b32", "add.u64"])
def test_bulk_copies_to_another_block(name, seed):
    """A copy, or a reduction of the bytes there, told to the other block's mbarrier."""
    size = 16 * THREADS
    dtype = np.dtype(np.uint64 if name == "add.u64" else np.int32 if name == "max.s32" else np.uint32)
    given = np.random.default_rng(seed).integers(0, 1000, (2, size // dtype.itemsize)).astype(dtype)
    got = np.zeros_like(given)
    opcode = "cp.async.bulk" if name is None else "cp.reduce.async.bulk"
    text = (
        HEAD
        + filled(size)
        + "mad.lo.u32 %r14, %r0, 16, %r2;\nst.shared.v4.b32 [%r14], {%r20, %r21, %r22, %r23};\nfence.proxy.async.shared::cta;\n"
        + BEGIN.format(bytes=size)
        + f"@!%p0 bra SENT;\n{opcode}.shared::cluster.shared::cta.mbarrier::complete_tx::bytes{'' if name is None else '.' + name} "
        + f"[%r5], [%r7], {size}, [%r6];\nSENT:\n{WAIT}ld.shared.v4.b32 {{%r24, %r25, %r26, %r27}}, [%r14];\n"
        + f"mad.wide.u32 %d6, %r1, {size}, %d1;\nmad.wide.u32 %d7, %r0, 16, %d6;\nst.global.v4.b32 [%d7], {{%r24, %r25, %r26, %r27}};\n{END}"
    )
    report = launched(text, given, got, seed=seed)
    assert not report.findings
    expected = given[::-1] if name is None else np.stack([bulk_formula(name, given[i], given[1 - i]) for i in range(2)])
    np.testing.assert_array_equal(got, expected)


def test_a_copy_to_several_blocks(seed):
    """Rank 0 copies its bytes to both blocks, each of which is told at its own mbarrier."""
    size = 16 * THREADS
    given = np.random.default_rng(seed).integers(0, 1000, size // 4).astype(np.uint32)
    got = np.zeros((2, size // 4), np.uint32)
    text = (
        HEAD
        + BEGIN.format(bytes=size)
        + "setp.eq.and.u32 %p3, %r1, 0, %p0;\n@!%p3 bra SENT;\nmov.b16 %h1, 3;\n"
        + "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
        + f"[%r2], [%d0], {size}, [%r3], %h1, %d8;\nSENT:\n{WAIT}mad.lo.u32 %r14, %r0, 16, %r2;\n"
        + "ld.shared.v4.b32 {%r24, %r25, %r26, %r27}, [%r14];\n"
        + f"mad.wide.u32 %d6, %r1, {size}, %d1;\nmad.wide.u32 %d7, %r0, 16, %d6;\nst.global.v4.b32 [%d7], {{%r24, %r25, %r26, %r27}};\n{END}"
    )
    report = launched(text, given, got, seed=seed)
    assert not report.findings
    np.testing.assert_array_equal(got, np.stack([given, given]))


def test_ranks_of_addresses(seed):
    """``getctarank`` of the block's own address, and of another block's, in both windows."""
    text = (
        HEAD
        + "getctarank.shared::cluster.u32 %r20, %r2;\ngetctarank.shared::cluster.u32 %r21, %r5;\ncvta.shared.u64 %d6, buffer;\n"
        "mapa.u64 %d7, %d6, %r4;\ngetctarank.u64 %r22, %d6;\ngetctarank.u64 %r23, %d7;\n"
        "mad.wide.u32 %d8, %r1, 16, %d1;\n@%p0 st.global.v4.b32 [%d8], {%r20, %r21, %r22, %r23};\n" + END
    )
    got = np.zeros((2, 4), np.uint32)
    launched(text, np.zeros(1, np.uint32), got, seed=seed)
    np.testing.assert_array_equal(got, [[0, 1, 0, 1], [1, 0, 1, 0]])
