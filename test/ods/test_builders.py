"""Builders, constructors, accessors and adaptors that come from a spec."""

from __future__ import annotations

import inspect
import re
import sys

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import arith, func
from gpuir.host import module as host_module


@pytest.fixture
def values(context, trial):
    """Values of several types as arguments of a function that is being built, by name."""
    built = ir.Module.create()
    types = {"i": "i32", "x": "index", "f": "f32", "b": "i1", "v": "vector<4xf32>", "t": "tensor<?xf32>"}
    with ir.InsertionPoint(built.body):
        function = func.FuncOp("f", ([ir.Type.parse(text) for text in types.values()], []))
    with ir.InsertionPoint(function.add_entry_block()):
        yield dict(zip(types, function.arguments, strict=True)) | {"module": built}


F32, I32, INDEX = (lambda: ir.F32Type.get()), (lambda: ir.IntegerType.get_signless(32)), (lambda: ir.IndexType.get())


def last(values: dict) -> str:
    """The text of the op that was built last, in a function that is finished for it."""
    func.ReturnOp([])
    lines = gpuir.asm(values["module"]).partition("\n    return\n")[0].splitlines()
    start = max(i for i, line in enumerate(lines) if line.startswith("    ") and line[4] not in " }")
    return "\n".join(line[4:] for line in lines[start:])


SIGNATURES = {
    # Results that cannot be inferred first, then operands and attributes as declared; what is optional by keyword.
    "make": "(result, *, desc=None, count=None, ratio=None, layout=None, loc=None, ip=None)",
    "enum": "(mode, flags, *, other=None, fallback=None, loc=None, ip=None)",
    "anchors": "(rest=(), *, extra=None, first=None, name_=None, level=None, loud=None, results=None, loc=None, ip=None)",
    "mmaSync": "(a_desc, use_d, *, two_ctas=None, is_async=None, k_dim=None, lambda_=None, results=None, loc=None, ip=None)",
    "optionals": "(b, d=(), *, e=None, a=None, c=None, results=None, loc=None, ip=None)",
    "split": "(rest, head, values=(), *, loc=None, ip=None)",
    "two_lists": "(left, right, sizes=(), *, loc=None, ip=None)",
    "forward": "(values, targets, *, loc=None, ip=None)",
    "widen": "(source, width, *, results=None, loc=None, ip=None)",
    "keyword": "(sym_name, type_, *, items=None, table=None, pair=None, loc=None, ip=None)",
    "cases": "(selector, num_bodies, *, loc=None, ip=None)",
    "box": "(*, loc=None, ip=None)",
}


@pytest.mark.parametrize("name", SIGNATURES)
def test_signature(trial, name):
    cls = trial.TRIAL.ops[f"trial.{name}"]
    assert str(inspect.signature(cls.builder)) == SIGNATURES[name]
    assert str(inspect.signature(cls.build)) == SIGNATURES[name]
    assert cls.builder.__name__ == name.replace(".", "_") and cls.builder.__doc__


def test_what_builders_return(values, trial):
    one = trial.PureOp.builder(values["i"])
    assert isinstance(one, ir.OpResult) and isinstance(one.owner.opview, trial.PureOp)
    assert isinstance(trial.DoneOp.builder.__call__, object)
    none = trial.EnumOp.builder("fast", "near")
    assert isinstance(none, trial.EnumOp)
    several = trial.SplitOp.builder([F32(), I32()], values["i"])
    assert [str(value.type) for value in several] == ["i32", "f32", "i32"]
    assert isinstance(trial.PureOp(values["i"]), trial.PureOp)
    assert isinstance(trial.OptionalsOp.builder(values["f"], e=True), ir.Value)
    assert isinstance(trial.OptionalsOp.builder(values["f"]), trial.OptionalsOp)


