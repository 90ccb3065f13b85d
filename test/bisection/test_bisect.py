"""gpuir.bisect: what it takes, in which order it looks, what it says, and what it makes smaller."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gpuir
from gpuir import bisection, ir

#: A kernel of threads, launched by a host function.
PROGRAM = """
func.func @main(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  gpu.launch blocks(%a, %b, %c) in (%d = %c1, %e = %c1, %f = %c1) threads(%i, %j, %k) in (%l = %c32, %m = %c1, %o = %c1) {
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %v = memref.load %x[%i] : memref<?xf32>
      %two = arith.constant 2.0 : f32
      %w = arith.subf %v, %two : f32
      memref.store %w, %y[%i] : memref<?xf32>
    }
    gpu.terminator
  }
  return
}
"""
KERNEL = """
gpu.module @m {
  gpu.func @scale(%n: index, %factor: f32, %x: memref<?xf32>) kernel {
    %i = gpu.global_id x
    %more = arith.constant 3 : index
    %unused = arith.muli %i, %more : index
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %v = memref.load %x[%i] : memref<?xf32>
      %p = arith.mulf %v, %factor : f32
      %q = arith.subf %p, %v : f32
      memref.store %q, %x[%i] : memref<?xf32>
    }
    gpu.return
  }
}
"""
UP_TO_LLVM = "builtin.module(gpu-lower-to-nvvm-pipeline{cubin-format=none})"


def ops(op: Any, name: str) -> list[Any]:
    found = []
    op.operation.walk(lambda each: found.append(each) or ir.WalkResult.ADVANCE)
    return [each for each in found if each.name == name]


def swaps(op: Any) -> None:
    (difference,) = ops(op, "arith.subf")
    left, right = difference.operands
    difference.operands[0], difference.operands[1] = right, left


def crashes(op: Any) -> None:
    os.abort()


def sleeps(op: Any) -> None:
    time.sleep(30)


def raises(op: Any) -> None:
    raise KeyError("no such thing")


def forgets(op: Any) -> None:
    for kernel in ops(op, "gpu.func"):
        kernel.erase()


def confuses(op: Any) -> None:
    """Leaves a use of a value in front of it."""
    (difference,) = ops(op, "arith.subf")
    difference.move_before(ops(op, "arith.mulf")[0])


def ones() -> list[Any]:
    return [20, 3.0, np.arange(32, dtype=np.float32)]


def bisect(passes: Any, **options: Any) -> bisection.Bisection:
    return gpuir.bisect(KERNEL, passes, "scale", 1, ones(), block=32, **options)


# What is named


def test_a_right_pipeline_is_right():
    x = np.arange(32, dtype=np.float32)
    found = gpuir.bisect(PROGRAM, UP_TO_LLVM, entry="main", arguments=[20, x, np.zeros_like(x)])
    assert not found and found.culprit is None and found.reduced is None
    assert len(found.steps) > 20 and {step.verdict for step in found.steps} == {"agrees", "unchanged"}
    assert f"results agree behind {len(found.steps)} of {len(found.steps)} passes" in found.text()
    assert (x == np.arange(32)).all()


def test_passes_of_a_pipeline_and_python_in_between():
    x = np.arange(32, dtype=np.float32)
    passes = ["gpu-kernel-outlining", swaps, UP_TO_LLVM]
    found = gpuir.bisect(PROGRAM, passes, entry="main", arguments={"y": np.zeros_like(x), "n": 20, "x": x})
    assert found.culprit is not None and found.culprit.step.name == "swaps"
    (difference,) = found.culprit.differences
    assert difference.what == "argument 2 (y)" and difference.count == 19 and difference.worst == (19,)
    assert (difference.expected, difference.actual, difference.first) == (17.0, -17.0, (0,))
    assert "+        %2 = arith.subf %cst, %1" in found.culprit.diff() and len(found.steps) == 2


@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        (swaps, "difference", "argument 2 (x): 19 of 32 elements differ, the first at [1]; most at [19]: -38 in place of 38"),
        (raises, "failure", "KeyError: 'no such thing'"),
        (crashes, "crash", "the pass crashed the process (SIGABRT)"),
        (forgets, "lost", "@scale is not in the module"),
        (confuses, "verification", "does not verify any more: operand #0 does not dominate this use"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("fast", [False, True])
def test_each_kind_of_fault(wrong, kind, said, fast):
    found = bisect(["canonicalize", "cse", wrong, "func.func(cse)"], fast=fast)
    culprit = found.culprit
    assert culprit is not None and (culprit.kind, culprit.step.number, culprit.step.name) == (kind, 3, wrong.__name__)
    assert said in culprit.message.replace("allowed: ", "") and said.split("(")[0] in found.text()
    assert bool(culprit.after) == (kind in ("difference", "lost"))


def test_a_pass_that_never_ends():
    found = bisect(["canonicalize", sleeps], timeout=1.0)
    assert found.culprit is not None and found.culprit.kind == "timeout"
    assert found.culprit.message == "the pass did not end within 1 s"


def test_what_a_later_pass_heals_is_found_in_turn_alone():
    passes = [swaps, "canonicalize", swaps]
    assert bisect(passes).culprit.step.number == 1
    assert not bisect(passes, fast=True)


def test_a_module_that_cannot_be_launched_makes_suspects():
    def unknown(op: Any) -> None:
        op.context.allow_unregistered_dialects = True
        (module,) = ops(op, "gpu.func")
        with ir.InsertionPoint.at_block_begin(module.regions[0].blocks[0]), op.location:
            ir.Operation.create("nvvm.exit", [], [])

    def known(op: Any) -> None:
        swaps(op)
        for each in ops(op, "nvvm.exit"):
            each.erase()

    found = bisect(["canonicalize", unknown, "cse", known], reduce=10)
    culprit = found.culprit
    assert culprit is not None and culprit.step.name == "known"
    assert [step.name for step in culprit.suspects] == ["unknown"]
    assert [step.verdict for step in found.steps] == ["agrees", "not launched", "unchanged", "difference"]
    assert "so it may be one of them: 2 unknown" in found.text()


def test_the_input_has_findings_of_its_own():
    text = KERNEL.replace("memref.store %q, %x[%i]", "%c = arith.constant 0 : index\n      memref.store %q, %x[%c]")
    found = gpuir.bisect(text, ["canonicalize"], "scale", 1, ones(), block=32)
    assert not found and any("findings of this kind already" in remark and "race" in remark for remark in found.remarks)


# What it takes


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"n": 1, "x": np.zeros(2)}, "nothing for factor: f32; the parameters: n: index, factor: f32, x: memref<"),
        ({"n": 1, "z": 1}, "the kernel has no parameter 'z'"),
        ([1], "the input cannot be launched: @scale takes 3 arguments"),
    ],
)
def test_wrong_arguments(arguments, said):
    with pytest.raises(gpuir.Error, match="^.*" + said.replace("(", r"\(")[:60]):
        gpuir.bisect(KERNEL, "cse", "scale", 1, arguments, block=32)


def test_wrong_pipelines():
    with pytest.raises(gpuir.PassError, match="'csee' does not refer to a registered pass.*did you mean 'cse'"):
        bisect("canonicalize,csee")
    with pytest.raises(gpuir.PassError, match="'llir' is no stage of Triton's"):
        bisect("cse,triton:sm_90:llir")
    with pytest.raises(TypeError, match="expected the name of a kernel, or entry="):
        gpuir.bisect(KERNEL, "cse")


def parameters_of(text: str, kernel: str) -> list[bisection.Parameter]:
    with gpuir.Context():
        return bisection.parameters_of(gpuir.parse(text), kernel, text)


def test_buffers_of_a_kernel_are_no_parameters():
    text = """gpu.module @m { gpu.func @k(%x: memref<4xf32>) workgroup(%b: memref<4xf32, #gpu.address_space<workgroup>>)
      private(%p: memref<1xf32, #gpu.address_space<private>>) kernel { gpu.return } }"""
    assert [str(each) for each in parameters_of(text, "k")] == ["x: memref<4xf32>"]


def test_files_of_arguments(tmp_path: Path):
    parameters = parameters_of(KERNEL, "scale")
    assert [str(each) for each in parameters] == ["n: index", "factor: f32", "x: memref<?xf32>"]
    named, ordered = tmp_path / "named.npz", tmp_path / "ordered.npz"
    x = np.arange(4, dtype=np.float32)
    np.savez(named, x=x, n=np.int64(4), factor=np.float32(2))
    np.savez(ordered, np.int64(4), np.float32(2), x)
    for path in (named, ordered):
        n, factor, array = bisection.read_inputs(path, parameters)
        assert (n, factor) == (4, 2.0) and (array == x).all()
    np.savez(named, x=x, m=np.int64(4))
    with pytest.raises(gpuir.Error, match="no parameter 'm'; it has n: index, factor: f32"):
        bisection.read_inputs(named, parameters)


def test_floats_that_numpy_cannot_name(tmp_path: Path):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    text = "tt.func @k(%x: !tt.ptr<bf16>) { tt.return }"
    parameters = parameters_of(text, "k")
    path = tmp_path / "inputs.npz"
    np.savez(path, x=np.ones(4, ml_dtypes.bfloat16))
    (array,) = bisection.read_inputs(path, parameters)
    assert array.dtype == ml_dtypes.bfloat16 and (array == 1).all()


def test_tolerance():
    def adds_a_little(op: Any) -> None:
        (product,) = ops(op, "arith.mulf")
        constant = ir.FloatAttr.get(ir.F32Type.get(op.context), 1.001)
        with ir.InsertionPoint(product), product.location:
            little = ir.Operation.create("arith.constant", [product.result.type], attributes={"value": constant})
            more = ir.Operation.create("arith.mulf", [product.result.type], [product.operands[0], little.result])
        product.operands[0] = more.result

    assert bisect(["cse", adds_a_little]).culprit.kind == "difference"
    assert not bisect(["cse", adds_a_little], tolerance=1e-2)
    assert not bisect(["cse", adds_a_little], tolerance={"x": 1e-2})
    assert bisect(["cse", adds_a_little], tolerance={"n": 1e-2})
    assert not bisect(["cse", adds_a_little], tolerance={"n": 1e-9, "*": 1e-2})
    assert bisect(["cse", adds_a_little], tolerance={"x": 1e-9, "*": 1e-2})


@pytest.mark.parametrize(
    ("tolerance", "said"),
    [
        ({"z": 1}, "tolerance of z: there is no such parameter; the parameters: n, factor, x"),
        ({3: 1}, "tolerance of 3: there is no such parameter"),
        (-1, "tolerance: expected a number from 0 on, got -1"),
        ({"x": float("nan")}, "tolerance of x: expected a number from 0 on, got nan"),
        ({"x": "much"}, "tolerance of x: expected a number from 0 on, got 'much'"),
    ],
)
def test_wrong_tolerances(tolerance, said):
    with pytest.raises(gpuir.Error, match=said):
        bisect(["cse"], tolerance=tolerance)


# What it gives


def test_reduction_keeps_what_the_pass_breaks():
    found = bisect(["cse", swaps, "canonicalize"], reduce=20)
    assert found.reduced is not None and found.culprit is not None
    for gone in ("muli", "mulf", "unused"):
        assert gone not in found.reduced
    assert "arith.subf" in found.reduced and len(found.reduced.splitlines()) < len(found.culprit.before.splitlines())
    again = gpuir.bisect(found.reduced, [swaps], "scale", 1, ones(), block=32)
    assert again.culprit is not None and again.culprit.kind == "difference"


def test_reduction_of_a_crash():
    def crashes_at_a_product(op: Any) -> None:
        if ops(op, "arith.mulf"):
            os.abort()

    found = bisect([crashes_at_a_product], reduce=20)
    assert found.reduced is not None and "arith.mulf" in found.reduced
    assert not any(gone in found.reduced for gone in ("subf", "muli", "memref.store"))


def test_reports(tmp_path: Path):
    found = bisect(["cse", swaps])
    names = [path.name for path in found.save(tmp_path / "new" / "folder")]
    assert names == ["report.txt", "report.json", "before.mlir", "after.mlir", "change.diff"]
    fields = json.loads((tmp_path / "new" / "folder" / "report.json").read_text())
    assert fields["culprit"]["pass"] == "swaps" and fields["culprit"]["differences"][0]["count"] == 19
    assert [step["verdict"] for step in fields["passes"]] == ["agrees", "difference"]
    with gpuir.Context():
        gpuir.parse((tmp_path / "new" / "folder" / "before.mlir").read_text())


# Dumps


def test_dumps_of_other_tools():
    stages = [f"module {{ func.func @f{n}() {{ return }} }}\n" for n in range(3)]
    after = "".join(f"// -----// IR Dump After Pass{n} (p{n}) //----- //\n{text}" for n, text in enumerate(stages))
    before = "".join(
        f"// -----// IR Dump Before Pass{n} (p{n}) ('builtin.module' operation) //----- //\n{text}"
        for n, text in enumerate(stages)
    )
    assert [name for name, _ in bisection.stages_of(after)] == ["Pass0 (p0)", "Pass1 (p1)", "Pass2 (p2)"]
    names, texts = zip(*bisection.stages_of(before))
    assert (
        names[0] == "the input"
        and names[1].startswith("Pass0 (p0)")
        and [t.strip() for t in texts] == [s.strip() for s in stages]
    )
    with pytest.raises(gpuir.Error, match="'x' has no line '// -----// IR Dump After"):
        bisection.stages_of("module {}", "x")
