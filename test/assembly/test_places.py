"""Lines and columns: of messages, and of the locations that ops get. A mark «» in the text says where."""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir import ir
from gpuir.assembly import document
from gpuir.assembly.reader import Reader

HEAD = "func.func @f(%a: vector<4xf32>) {\n"
GOOD = "%0 = iree_gpu.value_barrier %a {n = #iree_gpu<compute_bitwidths fp32>} : vector<4xf32>"

# The text with a mark where the message must point to, and a part of the message.
MESSAGES = {
    "own operand": (HEAD + "  %0 = iree_gpu.value_barrier «%b : vector<4xf32>\n return }", "undeclared SSA"),
    "second own operand": (
        HEAD + "  %0:2 = iree_gpu.value_barrier %a, «%b : vector<4xf32>, vector<4xf32>\n return }", "undeclared SSA",
    ),
    "own operand of a known skeleton": (
        HEAD + "  %0 = iree_gpu.value_barrier %a : vector<4xf32>\n  %1 = iree_gpu.value_barrier «%b : vector<4xf32>\n return }",
        "undeclared SSA",
    ),
    "own type": (HEAD + "  %0 = iree_gpu.value_barrier %a : «vectr<4xf32>\n return }", "expected a type, found 'vectr'"),
    "own attribute name": (HEAD + "  %0 = iree_gpu.value_barrier %a {x = «#iree_gpu.nosuch<3>} : vector<4xf32>\n return }", "nosuch"),
    "own attribute value": (HEAD + "  %0 = iree_gpu.value_barrier %a {x = #iree_gpu.lane_id<«a>} : vector<4xf32>\n return }", "integer"),
    "split dictionary": (
        HEAD + "  %0 = iree_gpu.value_barrier %a {\n    x = #iree_gpu.lane_id<0>,\n    y = «foo} : vector<4xf32>\n return }",
        "expected attribute value",
    ),
    "split dictionary, own attribute": (
        HEAD + "  %0 = iree_gpu.value_barrier %a {\n    x = #iree_gpu.lane_id<0>,\n    y = #iree_gpu.lane_id<«>} : vector<4xf32>\n return }",
        "expected an integer",
    ),
    "own op": (HEAD + "  %0 = «iree_gpu.nosuch %a : vector<4xf32>\n return }", "unknown operation"),
    "own op, generic": (HEAD + '  "iree_gpu.value_barrier"(«3) : () -> ()\n return }', "expected ')'"),
    "literal": (HEAD + "  %0 = iree_gpu.value_barrier %a «vector<4xf32>\n return }", "expected ':'"),
    "verifier": (
        "func.func @f(%a: vector<4xf32>, %t: tensor<4xf32>) {\n  %0:2 = «iree_gpu.value_barrier %a, %t {x = 1 : i32,\n"
        "    y} : vector<4xf32>, tensor<4xf32>\n return }",
        "expects all inputs to be tensors",
    ),
    "results": (HEAD + "  «%0:2 = iree_gpu.value_barrier %a : vector<4xf32>\n return }", "2 to bind"),
    # What is upstream's keeps its place whatever was rewritten before it.
    "after an own op on the line": (HEAD + f"  {GOOD} %1 = arith.addf %0, «%b : vector<4xf32>\n return }}", "undeclared SSA"),
    "after two own ops": (HEAD + f"  {GOOD}\n  {GOOD.replace('%0', '%1')}\n  %2 = arith.addf %0, «%b : vector<4xf32>\n return }}", "undeclared SSA"),
    "after an own op of three lines": (
        HEAD + "  %0 = iree_gpu.value_barrier\n   %a\n   : vector<4xf32> %1 = arith.addf %0, «%b : vector<4xf32>\n return }", "undeclared SSA",
    ),
    "after own attributes": (
        "func.func @f() attributes {x = #iree_gpu<compute_bitwidths fp32>, y = #iree_gpu.lane_id<0>, z = #gpu.«nosuch} { return }",
        "unknown attribute `nosuch`",
    ),
    "before own attributes": (
        "func.func @f() attributes {z = #gpu.«nosuch, x = #iree_gpu<compute_bitwidths fp32>} { return }", "unknown attribute `nosuch`",
    ),
    "after an own attribute of two lines": (
        "func.func @f() attributes {x = #iree_gpu<compute_bitwidths\n fp32>, z = #gpu.«nosuch} { return }", "unknown attribute `nosuch`",
    ),
    "after an alias": ("#k = #iree_gpu.lane_id<0>\nfunc.func @f() attributes {x = #k, z = #gpu.«nosuch} { return }", "unknown attribute"),
    "in an alias": ("#k = #iree_gpu.lane_id<0>\n#l = #gpu.«nosuch\nfunc.func @f() { return }", "unknown attribute"),
    "in an own region": (
        HEAD + "  iree_gpu.barrier_region {\n    %1 = arith.addf %a, «%b : vector<4xf32>\n    iree_gpu.yield %1 : vector<4xf32>\n  } : vector<4xf32>\n return }",
        "undeclared SSA",
    ),
    "in the second own region of a line": (
        HEAD + "  %0 = iree_gpu.barrier_region { iree_gpu.yield %a : vector<4xf32> } : vector<4xf32> "
        "%1 = iree_gpu.barrier_region { iree_gpu.yield «%b : vector<4xf32> } : vector<4xf32>\n return }",
        "undeclared SSA",
    ),
    "after an own region": (
        HEAD + "  %0 = iree_gpu.barrier_region {\n iree_gpu.yield %a : vector<4xf32>\n } : vector<4xf32> %1 = arith.addf %0, «%b : vector<4xf32>\n return }",
        "undeclared SSA",
    ),
    "first line": ("func.func @f() { «foo.bar }", "foo"),
    "first line of a module": ("module { func.func @f() { «foo.bar } }", "foo"),
    "first line, after own": ("func.func private @g() attributes {x = #iree_gpu<compute_bitwidths fp32>} func.func @f() { «foo.bar }", "foo"),
    "second function of the first line": ("func.func @f() { return } func.func @g() { «foo.bar }", "foo"),
    "very first": ("«foo.bar", "foo"),
    "tabs": (HEAD + "\t\t%0 = iree_gpu.value_barrier\t«%b : vector<4xf32>\n return }", "undeclared SSA"),
    "line breaks of Windows": (
        HEAD.replace("\n", "\r\n") + "  %0 = iree_gpu.value_barrier %a : vector<4xf32>\r\n  %1 = iree_gpu.value_barrier «%b : vector<4xf32>\r\n return }\r\n",
        "undeclared SSA",
    ),
    "behind letters of several bytes": (
        HEAD + '  %0 = iree_gpu.value_barrier %a {s = "é∀🎈"} : vector<4xf32> %1 = arith.addf %0, «%b : vector<4xf32>\n return }',
        "undeclared SSA",
    ),
    "behind letters of several bytes, own": (
        HEAD + '  %0 = iree_gpu.value_barrier %a {s = "é∀🎈", x = «#iree_gpu.nosuch} : vector<4xf32>\n return }', "nosuch",
    ),
    "never closed": ("func.func @f() attributes {x = #iree_gpu.lane_id<0«} { return }", "expected '>'"),
    "at the end": (HEAD + "  return«\n", "expected"),
    "no operands of a function's first op": (
        "func.func @f() attributes {iree_gpu.yield, x} {\n  iree_gpu.value_barrier «, : f32\n  return }",
        "expected what follows the name of 'iree_gpu.value_barrier', found ','",
    ),
    "no operands of an own region's first op": (
        HEAD + "  iree_gpu.barrier_region {\n    iree_gpu.value_barrier «, : f32\n    iree_gpu.yield }",
        "expected ':' in 'iree_gpu.value_barrier', found ','",
    ),
    "an unknown op alone in an own region": (
        HEAD + "  iree_gpu.barrier_region { «iree_gpu.yeld }", "unknown operation 'iree_gpu.yeld'; did you mean 'iree_gpu.yield'?",
    ),
    "own region at the end": (HEAD + "  iree_gpu.barrier_region «{\n", "never closed"),
}  # fmt: skip


