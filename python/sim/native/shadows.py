"""Guards of kernels whose threads meet: shadow words that know which accesses a barrier has ordered.

Each interval of each block, from one barrier to the next, has a row of numbers of its own: one for each of its threads, and one that
stands for several of them. Numbers only grow, so that a comparison tells whether a word is of this interval, of this block, or of
another one; shared memory need not be cleared between blocks, since what an earlier block wrote is what nobody has written.
An element has two words, the last thread that wrote it and the thread, or the threads, that read it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gpuir.host import ir, module
from gpuir.sim.attributes import integer
from gpuir.sim.native.guards import FAILED, RUN, Guards
from gpuir.sim.native.late import LATE, PENDING, Late, LateReads
from gpuir.sim.native.owners import ACCESSES, ATOMICS
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.asynchronous_marks import Marks

__all__ = ["BEGIN", "INTERVAL_WORDS", "MOST", "NOW", "BlockGuards"]

#: Words of the interval: the first number of its row, of the first row of its block, and of the row that the last barrier of all memory began.
NOW, BEGIN, ORDERED = range(3)
#: How many they are.
INTERVAL_WORDS = 3
#: The largest number of a row. One that was not reached before a block begins is none that the block passes, or it fails.
MOST = (1 << 31) - 1
#: A reader's word: threads of several blocks.
_BLOCKS = -1


class BlockGuards(Guards):
    """Writes the guards of a kernel's copy: ``words`` those of guards.py, ``interval`` NOW, BEGIN and ORDERED, ``threads`` of a block.

    ``shadows`` are the words of writers and readers by buffer, of the copy; readers are None where nothing can collide. ``shared`` are those in
    shared memory, with the number of elements that have a word in common (grains.py).
    """

    #: What gives constants, where they are shared.
    constant: Callable[[ir.Type, int | float], Any] | None = None

    def __init__(self, words: Any, interval: Any, threads: int, shadows: Mapping[ir.Value, tuple[Any, Any]], shared: Mapping[ir.Value, int]):  # fmt: skip
        super().__init__(words, {})
        self.interval, self._threads, self._shadows, self._shared = interval, threads, dict(shadows), dict(shared)
        self._i32 = ir.IntegerType.get_signless(32)
        #: The thread's number in its block, where the op stands; set before guards are added.
        self.thread: Any = None
        #: Copies of accesses that may collide.
        self.colliding: set[Op] = set()
        # A flag, of which LLVM keeps as many as it takes threads at once in one register.
        i1 = ir.IntegerType.get_signless(1)
        self._flags_type = i1
        self._flag, self._row = (self._memref.alloca(ir.MemRefType.get([], i1), [], []) for _ in range(2))
        self._memref.store(self._number(i1, 0), self._flag, [])
        #: Whether code is written for a row of threads, whose flag waits for no other row's.
        self._in_row = False
        #: What keeps account of asynchronous copies.
        self.late: Late | None = None
        #: And of what products of warpgroups read, and of mbarriers and bulk copies.
        self.reads: LateReads | None = None
        self.marks: Marks | None = None
        #: Lanes of a wave whose lanes go in lockstep; 0 where lanes are threads of their own.
        self.lockstep = 0
        #: Copies of stores that may be of what is there already (meetings.py).
        self.once: set[Op] = set()
        #: Stores of the neighbours of a store.
        self._neighbours: dict[Op, list[Op]] = {}
        #: Whether there are vectors of words, so that LLVM takes one thread at a time.
        self.by_ones = False
        #: Whether some barriers order shared memory alone, so that accesses to other memory have the numbers of a row that began earlier.
        self.parted = False

    def _number(self, type: ir.Type, value: int | float) -> Any:
        return super()._number(type, value) if self.constant is None else self.constant(type, value)

    def watch(self, buffer: ir.Value, written: Any) -> None:
        """Has a buffer that no other thread accesses looked at: what nobody has written is not read."""
        self._shadows[plain(buffer)] = written, None
        self._shared[plain(buffer)] = 1

    @contextlib.contextmanager
    def row(self) -> Iterator[None]:
        """Around a loop over a row of threads."""
        self._memref.store(self._number(self._flags_type, 0), self._row, [])
        self._in_row = True
        yield
        self._in_row = False
        self.fails_where(self._memref.load(self._row, []))

    def fails_where(self, bad: Any) -> None:
        """A launch in which ``bad`` holds somewhere is left to the NumPy engine."""
        # Without a branch, so that LLVM can take several threads at once.
        flag = self._row if self._in_row else self._flag
        self._memref.store(self._arith.ori(self._memref.load(flag, []), bad), flag, [])

    def finish(self) -> None:
        """Puts into the words whether something failed."""
        self._set_word(FAILED, self._word(FAILED))

    def _word(self, number: int) -> Any:
        if number != FAILED:
            return super()._word(number)
        failed = self._memref.load(self._flag, [])
        if self._in_row:
            failed = self._arith.ori(failed, self._memref.load(self._row, []))
        return self._arith.extui(self._i64, failed)

    _fails_where = fails_where

    def begin_block(self, *, clear: Any) -> None:
        """The block's first interval. ``clear``: code that clears the words of shared memory, or None where global memory has some."""
        if clear is not None:
            full = self._compare("sgt", self._at(NOW), self._number(self._i32, MOST // 2))

            def again() -> None:
                clear()
                self._restart()

            self._when(full, again)
        self._put(BEGIN, self._at(NOW))

    def _restart(self) -> None:
        """Numbers begin again."""
        self._put(NOW, self._number(self._i32, 1))
        self._put(ORDERED, self._number(self._i32, 1))

    def next_interval(self, *, of_shared: bool = False) -> None:
        """What is done behind a barrier, which may order shared memory alone, or behind a block."""
        now = self._at(NOW)
        last = self._number(self._i32, MOST - 2 * (self._threads + 1))
        full = self._compare("sgt", now, last)
        self.fails_where(full)
        next = self._arith.addi(now, self._number(self._i32, self._threads + 1))
        next = self._arith.select(full, now, next)
        self._put(NOW, next)
        if self.parted and not of_shared:
            self._put(ORDERED, next)

    def begin(self) -> Any:
        """The first number of the block."""
        return self._at(BEGIN)

    def own(self, shared: bool = True) -> Any:
        """The word of the thread, for accesses to shared memory or to other memory."""
        return self._arith.addi(self._row_of(shared), self.thread)

    def _row_of(self, shared: bool) -> Any:
        """The first number of the row of accesses to shared memory, or to other memory, since a barrier has ordered these."""
        return self._at(NOW if shared or not self.parted else ORDERED)

    def _at(self, number: int) -> Any:
        return self._memref.load(self.interval, [self._number(self._index, number)])

    def _put(self, number: int, value: Any) -> None:
        self._memref.store(value, self.interval, [self._number(self._index, number)])

    def add_to(self, ops: Any) -> None:
        """Adds the guards of all these ops."""
        self._neighbours = {}
        for op in ops:
            if op.name == "memref.store" and (run := integer(op, RUN, 1)) != 1:
                if run > 1:
                    leader = op
                    self._neighbours[leader] = []
                else:
                    self._neighbours[leader].append(op)
        super().add_to(ops)
        for op in ops:
            if op.name in ATOMICS:
                with ir.InsertionPoint(op):
                    self._access(op)

    def _access(self, op: Op) -> None:
        # An op's hash is one of its operands too.
        collides, once, neighbours = op in self.colliding, op in self.once, self._neighbours.get(op, ())
        self._bounded(op)
        ref, run = plain(op.operands[ACCESSES[op.name]]), integer(op, RUN, 1)
        shadows = self._shadows.get(ref)
        if shadows is None or run < 0:
            return
        shared, grain = ref in self._shared, self._shared.get(ref, 1)
        (written, read), words = shadows, _Words(self._arith, self._memref, run // grain)
        self.by_ones |= run > 1
        indices = list(op.operands)[ACCESSES[op.name] + 1 :]
        if grain > 1:
            indices[-1] = self._arith.divui(indices[-1], self._number(self._index, grain))
        own = words.all(self.own(shared))
        writer = None
        if shared and op.name != "memref.store":
            # What nobody has written.
            writer = words.load(written, indices)
            self.fails_where(words.any(self._compare("slt", writer, words.all(self._at(BEGIN)))))
        if collides:
            writer = words.load(written, indices) if writer is None else writer
            reader = words.load(read, indices)
            bad = self._meets(words, writer, own, shared)
            if self.lockstep and op.name == "memref.store" and LATE not in op.attributes:
                # Lanes of a wave that write the same at once do not meet; others do.
                wave = self._arith.andi(bad, self._of_own_wave(words, writer, shared))
                bad = self._arith.andi(bad, self._not_all(words, wave))
                own = self._arith.select(wave, writer, own)
                self._fails_where_changed(words.any(wave), [op, *neighbours])
            elif once:
                own = self._arith.select(bad, writer, own)
                self._fails_where_changed(words.any(bad), [op, *neighbours])
                bad = words.all(self._number(ir.IntegerType.get_signless(1), 0))
            if op.name != "memref.load":
                bad = self._arith.ori(bad, self._meets(words, reader, own, shared))
            else:
                words.store(self._readers(words, reader, own, shared), read, indices)
            self.fails_where(words.any(bad))
        if op.name == "memref.load":
            count = integer(op, LATE, 0)
            if collides and count and self.reads is not None:
                thread = self._arith.index_cast(self._index, self.thread)
                self.reads.issued(ref, indices, count // grain, thread, self._at(NOW))
        elif collides and LATE in op.attributes and self.late is not None:
            words.store(words.all(self._number(self._i32, PENDING)), written, indices)
            count = integer(op, LATE)
            if count:
                self.late.issued(ref, indices, count // grain, self._arith.index_cast(self._index, self.thread))
        elif op.name == "memref.store" or (collides and op.name != "memref.load"):
            words.store(own, written, indices)

    def _fails_where_changed(self, meets: Any, run: Sequence[Op]) -> None:
        """Stores to neighbours fail where ``meets`` and they write other bits than are there."""
        ref, *outer, last = list(run[0].operands)[1:]
        places = [
            self._arith.addi(last, self._number(self._index, number)) if number else last for number in range(len(run))
        ]
        olds = [self._memref.load(ref, [*outer, at]) for at in places]
        # What the last one stores may be there no sooner than the last one.
        with ir.InsertionPoint(run[-1]):
            changes = None
            for old, store in zip(olds, run):
                new = store.operands[0]
                if isinstance(new.type, ir.FloatType):
                    bits = ir.IntegerType.get_signless(new.type.width)
                    old, new = (self._arith.bitcast(bits, each) for each in (old, new))
                differs = self._compare("ne", old, new)
                changes = differs if changes is None else self._arith.ori(changes, differs)
            self.fails_where(self._arith.andi(meets, changes))

    def _not_all(self, words: _Words, flags: Any) -> Any:
        return self._arith.xori(flags, words.all(self._number(ir.IntegerType.get_signless(1), 1)))

    def _of_own_wave(self, words: _Words, word: Any, shared: bool) -> Any:
        """Whether a word of this interval is of a thread of the same wave."""
        lanes = self._number(self._i32, self.lockstep)
        place = self._arith.subi(word, words.all(self._row_of(shared)))
        thread = self._compare("ult", place, words.all(self._number(self._i32, self._threads)))
        mine = words.all(self._arith.divui(self.thread, lanes))
        return self._arith.andi(thread, self._compare("eq", self._arith.divui(place, words.all(lanes)), mine))

    def _meets(self, words: _Words, word: Any, own: Any, shared: bool) -> Any:
        """Whether the word is of a thread that no barrier has ordered ahead of this one."""
        other = self._compare("ne", word, own)
        now = self._compare("sge", word, words.all(self._row_of(shared)))
        if not shared:
            now = self._arith.ori(now, self._elsewhere(words, word))
        return self._arith.andi(other, now)

    def _elsewhere(self, words: _Words, word: Any) -> Any:
        """Whether the word is of another block."""
        before = self._compare("slt", word, words.all(self._at(BEGIN)))
        return self._arith.andi(before, self._compare("ne", word, words.all(self._number(self._i32, 0))))

    def readers(self, word: Any, own: Any) -> Any:
        """The word of the readers of an element of shared memory, behind one more."""
        return self._readers(_Words(self._arith, self._memref, 1), word, own, True)

    def _readers(self, words: _Words, word: Any, own: Any, shared: bool) -> Any:
        """The word of an element's readers, behind one more."""
        row = self._row_of(shared)
        several = words.all(self._arith.addi(row, self._number(self._i32, self._threads)))
        here = self._arith.andi(self._compare("sge", word, words.all(row)), self._compare("ne", word, own))
        new = self._arith.select(here, several, own)
        if shared:
            return new
        blocks = words.all(self._number(self._i32, _BLOCKS))
        return self._arith.select(self._elsewhere(words, word), blocks, new)


class _Words:
    """Words of neighbours, as many as an access has elements: a vector of them, or one."""

    def __init__(self, arith: Any, memref: Any, count: int):
        self._arith, self._memref, self._count = arith, memref, count
        if count > 1:
            self._vector = module("dialects.vector")
            self._type = ir.VectorType.get([count], ir.IntegerType.get_signless(32))

    def all(self, word: Any) -> Any:
        """One word for each of them."""
        if self._count == 1:
            return word
        return self._vector.broadcast(ir.VectorType.get([self._count], word.type), word)

    def load(self, words: Any, indices: Any) -> Any:
        return self._memref.load(words, indices) if self._count == 1 else self._vector.load(self._type, words, indices)

    def store(self, new: Any, words: Any, indices: Any) -> None:
        if self._count == 1:
            self._memref.store(new, words, indices)
        else:
            self._vector.store(new, words, indices)

    def any(self, flags: Any) -> Any:
        """Whether a flag of one of them is set."""
        if self._count == 1:
            return flags
        return self._vector.reduction(ir.IntegerType.get_signless(1), self._vector.CombiningKind.OR, flags)
