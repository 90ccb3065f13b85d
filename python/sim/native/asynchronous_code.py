"""The routines for mbarriers and bulk copies in machine code: what is known of each mbarrier of a block, and of what is on its way.

A table has eight words for each 8 bytes of shared memory: when and by whom an mbarrier was made there, the arrivals that it expects, those that are pending, bytes
to come, its phase, the phase that everybody has seen, when that was, and who used it. A queue has the copies that nobody has waited for, the stores whose sources may still be read, and where
mbarriers are and were. Each routine gives whether the NumPy engine has to look at the launch. Words of writers and readers are those of shadows.py.

All is done at once. So that no other order gives anything else, a phase is used when everybody has seen all phases before it, and ends in
another interval than the one in which the phase before was waited for.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.native.late import PENDING
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.shadows import BEGIN, INTERVAL_WORDS, NOW

__all__ = ["COMING", "ENDED", "EQ", "FIELDS", "NE", "PHASE", "QUEUE", "READ", "SGE", "UGE", "ULT", "Code", "Space", "arrive", "end", "fence", "init", "invalidate", "retire", "wait"]  # fmt: skip

#: Words of an mbarrier.
MADE, EXPECTED, LEFT, BYTES, PHASE, SEEN, WAITED, USED = range(8)
FIELDS = 8
#: Bytes of an mbarrier, and the largest count of arrivals and of bytes.
_SIZE, _LIMIT = 8, (1 << 20) - 1
#: Predicates of arith.cmpi.
EQ, NE, SLT, SGE, ULT, UGT, UGE = 0, 1, 2, 5, 6, 8, 9


class Listed(NamedTuple):
    """A list in the queue: the word that has its length, where it begins, words of an entry, and how many there may be."""

    length: int
    begin: int
    width: int
    most: int


#: Words of the queue: of the last interval with a fence of proxies, and of the one before, where they begin.
_FENCED, _FENCED_BEFORE = 4, 5
#: Copies that come: first byte, bytes, slot and phase of the mbarrier, the word of a writer that the bytes have then.
COMING = Listed(0, 8, 5, 256)
#: Stores: thread, first byte, bytes, group, first number of the interval.
READ = Listed(1, COMING.begin + COMING.width * COMING.most, 5, 256)
#: Slots of mbarriers that were made in the block; slots of those that are no more, with the word of the thread.
LIVE = Listed(2, READ.begin + READ.width * READ.most, 1, 1024)
ENDED = Listed(3, LIVE.begin + LIVE.width * LIVE.most, 2, 1024)
QUEUE = ENDED.begin + ENDED.width * ENDED.most


class Space(NamedTuple):
    """A block's shared memory: types of its memref and of those of its words, bytes for which there is a word, all bytes, and threads of the block."""

    memory: ir.Type
    words: ir.Type
    unit: int
    bytes: int
    threads: int

    @property
    def slots(self) -> int:
        """How many mbarriers there is room for."""
        return self.bytes // _SIZE


