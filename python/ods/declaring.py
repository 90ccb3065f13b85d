"""Where a class of a spec is declared, for what is wrong with it."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator

from gpuir.errors import SpecError


def place_of(cls: type) -> str:
    """``file:line`` of a class, or its module where there is no source."""
    try:
        return f"{inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]}"
    except (OSError, TypeError):
        return cls.__module__


@contextlib.contextmanager
def declaring(cls: type) -> Iterator[None]:
    """Adds the place of the class to what is refused while it is made."""
    try:
        yield
    except SpecError as error:
        raise SpecError(f"{error} ({place_of(cls)})") from None
