"""analysis.ranges: between which numbers integers lie, and which comparisons that decides."""

from __future__ import annotations

import itertools
import operator

import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.analysis.ranges import IntegerRanges

FULL = (-(2**31), 2**31 - 1)
HEAD = """
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#t = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @k(%n: i32, %c: i1, %small: i8) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %c5 = arith.constant 5 : i32
    %c7 = arith.constant 7 : i32
    %c64 = arith.constant 64 : i32
    %neg = arith.constant -9 : i32
    %big = arith.constant 2147483647 : i32
    %pid = tt.get_program_id x : i32
    %byte = arith.extui %small : i8 to i32
    %some = arith.extsi %small : i8 to i32
    %row = tt.make_range {start = 32 : i32, end = 64 : i32} : tensor<32xi32, #b>
    %part = tt.make_range {start = 32 : i32, end = 64 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #t}>>
"""


def ranges_of(body: str, name: str = "asked") -> tuple[int, int]:
    """The range of what an op marked so gives."""
    with gpuir.Context():
        module = gpuir.parse(HEAD + body + "\n    tt.return\n  }\n}\n")
        (function,) = find_ops(module, "tt.func")
        (op,) = (op for op in find_ops(function) if name in op.operation.attributes)
        return IntegerRanges()[op.operation.results[0]]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("%r = arith.addi %some, %c64 {asked} : i32", (-64, 191)),
        ("%r = arith.subi %c3, %byte {asked} : i32", (-252, 3)),
        ("%r = arith.muli %some, %neg {asked} : i32", (-127 * 9, 128 * 9)),
        ("%r = arith.muli %pid, %c64 {asked} : i32", FULL),
        ("%r = arith.addi %pid, %c1 {asked} : i32", (1, 2**31 - 1)),
        ("%r = arith.addi %pid, %c3 {asked} : i32", FULL),
        ("%r = arith.divsi %some, %c3 {asked} : i32", (-42, 42)),
        ("%r = arith.ceildivsi %some, %c3 {asked} : i32", (-42, 43)),
        ("%r = arith.floordivsi %some, %c3 {asked} : i32", (-43, 42)),
        ("%r = arith.divsi %n, %some {asked} : i32", FULL),
        ("%r = arith.divui %byte, %c3 {asked} : i32", (0, 85)),
        ("%r = arith.divui %some, %c3 {asked} : i32", FULL),
        ("%r = arith.remsi %some, %c7 {asked} : i32", (-6, 6)),
        ("%r = arith.remsi %pid, %c7 {asked} : i32", (0, 6)),
        ("%r = arith.remsi %c3, %c7 {asked} : i32", (0, 3)),
        ("%r = arith.remui %byte, %c7 {asked} : i32", (0, 6)),
        ("%r = arith.andi %n, %c7 {asked} : i32", (0, 7)),
        ("%r = arith.ori %byte, %c3 {asked} : i32", (0, 255)),
        ("%r = arith.xori %c5, %c64 {asked} : i32", (0, 127)),
        ("%r = arith.ori %n, %c3 {asked} : i32", FULL),
        ("%r = arith.shli %byte, %c3 {asked} : i32", (0, 255 * 8)),
        ("%r = arith.shrsi %some, %c3 {asked} : i32", (-16, 15)),
        ("%r = arith.shrui %byte, %c3 {asked} : i32", (0, 31)),
        ("%r = arith.shrui %some, %c3 {asked} : i32", FULL),
        ("%r = arith.shli %c1, %byte {asked} : i32", FULL),
        ("%r = arith.minsi %n, %c7 {asked} : i32", (-(2**31), 7)),
        ("%r = arith.maxsi %n, %c7 {asked} : i32", (7, 2**31 - 1)),
        ("%r = arith.minui %byte, %c7 {asked} : i32", (0, 7)),
        ("%r = arith.maxui %n, %c7 {asked} : i32", FULL),
        ("%r = arith.select %c, %c3, %neg {asked} : i32", (-9, 3)),
        ("%r = arith.trunci %c64 {asked} : i32 to i8", (64, 64)),
        ("%r = arith.trunci %byte {asked} : i32 to i8", (-128, 127)),
        ("%r = arith.extui %c {asked} : i1 to i32", (0, 1)),
        ("%r = arith.extui %some {asked} : i32 to i64", (0, 2**32 - 1)),
        ("%e = tt.expand_dims %part {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #t}>> -> tensor<1x32xi32, #t>\n"
         "%r = tt.broadcast %e {asked} : tensor<1x32xi32, #t> -> tensor<4x32xi32, #t>", (32, 63)),
        ("%r = scf.if %c -> i32 { scf.yield %c3 : i32 } else { scf.yield %byte : i32 } {asked}", (0, 255)),
        ("%r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %c3) -> (i32) : i32 {\n%m = arith.addi %at, %c1 : i32\nscf.yield %m : i32\n} {asked}", FULL),
        ("%r = scf.for %i = %c0 to %n step %c1 iter_args(%at = %c3) -> (i32) : i32 {\nscf.yield %c7 : i32\n} {asked}", (3, 7)),
        ("scf.for %i = %c3 to %byte step %c7 : i32 { %r = arith.muli %i, %c64 {asked} : i32 }", (192, 254 * 64)),
        ("scf.for %i = %c0 to %n step %c7 : i32 { %r = arith.muli %i, %c1 {asked} : i32 }", (0, 2**31 - 2)),
        ("scf.for %i = %c64 to %c7 step %c1 : i32 { %r = arith.muli %i, %c1 {asked} : i32 }", (64, 64)),
        ("scf.for unsigned %i = %c0 to %n step %c1 : i32 { %r = arith.muli %i, %c1 {asked} : i32 }", FULL),
    ],
)  # fmt: skip
def test_ranges(body: str, expected: tuple[int, int]) -> None:
    assert ranges_of(body) == expected


