"""Stub of the host's `ir` from the signatures its bindings carry: the wheel has none, and gpuir's stubs build on it.

`scripts/generate.py --host` writes it to python/ir.pyi. Only what the bindings say about themselves goes
into it: names, parameters, types.
"""

from __future__ import annotations

import builtins
import enum
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from gpuir.host import ir

#: Modules that annotations may name.
_KNOWN = ("typing", "collections.abc", "enum")
_SKIPPED = frozenset("__new__ __eq__ __ne__ __hash__ __doc__ __module__ __class_getitem__ __repr__ __str__".split())
_TYPE = re.compile(r"[A-Za-z_][\w.]*")


class _Printer:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.names = {name for name, value in vars(ir).items() if isinstance(value, type)} | {"_T"}

    def type(self, text: str) -> str:
        """An annotation with the host's own package left out, and ``Any`` for what a stub cannot name."""

        def resolve(match: re.Match[str]) -> str:
            name = re.sub(r"^(?:\w+\.)*_mlir\.ir\.|^ir\.", "", match[0])
            if name.partition(".")[0] in self.names or hasattr(builtins, name):
                return name
            if name in ("Sequence", "Callable", "Iterable", "Iterator", "Generator"):
                return f"collections.abc.{name}"
            return name if name.startswith(tuple(f"{known}." for known in _KNOWN)) else "typing.Any"

        text = _TYPE.sub(resolve, text)
        text = re.sub(r"collections\.abc\.Callable(?!\[)", "collections.abc.Callable[..., typing.Any]", text)
        return re.sub(
            r"(?<![\w.])(list|collections\.abc\.(?:Sequence|Iterator|Iterable))(?![\w\[])", r"\1[typing.Any]", text
        )

    def signature(self, text: str) -> str:
        """``def name(parameters) -> type`` of the bindings in a stub's spelling; types are resolved, names are kept."""
        head, _, rest = text.partition("(")
        body, _, returns = rest.rpartition(") -> ")
        parameters = []
        for parameter in _split(body):
            name, colon, annotation = parameter.partition(": ")
            annotation, equals, _ = annotation.partition(" = ")
            if not colon:
                untyped = f"{name}: typing.Any" if re.fullmatch(r"\*+\w+", name) else name
                parameters.append(re.sub(r" ?= ?.*", " = ...", untyped))
                continue
            parameters.append(f"{name}: {self.type(annotation)}{' = ...' if equals else ''}")
        return f"{head}({', '.join(parameters)}) -> {self.type(returns)}: ..."

    def emit(self, indent: str, line: str) -> None:
        self.lines.append(indent + line)

    def method(self, indent: str, name: str, function: Any, decorators: list[str]) -> None:
        """Every overload of a function of the bindings."""
        signatures = [s[0] for s in getattr(function, "__nb_signature__", ()) if " -> " in s[0]]
        if not signatures:
            self.emit(indent, f"{name}: typing.Any")
            return
        for text in signatures:
            text = re.sub(r"^def \w*", f"def {name}", text.splitlines()[-1])
            for decorator in ["@typing.overload"] * (len(signatures) > 1) + decorators:
                self.emit(indent, decorator)
            # The traits that come with the host know their own target.
            differs = name == "attach" and "target" not in text
            self.emit(indent, self.signature(text) + "  # type: ignore[override]" * differs)

    def member(self, indent: str, name: str, value: Any) -> None:
        if name in _SKIPPED or (name.startswith("_") and not name.startswith("__")):
            return
        kind = type(value).__name__
        if isinstance(value, enum.EnumMeta):
            self.enum(indent, name, value)
        elif isinstance(value, enum.Enum):
            self.emit(indent, f"{name}: typing.ClassVar[{type(value).__name__}]")
        elif kind == "nb_static_property":
            self.emit(indent, f"{name}: typing.ClassVar[typing.Any]")
        elif isinstance(value, property):
            signature = getattr(value.fget, "__nb_signature__", None)
            returns = self.type(signature[0][0].rpartition(" -> ")[2]) if signature else "typing.Any"
            self.emit(indent, "@property")
            self.emit(indent, f"def {name}(self) -> {returns}: ...")
            if value.fset is not None:
                self.emit(indent, f"@{name}.setter")
                self.emit(indent, f"def {name}(self, value: {returns}) -> None: ...")
        elif kind in ("nb_method", "nb_func", "staticmethod", "classmethod"):
            function = getattr(value, "__func__", value)
            first = (getattr(function, "__nb_signature__", None) or [("",)])[0][0].partition("(")[2]
            bound = (
                [] if first.startswith("self") else ["@classmethod"] if first.startswith("cls") else ["@staticmethod"]
            )
            self.method(indent, name, function, bound)
        elif inspect.isfunction(value):
            self.python(indent, name, value)

    def python(self, indent: str, name: str, function: Any) -> None:
        """A function that the host has in Python."""
        found = inspect.signature(function)
        parameters = []
        for parameter in found.parameters.values():
            star = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
            annotation = self.type(str(parameter.annotation)) if isinstance(parameter.annotation, str) else "typing.Any"
            own = parameter.name if parameter.name == "self" else f"{star}{parameter.name}: {annotation}"
            parameters.append(own + ("" if parameter.default is parameter.empty else " = ..."))
        returns = found.return_annotation
        text = self.type(returns) if isinstance(returns, str) else "None" if name == "__init__" else "typing.Any"
        if hasattr(function, "__wrapped__"):  # made by contextlib.contextmanager
            text = "typing.ContextManager[typing.Any]"
        self.emit(indent, f"def {name}({', '.join(parameters)}) -> {text}: ...")

    def enum(self, indent: str, name: str, value: Any) -> None:
        self.emit(indent, f"class {name}(enum.{value.__mro__[1].__name__}):")
        for case in value:
            self.emit(indent, f"    {case.name} = {case.value!r}")

    def cls(self, name: str, value: Any) -> None:
        header = getattr(value, "__nb_signature__", None)
        bases = [base.__name__ for base in value.__bases__ if base.__name__ in self.names - {name}]
        bases += ["Exception"] * (issubclass(value, Exception) and not bases)
        if isinstance(header, str) and "[" in header:
            bases = [self.type(header.partition("(")[2].rpartition(")")[0])]
        elif "__class_getitem__" in vars(value):
            # `ArrayAttr[IntegerAttr]` and the like: parameters for the reader, nothing that a checker follows.
            bases.append("_Parameterised")
        self.emit("", f"class {name}({', '.join(bases)}):" if bases else f"class {name}:")
        before = len(self.lines)
        sequence = re.search(r"collections\.abc\.Sequence\[(\w+)\]", bases[0] if bases else "")
        if sequence:
            # These are slots of the class, without a signature.
            self.emit("    ", "def __len__(self) -> int: ...")
            for index, found in (("int", sequence[1]), ("slice", name)):
                self.emit("    ", "@typing.overload")
                self.emit("    ", f"def __getitem__(self, index: {index}) -> {found}: ...")
        # The host puts a Python class of the same name over some of the bindings' own.
        for cls in [base for base in value.__bases__ if base.__name__ == name] + [value]:
            for member, inner in vars(cls).items():
                if cls is value or member not in vars(value):
                    self.member("    ", member, inner)
        if len(self.lines) == before:
            self.lines[-1] += " ..."

    def module(self) -> str:
        classes = {n: v for n, v in vars(ir).items() if isinstance(v, type) and n[:2] != "__"}
        ordered = sorted(classes.items(), key=lambda item: (len(item[1].__mro__), item[0]))
        for name, value in ordered:
            if name.startswith("_") and not any(value in other.__bases__ for other in classes.values()):
                continue
            if isinstance(value, enum.EnumMeta):
                self.enum("", name, value)
            else:
                self.cls(name, value)
        for name, value in vars(ir).items():
            if name[0] == "_" or isinstance(value, type):
                continue
            if inspect.isfunction(value) and value.__module__ == ir.__name__:
                self.python("", name, value)
            elif hasattr(value, "__nb_signature__"):
                self.method("", name, value, [])
        return "\n".join([*_HEAD, *self.lines]) + "\n"


_HEAD = (
    "# Generated from the signatures of the host's bindings: `python scripts/generate.py --host` writes it.",
    "import collections.abc",
    "import enum",
    "import typing",
    "",
    "import typing_extensions",
    "",
    '_T = typing_extensions.TypeVar("_T", default=typing.Any)',
    "",
    "class _Parameterised:",
    "    def __class_getitem__(cls, item: typing.Any) -> typing.Any: ...",
    "",
)


def _split(text: str) -> list[str]:
    """Parameters at the commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and not depth:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in [*parts, text[start:].strip()] if part]


def formatted(text: str, file: str) -> str:
    """A file's text as the rest of the tree is formatted (with ruff, of the extra `lint`)."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", file, "-"]
    ended = subprocess.run(
        command, input=text, capture_output=True, text=True, check=True, cwd=Path(__file__).parent.parent
    )
    return ended.stdout


def host_stub() -> str:
    """The stub's text."""
    return _Printer().module()
