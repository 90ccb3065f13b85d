"""Which thread holds which element of a fragment, and at which index of its registers.

Thread and index are sums of digits of the element's coordinates: digit ``(axis, divisor, modulus)`` is
``coordinate // divisor % modulus``, times a factor. All layouts of warpgroup products are of this kind; their inverse is the
same digits, taken from thread and index.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.values import Index

__all__ = ["Digit", "FragmentLayout"]


@dataclasses.dataclass(frozen=True)
class Digit:
    """``factor * (coordinate[axis] // divisor % modulus)``; modulus None: all that is above."""

    factor: int
    axis: int
    divisor: int
    modulus: int | None = None

    def of(self, coordinates: Any) -> Any:
        value = coordinates[self.axis] // self.divisor
        return self.factor * (value if self.modulus is None else value % self.modulus)

    def text(self, extent: int, name: str) -> str | None:
        """The digit with what its coordinate's extent makes superfluous left out; None where it is always 0."""
        if extent <= self.divisor or self.modulus == 1:
            return None
        whole = None if self.modulus is None else self.divisor * self.modulus
        name += f" % {whole}" if whole is not None and extent > whole else ""
        name += f" // {self.divisor}" if self.divisor > 1 else ""
        return name + (f" * {self.factor}" if self.factor > 1 else "")


@dataclasses.dataclass(frozen=True)
class FragmentLayout:
    """A matrix of ``shape`` in registers: element -> (thread, index), for each of ``replicate`` copies.

    ``layout[i, j]`` is the thread and the index of the first copy; copy r is ``replicate_stride * r`` threads further. ``size``
    elements are in each of ``threads`` threads.
    """

    name: str
    shape: tuple[int, int]
    size: int
    threads: int
    thread_digits: tuple[Digit, ...]
    index_digits: tuple[Digit, ...]
    replicate: int = 1
    replicate_stride: int = 0

    def forward_thread(self, i: Any, j: Any, replica: Any = 0) -> Any:
        """The thread that holds element (i, j), numbers or arrays of them."""
        self._check(i, j, replica)
        return sum(digit.of((i, j)) for digit in self.thread_digits) + self.replicate_stride * replica

    def forward_index(self, i: Any, j: Any) -> Any:
        """The index of element (i, j) in its thread's fragment."""
        self._check(i, j, 0)
        return sum(digit.of((i, j)) for digit in self.index_digits)

    def __getitem__(self, element: tuple[Any, Any]) -> tuple[Any, Any]:
        i, j = element
        return self.forward_thread(i, j), self.forward_index(i, j)

    def holders(self, i: int, j: int) -> list[int]:
        """All threads that hold element (i, j), one for each copy."""
        return [int(self.forward_thread(i, j, replica)) for replica in range(self.replicate)]

    def inverse(self, thread: Any, index: Any) -> tuple[Any, Any]:
        """The element that a thread holds at an index, numbers or arrays of them. Refused: numbers out of range."""
        if np.any((np.asarray(thread) < 0) | (np.asarray(thread) >= self.threads)):
            raise WgmmaError(f"thread {thread} is not one of the {self.threads} threads of {self.name}")
        if np.any((np.asarray(index) < 0) | (np.asarray(index) >= self.size)):
            raise WgmmaError(f"index {index} is not one of the {self.size} of a thread in {self.name}")
        return self._coordinates(thread, index)

    def coordinates(self, thread: Any, index: int) -> tuple[Any, Any]:
        """Row and column, SSA values of type index, of what a thread holds at an index.

        ``thread`` is an SSA value of type index or an integer, ``index`` a number; code is added at the insertion point.
        """
        if index not in range(self.size):
            raise WgmmaError(f"index {index} is not one of the {self.size} of a thread in {self.name}")
        row, column = self._coordinates(Index.of(thread), index)
        return Index.of(row).value, Index.of(column).value

    def _coordinates(self, thread: Any, index: Any) -> tuple[Any, Any]:
        """The digits of thread and index, each at its place in the coordinates."""
        found: list[Any] = [0, 0]
        for number, digits in ((thread, self.thread_digits), (index, self.index_digits)):
            for digit in digits:
                count = -(-self.shape[digit.axis] // digit.divisor)
                count = count if digit.modulus is None else min(count, digit.modulus)
                if count > 1:
                    found[digit.axis] = found[digit.axis] + number // digit.factor % count * digit.divisor
        return found[0], found[1]

    def table(self) -> np.ndarray:
        """Thread and index of every element: an array [rows, columns, 2]."""
        i, j = np.indices(self.shape)
        return np.stack([self.forward_thread(i, j), self.forward_index(i, j)], axis=-1)

    def inverse_table(self) -> np.ndarray:
        """Row and column of what each thread holds at each index: an array [threads, size, 2]."""
        i, j = np.indices(self.shape)
        found = np.full((self.threads, self.size, 2), -1, np.int64)
        for replica in range(self.replicate):
            found[self.forward_thread(i, j, replica), self.forward_index(i, j)] = np.stack([i, j], axis=-1)
        return found

    def gather(self, matrix: np.ndarray) -> np.ndarray:
        """The fragments [threads, size] that hold ``matrix``."""
        where = self.inverse_table()
        return np.asarray(matrix)[where[..., 0], where[..., 1]]

    def scatter(self, fragments: np.ndarray) -> np.ndarray:
        """The matrix that fragments [threads, size] hold, by the first copy."""
        table = self.table()
        return np.asarray(fragments)[table[..., 0], table[..., 1]]

    def svg(self, rows: slice | None = None, columns: slice | None = None) -> str:
        """A picture: an element's thread is its colour, its index the number in it. By default the first 64 x 64."""
        from gpuir.viz import fragment_svg

        table = self.table()
        title = f"{self.name}, {self.shape[0]}x{self.shape[1]} in {self.size} registers of {self.threads} threads"
        return fragment_svg(table[..., 0], table[..., 1], rows=rows, columns=columns, title=title)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        thread = self._sum(self.thread_digits)
        if self.replicate > 1:
            thread = f"_rep * {self.replicate_stride} + {thread}"
        return (
            f"Fragment({self.shape} -> ({self.size},), replicate: {self.replicate}, thread: {self.threads}, "
            f"forward_thread: {thread}, forward_index: ({self._sum(self.index_digits)},))"
        )

    def _sum(self, digits: tuple[Digit, ...]) -> str:
        texts = [digit.text(self.shape[digit.axis], "_ij"[0] + "ij"[digit.axis]) for digit in digits]
        return " + ".join(text for text in texts if text) or "0"

    def _check(self, i: Any, j: Any, replica: Any) -> None:
        for number, extent, what in (
            (i, self.shape[0], "row"),
            (j, self.shape[1], "column"),
            (replica, self.replicate, "copy"),
        ):
            if np.any((np.asarray(number) < 0) | (np.asarray(number) >= extent)):
                raise WgmmaError(f"{what} {number} is not one of the {extent} of {self.name}")
