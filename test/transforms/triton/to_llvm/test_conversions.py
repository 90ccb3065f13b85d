"""ttg.convert_layout of drawn layouts, thread by thread with all checks: by shuffles, and through shared memory as the chip can."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop.triton import Triton

KINDS = {"i1": np.int8, "i8": np.int8, "f16": np.float16, "i32": np.int32, "f32": np.float32, "i64": np.int64}
TEXT = """
#one = ONE
#other = OTHER
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = WARPS : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convert(%x: !tt.ptr<STORED>, %y: !tt.ptr<STORED>) {
    %0 = tt.make_range {end = SIZE : i32, start = 0 : i32} : tensor<SIZExi32, #one>
    %1 = tt.splat %x : !tt.ptr<STORED> -> tensor<SIZEx!tt.ptr<STORED>, #one>
    %2 = tt.addptr %1, %0 : tensor<SIZEx!tt.ptr<STORED>, #one>, tensor<SIZExi32, #one>
    %3 = tt.load %2 : tensor<SIZEx!tt.ptr<STORED>, #one>
    NARROWED
    %5 = ttg.convert_layout %4 : tensor<SIZExKIND, #one> -> tensor<SIZExKIND, #other>
    WIDENED
    %7 = tt.make_range {end = SIZE : i32, start = 0 : i32} : tensor<SIZExi32, #other>
    %8 = tt.splat %y : !tt.ptr<STORED> -> tensor<SIZEx!tt.ptr<STORED>, #other>
    %9 = tt.addptr %8, %7 : tensor<SIZEx!tt.ptr<STORED>, #other>, tensor<SIZExi32, #other>
    tt.store %9, %6 : tensor<SIZEx!tt.ptr<STORED>, #other>
    tt.return
  }
}
"""


def layout(steps: dict[str, list[int]]) -> str:
    return (
        f"#ttg.linear<{{{', '.join(f'{name} = {[[step] for step in of]}' for name, of in steps.items())}, block = []}}>"
    )


def text_of(kind: str, one: dict[str, list[int]], other: dict[str, list[int]]) -> str:
    size = 2 * max(step for of in one.values() for step in of)
    stored = "i8" if kind == "i1" else kind
    narrowed, widened = ("trunci", "extui") if kind == "i1" else ("bitcast", "bitcast")
    text = TEXT.replace("ONE", layout(one)).replace("OTHER", layout(other)).replace("WARPS", str(1 << len(one["warp"])))
    text = text.replace("NARROWED", f"%4 = arith.{narrowed} %3 : tensor<SIZExSTORED, #one> to tensor<SIZExKIND, #one>")
    text = text.replace(
        "WIDENED", f"%6 = arith.{widened} %5 : tensor<SIZExKIND, #other> to tensor<SIZExSTORED, #other>"
    )
    return text.replace("KIND", kind).replace("STORED", stored).replace("SIZE", str(size))


def converted(text: str, kind: str, target: str) -> str:
    """Runs the lowered kernel, which has to give what it took; its text."""
    size = int(re.findall(r"end = (\d+)", text)[0])
    x = np.arange(size) * 37 % 251
    x = (x % 2 if kind == "i1" else x % 100).astype(KINDS[kind])
    y = np.zeros_like(x)
    with gpuir.Context():
        module = gpuir.parse(text)
        gpuir.pass_manager(f"builtin.module(convert-triton-to-llvm{{target={target}}})").run(module)
        attributes = module.operation.attributes
        threads = 32 * gpuir.ir.IntegerAttr(attributes["ttg.num-warps"]).value
        report = sim.launch(
            module, "convert", 1, threads, x, y, smem=gpuir.ir.IntegerAttr(attributes["ttg.shared"]).value
        )
        assert not report.findings, (text, report.findings)
        assert np.array_equal(x, y), text
        return str(module)


def drawn(draw: random.Random, bits: int, warps: int) -> dict[str, list[int]]:
    """A layout that holds each of 2 ** bits elements, some of them several times, mostly neighbours where layouts have them."""
    while True:
        inputs = ["register"] * (max(0, bits - 5 - warps) + draw.choice((0, 0, 0, 1))) + ["lane"] * 5 + ["warp"] * warps
        steps = [1 << bit for bit in range(bits)] + [0] * (len(inputs) - bits)
        if draw.random() < 0.3:
            draw.shuffle(steps)
        else:
            draw.shuffle(inputs)
        made: dict[str, list[int]] = {"register": [], "lane": [], "warp": []}
        for name, step in zip(inputs, steps):
            made[name].append(step)
        if any(made["register"] + made["lane"]):
            return made


def test_elements_arrive(seed: int) -> None:
    draw = random.Random(seed)
    for _ in range(24):
        warps, bits = draw.choice((0, 1, 2)), draw.choice((7, 8, 9, 10))
        one, other = (drawn(draw, bits, warps) for _ in range(2))
        if draw.random() < 0.5:
            other["warp"] = one["warp"]  # so that elements may stay in their warps
            held = [step for of in other.values() for step in of]
            if sorted({*held} - {0}) != [1 << bit for bit in range(bits)]:
                continue
        kind = draw.choice(list(KINDS))
        converted(text_of(kind, one, other), kind, draw.choice(("sm_75", "sm_80", "sm_90", "sm_120")))


#: What a product gives (a row of 8 elements in four lanes), what is loaded 16 bytes at a time, and the same down the columns, of
#: a tile of 32 x 64.
PRODUCT = {"register": [1, 512, 8, 16, 32], "lane": [2, 4, 64, 128, 256], "warp": [1024]}
ROWS = {"register": [1, 2, 4, 512, 1024], "lane": [8, 16, 32, 64, 128], "warp": [256]}
COLUMNS = {"register": [64, 128, 256, 8, 16], "lane": [512, 1024, 1, 2, 4], "warp": [32]}


#: What is stored down the columns, before chips stored matrices.
WITHOUT = [
    (chip, "columns" if one == "product" else "rows", one)
    for chip in ("sm_75", "sm_80")
    for one in ("product", "columns")
]
TILES = {"product": PRODUCT, "rows": ROWS, "columns": COLUMNS}


@pytest.mark.parametrize("target", ["sm_75", "sm_80", "sm_90"])
@pytest.mark.parametrize(("source", "to"), list(itertools.permutations(TILES, 2)))
def test_no_more_accesses_than_triton(triton: Callable[[str], Triton], source: str, to: str, target: str) -> None:
    text = text_of("f16", TILES[source], TILES[to])
    ours = converted(text, "f16", target)
    chip = f'module attributes {{ttg.target = "cuda:{target[3:]}", '
    theirs = triton("3.9.0").compile(
        text.replace("module attributes {", chip), capability=int(target[3:]), stage="ttgir", until="ptx"
    )["ptx"]
    matrices = len(re.findall(r"nvvm\.(?:ld|st)matrix", ours))
    their_matrices = len(re.findall(r"(?:ld|st)matrix\.", theirs))
    assert matrices >= their_matrices
    assert matrices == 0 if (target, to, source) in WITHOUT else matrices in (4, 8)
    accesses = len(re.findall(r"llvm\.(?:load|store) .*ptr<3>", ours))
    assert matrices + accesses <= their_matrices + len(re.findall(r"(?:ld|st)\.shared", theirs))


def test_as_few_shuffles_as_the_plan() -> None:
    """Lanes take their registers in different orders: three shuffles of four registers, where each choice was one of its own."""
    lanes = [1, 2, 16, 32, 64]
    text = converted(
        text_of(
            "i32",
            {"register": [1, 2], "lane": [4, 8, *lanes[2:]], "warp": []},
            {"register": [4, 8], "lane": lanes, "warp": []},
        ),
        "i32",
        "sm_90",
    )
    assert text.count("nvvm.shfl.sync") == 3
