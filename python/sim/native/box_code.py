"""The routines that copy boxes of arrays to shared memory and back, by the numbers of tensor maps (tensor_maps.py).

The rules of boxes, of what is outside of an array, and of swizzles are those of hopper/bulk.py, which has their source. Bytes move sixteen at a time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from gpuir.sim.native.asynchronous_code import COMING, ENDED, NE, PHASE, READ, SGE, UGE, ULT, Code, Space
from gpuir.sim.native.late import PENDING
from gpuir.sim.native.tensor_maps import BYTES, CHUNKS, FILL, ITEM, MASK, NUMBERS, SHAPE, STEPS, STRIDES, TILE

__all__ = ["load", "store"]

_CHUNK = 16
_POINTER, _BYTES = "!llvm.ptr", "vector<16xi8>"
#: What the TMA unit wants the address in shared memory to be a multiple of.
_ALIGN = 128

#: What goes through the bytes of a chunk that an array has.
_Each = Callable[[], contextlib.AbstractContextManager[tuple[str, str]]]


class _Box(Code):
    """Code for a box: the numbers of the map ``number``, and coordinates of so many dimensions, the contiguous one first."""

    def __init__(self, space: Space, number: int, rank: int):
        super().__init__(space)
        self._rank, self._first = rank, number * NUMBERS
        self.maps = "%maps", "memref<?xi64>"
        self.data = "%data", "memref<?xi8>"
        self.coordinates = [f"%c{axis}" for axis in range(rank)]
        self.bytes = self.e.resize(self.of_map(BYTES), "i64", "i32")

    def of_map(self, at: int, axis: int = 0) -> str:
        return self.get(self.maps, self.number(self._first + at + axis, "index"), "i64")

    def wide(self, value: str) -> str:
        return self.e.unary("arith.index_cast", value, "index", "i64")

    def pointer(self, array: tuple[str, str]) -> str:
        """The address of an array's first byte."""
        start = self.e.unary("memref.extract_aligned_pointer_as_index", array[0], array[1], "index")
        return self.e.unary("llvm.inttoptr", self.wide(start), "i64", _POINTER)

    def behind(self, pointer: str, bytes: str) -> str:
        new = self.e.fresh()
        self.e.body.append(f"{new} = llvm.getelementptr {pointer}[{bytes}] : ({_POINTER}, i64) -> {_POINTER}, i8")
        return new

    def take(self, pointer: str, type: str = _BYTES) -> str:
        new = self.e.fresh()
        self.e.body.append(f"{new} = llvm.load {pointer} {{alignment = 1 : i64}} : {_POINTER} -> {type}")
        return new

    def give(self, value: str, pointer: str, type: str = _BYTES) -> None:
        self.e.body.append(f"llvm.store {value}, {pointer} {{alignment = 1 : i64}} : {type}, {_POINTER}")

    @contextlib.contextmanager
    def _rows(self) -> Iterator[tuple[str, str, str]]:
        """Code for each row of the box: its number, bytes from the array's begin to the row that it is in, and whether there is that one."""
        row, offset, inside = self._zero, self.number(0, "i64"), self.number(1, "i1")
        with contextlib.ExitStack() as stack:
            for axis in range(self._rank - 1, 0, -1):
                many = self.index(self.e.resize(self.of_map(TILE, axis), "i64", "i32"))
                at = stack.enter_context(self.loop(self._zero, many))
                row = self.add(self.e.binary("muli", row, many, "index"), at, "index")
                start = self.e.unary("arith.extsi", self.coordinates[axis], "i32", "i64")
                place = self.add(start, self.e.binary("muli", self.wide(at), self.of_map(STEPS, axis), "i64"), "i64")
                inside = self.both(inside, self.is_(ULT, place, self.of_map(SHAPE, axis), "i64"))
                offset = self.add(offset, self.e.binary("muli", place, self.of_map(STRIDES, axis), "i64"), "i64")
            yield row, offset, inside

    def chunks(self, address: str, whole: Callable[[str, str], None], part: Callable[[str, _Each], None]) -> None:
        """Code for each sixteen bytes of the box at ``address``: ``whole`` of those that the array has all of, ``part`` of others.

        It gets the address in shared memory, and how far into the array they are; ``part`` what goes through those bytes that there are, by their numbers and places in the array.
        """
        memory = self.pointer(self.memory)
        size, item = self.of_map(SHAPE), self.of_map(ITEM)
        size = self.e.binary("muli", size, item, "i64")
        start = self.e.binary("muli", self.e.unary("arith.extsi", self.coordinates[0], "i32", "i64"), item, "i64")
        many, mask = self.index(self.e.resize(self.of_map(CHUNKS), "i64", "i32")), self.of_map(MASK)
        first = self.e.resize(address, "i32", "i64")
        with self._rows() as (row, offset, inside), self.loop(self._zero, many) as chunk:
            number = self.wide(self.add(self.e.binary("muli", row, many, "index"), chunk, "index"))
            place = self.add(first, self.e.by("shli", number, 4, "i64"), "i64")
            turn = self.e.binary("andi", self.e.by("shrui", place, 7, "i64"), mask, "i64")
            place = self.e.binary("xori", place, self.e.by("shli", turn, 4, "i64"), "i64")
            here = self.behind(memory, place)
            along = self.add(start, self.e.by("shli", self.wide(chunk), 4, "i64"), "i64")
            low = self.is_(SGE, along, 0, "i64")
            high = self.is_(SGE, size, self.e.by("addi", along, _CHUNK, "i64"), "i64")
            all = self.both(inside, self.both(low, high))
            there = self.add(offset, along, "i64")
            with self.when(all):
                whole(here, there)

            @contextlib.contextmanager
            def each() -> Iterator[tuple[str, str]]:
                with self.when(inside), self.loop(self._zero, self.number(_CHUNK, "index")) as at:
                    step = self.wide(at)
                    with self.when(self.is_(ULT, self.add(along, step, "i64"), size, "i64")):
                        yield step, self.add(there, step, "i64")

            with self.when(self.none(all)):
                part(here, each)


