"""The right kernel with tcgen05 whose mistakes are in the table of seeded faults (_tensor_faults.py)."""

from __future__ import annotations

import pytest
from _tensor_faults import TEXT, run


@pytest.mark.parametrize("seed", [None, 1])
def test_the_right_kernel(seed):
    assert not run(TEXT, seed=seed).findings


def test_other_names_of_registers_are_no_use():
    """Elements may be taken out of a load's result before the wait for it, as lowerings do; computing with them is a use."""
    wait = "nvvm.tcgen05.wait <load>\n    vector.store %ov0"
    taken = "%e = vector.extract %ov0[3] : i32 from vector<128xi32>\n%g = arith.bitcast %e : i32 to f32\n"
    assert wait in TEXT
    assert not run(TEXT.replace(wait, taken + wait)).findings
    used = TEXT.replace(wait, taken + "%sum = arith.addf %g, %g : f32\n" + wait)
    assert [each.kind for each in run(used).findings] == ["missing-wait"]
