"""A pytest plug-in: launches of Triton's kernels are simulated, and what is found fails the test.

@pytest.mark.triton_simulated(target="sm_90", checks="races")
def test_add(triton_simulated):
    add[(4,)](x, y, z, n, BLOCK=256)
    assert triton_simulated.reports[0].grid == (4, 1, 1)

``pytest -p gpuir.testing.plugin --triton-simulated=sm_90`` does so in all tests. No entry point loads it: pytest would rewrite the assertions of
all of gpuir then, in every environment that has it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from gpuir.interop.triton import Simulated

__all__ = ["triton_simulated"]

_NAME = "triton_simulated"
_RUNS: pytest.StashKey[Simulated] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option that has all tests simulated."""
    parser.getgroup("gpuir").addoption(
        "--triton-simulated",
        metavar="TARGET",
        help="simulate the launches of Triton's kernels in all tests, compiled for a target such as sm_90 or gfx942",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The marker, for those who want markers to be known."""
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

    options: dict[str, Any] = {"on_fault": "report"}
    target = request.config.getoption("--triton-simulated")
    if target:
        options["target"] = target
    for marker in reversed(list(request.node.iter_markers(_NAME))):
        if marker.args:
            raise pytest.UsageError(f"the marker {_NAME} takes keywords, as simulated() does, not {marker.args[0]!r}")
        options.update(marker.kwargs)
    with simulated(**options) as runs:
        request.node.stash[_RUNS] = runs
        yield runs


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fails a test that passed, with what its launches have found."""
    result = yield
    runs = pyfuncitem.stash.get(_RUNS, None)
    if runs is not None and (findings := runs.take()):
        pytest.fail("\n".join(map(str, findings)), pytrace=False)
    return result
