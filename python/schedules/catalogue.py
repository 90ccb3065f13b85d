"""The host's transform ops and how a schedule calls them, derived from the op classes that the host has.

Nothing is written here for a single op: what is a result, an operand or an attribute, and what is optional, is in the
signatures of the host's classes. Ops that the host gains are methods of handles without a line of code.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
import pkgutil
import types
from collections.abc import Iterator
from typing import Any

from gpuir import host
from gpuir.dialects.transform import nvgpu
from gpuir.host import ir
from gpuir.ods.signature import Parameter, Signature
from gpuir.ods.upstream import signature_of

#: Ops that no method is made of: they end or wrap a script, or have a body, for which handles have methods of their own.
STRUCTURAL = frozenset({
    "transform.named_sequence", "transform.yield", "transform.payload", "transform.with_pdl_patterns",
    "transform.alternatives", "transform.tune.alternatives", "transform.structured.replace",
    "transform.smt.constrain_params",
})  # fmt: skip

#: Prefixes of ops that stand in the body of another one: patterns, conversions, type converters.
PATTERN_PREFIX, CONVERSION_PREFIX, CONVERTER_PREFIX = (
    "transform.apply_patterns.", "transform.apply_conversion_patterns.", "transform.type_conversion.",
)  # fmt: skip


@dataclasses.dataclass(frozen=True)
class Argument:
    """What a schedule's user passes: an operand, an attribute, or one for the static and dynamic halves of a list.

    ``dynamic``, ``static`` and ``packed`` name the constructor's parameters: values go into ``dynamic``, numbers into
    ``static``, and a single handle in the place of a list into ``packed``.
    """

    name: str
    field: Parameter
    static: Parameter | None = None
    packed: Parameter | None = None

    @property
    def required(self) -> bool:
        return (
            self.field.required and self.static is None and not (self.field.variadic and self.field.role == "operand")
        )


class OpEntry:
    """One transform op: its class, the constructor's fields, and the arguments of the method made from it."""

    def __init__(self, cls: Any):
        self.cls = cls
        self.name: str = cls.OPERATION_NAME
        self.doc = inspect.cleandoc(cls.__doc__ or "")
        declared: Signature = vars(cls).get("signature") or signature_of(cls)
        self.fields = {p.name: p for p in declared}
        self.results = list(declared.of("result"))
        self.operands = list(declared.of("operand"))
        self.arguments = list(self._arguments())
        #: The operand that a method's own handle is.
        self.target = self.operands[0] if self.operands else None

    def __repr__(self) -> str:
        return f"<op {self.name}>"

    def _arguments(self) -> Iterator[Argument]:
        for name, field in self.fields.items():
            if field.role == "result":
                continue
            if field.role == "operand":
                stem = name.removeprefix("dynamic_")
                static, packed = self.fields.get(f"static_{stem}"), self.fields.get(f"packed_{stem}")
                if name.startswith("packed_") and f"static_{name[7:]}" in self.fields:
                    continue  # the other half of an argument that comes, or came, with its name
                if static is not None:
                    yield Argument(stem, field, static, packed if packed and packed.role == "operand" else None)
                    continue
            elif name.startswith("static_") and (name[7:] in self.fields or f"dynamic_{name[7:]}" in self.fields):
                continue
            yield Argument(name, field)

    @functools.cached_property
    def method_name(self) -> str:
        """The last part of the op's name."""
        return self.name.rpartition(".")[2]

    @functools.cached_property
    def signature(self) -> inspect.Signature:
        """Of the method: the target is ``self``; then required arguments, then optional ones by keyword, then result types."""
        kinds = inspect.Parameter
        parameters = [kinds("self", kinds.POSITIONAL_ONLY)] if self.target else []
        optional = []
        arguments = [a for a in self.arguments if a.field is not self.target or a.field.variadic]
        parameters += [kinds(a.name, kinds.POSITIONAL_OR_KEYWORD) for a in arguments if a.required]
        open_operands = [a for a in arguments if not a.required and a.field.role == "operand"]
        for argument in arguments:
            if open_operands == [argument]:  # the list of sizes, or the parameter: what the op is about
                parameters.append(kinds(argument.name, kinds.POSITIONAL_OR_KEYWORD, default=None))
            elif not argument.required:
                optional.append(kinds(argument.name, kinds.KEYWORD_ONLY, default=None))
        taken = {p.name for p in parameters + optional}
        result_types = [
            kinds(field.name, kinds.KEYWORD_ONLY, default=None) for field in self.results if field.name not in taken
        ]
        return inspect.Signature(parameters + optional + result_types)


def _modules() -> Iterator[types.ModuleType]:
    dialects = host.module("dialects")
    for info in pkgutil.iter_modules(dialects.__path__):
        if "transform" in info.name and info.name.endswith("_ops_gen"):
            yield host.module(f"dialects.{info.name}")


@functools.cache
def catalogue() -> dict[str, OpEntry]:
    """Every transform op by its full name."""
    entries: dict[str, OpEntry] = {}
    for module in _modules():
        for cls in vars(module).values():
            if isinstance(cls, type) and issubclass(cls, ir.OpView) and "OPERATION_NAME" in vars(cls):
                entry = OpEntry(cls)
                entries[entry.name] = entry
    for entry in map(OpEntry, nvgpu.SPEC_CLASSES):
        entries.setdefault(entry.name, entry)
    return {name: entry for name, entry in sorted(entries.items()) if name.startswith("transform.")}


def names_with_prefix(prefix: str) -> list[str]:
    """Names of ops below a prefix, without it."""
    return [name.removeprefix(prefix) for name in catalogue() if name.startswith(prefix)]


@functools.cache
def methods() -> dict[str, OpEntry]:
    """Ops by their full names without ``transform.``, those that are called on a handle."""
    return {
        name.removeprefix("transform."): entry
        for name, entry in catalogue().items()
        if entry.target is not None
        and name not in STRUCTURAL
        and not name.startswith((PATTERN_PREFIX, CONVERSION_PREFIX, CONVERTER_PREFIX))
    }


@functools.cache
def short_names() -> dict[str, list[OpEntry]]:
    """Ops by the last part of their names; two or more where it is ambiguous."""
    by_name: dict[str, list[OpEntry]] = {}
    for entry in methods().values():
        by_name.setdefault(entry.method_name, []).append(entry)
    return by_name
