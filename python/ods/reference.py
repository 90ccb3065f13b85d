"""Markdown reference of a dialect from its spec: syntax, operands, attributes, Python signatures, enums.

Nothing is written for the reference alone: the texts are the docstrings of the classes, the tables their declarations.
A paragraph of an op's docstring that begins with ``Refused:`` gets a heading of its own, and a class attribute
``example`` (text in the dialect's syntax) becomes the example; other examples, and the messages of refusals, are the
caller's, who has texts (``Texts``).
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import BitEnum
from gpuir.ods.hints import WIDTH, Scope
from gpuir.ods.operation import AttrField, Group, OpSpec, RegionField, SuccessorField
from gpuir.ods.releases import Range
from gpuir.ods.signature import inference, of_spec
from gpuir.ods.stub_model import Parameter
from gpuir.ods.stubs import get_parameters, hand_written, modules, parameters, returned
from gpuir.ods.traits import Trait

_NOUNS = {"one": "", "optional": "optional ", "variadic": "any number of "}


class Texts(Protocol):
    """Where examples and messages come from; each is empty where there is none."""

    def of_op(self, name: str) -> str:
        """Text of ops of that name, with the aliases in it."""

    def of_definition(self, sigil: str, name: str) -> str:
        """Text of an attribute or type of that name."""

    def refusals(self, name: str) -> list[str]:
        """Messages of the verifier at an op of that name."""


class _NoTexts:
    def of_op(self, name: str) -> str:
        return ""

    def of_definition(self, sigil: str, name: str) -> str:
        return ""

    def refusals(self, name: str) -> list[str]:
        return []


def markdown(dialect: Dialect, texts: Texts | None = None) -> str:
    """The whole reference of a dialect."""
    return "\n\n".join(_parts(dialect, texts or _NoTexts())) + "\n"


def _parts(dialect: Dialect, texts: Texts) -> Iterator[str]:
    yield f"# `{dialect.namespace}`"
    if dialect.summary:
        yield prose(dialect.summary)
    package, _, module = _package(dialect).rpartition(".")
    yield (
        f"In Python: `{f'from {package} ' * bool(package)}import {module}`. Ops: {len(dialect.ops)}, attributes: {_count(dialect, '#')}, types: {_count(dialect, '!')}, enums: "
        f"{len(dialect.enums)}. This page is generated from the dialect's spec: `make docs` writes it."
    )
    scope = Scope("", dialect)
    if dialect.ops:
        yield "## Operations"
        for cls in dialect.ops.values():
            yield from _op(cls, scope, texts)
    for sigil, title in (("#", "Attributes"), ("!", "Types")):
        definitions = [d for d in dialect.definitions.values() if d.sigil == sigil]
        if definitions:
            yield f"## {title}"
            for definition in definitions:
                yield from _definition(definition, scope, texts)
    if dialect.enums:
        yield "## Enums"
        for enum in dialect.enums.values():
            yield from _enum(enum)


def _count(dialect: Dialect, sigil: str) -> int:
    return sum(definition.sigil == sigil for definition in dialect.definitions.values())


def _package(dialect: Dialect) -> str:
    """The module that users import the dialect from."""
    return min(modules(dialect), key=len, default=dialect.namespace)


# Ops -----------------------------------------------------------------------------------------------------------------


def _op(cls: Any, scope: Scope, texts: Texts) -> Iterator[str]:
    spec: OpSpec = cls.spec
    yield f"### `{spec.name}`"
    body, refused = _sections(spec.doc)
    yield from body[:1]
    yield from _since(spec.releases)
    if spec.assembly is not None:
        yield "Syntax:"
        yield fenced(f"operation ::= `{spec.name}` {' '.join(spec.assembly.split())}")
        for releases, text in spec.older_assemblies:
            yield f"Syntax in {_releases(releases)}:"
            yield fenced(f"operation ::= `{spec.name}` {' '.join(text.split())}")
        for older in spec.also_accepts:
            yield "Also read, never printed:"
            yield fenced(f"operation ::= `{spec.name}` {' '.join(older.split())}")
    else:
        yield "The op has the generic form only."
    yield from body[1:]
    yield from _example(cls, texts.of_op(spec.name))
    inferred = inference(spec)
    yield from titled(
        "Operands",
        ["operand", "types", "releases"],
        ([_name(g), _group(g), _releases(g.releases)] for g in spec.operands),
    )
    yield from titled(
        "Attributes",
        ["attribute", "what it is", "Python", "default", "releases"],
        ([_name(f), _constraint(f), _python(scope.attribute_given(f.constraint)), _default(f), _releases(f.releases)] for f in spec.attributes.values()),
    )  # fmt: skip
    yield from titled(
        "Results",
        ["result", "types", "in Python", "releases"],
        (
            [_name(g), _group(g), "inferred" if g.name in inferred else _result_hint(g), _releases(g.releases)]
            for g in spec.results
        ),
    )
    yield from titled(
        "Regions",
        ["region", "blocks"],
        ([_name(r), ("any number of regions, each with " if r.variadic else "") + _blocks(r.size.blocks)] for r in spec.regions),
    )  # fmt: skip
    yield from titled(
        "Successors",
        ["successor", "number"],
        ([_name(s), "any number" if s.variadic else "one"] for s in spec.successors),
    )
    traits = [trait for trait in spec.traits if isinstance(trait, Trait)]
    if traits:
        yield "Traits: " + ", ".join(map(_trait, traits)) + "."
    yield from refused
    messages = refusals(texts.refusals(spec.name), "Messages:" if refused else "Refused, with these messages:")
    yield from messages
    if not refused and not messages:
        yield "Refused: what is not as the tables and traits above say."
    yield "Python:"
    builder = of_spec(spec)
    returns = returned(builder, scope, cls)
    if returns == "Any":
        returns = "OpResult | list[OpResult]" + (
            f" | {cls.__name__}" if all(g.kind != "one" for g in spec.results) else ""
        )
    yield fenced(call(_builder_name(cls), parameters(builder, scope), returns), "python")
    yield from _members(cls, scope, set(vars(cls)) & _declared_names(spec))


def _declared_names(spec: OpSpec) -> set[str]:
    fields: list[Group | AttrField | RegionField | SuccessorField]
    fields = [*spec.groups.values(), *spec.attributes.values(), *spec.regions, *spec.successors]
    return {field.python for field in fields}


def _builder_name(cls: Any) -> str:
    """``module.builder`` under the name that the module exports it by."""
    module = sys.modules[cls.__module__]
    name = next((n for n, value in vars(module).items() if value is cls.builder), None)
    if name is None:
        return f"{cls.__name__}.builder"
    parent, _, last = cls.__module__.rpartition(".")
    # What users import is the package, where it has the builder too.
    if getattr(sys.modules.get(parent), name, None) is cls.builder:
        last = parent.rpartition(".")[2]
    return f"{last}.{name}"


def _name(field: Any) -> str:
    """A declared name, with Python's where that is another."""
    return code(field.name) + (f" (Python: {code(field.python)})" if field.python != field.name else "")


