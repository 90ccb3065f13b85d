"""Asynchronous copies to shared memory: what they bring is there at once, and nobody may look at it before it was waited for.

A store of such a copy has the attribute LATE, the first one with the number of neighbours that come with it, the others with zero. The word of its element's writer becomes one that is later than every thread's, so that a read, and another
write, is one of two threads that nothing has ordered; behind the wait the word is that of the thread which copied. Until then the thread's queue
has the element. ``gpu.wait`` with COMMIT ends a group, and keeps how far the queue was then; with WAIT it waits until so many groups are left.

A load with LATE is one of a product of a warpgroup, which reads until somebody has waited for it: its queue has when the load was, too, and behind the wait
nothing may have been written since. COMMIT_READS and WAIT_READS are of these.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.native.outline import nested
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = [
    "COMMIT",
    "COMMIT_READS",
    "LATE",
    "PENDING",
    "WAIT",
    "WAITS",
    "WAIT_READS",
    "Late",
    "LateReads",
    "write_wait",
]

LATE, COMMIT, WAIT = "native.late", "native.commit", "native.wait"
COMMIT_READS, WAIT_READS = "native.commit_reads", "native.wait_reads"
#: What a gpu.wait of raised kernels may be.
WAITS = (COMMIT, WAIT, COMMIT_READS, WAIT_READS)
#: The word of a writer that nobody has waited for.
PENDING = (1 << 31) - 1
#: Elements that a thread may have on their way to a buffer; with more the launch is left to the NumPy engine.
_MOST = 256


#: More elements than a copy has.
_MOST_AT_ONCE = 32


def late_ops(kernel: Op, ops: Set[Op]) -> tuple[list[Op], list[Op]]:
    """Of these ops of a kernel the loads of products of warpgroups, and the stores of asynchronous copies."""
    late = [op for op in nested(kernel) if LATE in op.attributes and op in ops]
    return [op for op in late if op.name == "memref.load"], [op for op in late if op.name != "memref.load"]


class _Queue:
    """For each thread the elements of one buffer that are on their way: their numbers, first and last, and where groups end.

    What the threads of a block have at the same place of their queues are neighbours. ``counts``: how many elements the copies bring.
    """

    def __init__(self, k: Writer, words: tuple[Any, Any], counts: Set[int], groups: int):
        i32 = ir.IntegerType.get_signless(32)
        self.written, self.read = words
        #: How many come with each; None where a queue's elements say it.
        self.count = min(counts) if len(counts) == 1 else None
        self.elements, self.ends = k.array(i32, k.threads * _MOST), k.array(i32, k.threads * groups)
        self.head, self.tail = (k.cleared(i32) for _ in range(2))
        #: When each element of a product's was looked at: the first number of the interval's row.
        self.stamps: Any = None


class Late:
    """Writes what keeps account of asynchronous copies.

    ``buffers``: where each of the stores writes that are looked at; of these ``words`` has the writers' and the readers', for ``grains`` of elements (grains.py).
    """

    #: The attributes of what ends a group, and of what waits.
    commit, wait = COMMIT, WAIT

    def __init__(
        self, k: Writer, kernel: Op, buffers: Mapping[Op, ir.Value], words: Mapping[ir.Value, tuple[Any, Any]], grains: Mapping[ir.Value, int]
    ):  # fmt: skip
        self._k, self._i32 = k, ir.IntegerType.get_signless(32)
        #: How many words the copies to a buffer bring.
        counts: dict[ir.Value, set[int]] = {}
        for op, buffer in buffers.items():
            if many := integer(op, LATE):
                counts.setdefault(buffer, set()).add(many // grains[buffer])
        left = max((integer(op, self.wait) for op in nested(kernel) if self.wait in op.attributes), default=0)
        #: Groups of which it is known where they end: the last one that a wait looks for, and those behind it.
        self._known = 1 << left.bit_length()
        self._queues = {buffer: _Queue(k, words[buffer], many, self._known) for buffer, many in counts.items()}
        self._groups = k.cleared(self._i32) if counts else None

    def _number(self, value: int) -> Any:
        return self._k.constant(self._i32, value)

    def _place(self, thread: Any, count: Any, most: int = _MOST) -> Any:
        """The place in a queue of a thread's element by its count."""
        k = self._k
        slot = k.arith.index_cast(k.index, k.arith.andi(count, self._number(most - 1)))
        return k.arith.addi(k.arith.muli(slot, k.number(k.threads)), thread)

    def issued(self, buffer: ir.Value, indices: Sequence[Any], count: int, thread: Any, stamp: Any = None) -> None:
        """So many elements are on their way, from the one at ``indices`` on. ``thread``: its number in the block; ``stamp``: the interval's first number."""
        k, queue = self._k, self._queues[buffer]
        flat = k.number(0)
        for index, stride in zip(indices, ir.MemRefType(queue.written.type).get_strides_and_offset()[0]):
            flat = k.arith.addi(flat, k.arith.muli(index, k.number(stride)))
        tail = k.memref.load(queue.tail, [thread])
        many = k.arith.subi(tail, k.memref.load(queue.head, [thread]))
        k.guards.fails_where(k.compare("uge", many, self._number(_MOST)))
        place = self._place(thread, tail)
        if queue.count is None:
            flat = k.arith.addi(k.arith.muli(flat, k.number(_MOST_AT_ONCE)), k.number(count))
        k.memref.store(k.arith.index_cast(self._i32, flat), queue.elements, [place])
        if queue.stamps is not None:
            k.memref.store(stamp, queue.stamps, [place])
        k.memref.store(k.arith.addi(tail, self._number(1)), queue.tail, [thread])

    def write(self, op: Op, thread: Any, own: Any) -> None:
        """Puts code in the place of the end of a group, or of a wait. ``own``: the word of the thread."""
        with ir.InsertionPoint(op):
            if self._groups is not None:
                k, group = self._k, self._k.memref.load(self._groups, [thread])
                if self.commit in op.attributes:
                    for queue in self._queues.values():
                        tail = k.memref.load(queue.tail, [thread])
                        k.memref.store(tail, queue.ends, [self._place(thread, group, self._known)])
                    k.memref.store(k.arith.addi(group, self._number(1)), self._groups, [thread])
                else:
                    self.finish(thread, own, k.arith.subi(group, self._number(1 + integer(op, self.wait))))
        op.erase()

    def finish(self, thread: Any, own: Any, last: Any = None) -> None:
        """What is on its way in groups up to the number ``last`` has come; None: all."""
        k = self._k
        for queue in self._queues.values():
            head = k.memref.load(queue.head, [thread])
            if last is None:
                end = k.memref.load(queue.tail, [thread])
            else:
                # Below zero there was no group yet; behind a wait that left fewer the queue is further on.
                end = k.memref.load(queue.ends, [self._place(thread, last, self._known)])
                none = k.compare("slt", last, self._number(0))
                none = k.arith.ori(none, k.compare("slt", k.arith.subi(end, head), self._number(0)))
                end = k.arith.select(none, head, end)
            loop = k.scf.WhileOp([self._i32], [head])
            before = loop.before.blocks.append(self._i32)
            after = loop.after.blocks.append(self._i32)
            with ir.InsertionPoint(before):
                head = before.arguments[0]
                k.scf.condition(k.compare("ne", head, end), [head])
            with ir.InsertionPoint(after):
                head = after.arguments[0]
                place = self._place(thread, head)
                first = k.arith.index_castui(k.index, k.memref.load(queue.elements, [place]))
                count = k.number(queue.count or 0)
                if queue.count is None:
                    first, count = (divide(first, k.number(_MOST_AT_ONCE)) for divide in (k.arith.divui, k.arith.remui))
                if queue.count == 1:
                    self._come(queue, first, place, own)
                else:
                    with k.loops([(k.number(0), count)], k.number(1)) as (each,):
                        self._come(queue, k.arith.addi(first, each), place, own)
                k.scf.yield_([k.arith.addi(head, self._number(1))])
            k.memref.store(end, queue.head, [thread])

    def _come(self, queue: _Queue, element: Any, place: Any, own: Any) -> None:
        """Writes what the end of a wait is for an element; ``place``: where the queue has it."""
        self._k.memref.store(own, self._flat(queue.written), [element])

    def _flat(self, array: Any) -> Any:
        type = ir.MemRefType(array.type)
        if type.rank == 1:
            return array
        many = math.prod(type.shape)
        flat = ir.MemRefType.get([many], type.element_type)
        numbers = {"static_offsets": [0], "static_sizes": [many], "static_strides": [1]}
        attributes: dict[str, ir.Attribute] = {name: ir.DenseI64ArrayAttr.get(each) for name, each in numbers.items()}
        attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([1, 0, 0, 0])
        return ir.Operation.create("memref.reinterpret_cast", [flat], [array], attributes).results[0]


