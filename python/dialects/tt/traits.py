"""Triton's traits: what its verifiers ask of shapes, encodings, element types and layouts, and its memory effects."""

from __future__ import annotations

import operator
import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeGuard

from gpuir.dialects.tt.constraints import (
    DYNAMIC,
    element_of,
    elements,
    encoding_of,
    has_readable_encoding,
    is_tensor,
    pointee,
    shape_text,
)
from gpuir.dialects.tt.dialect import CACHE_POLICY, CacheModifier, PtrType
from gpuir.dialects.tt.enclosing import cluster_size, enclosing
from gpuir.dialects.tt.inference import same_but_for_copies, same_layout
from gpuir.dialects.tt.layout_inference import BY_FORM, Form, ThreadCounts, answers_for, is_open, thread_counts
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.ods import Effects, Trait, VerifyError, by_release, in_releases
from gpuir.ods.definitions import AttrBase, TypeBase
from gpuir.ods.operation import OpBase
from gpuir.ods.verifier import once_a_block

#: A result type or a layout that does not follow by a rule that is known here.
Unknown = UnknownLayout

#: Lanes a warp, warps and CTAs.
Threads: TypeAlias = tuple[int, int, int]
#: Elements a tensor may have.
MAX_ELEMENTS = 1 << 20


def named_types(op: OpBase, *, operands: bool = True, results: bool = True) -> list[tuple[str, ir.Type]]:
    """Names and types of an op's values; values of a variadic are ``name #i``."""
    named = []
    for side, wanted in ((op.spec.operand_side, operands), (op.spec.result_side, results)):
        if not wanted or not side.groups:
            continue
        types = [value.type for value in side.of(op)]
        for group, (start, end) in zip(side.groups, side.ranges(op), strict=True):
            if group.kind == "variadic":
                named += [(f"{group.name} #{i}", type) for i, type in enumerate(types[start:end])]
            else:
                named += [(group.name, type) for type in types[start:end]]
    return named


class _Same(Trait):
    """All values have the first one's property; a value that has none (a scalar's encoding) is let through."""

    def __init__(
        self,
        name: str,
        what: str,
        property: Callable[[Any], Any],
        *,
        results: bool = True,
        show: Callable[[Any], str] = str,
        needs_operands: bool = False,
        same: Callable[[Any, Any], bool] = operator.eq,
    ):
        self.name, self.what, self.property, self.results = name, what, property, results
        self.show, self.needs_operands, self.same = show, needs_operands, same

    def verify(self, op: OpBase) -> None:
        first = None
        if self.needs_operands and not len(op.operation.operands):
            raise VerifyError("expects at least 1 operand, found 0")
        for name, type in named_types(op, results=self.results):
            value = self.property(type)
            if first is None:
                first = (name, value)
            elif value is not None and first[1] is not None and not self.same(first[1], value):
                raise VerifyError(
                    f"expects {name} to have the {self.what} of {first[0]}, {self.show(first[1])}, found {self.show(value)}"
                )

    def __repr__(self) -> str:
        return self.name


def is_block_pointer(type: ir.Type) -> TypeGuard[PtrType]:
    """Whether the type is a pointer to a tensor."""
    return isinstance(type, PtrType) and is_tensor(type.pointee_type)


def _shape(type: ir.Type) -> tuple[int, ...]:
    return tuple(type.shape) if is_tensor(type) else ("scalar",)  # type: ignore[return-value]


