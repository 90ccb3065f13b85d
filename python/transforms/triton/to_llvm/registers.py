"""Which register of one layout holds what a register of another one needs, where lanes and warps agree."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout, UnknownLayout

__all__ = [
    "broadcast",
    "coordinates",
    "from_coordinates",
    "inserted",
    "permuted",
    "register_at",
    "reshaped",
    "source_registers",
]

_REMEMBERED = 4096


@functools.lru_cache(_REMEMBERED)
def coordinates(layout: LinearLayout) -> np.ndarray:
    """Where the registers of the first thread stand: [registers, dimensions]."""
    size = layout.size(REGISTER)
    numbers = np.arange(size)
    places = np.zeros((size, layout.rank), np.int64)
    for bit, basis in enumerate(layout.bases.get(REGISTER, ())):
        places ^= (numbers >> bit & 1)[:, None] * np.asarray(basis, np.int64)[None, :]
    return places


@functools.lru_cache(_REMEMBERED)
def in_cta(layout: LinearLayout) -> LinearLayout:
    """The layout of what one CTA holds, as a tensor of its own: as large as registers, lanes and warps reach."""
    if not any(any(basis) for basis in layout.bases.get(BLOCK, ())):
        return layout.sublayout((REGISTER, LANE, WARP))
    bases = {name: layout.bases[name] for name in (REGISTER, LANE, WARP)}
    sizes = {}
    for dimension, name in enumerate(layout.outputs):
        reached = 0
        for vectors in bases.values():
            for basis in vectors:
                reached |= basis[dimension]
        sizes[name] = 1 << reached.bit_length()
    return LinearLayout(bases, sizes)


def from_coordinates(layout: LinearLayout, places: np.ndarray) -> list[int]:
    """The first register of the first thread at each of the places; UnknownLayout if it does not hold one."""
    known: dict[bytes, int] = {}
    for register, place in enumerate(coordinates(layout)):
        known.setdefault(place.tobytes(), register)
    try:
        return [known[np.ascontiguousarray(place, np.int64).tobytes()] for place in places]
    except KeyError:
        raise UnknownLayout("its registers are not those of its operand") from None


def _remembered(rule: Callable[..., list[int]]) -> Callable[..., list[int]]:
    return functools.lru_cache(_REMEMBERED)(rule)


@_remembered
def broadcast(source: LinearLayout, target: LinearLayout) -> list[int]:
    """For a tensor of which dimensions of size 1 are repeated."""
    return from_coordinates(source, coordinates(target) % np.asarray(source.sizes))


@_remembered
def inserted(source: LinearLayout, target: LinearLayout, dimension: int) -> list[int]:
    """For a tensor with one more dimension, of size 1."""
    return from_coordinates(source, np.delete(coordinates(target), dimension, 1))


@_remembered
def permuted(source: LinearLayout, target: LinearLayout, order: tuple[int, ...]) -> list[int]:
    """For a tensor whose dimension i is dimension ``order[i]`` of the source."""
    places = np.empty_like(coordinates(target))
    places[:, list(order)] = coordinates(target)
    return from_coordinates(source, places)


@_remembered
def reshaped(source: LinearLayout, target: LinearLayout) -> list[int]:
    """For a tensor of the same elements, counted row by row."""
    numbers = np.ravel_multi_index(tuple(coordinates(target).T), target.sizes)
    return from_coordinates(source, np.stack(np.unravel_index(numbers, source.sizes), 1))


@_remembered
def source_registers(source: LinearLayout, target: LinearLayout) -> list[int]:
    """For a tensor of the same shape."""
    return from_coordinates(source, coordinates(target))


@functools.lru_cache(_REMEMBERED)
def register_at(layout: LinearLayout) -> dict[tuple[int, ...], int]:
    """The register of the first thread by where it stands."""
    return {tuple(place): number for number, place in reversed(list(enumerate(coordinates(layout).tolist())))}
