"""What the host's builders say of the ops that stand for intrinsics: which arguments are operands, and which attributes."""

from __future__ import annotations

import functools
import inspect
import re
from typing import Any, NamedTuple

from gpuir.dialects import llvm, nvvm, rocdl
from gpuir.host import ir

__all__ = ["Parameter", "op_of", "parameters"]

_DIALECTS = {"llvm.intr.": llvm, "nvvm.": nvvm, "rocdl.": rocdl}
#: What is overloaded for types, at the end of a name.
_SUFFIX = re.compile(r"\.(?:nx)?(?:v\d+)?(?:i\d+|f\d+|bf\d+|p\d+)$")
_NOT_ARGUMENTS = {"self", "res", "results", "loc", "ip", "access_groups", "alias_scopes", "noalias_scopes", "tbaa", "arg_attrs", "res_attrs",
                  "range", "fastmathFlags", "op_bundle_operands", "op_bundle_sizes", "op_bundle_tags", "nontemporal"}  # fmt: skip


class Parameter(NamedTuple):
    """An argument of an intrinsic: whether it is a Value, or else an attribute of this name."""

    name: str
    value: bool


@functools.cache
def _classes(prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in vars(_DIALECTS[prefix]).values():
        if inspect.isclass(each) and issubclass(each, ir.OpView):
            name: str = getattr(each, "OPERATION_NAME", "")
            if name.startswith(prefix):
                found[name.removeprefix(prefix)] = each
    return found


@functools.cache
def _builder(prefix: str, name: str) -> tuple[inspect.Parameter, ...]:
    return tuple(inspect.signature(_classes(prefix)[name].__init__).parameters.values())


@functools.cache
def parameters(prefix: str, name: str) -> tuple[Parameter, ...]:
    """The arguments of the op ``prefix + name``, as its builder has them behind the result's type."""
    found = []
    for each in _builder(prefix, name):
        if each.name not in _NOT_ARGUMENTS:
            found.append(Parameter(each.name, "Value" in str(each.annotation)))
    return tuple(found)


@functools.cache
def takes(prefix: str, name: str, parameter: str) -> bool:
    """Whether the op's builder has a parameter, one of those that are no arguments too."""
    return any(each.name == parameter for each in _builder(prefix, name))


@functools.cache
def op_of(prefix: str, name: str) -> str | None:
    """The name, behind ``prefix``, of the op for an intrinsic of that name, whose types are at its end; None where there is none."""
    classes = _classes(prefix)
    while True:
        if name in classes:
            return name
        shorter = _SUFFIX.sub("", name)
        if shorter == name:
            return None
        name = shorter
