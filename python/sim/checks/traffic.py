"""What accesses cost: bytes, transactions of shared memory, sectors of global memory.

Shared memory has 32 banks of 4 bytes; lanes that read one word share it. Accesses of 8 and 16 bytes a lane go in two
and four parts of the warp. Global memory is moved in sectors of 32 bytes (CUDA C++ Best Practices Guide, "Shared Memory
and Memory Banks" and "Coalesced Access to Global Memory").
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.sim.checks.lanes import LaneAccesses
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memory import GLOBAL, PRIVATE, SHARED

__all__ = ["ABSENT", "Tally", "Traffic", "transactions"]

_BANKS, _WORD, _SECTOR = 32, 4, 32
_ROW = _BANKS * _WORD
#: The place of a lane that takes no part.
ABSENT = np.int64(-(1 << 40))
#: Patterns that are remembered.
_KNOWN = 1 << 16


@dataclasses.dataclass
class Traffic:
    """What one op moved in all its executions.

    ``accesses``: of one warp each. Bytes are those that lanes asked for, by space. ``shared_transactions`` and
    ``global_sectors`` are what the accesses took, ``shared_ideal`` and ``global_ideal`` what the same bytes take at least.
    """

    accesses: int = 0
    bytes_read: dict[str, int] = dataclasses.field(default_factory=dict)
    bytes_written: dict[str, int] = dataclasses.field(default_factory=dict)
    shared_transactions: int = 0
    shared_ideal: int = 0
    global_sectors: int = 0
    global_ideal: int = 0

    @property
    def conflicts(self) -> int:
        """Transactions of shared memory beyond the least: bank conflicts."""
        return self.shared_transactions - self.shared_ideal

    def add(self, other: Traffic) -> None:
        """Adds the counts of another op."""
        for field in dataclasses.fields(self):
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if isinstance(mine, dict):
                for space, number in theirs.items():
                    mine[space] = mine.get(space, 0) + number
            else:
                setattr(self, field.name, mine + theirs)

    def dictionary(self) -> dict[str, Any]:
        """The counts as plain data."""
        return dataclasses.asdict(self)


class Tally:
    """Counts accesses by op. The cost of a pattern of addresses within a warp is worked out once."""

    def __init__(self) -> None:
        self.sites: dict[Any, Traffic] = {}
        #: By space and bytes a lane: cost and ideal of a pattern by its hash.
        self._costs: dict[tuple[str, int], dict[int, tuple[int, int]]] = {}
        self._weights: dict[int, np.ndarray] = {}
        #: By op the last addresses of whole warps, and what they cost: in a loop they are often the same again.
        self._last: dict[tuple[Site, str, int], tuple[np.ndarray, tuple[int, int, int]]] = {}

    def count(self, site: Site, space: str, g: Group, lanes: LaneAccesses, *, reads: bool, writes: bool) -> None:
        """One op's accesses to one space, as they came (not cut)."""
        known = self.sites.get(site)
        if known is None:
            known = self.sites[site] = Traffic()
        moved = lanes.threads * lanes.pieces * lanes.run
        if reads:
            known.bytes_read[space] = known.bytes_read.get(space, 0) + moved
        if writes:
            known.bytes_written[space] = known.bytes_written.get(space, 0) + moved
        if space == PRIVATE or not len(lanes.first):
            known.accesses += len(lanes.first) and lanes.pieces * -(-lanes.threads // g.lanes)
            return
        number, cost, ideal = self._again(site, space, g, lanes)
        known.accesses += number
        if space == SHARED:
            known.shared_transactions += cost
            known.shared_ideal += ideal
        elif space == GLOBAL:
            known.global_sectors += cost
            known.global_ideal += ideal

    def bulk(self, site: Site, space: str, size: int, *, writes: bool = False, sectors: int = 0) -> None:
        """What an asynchronous operation moves: ``size`` bytes, of so many sectors of global memory."""
        traffic = self.sites.setdefault(site, Traffic())
        table = traffic.bytes_written if writes else traffic.bytes_read
        table[space] = table.get(space, 0) + size
        traffic.global_sectors += sectors
        if sectors:
            traffic.global_ideal += -(-size // _SECTOR)

    # Totals

    @property
    def total(self) -> Traffic:
        """The counts of all ops together."""
        total = Traffic()
        for each in self.sites.values():
            total.add(each)
        return total

    @property
    def global_sectors(self) -> int:
        """Sectors of global memory that all accesses touched."""
        return sum(each.global_sectors for each in self.sites.values())

    @property
    def shared_transactions(self) -> int:
        """Transactions of shared memory that all accesses took."""
        return sum(each.shared_transactions for each in self.sites.values())

    def dictionary(self) -> dict[str, Any]:
        """The counts as plain data: in all, and by op."""
        return {
            "total": self.total.dictionary(),
            "sites": {str(site): each.dictionary() for site, each in self.sites.items()},
        }

    def lines(self) -> list[str]:
        """The counts in words; ops that could do with fewer transactions or sectors are named."""
        total = self.total
        lines = []
        for space in (GLOBAL, SHARED, PRIVATE):
            read, written = total.bytes_read.get(space, 0), total.bytes_written.get(space, 0)
            if read or written:
                lines.append(f"{space} memory: {read:,} bytes read, {written:,} written")
        for what, unit in (("shared", "transactions"), ("global", "sectors")):
            cost, ideal = getattr(total, f"{what}_{unit}"), getattr(total, f"{what}_ideal")
            if cost:
                lines.append(f"{what} {unit}: {cost:,}, at least {ideal:,} for the same bytes")
            for site, each in self.sites.items():
                cost, ideal = getattr(each, f"{what}_{unit}"), getattr(each, f"{what}_ideal")
                if cost > ideal:
                    lines.append(f"  {site}: {cost:,} instead of {ideal:,}")
        return lines

    def export(self) -> dict[int, Traffic]:
        """The counts by the ops' numbers."""
        return {site.index: each for site, each in self.sites.items()}

    def add(self, other: Tally) -> None:
        """Adds the counts of another launch."""
        for site, each in other.sites.items():
            self.sites.setdefault(site, Traffic()).add(each)

    def absorb(self, counts: dict[int, Traffic], sites: Sequence[Any]) -> None:
        """Adds counts of another process."""
        for index, each in counts.items():
            self.sites.setdefault(sites[index], Traffic()).add(each)

    # One op

    def _again(self, site: Site, space: str, g: Group, lanes: LaneAccesses) -> tuple[int, int, int]:
        """``_cost``, which is that of the op's last time where its addresses are."""
        first = lanes.first
        if lanes.uniform or g.lanes == 1 or len(first) != g.size * lanes.pieces:
            return self._cost(space, g, lanes)
        access = site, space, lanes.run
        last = self._last.get(access)
        if (
            last is not None
            and len(last[0]) == len(first)
            and last[0][0] == first[0]
            and np.array_equal(last[0], first)
        ):
            return last[1]
        cost = self._cost(space, g, lanes)
        self._last[access] = first, cost
        return cost

    def _cost(self, space: str, g: Group, lanes: LaneAccesses) -> tuple[int, int, int]:
        """Accesses of warps, what they cost together, and at least."""
        first, pieces, width = lanes.first, lanes.pieces, g.lanes
        if width == 1 and space == SHARED:
            # A program's buffers are swizzled for the accesses that its compiler makes of this.
            least = -(-lanes.threads * pieces * lanes.run // _ROW)
            return len(first), least, least
        if width == 1 and lanes.run < _SECTOR and len(first) > 1:
            # Elements of programs' tiles, which the lanes of warps have one beside another.
            missing = -len(first) % _BANKS
            table = np.concatenate([first, np.repeat(first[-1:], missing)]).reshape(-1, _BANKS)
            return self._cost_of(space, table - (table[:, :1] & np.int64(-_ROW)), lanes.run)
        full = not lanes.uniform and len(first) == g.size * pieces
        if width == 1:
            offsets = (first & np.int64(_ROW - 1))[:, None]
        elif full:
            table = first.reshape(g.count, width) if pieces == 1 else _by_piece(first, g.count, width, pieces)
            offsets = table - (table[:, :1] & np.int64(-_ROW))
        else:
            # Threads that are missing leave gaps. Warps by their numbers in the batch.
            rows = lanes.who[::pieces] if pieces > 1 else lanes.who
            lane = rows % width
            # Warps of small blocks have their first lanes alone.
            width = min(width, 1 << int(lane.max()).bit_length())
            if width == 1:
                return self._cost_of(space, (first & np.int64(_ROW - 1))[:, None], lanes.run)
            warps, at = np.unique(rows // g.lanes, return_inverse=True)
            table = np.full((pieces, len(warps), width), -1, np.int64)
            table[:, at.reshape(-1), lane] = first.reshape(-1, pieces).T
            table = table.reshape(-1, width)
            offsets = np.where(table < 0, ABSENT, table - (table.max(1, keepdims=True) & np.int64(-_ROW)))
        return self._cost_of(space, offsets, lanes.run)

    def _cost_of(self, space: str, offsets: np.ndarray, run: int) -> tuple[int, int, int]:
        """Of rows of addresses, a row for each warp: how many, what they cost together, and at least."""
        width = int(offsets.shape[1])
        weights: Any = self._weights.get(width)
        if weights is None:
            weights = np.random.default_rng(width).integers(1, 1 << 62, width, dtype=np.int64)
            self._weights[width] = weights
        hashes = offsets @ weights
        if (hashes == hashes[0]).all():
            kinds, index, counts = hashes[:1], np.zeros(1, np.int64), np.array([len(hashes)])
        else:
            kinds, index, counts = np.unique(hashes, return_index=True, return_counts=True)
        known = self._costs.setdefault((space, run), {})
        kinds = kinds.tolist()
        new = [at for at, kind in enumerate(kinds) if kind not in known]
        if new:
            price = transactions if space == SHARED else _sectors
            rows = offsets[np.asarray(index)[new]]
            known.update(zip([kinds[at] for at in new], zip(*price(rows, run))))
        costs = [known[kind] for kind in kinds]
        cost = sum(each[0] * times for each, times in zip(costs, counts))
        ideal = sum(each[1] * times for each, times in zip(costs, counts))
        if len(known) > _KNOWN:
            known.clear()
        return len(hashes), int(cost), int(ideal)


def _by_piece(first: np.ndarray, count: int, width: int, pieces: int) -> np.ndarray:
    """Rows of warps, for each piece one: the pieces of a lane are accesses one after the other."""
    return first.reshape(count, width, pieces).transpose(2, 0, 1).reshape(-1, width)


def _distinct(numbers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The rows sorted, and flags of the first of equal numbers; what is far below zero does not count."""
    numbers = np.sort(numbers, axis=1)
    first = numbers > ABSENT // 2
    first[:, 1:] &= numbers[:, 1:] != numbers[:, :-1]
    return numbers, first


def transactions(table: np.ndarray, run: int) -> tuple[list[int], list[int]]:
    """Transactions of shared memory of each row's access of ``run`` bytes a lane, and the least for its words."""
    steps = np.unique(np.r_[np.arange(0, run, _WORD), run - 1])
    words = (table[:, :, None] + steps) // _WORD
    words = np.where(table[:, :, None] == ABSENT, ABSENT, words)
    # So many lanes at once.
    width = min(1 << max(0, (_ROW // max(run, _WORD)).bit_length() - 1), table.shape[1])
    parts, first = _distinct(words.reshape(-1, width * len(steps)))
    row = np.arange(len(parts))[:, None] * _BANKS
    banks = np.bincount((row + parts % _BANKS)[first], minlength=len(parts) * _BANKS).reshape(len(parts), _BANKS)
    cost = banks.max(1).reshape(len(table), -1).sum(1)
    least = -(-_distinct(words.reshape(len(table), -1))[1].sum(1) // _BANKS)
    return cost.tolist(), least.tolist()


def _sectors(table: np.ndarray, run: int) -> tuple[list[int], list[int]]:
    """Sectors of global memory that each row's access of ``run`` bytes a lane touches, and the least for its bytes."""
    steps = np.unique(np.r_[np.arange(0, run, _SECTOR), run - 1])
    sectors = np.where(table[:, :, None] == ABSENT, ABSENT, (table[:, :, None] + steps) // _SECTOR)
    cost = _distinct(sectors.reshape(len(table), -1))[1].sum(1)
    least = -(-_distinct(table)[1].sum(1) * run // _SECTOR)
    return cost.tolist(), least.tolist()
