"""IR of one release in the ops of another, where they say the same by other ops: views, hints, barriers, shapes of tensors.

`ttg.memdesc_subview` is `ttg.memdesc_index` where it leaves out the first dimension, and `ttg.memdesc_subslice` where it takes a
part of a buffer at constant offsets. Barriers are a buffer each from 3.5 on, `2x1xi64`, and were the elements of one, `2xi64`;
3.4 takes both. An MMA that arrives at barriers is asynchronous, which only 3.5 and later say.

3.4 counts the instructions of a scheduling hint of AMD's while it lowers the hint; until then the counts are 0. It reads
`#amdg.OpIdx` there, of a load, and nowhere else.

A barrier of all threads is upstream's `gpu.barrier` up to 3.6, and `ttg.barrier` with the memory that it orders from 3.7 on; 3.6
has `ttg.local_barrier` beside. 3.9's `tt.reshape` and `tt.broadcast` may have results in another layout than the operand's, of
which threads hold the same: up to 3.8 that is a `ttg.convert_layout`. A `tt.reshape` that may put elements in another order
(`allow_reorder`) has a result in any layout up to 3.7, and from 3.8 on one of as many elements a thread, or that leaves them in place.

Up to 3.7 a wait for TMA's copies to global memory ends when their buffers are read; from 3.8 on when they are written, but for one
that is `read_only`. Brought to 3.8, a wait in front of a `ttg.local_store`, which fills a buffer anew, is that, as it is where 3.8
makes it; any other one waits for more than it did. Brought back, all wait as the older release does.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias, cast

from gpuir.dialects import arith
from gpuir.dialects.amdg.barriers import InstructionSchedHintOp
from gpuir.dialects.amdg.dialect import InstCounterAttr
from gpuir.dialects.tt.constraints import tensor
from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.tt.inference import reordered, reshaped, same_layout
from gpuir.dialects.tt.layout_inference import FORMS, Form
from gpuir.dialects.ttg.carried_depths import unsaid, with_depths
from gpuir.dialects.ttg.carried_operands import from_other_memory, load_by_bases, reads_swizzled_alone
from gpuir.dialects.ttg.constraints import constant
from gpuir.dialects.ttg.layout import convert_layout
from gpuir.dialects.ttg.memory import MemDescSubviewOp
from gpuir.dialects.ttg.sync import AddrSpace, BarrierOp, LocalBarrierOp, barrier
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttg.views import memdesc_index, memdesc_subslice
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.ods.releases import Release

_INDEXED = TRITON.range("3.5-")
#: The releases that take shapes for one that others convert.
_LOOSE = TRITON.range("3.9-")
#: The releases that ask of a `tt.reshape` with `allow_reorder` too that elements stay, unless a thread has as many as before.
_KEPT_IN_PLACE = TRITON.range("3.8-")
#: The releases that lower `arith.negf`.
_NEGATED = TRITON.range("3.8-")
#: What may use several barriers, or hand them on, beside a view of one.
_HOLDERS = (
    "ttg.local_alloc", "ttg.memdesc_subview", "ttg.local_dealloc", "ttg.warp_specialize", "ttg.warp_specialize.partitions",
)  # fmt: skip
#: The releases that tell a wait for copies that are read from one for copies that are written.
_TOLD_APART = TRITON.range("3.8-")
_SUBVIEW = MemDescSubviewOp.spec.host_names[0]
_HINT = "amdg.instruction_sched_hint"
_OPERAND_OF_DOT = "OpIdx"


def carried(module: ir.Operation, source: Release, release: Release) -> ir.Operation:
    """A copy of a module of `source` in the ops of the release; the module itself where there is nothing to do, or no way to."""
    if unsaid(source, release):
        module = with_depths(module)
    changes: list[Callable[[ir.Operation], None]] = []
    if source in _INDEXED and release not in _INDEXED:
        if _named(module, ("ttg.memdesc_index", "ttg.memdesc_subslice", _HINT)) or _mmas(module):
            changes += (_view_by_offsets, _leave_out_async, _count)
    elif release in _INDEXED and source not in _INDEXED:
        if _views(module) or _mmas(module) or _named(module, (_HINT,)) or _for_operands(module):
            changes += (_name_views, _say_async, _leave_out_counts, _leave_out_operands)
    if source in _LOOSE and release not in _LOOSE and _moved(module, release):
        changes.append(lambda copy: _convert(_moved(copy, release)))
    if source not in _KEPT_IN_PLACE and release in _KEPT_IN_PLACE and _reordered(module, release):
        changes.append(lambda copy: _convert(_reordered(copy, release)))
    if reads_swizzled_alone(release) and not reads_swizzled_alone(source) and _where(module, from_other_memory):
        changes.append(lambda copy: load_by_bases(_where(copy, from_other_memory)))
    if release in _TOLD_APART and source not in _TOLD_APART and _refilled(module):
        changes.append(_wait_for_reads)
    if source in _NEGATED and release not in _NEGATED and _named(module, ("arith.negf",)):
        changes.append(_subtract)
    if _barriers_of(source) != _barriers_of(release):
        known, wanted = _barriers_of(source), _barriers_of(release)
        if any(_barrier(op, known) for op in _where(module, lambda op: op.name in _BARRIERS)):
            changes.append(functools.partial(_synchronize, known=known, wanted=wanted))
    if not changes:
        return module
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


# Shapes ---------------------------------------------------------------------------------------------------------------


def _form(release: Release) -> Form:
    return next(form for form in FORMS if release in TRITON.range(form))


def _reordered(module: ir.Operation, release: Release) -> list[tuple[ir.Operation, ir.Type]]:
    """Shapes of tensors whose elements may be put in another order, where the release wants them left in place; and the result then."""
    found: list[tuple[ir.Operation, ir.Type]] = []
    for op in _named(module, ("tt.reshape",)):
        if getattr(op.opview, "allow_reorder", False):
            expected = reordered(op.operands[0].type, op.results[0].type, _form(release))
            if expected is not None:
                found.append((op, expected))
    return found


def _moved(module: ir.Operation, release: Release) -> list[tuple[ir.Operation, ir.Type]]:
    """Ops between layouts that earlier releases do not take for one, and the type that they expect, of the result or the source."""
    found: list[tuple[ir.Operation, ir.Type]] = []
    for op in _named(module, ("tt.broadcast", "tt.reshape")):
        source, result = op.operands[0].type, op.results[0].type
        if source.encoding is None or result.encoding is None or getattr(op.opview, "allow_reorder", False):
            continue
        try:
            if document_name(op.name) == "tt.broadcast":
                alike = source.encoding == result.encoding
                expected = tensor(source.shape, source.element_type, result.encoding)
            else:
                expected = reshaped(source, result.shape, _form(release))
                alike = same_layout(expected, result, _form(release))
            if not alike:
                found.append((op, expected))
        except ValueError:  # it cannot be told
            continue
    return found


def _convert(moved: list[tuple[ir.Operation, ir.Type]]) -> None:
    for op, expected in moved:
        if document_name(op.name) == "tt.broadcast":
            with op.location, ir.InsertionPoint(op):
                op.operands[0] = convert_layout(expected, op.operands[0])
        else:
            result = op.results[0]
            with op.location, ir.InsertionPoint.after(op):
                declared = result.type
                result.set_type(expected)
                converted = convert_layout(declared, result)
            result.replace_all_uses_except(converted, converted.owner.operation)


def _refilled(module: ir.Operation) -> list[ir.Operation]:
    """Waits for copies whose buffer the next op fills anew."""
    waits = _named(module, ("ttng.async_tma_store_wait",))
    return [op for op in waits if document_name(_next(op).name) == "ttg.local_store"]


def _next(op: ir.Operation) -> ir.Operation:
    """The op behind one that ends no block."""
    ops = [each.operation for each in op.block]
    return ops[ops.index(op) + 1]


def _wait_for_reads(module: ir.Operation) -> None:
    for op in _refilled(module):
        op.attributes["read_only"] = ir.UnitAttr.get()


def _subtract(module: ir.Operation) -> None:
    """Negation as a difference from -0.0, which is equal for every number."""
    for op in _named(module, ("arith.negf",)):
        type, view = op.results[0].type, cast(Any, op.opview)
        zero = ir.FloatAttr.get(type.element_type if isinstance(type, ir.ShapedType) else type, -0.0)
        with op.location, ir.InsertionPoint(op):
            value = ir.DenseElementsAttr.get_splat(type, zero) if isinstance(type, ir.ShapedType) else zero
            difference = arith.subf(arith.constant(type, value), op.operands[0], fastmath=view.fastmath)
        _replace(op, difference)


# Barriers -------------------------------------------------------------------------------------------------------------

_Barriers: TypeAlias = "Mapping[str, str]"
#: By memory that a barrier of all threads orders, the op.
_PLAIN: _Barriers = {"all": "gpu.barrier", "local": "gpu.barrier"}
_LOCAL: _Barriers = {"all": "gpu.barrier", "local": LocalBarrierOp.spec.host_names[0]}
_SAID: _Barriers = {"all": BarrierOp.spec.host_names[0], "local": BarrierOp.spec.host_names[0]}
#: Of upstream's barrier: all threads of the block.
_WHOLE = "#gpu.barrier_scope<workgroup>"
_BARRIERS = frozenset((*_LOCAL.values(), *_SAID.values()))


def _barriers_of(release: Release) -> _Barriers:
    return _SAID if release in TRITON.range("3.7-") else _LOCAL if release in TRITON.range("3.6") else _PLAIN


def _attributes(op: ir.Operation) -> list[tuple[str, ir.Attribute]]:
    return [(op.attributes[index].name, op.attributes[index].attr) for index in range(len(op.attributes))]


def _barrier(op: ir.Operation, known: _Barriers) -> str:
    """What memory a barrier orders; nothing where only its own release has one like it."""
    if op.name not in known.values() or len(op.operands):
        return ""
    if known is not _SAID:
        plain = all(name.startswith("ttg.") or str(value) == _WHOLE for name, value in _attributes(op))
        return next(memory for memory, name in known.items() if name == op.name) if plain else ""
    space = int(cast(Any, op.opview).addr_space)
    return next((memory for memory in _SAID if space == AddrSpace[memory.upper()]), "")


def _synchronize(module: ir.Operation, known: _Barriers, wanted: _Barriers) -> None:
    for op in _where(module, lambda op: op.name in known.values()):
        memory = _barrier(op, known)
        if not memory:
            raise _Left
        kept = {name: attribute for name, attribute in _attributes(op) if name.startswith("ttg.")}
        with op.location, ir.InsertionPoint(op):
            if wanted is _SAID:
                new = barrier(memory).operation
            else:
                new = ir.Operation.create(wanted[memory])
        for name, attribute in kept.items():
            new.attributes[name] = attribute
        op.erase()


# Views ----------------------------------------------------------------------------------------------------------------


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
