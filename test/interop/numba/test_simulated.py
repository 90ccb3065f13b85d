"""Kernels of the released numba-cuda and numba-cuda-mlir in the simulator, without a driver: results, findings at Python's lines, refusals."""

from __future__ import annotations

import importlib
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from _ptx_snippets import assembles

from gpuir import sim
from gpuir.interop.numba import NumbaError, run, simulated

sys.path.insert(0, str(Path(__file__).parent))
from _numba_kernels import kernels

sys.path.pop(0)

pytest_plugins = ["pytester"]

HERE = str(Path(__file__).with_name("_numba_kernels.py"))
#: Modules that programs import as ``cuda``, by the package, and where its types are.
PACKAGES = {
    "numba-cuda": ("numba.cuda", "numba.cuda.types"),
    "numba-cuda-mlir": ("numba_cuda_mlir.cuda", "numba_cuda_mlir.types"),
}


@pytest.fixture(scope="module", params=PACKAGES)
def package(request: pytest.FixtureRequest) -> SimpleNamespace:
    """One of the packages: its name, its ``cuda``, and the kernels."""
    name, (cuda, types) = request.param, PACKAGES[request.param]
    if name == "numba-cuda":
        pytest.importorskip("numba_cuda", reason="numba-cuda is missing: make languages-test")
    module: Any = pytest.importorskip(cuda, reason=f"{name} is missing: make languages-test")
    made = kernels(module, importlib.import_module(types))
    return SimpleNamespace(name=name, cuda=module, jit=module.jit, **vars(made))


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(Path(HERE).read_text().splitlines(), 1) if text in line)


def test_saxpy(package):
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    report = run(package.saxpy, 8, 128, 2.0, x, y)
    assert (y == 2 * np.arange(1000) + 1).all() and report.grid == (8, 1, 1)


def test_programs_unchanged(package):
    rng = np.random.default_rng(0)
    a, b = rng.random((64, 32), np.float32), rng.random((32, 48), np.float32)
    with simulated() as runs:
        c = package.cuda.device_array((64, 48), np.float32)
        package.matmul[(4, 3), (16, 16)](package.cuda.to_device(a), package.cuda.to_device(b), c)
        package.cuda.synchronize()
        np.testing.assert_allclose(c.copy_to_host(), a @ b, rtol=1e-5)
        x, y = rng.random(640, np.float32), np.zeros(1, np.float32)
        package.total[10, 64](x, y)
        np.testing.assert_allclose(y[0], x.sum(dtype=np.float64), rtol=1e-5)
        y[:] = 0
        package.shuffled[20, 32](x, y)
        np.testing.assert_allclose(y[0], x.sum(dtype=np.float64), rtol=1e-5)
        pairs, lengths = rng.random((96, 2)), np.zeros(96)
        package.norms[3, 32](pairs, lengths)
        np.testing.assert_allclose(lengths, np.hypot(*pairs.T), rtol=1e-12)
        numbers, bins = rng.integers(0, 10, 1000), np.zeros(10, np.int64)
        package.histogram[8, 128](numbers, bins)
        assert (bins == np.bincount(numbers, minlength=10)).all()
        d = np.arange(96.0)
        package.dynamic[1, 96, 0, 96 * 8](d)
        assert (d == np.arange(96.0)[::-1]).all()
    assert [each.kernel for each in runs.launches] == ["matmul", "total", "shuffled", "norms", "histogram", "dynamic"]
    assert not runs.findings


def test_views_and_other_orders(package):
    whole = np.arange(200, dtype=np.float32)
    y = np.zeros((100, 2), np.float32)
    run(package.saxpy, 1, 128, 1.0, whole[::2], y[:, 1])
    assert (y[:, 1] == whole[::2]).all() and not y[:, 0].any()
    a, b = (np.asfortranarray(each) for each in np.random.default_rng(1).random((2, 16, 16), np.float32))
    c = np.zeros((16, 16), np.float32)
    run(package.matmul, (1, 1), (16, 16), a, b, c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-5)


def test_a_missing_barrier_is_told_at_its_line(package):
    with pytest.raises(sim.SimulationError) as raised:
        run(package.flip, 1, 64, np.arange(64, dtype=np.int32))
    (found,) = raised.value.findings
    assert (found.kind, found.file, found.line) == ("race", HERE, line_of("# no barrier"))
    assert (found.other.file, found.other.line) == (HERE, line_of("# no barrier") - 1)


