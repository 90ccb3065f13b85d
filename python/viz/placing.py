"""Where the boxes of a graph stand: in layers, each box below those whose results it takes.

Within a layer boxes are sorted by where their neighbours stand. All of it takes time in proportion to the ops and operands.
"""

from __future__ import annotations

import dataclasses

from gpuir.host import ir
from gpuir.viz.svg import LETTER

__all__ = ["BLOCKS", "DETAIL", "LINE", "NAME", "PAD", "Block", "Box", "lay_out"]

#: Sizes of a box's name and of the line below it, height of a line, and room beside them.
NAME, DETAIL, LINE, PAD = 10, 9, 15, 8
#: Pixels between boxes of a layer, layers, a region's border and what is in it; and above a block that branches lead to.
_GAP, _LAYER, _INSET, BLOCKS = 14, 26, 12, 24
#: A line over more layers than this goes straight, behind the boxes; so many bends are few for each box.
_SPAN = 16
#: Ops of one name and without results that follow each other: so many more stand in a layer with the first.
_BESIDE = 5
_BEND = 6


@dataclasses.dataclass
class Box:
    """An op, or an argument of a block. Its position is that of its upper left corner; boxes of its regions have theirs.

    ``uses`` are the values it takes, ``used`` whether anything takes its own; ``regions`` has for each region its blocks, each with
    its boxes. ``block`` and ``layer`` say where it stands, ``room`` is the height of its layer, ``above`` and ``below`` are its
    neighbours there. Lines to boxes further down pass through ``bends``, points without a box, one in each layer between.
    """

    name: str
    detail: str
    hint: str
    op: ir.Operation | None = None
    uses: tuple[ir.Value, ...] = ()
    used: bool = False
    successors: tuple[ir.Block, ...] = ()
    regions: list[list[Block]] = dataclasses.field(default_factory=list)
    parent: Box | None = None
    block: Block | None = None
    number: int = 0
    layer: int = 0
    above: list[Box] = dataclasses.field(default_factory=list)
    below: list[Box] = dataclasses.field(default_factory=list)
    bends: list[Box] = dataclasses.field(default_factory=list)
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0
    room: float = 0

    @property
    def centre(self) -> float:
        """The middle of the box from left to right."""
        return self.x + self.width / 2

    @property
    def label_height(self) -> int:
        """Pixels of the box's text."""
        return LINE * (2 if self.detail else 1) + PAD - 2

    @property
    def label_width(self) -> float:
        """Pixels of the box's text from left to right."""
        return max(LETTER * NAME * len(self.name), LETTER * DETAIL * len(self.detail)) + 2 * PAD


@dataclasses.dataclass
class Block:
    """The boxes of a block: its arguments, then its ops; and what others call it."""

    name: str
    boxes: list[Box]
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0


def lay_out(box: Box) -> None:
    """Sizes from the inside out; the position of a box in a block is relative to it until the outermost one is done."""
    _measure(box)
    box.x = box.y = 10
    _settle(box)


def _measure(box: Box) -> None:
    box.width, box.height = box.label_width, box.label_height
    across: float = _INSET
    deepest: float = 0
    for blocks in box.regions:
        down: float = box.label_height + _INSET / 2
        widest: float = 0
        for block in blocks:
            for inner in block.boxes:
                _measure(inner)
            _arrange(block)
            down += BLOCKS if block.name else 0
            block.x, block.y = across, down
            down += block.height
            widest = max(widest, block.width)
        deepest = max(deepest, down)
        across += widest + _INSET if blocks else 0
    if any(blocks for blocks in box.regions):
        box.width, box.height = max(box.width, across), deepest + _INSET


