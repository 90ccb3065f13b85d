"""Watching a launch: the values of SSA values while it runs, and a file with what each op gave.

Compiled code tells an ``Observer`` behind each op that somebody watches, or behind all ops where they are traced. What threads have
of a value is kept block by block, what programs on tiles have program by program. Where processes share the blocks, each has an
observer, and the launch's own one takes what they have seen, in the order of the blocks.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.terms import Array, Data, Mask, Op
from gpuir.sim.tiles.values import shape_of
from gpuir.sim.types import dtype_of
from gpuir.sim.value_names import ValueNames
from gpuir.sim.values import elements, settled

__all__ = ["Observer", "Request", "Seen", "Watch"]

#: What of a value is kept: that of its first or last time in each block or program, all, or what a function makes of them.
Watch = Mapping[str, str | Callable[[tuple[int, int, int], Array], None]]
_MODES = ("first", "last", "all")
#: Bytes that are kept of watched values, and lines of a trace.
_MOST_BYTES, _MOST_LINES = 1 << 30, 200_000
#: Values with so many elements are written as they are.
_WHOLE = 8


#: A block's index and the value there, for a function.
_Call = tuple[tuple[int, int, int], Array]


class _SeenValue(NamedTuple):
    """What a process has kept of a value in its blocks."""

    kept: Array | None
    flags: Array | None
    all: dict[int, list[Array]]
    calls: list[_Call]


class Seen(NamedTuple):
    """What the observer of a process has seen of its blocks, the first of which is ``first``: values, and lines of the trace among all."""

    first: int
    values: list[_SeenValue]
    lines: list[str]
    total: int


class Request(NamedTuple):
    """What another process is to watch: the names as in ``text``, and whether it traces; functions are called in this process."""

    text: str | None
    watch: Watch
    traced: bool


def _called_elsewhere(index: tuple[int, int, int], value: Array) -> None:
    """Stands for a function of the caller's in other processes."""


class _Watched:
    """One value: what is kept of it."""

    def __init__(self, name: str, value: ir.Value, mode: Any):
        self.name, self.mode = name, mode
        self.shape = _shape(value.type)
        if not _is_watchable(value.type):
            raise Error(f"watch: {name} is of type {value.type}, which has no numbers to watch")
        self.clear()

    def clear(self) -> None:
        """Forgets what was kept."""
        self._kept: Array | None = None
        self._seen: Array | None = None
        self._all: dict[int, list[Array]] = {}
        #: In a process that runs a part of the blocks: what the function is to be called with.
        self._calls: list[_Call] = []
        self.bytes = 0

    def seen(self, first: int, end: int) -> _SeenValue:
        """What was kept of the blocks from ``first`` to ``end``."""
        kept, seen = (None if each is None else each[first:end] for each in (self._kept, self._seen))
        return _SeenValue(kept, seen, self._all, self._calls)

    def take(self, seen: _SeenValue, first: int, blocks: int) -> None:
        """Takes in what another process has kept of its blocks, from ``first`` on; ``blocks``: of the grid."""
        for index, value in seen.calls:
            self.mode(index, value)
        self._all.update(seen.all)
        self.bytes += sum(each.nbytes for values in seen.all.values() for each in values)
        if seen.kept is not None and seen.flags is not None:
            if self._kept is None or self._seen is None:
                self._kept, self._seen = (
                    np.zeros((blocks, *each.shape[1:]), each.dtype) for each in (seen.kept, seen.flags)
                )
                self.bytes = self._kept.nbytes
            part = slice(first, first + len(seen.kept))
            self._kept[part], self._seen[part] = seen.kept, seen.flags

    def keep(self, g: Group, rows: _Rows, tile: Array, away: bool) -> None:
        """Takes in the value of some rows; ``away``: in a process that runs a part of the blocks."""
        blocks = rows.blocks
        if callable(self.mode):
            for block, threads in rows.by_block():
                index = g.batch.block_index(block - g.batch.first)
                value = tile[threads[0]].copy() if rows.on_tiles else rows.of_block(tile, threads)
                if away:
                    self._calls.append((index, value))
                    self.bytes += value.nbytes
                else:
                    self.mode(index, value)
            return
        if self.mode == "all":
            for block, threads in rows.by_block():
                value = tile[threads[0]].copy() if rows.on_tiles else rows.of_block(tile, threads)
                self.bytes += value.nbytes
                self._all.setdefault(block, []).append(value)
            return
        if self._kept is None:
            per_block = () if rows.on_tiles else (rows.threads,)
            self._kept = np.zeros((rows.count, *per_block, *tile.shape[1:]), tile.dtype)
            self._seen = np.zeros((rows.count, *per_block), bool)
            self.bytes = self._kept.nbytes
        assert self._seen is not None
        at = blocks if rows.on_tiles else (blocks, rows.thread)
        if self.mode == "first":
            new = ~self._seen[at]
            at = at[new] if rows.on_tiles else (blocks[new], rows.thread[new])
            tile = tile[new]
        self._kept[at] = tile
        self._seen[at] = True

    def result(self, blocks: int) -> Any:
        """An array of each program, or of each block's threads, masked where none had the value; of all times a list of arrays."""
        if callable(self.mode):
            return None
        if self.mode == "all":
            return [_stacked(self._all.get(block, [])) for block in range(blocks)]
        if self._kept is None or self._seen is None:
            return np.ma.array(np.zeros((blocks, *self.shape)), mask=True)
        if self._seen.all():
            return self._kept
        flags = self._seen.reshape(self._seen.shape + (1,) * (self._kept.ndim - self._seen.ndim))
        return np.ma.array(self._kept, mask=np.broadcast_to(~flags, self._kept.shape))


