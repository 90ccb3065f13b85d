"""Which buffers no two threads can meet at: each thread has an element of its own, by the shape of the indices alone.

An index is followed as a sum of the thread's numbers with factors, as long as it is one. Where all accesses to a buffer are
at the same such sum, and no two threads of the launch have the same value of it, the buffer needs no shadow words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence, Set
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, word
from gpuir.sim.geometry import Geometry
from gpuir.sim.native.outline import nested
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["ACCESSES", "ATOMICS", "Threads", "apart", "unordered"]

#: Numbers beyond this may wrap around in an i32, and are not followed.
_MOST = (1 << 31) - 1
#: More elements are not compared with each other: shadow words take less time.
_MOST_PLACES = 1 << 21

#: Ops that access an element, and which operand the buffer is.
ACCESSES = {"memref.load": 0, "memref.store": 1, "memref.atomic_rmw": 1, "memref.generic_atomic_rmw": 0}
#: Those that are atomic updates.
ATOMICS = frozenset(["memref.atomic_rmw", "memref.generic_atomic_rmw"])

#: Comparisons of numbers that are not below zero, by the numbers of their predicates.
_COMPARISONS = {
    number: getattr(np, name)
    for name, numbers in {
        "equal": (0,), "not_equal": (1,), "less": (2, 6), "less_equal": (3, 7), "greater": (4, 8), "greater_equal": (5, 9),
    }.items()
    for number in numbers
}  # fmt: skip

_RESIZES = ("arith.index_cast", "arith.index_castui", "arith.extsi", "arith.extui", "arith.trunci")
#: What ops compute of each thread's numbers.
_INTEGERS: dict[str, Callable[..., Any]] = {
    "arith.addi": np.add,
    "arith.subi": np.subtract,
    "arith.muli": np.multiply,
    "arith.andi": np.bitwise_and,
    "arith.ori": np.bitwise_or,
    "arith.xori": np.bitwise_xor,
    "arith.shli": np.left_shift,
    "arith.shrui": np.right_shift,
    "arith.divui": np.floor_divide,
    "arith.remui": np.remainder,
    "arith.minui": np.minimum,
    "arith.maxui": np.maximum,
    "arith.minsi": np.minimum,
    "arith.maxsi": np.maximum,
    "arith.select": lambda condition, one, other: np.where(condition != 0, one, other),
}

#: A constant, and the factors of the block's number and the thread's along x, y and z.
_Sum = tuple[int, tuple[int, ...]]


class Threads:
    """The threads of a launch, and which elements they access: ``values`` are the kernel's arguments, numbers as arrays without dimensions."""

    def __init__(self, kernel: Op, values: Sequence[np.ndarray], geometry: Geometry):
        self._kernel, self._values = kernel, values
        arguments = list(kernel.regions[0].blocks[0].arguments)[: len(values)]
        self._number = {plain(each): number for number, each in enumerate(arguments)}
        self._grid, self._block = geometry.grid, geometry.block
        self.sizes = (*geometry.grid, *geometry.block)
        self._known: dict[ir.Value, _Sum | None] = {}
        self._everywhere: dict[ir.Value, np.ndarray | None] = {}

    def shared_buffers(self) -> tuple[int, ...]:
        """Numbers of the arguments that the kernel writes and at whose elements threads may meet, as far as can be seen.

        What is only read, or only updated by atomics, needs no order.
        """
        places: dict[int, set[_Sum | None]] = {}
        accesses: dict[int, list[Op]] = {}
        for op in nested(self._kernel):
            number = self._number.get(plain(op.operands[ACCESSES[op.name]])) if op.name in ACCESSES else None
            if number is None:
                continue
            accesses.setdefault(number, []).append(op)
            places.setdefault(number, set()).add(self.place(op, self._strides(number)))
        written = [each for each, ops in accesses.items() if not unordered({op.name for op in ops})]
        return tuple(
            sorted(
                each
                for each in written
                if not apart(places[each], self.sizes) and not self._counted_apart(accesses[each], self._strides(each))
            )
        )

    def _strides(self, number: int) -> list[int]:
        array = self._values[number]
        return [stride // array.itemsize for stride in array.strides]

    def _counted_apart(self, accesses: Sequence[Op], strides: Sequence[int]) -> bool:
        """Whether no two threads access the same element, by the numbers of all; of too many, or where they are not known, nobody can tell."""
        shape = tuple(reversed(self.sizes[:3])) + tuple(reversed(self.sizes[3:]))
        threads = math.prod(shape)
        if threads * len(accesses) > _MOST_PLACES:
            return False
        found = []
        for op in accesses:
            place = np.zeros((1,) * 6, np.int64)
            for index, stride in zip(list(op.operands)[ACCESSES[op.name] + 1 :], strides):
                number = self._of_threads(index, everywhere=True)
                if number is None or np.max(np.abs(number)) > _MOST:
                    return False
                place = place + number * stride
            found.append(np.broadcast_to(place, shape).reshape(-1))
        places = np.stack(found)
        order = np.argsort(places, axis=None, kind="stable")
        owners, places = order % threads, places.reshape(-1)[order]
        return not np.any((places[1:] == places[:-1]) & (owners[1:] != owners[:-1]))

    def within_block(self, condition: ir.Value) -> np.ndarray | None:
        """For which threads of a block a condition holds, in every block; None where it depends on more than their numbers."""
        found = self._of_threads(condition)
        return None if found is None else np.broadcast_to(found != 0, self._block[0] * self._block[1] * self._block[2])

    def _of_threads(self, value: ir.Value, *, everywhere: bool = False) -> np.ndarray | None:
        """What each thread of a block has for an integer, in every block; None where that is not known, or may be beyond 62 bits.

        ``everywhere``: what each thread of the grid has, in an array whose axes are those of the grid and of a block, z first.
        """
        if not everywhere:
            return self._fitting(value, everywhere=False)
        key = plain(value)
        if key not in self._everywhere:
            self._everywhere[key] = self._fitting(value, everywhere=True)
        return self._everywhere[key]

    def _fitting(self, value: ir.Value, *, everywhere: bool) -> np.ndarray | None:
        width = {"index": 64, "i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}.get(str(value.type))
        made = None if width is None else self._computed(value, everywhere)
        if made is None or width is None or np.max(np.abs(made)) >= 1 << 62:
            return None
        if width < 64:
            made = made & ((1 << width) - 1)
            made = made - ((made >> (width - 1)) << width) if width > 1 else made
        return np.asarray(made)

    def _computed(self, value: ir.Value, everywhere: bool) -> np.ndarray | None:
        number, op = self._number.get(plain(value)), defining_op(value)
        if number is not None:
            return self._values[number].astype(np.int64) if not self._values[number].ndim else None
        if op is None:
            return None
        if op.name == "arith.constant":
            return np.array(integer(op, "value"))
        if "dimension" in op.attributes:
            found = self._id(op.name, "xyz".index(word(op, "dimension")))
            if found is None:
                return np.array(0) if op.name == "gpu.thread_id" else None
            if everywhere:
                return self._spread(found)
            if any(found[1][:3]):
                return None
            x, y, z = self._block
            numbers = [
                np.tile(np.repeat(np.arange(n), inner), outer)
                for n, inner, outer in ((x, 1, y * z), (y, x, z), (z, x * y, 1))
            ]
            return np.asarray(found[0] + sum(factor * each for factor, each in zip(found[1][3:], numbers)))
        operands = [self._of_threads(each, everywhere=everywhere) for each in op.operands]
        if op.name in _RESIZES and operands[0] is not None:
            # Without a sign none may be below zero.
            return (
                operands[0]
                if op.name not in ("arith.extui", "arith.index_castui") or np.min(operands[0]) >= 0
                else None
            )
        if any(each is None for each in operands):
            return None
        if op.name == "arith.cmpi":
            predicate = integer(op, "predicate")
            if predicate > 5 and any(np.min(each) < 0 for each in operands if each is not None):
                return None
            return np.asarray(_COMPARISONS[predicate](*operands)).astype(np.int64)
        if op.name not in _INTEGERS or (op.name[-2:] == "ui" and any(np.min(each) < 0 for each in operands if each is not None)):  # fmt: skip
            return None
        if op.name in ("arith.divui", "arith.remui") and not np.all(operands[1]):
            return None
        if op.name in ("arith.shli", "arith.shrui") and operands[1] is not None and np.max(operands[1]) > 31:
            return None
        if op.name in ("arith.muli", "arith.shli") and any(np.max(np.abs(each)) >= 1 << 31 for each in operands if each is not None):  # fmt: skip
            return None
        return np.asarray(_INTEGERS[op.name](*operands))

    def _spread(self, sum: _Sum) -> np.ndarray:
        """The value of a sum for all threads of the grid."""
        made = np.full((1,) * 6, sum[0], np.int64)
        for axis, number in enumerate((2, 1, 0, 5, 4, 3)):
            if sum[1][number]:
                along = [1] * 6
                along[axis] = self.sizes[number]
                made = made + sum[1][number] * np.arange(self.sizes[number], dtype=np.int64).reshape(along)
        return made

    def place(self, op: Op, strides: Sequence[int]) -> _Sum | None:
        """Which element the op accesses, of a buffer with the strides."""
        place: _Sum | None = (0, (0,) * 6)
        for index, stride in zip(list(op.operands)[ACCESSES[op.name] + 1 :], strides):
            place = _plus(place, _times(self._sum(index), stride))
        return place

    def _sum(self, value: ir.Value) -> _Sum | None:
        key = plain(value)
        if key not in self._known:
            found = self._find(key)
            if found is not None:
                ends = [factor * (size - 1) for factor, size in zip(found[1], self.sizes)]
                least, most = (found[0] + sum(pick(0, end) for end in ends) for pick in (min, max))
                if least < -_MOST or most > _MOST:
                    found = None
            self._known[key] = found
        return self._known[key]

    def _find(self, value: ir.Value) -> _Sum | None:
        if str(value.type) not in ("index", "i32", "i64"):
            return None
        number = self._number.get(value)
        if number is not None:
            return int(self._values[number]), (0,) * 6
        op = defining_op(value)
        if op is None:
            return None
        if op.name == "arith.constant":
            return ir.IntegerAttr(op.attributes["value"]).value, (0,) * 6
        if op.name in ("arith.addi", "arith.muli"):
            one, other = map(self._sum, op.operands)
            if op.name == "arith.addi":
                return _plus(one, other)
            for a, b in ((one, other), (other, one)):
                if a is not None and not any(a[1]):
                    return _times(b, a[0])
            return None
        if op.name in ("arith.index_cast", "arith.extsi"):
            return self._sum(op.operands[0])
        if op.name in ("arith.extui", "arith.index_castui"):
            # The same number where none is below zero.
            found = self._sum(op.operands[0])
            return found if found is not None and min(found[0], *found[1]) >= 0 else None
        if "dimension" not in op.attributes:
            return None
        return self._id(op.name, "xyz".index(word(op, "dimension")))

    def _id(self, name: str, axis: int) -> _Sum | None:
        if name in ("gpu.grid_dim", "gpu.block_dim"):
            return (self._grid if name == "gpu.grid_dim" else self._block)[axis], (0,) * 6
        factors = [0] * 6
        if name in ("gpu.block_id", "gpu.global_id"):
            factors[axis] = self._block[axis] if name == "gpu.global_id" else 1
        if name in ("gpu.thread_id", "gpu.global_id"):
            factors[3 + axis] = 1
        return (0, tuple(factors)) if any(factors) else None


def unordered(names: Set[str]) -> bool:
    """Whether accesses by ops of these names may come in any order: they only read, or they only update."""
    return names == {"memref.load"} or names <= ATOMICS


def _plus(a: Any, b: Any) -> _Sum | None:
    if a is None or b is None:
        return None
    return a[0] + b[0], tuple(x + y for x, y in zip(a[1], b[1]))


def _times(a: _Sum | None, factor: int) -> _Sum | None:
    return None if a is None else (a[0] * factor, tuple(each * factor for each in a[1]))


def apart(places: set[_Sum | None], sizes: Sequence[int]) -> bool:
    """Whether all accesses are at one sum, which no two threads of a grid and blocks of these sizes have the same value of."""
    place = next(iter(places)) if len(places) == 1 else None
    if place is None:
        return False
    reach = 0
    for factor, size in sorted(zip(map(abs, place[1]), sizes)):
        if size > 1:
            if factor <= reach:
                return False
            reach += factor * (size - 1)
    return True