def test_findings_are_kept_where_they_are_asked_for(package):
    with simulated(on_fault="report", checks="races") as runs:
        package.flip[1, 64](np.arange(64, dtype=np.int32))
        package.saxpy[1, 64](1.0, np.zeros(64, np.float32), np.zeros(32, np.float32))
    assert [each.kind for each in runs.take()][:2] == ["race", "out-of-bounds"] and not runs.findings


def test_other_threads_and_what_follows_are_as_before(package):
    refused: list[BaseException] = []

    def other() -> None:
        try:
            package.saxpy[1, 32](1.0, np.zeros(4, np.float32), np.zeros(4, np.float32))
        except BaseException as error:
            refused.append(error)

    with simulated() as outer:
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        with simulated() as inner:
            package.saxpy[1, 32](1.0, np.zeros(4, np.float32), np.zeros(4, np.float32))
        package.saxpy[1, 32](1.0, np.zeros(4, np.float32), np.zeros(4, np.float32))
    assert (len(outer.launches), len(inner.launches), len(refused)) == (1, 1, 1)
    other()
    assert len(refused) == 2 and "driver" in str(refused[1]).lower()


def test_what_is_refused(package):
    x = np.zeros(4, np.float32)
    with pytest.raises(TypeError, match="'saxpy' has 3 parameters, and 2 arguments were given"):
        run(package.saxpy, 1, 32, x, x)
    with pytest.raises(TypeError, match="expected a function with @cuda.jit, got function"):
        run(lambda x: None, 1, 32, x)
    with pytest.raises(TypeError, match="no option 'smen'"):
        run(package.saxpy, 1, 32, 1.0, x, x, smen=3)
    with pytest.raises(ValueError, match="chip: expected one of NVIDIA's such as 'sm_90', got 'gfx942'"):
        run(package.saxpy, 1, 32, 1.0, x, x, chip="gfx942")
    with pytest.raises(NumbaError) as raised:
        run(package.saxpy, 1, 32, "a", x, x)
    assert raised.value.diagnostics[0].file == HERE and f"{package.name} refuses 'saxpy'" in str(raised.value)


def test_numbers_and_records(package):
    if package.name == "numba-cuda-mlir":
        pytest.skip("its memrefs are of numbers")
    y = np.linspace(0, 1, 100)
    expected = 3 + 2 + 3 * 4.5 + np.sin(y)
    run(package.numbers, 4, 32, y, np.float16(3), 1 + 2j, True, (3, 4.5))
    np.testing.assert_allclose(y, expected, rtol=1e-12)
    records = np.zeros(40, np.dtype([("a", np.int32), ("b", np.float64)], align=True))
    records["a"] = np.arange(40)
    run(package.records, 1, 32, records[::2])
    assert (records["b"][::2] == np.arange(0, 40, 2) * 0.5).all() and not records["b"][1::2].any()
    with pytest.raises(ValueError, match="'saxpy': an array with negative strides"):
        run(package.saxpy, 1, 32, 1.0, np.zeros(4, np.float32)[::-1], np.zeros(4, np.float32))


def test_what_stands_for_the_device(package):
    with simulated(chip="sm_80") as runs:
        stream, event = package.cuda.stream(), package.cuda.event()
        event.record(stream)
        host = np.arange(64.0)
        with package.cuda.pinned(host):
            x = package.cuda.to_device(host, stream=stream)
            package.dynamic[1, 64, stream, 64 * 8](x)
        event.synchronize()
        stream.synchronize()
        y = package.cuda.device_array_like(x)
        y.copy_to_device(x)
        y.copy_to_host(host)
        assert (host == np.arange(64.0)[::-1]).all() and package.cuda.is_available()
        assert package.cuda.get_current_device().compute_capability == (8, 0)
        package.saxpy.forall(64)(2.0, y, x)
        assert (x.copy_to_host() == 3 * host).all() and runs.launches[-1].block == (256, 1, 1)


def test_faults_in_global_memory(package):
    faults = [
        (package.beyond, 60, "out-of-bounds", "# no guard"),
        (package.pile, 80, "race", "# no atomic"),
        (package.calls, 60, "out-of-bounds", "# in a function"),
    ]
    for kernel, size, kind, text in faults:
        with pytest.raises(sim.SimulationError) as raised:
            run(kernel, 2, 32, np.zeros(size, np.float32))
        found = raised.value.findings[0]
        assert (found.kind, found.file, found.line) == (kind, HERE, line_of(text))


