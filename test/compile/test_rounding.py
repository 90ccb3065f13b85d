"""Float ops that round in a direction of their own: the chip's instructions do as the simulator, or the op is refused."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile import CompileError
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
from _agreement import agree

sys.path.remove(str(Path(__file__).parent))

MODES = {"toward_zero": "rz", "upward": "rp", "downward": "rm"}
_DTYPES = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "bf16": ml_dtypes.bfloat16,
    "i32": np.int32,
    "i64": np.int64,
}


def kernel(op: str, source: str, to: str, width: int = 1) -> str:
    """Threads load two elements, or two vectors."""
    kinds = {each: each if width == 1 else f"vector<{width}x{each}>" for each in (source, to)}
    load, store = ("memref.load", "memref.store") if width == 1 else ("vector.load", "vector.store")
    of, out = (
        (f"memref<{64 * width}x{each}>" if width == 1 else f"memref<{64 * width}x{each}>, {kinds[each]}")
        for each in (source, to)
    )
    return f"""
gpu.module @m {{
  gpu.func @k(%x: memref<{64 * width}x{source}>, %y: memref<{64 * width}x{source}>, %out: memref<{64 * width}x{to}>) kernel {{
    %t = gpu.thread_id x
    %w = arith.constant {width} : index
    %i = arith.muli %t, %w : index
    %a = {load} %x[%i] : {of}
    %b = {load} %y[%i] : {of}
    {op.format(kinds[source], kinds[to])}
    {store} %r, %out[%i] : {out}
    gpu.return
  }}
}}"""


def arrays(source: str, to: str, count: int, seed: int) -> list[np.ndarray]:
    random = np.random.default_rng(seed)
    dtype = _DTYPES[source]
    if np.dtype(dtype).kind == "i":
        one, other = (random.integers(-(2**31), 2**31, count).astype(dtype) for _ in range(2))
    else:
        one, other = (
            (random.normal(size=count) * 2.0 ** random.integers(-18, 14, count)).astype(dtype) for _ in range(2)
        )
        one[:6] = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-9]
    return [one, other, np.zeros(count, _DTYPES[to])]


_TRUNCATIONS = [("f32", "f16"), ("f64", "f32"), ("f64", "f16")]
_ARITHMETIC = ["addf", "subf", "mulf", "divf"]


def compiled(text: str, chip: str) -> str:
    return gpuir.compile(text, chip, emit="ptx", cache=False).ptx


def simulated(text: str, given: list[np.ndarray]) -> np.ndarray:
    made = [each.copy() for each in given]
    sim.launch(text, "k", 1, 64, *made)
    return made[-1]


def by_ptx(text: str, chip: str, given: list[np.ndarray]) -> np.ndarray:
    """What the PTX that comes of it leaves; the descriptors of memrefs are arguments of it."""
    made = [each.copy() for each in given]
    artifact = gpuir.compile(text, chip, emit="ptx", cache=False, bare_pointers=True)
    sim.launch(ptx.parse(artifact.ptx), "k", 1, 64, *made)
    return made[-1]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("source", "to"), _TRUNCATIONS)
@pytest.mark.parametrize("width", [1, 4])
def test_conversions_to_narrower(mode, source, to, width, seed):
    """The instructions have the mode, and leave what the simulator has of the op."""
    text = kernel(f"%r = arith.truncf %a {mode} : {{}} to {{}}", source, to, width)
    given = arrays(source, to, 64 * width, seed)
    assert compiled(text, "sm_80").count(f"cvt.{MODES[mode]}.{to}.{source}") == width
    np.testing.assert_array_equal(by_ptx(text, "sm_80", given), simulated(text, given))


@pytest.mark.parametrize("source", ["f32", "f64"])
@pytest.mark.parametrize("chip", ["sm_75", "sm_80", "sm_90"])
def test_to_bf16_toward_zero(source, chip, seed):
    """Chips before sm_80 have no instruction for it."""
    given = arrays(source, "bf16", 64, seed)
    text = kernel("%r = arith.truncf %a toward_zero : {} to {}", source, "bf16")
    expected = simulated(text, given).view(np.uint16)
    made = by_ptx(text, chip, given).view(np.uint16)
    lost = np.isnan(given[0])
    np.testing.assert_array_equal(made[~lost], expected[~lost])
    assert (made[lost] & 0x7FFF > 0x7F80).all()
    with np.errstate(over="ignore"):
        single = given[0][~lost].astype(np.float32)
    exact = single.view(np.uint32) if source == "f32" else None
    if exact is not None:
        np.testing.assert_array_equal(made[~lost], exact >> 16)


@pytest.mark.parametrize("mode", [*MODES, "to_nearest_even"])
@pytest.mark.parametrize("op", _ARITHMETIC)
@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_arithmetic(mode, op, kind, seed):
    text = kernel(f"%r = arith.{op} %a, %b {mode} : {{}}", kind, kind)
    given = arrays(kind, kind, 64, seed)
    assert re.search(rf"\b{op[:3]}\.{MODES.get(mode, 'rn')}\.{kind}\b", compiled(text, "sm_90"))
    np.testing.assert_array_equal(by_ptx(text, "sm_90", given), simulated(text, given))


@pytest.mark.parametrize("mode", ["toward_zero", "upward", "downward"])
@pytest.mark.parametrize("source", ["i32", "i64"])
@pytest.mark.parametrize("to", ["f32", "f64", "f16"])
def test_integers(mode, source, to):
    """LLVM's own op, as a text of LLVM IR has it."""
    words = {"toward_zero": "towardzero", "upward": "upward", "downward": "downward"}
    text = kernel(f"%r = llvm.intr.experimental.constrained.sitofp %a {words[mode]} ignore : {{}} to {{}}", source, to)
    assert f"cvt.{MODES[mode]}.{to}.s{source[1:]}" in compiled(text, "sm_90")


