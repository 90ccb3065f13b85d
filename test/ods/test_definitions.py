"""Specs as a user writes them: defaults of every kind, and attributes and types that verify themselves."""

from __future__ import annotations

import pytest

import gpuir
from gpuir import ir, ods

pytestmark = pytest.mark.usefixtures("declaring")


def scale() -> type:
    """An op with a float attribute that has a default."""
    toy = ods.Dialect("toy")

    class ScaleOp(toy.Op, name="scale"):
        """Multiplies by a constant."""

        value: ods.Operand[ods.F32]
        factor: ods.Attr[ods.F32Attr] = 0.5
        result: ods.Result[ods.F32]
        assembly = "$value (`by` $factor^)? attr-dict"

    return ScaleOp


def test_a_float_with_a_default_needs_no_location():
    scale()
    text = """module {
  func.func @f(%arg0: f32) {
    %0 = toy.scale %arg0
    %1 = toy.scale %arg0 by 2.000000e+00
    return
  }
}
"""
    context = gpuir.Context()
    assert ir.Location.current is None
    module = gpuir.parse(text, context=context)
    assert gpuir.asm(module) == text
    generic = gpuir.asm(module, generic=True)
    assert "factor = 5.000000e-01 : f32" in generic
    assert gpuir.asm(gpuir.parse(generic, context=context)) == text


def test_a_builder_takes_a_float_with_a_location_alone():
    op = scale()
    context = gpuir.Context()
    module = gpuir.parse("func.func @f(%x: f32) { return }", context=context)
    block = module.body.operations[0].regions[0].blocks[0]
    location, point = ir.Location.unknown(context), ir.InsertionPoint.at_block_begin(block)
    first = op(block.arguments[0], loc=location, ip=point)
    second = op(first.result, factor=2, loc=location, ip=point)
    assert [x.factor.value for x in (first, second)] == [0.5, 2.0]
    assert "toy.scale %arg0\n" in gpuir.asm(module) and "by 2.000000e+00" in gpuir.asm(module)


@pytest.mark.parametrize("error", [ValueError, ods.VerifyError])
@pytest.mark.parametrize("sigil", "!#")
@pytest.mark.parametrize("size", ["0", "0 : i64"])
def test_what_verify_raises_names_the_line(sigil, error, size):
    toy = ods.Dialect("toy")

    class Box(toy.Type if sigil == "!" else toy.Attr, name="box"):
        """A box."""

        size: ods.Param[ods.Int64]
        assembly = "`<` $size `>`"

        def verify(self) -> None:
            if self.size < 1:
                raise error(f"expects a positive size, found {self.size}")

    place = "(!toy.box<SIZE>)" if sigil == "!" else "() attributes {a = #toy.box<SIZE>}"
    use = f"func.func private @f{place}"
    with gpuir.Context():
        gpuir.parse(use.replace("SIZE", "1"))
        with pytest.raises(gpuir.ParseError) as caught:
            gpuir.parse("\n\n" + use.replace("SIZE", size), filename="x.mlir")
        (diagnostic,) = caught.value.diagnostics
        assert (diagnostic.file, diagnostic.line) == ("x.mlir", 3)
        assert diagnostic.message == "expects a positive size, found 0"
        with pytest.raises(ValueError, match="expects a positive size, found 0"):
            Box.get(0)


def test_type_is_takes_a_text():
    toy = ods.Dialect("toy_texts")

    class NumType(toy.Type, name="num"):
        """A number."""

    message = r"type_is takes a type's text, .* got the class NumType: .* Operand\[NumType\]"
    with pytest.raises(gpuir.SpecError, match=message):
        ods.type_is(NumType)
    with pytest.raises(gpuir.SpecError, match="type_is takes a type's text, .* got 3"):
        ods.type_is(3)


def test_a_format_says_the_types_of_results():
    toy = ods.Dialect("toy_untyped")
    with pytest.raises(
        gpuir.SpecError, match=r"'toy_untyped.add': the type of result 'r' does not follow from the format: show"
    ):

        class AddOp(toy.Op, name="add"):
            """Adds."""

            x: ods.Operand[ods.AnyType]
            r: ods.Result[ods.AnyType]
            assembly = "$x attr-dict `:` type($x)"


@pytest.mark.parametrize("error", [ValueError, ods.VerifyError])
def test_an_ops_verify_may_raise_either(error):
    toy = ods.Dialect(f"toy_{error.__name__.lower()}")

    class PositiveOp(toy.Op, name="positive"):
        """Holds a positive number."""

        n: ods.Attr[ods.I32Attr]
        assembly = "$n attr-dict"

        def verify(self) -> None:
            if self.n.value < 1:
                raise error(f"expects a positive number, found {self.n.value}")

    with gpuir.Context():
        gpuir.parse(f"{toy.namespace}.positive 1")
        with pytest.raises(gpuir.ParseError) as caught:
            gpuir.parse(f"\n\n  {toy.namespace}.positive 0", filename="x.mlir")
        diagnostic = caught.value.diagnostics[0]
        assert (diagnostic.file, diagnostic.line, diagnostic.column) == ("x.mlir", 3, 3)
        assert diagnostic.message == f"'{toy.namespace}.positive' op expects a positive number, found 0"
        with ir.Location.file("k.py", 7, 1):
            module = ir.Module.create()
            with ir.InsertionPoint(module.body):
                PositiveOp(0)
        with pytest.raises(ir.MLIRError, match="k.py.*:7:1.*expects a positive number, found 0"):
            module.operation.verify()
