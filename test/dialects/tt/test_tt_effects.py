"""What the host's passes may do with ops of `tt`: merge, drop, move, keep."""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir
from gpuir.host import module as host_module

_HEAD = """
!t = tensor<128xf32>
!p = tensor<128x!tt.ptr<f32>>
!d = !tt.tensordesc<tensor<8x8xf32>>
!b = tensor<8x8xf32>
module {
func.func private @use(!t, !t)
func.func private @blocks(!b, !b)
"""


def _after(passes: str, body: str) -> str:
    text = (
        f"{_HEAD}func.func @f(%p: !p, %t: !t, %u: !t, %m: tensor<128xi1>, %d: !d, %b: !b, %i: i32, %s: !tt.ptr<i32>) "
        f"{{\n{body}\nreturn\n}}\n}}\n"
    )
    module = gpuir.parse(text)
    host_module("passmanager").PassManager.parse(f"builtin.module({passes})").run(module.operation)
    printed = gpuir.asm(module)
    return printed[printed.index("@f(") :]


_LOADS = "%0 = tt.load %p : !p\n{between}\n%1 = tt.load %p : !p\ncall @use(%0, %1) : (!t, !t) -> ()"
_BLOCKS = (
    "%0 = tt.descriptor_load %d[%i, %i] : !d -> !b\n{between}\n%1 = tt.descriptor_load %d[%i, %i] : !d -> !b\n"
    "call @blocks(%0, %1) : (!b, !b) -> ()"
)


@pytest.mark.parametrize(
    "between, loads",
    [
        ("", 1),
        ("%x = tt.precise_sqrt %u : !t", 1),
        ("%x = tt.load %p, %m : !p", 1),
        ("tt.store %p, %u : !p", 2),
        ("tt.store %p, %u, %m : !p", 2),
        ("%x = tt.atomic_rmw fadd, relaxed, gpu, %p, %u : (!p, !t) -> !t", 2),
        ("%x = tt.atomic_cas relaxed, gpu, %s, %i, %i : (!tt.ptr<i32>, i32, i32) -> i32", 2),
        ("tt.descriptor_store %d[%i, %i], %b : !d, !b", 2),
        ('%x = tt.elementwise_inline_asm "x" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32', 2),
        ('%x = tt.elementwise_inline_asm "x" {constraints = "=r", packed_element = 1 : i32, pure = true} -> i32', 1),
        ('%x = tt.extern_elementwise %u {libname = "", libpath = "", pure = false, symbol = "g"} : (!t) -> !t', 2),
        ("tt.print \"x\" {hex = false, isSigned = array<i32>}", 2),
    ],
)  # fmt: skip
def test_loads_are_merged_until_something_writes(context: ir.Context, between: str, loads: int) -> None:
    merged = _after("cse", _LOADS.format(between=between))
    assert merged.count("tt.load %arg0 :") == loads


@pytest.mark.parametrize(
    "between, loads",
    [
        ("", 1),
        ("tt.descriptor_store %d[%i, %i], %b : !d, !b", 2),
        ("tt.descriptor_reduce add, %d[%i, %i], %b : !d, !b", 2),
        ("tt.store %p, %u : !p", 2),
        ("%x = tt.load %p : !p", 1),
    ],
)
def test_loads_by_descriptors_are_merged_until_something_writes(context: ir.Context, between: str, loads: int) -> None:
    assert _after("cse", _BLOCKS.format(between=between)).count("tt.descriptor_load") == loads


@pytest.mark.parametrize(
    "op, stays",
    [
        ("%x = tt.load %p : !p", False),
        ("%x = tt.load %p {isVolatile = true} : !p", True),
        ("%x = tt.addptr %s, %i : !tt.ptr<i32>, i32", False),
        ("%x = tt.splat %i : i32 -> tensor<8xi32>", False),
        ("%x = tt.cat %t, %t : !t -> tensor<256xf32>", False),
        ("%x = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>", False),
        ("%x = tt.get_program_id x : i32", False),
        ("%x = tt.descriptor_load %d[%i, %i] : !d -> !b", False),
        ("%x = tt.dot %b, %b, %b : !b * !b -> !b", False),
        ("%x = tt.atomic_rmw add, relaxed, gpu, %s, %i : (!tt.ptr<i32>, i32) -> i32", True),
        ("%x = tt.atomic_cas relaxed, gpu, %s, %i, %i : (!tt.ptr<i32>, i32, i32) -> i32", True),
        ("tt.store %p, %t : !p", True),
        ("tt.descriptor_store %d[%i, %i], %b : !d, !b", True),
        ("tt.print \"x\" {hex = false, isSigned = array<i32: 1>} : %i : i32", True),
        ("tt.assert %m, \"x\" : tensor<128xi1>", True),
        ('%x = tt.elementwise_inline_asm "x" {constraints = "=r", packed_element = 1 : i32, pure = true} -> i32', False),
        ('%x = tt.elementwise_inline_asm "x" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32', True),
        ('%x = "tt.reduce"(%t) <{axis = 0 : i32}> ({\n^bb0(%a: f32, %c: f32):\ntt.reduce.return %a : f32\n}) : (!t) -> f32', False),
        ('%x = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({\n^bb0(%a: f32):\ntt.map_elementwise.return %a : f32\n}) : (!t) -> !t', False),
        ('%x = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({\n^bb0(%a: f32):\n%y = arith.addf %a, %a : f32\ntt.map_elementwise.return %y : f32\n}) : (!t) -> !t', False),
        ('%x = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({\n^bb0(%a: f32):\ntt.print "x" {hex = false, isSigned = array<i32>}\ntt.map_elementwise.return %a : f32\n}) : (!t) -> !t', True),
    ],
)  # fmt: skip
def test_what_is_unused_goes_unless_it_does_something(context: ir.Context, op: str, stays: bool) -> None:
    name = op.removeprefix("%x = ").split()[0].strip('"').partition('"')[0]
    assert (name in _after("canonicalize", op)) == stays


def _hoisted(op: str) -> bool:
    """Whether `op` leaves a loop that may not run at all."""
    body = f"%c0 = arith.constant 0 : index\n%n = arith.index_cast %i : i32 to index\nscf.for %k = %c0 to %n step %n {{\n{op}\nfunc.call @use(%x, %x) : (!t, !t) -> ()\n}}"
    text = _after("loop-invariant-code-motion", body)
    return text.index("%0 = tt." if "%0 = tt." in text else "%1 = tt.") < text.index("scf.for")


@pytest.mark.parametrize(
    "op, moves",
    [
        ("%x = tt.precise_sqrt %t : !t", True),
        ('%x = tt.extern_elementwise %t {libname = "", libpath = "", pure = true, symbol = "g"} : (!t) -> !t', True),
        ('%x = tt.extern_elementwise %t {libname = "", libpath = "", pure = false, symbol = "g"} : (!t) -> !t', False),
        ("%x = tt.load %p : !p", False),
    ],
)
def test_pure_ops_leave_loops(context: ir.Context, op: str, moves: bool) -> None:
    assert _hoisted(op) == moves