def write_wait(k: Writer, copy: Op, number: Any) -> None:
    """Puts code in the place of the end of a group, or of a wait; ``number``: of the thread."""
    reads = COMMIT_READS in copy.attributes or WAIT_READS in copy.attributes
    late = k.guards.reads if reads else k.guards.late
    assert late is not None
    with ir.InsertionPoint(copy):
        thread, own = k.arith.index_cast(k.index, number), k.guards.own()
    late.write(copy, thread, own)


class LateReads(Late):
    """As Late, of what products read until somebody waited for them."""

    commit, wait = COMMIT_READS, WAIT_READS

    def __init__(
        self, k: Writer, kernel: Op, buffers: Mapping[Op, ir.Value], words: Mapping[ir.Value, tuple[Any, Any]], grains: Mapping[ir.Value, int]
    ):  # fmt: skip
        super().__init__(k, kernel, buffers, words, grains)
        for queue in self._queues.values():
            queue.stamps = k.array(self._i32, k.threads * _MOST)

    def _come(self, queue: _Queue, element: Any, place: Any, own: Any) -> None:
        """Nothing was written there since; and the thread reads it now, so that nobody writes before a barrier."""
        k = self._k
        written, read = self._flat(queue.written), self._flat(queue.read)
        writer = k.memref.load(written, [element])
        k.guards.fails_where(k.compare("sge", writer, k.memref.load(queue.stamps, [place])))
        if k.guards.marks is not None:
            # An mbarrier was there.
            k.guards.fails_where(k.compare("slt", writer, k.guards.begin()))
        reader = k.memref.load(read, [element])
        k.memref.store(k.guards.readers(reader, own), read, [element])

    def end(self, thread: Any) -> None:
        """A block whose products nobody has waited for is left to the NumPy engine."""
        k = self._k
        for queue in self._queues.values():
            head, tail = (k.memref.load(each, [thread]) for each in (queue.head, queue.tail))
            k.guards.fails_where(k.compare("ne", head, tail))
            k.memref.store(tail, queue.head, [thread])