def place(text: str) -> tuple[str, int, int]:
    """The text without its mark, and the mark's line and column; columns count bytes, as MLIR's do."""
    before, found, after = text.partition("«")
    assert found
    line = before.rpartition("\n")[2]
    return before + after, before.count("\n") + 1, len(line.encode()) + 1


@pytest.mark.parametrize("name", MESSAGES)
@pytest.mark.parametrize("file", ["-", "kernel.mlir"])
def test_message(context, name, file):
    marked, message = MESSAGES[name]
    text, line, column = place(marked)
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(text, filename=file)
    first = caught.value.diagnostics[0]
    assert message in first.message
    assert (first.file, first.line, first.column) == (file, line, column)
    assert str(first).startswith(f"{file}:{line}:{column}: error: ")


def test_every_diagnostic_of_several(context):
    """The notes have places as well."""
    text = (
        HEAD
        + "  %0 = iree_gpu.value_barrier %a : vector<4xf32>\n  %0 = iree_gpu.value_barrier %a : vector<4xf32>\n return }"
    )
    with pytest.raises(gpuir.ParseError) as caught:
        gpuir.parse(text, filename="k.mlir")
    first = caught.value.diagnostics[0]
    assert (first.line, first.column) == (3, 3)
    (note,) = first.notes
    assert (note.severity, note.file, note.line, note.column) == ("note", "k.mlir", 2, 3)