@pytest.mark.parametrize("source", ["f16", "bf16"])
def test_toward_zero_on_amd(source, seed):
    text = kernel("%r = arith.truncf %a toward_zero : {} to {}", "f32", source, 2)
    given = arrays("f32", source, 128, seed)
    with np.errstate(all="ignore"):
        if source == "f16":
            agree(text, "gfx942", given, 64)
    made = gpuir.compile(text, "gfx942", emit="amdgcn", cache=False)
    code = next(iter(made.modules.values())).forms["amdgcn"]
    assert ("v_cvt_pkrtz_f16_f32" in code) == (source == "f16")
    assert "v_cvt_f16_f32" not in code


@pytest.mark.parametrize(("op", "source", "to", "chip"), [
    ("arith.addf %a, %b upward : {}", "f16", "f16", "sm_90"),
    ("arith.addf %a, %b to_nearest_away : {}", "f32", "f32", "sm_90"),
    ("arith.truncf %a upward : {} to {}", "f32", "bf16", "sm_90"),
    ("arith.truncf %a to_nearest_away : {} to {}", "f32", "f16", "sm_90"),
    ("arith.addf %a, %b toward_zero : {}", "f32", "f32", "gfx942"),
    ("arith.truncf %a downward : {} to {}", "f32", "f16", "gfx942"),
    ("arith.truncf %a toward_zero : {} to {}", "f64", "f32", "gfx1100"),
])  # fmt: skip
def test_refused(op, source, to, chip):
    """LLVM would round to the nearest without a word."""
    with pytest.raises(
        CompileError, match=r":\d+:\d+: error: 'llvm.intr.experimental.constrained.*rounds .*no instruction"
    ):
        gpuir.compile(kernel(f"%r = {op}", source, to), chip, cache=False)


@pytest.mark.parametrize("chip", ["sm_80", "gfx942"])
@pytest.mark.parametrize(("op", "source", "to"), [
    ("arith.truncf %a to_nearest_even : {} to {}", "f32", "bf16"),
    ("arith.divf %a, %b to_nearest_even : {}", "f32", "f32"),
    ("arith.addf %a, %b to_nearest_even : {}", "f16", "f16"),
    ("arith.truncf %a to_nearest_even : {} to {}", "f64", "f16"),
])  # fmt: skip
def test_to_the_nearest(op, source, to, chip):
    """LLVM's back ends end their process at some of these."""
    assert gpuir.compile(kernel(f"%r = {op}", source, to), chip, cache=False)
