"""The generator of builders: from a signature, the source of a function that makes the op.

Builders are generated source, so that no call binds a signature. The common case (operands are Values, attributes are
Attributes) runs straight through; what Python hands in otherwise (an op for its result, a number for a constant, a string
for an enum) is converted only after that failed, and the op is made from what came out.

`OpBuilder` makes the builders of gpuir's own ops, `gpuir.ods.upstream` those of the host's ops.
"""

from __future__ import annotations

import builtins
import inspect
import threading
import types
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar

from gpuir.host import ir
from gpuir.ods import arguments
from gpuir.ods.callers import here, without_location
from gpuir.ods.constraints import AnyType, AttrConstraint, TypeConstraint
from gpuir.ods.detached import LOOSE, hold, loosen
from gpuir.ods.operation import AttrField, Group, OpSpec, alike
from gpuir.ods.refusals import amended, check_location
from gpuir.ods.signature import Parameter, Signature, inference, of_spec
from gpuir.ods.terminators import reopened
from gpuir.ods.watch import WATCH, check, foreign, quick_test

Function = Callable[..., Any]
Namespace = dict[str, object]

#: What the builder gives, as source; ``op`` is the operation.
OP, RESULT, OPERATION = "op.opview", "op.result", "op"

#: Names that all sources use.
_NAMES: Namespace = {
    "__builtins__": builtins,
    "Attribute": ir.Attribute,
    "Context": ir.Context,
    "Type": ir.Type,
    "Value": ir.Value,
    "create": ir.Operation.create,
    "parse_type": ir.Type.parse,
    "unit": lambda context: ir.UnitAttr.get(context),
    "segments": lambda sizes, context: ir.DenseI32ArrayAttr.get(sizes, context),
    "BoolAttr": ir.BoolAttr,
    "IndexType": ir.IndexType,
    "IntegerAttr": ir.IntegerAttr,
    "IntegerType": ir.IntegerType,
    "TypeAttr": ir.TypeAttr,
}


# First use -----------------------------------------------------------------------------------------------------------

_lock = threading.RLock()


def _compiled() -> Function:
    """Stands for the function of this name in the globals of each builder that waits for its first call."""
    raise NotImplementedError


def _first_call(*args: Any, **named: Any) -> Any:
    return _compiled()(*args, **named)


def deferred(
    signature: Signature, name: str, write: Callable[[], tuple[list[str], Namespace]], parameters: str | None = None
) -> Function:
    """A function of that signature whose source is written and compiled at its first call.

    Modules export the function itself, so it takes the compiled code over in place: later calls cost nothing more, and
    processes that import a hundred builders compile those that they call.

    Args:
        write: gives the lines of the body and the names that they use.
        parameters: source of the parameter list, where it is not the signature's.
    """
    namespace: Namespace = {"__builtins__": builtins}
    may_miss_location(signature.op, namespace)

    def compiled() -> Function:
        with _lock:
            if function.__code__ is _first_call.__code__:
                body, names = write()
                namespace.update(names)
                source = f"def build({parameters or signature.parameter_list()}):\n" + "\n".join(
                    f"    {line}" for line in body
                )
                scope: dict[str, types.FunctionType] = {}
                exec(compile(source, f"<builder of {signature.op}>", "exec"), namespace, scope)
                made = scope["build"]
                function.__defaults__, function.__kwdefaults__ = made.__defaults__, made.__kwdefaults__
                function.__code__ = made.__code__
        return function

    namespace["_compiled"] = compiled
    function = types.FunctionType(_first_call.__code__, namespace, name)
    function.__qualname__ = name
    function.__signature__ = signature.inspected()  # type: ignore[attr-defined]
    return function


def may_miss_location(op: str, namespace: Namespace) -> None:
    """Gives the globals of a function that makes ops what it needs where there is no current location: the caller's line, `here`.

    To ask for the current location takes a tenth of a builder's time, and the host takes twenty times as long to say that
    there is none. So the function asks (`unlocated`) from the first time on that the host `missed` one. What the host refuses
    is `amended`, or refused in words that name the op.
    """

    def missed(error: RuntimeError, loc: ir.Location | None) -> ir.Location | None:
        if not without_location(error):
            return loc
        namespace["unlocated"] = True
        return here() if loc is None else loc

    namespace.update(unlocated=False, missed=missed, here=here, reopened=reopened, amended=partial(amended, op))
    namespace.update(loose=LOOSE, loosen=loosen, hold=hold)
    namespace.update(watch=WATCH, foreign=foreign, check=partial(check, op), check_location=partial(check_location, op))


