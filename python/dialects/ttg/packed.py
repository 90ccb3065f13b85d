"""Layouts of tensors of small floats beside those of bytes that hold two of them, and of scales that groups of them have."""

from __future__ import annotations

from collections.abc import Iterable

from gpuir.dialects.tt.layout_inference import Form
from gpuir.dialects.ttg.encodings import BlockedEncodingAttr
from gpuir.dialects.ttg.linear import INPUTS, REGISTER, LinearLayout, linear
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.ods import VerifyError

__all__ = ["check_scales", "check_unpacked", "unpacked"]

Bases = dict[str, list[tuple[int, ...]]]


def unpacked(packed: LinearLayout, axis: int) -> Bases:
    """The bases of pairs that bytes are unpacked to, side by side along `axis`: in neighbouring registers."""
    return {**_stretched(packed, axis), REGISTER: [_unit(packed, axis), *_stretched(packed, axis)[REGISTER]]}


def _unit(layout: LinearLayout, axis: int) -> tuple[int, ...]:
    return tuple(int(dimension == axis) for dimension in range(layout.rank))


def _stretched(layout: LinearLayout, axis: int) -> Bases:
    return {
        name: [tuple(x << int(d == axis) for d, x in enumerate(basis)) for basis in layout.bases[name]]
        for name in INPUTS
    }


def _bases(layout: LinearLayout) -> Bases:
    return {name: list(map(tuple, layout.bases[name])) for name in INPUTS}


def check_unpacked(
    packed: ir.RankedTensorType,
    floats: ir.RankedTensorType,
    axis: int,
    names: tuple[str, str],
    form: Form,
    *,
    anywhere: bool = False,
) -> None:
    """Each thread has both floats of its own bytes, in neighbouring registers; `anywhere`: in any two.

    Unknown where a layout has no rule here.
    """
    if packed.encoding is None or floats.encoding is None:
        return
    source, result = linear(packed.shape, packed.encoding, form), linear(floats.shape, floats.encoding, form)
    expected, found = unpacked(source, axis), _bases(result)
    blocked = isinstance(packed.encoding, BlockedEncodingAttr) and isinstance(floats.encoding, BlockedEncodingAttr)
    if form == "3.8" and blocked and len(found[REGISTER]) == len(expected[REGISTER]):
        # Where blocked layouts have copies of a small tensor's elements does not matter, only how many.
        expected[REGISTER], found[REGISTER] = _moving(expected[REGISTER]), _moving(found[REGISTER])
    if anywhere and (unit := _unit(source, axis)) in found[REGISTER]:
        found[REGISTER].remove(unit)
        found[REGISTER].insert(0, unit)
    if found != expected:
        raise VerifyError(
            f"expects an encoding of {names[1]} that has pairs where {names[0]} has their bytes, found {floats.encoding} for "
            f"{packed.encoding}"
        )


def check_scales(
    floats: ir.RankedTensorType,
    scale: ir.RankedTensorType,
    axis: int,
    together: int,
    form: Form,
    packed: ir.RankedTensorType | None = None,
) -> None:
    """Each thread has the scales of its own floats; as many as it converts `together` (8, say) have one scale, and are its own.

    A layout of the floats that has no rule here is that of the pairs in `packed`; without these, or of the scales, it is unknown.
    """
    if floats.encoding is None or scale.encoding is None:
        return
    found = linear(scale.shape, scale.encoding, form)
    try:
        source = _bases(linear(floats.shape, floats.encoding, form))
    except UnknownLayout:
        if packed is None or packed.encoding is None:
            raise
        source = unpacked(linear(packed.shape, packed.encoding, form), axis)
    group = floats.shape[axis] // scale.shape[axis]
    first = source[REGISTER][: together.bit_length() - 1]
    if 1 << len(first) < together or any(
        x and (dimension != axis or x >= group) for basis in first for dimension, x in enumerate(basis)
    ):
        raise VerifyError(
            f"expects a layout by which the first {together} floats of a thread lie along {axis} and have one scale, of {group}, "
            f"found {floats.encoding}"
        )
    expected = {
        name: [tuple(x // group if d == axis else x for d, x in enumerate(basis)) for basis in bases]
        for name, bases in source.items()
    }
    expected[REGISTER] = _moving(expected[REGISTER])
    if {**_bases(found), REGISTER: _moving(found.bases[REGISTER])} != expected:
        raise VerifyError(
            f"expects scale to have a layout by which each thread has the scales of its own floats, found {scale.encoding} for "
            f"{floats.encoding}"
        )


def _moving(bases: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [tuple(basis) for basis in bases if any(basis)]
