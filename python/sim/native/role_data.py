"""What the block of role_block.py keeps: arrays behind tensor maps, boxes of them in shared memory, mbarriers, and accumulators."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gpuir.sim.hopper import tensor_map
from gpuir.sim.hopper.instruction import ROWS, Instruction
from gpuir.sim.native.role_order import Team

__all__ = ["CORE", "Barrier", "Box", "Part", "Sums", "Tensor", "behind"]

#: Bytes in which the swizzle of 128 bytes repeats.
CORE = 1024


class Tensor:
    """An array behind a tensor map, and its numbers as products take them."""

    def __init__(self, map: tensor_map.TensorMap, number: int):
        self.map, self.bytes, self.rank = map, map.bytes, len(map.shape)
        #: What of it the checks of shared memory depend on: which argument it is, and what boxes it has.
        self.key = number, map.box, map.itemsize, map.swizzle
        self._wide: dict[str, np.ndarray] = {}

    def widened(self, element: Any) -> np.ndarray:
        """The whole array as numbers to compute with."""
        if element.name not in self._wide:
            array = self.map.array
            stored = array.view(element.stored) if array.dtype != element.stored else array
            self._wide[element.name] = (
                stored.astype(np.float32) if stored.dtype == np.float16 else element.widen(stored)
            )
        return self._wide[element.name]


class Box:
    """A box of a tensor that a copy brought to ``start``."""

    def __init__(self, tensor: Tensor, origin: tuple[int, ...], start: int):
        self.tensor, self.origin, self.start = tensor, origin, start
        map = tensor.map
        self.inside = all(0 <= at and at + size <= whole for at, size, whole in zip(origin, map.box, map.shape))
        self._numbers: dict[str, np.ndarray] = {}
        self.size = map.itemsize
        #: To which mbarrier's column and phase it belongs; its pieces; and the last product of each warpgroup that read it.
        self.column, self.phase, self.at, self.products = 0, 0, slice(0), dict[int, int]()
        #: Teams that have been seen to know it.
        self.seen: set[Team] = set()
        self.rows = (
            map.box[0]
            if len(map.box) == 2 and map.box[1] * map.itemsize == 128 == map.swizzle and not start % CORE
            else 0
        )

    def data(self) -> np.ndarray:
        """Its elements, zeros outside of the array."""
        map = self.tensor.map
        if self.inside:
            return np.asarray(map.array[tuple(slice(at, at + size) for at, size in zip(self.origin, map.box))])
        made = np.zeros(map.box, map.array.dtype)
        source, target = [], []
        for at, size, whole in zip(self.origin, map.box, map.shape):
            low, high = max(at, 0), min(at + size, whole)
            if low >= high:
                return made
            source.append(slice(low, high))
            target.append(slice(low - at, high - at))
        made[tuple(target)] = map.array[tuple(source)]
        return made

    def numbers(self, element: Any) -> tuple[np.ndarray, int, int]:
        """The numbers of an array, and the row and the column in it that the box begins at; of a box of two dimensions."""
        if self.inside:
            return self.tensor.widened(element), *self.origin  # type: ignore[return-value]
        if element.name not in self._numbers:
            self._numbers[element.name] = element.widen(self.data().view(element.stored))
        return self._numbers[element.name], 0, 0


class Barrier:
    """An mbarrier: ``phase`` is the number of phases that are complete."""

    def __init__(self, column: int, count: int, maker: Team, width: int, now: int):
        self.column, self.expected, self.pending, self.bytes, self.phase = column, count, count, 0, 0
        self.coming, self.done = np.zeros((2, width), np.int64)
        self.maker, self.made, self.seen = maker, now, set[Team]()
        #: Waits for the phase that was the last one, which have to be ordered ahead of the next one's end.
        self.waits: list[tuple[np.ndarray, int]] = []


class Part(NamedTuple):
    """An operand of a product: some rows and columns of numbers, and the box that they are of."""

    numbers: np.ndarray
    row: int
    rows: int
    column: int
    columns: int
    box: Box | None


class Sums:
    """Accumulators of a team's warpgroups behind a product: those they began with, and what was multiplied since."""

    def __init__(self, instruction: Instruction, start: list[Any], parts: list[list[tuple[Part, Part]]], number: int):
        self.instruction, self.start, self.parts, self.number = instruction, start, parts, number
        self._registers: Any = None
        #: Pairs of registers as floats of 16 bits, by the type's name.
        self.pairs: dict[str, np.ndarray] = {}

    def matrices(self) -> list[np.ndarray]:
        """The sums of each warpgroup."""
        if any(self.parts):
            self.start = [self._sum(start, parts) for start, parts in zip(self.start, self.parts)]
            self.parts = [[] for _ in self.parts]
        return [np.broadcast_to(each, (ROWS, self.instruction.n)) for each in self.start]

    def _sum(self, start: Any, parts: list[tuple[Part, Part]]) -> np.ndarray:
        total = start
        for a, b in parts:
            left = a.numbers[a.row : a.row + a.rows, a.column : a.column + a.columns]
            product = left @ b.numbers[b.row : b.row + b.rows, b.column : b.column + b.columns].T
            if total is not None:
                product += total
            total = product
        return np.asarray(total)

    def registers(self) -> np.ndarray:
        """Registers of the team's threads, a row for each."""
        if self._registers is None:
            self._registers = self.instruction.pack(np.stack(self.matrices()))
        made: np.ndarray = self._registers
        return made


def behind(parts: list[tuple[Part, Part]], a: Part, b: Part) -> list[tuple[Part, Part]]:
    """Products, and one more, which joins its neighbour along K."""
    if parts:
        x, y = parts[-1]
        if (
            x.numbers is a.numbers and y.numbers is b.numbers and x.row == a.row and y.row == b.row
            and x.column + x.columns == a.column and y.column + y.columns == b.column
        ):  # fmt: skip
            wide = x.columns + a.columns
            return [*parts[:-1], (x._replace(columns=wide), y._replace(columns=wide))]
    return [*parts, (a, b)]
