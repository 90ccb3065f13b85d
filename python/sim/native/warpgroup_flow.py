"""Whether a kernel with products of warpgroups or bulk copies uses their registers, and fences, so that the NumPy engine would find nothing.

What shared memory they read is looked at as the kernel runs; this follows the ways through the kernel: registers of accumulators are left alone until a wait
for them, wgmma.fence stands between what accesses registers and the next product, and fence.proxy.async between what threads write and what products and copies read. A
kernel of which that is not so on each way is left to the NumPy engine. PTX ISA, "wgmma.fence", "wgmma.wait_group", "Async proxy".
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator

from gpuir.host import ir
from gpuir.sim.attributes import integer, string
from gpuir.sim.native.asynchronous_form import BRING, LOAD, STORE, TAKE, asynchronous, is_proxy_fence
from gpuir.sim.native.outline import nested
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.warpgroup_form import Multiplication, multiplication_of
from gpuir.sim.native.warpgroup_ops import COMMIT, FENCE, WAIT
from gpuir.sim.structure import defining_op, last_op, plain
from gpuir.sim.terms import Op

__all__ = ["MOVES", "check_flow"]

#: Ops that hand registers on as they are, and assembly that does.
_HAND_ON = ("llvm.extractvalue", "llvm.insertvalue", "llvm.bitcast", "llvm.freeze", "scf.yield")
MOVES = ("mov.b32 $0, $1;", "mov.f32 $0, $1;")
_BRANCHES = ("llvm.br", "llvm.cond_br", "llvm.switch")
#: Ops that write shared memory, among others, and where that comes to be seen.
_WRITES = ("llvm.store", "llvm.atomicrmw", "llvm.cmpxchg", "nvvm.stmatrix", "nvvm.cp.async.shared.global", "nvvm.cp.async.wait.group", "nvvm.wmma.store")  # fmt: skip
#: Groups behind which a product is over in any case.
_MOST = 8


@dataclasses.dataclass
class _State:
    """What holds on all ways to a place."""

    #: Products that may be on their way, with the least number of groups that ended since.
    pending: dict[Op, int]
    #: Whether a wgmma.fence is behind all accesses to registers of products, and a proxy fence behind all writes.
    fenced: bool = False
    seen: bool = True

    def joined(self, other: _State | None) -> _State:
        """What holds on these ways and the others."""
        if other is None:
            return dataclasses.replace(self, pending=dict(self.pending))
        pending = dict(other.pending)
        for op, count in self.pending.items():
            pending[op] = min(count, pending.get(op, count))
        return _State(pending, self.fenced and other.fenced, self.seen and other.seen)


def check_flow(kernel: Op) -> frozenset[Op]:
    """Lack where the NumPy engine might find something; copies to shared memory ahead of which no fence stands on some way from what threads write."""
    ops = nested(kernel)[1:]
    products = {op: made for op in ops if (made := multiplication_of(op)) is not None}
    copies = {
        op: does.kind
        for op in ops
        if (does := asynchronous(op)) is not None and does.kind in (BRING, LOAD, STORE, TAKE)
    }
    if not products and not copies:
        return frozenset()
    flow = _Flow(kernel, products, copies)
    flow.check()
    return frozenset(flow.unfenced)


class _Flow:
    def __init__(self, kernel: Op, products: dict[Op, Multiplication], copies: dict[Op, str]):
        self._kernel, self._products, self._copies = kernel, products, copies
        #: Copies to shared memory over what threads may have written without a fence.
        self.unfenced: set[Op] = set()
        ops = nested(kernel)[1:]
        self._edges = [pair for op in ops for pair in _handed_on(op)]
        #: Products whose registers a value may be.
        self._from: dict[ir.Value, frozenset[Op]] = {plain(each): frozenset([op]) for op in products for each in op.results}  # fmt: skip
        self._spread(self._from, self._edges)
        #: Values that a product has as its registers.
        ends = {plain(each): frozenset([op]) for op, made in products.items() for each in (*made.given, *made.left)}
        self._spread(ends, [(target, source) for source, target in self._edges])
        self._makers = {
            op for value in ends if (op := defining_op(value)) is not None
            and op not in products and op.name != "llvm.mlir.constant" and not _hands_on(op)
        }  # fmt: skip

    @staticmethod
    def _spread(known: dict[ir.Value, frozenset[Op]], edges: Iterable[tuple[ir.Value, ir.Value]]) -> None:
        behind: dict[ir.Value, list[ir.Value]] = {}
        for source, target in edges:
            behind.setdefault(source, []).append(target)
        due = list(known)
        while due:
            source = due.pop()
            for target in behind.get(source, ()):
                more = known[source] | known.get(target, frozenset())
                if more != known.get(target):
                    known[target] = more
                    due.append(target)

    def check(self) -> None:
        """Goes through all blocks until nothing new comes of it."""
        blocks = list(self._kernel.regions[0].blocks)
        begins: dict[ir.Block, _State] = {blocks[0]: _State({}, False, True)}
        due = [blocks[0]]
        while due:
            block = due.pop(0)
            state = self._through(block, begins[block].joined(None))
            for after in last_op(block).successors:
                new = state.joined(begins.get(after))
                if new != begins.get(after):
                    begins[after] = new
                    if after not in due:
                        due.append(after)

    def _through(self, block: ir.Block, state: _State) -> _State:
        for view in block.operations:
            state = self._step(view.operation, state)
        return state

    def _step(self, op: Op, state: _State) -> _State:
        if len(op.regions):
            self._touch(op, state)
            sides = [self._through(block, state.joined(None)) for region in op.regions for block in region.blocks]
            if len(sides) < 2:
                sides.append(state)
            joined = sides[0]
            for side in sides[1:]:
                joined = joined.joined(side)
            return joined
        made = self._products.get(op)
        if made is not None:
            self._multiply(op, made, state)
        elif op.name == FENCE:
            state.fenced = True
        elif op.name == COMMIT:
            state.pending = {each: min(count + 1, _MOST) for each, count in state.pending.items()}
        elif op.name == WAIT:
            left = integer(op, "group")
            state.pending = {each: count for each, count in state.pending.items() if count <= left}
            state.fenced = False
        elif is_proxy_fence(op):
            state.seen = True
        elif op in self._copies and not state.seen:
            if self._copies[op] in (STORE, TAKE):
                raise Lack("no fence.proxy.async stands ahead of the copy on each way from what threads write", op)
            self.unfenced.add(op)
        else:
            if op.name in _WRITES and not _is_global(op):
                state.seen = False
            self._touch(op, state)
            if op in self._makers:
                state.fenced = False
        return state

    def _multiply(self, op: Op, made: Multiplication, state: _State) -> None:
        if op.parent is None or op.parent.operation != self._kernel:
            raise Lack("the native engine has no products of warpgroups with a predicate", op)
        if not state.fenced:
            raise Lack("no wgmma.fence stands ahead of the product on each way to it", op)
        if not state.seen:
            raise Lack("no fence.proxy.async stands ahead of the product on each way from what threads write", op)
        for value in made.left:
            self._over(self._from.get(plain(value), ()), state, op)
        for value in made.given:
            for source in self._from.get(plain(value), ()):
                other = self._products[source]
                if (other.n, other.sums) != (made.n, made.sums):
                    self._over([source], state, op)
        for value in made.descriptors:
            self._over(self._from.get(plain(value), ()), state, op)
        state.pending[op] = 0

    def _touch(self, op: Op, state: _State) -> None:
        """An op that may access registers of products."""
        if _hands_on(op) or op.name in _BRANCHES:
            # The condition of a branch is no register of a product.
            return
        for value in op.operands:
            sources = self._from.get(plain(value))
            if sources:
                self._over(sources, state, op)
                state.fenced = False

    def _over(self, sources: Iterable[Op], state: _State, op: Op) -> None:
        if any(each in state.pending for each in sources):
            raise Lack("nobody has waited for the product whose registers it uses", op)


def _is_global(op: Op) -> bool:
    """Whether the op stores to global memory for sure."""
    return op.name == "llvm.store" and str(op.operands[1].type) == "!llvm.ptr<1>"


def _hands_on(op: Op) -> bool:
    return op.name in _HAND_ON or (op.name == "llvm.inline_asm" and string(op, "asm_string") in MOVES)


def _handed_on(op: Op) -> Iterator[tuple[ir.Value, ir.Value]]:
    """Values that are others then: a register, and what it is behind the op."""
    if op.name == "scf.yield":
        assert op.parent is not None
        yield from zip(map(plain, op.operands), map(plain, op.parent.operation.results))
    elif op.name in _BRANCHES:
        at = len(op.operands)
        for block in reversed(list(op.successors)):
            at -= len(block.arguments)
            for number, argument in enumerate(block.arguments):
                yield plain(op.operands[at + number]), plain(argument)
    elif _hands_on(op):
        for value in op.operands:
            yield plain(value), plain(op.results[0])