def constructor(build: Function) -> Function:
    """The `__init__` of an op's class, from the function that makes the operation."""

    def construct(self: ir.OpView, *args: object, **kwargs: object) -> None:
        ir.OpView.__init__(self, build(*args, **kwargs).operation)

    signature = inspect.signature(build)
    self_parameter = inspect.Parameter("self", inspect.Parameter.POSITIONAL_ONLY)
    construct.__signature__ = signature.replace(  # type: ignore[attr-defined]
        parameters=[self_parameter, *signature.parameters.values()]
    )
    return construct


# Sources --------------------------------------------------------------------------------------------------------------


def indented(lines: Iterable[str]) -> list[str]:
    """The lines one level deeper."""
    return [f"    {line}" for line in lines]


class BuilderSource:
    """The source of the builder of one op; subclasses say how the host makes the op.

    Args:
        checked: whether the types of values are tested before the host gets them; else the op's verifier does it.
        words: what a message calls a parameter, by its role.
    """

    words: ClassVar = {
        "operand": "operand",
        "attribute": "attribute",
        "result": "result type",
        "successor": "successor",
    }
    checked = False

    def __init__(self, signature: Signature):
        self.signature = signature
        self.names: Namespace = dict(_NAMES)
        #: Whether the op has no attribute at all: the host takes an absent dictionary in less time than an empty one.
        self.bare = False

    def where(self, parameter: Parameter) -> str:
        """The beginning of messages about the parameter."""
        several = "s" if parameter.role == "result" and parameter.arity == "variadic" else ""
        name = parameter.ir_name if parameter.role in ("operand", "attribute") else ""
        return f"'{self.signature.op}' {self.words[parameter.role]}{several} '{name or parameter.name}'"

    # Sections; each is a list of lines -------------------------------------------------------------------------------

    def head(self) -> list[str]:
        """What comes first."""
        return []

    def tests(self) -> list[str]:
        """Conditions under which the arguments are as the host takes them."""
        return []

    def body(self) -> list[str]:
        """Makes ``op`` of values, types and attributes."""
        raise NotImplementedError

    def lines(self, returned: Sequence[str]) -> list[str]:
        """The function's body; `returned` are the lines behind the op's making."""
        attributes, tests = self.attributes(), self.tests()
        operands = ", ".join(p.name for p in self.signature.of("operand"))
        held = [f"if loose.any: hold({operands})"] if operands else []
        body = [*self.body(), "if not op.attached: loosen(op)", *held, *returned]
        first = [f"if {' and '.join(tests)}:", *indented(body)] if tests else body
        given = [p.name for p in self.signature.parameters if p.role in ("operand", "result", "attribute")]
        # Attributes may be Python's own values, of no context.
        looked = [p.name for p in self.signature.parameters if p.role in ("operand", "result")]
        look = f"check(loc, ip, {{{', '.join(f'{name!r}: {name}' for name in given)}}})"
        # An argument that the host refuses is converted below, outside of the handler: its message stands alone.
        attempt = [
            "try:",
            *indented([f"if {quick_test(looked)}: {look}"]),
            *indented(first),
            "except (TypeError, AttributeError, ValueError): pass",
            "except IndexError as error: reopened(error, ip)",
            "except RuntimeError as error: loc = missed(error, loc)",
        ]
        located = "if unlocated and loc is None: loc = here()"
        again = [
            f"if watch.on: {look}",
            "while True:",
            *indented(["try:", *indented(body), "except Exception as error: loc = amended(error, loc, ip)"]),
        ]
        return [located, *self.head(), *attributes, *attempt, *self.conversions(), *again]

    def attributes(self) -> list[str]:
        """Makes the dictionary of attributes."""
        always, sometimes = [], []
        for p in self.signature.of("attribute"):
            constraint = p.constraint
            assert isinstance(constraint, AttrConstraint)
            self.names[f"convert_{p.name}"] = convert = arguments.attribute_converter(self.where(p), constraint)
            self.names[f"classes_{p.name}"] = constraint.classes
            direct = f"{constraint.direct.format(p.name)} else " if constraint.direct else ""
            value = (
                f"{p.name} if isinstance({p.name}, classes_{p.name}) else {direct}convert_{p.name}({p.name}, context)"
            )
            default = self.default(p)
            if constraint.unit and self.checked:
                value = f"unit(context) if {p.name} is True else convert_{p.name}({p.name}, context)"
                sometimes.append(
                    f"if {p.name} is not None and {p.name} is not False: attributes[{p.ir_name!r}] = {value}"
                )
            elif constraint.unit:
                sometimes.append(f"if {p.name}: attributes[{p.ir_name!r}] = unit(context)")
            elif default is not None:
                self.names[f"default_{p.name}"] = partial(convert, default)
                always.append(f"{p.ir_name!r}: default_{p.name}(context) if {p.name} is None else {value}")
            elif p.arity == "optional":
                sometimes.append(f"if {p.name} is not None: attributes[{p.ir_name!r}] = {value}")
            else:
                always.append(f"{p.ir_name!r}: {value}")
        self.bare = not always and not sometimes and not self.needs_attributes()
        return [f"attributes = {None if self.bare else '{' + ', '.join(always) + '}'}", *sometimes]

    def default(self, parameter: Parameter) -> object:
        """The value of an attribute that is left out; None where it is left out of the op as well."""
        return None

    def needs_attributes(self) -> bool:
        """Whether the body puts attributes in of its own."""
        return False

    def conversions(self) -> list[str]:
        """Conversions of everything that is not as the host takes it; they refuse what has none."""
        lines = []
        for p in self.signature.parameters:
            if p.role in ("attribute", "regions"):
                continue
            self.names[f"convert_{p.name}"] = self.converter(p)
            lines.append(self.conversion(p))
        return lines

    def conversion(self, p: Parameter) -> str:
        """The line that converts one parameter."""
        options = (
            {"operand": ", loc, ip", "result": ", context=context"}.get(p.role, "")
            if p.arity != "variadic" or p.role == "operand"
            else ""
        )
        guard = f"if {p.name} is not None: " if p.default is None else ""
        return f"{guard}{p.name} = convert_{p.name}({p.name}{options})"

    def converter(self, p: Parameter) -> Function:
        """The function of a value, and of location and insertion point for operands."""
        where, several = self.where(p), p.arity == "variadic"
        if p.role == "operand":
            constraint, checked = p.constraint or AnyType, self.checked
            assert isinstance(constraint, TypeConstraint)
            convert = arguments.operands if several else arguments.operand
            return lambda value, loc, ip: convert(where, value, constraint, loc, ip, checked=checked)
        if p.role == "successor":
            return partial(arguments.successors if several else arguments.successor, where)
        if several:
            return partial(arguments.result_types, where)
        return partial(arguments.result_type, where, constraint=self.result_constraint(p))

    def result_constraint(self, p: Parameter) -> TypeConstraint | None:
        """What the type that is given for a result is tested for; the verifier tests the rest."""
        return None


