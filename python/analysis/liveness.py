"""When buffers are live: from their allocations to the last uses of their views, in the numbering of a flow graph."""

from __future__ import annotations

from gpuir.analysis.flow_graph import FlowBlock, FlowGraph
from gpuir.analysis.slices import views
from gpuir.host import ir

__all__ = ["Liveness"]


class Liveness:
    """Ranges of numbers of a `FlowGraph` in which values are live; a value that a loop uses is live in the whole of it."""

    def __init__(self, graph: FlowGraph):
        self._graph = graph
        self._holder: dict[ir.Operation, FlowBlock] = {op: block for block in graph.blocks for op in block.ops}
        self._argument_of = {value: block for block in graph.blocks for value in block.arguments}
        self._predecessors: dict[FlowBlock, list[FlowBlock]] = {}
        for block in graph.blocks:
            for successor in block.successors:
                self._predecessors.setdefault(successor, []).append(block)
        self._passed: dict[ir.Value, list[FlowBlock]] = {}
        for block in graph.blocks:
            for value in block.passed:
                self._passed.setdefault(value, []).append(block)

    def of_buffer(self, allocation: ir.Value) -> tuple[int, int]:
        """First and last number at which some view of the buffer is live."""
        ranges = [self.of(view) for view in views(allocation)]
        return min(start for start, _ in ranges), max(end for _, end in ranges)

    def of(self, value: ir.Value) -> tuple[int, int]:
        """First and last number at which the value itself is live."""
        home, start = self._definition(value)
        first, last = start, start
        pending: list[FlowBlock] = []
        through: set[FlowBlock] = set()

        def use(block: FlowBlock, number: int) -> None:
            nonlocal last
            last = max(last, number)
            if block is not home:
                reach(block)

        def reach(block: FlowBlock) -> None:
            """The value is live where the block begins: at the end of all blocks before it."""
            nonlocal first
            first = min(first, block.start)
            if block not in through:
                through.add(block)
                pending.append(block)

        for block, number in self._uses(value, home):
            use(block, number)
        while pending:
            for before in self._predecessors.get(pending.pop(), ()):
                last = max(last, before.end)
                if before is not home:
                    reach(before)
        return first, last

    def _definition(self, value: ir.Value) -> tuple[FlowBlock, int]:
        if isinstance(value.owner, ir.Block):
            block = self._argument_of[value]
            return block, block.start
        operation = value.owner.operation
        if operation in self._holder:
            return self._holder[operation], self._graph.number[operation]
        block = self._argument_of[value]
        return block, block.start

    def _uses(self, value: ir.Value, home: FlowBlock) -> list[tuple[FlowBlock, int]]:
        """The blocks of the value's own graph that use it, and the numbers of the uses."""
        uses = [(block, block.end) for block in self._passed.get(value, ()) if block.region == home.region]
        for operand in value.uses:
            op: ir.Operation | None = operand.owner.operation
            # An op inside of another one's region uses the value where that one stands.
            while op is not None:
                block = self._holder.get(op)
                if block is not None and block.region == home.region:
                    uses.append((block, self._graph.number[op]))
                    break
                op = op.parent.operation if op.parent is not None else None
        return uses
