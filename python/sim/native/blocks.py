"""The machine code of a kernel whose threads meet: one function, in which each block runs stretch by stretch.

plan.py tells which ops are of the whole block, and where the body is split. Each stretch is a loop over the threads. What a thread has
from one stretch to the next lies in an array with an element a thread, but for what all have alike, which is there once, and what is
cheaper to compute again.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.native.asynchronous_marks import Marks, mark_of, marked
from gpuir.sim.native.atomics import update
from gpuir.sim.native.batches import Batch
from gpuir.sim.native.copies import IDS, copied, id_of
from gpuir.sim.native.functions import calls, of_each, of_one
from gpuir.sim.native.grains import grains_of, in_grains
from gpuir.sim.native.guards import WORDS
from gpuir.sim.native.insides import is_rare, take_by_ones, write_inside_form
from gpuir.sim.native.late import Late, LateReads, late_ops, write_wait
from gpuir.sim.native.meetings import buffer_of, written_once
from gpuir.sim.native.outline import nested
from gpuir.sim.native.owners import ATOMICS
from gpuir.sim.native.plan import MEETINGS, Level, Plan
from gpuir.sim.native.private import Private
from gpuir.sim.native.products import ready_for
from gpuir.sim.native.runs import take_together, unbundle
from gpuir.sim.native.shadows import INTERVAL_WORDS, BlockGuards
from gpuir.sim.native.shared import PLACES, Lack, Shared
from gpuir.sim.native.spots import Spot, Spots
from gpuir.sim.native.stretches import Item, Stretch, without_space
from gpuir.sim.native.warp_words import WarpGuards, is_meeting
from gpuir.sim.native.warps import exchange, is_of_shared
from gpuir.sim.structure import defining_op, last_op, plain
from gpuir.sim.terms import Dim3, Op

__all__ = ["Writer"]


#: So many ops ahead of a rare one are not worth a loop of their own.
_FEW = 8
#: Bytes of a line of the caches.
_LINE = 64


class Writer:
    """Writes the function that `BlockCode` (block_code.py) compiles."""

    def __init__(
        self,
        kernel: Op,
        block: Dim3,
        lanes: int,
        together: bool,
        shared: Shared,
        shadowed: Sequence[int],
        colliding: Set[Op],
    ):
        self.arith, self.scf, self.memref = (module(f"dialects.{name}") for name in ("arith", "scf", "memref"))
        func = module("dialects.func")
        self._kernel, self.block, self.lanes, self._colliding = kernel, block, lanes, colliding
        self._once = written_once(kernel, shared)
        self.threads = block[0] * block[1] * block[2]
        self.plan = Plan(kernel, alone=self.threads == 1)
        body = kernel.regions[0].blocks[0]
        given = list(body.arguments)[: shared.arguments]
        #: Values that all threads have alike, and the places of others.
        self.alike: dict[ir.Value, Any] = {}
        self.spots = Spots(self, kernel)
        self._heap: list[Any] = []
        #: Exchanges of registers that are collected together.
        self.batch = Batch(self)
        self._stretch: Stretch | None = None
        self._pending: list[Item] = []
        #: Uses, by op and number of the operand, that code in a stretch is for.
        self._served: set[tuple[Op, int]] = set()
        #: The first thread of the warp that code is written for; None: the whole block.
        self.first: Any = None
        self._constants: dict[tuple[ir.Type, int | float], Any] = {}
        #: Vectors that are made of numbers in the stretch.
        self.bundles: list[Any] = []
        with kernel.context, ir.Location.unknown():
            self.index, i64 = ir.IndexType.get(), ir.IntegerType.get_signless(64)
            i32 = ir.IntegerType.get_signless(32)
            words = ir.MemRefType.get([WORDS], i64)
            types = [without_space(each.type) for each in given]
            shadows = [ir.MemRefType.get(ir.MemRefType(types[number]).shape, i32) for number in shadowed]
            self.holder = ir.Module.create()
            with ir.InsertionPoint(self.holder.body):
                function = func.FuncOp("kernel", ([*types, *[self.index] * 9, *shadows, *shadows, words], []))
            function.attributes["llvm.emit_c_interface"] = ir.UnitAttr.get()
            entry = self._block_of_all = function.add_entry_block()
            taken = list(entry.arguments)
            grid = taken[len(given) : len(given) + 3]
            with ir.InsertionPoint(entry):
                sizes = [self.number(each) for each in block]
                self._sizes = [*grid, *sizes, self.number(lanes)]
                own = self.memref.alloca(words, [], [])
                interval = self.memref.alloca(ir.MemRefType.get([INTERVAL_WORDS], i32), [], [])
                for number in range(WORDS):
                    self._copy(taken[-1], own, number)
                for number in range(INTERVAL_WORDS):
                    self.memref.store(self.arith.constant(i32, 1), interval, [self.number(number)])
                self._entry = self.arith.constant(self.index, 0).owner
                self._grains = grains_of(kernel, shared)
                memories, pairs = self._shared(shared)
                self.arguments = taken[: len(given)]
                self.alike.update(zip(map(plain, given), taken))
                self.alike.update(
                    (value, memories[place]) for value, place in shared.places.items() if place not in shared.private
                )
                self._private = {
                    value: Private(shared.types[place], memories[place], pairs[place][0])
                    for value, place in shared.places.items()
                    if place in shared.private
                }
                count, at = len(shadowed), len(given) + 9
                begins, ends = taken[at - 6 : at - 3], taken[at - 3 : at]
                words_of = {
                    plain(taken[number]): (taken[at + i], taken[at + count + i]) for i, number in enumerate(shadowed)
                }
                words_of |= {plain(memory): pair for memory, pair in zip(memories, pairs)}
                held = dict(zip(map(plain, memories), self._grains))
                self.guards = (
                    WarpGuards(own, interval, self.threads, lanes, words_of, held)
                    if any(map(is_meeting, nested(kernel)))
                    else BlockGuards(own, interval, self.threads, words_of, held)
                )
                self.guards.constant = self.constant
                self.guards.lockstep = lanes if together else 0
                self.guards.parted = any(map(is_of_shared, nested(kernel)))
                loads, copies = ({op: plain(self.alike[buffer_of(op)]) for op in ops} for ops in late_ops(kernel, colliding))  # fmt: skip
                if loads and isinstance(self.guards, WarpGuards):
                    raise Lack("the native engine has no products of warpgroups beside barriers of warps")
                self.guards.late = Late(self, kernel, copies, words_of, held)
                self.guards.reads = LateReads(self, kernel, loads, words_of, held)
                if marked(kernel):
                    self.guards.marks = Marks(self, kernel, shared, memories, pairs, self._grains)
                clear = None if shadowed else lambda: self._begin_again(pairs)
                with self.loops(list(zip(reversed(begins), reversed(ends))), self.number(1)) as numbers:
                    self._block = list(reversed(numbers))
                    self.guards.begin_block(clear=clear)
                    self._ops([each.operation for each in body.operations][:-1])
                    self.flush()
                    self._arrive()
                    self.guards.next_interval()
                self.guards.finish()
                for number in range(WORDS):
                    self._copy(own, taken[-1], number)
                for each in self._heap:
                    self.memref.dealloc(each)
                func.return_([])

    # Helpers

    def number(self, value: int) -> Any:
        """A constant index."""
        return self.constant(self.index, value)

    def constant(self, type: ir.Type, value: int | float) -> Any:
        """A constant, which is there for the whole function."""
        key = type, value
        if key not in self._constants:
            with ir.InsertionPoint.at_block_begin(self._block_of_all):
                self._constants[key] = self.arith.constant(type, value)
        return self._constants[key]

    def compare(self, predicate: str, a: Any, b: Any) -> Any:
        """Code that compares integers."""
        return self.arith.cmpi(getattr(self.arith.CmpIPredicate, predicate), a, b)

    def array(self, type: ir.Type, size: int | None = None, *, by_lines: bool = False) -> Any:
        """An array with an element for each thread, or so many, there for all blocks. ``by_lines``: aligned, so that LLVM does not see whose memory it is."""
        with ir.InsertionPoint(self._entry):
            shape = [self.threads if size is None else size]
            self._heap.append(
                self.memref.alloc(ir.MemRefType.get(shape, type), [], [], alignment=_LINE if by_lines else None)
            )
        return self._heap[-1]

    def _copy(self, source: Any, target: Any, number: int) -> None:
        at = [self.number(number)]
        self.memref.store(self.memref.load(source, at), target, at)

    def _shared(self, shared: Shared) -> tuple[list[Any], list[tuple[Any, Any]]]:
        """Buffers of shared memory, and the words of each."""
        i32 = ir.IntegerType.get_signless(32)
        memories, pairs = [], []
        for number, type in enumerate(shared.types):
            if number in shared.private:
                type = ir.MemRefType.get([self.threads * math.prod(type.shape)], type.element_type)
            memories.append(self.memref.alloc(type, [], []))
            of = ir.MemRefType.get(in_grains(type, self._grains[number]), i32)
            pairs.append((self.memref.alloc(of, [], []), self.memref.alloc(of, [], [])))
            self._heap += [memories[-1], *pairs[-1]]
        self._clear(pairs)
        return memories, pairs

    def cleared(self, type: ir.Type, size: int | None = None) -> Any:
        """An array with a zero for each thread, or so many, there for all blocks."""
        array = self.array(type, size)
        with ir.InsertionPoint(self._entry):
            zero = self.arith.constant(type, 0)
            with self.loops([(self.number(0), self.number(size or self.threads))], self.number(1)) as numbers:
                self.memref.store(zero, array, numbers)
        return array

    def _arrive(self) -> None:
        """What is on its way when a block ends has come when the next one begins."""
        assert self.guards.late is not None and self.guards.reads is not None
        with self.each_thread() as stretch:
            self.guards.thread = self.arith.index_cast(ir.IntegerType.get_signless(32), stretch.thread)
            self.guards.late.finish(stretch.thread, self.guards.own())
            self.guards.reads.end(stretch.thread)
        if self.guards.marks is not None:
            self.guards.marks.end()

    def _begin_again(self, pairs: Sequence[tuple[Any, Any]]) -> None:
        self._clear(pairs)
        if self.guards.marks is not None:
            self.guards.marks.clear()

    def _clear(self, pairs: Sequence[tuple[Any, Any]]) -> None:
        zero = self.arith.constant(ir.IntegerType.get_signless(32), 0)
        for pair in pairs:
            ranges = [(self.number(0), self.number(size)) for size in ir.MemRefType(pair[0].type).shape]
            with self.loops(ranges, self.number(1)) as numbers:
                for each in pair:
                    self.memref.store(zero, each, numbers)

    @contextlib.contextmanager
    def loops(self, ranges: Sequence[tuple[Any, Any]], step: Any) -> Iterator[list[Any]]:
        """Code is written in loops over these ranges, the last one innermost; their numbers."""
        with contextlib.ExitStack() as stack:
            numbers, points = [], []
            for lower, upper in ranges:
                loop = self.scf.ForOp(lower, upper, step)
                numbers.append(loop.induction_variable)
                points.append(stack.enter_context(ir.InsertionPoint(loop.body)))
            yield numbers
            for point in reversed(points):
                with point:
                    self.scf.yield_([])

    @contextlib.contextmanager
    def warps(self) -> Iterator[Any]:
        """Code is written for each warp of those that run together; the number of its first thread."""
        if self.first is not None:
            yield self.first
            return
        with self.loops([(self.number(0), self.number(self.threads))], self.number(self.lanes)) as (first,):
            yield first

    def together_range(self) -> tuple[Any, Any]:
        """The first one of the threads that run together, and how many they are."""
        if self.first is None:
            return self.number(0), self.number(self.threads)
        return self.first, self.lanes_of(self.first)

    def lanes_of(self, first: Any) -> Any:
        """How many threads the warp has."""
        if self.threads % self.lanes == 0:
            return self.number(self.lanes)
        return self.arith.minui(self.number(self.lanes), self.arith.subi(self.number(self.threads), first))

    @contextlib.contextmanager
    def each_thread(self, *, by_ones: bool = False) -> Iterator[Stretch]:
        """Code is written for each of the threads that run together."""
        x, y, _ = self.block
        add, multiply = self.arith.addi, self.arith.muli
        zero, one = self.number(0), self.number(1)
        if self.first is None:
            ranges = [(zero, size) for size in reversed(self._sizes[3:6])]
            with self.loops(ranges[:2], one) as (iz, iy):
                row = add(multiply(iz, self.number(y)), iy)
                with self.guards.row(), self.loops(ranges[2:], one) as (ix,):
                    yield Stretch(add(multiply(row, self.number(x)), ix), [*self._block, ix, iy, iz], {}, [])
            self._end_loop(ix, by_ones)
            return
        first = self.first
        # Where a warp is a part of a row, the row is known ahead of the loop.
        whole = x % self.lanes == 0
        head = self._position(first) if whole else None
        with self.guards.row(), self.loops([(zero, self.lanes_of(first))], one) as (lane,):
            thread = add(first, lane)
            at = [add(head[0], lane), *head[1:]] if head is not None else self._position(thread)
            yield Stretch(thread, [*self._block, *at], {}, [])
        self._end_loop(lane, by_ones)

    def _end_loop(self, number: Any, by_ones: bool) -> None:
        loop: Op = number.owner.owner
        if by_ones:
            take_by_ones(loop)
        write_inside_form(loop, self._block, span=16)

    def _position(self, thread: Any) -> list[Any]:
        x, y, _ = self.block
        divide, rest = self.arith.divui, self.arith.remui
        row = divide(thread, self.number(x))
        return [rest(thread, self.number(x)), rest(row, self.number(y)), divide(row, self.number(y))]

    # Values

    def value(self, value: ir.Value) -> Any:
        """What stands for a value of the kernel in the stretch, or for one that all threads have alike."""
        key = plain(value)
        if key in self.alike:
            return self.alike[key]
        stretch = self._stretch
        assert stretch is not None
        if key not in stretch.values:
            stretch.values[key] = self._fetched(key, stretch)
        return stretch.values[key]

    def _fetched(self, value: ir.Value, stretch: Stretch) -> Any:
        if value in self._private:
            own = self._private[value]
            memory, written = (own.of(each, stretch.thread) for each in (own.memory, own.written))
            self.guards.watch(memory, written)
            return memory
        if not self.plan.again(value):
            return self.spots.read(value, stretch.thread)
        op = defining_op(value)
        assert op is not None
        if op.name in IDS:
            return self._id(op)
        copy, made = copied(op, self.value, self._id)
        stretch.copies.extend(made)
        return copy.results[0]

    def _id(self, op: Op) -> Any:
        ids = [*self._block, None, None, None] if self._stretch is None else self._stretch.ids
        return id_of(op, ids, self._sizes)

    def make(self, value: ir.Value, new: Any) -> None:
        """Says in a stretch what stands for the result of an op that is written there."""
        assert self._stretch is not None
        self._stretch.values[plain(value)] = new

    # Stretches

    def later(self, op: Op, write: Callable[[], None]) -> None:
        """Code for ``op`` in the stretch that is being collected."""
        self._pending.append(Item(op, write))

    def publish(self, op: Op, number: int, convert: Callable[[Any], Any] = lambda value: value, type: ir.Type | None = None) -> Any:  # fmt: skip
        """An array with what each thread has for an operand, ``convert``-ed to ``type``, which the stretch that is being collected writes."""
        value = op.operands[number]
        array = self.array(value.type if type is None else type)
        self.serve(op, [number], lambda: self.memref.store(convert(self.value(value)), array, [self.here]))
        return array

    @property
    def here(self) -> Any:
        """The number of the stretch's thread in its block."""
        assert self._stretch is not None
        return self._stretch.thread

    def serve(self, op: Op, numbers: Sequence[int], write: Callable[[], None]) -> None:
        """Code in the stretch that is being collected, which is for these operands of ``op``."""
        if self.batch.has(op.operands[number] for number in numbers):
            self.settle()
        self._served.update((op, number) for number in numbers)
        self._pending.append(Item(None, write))

    def taken(self, op: Op, numbers: Sequence[int]) -> None:
        """These operands of ``op`` are none that a stretch has to keep for it."""
        self._served.update((op, number) for number in numbers)

    def served(self, op: Op) -> bool:
        """Whether nobody needs the op's results in a stretch."""
        return all(
            (use.owner.operation, use.operand_number) in self._served for each in op.results for use in each.uses
        )

    def flush(self) -> None:
        """Ends the stretch that is being collected, and writes it, and what it exchanges."""
        self.settle()
        while self._pending:
            self.settle()

    def settle(self, *, by_ones: bool = False) -> None:
        """As ``flush``; what comes of exchanges may be taken up by the stretch that begins here. ``by_ones``: LLVM takes no several threads at once."""
        items, self._pending = self._pending, []
        if items:
            self._write(items, by_ones)
        self.batch.end()

    def _write(self, items: Sequence[Item], by_ones: bool) -> None:
        inside = {each.op for each in items if each.op is not None}
        with self.each_thread(by_ones=by_ones) as stretch:
            self._stretch = stretch
            number = self.arith.index_cast(ir.IntegerType.get_signless(32), stretch.thread)
            for item in items:
                if item.write is not None:
                    item.write()
                elif item.op is not None:
                    copy, made = copied(item.op, self.value, self._id)
                    stretch.copies.extend(made)
                    stretch.values.update(zip(map(plain, item.op.results), copy.results))
                if item.op is None:
                    continue
                for result in item.op.results:
                    if self._escapes(result, inside):
                        self.spots.put(self.value(result), self.spots.of(result), stretch.thread)
            self._stretch = None
            self._guard(stretch.copies, number)

    def _guard(self, copies: Sequence[tuple[Op, Op]], number: Any) -> None:
        self.guards.thread = number
        self.guards.colliding = {copy for original, copy in copies if original in self._colliding}
        self.guards.once = {copy for original, copy in copies if original in self._once}
        self.guards.by_ones = bool(self.bundles)
        self.guards.add_to([copy for _, copy in copies])
        accesses = [copy for _, copy in copies if copy.name in ("memref.load", "memref.store")]
        for _, copy in copies:
            if copy.name in ATOMICS:
                update(copy, self.guards.fails_where)
            elif copy.name == "gpu.wait":
                write_wait(self, copy, number)
            elif (mark := mark_of(copy)) is not None:
                assert self.guards.marks is not None
                self.guards.marks.write(copy, mark)
            elif calls(copy):
                of_one(self, copy)
        if self.guards.by_ones and number is not None:
            take_together(accesses)
            while self.bundles:
                unbundle(self.bundles.pop())

    def _escapes(self, value: ir.Value, inside: Set[Op]) -> bool:
        """Whether what is used is not in the stretch."""
        for use in value.uses:
            op: Op | None = use.owner.operation
            if (op, use.operand_number) in self._served:
                continue
            while op is not None and op not in inside and op != self._kernel:
                op = None if op.parent is None else op.parent.operation
            if op == self._kernel:
                return True
        return False

    # Ops of the block

    def _ops(self, ops: Sequence[Op]) -> None:
        for op in ops:
            level = self.plan.level(op)
            if op.name in PLACES:
                continue
            again = bool(len(op.results)) and self.plan.again(op.results[0])
            if self.batch.awaited_by(op, passed_on=again and op.name not in BlockGuards.LOOKED_AT, ready=ready_for(self, op)):  # fmt: skip
                self.settle()
            if again:
                if op.name in BlockGuards.LOOKED_AT:
                    # Its guard is due even if nobody uses it.
                    self._pending.append(Item(None, functools.partial(self.value, op.results[0])))
                continue
            if op.name == "gpu.barrier":
                self.flush()
                self.guards.next_interval(of_shared=is_of_shared(op))
            elif op.name in MEETINGS:
                exchange(self, op)
            elif calls(op) and not self.plan.alike(op.results[0]):
                of_each(self, op)
            elif level is Level.SCOPE:
                self._region(op)
            elif level is Level.WARP:
                self._of_warps(op)
            elif op.name in IDS:
                self.alike[plain(op.results[0])] = self._id(op)
            elif is_rare(op):
                if len(self._pending) > _FEW:
                    self.settle()
                self._pending.append(Item(op, None))
                self.settle(by_ones=True)
            elif len(op.regions) or not len(op.results) or not all(map(self.plan.alike, op.results)):
                self._pending.append(Item(op, None))
            else:
                copy, made = copied(op, self.value, self._id)
                if calls(op):
                    self.alike[plain(op.results[0])] = of_one(self, copy)
                    continue
                self.alike.update(zip(map(plain, op.results), copy.results))
                self._guard(made, None)

    def _of_warps(self, op: Op) -> None:
        self.flush()
        before = self.first
        with self.warps() as first:
            self.first = first
            self._region(op)
            self.first = before

    def _region(self, op: Op) -> None:
        {"scf.for": self._for, "scf.if": self._if, "scf.while": self._while}[op.name](op)

    def together(self, op: Op, numbers: Sequence[int]) -> list[Any]:
        """Ends the stretch; then these operands, which all threads that run together have to have alike."""
        arrays = {number: self.publish(op, number) for number in numbers if not self.plan.alike(op.operands[number])}
        self.flush()
        return [
            self._same(arrays[number]) if number in arrays else self.value(op.operands[number]) for number in numbers
        ]

    def _same(self, array: Any) -> Any:
        first = self.memref.load(array, [self.number(0) if self.first is None else self.first])
        with self.each_thread() as stretch:
            self.guards.fails_where(self.compare("ne", self.memref.load(array, [stretch.thread]), first))
        return first

    def _for(self, op: Op) -> None:
        block = op.regions[0].blocks[0]
        counter, *arguments = block.arguments
        own = [number for number, each in enumerate(arguments) if not self.plan.alike(each)]
        alike = [number for number in range(len(arguments)) if number not in own]
        self._hand_on(op, {number + 3: self.spots.of(arguments[number]) for number in own})
        bounds = self.together(op, range(3))
        loop = self.scf.ForOp(*bounds, [self.value(op.operands[number + 3]) for number in alike])
        self.guards.add_to([loop.operation])
        with ir.InsertionPoint(loop.body):
            self.alike[plain(counter)] = loop.induction_variable
            for number, new in zip(alike, loop.inner_iter_args):
                self.alike[plain(arguments[number])] = new
            self._body(block, {number: self.spots.of(arguments[number]) for number in own}, alike)
        for number in own:
            self.spots.name(op.results[number], self.spots.of(arguments[number]))
        for number, new in zip(alike, loop.results):
            self.alike[plain(op.results[number])] = new

    def _while(self, op: Op) -> None:
        """A loop of all that run together: its condition has to be the same for them."""
        before, after = (region.blocks[0] for region in op.regions)
        condition = last_op(before)
        sides = []
        for block in (before, after):
            own = [number for number, each in enumerate(block.arguments) if not self.plan.alike(each)]
            alike = [number for number in range(len(block.arguments)) if number not in own]
            sides.append(({number: self.spots.of(block.arguments[number]) for number in own}, alike))
        (first, first_alike), (further, further_alike) = sides
        self._hand_on(op, first)
        self.flush()
        types = [op.results[number].type for number in further_alike]
        loop = self.scf.WhileOp(types, [self.value(op.operands[number]) for number in first_alike])
        blocks = [
            region.blocks.append(*(block.arguments[number].type for number in alike))
            for region, block, (_, alike) in zip(loop.regions, (before, after), sides)
        ]
        for new, block, (_, alike) in zip(blocks, (before, after), sides):
            self.alike.update((plain(block.arguments[number]), each) for number, each in zip(alike, new.arguments))
        with ir.InsertionPoint(blocks[0]):
            self._ops([each.operation for each in before.operations][:-1])
            self._hand_on(condition, {number + 1: spot for number, spot in further.items()})
            (flag,) = self.together(condition, [0])
            self.scf.condition(flag, [self.value(condition.operands[number + 1]) for number in further_alike])
        with ir.InsertionPoint(blocks[1]):
            self._body(after, first, first_alike)
        self.guards.add_to([loop.operation])
        for number, spot in further.items():
            self.spots.name(op.results[number], spot)
        for number, new in zip(further_alike, loop.results):
            self.alike[plain(op.results[number])] = new

    def _if(self, op: Op) -> None:
        own = [number for number, each in enumerate(op.results) if not self.plan.alike(each)]
        alike = [number for number in range(len(op.results)) if number not in own]
        (condition,) = self.together(op, [0])
        regions = [region for region in op.regions if len(region.blocks)]
        types = [op.results[number].type for number in alike]
        branch = self.scf.IfOp(condition, types, has_else=len(regions) > 1)
        for region, new in zip(regions, branch.regions):
            with ir.InsertionPoint(new.blocks[0]):
                spots = {number: self.spots.of(op.results[number]) for number in own}
                self._body(region.blocks[0], spots, alike)
        for number, result in zip(alike, branch.results):
            self.alike[plain(op.results[number])] = result

    def _body(self, block: ir.Block, spots: Mapping[int, Spot], alike: Sequence[int]) -> None:
        """The ops of a loop or a branch; what it yields goes to ``spots``, or is what all have alike."""
        *ops, end = (each.operation for each in block.operations)
        self._ops(ops)
        self._hand_on(end, spots)
        self.flush()
        self.scf.yield_([self.value(end.operands[number]) for number in alike])

    def _hand_on(self, op: Op, spots: Mapping[int, Spot]) -> None:
        """Puts operands of ``op`` into their places; all are read before the first is written, as they may change places."""
        moved = {number: spot for number, spot in spots.items() if not self.spots.is_in(op.operands[number], spot)}

        def write() -> None:
            values = [self.value(op.operands[number]) for number in moved]
            for value, spot in zip(values, moved.values()):
                self.spots.put(value, spot, self.here)

        if moved:
            self.serve(op, list(moved), write)