def types_source(name: str, arity: str) -> str:
    """Source of the list of an operand's types."""
    if arity == "one":
        return f"[{name}.type]"
    return f"([] if {name} is None else [{name}.type])" if arity == "optional" else f"[*map(type_of, {name})]"


def list_source(parts: Sequence[tuple[str, str]]) -> str:
    """Source of the flat list of values or types; each part is a name and its arity."""
    if len(parts) == 1 and parts[0][1] == "variadic":
        return parts[0][0]
    shapes = {"one": "{0}", "optional": "*(() if {0} is None else ({0},))", "variadic": "*{0}"}
    listed = [shapes[arity].format(name) for name, arity in parts]
    if parts and parts[-1][1] == "optional":
        last, head = parts[-1][0], listed[:-1]
        return f"([{', '.join(head)}] if {last} is None else [{', '.join([*head, last])}])"
    return f"[{', '.join(listed)}]"


# gpuir's own ops ------------------------------------------------------------------------------------------------------


def _result_groups(types: Iterable[ir.Type], *defaults: list[Any]) -> list[list[ir.Type]]:
    """The flat list of result types cut like the inferred ones."""
    types, groups = list(types), []
    for default in defaults[:-1]:
        groups.append(types[: len(default)])
        del types[: len(default)]
    return [*groups, types]


