"""Stubs of the packages over upstream's dialects, `gpu` and `nvgpu`: their names come from the host at run time.

Builders have the types of the table that they are made from, in the short form and in the host's; op classes, enums and
the classes of attributes and types have what their Python says of itself. `scripts/generate.py --host` writes them.
"""

from __future__ import annotations

import ast
import builtins
import collections.abc
import enum
import importlib.metadata
import inspect
import re
import sys
import types
import typing
from pathlib import Path
from typing import Any

from gpuir import host
from gpuir.dialects.upstream.builders import Builder
from gpuir.host import ir
from gpuir.ods import stubs
from gpuir.ods.hints import Scope, import_order

_NAME = host.name.replace("_", "-")
HOST = f"{_NAME} {importlib.metadata.version(_NAME)}"
PACKAGES = ("gpuir.dialects.gpu", "gpuir.dialects.nvgpu")
_WORD = re.compile(r"[A-Za-z_]\w*")
#: Built-in generic classes, and what is in them where the host does not say.
_BARE = {dict: (str, Any), list: (Any,), tuple: (Any, ...)}
_TOKEN, _TOKENS = "Type | bool | None", "Sequence[Value | OpView | Operation] | Value | OpView | Operation | None"


class _Scope(Scope):
    """Names of a package whose stub has the classes of its modules, too."""

    own: frozenset[str] = frozenset()

    def use(self, module: str, name: str) -> str:
        return name if name in self.own else super().use(module, name)


