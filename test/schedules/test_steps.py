"""Python functions as steps and as patterns."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.host import ir
from gpuir.passes.registry import PASSES, PATTERNS, pattern
from gpuir.schedules import DefiniteFailure, ScheduleFailure, SilenceableFailure, python_step


def test_a_step_is_called_on_each_payload_op(s, payload):
    seen = []

    def look(op, rewriter):
        seen.append(op.operation.name)

    handle = s.match(["linalg.matmul", "func.return"])
    assert handle.step(look) is handle
    s.apply(payload())
    assert sorted(seen) == ["func.return", "linalg.matmul"]


def test_arguments_and_options(s, payload):
    seen = []

    def look(op, rewriter, functions, numbers, values, *, word, many):
        seen.append(([f.operation.name for f in functions], numbers, [str(v.type) for v in values], word, many))

    matmul = s.match("linalg.matmul")
    matmul.step(look, s.match("func.func"), 7, matmul.get_operand([0]), word="x", many={"a": [1, True, 2.5]})
    s.apply(payload())
    assert seen == [(["func.func"], [7], ["memref<64x64xf32>"], "x", {"a": [1, True, 2.5]})]


def test_a_step_builds_before_its_op_at_its_location(s, payload):
    def build(op, rewriter):
        from gpuir.dialects import arith

        constant = arith.ConstantOp(ir.IndexType.get(), 42)
        assert constant.location == op.location

    s.match("linalg.matmul").step(build)
    out = str(s.apply(payload()))
    assert 0 < out.index("arith.constant 42") < out.index("linalg.matmul")


def test_results_replace_the_handle(s, payload):
    def operands(op, rewriter):
        return op.operation.parent, [op]

    matmul = s.match("linalg.matmul")
    function, same = matmul.step(operands, results=2)
    function.annotate("parent")
    same.annotate("same")
    with pytest.raises(gpuir.Error, match="consumed by 'transform.gpuir.replace'"):
        matmul.annotate("x")
    out = str(s.apply(payload()))
    assert "attributes {parent}" in out and "linalg.matmul {same}" in out


def test_a_step_may_replace_payload(s, payload):
    def erase(op, rewriter):
        rewriter.erase_op(op)

    matmul = s.match("linalg.matmul").step(erase)
    matmul.annotate("nothing_left")  # the handle follows: it is empty
    out = str(s.apply(payload()))
    assert "linalg.matmul" not in out and "nothing_left" not in out


@pytest.mark.parametrize("returned", ["erased", "number", "too few"])
def test_what_is_no_op_of_the_payload_is_refused(s, payload, returned):
    def step(op, rewriter):
        if returned == "erased":
            rewriter.erase_op(op)
            return op, op
        return (5, op) if returned == "number" else op

    s.match("linalg.matmul").step(step, results=2)
    with pytest.raises(
        ScheduleFailure, match="returned what is no op of the payload|must return 2 ops or lists of ops"
    ):
        s.apply(payload())


@pytest.mark.parametrize("kind", [SilenceableFailure, DefiniteFailure])
def test_failures_of_steps(s, payload, kind):
    def fail(op, rewriter):
        raise kind("does not like it", op)

    s.match("linalg.matmul").step(fail)
    with pytest.raises(ScheduleFailure, match="'transform.gpuir.step' op does not like it") as caught:
        s.apply(payload())
    assert caught.value.step == "transform.gpuir.step"
    assert (caught.value.payload.file, caught.value.payload.line) == ("payload.mlir", 2)
    assert caught.value.diagnostics[0].file == __file__


def test_silenceable_failures_of_steps_are_silenced(s, payload, capfd):
    def fail(op, rewriter):
        raise SilenceableFailure("no", op)

    for _ in range(2):
        s.sequence(lambda root: root.match("linalg.matmul").step(fail) and None, failures="suppress")
    for _ in range(2):
        s.apply(payload())
    assert capfd.readouterr() == ("", "")  # the host writes to the descriptor
    s.match("linalg.matmul").step(fail)
    with pytest.raises(ScheduleFailure, match="no"):
        s.apply(payload())


def test_other_exceptions_come_out_as_they_are(s, payload):
    def fail(op, rewriter):
        raise KeyError("mine")

    s.match("linalg.matmul").step(fail)
    with pytest.raises(KeyError, match="mine"):
        s.apply(payload())


def test_functions_of_one_name_are_apart(s, payload):
    seen = []
    for number in range(3):
        s.match("linalg.matmul").step(lambda op, rewriter, number=number: seen.append(number))
    s.apply(payload())
    assert seen == [0, 1, 2]


def test_one_function_has_one_name(s):
    def look(op, rewriter):
        pass

    s.match("linalg.matmul").step(look).step(look)
    assert str(s).count('look"') == 2 and "look.1" not in str(s)


def test_registered_steps_are_called_from_text(context, payload):
    @python_step("test_steps.tag")
    def tag(op, rewriter, *, word):
        op.attributes["tag"] = ir.StringAttr.get(word)

    script = gpuir.parse(
        """module attributes {transform.with_named_sequence} {
        func.func @f() { return }
        transform.named_sequence @__transform_main(%m: !transform.any_op) {
          %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
          transform.gpuir.step "test_steps.tag"(%f) options {word = "w"} : (!transform.any_op) -> ()
          transform.yield
        } }""",
        context=context,
    )
    gpuir.pass_manager("builtin.module(transform-interpreter)", context).run(script)
    assert 'tag = "w"' in str(script)
    del tag
    with pytest.raises(gpuir.PassError, match='finds no Python step named "test_steps.tag" in this process'):
        gpuir.pass_manager("builtin.module(transform-interpreter)", context).run(script)


def test_python_patterns_by_object_and_by_name(s, payload):
    @pattern("linalg.matmul", name="test_schedules.tag")
    def tag(op, rewriter):
        from gpuir.passes.registry import no_match

        if "tagged" in op.attributes:
            return no_match()
        op.attributes["tagged"] = ir.UnitAttr.get()
        return None

    try:
        s.match("func.func").apply_patterns(tag).apply_patterns("test_schedules.tag", "canonicalization")
        assert str(s).count("transform.apply_patterns.test_schedules.tag") == 2
        assert "linalg.matmul {tagged}" in str(s.apply(payload()))
    finally:
        del PATTERNS[tag.name], PASSES[tag.pass_name]
