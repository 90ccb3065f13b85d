"""Signatures: what a builder takes and what it gives, as data.

One model for gpuir's own ops (`of_spec`) and for the host's (`gpuir.ods.upstream.signature_of`). The generator of builders,
the methods of schedules and the stubs read it.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from gpuir.ods.constraints import AttrConstraint, TypeConstraint
from gpuir.ods.operation import Arity, AttrField, Group, OpSpec

Role = Literal["result", "operand", "attribute", "successor", "regions"]
#: What the builder gives: the op, its one result, a list of results, or whichever of these the call makes it.
Returns = Literal["op", "result", "results", "varies"]

#: The default of a parameter that has none.
REQUIRED = inspect.Parameter.empty


@dataclasses.dataclass(frozen=True)
class Parameter:
    """One parameter of a builder, or one declared result.

    Args:
        name: the parameter's name in Python.
        role: what it is in the op. Of a result it is the type, of regions their number.
        ir_name: the name in the IR, e.g. ``useD`` for ``use_d``.
        constraint: what its values, its type or its attribute may be; None where nothing is known.
        default: what the parameter is when it is left out, or `REQUIRED`.
        keyword: whether it is keyword-only.
    """

    name: str
    role: Role
    ir_name: str = ""
    arity: Arity = "one"
    constraint: TypeConstraint | AttrConstraint | None = None
    default: Any = REQUIRED
    keyword: bool = False

    @property
    def required(self) -> bool:
        """Whether every call has it."""
        return self.default is REQUIRED

    @property
    def variadic(self) -> bool:
        """Whether it is a sequence."""
        return self.arity == "variadic"

    @property
    def number(self) -> Literal["", "int", "float"]:
        """The Python numbers that stand for the operand; "" where none do."""
        if (
            self.role != "operand"
            or not isinstance(self.constraint, TypeConstraint)
            or not self.constraint.takes_numbers
        ):
            return ""
        text = self.constraint.text or ""
        return "int" if text.startswith(("i", "si", "ui")) else "float"

    @property
    def python(self) -> str:
        """What may be given for it, in the names of the host's `ir`, of the dialect and of Python; without None."""
        if self.role == "attribute":
            if not isinstance(self.constraint, AttrConstraint):
                return "Any"
            words = self.constraint.python.split(" | ")
            return " | ".join(dict.fromkeys([*words, *(cls.__name__ for cls in self.constraint.classes)]))
        if self.role == "operand":
            element = " | ".join(["Value", "OpView", "Operation", *([self.number] if self.number else [])])
            return f"Sequence[{element}] | {element}" if self.arity == "variadic" else element
        element = {"result": "Type", "successor": "Block", "regions": "int"}[self.role]
        if self.role == "result" and isinstance(self.constraint, TypeConstraint):
            if self.constraint.text is not None and self.arity == "optional":
                element = "Type | bool"  # True is the one type that it can have
            elif self.constraint.text is None and self.constraint.own is None and self.constraint.classes:
                made = self.constraint.make is not None
                element = "Any" if made else " | ".join(cls.__name__ for cls in self.constraint.classes)
        return f"Sequence[{element}]" if self.arity == "variadic" else element


@dataclasses.dataclass(frozen=True)
class Signature:
    """The parameters of an op's builder and what it gives.

    Args:
        op: the op's full name.
        parameters: in the builder's order, the keyword-only ones last; `loc` and `ip`, which all builders have, are not
            among them. A parameter ``results`` overrides the types of all results.
        results: every result of the op in its order, whether a parameter gives its type or it follows.
        host_form: names of the parameters of the host's own builder in its order, where that takes more of them than the
            short form and calls in either form are taken; else empty.
    """

    op: str
    parameters: tuple[Parameter, ...]
    results: tuple[Parameter, ...]
    host_form: tuple[str, ...] = ()
    returns: Returns = "varies"
    doc: str = ""

    def __iter__(self) -> Iterator[Parameter]:
        return iter(self.parameters)

    def __getitem__(self, name: str) -> Parameter:
        return next(parameter for parameter in self.parameters if parameter.name == name)

    def __contains__(self, name: str) -> bool:
        return any(parameter.name == name for parameter in self.parameters)

    @property
    def positional(self) -> tuple[Parameter, ...]:
        """Parameters that may be given by position."""
        return tuple(parameter for parameter in self.parameters if not parameter.keyword)

    @property
    def keyword(self) -> tuple[Parameter, ...]:
        """Keyword-only parameters."""
        return tuple(parameter for parameter in self.parameters if parameter.keyword)

    def of(self, *roles: Role) -> tuple[Parameter, ...]:
        """The parameters of these roles."""
        return tuple(parameter for parameter in self.parameters if parameter.role in roles)

    def parameter_list(self) -> str:
        """The parameter list as Python source, without its parentheses."""
        positional = [p.name if p.required else f"{p.name}={p.default!r}" for p in self.positional]
        keyword = [p.name if p.required else f"{p.name}={p.default!r}" for p in self.keyword]
        return ", ".join([*positional, "*", *keyword, "loc=None", "ip=None"])

    def inspected(self) -> inspect.Signature:
        """The same as `inspect` has it, for ``help`` and editors."""
        kinds = inspect.Parameter
        parameters = [
            kinds(p.name, kinds.KEYWORD_ONLY if p.keyword else kinds.POSITIONAL_OR_KEYWORD, default=p.default)
            for p in (*self.positional, *self.keyword)
        ]
        return inspect.Signature([*parameters, *(kinds(n, kinds.KEYWORD_ONLY, default=None) for n in ("loc", "ip"))])


