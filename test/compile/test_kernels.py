"""A table of kernels for every family of chips: each compiles, and its assembly has the instructions that matter.

A file of Inputs says in its first lines its TARGET, the LIBRARY it needs, OPTIONS, and CHECK lines for the assembly. For
NVIDIA's chips nvJitLink accepts the PTX, since the kernel is compiled to a cubin.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gpuir

INPUTS = Path(__file__).parent / "Inputs"
KERNELS = sorted(path for folder in ("nvidia", "amd") for path in (INPUTS / folder).glob("*.mlir"))


def header(text: str, name: str) -> str:
    found = re.search(rf"^// {name}: (.*)$", text, re.M)
    return found[1] if found else ""


def test_the_table_has_every_family():
    targets = {header(path.read_text(), "TARGET") for path in KERNELS}
    assert len(KERNELS) >= 30
    families = {re.match(r"(sm_\d+)\d|gfx\d", target)[0] for target in targets}
    assert {"sm_90a", "sm_110a", "sm_121"} <= targets
    assert {"sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90", "gfx9", "gfx1"} <= families
    assert {"sm_100a", "sm_103a", "sm_120a", "gfx90a", "gfx942", "gfx1100"} <= targets


#: Instructions that matter, each checked for by name in the assembly of a kernel.
MATTER = (
    "mma.sync", "ldmatrix", "cp.async.cg", "wgmma.mma_async", "cp.async.bulk.tensor", "mbarrier", "tcgen05.mma", "v_mfma",
    "v_wmma", "vprintf", ".extern .shared", "barrier.cluster", "setmaxnreg", "atom", "shfl.sync", "stmatrix",
)  # fmt: skip
#: Features of kernels, by what their text has.
FEATURES = (
    "gpu.printf", "gpu.dynamic_shared_memory", "!nvgpu.tensormap.descriptor", "known_cluster_size", "known_block_size",
    "nvvm.minctasm", "nvvm.maxnreg", "gpu.launch", "gpu.all_reduce", "// LIBRARY: libdevice", "// LIBRARY: ocml", "amdgpu.",
    "rocdl.", "nvgpu.", "math.",
)  # fmt: skip


def test_the_table_has_every_instruction_and_feature():
    texts = [path.read_text() for path in KERNELS]
    checks = "\n".join(line for text in texts for line in text.splitlines() if line.startswith("// CHECK"))
    assert [name for name in MATTER if name not in checks] == []
    assert [name for name in FEATURES if not any(name in text for text in texts)] == []


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_kernel(path, tmp_path, math_libraries, filecheck, capsys):
    text = path.read_text()
    assert re.search(r"^// CHECK", text, re.M), "a kernel without CHECK lines checks nothing"
    library = header(text, "LIBRARY")
    if library not in ("", "none"):
        math_libraries(library)
    target = header(text, "TARGET")
    nvidia = target.startswith("sm_")
    options = dict.fromkeys(header(text, "OPTIONS").split(), True)
    artifact = gpuir.compile(text, target, "cubin" if nvidia else "amdgcn", **options)
    assembly = tmp_path / "assembly"
    assembly.write_text(artifact.forms["ptx" if nvidia else "amdgcn"])
    code = filecheck([str(path), "--input-file", str(assembly)])
    said = capsys.readouterr()
    assert code == 0, said.out + said.err
    for kernel in artifact.kernels.values():
        assert kernel.registers > 0
        assert kernel.spill_stores == 0
    if nvidia:
        assert artifact.data.startswith(b"\x7fELF")
