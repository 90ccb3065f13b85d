"""Wgmmas of warpgroups (wgmma): issued by four warps together, ended by themselves in their order, waited for in groups.

Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Multiply-Accumulate Instructions".
"""

from __future__ import annotations

import functools
from collections.abc import Generator, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault, suspect, thread_of
from gpuir.sim.findings import Site, finding
from gpuir.sim.fragments import mma
from gpuir.sim.fragments import wgmma as layout
from gpuir.sim.group import Batch, Group
from gpuir.sim.hopper.accumulator import Accumulator, State, Storage
from gpuir.sim.hopper.checks import checks_of
from gpuir.sim.hopper.instruction import CHUNK, ROWS, THREADS, WARPS, Instruction, chunks, words_of
from gpuir.sim.scheduler import Wait
from gpuir.sim.terms import Data, Lanes, Mask
from gpuir.sim.timeline import NO_FLIGHT, Flight
from gpuir.sim.values import spread

__all__ = ["Wgmma", "Wgmmas"]


class Wgmma:
    """One instruction of several warpgroups: what has come of each warp, and what is known of the end."""

    def __init__(self, instruction: Instruction, groups: np.ndarray, number: int, total: int):
        count = len(groups)
        self.instruction, self.groups, self.number = instruction, groups, number
        self.position = np.full(total, -1, np.int64)
        self.position[groups] = np.arange(count)
        self.arrived = np.zeros((count, WARPS), bool)
        self.retired = np.zeros((count, WARPS), bool)
        self.commits = np.zeros((count, WARPS), np.int64)
        self.done = np.zeros(count, bool)
        self.words = np.zeros((count, 2), np.uint64)
        self.keep = np.ones(count, bool)
        self.sources = np.zeros(count, np.int64)
        self.start: np.ndarray | None = None
        self.left: np.ndarray | None = None
        self.state = 0
        self.kept: Any = None
        self.places: list[Any] = [None, None]
        self.reading: list[Any] = []
        self.flight: Flight = NO_FLIGHT


