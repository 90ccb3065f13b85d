"""NaN and infinities where they come up first: in what an op makes of floats that were all finite.

Looked for on request (``checks="+nan"``): code that is made for such a launch tells ``look`` of the operands and results of each op
that computes. Constants, loads, calls, and ops that hand numbers on are none of them: a mask of -inf is no fault, nor is what
becomes of it. Elementwise ops are judged element by element, others by all that the thread, the program or, where lanes
exchange values, the block gave them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.sim.access import suspect
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.program import Program
from gpuir.sim.rules import Rule
from gpuir.sim.terms import Array, Bools, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of, element_type
from gpuir.sim.values import elements, expand, settled

__all__ = ["CHECK", "computes", "look", "looking", "shape_of_number"]

#: The check's name.
CHECK = "nan"
#: Dialects whose ops on floats are elementwise, and such ops of others.
_DIALECTS = ("arith", "math")
_ELEMENTWISE = frozenset([
    "tt.fp_to_fp", "tt.clampf", "tt.precise_divf", "tt.approx_divf", "tt.precise_sqrt", "tt.extern_elementwise", "vector.fma",
])  # fmt: skip


def shape_of_number(type: ir.Type) -> tuple[int, ...] | None:
    """The shape of a number, a vector or a tile of numbers; None of pointers, buffers and handles."""
    if isinstance(type, ir.ShapedType) and not isinstance(type, (ir.RankedTensorType, ir.VectorType)):
        return None
    if not isinstance(element_type(type), (ir.IntegerType, ir.IndexType)) and not _is_float(type):
        return None
    return tuple(type.shape) if isinstance(type, ir.ShapedType) else ()


def _is_float(type: ir.Type) -> bool:
    try:
        return dtype_of(type).kind in "fV" and not isinstance(element_type(type), (ir.IntegerType, ir.IndexType))
    except UnsupportedOp:
        return False


def computes(program: Program, rule: Rule, op: Op) -> bool:
    """Whether the op makes floats of numbers, all of which its operands have."""
    if (
        rule.constant
        or not rule.executes
        or rule.kind == "waits"
        or not any(_is_float(each.type) for each in op.results)
    ):
        return False
    if rule.computes is not None:
        return rule.computes
    if rule.kind == "call":
        callee = None if rule.callee is None else program.find(rule.callee(op) or "", op)
        if callee is None or any(len(region.blocks) for region in callee.regions):
            return False
    types = [value.type for value in op.operands]
    return not len(op.regions) and all(map(_is_number, types)) and any(map(_is_float, types))


def _is_number(type: ir.Type) -> bool:
    return shape_of_number(type) is not None


def looking(rule: Rule, op: Op, site: Site) -> tuple[Callable[..., None], list[ir.Value], list[ir.Value]]:
    """What code calls behind an op that computes, with the operands and the results that it takes then."""
    numbers = [value for value in op.operands if _is_number(value.type)]
    operands = [value for value in numbers if _is_float(value.type)] or numbers
    results: list[ir.Value] = [value for value in op.results if _is_float(value.type)]
    name = document_name(op.name)
    by_element = name.partition(".")[0] in _DIALECTS or name in _ELEMENTWISE
    exchanges = rule.kind != "pure"
    look_ = functools.partial(
        look, site, _shapes(operands), _shapes(results), by_element=by_element, exchanges=exchanges
    )
    return look_, operands, results


def _shapes(values: Sequence[ir.Value]) -> list[tuple[int, ...]]:
    return [shape_of_number(value.type) or () for value in values]


def look(
    site: Site, shapes: Sequence[tuple[int, ...]], shapes_of_results: Sequence[tuple[int, ...]], g: Group, m: Mask,
    operands: Sequence[Data], results: Sequence[Data], *, by_element: bool = False, exchanges: bool = True,
) -> None:  # fmt: skip
    """Notes the results that are not finite though the operands are.

    ``by_element``: an element of the result is made of those of the operands there. ``exchanges``: of what all lanes of a block have.
    """
    if CHECK not in g.batch.options.checks:
        return
    for value, shape in zip(results, shapes_of_results):
        made = np.asarray(settled(value))
        if np.isfinite(made).all() or not _is_of(made, shape, g):
            continue
        made = elements(made, shape, g.size)
        bad = ~np.isfinite(made)
        if m is not None:
            bad &= expand(m, bad)
        given = [elements(np.asarray(settled(each)), its, g.size) for each, its in zip(operands, shapes)]
        for each in given:
            good = np.isfinite(each)
            if not by_element or each.shape != made.shape:
                good = expand(_of_blocks(g, good) if exchanges else _of_rows(good), bad)
            bad &= good
        rows = np.flatnonzero(_of_rows(bad, np.any))
        if len(rows):
            text = _text(made, bad, int(rows[0]), given, by_element)
            suspect(CHECK, "non-finite", text, site, g, rows)


def _is_of(value: Array, shape: tuple[int, ...], g: Group) -> bool:
    """Whether the value is one for each row; in a function that the region of a reduction calls there are more."""
    return value.ndim <= len(shape) or (value.ndim == len(shape) + 1 and len(value) in (1, g.size))


def _of_rows(flags: Bools, of: Callable[..., Any] = np.all) -> Bools:
    """A flag for each row: that of all its elements, or of any."""
    made: Bools = of(flags.reshape(len(flags), -1), axis=1)
    return made


def _of_blocks(g: Group, flags: Bools) -> Bools:
    """For each row, whether all of its block hold; programs are rows."""
    good = _of_rows(flags)
    if g.lanes > 1 and not good.all():
        blocks = np.repeat(g.blocks, g.lanes)
        good = ~np.isin(blocks, blocks[~good])
    return good


def _text(made: Array, bad: Bools, row: int, given: Sequence[Array], by_element: bool) -> str:
    at = tuple(np.argwhere(bad[row])[0]) if made.ndim > 1 else ()
    where = f" at element [{', '.join(map(str, at))}]" if at else ""
    head = f"gives {_said(made[row][at])}{where}"
    if by_element or all(each.ndim == 1 for each in given):
        values = [each[row][at if each.ndim > 1 and each.shape == made.shape else ()] for each in given]
        if all(np.ndim(each) == 0 for each in values):
            return f"{head}, of {' and '.join(map(_said, values))}"
    largest = max((float(abs(each[row].astype(np.float64)).max(initial=0)) for each in given), default=0.0)
    return f"{head}, though what it is made of is finite; the largest number there is {_said(largest)}"


def _said(number: Lanes) -> str:
    return f"{float(number):.6g}"
