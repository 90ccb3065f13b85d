"""What a call in a raised kernel stands for: its function's name has that of the form's class, and behind it the form's numbers and words."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from gpuir.sim.structure import reference
from gpuir.sim.terms import Op

__all__ = ["form_of", "symbol_of"]

F = TypeVar("F")


def _prefix(kind: type) -> str:
    return f"native.{kind.__name__.lower()}."


def symbol_of(form: NamedTuple) -> str:
    """The name of the function that stands for a form."""
    return _prefix(type(form)) + ".".join(map(str, form))


def form_of(op: Op, kind: type[F]) -> F | None:
    """The form that a call stands for; None of another op."""
    prefix = _prefix(kind)
    if op.name != "func.call" or not (name := reference(op.attributes["callee"])).startswith(prefix):
        return None
    return kind(*(int(word) if word.isdecimal() else word for word in name.removeprefix(prefix).split(".")))
