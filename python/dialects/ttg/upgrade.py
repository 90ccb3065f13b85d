"""Brings IR of Triton before 3.4 to today's form: types and layouts, tensors in shared memory, descriptors, attributes.

A text of such a release is read as it stands as far as ops, operands and types go; what is here needs to see the IR.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from gpuir.assembly.diagnostics import at
from gpuir.dialects.tt.constraints import has_readable_encoding, is_tensor, tensor
from gpuir.dialects.tt.dialect import TRITON, InputPrecision, PtrType, RoundingMode, TensorDescType
from gpuir.dialects.ttg.copies import async_commit_group, async_copy_global_to_local
from gpuir.dialects.ttg.encodings import (
    SHARED,
    DotOperandEncodingAttr,
    NvidiaMmaEncodingAttr,
    SharedMemorySpaceAttr,
    SliceEncodingAttr,
)
from gpuir.dialects.ttg.former import DYNAMIC, InsertSliceAsyncOp
from gpuir.dialects.ttg.former_reduce import fill_region
from gpuir.dialects.ttg.memory import MemDescSubviewOp, local_alloc, local_load, memdesc_trans
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttng.mma import warp_group_dot
from gpuir.dialects.ttng.tma import reinterpret_tensor_descriptor
from gpuir.errors import ParseError
from gpuir.host import ir
from gpuir.host import module as host_module
from gpuir.ods.dialect import dialect_of
from gpuir.ods.names import document_name
from gpuir.ods.releases import Release

Step: TypeAlias = "Callable[[ir.Operation, _Constants], None]"

_NVIDIA_ONLY = TRITON.range("-2.3")
#: What is raised where an op that nobody verified has not what its step takes for granted.
_MISFITS = (AssertionError, AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError)
#: The bits of a register, of which a thread holds whole ones of an operand.
_REGISTER = 32


def upgrade(module: ir.Module, release: Release) -> None:
    """Brings a module of that release, or an older one, to today's form. It is not verified before, and is to be after."""
    for name in ("tt", "ttg", "ttng"):
        dialect = dialect_of(name)
        assert dialect is not None
        dialect.load(module.context)
    with module.context, ir.Location.unknown():
        _target(module.operation)
        _Types(module, release).replace()
        constants = _Constants()
        for op in _walk(module):
            step = _STEPS.get(document_name(op.name))
            if step is not None:
                try:
                    with op.location, ir.InsertionPoint(op):
                        step(op, constants)
                except _MISFITS as error:
                    _refuse(op, f"has no form today as it is: {error}")
        _name_copies(module)
        _Allocations(module).spread()


def _walk(module: ir.Module) -> list[ir.Operation]:
    found: list[ir.Operation] = []

    def visit(op: Any) -> ir.WalkResult:
        found.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def _refuse(op: ir.Operation, message: str) -> None:
    raise ParseError([at(op.location, "error", f"'{document_name(op.name)}' {message}")])


def _target(module: ir.Operation) -> None:
    """``ttg.target`` in place of 2.x's number of the GPU's capability."""
    attributes = module.attributes
    if "ttg.compute-capability" in attributes:
        number = ir.IntegerAttr(attributes["ttg.compute-capability"]).value
        del attributes["ttg.compute-capability"]
        if "ttg.target" not in attributes:
            attributes["ttg.target"] = ir.StringAttr.get(f"cuda:{number}")


# Types ----------------------------------------------------------------------------------------------------------------