LOCATED = """// A comment.
#k = #iree_gpu<compute_bitwidths fp32>
func.func @f(%a: vector<4xf32>, %c: i1) -> vector<4xf32> {
  %k = «iree_gpu.value_barrier %a {n = #k} : vector<4xf32>
  %0 = «iree_gpu.value_barrier
    %a {
      n = #iree_gpu<compute_bitwidths fp32>
    } : vector<4xf32>
  %1 = «iree_gpu.value_barrier %0 : vector<4xf32>   %2 = «arith.addf %1, %0 : vector<4xf32>
  %3 = «"iree_gpu.value_barrier"(%2)
    : (vector<4xf32>) -> vector<4xf32>
  %4 = «iree_gpu.barrier_region ins(%3 : vector<4xf32>) {
  ^bb0(%x: vector<4xf32>):
    %5 = «scf.if %c -> vector<4xf32> {
      %6 = «iree_gpu.value_barrier %x : vector<4xf32>
      «scf.yield %6 : vector<4xf32>
    } else {
      «scf.yield %x : vector<4xf32>
    }
    «iree_gpu.yield %5 : vector<4xf32>
  } : vector<4xf32>
  %7 = «arith.constant {n = #iree_gpu<compute_bitwidths fp32>} dense<0.0> : vector<4xf32> %8 = «arith.mulf %7, %7 : vector<4xf32>
  «return %4 : vector<4xf32>
}
"""


def marks(text: str) -> tuple[str, list[tuple[int, int]]]:
    """The text without its marks, and the marks' places in their order."""
    found = []
    while "«" in text:
        text, line, column = place(text)
        found.append((line, column))
    return text, found


def locations(module: ir.Module) -> list[ir.Location]:
    """Of every op inside the functions, in the order of the text."""
    found: list[ir.Location] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op.location)
        return ir.WalkResult.ADVANCE

    for function in module.body.operations:
        for op in function.body.blocks[0].operations:
            op.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def columns_kept(line: str, before: int) -> bool:
    """Columns are the user's up to the first piece of a line that is rewritten."""
    return "iree_gpu" not in line[: before - 1]


@pytest.mark.parametrize("file", ["-", "kernel.mlir"])
def test_ops_have_the_users_lines(context, file):
    text, expected = marks(LOCATED)
    module = gpuir.parse(text, filename=file)
    found = locations(module)
    assert len(found) == len(expected)
    lines = text.splitlines()
    for location, (line, column) in zip(found, expected, strict=True):
        assert isinstance(location, ir.FileLineColLoc)
        assert (location.filename, location.start_line) == (file, line)
        if columns_kept(lines[line - 1], column):
            assert location.start_col == column
    assert sum(columns_kept(lines[line - 1], column) for line, column in expected) >= 11


def test_locations_survive_text(context):
    text, _ = marks(LOCATED)
    module = gpuir.parse(text, filename="kernel.mlir")
    for options in ({}, {"local_scope": True}, {"generic": True}):
        read = gpuir.parse(gpuir.asm(module, debuginfo=True, **options), filename="other.mlir")
        assert [str(location) for location in locations(read)] == [str(location) for location in locations(module)]
    plain = gpuir.parse(gpuir.asm(module), filename="other.mlir")
    assert {location.filename for location in locations(plain)} == {"other.mlir"}