class Package:
    """One package, and the names of its stub."""

    def __init__(self, name: str):
        __import__(name)
        self.module = sys.modules[name]
        self.scope = _Scope(name)
        self.classes = {
            n: v
            for n, v in vars(self.module).items()
            if not n.startswith("_") and isinstance(v, type) and self._known(v)
        }
        self.scope.own = frozenset(self.classes)

    def _known(self, cls: type) -> bool:
        """Whether it is an op, an attribute, a type or an enum of the dialect, and not what the host's module imports."""
        if isinstance(cls, enum.EnumMeta):
            return "_gen" in cls.__module__
        return issubclass(cls, (ir.OpView, ir.Attribute, ir.Type)) and getattr(ir, cls.__name__, None) is not cls

    # Types -----------------------------------------------------------------------------------------------------------

    def words(self, text: str) -> str:
        """The types of a kind (`Kind.python`), in the stub's spelling."""

        def resolve(match: re.Match[str]) -> str:
            word = match[0]
            if word in self.classes or word == "None" or hasattr(builtins, word):
                return word
            if word == "Sequence":
                return self.scope.use("collections.abc", word)
            return self.scope.host(word) if hasattr(ir, word) else self.scope.any()

        return _WORD.sub(resolve, text)

    def hint(self, annotation: Any) -> str:
        """An annotation of the host's, which are objects."""
        if isinstance(annotation, str) or annotation is inspect.Parameter.empty:
            return self.scope.any()
        origin, inside = typing.get_origin(annotation), typing.get_args(annotation)
        if origin is typing.Union or origin is types.UnionType:
            return " | ".join(dict.fromkeys(map(self.hint, inside)))
        if origin is collections.abc.Callable:
            return f"{self.scope.use('collections.abc', 'Callable')}[..., {self.scope.any()}]"
        if origin is collections.abc.Sequence:
            return self.scope.sequence(self.hint(inside[0]) if inside else self.scope.any())
        found = origin or annotation
        if found is type(None):
            return "None"
        if found is ...:
            return "..."
        if found in _BARE:
            return f"{found.__name__}[{', '.join(map(self.hint, inside or _BARE[found]))}]"
        name = getattr(found, "__name__", "")
        if getattr(ir, name, None) is found:
            return self.scope.host(name)
        own = self.classes.get(name)
        if own is not None and isinstance(found, type) and issubclass(own, found):
            return name
        return name if getattr(builtins, name, None) is found else self.scope.any()

    # Parts -----------------------------------------------------------------------------------------------------------

    def stub(self) -> str:
        """The text of the package's `__init__.pyi`."""
        tree = ast.parse(Path(str(self.module.__file__)).read_text())
        exported = [name for node in tree.body if isinstance(node, ast.ImportFrom) for name in self._imported(node)]
        functions = {
            name: value.builder
            for name, value in vars(self.module).items()
            if isinstance(getattr(value, "builder", None), Builder) and name not in exported
        }
        classes = {name: cls for name, cls in self.classes.items() if name not in exported}
        parts = [self._enum(cls) for cls in classes.values() if isinstance(cls, enum.EnumMeta)]
        parts += [self._class(name, cls) for name, cls in classes.items() if not isinstance(cls, enum.EnumMeta)]
        parts += [self._builder(name, builder) for name, builder in functions.items()]
        for node in tree.body:  # `memory = _types.memory`
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id[0] != "_":
                name = node.targets[0].id
                exported.append(self.scope.use(vars(self.module)[name].__module__, name))
        ordered = sorted([*exported, *classes, *functions], key=lambda name: (import_order(name)[0], name))
        names = "".join(f'    "{name}",\n' for name in ordered)
        body = stubs.blocks([f"__all__ = [\n{names}]\n", *parts])
        head = f"# Generated from {HOST} and gpuir's tables: `python scripts/generate.py --host` writes it.\n\n"
        return f"{head}{self.scope.header()}\n\n{body}"

    def _imported(self, node: ast.ImportFrom) -> list[str]:
        source = node.module or ""
        if not source.startswith(f"{self.module.__name__}."):
            return []
        names = [alias.asname or alias.name for alias in node.names]
        return [self.scope.use(source, n) for n in names if not n.startswith("_") and n not in self.classes]

    def _enum(self, cls: Any) -> str:
        base = next(base for base in cls.__mro__[1:] if base.__module__ == "enum")
        cases = "".join(f"    {name} = {int(case)}\n" for name, case in cls.__members__.items())
        return stubs.class_text(cls.__name__, self.scope.use("enum", base.__name__), None, [cases])

    def _class(self, name: str, cls: Any) -> str:
        kind = next(kind for kind in (ir.OpView, ir.Attribute, ir.Type) if issubclass(cls, kind))
        members: dict[str, str] = {}
        # From the class down to the host's base: what is found first counts.
        for base in cls.__mro__[: cls.__mro__.index(kind)]:
            for member, value in vars(base).items():
                if not member.startswith("_") and member not in members:
                    text = self._member(name, member, value)
                    if hasattr(kind, member) and member != "result":  # another one under the base's name
                        text = re.sub(r"(?m)^( *def .*)$", r"\1  # type: ignore[override]", text, count=1)
                    members[member] = text
        if kind is ir.OpView:
            members = {"__init__": self._init(cls), **members}
        doc = None if kind is ir.OpView else self._doc(cls)  # ops have the host's
        return stubs.class_text(name, self.scope.host(kind.__name__), doc, [text for text in members.values() if text])

    def _init(self, cls: Any) -> str:
        return stubs.function_text("__init__", self._parameters(cls.__init__), "None", None, "    ")

    def _parameters(self, function: Any) -> list[str]:
        found, star = [], False
        for index, parameter in enumerate(inspect.signature(function).parameters.values()):
            if parameter.kind is parameter.KEYWORD_ONLY and not star:
                found.append("*")
                star = True
            if index == 0 and parameter.name in ("self", "cls"):
                found.append(parameter.name)
                continue
            prefix = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
            star = star or prefix == "*"
            default = "" if parameter.default is parameter.empty else f" = {_default(parameter.default)}"
            found.append(f"{prefix}{parameter.name}: {self._annotation(parameter.annotation, function)}{default}")
        return found

    def _annotation(self, annotation: Any, function: Any) -> str:
        """The host's annotations are objects, gpuir's are texts."""
        if isinstance(annotation, str):
            return self.scope.annotation(annotation, {**getattr(function, "__globals__", {}), **self.classes})
        return self.hint(annotation)

    @staticmethod
    def _doc(function: Any) -> str | None:
        """The docstring, where it is gpuir's own."""
        return function.__doc__ if function.__module__.startswith("gpuir.") else None

    def _returns(self, function: Any) -> str:
        return self._annotation(inspect.signature(function).return_annotation, function)

    def _member(self, name: str, member: str, value: Any) -> str:
        """A property or a method; of the host's bindings those that are described in Python."""
        if isinstance(value, property):
            if not isinstance(value.fget, types.FunctionType):
                return ""
            found = self._returns(value.fget)
            given = None
            if isinstance(value.fset, types.FunctionType):
                given = self._parameters(value.fset)[1].partition(": ")[2]
            return stubs.property_text(
                member, found, given, self._doc(value.fget), "    ", deletes=value.fdel is not None
            )
        function = getattr(value, "__func__", value)
        if not isinstance(function, types.FunctionType):
            return f"    {member}: str\n" if isinstance(value, str) else ""
        if member == "isinstance":
            return f"    @staticmethod\n    def isinstance(other: {self.scope.any()}) -> bool: ...\n"
        taken = self._parameters(function)
        returns = self._returns(function)
        if member == "get":
            returns = name
            case = getattr(self.classes[name], "TEXTS", None) is not None
            taken = [x.replace("value: Any", f"value: {name} | str | int") if case else x for x in taken]
        decorator = f"    @{type(value).__name__}\n" if isinstance(value, (staticmethod, classmethod)) else ""
        return decorator + stubs.function_text(member, taken, returns, self._doc(function), "    ")

    # Builders --------------------------------------------------------------------------------------------------------

    def _builder(self, name: str, builder: Builder) -> str:
        optional = [f"{n}: {self._given(builder, n, none=True)} = None" for n in builder.keyword]
        optional += [f"loc: {self.scope.host('Location')} | None = None"]
        optional += [f"ip: {self.scope.host('InsertionPoint')} | None = None"]
        defaults = builder.trailing_defaults()
        short = [
            f"{n}: {self._given(builder, n)}" + (f" = {defaults[n]!r}" if n in defaults else "") for n in builder.short
        ]
        rest = [
            f"{n}: {self._given(builder, n, none=True)} = None" for n in builder.positional if n not in builder.short
        ]
        returns = self._returned(builder)
        text = stubs.function_text(name, [*short, "*", *rest, *optional], returns, f"`{builder.row.name}`", "")
        if not builder.two_forms:
            return text
        full = [f"{n}: {self._given(builder, n, none=n not in builder.short)}" for n in builder.positional]
        host_form = stubs.function_text(name, [*full, "*", *optional], returns, None, "")
        overload = f"@{self.scope.use('typing', 'overload')}\n"
        return f"{overload}{text}{overload}{host_form}"

    def _given(self, builder: Builder, name: str, *, none: bool = False) -> str:
        kind = builder.row.kinds.get(name)
        if kind is not None:
            text = kind.python
        elif name in builder.row.results:
            text = "Type"
        else:
            text = {"async_token": _TOKEN, "async_dependencies": _TOKENS, "results": "Sequence[Type]"}.get(name, "Any")
        return self.words(text if text == "Any" or text.endswith("None") or not none else f"{text} | None")

    def _returned(self, builder: Builder) -> str:
        """What is sure of the answer: inside a stream, and with a token, asynchronous ops give something else."""
        if builder.is_async or builder.view._ODS_RESULT_SEGMENTS is not None:
            return self.scope.any()
        if "results" in builder.keyword:
            fields = [p for base in builder.view.__mro__ for p in vars(base).values() if isinstance(p, property)]
            found = [p for p in fields if "OpResult" in str(getattr(p.fget, "__annotations__", {}).get("return"))]
            # A result that is named like the host's own accessor has none.
            return self.scope.host("OpResult") if len(found) <= 1 else self.scope.any()
        row = builder.row
        count = sum(n in row.results or (n in row.kinds and row.kinds[n].role == "result") for n in builder.positional)
        return self.scope.host("OpResult" if count == 1 else "OpView" if not count else "OpResultList")


def _default(value: Any) -> str:
    return repr(value) if value is None or type(value) in (bool, int, float, str) else "..."


def dialect_stubs() -> dict[str, str]:
    """The stubs by the names of the packages."""
    return {name: Package(name).stub() for name in PACKAGES}