class _Types:
    """The types of a module, as today has them."""

    def __init__(self, module: ir.Module, release: Release):
        self._module = module
        self._known: dict[ir.Type, ir.Type] = {}
        attributes = module.operation.attributes
        target = ir.StringAttr(attributes["ttg.target"]).value if "ttg.target" in attributes else ""
        # Up to 3.1 the floats of NVIDIA's GPUs go by the name of AMD's; 2.x is for NVIDIA's alone, and says no target.
        self._nvidia = target.startswith("cuda:") or (not target and release in _NVIDIA_ONLY)

    def replace(self) -> None:
        """Gives all values, functions and constants their types of today."""
        for op in _walk(self._module):
            for value in op.results:
                self._set(value)
            for region in op.regions:
                for block in region.blocks:
                    for argument in block.arguments:
                        self._set(argument)
            for name in ("function_type", "value"):
                if name in op.attributes:
                    self._attribute(op, name)

    def _set(self, value: ir.Value) -> None:
        today = self.of(value.type)
        if today != value.type:
            value.set_type(today)

    def _attribute(self, op: ir.Operation, name: str) -> None:
        attribute = op.attributes[name]
        if isinstance(attribute, ir.TypeAttr):
            op.attributes[name] = ir.TypeAttr.get(self.of(attribute.value))
        elif op.name == "arith.constant" and attribute.type != op.results[0].type:
            body = ir.Attribute.__str__(attribute).removesuffix(f" : {ir.Type.__str__(attribute.type)}")
            op.attributes[name] = ir.Attribute.parse(f"{body} : {ir.Type.__str__(op.results[0].type)}")

    def of(self, type: ir.Type) -> ir.Type:
        """The type of today."""
        today = self._known.get(type)
        if today is None:
            today = self._known[type] = self._of(type)
        return today

    def _of(self, type: ir.Type) -> ir.Type:
        if isinstance(type, ir.RankedTensorType) and has_readable_encoding(type):
            element = self.of(type.element_type)
            if isinstance(type.encoding, SHARED):
                return MemDescType.get(
                    list(type.shape), element, type.encoding, SharedMemorySpaceAttr.get(), mutable=True
                )
            return tensor(type.shape, element, _encoding(type.encoding, element))
        if isinstance(type, MemDescType):
            return MemDescType.get(
                type.shape, self.of(type.element_type), type.encoding, type.memory_space, type.mutable, type.alloc_shape
            )
        if isinstance(type, PtrType):
            return PtrType.get(self.of(type.pointee_type), type.address_space)
        if isinstance(type, TensorDescType):
            return TensorDescType.get(self.of(type.block_type))
        if isinstance(type, ir.FunctionType):
            return ir.FunctionType.get([self.of(t) for t in type.inputs], [self.of(t) for t in type.results])
        if self._nvidia and isinstance(type, ir.Float8E4M3FNUZType):
            return ir.Float8E4M3FNType.get()
        return type