class Code:
    """What the routines have in common: the text of one, whose numbers are of 32 bits and whose indices are called so."""

    def __init__(self, space: Space):
        self.space, self.e = space, Lines()
        self.table = "%table", f"memref<{space.slots * FIELDS}xi32>"
        self.queue = "%queue", f"memref<{QUEUE}xi32>"
        self.written, self.read = (("%written", str(space.words)), ("%read", str(space.words)))
        self.memory = "%memory", str(space.memory)
        self._interval = "%interval", f"memref<{INTERVAL_WORDS}xi32>"
        self._bad = "%bad", "memref<1xi1>"
        self._zero = self.e.constant(0, "index")
        self.e.body.append("%bad = memref.alloca() : memref<1xi1>")
        self.put(self.e.constant(0, "i1"), self._bad, self._zero, "i1")
        #: The first numbers of the interval, and of the block's first one.
        self.now, self.begin = (self.get(self._interval, self.e.constant(at, "index")) for at in (NOW, BEGIN))

    def text(self, name: str, more: Sequence[tuple[str, str]]) -> str:
        """The function, whose arguments are the block's arrays and ``more``."""
        given = [self.table, self.queue, self.written, self.read, self._interval, self.memory, *more]
        head = f'func.func @"{name}"({", ".join(map(": ".join, given))}) -> i1 {{'
        bad = self.get(self._bad, self._zero, "i1")
        return "\n".join([head, *self.e.first, *self.e.body, f"return {bad} : i1", "}"])

    # Numbers

    def number(self, value: int, type: str = "i32") -> str:
        return self.e.constant(value, type)

    def index(self, value: str) -> str:
        return self.e.unary("arith.index_castui", value, "i32", "index")

    def add(self, one: str, other: str, type: str = "i32") -> str:
        return self.e.binary("addi", one, other, type)

    def both(self, one: str, other: str) -> str:
        return self.e.binary("andi", one, other, "i1")

    def either(self, one: str, other: str) -> str:
        return self.e.binary("ori", one, other, "i1")

    def none(self, flag: str) -> str:
        return self.e.binary("xori", flag, self.number(1, "i1"), "i1")

    def is_(self, predicate: int, one: str, other: str | int, type: str = "i32") -> str:
        return self.e.compare(predicate, one, self.number(other, type) if isinstance(other, int) else other, type)

    # Memory and control

    def get(self, array: tuple[str, str], index: str, type: str = "i32") -> str:
        return self.e.set("memref.load", [array[0], index], [array[1], "index"], type)

    def put(self, value: str, array: tuple[str, str], index: str, type: str = "i32") -> None:
        self.e.body.append(f'"memref.store"({value}, {array[0]}, {index}) : ({type}, {array[1]}, index) -> ()')

    def fails(self, bad: str) -> None:
        """The NumPy engine has to look at the launch where ``bad`` holds."""
        self.put(self.either(self.get(self._bad, self._zero, "i1"), bad), self._bad, self._zero, "i1")

    @contextlib.contextmanager
    def when(self, condition: str) -> Iterator[None]:
        self.e.body.append(f"scf.if {condition} {{")
        yield
        self.e.body.append("}")

    @contextlib.contextmanager
    def loop(self, first: str, end: str) -> Iterator[str]:
        name = self.e.fresh()
        self.e.body.append(f"scf.for {name} = {first} to {end} step {self.number(1, 'index')} {{")
        yield name
        self.e.body.append("}")

    # Words of accesses

    def words(self, first: str, bytes: str) -> tuple[str, str]:
        """The words of a run of bytes: the first one, and the one behind the last, as indices."""
        start = self.e.by("divui", self.index(first), self.space.unit, "index")
        count = self.e.by("divui", self.index(bytes), self.space.unit, "index")
        return start, self.add(start, count, "index")

    @contextlib.contextmanager
    def each_word(self, first: str, bytes: str) -> Iterator[str]:
        """Code for each word of a run of bytes."""
        with self.loop(*self.words(first, bytes)) as at:
            yield at

    def meets(self, word: str, own: str) -> str:
        """Whether the word is of another thread, in this interval."""
        return self.both(self.is_(SGE, word, self.now), self.is_(NE, word, own))

    def readers(self, word: str, own: str) -> str:
        """The word of readers, behind one more."""
        several = self.add(self.now, self.number(self.space.threads))
        return self.e.select(self.meets(word, own), several, own, "i32")

    def read_here(self, first: str, bytes: str, own: str) -> None:
        """Whether the bytes may be read: they are written, and something has ordered that."""
        with self.each_word(first, bytes) as at:
            word = self.get(self.written, at)
            self.fails(self.either(self.is_(SLT, word, self.begin), self.meets(word, own)))
            self.put(self.readers(self.get(self.read, at), own), self.read, at)

    def inside(self, address: str, align: int, bytes: str) -> tuple[str, str]:
        """The address where it is a multiple of ``align`` and so many bytes are there, else zero; and whether it is."""
        start, many = (self.e.resize(each, "i32", "i64") for each in (address, bytes))
        good = self.none(self.is_(UGT, self.add(start, many, "i64"), self.space.bytes, "i64"))
        aligned = self.is_(EQ, self.e.by("andi", address, align - 1, "i32"), 0)
        good = self.both(good, aligned)
        self.fails(self.none(good))
        return self.e.select(good, address, self.number(0), "i32"), good

    # The queue

    def push(self, list: Listed, values: Sequence[str]) -> None:
        """One more entry; a list that is full is none for machine code."""
        length = self.number(list.length, "index")
        count = self.get(self.queue, length)
        full = self.is_(UGE, count, list.most)
        self.fails(full)
        at = self.e.select(full, self.number(0), count, "i32")
        for number, value in enumerate(values):
            self.put(value, self.queue, self._place(list, self.index(at), number))
        self.put(self.add(at, self.number(1)), self.queue, length)

    def _place(self, list: Listed, at: str, number: int) -> str:
        return self.e.by("addi", self.e.by("muli", at, list.width, "index"), list.begin + number, "index")

    @contextlib.contextmanager
    def entries(self, list: Listed) -> Iterator[list[str]]:
        """Code for each entry."""
        count = self.index(self.get(self.queue, self.number(list.length, "index")))
        with self.loop(self._zero, count) as at:
            yield [self.get(self.queue, self._place(list, at, number)) for number in range(list.width)]

    def sift(self, list: Listed, due: Callable[[list[str]], str], end: Callable[[list[str]], None]) -> None:
        """Has ``end`` code for the entries that are ``due``, and takes them out."""
        kept = "%kept", "memref<1xi32>"
        self.e.first.append("%kept = memref.alloca() : memref<1xi32>")
        self.put(self.number(0), kept, self._zero)
        with self.entries(list) as entry:
            is_due = due(entry)
            with self.when(is_due):
                end(entry)
            with self.when(self.none(is_due)):
                count = self.get(kept, self._zero)
                for number, value in enumerate(entry):
                    self.put(value, self.queue, self._place(list, self.index(count), number))
                self.put(self.add(count, self.number(1)), kept, self._zero)
        self.put(self.get(kept, self._zero), self.queue, self.number(list.length, "index"))

    def not_read(self, first: str, bytes: str) -> None:
        """No store on its way reads of these bytes."""
        with self.entries(READ) as (_, start, many, _, _):
            apart = [self.is_(UGE, one, self.add(other, length)) for one, other, length in ((first, start, many), (start, first, bytes))]  # fmt: skip
            self.fails(self.none(self.either(*apart)))

    # mbarriers

    def slot(self, address: str) -> str:
        """The mbarrier at an address, as an index."""
        address, _ = self.inside(address, _SIZE, self.number(_SIZE))
        return self.index(self.e.by("shrui", address, 3, "i32"))

    def field(self, slot: str, number: int) -> str:
        return self.get(self.table, self._field(slot, number))

    def set_field(self, slot: str, number: int, value: str) -> None:
        self.put(value, self.table, self._field(slot, number))

    def _field(self, slot: str, number: int) -> str:
        return self.e.by("addi", self.e.by("muli", slot, FIELDS, "index"), number, "index")

    def at(self, slot: str) -> str:
        """The first byte of an mbarrier."""
        return self.e.by("shli", self.e.unary("arith.index_cast", slot, "index", "i32"), 3, "i32")

    def lives(self, slot: str) -> str:
        return self.is_(SGE, self.field(slot, MADE), self.begin)

    def use(self, slot: str, own: str, *, behind_barrier: bool = False) -> None:
        """A thread uses an mbarrier: one that there is, and that was made ahead of it; ``behind_barrier``: of the block."""
        made = self.field(slot, MADE)
        self.fails(self.is_(SLT, made, self.begin))
        self.fails(self.is_(SGE, made, self.now) if behind_barrier else self.meets(made, own))
        self.set_field(slot, USED, self.readers(self.field(slot, USED), own))

    def change(self, slot: str, arrivals: str, bytes: str) -> None:
        """Announces bytes, below zero those that have come, and arrives so many times."""
        phase = self.field(slot, PHASE)
        self.fails(self.is_(NE, phase, self.field(slot, SEEN)))
        left = self.field(slot, LEFT)
        self.fails(self.is_(UGT, arrivals, left))
        self.fails(self._beyond(bytes))
        bytes = self.add(self.field(slot, BYTES), bytes)
        self.fails(self._beyond(bytes))
        left = self.e.binary("subi", left, arrivals, "i32")
        all = self.is_(EQ, left, 0)
        # More has come than was announced: that a copy comes later would be another end of the phase.
        self.fails(self.both(all, self.is_(SLT, bytes, 0)))
        done = self.both(all, self.is_(EQ, bytes, 0))
        self.fails(self.both(done, self.is_(SGE, self.field(slot, WAITED), self.now)))
        self.set_field(slot, BYTES, bytes)
        self.set_field(slot, LEFT, self.e.select(done, self.field(slot, EXPECTED), left, "i32"))
        self.set_field(slot, PHASE, self.add(phase, self.e.unary("arith.extui", done, "i1", "i32")))

    def _beyond(self, bytes: str) -> str:
        return self.is_(UGT, self.add(bytes, self.number(_LIMIT)), 2 * _LIMIT)

    def last_fence(self) -> str:
        """The first number of the last interval ahead of this one in which a thread fenced."""
        last, before = (self.get(self.queue, self.number(at, "index")) for at in (_FENCED, _FENCED_BEFORE))
        return self.e.select(self.is_(SLT, last, self.now), last, before, "i32")


