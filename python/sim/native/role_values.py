"""What generated code of roles computes with: an int or a number where all threads of a team have the same, else an array of theirs.

An integer is the one between -2^(n-1) and 2^(n-1) with its bits, of i1 a bool. A vector and a struct are tuples of numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.native.role_block import Block, Fork
from gpuir.sim.native.role_data import Sums
from gpuir.sim.native.role_order import Suspect, Team
from gpuir.sim.native.shared import Lack

__all__ = ["NAMES"]


def _signed(value: Any, bits: int) -> Any:
    """The integer with the bits of any; arrays have them already."""
    if isinstance(value, int):
        half = 1 << (bits - 1)
        return value if -half <= value < half else ((value + half) & ((1 << bits) - 1)) - half
    return value


def _unsigned(value: Any, bits: int) -> Any:
    if isinstance(value, int):
        return value & ((1 << bits) - 1)
    return value if value.dtype == bool else value.view(f"u{bits // 8}")


def _back(value: Any, bits: int) -> Any:
    return value.view(f"i{bits // 8}") if isinstance(value, np.ndarray) else _signed(int(value), bits)


def _divide(one: Any, other: Any, bits: int, rest: bool) -> Any:
    """Quotients, or rests, without a sign."""
    zero = (other == 0).any() if isinstance(other, np.ndarray) else not other
    if zero:
        raise Suspect("a division by zero")
    if isinstance(one, int) and isinstance(other, int) and one >= 0 and other > 0:
        return one % other if rest else one // other
    one, other = _unsigned(one, bits), _unsigned(other, bits)
    return _same(_back(one % other if rest else one // other, bits))


def _same(value: Any) -> Any:
    """One number where all threads have the same."""
    if isinstance(value, np.ndarray) and value.ndim == 1 and (value == value[0]).all():
        return value[0].item() if value.dtype.kind in "ib" else value[0]
    return value


def _shift(value: Any, by: Any, bits: int, how: str) -> Any:
    bad = ((by < 0) | (by >= bits)).any() if isinstance(by, np.ndarray) else not 0 <= by < bits
    if bad:
        raise Suspect("a shift without a result")
    if how == "shli":
        return _signed(value << by, bits)
    if how == "shrsi":
        return value >> by
    return _back(_unsigned(value, bits) >> _unsigned(by, bits), bits)


def _compared(one: Any, other: Any, bits: int, how: str) -> Any:
    one, other = _unsigned(one, bits), _unsigned(other, bits)
    return one < other if how == "ult" else one <= other


def _resized(value: Any, old: int, new: int, signed: bool) -> Any:
    if isinstance(value, (int, np.bool_)):
        value = int(value)
        if old == 1:
            value = -value if signed else value
        elif not signed:
            value = _unsigned(value, old)
        return bool(value & 1) if new == 1 else _signed(value, new)
    if new == 1:
        return (value & 1).astype(bool)
    if old == 1:
        made = value.astype(f"i{new // 8}")
        return -made if signed else made
    return (value if signed or new <= old else value.view(f"u{old // 8}")).astype(f"i{new // 8}")


def _chosen(condition: Any, one: Any, other: Any, dtype: Any) -> Any:
    if not isinstance(condition, np.ndarray):
        return one if condition else other
    if isinstance(one, (tuple, Sums)) or isinstance(other, (tuple, Sums)):
        raise Lack("threads choose between structs")
    return np.where(condition, dtype(one), dtype(other))


def _cast(value: Any, dtype: Any) -> Any:
    """A float in another type."""
    return value.astype(dtype) if isinstance(value, (np.ndarray, np.generic)) else dtype(value)


def _bits(values: Sequence[Any], old: Any, new: Any) -> tuple[Any, ...]:
    """The same bits as numbers of another type; of integers as they are kept."""
    n = next((len(each) for each in values if isinstance(each, np.ndarray)), 1)
    table = np.empty((n, len(values)), old)
    for number, each in enumerate(values):
        table[:, number] = each
    made = table.view(new)
    many = any(isinstance(each, np.ndarray) for each in values)
    columns = [made[:, number] if many else made[0, number] for number in range(made.shape[1])]
    return tuple(each.item() if not many and made.dtype.kind == "i" else each for each in columns)


def _from_lane(team: Team, value: Any, lane: Any) -> Any:
    """shfl.sync idx of whole warps."""
    if not team.full or isinstance(lane, np.ndarray) or not 0 <= lane < 32:
        raise Suspect("a shuffle of a part of a warp")
    if not isinstance(value, np.ndarray):
        return value
    return _same(np.repeat(value.reshape(-1, 32)[:, lane], 32))


def _elected(team: Team) -> Any:
    if not team.full:
        raise Suspect("an election in a part of a warp")
    return team.threads % 32 == 0


def _indices(indices: Sequence[Any], shape: Sequence[int], n: int) -> tuple[np.ndarray, ...]:
    """Indices of threads, which are inside of the shape."""
    made = []
    for index, size in zip(indices, shape):
        whole = np.broadcast_to(np.asarray(index), (n,))
        if (whole < 0).any() or (whole >= size).any():
            raise Suspect("an index outside of its dimension")
        made.append(whole)
    return tuple(made)


def _load(team: Team, array: np.ndarray, indices: Sequence[Any]) -> Any:
    found = array[_indices(indices, array.shape, team.n)]
    return found if team.n > 1 else found[0].item() if array.dtype.kind == "i" else found[0]


def _store(block: Block, team: Team, value: Any, array: np.ndarray, indices: Sequence[Any]) -> None:
    """Elements that no other thread of the launch writes."""
    at = _indices(indices, array.shape, team.n)
    owner = block.own(array)
    who = block.number * 1024 + team.threads + 1
    block.mark(owner, at, who)
    if (owner[at] != who).any():
        raise Suspect("an element that several write")
    array[at] = value


def _read(block: Block, team: Team, address: Any, dtype: np.dtype) -> Any:
    found = block.read(team, address, dtype)
    return found if team.n > 1 else found[0].item() if dtype.kind == "i" else found[0]


def _cut(value: Any, mask: np.ndarray, alone: bool) -> Any:
    """What the threads of flags have of a value."""
    if isinstance(value, tuple):
        return tuple(_cut(each, mask, alone) for each in value)
    if not isinstance(value, np.ndarray) or value.shape != mask.shape:
        return value
    mine = value[mask]
    return mine if not alone else mine[0].item() if value.dtype.kind in "ib" else mine[0]


def _joined(n: int, given: Sequence[tuple[np.ndarray, Any]]) -> Any:
    """One value of what parts of the threads have."""
    first = given[0][1]
    if all(each is first for _, each in given):
        return first
    if any(isinstance(each, (tuple, Sums)) for _, each in given):
        raise Lack("warps that part give structs")
    kinds = [np.asarray(each).dtype for _, each in given]
    made = np.empty(n, np.result_type(*kinds))
    for mask, each in given:
        made[mask] = each
    return made


def _ways(team: Team, condition: np.ndarray, yes: Any, no: Any, results: int, captured: tuple[Any, ...], block: Block) -> list[Any]:  # fmt: skip
    """The codes of a branch whose threads part, with the flags of each one's threads; the lanes of a warp that part go one side after the other."""
    key = condition.tobytes()
    if key not in team.splits:
        every = np.logical_and.reduceat(condition, team.starts)[team.part]
        some = np.logical_or.reduceat(condition, team.starts)[team.part]
        mixed = some & ~every
        ways = ([(every, True)], [(~some, False)], [(mixed & condition, True), (mixed & ~condition, False)])
        team.splits[key] = [[(mask, side, team.sub(mask)) for mask, side in flags if mask.any()] for flags in ways]
    found = []
    for flags in team.splits[key]:
        made = []
        for mask, side, part in flags:
            code = yes if side else no
            if code is None and not results:
                continue
            if not part.full:
                block.begin_part(part)
            made.append((mask, code, part, tuple(_cut(each, mask, part.n == 1) for each in captured)))
        if made:
            found.append(made)
    return found


