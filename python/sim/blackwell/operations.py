"""Products, copies and shifts of tcgen05, and the commits behind them: issued by a thread, ended by themselves in their order.

Those of a block, or of a pair of blocks, end one after the other, at times that the schedule draws; then they read what they
read and write tensor memory, and a commit arrives at its mbarriers. Source: PTX ISA, "tcgen05.cp", "tcgen05.shift",
"tcgen05.commit".
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import Access, fault
from gpuir.sim.blackwell.checks import Cells, Operation, TensorChecks, tensor_checks
from gpuir.sim.blackwell.descriptors import CHUNK, decode_tile, wrong_constant
from gpuir.sim.blackwell.product import Product
from gpuir.sim.blackwell.tensor_memory import LANES, TensorMemory
from gpuir.sim.findings import Fault, Site
from gpuir.sim.fragments import tcgen05 as layout
from gpuir.sim.group import Batch, Group
from gpuir.sim.hopper.checks import checks_of
from gpuir.sim.hopper.mbarrier import Barriers, failure_of_batch
from gpuir.sim.narrow import unpacked
from gpuir.sim.terms import Mask
from gpuir.sim.timeline import NO_FLIGHT, Flight

__all__ = ["Issue", "Pipes"]

#: Columns that a shift moves.
_SHIFTED = 8


class Pipes:
    """What was issued and has not ended, in order, for each block or pair; ``of(batch)`` is the batch's own."""

    def __init__(self, batch: Batch):
        self._batch = batch
        self._pending: dict[int, list[Callable[[], None]]] = {}
        #: Operations of each block that have ended, and that no commit tells of yet.
        self.flown: dict[int, list[Flight]] = {}

    @staticmethod
    def of(batch: Batch) -> Pipes:
        """The batch's own, made when it is first asked for."""
        known = batch.state.get("tcgen05")
        if known is None:
            known = batch.state["tcgen05"] = Pipes(batch)
        return known

    def put(self, block: int, end: Callable[[], None], flight: Flight = NO_FLIGHT) -> None:
        """``end`` is called when everything that was put for the block before has ended."""

        def land() -> None:
            if flight:
                self.flown.setdefault(block, []).append(flight)
            end()

        self._pending.setdefault(block, []).append(land)
        self._batch.outstanding.append(functools.partial(self._end, block, land))

    def _end(self, block: int, last: Callable[[], None]) -> None:
        pending = self._pending[block]
        if last not in pending:
            return
        while pending:
            end = pending.pop(0)
            end()
            if end is last:
                return


