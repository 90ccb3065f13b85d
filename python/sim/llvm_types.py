"""Types of the llvm dialect: sizes, offsets and leaves, as the data layouts of NVPTX and AMDGCN have them."""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.findings import UnsupportedOp
from gpuir.sim.terms import Lanes
from gpuir.sim.types import bits_of, dtype_of

__all__ = ["Layout", "fill", "layout_of", "stride_of"]


@dataclasses.dataclass(frozen=True)
class Layout:
    """A type in memory: bytes, alignment, and what it consists of.

    A scalar has a ``dtype`` and ``count`` None, a vector a ``count``; a struct or an array has ``parts`` at ``offsets``. An
    array has its ``element`` too, also where it has none, or as many as the launch says.
    """

    size: int
    align: int
    dtype: np.dtype | None = None
    count: int | None = None
    parts: tuple[Layout, ...] = ()
    offsets: tuple[int, ...] = ()
    element: Layout | None = None

    def leaves(self, base: int = 0) -> Iterator[tuple[int, Layout]]:
        """Scalars and vectors with their offsets."""
        if self.dtype is not None:
            yield base, self
        for offset, part in zip(self.offsets, self.parts):
            yield from part.leaves(base + offset)


def layout_of(type: ir.Type) -> Layout:
    """The layout of a type, or of a text of one."""
    return _layout(str(type))


@functools.cache
def _layout(text: str) -> Layout:
    text = text.removeprefix("!llvm.").strip()
    if text.startswith("ptr"):
        space = re.search(r"<(\d+)>", text)
        # Pointers to shared and private memory have 32 bits on both targets.
        size = 4 if space and int(space[1]) in (3, 5) else 8
        return Layout(size, size, np.dtype(np.int64))
    if text.startswith("array<"):
        length, name = text[6:-1].split(" x ", 1)
        part = _layout(name)
        number = int(length)
        return Layout(number * stride_of(part), part.align, None, None, (part,) * number,
                      tuple(i * stride_of(part) for i in range(number)), part)  # fmt: skip
    if text.startswith("struct<"):
        return _struct(text[7:-1])
    if text.startswith(("vector<", "vec<")):
        match = re.fullmatch(r"vec(?:tor)?<(\d+) ?x ?([^<>]+|!llvm\.ptr<\d+>)>", text)
        if not match:
            raise UnsupportedOp(f"the simulator has no values of type {text}")
        element = _layout(match[2])
        count = int(match[1])
        size = count * element.size
        return Layout(size, 1 << max(size - 1, 0).bit_length(), element.dtype, count)
    with ir.Context():
        type = ir.Type.parse(text)
        dtype, bits = dtype_of(type), bits_of(type)
    size = max(1, 1 << ((bits + 7) // 8 - 1).bit_length())
    return Layout(size, size, dtype)


def stride_of(part: Layout) -> int:
    """Bytes from one element of an array of the type to the next."""
    return -(-part.size // part.align) * part.align


def _struct(body: str) -> Layout:
    if body.startswith('"'):
        body = body[body.index('"', 1) + 1 :].lstrip(", ")
    packed = body.startswith("packed")
    body = body.removeprefix("packed").strip()
    parts = tuple(_layout(each) for each in _split(body[1:-1]))
    offsets, at, align = [], 0, 1
    for part in parts:
        need = 1 if packed else part.align
        at = -(-at // need) * need
        offsets.append(at)
        at += part.size
        align = max(align, need)
    return Layout(-(-at // align) * align, align, None, None, parts, tuple(offsets))


def _split(text: str) -> list[str]:
    """Parts of a list at its outermost commas."""
    parts, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "<(") - (letter in ">)")
        if letter == "," and not depth:
            parts.append(text[start:i])
            start = i + 1
    return [part for part in [*parts, text[start:]] if part.strip()]


def fill(layout: Layout, number: Lanes) -> Any:
    """A value of the type with ``number`` everywhere."""
    if layout.dtype is None:
        return tuple(fill(part, number) for part in layout.parts)
    one = layout.dtype.type(number)
    return one if layout.count is None else np.full((1, layout.count), one, layout.dtype)
