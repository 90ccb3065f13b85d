"""Transform ops written in Python: a spec like any op's, and an `apply` that gets the payload.

MY = TransformDialect("transform.my")

class TagOp(TransformOp, dialect=MY, name="tag"):
    \"\"\"Puts an attribute on every payload op.\"\"\"
    target: Operand[TransformHandle]
    tag: Attr[StrAttr]
    result: Result[TransformHandle]
    assembly = "$target $tag attr-dict `:` functional-type(operands, results)"
    modifies_payload = True

    def apply(self, rewriter, target):
        for op in target:
            op.attributes["tag"] = self.tag
        return target
"""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from gpuir import host
from gpuir.assembly.diagnostics import explain
from gpuir.host import ir
from gpuir.importing import import_module
from gpuir.ods import Dialect, DialectOp, TypeConstraint, TypeConstraintMeta
from gpuir.ods.operation import Group

_Apply = TypeVar("_Apply", bound=Callable[..., Any])
#: What makes the rewriter that `apply` is given.
_REWRITER = "gpuir.passes.transform_calls"


def _transform_type(summary: str, *prefixes: str) -> TypeConstraint:
    return TypeConstraint(summary, lambda type: str(type).startswith(prefixes))


class TransformHandle(
    ir.Type,
    metaclass=TypeConstraintMeta,
    constraint=_transform_type("handle to payload operations", "!transform.any_op", "!transform.op<"),
): ...


class TransformParam(
    ir.Type,
    metaclass=TypeConstraintMeta,
    constraint=_transform_type("transform parameter", "!transform.param<", "!transform.any_param", "!transform.type"),
): ...


class TransformValue(
    ir.Type,
    metaclass=TypeConstraintMeta,
    constraint=_transform_type("handle to payload values", "!transform.any_value"),
): ...


class TransformAny(
    ir.Type, metaclass=TypeConstraintMeta, constraint=_transform_type("handle or parameter", "!transform.")
): ...


class TransformFailure(Exception):
    """Base of the failures that `apply` may raise; `op` is the payload op at fault, or None."""

    def __init__(self, message: str, op: Any = None):
        super().__init__(message)
        self.op = op


class SilenceableFailure(TransformFailure):
    """The transform did not apply and left the payload as it was; `transform.alternatives` and the like may go on."""


class DefiniteFailure(TransformFailure):
    """The transform failed for good; the interpreter stops."""


#: Messages of silenceable failures by the transform op's location: the host has no room for them.
_messages: dict[str, str] = {}

#: What the host says for every silenceable failure of a Python transform op.
HOST_MESSAGE = "TransformOpInterfaceFallbackModel: silenceable failure"


def failure_message(location: Any) -> str | None:
    """The message of the silenceable failure that the transform op at `location` raised last."""
    return _messages.pop(str(location), None)


explain(HOST_MESSAGE, failure_message)

#: The handler behind the last silenceable failure in a context, by the context's id.
_silencers: dict[int, Any] = {}


def _hide_empty_error(context: ir.Context) -> None:
    """Keeps the error without a message away that the host emits for each silenceable failure, also for one that a script
    silences. Called while the interpreter runs: it asks later handlers first, and has one of its own from its beginning.
    """
    last = _silencers.get(id(context))
    if last is None:
        weakref.finalize(context, _silencers.pop, id(context), None).atexit = False
    else:
        last.detach()
    _silencers[id(context)] = context.attach_diagnostic_handler(lambda diagnostic: not diagnostic.message)


class TransformDialect(Dialect):
    """A dialect of transform ops under a prefix such as ``transform.my``; upstream's names there stay upstream's."""

    def __init__(self, namespace: str, *, summary: str = "", implementation: str = ""):
        """`implementation` names the module that has what the ops do, where that stands on more than their dialect does."""
        super().__init__(namespace, summary=summary, shared=True)
        self.implementation = implementation

        class Op(TransformOp, dialect=self):
            """Base of the dialect's transform ops."""

        self.Op = Op


class Caller(NamedTuple):
    """What has a rewriter, as messages name it."""

    name: str
    function: Callable[..., Any]
    kind: str = ""
    #: Names of the ops that it works on.
    roots: tuple[str, ...] = ()


class TransformOp(DialectOp):
    """Base of transform ops: ``class TagOp(TransformOp, dialect=MY, name="tag")``, or ``class TagOp(MY.Op, name="tag")``.

    Subclasses define ``apply(self, rewriter, <one list an operand>)``. It returns the payload of each result (a list; a
    tuple of lists for several results), or nothing. Another module can define it, see `implements`.
    """

    spec: Any = None
    OPERATION_NAME = ""
    #: Operands whose handles are invalid afterwards; the others are only read.
    consumes: Sequence[str] = ()
    modifies_payload = False
    #: Whether each change to the payload is checked; a transformation that is right only when it is done goes without, and
    #: gets the host's rewriter.
    checked: ClassVar[bool] = True
    #: Whether `apply` says itself, by `rewriter.calling`, which payload op its changes are about.
    rewrites_one_by_one: ClassVar[bool] = False
    #: What `implements` gives it; not `apply`, so that the class's members are those of its declaration.
    _implementation: ClassVar[Callable[..., Any] | None] = None

    def apply(self, rewriter: Any, *payload: Any) -> Any:
        # Defined elsewhere, or nowhere.
        if self._implementation is None and self.spec.dialect.implementation:
            import_module(self.spec.dialect.implementation)
        function = type(self)._implementation
        if function is None:
            raise TypeError(f"'{self.spec.name}' defines no apply(self, rewriter, ...)")
        return function(self, rewriter, *payload)

    def applied(self, rewriter: Any, payload: list[Any]) -> Any:
        """What `apply` returned, with its changes checked."""
        if self.rewrites_one_by_one:
            return self.apply(rewriter, *payload)
        with rewriter.calling(Caller(self.spec.name, type(self)._implementation or type(self).apply), self):
            return self.apply(rewriter, *payload)

    @classmethod
    def attach(cls, host_name: str, context: ir.Context) -> None:
        for interface in _interfaces():
            interface.attach(host_name, context=context)


