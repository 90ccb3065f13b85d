"""IR as a graph: ops as boxes under those whose results they take, regions as boxes around theirs.

A block's ops stand in layers: each below what it uses, and those whose results nobody takes, or that have regions, below each
other in their order. Within a layer they are sorted by where their neighbours stand. All of it takes time in proportion to the
ops and operands.
"""

from __future__ import annotations

from collections.abc import Iterator

from gpuir.analysis import flow
from gpuir.assembly.document import asm, parse
from gpuir.host import AnyOp, ir
from gpuir.ods.context import Context
from gpuir.viz.picture import Picture
from gpuir.viz.placing import BLOCKS, DETAIL, LINE, NAME, PAD, Block, Box, lay_out
from gpuir.viz.svg import INK, QUIET, Svg, colour

__all__ = ["graph", "placed"]

_LIMIT, _DEEP = 500, 50
#: Letters of a box's second line.
_LETTERS = 30
_EDGE, _FAR, _LIT = "#6b6b6b", "#b4b4b4", "#c23b00"
_HIDDEN = ("operandSegmentSizes", "resultSegmentSizes", "operand_segment_sizes")
#: Attributes that say what an op is, in the order in which they are looked for.
_TELLING = ("sym_name", "callee", "value", "intrinsic", "kind")


def graph(root: str | ir.Module | AnyOp, *, limit: int = _LIMIT, title: str = "") -> Picture:
    """The ops of a module or op, or of a text, with lines from results to the operands that take them.

    Types show under the pointer on a line, attributes on a box; what a box is connected with lights up. Dashed lines are
    branches to blocks.

    Refused (ValueError): more ops than ``limit``, regions nested deeper than 50 levels, and what is no op.
    """
    if isinstance(root, str):
        root = parse(root, context=Context())
    operation = getattr(root, "operation", root)
    if not isinstance(operation, ir.Operation):
        raise ValueError(f"expected a module, an op or their text, got {type(root).__name__}")
    _check_size(operation, limit)
    boxes, source = _collected(operation)
    top = boxes[0]
    _link(boxes, source)
    lay_out(top)
    return _drawn(top, boxes, source, title or f"{top.name} {top.detail}".strip())


def placed(root: ir.Module | AnyOp) -> list[Box]:
    """The boxes of a graph with their positions, without a picture."""
    boxes, source = _collected(root.operation)
    _link(boxes, source)
    lay_out(boxes[0])
    return boxes


# What there is --------------------------------------------------------------------------------------------------------


def _check_size(operation: ir.Operation, limit: int) -> None:
    count = 0

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal count
        count += 1
        return ir.WalkResult.ADVANCE

    operation.walk(visit)
    if count <= limit:
        return
    parts = []
    for region in operation.regions:
        for block in region.blocks:
            for op in block.operations:
                if "sym_name" in op.operation.attributes:
                    parts.append(f"@{ir.StringAttr(op.operation.attributes['sym_name']).value}")
    hint = f"; draw a part, such as {', '.join(parts[:4])}" if len(parts) > 1 else "; draw a part"
    raise ValueError(
        f"{operation.name} has {count:,} ops, more than the {limit:,} that a picture can be read with{hint}, or say limit={count}"
    )


class _Texts:
    """Names and spellings, each made once."""

    def __init__(self, root: ir.Operation):
        self._state = ir.AsmState(root)
        self._spelled: dict[ir.Type | ir.Attribute, str] = {}

    def name(self, value: ir.Value) -> str:
        return str(value.get_name(self._state))

    def spelled(self, of: ir.Type | ir.Attribute) -> str:
        text = self._spelled.get(of)
        if text is None:
            text = self._spelled[of] = _cut(asm(of), 400)
        return text


#: Where a value comes from: its box, and which of how many results it is.
Source = dict[ir.Value, tuple[Box, int, int, str]]


