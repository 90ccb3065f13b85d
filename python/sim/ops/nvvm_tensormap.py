"""Tensor maps that a kernel makes or changes: tensormap.replace, tensormap.cp_fenceproxy, fence.proxy.tensormap.

Source: PTX ISA, "tensormap.replace", "tensormap.cp_fenceproxy", "membar / fence". The lanes of a warp that change a map in the same way
at once do it as one, since a map has no half-way states for them.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.sim.access import Access, Sync, fault
from gpuir.sim.attributes import string
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import tensor_map
from gpuir.sim.memory import GENERIC, SHARED
from gpuir.sim.ops.llvm_memory import fence
from gpuir.sim.rules import Rule
from gpuir.sim.terms import Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["map_assembly", "map_replacing"]

_CHUNKS = np.arange(0, tensor_map.BYTES, 16)
_REPLACE = re.compile(
    r"tensormap\.replace\.tile\.(?P<field>\w+)(?:\.(?P<space>global|shared::cta))?\.b1024\.b(?:32|64) "
    r"\[\$0\],(?: (?P<ordinal>\w+),)? (?P<value>\$1|\w+);"
)
_COPY = re.compile(
    r"tensormap\.cp_fenceproxy\.global\.shared::cta\.tensormap::generic\.release\.(?P<scope>\w+)\.sync\.aligned "
    r"\[\$0\], \[\$1\], (?:0x80|128);"
)
_FENCE = re.compile(
    r"fence\.proxy\.tensormap::generic\.(?P<order>acquire|release|acq_rel|sc)\.(?P<scope>\w+)(?: \[[^\]]*\], (?:0x80|128))?;"
)


def map_replacing(k: Compiler, op: Op, space: Any, field: str, ordinal: int) -> Any:
    """What replaces a field of the maps at the lanes' addresses, by a number or a word."""
    access = k.access(op, np.complex128, space, tensor_map.ALIGN)

    def replace(g: Group, m: Mask, address: Lanes, value: Any) -> None:
        rows = np.nonzero(g.full(m))[0]
        places = spread(np.asarray(address), g.size)
        values = None if isinstance(value, str) else spread(np.asarray(value), g.size)
        done: set[Any] = set()
        for row in rows.tolist():
            new = value if values is None else int(values[row])
            key = row // g.lanes, int(places[row]), new
            if key in done:
                continue
            done.add(key)
            data = _read(g, access, places, row)
            try:
                changed = tensor_map.replaced(data, field, ordinal, new)
            except ValueError as error:
                raise fault("undefined", str(error), access.site, g, [row]) from None
            _write(g, access, places, row, changed)

    return replace


def _read(g: Group, access: Access, places: Any, row: int) -> bytes:
    only = np.arange(g.size) == row
    return np.ascontiguousarray(access.read(g, only, places[:, None] + _CHUNKS)[row]).tobytes()


def _write(g: Group, access: Access, places: Any, row: int, data: bytes) -> None:
    only = np.arange(g.size) == row
    all_places = places[:, None] + _CHUNKS
    access.write(g, only, all_places, np.broadcast_to(np.frombuffer(data, np.complex128), all_places.shape))


def map_assembly(k: Compiler, op: Op) -> Rule | None:
    """The rule of inline assembly that is one instruction on tensor maps; None for others."""
    text = " ".join(string(op, "asm_string").split())
    if match := _REPLACE.fullmatch(text):
        space = SHARED if match["space"] == "shared::cta" else GENERIC
        replace = map_replacing(k, op, space, match["field"], int(match["ordinal"] or "0", 0))
        if match["value"] == "$1":
            return Rule(op.name, "group", lambda *_: replace)
        number = int(match["value"], 0)
        return Rule(op.name, "group", lambda *_: lambda g, m, address: replace(g, m, address, number))
    if match := _COPY.fullmatch(text):
        made = _copy(k, op, 0 if match["scope"] == "cta" else Sync.WIDE)
        return Rule(op.name, "group", lambda *_: made)
    if match := _FENCE.fullmatch(text):
        order = {"acquire": Sync.ACQUIRE, "release": Sync.RELEASE}.get(match["order"], Sync.ACQUIRE | Sync.RELEASE)
        ordered = fence(k, op, order | (0 if match["scope"] == "cta" else Sync.WIDE))
        return Rule(op.name, "group", lambda *_: ordered)
    return None


def _copy(k: Compiler, op: Op, wide: int) -> Any:
    """Of the whole warp: one map from shared memory to global memory, and a release behind it."""
    source = k.access(op, np.complex128, SHARED, tensor_map.ALIGN)
    target = k.access(op, np.complex128, GENERIC, tensor_map.ALIGN)
    release = fence(k, op, Sync.RELEASE | wide)

    def copy(g: Group, m: Mask, to: Lanes, at: Lanes) -> None:
        active = g.full(m).reshape(g.count, g.lanes)
        targets, sources = (spread(np.asarray(each), g.size) for each in (to, at))
        for warp in np.nonzero(active.any(1))[0].tolist():
            row = warp * g.lanes + int(active[warp].argmax())
            _write(g, target, targets, row, _read(g, source, sources, row))
        release(g, m)

    return copy
