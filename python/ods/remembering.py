"""What is worked out once for a type or an attribute, and goes with its context."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable
from typing import Any, TypeVar

from gpuir.host import ir

__all__ = ["remembered"]

_Parent = TypeVar("_Parent", ir.Attribute, ir.Type, Any)
_Shape = tuple[int, ...]
_Answer = TypeVar("_Answer")


def remembered(work_out: Callable[[_Shape, _Parent], _Answer]) -> Callable[[_Shape, _Parent], _Answer]:
    """`work_out` of a shape and an attribute or type, once for each of both; the answer must not be of the context.

    A cache that has the attribute as its key would keep the context and all of its IR as long as the process lives. Here
    the key is its address, which is another's only in another context, and a context's answers go with it.
    """
    by_context: dict[int, dict[tuple[_Shape, int], _Answer]] = {}

    @functools.wraps(work_out)
    def call(shape: _Shape, parent: _Parent) -> _Answer:
        context = parent.context
        answers = by_context.get(id(context))
        if answers is None:
            answers = by_context.setdefault(id(context), {})
            weakref.finalize(context, by_context.pop, id(context), None).atexit = False
        key = shape, hash(parent)
        answer = answers.get(key)
        if answer is None:
            answer = answers[key] = work_out(shape, parent)
        return answer

    return call