BUILT = {
    "positional": (lambda t, v: t.PureOp.builder(v["i"]), "trial.pure %arg0"),
    "by name": (lambda t, v: t.PureOp.builder(value=v["i"]), "trial.pure %arg0"),
    "constructor": (lambda t, v: t.PureOp(v["i"]), "trial.pure %arg0"),
    "op for a value": (lambda t, v: t.PureOp.builder(t.PureOp(v["i"])), "trial.pure %0"),
    "operation for a value": (lambda t, v: t.PureOp.builder(t.PureOp(v["i"]).operation), "trial.pure %0"),
    "number": (lambda t, v: t.PureOp.builder(5), "trial.pure %c5_i32"),
    "negative number": (lambda t, v: t.PureOp.builder(-5), "trial.pure %c-5_i32"),
    "bool": (lambda t, v: t.MmaOp.builder(v["f"], True), "trial.mmaSync %arg2, %true : f32"),
    "numbers of other types": (
        lambda t, v: t.OptionalsOp.builder(1.5, a=1, c=2), "trial.optionals a %c1_i32 b %cst c %c2 d()",
    ),
    "all optional": (
        lambda t, v: t.OptionalsOp.builder(v["f"], [v["i"], v["f"]], a=v["i"], c=v["x"], e=True),
        "trial.optionals a %arg0 b %arg2 c %arg1 d(%arg0, %arg2 : i32, f32) -> i32",
    ),
    "type of an optional result": (lambda t, v: t.AnchorsOp.builder(extra=F32()), "trial.anchors no_first quiet {\n} -> f32"),
    "variadic as an iterator": (lambda t, v: t.SplitOp.builder([], v["i"], (x for x in [v["f"]])), "trial.split %arg0, %arg2 : (i32, f32) -> i32"),
    "variadic as one value": (lambda t, v: t.SplitOp.builder([], v["i"], v["f"]), "trial.split %arg0, %arg2 : (i32, f32) -> i32"),
    "variadic as a list of results": (
        lambda t, v: t.SplitOp.builder([], v["i"], t.SplitOp.builder([F32()], v["i"])), "trial.split %arg0, %first, %rest : (i32, i32, f32) -> i32",
    ),
    "mixed results": (
        lambda t, v: t.SplitOp.builder([F32(), INDEX(), INDEX()], v["i"], [v["f"], v["f"], v["i"]]),
        "trial.split %arg0, %arg2, %arg2, %arg0 : (i32, f32, f32, i32) -> (i32, f32, index, index)",
    ),
    "two lists of results": (
        lambda t, v: t.TwoListsOp.builder([I32()], [F32(), I32()], [1, v["x"]]),
        '"trial.two_lists"(%c1, %arg1) <{resultSegmentSizes = array<i32: 1, 2>}> : (index, index) -> (i32, f32, i32)',
    ),
    "enum": (lambda t, v: t.EnumOp.builder(t.Mode.Exact, t.Flags.Near | t.Flags.Far), "trial.enum exact, near|far"),
    "enum by string": (lambda t, v: t.EnumOp.builder("none", "both"), "trial.enum none, both"),
    "enum by symbol": (lambda t, v: t.EnumOp.builder("Exact", "Off"), "trial.enum exact, off"),
    "enum by number": (lambda t, v: t.EnumOp.builder(1, 6), "trial.enum exact, far|both"),
    "optional enum and default": (lambda t, v: t.EnumOp.builder(0, 0, other="exact", fallback="none"), "trial.enum fast, off else exact {fallback = 7 : i32}"),
    "attributes of Python values": (
        lambda t, v: t.KeywordOp.builder("n", F32(), items=[1, "x", 2.5, True], table={"a": [F32()]}, pair=(1, 2)),
        'trial.keyword @n of f32 pair <1, 2> attributes {items = [1, "x", 2.500000e+00, true], table = {a = [f32]}}',
    ),
    "attributes as they are": (
        lambda t, v: t.KeywordOp.builder(ir.StringAttr.get("n"), ir.TypeAttr.get(F32()), pair=t.PairAttr.get(low=1, high=2)),
        "trial.keyword @n of f32 pair <1, 2>",
    ),
    "unit attribute": (lambda t, v: t.MmaOp.builder(v["f"], v["b"], two_ctas=True), "trial.mmaSync %arg2, %arg3 {twoCTAs} : f32"),
    "no unit attribute": (lambda t, v: t.MmaOp.builder(v["f"], v["b"], two_ctas=False), "trial.mmaSync %arg2, %arg3 : f32"),
    "upper case": (
        lambda t, v: t.MmaOp.builder(a_desc=v["f"], use_d=v["b"], is_async=True, k_dim=3, lambda_=0.5),
        "trial.mmaSync %arg2, %arg3 scale %cst {isAsync = true, kDim = 3 : i64} : f32",
    ),
    "inferred": (lambda t, v: t.ElementOp.builder(v["v"]), "trial.element %arg4 : vector<4xf32>"),
    "inferred by a method": (lambda t, v: t.WidenOp.builder(v["f"], 8), "trial.widen %arg2 by 8 : f32"),
    "symbol that needs quotes": (lambda t, v: t.KeywordOp.builder("a b", F32()), 'trial.keyword @"a b" of f32'),
    "regions": (lambda t, v: t.CasesOp.builder(v["i"], 0), "trial.cases %arg0 "),
}  # fmt: skip


