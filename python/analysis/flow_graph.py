"""The blocks and branches of a function with its `scf` ops taken apart, as `convert-scf-to-cf` would leave them.

Nothing is changed: the graph stands beside the IR, and each op of the IR is in exactly one of its blocks. Other ops with regions
(`tt.reduce`, `ttg.warp_specialize`) are one op of their block; the blocks of their regions are graphs of their own, that stand
before the op in the numbering.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from gpuir.analysis.flow import op_name
from gpuir.host import AnyOp, ir

__all__ = ["FlowBlock", "FlowGraph"]

#: Loop bounds and step of an scf.for stand before the values it carries, the condition of an scf.condition before what it passes.
_FOR_BOUNDS, _CONDITION = 3, 1
_STRUCTURED = ("scf.for", "scf.while", "scf.if", "scf.index_switch", "scf.execute_region")
_HANDING_ON = ("scf.yield", "scf.condition")


@dataclasses.dataclass(eq=False)
class FlowBlock:
    """A straight line of ops. `arguments` are the values that begin to be here, `passed` those that its end hands on.

    `start` and `end` number its first op and its end; every op and every end of a block has a number of its own.
    `entry` says that control comes from outside of the graph, and `region` is the region that holds the graph.
    """

    region: ir.Region
    entry: bool = False
    ops: list[ir.Operation] = dataclasses.field(default_factory=list)
    arguments: Sequence[ir.Value] = ()
    passed: Sequence[ir.Value] = ()
    successors: list[FlowBlock] = dataclasses.field(default_factory=list)
    start: int = 0
    end: int = 0


class FlowGraph:
    """The graph of a function and those of the regions in its ops; `blocks` are in the order of their numbers.

    `number[op]` is an op's place in that order: behind the ops in its regions. Ops of `scf`, and what ends their regions, have none.
    """

    def __init__(self, function: AnyOp):
        self.function = function.operation
        self.blocks: list[FlowBlock] = []
        self.number: dict[ir.Operation, int] = {}
        self._count = 0
        for region in self.function.regions:
            self._region(region)
        self.last = self._count

    # Building

    def _region(self, region: ir.Region) -> None:
        """The graph of a region that control enters from outside, at its first block."""
        blocks = list(region.blocks)
        if blocks:
            entries = self._blocks(region, blocks, region, [])
            entries[0].entry = True

    def _blocks(
        self, region: ir.Region, blocks: Sequence[ir.Block], holder: ir.Region, ends: list[tuple[FlowBlock, AnyOp]]
    ) -> list[FlowBlock]:
        """The flow blocks at which those of `region` begin; `ends` gets the blocks that leave it, with their terminators."""
        entries = [FlowBlock(holder, arguments=list(block.arguments)) for block in blocks]
        for block, entry in zip(blocks, entries):
            current = self._open(entry)
            for op in block.operations:
                operation = op.operation
                name = op_name(op)
                if name in _STRUCTURED:
                    current = self._structured(operation, name, current)
                elif name in _HANDING_ON:
                    current.passed = list(operation.operands)
                    ends.append((current, op))
                else:
                    self._append(operation, current)
            last = current.ops[-1] if current.ops else None
            if last is not None and len(last.successors):
                current.successors = [entries[blocks.index(successor)] for successor in last.successors]
            self._close(current)
        return entries

    def _append(self, operation: ir.Operation, block: FlowBlock) -> None:
        for region in operation.regions:
            self._region(region)
        # The regions' blocks come first; a block that has no op yet begins behind them.
        if not block.ops:
            block.start = self._count
        block.ops.append(operation)
        self.number[operation] = self._count
        self._count += 1

    def _open(self, block: FlowBlock) -> FlowBlock:
        block.start = self._count
        self.blocks.append(block)
        return block

    def _close(self, block: FlowBlock) -> None:
        block.end = self._count
        self._count += 1

    def _structured(self, op: ir.Operation, name: str, before: FlowBlock) -> FlowBlock:
        """Takes an op of `scf` apart; the block in which control goes on behind it."""
        holder = before.region
        after = FlowBlock(holder, arguments=list(op.results))
        operands = list(op.operands)
        regions = [list(region.blocks) for region in op.regions]
        ends: list[tuple[FlowBlock, AnyOp]] = []
        if name == "scf.for":
            before.passed = operands[_FOR_BOUNDS:]
            self._close(before)
            body = regions[0][0]
            header = self._open(FlowBlock(holder, arguments=list(body.arguments)))
            header.passed = [*body.arguments][1:]
            self._close(header)
            before.successors = [header]
            (entry,) = self._blocks(op.regions[0], regions[0], holder, ends)
            entry.arguments = ()
            header.successors = [entry, after]
            _join(ends, header)
        elif name == "scf.while":
            before.passed = operands
            self._close(before)
            first, *_ = self._blocks(op.regions[0], regions[0], holder, ends)
            before.successors = [first]
            decided = [block for block, _ in ends]
            ends = []
            second, *_ = self._blocks(op.regions[1], regions[1], holder, ends)
            _join(ends, first)
            for block in decided:
                block.passed = block.passed[_CONDITION:]
                block.successors = [second, after]
        else:
            self._close(before)
            entries = [
                self._blocks(region, blocks, holder, ends)[0] for region, blocks in zip(op.regions, regions) if blocks
            ]
            before.successors = entries + ([after] if len(entries) < len(regions) else [])
            _join(ends, after)
        return self._open(after)


def _join(ends: Iterable[tuple[FlowBlock, AnyOp]], target: FlowBlock) -> None:
    for block, _ in ends:
        block.successors = [target]
