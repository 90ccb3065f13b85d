"""The pytest plug-in: tests in a project of their own, in a process with pytest, gpuir and a released Triton."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

KERNELS = Path(__file__).parents[1] / "interop" / "triton" / "_launched_kernels.py"
HEAD = """
import numpy as np
import pytest
import _launched_kernels as kernels

x, y, z = np.arange(64, dtype=np.float32), np.ones(64, np.float32), np.zeros(64, np.float32)
"""


@pytest.fixture
def project(pytester, triton):
    """`project(text, *options)`: the result of pytest on a file of tests."""
    packages = next(Path(triton("3.9.0").python).parent.parent.glob("lib/python3*/site-packages"))
    if packages.parent.name != "python{}.{}".format(*sys.version_info[:2]):
        pytest.skip("Triton is installed for another version of Python, which cannot load this one's host")
    pytester.makeconftest(f"import sys; sys.path += [{str(packages)!r}, {str(KERNELS.parent)!r}]")

    def run(text: str, *options: str) -> pytest.RunResult:
        pytester.makepyfile(HEAD + text)
        return pytester.runpytest_subprocess(
            "-p", "gpuir.testing.plugin", "-p", "no:cacheprovider", "--strict-markers", *options, timeout=100
        )

    return run


def test_findings_fail_a_test(project):
    result = project("""
def test_right(triton_simulated):
    kernels.add[(2,)](x, y, z, 64, BLOCK=32)
    assert (z == x + y).all() and triton_simulated.reports[0].chip == "sm_90"

def test_race(triton_simulated):
    kernels.halves[(1,)](x, z, BLOCK=64)
    kernels.shared_cell[(2,)](x, z)

def test_wrong_itself(triton_simulated):
    kernels.halves[(1,)](x, z, BLOCK=64)
    assert False, "its own words"

@pytest.mark.triton_simulated(checks="all,-races")
def test_other_checks(triton_simulated):
    kernels.shared_cell[(2,)](x, z)

def test_expected(triton_simulated):
    kernels.halves[(1,)](x, z, BLOCK=64)
    assert [each.kind for each in triton_simulated.take()] == ["race"]
    kernels.add[(2,)](x, y, z, 64, BLOCK=32)

@pytest.mark.triton_simulated(target="gfx942", stage="ttir", on_fault="raise")
class TestClass:
    @pytest.mark.triton_simulated(stage="add_coalesce", seed=3)
    def test_options_of_both(self, triton_simulated):
        kernels.add[(2,)](x, y, z, 64, BLOCK=32)
        assert (triton_simulated.target, triton_simulated.stage) == ("gfx942", "add_coalesce")
        with pytest.raises(Exception, match="'tt.store' race"):
            kernels.halves[(1,)](x, z, BLOCK=64)
        triton_simulated.take()

@pytest.mark.triton_simulated("sm_90")
def test_wrong_marker(triton_simulated):
    pass

def test_without():
    with pytest.raises(RuntimeError):
        kernels.add[(2,)](x, y, z, 64, BLOCK=32)
""")
    result.assert_outcomes(passed=5, failed=2, errors=1)
    result.stdout.re_match_lines_random(
        [
            r".*_launched_kernels.py:\d+:\d+: error: 'tt.store' race: stores 0.0 of element \[0\] and 1.0 .*",
            r".*_launched_kernels.py:\d+:\d+: error: 'tt.store' race: .*",
            r".*AssertionError: its own words.*",
        ]
    )
    assert "takes keywords, as simulated() does, not 'sm_90'" in result.stdout.str() + result.stderr.str()


def test_all_tests_of_a_project(project):
    text = """
@pytest.fixture
def made():
    kernels.add[(2,)](x, y, z, 64, BLOCK=32)
    return z

def test_fixtures_launch_too(made):
    assert (made == x + y).all()

def test_race():
    kernels.halves[(1,)](x, z, BLOCK=64)
"""
    project(text, "--triton-simulated=sm_80").assert_outcomes(passed=1, failed=1)