@pytest.mark.parametrize("name", BUILT)
def test_built(values, trial, name):
    build, expected = BUILT[name]
    build(trial, values)
    found = re.sub(r"^%\S+(, %\S+)* = ", "", last(values))
    assert found == expected
    assert values["module"].operation.verify()
    text = gpuir.asm(values["module"])
    assert gpuir.asm(gpuir.parse(text)) == text


def test_given_results_stay(values, trial):
    made = trial.WidenOp.builder(values["f"], 8, results=[F32(), INDEX()])
    assert [str(value.type) for value in made] == ["f32", "index"]
    # The verifier has the last word, since a text leaves the types out.
    with pytest.raises(
        ir.MLIRError,
        match="'trial.widen' op inferred type of result is incompatible with its own: vector<8xf32> vs. f32",
    ):
        made[0].owner.verify()


WRONG = {
    "operand": (lambda t, v: t.PureOp.builder("x"), TypeError, "'trial.pure' operand 'value': expected a Value or an op with one result or a number (i32), got 'x'"),
    "operand None": (lambda t, v: t.PureOp.builder(None), TypeError, "'trial.pure' operand 'value': expected a Value or an op with one result or a number (i32), got None"),
    "operand of any type": (lambda t, v: t.ElementOp.builder(3), TypeError, "'trial.element' operand 'source': expected a Value or an op with one result, got 3"),
    "fraction": (lambda t, v: t.PureOp.builder(1.5), ValueError, "'trial.pure' operand 'value': expected an integer (i32), got 1.5"),
    "infinity": (lambda t, v: t.PureOp.builder(float("inf")), ValueError, "'trial.pure' operand 'value': expected an integer (i32), got inf"),
    "large number": (lambda t, v: t.PureOp.builder(2**32), ValueError, "'trial.pure' operand 'value': expected an integer that fits i32, got 4294967296"),
    "number for a bool": (lambda t, v: t.MmaOp.builder(v["f"], 2), ValueError, "'trial.mmaSync' operand 'useD': expected an integer that fits i1, got 2"),
    "op without a result": (
        lambda t, v: t.PureOp.builder(t.EnumOp.builder(0, 0)), TypeError, "'trial.pure' operand 'value': expected a Value or an op with one result",
    ),
    "op with two results": (
        lambda t, v: t.PureOp.builder(t.WidenOp(v["f"], 4)), TypeError, "'trial.pure' operand 'value': expected a Value or an op with one result",
    ),
    "optional operand": (lambda t, v: t.OptionalsOp.builder(v["f"], a="x"), TypeError, "'trial.optionals' operand 'a': expected a Value"),
    "variadic string": (lambda t, v: t.SplitOp.builder([], v["i"], "ab"), TypeError, "'trial.split' operand 'values': expected a sequence of values, got 'ab'"),
    "variadic number": (lambda t, v: t.SplitOp.builder([], v["i"], 5), TypeError, "'trial.split' operand 'values': expected a sequence of values, got 5"),
    "number among values": (
        lambda t, v: t.SplitOp.builder([], v["i"], [v["f"], 3]), TypeError, "'trial.split' operand 'values': expected a Value or an op with one result, got 3",
    ),
    "result type": (lambda t, v: t.MakeOp.builder("x"), TypeError, "'trial.make' result type 'result': expected an ir.Type, got 'x'"),
    "one result type": (lambda t, v: t.SplitOp.builder(F32(), v["i"]), TypeError, "'trial.split' result types 'rest': expected a sequence of ir.Type, got"),
    "result types": (lambda t, v: t.SplitOp.builder([3], v["i"]), TypeError, "'trial.split' result type 'rest': expected an ir.Type, got 3"),
    "results": (lambda t, v: t.PureOp.builder(v["i"], results=F32()), TypeError, "'trial.pure' result types 'results': expected a sequence of ir.Type, got"),
    "a result": (lambda t, v: t.PureOp.builder(v["i"], results=["i32"]), TypeError, "'trial.pure' result type 'results': expected an ir.Type, got 'i32'"),
    "optional result": (lambda t, v: t.OptionalsOp.builder(v["f"], e=3), TypeError, "'trial.optionals' result type 'e': expected an ir.Type, or True (i32), got 3"),
    "optional result of any type": (lambda t, v: t.AnchorsOp.builder(extra=True), TypeError, "'trial.anchors' result type 'extra': expected an ir.Type, got True"),
    "attribute": (lambda t, v: t.MakeOp.builder(F32(), count="x"), TypeError, "'trial.make' attribute 'count': expected an int for a 32-bit signless integer attribute, got 'x'"),
    "attribute bool": (lambda t, v: t.MakeOp.builder(F32(), count=True), TypeError, "'trial.make' attribute 'count': expected an int for a 32-bit signless integer attribute, got True"),
    "attribute float": (lambda t, v: t.MakeOp.builder(F32(), count=1.0), TypeError, "'trial.make' attribute 'count': expected an int for a 32-bit signless integer attribute, got 1.0"),
    "attribute range": (lambda t, v: t.MakeOp.builder(F32(), count=2**40), ValueError, "'trial.make' attribute 'count': expected an int that fits a 32-bit signless integer attribute, got 1099511627776"),
    "own attribute": (lambda t, v: t.MakeOp.builder(F32(), layout=3), TypeError, "'trial.make' attribute 'layout': LayoutAttr.get: parameter 'order': expected a sequence of int, got 3"),
    "another attribute": (lambda t, v: t.MakeOp.builder(F32(), layout=ir.UnitAttr.get()), TypeError, "'trial.make' attribute 'layout': expected LayoutAttr, got unit"),
    "verified attribute": (lambda t, v: t.KeywordOp.builder("n", F32(), pair=(2, 1)), ValueError, "'trial.keyword' attribute 'pair': expected low <= high, found 2 and 1"),
    "enum string": (lambda t, v: t.EnumOp.builder("quick", 1), ValueError, "'trial.enum' attribute 'mode': expected Mode to be one of: fast, exact, none; got 'quick'"),
    "enum number": (lambda t, v: t.EnumOp.builder(0, 64), ValueError, "'trial.enum' attribute 'flags': expected Flags to be one of: off, near, far, both; got 64"),
    "enum None": (lambda t, v: t.EnumOp.builder(None, 1), ValueError, "'trial.enum' attribute 'mode': expected Mode to be one of: fast, exact, none; got None"),
    "string": (lambda t, v: t.KeywordOp.builder(3, F32()), TypeError, "'trial.keyword' attribute 'sym_name': expected a symbol name, got 3"),
    "type": (lambda t, v: t.KeywordOp.builder("n", 3), TypeError, "'trial.keyword' attribute 'type': expected an ir.Type, got 3"),
    "dictionary": (lambda t, v: t.KeywordOp.builder("n", F32(), table=[1]), TypeError, "'trial.keyword' attribute 'table': expected a dict of attributes, got [1]"),
    "list": (lambda t, v: t.KeywordOp.builder("n", F32(), items="abc"), TypeError, "'trial.keyword' attribute 'items': expected a sequence of attributes, got 'abc'"),
    "list of": (lambda t, v: t.KeywordOp.builder("n", F32(), items=[None]), TypeError, "'trial.keyword' attribute 'items': expected an attribute, bool, int, float, str, type, map, list or dict, got None"),
    "inference": (lambda t, v: t.WidenOp.builder(v["f"], 0), ValueError, "'trial.widen': expected a width of at least 1, got 0"),
    "type rule": (lambda t, v: t.ElementOp.builder(v["f"]), TypeError, "'trial.element': expected a shaped type, got f32"),
    "successor": (lambda t, v: t.ForwardOp.builder([], [3]), TypeError, "'trial.forward' successor 'targets': expected a Block, got 3"),
    "successors": (lambda t, v: t.ForwardOp.builder([], 3), TypeError, "'trial.forward' successors 'targets': expected a sequence of blocks, got 3"),
    "regions": (lambda t, v: t.CasesOp.builder(v["i"], 17), ValueError, "'trial.cases' has 17 regions; the host holds at most 16"),
    "negative regions": (lambda t, v: t.CasesOp.builder(v["i"], -1), ValueError, "'trial.cases' has -1 regions; the host holds at most 16"),
    "regions as text": (lambda t, v: t.CasesOp.builder(v["i"], "x"), TypeError, "'trial.cases': expected an int for its number of regions, got 'x'"),
    # Python's own words for these.
    "missing": (lambda t, v: t.PureOp.builder(), TypeError, "pure() missing 1 required positional argument: 'value'"),
    "too many": (lambda t, v: t.PureOp.builder(v["i"], v["i"]), TypeError, "pure() takes 1 positional argument but 2 were given"),
    "unknown": (lambda t, v: t.PureOp.builder(v["i"], foo=3), TypeError, "pure() got an unexpected keyword argument 'foo'"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_argument(values, trial, name):
    build, kind, message = WRONG[name]
    with pytest.raises(kind) as caught:
        build(trial, values)
    assert message in str(caught.value)
    assert type(caught.value) in (TypeError, ValueError)


def test_what_was_converted_before_makes_nothing_right(values, trial):
    """Conversions are kept: that of a list is none of its only string, nor of one with something else in it."""
    assert str(trial.KeywordOp.build("n", F32(), items=["abc"]).attributes["items"]) == '["abc"]'
    for wrong in ("abc", ["abc", None], ["abc", {None}]):
        with pytest.raises(TypeError, match="'trial.keyword' attribute 'items': expected"):
            trial.KeywordOp.build("n", F32(), items=wrong)
    assert str(trial.KeywordOp.build("n", F32(), items=["abc", 1]).attributes["items"]) == '["abc", 1]'
    assert str(trial.KeywordOp.build("n", F32(), items=["abc", True]).attributes["items"]) == '["abc", true]'


def test_types_are_verified_not_guessed(values, trial):
    """A value of another type is taken by the builder and refused by the verifier."""
    op = trial.PureOp(values["f"])
    with pytest.raises(
        ir.MLIRError,
        match=re.escape("'trial.pure' op operand #0 ('value') must be 32-bit signless integer, but got 'f32'"),
    ):
        op.verify()


# Locations and insertion points


def test_location_and_insertion_point(values, trial):
    place = ir.Location.file("k.py", 3, 4)
    first = trial.PureOp(values["i"], loc=place)
    assert str(first.location) == 'loc("k.py":3:4)'
    with place:
        assert str(trial.PureOp(values["i"]).location) == 'loc("k.py":3:4)'
    before = trial.PureOp(7, loc=place, ip=ir.InsertionPoint(first))
    block = first.operation.block
    assert [op.name for op in block.operations][:3] == ["arith.constant", "trial.pure", "trial.pure"]
    assert block.operations[1] == before and block.operations[2] == first
    assert str(block.operations[0].location) == 'loc("k.py":3:4)'  # of the constant too


def test_a_location_is_enough_for_a_context(trial):
    """Without a current context: the location says which."""
    context = ir.Context()
    place = ir.Location.unknown(context)
    module = ir.Module.create(place)
    ip = ir.InsertionPoint(module.body)
    op = trial.EnumOp.builder("fast", "near", loc=place, ip=ip)
    assert op.context == context and op.verify()
    made = trial.MakeOp.build(ir.F32Type.get(context), loc=place, ip=ip)
    wide = trial.WidenOp.build(made.result, 4, loc=place, ip=ip)
    assert [str(result.type) for result in wide.results] == ["vector<4xf32>", "index"]


def test_no_context_at_all(trial):
    with pytest.raises(ValueError, match="[Cc]ontext"):
        trial.EnumOp.builder("fast", "near")


# Accessors


def test_operand_accessors(values, trial):
    op = trial.OptionalsOp(values["f"], [values["i"], values["f"]], c=values["x"], e=True)
    assert op.a is None and op.b == values["f"] and op.c == values["x"] and list(op.d) == [values["i"], values["f"]]
    assert str(op.e.type) == "i32"
    other = arith.constant(F32(), 1.0)
    op.b = other
    op.d = [values["f"], values["i"]]
    assert op.b == other and list(op.d) == [values["f"], values["i"]]
    with pytest.raises(
        ValueError,
        match=re.escape("'trial.optionals' operand 'd' has 2 values, got 1; build a new op to change their number"),
    ):
        op.d = [values["f"]]
    with pytest.raises(ValueError, match=re.escape("'trial.optionals' operand 'a' has 0 values, got 1")):
        op.a = values["i"]
    assert trial.OptionalsOp(values["f"]).e is None


def test_names_of_accessors(values, trial):
    op = trial.MmaOp(values["f"], values["b"], two_ctas=True)
    assert op.a_desc == values["f"] and op.use_d == values["b"] and op.two_ctas is True and op.lambda_ is None
    assert op.new_d == op.results[0]
    assert set(op.operation.attributes) >= {"twoCTAs", "isAsync"}
    assert trial.KeywordOp("n", F32()).type_.value == F32()


def test_attribute_setters(values, trial):
    op = trial.MakeOp(ir.Type.parse("f32"), ratio=0.5)
    assert op.count.value == 4 and op.ratio.value == 0.5 and op.layout is None
    op.count = 9
    op.layout = ([1, 0], "exact")
    assert op.count.value == 9 and op.layout.order == [1, 0] and op.layout.mode is trial.Mode.Exact
    op.ratio = None
    assert op.ratio is None and "ratio" not in op.operation.attributes
    del op.layout
    assert op.layout is None
    del op.layout  # what is not there
    for wrong, kind, message in (
        ("x", TypeError, "'trial.make' attribute 'count': expected an int"),
        (2**40, ValueError, "fits"),
    ):
        with pytest.raises(kind, match=message):
            op.count = wrong
    assert op.count.value == 9
    mma = trial.MmaOp(values["f"], values["b"])
    mma.two_ctas = True
    assert mma.two_ctas and "twoCTAs" in mma.operation.attributes
    mma.two_ctas = False
    assert not mma.two_ctas and "twoCTAs" not in mma.operation.attributes


def test_required_attributes_stay(values, trial):
    op = trial.EnumOp(0, 0)
    for remove in (lambda: setattr(op, "mode", None), lambda: delattr(op, "mode")):
        with pytest.raises(
            ValueError, match=re.escape("'trial.enum' attribute 'mode' is required and cannot be removed")
        ):
            remove()
    assert op.mode.value == 0


def test_regions_and_successors(context, trial):
    module = gpuir.parse(
        "func.func @f(%i: i32) {\n  trial.cases %i { trial.reduce.return }, { trial.reduce.return }\n  trial.forward ^a, ^b\n^a:\n  return\n^b:\n  return\n}"
    )
    cases, forward = module.body.operations[0].body.blocks[0].operations
    assert [len(region.blocks) for region in cases.bodies] == [1, 1]
    assert len(forward.targets) == 2
    box = trial.BoxOp(loc=ir.Location.unknown())
    assert len(box.body.blocks) == 0


def test_adaptor(values, trial):
    """In a conversion pattern the adaptor has the converted operands under their names."""
    rewrite = host_module("rewrite")
    trial.PureOp(values["i"])
    seen = []

    def convert(op, adaptor, converter, rewriter):
        # Values are not kept: their op is gone after the conversion.
        seen.append((type(op), type(adaptor), adaptor.value == op.value == values["i"]))
        rewriter.replace_op(op, [adaptor.value])

    target = rewrite.ConversionTarget()
    target.add_illegal_op(trial.PureOp)
    patterns = rewrite.RewritePatternSet()
    converter = rewrite.TypeConverter()

    def keep(type: ir.Type) -> ir.Type:  # has a name, since the host does not keep it alive
        return type

    converter.add_conversion(keep)
    patterns.add_conversion(trial.PureOp, convert, converter)
    rewrite.apply_partial_conversion(values["module"].operation, target, patterns.freeze())
    assert seen == [(trial.PureOp, trial.PureOp.Adaptor, True)]
    assert "trial.pure" not in gpuir.asm(values["module"])


def test_views(context, trial):
    """The class of every op that the host hands out, also of those that are several in the host."""
    module = gpuir.parse(
        "func.func @f(%i: i32, %f: f32) {\n  %0 = trial.split %i : (i32) -> i32\n  %1 = trial.split %i, %f, %i : (i32, f32, i32) -> i32\n  trial.cases %i { trial.reduce.return }\n  return\n}"
    )
    first, second, cases, _ = module.body.operations[0].body.blocks[0].operations
    assert isinstance(first, trial.SplitOp) and isinstance(second, trial.SplitOp) and isinstance(cases, trial.CasesOp)
    assert first.operation.name != second.operation.name
    assert [list(op.values) for op in (first, second)] == [[], list(second.operation.operands)[1:]]


def test_builders_are_compiled_at_their_first_call(run_tool):
    """An import compiles none; the function that a module exported is the one that runs afterwards."""
    program = """
from gpuir import Context, ir
from gpuir.dialects import gpu, tt
waiting = tt.get_program_id.__code__
assert tt.load.__code__ is waiting and gpu.thread_id.__code__ is waiting and tt.load.__name__ == "load"
build = tt.get_program_id
with Context(), ir.Location.unknown(), ir.InsertionPoint(ir.Module.parse("module {}").body):
    first, second = build(0), build(axis="y")
assert build is tt.get_program_id and build.__code__ is not waiting and tt.load.__code__ is waiting
print(first.owner.name, second.owner.name)
"""
    result = run_tool(sys.executable, "-c", program)
    assert (result.stdout, result.stderr) == ("tt.get_program_id tt.get_program_id\n", "")