def _through(property: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The property of a tensor, or of the tensor that a block pointer points at."""

    def of(type: ir.Type) -> Any:
        return property(pointee(type) if is_block_pointer(type) else type)

    return of


def compatible_shapes(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Equal shapes, but for sizes that one of them leaves open."""
    return len(one) == len(other) and all(a == b or DYNAMIC in (a, b) for a, b in zip(one, other, strict=True))


def _show_shape(shape: tuple[Any, ...]) -> str:
    return "a scalar" if shape == ("scalar",) else shape_text(shape)


SameOperandsAndResultShape = _Same(
    "SameOperandsAndResultShape", "shape", _shape, show=_show_shape, needs_operands=True, same=compatible_shapes
)
SameOperandsShape = _Same(
    "SameOperandsShape", "shape", _shape, results=False, show=_show_shape, needs_operands=True, same=compatible_shapes
)


def _no_block_pointer(type: ir.Type) -> ir.Attribute | None:
    if is_block_pointer(type):
        raise VerifyError(f"expects no pointer to a tensor, found {type}")
    return encoding_of(type)


SameOperandsAndResultEncoding = _Same("SameOperandsAndResultEncoding", "encoding", _no_block_pointer)
SameOperandsEncoding = _Same("SameOperandsEncoding", "encoding", _no_block_pointer, results=False)
SameOperandsAndResultElementType = _Same("SameOperandsAndResultElementType", "element type", element_of)
SameTypeOperands = _Same("SameTypeOperands", "type", lambda type: type, results=False)
#: The traits of loads and stores: a block pointer counts as the tensor it points at.
SameLoadStoreOperandsShape = _Same(
    "SameLoadStoreOperandsShape", "shape", _through(_shape), results=False, show=_show_shape, same=compatible_shapes
)
SameLoadStoreOperandsAndResultShape = _Same(
    "SameLoadStoreOperandsAndResultShape", "shape", _through(_shape), show=_show_shape, same=compatible_shapes
)
SameLoadStoreOperandsEncoding = _Same("SameLoadStoreOperandsEncoding", "encoding", _through(encoding_of), results=False)
SameLoadStoreOperandsAndResultEncoding = _Same(
    "SameLoadStoreOperandsAndResultEncoding", "encoding", _through(encoding_of)
)


class _TensorSize(Trait):
    """Tensors have a power of two of elements, at most 2**20; of dynamic and empty ones nothing is asked."""

    def verify(self, op: OpBase) -> None:
        for name, type in named_types(op):
            if not is_tensor(type) or not type.has_static_shape:
                continue
            number = elements(type.shape)
            if number > MAX_ELEMENTS:
                raise VerifyError(f"expects {name} to have at most {MAX_ELEMENTS} elements, found {number} ({type})")
            if number & (number - 1):
                raise VerifyError(f"expects {name} to have a power of two of elements, found {number} ({type})")

    def __repr__(self) -> str:
        return "TensorSizeTrait"


TensorSizeTrait = _TensorSize()


def _tensors(named: list[tuple[str, ir.Type]]) -> list[tuple[str, ir.RankedTensorType]]:
    return [(name, type) for name, type in named if is_tensor(type)]


class _Elementwise(Trait):
    """Applies to tensors element by element; scalars among the operands go with each element."""

    def verify(self, op: OpBase) -> None:
        results = named_types(op, operands=False)
        inputs, outputs = _tensors(named_types(op, results=False)), _tensors(results)
        if outputs and not inputs:
            raise VerifyError(f"expects an operand to be a tensor since {outputs[0][0]} is one, found none")
        if inputs and len(outputs) != max(len(results), 1):
            name, type = next(((name, type) for name, type in results if not is_tensor(type)), ("a result", "none"))
            raise VerifyError(f"expects {name} to be a tensor since {inputs[0][0]} is one, found {type}")
        for name, type in (inputs + outputs)[1:]:
            first, expected = inputs[0]
            if not compatible_shapes(tuple(expected.shape), tuple(type.shape)):
                raise VerifyError(
                    f"expects {name} to have the shape of {first}, {shape_text(expected.shape)}, "
                    f"found {shape_text(type.shape)}"
                )

    def __repr__(self) -> str:
        return "Elementwise"


Elementwise = _Elementwise()


class _SameVariadicOperandSize(Trait):
    """All variadic operands have the same number of values."""

    equal_sizes = True

    def verify(self, op: OpBase) -> None:
        first = None
        for group in op.spec.operands:
            if group.kind != "variadic":
                continue
            size = len(group.values(op))
            if first is None:
                first = (group.name, size)
            elif size != first[1]:
                raise VerifyError(
                    f"expects {group.name} to have as many values as {first[0]}, {first[1]}, found {size}"
                )

    def __repr__(self) -> str:
        return "SameVariadicOperandSize"


SameVariadicOperandSize = _SameVariadicOperandSize()


# Layouts --------------------------------------------------------------------------------------------------------------


def spread(encoding: ir.Attribute) -> ThreadCounts | None:
    """The old name of gpuir.dialects.tt.layout_inference.thread_counts."""
    warnings.warn(
        "tt.traits.spread is now tt.layout_inference.thread_counts; the old name goes in 0.3",
        DeprecationWarning,
        stacklevel=2,
    )
    return thread_counts(encoding)


def _tensor_layout(name: str, type: ir.RankedTensorType) -> Threads | None:
    """Lanes, warps and CTAs of a tensor's layout, which fits the tensor."""
    if type.encoding is None:
        return None
    counts = thread_counts(type.encoding)
    if counts is None:
        if not isinstance(type.encoding, AttrBase) or is_open(type.encoding):
            return None  # another dialect's business, or a layout of which nothing is known yet
        raise VerifyError(f"expects {name} to have a distributed layout, found {type.encoding}")
    if counts.rank != type.rank:
        raise VerifyError(
            f"expects {name} to have a layout of rank {type.rank}, its own, found rank {counts.rank} ({type})"
        )
    for size in type.shape:
        if size < 1 or size & (size - 1):
            raise VerifyError(f"expects the sizes of {name} to be powers of two, found {size} ({type})")
    return counts[1:]


#: Ops that are lowered for any linear map of elements to threads, besides those that go element by element.
_TAKE_ANY_LINEAR = frozenset((
    "tt.assert", "tt.broadcast", "tt.call", "tt.dot_scaled", "tt.expand_dims", "tt.join", "tt.load", "tt.make_range", "tt.reshape", "tt.return", "tt.splat",
    "tt.split", "tt.store", "tt.trans", "ttg.convert_layout", "ttg.fp4_to_fp",
    "ttg.local_load", "ttg.local_store",
))  # fmt: skip
#: Ops of which buffers are not asked for how many CTAs they are from Triton 3.8 on.
_HAND_ON = ("tt.call", "tt.return")


class _VerifyTensorLayouts(Trait):
    """Tensors have distributed layouts of their rank, for the module's lanes, warps and CTAs; buffers have others."""

    local = False

    def __init__(self, operands: bool = True):
        self.operands = operands

    def verify(self, op: OpBase) -> None:
        expected = None
        for name, type in named_types(op, operands=self.operands):
            counts = self._look(name, type)
            if counts is None:
                continue
            expected = expected or enclosing(op)
            if expected is None:
                return
            if counts != expected:
                self._differ(name, type, counts, expected)

    def remaining(self, op: OpBase) -> Callable[[OpBase], None] | None:
        distinct = {self._look(name, type) for name, type in named_types(op, operands=self.operands)} - {None}
        if len(distinct) != 1:
            return self.verify if distinct else None
        (counts,) = distinct

        def check(op: OpBase) -> None:
            expected = once_a_block(op, enclosing)
            if expected != counts and expected is not None:
                self.verify(op)

        return check

    @in_releases("3.8-")
    def tensor_memory_of_cluster(self, op: OpBase) -> None:
        """The same of buffers in tensor memory, whose encodings are another dialect's."""
        for name, type in self._of_dialects(op) if op.spec.name not in _HAND_ON else ():
            count = getattr(getattr(type, "encoding", None), "cta_count", None)
            expected = None if count is None else cluster_size(op)
            if count is not None and expected is not None and count() != expected:
                raise VerifyError(
                    f"expects {name} to be for {expected} CTAs, as ttg.num-ctas says, found {count()} ({type})"
                )

    @in_releases("3.7-")
    def buffers_of_cluster(self, op: OpBase) -> None:
        """Buffers are for the module's CTAs, as tensors are."""
        if op.spec.name not in _HAND_ON:
            self._check_buffers_of_cluster(op)

    @in_releases("3.7")
    def buffers_handed_on(self, op: OpBase) -> None:
        """The same of those that calls and returns hand on."""
        if op.spec.name in _HAND_ON:
            self._check_buffers_of_cluster(op)

    def _check_buffers_of_cluster(self, op: OpBase) -> None:
        for name, type in self._of_dialects(op):
            inference = answers_for(type)
            ctas = None if inference is None else inference.buffer_ctas(type)
            expected = None if ctas is None else cluster_size(op)
            if expected is not None and ctas != expected:
                raise VerifyError(
                    f"expects {name} to be for {expected} CTAs, as ttg.num-ctas says, found {ctas} ({type})"
                )

    @in_releases("3.7")
    def buffers_hold_parts(self, op: OpBase) -> None:
        """Each CTA has an element of a buffer that they divide."""
        for name, type in self._of_dialects(op):
            inference = answers_for(type)
            divided = None if inference is None else inference.buffer_parts(type)
            if divided is not None and divided[0] > divided[1]:
                raise VerifyError(
                    f"expects {name} to have an element for each of the {divided[0]} parts that CTAs have, found {divided[1]} ({type})"
                )

    @in_releases("3.8-")
    def no_general_layouts(self, op: OpBase) -> None:
        """Few ops take tensors whose warps have elements by bases that move along several dimensions at once."""
        if op.spec.name not in _TAKE_ANY_LINEAR and Elementwise not in op.spec.traits:
            self._check_not_general(op)

    @in_releases("3.8")
    def no_general_conditions(self, op: OpBase) -> None:
        """The same of what is asserted, in the first release that has such layouts."""
        if op.spec.name == "tt.assert":
            self._check_not_general(op)

    def _check_not_general(self, op: OpBase) -> None:
        for name, type in named_types(op, operands=self.operands):
            if is_tensor(type) and getattr(encoding_of(type), "is_general", False):
                raise VerifyError(
                    f"expects {name} to have another layout, which #ttg.linear could say, found {type.encoding}"
                )

    def _of_dialects(self, op: OpBase) -> list[tuple[str, ir.Type]]:
        """Names and types of the values that are no tensors or numbers; most ops have none, and that is told at once."""
        operation = op.operation
        values = (*operation.operands, *operation.results) if self.operands else operation.results
        if not any(isinstance(value.type, TypeBase) for value in values):
            return []
        return [each for each in named_types(op, operands=self.operands) if isinstance(each[1], TypeBase)]

    @staticmethod
    def _look(name: str, type: ir.Type) -> Threads | None:
        if is_tensor(type):
            if not has_readable_encoding(type):
                raise VerifyError(f"expects {name} to have a distributed layout, found {type}")
            return None if type.encoding is None else _tensor_layout(name, type)
        inference = answers_for(type)
        if inference is not None:
            inference.check_buffer(name, type)
        return None

    @staticmethod
    def _differ(name: str, type: ir.Type, counts: Threads, expected: tuple[int, int | None, int]) -> None:
        if expected[1] is None:
            raise VerifyError(
                f"has a layout on {name}, and no module around it says the number of warps, ttg.num-warps"
            )
        for what, attribute, here, there in zip(
            ("threads a warp", "warps", "CTAs"), ("threads-per-warp", "num-warps", "num-ctas"), counts, expected,
            strict=True,
        ):  # fmt: skip
            if here != there:
                raise VerifyError(
                    f"expects the layout of {name} to have {there} {what}, as ttg.{attribute} says, "
                    f"found {here} ({encoding_of(type)})"
                )

    def __repr__(self) -> str:
        return "VerifyTensorLayoutsTrait" if self.operands else "VerifyResultLayouts"


VerifyTensorLayouts = _VerifyTensorLayouts()
#: Asked of results only.
VerifyResultLayouts = _VerifyTensorLayouts(operands=False)


# Results and effects --------------------------------------------------------------------------------------------------


class _InfersResults(Trait):
    """Result types are those that the op's `infer_types` gives; where it cannot tell, any are taken.

    With `equivalent` a layout may be spelled in another way; with `held` it does not matter from Triton 3.9 on how often a thread
    has an element.
    """

    def __init__(self, name: str, equivalent: bool, held: bool = False):
        self.name, self.equivalent, self.held = name, equivalent, held

    def verify(self, op: OpBase) -> None:
        self._check(op)

    @by_release(BY_FORM)
    def of_form(self, op: OpBase, form: Form) -> None:
        if self.equivalent:
            self._check(op, form)

    def _check(self, op: OpBase, form: Form | None = None) -> None:
        spec = op.spec
        operands = {group.name: group.types(op) for group in spec.operands}
        attributes = op.operation.attributes
        given = {name: attributes[name] for name in spec.attributes if name in attributes}
        try:
            inferred = spec.infer(operands, given)
            for group in spec.results:
                expected, actual = inferred[group.name], group.types(op)
                if len(expected) != len(actual):
                    raise VerifyError(f"expects {len(expected)} values of {group.name}, found {len(actual)}")
                for index, (there, here) in enumerate(zip(expected, actual, strict=True)):
                    if not self._equal(there, here, form):
                        name = f"{group.name} #{index}" if group.kind == "variadic" else group.name
                        raise VerifyError(f"expects {name} to have the type {there}, found {here}")
        except UnknownLayout:
            return
        except ValueError as error:
            raise VerifyError(str(error)) from None

    def _equal(self, expected: ir.Type, actual: ir.Type, form: Form | None) -> bool:
        if expected == actual or not self.equivalent:
            return bool(expected == actual)
        held = self.held and form in (None, "3.9-") and same_but_for_copies(expected, actual)
        return held or same_layout(expected, actual, form)

    def __repr__(self) -> str:
        return self.name


InfersResults = _InfersResults("InferTypeOpInterface", False)
InfersEquivalentResults = _InfersResults("InferTypeOpWithLayoutEquivalence", True)
InfersHeldResults = _InfersResults("InferTypeOpWithLayoutEquivalence", True, True)


def cache_policy(op: OpBase) -> tuple[ir.Attribute | None, Any]:
    """What Triton 3.9 reads of an access: a policy that stands there as an attribute, and the cache modifier."""
    attributes = op.operation.attributes
    if CACHE_POLICY.name not in attributes:
        return None, ir.IntegerAttr(attributes["cache"]).value if "cache" in op.spec.attributes else CacheModifier.NONE
    policy = attributes[CACHE_POLICY.name]
    modifier = getattr(policy, "cache_modifier", None)
    if modifier is None:
        raise VerifyError(f"expects {CACHE_POLICY.name} to be a cache_policy, found {policy}")
    return policy, modifier


class CachePolicies(Trait):
    """From Triton 3.9 on an access to memory by all threads takes a cache policy of a dialect's, with modifiers that it has.

    `access` names the accesses, and `modifiers` are those that they do not have.
    """

    def __init__(self, access: str, *modifiers: CacheModifier):
        self.access, self.modifiers = access, modifiers

    @in_releases("3.9-")
    def takes(self, op: OpBase) -> None:
        _, modifier = cache_policy(op)
        if modifier in self.modifiers:
            raise VerifyError(
                f"expects a cache modifier that {self.access} have, found {CacheModifier.of(modifier).string}"
            )

    def __repr__(self) -> str:
        return f"CachePolicies({self.access})"


#: What loads and stores have no modifiers for.
CachePoliciesOfLoads = CachePolicies("loads", CacheModifier.WB, CacheModifier.WT)
CachePoliciesOfStores = CachePolicies("stores", CacheModifier.CA, CacheModifier.CV)


class MemoryEffects(Effects):
    """Memory that the op reads, writes or frees, by operand; `"*"` is memory that no operand names.

    The host keeps one kind of memory: a write to a buffer orders all reads after it. `when` says of an op whether it
    has these effects.
    """

    def __init__(
        self,
        *,
        reads: Iterable[str] = (),
        writes: Iterable[str] = (),
        frees: Iterable[str] = (),
        when: Callable[[Any], bool] | None = None,
    ):
        self.reads, self.writes, self.frees, self.when = tuple(reads), tuple(writes), tuple(frees), when
        super().__init__(self._fill)

    def _fill(self, op: OpBase, effects: ir.MemoryEffectInstancesList) -> None:
        if self.when is not None and not self.when(op):
            return
        kinds = ir.MemoryEffect
        for names, kind in ((self.reads, kinds.Read), (self.writes, kinds.Write), (self.frees, kinds.Free)):
            for name in names:
                self._append(op, effects, kind, name)

    @staticmethod
    def _append(op: OpBase, effects: ir.MemoryEffectInstancesList, kind: ir.MemoryEffect, name: str) -> None:
        if name == "*":
            effects.append(kind)
            return
        start, end = op.spec.operand_side.ranges(op)[op.spec.groups[name].index]
        for operand in list(op.operation.op_operands)[start:end]:
            effects.append(kind, operand)

    def __repr__(self) -> str:
        parts = (("reads", self.reads), ("writes", self.writes), ("frees", self.frees))
        text = ", ".join(f"{noun} {' and '.join(names)}" for noun, names in parts if names)
        return f"MemoryEffects({text or 'none'})".replace("*", "global memory")


#: No effects, and yet not to be run where it did not stand.
NoMemoryEffect = MemoryEffects()
#: What every op of `tt` has.
TRITON = (TensorSizeTrait, VerifyTensorLayouts)