def _stacked(values: list[Array]) -> Array:
    if any(isinstance(value, np.ma.MaskedArray) for value in values):
        stacked: Array = np.ma.stack(values)
        return stacked
    return np.stack(values) if values else np.zeros(0)


def _shape(type: ir.Type) -> tuple[int, ...]:
    return tuple(type.shape) if isinstance(type, ir.VectorType) else shape_of(type)


def _is_watchable(type: ir.Type) -> bool:
    if isinstance(type, ir.ShapedType) and not isinstance(type, (ir.RankedTensorType, ir.VectorType)):
        return False
    try:
        dtype_of(type)
    except UnsupportedOp:
        return False
    return True


class _Rows:
    """The active rows of a group: whose they are."""

    def __init__(self, g: Group, m: Mask, on_tiles: bool):
        batch = g.batch
        self.chosen = np.arange(g.size) if m is None else np.flatnonzero(m)
        per_block = batch.warps_per_block * batch.lanes
        rows = g.rows[self.chosen]
        self.on_tiles, self.threads = on_tiles, batch.geometry.threads
        self.blocks = rows // per_block + batch.first
        self.thread = rows % per_block
        self.count = batch.geometry.blocks

    def by_block(self) -> list[tuple[int, Array]]:
        """Each block, and which of the rows are its."""
        if self.on_tiles:
            return [(int(block), np.array([row])) for row, block in enumerate(self.blocks)]
        return [(int(block), np.flatnonzero(self.blocks == block)) for block in np.unique(self.blocks)]

    def of_block(self, tile: Array, threads: Array) -> Array:
        """What a block's threads have; masked where some are not active."""
        whole = np.zeros((self.threads, *tile.shape[1:]), tile.dtype)
        there = np.zeros(self.threads, bool)
        whole[self.thread[threads]], there[self.thread[threads]] = tile[threads], True
        if there.all():
            return whole
        flags = np.broadcast_to(~there.reshape(-1, *(1,) * (whole.ndim - 1)), whole.shape)
        masked: Array = np.ma.array(whole, mask=flags)
        return masked


@dataclasses.dataclass(frozen=True)
class _Point:
    """A place of the code that tells the observer of values: of an op's results or of a block's arguments."""

    site: Site
    watched: list[list[_Watched]]
    names: tuple[str, ...]
    types: tuple[str, ...]
    shapes: tuple[tuple[int, ...] | None, ...]
    traced: bool


