"""Wrong uses of the rewriter and of the host's own methods in patterns: each is an error that says where, none ends the process."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.dialects import arith
from gpuir.host import ir
from gpuir.passes import registry
from gpuir.passes.registry import apply_patterns, no_match, pattern

INPUTS = Path(__file__).parent / "Inputs"
sys.path.insert(0, str(INPUTS))
import wrong_rewrites  # noqa: E402

sys.path.remove(str(INPUTS))

BATCH = 100
CASES = list(range(len(wrong_rewrites.CASES)))
#: Mistakes in Python that have Python's own words, or that are none on some roots.
PLAIN = re.compile(
    r"nothing|KeyError: 'in the middle'|IndexError|StopIteration|TypeError: pattern|TypeError: rewriter"
    r"|AttributeError: '?\w+|MLIRError|ValueError: |TypeError: "
)


def outcomes(cases: list[int]) -> dict[int, str]:
    """What each case ended with, all of them in one process."""
    command = [sys.executable, str(INPUTS / "wrong_rewrites.py"), *map(str, cases)]
    run = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    answers = {a["case"]: a["outcome"] for a in map(json.loads, run.stdout.splitlines())}
    ended = [case for case in cases if case not in answers]
    assert not ended, f"{wrong_rewrites.CASES[ended[0]]} ended the process ({run.returncode}): {run.stderr[-2000:]}"
    return answers


def test_wrong_uses_never_end_the_process(request, run_seed):
    sweep = request.config.getoption("--sweep")
    chosen = CASES if sweep == "all" else sorted(random.Random(run_seed).sample(CASES, min(len(CASES), 4 * int(sweep))))
    assert len(CASES) >= 300
    for begin in range(0, len(chosen), BATCH):
        for case, outcome in outcomes(chosen[begin : begin + BATCH]).items():
            name, root, driver = wrong_rewrites.CASES[case]
            assert "incompatible function arguments" not in outcome, (name, root, driver, outcome)
            assert "has been invalidated" not in outcome, (name, root, driver, outcome)
            if outcome.startswith("RewriteError"):
                who = f"'{root}' op {'step' if driver == 'step' else 'pattern'} 'wrong.pattern' ("
                if driver == "transform op":
                    who = "'transform.wrong_rewrites.apply' op ("
                assert who in outcome and ".py:" in outcome, outcome
            else:
                assert outcome.startswith("PassError: ") or PLAIN.match(outcome), (name, root, driver, outcome)


# What the messages say ------------------------------------------------------------------------------------------------

TEXT = """func.func @f(%a: i32, %b: i32, %c: f32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  return %1 : i32
}"""


@pytest.fixture(autouse=True)
def tables(monkeypatch):
    registry.load_bundled()
    monkeypatch.setattr(registry, "PATTERNS", dict(registry.PATTERNS))
    monkeypatch.setattr(registry, "PASSES", dict(registry.PASSES))


def refusal(body, root="arith.addi") -> str:
    """What applying a pattern is refused with; the IR is as it was."""

    @pattern(root, name="test.wrong")
    def wrong(op, rewriter):
        return body(op, rewriter)

    with gpuir.Context():
        payload = gpuir.parse(TEXT, filename="f.mlir")
        before = gpuir.asm(payload)
        with pytest.raises(gpuir.RewriteError) as caught:
            apply_patterns(payload, [wrong])
        assert gpuir.asm(payload) == before
        assert isinstance(caught.value, gpuir.PassError)
        return str(caught.value)


def test_messages_name_the_op_and_the_line():
    line = refusal.__code__.co_firstlineno

    def erase(op, rewriter):
        rewriter.erase_op(op)

    text = refusal(erase)
    assert text == (
        f"f.mlir:2:8: error: 'arith.addi' op pattern 'test.wrong' ({__file__}:{erase.__code__.co_firstlineno + 1}): "
        "rewriter.erase_op: result #0 of 'arith.addi' op at f.mlir:2:8 is used, by 'arith.muli' op at f.mlir:3:8: "
        "replace its uses first"
    )
    assert line


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda op, r: r.replace_op(op, []), "has 1 result, given 0 values"),
        (lambda op, r: r.replace_op(op, list(op.operands)), "has 1 result, given 2 values"),
        (lambda op, r: r.replace_op(op, [op.result]), "value #0 is a result of 'arith.addi' op at f.mlir:2:8 itself"),
        (lambda op, r: r.replace_op(op, op.lhs), "given a value: put it into a list"),
        (lambda op, r: r.replace_op(op, [None]), "value #0: expected a Value, given None"),
        (lambda op, r: r.replace_op(op, [op.operation.block.arguments[2]]), "value #0: expected type i32, given f32"),
        (lambda op, r: r.replace_op(op, next(op.result.uses).owner), "value #0 does not dominate 'arith.muli' op at"),
        (lambda op, r: op.erase(), "op.erase(): result #0 of 'arith.addi' op at f.mlir:2:8 is used, by 'arith.muli'"),
        (lambda op, r: r.erase_op(op.operation.parent), "the patterns are applied to"),
        (lambda op, r: op.operation.attributes.__setitem__("overflowFlags", ir.StringAttr.get("x")), "does not take"),
        (lambda op, r: op.result.replace_all_uses_with(op.result), "the values are the same"),
        (lambda op, r: r.erase_op(3), "rewriter.erase_op: expected an op, given 3"),
        (lambda op, r: apply_patterns(op, []), "the driver that called the pattern is at work on this IR"),
    ],
)
def test_refusals(body, message):
    if "parent" in body.__code__.co_names:
        with gpuir.Context():
            payload = gpuir.parse(TEXT)
            function = payload.body.operations[0]
            wrong = pattern("arith.addi", name="test.wrong")(lambda op, rewriter: body(op, rewriter))
            with pytest.raises(gpuir.RewriteError, match=message):
                apply_patterns(function, [wrong])
        return
    assert message in refusal(body)


def test_what_was_erased_is_dead():
    def use(op, rewriter):
        with ir.InsertionPoint(op):
            new = arith.subi(op.lhs, op.rhs)
        rewriter.replace_op(op, [new])
        return op.location

    @pattern("arith.addi", name="test.use")
    def wrong(op, rewriter):
        use(op, rewriter)

    with gpuir.Context():
        payload = gpuir.parse(TEXT)
        with pytest.raises(
            gpuir.RewriteError, match=r"pattern 'test.use' \(.*\.py:\d+\): it uses an op that was erased"
        ):
            apply_patterns(payload, [wrong])


def test_a_pattern_that_changes_nothing_is_told_so():
    @pattern("arith.addi", name="test.idle")
    def idle(op, rewriter):
        pass

    with gpuir.Context():
        payload = gpuir.parse(TEXT, filename="f.mlir")
        with pytest.raises(gpuir.PassError) as caught:
            apply_patterns(payload, [idle])
    text = str(caught.value)
    assert "'test.idle' says that it rewrote ops that it left as they were" in text
    assert "f.mlir:2:8: note: pattern 'test.idle' returned None, but neither replaced, erased nor modified" in text
    assert "return no_match(reason)" in text and f"{__file__}:" in text


# What is right stays right --------------------------------------------------------------------------------------------


def test_changes():
    @pattern("scf.if", name="test.inline")
    def inline(op, rewriter):
        values = rewriter.inline_block_before(op.regions[0].blocks[0], op)
        rewriter.replace_op(op, values)

    @pattern("arith.subi", name="test.in_place")
    def in_place(op, rewriter):
        if op.lhs == op.rhs:
            return no_match("it is done")
        with rewriter.modify_op_in_place(op):
            op.operands[0] = op.operands[1]
        return None

    @pattern("arith.xori", name="test.uses")
    def uses(op, rewriter):
        if next(op.result.uses, None) is None:
            return no_match("unused")
        rewriter.replace_all_uses_with(op.result, op.lhs)
        rewriter.move_op_before(op.operation, op.operation.block.operations[0])
        return None

    text = """func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
      %0 = scf.if %c -> i32 {
        %x = arith.muli %a, %b : i32
        scf.yield %x : i32
      } else {
        scf.yield %a : i32
      }
      %1 = arith.xori %b, %a : i32
      %2 = arith.subi %0, %1 : i32
      return %2 : i32
    }"""
    with gpuir.Context():
        payload = gpuir.parse(text)
        apply_patterns(payload, [inline, in_place, uses], fold=False)
        result = gpuir.asm(payload)
    assert "scf.if" not in result and "arith.subi %arg1, %arg1" in result and "arith.xori" not in result


def test_the_host_is_as_ever_outside_of_patterns():
    with gpuir.Context(), ir.Location.unknown():
        payload = gpuir.parse(TEXT)
        block = payload.body.operations[0].regions[0].blocks[0]
        product = block.operations[1]
        product.result.replace_all_uses_with(block.arguments[0])
        product.erase()
        block.operations[0].operation.attributes["note"] = ir.StringAttr.get("x")
        assert 'note = "x"' in gpuir.asm(payload) and "muli" not in gpuir.asm(payload)