def _part(
    block: Block, team: Team, condition: np.ndarray, yes: Any, no: Any, results: int, captured: tuple[Any, ...]
) -> Any:
    """Runs a branch whose threads part, and that may wait."""
    ways = _ways(team, condition, yes, no, results, captured, block)

    def run(sides: Any) -> Any:
        given = []
        for mask, code, part, values in sides:
            given.append((mask, (yield from code(block, part, *values))))
        return given

    if len(ways) == 1:
        done = [(yield from run(ways[0]))]
    elif ways:
        fork = Fork([run(each) for each in ways])
        yield fork
        done = fork.results
    else:
        done = []
    given = [each for side in done for each in side]
    return tuple(_joined(team.n, [(mask, each[number]) for mask, each in given]) for number in range(results))


def _part_at_once(
    block: Block, team: Team, condition: np.ndarray, yes: Any, no: Any, results: int, captured: tuple[Any, ...]
) -> Any:
    """The same of one in which nobody waits."""
    given = [
        (mask, code(block, part, *values))
        for sides in _ways(team, condition, yes, no, results, captured, block)
        for mask, code, part, values in sides
    ]
    return tuple(_joined(team.n, [(mask, each[number]) for mask, each in given]) for number in range(results))


#: What generated code calls, by the names that it has there.
NAMES: dict[str, Callable[..., Any] | type] = {
    "signed": _signed, "divide": _divide, "shift": _shift, "compared": _compared, "resized": _resized, "chosen": _chosen, "cast": _cast,
    "bits": _bits, "from_lane": _from_lane, "elected": _elected, "load": _load, "store": _store, "read": _read, "part": _part,
    "part_at_once": _part_at_once, "ndarray": np.ndarray,
}  # fmt: skip
