"""Tensor memory: 128 lanes of 512 columns of 32 bits for each block, and the allocation of its columns.

An address has the lane in its upper and the column in its lower 16 bits. Source: PTX ISA, "Tensor Memory", "tcgen05.alloc".
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import numpy as np

from gpuir.sim.access import suspect_warp
from gpuir.sim.chips import limits_of
from gpuir.sim.findings import Fault, Site
from gpuir.sim.group import Batch
from gpuir.sim.hopper.cluster import peers, ranks
from gpuir.sim.scheduler import Wait

__all__ = ["COLUMNS", "LANES", "TensorMemory", "pair_of"]

LANES, COLUMNS = 128, 512
_POISON = 0xCBCBCBCB

#: Makes a fault of its kind and message.
Fail = Callable[[str, str], Fault]


def pair_of(batch: Batch, block: int) -> tuple[int, ...]:
    """The two blocks, by their slots, of the pair that ``block`` belongs to; () where the cluster has no second one."""
    rank, table = int(ranks(batch)[block]), peers(batch)[block]
    first = rank & ~1
    return (int(table[first]), int(table[first + 1])) if first + 1 < len(table) else ()


class TensorMemory:
    """The tensor memories of a batch's blocks; ``of(batch)`` is the batch's own."""

    def __init__(self, batch: Batch):
        self._batch = batch
        self.words = np.full((batch.blocks, LANES, COLUMNS), _POISON, np.uint32)
        #: Words that were written, or that an operation which was issued writes.
        self.written = np.zeros(self.words.shape, bool)
        #: The number of the allocation of each column (0: none, less: of one that was given back).
        self.owner = np.zeros((batch.blocks, COLUMNS), np.int32)
        #: By block: first column and number of columns of the allocations, with the op that made each.
        self.allocations: list[dict[int, tuple[int, Site, int]]] = [{} for _ in range(batch.blocks)]
        self.relinquished = np.zeros(batch.blocks, bool)
        self._last = np.full(batch.blocks, COLUMNS)
        self._count = 0
        #: CTAs that work together in all of the kernel's ops, once one has said it.
        self.group = 0
        #: How often each block has come to an allocation, or a deallocation, of a pair; what the pair was given.
        self._turns: dict[str, np.ndarray] = {name: np.zeros(batch.blocks, np.int64) for name in ("alloc", "dealloc")}
        self._given: dict[tuple[int, int], int] = {}
        self._given_back: set[tuple[int, int]] = set()

    @staticmethod
    def of(batch: Batch) -> TensorMemory:
        """The batch's own, made when it is first asked for."""
        known = batch.state.get("tensor memory")
        if known is None:
            known = batch.state["tensor memory"] = TensorMemory(batch)
        return known

    def blocks(self, block: int, group: int, fail: Fail) -> tuple[int, ...]:
        """The blocks that an op of ``group`` CTAs is of, the even one of a pair first."""
        if self.group not in (0, group):
            raise fail(
                "undefined",
                f"cta_group::{group} in a kernel whose other tcgen05 operations have cta_group::{self.group}",
            )
        self.group = group
        if group == 1:
            return (block,)
        pair = pair_of(self._batch, block)
        if not pair:
            raise fail("undefined", "cta_group::2 in a cluster without a second block: launch it in clusters of two")
        return pair

    # Allocation

    def _free(self, blocks: tuple[int, ...], count: int) -> int | None:
        used = np.any(self.owner[list(blocks)] > 0, axis=0)
        for start in range(0, COLUMNS - count + 1, 32):
            if not used[start : start + count].any():
                return start
        return None

    def allocate(
        self, block: int, warp: int, count: int, group: int, turn: int, site: Site, fail: Fail
    ) -> Generator[Any, Any, int]:
        """The address of ``count`` columns, when there are so many; ``turn`` is what ``arrive`` gave."""
        blocks = self.blocks(block, group, fail)
        options = self._batch.options
        if options.chip_named and not limits_of(options.chip).columns:
            raise fail("undefined", f"{options.chip} has no tensor memory; chips from sm_100 to sm_110 have")
        if count not in (32, 64, 128, 256, 512):
            raise fail("undefined", f"{count} columns are not 32, 64, 128, 256 or 512")
        if self.relinquished[block]:
            raise fail(
                "undefined", "the block has given up its right to allocate: tcgen05.relinquish_alloc_permit came before"
            )
        if count > self._last[block]:
            raise fail(
                "undefined",
                f"{count} columns are more than the {self._last[block]} of an earlier allocation of the block",
            )
        self._last[block] = count
        yield from self._meet("alloc", turn, blocks, site)
        key = (blocks[0], turn)
        if len(blocks) > 1 and key in self._given:
            return self._given[key]
        start = self._free(blocks, count)
        if start is None:
            yield Wait(
                site,
                lambda: self._free(blocks, count) is not None,
                lambda: (
                    f"{count} free columns of tensor memory: {int(np.any(self.owner[list(blocks)] > 0, axis=0).sum())} of {COLUMNS} "
                    "are taken"
                ),
            )
            start = self._free(blocks, count)
        assert start is not None
        if len(blocks) > 1 and key in self._given:
            return self._given[key]
        self._given[key] = start
        self._count += 1
        for each in blocks:
            self.owner[each, start : start + count] = self._count
            self.words[each, :, start : start + count] = _POISON
            self.written[each, :, start : start + count] = False
            self.allocations[each][start] = (count, site, warp)
        if options.chip_named:
            self._check_residents(block, site, warp)
        return start

    def _check_residents(self, block: int, site: Site, warp: int) -> None:
        """A finding where the blocks that the kernel wants on one multiprocessor cannot have as many columns each."""
        number, columns = self._batch.launch.resident, int((self.owner[block] > 0).sum())
        if number * columns > COLUMNS:
            text = (
                f"the block has {columns} columns of tensor memory, and the kernel's nvvm.minctasm wants {number} blocks on a "
                f"multiprocessor, which has {COLUMNS}: another one waits at its allocation until this one has given back its own"
            )
            suspect_warp(self._batch, "waits", "undefined", text, site, warp)

    def deallocate(
        self, block: int, address: int, count: int, group: int, turn: int, site: Site, fail: Fail
    ) -> Generator[Any, Any, tuple[int, ...]]:
        """Gives columns back; the blocks whose columns this warp was the last to give."""
        blocks = self.blocks(block, group, fail)
        if len(blocks) > 1 and (blocks[0], turn) in self._given_back:
            # The other warp of the pair has done it.
            return ()
        known = self.allocations[block].get(address)
        if known is None:
            old = 0 <= address < COLUMNS and self.owner[block, address] < 0
            why = "was given back before" if old else "is no allocation's"
            raise fail("undefined", f"the address 0x{address & 0xFFFFFFFF:x} {why}")
        if known[0] != count:
            raise fail("undefined", f"{count} columns are given back of an allocation of {known[0]}")
        yield from self._meet("dealloc", turn, blocks, site)
        done = tuple(each for each in blocks if address in self.allocations[each])
        self._given_back.add((blocks[0], turn))
        for each in done:
            del self.allocations[each][address]
            self.owner[each, address : address + count] *= -1
        return done

    def arrive(self, name: str, block: int) -> int:
        """A warp comes to an allocation ("alloc") or a deallocation of its block: how often that was."""
        self._turns[name][block] += 1
        return int(self._turns[name][block])

    def _meet(self, name: str, turn: int, blocks: tuple[int, ...], site: Site) -> Generator[Any, Any, None]:
        """Waits until the blocks of a pair have come as often."""
        turns = self._turns[name]

        def late() -> list[int]:
            return [each for each in blocks if turns[each] < turn]

        if late():
            yield Wait(
                site,
                lambda: not late(),
                lambda: (
                    f"a warp of the other block of the pair, {self._batch.block_index(late()[0])}, at its tcgen05.{name}"
                ),
            )

    # Places

    def check(self, block: int, lanes: np.ndarray, columns: np.ndarray, fail: Fail, what: str = "") -> None:
        """A fault where a lane or column is none, or is not allocated."""
        low, high = int(columns.min()), int(columns.max())
        if int(lanes.max()) >= LANES or int(lanes.min()) < 0:
            raise fail("out-of-bounds", f"{what}lane {int(lanes.max())} of tensor memory; there are {LANES}")
        if low < 0 or high >= COLUMNS:
            raise fail("out-of-bounds", f"{what}column {high} of tensor memory; there are {COLUMNS}")
        owners = self.owner[block, columns]
        if (owners > 0).all():
            return
        at = int(np.unique(columns[owners <= 0])[0])
        if self.owner[block, at] < 0:
            raise fail("wrong-space", f"{what}column {at} of tensor memory, which was given back by tcgen05.dealloc")
        raise fail("out-of-bounds", f"{what}column {at} of tensor memory, which is not allocated")