def _no_context(op: str) -> None:
    raise ValueError(f"'{op}': no context: build it inside `with gpuir.Context():`, or with loc=")


class OpBuilder(BuilderSource):
    """The builder of a declared op."""

    def __init__(self, spec: OpSpec, signature: Signature):
        super().__init__(signature)
        self.spec = spec
        self.inferred = inference(spec)
        self.overridable = "results" in signature
        infer = spec.infer
        if isinstance(infer, (staticmethod, classmethod)):
            infer = infer.__get__(None, spec.cls)
        self.names.update(
            load=spec.dialect.load,
            alike=alike,
            # The getter itself: a variadic's types take a third of the time of a builder.
            type_of=ir.Value.type.fget,  # type: ignore[attr-defined]
            operand_side=spec.operand_side,
            result_side=spec.result_side,
            result_groups=_result_groups,
            optional_result=arguments.optional_result,
            no_context=partial(_no_context, spec.name),
            host_name=spec.host_name,
            infer=infer and arguments.naming(spec.name, infer),
            **{f"rule_{i}": rule[2] and arguments.naming(spec.name, rule[2]) for i, rule in enumerate(spec.rules)},
        )

    def default(self, parameter: Parameter) -> object:
        return self.spec.attributes[parameter.ir_name].default

    def needs_attributes(self) -> bool:
        # Segments are for some calls only where `has_mixed`.
        spec = self.spec
        segmented = spec.operand_side.segmented or spec.result_side.segmented
        return spec.infer is not None or (segmented and not spec.has_mixed)

    def head(self) -> list[str]:
        lines = [
            "try: context = Context.current if loc is None else loc.context",
            "except AttributeError: check_location(loc)",
            "if context is None: no_context()",
            f"if not context.is_dialect_loaded({self.spec.dialect.host!r}): load(context)",
        ]
        for p in self.signature.of("operand"):
            if p.arity == "variadic":
                # Iterators and the host's lists are walked once, here.
                self.names[f"convert_{p.name}"] = self.converter(p)
                lines.append(f"if {p.name}.__class__ is not list and {p.name}.__class__ is not tuple:")
                lines.append(f"    {p.name} = convert_{p.name}({p.name}, loc, ip)")
        return lines

    def converter(self, p: Parameter) -> Function:
        if p.role == "result" and p.arity == "optional":
            text = p.constraint.text if isinstance(p.constraint, TypeConstraint) else None
            return partial(self._optional_result, self.where(p), text)
        return super().converter(p)

    @staticmethod
    def _optional_result(where: str, text: str | None, value: ir.Type, context: ir.Context) -> ir.Type:
        arguments.check_optional(where, value, text)
        return value

    def body(self) -> list[str]:
        spec = self.spec
        result_lists = [self._result_list(group) for group in spec.results]
        flat = result_lists[0] if len(result_lists) == 1 else f"[{', '.join('*' + text for text in result_lists)}]"
        lines = []
        if spec.infer is not None:
            operands = ", ".join(f"{g.name!r}: types_{g.python}" for g in spec.operands)
            lines.append(f"inferred = infer({{{operands}}}, attributes)")
        lines.append(f"types = {flat} if results is None else results" if self.overridable else f"types = {flat}")
        # Operands whose types are asked for besides those of a segment.
        typed = {d.operand for d in self.inferred.values()} if spec.infer is None else {g.python for g in spec.operands}
        guard, host_name = "", repr(spec.host_names[0])
        if spec.variadic_regions:
            (count,) = (p.name for p in self.signature.of("regions"))
            host_name = f"host_name({count})"
        else:
            count = str(len(spec.regions))
        if spec.has_mixed:
            # Values of equal types take the host's op without segments.
            lines.append(f"uniform = {self._uniform(typed, result_lists)}")
            lines += ["if not uniform: attributes = {}"] if self.bare else []
            host_name = f"{spec.host_names[0]!r} if uniform else {spec.host_names[1]!r}"
            guard = "if not uniform: "
        if spec.operand_side.segmented:
            typed |= set() if guard else {g.python for g in spec.operands}
            groups = ", ".join(self._types(g, typed) for g in spec.operands)
            lines.append(
                f"{guard}attributes['operandSegmentSizes'] = segments(operand_side.segments([{groups}]), context)"
            )
        if spec.result_side.segmented:
            computed = f"segments(result_side.segments(result_groups(types, {', '.join(result_lists)})), context)"
            lines.append(f"{guard}attributes['resultSegmentSizes'] = {computed}")
        operands = list_source([(g.python, g.kind) for g in spec.operands])
        successors = ", ".join(("*" if s.variadic else "") + s.python for s in spec.successors)
        lines.append(
            f"op = create({host_name}, types, {operands}, attributes, "
            f"{f'[{successors}]' if spec.successors else 'None'}, {count}, loc, ip)"
        )
        return [
            *(f"types_{g.python} = {types_source(g.python, g.kind)}" for g in spec.operands if g.python in typed),
            *lines,
        ]

    def _types(self, group: Group, typed: set[str]) -> str:
        return f"types_{group.python}" if group.python in typed else types_source(group.python, group.kind)

    def _result_list(self, group: Group) -> str:
        if group.kind == "optional":
            return f"optional_result({group.python}, {group.constraint.text!r}, context)"
        if group.name in self.inferred:
            return self.inferred[group.name].source
        return f"[{group.python}]" if group.kind == "one" else f"list({group.python})"

    def _uniform(self, typed: set[str], result_lists: list[str]) -> str:
        """Whether the values of the variadics have one type each."""
        spec, tests = self.spec, []
        if spec.operand_side.segmented:
            group = spec.operand_side.open[0]
            name = f"types_{group.python}"
            if group.python in typed:
                tests.append(f"(len({name}) < 2 or {name}.count({name}[0]) == len({name}))")
            else:  # nothing else asks for the types
                tests.append(f"(len({group.python}) < 2 or alike({types_source(group.python, group.kind)}))")
        if spec.result_side.segmented:
            fixed = spec.result_side.open[0].index
            test = f"alike(types[{fixed}:])" if fixed else "alike(types)"
            same = len(spec.operands) == 1 and result_lists == [f"types_{spec.operands[0].python}"]
            tests.append(f"(results is None or {test})" if same and tests and self.overridable else test)
        return " and ".join(tests)


