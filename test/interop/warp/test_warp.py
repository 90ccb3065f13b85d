"""Kernels of the released Warp in the simulator, without a driver: results, tapes, findings at Python's lines, refusals."""

from __future__ import annotations

import threading
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim

wp = pytest.importorskip("warp", reason="Warp is missing: make languages-test")
from gpuir.interop.warp import WarpError, simulated  # noqa: E402

HERE = str(Path(__file__))
TILE = 64


@wp.kernel
def scale(x: wp.array(dtype=float), y: wp.array(dtype=float), a: float):
    i = wp.tid()
    y[i] = a * x[i]


@wp.kernel
def total(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    wp.atomic_add(y, 0, x[wp.tid()])


@wp.kernel
def pile(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[0] = y[0] + x[i]  # no atomic


@wp.struct
class Points:
    at: wp.array(dtype=wp.vec3)
    offset: int


@wp.kernel
def moved(points: Points, by: wp.vec3, half: wp.float16, left: wp.array2d(dtype=float)):
    i, j = wp.tid()
    left[i, j] = points.at[i][j] * by[j] + float(points.offset) + float(half)


@wp.kernel
def sums(x: wp.array2d(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    wp.tile_store(y, wp.tile_sum(wp.tile_load(x[i], TILE)), offset=i)


@wp.func
def reach(x: wp.array(dtype=float), i: int):
    return x[i + 1]  # in a function


@wp.kernel
def shifted(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = reach(x, i)


@wp.kernel
def none(x: wp.array(dtype=float), ids: wp.indexedarray(dtype=float)):
    i = wp.tid()
    x[i] = ids[i]


#: Two warps exchange their values; the barrier between is for the tests to leave out.
EXCHANGE = """
__shared__ float held[64];
held[threadIdx.x] = x.data[threadIdx.x];
BARRIER
x.data[threadIdx.x] = held[63 - threadIdx.x];
"""


@wp.func_native(EXCHANGE.replace("BARRIER", "__syncthreads();"))
def exchange(x: wp.array(dtype=float)): ...


@wp.func_native(EXCHANGE.replace("BARRIER", ""))
def exchange_too_early(x: wp.array(dtype=float)): ...


@wp.kernel(module="unique")
def flip(x: wp.array(dtype=float)):
    exchange(x)


@wp.kernel(module="unique")
def wrong(x: wp.array(dtype=float)):
    x[0] = wp.nothing(x[1])


@wp.kernel(module="unique")
def flip_too_early(x: wp.array(dtype=float)):
    exchange_too_early(x)


def line_of(text: str) -> int:
    return next(number for number, line in enumerate(Path(HERE).read_text().splitlines(), 1) if text in line)


def test_programs_unchanged():
    rng = np.random.default_rng(0)
    with simulated() as runs:
        x = wp.array(np.arange(1000), dtype=float, device="cuda")
        y = wp.zeros(1000, dtype=float, device="cuda:0")
        wp.launch(scale, dim=1000, inputs=[x, y, 2.0], device="cuda")
        np.testing.assert_array_equal(y.numpy(), 2 * np.arange(1000))
        mine, left = rng.random(100, np.float32), np.zeros(1, np.float32)
        wp.launch(total, dim=100, inputs=[mine, left], block_dim=32)
        np.testing.assert_allclose(left[0], mine.sum(dtype=np.float64), rtol=1e-5)
        points = Points()
        points.at, points.offset = wp.array(rng.random((10, 3)), dtype=wp.vec3), 5
        moving = wp.zeros((10, 3), dtype=float)
        wp.launch(moved, dim=(10, 3), inputs=[points, wp.vec3(1.0, 2.0, 3.0), wp.float16(0.5), moving])
        np.testing.assert_allclose(moving.numpy(), points.at.numpy() * [1, 2, 3] + 5.5, rtol=1e-6)
        matrix, rows = wp.array(rng.random((8, TILE)), dtype=float), wp.zeros(8, dtype=float)
        wp.launch_tiled(sums, dim=[8], inputs=[matrix, rows], block_dim=64)
        np.testing.assert_allclose(rows.numpy(), matrix.numpy().sum(1), rtol=1e-5)
        ends = wp.array(np.arange(64), dtype=float)
        wp.launch(flip, dim=64, inputs=[ends], block_dim=64)
        np.testing.assert_array_equal(ends.numpy(), np.arange(64)[::-1])
    assert [(each.kernel, *each.grid[:1], *each.block[:1]) for each in runs.launches] == [
        ("scale", 4, 256), ("total", 4, 32), ("moved", 1, 256), ("sums", 8, 64), ("flip", 1, 64),
    ]  # fmt: skip
    assert not runs.findings


def test_views_and_grids_in_slices():
    with simulated():
        x, y = wp.array(np.arange(200), dtype=float), wp.zeros((50, 3), dtype=float)
        wp.launch(scale, dim=50, inputs=[x[::4], y[:, 1], 3.0])
        expected = np.zeros((50, 3))
        expected[:, 1] = 3 * np.arange(200)[::4]
        np.testing.assert_array_equal(y.numpy(), expected)


def test_tapes_and_recorded_launches():
    with simulated() as runs:
        x = wp.array(np.arange(10), dtype=float, requires_grad=True)
        y = wp.zeros(10, dtype=float, requires_grad=True)
        tape = wp.Tape()
        with tape:
            wp.launch(scale, dim=10, inputs=[x, y, 4.0])
        y.grad.fill_(1.0)
        tape.backward()
        assert (x.grad.numpy() == 4).all()
        again = wp.launch(scale, dim=10, inputs=[x, y, 7.0], record_cmd=True)
        again.launch()
        assert (y.numpy() == 7 * np.arange(10)).all()
    assert len(runs.launches) == 3 and not runs.findings


@pytest.mark.parametrize(
    "kernel, kind, text",
    [(pile, "race", "# no atomic"), (shifted, "out-of-bounds", "# in a function"), (flip_too_early, "race", None)],
)
def test_faults_are_told_at_their_lines(kernel, kind, text):
    x = wp.array(np.arange(64), dtype=float, device="cpu")
    more = [] if kernel is flip_too_early else [wp.zeros(64, dtype=float, device="cpu")]
    with pytest.raises(sim.SimulationError) as raised, simulated(chip="sm_80"):
        wp.launch(kernel, dim=64, inputs=[x, *more], block_dim=64)
    found = raised.value.findings[0]
    assert found.kind == kind
    # Native code has the lines of the file that Warp writes.
    assert text is None or (found.file, found.line) == (HERE, line_of(text))


def test_what_is_refused_and_what_follows():
    x = np.zeros(4, np.float32)
    with simulated() as runs:
        with pytest.raises(RuntimeError, match="passed 2 arguments but kernel requires 3"):
            wp.launch(scale, dim=4, inputs=[x, x])
        indexed = wp.indexedarray1d(wp.zeros(4, dtype=float), [wp.array([0, 1], dtype=int)])
        with pytest.raises(WarpError, match="an indexed array is not simulated"):
            wp.launch(none, dim=2, inputs=[x, indexed])
        with pytest.raises(WarpError, match=r"Warp refuses module 'wrong_\w+'"):
            wp.launch(wrong, dim=1, inputs=[x])
        failed: list[BaseException] = []

        def other() -> None:
            try:
                wp.get_device("cuda")
            except BaseException as error:
                failed.append(error)

        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
    assert len(failed) == 1 and not runs.launches
    with pytest.raises(TypeError, match="no option 'sneed'"), simulated(sneed=1):
        pass
    y = np.zeros(4, np.float32)
    wp.launch(scale, dim=4, inputs=[np.arange(4, dtype=np.float32), y, 2.0], device="cpu")
    assert (y == [0, 2, 4, 6]).all()
