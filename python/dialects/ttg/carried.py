"""IR of one release in the ops of another, where they say the same by other ops: views of buffers, and hints, of 3.4 and of 3.5 on.

`ttg.memdesc_subview` is `ttg.memdesc_index` where it leaves out the first dimension, and `ttg.memdesc_subslice` where it takes a
part of a buffer at constant offsets. Barriers are a buffer each from 3.5 on, `2x1xi64`, and were the elements of one, `2xi64`;
3.4 takes both. An MMA that arrives at barriers is asynchronous, which only 3.5 and later say.

3.4 counts the instructions of a scheduling hint of AMD's while it lowers the hint; until then the counts are 0. It reads
`#amdg.OpIdx` there, of a load, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from gpuir.dialects import arith
from gpuir.dialects.amdg.barriers import InstructionSchedHintOp
from gpuir.dialects.amdg.dialect import InstCounterAttr
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.constraints import constant
from gpuir.dialects.ttg.memory import MemDescSubviewOp
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttg.views import memdesc_index, memdesc_subslice
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.ods.releases import Release

_INDEXED = TRITON.range("3.5-")
#: What may use several barriers, or hand them on, beside a view of one.
_HOLDERS = (
    "ttg.local_alloc", "ttg.memdesc_subview", "ttg.local_dealloc", "ttg.warp_specialize", "ttg.warp_specialize.partitions",
)  # fmt: skip
_SUBVIEW = MemDescSubviewOp.spec.host_names[0]
_HINT = "amdg.instruction_sched_hint"
_OPERAND_OF_DOT = "OpIdx"


def carried(module: ir.Operation, source: Release, release: Release) -> ir.Operation:
    """A copy of a module of `source` in the ops of the release; the module itself where there is nothing to do, or no way to."""
    if (source in _INDEXED) == (release in _INDEXED):
        return module
    changes: Collection[Callable[[ir.Operation], None]]
    if source in _INDEXED:
        if not (_named(module, ("ttg.memdesc_index", "ttg.memdesc_subslice", _HINT)) or _mmas(module)):
            return module
        changes = (_view_by_offsets, _leave_out_async, _count)
    else:
        if not (_views(module) or _mmas(module) or _named(module, (_HINT,)) or _for_operands(module)):
            return module
        changes = (_name_views, _say_async, _leave_out_counts, _leave_out_operands)
    copy: ir.Operation = module.clone().operation
    try:
        with module.context:
            for change in changes:
                change(copy)
        copy.verify()
    except (_Left, ir.MLIRError):
        return module
    return copy


class _Left(Exception):
    """An op has no other words: the release's refusal names it."""


def _where(module: ir.Operation, holds: Callable[[ir.Operation], bool]) -> list[ir.Operation]:
    ops: list[ir.Operation] = []

    def visit(op: Any) -> ir.WalkResult:
        if holds(op.operation):
            ops.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.walk(visit)
    return ops


def _named(module: ir.Operation, names: Collection[str]) -> list[ir.Operation]:
    return _where(module, lambda op: document_name(op.name) in names)


def _views(module: ir.Operation) -> list[Any]:
    return [op.opview for op in _named(module, ("ttg.memdesc_subview",))]


def _mmas(module: ir.Operation) -> list[ir.Operation]:
    """Those that arrive at barriers."""
    mmas: list[Any] = [op.opview for op in _named(module, ("ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled"))]
    return [op.operation for op in mmas if len(op.barriers)]


def _say_async(module: ir.Operation) -> None:
    for op in _mmas(module):
        op.attributes["is_async"] = ir.UnitAttr.get()


def _leave_out_async(module: ir.Operation) -> None:
    for op in _mmas(module):
        if "is_async" in op.attributes:
            del op.attributes["is_async"]


def _counts() -> dict[str, ir.Attribute]:
    """What 3.4's hints say before they are lowered."""
    counted = [field.name for field in InstructionSchedHintOp.spec.attributes.values() if field.releases is not None]
    none, no = InstCounterAttr.get(0, ir.NoneType.get()), ir.BoolAttr.get(False)
    return {name: no if name.startswith("is") else none for name in counted}


def _leave_out_counts(module: ir.Operation) -> None:
    for op in _named(module, (_HINT,)):
        for name, count in _counts().items():
            if name in op.attributes:
                if op.attributes[name] != count:
                    raise _Left
                del op.attributes[name]


def _count(module: ir.Operation) -> None:
    for op in _named(module, (_HINT,)):
        for name, count in _counts().items():
            op.attributes[name] = count