def init(space: Space, name: str) -> str:
    """Makes an mbarrier: a store, behind which the bytes are none for threads."""
    c = Code(space)
    slot, count = c.slot("%address"), "%count"
    c.fails(c.is_(UGE, c.e.by("subi", count, 1, "i32"), _LIMIT))
    c.fails(c.lives(slot))
    first = c.at(slot)
    c.not_read(first, c.number(_SIZE))
    with c.each_word(first, c.number(_SIZE)) as at:
        c.fails(c.meets(c.get(c.written, at), "%own"))
        c.fails(c.meets(c.get(c.read, at), "%own"))
        c.put(c.number(PENDING), c.written, at)
    for field, value in ((MADE, "%own"), (EXPECTED, count), (LEFT, count), (USED, "%own")):
        c.set_field(slot, field, value)
    for field in (BYTES, PHASE, SEEN, WAITED):
        c.set_field(slot, field, c.number(0))
    c.push(LIVE, [c.e.unary("arith.index_cast", slot, "index", "i32")])
    return c.text(name, [("%address", "i32"), (count, "i32"), ("%own", "i32")])


def invalidate(space: Space, name: str) -> str:
    """The bytes are memory like any other again, which nobody has written."""
    c = Code(space)
    slot = c.slot("%address")
    c.use(slot, "%own")
    c.fails(c.is_(NE, c.field(slot, USED), "%own"))
    number = c.e.unary("arith.index_cast", slot, "index", "i32")
    with c.entries(COMING) as (_, _, whose, _, _):
        c.fails(c.is_(EQ, whose, number))
    with c.each_word(c.at(slot), c.number(_SIZE)) as at:
        c.put(c.number(0), c.written, at)
        # Others write there behind a barrier.
        c.put("%own", c.read, at)
    c.set_field(slot, MADE, c.number(0))
    c.push(ENDED, [number, "%own"])
    return c.text(name, [("%address", "i32"), ("%own", "i32")])


