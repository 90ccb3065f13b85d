"""Layouts of fragments: inverses, copies, tables, and agreement with the instruction's own registers."""

from __future__ import annotations

import itertools

import _wgmma_kernels as kernels
import numpy as np
import pytest

from gpuir.intrinsics.wgmma import WgmmaError
from gpuir.sim.fragments import wgmma as fragments

CONFIGURATIONS = [
    dict(zip(("block_row_warps", "block_col_warps", "warp_row_tiles", "warp_col_tiles", "chunk", "a_transposed"), case))
    for case in itertools.product((4, 8), (1, 2), (16, 32), (8, 24, 32), (32, 64), (False, True))
]


def layouts(kind: int, configuration: dict):
    e = kernels.emitter(kernels.TYPES[kind], **configuration)
    return e, e.make_mma_load_layout(), e.make_mma_store_layout()


@pytest.mark.parametrize("kind", [0, 3, 6])
def test_every_register_holds_one_element(kind):
    for configuration in CONFIGURATIONS:
        for layout in layouts(kind, configuration)[1:]:
            found = layout.inverse_table()
            assert found.shape == (layout.threads, layout.size, 2)
            assert found.min() == 0, "a register without an element"
            assert layout.threads * layout.size == layout.replicate * np.prod(layout.shape)


@pytest.mark.parametrize("kind", [0, 3, 6])
def test_inverse(kind):
    for configuration in CONFIGURATIONS:
        for layout in layouts(kind, configuration)[1:]:
            i, j = np.indices(layout.shape)
            for replica in range(layout.replicate):
                back = layout.inverse(layout.forward_thread(i, j, replica), layout.forward_index(i, j))
                assert (back[0] == i).all() and (back[1] == j).all()


def test_coordinates_of_a_thread_that_is_known_at_run_time():
    _, load, store = layouts(0, {"block_col_warps": 2, "warp_row_tiles": 32, "a_transposed": True})
    for layout in (load, store):
        numbers = (0, 7, layout.size - 1)
        found = kernels.indices(256, lambda thread: [v for n in numbers for v in layout.coordinates(thread, n)])  # noqa: B023
        assert (found.reshape(256, 3, 2) == layout.inverse_table()[:, numbers]).all()


def test_gather_and_scatter():
    _, load, store = layouts(0, {"block_col_warps": 2, "warp_row_tiles": 32})
    for layout in (load, store):
        matrix = np.arange(np.prod(layout.shape)).reshape(layout.shape)
        spread = layout.gather(matrix)
        assert spread.shape == (256, layout.size)
        assert (layout.scatter(spread) == matrix).all()


def test_copies_are_those_of_the_warps_along_n():
    e, load, store = layouts(0, {"block_col_warps": 2})
    assert (load.replicate, store.replicate) == (2, 1)
    assert load.holders(9, 3) == [load[9, 3][0], load[9, 3][0] + 128]
    assert "replicate: 2, thread: 256, forward_thread: _rep * 128 + " in repr(load)


@pytest.mark.parametrize("kind", range(len(kernels.TYPES)))
def test_one_instruction_is_the_isas_table(kind):
    """PTX ISA: figures of the register fragments of wgmma.mma_async."""
    e = kernels.emitter(kernels.TYPES[kind], warp_col_tiles=32, chunk=32)
    row, column = fragments.accumulator(32)
    found = e.make_mma_store_layout().inverse_table()
    assert (found[..., 0] == row).all() and (found[..., 1] == column).all()
    row, column = fragments.registers(e._a.bytes)
    found = e.make_mma_load_layout().inverse_table()[:, : row.shape[1]]
    assert (found[..., 0] == row).all() and (found[..., 1] == column).all()


def test_pictures_are_of_the_layout():
    _, load, store = layouts(0, {})
    assert store._repr_svg_().count("<rect") == 64 * 64
    assert "(9, 3): thread 5, register 3" in store.svg()
    assert store.svg(slice(8, 16), slice(0, 4)).count("<rect") == 32


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda e: e.make_mma_load_layout(matrix="B"), "matrix 'B': wgmma takes A alone from registers"),
        (
            lambda e: e.make_mma_load_layout((32, 64)),
            r"a fragment \(32, 64\) of A: expected \(64, 64\) of all threads, or \(32,\)",
        ),
        (lambda e: e.make_mma_store_layout((64, 32)), r"a fragment \(64, 32\) of C: expected \(64, 64\)"),
        (lambda e: e.make_mma_store_layout()[64, 0], "row 64 is not one of the 64 of C"),
        (lambda e: e.make_mma_store_layout()[0, -1], "column -1 is not one of the 64 of C"),
        (lambda e: e.make_mma_store_layout().inverse(128, 0), "thread 128 is not one of the 128 threads of C"),
        (lambda e: e.make_mma_load_layout().inverse(0, 32), "index 32 is not one of the 32 of a thread in A"),
        (lambda e: e.make_mma_store_layout().coordinates(None, 32), "index 32 is not one of the 32 of a thread in C"),
        (lambda e: e.make_mma_load_layout().holders(0, 64), "column 64 is not one of the 64 of A"),
    ],
)
def test_refused(call, message):
    with pytest.raises(WgmmaError, match=message):
        call(kernels.emitter())