class Issue:
    """One op that threads issue operations by: its site, and how many CTAs work together."""

    def __init__(self, site: Site, access: Access, group: int):
        self.site, self.access, self.group = site, access, group

    def threads(self, g: Group, m: Mask) -> list[tuple[int, int, int]]:
        """Of each active lane its row in the group, its thread and its block in the batch."""
        rows = np.arange(g.size) if m is None else np.nonzero(m)[0]
        return [(int(row), int(g.rows[row]), int(g.blocks[row // g.lanes])) for row in rows]

    def fail(self, g: Group, row: int) -> Callable[[str, str], Fault]:
        """Makes a fault of the thread in a row of the group."""
        return lambda kind, message: fault(kind, message, self.site, g, [row])

    def checks(self, g: Group) -> TensorChecks | None:
        """The checks of the group's batch."""
        return tensor_checks(g.batch)

    def operation(self, g: Group, kind: str, row: int, shape: Any = None) -> Operation:
        """An operation of the thread in a row."""
        return Operation(kind, self.site, int(g.rows[row]), int(g.warps[row // g.lanes]), shape)

    def flight(self, g: Group, row: int, kind: str) -> Flight:
        """An operation of the thread in a row, for the timeline."""
        warps = g.warps[row // g.lanes][None]
        return g.batch.launch.timeline.issue(g.batch, warps, g.clock, kind, self.site)

    def _constants(self, g: Group, row: int, words: Sequence[int]) -> None:
        """A finding for each descriptor without the constant bits. They say nothing of the tile, and the hardware reads it
        without them: it is what a released compiler leaves out, so the kernel goes on."""
        for problem in filter(None, map(wrong_constant, words)):
            g.batch.launch.note(self.fail(g, row)("undefined", problem).finding)

    # Kinds

    def multiply(self, g: Group, row: int, block: int, make: Callable[[tuple[int, ...]], Product]) -> None:
        """A thread issues a product."""
        fail = self.fail(g, row)
        memory = TensorMemory.of(g.batch)
        blocks = memory.blocks(block, self.group, fail)
        try:
            product = make(blocks)
        except ValueError as error:
            raise fail("undefined", str(error)) from None
        except IndexError as error:
            raise fail("out-of-bounds", str(error)) from None
        self._constants(g, row, product.descriptors)
        destination = product.cells()
        for cells in destination:
            if cells.lanes.size:
                memory.check(cells.block, cells.lanes, cells.columns, fail, "D: ")
        others = product.read()
        for what, cells in others:
            memory.check(cells.block, cells.lanes, cells.columns, fail, what)
        destination = [cells for cells in destination if cells.lanes.size]
        checks = self.checks(g)
        if checks is not None:
            operation = self.operation(g, "mma", row, (blocks, product.shape))
            used = {"adds" if product.adds else "writes": destination}
            checks.issued(
                operation, self.access, g, reads=[cells for _, cells in others], shared=product.shared, **used
            )
        for cells in destination:
            memory.written[cells.block, cells.lanes, cells.columns] = True
        Pipes.of(g.batch).put(blocks[0], product.execute, self.flight(g, row, "product"))

    def copy(
        self, g: Group, row: int, block: int, address: int, word: int, shape: str, multicast: str, narrow: str
    ) -> None:
        """A thread issues a copy from shared memory; ``narrow``: the format that is made bytes of."""
        fail = self.fail(g, row)
        batch, memory = g.batch, TensorMemory.of(g.batch)
        rows, chunks = layout.COPIES[shape, multicast]
        try:
            places = decode_tile(word).rows(rows, chunks * CHUNK)
        except ValueError as error:
            raise fail("undefined", str(error)) from None
        self._constants(g, row, [word])
        if int(places.max()) + CHUNK > batch.shared_size:
            raise fail(
                "out-of-bounds",
                f"the descriptor leads to byte 0x{int(places.max()):x} of shared memory of {batch.shared_size} bytes",
            )
        blocks = memory.blocks(block, self.group, fail)
        lanes = layout.copied_lanes(shape, multicast) + (address >> 16 & 0xFFFF)
        columns = (address & 0xFFFF) + np.arange(4 * chunks)
        cells = [Cells(each, lanes[:, :, None], columns) for each in blocks]
        for each in cells:
            memory.check(each.block, each.lanes, each.columns, fail)
        sources = [places + batch.memory.shared_start + each * batch.shared_stride for each in blocks]
        checks = self.checks(g)
        if checks is not None:
            checks.issued(
                self.operation(g, "cp", row), self.access, g, writes=cells,
                shared=[(np.unique(np.concatenate([each.reshape(-1) for each in sources])), CHUNK)],
            )  # fmt: skip
        for each in cells:
            memory.written[each.block, each.lanes, each.columns] = True

        def end() -> None:
            for each, source in zip(cells, sources):
                data = np.ascontiguousarray(batch.memory.view(np.complex128)[source >> 4]).view(np.uint8)
                data = data.reshape(rows, chunks, CHUNK)
                if narrow:
                    data = unpacked(data, 4 if narrow.startswith("b4") else 6)
                words = data.view(np.uint32).reshape(rows, 1, -1)
                memory.words[each.block, each.lanes, each.columns] = words

        Pipes.of(batch).put(blocks[0], end, self.flight(g, row, "copy"))

    def shift(self, g: Group, row: int, block: int, address: int) -> None:
        """A thread issues a shift: each lane of a quarter but the last gets what the next one has."""
        fail = self.fail(g, row)
        memory = TensorMemory.of(g.batch)
        lane, column = address >> 16 & 0xFFFF, address & 0xFFFF
        if lane % 32:
            raise fail("misaligned", f"lane {lane} is not a multiple of 32")
        blocks = memory.blocks(block, self.group, fail)
        lanes = np.arange(LANES)
        below = lanes[lanes % 32 < 31][:, None]
        columns = column + np.arange(_SHIFTED)[None, :]
        cells = [Cells(each, lanes[:, None], columns) for each in blocks]
        for each in cells:
            memory.check(each.block, each.lanes, each.columns, fail)
        checks = self.checks(g)
        if checks is not None:
            checks.issued(self.operation(g, "shift", row), self.access, g, adds=cells)

        def end() -> None:
            for each in blocks:
                words = memory.words[each]
                words[below, columns] = words[below + 1, columns]

        Pipes.of(g.batch).put(blocks[0], end)

    def commit(self, g: Group, row: int, block: int, slots: np.ndarray) -> None:
        """A thread's commit: it arrives at the mbarriers when all that the thread has issued has ended."""
        batch = g.batch
        blocks = TensorMemory.of(batch).blocks(block, self.group, self.fail(g, row))
        thread, checks = int(g.rows[row]), self.checks(g)
        barriers = Barriers.of(batch)
        fail = failure_of_batch(batch, self.site, np.full(len(slots), thread))
        last, known = (0, None) if checks is None else checks.committed(thread)
        clock = g.clock

        def end() -> None:
            # They must still be there. Nobody waits for one that is not, so the kernel goes on.
            there = barriers.live(slots)
            if not there.all():
                batch.launch.note(barriers.missing(barriers.places[slots], ~there, fail).finding)
            barriers.slots(barriers.places[slots[there]], fail)
            asynchronous = checks_of(batch)
            if checks is not None:
                checks.ended(thread, last, slots[there], self.site, known)
            barriers.carry(slots[there], Pipes.of(batch).flown.pop(blocks[0], []))
            done = barriers.change(slots[there], 1, 0, fail, clock=clock)
            if asynchronous is not None and len(done):
                asynchronous.completed(done)

        Pipes.of(batch).put(blocks[0], end)
