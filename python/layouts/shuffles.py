"""Conversions between layouts within warps, by the least number of shuffles.

In a round each lane hands on one register, and reads what another lane hands on. Where two lanes need different registers of one
lane, they get them in different rounds: lanes take their target's registers in different orders. So registers are exchanged by
bits of the lane before the rounds and after them, and each round is a permutation of lanes. Where that permutation is the identity
but for a constant, the rounds whose constant is 0 are no shuffles at all.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gpuir.layouts import gf2
from gpuir.layouts.linear import BLOCK, LANE, REGISTER, WARP
from gpuir.lazy_numpy import np

__all__ = ["Columns", "Exchange", "Round", "Shuffles", "by_shuffles"]

#: Of each input the row-major number of the element that each of its bits moves to.
Columns = Mapping[str, tuple[int, ...]]
_WORD = 32


class Exchange(NamedTuple):
    """Threads that have this bit of their index set take, as register i, what was register ``i ^ mask``: one select each."""

    input: str
    bit: int
    mask: int


class Round(NamedTuple):
    """One word of 32 bits (or parts of one word, for wider elements), which each lane reads from another one.

    It holds the registers `sent`, which become the registers `received`. The other lane is `lane`, xor what the plan's
    `lanes` say of the reader's own indices.
    """

    lane: int
    sent: tuple[int, ...]
    received: tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Shuffles:
    """Rounds of shuffles within warps.

    First the source's registers are exchanged as `before` says; then come the rounds; then what they brought is exchanged as
    `after` says; and register i of the target is then register ``indices[i]``.
    """

    before: tuple[Exchange, ...]
    #: For each bit of lane, warp and block, what it adds by xor to the lane that is read.
    lanes: Mapping[str, tuple[int, ...]] = dataclasses.field(hash=False)
    rounds: tuple[Round, ...]
    after: tuple[Exchange, ...]
    indices: tuple[int, ...]
    bits: int

    #: Bytes of shared memory.
    bytes = 0

    @property
    def is_xor(self) -> bool:
        """Whether each round reads from the reader's own lane, xor a constant."""
        own = all(step == 1 << bit for bit, step in enumerate(self.lanes[LANE]))
        return own and not any(self.lanes[WARP]) and not any(self.lanes[BLOCK])

    def is_local(self, round: Round) -> bool:
        """Whether lanes read from themselves."""
        return self.is_xor and not round.lane

    @property
    def shuffles(self) -> int:
        """The number of shuffles of 32-bit words."""
        return sum(not self.is_local(round) for round in self.rounds) * -(-self.bits // _WORD)

    def execute(self, values: np.ndarray) -> np.ndarray:
        """The target's registers, from those of the source: arrays [register, lane, warp, block]."""
        count = sum(len(round.received) for round in self.rounds)
        sent = _exchanged(values, self.before)
        brought = np.empty((count, *values.shape[1:]), values.dtype)
        grid = dict(zip((LANE, WARP, BLOCK), np.indices(values.shape[1:])))
        source = np.zeros(values.shape[1:], np.int64)
        for name, steps in self.lanes.items():
            for bit, step in enumerate(steps):
                source ^= (grid[name] >> bit & 1) * step
        for round in self.rounds:
            for one, other in zip(round.sent, round.received):
                brought[other] = sent[one][source ^ round.lane, grid[WARP], grid[BLOCK]]
        return _exchanged(brought, self.after)[list(self.indices)]


def _exchanged(values: np.ndarray, exchanges: Sequence[Exchange]) -> np.ndarray:
    grid = dict(zip((LANE, WARP, BLOCK), np.indices(values.shape[1:])))
    for name, bit, mask in exchanges:
        values = np.where(grid[name] >> bit & 1, values[np.arange(len(values)) ^ mask], values)
    return values


def by_shuffles(have: Columns, need: Columns, bits: int) -> Shuffles:
    """The plan for layouts of which each warp of the source holds what the same warp of the target needs."""
    bits = max(bits, 8)
    registers = gf2.Echelon(need[REGISTER])
    unique = [need[REGISTER][index] for index in registers.pivots]
    ways = _Ways(have)
    while True:
        steps = ways.of_lanes(need[LANE], unique)
        if steps is not None:
            break
        # Lanes need more from one lane than they have registers for: they read more than they keep.
        span = gf2.Echelon([*unique, *need[LANE]])
        unique.append(next(column for column in (*have[LANE], *have[REGISTER]) if span.solve(column) is None))
    at = {pivot: position for position, pivot in enumerate(registers.pivots)}
    picked = []
    for column in need[REGISTER]:
        used = registers.solve(column) or 0
        picked.append(sum(1 << at[index] for index in at if used >> index & 1))
    return _plan(have, need, bits, ways, unique, steps, [gf2.apply(picked, i) for i in range(1 << len(picked))])


class _Step(NamedTuple):
    """What one bit of a reader's index changes: the holder it reads from, and which register it receives in a round."""

    holder: int
    received: int


class _Ways:
    """Holders of elements within a warp of the source: numbers whose low bits are the register, and high bits the lane."""

    def __init__(self, have: Columns):
        self.registers = len(have[REGISTER])
        columns = [*have[REGISTER], *have[LANE]]
        self.echelon, self.own = gf2.Echelon(columns), gf2.Echelon(have[REGISTER])
        self.lane_columns = have[LANE]
        #: Steps between holders of the same element.
        self.copies = [self.holder(columns[free]) ^ 1 << free for free in self.echelon.free]

    def holder(self, column: int) -> int:
        found = self.echelon.solve(column)
        if found is None:
            raise ValueError("expects each warp of the source to hold what that of the target needs")
        return found

    def lane(self, holder: int) -> int:
        return holder >> self.registers

    def register(self, holder: int) -> int:
        return holder & (1 << self.registers) - 1

    def near(self, column: int, bit: int) -> int:
        """A holder of an element, the lane whose bit it is if there is a choice."""
        own = self.own.solve(column ^ self.lane_columns[bit])
        return self.holder(column) if own is None else own | 1 << bit << self.registers

    def of_lanes(self, lanes: Sequence[int], unique: Sequence[int]) -> list[_Step] | None:
        """For each bit of the lane a step, such that in a round no lane has to hand on two registers; None if there are none."""
        holders = [self.near(column, bit) for bit, column in enumerate(lanes)]
        others = [self.holder(column) for column in unique]
        # A lane may receive another register in its stead, or read from another copy.
        moves = [_Step(holder, 1 << bit) for bit, holder in enumerate(others)]
        moves += [_Step(copy, 0) for copy in self.copies]
        free = gf2.Echelon([self.lane(move.holder) for move in moves])
        still = [free.solve(self.lane(holder) ^ 1 << bit) for bit, holder in enumerate(holders)]
        if None not in still:
            return [_moved(_Step(holder, 0), moves, used or 0) for holder, used in zip(holders, still)]
        span = gf2.Echelon([self.lane(holder) for holder in holders])
        steps = [_Step(holder, 0) for holder in holders]
        reached = [self.lane(holders[pivot]) for pivot in span.pivots]
        before: list[int] = []
        wanted: list[int] = []
        for bit in span.free:
            # Lanes of this difference read from one lane; which registers of it?
            kernel = 1 << bit | (span.solve(self.lane(holders[bit])) or 0)
            register = self.register(gf2.apply(holders, kernel))
            same = gf2.Echelon(wanted).solve(register)
            if same is not None:
                for index, other in enumerate(before):
                    if same >> index & 1:
                        steps[bit] = _both(
                            steps[bit], _Step(steps[other].holder ^ holders[other], steps[other].received)
                        )
                continue
            before.append(bit)
            wanted.append(register)
            known = gf2.Echelon(reached)
            move = next((move for move in moves if known.solve(self.lane(move.holder)) is None), None)
            if move is None:
                return None
            steps[bit] = _both(steps[bit], move)
            reached.append(self.lane(move.holder))
        return steps


def _both(one: _Step, other: _Step) -> _Step:
    return _Step(one.holder ^ other.holder, one.received ^ other.received)


def _moved(step: _Step, moves: Sequence[_Step], used: int) -> _Step:
    for index, move in enumerate(moves):
        if used >> index & 1:
            step = _both(step, move)
    return step


def _plan(
    have: Columns, need: Columns, bits: int, ways: _Ways, unique: Sequence[int], steps: Sequence[_Step],
    indices: Sequence[int],
) -> Shuffles:  # fmt: skip
    read = gf2.Echelon([ways.lane(step.holder) for step in steps])

    def handed(lane: int) -> int:
        """Which register the lane hands on: that of its readers."""
        return ways.register(gf2.apply([step.holder for step in steps], read.project(lane)))

    # Of warps and CTAs, that they differ in where they need the same elements.
    outer = {name: [ways.holder(a ^ b) for a, b in zip(have[name], need[name], strict=True)] for name in (WARP, BLOCK)}
    before = [Exchange(LANE, bit, handed(1 << bit)) for bit in range(len(steps))]
    for name, holders in outer.items():
        before += [Exchange(name, i, ways.register(at) ^ handed(ways.lane(at))) for i, at in enumerate(holders)]
    lanes = {LANE: tuple(ways.lane(step.holder) for step in steps)}
    lanes |= {name: tuple(map(ways.lane, holders)) for name, holders in outer.items()}
    others = [ways.holder(column) for column in unique]
    by_lane: dict[int, list[tuple[int, int]]] = {}
    for received in range(1 << len(others)):
        at = gf2.apply(others, received)
        by_lane.setdefault(ways.lane(at), []).append((ways.register(at) ^ handed(ways.lane(at)), received))
    per_word = max(1, _WORD // bits)
    rounds = []
    for lane, pairs in sorted(by_lane.items()):
        for start in range(0, len(pairs), per_word):
            sent, received_ = zip(*pairs[start : start + per_word])
            rounds.append(Round(lane, sent, received_))
    return Shuffles(
        tuple(exchange for exchange in before if exchange.mask), lanes, tuple(rounds),
        tuple(Exchange(LANE, bit, step.received) for bit, step in enumerate(steps) if step.received),
        tuple(indices), bits,
    )  # fmt: skip
