"""What asynchronous products of warpgroups give: structures of registers, until a wait makes vectors of them.

Of one instruction it is the structure that the instruction gives, of several a structure of these. Loops and branches hand them on
as they are: `in_flight` says which values of a function are such.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from gpuir.dialects import llvm, scf, ttg, ttng
from gpuir.host import AnyOp, ir
from gpuir.layouts import LinearLayout
from gpuir.transforms.triton.to_llvm.building import Builder
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.types import bits, is_tensor, layout_of, vector_of

__all__ = ["handed_on", "in_flight", "packed", "parts_of", "struct_type", "tiles", "to_struct", "to_vector"]


@functools.lru_cache(4096)
def tiles(layout: LinearLayout, n: int) -> list[tuple[tuple[int, int], list[int]]]:
    """For each instruction of a warpgroup, where its first element stands and the registers in its order."""
    at = register_at(layout)
    rows, columns = (sorted({place[dimension] for place in at}) for dimension in (-2, -1))
    first_columns = [column for column in columns if column % n == 0]
    result = []
    for row, below in zip(rows[::2], rows[1::2]):
        for column in first_columns:
            places = [
                (place, column + step + side) for step in range(0, n, 8) for place in (row, below) for side in (0, 1)
            ]
            result.append(((row, column), [at[place] for place in places]))
    return result


def struct_type(build: Builder, kind: Any) -> ir.Type:
    """The structure of an asynchronous result: of registers for one instruction, else of such structures."""
    n = min(list(kind.encoding.instr_shape)[1], kind.shape[-1])
    scalar = kind.element_type
    one = llvm.StructType.get_literal([build.i32 if bits(scalar) == 16 else scalar] * (n * bits(scalar) // 64))
    count = len(tiles(layout_of(kind), n))
    return one if count == 1 else llvm.StructType.get_literal([one] * count)


def to_struct(build: Builder, kind: Any, vector: ir.Value) -> ir.Value:
    """The structure of a vector of registers."""
    whole = struct_type(build, kind)
    if vector.type == whole:
        return vector
    n = min(list(kind.encoding.instr_shape)[1], kind.shape[-1])
    parts = []
    for _, order in tiles(layout_of(kind), n):
        part = build.shuffled(vector, order)
        if bits(kind.element_type) == 16:
            part, _ = build.words(part, 16)
        parts.append(packed(build, build.elements(part)))
    return parts[0] if len(parts) == 1 else packed(build, parts)


def packed(build: Builder, values: Sequence[ir.Value]) -> ir.Value:
    whole = build.undefined(llvm.StructType.get_literal([value.type for value in values]))
    for number, value in enumerate(values):
        whole = llvm.insertvalue(whole, value, [number])
    return whole


def parts_of(whole: ir.Value, count: int) -> list[ir.Value]:
    if count == 1:
        return [whole]
    return [llvm.extractvalue(whole.type.body[number], whole, [number]) for number in range(count)]


def to_vector(build: Builder, kind: Any, whole: ir.Value) -> ir.Value:
    """The vector of registers of a structure."""
    if isinstance(whole.type, ir.VectorType):
        return whole
    n = min(list(kind.encoding.instr_shape)[1], kind.shape[-1])
    found = tiles(layout_of(kind), n)
    result: list[ir.Value | None] = [None] * sum(len(order) for _, order in found)
    for (_, order), part in zip(found, parts_of(whole, len(found))):
        fields: list[ir.Value] = [
            llvm.extractvalue(field, part, [number]) for number, field in enumerate(part.type.body)
        ]
        if bits(kind.element_type) == 16:
            halves = build.from_words(build.vector(fields), vector_of(2 * len(fields), kind.element_type), False)
            fields = build.elements(halves)
        for register, field in zip(order, fields):
            result[register] = field
    return build.vector([value for value in result if value is not None])


# Which values are on their way ----------------------------------------------------------------------------------------


def in_flight(function: AnyOp) -> set[ir.Value]:
    """Results of asynchronous products that nothing has waited for, with what loops and branches hand on of them."""
    found: set[ir.Value] = set()
    groups: dict[ir.Value, list[ir.Value]] = {}

    def join(values: Sequence[ir.Value]) -> None:
        for value in values:
            groups.setdefault(value, []).extend(values)

    pending: list[ir.Value] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        view = op.opview
        if isinstance(view, ttng.WarpGroupDotOp):
            if view.is_async.value:
                pending.append(op.results[0])
                join([op.results[0], view.c] if _is_flying(view.c) else [op.results[0]])
        elif isinstance(view, ttng.WarpGroupDotWaitOp):
            if view.pendings.value:
                for operand, result in zip(op.operands, op.results):
                    join([operand, result])
        elif isinstance(view, scf.ForOp):
            ends = list(view.body.operations)[-1].operands
            for number, result in enumerate(op.results):
                if is_tensor(result.type):
                    join([result, view.inner_iter_args[number], ends[number]])
        elif isinstance(view, scf.IfOp):
            for region in op.regions:
                for block in region.blocks:
                    for result, end in zip(op.results, list(block.operations)[-1].operands):
                        if is_tensor(result.type):
                            join([result, end])
        return ir.WalkResult.ADVANCE

    function.operation.walk(visit)
    while pending:
        value = pending.pop()
        if value in found or not _may_fly(value):
            continue
        found.add(value)
        pending.extend(groups.get(value, ()))
    return found


def _is_flying(value: ir.Value) -> bool:
    owner = value.owner
    return not isinstance(owner, ir.Block) and isinstance(owner.opview, ttng.WarpGroupDotOp)


def _may_fly(value: ir.Value) -> bool:
    """Whether a value can stay a structure: what nobody computes with."""
    encoding = value.type.encoding if is_tensor(value.type) else None
    if not isinstance(encoding, ttg.NvidiaMmaEncodingAttr) or encoding.version_major != 3:
        return False
    owner = value.owner
    if isinstance(owner, ir.Block):
        return True
    return isinstance(owner.opview, (ttng.WarpGroupDotOp, ttng.WarpGroupDotWaitOp, scf.ForOp, scf.IfOp))


def handed_on(build: Builder, value: ir.Value, thread: ir.Value, wanted: bool) -> ir.Value:
    """A value as a structure or as a vector, as what it is handed to has it."""
    if not is_tensor(value.type):
        return thread
    if wanted:
        return to_struct(build, value.type, thread)
    if isinstance(thread.type, ir.VectorType) or not isinstance(thread.type, llvm.StructType):
        return thread
    return to_vector(build, value.type, thread)
