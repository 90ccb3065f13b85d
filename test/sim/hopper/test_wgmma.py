"""wgmma against NumPy, on operands that a model in the test lays out."""

from __future__ import annotations

import _hopper
import _wgmma as model
import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile.wgmma_chains import join_chains

SUMS = {"f16": ("f32", "f16"), "bf16": ("f32",), "tf32": ("f32",), "e4m3": ("f32", "f16"), "e5m2": ("f32",),
        "s8": ("s32",), "u8": ("s32",)}  # fmt: skip
LAYOUTS = [(k, s) for k in (True, False) for s in (0, 32, 64, 128)]


def run(n, a, b, d, *, left=(True, 128), right=(True, 128), scales=("one", "one"), keep="one", saturate=False, seed=0):
    """The result and what NumPy says."""
    rng = np.random.default_rng(seed)
    size = np.dtype(model.DTYPES[a]).itemsize
    depth = 32 // size
    # A swizzled tile has rows as long as the pattern; the instruction reads the first 32 bytes of each.
    x, y = (model.numbers(rng, (rows, max(depth, swizzle // size) if k_major else depth), kind)
            for rows, kind, (k_major, swizzle) in ((64, a, left), (max(n, 64), b, right)))  # fmt: skip
    memory = np.zeros(96 << 10, np.uint8)
    words = [
        model.image(x, 0, memory, k_major=left[0], swizzled=left[1]),
        model.image(y, 32 << 10, memory, k_major=right[0], swizzled=right[1]),
    ]
    c = model.numbers(rng, (64, n), "s8").astype(np.int32 if d == "s32" else np.float32)
    if saturate:
        c[:] = np.iinfo(np.int32).max - 5
    given = model.registers(c, d)
    layouts = ("row" if left[0] else "col", "col" if right[0] else "row")
    text = model.kernel(n, depth, a, b, d, layouts, scales, keep, len(memory), saturate)
    model.launch(text, memory, given, words)
    if d == "s32":
        want = x[:, :depth].astype(np.int64) @ y[:n, :depth].astype(np.int64).T + (c if keep == "one" else 0)
        want = np.clip(want, -(1 << 31), (1 << 31) - 1) if saturate else want
        want = want.astype(np.int32)
    else:
        sign = (-1 if scales[0] == "neg" else 1) * (-1 if scales[1] == "neg" else 1)
        want = sign * (x[:, :depth].astype(np.float32) @ y[:n, :depth].astype(np.float32).T)
        want = want + (c if keep == "one" else 0)
    return given, model.registers(want, d)


MIXED = {"s8": ("s8", "u8"), "u8": ("s8", "u8"), "e4m3": ("e4m3", "e5m2"), "e5m2": ("e4m3", "e5m2")}


@pytest.mark.parametrize("a, b, d", [(a, b, d) for a in SUMS for b in MIXED.get(a, (a,)) for d in SUMS[a]])
def test_types(a, b, d):
    found, want = run(16, a, b, d)
    assert np.array_equal(found, want)


@pytest.mark.parametrize("right", LAYOUTS)
@pytest.mark.parametrize("left", LAYOUTS)
def test_layouts_of_16_bits(left, right):
    found, want = run(64, "f16", "f16", "f32", left=left, right=right)
    assert np.array_equal(found, want)


@pytest.mark.parametrize("n", (8, 24, 128, 256))
@pytest.mark.parametrize("a, d", (("bf16", "f32"), ("tf32", "f32"), ("e4m3", "f16"), ("s8", "s32")))
def test_widths(n, a, d):
    found, want = run(n, a, a, d, left=(True, 32), right=(True, 64))
    assert np.array_equal(found, want)


@pytest.mark.parametrize("scales", (("neg", "one"), ("one", "neg"), ("neg", "neg")))
@pytest.mark.parametrize("keep", ("one", "zero"))
def test_signs_and_scale_d(scales, keep):
    found, want = run(16, "f16", "f16", "f32", scales=scales, keep=keep)
    assert np.array_equal(found, want)


def test_saturation():
    found, want = run(16, "u8", "u8", "s32", saturate=True)
    assert np.array_equal(found, want) and (found == np.iinfo(np.int32).max).any()


def test_tf32_is_cut():
    x = np.full((64, 8), 1 + 2.0**-11, np.float32)
    y = np.zeros((64, 8), np.float32)
    y[:, 0] = 1
    memory = np.zeros(96 << 10, np.uint8)
    words = [model.image(each, at, memory, k_major=True, swizzled=32) for each, at in ((x, 0), (y, 32 << 10))]
    c = np.zeros((128, 4), np.float32)
    model.launch(
        model.kernel(8, 8, "tf32", "tf32", "f32", ("row", "col"), ("one", "one"), "zero", len(memory)), memory, c, words
    )
    assert (c == 1).all()


def assembly(a, d, n, scale="1", negate=("1", "1"), right=0):
    """wgmma with A in registers, as one piece of inline assembly."""
    type_, _, count = model.struct(d, n)
    depth = 32 // np.dtype(model.DTYPES[a]).itemsize
    at = 2 * count
    letter = "f" if d == "f32" else "r"
    out = ", ".join(f"${i}" for i in range(count))
    left = ", ".join(f"${at + i}" for i in range(4))
    words = [f"{{{out}}}", f"{{{left}}}", f"${at + 4}", "p"]
    words += list(negate) if d != "s32" else []
    words += [str(right)] if a in ("f16", "bf16") else []
    text = f"setp.ne.b32 p, {scale}, 0; wgmma.mma_async.sync.aligned.m64n{n}k{depth}.{d}.{a}.{a} {', '.join(words)};"
    constraints = ",".join([f"={letter}"] * count + [str(i) for i in range(count)] + ["r"] * 4 + ["l"])
    registers = "\n".join(f"%r{i} = llvm.extractvalue %s{count}[{i}] : {type_}" for i in range(count))
    kind = "f32" if d == "f32" else "i32"
    operands = ", ".join([f"%r{i}" for i in range(count)] + [f"%a{i}" for i in range(4)] + ["%db"])
    types = ", ".join([kind] * count + ["i32"] * 4 + ["i64"])
    return f"""{registers}
    %d = llvm.inline_asm has_side_effects asm_dialect = att "{{ .reg .pred p; {text} }}", "{constraints}" {operands}
      : ({types}) -> {type_}"""


def held(matrix):
    """A's registers: four of 32 bits a thread (PTX ISA, the table of matrix A)."""
    size = matrix.dtype.itemsize
    per = 4 // size
    data = np.ascontiguousarray(matrix).view(np.uint8).reshape(*matrix.shape, size)
    found = np.zeros((128, 4, per, size), np.uint8)
    for t in range(128):
        for r in range(4):
            for e in range(per):
                row = 16 * (t // 32) + t % 32 // 4 + 8 * (r % 2)
                found[t, r, e] = data[row, t % 4 * per + e + 4 * per * (r // 2)]
    return found.reshape(128, 16).view(np.int32)


@pytest.mark.parametrize(
    "a, d", (("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("tf32", "f32"), ("e5m2", "f32"), ("s8", "s32"))
)
def test_left_operand_in_registers(a, d):
    rng = np.random.default_rng(5)
    depth = 32 // np.dtype(model.DTYPES[a]).itemsize
    x, y, c = (
        model.numbers(rng, shape, kind) for shape, kind in (((64, depth), a), ((64, depth), a), ((64, 16), "s8"))
    )
    c = c.astype(np.int32 if d == "s32" else np.float32)
    memory = np.zeros(96 << 10, np.uint8)
    word = model.image(y, 0, memory, k_major=True, swizzled=32)
    given = model.registers(c, d)
    text = model.kernel(16, depth, a, a, d, ("row", "col"), ("one", "one"), "one", len(memory), left=assembly(a, d, 16))
    model.launch(text, memory, given, (0, word), held(x))
    kind = np.int64 if d == "s32" else np.float32
    want = (x.astype(kind) @ y[:16].astype(kind).T + c).astype(c.dtype)
    assert np.array_equal(given, model.registers(want, d))


def test_refused_types():
    text = model.kernel(16, 256, "b1", "b1", "s32", ("row", "col"), ("one", "one"), "one", 4096)
    with pytest.raises(sim.UnsupportedOp, match="no product of b1 and b1 that is summed in s32 is simulated"):
        model.launch(text, np.zeros(4096, np.uint8), np.zeros((128, 8), np.int32), (0, 0))


def test_refused_assembly():
    text = model.kernel(
        16, 16, "f16", "f16", "f32", ("row", "col"), ("one", "one"), "one", 4096, left=assembly("f16", "f32", 16)
    )
    text = text.replace("wgmma.mma_async.sync.aligned.m64n16k16", "tcgen05.mma")
    with pytest.raises(sim.UnsupportedOp, match="inline assembly is not simulated but for wgmma, mma.sp, waits for"):
        model.launch(text, np.zeros(4096, np.uint8), np.zeros((128, 8), np.float32), (0, 0))


@pytest.mark.parametrize("seed", (None, 1, 2))
@pytest.mark.parametrize("name", ("ring", "roles"))
def test_products_joined_by_the_compiler(name, seed):
    """Chains of products as one piece of inline assembly, as gpuir.compile makes them."""
    with gpuir.Context(), gpuir.ir.Location.unknown():
        module = gpuir.parse(_hopper.KERNELS[name][0])
        join_chains(module)
        assert sum("mma_async.sync" in line for line in str(module).splitlines()) == 1
        found, want, _ = _hopper.run(name, module, seed=seed)
    assert np.array_equal(found, want)


@pytest.mark.parametrize("seed", (None, 1))
def test_registers_that_are_handed_on(seed):
    """An empty piece of assembly between two products leaves the accumulators in flight."""
    text = _hopper.KERNELS["ring"][0]
    acc = _hopper.ACC
    old = "%m_acc3 = nvvm.wgmma" if "%m_acc3 = nvvm.wgmma" in text else "%new = nvvm.wgmma"
    taken = " ".join(f"%h{i} = llvm.extractvalue %m_acc2[{i}] : {acc}" for i in range(32))
    constraints = ",".join(["=f"] * 32 + [str(i) for i in range(32)])
    names, types = ", ".join(f"%h{i}" for i in range(32)), ", ".join(["f32"] * 32)
    passed = f"""{taken}
      %kept = llvm.inline_asm has_side_effects asm_dialect = att "", "{constraints}" {names} : ({types}) -> {acc}
      {old}"""
    text = text.replace(old, passed, 1).replace("%m_da3, %m_db3, %m_acc2", "%m_da3, %m_db3, %kept")
    found, want, _ = _hopper.run("ring", text, seed=seed)
    assert np.array_equal(found, want)


def test_operands_written_by_threads_need_a_fence():
    text = model.kernel(16, 16, "f16", "f16", "f32", ("row", "col"), ("one", "one"), "one", 96 << 10)
    fence = "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}"
    assert fence in text
    memory, c = np.zeros(96 << 10, np.uint8), np.zeros((128, 8), np.float32)
    words = [model.image(np.zeros((64, 16), np.float16), at, memory, k_major=True, swizzled=0) for at in (0, 32 << 10)]
    model.launch(text, memory, c, words)
    with pytest.raises(sim.SimulationError, match="missing-fence: reads byte 0x0 .* which a thread has written"):
        model.launch(text.replace(fence, ""), memory, c, words)
    # Behind the barrier a fence of each warp does as well.
    model.launch(text.replace(fence, "").replace("gpu.barrier", "gpu.barrier\n" + fence), memory, c, words)


def test_words_that_differ_among_lanes():
    text = model.kernel(16, 16, "f16", "f16", "f32", ("row", "col"), ("one", "one"), "one", 96 << 10)
    text = text.replace("mma_async %da", "mma_async %dx").replace(
        "nvvm.wgmma.fence.aligned",
        """
    %tt = arith.index_cast %t : index to i64
    %dx = arith.addi %da, %tt : i64
    nvvm.wgmma.fence.aligned""",
    )
    with pytest.raises(sim.SimulationError, match="undefined: A's descriptor differs among the lanes of a warp"):
        model.launch(text, np.zeros(96 << 10, np.uint8), np.zeros((128, 8), np.float32), (0, 0))


def test_a_part_of_a_warp():
    text = model.kernel(16, 16, "f16", "f16", "f32", ("row", "col"), ("one", "one"), "one", 96 << 10)
    text = text.replace(
        "nvvm.wgmma.commit.group.sync.aligned",
        """
    %odd = arith.trunci %tt : i64 to i1
    scf.if %odd { nvvm.wgmma.commit.group.sync.aligned }""",
    ).replace("nvvm.wgmma.fence.aligned", "%tt = arith.index_cast %t : index to i64\nnvvm.wgmma.fence.aligned")
    with pytest.raises(sim.SimulationError, match="the op of a warpgroup is reached by 16 of 32 lanes"):
        model.launch(text, np.zeros(96 << 10, np.uint8), np.zeros((128, 8), np.float32), (0, 0))
