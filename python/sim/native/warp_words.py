"""Words of accesses in kernels whose warps meet by barriers of their own: what such a barrier has ordered, and what not.

Rows are longer than those of shadows.py: behind a number for each thread come one for each warp, which stands for several of its threads, and one for threads
of several warps. A barrier of a warp begins a row that this warp alone goes on with, so that of a word both is known, which warp it is of and whether it is
from before the barrier. Between warps a barrier of the block orders alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.sim.native.shadows import MOST, NOW, BlockGuards
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import reference
from gpuir.sim.terms import Op

if TYPE_CHECKING:
    from gpuir.sim.native.blocks import Writer

__all__ = ["MEETING", "WarpGuards", "is_meeting", "write_meeting"]

#: The name of the function that stands for a barrier of a warp in raised kernels.
MEETING = "native.meeting"


def is_meeting(op: Op) -> bool:
    """Whether the op is a call of it."""
    return op.name == "func.call" and reference(op.attributes["callee"]) == MEETING


def write_meeting(k: Writer, op: Op) -> None:
    """Writes a barrier of each warp; all threads of the warps that run together have come to it."""
    assert isinstance(k.guards, WarpGuards)
    k.flush()
    with k.warps() as first:
        k.guards.meet(first)


class WarpGuards(BlockGuards):
    """As BlockGuards, for warps of ``lanes``."""

    def __init__(self, words: Any, interval: Any, threads: int, lanes: int, shadows: Mapping[ir.Value, tuple[Any, Any]], shared: Mapping[ir.Value, int]):  # fmt: skip
        super().__init__(words, interval, threads, shadows, shared)
        self._lanes, self._warps = lanes, -(-threads // lanes)
        #: How many numbers a row has.
        self._length = threads + self._warps + 1
        self._rows = self._memref.alloca(ir.MemRefType.get([self._warps], self._i32), [], [])
        self._last = self._memref.alloca(ir.MemRefType.get([], self._i32), [], [])
        self._restart()

    def _restart(self) -> None:
        super()._restart()
        self._memref.store(self._number(self._i32, 1), self._last, [])
        for warp in range(self._warps):
            self._memref.store(self._number(self._i32, 0), self._rows, [self._number(self._index, warp)])

    def _next_row(self) -> Any:
        """Begins a row that comes behind all others."""
        last = self._memref.load(self._last, [])
        full = self._compare("sgt", last, self._number(self._i32, MOST - 2 * self._length))
        self.fails_where(full)
        next = self._arith.select(full, last, self._arith.addi(last, self._number(self._i32, self._length)))
        self._memref.store(next, self._last, [])
        return next

    def next_interval(self, *, of_shared: bool = False) -> None:
        if of_shared:
            raise Lack("the native engine has no barriers of shared memory alone beside barriers of warps")
        self._put(NOW, self._next_row())

    def meet(self, first: Any) -> None:
        """What is done behind a barrier of the warp whose first thread's number this is."""
        warp = self._arith.divui(first, self._number(self._index, self._lanes))
        self._memref.store(self._next_row(), self._rows, [warp])

    def _warp(self) -> Any:
        return self._arith.divui(self.thread, self._number(self._i32, self._lanes))

    def _row_of_warp(self) -> Any:
        row = self._memref.load(self._rows, [self._arith.index_cast(self._index, self._warp())])
        return self._arith.maxsi(row, self._at(NOW))

    def own(self, shared: bool = True) -> Any:
        return self._arith.addi(self._row_of_warp(), self.thread)

    def _of_own_warp(self, words: Any, word: Any) -> Any:
        """Whether a word is of a thread of the same warp, or of several of them."""

        def all(number: int) -> Any:
            return words.all(self._number(self._i32, number))

        place = self._arith.remui(self._arith.subi(word, all(1)), all(self._length))
        thread = self._compare("ult", place, all(self._threads))
        warp = self._arith.select(
            thread, self._arith.divui(place, all(self._lanes)), self._arith.subi(place, all(self._threads))
        )
        return self._compare("eq", warp, words.all(self._warp()))

    def _of_own_wave(self, words: Any, word: Any, shared: bool) -> Any:
        return self._of_own_warp(words, word)

    def _before(self, words: Any, word: Any) -> Any:
        """Whether a barrier of the warp has ordered the word's access ahead of this one."""
        earlier = self._compare("slt", word, words.all(self._row_of_warp()))
        return self._arith.andi(self._of_own_warp(words, word), earlier)

    def _meets(self, words: Any, word: Any, own: Any, shared: bool) -> Any:
        bad = super()._meets(words, word, own, shared)
        if shared:
            return self._arith.andi(bad, self._not_all(words, self._before(words, word)))
        # What another block did nothing has ordered.
        now = self._compare("sge", word, words.all(self._at(NOW)))
        ordered = self._arith.andi(now, self._before(words, word))
        return self._arith.andi(bad, self._not_all(words, ordered))

    def _readers(self, words: Any, word: Any, own: Any, shared: bool) -> Any:
        now = self._compare("sge", word, words.all(self._at(NOW)))
        here = self._arith.andi(now, self._compare("ne", word, own))
        here = self._arith.andi(here, self._not_all(words, self._before(words, word)))
        end = self._number(self._i32, self._threads)
        some = words.all(self._arith.addi(self._arith.addi(self._row_of_warp(), end), self._warp()))
        many = words.all(self._arith.addi(self._at(NOW), self._number(self._i32, self._threads + self._warps)))
        several = self._arith.select(self._of_own_warp(words, word), some, many)
        new = self._arith.select(here, several, own)
        if shared:
            return new
        blocks = words.all(self._number(self._i32, -1))
        return self._arith.select(self._elsewhere(words, word), blocks, new)
