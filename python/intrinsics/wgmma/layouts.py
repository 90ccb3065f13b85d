"""Which thread holds which element of a fragment, and at which index of its registers.

The arithmetic is that of strided layouts: thread and index are numbers of mixed radix, each digit of which walks along the rows
or the columns.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
from typing import Any, TypeAlias

import numpy as np

from gpuir.host import AnyOp, ir
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.values import Index
from gpuir.layouts import Digit, StridedLayout
from gpuir.layouts.strided import Index as IndexLike

__all__ = ["FragmentLayout"]

#: The module whose ``fragment_svg`` draws; it stands above this one, and is loaded when a picture is asked for.
_DRAWING = "gpuir.viz"
THREAD, INDEX = "thread", "index"
#: A number, or an array of them.
Numbers: TypeAlias = int | np.ndarray


def _text(digit: Digit, extent: int, name: str) -> str:
    """The digit of a coordinate, with what its extent makes superfluous left out."""
    whole = digit.stride * digit.count
    name += f" % {whole}" if extent > whole else ""
    name += f" // {digit.stride}" if digit.stride > 1 else ""
    return name + (f" * {digit.weight}" if digit.weight > 1 else "")


@dataclasses.dataclass(frozen=True)
class FragmentLayout:
    """A matrix of ``shape`` in registers: element -> (thread, index), for each of ``replicate`` copies.

    ``layout[i, j]`` is the thread and the index of the first copy; copy r is ``replicate_stride * r`` threads further. ``size``
    elements are in each of ``threads`` threads. Digits are given from the highest on.
    """

    name: str
    shape: tuple[int, int]
    size: int
    threads: int
    thread_digits: tuple[Digit, ...]
    index_digits: tuple[Digit, ...]
    replicate: int = 1
    replicate_stride: int = 0

    @functools.cached_property
    def strided(self) -> StridedLayout:
        """The layout from thread and index to row and column."""
        inputs = {THREAD: (self.threads, self.thread_digits), INDEX: (self.size, self.index_digits)}
        return StridedLayout(self.shape, inputs)

    def forward_thread(self, i: Numbers, j: Numbers, replica: Numbers = 0) -> Any:
        """The thread that holds element (i, j), numbers or arrays of them."""
        self._check(i, j, replica)
        return self.strided.index(THREAD, (i, j)) + self.replicate_stride * replica

    def forward_index(self, i: Numbers, j: Numbers) -> Any:
        """The index of element (i, j) in its thread's fragment."""
        self._check(i, j, 0)
        return self.strided.index(INDEX, (i, j))

    def __getitem__(self, element: tuple[Numbers, Numbers]) -> tuple[Any, Any]:
        i, j = element
        return self.forward_thread(i, j), self.forward_index(i, j)

    def holders(self, i: int, j: int) -> list[int]:
        """All threads that hold element (i, j), one for each copy."""
        return [int(self.forward_thread(i, j, replica)) for replica in range(self.replicate)]

    def inverse(self, thread: Numbers, index: Numbers) -> tuple[Any, Any]:
        """The element that a thread holds at an index, numbers or arrays of them. Refused: numbers out of range."""
        if np.any((np.asarray(thread) < 0) | (np.asarray(thread) >= self.threads)):
            raise WgmmaError(f"thread {thread} is not one of the {self.threads} threads of {self.name}")
        if np.any((np.asarray(index) < 0) | (np.asarray(index) >= self.size)):
            raise WgmmaError(f"index {index} is not one of the {self.size} of a thread in {self.name}")
        return self._coordinates(thread, index)

    def coordinates(self, thread: ir.Value | AnyOp | int, index: int) -> tuple[Any, Any]:
        """Row and column, SSA values of type index, of what a thread holds at an index.

        ``thread`` is an SSA value of type index or an integer, ``index`` a number; code is added at the insertion point.
        """
        if index not in range(self.size):
            raise WgmmaError(f"index {index} is not one of the {self.size} of a thread in {self.name}")
        row, column = self._coordinates(Index.of(thread), index)
        return Index.of(row).value, Index.of(column).value

    def _coordinates(self, thread: IndexLike, index: IndexLike) -> tuple[Any, Any]:
        row, column = self.strided.coordinates({THREAD: thread, INDEX: index})
        return row, column

    def table(self) -> np.ndarray:
        """Thread and index of every element: an array [rows, columns, 2]."""
        i, j = np.indices(self.shape)
        return np.stack([self.forward_thread(i, j), self.forward_index(i, j)], axis=-1)

    def inverse_table(self) -> np.ndarray:
        """Row and column of what each thread holds at each index: an array [threads, size, 2]; -1 where it holds nothing."""
        held = self.strided.table()
        # Of a K that is shorter than the instruction's, registers and threads are left over.
        coordinates = tuple(np.moveaxis(held, -1, 0))
        thread = np.arange(self.threads)[:, None]
        first = thread % self.replicate_stride if self.replicate > 1 else thread
        over = (self.strided.index(INDEX, coordinates) != np.arange(self.size)) | (
            self.strided.index(THREAD, coordinates) != first
        )
        held[over] = -1
        return held

    def gather(self, matrix: np.ndarray) -> np.ndarray:
        """The fragments [threads, size] that hold ``matrix``."""
        rows, columns = np.moveaxis(self.inverse_table(), -1, 0)
        return np.asarray(matrix)[rows, columns]

    def scatter(self, fragments: np.ndarray) -> np.ndarray:
        """The matrix that fragments [threads, size] hold, by the first copy."""
        table = self.table()
        return np.asarray(fragments)[table[..., 0], table[..., 1]]

    def svg(self, rows: slice | None = None, columns: slice | None = None) -> str:
        """A picture: an element's thread is its colour, its index the number in it. By default the first 64 x 64."""
        table = self.table()
        title = f"{self.name}, {self.shape[0]}x{self.shape[1]} in {self.size} registers of {self.threads} threads"
        draw = importlib.import_module(_DRAWING).fragment_svg
        picture: str = draw(table[..., 0], table[..., 1], rows=rows, columns=columns, title=title)
        return picture

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
        return " + ".join(_text(digit, self.shape[digit.axis], "_" + "ij"[digit.axis]) for digit in digits) or "0"

    def _check(self, i: Numbers, j: Numbers, replica: Numbers) -> None:
        for number, extent, what in (
            (i, self.shape[0], "row"),
            (j, self.shape[1], "column"),
            (replica, self.replicate, "copy"),
        ):
            if np.any((np.asarray(number) < 0) | (np.asarray(number) >= extent)):
                raise WgmmaError(f"{what} {number} is not one of the {extent} of {self.name}")