# gpuir's own ops ------------------------------------------------------------------------------------------------------


def of_spec(spec: OpSpec) -> Signature:
    """The signature of a declared op, by upstream's ODS-to-Python rules: results that do not follow, then operands and
    attributes as declared; what is optional is keyword-only."""
    follow = inference(spec)
    results = tuple(_result(group) for group in spec.results)
    positional = [r for r, group in zip(results, spec.results) if r.arity != "optional" and group.name not in follow]
    keyword = [r for r in results if r.arity == "optional"]
    needed = bool(spec.successors) or spec.variadic_regions
    arguments = []
    for declared in reversed(spec.arguments):
        parameter = _argument(declared, required_after=needed)
        arguments.append(parameter)
        needed = needed or (parameter.required and parameter.arity == "one")
    for parameter in reversed(arguments):
        (keyword if parameter.keyword else positional).append(parameter)
    for successor in spec.successors:
        arity: Arity = "variadic" if successor.variadic else "one"
        positional.append(Parameter(successor.python, "successor", successor.name, arity))
    if spec.variadic_regions:
        positional.append(Parameter(f"num_{spec.regions[0].python.rstrip('_')}", "regions", spec.regions[0].name))
    if spec.results and all(group.kind == "optional" or group.name in follow for group in spec.results):
        keyword.append(Parameter("results", "result", arity="variadic", default=None, keyword=True))
    ones = [group.kind == "one" for group in spec.results]
    returns: Returns = "op" if not ones else "varies" if not all(ones) else "result" if len(ones) == 1 else "results"
    return Signature(spec.name, (*positional, *keyword), results, returns=returns, doc=spec.doc)


def _result(group: Group) -> Parameter:
    optional = group.kind == "optional"
    default = None if optional else REQUIRED
    return Parameter(group.python, "result", group.name, group.kind, group.constraint, default, optional)


def _argument(declared: Group | AttrField, *, required_after: bool) -> Parameter:
    if isinstance(declared, AttrField):
        optional = not declared.required or declared.default is not None
        arity: Arity = "optional" if optional else "one"
        return Parameter(
            declared.python,
            "attribute",
            declared.name,
            arity,
            declared.constraint,
            None if optional else REQUIRED,
            keyword=optional,
        )
    optional = declared.kind == "optional"
    # Variadics after which nothing is required may be left out, and those that the first printed release has not: a call
    # that was written for it stays right.
    releases = declared.releases
    later = declared.kind == "variadic" and releases is not None and releases.system.default not in releases
    default = None if optional else () if declared.kind == "variadic" and (later or not required_after) else REQUIRED
    keyword = optional or (later and required_after)
    return Parameter(declared.python, "operand", declared.name, declared.kind, declared.constraint, default, keyword)


class Derived(NamedTuple):
    """Python source of the list of a result's types, and the operand whose types it names; "" if none."""

    source: str
    operand: str = ""


def inference(spec: OpSpec) -> Mapping[str, Derived]:
    """How the types of each result that follows from the operands do so, by the result's name."""
    known = {group.name: Derived(f"types_{group.python}", group.python) for group in spec.operands}
    for group in spec.groups.values():
        if group.name not in known and group.constraint.text is not None and group.kind == "one":
            known[group.name] = Derived(f"[parse_type({group.constraint.text!r}, context)]")
    changed = True
    while changed:
        changed = False
        for index, (source, derived, transform) in enumerate(spec.rules):
            if source in known and derived not in known:
                origin = known[source]
                applied = (
                    origin
                    if transform is None
                    else Derived(f"[rule_{index}(t) for t in {origin.source}]", origin.operand)
                )
                known[derived] = applied
                changed = True
    follow = {group.name: known[group.name] for group in spec.results if group.name in known}
    if spec.infer is not None:
        for group in spec.results:
            follow.setdefault(group.name, Derived(f"inferred[{group.name!r}]"))
    return follow