def _for_operands(module: ir.Operation) -> list[ir.Operation]:
    """Loads and stores that say which operand of a dot they are for."""
    return _where(module, lambda op: _OPERAND_OF_DOT in op.attributes)


def _leave_out_operands(module: ir.Operation) -> None:
    if not _named(module, (_HINT,)):
        for op in _for_operands(module):
            del op.attributes[_OPERAND_OF_DOT]


def _view_by_offsets(module: ir.Operation) -> None:
    for op in _named(module, ("ttg.memdesc_index", "ttg.memdesc_subslice")):
        view: Any = op.opview
        with op.location, ir.InsertionPoint(op):
            if document_name(op.name) == "ttg.memdesc_index":
                offsets = [view.index, *(_constant(0) for _ in range(MemDescType(view.src.type).rank - 1))]
            else:
                offsets = [_constant(offset) for offset in view.offsets]
            new = ir.Operation.create(_SUBVIEW, results=[view.result.type], operands=[view.src, *offsets]).result
        _replace(op, new)


def _constant(number: int) -> ir.Value:
    value: ir.Value = arith.constant(ir.IntegerType.get_signless(32), number)
    return value


def _replace(view: ir.Operation, new: ir.Value) -> None:
    """Puts another view in the place of one, with the attributes that passes have put on it."""
    owner = new.owner
    if not isinstance(owner, ir.Block) and new != view.operands[0]:
        for index in range(len(view.attributes)):
            attribute = view.attributes[index]
            if attribute.name not in ("offsets", "operandSegmentSizes"):
                owner.attributes[attribute.name] = attribute.attr
    view.results[0].replace_all_uses_with(new)
    view.erase()


def _name_views(module: ir.Operation) -> None:
    views = _views(module)
    barriers = {view.src.type for view in views if _of_barriers(view)}
    if barriers:
        _spread_barriers(module, barriers)
    for view in views:
        source, result = MemDescType(view.src.type), MemDescType(view.result.type)
        offsets = list(view.offsets)
        with view.operation.location, ir.InsertionPoint(view):
            if source == result and all(constant(offset) == 0 for offset in offsets):
                new = view.src
            elif barriers and result.shape == [1] and source.shape[1:] == [1] and len(offsets) == 1:
                new = memdesc_index(view.src, offsets[0], results=[result])
            elif result.rank == source.rank - 1:
                if any(constant(offset) != 0 for offset in offsets[1:]):
                    raise _Left
                new = memdesc_index(view.src, offsets[0], results=[result])
            else:
                numbers = [number for offset in offsets if (number := constant(offset)) is not None]
                if len(numbers) != len(offsets):
                    raise _Left
                new = memdesc_subslice(result, view.src, numbers)
        _replace(view.operation, new)
        for offset in offsets[1 if result.rank != source.rank or barriers else 0 :]:
            owner = offset.owner
            if not isinstance(owner, ir.Block) and not list(offset.uses) and owner.name == "arith.constant":
                owner.operation.erase()


def _of_barriers(view: MemDescSubviewOp) -> bool:
    """Whether it takes one of several elements."""
    source, result = MemDescType(view.src.type), MemDescType(view.result.type)
    return (
        result.shape == [1] != source.shape
        and source.rank == 1
        and source.shape == (source.alloc_shape or source.shape)
    )


def _spread_barriers(module: ir.Operation, types: set[ir.Type]) -> None:
    """Gives each element of values of these types a buffer of its own; views of one say so."""
    numbers = {tuple(MemDescType(type).shape) for type in types}
    several: list[ir.Value] = []
    others: list[str] = []

    def visit(op: Any) -> ir.WalkResult:
        name = document_name(op.name)
        arguments = [argument for region in op.regions for block in region for argument in block.arguments]
        for value in [*op.results, *arguments]:
            if not isinstance(value.type, MemDescType):
                continue
            type = MemDescType(value.type)
            if type in types:
                several.append(value)
                others.append(name)
                value.set_type(_buffers(type, [*type.shape, 1], None))
            elif type.shape == [1] and tuple(type.alloc_shape or ()) in numbers:
                others.extend(["tt.func"] if name == "tt.func" else [])
                value.set_type(_buffers(type, [1], [*(type.alloc_shape or ()), 1]))
        return ir.WalkResult.ADVANCE

    module.walk(visit)
    others += [document_name(use.owner.name) for value in several for use in value.uses]
    if not set(others) <= set(_HOLDERS):
        raise _Left


def _buffers(type: MemDescType, shape: list[int], whole: list[int] | None) -> MemDescType:
    return MemDescType.get(
        shape, type.element_type, type.encoding, type.memory_space, mutable=type.mutable, alloc_shape=whole or shape
    )