def _collected(root: ir.Operation) -> tuple[list[Box], Source]:
    """All boxes, outer ones first, and the boxes that values come from."""
    texts = _Texts(root)
    boxes: list[Box] = []
    source: Source = {}

    def take(op: ir.Operation, parent: Box | None, depth: int) -> Box:
        if depth > _DEEP:
            raise ValueError(
                f"regions are nested deeper than the {_DEEP} levels that a picture can be read with; draw a part"
            )
        box = _op_box(op, flow.op_name(op), texts)
        box.parent, box.number = parent, len(boxes)
        boxes.append(box)
        results = list(op.results)
        for i, result in enumerate(results):
            source[result] = (box, i, len(results), f"{texts.name(result)} : {texts.spelled(result.type)}")
        for region in op.regions:
            blocks: list[Block] = []
            for number, block in enumerate(region.blocks):
                here = Block(f"^bb{number}" if number else "", [])
                blocks.append(here)
                for argument in block.arguments:
                    text = f"{texts.name(argument)} : {texts.spelled(argument.type)}"
                    pill = Box(texts.name(argument), "", f"{text}\nargument {argument.arg_number} of the block")
                    pill.parent, pill.block, pill.number = box, here, len(boxes)
                    boxes.append(pill)
                    here.boxes.append(pill)
                    source[argument] = (pill, 0, 1, text)
                for inner in block.operations:
                    child = take(inner.operation, box, depth + 1)
                    child.block = here
                    here.boxes.append(child)
            box.regions.append(blocks)
        return box

    take(root, None, 0)
    return boxes, source


def _op_box(op: ir.Operation, name: str, texts: _Texts) -> Box:
    operands = list(op.operands)
    lines = [f"{', '.join(map(texts.name, op.results))} = " if len(op.results) else ""]
    lines[0] += f"{name} {', '.join(map(texts.name, operands))}".strip()
    attributes = {named.name: named.attr for named in _named(op) if named.name not in _HIDDEN}
    lines += [f"{key} = {texts.spelled(value)}" for key, value in attributes.items()]
    types = ", ".join(texts.spelled(result.type) for result in op.results)
    lines += [f": {types}"] if types else []
    detail = next((texts.spelled(attributes[key]) for key in _TELLING if key in attributes), "")
    detail = (
        detail.removeprefix("dense<")
        .strip('"')
        .split(" : ")[0]
        .removesuffix(">" if detail.startswith("dense<") else "")
    )
    return Box(name, _cut(detail, _LETTERS), "\n".join(lines), op, tuple(operands), successors=tuple(op.successors))


def _named(op: ir.Operation) -> Iterator[ir.NamedAttribute]:
    attributes = op.attributes
    for index in range(len(attributes)):
        yield attributes[index]


def _cut(text: str, most: int) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 3] + "..."


def _link(boxes: list[Box], source: Source) -> None:
    """Who stands below whom: a box that uses a value, or is around one that does, below the value's box."""
    for box in boxes:
        for value in box.uses:
            if value not in source:
                continue
            giver = source[value][0]
            giver.used = True
            user: Box | None = box
            while user is not None and user.block is not giver.block:
                user = user.parent
            if user is not None and user.number > giver.number:
                giver.below.append(user)
                user.above.append(giver)


# Drawing --------------------------------------------------------------------------------------------------------------


def _drawn(top: Box, boxes: list[Box], source: Source, title: str) -> Picture:
    svg = Svg(title)
    svg.rule(
        f".gpuir-viz .e:hover path{{stroke:{_LIT};stroke-width:2.5}}.gpuir-viz .e path+path{{stroke:none;pointer-events:stroke}}"
    )
    dialects: dict[str, int] = {}
    for box in boxes:
        if box.regions and any(box.regions):
            _outline(svg, box, dialects)
    blocks: dict[ir.Block, Block] = {}
    for box in boxes:
        for region, drawn in zip(box.op.regions if box.op is not None else (), box.regions):
            blocks.update(zip(region.blocks, drawn))
    for box in boxes:
        for operand, value in enumerate(box.uses):
            if value in source:
                _edge(svg, source[value], box, operand)
        for successor in box.successors:
            _branch(svg, box, blocks.get(successor))
    for box in boxes:
        if not any(box.regions):
            _leaf(svg, box, dialects)
    for box in boxes:
        svg.rule(
            f".gpuir-viz:has(.n{box.number}:hover) .u{box.number} path:first-of-type{{stroke:{_LIT};stroke-width:2.2}}"
        )
    svg.grow(top.x + top.width, top.y + top.height)
    return svg.picture()


def _fill(box: Box, dialects: dict[str, int], shade: int = 0) -> str:
    dialect = box.name.partition(".")[0]
    return colour(dialects.setdefault(dialect, len(dialects)), shade)


