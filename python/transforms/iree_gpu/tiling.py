"""Producers of what a loop over workers takes slices of, computed slice by slice inside."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.rewriting import collect
from gpuir.transforms.iree_gpu.slices import DYNAMIC, apply_map, extract

__all__ = ["fuse_slice_producers", "merge_slices", "tile_producer"]


def _numbers(op: Any, values: list[Any]) -> tuple[list[Any], list[Any]]:
    """Offsets and sizes of an extract_slice, numbers and values, from its attributes and its operands in order."""
    rest = iter(values)
    found = []
    for name in ("static_offsets", "static_sizes"):
        numbers = list(ir.DenseI64ArrayAttr(op.attributes[name]))
        found.append([next(rest) if number == DYNAMIC else number for number in numbers])
    return found[0], found[1]


def _structured(value: Any) -> Any:
    """The linalg op behind a tensor, when its result is its only one and every iterator is one of the result's dimensions
    or whole."""
    if not isinstance(value, ir.OpResult):
        return None
    op = value.owner.operation
    if not op.name.startswith("linalg.") or op.name in ("linalg.pack", "linalg.unpack") or len(op.results) != 1:
        return None
    if any(inner.operation.name == "linalg.index" for inner in op.regions[0].blocks[0].operations):
        return None
    return op


def _maps(op: Any) -> list[tuple[int, ...]] | None:
    """Iterators of each operand's dimensions; None where a map is more than a choice of iterators."""
    if op.name == "linalg.fill":
        rank = op.operands[1].type.rank
        return [(), tuple(range(rank))]
    if op.name in ("linalg.transpose", "linalg.broadcast"):
        rank = op.results[0].type.rank
        if op.name == "linalg.transpose":
            # Dimension i of the result is dimension permutation[i] of the input.
            permutation = list(ir.DenseI64ArrayAttr(op.attributes["permutation"]))
            return [tuple(permutation.index(d) for d in range(rank)), tuple(range(rank))]
        added = list(ir.DenseI64ArrayAttr(op.attributes["dimensions"]))
        return [tuple(d for d in range(rank) if d not in added), tuple(range(rank))]
    try:
        attributes = module("dialects.linalg").get_indexing_maps(op)
    except (TypeError, ValueError):
        attributes = None
    if attributes is None:
        ranks = [v.type.rank for v in op.operands if isinstance(v.type, ir.RankedTensorType)]
        # Named elementwise ops of the host have no maps to ask for.
        return [tuple(range(r)) for r in ranks] if len(ranks) == len(op.operands) and len(set(ranks)) == 1 else None
    maps = []
    for each in attributes:
        map_ = each.value if isinstance(each, ir.AffineMapAttr) else each
        if not all(isinstance(result, ir.AffineDimExpr) for result in map_.results):
            return None
        maps.append(tuple(ir.AffineDimExpr(result).position for result in map_.results))
    return maps


def tile_producer(reader: Any, into: Any = None) -> bool:
    """Computes what an extract_slice reads by the producer's op on slices, in the reader's place.

    The destination is the slice of ``into``, or of the producer's own. For linalg ops on tensors whose maps choose iterators, at strides of 1. False, and nothing changed, for others.
    """
    op = _structured(reader.operands[0])
    if op is None or any(n != 1 for n in ir.DenseI64ArrayAttr(reader.attributes["static_strides"])):
        return False
    maps = _maps(op)
    if maps is None or len(set(maps[-1])) != len(maps[-1]):
        return False
    if reader.results[0].type.rank != op.results[0].type.rank:
        return False
    offsets, sizes = _numbers(reader, list(reader.operands)[1:])
    known = {d: (offset, size) for d, offset, size in zip(maps[-1], offsets, sizes)}
    # Other iterators run over all of what they did.
    if any(d not in known for map_ in maps for d in map_):
        return False
    operands = []
    with ir.InsertionPoint(reader), op.location:
        for value, map_ in zip(list(op.operands), maps):
            if not isinstance(value.type, ir.RankedTensorType):
                operands.append(value)
                continue
            part = [known[d] for d in map_]
            if into is not None and len(operands) == len(maps) - 1:
                value = into
            if isinstance(value, ir.OpResult) and value.owner.name == "tensor.empty":
                operands.append(module("dialects.tensor").empty([size for _, size in part], value.type.element_type))
            else:
                operands.append(extract(value, [offset for offset, _ in part], [size for _, size in part]))
        new = op.clone()
        for number, value in enumerate(operands):
            new.operands[number] = value
        new.results[0].set_type(operands[-1].type)
    result = new.results[0]
    reader.results[0].replace_all_uses_with(result)
    reader.erase()
    return True


def fuse_slice_producers(op: Any, *, destinations: bool = False) -> None:
    """Fuses producers into the slices that foralls in ``op`` take, as long as there are any.

    With ``destinations`` also those of the foralls' outs: what they start from is computed slice by slice too.
    """
    for forall in collect(op, "scf.forall"):
        if destinations:
            _fuse_destinations(forall)
        changed = True
        while changed:
            changed = any(tile_producer(reader.operation) for reader in collect(forall, "tensor.extract_slice"))


def merge_slices(op: Any) -> None:
    """Slices of slices in ``op``, both without strides and with all dimensions, as slices of what these are of."""
    for each in collect(op, "tensor.extract_slice"):
        reader = each.operation
        source = reader.operands[0]
        if not isinstance(source, ir.OpResult) or source.owner.name != "tensor.extract_slice":
            continue
        outer = source.owner.operation
        if not (_is_plain(outer) and _is_plain(reader)):
            continue
        first, _ = _numbers(outer, list(outer.operands)[1:])
        second, sizes = _numbers(reader, list(reader.operands)[1:])
        with ir.InsertionPoint(reader), reader.location:
            merged = extract(outer.operands[0], [_sum(a, b) for a, b in zip(first, second)], sizes)
        reader.results[0].replace_all_uses_with(merged)
        reader.erase()


def _is_plain(op: Any) -> bool:
    """Whether an extract_slice has strides of 1 and drops no dimension."""
    strides = ir.DenseI64ArrayAttr(op.attributes["static_strides"])
    return op.operands[0].type.rank == op.results[0].type.rank and all(n == 1 for n in strides)


def _sum(one: Any, other: Any) -> Any:
    """The sum of two numbers or values."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if isinstance(one, int):
        one, other = other, one
    if isinstance(other, int):
        return apply_map(lambda d: d + other, one) if other else one
    return apply_map(lambda d, e: d + e, one, other)


def _fuse_destinations(forall: Any) -> None:
    """linalg.fill and the like before the forall, whose result it starts from, on each worker's slice inside."""
    operation = forall.operation
    outs = list(operation.results)
    body = operation.regions[0].blocks[0]
    arguments = list(body.arguments)[-len(outs) :] if outs else []
    first = len(list(operation.operands)) - len(outs)
    for number, argument in enumerate(arguments):
        producer = _structured(operation.operands[first + number])
        if producer is None or len(list(producer.results[0].uses)) != 1:
            continue
        readers = [use.owner.operation for use in argument.uses if use.owner.operation.name == "tensor.extract_slice"]
        if len(readers) != 1 or len(list(argument.uses)) != 2:
            continue
        # Read from the producer for a moment; its own destination then is the forall's.
        readers[0].operands[0] = producer.results[0]
        destination = producer.operands[len(list(producer.operands)) - 1]
        if not tile_producer(readers[0], argument):
            readers[0].operands[0] = argument
            continue
        operation.operands[first + number] = destination
