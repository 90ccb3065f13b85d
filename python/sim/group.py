"""Groups: the warps that run in lockstep, and the operations on values that depend on who runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.errors import Error

__all__ = [
    "Composite", "Deferred", "Group", "PerWarp", "Selection", "expand", "join", "merge", "part", "settled", "spread", "take",
]  # fmt: skip


class Group:
    """Warps of one batch of blocks that execute the same ops at the same time.

    ``size`` threads stand in the order of their warps (``warps``: numbers within the batch) and lanes. ``shared`` and
    ``private`` are the places of the threads' slots of shared and private memory, ``top`` the private bytes in use.
    """

    __slots__ = (
        "_ids",
        "batch",
        "blocks",
        "clock",
        "count",
        "lag",
        "lanes",
        "private",
        "rows",
        "shared",
        "size",
        "top",
        "warps",
    )

    def __init__(self, batch: Any, warps: np.ndarray):
        self.batch = batch
        self.warps = warps
        self.lanes: int = batch.lanes
        self.count = len(warps)
        self.size = self.count * self.lanes
        self.top = 0
        #: Issue slots that the group's warps have used, waiting included; ``lag``: by how many a warp has used less (None: none).
        self.clock = 0
        self.lag: np.ndarray | None = None
        self._ids: dict[str, Any] = {}
        #: Slots of the warps' blocks within the batch, one a warp.
        self.blocks = warps // batch.warps_per_block
        #: The threads' slots within the batch.
        self.rows = (warps[:, None] * self.lanes + np.arange(self.lanes)).reshape(-1)
        memory = batch.memory
        if batch.blocks == 1:
            self.shared: Any = np.int64(memory.shared_start)
        else:
            self.shared = memory.shared_start + np.repeat(self.blocks * batch.shared_stride, self.lanes)
        self.private = memory.private_start + self.rows * batch.private_stride

    def sub(self, positions: np.ndarray) -> Group:
        """The group of some of its warps, by their positions in ``warps``."""
        found = Group(self.batch, self.warps[positions])
        found.top, found.clock = self.top, self.clock
        found.lag = None if self.lag is None else self.lag[positions]
        return found

    # Time

    def step(self, m: Any, slots: int) -> int:
        """The active warps use issue slots; how many warps these are."""
        self.clock += slots
        if m is None:
            return self.count
        active = m.reshape(self.count, self.lanes).any(1)
        number = int(active.sum())
        if number < self.count:
            if self.lag is None:
                self.lag = np.zeros(self.count, np.int64)
            self.lag[~active] += slots
        return number

    @property
    def clocks(self) -> Any:
        """The clock of each warp."""
        return np.full(self.count, self.clock) if self.lag is None else self.clock - self.lag

    @clocks.setter
    def clocks(self, clocks: np.ndarray) -> None:
        self.clock = int(clocks.max())
        self.lag = self.clock - clocks

    def follow(self, part: Group) -> None:
        """The warps of ``part``, a part of the group, go on here at their clocks."""
        clocks = self.clocks
        clocks[np.searchsorted(self.warps, part.warps)] = part.clocks
        self.clocks = clocks

    # Values

    def id(self, name: str) -> Any:
        """An id by its name ("thread.x", "block.y", "lane", "warp", ...): a scalar where all threads have the same."""
        found = self._ids.get(name)
        if found is None:
            found = self.batch.id(name)
            if isinstance(found, np.ndarray):
                found = found[self.rows]
            self._ids[name] = found
        return found

    def kept(self, key: str, make: Any) -> Any:
        """``make(group)``, made once for the group: what does not change while it runs."""
        found = self._ids.get(key)
        if found is None:
            found = self._ids[key] = make(self)
        return found

    def by_warp(self, value: Any) -> Any:
        """``value`` with the axes warp and lane in place of the thread axis; a uniform value is repeated."""
        return spread(value, self.size).reshape(self.count, self.lanes, *np.shape(value)[1:])

    def full(self, m: Any) -> Any:
        """The mask as an array."""
        return np.ones(self.size, bool) if m is None else m


class Selection:
    """Some warps of a group: their positions, and the rows of their threads."""

    __slots__ = ("rows", "warps")

    def __init__(self, g: Group, positions: np.ndarray):
        self.warps = positions
        self.rows = (positions[:, None] * g.lanes + np.arange(g.lanes)).reshape(-1)


class Composite:
    """A value that consists of others: ``parts()`` gives them, ``rebuild(parts)`` makes it again."""

    __slots__ = ()

    def parts(self) -> tuple[Any, ...]:
        """The values it consists of."""
        raise NotImplementedError

    def rebuild(self, parts: Sequence[Any]) -> Any:
        """The same kind of value of other parts."""
        raise NotImplementedError


class PerWarp:
    """A value with one entry a warp instead of one a thread, such as an MMA matrix: ``data`` has a leading axis of warps."""

    __slots__ = ("data",)

    def __init__(self, data: np.ndarray):
        self.data = data


class Deferred:
    """A value that is made when somebody asks for it: registers of which the next op may want only the matrix in ``source``.

    Rules that say so (``deferred=True``) give such values and take them; all others are given what they are ``settled`` as.
    """

    __slots__ = ("_make", "_made", "source")

    def __init__(self, source: Any, make: Callable[[Any], Any]):
        self.source = source
        self._make = make
        self._made: Any = None

    def get(self) -> Any:
        """The value itself, the same each time."""
        if self._made is None:
            self._made = self._make(self.source)
        return self._made


def settled(value: Any) -> Any:
    """The value itself, of one that may be deferred."""
    return value.get() if type(value) is Deferred else value


def expand(m: np.ndarray, value: Any) -> np.ndarray:
    """The mask with as many axes as ``value`` has, to be broadcast over them."""
    extra = np.ndim(value) - 1
    return m if extra <= 0 else m.reshape(m.shape + (1,) * extra)


def spread(value: Any, size: int) -> np.ndarray:
    """A uniform value once for each of ``size`` threads; another one as it is."""
    shape = np.shape(value)
    if not shape:
        return np.broadcast_to(value, (size,))
    return np.broadcast_to(value, (size, *shape[1:])) if shape[0] != size else value


def part(m: Any, condition: Any) -> tuple[Any, Any]:
    """Masks of the active lanes for which ``condition`` holds and does not; False in place of an empty one.

    Where all active lanes agree, the mask of their side is ``m`` itself.
    """
    if not np.ndim(condition):
        return (m, False) if condition else (False, m)
    if m is None:
        if condition.all():
            return None, False
        if not condition.any():
            return False, None
        return condition, ~condition
    yes = m & condition
    if not yes.any():
        return False, m
    no = m & ~condition
    return (yes, no) if no.any() else (m, False)


def merge(m: Any, new: Any, old: Any) -> Any:
    """``new`` in the active lanes, ``old`` in the others."""
    if m is None or old is None or new is old:
        return new
    new, old = settled(new), settled(old)
    if isinstance(new, Composite) != isinstance(old, Composite):
        raise _mixed()
    if isinstance(new, tuple):
        return tuple(merge(m, a, b) for a, b in zip(new, old))
    if isinstance(new, Composite):
        return new.rebuild([merge(m, a, b) for a, b in zip(new.parts(), old.parts())])
    if isinstance(new, PerWarp):
        lanes = len(m) // len(new.data)
        active = m.reshape(-1, lanes).any(1)
        return PerWarp(np.where(expand(active, new.data), new.data, old.data))
    if isinstance(new, (np.ndarray, np.generic, int, float)):
        most = new if np.ndim(new) >= np.ndim(old) else old
        return np.where(expand(m, most), new, old)
    return new


def _mixed() -> Error:
    """Accumulators of wgmma are handles, and registers that no product wrote are not: nothing is either."""
    return Error(
        "a value is the accumulators of wgmma in some warps and other registers in others (a loop of products that some "
        "warps do not enter); branch around what follows it in these warps"
    )


def take(value: Any, chosen: Selection, size: int) -> Any:
    """What the threads of ``chosen`` have of a value of a group of ``size`` threads."""
    value = settled(value)
    if isinstance(value, np.ndarray):
        return value[chosen.rows] if value.ndim and value.shape[0] == size else value
    if isinstance(value, tuple):
        return tuple(take(each, chosen, size) for each in value)
    if isinstance(value, Composite):
        return value.rebuild([take(each, chosen, size) for each in value.parts()])
    if isinstance(value, PerWarp):
        return PerWarp(value.data[chosen.warps])
    return value


def join(pieces: Sequence[tuple[Selection, Any]], size: int) -> Any:
    """One value for ``size`` threads from those of their parts; a part that is missing has zeros."""
    pieces = [(chosen, settled(value)) for chosen, value in pieces if value is not None]
    if not pieces:
        return None
    first = pieces[0][1]
    if any(isinstance(value, Composite) != isinstance(first, Composite) for _, value in pieces):
        raise _mixed()
    if isinstance(first, tuple):
        return tuple(join([(s, v[i]) for s, v in pieces], size) for i in range(len(first)))
    if isinstance(first, Composite):
        columns = [v.parts() for _, v in pieces]
        return first.rebuild(
            [join([(s, c[i]) for (s, _), c in zip(pieces, columns)], size) for i in range(len(columns[0]))]
        )
    if isinstance(first, PerWarp):
        count = size // (len(pieces[0][0].rows) // len(pieces[0][0].warps))
        whole = np.zeros((count, *first.data.shape[1:]), first.data.dtype)
        for chosen, value in pieces:
            whole[chosen.warps] = value.data
        return PerWarp(whole)
    if not isinstance(first, (np.ndarray, np.generic, int, float)):
        return first
    if not any(np.ndim(value) for _, value in pieces) and all(value == first for _, value in pieces):
        if sum(len(chosen.rows) for chosen, _ in pieces) == size:
            return first
    shape = max((np.shape(value)[1:] for _, value in pieces), key=len)
    whole = np.zeros((size, *shape), np.asarray(first).dtype)
    for chosen, value in pieces:
        whole[chosen.rows] = value
    return whole
