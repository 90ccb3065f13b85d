"""Fixtures for all tests: the programs on demand, seeds that a failing test shows, and samples of long sweeps.

`pytest --sweep=all` runs every case marked `sweep`; the default is a sample, drawn with a seed that the header prints
and `--seed` sets. Without `--seed` it is new in each run on a developer's machine. In CI it follows from what is
committed: each commit draws its own sample, and the same commit gives the same result wherever it runs.
"""

from __future__ import annotations

import contextlib
import functools
import os
import random
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# Processes of a test run share the cores already, and threads that wait for small products cost more than they bring.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import hypothesis
import pytest

from gpuir import sim
from gpuir.interop.cuda import CudaError
from gpuir.interop.cuda.installation import find_nvrtc
from gpuir.interop.triton import Triton
from gpuir.sim.native import stored
from gpuir.sim.native.engine import ENGINES
from gpuir.sim.native.tiers import Tier

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import external_tools  # noqa: E402

sys.path.remove(str(ROOT / "scripts"))
# Helpers of several folders of tests.
sys.path.insert(0, str(ROOT / "test"))
from _both_engines import compared  # noqa: E402

SEED = pytest.StashKey[int]()
#: So many cases are drawn of a test that is marked sweep, where neither the mark nor the option says another number.
_SAMPLE = 50
#: And so many of them in CI, which draws others for each commit.
_SAMPLE_IN_CI = 30
#: Of so many tests of the simulator one runs natively where it can, however small its launches are, and by NumPy too.
_ONE_IN = 25
#: Where the tests of the simulator are.
_OF_SIMULATOR = [ROOT / "test" / each for each in ("sim", "interop/cuda", "interop/ptx")]

# A deadline would be an assertion on time: it fails when the machine is busy with something else.
hypothesis.settings.register_profile("gpuir", deadline=None, print_blob=True)
hypothesis.settings.load_profile("gpuir")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gpuir")
    group.addoption("--seed", type=int, help="seed of all random tests and samples (default: a new one)")
    group.addoption(
        "--engine",
        choices=(*ENGINES, "eager", "both"),
        help=f"what sim.launch takes where a test does not say it; eager: auto, small launches natively too; both: eager, and NumPy runs them again and has to agree (default: auto, and both in one of {_ONE_IN} tests of the simulator)",
    )
    group.addoption(
        "--sweep",
        default=str(_SAMPLE_IN_CI if external_tools.in_ci() else _SAMPLE),
        help=f"how many cases to draw from each test marked sweep, and in proportion where the mark has another number than {_SAMPLE}; or all (default: {_SAMPLE}, in CI {_SAMPLE_IN_CI})",
    )


def _new_seed() -> int:
    if external_tools.in_ci():
        tree = subprocess.run(["git", "rev-parse", "HEAD^{tree}"], cwd=ROOT, capture_output=True, text=True)
        if tree.returncode == 0:
            return int(tree.stdout[:8], 16)
    return random.SystemRandom().randrange(2**32)


