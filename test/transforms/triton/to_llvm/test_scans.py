"""Scans of drawn layouts, forwards and backwards: run thread by thread, equal to NumPy; one exchange between warps."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

#: x -> a x + b, one after another: it matters which one comes first.
SCAN = """
#b = #ttg.blocked<{{sizePerThread = {per_thread}, threadsPerWarp = {lanes}, warpsPerCTA = {warps}, order = {order}}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = {count} : i32, ttg.target = "{target}", "ttg.threads-per-warp" = {size} : i32}} {{
  tt.func public @k(%p: !tt.ptr<i32>, %q: !tt.ptr<i32>, %u: !tt.ptr<i32>, %v: !tt.ptr<i32>) {{
    %r = tt.make_range {{end = {rows} : i32, start = 0 : i32}} : tensor<{rows}xi32, #ttg.slice<{{dim = 1, parent = #b}}>>
    %c = tt.make_range {{end = {columns} : i32, start = 0 : i32}} : tensor<{columns}xi32, #ttg.slice<{{dim = 0, parent = #b}}>>
    %r1 = tt.expand_dims %r {{axis = 1 : i32}} : tensor<{rows}xi32, #ttg.slice<{{dim = 1, parent = #b}}>> -> tensor<{rows}x1xi32, #b>
    %c1 = tt.expand_dims %c {{axis = 0 : i32}} : tensor<{columns}xi32, #ttg.slice<{{dim = 0, parent = #b}}>> -> tensor<1x{columns}xi32, #b>
    %w = arith.constant dense<{columns}> : tensor<{rows}x1xi32, #b>
    %r2 = arith.muli %r1, %w : tensor<{rows}x1xi32, #b>
    %r3 = tt.broadcast %r2 : tensor<{rows}x1xi32, #b> -> tensor<{shape}xi32, #b>
    %c3 = tt.broadcast %c1 : tensor<1x{columns}xi32, #b> -> tensor<{shape}xi32, #b>
    %n = arith.addi %r3, %c3 : tensor<{shape}xi32, #b>
    %s = tt.splat %p : !tt.ptr<i32> -> tensor<{shape}x!tt.ptr<i32>, #b>
    %t = tt.splat %q : !tt.ptr<i32> -> tensor<{shape}x!tt.ptr<i32>, #b>
    %a = tt.addptr %s, %n : tensor<{shape}x!tt.ptr<i32>, #b>, tensor<{shape}xi32, #b>
    %d = tt.addptr %t, %n : tensor<{shape}x!tt.ptr<i32>, #b>, tensor<{shape}xi32, #b>
    %x = tt.load %a : tensor<{shape}x!tt.ptr<i32>, #b>
    %y = tt.load %d : tensor<{shape}x!tt.ptr<i32>, #b>
    %z:2 = "tt.scan"(%x, %y) <{{axis = {axis} : i32, reverse = {reverse}}}> ({{
    ^bb0(%a0: i32, %b0: i32, %a1: i32, %b1: i32):
      %a2 = arith.muli %a0, %a1 : i32
      %m = arith.muli %a1, %b0 : i32
      %b2 = arith.addi %m, %b1 : i32
      tt.scan.return %a2, %b2 : i32, i32
    }}) : (tensor<{shape}xi32, #b>, tensor<{shape}xi32, #b>) -> (tensor<{shape}xi32, #b>, tensor<{shape}xi32, #b>)
    %e = tt.splat %u : !tt.ptr<i32> -> tensor<{shape}x!tt.ptr<i32>, #b>
    %f = tt.splat %v : !tt.ptr<i32> -> tensor<{shape}x!tt.ptr<i32>, #b>
    %g = tt.addptr %e, %n : tensor<{shape}x!tt.ptr<i32>, #b>, tensor<{shape}xi32, #b>
    %h = tt.addptr %f, %n : tensor<{shape}x!tt.ptr<i32>, #b>, tensor<{shape}xi32, #b>
    tt.store %g, %z#0 : tensor<{shape}x!tt.ptr<i32>, #b>
    tt.store %h, %z#1 : tensor<{shape}x!tt.ptr<i32>, #b>
    tt.return
  }}
}}
"""


def scanned(factors, terms, axis, backwards):
    factors, terms = (np.moveaxis(each.astype(np.int64), axis, 0) for each in (factors, terms))
    order = range(len(factors))[::-1] if backwards else range(len(factors))
    results = np.zeros_like(factors), np.zeros_like(terms)
    before = None
    for number in order:
        own = factors[number], terms[number]
        before = own if before is None else (before[0] * own[0], own[0] * before[1] + own[1])
        before = tuple(each.astype(np.int32).astype(np.int64) for each in before)
        results[0][number], results[1][number] = before
    return [np.moveaxis(each, 0, axis).astype(np.int32) for each in results]


@pytest.mark.parametrize("target", ["cuda:80", "hip:gfx942", "hip:gfx1201"])
def test_scans_are_numpys(target, seed, request):
    draw = random.Random(f"{seed} {target}")
    size = 64 if target == "hip:gfx942" else 32
    for _ in range(60 if request.config.getoption("--sweep") == "all" else 4):
        count, axis, backwards = draw.choice((2, 4, 8)), draw.randrange(2), draw.choice((False, True))
        along, lanes = draw.choice([each for each in (2, 4, 8) if each <= count]), draw.choice((2, 4, 8))
        sizes = [2 ** draw.randrange(6, 9), 2 ** draw.randrange(4)]
        split = [[lanes, size // lanes], [along, count // along], sizes]
        of_lanes, warps, (rows, columns) = (each if axis == 0 else each[::-1] for each in split)
        text = SCAN.format(
            target=target, size=size, count=count, per_thread=[draw.choice((1, 2)) for _ in range(2)], lanes=of_lanes, warps=warps,
            order=draw.sample(range(2), 2), rows=rows, columns=columns, shape=f"{rows}x{columns}", axis=axis,
            reverse=str(backwards).lower(),
        )  # fmt: skip
        numbers = np.random.default_rng(draw.randrange(2**32))
        factors, terms = (numbers.integers(-3, 4, (rows, columns)).astype(np.int32) for _ in range(2))
        left = [np.zeros_like(factors), np.zeros_like(terms)]
        lowered = _lowered.Lowered(text)
        assert not lowered.launch(1, [factors, terms, *left]).findings, text
        for found, expected in zip(left, scanned(factors, terms, axis, backwards)):
            np.testing.assert_array_equal(found, expected, err_msg=text)
        barriers = gpuir.asm(lowered.module).count("nvvm.barrier" if target.startswith("cuda") else "gpu.barrier")
        assert barriers == 1, text
