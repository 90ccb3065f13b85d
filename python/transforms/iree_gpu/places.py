"""Where an element of a tensor comes from: slices, packing, padding and the like followed to what they are made of."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

from gpuir.host import ir
from gpuir.transforms.iree_gpu.slices import DYNAMIC, apply_map

__all__ = [
    "Place",
    "Runs",
    "behind",
    "follow",
    "granule",
    "offsets_of",
    "runs_behind",
    "same_indices",
    "sizes_of",
    "sum_of",
]

#: An index value, or a number that is known.
Index = Any


def sum_of(left: Index, right: Index) -> Index:
    """Sum of two indices, a number where both are."""
    if isinstance(left, int) and isinstance(right, int):
        return left + right
    if isinstance(left, int):
        left, right = right, left
    if isinstance(right, int):
        return left if right == 0 else apply_map(lambda d: d + right, left)
    return apply_map(lambda a, b: a + b, left, right)


def _scaled(index: Index, number: int) -> Index:
    if isinstance(index, int):
        return index * number
    return apply_map(lambda d: d * number, index) if number != 1 else index


def _numbers(op: Any, name: str) -> list[int]:
    return list(ir.DenseI64ArrayAttr(op.attributes[name]))


def _mixed(op: Any, name: str, values: Any) -> list[Index]:
    """A list of numbers in which the next ones of ``values`` are put for dynamic ones."""
    return [next(values) if number == DYNAMIC else number for number in _numbers(op, name)]


def _first_index(op: Any) -> int:
    """The number of operands of a slice op before its offsets."""
    return 1 if op.name in ("tensor.extract_slice", "memref.subview") else 2


def offsets_of(op: Any) -> list[Index]:
    """Offsets of a slice op, numbers and values."""
    return _mixed(op, "static_offsets", iter(list(op.operands)[_first_index(op) :]))


def same_indices(left: list[Index], right: list[Index]) -> bool:
    """Whether two lists of numbers and values are the same."""
    return len(left) == len(right) and all(
        isinstance(a, int) == isinstance(b, int) and a == b for a, b in zip(left, right)
    )


def sizes_of(op: Any) -> list[Index]:
    """Sizes of a slice op, numbers and values."""
    values = iter(list(op.operands)[_first_index(op) :])
    _mixed(op, "static_offsets", values)
    return _mixed(op, "static_sizes", values)


def _groups(op: Any) -> list[list[int]]:
    return [[int(i.value) for i in group] for group in op.attributes["reassociation"]]


def _kept(sizes: list[Any], shape: list[int]) -> list[int]:
    """The dimensions of a slice's sizes that its result still has; others are 1."""
    kept, wanted = [], list(shape)
    for number, size in enumerate(sizes):
        rest = len(sizes) - number
        if len(wanted) - len(kept) == rest or (len(kept) < len(wanted) and wanted[len(kept)] == size):
            kept.append(number)
    return kept


def behind(value: Any) -> Any:
    """The op that computes a tensor from another one element by element, and that is followed; None for others."""
    if not isinstance(value, ir.OpResult):
        return None
    op = value.owner.operation
    if op.name in ("tensor.extract_slice", "tensor.expand_shape", "tensor.pad", "linalg.pack", "linalg.transpose"):
        strides = _numbers(op, "static_strides") if op.name == "tensor.extract_slice" else []
        low = _numbers(op, "static_low") if op.name == "tensor.pad" else []
        return op if all(s == 1 for s in strides) and not any(low) else None
    return None


def granule(value: Any, dimension: int) -> int:
    """A number that divides the extent, along a dimension, of what a tensor has from its source and not from padding."""
    found = value.type.get_dim_size(dimension) if not value.type.is_dynamic_dim(dimension) else 0
    while (op := behind(value)) is not None:
        if op.name == "tensor.extract_slice":
            sizes = _numbers(op, "static_sizes")
            dimension = _kept(sizes, value.type.shape)[dimension]
        elif op.name != "tensor.pad":
            return 1
        value = op.operands[0]
        if not value.type.is_dynamic_dim(dimension):
            found = math.gcd(found, value.type.get_dim_size(dimension))
    return 1 if value.type.is_dynamic_dim(dimension) else max(found, 1)


@dataclasses.dataclass(frozen=True)
class Place:
    """An element: the tensor that it is in, its indices, and what its indices must be below of, or it is ``padding``.

    ``bounds`` has (index, bound) pairs.
    """

    value: Any
    indices: tuple[Index, ...]
    bounds: tuple[tuple[Index, Index], ...] = ()
    padding: Any = None


def follow(place: Place, stop: Any = None) -> Place:
    """The same element at the end of the chain of tensors, or in ``stop`` where the chain comes through it."""
    while (stop is None or place.value != stop) and (found := _place_behind(place)) is not None:
        place = found
    return place