def load(space: Space, name: str, number: int, rank: int, *, fenced: bool) -> str:
    """A copy of a box to shared memory, of which an mbarrier is told; nobody may look at it before its phase was waited for.

    ``fenced``: it is known that fences stand behind what threads wrote ahead of it; else writes have to be none of threads, or from before a fence.
    """
    c = _Box(space, number, rank)
    own = "%own"
    slot = c.slot("%barrier")
    c.use(slot, own, behind_barrier=True)
    target, good = c.inside("%target", _ALIGN, c.bytes)
    fence = c.last_fence()
    end = c.add(target, c.bytes)
    with c.entries(ENDED) as (ended, word):
        at = c.e.by("shli", ended, 3, "i32")
        within = c.both(c.is_(UGE, at, target), c.is_(ULT, at, end))
        c.fails(c.both(within, c.is_(SGE, word, fence)))
    c.not_read(target, c.bytes)
    number_of = c.e.unary("arith.index_cast", slot, "index", "i32")
    # What the several readers of the interval before would have: no thread's, and from before this interval.
    mark = c.e.by("subi", c.now, 1, "i32")
    c.push(COMING, [target, c.bytes, number_of, c.field(slot, PHASE), mark])
    with c.when(good):
        start, last = c.words(target, c.bytes)
        with c.loop(start, last) as at:
            word = c.get(c.written, at)
            c.fails(c.meets(word, own))
            c.fails(c.is_(SGE, c.get(c.read, at), c.now))
            if not fenced:
                rest = c.e.by("remui", c.e.binary("subi", mark, word, "i32"), space.threads + 1, "i32")
                of_thread = c.either(c.is_(NE, rest, 0), c.is_(SGE, word, c.now))
                of_thread = c.both(c.is_(SGE, word, c.begin), of_thread)
                c.fails(c.both(of_thread, c.is_(SGE, word, fence)))
            c.put(c.number(PENDING), c.written, at)
        fill = _filling(c)

        data = c.pointer(c.data)

        def whole(here: str, there: str) -> None:
            c.give(c.take(c.behind(data, there)), here)

        def part(here: str, each: _Each) -> None:
            c.give(fill, here)
            with each() as (step, at):
                c.give(c.take(c.behind(data, at), "i8"), c.behind(here, step), "i8")

        c.chunks(target, whole, part)
    c.change(slot, c.number(0), c.e.binary("subi", c.number(0), c.bytes, "i32"))
    return c.text(name, [c.maps, c.data, *_given(["%target", "%barrier", *c.coordinates, own])])


def _given(names: Sequence[str]) -> list[tuple[str, str]]:
    return [(name, "i32") for name in names]


def _filling(c: _Box) -> str:
    """Sixteen bytes of what stands for elements outside of the array."""
    pair = c.e.set("vector.from_elements", [c.of_map(FILL), c.of_map(FILL, 1)], ["i64", "i64"], "vector<2xi64>")
    return c.e.unary("vector.bitcast", pair, "vector<2xi64>", _BYTES)


def store(space: Space, name: str, number: int, rank: int) -> str:
    """A copy of a box from shared memory, which reads until its group was waited for. No two of a launch write the same byte."""
    c = _Box(space, number, rank)
    own = "%own"
    flags, committed = ("%flags", "memref<?xi8>"), ("%committed", f"memref<{space.threads}xi32>")
    source, good = c.inside("%source", _ALIGN, c.bytes)
    thread = c.e.unary("arith.index_cast", "%thread", "index", "i32")
    c.push(READ, [thread, source, c.bytes, c.get(committed, "%thread"), c.now])
    with c.when(good):
        c.read_here(source, c.bytes, own)
        words, data = c.pointer(flags), c.pointer(c.data)
        once = c.e.fresh()
        c.e.body.append(f"{once} = arith.constant dense<-1> : {_BYTES}")

        def whole(here: str, there: str) -> None:
            at = c.behind(words, there)
            old = c.e.unary("vector.bitcast", c.take(at), _BYTES, "vector<1xi128>")
            old = c.e.set("vector.extract", [old], ["vector<1xi128>"], "i128", "<{static_position = array<i64: 0>}>")
            c.fails(c.is_(NE, old, c.number(0, "i128"), "i128"))
            c.give(once, at)
            c.give(c.take(here), c.behind(data, there))

        def part(here: str, each: _Each) -> None:
            with each() as (step, at):
                flag = c.behind(words, at)
                c.fails(c.is_(NE, c.take(flag, "i8"), c.number(0, "i8"), "i8"))
                c.give(c.number(-1, "i8"), flag, "i8")
                c.give(c.take(c.behind(here, step), "i8"), c.behind(data, at), "i8")

        c.chunks(source, whole, part)
    more = [c.maps, c.data, flags, committed, ("%thread", "index"), *_given(["%source", *c.coordinates, own])]
    return c.text(name, more)
