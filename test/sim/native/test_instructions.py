"""Instructions of PTX in the native engine: the bits of the NumPy engine, for every form of the table that it takes."""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import dtype_of, edges, has_dtype, with_results
from _ptx_snippets import kernel as text_of

from gpuir import sim
from gpuir.errors import Error
from gpuir.interop import ptx
from gpuir.ptx import signature
from gpuir.ptx.instructions import ROWS

COUNT = 160
#: What compilers write most, in every kind.
COMMON = [
    "abs.f32", "neg.f16", "add.rn.f16x2", "sub.rn.bf16x2", "mul.rn.f16", "fma.rn.f16x2", "fma.rn.bf16x2", "fma.rn.relu.bf16", "add.sat.f32",
    "add.ftz.f32", "fma.rm.f32", "add.rp.f32", "sub.rz.f32", "mul.rz.ftz.f32", "min.f32", "max.NaN.f32", "max.f16x2", "min.bf16",
    "div.full.f32", "rcp.approx.ftz.f32", "sqrt.rn.f32", "rsqrt.approx.f32", "ex2.approx.ftz.f32", "ex2.approx.f16x2", "lg2.approx.f32",
    "sin.approx.f32", "tanh.approx.f32", "tanh.approx.bf16x2", "copysign.f32", "testp.subnormal.f32", "setp.neu.f32", "setp.ltu.bf16",
    "set.gt.u32.f32", "set.le.f16x2.f16x2", "slct.s32.f32", "selp.b64", "cvt.rzi.s32.f32", "cvt.rni.u64.f64", "cvt.rpi.ftz.s32.f32",
    "cvt.rmi.f32.f32", "cvt.sat.f32.f32", "cvt.rn.bf16x2.f32", "cvt.rn.relu.f16x2.f32", "cvt.rn.f16.f64", "cvt.rn.bf16.f64",
    "cvt.rz.f16.f32", "cvt.rm.f16.f32", "cvt.rp.f16.f32", "cvt.rz.bf16.f32", "cvt.rz.f16x2.f32", "cvt.rz.relu.bf16x2.f32",
    "min.xorsign.abs.f32", "max.NaN.xorsign.abs.f16x2", "min.ftz.xorsign.abs.f32", "max.xorsign.abs.bf16",
    "cvt.rn.satfinite.e4m3x2.f32", "cvt.rn.satfinite.relu.e5m2x2.f32", "cvt.rn.satfinite.e4m3x2.f16x2", "cvt.rn.satfinite.e5m2x2.f32",
    "cvt.rn.satfinite.relu.e4m3x2.bf16x2", "cvt.rn.f16x2.e4m3x2", "cvt.rn.f16x2.e5m2x2", "cvt.rn.relu.f16x2.e5m2x2",
    "cvt.f32.bf16", "cvt.sat.s8.s32", "cvt.sat.u16.s64", "cvt.rna.tf32.f32", "cvt.rn.f16.s32", "cvt.rn.bf16.u32",
    "mul.hi.s32", "mul.hi.u64", "mul.hi.s64", "mad.hi.u32", "mad.wide.s16", "mul24.hi.s32", "mad24.lo.u32", "sad.u16", "add.sat.s32",
    "min.relu.s16x2", "max.u16x2", "abs.s64", "clz.b64", "bfind.s32", "bfind.shiftamt.u64", "popc.b64", "brev.b32", "bfe.s32", "bfe.u64",
    "bfe.s64", "bfi.b64", "szext.clamp.s32", "bmsk.wrap.b32", "shf.l.wrap.b32", "shf.r.clamp.b32", "shl.b16", "shr.s64", "shr.u32", "prmt.b32",
    "dp4a.s32.u32", "dp2a.hi.u32.s32", "cnot.b32", "add.u16x2",
]  # fmt: skip


#: Of each type of floats that it has not the name of, in memory.
_BITS = {"bf16": (np.uint16, 0x7F80), "f16": (np.uint16, 0x7C00)}


