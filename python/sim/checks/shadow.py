"""Who accessed which bytes last: arrays beside a stretch of memory, with one stamp for each granule.

A granule is as long as the shortest access seen so far, so that stamps are exact to the byte. Pages of the arrays are
taken from the system when they are first touched.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.checks.lanes import MOST
from gpuir.sim.terms import Ints

__all__ = ["Shadow"]


class Shadow:
    """Stamps of ``size`` bytes from the address ``start`` on, in tables by name.

    "write" has the last plain write; "read", "strong" (volatile and atomic loads) and "atomic" the last of their kind, and
    with a "2" one of another warp: two that are not ordered stand for all others. "last" has
    the last atomic update, "narrow" and "loaded" have updates and loads of a block's scope alone.
    """

    __slots__ = ("_cells", "_shift", "_start", "by_warp", "per_block", "size", "tables")

    def __init__(self, start: int, size: int, per_block: int, granule: int = MOST):
        self._start = np.int64(start)
        self.size = -(-size // MOST) * MOST
        self._shift = granule.bit_length() - 1
        self._cells = self.size >> self._shift
        self.per_block = per_block
        self.tables: dict[str, np.ndarray] = {}
        #: The last read of each granule by each warp of a block, where barriers of some warps order them.
        self.by_warp: np.ndarray | None = None

    def locate(self, first: np.ndarray, run: int) -> tuple[int, np.ndarray]:
        """Granules of a piece of ``run`` bytes, and the rows of the pieces in ``rows``."""
        shift = run.bit_length() - 1
        if shift < self._shift:
            self._refine(shift)
        return run >> self._shift, (first - self._start) >> np.int64(shift)

    def rows(self, name: str, count: int) -> np.ndarray:
        """The table with ``count`` granules in a row, created on demand."""
        table = self.tables.get(name)
        if table is None:
            table = self.tables[name] = np.zeros(self._cells, np.int64)
        return table if count == 1 else table.reshape(-1, count)

    def warps(self) -> np.ndarray:
        """The table of the last reads, a row for each granule and a column for each warp of the block."""
        if self.by_warp is None:
            self.by_warp = np.zeros((self._cells, self.per_block), np.int64)
        return self.by_warp

    def address(self, cell: Ints) -> Any:
        """The address of granules."""
        return (cell << self._shift) + self._start

    def grow(self, size: int) -> None:
        """Makes room for ``size`` bytes."""
        self.size = -(-size // MOST) * MOST
        more = (self.size >> self._shift) - self._cells
        self._cells += more
        self.tables = {name: np.concatenate([table, np.zeros(more, np.int64)]) for name, table in self.tables.items()}

    @property
    def granule(self) -> int:
        """Bytes of a granule."""
        return 1 << self._shift

    def _refine(self, shift: int) -> None:
        """Halves the granules; both halves keep the stamps of the whole."""
        factor = 1 << (self._shift - shift)
        self.tables = {name: _repeated(table, factor) for name, table in self.tables.items()}
        if self.by_warp is not None:
            self.by_warp = _repeated(self.by_warp, factor)
        self._shift, self._cells = shift, self._cells * factor


def _repeated(table: np.ndarray, factor: int) -> np.ndarray:
    """Each row ``factor`` times; rows of zeros stay untouched."""
    repeated = np.zeros((len(table), factor, *table.shape[1:]), table.dtype)
    used = np.nonzero(table if table.ndim == 1 else table.any(1))[0]
    repeated[used] = table[used][:, None]
    return repeated.reshape(-1, *table.shape[1:])
