"""Asynchronous copies to shared memory: what they bring is there at once, and nobody may look at it before it was waited for.

A store of such a copy has the attribute LATE, the first one with the number of neighbours that come with it, the others with zero. The word of its element's writer becomes one that is later than every thread's, so that a read, and another
write, is one of two threads that nothing has ordered; behind the wait the word is that of the thread which copied. Until then the thread's queue
has the element, with the number of the group it belongs to. ``gpu.wait`` with COMMIT ends a group, with WAIT it waits until so many are left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.sim.attributes import integer
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["COMMIT", "LATE", "PENDING", "WAIT", "Late"]

LATE, COMMIT, WAIT = "native.late", "native.commit", "native.wait"
#: The word of a writer that nobody has waited for.
PENDING = (1 << 31) - 1
#: Elements that a thread may have on their way to a buffer; with more the launch is left to the NumPy engine.
_MOST = 256


#: More elements than a copy has.
_MOST_AT_ONCE = 32


class _Queue:
    """For each thread the elements of one buffer that are on their way: their numbers, their groups, first and last."""

    def __init__(self, k: Writer, written: Any):
        i32 = ir.IntegerType.get_signless(32)
        self.written = written
        self.elements, self.groups = (k.array(i32, k.threads * _MOST) for _ in range(2))
        self.head, self.tail = (k.cleared(i32) for _ in range(2))


class Late:
    """Writes what keeps account of asynchronous copies: ``buffers`` are those that they write, with the words of the writers."""

    def __init__(self, k: Writer, buffers: Sequence[tuple[ir.Value, Any]]):
        self._k, self._i32 = k, ir.IntegerType.get_signless(32)
        self._queues = {buffer: _Queue(k, written) for buffer, written in buffers}
        self._groups = k.cleared(self._i32) if buffers else None

    def _number(self, value: int) -> Any:
        return self._k.constant(self._i32, value)

    def _place(self, thread: Any, count: Any) -> Any:
        """The place in a queue of a thread's element by its count."""
        k = self._k
        slot = k.arith.index_cast(k.index, k.arith.andi(count, self._number(_MOST - 1)))
        return k.arith.addi(k.arith.muli(thread, k.number(_MOST)), slot)

    def issued(self, buffer: ir.Value, indices: Sequence[Any], count: int, thread: Any) -> None:
        """So many elements are on their way, from the one at ``indices`` on. ``thread``: its number in the block."""
        k, queue = self._k, self._queues[buffer]
        flat = k.number(0)
        for index, stride in zip(indices, ir.MemRefType(queue.written.type).get_strides_and_offset()[0]):
            flat = k.arith.addi(flat, k.arith.muli(index, k.number(stride)))
        tail = k.memref.load(queue.tail, [thread])
        many = k.arith.subi(tail, k.memref.load(queue.head, [thread]))
        k.guards.fails_where(k.compare("uge", many, self._number(_MOST)))
        place = self._place(thread, tail)
        entry = k.arith.addi(k.arith.muli(flat, k.number(_MOST_AT_ONCE)), k.number(count))
        k.memref.store(k.arith.index_cast(self._i32, entry), queue.elements, [place])
        k.memref.store(k.memref.load(self._groups, [thread]), queue.groups, [place])
        k.memref.store(k.arith.addi(tail, self._number(1)), queue.tail, [thread])

    def write(self, op: Op, thread: Any, own: Any) -> None:
        """Puts code in the place of the end of a group, or of a wait. ``own``: the word of the thread."""
        with ir.InsertionPoint(op):
            if self._groups is not None:
                group = self._k.memref.load(self._groups, [thread])
                if COMMIT in op.attributes:
                    self._k.memref.store(self._k.arith.addi(group, self._number(1)), self._groups, [thread])
                else:
                    self.finish(thread, own, self._k.arith.subi(group, self._number(integer(op, WAIT))))
        op.erase()

    def finish(self, thread: Any, own: Any, limit: Any = None) -> None:
        """What is on its way in groups below ``limit`` has come; None: all."""
        k = self._k
        for queue in self._queues.values():
            tail = k.memref.load(queue.tail, [thread])
            loop = k.scf.WhileOp([self._i32], [k.memref.load(queue.head, [thread])])
            before = loop.before.blocks.append(self._i32)
            after = loop.after.blocks.append(self._i32)
            with ir.InsertionPoint(before):
                head = before.arguments[0]
                more = k.compare("ne", head, tail)
                if limit is not None:
                    group = k.memref.load(queue.groups, [self._place(thread, head)])
                    more = k.arith.andi(more, k.compare("slt", group, limit))
                k.scf.condition(more, [head])
            with ir.InsertionPoint(after):
                head = after.arguments[0]
                entry = k.arith.index_castui(k.index, k.memref.load(queue.elements, [self._place(thread, head)]))
                first, written = k.arith.divui(entry, k.number(_MOST_AT_ONCE)), self._flat(queue.written)
                end = k.arith.addi(first, k.arith.remui(entry, k.number(_MOST_AT_ONCE)))
                with k.loops([(first, end)], k.number(1)) as places:
                    k.memref.store(own, written, places)
                k.scf.yield_([k.arith.addi(head, self._number(1))])
            k.memref.store(loop.results[0], queue.head, [thread])

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
