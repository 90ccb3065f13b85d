"""Verification of an op from its spec: number and types of values, attributes, traits, then the op's own `verify`.

The host calls it before IRDL's checks in C++, so that the message names operand and expectation. What depends on types
and attributes alone is remembered by their identities, for each context: thousands of equal ops pay once.
"""

from __future__ import annotations

import contextlib
import functools
import os
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from gpuir.host import ir
from gpuir.ods.traits import VerifyError

if TYPE_CHECKING:
    from gpuir.ods.operation import Group, OpBase, OpSpec, Side


T = TypeVar("T")


class _Suspension(threading.local):
    """The context whose ops this thread verifies in C++ only; None: all ops are verified in Python too."""

    context_id: int | None = None


class _Unchanged(threading.local):
    """What was found of the blocks of IR that this thread is making, by their hashes; None: IR may change."""

    blocks: dict[int, Any] | None = None


_suspension = _Suspension()
_unchanged = _Unchanged()

#: By context id and the host's name of an op: its verification, with what that remembers of the context's types and
#: attributes. `forget` drops it with the context.
_VERIFICATIONS: dict[int, dict[str, Callable[[Any], None]]] = {}


def forget(context_id: int) -> None:
    """Drops what is remembered of a context that goes: another one may get its id."""
    _VERIFICATIONS.pop(context_id, None)


def _check_side(spec: OpSpec, side: Side, op: OpBase, noun: str) -> None:
    values = side.of(op)
    segments = None
    if side.segmented:
        attribute = op.operation.attributes.get(side.attribute)
        uniform = attribute is None and op.operation.name == spec.host_names[0] and spec.has_mixed
        if isinstance(attribute, ir.DenseI32ArrayAttr):
            segments = list(attribute)
        elif not uniform:
            raise VerifyError(f"requires dense i32 array attribute '{side.attribute}' with {sum(side.widths)} elements")
    sizes = side.sizes(len(values), segments)
    if sizes is None:
        if side.segmented:
            raise VerifyError(
                f"'{side.attribute}' {segments} does not fit {len(values)} {noun}s: expected {sum(side.widths)} sizes that add up to it"
            )
        expected = f"{'at least ' if side.open else ''}{side.fixed}"
        if side.open and side.open[0].kind == "optional":
            expected = f"{side.fixed} or {side.fixed + 1}"
        raise VerifyError(
            f"expected {expected} {noun}s ({', '.join(g.name for g in side.groups)}), but found {len(values)}"
        )
    number = 0
    for group, size in zip(side.groups, sizes, strict=True):
        if group.kind == "optional" and size > 1:
            raise VerifyError(f"{noun} group '{group.name}' takes 0 or 1 element, but found {size}")
        if group.kind == "one" and size != 1:
            raise VerifyError(f"{noun} group '{group.name}' takes 1 element, but found {size}")
        for _ in range(size):
            type = values[number].type
            if not group.constraint.test(type):
                raise VerifyError(
                    f"{noun} #{number} ('{group.name}') must be {group.constraint.summary}, but got '{type}'"
                )
            number += 1


def _check_attributes(spec: OpSpec, op: OpBase) -> None:
    attributes = op.operation.attributes
    for field in spec.attributes.values():
        value = attributes.get(field.name)
        if value is None:
            if field.required:
                raise VerifyError(f"requires attribute '{field.name}' ({field.constraint.summary})")
        elif not field.constraint.test(value):
            raise VerifyError(
                f"attribute '{field.name}' failed to satisfy constraint: {field.constraint.summary}, found {value}"
            )


def _check_inferred(spec: OpSpec, op: OpBase, hidden: list[Group]) -> None:
    """Results whose types the custom form leaves out have those that follow: another one would be lost in text."""
    operation = op.operation
    operands = {group.name: group.types(op) for group in spec.operands}
    attributes = {name: operation.attributes[name] for name in spec.attributes if name in operation.attributes}
    try:
        with ir.Location.unknown(operation.context):
            inferred = spec.cls.infer_types(operands, attributes)
    except (TypeError, ValueError) as error:
        raise VerifyError(str(error)) from None
    for group in hidden:
        expected, own = list(inferred.get(group.name, group.types(op))), group.types(op)
        if expected != own:
            shown = " vs. ".join(", ".join(map(str, types)) or "none" for types in (expected, own))
            raise VerifyError(f"inferred type of {group.name} is incompatible with its own: {shown}")


Check = Callable[[Any], None]


def verify_local(spec: OpSpec, op: OpBase) -> tuple[Check, ...]:
    """Verifies all that depends on types and attributes alone; what is left for each op that has the same ones."""
    _check_side(spec, spec.operand_side, op, "operand")
    _check_side(spec, spec.result_side, op, "result")
    _check_attributes(spec, op)
    for trait in spec.traits:
        if trait.local and trait.verifies:
            trait.verify(op)
    hidden = spec.hidden_results if spec.infer is not None else ()
    if hidden:
        _check_inferred(spec, op, hidden)
    if spec.local_verify and spec.verify_method is not None:
        spec.verify_method(op)
    remaining = [trait.remaining(op) for trait in spec.traits if not trait.local and trait.verifies]
    if spec.verify_types is not None:
        try:
            remaining.append(spec.verify_types(op))
        except VerifyError as error:
            remaining.append(_refuse(str(error)))  # in its turn, behind the traits' checks
    return tuple(check for check in remaining if check is not None)


def _refuse(message: str) -> Check:
    def check(op: OpBase) -> None:
        raise VerifyError(message)

    return check


