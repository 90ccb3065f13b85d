"""PTX of Triton's corpus in the simulator, with all checks, against NumPy; read, compiled again and read it gives the same."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.interop import ptx

sys.path.insert(0, str(Path(__file__).parent))
import _triton_ptx

del sys.path[0]

KERNELS = _triton_ptx.kernels()
#: What is refused, by release/target/kernel, and what the error says.
REFUSED = {
    r"3.9.0/sm_100/lowest_of_rows": r"'nvvm.tcgen05.ld.red' op is not supported on sm_100a",
}
#: What the simulator finds in Triton's own code, which runs on the hardware all the same. 3.4.0 lets wgmma read what cp.async or a
#: thread wrote without a fence between the proxies (later releases have it), copies over what threads read or made a map in, and shifts
#: rows twice; CTAs of its clusters reduce by shared memory of their own; the descriptors of its tcgen05 products have not the
#: constant that the ISA asks for, commits name mbarriers by their addresses in shared memory, and one kernel invalidates an mbarrier
#: before the last arrival. No release has fences of tcgen05 between threads, and 3.9.0's waits for loads of tensor memory come
#: behind uses of the registers. Since 3.9.0 all lanes of a warp store the means of their row, which rounding makes different. On
#: sm_120 nothing tells copies of the mbarriers that have just been made.
FOUND = {
    r"3.4.0/sm_90/(attention(\.causal)?|matmul|matmul\.\w+|matmul_block_pointers)": "missing-fence",
    r".*/sm_(90|120)/(attention_descriptor(\.ws)?|matmul_persistent(\.\w+)?|matmul_specialized)": "missing-fence",
    r"3.4.0/sm_100/(attention|matmul|scaled).*": "missing-fence missing-wait undefined wrong-space",
    r"3.9.0/sm_100/(attention|matmul|scaled|tensor_memory).*": "missing-fence missing-wait",
    r"3.4.0/.*/reduce_both.ctas2_w8": "uninitialized",
    r"3.4.0/sm_100/attention_descriptor.ws": "uninitialized",
    r"3.4.0/sm_90/matmul_specialized": "out-of-bounds",
    r"3.4.0/.*/(copy_3d|matmul_descriptor|tma_reduce)": "missing-fence",
    r"3.9.0/.*/variance": "race",
}


def expected(kernel: _triton_ptx.Kernel, table: dict[str, str]) -> list[str]:
    """What a table says of a kernel."""
    return [text for pattern, text in table.items() if re.fullmatch(pattern, kernel.id)]


def chosen(count: int, seed: int, request: pytest.FixtureRequest) -> list[_triton_ptx.Kernel]:
    if request.config.getoption("--sweep") == "all":
        return KERNELS
    return random.Random(seed).sample(KERNELS, count)


def check(kernel: _triton_ptx.Kernel, of: _triton_ptx.Compiled, seed: int) -> gpuir.ir.Module | None:
    """Runs it, with findings that are listed alone; None where it is refused, by name."""
    try:
        module = _triton_ptx.read(of)
        report = _triton_ptx.run(module, of, seed)
    except gpuir.Error as error:
        assert any(re.search(message, str(error)) for message in expected(kernel, REFUSED)), f"{kernel.id}: {error}"
        return None
    listed = {kind for kinds in expected(kernel, FOUND) for kind in kinds.split()}
    assert {each.kind for each in report.findings} <= listed, f"{kernel.id}: {report.findings[0]}"
    return module


def test_equals_numpy(triton, seed, request):
    outcomes = {}
    for kernel in chosen(16, seed, request):
        of = _triton_ptx.compiled(kernel, triton)
        if of is not None:
            outcomes[kernel] = check(kernel, of, seed) is not None
    print({target: sum(done for each, done in outcomes.items() if each.target == target) for target in
           (*_triton_ptx.FROM_TTIR, *_triton_ptx.TARGETS)})  # fmt: skip
    assert sum(outcomes.values()) >= len(outcomes) / 2


def assembles(ptxas: str, text: str, folder: Path) -> bool:
    """Whether ptxas takes Triton's own text: of some chips it writes what they have not."""
    source = folder / "k.ptx"
    source.write_text(text)
    target = re.search(r"^\.target\s+(\w+)", text, re.M)[1]
    command = [ptxas, f"-arch={target}", "-O0", source, "-o", folder / "k.cubin"]
    return not subprocess.run(command, capture_output=True, timeout=300).returncode


def test_compiled_again(triton, newest_ptxas, seed, request, tmp_path):
    """nvJitLink takes what gpuir.compile makes of the module, and its PTX gives the same."""
    pytest.importorskip("llvmlite")
    for kernel in chosen(3, seed, request):
        of = _triton_ptx.compiled(kernel, triton)
        module = None if of is None else check(kernel, of, seed)
        if of is None or module is None or not assembles(newest_ptxas, of.text, tmp_path):
            continue
        if kernel.target == "sm_75" and ".bf16x2" in of.text:
            # A process of Triton's that compiled for later chips before writes instructions that sm_75 has not.
            continue
        chip = kernel.target + ("a" if kernel.target in ("sm_90", "sm_100", "sm_120") else "")
        # Conversions of small floats to bf16x2 are of 9.2.
        version = 92 if kernel.name.startswith("scaled_tile") else 88 if kernel.target in ("sm_100", "sm_120") else 86
        artifact = gpuir.compile(module, chip, emit="cubin", cache=False, ptx_version=version)
        assert artifact.cubin, kernel.id
        _triton_ptx.run(ptx.parse(artifact.ptx), of, seed)
