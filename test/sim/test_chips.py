"""The limits of chips: whole chips have the peaks of their vendors' data sheets."""

from __future__ import annotations

import pytest

from gpuir.sim.chips import CHIPS, chip_of

#: 10^12 operations a second without sparsity, as the data sheets of A100, H100 SXM and MI300X give them.
PEAKS = {
    "sm_80": {"f16": 312, "bf16": 312, "tf32": 156, "i8": 624, "i4": 1248, "b1": 4992, "f64": 19.5},
    "sm_90": {"f16": 989.4, "bf16": 989.4, "tf32": 494.7, "i8": 1978.9, "f8": 1978.9},
    "gfx942": {"f16": 1307.4, "bf16": 1307.4, "xf32": 653.7, "f32": 163.4, "f64": 163.4, "i8": 2614.9, "f8": 2614.9},
}
CASES = [(name, kind, peak) for name, peaks in PEAKS.items() for kind, peak in peaks.items()]


@pytest.mark.parametrize(("name", "kind", "peak"), CASES)
def test_peaks_of_tensor_cores(name: str, kind: str, peak: float):
    chip = CHIPS[name]
    assert chip.units * chip.clock * chip.tensor[kind] / 1e12 == pytest.approx(peak, rel=0.03)


def test_every_rate_has_a_source():
    """The peak of f64 on H100 SXM, 66.9, is given at its highest clock, 1.98 GHz, unlike the others."""
    open_ = {(name, kind) for name, chip in CHIPS.items() for kind in chip.tensor} - {each[:2] for each in CASES}
    assert open_ == {("sm_90", "f64")}
    h100 = CHIPS["sm_90"]
    assert h100.units * 1.98e9 * h100.tensor["f64"] / 1e12 == pytest.approx(66.9, rel=0.03)


@pytest.mark.parametrize(("name", "shared"), [("sm_80", 19.5), ("sm_90", 30.9), ("gfx942", 81.7)])
def test_shared_memory(name: str, shared: float):
    """10^12 bytes a second of all units: 128 bytes a clock of each, which is 32 banks of 4 bytes."""
    chip = CHIPS[name]
    assert chip.units * chip.clock * chip.shared / 1e12 == pytest.approx(shared, rel=0.03)


@pytest.mark.parametrize(("name", "memory"), [("sm_80", 2.04), ("sm_90", 3.35), ("gfx942", 5.3)])
def test_memory(name: str, memory: float):
    assert CHIPS[name].memory / 1e12 == pytest.approx(memory, rel=0.03)


@pytest.mark.parametrize(
    ("target", "name"),
    [("sm_80", "sm_80"), ("sm_90", "sm_90"), ("sm_90a", "sm_90"), ("gfx942", "gfx942"), ("sm_75", None), ("", None)],
)
def test_targets(target: str, name: str | None):
    found = chip_of(target)
    assert (found and found.name) == name