def compile_verifier(spec: OpSpec, segmented: bool) -> Check:
    """The verification of an op in one context as a function that raises VerifyError."""
    own = spec.verify_method if not spec.local_verify else None
    names = [field.name for field in spec.attributes.values()]
    names += [side.attribute for side in (spec.operand_side, spec.result_side) if side.segmented and segmented]
    # Attributes and types are unique and live as long as their context, so their hashes (addresses) identify them. The
    # numbers are kept, not the objects: these would keep the context alive.
    memo: dict[tuple[int, ...], tuple[Check, ...]] = {}

    # The host checks the number of regions too, but after the op's own `verify`, which relies on it.
    regions = len(spec.regions) if spec.regions and not spec.variadic_regions else None

    def verify(op: OpBase) -> None:
        operation = op.operation
        if regions is not None and len(operation.regions) != regions:
            listed = ", ".join(region.name for region in spec.regions)
            raise VerifyError(f"expects {regions} regions ({listed}), found {len(operation.regions)}")
        attributes = operation.attributes
        try:
            key = [hash(attributes.get(name)) for name in names]
        except TypeError:
            raise VerifyError(_unreadable(spec, attributes)) from None
        for value in operation.operands:
            key.append(hash(value.type))
        key.append(0)
        key += map(hash, operation.results.types)
        known = tuple(key)
        remaining = memo.get(known)
        if remaining is None:
            remaining = memo[known] = verify_local(spec, op)
        for check in remaining:
            check(op)
        if own is not None:
            own(op)

    return verify


def _unreadable(spec: OpSpec, attributes: Any) -> str:
    """What is wrong with attributes of which the host can make no Python object (`array<i128: 0>`)."""
    for field in spec.attributes.values():
        try:
            attributes.get(field.name)
        except TypeError:
            return f"attribute '{field.name}' failed to satisfy constraint: {field.constraint.summary}"
    return "has an attribute that Python cannot read"


@contextlib.contextmanager
def unchanged() -> Iterator[None]:
    """While it is open one text becomes IR, which nobody changes: what holds for an op's block is found once."""
    before, _unchanged.blocks = _unchanged.blocks, {}
    try:
        yield
    finally:
        _unchanged.blocks = before


def once_a_block(op: Any, find: Callable[[Any], T]) -> T:
    """`find(op)`, which is the same for all ops of a block; found once while the IR cannot change."""
    blocks = _unchanged.blocks
    if blocks is None:
        return find(op)
    key = hash(op.operation.block)
    if key not in blocks:
        blocks[key] = find(op)
    return blocks[key]


@contextlib.contextmanager
def suspended(context: ir.Context) -> Iterator[None]:
    """While it is open this thread verifies the context's ops in C++ only: for a printer, which shows invalid ops of gpuir too."""
    before, _suspension.context_id = _suspension.context_id, id(context)
    try:
        yield
    finally:
        _suspension.context_id = before


#: Hashes and lengths of texts whose ops were found valid; the same text becomes the same IR. Python's hash has 64 bits and a
#: key of the process; a text that met another's would be verified in C++ only.
_VALID_TEXTS: dict[tuple[int, int, int], None] = {}
#: Hashes that are kept before all are dropped.
_MOST_TEXTS = 10_000


@contextlib.contextmanager
def valid_text(text: str, context: ir.Context, declarations: int) -> Iterator[None]:
    """While it is open `text` becomes IR in the context, with what is declared as `declarations` says.

    For texts with ops whose verification looks at nothing but IR: where the same text was valid before, they are not
    verified in Python again.
    """
    key = hash(text), len(text), declarations
    if key in _VALID_TEXTS:
        with suspended(context):
            yield
        return
    yield
    if len(_VALID_TEXTS) >= _MOST_TEXTS:
        _VALID_TEXTS.clear()
    _VALID_TEXTS[key] = None


#: What a defect in a verifier raises.
_DEFECTS = (TypeError, AttributeError, LookupError, ArithmeticError, AssertionError)


def _defect(error: Exception) -> str:
    """The refusal of an op whose verifier has a defect, with the line of it."""
    traceback = error.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    where = ""
    if traceback is not None:
        where = f" at {os.path.basename(traceback.tb_frame.f_code.co_filename)}:{traceback.tb_lineno}"
    said = " ".join(str(error).partition(" The following argument types")[0].split())
    return f"cannot be verified, by a defect of gpuir{where}, which please report: {type(error).__name__}: {said}"


@functools.cache
def verifier_trait(spec: OpSpec, host_name: str) -> type[ir.DynamicOpTrait]:
    """The host's dynamic trait that runs the verification and reports at the op's location; one for all contexts."""
    segmented = not spec.has_mixed or host_name != spec.host_names[0]
    name = spec.name
    # A defect of one's own verifier comes out as what it is; of gpuir's, the text may be to blame.
    defects = _DEFECTS if spec.cls.__module__.startswith("gpuir.") else ()
    # The host keeps what is attached for as long as the process runs, so it must not hold a context's memory.
    by_context, suspension = _VERIFICATIONS, _suspension

    class Verifier(ir.DynamicOpTrait):
        @staticmethod
        def verify_invariants(op: OpBase) -> bool:
            context = id(op.context)
            if context == suspension.context_id:
                return True
            try:
                try:
                    verify = by_context[context][host_name]
                except KeyError:
                    verify = compile_verifier(spec, segmented)
                    by_context.setdefault(context, {})[host_name] = verify
                verify(op)
            except (VerifyError, ValueError) as error:  # both say what is wrong with the op
                op.operation.location.emit_error(f"'{name}' op {error}")
                return False
            except defects as error:
                op.operation.location.emit_error(f"'{name}' op {_defect(error)}")
                return False
            return True

    return Verifier
