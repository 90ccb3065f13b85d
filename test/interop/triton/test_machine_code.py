"""Inside of Triton's compilation gpuir makes PTX and AMD's assembly: a kernel is for the launcher what Triton's own is."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import external_tools
import pytest

import gpuir
from gpuir.interop.triton import install

ROOT = Path(__file__).resolve().parents[3]
#: Of each kind one: rows, products of all chips with and without TMA, atomics, scratch in global memory, calls, prints, several
#: types of parameters.
ALWAYS = ("softmax", "matmul")
SOME = (
    "atomics", "calls", "cumulative", "dropout", "embedding", "float8", "gather_rows", "histogram", "integers", "layer_norm",
    "library", "locked_sum", "loops", "matmul_batched", "matmul_persistent", "messages", "permute", "rms_norm", "sum_all",
    "sum_all.w8", "transpose",
)  # fmt: skip
#: 3.4 needs ROCm's linker.
CASES = [
    *((version, chip) for version in external_tools.tritons() for chip in ("sm_80", "sm_90", "sm_100")),
    *((version, "gfx942") for version in external_tools.tritons() if version != "3.4.0"),
]

#: What Triton itself cannot compile: AMD's `libdevice` has no `ffs`; an exchange becomes an intrinsic that LLVM does not have.
NOT_TRITONS = {
    *((version, "gfx942", "library") for version in external_tools.tritons()),
    *((version, "gfx942", "atomics") for version in ("3.6.0", "3.7.1", "3.8.0")),
}

_COMPARE = """
import json, sys, re
first, rest, target, names, before = map(json.loads, sys.argv[1:6])
sys.path[:0] = first
sys.path += rest
import triton_builds
from triton.compiler import compile
import gpuir
from gpuir.compile import CompileError
from gpuir.interop.triton import install
exec(before)

def parameters(made):
    if "ptx" in made.asm:
        name, listed = re.search(r"\\.visible \\.entry (\\w+)\\((.*?)\\)", made.asm["ptx"], re.S).groups()
        # A hint on what a pointer points to is no part of the signature.
        return [name, re.findall(r"\\.param\\s+(?:\\.align \\d+ )?(\\.\\w+)\\b.*?_param_(\\d+(?:\\[\\d+\\])?)", listed)]
    listed = made.asm["amdgcn"].partition("amdhsa.kernels")[2].partition(".group_segment")[0]
    return re.findall(r"\\.(offset|size|value_kind):\\s*(\\w+)", listed)

def described(made):
    metadata = {key: str(value) for key, value in made.metadata._asdict().items() if key not in ("hash", "shared")}
    packed = [value for value in made.packed_metadata if value != made.metadata.shared]
    return [metadata, packed, sorted(made.asm), parameters(made), made.kernel[:4].hex(), made.name]

answer = {}
for build in triton_builds.builds():
    if build.name in names:
        triton_builds._set_knobs(build.knobs)
        options = {"num_warps": build.warps, "num_stages": build.stages, "num_ctas": build.ctas, **build.options}
        wanted = {"target": triton_builds.backend_of(target).target, "options": options}
        own = compile(build.source(target), **wanted)
        try:
            with install(lower="gpuir") as lowering:
                made = compile(build.source(target), **wanted)
            answer[build.name] = [described(own), described(made), lowering.lowered, own.hash != made.hash,
                                  own.metadata.shared > 0 or made.metadata.shared == 0]
        except CompileError as error:
            answer[build.name] = str(error)
print(json.dumps(answer))
"""


def compared(python: str, target: str, names: list[str], folder: Path, before: str = "") -> dict:
    """Of each kernel what both compilations give, in a process with gpuir and that Triton."""
    (folder / "packages").mkdir()
    (folder / "packages" / "gpuir").symlink_to(Path(gpuir.__file__).parent)
    first = [str(folder / "packages"), str(ROOT / "scripts")]
    result = subprocess.run(
        [python, "-c", _COMPARE, *map(json.dumps, (first, sys.path, target, names, before))],
        env={**os.environ, "TRITON_CACHE_DIR": str(folder / "cache")}, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout.splitlines()[-1])


@pytest.mark.sweep(5)
@pytest.mark.parametrize("version, target", CASES)
def test_a_kernel_is_what_tritons_launcher_expects(triton, request, seed, tmp_path, version, target):
    """The same metadata, parameters of the same types in their order, the same forms, and a binary of Triton's own assembler."""
    python = triton(version).python
    some = [name for name in SOME if (version, target, name) not in NOT_TRITONS]
    names = some if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(some, 2)
    answer = compared(python, target, [*ALWAYS, *names], tmp_path)
    assert set(ALWAYS) <= set(answer)
    for name, (own, made, lowered, apart, shared) in answer.items():
        assert made == own, name
        assert (lowered, apart, shared) == (1, True, True), name


def test_descriptors_of_the_host_are_tensor_maps(triton, tmp_path):
    """By value, 128 bytes, with sizes and strides behind: as Triton's."""
    answer = compared(triton("3.9.0").python, "sm_90", ["matmul_persistent", "attention_descriptor"], tmp_path)
    for own, made, *_ in answer.values():
        assert made == own
    assert any("[128]" in number for _, number in answer["attention_descriptor"][1][3][1])


def test_what_is_not_lowered_is_said(triton, tmp_path):
    before = "from gpuir.transforms.triton.to_llvm.lowering import LOWERINGS; import gpuir.transforms.triton.to_llvm.functions; "
    before += "del LOWERINGS['tt.reduce']"
    said = compared(triton("3.4.0").python, "sm_90", ["softmax"], tmp_path, before)["softmax"]
    assert re.search(r"\.py:\d+:\d+: error: 'tt.reduce' op has no lowering", said)
    assert 'note: in gpuir\'s lowering of kernel \'softmax\', by install(lower="gpuir"); lower="triton"' in said


def test_options_that_change_the_lowering_are_refused(triton, tmp_path):
    before = (
        "[build.options.update(enable_fp_fusion=False) for build in triton_builds.builds() if build.name == 'softmax']"
    )
    said = compared(triton("3.4.0").python, "sm_90", ["softmax"], tmp_path, before)["softmax"]
    assert said.startswith("error: the option enable_fp_fusion=False is not lowered\nnote: in gpuir's lowering of")


def test_only_two_lower():
    with pytest.raises(ValueError, match="lowered by 'triton' or by 'gpuir', not 'llvm'"):
        install(lower="llvm")
