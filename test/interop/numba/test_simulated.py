"""Kernels of the released numba-cuda-mlir in the simulator, without a driver: results, findings at Python's lines, refusals."""

from __future__ import annotations

import math
import threading
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop.numba import NumbaError, run, simulated

pytest_plugins = ["pytester"]
cuda = pytest.importorskip("numba_cuda_mlir.cuda", reason="numba-cuda-mlir is missing: make languages-test")
from numba_cuda_mlir import types  # noqa: E402

HERE = str(Path(__file__))


@cuda.jit
def saxpy(a, x, y):
    i = cuda.grid(1)
    if i < x.shape[0]:
        y[i] += a * x[i]


@cuda.jit
def total(x, y):
    s = cuda.shared.array(64, types.float32)
    i = cuda.threadIdx.x
    s[i] = x[cuda.blockIdx.x * 64 + i]
    cuda.syncthreads()
    k = 32
    while k > 0:
        if i < k:
            s[i] += s[i + k]
        cuda.syncthreads()
        k //= 2
    if i == 0:
        cuda.atomic.add(y, 0, s[0])


@cuda.jit
def flip(x):
    s = cuda.shared.array(64, types.int32)
    i = cuda.threadIdx.x
    s[i] = x[i]
    x[i] = s[63 - i]  # no barrier


@cuda.jit
def matmul(a, b, c):
    left = cuda.shared.array((16, 16), types.float32)
    right = cuda.shared.array((16, 16), types.float32)
    x, y = cuda.grid(2)
    i, j = cuda.threadIdx.x, cuda.threadIdx.y
    t = types.float32(0)
    for step in range(a.shape[1] // 16):
        left[i, j] = a[x, j + step * 16]
        right[i, j] = b[i + step * 16, y]
        cuda.syncthreads()
        for k in range(16):
            t += left[i, k] * right[k, j]
        cuda.syncthreads()
    c[x, y] = t


@cuda.jit
def shuffled(x, y):
    value = x[cuda.grid(1)]
    for k in (16, 8, 4, 2, 1):
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, k)
    if cuda.laneid == 0:
        cuda.atomic.add(y, 0, value)


@cuda.jit(device=True)
def norm(x, y):
    return math.sqrt(x * x + y * y)


@cuda.jit
def norms(x, y):
    i = cuda.grid(1)
    y[i] = norm(x[i, 0], x[i, 1])


@cuda.jit
def dynamic(x):
    s = cuda.shared.array(0, types.float64)
    i = cuda.threadIdx.x
    s[i] = x[i]
    cuda.syncthreads()
    x[i] = s[cuda.blockDim.x - 1 - i]


@cuda.jit
def histogram(x, bins):
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(bins, x[i], 1)


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(Path(HERE).read_text().splitlines(), 1) if text in line)


def test_saxpy():
    x, y = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    report = run(saxpy, 8, 128, 2.0, x, y)
    assert (y == 2 * np.arange(1000) + 1).all() and report.grid == (8, 1, 1)


def test_programs_unchanged():
    rng = np.random.default_rng(0)
    a, b = rng.random((64, 32), np.float32), rng.random((32, 48), np.float32)
    with simulated() as runs:
        c = cuda.device_array((64, 48), np.float32)
        matmul[(4, 3), (16, 16)](cuda.to_device(a), cuda.to_device(b), c)
        cuda.synchronize()
        np.testing.assert_allclose(c.copy_to_host(), a @ b, rtol=1e-5)
        x, y = rng.random(640, np.float32), np.zeros(1, np.float32)
        total[10, 64](x, y)
        np.testing.assert_allclose(y[0], x.sum(dtype=np.float64), rtol=1e-5)
        y[:] = 0
        shuffled[20, 32](x, y)
        np.testing.assert_allclose(y[0], x.sum(dtype=np.float64), rtol=1e-5)
        pairs, lengths = rng.random((96, 2)), np.zeros(96)
        norms[3, 32](pairs, lengths)
        np.testing.assert_allclose(lengths, np.hypot(*pairs.T), rtol=1e-12)
        numbers, bins = rng.integers(0, 10, 1000), np.zeros(10, np.int64)
        histogram[8, 128](numbers, bins)
        assert (bins == np.bincount(numbers, minlength=10)).all()
        d = np.arange(96.0)
        dynamic[1, 96, 0, 96 * 8](d)
        assert (d == np.arange(96.0)[::-1]).all()
    assert [each.kernel for each in runs.launches] == ["matmul", "total", "shuffled", "norms", "histogram", "dynamic"]
    assert not runs.findings


