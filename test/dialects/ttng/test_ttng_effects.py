"""Memory that the products of tcgen05 read and write, operand by operand."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import _triton_ir
import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import ttng
from gpuir.ods import Effects

_A = "!ttg.memdesc<128x64xf16, #shared, #smem>"
_B = "!ttg.memdesc<64x128xf16, #shared, #smem>"
_D = "!ttg.memdesc<128x128xf32, #tmem, #ts, mutable>"
_BAR = "!ttg.memdesc<1xi64, #shared1, #smem, mutable>"
_S = "!ttg.memdesc<128x4xi8, #tms, #ts, mutable>"


@pytest.fixture
def effects_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[ir.OpView], set[tuple[str, int]]]:
    """`effects_of(op)`: kinds of effects with the operand's number, as the op tells them to the host."""
    # The host's effects have neither names nor equality.
    monkeypatch.setattr(ir, "MemoryEffect", SimpleNamespace(Read="read", Write="write", Free="free"))

    def ask(op: ir.OpView) -> set[tuple[str, int]]:
        (trait,) = (trait for trait in op.spec.traits if isinstance(trait, Effects))
        found: set[tuple[str, int]] = set()
        trait.function(op, SimpleNamespace(append=lambda kind, operand: found.add((kind, operand.operand_number))))
        return found

    return ask


def _op(body: str) -> tuple[ir.Module, ir.OpView]:
    text = (
        f"{_triton_ir.HEADER}tt.func @f(%a: {_A}, %b: {_B}, %d: {_D}, %p: i1, %bar: {_BAR}, %s: {_S}) {{\n"
        f"%on = arith.constant true\n%off = arith.constant false\n{body}\ntt.return\n}}\n}}\n"
    )
    module = gpuir.parse(text)
    return module, module.body.operations[0].operation.regions[0].blocks[0].operations[2]


@pytest.mark.parametrize("use_d, read", [("%p", True), ("%on", True), ("%off", False)])
def test_d_is_read_unless_it_is_known_not_to_be_used(
    context: ir.Context, effects_of: Callable[[ir.OpView], set[tuple[str, int]]], use_d: str, read: bool
) -> None:
    _module, op = _op(f"ttng.tc_gen5_mma %a, %b, %d, {use_d}, %p, %bar[%p] : {_A}, {_B}, {_D}, {_BAR}")
    assert isinstance(op, ttng.TCGen5MMAOp)
    assert effects_of(op) == {("read", 0), ("read", 1), ("write", 2), ("write", 5)} | ({("read", 2)} if read else set())


def test_scales_are_read(context: ir.Context, effects_of: Callable[[ir.OpView], set[tuple[str, int]]]) -> None:
    _module, op = _op(
        f"ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %off, %p lhs = e4m3 rhs = e4m3 : {_A}, {_B}, {_D}, {_S}, {_S}"
    )
    assert isinstance(op, ttng.TCGen5MMAScaledOp)
    assert effects_of(op) == {("read", 0), ("read", 1), ("read", 3), ("read", 4), ("write", 2)}
