"""Transform ops in Python: payload, results, effects on handles, failures."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gpuir
from gpuir.dialects.transform.extension import (
    DefiniteFailure,
    SilenceableFailure,
    TransformDialect,
    TransformHandle,
    TransformParam,
)
from gpuir.host import ir
from gpuir.ods import AnyAttr, Attr, Operand, Result, StrAttr

DEMO = TransformDialect("transform.extension_test")


class TagOp(DEMO.Op, name="tag"):
    """Puts an attribute on every payload op."""

    target: Operand[TransformHandle]
    tag: Attr[StrAttr]
    result: Result[TransformHandle]
    assembly = "$target $tag attr-dict `:` functional-type(operands, results)"
    modifies_payload = True

    def apply(self, rewriter, target):
        for op in target:
            if self.tag.value == "silenceable":
                raise SilenceableFailure("takes no such tag", op)
            if self.tag.value == "definite":
                raise DefiniteFailure("breaks here", op)
            op.attributes["tag"] = self.tag
        return target


class CountOp(DEMO.Op, name="count"):
    """The number of payload ops as a parameter."""

    target: Operand[TransformHandle]
    result: Result[TransformParam]
    assembly = "$target attr-dict `:` functional-type(operands, results)"

    def apply(self, rewriter, target):
        return [ir.IntegerAttr.get(ir.IntegerType.get_signless(64), len(target))]


class MarkOp(DEMO.Op, name="mark"):
    """Puts a parameter on every payload op."""

    target: Operand[TransformHandle]
    value: Operand[TransformParam]
    note: Attr[AnyAttr] | None
    assembly = "$target `with` $value attr-dict `:` type($target) `,` type($value)"
    modifies_payload = True

    def apply(self, rewriter, target, value):
        for op in target:
            op.attributes["mark"] = value[0]


class EraseOp(DEMO.Op, name="erase"):
    """Erases the payload; the handle is gone afterwards."""

    target: Operand[TransformHandle]
    assembly = "$target attr-dict `:` type($target)"
    consumes = ("target",)

    def apply(self, rewriter, target):
        for op in target:
            rewriter.erase_op(op)


def run(script: str, payload: str = "func.func private @f()\nfunc.func private @g()") -> str:
    text = f"""module attributes {{transform.with_named_sequence}} {{
{payload}
transform.named_sequence @__transform_main(%m: !transform.any_op) {{
  %f = transform.structured.match ops{{["func.func"]}} in %m : (!transform.any_op) -> !transform.any_op
{script}
  transform.yield
}}
}}"""
    with ir.Context():
        module = gpuir.parse(text, filename="script.mlir")
        printed = gpuir.asm(module)
        assert gpuir.asm(gpuir.parse(printed)) == printed
        gpuir.pass_manager("builtin.module(transform-interpreter)").run(module)
        return gpuir.asm(module)


TAG = '%g = transform.extension_test.tag %f "{}" : (!transform.any_op) -> !transform.any_op'


def test_payload_is_changed_and_handed_on():
    out = run(TAG.format("one") + "\n" + TAG.format("two").replace("%g", "%h").replace("%f", "%g"))
    assert out.count('attributes {tag = "two"}') == 2


def test_parameters():
    out = run(
        "%n = transform.extension_test.count %f : (!transform.any_op) -> !transform.param<i64>\n"
        "transform.extension_test.mark %f with %n {note = 1 : i64} : !transform.any_op, !transform.param<i64>"
    )
    assert out.count("attributes {mark = 2 : i64}") == 2


def test_consumed_handles_are_invalid():
    assert "@f" not in run("transform.extension_test.erase %f : !transform.any_op")
    with pytest.raises(gpuir.PassError, match="invalidated"):
        run("transform.extension_test.erase %f : !transform.any_op\n" + TAG.format("late"))


def test_silenceable_failure_has_message_place_and_payload():
    with pytest.raises(gpuir.PassError) as caught:
        run(TAG.format("silenceable"))
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message.startswith(
        "'transform.extension_test.tag' op takes no such tag (payload op 'func.func' at"
    )
    assert (diagnostic.file, diagnostic.line, diagnostic.column) == ("script.mlir", 6, 6)


def test_silenceable_failure_is_silenced_by_alternatives():
    out = run(
        "transform.alternatives %f : !transform.any_op {\n^bb0(%x: !transform.any_op):\n"
        + TAG.format("silenceable").replace("%f", "%x")
        + "\n  transform.yield\n}, {\n^bb0(%x: !transform.any_op):\n"
        + TAG.format("second").replace("%f", "%x")
        + "\n  transform.yield\n}",
        "module { func.func @f() { return } }",
    ).replace(" ", "")
    assert 'tag="second"' in out


def test_definite_failure_stands_at_the_payload():
    with pytest.raises(gpuir.PassError) as caught:
        run(TAG.format("definite"))
    assert caught.value.diagnostics[0].message == "'transform.extension_test.tag' op breaks here"
    assert caught.value.diagnostics[0].line == 2


def test_wrong_operand_type_is_refused():
    with pytest.raises(gpuir.ParseError, match="operand #0 \\('target'\\) must be handle to payload operations"):
        run(
            '%p = transform.param.constant 1 : i64 -> !transform.param<i64>\n%g = transform.extension_test.tag %p "x" : (!transform.param<i64>) -> !transform.any_op'
        )


def test_handles_of_the_class_that_upstreams_extras_register():
    """Importing them changes the class of every handle in the process."""
    program = (
        "import sys, pytest\n"
        "from gpuir import host\n"
        "host.module('dialects.transform.extras')\n"
        f"sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', {__file__!r}, '-k', 'not extras']))\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stdout