def arrive(space: Space, name: str) -> str:
    """Announces bytes and arrives."""
    c = Code(space)
    slot = c.slot("%address")
    c.use(slot, "%own")
    c.change(slot, "%count", "%bytes")
    return c.text(name, [("%address", "i32"), ("%count", "i32"), ("%bytes", "i32"), ("%own", "i32")])


def wait(space: Space, name: str) -> str:
    """All threads have come to the wait for a phase: it has to be complete. What copies brought in it is there for all of them."""
    c = Code(space)
    slot = c.slot("%address")
    c.use(slot, c.add(c.now, c.number(space.threads)), behind_barrier=True)
    phase = c.field(slot, PHASE)
    odd = c.e.binary("xori", phase, "%parity", "i32")
    c.fails(c.is_(EQ, c.e.by("andi", odd, 1, "i32"), 0))
    c.set_field(slot, SEEN, phase)
    c.set_field(slot, WAITED, c.now)
    number = c.e.unary("arith.index_cast", slot, "index", "i32")

    def due(entry: list[str]) -> str:
        return c.both(c.is_(EQ, entry[2], number), c.is_(SLT, entry[3], phase))

    def come(entry: list[str]) -> None:
        first, bytes, _, _, word = entry
        with c.each_word(first, bytes) as at:
            c.put(word, c.written, at)

    c.sift(COMING, due, come)
    return c.text(name, [("%address", "i32"), ("%parity", "i32")])


def retire(space: Space, name: str, left: int) -> str:
    """A thread waits until ``left`` of its groups of stores may still read their sources: nothing was written there since."""
    c = Code(space)
    committed = "%committed", f"memref<{space.threads}xi32>"
    limit = c.e.by("subi", c.get(committed, "%thread"), left, "i32")
    number = c.e.unary("arith.index_cast", "%thread", "index", "i32")

    def due(entry: list[str]) -> str:
        return c.both(c.is_(EQ, entry[0], number), c.is_(SLT, entry[3], limit))

    def end(entry: list[str]) -> None:
        _, first, bytes, _, stamp = entry
        with c.each_word(first, bytes) as at:
            word = c.get(c.written, at)
            c.fails(c.either(c.is_(SGE, word, stamp), c.is_(SLT, word, c.begin)))
            c.put(c.readers(c.get(c.read, at), "%own"), c.read, at)

    c.sift(READ, due, end)
    return c.text(name, [committed, ("%thread", "index"), ("%own", "i32")])


def fence(space: Space, name: str) -> str:
    """Notes that a thread has fenced in this interval."""
    c = Code(space)
    last, before = (c.number(at, "index") for at in (_FENCED, _FENCED_BEFORE))
    old = c.get(c.queue, last)
    with c.when(c.is_(SLT, old, c.now)):
        c.put(old, c.queue, before)
        c.put(c.now, c.queue, last)
    return c.text(name, [])


def end(space: Space, name: str) -> str:
    """A block ends: all that was on its way has been waited for, and its mbarriers are none of the next one."""
    c = Code(space)
    for list in (COMING, READ):
        c.fails(c.is_(NE, c.get(c.queue, c.number(list.length, "index")), 0))
    with c.entries(LIVE) as (slot,):
        place = c.index(slot)
        with c.when(c.lives(place)):
            with c.each_word(c.at(place), c.number(_SIZE)) as at:
                c.put(c.number(0), c.written, at)
            c.set_field(place, MADE, c.number(0))
    for word in (COMING.length, READ.length, LIVE.length, ENDED.length, _FENCED, _FENCED_BEFORE):
        c.put(c.number(0), c.queue, c.number(word, "index"))
    return c.text(name, [])