def builders_of(spec: OpSpec) -> tuple[Function, Function]:
    """The function that makes the op and gives the operation, and the value builder of users."""
    signature = of_spec(spec)
    given = {"op": OP, "result": RESULT}.get(
        signature.returns, "op.results if len(types) > 1 else op.result if types else op.opview"
    )

    def write(returned: str) -> tuple[list[str], Namespace]:
        source = OpBuilder(spec, signature)
        return source.lines([f"return {returned}"]), source.names

    build = deferred(signature, "build", partial(write, OPERATION))
    value = deferred(signature, spec.short_name.replace(".", "_"), partial(write, given))
    value.__doc__ = builder_doc(spec, signature)
    value.__module__ = spec.cls.__module__
    return build, value


def builder_doc(spec: OpSpec, signature: Signature) -> str:
    """Docstring of the value builder: the op's text, then each argument with what it takes."""
    lines = [spec.doc, "", "Args:"]
    for argument in spec.arguments:
        kind = ("optional" if argument.optional else "one") if isinstance(argument, AttrField) else argument.kind
        words = {"optional": "optional ", "variadic": "any number of "}.get(kind, "")
        lines.append(f"    {argument.python}: {words}{argument.constraint.summary}")
    for group in spec.results:
        lines.append(
            f"Returns: {group.constraint.summary}"
            if group.name in inference(spec)
            else f"    {group.python}: type of the result, {group.constraint.summary}"
        )
    return "\n".join(lines)
