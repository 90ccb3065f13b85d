"""The programs with their kernels lowered by upstream to nvvm and llvm: they give the arrays they gave before.

What upstream has no lowering for by itself stands in the text as what it means: a warp's number, and a reduction over a warp
as a butterfly of shuffles. Reductions over blocks whose warps are no power of two are left out: upstream lowers them to
code in which several lanes write their different sums to one place.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.host import ir, module

PROGRAMS = Path(__file__).parent / "kernels" / "Inputs" / "programs"

#: Rewrites all_reduce, which its pattern does from the whole function.
PATTERNS = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match ops{["gpu.module"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %g { transform.apply_patterns.gpu.gpu_rewrite_patterns } : !transform.any_op
    transform.yield
  }
}"""
PIPELINE = (
    "builtin.module(gpu.module(convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-arith-to-llvm,"
    "convert-index-to-llvm,convert-gpu-to-nvvm,canonicalize,cse,reconcile-unrealized-casts))"
)


def butterfly(result, value):
    """The sum over a warp, by shuffles between lanes 1, 2, 4, 8 and 16 apart."""
    lines, names = [f"{result}w = arith.constant 32 : i32"], [value, *(f"{result}{i}" for i in range(4)), result]
    for i, (old, new) in enumerate(zip(names, names[1:])):
        lines.append(f"{result}o{i} = arith.constant {1 << i} : i32")
        lines.append(f"{result}s{i}, {result}f{i} = gpu.shuffle xor {old}, {result}o{i}, {result}w : f32")
        lines.append(f"{new} = arith.addf {old}, {result}s{i} : f32")
    return "\n".join(lines)


SPELLED = {
    r"(%\w+) = gpu.subgroup_id : index": r"""\1t = gpu.thread_id x
      \1l = arith.constant 32 : index
      \1 = arith.divui \1t, \1l : index""",
    r"(%\w+) = gpu.num_subgroups : index": r"""\1t = gpu.block_dim x
      \1l = arith.constant 32 : index
      \1 = arith.ceildivui \1t, \1l : index""",
    r"(%\w+) = gpu.subgroup_reduce add (%\w+) : \(f32\) -> f32": lambda match: butterfly(match[1], match[2]),
}


def numbers(shape, dtype=np.float32):
    return np.random.default_rng(7).integers(-8, 9, shape).astype(dtype)


ARGUMENTS = {
    "saxpy": lambda: (3.0, numbers(300), numbers((300, 1))[:, 0]),
    "transpose": lambda: (numbers((70, 33)), np.zeros((33, 70), np.float32)),
    "reductions": lambda: (numbers(777), np.zeros(4, np.float32), 128),
    "scan": lambda: (numbers(1000, np.int32), np.zeros(1000, np.int32)),
    "histogram": lambda: (numbers(500, np.int8), np.zeros(64, np.int32)),
    "softmax": lambda: (numbers((3, 300)), np.zeros((3, 300), np.float32)),
    "stencil": lambda: (numbers((40, 33)), 3),
    "matmul": lambda: (numbers((50, 40), np.float16), numbers((40, 70), np.float16), np.zeros((50, 70), np.float32)),
}


def lowered(text):
    """A module with the kernels of the text in the llvm dialect; its host code is as before."""
    for pattern, new in SPELLED.items():
        text = re.sub(pattern, new, text)
    payload = gpuir.parse(text)
    passes = module("passmanager").PassManager
    passes.parse("builtin.module(gpu-kernel-outlining)").run(payload.operation)
    script = ir.Module.parse(PATTERNS)
    module("dialects.transform.interpreter").apply_named_sequence(
        payload.operation, script.body.operations[0].operation, script
    )
    passes.parse(PIPELINE).run(payload.operation)
    return payload


@pytest.mark.parametrize("name", ARGUMENTS)
def test_lowered(name):
    text = (PROGRAMS / f"{name}.mlir").read_text().replace("constant 96 : index", "constant 128 : index")
    before, after = ARGUMENTS[name](), ARGUMENTS[name]()
    sim.run(text, "main", *before)
    with gpuir.Context():
        report = sim.run(lowered(text), "main", *after)
    for a, b in zip(before, after):
        assert np.array_equal(a, b)
    assert all(each.startswith(("llvm.", "nvvm.")) for kernel in report.kernels for each in kernel.operations)