# The pytest fixture ---------------------------------------------------------------------------------------------------


def test_findings_fail_the_test(package, pytester):
    words = PACKAGES[package.name]
    pytester.makepyfile(
        f"""
        import numpy as np
        import pytest
        import {words[0]} as cuda
        import {words[1]} as types

        @cuda.jit
        def flip(x):
            s = cuda.shared.array(64, types.int32)
            i = cuda.threadIdx.x
            s[i] = x[i]
            x[i] = s[63 - i]

        def test_flip(gpu_simulator):
            flip[1, 64](np.arange(64, dtype=np.int32))
            assert [each.kernel for each in gpu_simulator.launches] == ["flip"] and gpu_simulator.chip == "sm_90"

        @pytest.mark.gpu_simulator(chip="sm_80", checks="races")
        def test_what_is_expected(gpu_simulator):
            flip[1, 64](np.arange(64, dtype=np.int32))
            assert gpu_simulator.chip == "sm_80" and [each.kind for each in gpu_simulator.take()] == ["race"]
        """
    )
    plugin = ["-p", "gpuir.testing.plugin", "-p", "no:cacheprovider", "--strict-markers"]
    failed = pytester.runpytest_subprocess(*plugin)
    failed.assert_outcomes(failed=1, passed=1)
    failed.stdout.fnmatch_lines(["*test_findings_fail_the_test.py:11:*race: reads byte 0xfc of shared memory*"])
    pytester.runpytest_subprocess(*plugin, "--gpuir-checks=waits", "--gpuir-explore=3").assert_outcomes(passed=2)


def _turned(cuda: Any, with_barrier: bool) -> Any:
    """A kernel whose blocks read in each round what others wrote in the one before."""
    if with_barrier:

        @cuda.jit
        def turned(x, y, rounds):
            grid = cuda.cg.this_grid()
            i = cuda.grid(1)
            for _ in range(rounds):
                y[i] = x[i] + 1
                grid.sync()
                x[i] = y[(i + 40) % y.size]
                grid.sync()

    else:

        @cuda.jit
        def turned(x, y, rounds):
            i = cuda.grid(1)
            for _ in range(rounds):
                y[i] = x[i] + 1
                x[i] = y[(i + 40) % y.size]

    return turned


@pytest.mark.parametrize("options", [{}, {"explore": 4}, {"seed": 3}], ids=["lockstep", "explored", "drawn"])
def test_the_barrier_of_a_grid(options):
    cuda = pytest.importorskip("numba.cuda")
    x, y = np.arange(128, dtype=np.int32), np.zeros(128, np.int32)
    expected = x.copy()
    for _ in range(3):
        expected = np.roll(expected + 1, -40)
    report = run(_turned(cuda, True), 4, 32, x, y, 3, on_fault="report", **options)
    assert not report.findings and (x == expected).all()


def test_the_barrier_of_a_grid_assembles():
    """That nvJitLink takes what is put into the PTX."""
    from gpuir.interop.numba import grids

    declared = (
        ".extern .func (.param .b64 r) cudaCGGetIntrinsicHandle\n(\n.param .b32 a\n)\n;\n"
        ".extern .func (.param .b32 r) cudaCGSynchronize(.param .b64 a, .param .b32 b);\n"
    )
    text = f".version 8.6\n.target sm_90a\n.address_size 64\n{declared}.visible .entry k() {{\nret;\n}}\n"
    made = grids.with_grid_barrier(text)
    assert ".extern" not in made and assembles(made)
    assert grids.with_grid_barrier(made) == made


def test_without_the_barrier_of_a_grid_there_is_a_race():
    cuda = pytest.importorskip("numba.cuda")
    x, y = np.arange(128, dtype=np.int32), np.zeros(128, np.int32)
    report = run(_turned(cuda, False), 4, 32, x, y, 3, on_fault="report")
    lines = Path(__file__).read_text().splitlines()
    line = max(number for number, text in enumerate(lines, 1) if text.strip() == "x[i] = y[(i + 40) % y.size]")
    assert ("race", line) in {(each.kind, each.line) for each in report.findings}
