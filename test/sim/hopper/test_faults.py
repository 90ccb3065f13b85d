"""The kernels whose mistakes are in the table of seeded faults (_hopper_faults.py): without a mistake nothing is said."""

from __future__ import annotations

import _hopper
import numpy as np
import pytest

from gpuir import sim

PROXY = "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}"


@pytest.mark.parametrize("case", _hopper.KERNELS)
@pytest.mark.parametrize("steps", (1, 2, 7))
def test_correct_kernels_are_clean(case, steps):
    found, want, report = _hopper.run(case, grid=(3, 2), steps=steps)
    assert np.array_equal(found, want) and not report.findings


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(200))
def test_any_schedule_is_clean(seed):
    for case in _hopper.KERNELS:
        found, want, _ = _hopper.run(case, steps=2 + seed % 5, seed=seed)
        assert np.array_equal(found, want)


def test_traffic():
    """A and B are read once a block and step, C is written once; wgmma reads each of its operands once."""
    _, _, report = _hopper.run("epilogue", grid=(2, 1), steps=3, engine="numpy")
    total = report.traffic.total
    tiles = 2 * 3 * 2 * 64 * 64 * 2
    assert total.bytes_read["global"] == tiles and total.bytes_written["global"] == 2 * 64 * 64 * 4
    assert total.global_sectors == total.global_ideal
    assert total.bytes_written["shared"] == tiles + 2 * 64 * 64 * 4
    assert total.bytes_read["shared"] == tiles + 2 * 64 * 64 * 4
    assert report.tensor["f16"] == 2 * 128 * 64 * 192


def test_blocks_shared_by_processes():
    found, want, _ = _hopper.run("epilogue", grid=(3, 2), steps=4, workers=2)
    assert np.array_equal(found, want)
    text = _hopper.EPILOGUE.replace(PROXY, "")
    with pytest.raises(sim.SimulationError, match="missing-fence"):
        _hopper.run("epilogue", text, grid=(3, 2), workers=2)
