"""`transform.apply_patterns.NAME`: Python patterns in a script, and the host's generic form of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gpuir
from gpuir.passes.registry import no_match, pattern

SCRIPT = """module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    transform.apply_patterns to %m {
      transform.apply_patterns.test_patterns.first
      transform.apply_patterns.test_patterns.second {note}
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}"""


@pytest.fixture
def context() -> Iterator[gpuir.ir.Context]:
    with gpuir.ir.Context() as made, gpuir.ir.Location.unknown(made):
        yield made


@pattern("arith.addi", name="test_patterns.first")
def first(op, rewriter):
    return no_match()


@pattern("arith.addi", name="test_patterns.second")
def second(op, rewriter):
    return no_match()


def named(module) -> list[str]:
    """What the attribute `pattern` of each Python pattern says."""
    found = []

    def visit(op):
        if "pattern" in op.operation.attributes:
            found.append(op.operation.attributes["pattern"].value)
        return gpuir.ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def test_the_generic_form_keeps_the_patterns(context):
    module = gpuir.parse(SCRIPT, context=context)
    assert named(module) == ["test_patterns.first", "test_patterns.second"]
    generic = module.operation.get_asm(print_generic_op_form=True)
    again = gpuir.parse(generic, context=context)
    assert named(again) == named(module)
    assert again.operation.get_asm(print_generic_op_form=True) == generic


@pytest.mark.parametrize(
    "old, new, message",
    [
        ('pattern = "test_patterns.first"', "", "requires attribute 'pattern'"),
        ("test_patterns.first", "test_patterns.none", 'the name of a registered pattern, found "test_patterns.none"'),
    ],
)
def test_wrong_patterns_in_the_generic_form(context, old, new, message):
    generic = gpuir.parse(SCRIPT, context=context).operation.get_asm(print_generic_op_form=True)
    with pytest.raises(gpuir.ParseError, match=message):
        gpuir.parse(generic.replace(old, new), context=context)
