"""`transform.apply_patterns.NAME`: every registered Python pattern as an op inside transform.apply_patterns.

All of them are one op in the host, with the pattern's name as an attribute; patterns may be registered at any time.
"""

from __future__ import annotations

import functools
from typing import Any

from gpuir import host
from gpuir.host import ir
from gpuir.ods import Attr, Dialect, DialectOp, StrAttr, VerifyError
from gpuir.ods.operation import OpSpec
from gpuir.passes.registry import find_pattern


def _registered(name: str) -> bool:
    try:
        find_pattern(name)
    except KeyError:
        return False
    return True


class _PatternDialect(Dialect):
    def resolve(self, name: str) -> Any:
        return ApplyPatternOp.spec if _registered(name.removeprefix(f"{self.namespace}.")) else None

    def fixed_attributes(self, spec: OpSpec, name: str) -> dict[str, str]:
        prefix = f"{self.namespace}."
        # The host's generic form names the op that all patterns are; its `pattern` stands in the text.
        if name == spec.name or not name.startswith(prefix):
            return {}
        return {"pattern": f'"{name.removeprefix(prefix)}"'}

    def display_name(self, spec: OpSpec, attributes: dict[str, str]) -> str:
        pattern = attributes.pop("pattern", '""')
        return f"{self.namespace}.{pattern[1:-1]}"


PATTERNS_DIALECT = _PatternDialect(
    "transform.apply_patterns", shared=True, summary="Python patterns in transform scripts."
)


@functools.cache
def _descriptor() -> Any:
    """What the host asks for the patterns; one for all contexts, since the host never lets go of it."""
    transform = host.module("dialects.transform")

    class Descriptor(transform.PatternDescriptorOpInterface):  # type: ignore[name-defined]
        @staticmethod
        def populate_patterns(op: ApplyPatternOp, patterns: Any) -> None:
            find_pattern(op.pattern.value).populate(patterns)

    return Descriptor


class ApplyPatternOp(DialectOp, dialect=PATTERNS_DIALECT, name="gpuir_pattern"):
    """Adds one registered Python pattern to the enclosing transform.apply_patterns."""

    pattern: Attr[StrAttr]
    assembly = "attr-dict"

    def verify(self) -> None:
        if not _registered(self.pattern.value):
            raise VerifyError(f'expects the name of a registered pattern, found "{self.pattern.value}"')

    @classmethod
    def attach(cls, host_name: str, context: ir.Context) -> None:
        _descriptor().attach(host_name, context=context)
