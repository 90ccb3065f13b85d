"""The known targets: against a released IREE where it knows the chip, and each intrinsic in the simulator and assembled."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.dialects.iree_gpu import MMAIntrinsic, TargetAttr
from gpuir.errors import Error
from gpuir.sim.types import small_float
from gpuir.transforms.iree_gpu.configuration import lowering_config, target
from gpuir.transforms.iree_gpu.schedule import matmul_schedule

CHIPS = ("gfx908", "gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1151", "gfx1201")
#: Chips that the release does not know.
LATER = ("gfx950", "gfx1201")
DTYPES = {
    "f16": np.dtype(np.float16), "f32": np.dtype(np.float32), "i8": np.dtype(np.int8), "i32": np.dtype(np.int32),
    "bf16": small_float("bfloat16"), "f8E4M3FN": small_float("float8_e4m3fn"), "f8E5M2": small_float("float8_e5m2"),
    "f8E4M3FNUZ": small_float("float8_e4m3fnuz"), "f8E5M2FNUZ": small_float("float8_e5m2fnuz"),
}  # fmt: skip
with gpuir.Context():
    KINDS = [(chip, kind.intrinsic.value.string) for chip in CHIPS for kind in target(chip).wgp.mma.value]


def types_of(name: str) -> tuple[tuple[int, int, int], str, str]:
    """m, n and k, and the element types of operands and accumulator."""
    with gpuir.Context():
        kind = gpuir.dialects.iree_gpu.MMAAttr.get(name)
        return kind.mnk, str(kind.a_type), str(kind.c_type)


def scheduled(name: str, chip: str, sizes: tuple[int, int, int], steps: int = 1) -> gpuir.ir.Module:
    """A product of those sizes with an intrinsic, one tile a workgroup."""
    (tile_m, tile_n, _), element, acc = types_of(name)
    m, n, k = sizes
    a, b, c = (f"tensor<{x}x{y}x{e}>" for x, y, e in ((m, k, element), (k, n, element), (m, n, acc)))
    text = (
        f"func.func @matmul(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n  %d = linalg.matmul ins(%a, %b : {a}, {b}) "
        f"outs(%c : {c}) -> {c}\n  return %d : {c}\n}}\n"
    )
    context = gpuir.Context()
    module = gpuir.parse(text, context=context)
    with context:
        config = lowering_config(name, (tile_m, tile_n, 0), (0, 0, steps), (1, 1, 0))
        matmul_schedule(module, None if chip == "any" else target(chip), config)
    return module


def values(rng: np.random.Generator, shape: tuple[int, int], element: str) -> np.ndarray:
    most = 128 if element in ("i8", "i32") else 5
    return rng.integers(-most, most, shape).astype(np.float32).astype(DTYPES[element])


@pytest.mark.sweep(24)
@pytest.mark.parametrize(("chip", "name"), KINDS)
def test_intrinsics(seed, chip, name):
    """Numbers and the instruction; RDNA3's f16 sums have each column in two lanes, which is a race there."""
    (m, n, k), element, acc = types_of(name)
    sizes = m + 3, n + 5, k + 1
    module = scheduled(name, chip, sizes)
    if name != "WMMA_F16_16x16x16_F16":
        rng = np.random.default_rng(seed)
        a, b, c = (values(rng, (sizes[i], sizes[j]), e) for i, j, e in ((0, 2, element), (2, 1, element), (0, 1, acc)))
        expected = a.astype(np.int64) @ b.astype(np.int64) + c.astype(np.int64)
        sim.run(module, "matmul", a, b, c, chip=chip)
        assert (c.astype(np.int64) == expected).all()
    assembly = gpuir.compile(gpuir.asm(module), target=chip, emit="amdgcn").data
    family = "v_mfma_" if name.startswith("MFMA") else "v_wmma_"
    assert re.search(rf"{family}{acc}_{m}x{n}x{k}_?", assembly)


#: What a chip lacks; its neighbours have it.
MISSING = {
    "gfx908": ("MFMA_F32_16x16x16_BF16", "MFMA_I32_16x16x32_I8", "MFMA_F32_16x16x32_F8E4M3FNUZ"),
    "gfx90a": ("MFMA_I32_16x16x32_I8", "MFMA_F32_16x16x32_F16"),
    "gfx942": ("MFMA_F32_16x16x8_BF16", "MFMA_I32_16x16x16_I8", "MFMA_F32_16x16x32_F16", "MFMA_F32_16x16x128_F8E4M3FN"),
    "gfx950": ("MFMA_I32_32x32x8_I8", "MFMA_F32_32x32x4_BF16"),
    "gfx1100": ("WMMAR4_F32_16x16x16_F16", "WMMAR4_F32_16x16x16_F8E4M3FN"),
    "gfx1151": ("WMMAR4_F32_16x16x16_F16",),
    "gfx1201": ("WMMA_F32_16x16x16_F16", "WMMAR3_F32_16x16x16_BF16"),
}


@pytest.mark.sweep(24)
@pytest.mark.parametrize(("chip", "name"), [(chip, name) for chip, names in MISSING.items() for name in names])
def test_what_a_chip_lacks_does_not_compile(chip, name):
    assert (chip, name) not in KINDS
    module = scheduled(name, "any", types_of(name)[0])
    with pytest.raises(Error):
        gpuir.compile(gpuir.asm(module), target=chip, emit="amdgcn")


def test_every_intrinsic_is_some_chip_s():
    assert {name for _, name in KINDS} == {case.string for case in MMAIntrinsic.cases()}


@pytest.mark.parametrize("chip", [chip for chip in CHIPS if chip not in LATER])
def test_as_the_release_has_it(tmp_path, iree_opt, run_tool, chip):
    """The same numbers; of intrinsics there may be more here, where the chip has them and the release does not use them."""
    program = tmp_path / "f.mlir"
    program.write_text(
        "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = linalg.exp ins(%a : tensor<4xf32>) "
        "outs(%a : tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n"
    )
    compiler = Path(iree_opt).parent / "iree-compile"
    result = run_tool(
        compiler, "--iree-hal-target-backends=rocm", f"--iree-hip-target={chip}", "--compile-to=flow", program
    )
    text = re.search(r"(#iree_gpu\.target<.*?wgp = <.*?>)>, ukernels", result.stdout)
    assert text is not None, result.stderr[:2000]
    with gpuir.Context():
        theirs = gpuir.parse(f"func.func private @f() attributes {{a = {text[1]}>}}").body.operations[0].attributes["a"]
        ours = target(chip)
        assert isinstance(theirs, TargetAttr) and (ours.arch, ours.features) == (theirs.arch, theirs.features)
        fields = [field.python for field in type(ours.wgp).spec.fields]
        assert len(fields) == 14
        for name in fields:
            if name == "mma":
                assert set(theirs.wgp.mma.value) <= set(ours.wgp.mma.value)
            else:
                assert getattr(ours.wgp, name) == getattr(theirs.wgp, name), name


def test_no_such_target():
    with gpuir.Context(), pytest.raises(ValueError, match="no target is known for 'gfx906', only for gfx908, gfx90a"):
        target("gfx906")
