"""vector: ops that move elements, and masks. Memory is in vector_memory.py, arithmetic in vector_contract.py.

A vector has the axis of the threads in front of its own, of size 1 where all threads have the same elements. A scalar that
comes out of a vector of which all threads have the same is a NumPy scalar again. Scalable vectors are refused.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import string, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.rules import per_element, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of, element_type, is_odd, wrapped
from gpuir.sim.values import spread

#: What stands for a poison position in a static position or a shuffle's mask.
_POISON = -1


def shape_of(type: ir.Type) -> tuple[int, ...]:
    """The shape of a vector type, () of a scalar; UnsupportedOp for scalable vectors."""
    if not isinstance(type, ir.VectorType):
        return ()
    if type.scalable:
        raise UnsupportedOp(f"a scalable vector has no size that the simulator knows: {type}")
    return tuple(type.shape)


def is_vector(type: ir.Type) -> bool:
    """Whether values of the type have axes of their own."""
    return isinstance(type, ir.VectorType)


def vector(value: Lanes, rank: int) -> Any:
    """A scalar, or a vector of fewer axes, with ``rank`` axes behind that of the threads; new ones are of size 1 and in front."""
    value = np.asarray(value)
    shape = value.shape or (1,)
    return value.reshape(shape[0], *(1,) * (rank + 1 - len(shape)), *shape[1:])


def scalar(value: Lanes) -> Any:
    """The value of a scalar from an array of threads: a NumPy scalar where there is but one for all."""
    return value[0] if len(value) == 1 else value


def same_threads(values: Sequence[Any]) -> list[Any]:
    """Vectors with the same number of threads in front."""
    count = max(len(value) for value in values)
    return [value if len(value) == count else np.broadcast_to(value, (count, *value.shape[1:])) for value in values]


def integers(op: Op, name: str) -> list[int]:
    """The numbers of an attribute: a dense array, or an array of integer attributes."""
    attribute = op.attributes[name]
    if isinstance(attribute, ir.ArrayAttr):
        return [ir.IntegerAttr(each).value for each in attribute]
    return list(ir.DenseI64ArrayAttr(attribute))


def constant_vector(k: Compiler, value: np.ndarray) -> str:
    """Code for a vector that is known when the code is made."""
    return k.bind(value[None], "c")


# Shapes


@rule("vector.broadcast")
def _broadcast(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.results[0].type)
    rank = len(shape)

    def broadcast(value: Lanes) -> Lanes:
        value = vector(value, rank)
        return np.broadcast_to(value, (len(value), *shape))

    return broadcast


@rule("vector.shape_cast", slots=0)
def _shape_cast(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.results[0].type)
    shape_of(op.operands[0].type)
    return lambda value: value.reshape(len(value), *shape)


@rule("vector.transpose")
def _transpose(k: Compiler, op: Op) -> Code:
    shape_of(op.operands[0].type)
    order = (0, *(axis + 1 for axis in integers(op, "permutation")))
    return lambda value: value.transpose(order)


@rule("vector.bitcast")
def _bitcast(k: Compiler, op: Op) -> Code:
    source, target = op.operands[0].type, op.results[0].type
    shape, dtype = shape_of(target), dtype_of(target)
    shape_of(source)
    if any(bits_of(type) != 8 * dtype_of(type).itemsize for type in (source, target)):
        return _packed(source, target)
    return lambda value: np.ascontiguousarray(value).view(dtype).reshape(len(value), *shape)


def _packed(source: ir.Type, target: ir.Type) -> Any:
    """A bitcast of elements that memory would not hold at full bytes: bit by bit, the lowest first."""
    shape, dtype, bits, old = shape_of(target), dtype_of(target), bits_of(target), bits_of(source)
    word = np.dtype(f"u{dtype.itemsize}")
    places, old_places = np.arange(bits, dtype=np.uint64), np.arange(old, dtype=np.uint64)

    def cast(value: Lanes) -> Any:
        raw = np.ascontiguousarray(value)
        raw = raw.view(f"u{raw.dtype.itemsize}").astype(np.uint64)
        each = (raw[..., None] >> old_places) & np.uint64(1)
        words = (each.reshape(len(value), -1, bits) << places).sum(-1, dtype=np.uint64)
        joined = words.astype(word).view(dtype).reshape(len(value), *shape)
        return wrapped(joined, bits) if dtype.kind == "i" and is_odd(target) else joined

    return cast


@rule("vector.from_elements")
def _from_elements(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.results[0].type)

    def gather(*elements: Lanes) -> Lanes:
        parts = same_threads([np.atleast_1d(element) for element in elements])
        return np.stack(parts, 1).reshape(-1, *shape)

    return gather


@rule("vector.to_elements")
def _to_elements(k: Compiler, op: Op) -> Code:
    count = math.prod(shape_of(op.operands[0].type))

    def split(value: Lanes) -> Lanes:
        flat = value.reshape(len(value), count)
        elements = tuple(scalar(flat[:, i]) for i in range(count))
        return elements if count != 1 else elements[0]

    return split


@rule("vector.shuffle")
def _shuffle(k: Compiler, op: Op) -> Code:
    mask = np.array(integers(op, "mask"), np.int64)
    # Poison elements may be anything.
    mask[mask == _POISON] = 0
    lengths = [shape_of(each.type)[:1] or (1,) for each in op.operands]
    shape_of(op.results[0].type)

    def shuffle(a: Lanes, b: Lanes) -> Lanes:
        parts = [each.reshape(len(each), n, *each.shape[2:]) for each, (n,) in zip((a, b), lengths)]
        return np.concatenate(same_threads(parts), 1)[:, mask]

    return shuffle


@rule("vector.interleave")
def _interleave(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.results[0].type)
    return lambda a, b: np.stack(same_threads([a, b]), -1).reshape(-1, *shape)


@rule("vector.deinterleave")
def _deinterleave(k: Compiler, op: Op) -> Code:
    shape_of(op.operands[0].type)
    return lambda value: (value[..., ::2], value[..., 1::2])


# Positions


def _positions(op: Op, operands: int) -> list[int | None]:
    """The static position of an extract or insert; None where it is an operand (those from ``operands`` on)."""
    dynamic = ir.ShapedType.get_dynamic_size()
    positions = [None if each == dynamic else each for each in integers(op, "static_position")]
    assert positions.count(None) == len(op.operands) - operands
    return positions


def _index(
    g: Group, m: Mask, given: Sequence[Any], static: Sequence[int | None], shape: Sequence[int], site: Site
) -> list[Any]:
    """The whole position; a dynamic one of an active lane outside of its dimension is a fault."""
    left = iter(given)
    indices: list[Any] = []
    for axis, each in enumerate(static):
        if each is not None:
            indices.append(each)
            continue
        index, size = next(left), shape[axis]
        inside = (index >= 0) & (index < size)
        if not np.all(inside):
            bad = ~spread(inside, g.size) & g.full(m)
            if bad.any():
                rows = np.nonzero(bad)[0]
                number = int(spread(index, g.size)[rows[0]])
                text = f"position {number} of dimension {axis} is outside of its size {size}: the result is poison"
                raise fault("undefined", text, site, g, rows)
            index = np.clip(index, 0, size - 1)
        indices.append(index)
    return indices


@rule("vector.extract", kind="group", slots=per_element)
def _extract(k: Compiler, op: Op) -> Code:
    static, shape, site = _positions(op, 1), shape_of(op.operands[0].type), k.site(op)
    whole = len(static) == len(shape)
    single = whole and not is_vector(op.results[0].type)
    if None not in static:
        # A poison position gives any element.
        element = (slice(None), *(max(each or 0, 0) for each in static))
        return (lambda g, m, value: scalar(value[element])) if single else (lambda g, m, value: value[element])

    def extract(g: Group, m: Mask, value: Lanes, *given: Lanes) -> Data:
        index = _index(g, m, given, static, shape, site)
        if any(np.ndim(each) for each in index):
            return value[(np.arange(g.size) if len(value) == g.size else 0, *index)]
        part = value[(slice(None), *index)]
        return scalar(part) if single else part

    return extract


@rule("vector.insert", kind="group", slots=per_element)
def _insert(k: Compiler, op: Op) -> Code:
    static, shape, site = _positions(op, 2), shape_of(op.results[0].type), k.site(op)
    rank = len(shape) - len(static)
    poison = _POISON in static

    def insert(g: Group, m: Mask, value: Lanes, into: Lanes, *given: Lanes) -> Data:
        if poison:
            return into
        index = _index(g, m, given, static, shape, site)
        value = vector(value, rank)
        varies = any(np.ndim(each) for each in index)
        count = g.size if varies else max(len(value), len(into))
        changed = np.array(np.broadcast_to(into, (count, *shape)))
        changed[(np.arange(count) if varies else slice(None), *index)] = value
        return changed

    return insert


def _slices(offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> tuple[Any, ...]:
    return tuple(slice(o, o + (n - 1) * s + 1, s) for o, n, s in zip(offsets, sizes, strides))


@rule("vector.extract_strided_slice")
def _extract_strided_slice(k: Compiler, op: Op) -> Code:
    shape_of(op.operands[0].type)
    part = (slice(None), *_slices(*(integers(op, name) for name in ("offsets", "sizes", "strides"))))
    return lambda value: value[part]


@rule("vector.insert_strided_slice")
def _insert_strided_slice(k: Compiler, op: Op) -> Code:
    sizes, shape = shape_of(op.operands[0].type), shape_of(op.operands[1].type)
    offsets = integers(op, "offsets")
    lead = len(shape) - len(sizes)
    part = (slice(None), *offsets[:lead], *_slices(offsets[lead:], sizes, integers(op, "strides")))

    def insert(value: Lanes, into: Lanes) -> Lanes:
        changed = np.array(np.broadcast_to(into, (max(len(value), len(into)), *shape)))
        changed[part] = value
        return changed

    return insert


# Masks and numbers


@rule("vector.create_mask")
def _create_mask(k: Compiler, op: Op) -> Code:
    shape = shape_of(op.results[0].type)
    rank = len(shape)
    if not rank:
        return lambda size: np.atleast_1d(size > 0)
    lanes = [np.arange(n).reshape(n, *(1,) * (rank - 1 - axis)) for axis, n in enumerate(shape)]

    def mask(*sizes: Lanes) -> Lanes:
        inside = lanes[0] < vector(sizes[0], rank)
        for lane, size in zip(lanes[1:], sizes[1:]):
            inside = inside & (lane < vector(size, rank))
        return np.broadcast_to(inside, (len(inside), *shape))

    return mask


@rule("vector.constant_mask")
def _constant_mask(k: Compiler, op: Op) -> str:
    flags = np.zeros(shape_of(op.results[0].type), bool)
    flags[tuple(slice(size) for size in integers(op, "mask_dim_sizes")) if flags.ndim else ()] = True
    if not flags.ndim:
        flags[()] = integers(op, "mask_dim_sizes") == [1]
    return constant_vector(k, flags)


@rule("vector.step")
def _step(k: Compiler, op: Op) -> str:
    return constant_vector(k, np.arange(shape_of(op.results[0].type)[0], dtype=np.int64))


@rule("vector.vscale", "vector.scalable.extract", "vector.scalable.insert")
def _scalable(k: Compiler, op: Op) -> Code:
    raise k.refuse(op, "GPUs have no scalable vectors, and the simulator has none")


# Printing

_PUNCTUATION = {"no_punctuation": "", "newline": "\n", "comma": ", ", "open": "( ", "close": " )"}


@rule("vector.print", kind="group", slots=per_element)
def _print(k: Compiler, op: Op) -> Code:
    k.program.prints = True
    sign = word(op, "punctuation", "newline")
    end = _PUNCTUATION[sign]
    if not len(op.operands):
        # Upstream prints a string without punctuation.
        text = string(op, "stringLiteral") if "stringLiteral" in op.attributes else end
        return lambda g, m: print(text * int(g.full(m).sum()), end="")
    type = op.operands[0].type
    bare = not is_vector(type)
    shape_of(type)
    plain = element_text(type)

    def show(g: Group, m: Mask, value: Lanes) -> None:
        each = spread(value, g.size)
        print("".join(_text(each[row], plain, bare) + end for row in np.nonzero(g.full(m))[0]), end="")

    return show


def element_text(type: ir.Type) -> Any:
    """Text of one element, as upstream's runtime support prints it: %g, and an index without sign."""
    dtype, bits = dtype_of(type), bits_of(type)
    if dtype.kind == "b":
        return lambda value: str(int(value))
    if dtype.kind == "c":
        return lambda value: f"({value.real:g},{value.imag:g})"
    if dtype.kind != "i":
        return lambda value: f"{float(value):g}"
    text = str(element_type(type))
    if text == "index" or text.startswith("ui"):
        return lambda value: str(int(value) & ((1 << bits) - 1))
    return lambda value: str(int(value))


def _text(value: Lanes, plain: Any, bare: bool) -> str:
    if np.ndim(value) == 0:
        return plain(value) if bare else f"( {plain(value)} )"
    return f"( {', '.join(_text(each, plain, True) for each in value)} )"
