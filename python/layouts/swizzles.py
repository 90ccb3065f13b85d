"""Conversions between layouts through shared memory, without bank conflicts.

Offsets are a linear map of elements. Its lowest bits are elements that registers of both sides have side by side: they go as one
vector. Then come bits that say the bank, and last those that say the segment: two threads of one wavefront that differ by a
segment alone would collide. For two subspaces of one dimension there is always a third one that complements both; so there are
segments that neither the lanes that store nor those that load differ by. What both sides' registers step over beside their vector
may be done in turn, each time through the same bytes.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from gpuir.layouts import gf2
from gpuir.layouts.linear import BLOCK, LANE, REGISTER, WARP
from gpuir.layouts.shuffles import Columns
from gpuir.lazy_numpy import np

__all__ = ["Access", "Shared", "Vector", "through_shared"]

_BANK = 4
_WIDEST = 16


class Vector(NamedTuple):
    """One access of each thread: these registers, side by side; `offset` (bytes) is xor'd to the thread's own."""

    repetition: int
    offset: int
    registers: tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Access:
    """All stores, or all loads, of a thread: vectors, and by xor what each bit of lane, warp and block adds to the offset in bytes."""

    vectors: tuple[Vector, ...]
    threads: Mapping[str, tuple[int, ...]] = dataclasses.field(hash=False)

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

    def execute(self, values: np.ndarray) -> np.ndarray:
        """The target's registers, from those of the source: arrays [register, lane, warp, block]."""
        size, threads = self.bits // 8, values.shape[1:]
        store, load = (access.offsets(threads) // size for access in (self.stores, self.loads))
        block = np.indices(threads)[2]
        loaded = np.empty((len(self.loads.vectors) * self.loads.width, *threads), values.dtype)
        for repetition in range(self.repetitions):
            memory = np.zeros((threads[2], self.bytes // size), values.dtype)
            for vector in self.stores.vectors:
                if vector.repetition == repetition:
                    for index, register in enumerate(vector.registers):
                        memory[block, (store ^ vector.offset // size) + index] = values[register]
            for vector in self.loads.vectors:
                if vector.repetition == repetition:
                    for index, register in enumerate(vector.registers):
                        loaded[register] = memory[block, (load ^ vector.offset // size) + index]
        return loaded[list(self.indices)]

    def conflicts(self) -> tuple[int, int]:
        """Of each store and of each load of a warp, how many wavefronts it takes beside those that its bytes need."""
        first, second = (self._conflicts(access) for access in (self.stores, self.loads))
        return first, second

    def _conflicts(self, access: Access) -> int:
        steps = access.threads[LANE]
        lanes = np.array([gf2.apply(steps, lane) for lane in range(1 << len(steps))])
        width = access.width * self.bits // 8
        together = self.banks * _BANK // max(width, _BANK)
        worst = 0
        for start in range(0, len(lanes), together):
            words = (lanes[start : start + together, None] + np.arange(0, width, _BANK)) // _BANK
            counts = np.bincount(np.unique(words) % self.banks)
            worst = max(worst, int(counts.max()) - 1)
        return worst


def through_shared(have: Columns, need: Columns, bits: int, banks: int) -> Shared:
    """The plan for layouts of which each CTA of the source holds what the same CTA of the target needs."""
    bits = max(8, 1 << (bits - 1).bit_length())
    given, wanted = gf2.Echelon(have[REGISTER]), gf2.Echelon(need[REGISTER])
    across = [a ^ b for a, b in zip(have[BLOCK], need[BLOCK], strict=True)]
    fixed = [*have[LANE], *have[WARP], *need[LANE], *need[WARP], *across]
    # What registers of both sides, but no threads of either, step over: side by side, or else all threads do it in turn.
    common = _independent(_common(have[REGISTER], need[REGISTER]), fixed)
    most = max(0, (8 * _WIDEST // bits).bit_length() - 1)
    vector, turns = common[:most], common[most:]
    whole = [*vector, *_independent([*fixed, *have[REGISTER]], [*vector, *turns])]
    basis = _offsets(whole, len(vector), have[LANE], need[LANE], bits, banks)
    numbers = gf2.Echelon([*basis, *turns])

    def offset(column: int) -> int:
        number = numbers.solve(column)
        if number is None:
            raise ValueError("expects each CTA of the source to hold what that of the target needs")
        return number

    def access(columns: Columns, registers: gf2.Echelon, blocks: Iterable[int]) -> Access:
        own = [offset(columns[REGISTER][index]) for index in registers.pivots]
        places = {
            gf2.apply(own, i): sum(1 << p for k, p in enumerate(registers.pivots) if i >> k & 1)
            for i in range(1 << len(own))
        }
        vectors = []
        for place in sorted(place for place in places if not place & (1 << len(vector)) - 1):
            at = place & (1 << len(basis)) - 1
            group = tuple(places[place | index] for index in range(1 << len(vector)))
            vectors.append(Vector(place >> len(basis), at * bits // 8, group))
        threads = {name: [offset(column) for column in columns[name]] for name in (LANE, WARP)}
        threads[BLOCK] = [offset(column) for column in blocks]
        return Access(tuple(vectors), {name: tuple(s * bits // 8 for s in steps) for name, steps in threads.items()})

    loads = access(need, wanted, across)
    at = {register: index for index, register in enumerate(r for one in loads.vectors for r in one.registers)}
    packed = tuple(one._replace(registers=tuple(at[register] for register in one.registers)) for one in loads.vectors)
    picked = [wanted.solve(column) or 0 for column in need[REGISTER]]
    return Shared(
        access(have, given, [0] * len(across)), Access(packed, loads.threads),
        tuple(at[gf2.apply(picked, index)] for index in range(1 << len(picked))),
        1 << len(turns), (1 << len(basis)) * bits // 8, bits, banks,
    )  # fmt: skip


def _offsets(
    whole: Sequence[int], vector: int, storing: Sequence[int], loading: Sequence[int], bits: int, banks: int
) -> list[int]:
    """The elements that the bits of an offset step over; `whole` begins with those of the vector."""
    basis = list(whole[:vector])
    width = (bits << vector) // 8
    # Vectors that share a word do not collide: the lanes of both sides should, then those of one.
    words = max(0, (_BANK // width).bit_length() - 1)
    shared = _common(storing, loading)
    basis += _independent([*shared, *storing, *loading, *whole], basis)[:words]
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
