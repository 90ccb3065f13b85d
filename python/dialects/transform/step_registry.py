"""Python functions under the names by which transform scripts call them."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any


class PythonStep:
    """A function under the name by which scripts call it; it is registered as long as somebody holds this."""

    #: What messages call it.
    kind = "step"

    def __init__(self, name: str, function: Callable[..., Any]):
        self.name, self.function = name, function
        self.__doc__ = function.__doc__
        _steps[name] = self

    def __repr__(self) -> str:
        return f"<Python step {self.name}>"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.function(*args, **kwargs)


_steps: weakref.WeakValueDictionary[str, PythonStep] = weakref.WeakValueDictionary()


def find_step(name: str) -> PythonStep | None:
    """The step registered under the name, or None."""
    return _steps.get(name)


def python_step(name: str) -> Callable[[Callable[..., Any]], PythonStep]:
    """Decorator: registers ``(op, rewriter, *arguments, **options)`` as a step that scripts name."""

    def decorate(function: Callable[..., Any]) -> PythonStep:
        taken = _steps.get(name)
        if taken is not None and taken.function.__qualname__ != function.__qualname__:
            raise ValueError(f"step '{name}' is registered already, for {taken.function.__qualname__}")
        return PythonStep(name, function)

    return decorate
