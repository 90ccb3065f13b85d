"""What the lanes of a group have of a value, and how values of parts of a group are merged, taken and joined."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from gpuir.errors import Error
from gpuir.sim.terms import Array, Bools, Data, Ints, Lanes, Mask, Side

__all__ = [
    "Composite", "Deferred", "PerWarp", "Selection", "elements", "expand", "join", "merge", "part", "settled", "spread", "take",
]  # fmt: skip


class Selection:
    """Some warps of a group: their positions, and the rows of their threads."""

    __slots__ = ("rows", "warps")

    def __init__(self, lanes: int, positions: Ints):
        self.warps = positions
        self.rows = (positions[:, None] * lanes + np.arange(lanes)).reshape(-1)


class Composite:
    """A value that consists of others: ``parts()`` gives them, ``rebuild(parts)`` makes it again."""

    __slots__ = ()

    def parts(self) -> tuple[Data, ...]:
        """The values it consists of."""
        raise NotImplementedError

    def rebuild(self, parts: Sequence[Data]) -> Composite:
        """The same kind of value of other parts."""
        raise NotImplementedError

    def along(self, other: Data) -> tuple[Composite, Composite] | None:
        """Itself and another value, in forms whose parts correspond; None where a value cannot be both.

        ``other`` may be of this kind or none that is composite.
        """
        return (self, other) if isinstance(other, Composite) else None


class PerWarp:
    """A value with one entry a warp instead of one a thread, such as an MMA matrix: ``data`` has a leading axis of warps."""

    __slots__ = ("data",)

    def __init__(self, data: Array):
        self.data = data


class Deferred:
    """A value that is computed on demand: registers of which the next op may want only the matrix in ``source``.

    Rules with ``deferred=True`` return such values and take them; all others are given the values that they stand for.
    """

    __slots__ = ("_make", "_made", "source")

    def __init__(self, source: Data, make: Callable[[Data], Data]):
        self.source = source
        self._make = make
        self._made: Data = None

    def get(self) -> Data:
        """The value itself, the same each time."""
        if self._made is None:
            self._made = self._make(self.source)
        return self._made


def settled(value: Data) -> Data:
    """The value, computed where it was deferred."""
    return value.get() if isinstance(value, Deferred) else value


def expand(m: Bools, value: Lanes) -> Bools:
    """Appends axes to the mask so that it broadcasts over ``value``."""
    extra = np.ndim(value) - 1
    return m if extra <= 0 else m.reshape(m.shape + (1,) * extra)


def spread(value: Lanes, size: int) -> Array:
    """A uniform value once for each of ``size`` threads; another one as it is."""
    shape = np.shape(value)
    if not shape:
        return np.broadcast_to(value, (size,))
    return np.broadcast_to(value, (size, *shape[1:])) if shape[0] != size else value


def elements(value: Lanes, shape: tuple[int, ...], size: int) -> Array:
    """A value with all its elements, of each row of the group."""
    array = np.asarray(value)
    if array.ndim <= 1 and not shape:
        return np.broadcast_to(array, (size,))
    if array.ndim == len(shape):
        array = array[None]
    return np.broadcast_to(array, (size, *shape))


def part(m: Mask, condition: Lanes) -> tuple[Side, Side]:
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


def merge(m: Mask, new: Data, old: Data) -> Data:
    """``new`` in the active lanes, ``old`` in the others."""
    if m is None or old is None or new is old:
        return new
    new, old = settled(new), settled(old)
    if isinstance(new, tuple):
        if isinstance(old, Composite):
            raise _mixed()
        return tuple(merge(m, a, b) for a, b in zip(new, old))
    if isinstance(new, Composite) or isinstance(old, Composite):
        new, old = _together([new, old])
        return new.rebuild([merge(m, a, b) for a, b in zip(new.parts(), old.parts())])
    if isinstance(new, PerWarp):
        lanes = len(m) // len(new.data)
        active = np.asarray(m.reshape(-1, lanes).any(1))
        return PerWarp(np.where(expand(active, new.data), new.data, old.data))
    if isinstance(new, (np.ndarray, np.generic, int, float)):
        most = new if np.ndim(new) >= np.ndim(old) else old
        return np.where(expand(m, most), new, old)
    return new


def _together(values: Sequence[Data]) -> list[Composite]:
    """Values some of which are composite, in forms whose parts correspond."""
    kind = next(value for value in values if isinstance(value, Composite))
    for value in values:
        pair = kind.along(value)
        if pair is None:
            raise _mixed()
        kind = pair[0]
    pairs = [kind.along(value) for value in values]
    return [pair[1] for pair in pairs if pair is not None]


def _mixed() -> Error:
    """A struct of accumulators of wgmma is one handle, one of registers that no wgmma wrote a tuple: no value can be both."""
    return Error(
        "a value is the accumulators of wgmma in some warps and other registers in others (a loop of products that some "
        "warps do not enter); branch around what follows it in these warps"
    )


def take(value: Data, chosen: Selection, size: int) -> Data:
    """The part of a value of ``size`` threads that the threads of ``chosen`` have."""
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


def join(pieces: Sequence[tuple[Selection, Data]], size: int) -> Data:
    """Joins the values of parts of ``size`` threads; threads of no part get zeros."""
    pieces = [(chosen, settled(value)) for chosen, value in pieces if value is not None]
    if not pieces:
        return None
    if any(isinstance(value, Composite) for _, value in pieces):
        alike = _together([value for _, value in pieces])
        pieces = [(chosen, value) for (chosen, _), value in zip(pieces, alike)]
    first = pieces[0][1]
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
    # Tiles of programs may have size 1 along an axis.
    shape = np.broadcast_shapes(*(np.shape(value)[1:] for _, value in pieces))
    whole = np.zeros((size, *shape), np.asarray(first).dtype)
    for chosen, value in pieces:
        whole[chosen.rows] = value
    return whole