def _releases(releases: Range | None) -> str:
    """The releases that have something, where not all have it: "Triton from 3.6 on"."""
    text = "" if releases is None or releases.everything else str(releases)
    return text[:1].upper() + text[1:]


def _since(releases: Range | None) -> list[str]:
    text = _releases(releases)
    return [f"In {text}."] if text else []


def _group(group: Group) -> str:
    own: Any = group.constraint.own
    return _NOUNS[group.kind] + (escape(group.constraint.summary) if own is None else f"`!{own.spec.full_name}`")


def _constraint(field: AttrField) -> str:
    return escape(("optional " if field.optional else "") + field.constraint.summary)


def _default(field: AttrField) -> str:
    return "" if field.default is None else code(str(field.default))


def _result_hint(group: Group) -> str:
    if group.kind == "optional":
        return "its type, or `True`" if group.constraint.text else "its type"
    return "the type" if group.kind == "one" else "a list of types"


def _blocks(number: int | None) -> str:
    return "any number of blocks" if number is None else f"{number} block{'s' * (number != 1)}"


def _trait(trait: Trait) -> str:
    summary = getattr(trait, "summary", "")
    name = code(repr(trait))
    return f"{name} ({prose(summary)})" if isinstance(summary, str) and summary else name


# Attributes, types, enums --------------------------------------------------------------------------------------------


def _definition(spec: Definition, scope: Scope, texts: Texts) -> Iterator[str]:
    yield f"### `{spec.sigil}{spec.full_name}`"
    body, refused = _sections(inspect.getdoc(spec.cls) or "")
    yield from body[:1]
    yield from _since(spec.releases)
    yield "Syntax:"
    bracketed = not spec.assembly or spec.begins_with_bracket
    assembly = " ".join((spec.assembly or "").split())
    if bracketed:
        yield fenced(f"`{spec.sigil}{spec.full_name}` {assembly}".rstrip())
    else:
        yield fenced(f"`{spec.sigil}{spec.dialect.namespace}` `<` `{spec.name}` {assembly} `>`")
    yield from body[1:]
    yield from _example(spec.cls, texts.of_definition(spec.sigil, spec.full_name))
    rows = []
    for field in spec.fields:
        hint = scope.hint(field.parameter.python, given=True)
        default = "" if field.required else "absent" if field.optional else code(field.default_text().partition(" ")[0])
        accessed = scope.hint(field.parameter.python, given=False) + (" | None" if field.optional else "")
        since = _releases(field.releases)
        rows.append([_name(field), escape(field.parameter.summary), _python(hint), _python(accessed), default, since])
    yield from titled("Parameters", ["parameter", "kind", "`get` takes", "accessor gives", "default", "releases"], rows)
    yield from refused
    yield "Python:"
    taken = get_parameters(spec, scope)
    yield fenced(call(f"{spec.cls.__name__}.get", taken, spec.cls.__name__), "python")
    yield from _members(spec.cls, scope, {field.python for field in spec.fields})