def _outline(svg: Svg, box: Box, dialects: dict[str, int]) -> None:
    """A box around regions: its op at the top, a line around blocks that branches lead to."""
    svg.open(f'class="n{box.number}" data-op="{box.name}"', box.hint)
    svg.rectangle(box.x, box.y, box.width, box.height, "#fafafa" if _depth(box) % 2 else "#ffffff", more='rx="6"')
    svg.rectangle(box.x, box.y, box.width, box.label_height, _fill(box, dialects, 1), more='rx="6"')
    _texts(svg, box, box.x + PAD, "start")
    svg.close()
    for blocks in box.regions:
        for block in blocks:
            if len(blocks) > 1:
                points = f"M{block.x - 3:.1f} {block.y - 4:.1f}h{block.width + 6:.1f}v{block.height + 8:.1f}h{-block.width - 6:.1f}z"
                svg.line(points, "#c4c4c4", 0.8)
            if block.name:
                svg.label(block.x, block.y - BLOCKS / 2 + 2, block.name, DETAIL, "start", QUIET)


def _depth(box: Box) -> int:
    depth = 0
    while box.parent is not None:
        box, depth = box.parent, depth + 1
    return depth


def _leaf(svg: Svg, box: Box, dialects: dict[str, int]) -> None:
    kind = f'data-op="{box.name}"' if box.op is not None else f'data-argument="{box.name}"'
    svg.open(f'class="n{box.number}" {kind}', box.hint)
    rounded = 3 if box.op is not None else 10
    fill = _fill(box, dialects) if box.op is not None else "#eeeeee"
    svg.rectangle(box.x, box.y, box.width, box.height, fill, more=f'rx="{rounded}"')
    _texts(svg, box, box.centre, "middle")
    svg.close()


def _texts(svg: Svg, box: Box, x: float, anchor: str) -> None:
    svg.label(x, box.y + 2 + LINE / 2, box.name, NAME, anchor, INK)
    if box.detail:
        svg.label(x, box.y + 1 + LINE * 1.5, box.detail, DETAIL, anchor, QUIET)


def _edge(svg: Svg, giver: tuple[Box, int, int, str], user: Box, operand: int) -> None:
    box, number, count, text = giver
    x, y = box.x + box.width * (number + 1) / (count + 1), box.y + box.height
    inner = user
    while inner.block is not box.block and inner.parent is not None:
        inner = inner.parent
    points = [f"M{x:.1f} {y:.1f}"]
    if box.room > box.height and inner.layer > box.layer and inner.block is box.block:
        # Down past taller boxes of the same layer.
        y = box.y + box.room
        points.append(f"V{y:.1f}")
    for bend in box.bends:
        if bend.layer < inner.layer:
            points.append(_curve(x, y, bend.centre, bend.y) + f"V{bend.y + bend.height:.1f}")
            x, y = bend.centre, bend.y + bend.height
    points.append(_curve(x, y, user.x + user.width * (operand + 1) / (len(user.uses) + 1), user.y))
    # Constants are everywhere, and far lines without bends cross whatever is between: both stand back.
    back = (
        box.name.endswith(".constant") or inner.block is not box.block or not box.bends and inner.layer - box.layer > 1
    )
    svg.open(
        f'class="e u{box.number} u{user.number}" data-from="{box.number}" data-to="{user.number}" data-operand="{operand}"',
        f"{text}\n{box.name} to {user.name}, operand {operand}",
    )
    svg.line("".join(points), _FAR if back else _EDGE, 1.1)
    svg.line("".join(points), "none", 8)
    svg.close()


def _curve(x1: float, y1: float, x2: float, y2: float) -> str:
    """On to a point, beginning and ending downwards."""
    bend = max(8.0, min(60.0, abs(y2 - y1) / 2))
    return f"C{x1:.1f} {y1 + bend:.1f} {x2:.1f} {y2 - bend:.1f} {x2:.1f} {y2:.1f}"


def _branch(svg: Svg, box: Box, block: Block | None) -> None:
    if block is None:
        return
    # Down to the border of the region, along it, and to the block's name.
    x, y, edge, end = box.centre, box.y + box.height, block.x - 7, block.y - BLOCKS / 2 + 2
    if not block.name:
        end = block.y
    turn = 8 if end > y else -8
    points = f"M{x:.1f} {y:.1f}C{x:.1f} {y + 12:.1f} {edge:.1f} {y:.1f} {edge:.1f} {y + turn:.1f}V{end - turn / 2:.1f}"
    points += f"Q{edge:.1f} {end:.1f} {edge + 5:.1f} {end:.1f}"
    svg.open(
        f'class="b u{box.number}" data-from="{box.number}" data-block="{block.name}"',
        f"{box.name} to {block.name or 'its own block'}",
    )
    svg.line(points, "#0072b2", 1.3, 'stroke-dasharray="4 3"')
    svg.close()