@pytest.mark.parametrize(
    "location",
    [
        'loc("k.py":3:4)', "loc(unknown)", 'loc("name")', 'loc("name"("k.py":3:4))', 'loc("iree_gpu.yield"("k.py":3:4))',
        'loc(fused["a":1:2, "b":3:4])', 'loc(fused<"meta">["a":1:2])', 'loc(callsite("a":1:2 at "b":3:4))',
        'loc(callsite("a"(callsite("x":1:1 at "y":2:2)) at fused["b":3:4, "c":5:6]))', "loc(#l)", 'loc("a\\"b) {")',
        'loc(" loc(unknown)")', 'loc("k.py":3:4 to 5:6)', 'loc(fused<#iree_gpu.lane_id<0>>["a":1:2])',
    ],
)  # fmt: skip
@pytest.mark.parametrize("generic", [False, True])
def test_locations_of_all_kinds(context, location, generic):
    op = "iree_gpu.value_barrier %a : vector<4xf32>"
    if generic:
        op = '"iree_gpu.value_barrier"(%a) : (vector<4xf32>) -> vector<4xf32>'
    text = (
        '#l = loc("alias.py":9:9)\n'
        f"func.func @f(%a: vector<4xf32> {location}) {{\n  %0 = {op} {location}\n  %1 = {op} {location}\n"
        f"  %2 = iree_gpu.barrier_region {{\n    iree_gpu.yield %1 : vector<4xf32> {location}\n  }} : vector<4xf32> {location}\n"
        f'  "iree_gpu.barrier_region"() ({{\n    iree_gpu.yield {location}\n  }}) : () -> () {location}\n'
        f"  return {location}\n}}\n"
    )
    module = gpuir.parse(text)
    found = locations(module)
    assert len(found) == 7
    stated = gpuir.parse(f'#l = loc("alias.py":9:9)\nfunc.func private @g() {location}').body.operations[0].location
    assert {str(place) for place in found} == {str(stated)}
    printed = gpuir.asm(module, debuginfo=True)
    again = gpuir.parse(printed)
    assert gpuir.asm(again, debuginfo=True) == printed
    assert [str(place) for place in locations(again)] == [str(place) for place in found]


def test_name_locations_as_names(context):
    """A terminator that the text leaves out has the place of its region's end."""
    module = gpuir.parse('"iree_gpu.barrier_region"() ({\n  iree_gpu.yield\n}) : () -> ()', filename="r.mlir")
    region = module.body.operations[0]
    assert str(region.location) == 'loc("r.mlir":1:1)'
    assert str(region.regions[0].blocks[0].operations[0].location) == 'loc("r.mlir":2:3)'


def _diagnostics(text: str, context: ir.Context) -> tuple[gpuir.Diagnostic, ...]:
    try:
        gpuir.parse(text, context=context)
    except gpuir.ParseError as error:
        return tuple(error.diagnostics)
    return ()


def test_a_message_is_the_same_whether_the_other_lines_are_known(
    everything: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = gpuir.Context()
    gpuir.parse(everything, context=context)
    texts = []
    for index, word in enumerate(re.finditer(r"[%#]?\w+", everything)):
        other = ("f32", "16", "%b", "#trait", "lane_id", "{")[index % 6]
        texts.append(everything[: word.start()] + other + everything[word.end() :])
    known = [_diagnostics(text, context) for text in texts]
    monkeypatch.setattr(document, "Reader", lambda *args, **options: Reader(*args, **options | {"trace": True}))
    assert [_diagnostics(text, context) for text in texts] == known
    assert sum(map(bool, known)) > len(texts) // 2


def test_many_messages() -> None:
    function = "func.func @f{}(%a: vector<4xf32>, %t: tensor<4xf32>) {{ {} = iree_gpu.value_barrier %a, %t : vector<4xf32>, tensor<4xf32> return }}\n"
    text = "".join(function.format(index, "%0:2") for index in range(4_000))
    diagnostics = _diagnostics(text, gpuir.Context())
    assert [diagnostic.line for diagnostic in diagnostics] == list(range(1, 4_001))
