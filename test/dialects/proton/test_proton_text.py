"""The text of `proton`: as each release prints it, what is refused, and what another release cannot say."""

from __future__ import annotations

from pathlib import Path

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import proton

PRINTED = _triton_ir.printed(Path(__file__).parent)


def kernel(lines: str) -> str:
    return f"module {{\ntt.func @f() {{\n{lines}\ntt.return\n}}\n}}\n"


@pytest.mark.parametrize(("version", "text"), PRINTED, ids=[version for version, _ in PRINTED])
def test_letter_for_letter(context: ir.Context, version: str, text: str) -> None:
    _triton_ir.check_round_trip(version, text)


@pytest.mark.parametrize(
    ("line", "version", "message"),
    [
        ('proton.record begin "x"', "3.9", "expected one of start, end, found 'begin'"),
        ('proton.record start "x"', "3.4", "triton-3.4 has no"),
        ("proton.record() {isStart = true, regionId = 1 : i32}", "3.5", "triton-3.5 has no"),
        ('"proton.record"() {isStart} : () -> ()', "3.9", "'proton.record' op expects a name, or a regionId"),
        ('"proton.record"() {isStart = true, name = "x"} : () -> ()', "3.9", "'proton.record' op expects isStart to be a unit"),
        ('"proton.record"() {isStart, regionId = 1 : i32} : () -> ()', "3.4", "'proton.record' op expects isStart to be a bool"),
        ("proton.record() {isStart = true, regionId = -1 : i32}", "3.4", "'proton.record' op expects regionId to be 0 or more"),
        ("proton.record() {isStart = true, granularity = 3 : i32, regionId = 1 : i32}", "3.4", "'proton.record' op attribute 'granularity'"),
        ('%0 = proton.allocate_event "x" : i64', "3.9", "'proton.allocate_event' op result #0 ('event') must be 32-bit"),
        ('%0 = proton.allocate_event "x" : i32', "3.8", "triton-3.8 has no 'proton.allocate_event'"),
    ],
)  # fmt: skip
def test_refused(context: ir.Context, line: str, version: str, message: str) -> None:
    _triton_ir.check_refused(kernel(line), message, version)


def test_a_part_without_a_number_is_none_of_3_4(context: ir.Context) -> None:
    module = gpuir.parse(kernel('proton.record start "x"'))
    with pytest.raises(gpuir.ReleaseError, match="triton-3.4 has no attribute 'name' of 'proton.record'"):
        gpuir.asm(module, release="triton-3.4")


def test_built_by_calls(context: ir.Context) -> None:
    module = gpuir.parse(kernel(""), release="triton-3.9")
    with ir.InsertionPoint.at_block_begin(module.body.operations[0].regions[0].blocks[0]):
        proton.record(is_start=ir.UnitAttr.get(), name_="load")
        proton.event(proton.allocate_event("copy"), is_start=True)
    assert module.operation.verify()
    text = gpuir.asm(module)
    assert 'proton.record start "load"\n' in text
    assert "proton.event start %0 : i32\n" in text
