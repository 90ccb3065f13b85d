"""nvvm: what the lanes of a warp do together: shuffles, votes, matches, reductions.

Source: PTX ISA, "shfl.sync", "vote.sync", "match.sync", "redux.sync", "elect.sync", "bar.warp.sync". All of them name the
lanes that take part. A lane that is named must execute the op together with those that do; it is a fault "undefined" where
one does not, and where a lane takes part that is not named, or that names others than they name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.access import suspect
from gpuir.sim.attributes import flag, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.rules import rule
from gpuir.sim.scheduler import Stuck
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import unsigned
from gpuir.sim.values import spread

_WARP = 32
_ALL = np.int32(-1)
_BITS = np.left_shift(np.uint32(1), np.arange(_WARP, dtype=np.uint32))


def _site(k: Compiler, op: Op) -> Site:
    warps_of_32(k, op)
    return k.site(op)


def members(g: Group, m: Mask, mask: Lanes, site: Site) -> np.ndarray | None:
    """The lanes that take part with each lane: [warps or 1, lanes or 1, lanes]; None where all do with each other."""
    if g.batch.checks is not None:
        g.batch.checks.exchanged(g, m, site)
    exists = None if g.batch.exists is None else g.batch.exists[g.rows].reshape(g.count, g.lanes)
    if np.ndim(mask) == 0:
        named = (np.asarray(mask).view(np.uint32) & _BITS != 0)[None, None, :]
        if m is None and named.all():
            return None
    else:
        # What inactive lanes name does not count.
        named = g.by_warp(mask).view(np.uint32)[:, :, None] & _BITS != 0
        if m is None and named.all():
            return None
    active = g.full(m).reshape(g.count, g.lanes)
    runs = active[:, None, :]
    # Lanes that a block does not have are as if they had exited.
    absent = named & ~runs if exists is None else named & ~runs & exists[:, None, :]
    alone = np.broadcast_to(
        np.diagonal(np.broadcast_to(named, (g.count, _WARP, _WARP)), axis1=1, axis2=2), active.shape
    )
    unnamed = active & ~alone
    if unnamed.any():
        at = np.nonzero(unnamed.reshape(-1))[0]
        lane = int(at[0]) % _WARP
        text = f"lane {lane} takes part, and its mask of members does not name it"
        suspect("members", "undefined", text, site, g, at)
        named = named | (unnamed[:, :, None] & np.eye(_WARP, dtype=bool))
    missing = np.broadcast_to(absent.any(-1), active.shape) & active
    if missing.any() and g.batch.options.turn.apart:
        raise Stuck
    if missing.any():
        at = np.nonzero(missing.reshape(-1))[0]
        warp, lane = divmod(int(at[0]), _WARP)
        other = int(np.nonzero(np.broadcast_to(absent, (g.count, _WARP, _WARP))[warp, lane])[0][0])
        text = f"the mask of members names lane {other}, which is not active"
        suspect("members", "undefined", text, site, g, at)
    return named & runs


def _pairs(g: Group, values: Lanes) -> tuple[np.ndarray, np.ndarray]:
    """Values of a lane and of each other lane, to be compared: [warps, lanes, 1] and [warps, 1, lanes]."""
    table = g.by_warp(values)
    return table[:, :, None], table[:, None, :]


# Shuffles

_SOURCES: dict[str, Callable[..., Any]] = {
    "up": lambda lane, b, low, segments: lane - b,
    "down": lambda lane, b, low, segments: lane + b,
    "bfly": lambda lane, b, low, segments: lane ^ b,
    "idx": lambda lane, b, low, segments: low | (b & ~segments),
}


@rule("nvvm.shfl.sync", kind="group")
def _shfl(k: Compiler, op: Op) -> Code:
    kind, both = word(op, "kind"), "return_value_and_is_valid" in op.attributes
    source_of, site = _SOURCES[kind], _site(k, op)

    def shuffle(g: Group, m: Mask, mask: Lanes, value: Lanes, offset: Lanes, clamp: Lanes) -> Data:
        together = members(g, m, mask, site)
        lane = np.arange(_WARP)
        b, c = ((each if np.ndim(each) == 0 else g.by_warp(each)) for each in (offset, clamp))
        b, limit, segments = b & 0x1F, c & 0x1F, (c >> 8) & 0x1F
        low = lane & segments
        high = low | (limit & ~segments)
        source = source_of(lane, b, low, segments)
        valid = source >= high if kind == "up" else source <= high
        source = np.broadcast_to(np.where(valid, source, lane), (g.count, _WARP))
        if together is not None:
            _check_sources(g, m, source, together, site)
        rows = (source + np.arange(g.count)[:, None] * _WARP).reshape(-1)
        shuffled = spread(value, g.size)[rows]
        return (shuffled, np.broadcast_to(valid, (g.count, _WARP)).reshape(-1)) if both else shuffled

    return shuffle


def _check_sources(g: Group, m: Mask, source: np.ndarray, together: np.ndarray, site: Site) -> None:
    """A fault where an active lane reads a lane that does not take part."""
    there = np.take_along_axis(np.broadcast_to(together, (g.count, _WARP, _WARP)), source[:, :, None] & 31, axis=2)
    bad = g.full(m) & ~there.reshape(-1)
    if bad.any():
        rows = np.nonzero(bad)[0]
        other = int(source.reshape(-1)[rows[0]])
        text = f"the value of lane {other} is read, which does not take part"
        suspect("members", "undefined", text, site, g, rows)


# Votes and matches


def _words(flags: np.ndarray) -> np.ndarray:
    """Flags of lanes as a number: the last axis becomes the bits of an i32."""
    return np.packbits(np.ascontiguousarray(flags), axis=-1, bitorder="little").view(np.int32)[..., 0]


def _threads(g: Group, by_warp: np.ndarray) -> np.ndarray:
    """[warps, lanes or 1] with a value for each thread."""
    return np.broadcast_to(by_warp, (g.count, _WARP)).reshape(-1)


@rule("nvvm.vote.sync", kind="group")
def _vote(k: Compiler, op: Op) -> Code:
    kind, site = word(op, "kind"), _site(k, op)

    def vote(g: Group, m: Mask, mask: Lanes, predicate: Lanes) -> Data:
        together = members(g, m, mask, site)
        given = g.by_warp(predicate)[:, None, :]
        yes = given if together is None else given & together
        if kind == "ballot":
            return _threads(g, _words(yes))
        some = yes.any(-1)
        if kind == "any":
            return _threads(g, some)
        every = (given if together is None else given | ~together).all(-1)
        return _threads(g, every if kind == "all" else every | ~some)

    return vote


@rule("nvvm.match.sync", kind="group")
def _match(k: Compiler, op: Op) -> Code:
    kind, site = word(op, "kind"), _site(k, op)

    def match(g: Group, m: Mask, mask: Lanes, value: Lanes) -> Data:
        together = members(g, m, mask, site)
        own, others = _pairs(g, value)
        if own.dtype.kind == "f":
            own, others = (each.view(f"i{each.dtype.itemsize}") for each in (own, others))
        same = own == others
        if kind == "any":
            return _threads(g, _words(same if together is None else same & together))
        every = (same if together is None else same | ~together).all(-1)
        lanes = _words(np.ones((1, 1, _WARP), bool) if together is None else together)
        return _threads(g, np.where(every, lanes, np.int32(0))), _threads(g, every)

    return match


# Reductions

_REDUCTIONS: dict[str, tuple[Any, int, bool]] = {
    "add": (np.add, 0, False),
    "and": (np.bitwise_and, -1, False),
    "or": (np.bitwise_or, 0, False),
    "xor": (np.bitwise_xor, 0, False),
    "min": (np.minimum, (1 << 31) - 1, False),
    "max": (np.maximum, -(1 << 31), False),
    "umin": (np.minimum, (1 << 32) - 1, True),
    "umax": (np.maximum, 0, True),
}


@rule("nvvm.redux.sync", kind="group")
def _redux(k: Compiler, op: Op) -> Code:
    kind, site = word(op, "kind"), _site(k, op)
    if kind in ("fmin", "fmax"):
        return _float_redux(op, kind, site)
    operate, neutral, as_unsigned = _REDUCTIONS[kind]

    def reduce(g: Group, m: Mask, value: Lanes, mask: Lanes) -> Data:
        together = members(g, m, mask, site)
        given = g.by_warp(value)[:, None, :]
        given = unsigned(given) if as_unsigned else given
        if together is not None:
            given = np.where(together, given, given.dtype.type(neutral))
        reduced = operate.reduce(given, axis=-1, dtype=given.dtype)
        return _threads(g, reduced.view(np.int32))

    return reduce


def _float_redux(op: Op, kind: str, site: Site) -> Any:
    """Minimum or maximum of f32: a NaN is left out, or with ``nan`` is the result; all NaN gives the canonical one."""
    absolute, propagate = flag(op, "abs"), flag(op, "nan")
    operate = {
        ("fmin", False): np.fmin,
        ("fmin", True): np.minimum,
        ("fmax", False): np.fmax,
        ("fmax", True): np.maximum,
    }[kind, propagate]
    neutral = np.float32(np.inf if kind == "fmin" else -np.inf) if propagate else np.float32(np.nan)

    def reduce(g: Group, m: Mask, value: Lanes, mask: Lanes) -> Data:
        together = members(g, m, mask, site)
        given = g.by_warp(np.abs(value) if absolute else value)[:, None, :]
        if together is not None:
            given = np.where(together, given, neutral)
        return _threads(g, operate.reduce(given, axis=-1))

    return reduce


@rule("nvvm.elect.sync", kind="group")
def _elect(k: Compiler, op: Op) -> Code:
    site = _site(k, op)

    def elect(g: Group, m: Mask, mask: Lanes = _ALL) -> Data:
        # PTX leaves open which lane is elected; the hardware, and so we, take the lowest one.
        together = members(g, m, mask, site)
        lane = np.arange(_WARP)
        return _threads(g, lane == 0 if together is None else lane == together.argmax(-1))

    return elect


@rule("nvvm.bar.warp.sync", kind="group")
def _warp_barrier(k: Compiler, op: Op) -> Code:
    site = _site(k, op)

    def barrier(g: Group, m: Mask, mask: Lanes) -> None:
        # Lanes of a warp run together here; what is left to check is that all those named have come.
        together = members(g, m, mask, site)
        if g.batch.checks is not None:
            g.batch.checks.warps_met(g, m, together)

    return barrier