def implements(op_class: type) -> Callable[[_Apply], _Apply]:
    """Decorator: the function is the `apply` of an op that is declared elsewhere.

    @implements(TagOp)
    def _tag(self, rewriter, target): ...
    """

    def decorate(function: _Apply) -> _Apply:
        op_class._implementation = function  # type: ignore[attr-defined]
        return function

    return decorate


def _payload(group: Group, value: Any, state: Any) -> list[Any]:
    constraint = group.constraint
    if constraint is TransformAny:
        constraint = next((c for c in (TransformParam, TransformValue) if c.test(value.type)), TransformHandle)
    if constraint is TransformParam:
        return list(state.get_params(value))
    if constraint is TransformValue:
        return list(state.get_payload_values(value))
    return list(state.get_payload_ops(value))


def _ops(op: Any, payload: list[Any], names: Sequence[str] | None = None) -> list[Any]:
    """The payload ops of the handles, or of those operands that have these names."""
    ops: list[Any] = []
    for group, given in zip(op.spec.operands, payload):
        if names is None or group.name in names:
            ops += (one for each in given for one in each) if group.kind == "variadic" else given
    return [one for one in ops if isinstance(one, (ir.Operation, ir.OpView))]


def _set_results(op: Any, returned: Any, results: Any) -> None:
    groups = op.spec.results
    if not groups:
        return
    lists = (returned,) if len(op.results) == 1 and not isinstance(returned, tuple) else returned
    if lists is None or len(lists) != len(op.results):
        raise TypeError(
            f"'{op.spec.name}' apply must return the payload of its {len(op.results)} results, got {returned!r}"
        )
    kinds = [group.constraint for group in groups for _ in group.values(op)]
    for result, kind, payload in zip(op.results, kinds, lists, strict=True):
        put = {TransformParam: results.set_params, TransformValue: results.set_values}.get(kind, results.set_ops)
        put(result, list(payload))


@functools.cache
def _interfaces() -> tuple[Any, Any]:
    """What the host asks of an op; once for all ops and contexts, since the host never lets go of it."""
    transform = host.module("dialects.transform")
    outcome = transform.DiagnosedSilenceableFailure

    class Interface(transform.TransformOpInterface):  # type: ignore[name-defined]
        @staticmethod
        def apply(op: Any, rewriter: Any, results: Any, state: Any) -> Any:
            try:
                payload = []
                for group in op.spec.operands:
                    lists = [_payload(group, value, state) for value in group.values(op)]
                    payload.append(lists if group.kind == "variadic" else lists[0] if lists else [])
                if not op.checked:
                    _set_results(op, op.apply(rewriter, *payload), results)
                    return outcome.Success
                # By its name, since it stands on more than dialects do.
                with import_module(_REWRITER).rewriting(op, rewriter) as checked:
                    checked.payload, checked.consumed = _ops(op, payload), _ops(op, payload, op.consumes)
                    returned = op.applied(checked, payload)
                    _set_results(op, returned, results)
            except SilenceableFailure as failure:
                payload_op = (
                    f" (payload op '{failure.op.operation.name}' at {failure.op.operation.location})"
                    if failure.op is not None
                    else ""
                )
                _messages[str(op.location)] = f"'{op.spec.name}' op {failure}{payload_op}"
                _hide_empty_error(op.context)
                return outcome.SilenceableFailure
            except DefiniteFailure as failure:
                where = op if failure.op is None else failure.op.operation
                where.location.emit_error(f"'{op.spec.name}' op {failure}")
                return outcome.DefiniteFailure
            return outcome.Success

        @staticmethod
        def allow_repeated_handle_operands(op: Any) -> bool:
            return False

    class Effects(ir.MemoryEffectsOpInterface):
        @staticmethod
        def get_effects(op: Any, effects: Any) -> None:
            operands = list(op.op_operands)
            for group in op.spec.operands:
                start, end = group.side.ranges(op)[group.index]
                act = transform.consumes_handle if group.name in op.consumes else transform.only_reads_handle
                if end > start:
                    act(operands[start:end], effects)
            if len(op.results):
                # Upstream's `transform.extras` gives handles a class of their own, which the host's function does not take.
                transform.produces_handle([ir.OpResult(result) for result in op.results], effects)
            (transform.modifies_payload if op.modifies_payload or op.consumes else transform.only_reads_payload)(
                effects
            )

    return Interface, Effects