def _encoding(encoding: ir.Attribute | None, element: ir.Type) -> ir.Attribute | None:
    """The layout with a `kWidth` where a matrix instruction asks for one, and releases up to 3.2 leave it out."""
    if isinstance(encoding, SliceEncodingAttr):
        parent = _encoding(encoding.parent, element)
        return encoding if parent is None or parent == encoding.parent else SliceEncodingAttr.get(encoding.dim, parent)
    if isinstance(encoding, DotOperandEncodingAttr):
        parent = encoding.parent
        width: int = encoding.k_width
        if not width and isinstance(parent, NvidiaMmaEncodingAttr) and parent.version_major in (2, 3):
            width = max(_REGISTER // getattr(element, "width", _REGISTER), 1)
        return DotOperandEncodingAttr.get(encoding.op_idx, parent, width)
    return encoding


# Ops ------------------------------------------------------------------------------------------------------------------


def _numbers(op: ir.Operation, name: str) -> list[int]:
    """The numbers of an attribute that is an array of them."""
    attribute = op.attributes[name]
    if not isinstance(attribute, (ir.DenseI32ArrayAttr, ir.DenseI64ArrayAttr)):
        raise TypeError(f"expected {name} to be an array of integers, found {attribute}")
    return list(attribute)


def _replace(op: ir.Operation, value: Any) -> None:
    op.results[0].replace_all_uses_with(value)
    op.erase()


def _describe(op: ir.Operation, constants: _Constants) -> None:
    """A descriptor in place of the pointer to one; its block is what is loaded or stored."""
    pointer = op.operands[0]
    if not isinstance(pointer.type, PtrType):
        return
    values = [*op.results, *list(op.operands)[1:]]
    for value in values:
        type = value.type
        if is_tensor(type) and str(type.element_type) != "i32" or isinstance(type, MemDescType) and _is_data(type):
            encoding = type.encoding if isinstance(type, MemDescType) else None
            rows = document_name(op.name).endswith(("_gather", "_scatter"))
            shape = [1, *list(type.shape)[1:]] if rows else type.shape
            block = TensorDescType.get(tensor(shape, type.element_type, encoding))
            op.operands[0] = reinterpret_tensor_descriptor(block, pointer)
            return
    _refuse(op, "has neither a tensor nor a buffer for what its descriptor describes")


def _is_data(type: MemDescType) -> bool:
    """Whether a buffer is none of barriers."""
    return not (len(type.shape) == 1 and str(type.element_type) == "i64")


class _Constants:
    """Numbers as values, one of each in a function."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], ir.Value] = {}

    def i32(self, op: ir.Operation, number: int) -> ir.Value:
        """The number, in the function around the op."""
        block = op.block
        while block.owner.operation.name not in ("tt.func", "builtin.module"):
            block = block.owner.operation.block
        key = hash(block), number
        if key not in self._known:
            with ir.InsertionPoint.at_block_begin(block):
                i32 = ir.IntegerType.get_signless(32)
                self._known[key] = host_module("dialects.arith").constant(i32, number)
        return self._known[key]


def _part(source: ir.Value, shape: Sequence[int], offsets: Sequence[ir.Value]) -> Any:
    """A view of a part of a buffer."""
    type = source.type
    assert isinstance(type, MemDescType)
    part = MemDescType.get(list(shape), type.element_type, type.encoding, type.memory_space, type.mutable)
    return ir.Operation.create(MemDescSubviewOp.spec.host_names[0], results=[part], operands=[source, *offsets]).result


def _alloc_tensor(op: ir.Operation, constants: _Constants) -> None:
    _replace(op, local_alloc(op.results[0].type))


def _insert_slice(op: ir.Operation, constants: _Constants) -> None:
    view = op.opview
    assert isinstance(view, InsertSliceAsyncOp)
    target, index = view.dst, view.index
    if view.axis.value:
        _refuse(op, f"expects axis to be 0, found {view.axis.value}")
    part = _part(target, list(target.type.shape)[1:], [index, *[constants.i32(op, 0)] * (len(target.type.shape) - 1)])
    async_copy_global_to_local(
        view.src,
        part,
        mask=view.mask,
        other=view.other,
        cache=view.cache,
        evict=view.evict,
        is_volatile=view.is_volatile,
    )
    _replace(op, target)


def _name_copies(module: ir.Module) -> None:
    """Groups of 2.x's copies, which have no tokens, get those of the copies since the group before."""
    tokens: list[ir.Value] = []
    block = 0
    for op in _walk(module):
        name = document_name(op.name)
        if name not in ("ttg.async_copy_global_to_local", "ttg.async_commit_group"):
            continue
        if hash(op.block) != block:
            block, tokens = hash(op.block), []
        if name == "ttg.async_copy_global_to_local":
            tokens.append(op.results[0])
            continue
        if tokens and not len(op.operands):
            with op.location, ir.InsertionPoint(op):
                _replace(op, async_commit_group(tokens))
        tokens = []


def _extract_slice(op: ir.Operation, constants: _Constants) -> None:
    source, result = op.operands[0], op.results[0].type
    if not isinstance(source.type, MemDescType):
        return  # upstream's, of a tensor
    strides = _numbers(op, "static_strides")
    if any(stride != 1 for stride in strides):
        _refuse(op, f"expects strides of 1, found {strides}")
    given = iter(list(op.operands)[1:])
    offsets = []
    for number in _numbers(op, "static_offsets"):
        offset = next(given) if number == DYNAMIC else constants.i32(op, number)
        if isinstance(offset.type, ir.IndexType):
            offset = host_module("dialects.arith").index_cast(ir.IntegerType.get_signless(32), offset)
        offsets.append(offset)
    _replace(op, _part(source, list(result.shape), offsets))


def _convert_layout(op: ir.Operation, constants: _Constants) -> None:
    source, result = op.operands[0], op.results[0].type
    before, after = isinstance(source.type, MemDescType), isinstance(result, MemDescType)
    if before and after:
        _refuse(op, "between layouts of shared memory has no form today: a copy through registers says it")
    if before:
        _replace(op, local_load(result, source))
    elif after:
        _replace(op, local_alloc(result, src=source))


def _transpose(op: ir.Operation, constants: _Constants) -> None:
    if isinstance(op.operands[0].type, MemDescType):
        _replace(op, memdesc_trans(op.operands[0], _numbers(op, "order")))


def _precision(op: ir.Operation, constants: _Constants) -> None:
    """`inputPrecision` in place of 2.x's `allowTF32`."""
    attributes = op.attributes
    if "allowTF32" in attributes:
        precision = InputPrecision.TF32 if ir.BoolAttr(attributes["allowTF32"]).value else InputPrecision.IEEE
        attributes["inputPrecision"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), int(precision))
        del attributes["allowTF32"]


def _dot(op: ir.Operation, constants: _Constants) -> None:
    _precision(op, constants)
    if isinstance(op.operands[1].type, MemDescType):
        a, b, c = op.operands
        attributes = op.attributes
        _replace(
            op,
            warp_group_dot(
                a, b, c, input_precision=ir.IntegerAttr(attributes["inputPrecision"]),
                max_num_imprecise_acc=ir.IntegerAttr(attributes["maxNumImpreciseAcc"]), is_async=False,
            ),
        )  # fmt: skip


def _comparison(name: str) -> Step:
    def compare(op: ir.Operation, constants: _Constants) -> None:
        lhs, rhs = op.operands
        builder = getattr(host_module("dialects.arith"), name)
        _replace(op, builder(ir.IntegerAttr(op.attributes["predicate"]), lhs, rhs))

    return compare


def _select(op: ir.Operation, constants: _Constants) -> None:
    _replace(op, host_module("dialects.arith").select(*op.operands))