def pytest_configure(config: pytest.Config) -> None:
    seed = config.getoption("--seed")
    if hasattr(config, "workerinput"):
        # One of several processes: all of them draw the same sample.
        config.stash[SEED] = config.workerinput["gpuir_seed"]
    else:
        config.stash[SEED] = _new_seed() if seed is None else seed
    if config.getoption("--hypothesis-seed", None) is None:
        hypothesis.core.global_force_seed = config.stash[SEED]
    # Kernels of tests, random ones among them, are compiled in each run, and not kept.
    stored._cache = lambda: None
    sweep = config.getoption("--sweep")
    if sweep != "all" and not sweep.isdecimal():
        raise pytest.UsageError(f"--sweep takes a number or all, not '{sweep}'")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Called by pytest-xdist for each process that it starts."""
    node.workerinput["gpuir_seed"] = node.config.stash[SEED]


def pytest_report_header(config: pytest.Config) -> str:
    return f"seed: {config.stash[SEED]} (--seed={config.stash[SEED]} repeats the random tests and samples)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves a sample of each parametrised test that is marked sweep: of as many cases as the mark and the option say."""
    sweep = config.getoption("--sweep")
    if sweep == "all":
        return
    groups: dict[str, list[pytest.Item]] = {}
    most: dict[str, int] = {}
    for item in items:
        marker = item.get_closest_marker("sweep")
        if marker is not None:
            name = item.nodeid.split("[")[0]
            groups.setdefault(name, []).append(item)
            most[name] = -(-int(sweep) * [*marker.args, _SAMPLE][0] // _SAMPLE)
    dropped: set[pytest.Item] = set()
    for name, cases in groups.items():
        drawn = random.Random(f"{config.stash[SEED]} {name}")
        dropped.update(drawn.sample(cases, max(0, len(cases) - most[name])))
    if dropped:
        config.hook.pytest_deselected(items=list(dropped))
        items[:] = [item for item in items if item not in dropped]


def _engine_of(item: pytest.Item) -> str:
    asked: str | None = item.config.getoption("--engine")
    marker = item.get_closest_marker("engine")
    if marker is not None:
        return str(marker.args[0])
    if item.path.is_relative_to(ROOT / "test" / "sim" / "native"):
        return "eager"
    if asked is None and any(map(item.path.is_relative_to, _OF_SIMULATOR)):
        return "auto" if random.Random(f"{item.config.stash[SEED]} {item.nodeid}").randrange(_ONE_IN) else "both"
    return asked or "auto"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Tests of the simulator run on both of its engines, a sample of them on the native one in each run."""
    defaults, engine = sim.launch.__kwdefaults__, _engine_of(item)
    before, eager = (defaults["engine"], Tier.eager), engine in ("eager", "both")
    defaults["engine"], Tier.eager = ("auto" if eager else engine), eager
    if engine != "auto":
        item.add_report_section("call", "engine", f"--engine={engine} repeats it on this engine")
    try:
        with compared() if engine == "both" else contextlib.nullcontext():
            return (yield)
    finally:
        defaults["engine"], Tier.eager = before


@pytest.fixture
def run_seed(request: pytest.FixtureRequest) -> int:
    """The seed of the whole run, which the header says; pytest shows the line only where the test fails."""
    base = request.config.stash[SEED]
    print(f"seed of this run: repeat it with --seed={base}")
    return base


@pytest.fixture
def seed(run_seed: int, request: pytest.FixtureRequest) -> int:
    """A number of this test's own, which follows from the run's seed."""
    return zlib.crc32(f"{run_seed} {request.node.nodeid}".encode())


def _tool(name: str) -> str:
    path = external_tools.find(name)
    if path is None:
        reason = f"{name} is missing: {external_tools.described(name).install}"
        if external_tools.in_ci() and name in external_tools.TOOLS:
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    return path


@pytest.fixture(scope="session")
def nvrtc() -> None:
    """NVRTC and CUDA's headers, which the extra `cuda` installs."""
    try:
        found = find_nvrtc()
    except CudaError as error:
        if external_tools.in_ci():
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))
    assert found.includes, "NVRTC is there, and CUDA's headers are not: pip install 'gpuir[cuda]'"


@pytest.fixture(scope="session")
def mlir_opt() -> str:
    """Path of upstream's mlir-opt."""
    return _tool("mlir-opt")


@pytest.fixture(scope="session")
def mlir_runner() -> str:
    """Path of upstream's mlir-runner."""
    return _tool("mlir-runner")


@pytest.fixture(scope="session")
def mlir_dir() -> Path:
    """The folder with the MLIRConfig.cmake of an installed MLIR, which MLIR_DIR names for CMake."""
    return Path(_tool("MLIRConfig.cmake")).parent


@pytest.fixture(scope="session")
def iree_opt() -> str:
    """Path of a released IREE's iree-opt."""
    return _tool("iree-opt")


@pytest.fixture(scope="session")
def triton() -> Iterator[Callable[[str], Triton]]:
    """`triton("3.4.0")`: that release in a process of its own, the same one for all tests.

    One that `make triton` does not set up is asked where somebody has, and skips the test elsewhere.
    """
    with contextlib.ExitStack() as processes:

        @functools.cache
        def start(version: str) -> Triton:
            return processes.enter_context(Triton(_tool(f"triton-{version}")))

        yield start


@pytest.fixture(scope="session")
def triton_interpreter() -> str:
    """Path of a Python with Triton and PyTorch for the CPU, in which Triton's interpreter runs; `make bench` sets it up."""
    return _tool("triton-interpreter")


@pytest.fixture(scope="session")
def newest_ptxas() -> str:
    """The same of Triton 3.9.0: of CUDA 13.4, for all chips and PTX 9.4."""
    python = Path(_tool("triton-3.9.0")).absolute()
    (found,) = python.parent.parent.glob("lib/python*/site-packages/triton/backends/nvidia/bin/ptxas-blackwell")
    return str(found)


@pytest.fixture(scope="session")
def ptxas() -> str:
    """Path of NVIDIA's assembler, which a released Triton brings along."""
    python = Path(_tool("triton-3.4.0")).absolute()
    (found,) = python.parent.parent.glob("lib/python*/site-packages/triton/backends/nvidia/bin/ptxas")
    return str(found)


Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def run_tool() -> Run:
    """`run_tool(path, *arguments, input=text, timeout=60)`: a program's exit code, output and errors.

    It has the time limit since a program that hangs on bad input is a finding, and the test must live to report it.
    """

    def run(*command: str | Path, input: str = "", timeout: float = 60) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        try:
            return subprocess.run(words, input=input, capture_output=True, text=True, errors="replace", timeout=timeout)
        except subprocess.TimeoutExpired:
            pytest.fail(f"no end after {timeout} s: {' '.join(words)}", pytrace=False)

    return run
