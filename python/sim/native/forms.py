"""What a call in a raised kernel stands for: its function's name has the ``prefix`` of the form, and behind it the form's numbers and words."""

from __future__ import annotations

from typing import Any, TypeVar

from gpuir.sim.structure import reference
from gpuir.sim.terms import Op

__all__ = ["form_of", "symbol_of"]

F = TypeVar("F")


def symbol_of(form: Any) -> str:
    """The name of the function that stands for a form, a named tuple with a ``prefix``."""
    return str(form.prefix) + ".".join(map(str, form))


def form_of(op: Op, kind: type[F]) -> F | None:
    """The form that a call stands for; None of another op."""
    of: Any = kind
    if op.name != "func.call" or not (name := reference(op.attributes["callee"])).startswith(of.prefix):
        return None
    form: F = of(*(int(word) if word.isdecimal() else word for word in name.removeprefix(of.prefix).split(".")))
    return form
