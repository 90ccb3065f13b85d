"""Conversions between layouts through shared memory, without bank conflicts.

Offsets are a linear map of elements. Its lowest bits are elements that registers of both sides have side by side: they go as one
vector. Then come bits that say the bank, and last those that say the segment: two threads of one wavefront that differ by a
segment alone would collide. For two subspaces of one dimension there is always a third one that complements both; so there are
segments that neither the lanes that store nor those that load differ by. What both sides' registers step over beside their vector
may be done in turn, each time through the same bytes.

Where less than 16 bytes are side by side in the registers of both, other elements may be in the offset's lowest bits: what one side
has side by side, or what eight lanes have that store or load matrices. The way with the fewest accesses is taken.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from gpuir.layouts import gf2
from gpuir.layouts.linear import BLOCK, LANE, REGISTER, WARP
from gpuir.layouts.shuffles import Columns
from gpuir.lazy_numpy import np

__all__ = ["Access", "Shared", "Vector", "through_shared"]

_BANK = 4
_WIDEST = 16
_LANES = 5
#: How a thread's word lies in a matrix: along a row, or down a column.
Form: TypeAlias = Literal["rows", "columns"]


class Vector(NamedTuple):
    """One access of each thread: these registers, side by side; `offset` (bytes) is xor'd to the thread's own."""

    repetition: int
    offset: int
    registers: tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Access:
    """All stores, or all loads, of a thread: vectors, and by xor what each bit of lane, warp and block adds to the offset in bytes.

    With a `form` a vector is what a thread has of up to four matrices of 8 rows of 16 bytes (stmatrix, ldmatrix): a word of each.
    Then the offset is that of a row, which lane i says for row ``i % 8`` of matrix ``i // 8``. A thread's word is in row ``lane // 4``
    ("rows"), or two elements of 16 bits of column ``lane // 4`` ("columns").
    """

    vectors: tuple[Vector, ...]
    threads: Mapping[str, tuple[int, ...]] = dataclasses.field(hash=False)
    form: Form | None = None

    @property
    def width(self) -> int:
        """Elements of a vector."""
        return len(self.vectors[0].registers)

    def offsets(self, shape: Sequence[int]) -> np.ndarray:
        """Each thread's own offset in bytes: an array [lane, warp, block]."""
        made = np.zeros(tuple(shape), np.int64)
        for steps, index in zip(self.threads.values(), np.indices(tuple(shape))):
            for bit, step in enumerate(steps):
                made ^= (index >> bit & 1) * step
        return made

    def places(self, shape: Sequence[int], vector: Vector, size: int) -> np.ndarray:
        """Where the elements of a vector, of `size` bytes, stand, in bytes: an array [index, lane, warp, block]."""
        own = self.offsets(shape) ^ vector.offset
        if self.form is None:
            return own[None] + size * np.arange(len(vector.registers))[:, None, None, None]
        word = _BANK // size
        lane = np.arange(shape[0])
        made = []
        for index in range(len(vector.registers)):
            matrix, element = divmod(index, word)
            row = lane // 4 if self.form == "rows" else 2 * (lane % 4) + element
            within = _BANK * (lane % 4) + size * element if self.form == "rows" else size * (lane // 4)
            made.append(own[8 * matrix + row] + within[:, None, None])
        return np.array(made)


@dataclasses.dataclass(frozen=True)
class Shared:
    """Through `bytes` of shared memory of each CTA, `repetitions` times.

    Each time the threads store the vectors of that repetition, wait for each other, load those of it, and wait again before the
    next one. Registers of the source that repeat elements are not stored; register i of the target is ``indices[i]`` of those
    that are loaded.
    """

    stores: Access
    loads: Access
    indices: tuple[int, ...]
    repetitions: int
    bytes: int
    bits: int
    banks: int

    #: Shuffles of 32-bit words.
    shuffles = 0

    @property
    def accesses(self) -> int:
        """Stores and loads of a thread."""
        return len(self.stores.vectors) + len(self.loads.vectors)

    @property
    def cost(self) -> tuple[int, int]:
        """What is to be small: accesses of a thread first, then bytes."""
        return self.accesses, self.bytes

    def execute(self, values: np.ndarray) -> np.ndarray:
        """The target's registers, from those of the source: arrays [register, lane, warp, block]."""
        size, threads = self.bits // 8, values.shape[1:]
        block = np.indices(threads)[2]
        loaded = np.empty((len(self.loads.vectors) * self.loads.width, *threads), values.dtype)
        for repetition in range(self.repetitions):
            memory = np.zeros((threads[2], self.bytes // size), values.dtype)
            for vector in self.stores.vectors:
                if vector.repetition == repetition:
                    for register, place in zip(vector.registers, self.stores.places(threads, vector, size)):
                        memory[block, place // size] = values[register]
            for vector in self.loads.vectors:
                if vector.repetition == repetition:
                    for register, place in zip(vector.registers, self.loads.places(threads, vector, size)):
                        loaded[register] = memory[block, place // size]
        return loaded[list(self.indices)]

    def conflicts(self) -> tuple[int, int]:
        """Of each store and of each load of a warp, how many wavefronts it takes beside those that its bytes need."""
        first, second = (self._conflicts(access) for access in (self.stores, self.loads))
        return first, second

    def _conflicts(self, access: Access) -> int:
        steps = access.threads[LANE]
        lanes = np.array([gf2.apply(steps, lane) for lane in range(1 << len(steps))])
        width = _WIDEST if access.form else access.width * self.bits // 8
        together = 8 if access.form else self.banks * _BANK // max(width, _BANK)
        worst = 0
        for start in range(0, len(lanes), together):
            words = (lanes[start : start + together, None] + np.arange(0, width, _BANK)) // _BANK
            counts = np.bincount(np.unique(words) % self.banks)
            worst = max(worst, int(counts.max()) - 1)
        return worst


def through_shared(have: Columns, need: Columns, bits: int, banks: int, matrices: frozenset[str] | None) -> Shared:
    """The plan for layouts of which each CTA of the source holds what the same CTA of the target needs."""
    bits = max(8, 1 << (bits - 1).bit_length())
    across = [a ^ b for a, b in zip(have[BLOCK], need[BLOCK], strict=True)]
    fixed = [*have[LANE], *have[WARP], *need[LANE], *need[WARP], *across]
    # What registers of both sides, but no threads of either, step over: side by side, or else all threads do it in turn.
    common = _independent(_common(have[REGISTER], need[REGISTER]), fixed)
    most = max(0, (8 * _WIDEST // bits).bit_length() - 1)
    store = _Side(have, bits, [0] * len(across), "stores" in (matrices or ()))
    load = _Side(need, bits, across, "loads" in (matrices or ()))
    order = [*fixed, *have[REGISTER]]
    # A word of several elements, without matrices: those that a thread loads side by side, or stores, before those of other threads,
    # as far as threads of the other side step over them: else the offsets of threads would have a part of the vector.
    held = gf2.Echelon(fixed)
    registers = () if matrices is not None else (*need[REGISTER], *have[REGISTER])
    words = [column for column in registers if held.solve(column) is not None]
    made = _through(store, load, order, common[:most], common[most:], need, banks, words)
    if made is None:
        raise ValueError("expects each CTA of the source to hold what that of the target needs")
    if matrices is None:
        return made
    # One side alone may have more elements side by side, and matrices have those of several lanes: then others go in turn.
    shared = _independent(_common(have[REGISTER], need[REGISTER]), [])
    beside = (*store.beside(shared, most), *load.beside(shared, most))
    for vector in dict.fromkeys(beside):
        turns = _independent(common, [*fixed, *vector])
        for each in dict.fromkeys(((), tuple(turns))):
            other = _through(store, load, order, vector, each, need, banks)
            if other is not None and other.cost < made.cost and other.conflicts() == (0, 0):
                made = other
    return made


class _Side:
    """What one side of a conversion has in its registers and lanes, and how it reaches elements that stand side by side."""

    def __init__(self, columns: Columns, bits: int, blocks: Sequence[int], matrices: bool):
        self.columns, self.bits, self.blocks = columns, bits, blocks
        self.registers = gf2.Echelon(columns[REGISTER])
        #: The registers that hold different elements, as bits of their numbers.
        self.own = [columns[REGISTER][index] for index in self.registers.pivots]
        lanes = columns[LANE]
        alone = len(_independent([*lanes, *columns[WARP]], self.own)) == len(lanes) + len(columns[WARP])
        self.matrices = matrices and alone and len(lanes) == _LANES and bits in (8, 16, 32)
        #: How many bits of a register's number are elements of one word.
        self.word = max(0, (32 // bits).bit_length() - 1)

    def beside(self, shared: Sequence[int], most: int) -> list[tuple[int, ...]]:
        """What could stand side by side in 16 bytes: what the registers have, and the rows of matrices."""
        first = [*shared, *_independent(self.own, shared)]
        lanes = self.columns[LANE]
        found = [tuple(first[:most])] if len(first) >= most else []
        if self.matrices and len(first) >= self.word:
            found.append((*first[: self.word], *lanes[:2]))
        if self.matrices and self.word == 1 and self.own:
            found.append(tuple(lanes[2:]))
        return found

    def form(self, vector: Sequence[int]) -> tuple[Form | None, int]:
        """How the side reaches elements of which these steps are side by side: by matrices, or (None) so many bits at once."""
        inside = 0
        while inside < len(vector) and self.registers.solve(vector[inside]) is not None:
            inside += 1
        lanes = tuple(self.columns[LANE])
        if self.matrices and (8 * _WIDEST // self.bits) == 1 << len(vector) and inside < len(vector):
            if inside >= self.word and tuple(vector[self.word :]) == lanes[:2]:
                return "rows", self.word
            if self.word == 1 and self.own and tuple(vector) == lanes[2:]:
                return "columns", self.word
        return None, inside

    def together(self, form: Form | None, vector: Sequence[int]) -> list[int]:
        """What the addresses of one wavefront differ by, beside what stands side by side."""
        lanes = self.columns[LANE]
        if form == "rows":
            return list(lanes[2:])
        if form == "columns":
            return [self.own[0], *lanes[:2]]
        return _independent(lanes, vector)

    def access(
        self, form: Form | None, inside: int, offset: Callable[[int], int], turns: int, words: bool
    ) -> Access | None:
        """The accesses, where `offset` says where an element stands; from the bit `turns` on it is the number of a repetition.

        `words`: elements that happen to be side by side are accessed as a word, beside those that were to be so.
        None where the rows of matrices would not stand in one piece.
        """
        own = [offset(column) for column in self.own]
        at = {
            gf2.apply(own, i): sum(1 << p for k, p in enumerate(self.registers.pivots) if i >> k & 1)
            for i in range(1 << len(own))
        }
        threads = {name: [offset(column) for column in self.columns[name]] for name in (LANE, WARP)}
        threads[BLOCK] = [offset(column) for column in self.blocks]
        met = functools.reduce(int.__or__, (place for places in threads.values() for place in places), 0)
        while form is None and met & (1 << inside) - 1:
            inside -= 1
        # Neighbours are those that no other bit of the thread's own offset parts.
        while (
            words and form is None and self.bits << inside < 8 * _BANK and 1 << inside in own and not met >> inside & 1
        ):
            inside += 1
        together = [1 << bit for bit in range(inside)]
        others = _independent(own, together)
        if form is not None:
            lanes = threads[LANE]
            together = own[:1] if form == "columns" else together
            rows = [*own[:1], *lanes[:2]] if form == "columns" else lanes[2:]
            others = _by_leading_bit(own, together)
            # A matrix has 8 rows, an instruction up to 4 matrices, all of one repetition.
            several = [place for place in others if not place >> turns][:2]
            others = [place for place in others if place not in several]
            threads[LANE] = [*rows, *several, *[0] * (2 - len(several))]
            together = [*together, *several]
            low = 8 * _WIDEST // self.bits - 1
            if any(place >> turns for place in rows) or any(
                place & low for places in (rows, several, others, threads[WARP], threads[BLOCK]) for place in places
            ):
                return None
        vectors = []
        for start in sorted(gf2.apply(others, i) for i in range(1 << len(others))):
            # Neighbours begin where none of them is stepped over.
            place = start if form is not None else start & -(1 << inside)
            group = tuple(at[place ^ gf2.apply(together, index)] for index in range(1 << len(together)))
            vectors.append(Vector(place >> turns, (place & (1 << turns) - 1) * self.bits // 8, group))
        steps = {name: tuple(place * self.bits // 8 for place in places) for name, places in threads.items()}
        return Access(tuple(vectors), steps, form)


def _through(
    store: _Side,
    load: _Side,
    order: Sequence[int],
    vector: Sequence[int],
    turns: Sequence[int],
    need: Columns,
    banks: int,
    words: Sequence[int] = (),
) -> Shared | None:
    """The plan in which these elements stand side by side, and those of `turns` go one after another; None where there is none."""
    bits = store.bits
    whole = [*vector, *_independent(order, [*vector, *turns])]
    forms = [side.form(vector) for side in (store, load)]
    lanes = [side.together(form, vector) for side, (form, _) in zip((store, load), forms)]
    basis = _offsets(whole, len(vector), _independent(words, [*vector, *turns]), lanes[0], lanes[1], bits, banks)
    numbers = gf2.Echelon([*basis, *turns])
    used = [
        of for side in (store, load) for of in (*(side.columns[name] for name in (REGISTER, LANE, WARP)), side.blocks)
    ]
    if any(numbers.solve(column) is None for columns in used for column in columns):
        return None

    def offset(column: int) -> int:
        return numbers.solve(column) or 0

    stores, loads = (side.access(*form, offset, len(basis), bool(words)) for side, form in zip((store, load), forms))
    if stores is None or loads is None:
        return None
    at = {register: index for index, register in enumerate(r for one in loads.vectors for r in one.registers)}
    packed = tuple(one._replace(registers=tuple(at[register] for register in one.registers)) for one in loads.vectors)
    picked = [load.registers.solve(column) or 0 for column in need[REGISTER]]
    return Shared(
        stores, dataclasses.replace(loads, vectors=packed),
        tuple(at[gf2.apply(picked, index)] for index in range(1 << len(picked))),
        1 << len(turns), (1 << len(basis)) * bits // 8, bits, banks,
    )  # fmt: skip


def _offsets(
    whole: Sequence[int], vector: int, beside: Sequence[int], storing: Sequence[int], loading: Sequence[int],
    bits: int, banks: int,
) -> list[int]:  # fmt: skip
    """The elements that the bits of an offset step over; `whole` begins with those of the vector."""
    basis = list(whole[:vector])
    width = (bits << vector) // 8
    # Vectors that share a word do not collide: registers `beside` each other should, the lanes of both sides, then those of one.
    words = max(0, (_BANK // width).bit_length() - 1)
    shared = _common(storing, loading)
    basis += _independent([*beside, *shared, *storing, *loading, *whole], basis)[:words]
    number = int(math.log2(banks * _BANK // max(width, _BANK)))
    number = min(number, len(whole) - len(basis))
    lanes = (max(width, _BANK) // width).bit_length() - 1 + number
    one = _independent([*storing[:lanes], *whole], basis)[:number]
    other = _independent([*loading[:lanes], *one, *whole], basis)[:number]
    both = _common([*basis, *one], [*basis, *other])
    both = _independent(both, basis)
    first, second = _independent(one, [*basis, *both]), _independent(other, [*basis, *both])
    rest = _independent(whole, [*basis, *both, *first, *second])
    segments = [a ^ b for a, b in zip(first, second, strict=True)] + rest
    return [*basis, *one, *segments]


def _by_leading_bit(vectors: Iterable[int], before: Sequence[int]) -> list[int]:
    """A basis of the vectors, together with those before them, in the order of leading bits, of which each has another one."""
    kept: dict[int, int] = {}
    for vector in (*before, *vectors):
        rest = vector
        while rest.bit_length() in kept:
            rest ^= kept[rest.bit_length()]
        if rest:
            kept[rest.bit_length()] = rest
    return _independent([kept[length] for length in sorted(kept)], before)


def _independent(vectors: Iterable[int], before: Sequence[int]) -> list[int]:
    """Those of the vectors that are independent of the ones before them."""
    columns = [*before, *vectors]
    return [columns[index] for index in gf2.Echelon(columns).pivots if index >= len(before)]


def _common(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """A basis of the vectors that both span."""
    first = _independent(one, [])
    columns = [*first, *_independent(other, [])]
    echelon = gf2.Echelon(columns)
    found = []
    for free in echelon.free:
        used = echelon.solve(columns[free]) or 0
        found.append(gf2.apply(first, used & (1 << len(first)) - 1))
    return found
