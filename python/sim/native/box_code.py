"""The routines that copy boxes of arrays, by the numbers of tensor maps (tensor_maps.py), and runs of bytes to shared memory and back.

The rules of boxes, of what is outside of an array, and of swizzles are those of hopper/bulk.py, which has their source. Bytes move sixteen at a time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from gpuir.host import ir
from gpuir.sim.native.asynchronous_code import COMING, ENDED, EQ, NE, PHASE, READ, SGE, UGE, ULT, Code, Space
from gpuir.sim.native.late import PENDING
from gpuir.sim.native.tensor_maps import BYTES, CHUNKS, FILL, ITEM, MASK, NUMBERS, SHAPE, STEPS, STRIDES, TILE

__all__ = ["bring", "load", "store", "take"]

_CHUNK = 16
_POINTER, _BYTES = "!llvm.ptr", "vector<16xi8>"
#: What the TMA unit wants the address in shared memory to be a multiple of.
_ALIGN = 128

#: What goes through the bytes of a chunk that an array has.
_Each = Callable[[], contextlib.AbstractContextManager[tuple[str, str]]]


class _Copy(Code):
    """Code for a copy between shared memory and an array."""

    def __init__(self, space: Space):
        super().__init__(space)
        self.committed = "%committed", f"memref<{space.threads}xi32>"
        #: Whether the run of bytes is in the array.
        self._there = ""

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

    def once(self) -> str:
        """Sixteen flags."""
        new = self.e.fresh()
        self.e.body.append(f"{new} = arith.constant dense<-1> : {_BYTES}")
        return new

    def write_once(self, value: str, data: str, flags: str, there: str, once: str) -> None:
        """Sixteen bytes go to an array, of which no other copy has written any."""
        at = self.behind(flags, there)
        old = self.e.unary("vector.bitcast", self.take(at), _BYTES, "vector<1xi128>")
        old = self.e.set("vector.extract", [old], ["vector<1xi128>"], "i128", "<{static_position = array<i64: 0>}>")
        self.fails(self.is_(NE, old, self.number(0, "i128"), "i128"))
        self.give(once, at)
        self.give(value, self.behind(data, there))

    def run(self, data: tuple[str, str], size: int) -> None:
        """A run of ``%size`` bytes from ``%offset`` on is whole chunks, and within the array of elements of so many bytes."""
        bytes = self.e.unary("arith.extui", "%size", "i32", "i64")
        many = self.e.set("memref.dim", [data[0], self._zero], [data[1], "index"], "index")
        room = self.e.by("muli", self.wide(many), size, "i64")
        odd = self.e.by("andi", self.e.binary("ori", bytes, "%offset", "i64"), _CHUNK - 1, "i64")
        good = self.both(self.is_(EQ, odd, 0, "i64"), self.is_(NE, bytes, 0, "i64"))
        good = self.both(good, self.is_(SGE, "%offset", 0, "i64"))
        # The offset is within the array, so that the sum has room.
        good = self.both(good, self.is_(SGE, room, "%offset", "i64"))
        good = self.both(good, self.is_(SGE, room, self.add("%offset", bytes, "i64"), "i64"))
        self.fails(self.none(good))
        self._there = good

    @contextlib.contextmanager
    def each_chunk(self) -> Iterator[tuple[str, str]]:
        """Code for each sixteen bytes of a run: how far they are from its begin, and from the array's."""
        with self.loop(self._zero, self.e.by("shrui", self.index("%size"), 4, "index")) as at:
            step = self.e.by("shli", self.wide(at), 4, "i64")
            yield step, self.add("%offset", step, "i64")

    @contextlib.contextmanager
    def come(self, bytes: str, align: int, *, fenced: bool) -> Iterator[str]:
        """Code for a copy of so many bytes to ``%target``, of which ``%barrier`` is told; nobody may look at it before its phase was waited for.

        ``fenced``: it is known that fences stand behind what threads wrote ahead of it; else writes have to be none of threads, or from before a fence.
        """
        own = "%own"
        slot = self.slot("%barrier")
        self.use(slot, own, behind_barrier=True)
        target, good = self.inside("%target", align, bytes)
        fence, end = self.last_fence(), self.add(target, bytes)
        with self.entries(ENDED) as (ended, word):
            at = self.e.by("shli", ended, 3, "i32")
            within = self.both(self.is_(UGE, at, target), self.is_(ULT, at, end))
            self.fails(self.both(within, self.is_(SGE, word, fence)))
        self.not_read(target, bytes)
        number = self.e.unary("arith.index_cast", slot, "index", "i32")
        # What the several readers of the interval before would have: no thread's, and from before this interval.
        mark = self.e.by("subi", self.now, 1, "i32")
        self.push(COMING, [target, bytes, number, self.field(slot, PHASE), mark])
        with self.when(self.both(good, self._there) if self._there else good):
            with self.each_word(target, bytes) as at:
                word = self.get(self.written, at)
                self.fails(self.meets(word, own))
                self.fails(self.is_(SGE, self.get(self.read, at), self.now))
                if not fenced:
                    rest = self.e.binary("subi", mark, word, "i32")
                    rest = self.e.by("remui", rest, self.space.threads + 1, "i32")
                    of_thread = self.either(self.is_(NE, rest, 0), self.is_(SGE, word, self.now))
                    of_thread = self.both(self.is_(SGE, word, self.begin), of_thread)
                    self.fails(self.both(of_thread, self.is_(SGE, word, fence)))
                self.put(self.number(PENDING), self.written, at)
            yield target
        self.change(slot, self.number(0), self.e.binary("subi", self.number(0), bytes, "i32"))

    @contextlib.contextmanager
    def go(self, bytes: str, align: int) -> Iterator[str]:
        """Code for a copy of so many bytes from ``%source``, which reads until its group was waited for."""
        source, good = self.inside("%source", align, bytes)
        thread = self.e.unary("arith.index_cast", "%thread", "index", "i32")
        self.push(READ, [thread, source, bytes, self.get(self.committed, "%thread"), self.now])
        with self.when(self.both(good, self._there) if self._there else good):
            self.read_here(source, bytes, "%own")
            yield source


