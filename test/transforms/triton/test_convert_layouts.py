"""Conversions between layouts: which go, which leave a loop, which stay."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.transforms.triton import hoist_convert_layouts

HEAD = """
#x = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#y = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#z = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
"""
TO_X, TO_Y, TO_Z = "tensor<512xf32, #x>", "tensor<512xf32, #y>", "tensor<512xf32, #z>"


def body(module) -> list:
    """Names of the ops in the first function, and after one with regions those in each, as lists."""

    def names(block) -> list:
        found: list = []
        for op in block.operations:
            found.append(op.operation.name)
            found += [names(region.blocks[0]) for region in op.operation.regions]
        return found

    return names(module.body.operations[0].operation.regions[0].blocks[0])


def run(pipeline: str, function: str) -> list:
    with gpuir.Context():
        module = gpuir.parse(f"{HEAD}{function}\n}}")
        gpuir.pass_manager(pipeline).run(module)
        assert module.operation.verify()
        return body(module)


# Folds


@pytest.mark.parametrize(
    "lines, last, left",
    [
        (f"%0 = ttg.convert_layout %a : {TO_X} -> {TO_X}", TO_X, []),
        (f"%1 = ttg.convert_layout %a : {TO_X} -> {TO_Y}\n%0 = ttg.convert_layout %1 : {TO_Y} -> {TO_X}", TO_X, []),
        (
            f"%1 = ttg.convert_layout %a : {TO_X} -> {TO_Y}\n%0 = ttg.convert_layout %1 : {TO_Y} -> {TO_Z}",
            TO_Z,
            ["ttg.convert_layout"],
        ),
        (f"%1 = tt.splat %s : f32 -> {TO_X}\n%0 = ttg.convert_layout %1 : {TO_X} -> {TO_Y}", TO_Y, ["tt.splat"]),
        (
            f"%1 = arith.constant dense<2.0> : {TO_X}\n%0 = ttg.convert_layout %1 : {TO_X} -> {TO_Y}",
            TO_Y,
            ["arith.constant"],
        ),
        (f"%0 = ttg.convert_layout %a : {TO_X} -> {TO_Y}", TO_Y, ["ttg.convert_layout"]),
    ],
)
def test_needless_conversions_go(lines, last, left):
    function = f"tt.func @f(%a: {TO_X}, %s: f32) -> {last} {{\n{lines}\ntt.return %0 : {last}\n}}"
    assert run("ttg-fold-convert-layouts", function) == [*left, "tt.return"]


def test_the_value_of_a_constant_stays():
    function = (
        f"tt.func @f() -> {TO_Y} {{ %1 = arith.constant dense<2.5> : {TO_X}\n"
        f"%0 = ttg.convert_layout %1 : {TO_X} -> {TO_Y}\ntt.return %0 : {TO_Y} }}"
    )
    with gpuir.Context():
        module = gpuir.parse(f"{HEAD}{function}\n}}")
        gpuir.pass_manager("ttg-fold-convert-layouts").run(module)
        assert "arith.constant dense<2.500000e+00> : tensor<512xf32, #blocked>" in gpuir.asm(module)


# Out of loops


def loop(inside: str, used: str, outside: str = "") -> str:
    """A loop that adds `used`, of layout y, to what it carries."""
    return (
        f"tt.func @f(%a: {TO_X}, %p: tensor<512x!tt.ptr<f32>, #x>, %start: {TO_Y}, %n: i32, %m: i32) -> {TO_Y} {{\n"
        "%c0 = arith.constant 0 : i32\n%c1 = arith.constant 1 : i32\n"
        f"{outside}\n"
        f"%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %start) -> ({TO_Y}) : i32 {{\n{inside}\n"
        f"%s = arith.addf %x, {used} : {TO_Y}\nscf.yield %s : {TO_Y}\n}}\ntt.return %r : {TO_Y}\n}}"
    )


HEADS = ["arith.constant", "arith.constant"]
REST = ["arith.addf", "scf.yield"]


def hoisted(function: str, **options) -> list:
    with gpuir.Context():
        module = gpuir.parse(f"{HEAD}{function}\n}}")
        hoist_convert_layouts(module, **options)
        assert module.operation.verify()
        return body(module)


def test_an_invariant_conversion_leaves_the_loop():
    function = loop(f"%b = ttg.convert_layout %a : {TO_X} -> {TO_Y}", "%b")
    assert hoisted(function) == [*HEADS, "ttg.convert_layout", "scf.for", REST, "tt.return"]


def test_what_it_is_made_of_leaves_too():
    inside = f"%q = math.exp %a : {TO_X}\n%b = ttg.convert_layout %q : {TO_X} -> {TO_Y}"
    chain = ["math.exp", "ttg.convert_layout"]
    assert hoisted(loop(inside, "%b")) == [*HEADS, *chain, "scf.for", REST, "tt.return"]
    assert hoisted(loop(inside, "%b"), chains=False) == [*HEADS, "scf.for", [*chain, *REST], "tt.return"]


@pytest.mark.parametrize(
    "inside, stays",
    [
        # Memory may change between the iterations.
        (
            f"%q = tt.load %p : tensor<512x!tt.ptr<f32>, #x>\n%b = ttg.convert_layout %q : {TO_X} -> {TO_Y}",
            ["tt.load", "ttg.convert_layout"],
        ),
        # The loop may not run at all, and then nothing may be divided.
        (
            f"%d = arith.divsi %n, %m : i32\n%e = arith.sitofp %d : i32 to f32\n%q = tt.splat %e : f32 -> {TO_X}\n"
            f"%b = ttg.convert_layout %q : {TO_X} -> {TO_Y}",
            ["arith.divsi", "arith.sitofp", "tt.splat", "ttg.convert_layout"],
        ),
        # The induction variable changes.
        (
            f"%e = arith.sitofp %i : i32 to f32\n%q = tt.splat %e : f32 -> {TO_X}\n"
            f"%b = ttg.convert_layout %q : {TO_X} -> {TO_Y}",
            ["arith.sitofp", "tt.splat", "ttg.convert_layout"],
        ),
        # So does what the loop carries.
        (
            f"%q = ttg.convert_layout %x : {TO_Y} -> {TO_X}\n%b = ttg.convert_layout %q : {TO_X} -> {TO_Y}",
            ["ttg.convert_layout", "ttg.convert_layout"],
        ),
    ],
)
def test_what_the_loop_changes_stays(inside, stays):
    assert hoisted(loop(inside, "%b")) == [*HEADS, "scf.for", [*stays, *REST], "tt.return"]


def test_a_conversion_leaves_several_loops():
    inner = (
        f"%t = scf.for %j = %c0 to %m step %c1 iter_args(%y = %x) -> ({TO_Y}) : i32 {{\n"
        f"%b = ttg.convert_layout %a : {TO_X} -> {TO_Y}\n%u = arith.addf %y, %b : {TO_Y}\nscf.yield %u : {TO_Y}\n}}"
    )
    found = hoisted(loop(inner, "%t"))
    assert found == [*HEADS, "ttg.convert_layout", "scf.for", ["scf.for", REST, *REST], "tt.return"]


def test_a_conversion_under_a_condition_stays():
    inside = (
        f"%q = arith.cmpi slt, %i, %m : i32\n%b = scf.if %q -> ({TO_Y}) {{\n"
        f"%g = ttg.convert_layout %a : {TO_X} -> {TO_Y}\nscf.yield %g : {TO_Y}\n}} else {{\nscf.yield %x : {TO_Y}\n}}"
    )
    conditional = ["arith.cmpi", "scf.if", ["ttg.convert_layout", "scf.yield"], ["scf.yield"]]
    assert hoisted(loop(inside, "%b")) == [*HEADS, "scf.for", [*conditional, *REST], "tt.return"]


def test_tritons_ptx_converts_before_the_loop(triton):
    """The same sum, with the conversion's shared memory outside of the loop."""
    from gpuir.interop.triton import recompile

    inside = (
        f"%b = ttg.convert_layout %a0 : {TO_X} -> {TO_Y}\n%v = tt.load %py : tensor<512x!tt.ptr<f32>, #y>\n"
        f"%w = arith.mulf %v, %b : {TO_Y}\n%s = arith.addf %x, %w : {TO_Y}"
    )
    function = f"""
    tt.func public @f(%p: !tt.ptr<f32>, %n: i32) {{
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %zero = arith.constant dense<0.0> : {TO_Y}
      %ix = tt.make_range {{start = 0 : i32, end = 512 : i32}} : tensor<512xi32, #x>
      %iy = tt.make_range {{start = 0 : i32, end = 512 : i32}} : tensor<512xi32, #y>
      %sx = tt.splat %p : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #x>
      %sy = tt.splat %p : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #y>
      %px = tt.addptr %sx, %ix : tensor<512x!tt.ptr<f32>, #x>, tensor<512xi32, #x>
      %py = tt.addptr %sy, %iy : tensor<512x!tt.ptr<f32>, #y>, tensor<512xi32, #y>
      %a0 = tt.load %px : tensor<512x!tt.ptr<f32>, #x>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero) -> ({TO_Y}) : i32 {{
        {inside}
        scf.yield %s : {TO_Y}
      }}
      tt.store %py, %r : tensor<512x!tt.ptr<f32>, #y>
      tt.return
    }}"""
    around = recompile(triton("3.4.0"), f"{HEAD}{function}\n}}", "ttg-hoist-convert-layouts", capability=80)
    in_loop = [made["ptx"].partition("$L__BB0_2:")[2].count("bar.sync") for made in (around.before, around.after)]
    assert in_loop[0] > in_loop[1] == 0
