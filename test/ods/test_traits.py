"""What traits do: to the host's passes, and to the verifier."""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir
from gpuir.ods import (
    I32,
    AllTypesMatch,
    AnyType,
    Attr,
    Dialect,
    Effects,
    HasParent,
    I32Attr,
    Operand,
    Operands,
    Pure,
    Result,
    Results,
    SameOperandsAndResultType,
    SingleBlock,
    Terminator,
    TypesMatchWith,
    VerifyError,
)  # fmt: skip
from gpuir.ods.traits import Trait

TWICE = """
func.func @f(%i: i32) -> (i32, i32) {{
  %unused = trial.{op} %i
  %0 = trial.{op} %i
  %1 = trial.{op} %i
  return %0, %1 : i32, i32
}}
"""


@pytest.mark.parametrize(
    "op, pipeline, left",
    [
        ("pure", "canonicalize", 2), ("pure", "cse", 1), ("pure", "canonicalize,cse", 1),
        ("effect", "canonicalize", 3), ("effect", "cse", 3),
        ("silent", "canonicalize", 2), ("silent", "cse", 1),
    ],
)  # fmt: skip
def test_effects(context, trial, op, pipeline, left):
    """Pure ops and those whose effects are none go; where nothing is known they stay."""
    module = gpuir.parse(TWICE.format(op=op))
    gpuir.pass_manager(f"builtin.module(func.func({pipeline}))").run(module)
    assert gpuir.asm(module).count(f"trial.{op}") == left


@pytest.mark.parametrize("op, left", [("pure", 0), ("effect", 1), ("silent", 1)])
def test_hoisting(context, trial, op, left):
    """Out of a loop goes what may be speculated."""
    module = gpuir.parse(f"""
        func.func @f(%i: i32, %n: index) {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          scf.for %k = %c0 to %n step %c1 {{
            %0 = trial.{op} %i
            trial.checked %0 {{limit = 1 : i32}} : i32
          }}
          return
        }}""")
    gpuir.pass_manager("builtin.module(func.func(loop-invariant-code-motion))").run(module)
    loop = gpuir.asm(module).partition("scf.for")[2].partition("\n    }")[0]
    assert loop.count(f"trial.{op}") == left


def test_an_op_with_effects_stays(context, declaring):
    """Whatever its function says of it: here a write."""
    from gpuir.dialects import transform

    dialect = Dialect("trial_effects")

    class StoreOp(dialect.Op, name="store"):
        """Writes."""

        value: Operand[I32]
        result: Result[I32]
        assembly = "$value attr-dict"
        traits = (Effects(lambda op, effects: transform.modifies_payload(effects)),)

    module = gpuir.parse(
        "func.func @f(%i: i32) {\n  %0 = trial_effects.store %i\n  %1 = trial_effects.store %i\n  return\n}"
    )
    gpuir.pass_manager("builtin.module(func.func(canonicalize,cse))").run(module)
    assert gpuir.asm(module).count("trial_effects.store") == 2


def refused(text: str) -> str:
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(text)
    return caught.value.diagnostics[0].message


def test_messages(context, declaring):
    dialect = Dialect("trial_traits")

    class Same(dialect.Op, name="same"):
        """All of one type."""

        a: Operand[AnyType]
        rest: Operands[AnyType]
        result: Result[AnyType]
        traits = (SameOperandsAndResultType,)

    class Match(dialect.Op, name="match"):
        """Lists of one type each."""

        a: Operands[AnyType]
        b: Results[AnyType]
        traits = (AllTypesMatch("a", "b"),)

    class With(dialect.Op, name="with"):
        """A derived type."""

        a: Operand[AnyType]
        b: Result[AnyType]
        traits = (TypesMatchWith("b is i32", "a", "b", lambda type: ir.IntegerType.get_signless(32)),)

    class Block(dialect.Op, name="inner", **{}):
        """Only in `outer`."""

        traits = (HasParent("trial_traits.outer"), Terminator)

    class Custom(Trait):
        """An even number of operands."""

        def verify(self, op):
            if len(op.operation.operands) % 2:
                raise VerifyError(f"expects an even number of operands, found {len(op.operation.operands)}")

    class Even(dialect.Op, name="even"):
        """A trait of one's own."""

        a: Operands[AnyType]
        n: Attr[I32Attr] | None
        traits = (Custom(), Pure)

    head = "func.func @f(%i: i32, %f: f32) {\n"
    op = '%0 = "trial_traits.{}"({}) : ({}) -> {}\nreturn }}'
    assert gpuir.parse(head + op.format("same", "%i, %i", "i32, i32", "i32")).operation.verify()
    assert refused(head + op.format("same", "%i, %f", "i32, f32", "i32")) == (
        "'trial_traits.same' op requires the same type for all operands and results, found i32 and f32"
    )
    assert gpuir.parse(
        head + op.format("match", "%i, %f", "i32, f32", "(i32, f32)").replace("%0", "%0:2")
    ).operation.verify()
    assert refused(head + op.format("match", "%i, %f", "i32, f32", "(f32, i32)").replace("%0", "%0:2")) == (
        "'trial_traits.match' op failed to verify that all of {a, b} have same type: a and b are i32, f32 vs. f32, i32"
    )
    assert refused(head + op.format("with", "%f", "f32", "f32")) == (
        "'trial_traits.with' op failed to verify that b is i32: b is f32, expected i32"
    )
    assert refused(head + '"trial_traits.inner"() : () -> () }') == (
        "'trial_traits.inner' op expects parent op 'trial_traits.outer', found 'func.func'"
    )
    assert refused(head + '"trial_traits.even"(%i) : (i32) -> ()\nreturn }') == (
        "'trial_traits.even' op expects an even number of operands, found 1"
    )
    assert gpuir.parse(head + '"trial_traits.even"(%i, %f) : (i32, f32) -> ()\nreturn }').operation.verify()
    assert repr(AllTypesMatch("a", "b")) == "AllTypesMatch(a, b)" and repr(SingleBlock()) == "SingleBlock"


def test_isolated(context, trial):
    """Nothing of outside is used in an op that is isolated; its own is fine."""
    module = gpuir.parse(
        "func.func @f() {\n  trial.box {\n    %c = arith.constant 1 : i32\n    trial.checked %c {limit = 1 : i32} : i32\n  }\n  return\n}"
    )
    assert module.operation.verify()
    assert "using value defined outside the region" in refused(
        "func.func @f(%i: i32) {\n  trial.box {\n    trial.checked %i {limit = 1 : i32} : i32\n  }\n  return\n}"
    )


def test_exceptions_of_a_verifier_are_no_verdict(context, declaring):
    """A defect in a verify method comes out as what it is."""
    dialect = Dialect("trial_broken")

    class BrokenOp(dialect.Op, name="op"):
        """Its verifier has a defect."""

        assembly = "attr-dict"

        def verify(self) -> None:
            raise ZeroDivisionError("a defect")

    with pytest.raises(ZeroDivisionError, match="a defect"):
        gpuir.parse("trial_broken.op")
