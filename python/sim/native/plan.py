"""How the threads of a block run as loops: what all threads have alike, what each makes anew, and where they meet.

The body of a kernel whose threads meet is split where they do. Ops between two such places are a loop over the threads; a loop or a
branch with such a place in it is one of the whole block (or, with warp operations alone, of a warp), whose bounds or condition all
its threads must have alike. A loop whose bounds are alike anyway is one of the block too: LLVM then takes several threads at once.
"""

from __future__ import annotations

import enum

from gpuir.host import ir
from gpuir.sim.native.outline import nested
from gpuir.sim.native.owners import ACCESSES, ATOMICS
from gpuir.sim.structure import last_op, operations_of, plain
from gpuir.sim.terms import Op

__all__ = ["BARRIERS", "EXCHANGES", "MEETINGS", "OF_ONE", "Level", "Plan"]

#: Attribute of a loop that is each thread's own, whatever its bounds are.
OF_ONE = "native.of_one"

#: Where all threads of a block meet.
BARRIERS = frozenset(["gpu.barrier", "gpu.all_reduce"])
#: Where lanes of a warp give values to each other; a call is one of products.py or of matrices.py.
EXCHANGES = frozenset(["gpu.shuffle", "gpu.rotate", "gpu.subgroup_broadcast", "gpu.ballot", "gpu.subgroup_reduce", "func.call"])  # fmt: skip
MEETINGS = BARRIERS | EXCHANGES

_ALIKE = frozenset(["gpu.block_id", "gpu.block_dim", "gpu.grid_dim", "gpu.subgroup_size", "gpu.num_subgroups"])
#: Ids of a thread, which each stretch computes again.
_OWN = frozenset(["gpu.thread_id", "gpu.global_id", "gpu.lane_id", "gpu.subgroup_id"])
#: Ops on integers, of which the same is cheaper than a value in memory, and whose sums LLVM can see through.
_CHEAP = frozenset(
    f"arith.{name}" for name in (
        "addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "maxui", "minsi", "minui", "cmpi", "select",
        "extsi", "extui", "trunci", "index_cast", "index_castui", "divui", "remui", "divsi", "remsi",
    )
)  # fmt: skip


class Level(enum.Enum):
    """Of which threads an op with regions is one: of each by itself, of all that run together, or of a warp."""

    THREAD = 0
    SCOPE = 1
    WARP = 2


class Plan:
    """What is known of the ops and values of a kernel. ``alone``: blocks have one thread, and loops are left as they are."""

    def __init__(self, kernel: Op, *, alone: bool):
        self._alone = alone
        self._ops = nested(kernel)[1:]
        self._stored = {
            plain(op.operands[ACCESSES[op.name]])
            for op in self._ops
            if op.name in ACCESSES and op.name != "memref.load"
        }
        self._meets = {op: frozenset(each.name for each in nested(op)) & MEETINGS for op in self._ops}
        #: Values that threads of a block may have differently.
        self._varying: set[ir.Value] = set()
        size = -1
        while size != len(self._varying):
            size = len(self._varying)
            for op in self._ops:
                self._spread(op)
        self._cheap: set[ir.Value] = set()
        for op in self._ops:
            if op.name in _OWN or (
                op.name in _CHEAP and all(self.alike(each) or self.again(each) for each in op.operands)
            ):
                self._cheap.update(each for each in map(plain, op.results) if each in self._varying)

    def alike(self, value: ir.Value) -> bool:
        """Whether all threads that run together have the same, and it can be computed once for them."""
        return plain(value) not in self._varying

    def again(self, value: ir.Value) -> bool:
        """Whether each stretch of a thread's code computes the value again."""
        return plain(value) in self._cheap

    def meets(self, op: Op) -> bool:
        """Whether the op is, or has in it, a place where threads meet."""
        return bool(self._meets[op])

    def whole_blocks(self, op: Op) -> bool:
        """Whether the op has a place in it where all threads of a block meet."""
        return bool(self._meets[op] & BARRIERS)

    def level(self, op: Op) -> Level:
        """Of which threads the loop or branch ``op`` is one, if those around it run together."""
        meets = self._meets[op]
        if OF_ONE in op.attributes:
            return Level.THREAD
        if op.name == "scf.for":
            alike = all(map(self.alike, list(op.operands)[:3]))
            if not meets:
                return Level.SCOPE if alike and not self._alone else Level.THREAD
        elif op.name == "scf.if":
            alike = self.alike(op.operands[0])
            if not meets:
                inner = any(self.level(each) is Level.SCOPE for each in operations_of(op) if len(each.regions))
                return Level.SCOPE if alike and inner else Level.THREAD
        elif op.name == "scf.while":
            alike = self.alike(last_op(op.regions[0].blocks[0]).operands[0])
            if not meets:
                return Level.SCOPE if alike and not self._alone else Level.THREAD
        else:
            return Level.THREAD
        return Level.SCOPE if alike or meets & BARRIERS else Level.WARP

    def _spread(self, op: Op) -> None:
        if len(op.regions):
            if op.name == "gpu.all_reduce":
                return
            self._spread_regions(op)
            return
        if op.name in ("scf.yield", "scf.condition", "gpu.return", "func.return") or not len(op.results):
            return
        if op.name in _ALIKE:
            return
        varying = (
            op.name in _OWN
            or op.name in EXCHANGES
            or op.name in ATOMICS
            or any(not self.alike(each) for each in op.operands)
        )
        if op.name == "memref.load":
            varying |= plain(op.operands[0]) in self._stored or not isinstance(op.operands[0].owner, ir.Block)
        if varying and op.name != "gpu.all_reduce":
            self._varying.update(map(plain, op.results))

    def _spread_regions(self, op: Op) -> None:
        level = self.level(op)
        yields = [list(last_op(block).operands) for region in op.regions for block in region.blocks]
        if op.name == "scf.for":
            arguments = list(op.regions[0].blocks[0].arguments)
            if level is Level.THREAD and not all(map(self.alike, list(op.operands)[:3])):
                self._varying.add(plain(arguments[0]))
            initial = list(op.operands)[3:]
            for number, result in enumerate(op.results):
                given = (initial[number], yields[0][number])
                if level is not Level.SCOPE or any(not self.alike(each) for each in given):
                    self._varying.update((plain(result), plain(arguments[number + 1])))
            return
        if op.name == "scf.while":
            self._spread_while(op, level)
            return
        for number, result in enumerate(op.results):
            alike = level is Level.SCOPE and all(self.alike(each[number]) for each in yields)
            if not alike:
                self._varying.add(plain(result))

    def _spread_while(self, op: Op, level: Level) -> None:
        before, after = (region.blocks[0] for region in op.regions)
        # Of the condition the first operand is whether to go on.
        gives: list[tuple[ir.Value, ir.Value]] = [
            *zip(before.arguments, op.operands),
            *zip(before.arguments, last_op(after).operands),
        ]
        gives += [*zip(after.arguments, list(last_op(before).operands)[1:]), *zip(op.results, after.arguments)]
        for value, given in gives:
            if level is not Level.SCOPE or not self.alike(given):
                self._varying.add(plain(value))
