"""IR as a graph: every op, region and operand is there, nothing lies over anything, and the cost is linear."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import _svg
import pytest

import gpuir
from gpuir import ir, viz
from gpuir.analysis import find_ops
from gpuir.analysis.flow import op_name
from gpuir.viz.graph import placed

DUMPS = [
    "softmax.sm90",
    "matmul.sm80",
    "matmul.sm90",
    "attention.sm100",
    "collatz.sm90",
    "attention_descriptor.sm100.ws",
]

BRANCHES = """
func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  %z = arith.addi %y, %x : i32
  cf.br ^bb1(%z : i32)
^bb2:
  return %x : i32
}
"""


def groups(picture: viz.Picture, attribute: str) -> list:
    """Groups of the picture that have the attribute."""
    return [each for each in _svg.root(picture.svg).iter(f"{_svg.SPACE}g") if attribute in each.attrib]


def check_ops_and_edges(module: ir.Module, picture: viz.Picture) -> None:
    """As many boxes of each op as there are ops, and a line for each operand."""
    operations = [op.operation for op in find_ops(module)]
    assert Counter(each.attrib["data-op"] for each in groups(picture, "data-op")) == Counter(map(op_name, operations))
    arguments = sum(len(b.arguments) for op in operations for region in op.regions for b in region.blocks)
    assert len(groups(picture, "data-argument")) == arguments
    names = {
        int(re.match(r"n(\d+)", each.attrib["class"])[1]): each
        for each in groups(picture, "class")
        if each.attrib["class"][0] == "n"
    }
    edges = [
        (each.attrib["data-from"], each.attrib["data-to"], each.attrib["data-operand"])
        for each in groups(picture, "data-operand")
    ]
    assert len(edges) == len(set(edges)) == sum(len(op.operands) for op in operations)
    expected: Counter = Counter()
    for op in operations:
        for index, value in enumerate(op.operands):
            owner = value.owner
            expected[("argument" if isinstance(owner, ir.Block) else op_name(owner), op_name(op), index)] += 1
    found: Counter = Counter()
    for source, target, index in edges:
        giver, user = names[int(source)].attrib, names[int(target)].attrib
        found[(giver.get("data-op", "argument"), user["data-op"], int(index))] += 1
    assert found == expected
    branches = sum(len(op.successors) for op in operations)
    assert len(groups(picture, "data-block")) == branches


@pytest.mark.parametrize("name", DUMPS)
def test_every_op_and_every_operand_is_drawn(dump, name: str):
    module = dump(name)
    check_ops_and_edges(module, viz.graph(module, limit=2000))


def test_blocks_and_branches(context):
    module = gpuir.parse(BRANCHES)
    picture = viz.graph(module)
    check_ops_and_edges(module, picture)
    assert [each.attrib["data-block"] for each in groups(picture, "data-block")] == ["^bb1", "^bb2", "^bb1"]
    assert {"^bb1", "^bb2"} <= {text for text, _ in _svg.texts(picture.svg)}
    _svg.check_texts(picture.svg)


@pytest.mark.parametrize("name", DUMPS)
def test_nothing_lies_over_anything(dump, name: str):
    module = dump(name)
    boxes = placed(module)

    def area(box) -> tuple[float, ...]:
        return box.x, box.y, box.x + box.width, box.y + box.height

    siblings: dict[int, list] = {}
    for box in boxes:
        siblings.setdefault(id(box.parent), []).append(box)
        if box.parent is not None:
            outer, inner = area(box.parent), area(box)
            assert outer[0] <= inner[0] and outer[2] >= inner[2] and outer[3] >= inner[3]
            assert outer[1] + box.parent.label_height <= inner[1], "below the label"
    for group in siblings.values():
        for one, two in itertools.combinations(group, 2):
            assert not _svg.overlap(area(one), area(two), 0), (one.hint, two.hint)
    picture = viz.graph(module, limit=2000)
    _svg.check_texts(picture.svg)
    # A text is as wide as its box at most.
    for box in boxes:
        for text, size in ((box.name, 10), (box.detail, 9)):
            assert _svg.LETTER * size * len(text) <= box.width - 4


def test_users_stand_below(dump):
    boxes = placed(dump("matmul.sm90"))
    for box in boxes:
        for user in box.below:
            if user.number >= 0:
                assert user.y >= box.y + box.height


def test_lines_go_around_boxes_of_other_layers(dump):
    """Bends of lines and boxes of a layer have places of their own."""
    for box in (boxes := placed(dump("softmax.sm90"))):
        for bend in box.bends:
            for other in boxes:
                if other.block is box.block and other.layer == bend.layer:
                    assert bend.x + bend.width <= other.x or other.x + other.width <= bend.x
    assert sum(len(box.bends) for box in boxes) > 10


def test_hints(context):
    module = gpuir.parse(
        "func.func @f(%x: i32) -> i32 { %y = arith.constant 7 : i32\n %z = arith.addi %x, %y : i32\n return %z : i32 }"
    )
    picture = viz.graph(module)
    titles = {each.attrib["data-op"]: each.findtext(f"{_svg.SPACE}title") for each in groups(picture, "data-op")}
    assert titles["arith.addi"].splitlines()[0] == "%0 = arith.addi %arg0, %c7_i32" and titles["arith.addi"].endswith(
        ": i32"
    )
    assert "value = 7 : i32" in titles["arith.constant"]
    lines = [each.findtext(f"{_svg.SPACE}title") for each in groups(picture, "data-operand")]
    assert "%c7_i32 : i32\narith.constant to arith.addi, operand 1" in lines
    shown = [text for text, _ in _svg.texts(picture.svg)]
    assert shown.count("7") == 1 and "f" in shown and "%arg0" in shown


def test_types_are_gpuirs(dump):
    picture = viz.graph(dump("matmul.sm90"))
    assert "!ttg.memdesc&lt;" in picture.svg and "#ttg.nvidia_mma&lt;{versionMajor = 3" in picture.svg


def test_ops_and_texts(context):
    module = gpuir.parse(BRANCHES)
    function = module.body.operations[0]
    assert viz.graph(function).svg == viz.graph(function.operation).svg
    assert viz.graph(function).title == "func.func f"
    assert viz.graph(BRANCHES).svg == viz.graph(module).svg
    assert viz.graph(module, title="mine").title == "mine"


def test_order_of_effects(context):
    """Ops whose results nobody takes keep their order, constants stand next to their users, the end is at the end."""
    module = gpuir.parse("""
