"""Attributes of an op that some releases say in other words than memory has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from gpuir.ods.syntax import split_top_level

if TYPE_CHECKING:
    from gpuir.ods.enums import EnumClass
    from gpuir.ods.operation import OpSpec
    from gpuir.ods.releases import Range, Release


class Together:
    """Several attributes of an op that some releases write as one, whose parameters they are.

    Args:
        name: the attribute's name in those releases.
        cls: its class, whose parameters are enums.
        parameters: by the op's attribute the parameter, and the enum of both.
        releases: the releases that write it.
    """

    def __init__(self, name: str, cls: Any, parameters: Mapping[str, tuple[str, EnumClass]], releases: str):
        self.name, self.cls, self.parameters = name, cls, dict(parameters)
        self.releases: Range = cls.spec.dialect.range(releases)

    def read(self, spec: OpSpec, attributes: dict[str, str], resolve: Callable[[str], str | None]) -> bool:
        """Takes the attribute apart, in the host texts that were read of an op; whether there was one."""
        text = attributes.get(self.name)
        if text is None:
            return False
        host = resolve(text) or text
        definition = self.cls.spec
        start = f"#{definition.dialect.host}.{definition.host_name}<"
        if not host.startswith(start):
            return True
        values = dict(zip((f.name for f in definition.fields), split_top_level(host[len(start) : -1]), strict=True))
        numbers = {
            name: f"{int(enum.of(values[parameter].strip(chr(34))))} : i32"
            for name, (parameter, enum) in self.parameters.items()
        }
        if any(numbers[name] != spec.attributes[name].default_text for name in numbers):
            del attributes[self.name]  # one that says what is the case anyway stays, to be printed again
            attributes.update(numbers)
        return True

    def write(self, spec: OpSpec, attributes: dict[str, str], release: Release) -> None:
        """Puts the attribute together, in the host texts of an op that is to be printed."""
        if release not in self.releases:
            return
        given = {name: attributes.pop(name, spec.attributes[name].default_text) for name in self.parameters}
        if self.name in attributes or all(given[name] == spec.attributes[name].default_text for name in given):
            return
        definition = self.cls.spec
        by_parameter = {
            parameter: enum.of(int(given[name].partition(" :")[0])).string
            for name, (parameter, enum) in self.parameters.items()
        }
        values = ", ".join(f'"{by_parameter[field.name]}"' for field in definition.fields)
        attributes[self.name] = f"#{definition.dialect.host}.{definition.host_name}<{values}>"
        ordered = sorted(attributes.items())  # as MLIR has them
        attributes.clear()
        attributes.update(ordered)
