"""Where a class of a spec is declared, for what is wrong with it."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator
from typing import Any

from gpuir.errors import SpecError
from gpuir.ods.markers import Named
from gpuir.ods.names import RESERVED, python_name


def place_of(cls: type) -> str:
    """``file:line`` of a class, or its module where there is no source."""
    try:
        return f"{inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]}"
    except (OSError, TypeError):
        return cls.__module__


def name_and_default(
    cls: type, field: str, missing: object, reserved: frozenset[str] = RESERVED
) -> tuple[str, object, str]:
    """The dialect's name of a field that a class body annotates, its default, or `missing`, and the releases that have it."""
    value = cls.__dict__.get(field, missing)
    if not isinstance(value, Named):
        return field, value, ""
    if python_name(value.name, reserved) != field:
        raise SpecError(f"'{field}': the Python name of '{value.name}' is '{python_name(value.name, reserved)}'")
    delattr(cls, field)  # the accessor takes its place
    return value.name, value.default if value.has_default else missing, value.releases


def plain(function: Any) -> Any:
    """What a class body declares as a function or static method, as a function; anything else as it is."""
    return function.__func__ if isinstance(function, staticmethod) else function


@contextlib.contextmanager
def declaring(cls: type) -> Iterator[None]:
    """Adds the place of the class to what is refused while it is made."""
    try:
        yield
    except SpecError as error:
        raise SpecError(f"{error} ({place_of(cls)})") from None