class _Box(_Copy):
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
    """A copy of a box to shared memory. ``fenced``: see `_Copy.come`."""
    c = _Box(space, number, rank)
    with c.come(c.bytes, _ALIGN, fenced=fenced) as target:
        fill, data = _filling(c), c.pointer(c.data)

        def whole(here: str, there: str) -> None:
            c.give(c.take(c.behind(data, there)), here)

        def part(here: str, each: _Each) -> None:
            c.give(fill, here)
            with each() as (step, at):
                c.give(c.take(c.behind(data, at), "i8"), c.behind(here, step), "i8")

        c.chunks(target, whole, part)
    return c.text(name, [c.maps, c.data, *_given(["%target", "%barrier", *c.coordinates, "%own"])])


def bring(space: Space, name: str, type: ir.Type, size: int, *, fenced: bool) -> str:
    """A copy of a run of bytes to shared memory, from an array of elements of so many bytes."""
    c = _Copy(space)
    data = "%data", str(type)
    c.run(data, size)
    with c.come("%size", _CHUNK, fenced=fenced) as target:
        memory, first = c.behind(c.pointer(c.memory), c.e.resize(target, "i32", "i64")), c.pointer(data)
        with c.each_chunk() as (step, there):
            c.give(c.take(c.behind(first, there)), c.behind(memory, step))
    return c.text(name, [data, *_given(["%target", "%barrier", "%size"]), ("%offset", "i64"), ("%own", "i32")])


def _given(names: Sequence[str]) -> list[tuple[str, str]]:
    return [(name, "i32") for name in names]


def _filling(c: _Box) -> str:
    """Sixteen bytes of what stands for elements outside of the array."""
    pair = c.e.set("vector.from_elements", [c.of_map(FILL), c.of_map(FILL, 1)], ["i64", "i64"], "vector<2xi64>")
    return c.e.unary("vector.bitcast", pair, "vector<2xi64>", _BYTES)


def store(space: Space, name: str, number: int, rank: int) -> str:
    """A copy of a box from shared memory. No two of a launch write the same byte."""
    c = _Box(space, number, rank)
    flags = "%flags", "memref<?xi8>"
    with c.go(c.bytes, _ALIGN) as source:
        words, data = c.pointer(flags), c.pointer(c.data)
        once = c.once()

        def whole(here: str, there: str) -> None:
            c.write_once(c.take(here), data, words, there, once)

        def part(here: str, each: _Each) -> None:
            with each() as (step, at):
                flag = c.behind(words, at)
                c.fails(c.is_(NE, c.take(flag, "i8"), c.number(0, "i8"), "i8"))
                c.give(c.number(-1, "i8"), flag, "i8")
                c.give(c.take(c.behind(here, step), "i8"), c.behind(data, at), "i8")

        c.chunks(source, whole, part)
    more = [c.maps, c.data, flags, c.committed, ("%thread", "index"), *_given(["%source", *c.coordinates, "%own"])]
    return c.text(name, more)


def take(space: Space, name: str, type: ir.Type, size: int) -> str:
    """A copy of a run of bytes from shared memory, to an array of elements of so many bytes; as `store`."""
    c = _Copy(space)
    data, flags = ("%data", str(type)), ("%flags", "memref<?xi8>")
    c.run(data, size)
    with c.go("%size", _CHUNK) as source:
        memory, first, words = c.behind(c.pointer(c.memory), c.e.resize(source, "i32", "i64")), c.pointer(data), c.pointer(flags)  # fmt: skip
        once = c.once()
        with c.each_chunk() as (step, there):
            c.write_once(c.take(c.behind(memory, step)), first, words, there, once)
    more = [data, flags, c.committed, ("%thread", "index"), *_given(["%source", "%size"]), ("%offset", "i64"), ("%own", "i32")]  # fmt: skip
    return c.text(name, more)
