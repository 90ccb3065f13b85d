"""The benchmark of other compilers' kernels: its cases do what they are timed for, and a wrong product is no figure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gpuir import sim
from gpuir.interop import ptx

FOLDER = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(FOLDER))
import cases_cuda  # noqa: E402
import figures  # noqa: E402

sys.path.remove(str(FOLDER))
CASES = cases_cuda.timed(sim, ptx)


@pytest.mark.usefixtures("nvrtc")
@pytest.mark.parametrize("name", ["simulate Triton's PTX", "simulate CUDA C++", "loops on NumPy's scalars"])
def test_cases_do_what_they_are_timed_for(name, monkeypatch):
    monkeypatch.setattr(cases_cuda, "OF_SCALARS", 1)
    assert CASES[name](1)()[1] > 0


def test_numbas_simulator_computes_its_block():
    pytest.importorskip("numba.cuda")
    code = "import peer_numba_simulator; print(peer_numba_simulator.simulate(1)()[1])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=FOLDER, env=dict(os.environ), capture_output=True, text=True
    )
    assert float(done.stdout) > 0, done.stderr


def test_rows():
    rows = [each for each in figures.FIGURES if each.case in CASES]
    assert {each.case for each in rows} | {each.against for each in rows if each.against in CASES} == set(CASES)


def test_a_wrong_product_is_no_figure():
    a, b, c = cases_cuda.operands()
    cases_cuda.on_scalars(a, b, c, 1)
    cases_cuda.check(a, b, c, 1)
    c[3, 4] += 1
    with pytest.raises(ValueError, match="an element of block 0 is off by"):
        cases_cuda.check(a, b, c, 1)