func.func @f(%m: memref<4xf32>, %i: index) {
  %c = arith.constant 1.0 : f32
  memref.store %c, %m[%i] : memref<4xf32>
  gpu.barrier
  %v = memref.load %m[%i] : memref<4xf32>
  gpu.barrier
  %d = arith.constant 2.0 : f32
  %s = arith.addf %v, %d : f32
  memref.store %s, %m[%i] : memref<4xf32>
  return
}""")
    boxes = placed(module)
    effects = [box for box in boxes if box.name in ("memref.store", "gpu.barrier", "func.return")]
    assert [box.layer for box in effects] == sorted(box.layer for box in effects)
    assert len({box.layer for box in effects}) == len(effects)
    assert effects[-1].layer == max(box.layer for box in boxes)
    second = [box for box in boxes if box.name == "arith.constant"][1]
    (add,) = [box for box in boxes if box.name == "arith.addf"]
    assert second.layer == add.layer - 1


def test_equal_effects_side_by_side(context):
    """Six of one name at most, with what only they need between them; a load between two stores is more."""
    stores = "".join(
        f"%i{n} = arith.constant {n} : index\n memref.store %x, %m[%i{n}] : memref<9xf32>\n" for n in range(7)
    )
    text = f"func.func @f(%m: memref<9xf32>, %x: f32) -> f32 {{ {stores} %v = memref.load %m[%i0] : memref<9xf32>\n"
    text += "memref.store %x, %m[%i0] : memref<9xf32>\n return %v : f32 }"
    layers = [box.layer for box in placed(gpuir.parse(text)) if box.name == "memref.store"]
    assert layers == [layers[0]] * 6 + [layers[0] + 1, layers[0] + 2]


def chain(length: int) -> str:
    """Each op uses the one before it and the argument: lines over all layers."""
    lines = ["func.func @f(%x0: i32) -> i32 {"]
    lines += [f"  %x{i + 1} = arith.addi %x{i}, %x0 : i32" for i in range(length)]
    return "\n".join([*lines, f"  return %x{length} : i32", "}"])


def fan(length: int) -> str:
    """Many ops that use one value, and one that uses them all."""
    lines = ["func.func private @g(" + ", ".join(["i32"] * length) + ")", "func.func @f(%x: i32) {"]
    lines += [f"  %y{i} = arith.addi %x, %x : i32" for i in range(length)]
    values = ", ".join(f"%y{i}" for i in range(length))
    return "\n".join([*lines, f"  call @g({values}) : ({', '.join(['i32'] * length)}) -> ()", "  return", "}"])


@pytest.mark.parametrize("make", [chain, fan])
def test_cost_is_linear(context, make):
    """Places and nodes of the picture, for each op of a module of twice and four times the size."""
    counts = []
    for length in (200, 400, 800):
        module = gpuir.parse(make(length))
        boxes = placed(module)
        nodes = len(list(_svg.root(viz.graph(module, limit=10_000).svg).iter()))
        counts.append((sum(len(box.bends) + len(box.above) + len(box.below) for box in boxes) / length, nodes / length))
    for one, two in zip(counts, counts[1:]):
        assert two[0] <= one[0] * 1.05 and two[1] <= one[1] * 1.05, counts


def test_huge_modules_are_refused(context):
    functions = "\n".join(chain(100).replace("@f", f"@f{i}") for i in range(6))
    with pytest.raises(ValueError) as refused:
        viz.graph(functions)
    assert str(refused.value) == (
        "builtin.module has 613 ops, more than the 500 that a picture can be read with; draw a part, such as @f0, @f1, @f2, @f3, "
        "or say limit=613"
    )
    assert viz.graph(functions, limit=613)


def test_deep_nesting_is_refused(context):
    text = "func.func @f(%c: i1) {" + "scf.if %c {" * 60 + "}" * 60 + " return }"
    with pytest.raises(
        ValueError, match="^regions are nested deeper than the 50 levels that a picture can be read with; draw a part$"
    ):
        viz.graph(text)


def test_other_things_are_refused():
    with pytest.raises(ValueError, match="^expected a module, an op or their text, got int$"):
        viz.graph(3)
    with pytest.raises(gpuir.ParseError, match="custom op 'no' is unknown|expected"):
        viz.graph("no")
