"""Attributes of an op that some releases say in other words than memory has them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from gpuir.ods.names import by_name
from gpuir.ods.syntax import split_top_level

if TYPE_CHECKING:
    from gpuir.ods.enums import EnumClass
    from gpuir.ods.operation import OpSpec
    from gpuir.ods.releases import Range, Release


class Respelling(Protocol):
    """How some releases say attributes of an op."""

    #: The attribute in the text of those releases, which is noted when it is read.
    name: str
    releases: Range

    @property
    def replaced(self) -> Collection[str]:
        """The op's attributes that those releases do not have."""

    def noted(self, op: str) -> str:
        """What only a text of those releases has, in words."""

    def read(self, spec: OpSpec, attributes: dict[str, str], resolve: Callable[[str], str | None]) -> bool:
        """Brings what was read of an op, in host texts, to what memory has; whether those releases' words were there."""

    def write(self, spec: OpSpec, attributes: dict[str, str], release: Release) -> None:
        """Says the host texts of an op that is to be printed as the release does."""


class Renamed:
    """An attribute that some releases have under another name.

    Args:
        name: its name in those releases.
        memory: its name in memory.
        releases: the releases that write it so.
    """

    def __init__(self, name: str, memory: str, releases: Range):
        self.name, self.memory, self.releases = name, memory, releases

    @property
    def replaced(self) -> Collection[str]:
        """The name in memory."""
        return (self.memory,)

    def noted(self, op: str) -> str:
        """What a text of those releases has, in words."""
        return f"attribute '{self.name}' of '{op}'"

    def read(self, spec: OpSpec, attributes: dict[str, str], resolve: Callable[[str], str | None]) -> bool:
        """Takes the attribute for the one in memory; whether there was one."""
        if self.name not in attributes:
            return False
        attributes.setdefault(self.memory, attributes.pop(self.name))
        return True

    def write(self, spec: OpSpec, attributes: dict[str, str], release: Release) -> None:
        """Renames the attribute where the release does."""
        if release in self.releases and self.memory in attributes:
            attributes[self.name] = attributes.pop(self.memory)
            _sort(attributes)


class LeftOut:
    """An attribute that some releases leave out of the text where it has its default, and others always say.

    Args:
        name: the attribute's name.
        text: its default, as a host text.
        releases: the releases that may leave it out.
    """

    def __init__(self, name: str, text: str, releases: Range):
        self.name, self.text, self.releases = name, text, releases

    @property
    def replaced(self) -> Collection[str]:
        """None: the attribute may be left out, and has its name where it is not."""
        return ()

    def noted(self, op: str) -> str:
        """What a text of those releases has, in words."""
        return f"'{op}' without '{self.name}'"

    def read(self, spec: OpSpec, attributes: dict[str, str], resolve: Callable[[str], str | None]) -> bool:
        """Fills in the default; whether it was left out."""
        if self.name in attributes:
            return False
        attributes[self.name] = self.text
        return True

    def write(self, spec: OpSpec, attributes: dict[str, str], release: Release) -> None:
        """Leaves the default out where the release does."""
        if release in self.releases and attributes.get(self.name) == self.text:
            del attributes[self.name]


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

    @property
    def replaced(self) -> Collection[str]:
        """The attributes that are parameters there."""
        return self.parameters

    def noted(self, op: str) -> str:
        """What a text of those releases has, in words."""
        return f"attribute '{self.name}' of '{op}'"

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
        _sort(attributes)


def _sort(attributes: dict[str, str]) -> None:
    """The order that MLIR has them in."""
    ordered = sorted(attributes.items(), key=by_name)
    attributes.clear()
    attributes.update(ordered)