class Observer:
    """Who watches one launch: the values that ``watch`` names, and with ``trace`` all ops, in the file of that name."""

    def __init__(
        self, function: Op, text: str | None, watch: Watch, trace: str | os.PathLike[str] | None, on_tiles: bool
    ):
        self.names = ValueNames(function, text)
        self._text = text
        self._on_tiles, self._closed, self._away = on_tiles, False, False
        self._watched: list[tuple[ir.Value, _Watched]] = []
        for name, mode in watch.items():
            if mode not in _MODES and not callable(mode):
                raise ValueError(f"watch: of {name} expected 'first', 'last', 'all' or a function, got {mode!r}")
            if not isinstance(name, str):
                raise TypeError(f"watch: expected the name of a value, such as '%acc', got {name!r}")
            value = self.names.find(name if name.startswith("%") else f"%{name}")
            self._watched.append((value, _Watched(name, value, mode)))
        self._path = None if trace is None else Path(trace)
        self._file: TextIO | None = None
        #: Lines of the trace so far; in a process that runs a part of the blocks they are kept.
        self._count = 0
        self._lines: list[str] = []

    # In other processes

    def request(self) -> Request:
        """What an observer of another process is made of."""
        watch = {each.name: _called_elsewhere if callable(each.mode) else each.mode for _, each in self._watched}
        return Request(self._text, watch, self._path is not None)

    @staticmethod
    def elsewhere(function: Op, request: Request, on_tiles: bool) -> Observer:
        """The observer of a process that runs a part of the blocks."""
        trace = os.devnull if request.traced else None
        observer = Observer(function, request.text, request.watch, trace, on_tiles)
        observer.leave()
        return observer

    def leave(self) -> None:
        """From now on this is the observer of a process that runs a part of the blocks: it keeps what it sees."""
        # The file is the launch's own.
        self._away, self._file = True, None
        self._count, self._lines = 0, []
        for _, each in self._watched:
            each.clear()

    def seen(self, first: int, end: int) -> Seen:
        """What was seen of the blocks from ``first`` to ``end``."""
        return Seen(first, [each.seen(first, end) for _, each in self._watched], self._lines, self._count)

    def take(self, seen: Seen, blocks: int) -> None:
        """Takes in what was seen in another process; ``blocks``: of the grid."""
        for (_, watched), value in zip(self._watched, seen.values):
            watched.take(value, seen.first, blocks)
            _check_size(watched)
        if self._file is not None:
            room = max(_MOST_LINES - self._count, 0)
            self._file.writelines(seen.lines[:room])
        self._count += seen.total

    # While code is made

    def point(self, site: Site, values: list[ir.Value], *, arguments: bool) -> Callable[..., None] | None:
        """What code calls behind the op (or at the begin of its block) with the values; None where nobody looks."""
        watched = [[each for own, each in self._watched if own == value] for value in values]
        traced = self._path is not None and not arguments
        if not traced and not any(watched):
            return None
        shapes = tuple(_shape(value.type) if _is_watchable(value.type) else None for value in values)
        names = tuple(map(self.names.of, values))
        point = _Point(site, watched, names, tuple(str(value.type) for value in values), shapes, traced)
        return functools.partial(self._see, point)

    # While it runs

    def begin(self) -> None:
        """Begins a launch, from nothing."""
        for _, each in self._watched:
            each.clear()
        self.finish()
        if self._path is not None:
            self._file, self._count = self._path.open("w", encoding="utf-8"), 0

    def close(self) -> None:
        """Looks at nothing from now on: further orders of the launch are not watched."""
        self._closed = True
        self.finish()

    def finish(self) -> None:
        """Ends the trace."""
        if self._file is not None:
            if self._count > _MOST_LINES:
                self._file.write(json.dumps({"dropped": self._count - _MOST_LINES}) + "\n")
            self._file.close()
            self._file = None

    def results(self, blocks: int) -> dict[str, Any]:
        """What was kept, by the names that the caller gave."""
        return {each.name: each.result(blocks) for _, each in self._watched if not callable(each.mode)}

    def _see(self, point: _Point, g: Group, m: Mask, *values: Data) -> None:
        if self._closed:
            return
        rows = _Rows(g, m, self._on_tiles)
        tiles = [
            None if shape is None else elements(settled(value), shape, g.size)[rows.chosen]
            for value, shape in zip(values, point.shapes)
        ]
        for watching, tile in zip(point.watched, tiles):
            for watched in watching:
                assert tile is not None
                watched.keep(g, rows, tile, self._away)
                _check_size(watched)
        if point.traced and (self._file is not None or self._away):
            self._write(point, g, rows, tiles)

    def _write(self, point: _Point, g: Group, rows: _Rows, tiles: list[Array | None]) -> None:
        for block, which in rows.by_block():
            index = g.batch.block_index(block - g.batch.first)
            self._count += 1
            if self._count > _MOST_LINES:
                continue
            record: dict[str, Any] = {"op": point.site.name, "at": point.site.location}
            record["program" if self._on_tiles else "block"] = list(index)
            results = [
                {"value": name, "type": type, **({} if tile is None else _summary(tile[which]))}
                for name, type, tile in zip(point.names, point.types, tiles)
            ]
            if results:
                record["results"] = results
            line = json.dumps(record) + "\n"
            if self._file is None:
                self._lines.append(line)
            else:
                self._file.write(line)


def _check_size(watched: _Watched) -> None:
    if watched.bytes > _MOST_BYTES:
        text = f"watch: {watched.name} takes more than {_MOST_BYTES >> 20} MiB: watch 'first' or 'last', or fewer"
        raise Error(text)


def _summary(tile: Array) -> dict[str, Any]:
    """Numbers of a value that say much about it, or all of them where they are few."""
    flat = tile.reshape(-1)
    wide = flat.astype(np.float64) if flat.dtype.kind not in "biu" else flat.astype(np.int64)
    good = wide[np.isfinite(wide)]
    found: dict[str, Any] = {"elements": int(flat.size)}
    if flat.size <= _WHOLE:
        found["values"] = [_plain(each) for each in wide.tolist()]
    if good.size:
        found |= {"min": good.min().item(), "max": good.max().item(), "mean": float(good.mean())}
    if wide.dtype.kind == "f":
        found |= {"nan": int(np.isnan(wide).sum()), "inf": int(np.isinf(wide).sum())}
    return found


def _plain(number: float) -> Any:
    """JSON has no NaN and no infinities."""
    return number if np.isfinite(number) else str(number)
