"""The right kernel with tcgen05 whose mistakes are in the table of seeded faults (_tensor_faults.py)."""

from __future__ import annotations

import numpy as np
import pytest
from _tensor_faults import TEXT, Mistake, run


@pytest.mark.parametrize("seed", [None, 1])
def test_the_right_kernel(seed):
    assert not run(TEXT, seed=seed).findings


@pytest.mark.parametrize("seed", [None, 1])
@pytest.mark.parametrize("name", ["a descriptor of the last generation", "an mbarrier by its shared address",
                                  "an mbarrier invalidated before its arrival"])  # fmt: skip
def test_the_kernel_goes_on(name, seed):
    """Behind what the hardware takes although the ISA does not define it there is one finding, and the right numbers."""
    right, after = np.zeros((1, 128, 512), np.int32), np.zeros((1, 128, 512), np.int32)
    run(TEXT, right, seed=seed)
    report = run(Mistake(name).module, after, seed=seed)
    assert right.any()
    np.testing.assert_array_equal(after, right)
    assert len(report.findings) == 1, report


def test_other_names_of_registers_are_no_use():
    """Elements may be taken out of a load's result before the wait for it, as lowerings do; computing with them is a use."""
    wait = "nvvm.tcgen05.wait <load>\n    vector.store %ov0"
    taken = "%e = vector.extract %ov0[3] : i32 from vector<128xi32>\n%g = arith.bitcast %e : i32 to f32\n"
    assert wait in TEXT
    assert not run(TEXT.replace(wait, taken + wait)).findings
    used = TEXT.replace(wait, taken + "%sum = arith.addf %g, %g : f32\n" + wait)
    assert [each.kind for each in run(used).findings] == ["missing-wait"]
