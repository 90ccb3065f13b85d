"""What the names of a dialect are in Python, and in the host."""

from __future__ import annotations

import functools
import keyword
import re

#: Names that upstream's generated builders do not use for a parameter or accessor either.
RESERVED = frozenset(
    "attributes context create get_asm ip loc operands operation print regions results self verify "
    "DIALECT_NAMESPACE OPERATION_NAME callable issubclass type spec name location block parent successors".split()
)


#: Names that the host's classes of attributes and types have.
PARAMETER_RESERVED = frozenset(
    "attr_name context dump get get_named maybe_downcast params parse spec type type_name typeid verify".split()
)


#: Ops' names in their dialects, by the names that the host knows them by.
DOCUMENT_NAMES: dict[str, str] = {}


def document_name(host_name: str) -> str:
    """An op's name in its dialect, e.g. ``tt.reduce.return`` for the host's ``tt.reduce_return``."""
    return DOCUMENT_NAMES.get(host_name, host_name)


def by_name(entry: tuple[str, str]) -> str:
    """Sorts entries of a dictionary attribute as MLIR does: quotes around a name that is no identifier do not count."""
    return entry[0].strip('"')


@functools.cache  # of what specs declare: a few hundred names
def python_name(name: str, reserved: frozenset[str] = RESERVED) -> str:
    """The document's name in Python: snake_case, with an underscore where Python or the host has the name already."""
    # A plural acronym is one word: twoCTAs is two_ctas.
    name = re.sub(r"([A-Z]{2,})s(?![a-z])", lambda match: f"{match[1].capitalize()}s", name)
    snake = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name)).lower()
    return snake + "_" if keyword.iskeyword(snake) or snake in reserved else snake