def _rounding(op: ir.Operation, constants: _Constants) -> None:
    """2.x rounds to nearest without saying so."""
    source, result = (getattr(v.type, "element_type", v.type) for v in (op.operands[0], op.results[0]))
    if "rounding" not in op.attributes and result.width < source.width:
        i32 = ir.IntegerType.get_signless(32)
        op.attributes["rounding"] = ir.IntegerAttr.get(i32, int(RoundingMode.RTNE))


_STEPS: dict[str, Step] = {
    **dict.fromkeys(
        (
            "tt.descriptor_load", "tt.descriptor_store", "tt.descriptor_gather", "tt.descriptor_scatter", "tt.descriptor_reduce",
            "ttng.async_tma_copy_global_to_local", "ttng.async_tma_copy_local_to_global", "ttng.async_tma_gather",
            "ttng.async_tma_scatter", "ttng.async_tma_reduce",
        ),
        _describe,
    ),
    "ttg.alloc_tensor": _alloc_tensor,
    "ttg.insert_slice_async": _insert_slice,
    "ttg.extract_slice": _extract_slice,
    "tensor.extract_slice": _extract_slice,
    "ttg.convert_layout": _convert_layout,
    "tt.trans": _transpose,
    "tt.dot": _dot,
    "ttng.warp_group_dot": _precision,
    "ttg.cmpi": _comparison("cmpi"),
    "ttg.cmpf": _comparison("cmpf"),
    "ttg.select": _select,
    "tt.fp_to_fp": _rounding,
    "tt.reduce": lambda op, constants: fill_region(op),
}  # fmt: skip


# Allocations ----------------------------------------------------------------------------------------------------------


class _Allocations:
    """The shape of the whole allocation in the types of views, which say it from Triton 3.3 on."""

    def __init__(self, module: ir.Module):
        self._module = module
        #: By value another one of the same type, up to the one that stands for all of them.
        self._parents: dict[ir.Value, ir.Value] = {}

    def spread(self) -> None:
        """Sets it where a view has none, and its source does."""
        ops = _walk(self._module)
        views = [op for op in ops if document_name(op.name) in ("ttg.memdesc_subview", "ttg.memdesc_trans")]
        if not views:
            return
        for op in ops:
            for group in _alike(op):
                buffers = [value for value in group if isinstance(value.type, MemDescType)]
                for value in buffers[1:]:
                    self._join(buffers[0], value)
        while [op for op in views if self._view(op)]:
            pass

    def _find(self, value: ir.Value) -> ir.Value:
        while value in self._parents:
            value = self._parents[value]
        return value

    def _join(self, one: ir.Value, other: ir.Value) -> None:
        one, other = self._find(one), self._find(other)
        if one != other:
            self._parents[other] = one

    def _view(self, op: ir.Operation) -> bool:
        """Whether the view's result got the shape of its source's allocation."""
        source, result = op.operands[0].type, op.results[0].type
        whole = list(source.alloc_shape or source.shape)
        if document_name(op.name) == "ttg.memdesc_trans":
            outer, order = len(whole) - len(source.shape), _numbers(op, "order")
            if sorted(order) != list(range(len(source.shape))):
                return False  # the op's verifier refuses it
            whole = whole[:outer] + [whole[outer + dimension] for dimension in order]
        said = list(result.alloc_shape or result.shape)
        if said == whole or said != list(result.shape):
            return False
        today = MemDescType.get(
            result.shape, result.element_type, result.encoding, result.memory_space, result.mutable, whole
        )
        root = self._find(op.results[0])
        for value in [op.results[0], root, *(v for v in self._parents if self._find(v) == root)]:
            value.set_type(today)
        return True


def _alike(op: ir.Operation) -> list[list[ir.Value]]:
    """Values that have one type since they are handed on."""
    name = document_name(op.name)
    if name == "ttng.warp_group_dot_wait":
        return [list(pair) for pair in zip(op.operands, op.results, strict=True)]
    if name == "scf.for":
        body = op.regions[0].blocks[0]
        columns = (list(op.operands)[3:], list(body.arguments)[1:], list(op.results), _ended(body))
        return [list(row) for row in zip(*columns, strict=True)]
    if name == "scf.while":
        before, after = (region.blocks[0] for region in op.regions)
        first = (list(op.operands), list(before.arguments), _ended(after))
        second = (_ended(before)[1:], list(after.arguments), list(op.results))
        return [list(row) for columns in (first, second) for row in zip(*columns, strict=True)]
    if name == "scf.if" and len(op.results):
        branches = (list(op.results), *(_ended(region.blocks[0]) for region in op.regions))
        return [list(row) for row in zip(*branches, strict=True)]
    return []


def _ended(block: ir.Block) -> list[ir.Value]:
    """What the block's terminator hands on."""
    operations = block.operations
    return list(operations[len(operations) - 1].operation.operands)
