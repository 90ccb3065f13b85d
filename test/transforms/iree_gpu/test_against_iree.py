"""Each pass, pattern and transform op against a released IREE's, on the modules of Inputs/.

A module begins with `// name | how | verdict`. `how` is a pipeline for functions, `pattern NAME`, or `script` for a module with a
transform script. Both must give the same IR by `_canonical`, or both refuse; where they do not the verdict says why.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import gpuir
import gpuir.dialects.transform.iree
from gpuir.errors import Error

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
from _canonical import RESPELLED, canonical, parse, respell  # noqa: E402

sys.path.remove(str(HERE))

SEPARATOR = "\n// -----\n\n"
#: name: (how, verdict, text)
CASES: dict[str, tuple[str, str, str]] = {}
for path in sorted((HERE / "Inputs").glob("*.mlir")):
    for chunk in path.read_text().split(SEPARATOR):
        head, _, text = chunk.partition("\n")
        name, how, verdict = head.removeprefix("// ").split(" | ")
        assert f"{path.stem}: {name}" not in CASES, name
        CASES[f"{path.stem}: {name}"] = (how, verdict, text)

#: Where the two differ on purpose, and why.
REASONS = {
    "differs": {
        # Dimensions (n, outer m, inner m) hold the canonical (outer m, inner m, n): 2, 0, 1. The release writes 1, 2, 0, and
        # then gives lanes slices that reach over the end of the tile.
        "the inverse of a permutation of three",
        # Subgroup (i, j) has the number 2 i + j; the left operand's part is i, the release takes j for both.
        "both operands take the subgroup along n",
        # With fewer iterations than lanes the release's other lanes run the body too.
        "lanes without an iteration run the body",
        "bounds and steps are dropped",
        # gpu.lane_id, where there is no subgroup of so many: here they are a warpgroup's.
        "128 lanes are one subgroup's",
        # Here they are hoisted as those of one result are.
        "loops that carry several results stay",
        # A store beside a forall in a loop would be done by each of the forall's workers.
        "effects are repeated by each worker",
        # The release then writes past the result's last element.
        "an unpacked slice reaches over the end",
        # The release drops an operand's permutation here, and multiplies other elements from then on.
        "permutations are forgotten",
        # The release has a bufferization for them, which an op of a run-time dialect cannot have in the host.
        "value_barriers on tensors stay",
    },
    "gpuir alone refuses": {
        # A linalg.generic of other arithmetic becomes a multi_mma there.
        "the body is not looked at",
        # The pass ends well, and the op it was to convert is still there, packed.
        "a packed linalg.generic is left",
    },
    "gpuir alone accepts": {"the release builds an invalid op"},
}

#: What loads the dialects that the release's passes build ops of without having loaded them.
LOADER = """
func.func private @loaded(%v: vector<4x1xf32>, %t: tensor<4xf32>, %n: index) -> vector<4xf32> {
  amdgpu.lds_barrier
  gpu.barrier
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  %b = affine.apply affine_map<() -> (1)>()
  %e = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %i = iree_gpu.value_barrier %v : vector<4x1xf32>
  %x = tensor.empty() : tensor<4xf32>
  scf.for %j = %n to %n step %n {
  }
  %s = vector.shape_cast %v : vector<4x1xf32> to vector<4xf32>
  return %s : vector<4xf32>
}
"""
SCRIPT = """
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.iree.NAME
  } : !transform.any_op
  transform.yield
}
"""


def module_of(how: str, text: str, marker: str = "") -> tuple[str, str]:
    """The module to run, and the pipeline to run on it."""
    if how.startswith("pattern "):
        script = SCRIPT.replace("NAME", how.removeprefix("pattern "))
        return (
            f"module attributes {{transform.with_named_sequence}} {{\n{text}{script}{marker}}}\n",
            "transform-interpreter",
        )
    if how == "script":
        return f"module attributes {{transform.with_named_sequence}} {{\n{text}{marker}}}\n", "transform-interpreter"
    return f"module {{\n{text}{marker}}}\n", f"func.func({how})"


@pytest.fixture(scope="module")
def iree_says(iree_opt, run_tool) -> dict[str, str]:
    """What the release makes of each module that it does not refuse; one run for each pipeline."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for number, (name, (how, _, text)) in enumerate(CASES.items()):
        loader = LOADER if "func.func" in text else ""
        marked = f"func.func private @case{number}()\n{loader}"
        module, pipeline = module_of(how, text, marked)
        groups.setdefault(pipeline, []).append((name, module))
    found: dict[str, str] = {}
    names = list(CASES)
    for pipeline, modules in groups.items():
        result = run_tool(
            iree_opt, "--split-input-file", f"--pass-pipeline=builtin.module({pipeline})", "-",
            input=SEPARATOR.join(text for _, text in modules), timeout=300,
        )  # fmt: skip
        for part in result.stdout.split("// -----\n"):
            number = re.search(r"@case(\d+)\b", part)
            if number:
                found[names[int(number[1])]] = part
    return found


