"""Command lines in LLVM's style: one dash or two, ``-flag=value`` or ``-flag value``, passes as flags in order."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any


class UsageError(Exception):
    """A command line that is wrong; the lines of the message go to stderr, each after the program's name."""


@dataclasses.dataclass(frozen=True)
class Flag:
    """A flag: ``kind`` is "bool", "value" (required), "optional" (a value or none), "list" (comma-separated,
    repeatable) or "int"."""

    name: str
    kind: str
    help: str
    aliases: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    metavar: str = "string"
    default: Any = None

    @property
    def key(self) -> str:
        return self.name.replace("-", "_")

    def initial(self) -> Any:
        """The value when the flag is not given."""
        if self.kind == "list":
            return []
        return bool(self.default) if self.kind == "bool" else self.default


@dataclasses.dataclass
class PassFlag:
    """``--name=options``: a pass, if there is one of that name."""

    name: str
    options: str
    spelled: str


@dataclasses.dataclass
class CommandLine:
    """Flag values by key, the positional argument, and everything that may be a pass, in order."""

    values: dict[str, Any]
    positional: str | None
    passes: list[PassFlag]

    def __getattr__(self, key: str) -> Any:
        try:
            return self.__dict__["values"][key]
        except KeyError:
            raise AttributeError(key) from None


_TRUE = ("", "true", "TRUE", "True", "1")
_FALSE = ("false", "FALSE", "False", "0")


def parse_command_line(
    arguments: Sequence[str], flags: Sequence[Flag], program: str, refused: Mapping[str, str] = MappingProxyType({})
) -> CommandLine:
    """Sorts ``arguments`` into flags, passes and the input; UsageError says what is wrong.

    ``refused``: by the names of flags that others have, what to use.
    """
    table = {name: flag for flag in flags for name in (flag.name, *flag.aliases)}
    values: dict[str, Any] = {flag.key: flag.initial() for flag in flags}
    positional: list[str] = []
    passes: list[PassFlag] = []
    rest = _expand_files(list(arguments))
    only_positional = False
    while rest:
        argument = rest.pop(0)
        if only_positional or argument == "-" or not argument.startswith("-"):
            positional.append(argument)
            continue
        if argument == "--":
            only_positional = True
            continue
        spelled = argument[2:] if argument.startswith("--") else argument[1:]
        name, equals, text = spelled.partition("=")
        flag = table.get(name)
        if name in refused:
            raise UsageError(f"the {_dashed(name)} option is not taken: {refused[name]}")
        if flag is None:
            passes.append(PassFlag(name, text, argument))
            continue
        if flag.kind in ("value", "list", "int") and not equals:
            if not rest:
                raise UsageError(f"for the {_dashed(name)} option: requires a value!")
            text = rest.pop(0)
        value = _value(flag, _dashed(name), text)
        if flag.kind == "list":
            values[flag.key].extend(value)
        else:
            values[flag.key] = value
    if len(positional) > 1:
        raise UsageError(
            "Too many positional arguments specified!\n"
            f"Can specify at most 1 positional arguments: See: {program} --help"
        )
    return CommandLine(values, positional[0] if positional else None, passes)


def _dashed(name: str) -> str:
    return f"-{name}" if len(name) == 1 else f"--{name}"


def _value(flag: Flag, shown: str, text: str) -> Any:
    if flag.kind == "bool":
        if text in _TRUE:
            return True
        if text in _FALSE:
            return False
        raise UsageError(f"for the {shown} option: '{text}' is invalid value for boolean argument! Try 0 or 1")
    if flag.kind == "int":
        try:
            return int(text, 0)
        except ValueError:
            raise UsageError(f"for the {shown} option: '{text}' value invalid for integer argument!") from None
    if flag.choices and text not in flag.choices and not (text == "" and flag.kind == "optional"):
        known = ", ".join(flag.choices)
        raise UsageError(f"for the {shown} option: Cannot find option named '{text}'! (one of {known})")
    if flag.kind == "list":
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _expand_files(arguments: list[str]) -> list[str]:
    """Puts the words of ``@file`` in its place; an ``@`` that is no file stays."""
    expanded = []
    for argument in arguments:
        if argument.startswith("@") and os.path.isfile(argument[1:]):
            import shlex

            with open(argument[1:], encoding="utf-8") as file:
                expanded += shlex.split(file.read(), comments=False)
        else:
            expanded.append(argument)
    return expanded


def unknown_flags(unknown: Sequence[PassFlag], known: Sequence[str], program: str) -> UsageError:
    """The error for flags that are neither flags nor passes, each with the nearest known name."""
    import difflib

    lines = []
    for flag in unknown:
        lines.append(f"Unknown command line argument '{flag.spelled}'.  Try: '{program} --help'")
        near = difflib.get_close_matches(flag.name, known, n=1, cutoff=0.5)
        if near:
            value = f"={flag.options}" if "=" in flag.spelled else ""
            lines.append(f"Did you mean '{_dashed(near[0])}{value}'?")
    return UsageError("\n".join(lines))
