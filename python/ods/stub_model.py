"""What a type stub declares, and the text of it: modules, classes, functions with parameters, properties, variables.

Every stub of gpuir is written from these, whatever it follows from: specs, the host's classes, transform ops.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from gpuir.ods.hints import WIDTH, Scope, import_order

#: Accessors may have the names, and not the types, of members that the host's base classes have.
_OVERRIDES = '# mypy: disable-error-code="override, assignment"'


@dataclass(frozen=True)
class Parameter:
    """A parameter with its stars; the names ``*`` and ``/`` stand for the separators."""

    name: str
    type: str = ""
    default: str = ""

    def __str__(self) -> str:
        if not self.type:
            return self.name + (f"={self.default}" if self.default else "")
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default else "")


@dataclass(frozen=True)
class Function:
    """A function or method."""

    name: str
    parameters: Sequence[Parameter]
    returns: str = "None"
    doc: str | None = None
    decorators: tuple[str, ...] = ()

    def text(self, indent: str = "") -> str:
        head = "".join(f"{indent}@{decorator}\n" for decorator in self.decorators)
        doc = doc_text(self.doc, indent + "    ")
        line = f"{indent}def {self.name}({', '.join(map(str, self.parameters))}) -> {self.returns}"
        if len(line) > WIDTH - 5:
            inner = "".join(f"{indent}    {line}\n" for line in _filled(self.parameters, WIDTH - len(indent) - 4))
            line = f"{indent}def {self.name}(\n{inner}{indent}) -> {self.returns}"
        return f"{head}{line}:\n{doc}" if doc else f"{head}{line}: ...\n"


@dataclass(frozen=True)
class Property:
    """A property; `given` is what its setter takes, if it has one."""

    name: str
    type: str
    given: str | None = None
    doc: str | None = None
    deletes: bool = False

    def text(self, indent: str = "") -> str:
        if self.given == self.type and not self.doc:  # what may be assigned and deleted is a variable to a checker
            return f"{indent}{self.name}: {self.type}\n"
        text = f"{indent}@property\n" + Function(self.name, [Parameter("self")], self.type, self.doc).text(indent)
        if self.given is not None:
            value = Parameter("value", self.given)
            text += f"{indent}@{self.name}.setter\n" + Function(self.name, [Parameter("self"), value]).text(indent)
        if self.deletes:
            text += f"{indent}@{self.name}.deleter\n" + Function(self.name, [Parameter("self")]).text(indent)
        return text


@dataclass(frozen=True)
class Variable:
    """A variable of a module or class, or the case of an enum, which has a value."""

    name: str
    type: str = ""
    value: str = ""

    def text(self, indent: str = "") -> str:
        return (
            f"{indent}{Parameter(self.name, self.type, self.value)}\n"
            if self.type
            else f"{indent}{self.name} = {self.value}\n"
        )


@dataclass(frozen=True)
class Class:
    """A class with its members."""

    name: str
    bases: Sequence[str] = ()
    doc: str | None = None
    members: Sequence[Declaration] = ()
    decorators: tuple[str, ...] = ()

    def text(self, indent: str = "") -> str:
        head = "".join(f"{indent}@{decorator}\n" for decorator in self.decorators)
        head += f"{indent}class {self.name}" + (f"({', '.join(self.bases)})" if self.bases else "") + ":"
        doc = doc_text(self.doc, indent + "    ")
        if not doc and not self.members:
            return f"{head} ...\n"
        return f"{head}\n{doc}" + "".join(member.text(indent + "    ") for member in self.members)


Declaration = Function | Property | Variable | Class


@dataclass
class Module:
    """A module: what it declares, the names that it exports where that must be said, and those that it uses."""

    scope: Scope
    source: str
    members: list[Declaration] = field(default_factory=list)
    exported: list[str] = field(default_factory=list)
    #: Lines for mypy at the head.
    options: str = _OVERRIDES

    def text(self) -> str:
        body = ""
        if self.exported:
            ordered = sorted(set(self.exported), key=lambda name: (import_order(name)[0], name))
            body += "__all__ = [\n" + "".join(f'    "{name}",\n' for name in ordered) + "]\n"
        for member in self.members:
            text = member.text()
            body += ("\n" if text.count("\n") > 1 or isinstance(member, Class) else "") + text
        parts = [f"# Generated from {self.source}.\n{self.options}", self.scope.header(body), body.strip("\n")]
        return "\n\n".join(part for part in parts if part) + "\n"


def _filled(parameters: Sequence[Parameter], width: int) -> Iterator[str]:
    """Lines of parameters with commas behind them."""
    line = ""
    for parameter in parameters:
        text = f"{parameter},"
        if line and len(line) + 1 + len(text) > width:
            yield line
            line = ""
        line += f" {text}" if line else text
    yield line


def doc_text(doc: str | None, indent: str) -> str:
    """A docstring of the first line, or nothing."""
    line = inspect.cleandoc(doc or "").partition("\n")[0].strip()
    line = line.replace("\\", "\\\\").replace('"""', "'''")
    return f'{indent}"""{line}{" " if line.endswith(chr(34)) else ""}"""\n' if line else ""