def _place_behind(place: Place) -> Place | None:
    """The same element in the tensor behind, or None where there is none."""
    op = behind(place.value)
    if op is None:
        return None
    source, indices, bounds, padding = op.operands[0], list(place.indices), place.bounds, place.padding
    if op.name == "tensor.extract_slice":
        offsets = offsets_of(op)
        kept = _kept(_numbers(op, "static_sizes"), place.value.type.shape)
        at: list[Index] = [0] * len(offsets)
        for number, index in zip(kept, indices):
            at[number] = index
        indices = [sum_of(offset, index) for offset, index in zip(offsets, at)]
    elif op.name == "tensor.expand_shape":
        shape = place.value.type.shape
        merged = []
        for group in _groups(op):
            index: Index = 0
            for d in group:
                index = sum_of(_scaled(index, shape[d]), indices[d])
            merged.append(index)
        indices = merged
    elif op.name == "linalg.transpose":
        permutation = _numbers(op, "permutation")
        indices = [indices[permutation.index(d)] for d in range(len(permutation))]
    elif op.name == "linalg.pack":
        outer = source.type.rank
        at = indices[:outer]
        if "outer_dims_perm" in op.attributes and _numbers(op, "outer_dims_perm"):
            order = _numbers(op, "outer_dims_perm")
            at = [at[order.index(d)] for d in range(outer)]
        tiles = _numbers(op, "static_inner_tiles")
        for position, tile, index in zip(_numbers(op, "inner_dims_pos"), tiles, indices[outer:]):
            at[position] = sum_of(_scaled(at[position], tile), index)
        indices = at
        if len(op.operands) > 2 and not _is_padded(source):
            padding = op.operands[2]
            bounds += tuple(
                (indices[p], _size(source, p)) for p in _numbers(op, "inner_dims_pos")
            )  # fmt: skip
    elif op.name == "tensor.pad":
        block = op.regions[0].blocks[0]
        padding = block.operations[len(block.operations) - 1].operation.operands[0]
        high = _numbers(op, "static_high")
        bounds += tuple((indices[d], _size(source, d)) for d, size in enumerate(high) if size)
    return Place(source, tuple(indices), bounds, padding)


def _is_padded(value: Any) -> bool:
    return isinstance(value, ir.OpResult) and value.owner.name == "tensor.pad"


def _size(value: Any, dimension: int) -> Index:
    """A dimension's size: a number, the operand of the slice it comes from, or a tensor.dim."""
    from gpuir.transforms.iree_gpu.slices import dynamic_sizes

    if not value.type.is_dynamic_dim(dimension):
        return value.type.get_dim_size(dimension)
    op = value.owner.operation if isinstance(value, ir.OpResult) else None
    if op is not None and op.name == "tensor.extract_slice":
        return sizes_of(op)[_kept(_numbers(op, "static_sizes"), value.type.shape)[dimension]]
    return dynamic_sizes(value, range(dimension, dimension + 1))[0]


@dataclasses.dataclass(frozen=True)
class Runs:
    """What a tensor's dimensions are in the tensor at the end: (dimension, stride), or None where a dimension is constant.

    ``source`` is the tensor at the end; ``padded`` says for each of its dimensions a divisor of what is not padding, None
    where nothing is.
    """

    source: Any
    along: tuple[tuple[int, int] | None, ...]
    padded: dict[int, int]


def runs_behind(value: Any, stop: Any = None) -> Runs:
    """Follows the dimensions of a tensor to the end of its chain, or to ``stop``, without making any op."""
    along: list[tuple[int, int] | None] = [(d, 1) for d in range(value.type.rank)]
    padded: dict[int, int] = {}
    while (stop is None or value != stop) and (op := behind(value)) is not None:
        step: dict[int, tuple[int, int]] = {}
        if op.name == "tensor.extract_slice":
            step = {i: (d, 1) for i, d in enumerate(_kept(_numbers(op, "static_sizes"), value.type.shape))}
            padded = {step[d][0]: size for d, size in padded.items()}
        elif op.name == "tensor.expand_shape":
            shape = value.type.shape
            for number, group in enumerate(_groups(op)):
                stride = 1
                for d in reversed(group):
                    step[d] = (number, stride)
                    stride *= shape[d]
        elif op.name == "linalg.transpose":
            step = {i: (d, 1) for i, d in enumerate(_numbers(op, "permutation"))}
        elif op.name == "linalg.pack":
            source, tiles = op.operands[0], _numbers(op, "static_inner_tiles")
            positions = _numbers(op, "inner_dims_pos")
            order = _numbers(op, "outer_dims_perm") if "outer_dims_perm" in op.attributes else []
            for i, d in enumerate(order or range(source.type.rank)):
                step[i] = (d, tiles[positions.index(d)] if d in positions else 1)
            step.update({source.type.rank + i: (d, 1) for i, d in enumerate(positions)})
            if len(op.operands) > 2 and not _is_padded(source):
                padded.update({d: granule(source, d) for d in positions})
        elif op.name == "tensor.pad":
            step = {d: (d, 1) for d in range(value.type.rank)}
            padded.update({d: granule(value, d) for d, size in enumerate(_numbers(op, "static_high")) if size})
        along = [None if at is None or at[0] not in step else (step[at[0]][0], at[1] * step[at[0]][1]) for at in along]
        value = op.operands[0]
    if not _contiguous(value):
        padded[value.type.rank - 1] = 1
    return Runs(value, tuple(along), padded)


def _contiguous(value: Any) -> bool:
    """Whether neighbours along the last dimension are neighbours in memory, as far as is known."""
    if isinstance(value, ir.OpResult) and value.owner.name == "bufferization.to_tensor":
        memref = value.owner.operands[0].type
        if not isinstance(memref.layout, ir.AffineMapAttr):
            strides, _ = memref.get_strides_and_offset()
            return bool(strides) and strides[-1] == 1
    return True
