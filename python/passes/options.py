"""Options of passes: declaration, and text in pipelines in both directions."""

from __future__ import annotations

import enum
import operator
import re
import typing
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gpuir.errors import PassError


class _Required:
    def __repr__(self) -> str:
        return "REQUIRED"


#: Default of an option that must be given.
REQUIRED: Any = _Required()


class Option:
    """An option: ``type`` is int, float, bool, str, list[int], list[float], list[str], an Enum of strings, or a tuple
    of the strings allowed; ``default`` may be ``REQUIRED``."""

    __slots__ = ("_element", "choices", "default", "help", "is_list", "type")

    def __init__(self, type: object, *, default: object = REQUIRED, help: str = "", choices: tuple[str, ...] = ()):
        self.type = type
        self.help = help
        self.is_list = type is list or typing.get_origin(type) is list
        element = (typing.get_args(type) or (str,))[0] if self.is_list else type
        if isinstance(element, (tuple, list)):
            choices, element = tuple(element), str
        if isinstance(element, enum.EnumMeta):
            members: Iterable[enum.Enum] = element
            choices = tuple(str(member.value) for member in members)
        elif element not in (int, float, bool, str):
            raise TypeError(f"an option is an int, float, bool, str, a list of these, or an enum, not {type!r}")
        self._element: Any = element
        self.choices = tuple(choices)
        self.default = default
        if default is not REQUIRED and default is not None:
            self.default = self.check("default of an option", "default", default)

    def expected(self) -> str:
        """What a value must look like, for error messages."""
        kinds = {int: "an integer", float: "a number", bool: "true or false", str: "a string"}
        one = "one of " + ", ".join(self.choices) if self.choices else kinds.get(self._element, "nothing")
        return f"a comma-separated list, each {one}" if self.is_list else one

    def value(self) -> Any:
        """The default, a fresh copy of a list."""
        return list(self.default) if isinstance(self.default, list) else self.default

    def parse(self, text: str) -> Any:
        """The value of ``text``; ValueError when it is none."""
        if not self.is_list:
            return self._parse_one(text)
        return [self._parse_one(unwrap(part)) for part in _split(text, ",")] if text.strip() else []

    def _parse_one(self, text: str) -> Any:
        if self._element is bool:
            if text.lower() in ("", "true", "1"):
                return True
            if text.lower() in ("false", "0"):
                return False
            raise ValueError(text)
        if self._element is int:
            return int(text, 0) if re.match(r"[-+]?0[xXbBoO]", text) else int(text)
        if self._element is float:
            return float(text)
        if self.choices and text not in self.choices:
            raise ValueError(text)
        if isinstance(self._element, enum.EnumMeta):
            members: Iterable[enum.Enum] = self._element
            return next(member for member in members if str(member.value) == text)
        return text

    def check(self, owner: str, name: str, value: object) -> Any:
        """``value`` when it is of the option's type, enums taken by value as well; TypeError otherwise."""
        if value is None and self.default is None:
            return None
        try:
            if not self.is_list:
                return self._check_one(value)
            if isinstance(value, (str, bytes)) or not isinstance(value, Iterable):
                raise TypeError
            return [self._check_one(one) for one in value]
        except (TypeError, ValueError):
            raise TypeError(f"{owner}: option '{name}' expects {self.expected()}, given {value!r}") from None

    def _check_one(self, value: Any) -> Any:
        if isinstance(self._element, enum.EnumMeta):
            return self._element(value)
        if self._element is bool or self._element is str:
            if not isinstance(value, self._element) or (self.choices and value not in self.choices):
                raise ValueError(value)
            return value
        if isinstance(value, (bool, str)):
            raise ValueError(value)
        # numpy's numbers as well
        return operator.index(value) if self._element is int else float(value)

    def text(self, value: Any) -> str:
        """``value`` as a pipeline spells it."""
        if self.is_list:
            return ",".join(self._text_one(one) for one in value)
        return self._text_one(value)

    def _text_one(self, value: object) -> str:
        if isinstance(value, enum.Enum):
            value = value.value
        if isinstance(value, bool):
            return "true" if value else "false"
        text = str(value)
        return f"{{{text}}}" if text == "" or re.search(r"[\s{}'\",=]", text) else text


def closing(text: str, start: int) -> int:
    """Index after the brace or quote that closes the one at ``start``; the size of ``text`` where none does."""
    if text[start] != "{":
        end = text.find(text[start], start + 1)
        return len(text) if end < 0 else end + 1
    depth, index = 0, start
    while index < len(text):
        char = text[index]
        if char in "'\"" and text.find(char, index + 1) > 0:
            index = text.find(char, index + 1)
        elif char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                return index + 1
        index += 1
    return len(text)


def _split(text: str, at: str) -> Iterator[str]:
    """Parts of ``text`` between characters of ``at`` outside of braces and quotes."""
    start = index = 0
    while index < len(text):
        if text[index] in at:
            yield text[start:index]
            start = index = index + 1
        elif text[index] in "{'\"":
            index = closing(text, index)
        else:
            index += 1
    yield text[start:]


def unwrap(text: str) -> str:
    """``text`` without the braces or quotes that enclose the whole of it."""
    text = text.strip()
    if len(text) >= 2 and text[0] in "{'\"" and closing(text, 0) == len(text):
        return text[1:-1].strip() if text[0] == "{" else text[1:-1]
    return text


def split_options(text: str) -> list[tuple[str, str]]:
    """``a=1 b={x y} c`` as pairs of name and value text; a name alone has an empty value."""
    pairs = []
    for part in _split(text, " \t\r\n"):
        if part:
            name, _, value = part.partition("=")
            pairs.append((name, unwrap(value)))
    return pairs


def parse_options(owner: str, options: Mapping[str, Option], text: str) -> dict[str, Any]:
    """Values for every option of ``options`` from the text between the braces; PassError names what is wrong."""
    known = ", ".join(sorted(name.replace("_", "-") for name in options)) or "none"
    values = {name: option.value() for name, option in options.items()}
    for name, value_text in split_options(text):
        python_name = name.replace("-", "_")
        option = options.get(python_name)
        if option is None:
            raise PassError(f"{owner} has no option '{name}' (known options: {known})")
        try:
            values[python_name] = option.parse(value_text)
        except ValueError:
            raise PassError(
                f"{owner}: option '{name}' expects {option.expected()}, given '{value_text}' (known options: {known})"
            ) from None
    for name, value in values.items():
        if value is REQUIRED:
            raise PassError(f"{owner} needs option '{name.replace('_', '-')}' (known options: {known})")
    return values


def print_options(options: Mapping[str, Option], values: Mapping[str, object]) -> str:
    """``{a=1 b=2}`` for the values that differ from their defaults, or nothing."""
    parts = [
        f"{name.replace('_', '-')}={option.text(values[name])}"
        for name, option in options.items()
        if name in values and values[name] != option.default
    ]
    return "{" + " ".join(parts) + "}" if parts else ""
