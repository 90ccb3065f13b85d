"""Products that add to each other's sums, in place and where they may not, on operands that ldmatrix reads and that registers hold."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

#: Matrices of 16 by 16 in A, of 16 by 8 in B.
TILES = 4
SPACE = "#gpu.address_space<workgroup>"
A, B = f"memref<{16 * TILES}x16xf16, {SPACE}>", f"memref<{16 * TILES}x8xf16, {SPACE}>"
FRAGMENT_A, FRAGMENT_B, SUMS = "vector<4x2xf16>", "vector<2x2xf16>", "vector<2x2xf32>"


def load(tag: str, tile: str) -> str:
    """A lane's parts of matrix ``tile`` of A and of B."""
    return f"""
      %at{tag} = arith.muli {tile}, %c16 : index
      %ar{tag} = arith.addi %at{tag}, %l16 : index
      %a{tag} = nvgpu.ldmatrix %sa[%ar{tag}, %ac] {{numTiles = 4 : i32, transpose = false}} : {A} -> {FRAGMENT_A}
      %b{tag} = nvgpu.ldmatrix %sb[%ar{tag}, %c0] {{numTiles = 2 : i32, transpose = true}} : {B} -> {FRAGMENT_B}"""


def product(name: str, a: str, b: str, c: str) -> str:
    return f"\n%{name} = nvgpu.mma.sync({a}, {b}, {c}) {{mmaShape = [16, 8, 16]}} : ({FRAGMENT_A}, {FRAGMENT_B}, {SUMS}) -> {SUMS}"  # fmt: skip


def loop(carried: dict[str, tuple[str, str]], body: str, given: list[str]) -> str:
    """A loop over the matrices: values that it carries, with what they begin with and their types, and what it yields."""
    head = ", ".join(f"%{name} = {start}" for name, (start, _) in carried.items())
    types = ", ".join(type for _, type in carried.values())
    return f"""%end:{len(carried)} = scf.for %i = %c0 to %c4 step %c1 iter_args({head}) -> ({types}) {{
      {body}
      scf.yield {", ".join(given)} : {types}
    }}"""


TWO = {"x": ("%zero", SUMS), "y": ("%ones", SUMS)}
BODIES = {
    "in place": loop(TWO, load("", "%i") + product("p", "%a", "%b", "%x") + product("q", "%a", "%b", "%y"), ["%p", "%q"]),
    "swapped": loop(TWO, load("", "%i") + product("p", "%a", "%b", "%x") + product("q", "%a", "%b", "%y"), ["%q", "%p"]),
    "one behind the other": loop(
        TWO, load("", "%i") + product("p", "%a", "%b", "%x") + product("q", "%a", "%b", "%p"), ["%q", "%p"]
    ),
    "a chain of three": loop(
        TWO,
        load("", "%i") + product("p", "%a", "%b", "%x") + product("q", "%a", "%b", "%p") + product("r", "%a", "%b", "%q"),
        ["%r", "%y"],
    ),
    "C of two": loop(TWO, load("", "%i") + product("p", "%a", "%b", "%x") + product("q", "%a", "%b", "%x"), ["%p", "%q"]),
    "C from outside": loop(
        TWO, load("", "%i") + product("p", "%a", "%b", "%ones") + f"\n%s = arith.addf %p, %x : {SUMS}", ["%s", "%p"]
    ),
    "C that is computed": loop(
        TWO, load("", "%i") + f"\n%s = arith.addf %x, %y : {SUMS}" + product("p", "%a", "%b", "%s"), ["%p", "%x"]
    ),
    "operands of the iteration before": load("0", "%c0")
    + loop(
        {"x": ("%zero", SUMS), "y": ("%ones", SUMS), "fa": ("%a0", FRAGMENT_A), "fb": ("%b0", FRAGMENT_B)},
        load("", "%i") + product("p", "%fa", "%fb", "%x") + product("q", "%a", "%fb", "%y"),
        ["%p", "%q", "%a", "%b"],
    ),
    "operands that are computed": loop(
        TWO,
        load("", "%i")
        + f"\n%twice = arith.addf %a, %a : {FRAGMENT_A}"
        + product("p", "%twice", "%b", "%x")
        + product("q", "%a", "%b", "%y"),
        ["%p", "%q"],
    ),
    "after the loop": loop(TWO, load("", "%i") + product("p", "%a", "%b", "%x") + product("q", "%a", "%b", "%y"), ["%p", "%q"])
    + load("1", "%c1")
    + product("last", "%a1", "%b1", "%end#0"),
}  # fmt: skip


def kernel(body: str) -> str:
    """Each lane stores its parts of the two sums."""
    shown = "%last" if "%last" in body else "%end#0"
    stores = "\n".join(
        f"""%v{n}{row} = vector.extract {value}[{row}] : vector<2xf32> from {SUMS}
    %at{n}{row} = arith.constant {4 * n + 2 * row} : index
    vector.store %v{n}{row}, %out[%t, %at{n}{row}] : memref<64x8xf32>, vector<2xf32>"""
        for n, value in enumerate((shown, "%end#1"))
        for row in range(2)
    )
    return f"""gpu.module @kernels {{
  gpu.func @k(%gx: memref<{16 * TILES}x16xf16>, %gz: memref<{16 * TILES}x8xf16>, %out: memref<64x8xf32>)
      workgroup(%sa: {A}, %sb: {B}) kernel {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant {TILES} : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant dense<0.0> : {SUMS}
    %ones = arith.constant dense<1.0> : {SUMS}
    %t = gpu.thread_id x
    %l = arith.remui %t, %c32 : index
    %l16 = arith.remui %l, %c16 : index
    %high = arith.divui %l, %c16 : index
    %ac = arith.muli %high, %c8 : index
    scf.for %j = %c0 to %c16 step %c1 {{
      %u = memref.load %gx[%t, %j] : memref<{16 * TILES}x16xf16>
      memref.store %u, %sa[%t, %j] : {A}
    }}
    scf.for %j = %c0 to %c8 step %c1 {{
      %u = memref.load %gz[%t, %j] : memref<{16 * TILES}x8xf16>
      memref.store %u, %sb[%t, %j] : {B}
    }}
    gpu.barrier
    {body}
    {stores}
    gpu.return
  }}
}}"""


@pytest.mark.parametrize("name", BODIES)
def test_chains(name, seed):
    random = np.random.default_rng(seed)
    x, z = (random.integers(-3, 4, (16 * TILES, n)).astype(np.float16) for n in (16, 8))
    report, _ = both(kernel(BODIES[name]), "k", 1, 64, x, z, np.zeros((64, 8), np.float32))
    assert report.engine.startswith("native"), report.engine
