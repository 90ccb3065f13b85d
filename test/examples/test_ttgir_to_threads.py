"""examples/ttgir_to_threads.py: real dumps become kernels that compute what they should; what it cannot do is one error."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.passes.registry import load_plugin

ROOT = Path(__file__).resolve().parents[2]
SCALE = ROOT / "examples" / "scale.ttgir"
CORPUS = ROOT / "test" / "interop" / "triton" / "Inputs"


@pytest.fixture(scope="module", autouse=True)
def _pass() -> None:
    load_plugin(str(ROOT / "examples" / "ttgir_to_threads.py"))


def threads(text: str, filename: str = "-") -> gpuir.ir.Module:
    with gpuir.Context():
        module = gpuir.parse(text, filename=filename)
        gpuir.pass_manager("builtin.module(ttgir-to-threads,canonicalize,cse)").run(module)
    return module


def dump(name: str) -> str:
    """The last stage of a file of the corpus."""
    return (CORPUS / name).read_text().split("// -----\n")[-1]


@pytest.mark.parametrize("per_thread", [1, 2, 4, 8])
@pytest.mark.parametrize("warps", [1, 4])
def test_scale_under_other_layouts(per_thread, warps, seed):
    """Layouts smaller and larger than the tensor of 512: each element is written, by its own thread."""
    text = SCALE.read_text().replace("sizePerThread = [4]", f"sizePerThread = [{per_thread}]")
    text = text.replace("warpsPerCTA = [4]", f"warpsPerCTA = [{warps}]").replace(
        '"ttg.num-warps" = 4', f'"ttg.num-warps" = {warps}'
    )
    if per_thread * 32 * warps > 512:
        with pytest.raises(gpuir.PassError, match="stores elements that several threads hold"):
            threads(text)
        return
    drawn = np.random.default_rng(seed)
    x, s = drawn.standard_normal(1200, np.float32), np.float32(drawn.uniform(1, 2))
    y = np.full(1300, 7, np.float32)
    report = sim.launch(threads(text), "scale", 3, 32 * warps, x, y, s, 1200)
    np.testing.assert_array_equal(y, np.append(x / s, np.full(100, 7, np.float32)))
    assert not report.findings


@pytest.mark.parametrize("arch", ["sm80", "sm90", "sm100"])
def test_a_kernel_of_the_corpus(arch, seed):
    """copy_hinted: two loads of 16 bits, one with a default for masked lanes, pointers moved by a number."""
    x = np.random.default_rng(seed).integers(-1000, 1000, 2000).astype(np.int16)
    y = np.zeros(2000, np.int16)
    module = threads(dump(f"copy_hinted.{arch}.mlir"))
    sim.launch(module, "copy_hinted", 4, 128, x, y, 1000)
    np.testing.assert_array_equal(y, np.append(x[:1000], x[:1000] + x[1000:]))


def test_ptx_has_triton_s_parameters():
    ptx = gpuir.compile(threads(SCALE.read_text()), target="sm_90").ptx
    entry = re.search(r"\.visible \.entry scale\((.*?)\)\n\.reqntid 128", ptx, re.S)
    assert entry is not None
    assert re.findall(r"\.param \.(\w+)", entry[1]) == ["u64", "u64", "f32", "u32"]
    assert ptx.count("div.rn.f32") == 4 and ptx.count("ld.global") == 4 and ptx.count("st.global") == 4


def test_triton_makes_this_dump(triton):
    kernel = triton("3.4.0").compile_kernel(
        ROOT / "examples" / "triton_scale.py",
        signature="*fp32, *fp32, fp32, i32",
        constexprs={"BLOCK": 512},
        attributes={name: {"tt.divisibility": 16} for name in ("x", "y")},
        capability=90,
    )
    assert SCALE.read_text().split("\n", 1)[1].strip() == kernel["ttgir"].strip()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tt.return", "gpu.barrier\n    tt.return", "'gpu.barrier' op is none of the ops of elementwise kernels"),
        ("%arg2: f32", "%arg2: f32, %d: tensor<8xf32>", "'tt.func' op has branches, or parameters other than numbers"),
        ("tt.return", "%k = tt.load %arg0 : !tt.ptr<f32>\n    tt.return", "'tt.load' op accesses a single element"),
        (
            "tt.return",
            "%k = arith.constant dense<[1, 2]> : tensor<2xi32, #blocked>\n    tt.return",
            "different elements",
        ),
    ],
)
def test_refused(old: str, new: str, message: str):
    assert old in SCALE.read_text()
    with pytest.raises(gpuir.PassError, match=re.escape(message)) as error:
        threads(SCALE.read_text().replace(old, new, 1), "scale.ttgir")
    assert str(error.value).startswith("scale.ttgir:")


def test_ttir_is_refused():
    ttir = (CORPUS / "copy_hinted.sm90.mlir").read_text().split("// -----\n")[1]
    with pytest.raises(gpuir.PassError, match="has no ttg.num-warps: ttgir-to-threads takes TTGIR, not TTIR"):
        threads(ttir)


@pytest.mark.parametrize("name", sorted(path.name for path in CORPUS.glob("*.mlir")))
def test_the_corpus_is_lowered_or_refused(name: str):
    try:
        threads(dump(name))
    except gpuir.PassError as error:
        assert re.search(r"error: '[\w.]+' op (is none of|has branches|accesses a single|stores elements)", str(error))
