"""A pytest plug-in: launches of kernels in Python's languages for GPUs are simulated, and what is found fails the test.

def test_saxpy(gpu_simulator):  # Numba's kernels, and those of the other languages of `gpuir.interop.simulating`
    saxpy[8, 128](2.0, x, y)

@pytest.mark.triton_simulated(target="sm_90", checks="races")
def test_add(triton_simulated):  # Triton's kernels, with a target, a stage and a configuration
    add[(4,)](x, y, z, n, BLOCK=256)
    assert triton_simulated.reports[0].grid == (4, 1, 1)

``pytest -p gpuir.testing.plugin --triton-simulated=sm_90`` does so in all tests; ``--gpuir-checks=races,waits`` and
``--gpuir-explore=4`` say how both look for faults. No entry point loads it: pytest would rewrite the assertions of
all of gpuir then, in every environment that has it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from gpuir.interop import launches
    from gpuir.interop.triton import Simulated

__all__ = ["gpu_simulator", "triton_simulated"]

_NAME = "triton_simulated"
_ALL = "gpu_simulator"
_RUNS: pytest.StashKey[list[Simulated | launches.Simulated]] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option that has all tests simulated."""
    group = parser.getgroup("gpuir")
    group.addoption(
        "--gpuir-checks", metavar="NAMES", help="which checks simulated launches make: races,waits or all,-lanes"
    )
    group.addoption(
        "--gpuir-explore", type=int, metavar="N", help="in how many orders of warps and blocks simulated launches run"
    )
    group.addoption(
        "--triton-simulated",
        metavar="TARGET",
        help="simulate the launches of Triton's kernels in all tests, compiled for a target such as sm_90 or gfx942",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The markers, for those who want markers to be known."""
    config.addinivalue_line(
        "markers",
        "gpu_simulator(chip='sm_90', **options): how the fixture gpu_simulator compiles and simulates, see "
        "gpuir.interop.simulating.simulated",
    )
    config.addinivalue_line(
        "markers",
        "triton_simulated(target='sm_90', stage='ttgir', config=None, **options): how the fixture triton_simulated compiles "
        "and simulates, see gpuir.interop.triton.simulated",
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    """With the option every test has the fixture, before the others that it asks for."""
    names = getattr(item, "fixturenames", None)
    if names is not None and _NAME not in names and item.config.getoption("--triton-simulated"):
        names.insert(0, _NAME)


@pytest.fixture
def triton_simulated(request: pytest.FixtureRequest) -> Generator[Simulated]:
    """Launches of Triton's kernels within the test, simulated; the test fails with what they have found at its end.

    Arguments of the marker of the same name, on the test, its class or its module, are those of
    `gpuir.interop.triton.simulated`. With ``on_fault="raise"`` the first finding raises where the kernel is launched.
    Findings that a test expects it takes: ``triton_simulated.take()``.
    """
    from gpuir.interop.triton import simulated  # the simulator, which few tests need

    target = request.config.getoption("--triton-simulated")
    options = {**({"target": target} if target else {}), **_options(request, _NAME)}
    with simulated(**options) as runs:
        request.node.stash.setdefault(_RUNS, []).append(runs)
        yield runs


@pytest.fixture
def gpu_simulator(request: pytest.FixtureRequest) -> Generator[launches.Simulated]:
    """Launches of kernels within the test, simulated, of all languages of `gpuir.interop.simulating` that the test's module or
    its fixtures have imported; the test fails with what they have found at its end.

    Arguments of the marker of the same name are those of `gpuir.interop.simulating.simulated`.
    """
    from gpuir.interop.simulating import simulated  # the simulator, which few tests need

    with simulated(**_options(request, _ALL)) as runs:
        request.node.stash.setdefault(_RUNS, []).append(runs)
        yield runs


def _options(request: pytest.FixtureRequest, name: str) -> dict[str, Any]:
    """Those of the command line, and of the markers of that name, the nearest of which counts."""
    given = {
        "checks": request.config.getoption("--gpuir-checks"),
        "explore": request.config.getoption("--gpuir-explore"),
    }
    options: dict[str, Any] = {
        "on_fault": "report",
        **{key: value for key, value in given.items() if value is not None},
    }
    for marker in reversed(list(request.node.iter_markers(name))):
        if marker.args:
            raise pytest.UsageError(f"the marker {name} takes keywords, as simulated() does, not {marker.args[0]!r}")
        options.update(marker.kwargs)
    return options


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fails a test that passed, with what its launches have found."""
    result = yield
    findings = [finding for runs in pyfuncitem.stash.get(_RUNS, []) for finding in runs.take()]
    if findings:
        pytest.fail("\n".join(map(str, findings)), pytrace=False)
    return result