def test_counter_of_tiles() -> None:
    """Columns of tiles, of which a loop takes one after another, are never negative; what the last one adds may be anything."""
    body = """
    %c63 = arith.constant 63 : i32
    %up = arith.addi %n, %c63 : i32
    %tiles = arith.divsi %up, %c64 : i32
    scf.for %i = %c0 to %tiles step %c1 : i32 {
      %at = arith.muli %i, %c64 : i32
      %wide = arith.extsi %at : i32 to i64
      %all = tt.splat %wide : i64 -> tensor<32xi64, #b>
      %own = arith.extsi %row : tensor<32xi32, #b> to tensor<32xi64, #b>
      %r = arith.addi %all, %own {asked} : tensor<32xi64, #b>
    }"""
    assert ranges_of(body) == (32, 2**31 - 128 + 63)


_NAMES = {
    "eq": operator.eq,
    "ne": operator.ne,
    "slt": operator.lt,
    "sle": operator.le,
    "sgt": operator.gt,
    "sge": operator.ge,
}
_NAMES |= {name.replace("s", "u", 1): rule for name, rule in _NAMES.items() if name[0] == "s"}


@pytest.mark.parametrize("name", _NAMES)
def test_comparisons(name: str) -> None:
    """As often as an answer is given it is what all pairs of numbers give, and it is given where these agree."""
    values = {"%c3": [3], "%c5": [5], "%small2": range(4), "%small3": range(4, 8), "%mixed": range(-4, 4)}
    lines = [
        "%s3 = arith.constant 4 : i32", "%small2 = arith.andi %n, %c3 : i32", "%small3 = arith.addi %small2, %s3 : i32",
        "%eight = arith.andi %n, %c7 : i32", "%mixed = arith.subi %eight, %s3 : i32",
    ]  # fmt: skip
    pairs = list(itertools.product(values, repeat=2))
    lines += [
        f"%r{at} = arith.cmpi {name}, {one}, {other} {{asked = {at} : i32}} : i32"
        for at, (one, other) in enumerate(pairs)
    ]
    with gpuir.Context():
        module = gpuir.parse(HEAD + "\n".join(lines) + "\n    tt.return\n  }\n}\n")
        ranges = IntegerRanges()
        answers = [ranges.compared(op) for op in find_ops(module, "arith.cmpi")]
    unsigned = name[0] == "u"
    for (one, other), answer in zip(pairs, answers, strict=True):
        expected = {_NAMES[name](a, b) for a, b in itertools.product(values[one], values[other])}
        if unsigned and min(*values[one], *values[other]) < 0:
            assert answer is None
        else:
            assert answer == (expected.pop() if len(expected) == 1 else None), (one, other)