def test_views_and_other_orders():
    whole = np.arange(200, dtype=np.float32)
    y = np.zeros((100, 2), np.float32)
    run(saxpy, 1, 128, 1.0, whole[::2], y[:, 1])
    assert (y[:, 1] == whole[::2]).all() and not y[:, 0].any()
    a, b = (np.asfortranarray(each) for each in np.random.default_rng(1).random((2, 16, 16), np.float32))
    c = np.zeros((16, 16), np.float32)
    run(matmul, (1, 1), (16, 16), a, b, c)
    np.testing.assert_allclose(c, a @ b, rtol=1e-5)


def test_a_missing_barrier_is_told_at_its_line():
    with pytest.raises(sim.SimulationError) as raised:
        run(flip, 1, 64, np.arange(64, dtype=np.int32))
    (found,) = raised.value.findings
    assert (found.kind, found.file, found.line) == ("race", HERE, line_of("# no barrier"))
    assert (found.other.file, found.other.line) == (HERE, line_of("# no barrier") - 1)


def test_findings_are_kept_where_they_are_asked_for():
    with simulated(on_fault="report", checks="races") as runs:
        flip[1, 64](np.arange(64, dtype=np.int32))
        saxpy[1, 64](1.0, np.zeros(64, np.float32), np.zeros(32, np.float32))
    assert [each.kind for each in runs.take()][:2] == ["race", "out-of-bounds"] and not runs.findings


def test_other_threads_and_what_follows_are_as_before():
    refused: list[BaseException] = []

    def other() -> None:
        try:
            saxpy[1, 32](1.0, np.zeros(4, np.float32), np.zeros(4, np.float32))
        except BaseException as error:
            refused.append(error)

    with simulated() as outer:
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        with simulated() as inner:
            saxpy[1, 32](1.0, np.zeros(4, np.float32), np.zeros(4, np.float32))
        saxpy[1, 32](1.0, np.zeros(4, np.float32), np.zeros(4, np.float32))
    assert (len(outer.launches), len(inner.launches), len(refused)) == (1, 1, 1)
    other()
    assert len(refused) == 2 and "driver" in str(refused[1]).lower()


def test_what_is_refused():
    x = np.zeros(4, np.float32)
    with pytest.raises(TypeError, match="'saxpy' has 3 parameters, and 2 arguments were given"):
        run(saxpy, 1, 32, x, x)
    with pytest.raises(TypeError, match="expected a function with @cuda.jit, got function"):
        run(lambda x: None, 1, 32, x)
    with pytest.raises(TypeError, match="no option 'smen'"):
        run(saxpy, 1, 32, 1.0, x, x, smen=3)
    with pytest.raises(ValueError, match="chip: expected one of NVIDIA's such as 'sm_90', got 'gfx942'"):
        run(saxpy, 1, 32, 1.0, x, x, chip="gfx942")
    with pytest.raises(NumbaError) as raised:
        run(saxpy, 1, 32, "a", x, x)
    assert raised.value.diagnostics[0].file == HERE and "numba-cuda-mlir refuses 'saxpy'" in str(raised.value)


def test_the_guide(tmp_path, capsys):
    """Its first block prints what it says."""
    page = (Path(__file__).parents[3] / "docs" / "languages.md").read_text()
    block = page.partition("```py\n")[2].partition("```")[0]
    file = tmp_path / "block.py"
    file.write_text(block)  # numba reads a kernel's source
    exec(compile(block, str(file), "exec"), {"__name__": "block"})
    assert f"It prints `{capsys.readouterr().out.strip()}`" in page


# The pytest fixture ---------------------------------------------------------------------------------------------------


def test_findings_fail_the_test(pytester):
    pytester.makepyfile(
        """
        import numpy as np
        import pytest
        from numba_cuda_mlir import cuda, types

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
    failed.stdout.fnmatch_lines(["*test_findings_fail_the_test.py:10:*race: reads byte 0xfc of shared memory*"])
    pytester.runpytest_subprocess(*plugin, "--gpuir-checks=waits").assert_outcomes(passed=2)
    pytester.runpytest_subprocess(*plugin, "--gpuir-explore=3").assert_outcomes(failed=1, passed=1)
    wrong = pytester.runpytest_subprocess(*plugin, "--gpuir-checks=rces")
    wrong.stdout.fnmatch_lines(["*there is no check 'rces'*"])