def _verdict(verdict: str) -> str:
    word, _, reason = verdict.partition(" (")
    if word in REASONS:
        assert reason.removesuffix(")") in REASONS[word], verdict
    else:
        assert verdict in ("same", "refused"), verdict
    return word


def ours(how: str, text: str):
    """The module after our pipeline, or the error."""
    module, pipeline = module_of(how, text)
    payload = parse(module)
    before = gpuir.asm(payload)
    try:
        gpuir.pass_manager(f"builtin.module({pipeline})", context=payload.context).run(payload)
    except Error as error:
        assert gpuir.asm(payload) == before, "the module has changed although its pipeline failed"
        return error
    assert payload.operation.verify()
    return payload


def test_the_corpus_is_what_it_should_be():
    words = [_verdict(verdict) for _, verdict, _ in CASES.values()]
    assert len(CASES) >= 150
    assert words.count("same") >= 120 and words.count("refused") >= 15
    used = {verdict.partition(" (")[2].removesuffix(")") for _, verdict, _ in CASES.values()} - {""}
    assert used == set().union(*REASONS.values())
    passes = {p.partition("{")[0] for how, *_ in CASES.values() for p in how.split(",") if p.startswith("iree-gpu")}
    assert len(passes) == 8
    assert len({how for how, *_ in CASES.values() if how.startswith("pattern ")}) == 6
    text = "".join(text for *_, text in CASES.values())
    assert len(set(re.findall(r"transform\.iree\.\w+", text))) == 5
    assert len(set(re.findall(r"[MW]F?MMA_\w+|MFMA_\w+", text))) == 11


BASE = """
func.func @f(%a: index, %b: index, %m: memref<8xf32>) -> index {
  %c = arith.constant 1.0 : f32
  memref.store %c, %m[%a] : memref<8xf32>
  gpu.barrier
  %0 = affine.apply affine_map<(d0) -> (d0 mod 16 + 4)>(%a)
  %1 = arith.addi %0, %b : index
  %2 = arith.muli %a, %b : index
  %3 = arith.subi %1, %2 : index
  return %3 : index
}
"""


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("%3", "%other", True),
        ("(d0 mod 16 + 4)", "(d0 - (d0 floordiv 16) * 16 + 4)", True),
        ("  %1 = arith.addi %0, %b : index\n  %2 = arith.muli %a, %b : index\n",
         "  %2 = arith.muli %a, %b : index\n  %1 = arith.addi %0, %b : index\n", True),
        ("mod 16", "mod 32", False),
        ("1.0", "2.0", False),
        ("subi %1, %2", "subi %2, %1", False),
        ("%m[%a]", "%m[%b]", False),
        ("  gpu.barrier\n", "", False),
        ("muli %a, %b : index", "muli %a, %b overflow<nsw> : index", False),
        ("  memref.store %c, %m[%a] : memref<8xf32>\n  gpu.barrier\n",
         "  gpu.barrier\n  memref.store %c, %m[%a] : memref<8xf32>\n", False),
        ("  %3 =", "  %4 = arith.muli %a, %b : index\n  %3 =", False),
    ],
)  # fmt: skip
def test_what_counts_as_the_same(old, new, same):
    assert old in BASE
    assert (canonical(parse(BASE)) == canonical(parse(BASE.replace(old, new)))) == same


def test_respellings_are_all_needed(iree_says):
    together = "\n".join(iree_says.values())
    for reason, (pattern, _) in RESPELLED.items():
        # What the release does not print any more after a pass is in the inputs.
        inputs = "\n".join(text for *_, text in CASES.values())
        assert re.search(pattern, together) or re.search(pattern, inputs), reason


@pytest.mark.sweep(200)
@pytest.mark.parametrize("name", CASES)
def test_as_iree(iree_says, name):
    how, verdict, text = CASES[name]
    word = _verdict(verdict)
    result = ours(how, respell(text))
    if word in ("refused", "gpuir alone refuses"):
        assert isinstance(result, Error), gpuir.asm(result)
        assert (name in iree_says) == (word != "refused")
        first = result.diagnostics[0]
        assert first.file == "case.mlir" and first.line > 0 and "op" in first.message
        return
    assert not isinstance(result, Exception), result
    assert (name in iree_says) == (word != "gpuir alone accepts")
    if word == "gpuir alone accepts":
        return
    theirs = parse(respell(iree_says[name]))
    found, expected = canonical(result), canonical(theirs)
    same = all(found[function] == expected[function] for function in found)
    printed = f"{gpuir.asm(result)}\n// iree-opt:\n{gpuir.asm(theirs)}"
    assert same == (word == "same"), printed
