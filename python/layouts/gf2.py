"""Linear algebra over GF(2): a vector is an integer, a matrix the list of its columns."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Echelon", "apply"]


def apply(columns: Sequence[int], vector: int) -> int:
    """The matrix times a vector: the xor of the columns that the vector's bits select."""
    result = 0
    for column in columns:
        if vector & 1:
            result ^= column
        vector >>= 1
    return result


class Echelon:
    """The column space of a matrix, in echelon form.

    ``pivots`` are the indices of columns that are independent of those before them, ``free`` those of the others.
    """

    def __init__(self, columns: Sequence[int]):
        #: By the position of its leading bit: a vector, and the set of columns (as bits) whose xor it is.
        self._rows: dict[int, tuple[int, int]] = {}
        self.pivots: list[int] = []
        self.free: list[int] = []
        for index, column in enumerate(columns):
            rest, used = self._reduce(column)
            if rest:
                self._rows[rest.bit_length()] = rest, used | 1 << index
                self.pivots.append(index)
            else:
                self.free.append(index)

    @property
    def rank(self) -> int:
        """Number of independent columns."""
        return len(self.pivots)

    def _reduce(self, vector: int) -> tuple[int, int]:
        """What is left of a vector after elimination, and the columns that were used."""
        used, rest, low = 0, vector, 0
        while rest:
            row = self._rows.get(rest.bit_length())
            if row is None:
                # No column leads with this bit: it stays, and the bits below it are reduced further.
                low |= 1 << rest.bit_length() - 1
                rest ^= 1 << rest.bit_length() - 1
            else:
                rest ^= row[0]
                used ^= row[1]
        return low, used

    def solve(self, vector: int) -> int | None:
        """A selection of pivot columns whose xor is the vector; None where there is none."""
        rest, used = self._reduce(vector)
        return None if rest else used

    def project(self, vector: int) -> int:
        """As `solve`, for the part of the vector in the column space; bits with which no column leads count as 0."""
        return self._reduce(vector)[1]