def without_nan(array: np.ndarray, type: str) -> np.ndarray:
    """The bits of the numbers; one NaN is as good as another."""
    if type.removesuffix("x2") in _BITS:
        kind, infinity = _BITS[type.removesuffix("x2")]
        bits = array.view(kind)
        return np.where((bits & 0x7FFF) > infinity, 0x7FFF, bits)
    return np.where(np.isnan(array), np.nan, array) if array.dtype.kind == "f" else array


def launched(opcode: str, random: np.random.Generator, literals: str = ""):
    facts = signature(opcode)
    operands = [type for type in facts.operands if type != "n"]
    inputs = [edges("u32" if type == "pred" else type, COUNT, random) for type in operands]
    with_results(facts.base, inputs)
    payload = ptx.parse(text_of(opcode, operands, facts.result, literals))
    results, reports = [], []
    for engine in ("auto", "numpy"):
        results.append(np.zeros(COUNT, dtype_of(facts.result)))
        reports.append(sim.launch(payload, "k", 1, COUNT, *inputs, results[-1], engine=engine))
    one, other = (without_nan(each, facts.result) for each in results)
    np.testing.assert_array_equal(one, other)
    np.testing.assert_array_equal(np.signbit(one), np.signbit(other))
    return reports[0]


@pytest.mark.sweep(24)
@pytest.mark.parametrize("opcode", COMMON)
def test_common_instructions_run_natively(opcode, seed):
    report = launched(opcode, np.random.default_rng(seed))
    assert report.engine.startswith("native"), report.engine


@pytest.mark.parametrize("table", ["0xe8", "0x96", "1", "255"])
def test_lop3(table, seed):
    assert launched("lop3.b32", np.random.default_rng(seed), f", {table}").engine.startswith("native")


#: Words of which an instruction has one at most, or none together with another.
_ALONE = ({"rn", "rz", "rm", "rp", "rna", "rni", "rzi", "rmi", "rpi"}, {"clamp", "wrap"}, {"sat", "relu", "satfinite"})
_COMPARISONS = {
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "lo",
    "ls",
    "hi",
    "hs",
    "equ",
    "neu",
    "ltu",
    "leu",
    "gtu",
    "geu",
    "num",
    "nan",
}


def forms():
    """An opcode of each name and type of the table, with modifiers that it may have."""
    random = np.random.default_rng(7)
    for row in ROWS:
        for name in row.names.split():
            for type in row.types.split():
                base, *rest = name.split(".")
                words = [str(each) for each in random.permutation(row.words.split()) if random.random() < 0.5]
                for alone in (*_ALONE, _COMPARISONS):
                    kept = [word for word in words if word in alone][:1]
                    if alone == _COMPARISONS and base in ("set", "setp") and not kept:
                        kept = ["ne"]
                    words = [word for word in words if word not in alone] + kept
                second = ["s32", "f32"] if base == "slct" else row.types.split()
                # A pair is compared with a pair.
                second = (
                    [type]
                    if type.endswith("x2") and base == "set"
                    else [each for each in second if not each.endswith("x2")]
                )
                more = [str(random.choice(second))] if "S" in row.form else []
                opcode = ".".join([base, *rest, *words, type, *more])
                if base in ("min", "max") and "relu" in words and type[0] == "u":
                    continue
                facts = signature(opcode)
                # Of small floats in words other tests have all bits (test/interop/ptx/test_conversions.py).
                if facts is not None and all(map(has_dtype, (*facts.operands, facts.result))):
                    yield opcode


@pytest.mark.sweep(20)
@pytest.mark.parametrize("opcode", sorted(set(forms())))
def test_any_form_gives_the_same_bits(opcode, seed):
    """Also one that no assembler takes, as long as the NumPy engine computes it."""
    try:
        launched(opcode, np.random.default_rng(seed))
    except Error as error:
        assert "simulated" in str(error) or "read" in str(error), error