class Wgmmas:
    """The wgmmas of a batch; ``of(batch)`` is the batch's own."""

    def __init__(self, batch: Batch):
        self._batch = batch
        self.states: dict[int, State] = {}
        self._next = 1
        #: How many wgmmas each warp has issued, and groups committed.
        self._issued = np.zeros(batch.warps, np.int64)
        self._committed = np.zeros(batch.warps, np.int64)
        self._wgmmas: list[Wgmma] = []
        #: Counts what matters for wgmma.fence; when each warp had its last fence and wait.
        self._time = 1
        self._fenced = np.zeros(batch.warps, np.int64)
        self._waited = np.zeros(batch.warps, np.int64)

    @staticmethod
    def of(batch: Batch) -> Wgmmas:
        """The batch's own, made when it is first asked for."""
        known = batch.state.get("wgmma")
        if known is None:
            known = batch.state["wgmma"] = Wgmmas(batch)
        return known

    def fence(self, warps: np.ndarray) -> None:
        """wgmma.fence: registers that were accessed before may be used by wgmmas from now on."""
        self._time += 1
        self._fenced[warps] = self._time

    # Issue

    def issue(
        self,
        g: Group,
        warps: np.ndarray,
        instruction: Instruction,
        first: Data,
        second: Lanes,
        source: Data,
        keep: Lanes,
    ) -> Accumulator:
        """The warps (all of the group's that are active) issue a wgmma; the handle of its accumulators.

        ``first``: A's descriptor, or its registers; ``second``: B's descriptor; ``source``: an Accumulator or registers;
        ``keep``: whether the source is added to.
        """
        batch, site = self._batch, instruction.site
        if batch.warps_per_block % WARPS:
            raise fault("undefined", f"a block of {batch.warps_per_block} warps has no whole warpgroups", site, g, [0])
        positions = np.nonzero(np.isin(g.warps, warps))[0]
        self._check_fence(g, warps, positions, instruction, source)
        ids: Any = np.zeros(g.size, np.int64)
        numbers = self._issued[warps]
        self._issued[warps] += 1
        for number in np.unique(numbers).tolist():
            chosen = numbers == number
            left = np.ones(int(chosen.sum()), bool)
            mine, where = warps[chosen], positions[chosen]
            for wgmma in self._wgmmas:
                if wgmma.number != number and not (wgmma.position[mine // WARPS] >= 0).any():
                    continue
                at = wgmma.position[mine // WARPS]
                with_it = left & (at >= 0) & (wgmma.number == number)
                if with_it.any():
                    self._join(g, wgmma, instruction, mine[with_it], where[with_it], first, second, source, keep, ids)
                    left &= ~with_it
            if left.any():
                wgmma = Wgmma(instruction, np.unique(mine[left] // WARPS), number, batch.warps // WARPS)
                self._wgmmas.append(wgmma)
                self._begin(g, wgmma, source, mine[left], where[left])
                self._join(g, wgmma, instruction, mine[left], where[left], first, second, source, keep, ids)
        active = ids.reshape(g.count, g.lanes)[positions].reshape(-1)
        return Accumulator(self, np.int64(active[0]) if (active == active[0]).all() else ids)

    def _check_fence(
        self, g: Group, warps: np.ndarray, positions: np.ndarray, instruction: Instruction, source: Data
    ) -> None:
        """A fault where registers that the wgmma uses were accessed after the warps' last wgmma.fence."""
        since = self._waited[warps]
        text = "the registers of its accumulators"
        if isinstance(source, Accumulator):
            since = np.zeros(len(warps), np.int64)
            for number in source.numbers():
                since = np.maximum(since, self.states[number].storage.touched[warps])
        if instruction.from_registers:
            since = np.maximum(since, self._waited[warps])
            text = "the registers of A or of its accumulators"
        bad = since > self._fenced[warps]
        if not isinstance(source, Accumulator) or instruction.from_registers:
            bad |= self._fenced[warps] == 0
        if bad.any():
            suspect(
                "fences", "missing-fence",
                f"{text} were accessed since the warp's last wgmma.fence: one must stand between the access and the product",
                instruction.site, g, positions[bad] * g.lanes,
            )  # fmt: skip

    def _begin(self, g: Group, wgmma: Wgmma, source: Data, warps: np.ndarray, positions: np.ndarray) -> None:
        """Finds the accumulators of a wgmma whose first warps have come."""
        instruction = wgmma.instruction
        storage: Storage | None = None
        if isinstance(source, Accumulator):
            numbers = source.numbers()
            if len(numbers) == 1 and instruction.inplace:
                storage = self.states[numbers[0]].storage
        if storage is None:
            storage = Storage(self._batch, instruction.n, instruction.dtype)
        if not isinstance(source, Accumulator):
            wgmma.start = np.zeros((len(wgmma.groups), THREADS), object)
        if instruction.from_registers:
            per = 4 * instruction.a.per
            wgmma.left = np.zeros((len(wgmma.groups), THREADS, per), instruction.a.stored)
        wgmma.state = self._next
        self._next += 1
        self.states[wgmma.state] = State(storage, wgmma)
        wgmma.kept = Accumulator(self, np.int64(wgmma.state))
        wgmma.flight = self._batch.launch.timeline.issue(self._batch, warps, g.clock, "product", instruction.site)
        self._batch.outstanding.append(functools.partial(self._end_before, wgmma))

    def _join(
        self, g: Group, wgmma: Wgmma, instruction: Instruction, warps: np.ndarray, positions: np.ndarray,
        first: Data, second: Lanes, source: Data, keep: Lanes, ids: np.ndarray,
    ) -> None:  # fmt: skip
        """Warps come to a wgmma."""
        site = instruction.site
        if wgmma.instruction.site is not site:
            raise fault(
                "barrier-divergence",
                f"warps of one warpgroup are in different products: another one is at {wgmma.instruction.site}",
                site, g, positions[:1] * g.lanes,
            )  # fmt: skip
        at, quarter = wgmma.position[warps // WARPS], warps % WARPS
        lanes = positions[:, None] * g.lanes + np.arange(g.lanes)
        threads = quarter[:, None] * g.lanes + np.arange(g.lanes)

        def uniform(value: Lanes, what: str) -> np.ndarray:
            if np.ndim(value) == 0:
                return np.full(len(lanes), value)
            table = spread(np.asarray(value), g.size)[lanes]
            if (table != table[:, :1]).any():
                bad = np.nonzero((table != table[:, :1]).any(1))[0]
                raise fault("undefined", f"{what} differs among the lanes of a warp", site, g, lanes[bad, 0])
            return table[:, 0]

        fresh = ~wgmma.arrived[at].any(1)
        words = [np.zeros(len(warps), np.uint64), uniform(second, "B's descriptor").view(np.uint64)]
        if instruction.from_registers:
            assert wgmma.left is not None
            values = words_of(first, g, instruction)[lanes]
            wgmma.left[at[:, None], threads] = values
        else:
            words[0] = uniform(first, "A's descriptor").view(np.uint64)
        table = np.stack(words, axis=1)
        flags = uniform(keep, "the flag whether D is added to").astype(bool)
        # Where several warps of a warpgroup come at once they set, and then compare with, the same.
        wgmma.words[at[fresh]] = table[fresh]
        wgmma.keep[at[fresh]] = flags[fresh]
        if (wgmma.words[at] != table).any() or (wgmma.keep[at] != flags).any():
            raise fault(
                "undefined", "descriptors or flags differ among the warps of a warpgroup", site, g, lanes[:1, 0]
            )
        if isinstance(source, Accumulator):
            wgmma.sources[at] = spread(source.ids, g.size)[lanes[:, 0]]
            wgmma.kept = (wgmma.kept, source)
        else:
            self._start(wgmma, g, source, at, threads, lanes)
        self._look(g, wgmma, at, quarter, warps, positions)
        wgmma.arrived[at, quarter] = True
        wgmma.commits[at, quarter] = self._committed[warps]
        ids[lanes.reshape(-1)] = wgmma.state

    def _start(
        self, wgmma: Wgmma, g: Group, source: Sequence[Any], at: np.ndarray, threads: np.ndarray, lanes: np.ndarray
    ) -> None:
        """Takes the accumulators' registers of warps that have come."""
        instruction = wgmma.instruction
        if not any(np.ndim(each) for each in source) and len(set(map(float, source))) == 1 and instruction.d != "f16":
            wgmma.start = np.full((len(wgmma.groups), ROWS, instruction.n), source[0], instruction.dtype)
            return
        quarter = threads[:, 0] // g.lanes
        # The matrices of whole warpgroups, of which the warps' rows count.
        whole = np.zeros((len(at), WARPS, g.lanes), np.int64)
        whole[:] = lanes[:, None, :]
        rows = whole.reshape(-1)
        columns = [each if np.ndim(each) == 0 else spread(each, g.size)[rows] for each in source]
        matrices = instruction.unpack(columns, len(rows)).reshape(len(at), WARPS, 16, instruction.n)
        if wgmma.start is None or wgmma.start.dtype == object:
            wgmma.start = np.zeros((len(wgmma.groups), ROWS, instruction.n), instruction.dtype)
        target = wgmma.start.reshape(-1, WARPS, 16, instruction.n)
        target[at, quarter] = matrices[np.arange(len(at)), quarter]

    def _look(
        self, g: Group, wgmma: Wgmma, at: np.ndarray, quarter: np.ndarray, warps: np.ndarray, positions: np.ndarray
    ) -> None:
        """Decodes the descriptors of warps that have come, and tells the checks what is read."""
        instruction, batch = wgmma.instruction, self._batch
        checks = checks_of(batch)
        for operand in (0, 1):
            if operand == 0 and instruction.from_registers:
                continue
            rows = ROWS if operand == 0 else instruction.n
            words = wgmma.words[at, operand]
            unique = np.unique(words)
            loaded = None
            for word in unique.tolist():
                self._check_word(g, instruction, word, operand, positions[words == word])
                table = chunks(word, rows, instruction.depth, instruction.size, instruction.k_major[operand])
                if loaded is None:
                    loaded = np.zeros((len(at), *table.shape), np.int64)
                loaded[words == word] = table
            assert loaded is not None
            if int(loaded.max()) + CHUNK > batch.shared_size:
                bad = (loaded.reshape(len(at), -1).max(1) + CHUNK) > batch.shared_size
                name = "AB"[operand]
                raise fault(
                    "out-of-bounds",
                    f"{name}'s descriptor leads to byte 0x{int(loaded.max()):x} of shared memory of {batch.shared_size} "
                    f"bytes ({_said(int(words[bad][0]))})",
                    instruction.site, g, positions[bad] * g.lanes,
                )  # fmt: skip
            base = batch.memory.shared_start + warps // batch.warps_per_block * batch.shared_stride
            loaded = loaded + base[:, None, None]
            if wgmma.places[operand] is None:
                wgmma.places[operand] = np.zeros((len(wgmma.groups), *loaded.shape[1:]), np.int64)
            wgmma.places[operand][at] = loaded
            if checks is None:
                continue
            who = warps * g.lanes
            if operand == 0 and instruction.k_major[0]:
                # A warp reads its own 16 rows.
                loaded = loaded.reshape(len(at), WARPS, 16, -1)[np.arange(len(at)), quarter]
            flat = loaded.reshape(len(at), -1)
            # What all warps of a warpgroup read alike is looked at once.
            keys = at * WARPS + quarter if operand == 0 else at
            _, once, alike = np.unique(keys, return_index=True, return_inverse=True)
            reading = checks.wgmma_reads(instruction.access, g, flat, who, once, alike.reshape(-1))
            wgmma.reading.append(reading)

    def _check_word(self, g: Group, instruction: Instruction, word: int, operand: int, positions: np.ndarray) -> None:
        """A fault where the operand does not begin where a pattern of the swizzle does."""
        decoded = layout.decode(word)
        turns = decoded.span // 16
        phase = (decoded.start // 128 - decoded.base) % turns
        if phase:
            raise fault(
                "misaligned",
                f"{'AB'[operand]} begins at 0x{decoded.start:x}, in row {phase} of the {decoded.span}-byte swizzle's pattern, which "
                f"repeats every {128 * turns} bytes; its base offset is {decoded.base}",
                instruction.site, g, positions * g.lanes, space="shared", address=decoded.start,
            )  # fmt: skip

    # End

    def _end_before(self, last: Wgmma) -> None:
        """Ends all wgmmas up to ``last``, as far as all their warps have come."""
        for wgmma in list(self._wgmmas):
            self._end(wgmma, np.asarray(wgmma.arrived.all(1)))
            if wgmma is last:
                return

    def _end(self, wgmma: Wgmma, which: np.ndarray) -> None:
        """Computes the wgmma for the warpgroups of flags ``which``, unless it was."""
        which = which & ~wgmma.done
        if not which.any():
            return
        at = np.nonzero(which)[0]
        instruction, memory = wgmma.instruction, self._batch.memory
        with np.errstate(all="ignore"):
            if instruction.from_registers:
                assert wgmma.left is not None
                fragment = mma.multiplicand(16, instruction.depth, instruction.a.per)
                left = fragment.matrix(wgmma.left[at].reshape(len(at) * THREADS, -1))
                left = instruction.a.widen(left).reshape(len(at), ROWS, instruction.depth)
            else:
                left = instruction.operand(memory, wgmma.places[0][at], instruction.a, instruction.k_major[0])
            right = instruction.operand(memory, wgmma.places[1][at], instruction.b, instruction.k_major[1])
            sums = np.matmul(left, right.swapaxes(-1, -2))
            if instruction.negate[0] != instruction.negate[1]:
                np.negative(sums, out=sums)
            sums = self._sum(wgmma, at, sums)
        groups = wgmma.groups[at]
        self.states[wgmma.state].storage.matrices[groups] = sums
        wgmma.done[at] = True

    def _sum(self, wgmma: Wgmma, at: np.ndarray, sums: np.ndarray) -> np.ndarray:
        """D of the wgmmas ``sums``."""
        instruction, keep = wgmma.instruction, wgmma.keep[at]
        integer = instruction.d == "s32"
        if keep.any():
            if wgmma.start is not None:
                old = wgmma.start[at]
            else:
                numbers, groups = wgmma.sources[at], wgmma.groups[at]
                unique = np.unique(numbers)
                if len(unique) == 1:
                    old = self.states[int(unique[0])].storage.matrices[groups]
                else:
                    old = np.stack([self.states[n].storage.matrices[group]
                                    for n, group in zip(numbers.tolist(), groups.tolist())])  # fmt: skip
            if not keep.all():
                old = np.where(keep[:, None, None], old, old.dtype.type(0))
            if integer:
                wide = sums.astype(np.int64) + old
                limits = np.iinfo(np.int32)
                return (np.clip(wide, limits.min, limits.max) if instruction.saturate else wide).astype(np.int32)
            sums += old
        if integer:
            return sums.astype(np.int32)
        return sums.astype(np.float16).astype(np.float32) if instruction.d == "f16" else sums

    # Waiting

    def commit(self, warps: np.ndarray) -> None:
        """Makes a group of what each warp has issued since its last one."""
        self._committed[warps] += 1

    def _due(self, wgmma: Wgmma, warps: np.ndarray, limits: np.ndarray) -> np.ndarray:
        """Flags of a wgmma's warps whose groups the ``warps`` wait for."""
        at = wgmma.position[warps // WARPS]
        due = np.zeros(wgmma.arrived.shape, bool)
        here = at >= 0
        at, quarter = at[here], warps[here] % WARPS
        due[at, quarter] = wgmma.arrived[at, quarter] & (wgmma.commits[at, quarter] < limits[here])
        return due & ~wgmma.retired

    def wait(self, g: Group, warps: np.ndarray, pending: int, site: Site) -> Generator[Any, Any, None]:
        """Ends the warps' groups but the ``pending`` newest ones."""
        limits = self._committed[warps] - pending
        due = [(each, self._due(each, warps, limits)) for each in self._wgmmas]
        due = [(each, flags) for each, flags in due if flags.any()]

        def missing() -> list[tuple[Wgmma, int]]:
            return [(each, int(row)) for each, flags in due
                    for row in np.nonzero(flags.any(1) & ~each.arrived.all(1))[0]]  # fmt: skip

        if missing():
            yield Wait(site, lambda: not missing(), lambda: self._absent(*missing()[0]))
        checks = checks_of(self._batch)
        if due:
            last = due[-1][0]
            for wgmma in list(self._wgmmas):
                needed = np.zeros(len(wgmma.groups), bool)
                mine = wgmma.position[np.unique(warps // WARPS)]
                needed[mine[mine >= 0]] = True
                self._end(wgmma, needed & wgmma.arrived.all(1))
                if wgmma is last:
                    break
        for wgmma, flags in due:
            wgmma.retired |= flags
            self._batch.launch.timeline.landed(wgmma.flight, g.clock)
            if checks is not None:
                rows, quarters = np.nonzero(flags)
                waited = wgmma.groups[rows] * WARPS + quarters
                for reading in wgmma.reading:
                    checks.wgmma_ended(reading, waited)
        for wgmma, _ in due:
            if wgmma.retired.all():
                wgmma.kept = None
                self._wgmmas.remove(wgmma)
        self._time += 1
        self._waited[warps] = self._time

    def _absent(self, wgmma: Wgmma, row: int) -> str:
        """Which warps of a warpgroup have not come."""
        absent = ", ".join(str(each) for each in np.nonzero(~wgmma.arrived[row])[0])
        return (
            f"a product that only a part of its warpgroup has issued, {wgmma.instruction.site}; warps of the four that are "
            f"missing: {absent}"
        )

    def registers(self, g: Group, m: Mask, ids: Lanes, site: Site) -> tuple[Any, ...]:
        """Registers of the group's threads."""
        active = np.ones(g.count, bool) if m is None else m.reshape(g.count, g.lanes).any(1)
        numbers = spread(ids, g.size).reshape(g.count, g.lanes)[:, 0]
        self._time += 1
        pieces: list[Any] = []
        instruction: Instruction | None = None
        for number in np.unique(numbers[active]).tolist():
            state = self.states[number]
            wgmma = state.wgmma
            instruction = wgmma.instruction
            of = active & (numbers == number)
            warps = g.warps[of]
            at = wgmma.position[warps // WARPS]
            bad = ~wgmma.retired[at, warps % WARPS]
            if bad.any():
                rows = np.nonzero(of)[0][bad] * g.lanes
                committed = (wgmma.commits[at, warps % WARPS] < self._committed[warps])[bad].all()
                what = "wgmma.wait_group first" if committed else "commit its group and wait for it first"
                self._end_before(wgmma)
                suspect(
                    "waits", "missing-wait",
                    f"registers of accumulators are used, which a product still writes: {what}",
                    site, g, rows,
                    other=finding("missing-wait", "issued here", instruction.site, **thread_of(g, int(rows[0]))),
                )  # fmt: skip
            state.storage.touched[warps] = self._time
            groups = warps // WARPS
            unique, inverse = np.unique(groups, return_inverse=True)
            columns = instruction.pack(state.storage.matrices[unique])
            lanes = (inverse.reshape(-1) * THREADS + warps % WARPS * g.lanes)[:, None] + np.arange(g.lanes)
            pieces.append((of, columns, lanes.reshape(-1)))
        assert instruction is not None
        if len(pieces) == 1 and pieces[0][0].all() and len(pieces[0][2]) == len(pieces[0][1][0]):
            columns, lanes = pieces[0][1:]
            return columns if (lanes == np.arange(len(lanes))).all() else tuple(each[lanes] for each in columns)
        registers = [np.zeros((g.size, *each.shape[1:]), each.dtype) for each in pieces[0][1]]
        for of, columns, lanes in pieces:
            rows = (np.nonzero(of)[0][:, None] * g.lanes + np.arange(g.lanes)).reshape(-1)
            for target, each in zip(registers, columns):
                target[rows] = each[lanes]
        return tuple(registers)


def _said(word: int) -> str:
    decoded = layout.decode(word)
    return (
        f"start 0x{decoded.start:x}, leading byte offset {decoded.leading}, stride byte offset {decoded.stride}, swizzle "
        f"{decoded.span if decoded.swizzle else 0}"
    )
