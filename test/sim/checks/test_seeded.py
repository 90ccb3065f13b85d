"""Seeded faults are found in whichever order warps run, and right kernels that look suspicious are clean."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import _hopper_faults
import _seeded
import _seeded_async
import _tensor_faults
import pytest

import gpuir
from gpuir import sim

FAULTS = [*_seeded.FAULTS, *_seeded_async.FAULTS, *_hopper_faults.MISTAKES, *_tensor_faults.FAULTS]
RIGHT = [*_seeded.RIGHT, *_seeded_async.RIGHT]
#: In so many drawn orders a right kernel has no finding.
SCHEDULES = 200


@functools.lru_cache(maxsize=16)
def module(text: str) -> Any:
    return gpuir.parse(text, context=gpuir.Context())


def names(kernels: list[Any]) -> list[Any]:
    found = [each.name.replace(" ", "-") for each in kernels]
    assert len({(type(each), each.name) for each in kernels}) == len(kernels)
    return [pytest.param(each, id=name) for each, name in zip(kernels, found)]


@pytest.mark.parametrize("kernel", names(FAULTS))
def test_faults(kernel: Any) -> None:
    for order in kernel.orders:
        findings = kernel.run(module(kernel.module), **order).findings
        assert kernel.names(findings), (order, [str(each) for each in findings])
        assert all(each.line for each in findings)


@pytest.mark.parametrize("kernel", names(RIGHT))
def test_right_kernels(kernel: _seeded.Kernel) -> None:
    for order in kernel.orders:
        findings = kernel.run(module(kernel.module), **order).findings
        assert not findings, (order, [str(each) for each in findings])


@pytest.mark.sweep(4)
@pytest.mark.engine("both")
@pytest.mark.parametrize("first", range(0, SCHEDULES, 25))
@pytest.mark.parametrize("kernel", names(RIGHT))
def test_right_kernels_in_drawn_orders(kernel: _seeded.Kernel, first: int) -> None:
    payload = module(kernel.module)
    for seed in range(first, first + 25):
        findings = kernel.run(payload, seed=seed).findings
        assert not findings, (seed, [str(each) for each in findings])


@pytest.mark.parametrize("kernel", names(_seeded.FAULTS))
@pytest.mark.engine("eager")
def test_the_native_engine_takes_no_faulty_kernel(kernel: _seeded.Kernel) -> None:
    """Not even where the fault does not show in the usual order."""
    assert kernel.run(module(kernel.module), engine="auto", **kernel.orders[0]).engine.startswith(
        "numpy: of the native"
    )


@pytest.mark.parametrize("kernel", names(_seeded.RIGHT))
@pytest.mark.engine("eager")
def test_right_kernels_are_right_for_any_engine(kernel: _seeded.Kernel) -> None:
    assert not kernel.run(module(kernel.module), engine="auto", **kernel.orders[0]).findings


def fault(name: str) -> _seeded.Kernel:
    return next(each for each in _seeded.FAULTS if each.name == name)


def test_orders_change_nothing_but_the_findings() -> None:
    kernel = fault("a flag that is looked at once")
    usual, explored = (kernel.run(module(kernel.module), explore=number) for number in (1, 4))
    assert usual.operations == explored.operations and not usual.findings
    assert {each.kind for each in explored.findings} == {"race"}


def test_orders_print_once() -> None:
    text = next(each for each in _seeded.RIGHT if each.name == "a lock").module
    text = text.replace("    gpu.return", '    gpu.printf "%d ", %x : i32\n    gpu.return')
    report = _seeded.Kernel("", "", blocks=4).run(module(text), explore=3)
    assert not report.findings and len(report.output) == 4 * 64


@pytest.mark.parametrize("name, check", [
    ("no barrier", "races"), ("exchange in a warp", "lanes"), ("the last element is not written", "uninitialized"),
    ("relaxed flag", "fences"), ("a write into a copy", "waits"), ("one warp at gpu.barrier", "barriers"),
    ("a lane that is not there", "members"),
])  # fmt: skip
def test_checks_by_name(name: str, check: str) -> None:
    kernel = fault(name)
    for chosen in (check, [check], f"bounds, {check}", f"none,{check}"):
        assert kernel.run(module(kernel.module), checks=chosen).findings, chosen
    for chosen in (f"all,-{check},-races", f"-{check},-races", "bounds", "none", False):
        assert not kernel.run(module(kernel.module), checks=chosen).findings, chosen


@pytest.mark.parametrize("checks, error", [
    ("rases", ValueError), ("all,-oops", ValueError), (3, TypeError), (["races", 3], TypeError),
])  # fmt: skip
def test_names_of_no_check(checks: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="checks: "):
        sim.launch(module(fault("no barrier").module), "k", 1, 64, checks=checks)


@pytest.mark.parametrize("explore", [0, "2", 1.5])
def test_no_number_of_orders(explore: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="explore: "):
        sim.launch(module(fault("no barrier").module), "k", 1, 64, explore=explore)


def test_faults_of_barriers_and_shuffles_stop_nothing() -> None:
    """What comes behind them runs, and is checked too."""
    kernel = fault("one warp at gpu.barrier")
    text = kernel.module.replace(
        "    gpu.barrier\n    }\n", "    gpu.barrier\n    }\n    memref.store %x, %b[%c0] : !g\n"
    )
    kinds = [each.kind for each in kernel.run(module(text)).findings]
    assert kinds.count("race") == 1
    silent = kernel.run(module(kernel.module), checks=False)
    assert not silent.findings


def test_a_lock_of_lanes_needs_lanes_that_go_on_by_themselves() -> None:
    kernel = next(each for each in _seeded.RIGHT if each.name == "a lock taken by lanes")
    for chip, kinds, steps in (("sm_70", [], 2000), ("sm_60", ["no-progress"], 100), ("gfx1100", ["no-progress"], 100)):
        report = dataclasses.replace(kernel, chip=chip).run(module(kernel.module), max_steps=steps)
        assert [each.kind for each in report.findings] == kinds