def _arrange(block: Block) -> None:
    """Layers of a block's boxes, and positions in them."""
    _layers(block.boxes)
    boxes = [*block.boxes, *_bends(block.boxes)]
    rows: list[list[Box]] = [[] for _ in range(max((box.layer for box in boxes), default=-1) + 1)]
    for box in boxes:
        rows[box.layer].append(box)
    for row in rows:
        _line(row, up=True)
    for row in reversed(rows):
        _line(row, up=False)
    for row in rows:
        _line(row, up=True)
    y: float = 0
    for row in rows:
        height = max((box.height for box in row), default=0)
        for box in row:
            box.y = y
            box.room = height
            if box.number < 0:
                box.height = height
        y += height + _LAYER
    left = min((box.x for box in boxes), default=0)
    for box in boxes:
        box.x -= left
    block.width = max((box.x + box.width for box in boxes), default=0)
    block.height = max(0, y - _LAYER)


def _layers(boxes: list[Box]) -> None:
    """The layer of each box: below what it uses, effects below each other, the block's end below everything."""
    arguments = bool(boxes) and boxes[0].op is None
    last: Box | None = None
    beside = 0
    between: list[Box] = []
    for box in boxes:
        box.layer = 1 + max((each.layer for each in box.above), default=-1)
        if box.op is None:
            continue
        box.layer = max(box.layer, int(arguments))
        if not box.regions and box.used:
            between.append(box)
            continue
        # What has an effect, for all one can see, keeps its place among its like; a few of one name that follow each other, with
        # what is for them alone, stand side by side.
        if last is not None:
            alone = not box.regions and all(user is box for each in between for user in each.below)
            beside = beside + 1 if alone and box.name == last.name and beside < _BESIDE else 0
            box.layer = max(box.layer, last.layer + (0 if beside else 1))
            beside = beside if box.layer == last.layer else 0
        last, between = box, []
    if boxes and boxes[-1].op is not None and not boxes[-1].used and not boxes[-1].regions:
        boxes[-1].layer = max(boxes[-1].layer, max((box.layer for box in boxes[:-1]), default=-1) + 1)
    for box in reversed(boxes):
        # What needs nothing, such as a constant, stands next to what needs it.
        if box.op is not None and not box.above and box.below and not box.regions:
            box.layer = max(box.layer, min(each.layer for each in box.below) - 1)


def _bends(boxes: list[Box]) -> list[Box]:
    """Places for the lines that pass layers: a chain for each box, as far down as its lines go."""
    every: list[Box] = []
    for box in boxes:
        far = max((each.layer for each in box.below), default=0)
        if not 1 < far - box.layer <= _SPAN:
            continue
        chain = [Box("", "", "", number=-1, layer=layer, width=_BEND) for layer in range(box.layer + 1, far)]
        users, box.below, box.bends = box.below, [], chain
        links = [box, *chain]
        for one, two in zip(links, chain):
            one.below.append(two)
            two.above.append(one)
        for user in users:
            near = links[user.layer - box.layer - 1]
            near.below.append(user)
            if near is not box:
                user.above[user.above.index(box)] = near
        every += chain
    return every


def _line(row: list[Box], up: bool) -> None:
    """Boxes of a layer beside each other, each as near as there is room to the middle of its neighbours."""

    def wanted(box: Box) -> float:
        near = box.above if up else box.below
        near = near or (box.below if up else box.above)
        return sum(each.centre for each in near) / len(near) if near else box.centre

    wishes = {id(box): wanted(box) for box in row}
    row.sort(key=lambda box: (wishes[id(box)], box.number))
    edge = float("-inf")
    over = 0.0
    for box in row:
        wish = wishes[id(box)] - box.width / 2
        box.x = max(wish, edge)
        over += box.x - wish
        edge = box.x + box.width + _GAP
    # Pushed to the right only, the layer moves back by the mean of it.
    for box in row:
        box.x -= over / len(row)


def _settle(box: Box) -> None:
    for blocks in box.regions:
        for block in blocks:
            block.x += box.x
            block.y += box.y
            for inner in block.boxes:
                for each in (inner, *inner.bends):
                    each.x += block.x
                    each.y += block.y
                _settle(inner)
