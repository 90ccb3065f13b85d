"""examples/iree_gpu_matmul.py: what it prints."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "iree_gpu_matmul.py"


def run(*arguments: str) -> str:
    return subprocess.run([sys.executable, EXAMPLE, *arguments], capture_output=True, text=True, check=True).stdout


def test_ranks_runs_and_assembles():
    lines = run().splitlines()
    times = [float(line.split()[0]) for line in lines if "us at least" in line]
    assert len(times) == 6 and times == sorted(times)
    assert any(line.startswith("equal to NumPy, with ") for line in lines)
    assert any(line.startswith("v_mfma_f32_16x16x16_f16 ") for line in lines)


def test_shows_the_kernel():
    kernel = run("--kernel")
    assert "gpu.launch_func" in kernel and "amdgpu.mfma" in kernel and "iree_gpu" not in kernel


def test_shows_the_steps_and_the_module_behind_one():
    assert "reduction   scf.for over steps of k" in run("--steps")
    packed = run("--until=pack")
    assert "iree_gpu.multi_mma" in packed and "linalg.pack" in packed and "gpu.launch" not in packed