def _enum(enum: Any) -> Iterator[str]:
    yield f"### `{enum.__name__}`"
    body, _ = _sections(inspect.getdoc(enum) or "")
    yield from body
    rows = [
        [
            code(case.symbol),
            str(case._value_),
            code(case.string),
            code(case.name if case.name != case.symbol else ""),
        ]
        for case in enum.cases()
    ]
    yield from titled("Cases", ["symbol", "value", "string", "in Python"], rows)
    if issubclass(enum, BitEnum):
        yield "Cases combine with `|`."


def _members(cls: Any, scope: Scope, known: set[str]) -> Iterator[str]:
    """Table of the hand-written properties and methods."""
    rows = []
    for name, value in hand_written(cls, known):
        doc = inspect.cleandoc(value.__doc__ or "").partition("\n\n")[0]
        function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        names = getattr(function, "__globals__", {})
        assert function is not None
        signature = inspect.signature(function)
        returns = _plain(scope.annotation(signature.return_annotation, names))
        shown = name
        if isinstance(function, types.FunctionType) and not isinstance(value, property):
            shown += f"({', '.join(p for p in signature.parameters if p not in ('self', 'cls'))})"
        rows.append([code(shown), code(returns), prose(doc)])
    yield from titled("Members", ["member", "type", "what it is"], rows)


# Text ----------------------------------------------------------------------------------------------------------------


def _sections(doc: str) -> tuple[list[str], list[str]]:
    """The paragraphs of a docstring, and those that say what is refused as a list."""
    body: list[str] = []
    refused: list[str] = []
    for paragraph in doc.split("\n\n"):
        text = " ".join(paragraph.split()) if not paragraph.startswith(" ") else paragraph
        if text.startswith("Refused:"):
            reasons = text.removeprefix("Refused:").strip().rstrip(".").split("; ")
            refused += ["Refused:", "\n".join(f"- {prose(reason)}" for reason in reasons)]
        elif text:
            body.append(prose(text))
    return body, refused


def refusals(messages: list[str], title: str = "Refused, with these messages:") -> list[str]:
    return [title, fenced("\n".join(messages), "text")] if messages else []


def _example(cls: Any, text: str) -> list[str]:
    own = vars(cls).get("example")
    text = inspect.cleandoc(own) if isinstance(own, str) else text
    return ["Example:", fenced(text, "mlir")] if text else []


def prose(text: str) -> str:
    """A docstring's text as Markdown on one line."""
    return " ".join(text.replace("``", "`").split())


def escape(text: str) -> str:
    return prose(text).replace("|", r"\|")


def code(text: str) -> str:
    """Code in a cell of a table."""
    return f"`{text}`".replace("|", r"\|") if text else ""


def _plain(hint: str) -> str:
    """A Python type as a reader wants it: the host's names without their module."""
    return re.sub(r"\bir\.", "", hint)


def _python(hint: str) -> str:
    return code(_plain(hint))


def fenced(text: str, language: str = "") -> str:
    return f"```{language}\n{text}\n```"


def call(name: str, given: list[Parameter], returns: str) -> str:
    """A signature; the types stand in the tables, so that only names and defaults are shown."""
    shown = [f"{parameter.name}={parameter.default}" if parameter.default else parameter.name for parameter in given]
    line = f"{name}({', '.join(shown)}) -> {_plain(returns)}"
    if len(line) <= WIDTH:
        return line
    cut = shown.index("*") if "*" in shown else len(shown)
    lines = [f"    {line}" for part in (shown[:cut], shown[cut:]) if part for line in _wrapped(part)]
    if cut == len(shown):
        lines[-1] = lines[-1].removesuffix(",")
    return "\n".join([f"{name}(", *lines, f") -> {_plain(returns)}"])


def _wrapped(parts: list[str]) -> Iterator[str]:
    """The parts with commas behind them, in lines that are no longer than the stubs'."""
    line = ""
    for part in parts:
        if line and len(line) + len(part) + 2 > WIDTH - 4:
            yield line
            line = ""
        line += f"{' ' * bool(line)}{part},"
    yield line


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |") for cells in lines)


def titled(title: str, head: list[str], rows: Iterable[list[str]]) -> list[str]:
    """A table under its title; nothing where it would be empty, and no column that is empty throughout."""
    rows = list(rows)
    if not rows:
        return []
    used = [index for index in range(len(head)) if any(row[index] for row in rows)]
    return [f"{title}:", table([head[i] for i in used], ([row[i] for i in used] for row in rows))]
