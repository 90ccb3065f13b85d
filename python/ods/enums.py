"""Enums of a dialect: a symbol, a value and a string for each case, as ODS declares them."""

from __future__ import annotations

import enum
from typing import Any, TypeVar

_Int = TypeVar("_Int", bound="IntEnum")
_Bit = TypeVar("_Bit", bound="BitEnum")


class Cases:
    """What integer and bit enums share: conversion from the enum, its string, its symbol or its number."""

    string: str
    __members__: dict[str, Any]
    _cases_by_text: dict[str, Any]

    @classmethod
    def cases(cls) -> list[Any]:
        """The cases in the document's order."""
        return list(cls.__members__.values())

    @classmethod
    def summary(cls) -> str:
        """The first line of the docstring."""
        return (cls.__doc__ or "").strip().partition("\n")[0]

    @classmethod
    def _texts(cls) -> dict[str, Any]:
        """The cases by string and by symbol."""
        try:
            return cls._cases_by_text
        except AttributeError:
            table = {case.symbol: case for case in cls.cases()} | {case.string: case for case in cls.cases()}
            type.__setattr__(cls, "_cases_by_text", table)
            return table

    @classmethod
    def _expected(cls) -> str:
        return f"{cls.__name__} to be one of: {', '.join(case.string for case in cls.cases())}"

    @property
    def symbol(self) -> str:
        """The document's name of the case (Python's has a trailing underscore where it is a keyword)."""
        return self.name.rstrip("_")  # type: ignore[attr-defined]


class IntEnum(Cases, enum.IntEnum):
    """An enum whose cases exclude each other. Declared as ``NAME = value, "string"``."""

    def __new__(cls: type[_Int], value: int, string: str) -> _Int:
        case = int.__new__(cls, value)
        case._value_ = value
        case.string = string
        return case

    def __str__(self) -> str:
        return self.string

    @classmethod
    def of(cls: type[_Int], value: Any) -> _Int:
        """The case that `value` names: a case, its string, its symbol, or its number."""
        if isinstance(value, cls):
            return value
        if isinstance(value, str):
            case = cls._texts().get(value)
            if case is not None:
                return case
        elif not isinstance(value, bool) and hasattr(value, "__index__"):
            for case in cls.cases():
                if case._value_ == value.__index__():
                    return case
        raise ValueError(f"expected {cls._expected()}; got {value!r}")


class BitEnum(Cases, enum.IntFlag):
    """An enum whose cases combine with ``|``. Declared as ``NAME = value, "string"``."""

    #: Strings of the declared cases, by value.
    _strings: dict[int, str]

    def __new__(cls: type[_Bit], value: int, string: str | None = None) -> _Bit:
        case = int.__new__(cls, value)
        case._value_ = value
        if string is not None:
            if "_strings" not in cls.__dict__:
                type.__setattr__(cls, "_strings", {})
            cls._strings[value] = string
        return case

    @property
    def string(self) -> str:  # type: ignore[override]
        strings = type(self)._strings
        if self._value_ in strings:
            return strings[self._value_]
        return "|".join(text for value, text in strings.items() if value and self._value_ & value == value)

    def __str__(self) -> str:
        return self.string

    @classmethod
    def of(cls: type[_Bit], value: Any) -> _Bit:
        """The case or combination that `value` names: a case, a string such as ``"fp32|fp16"``, or a number."""
        if isinstance(value, cls):
            return value
        known = 0
        for bit in cls._strings:
            known |= bit
        if isinstance(value, str):
            by_text = cls._texts()
            if value in by_text:
                return by_text[value]
            total = 0
            for word in value.split("|"):
                case = by_text.get(word.strip())
                if case is None:
                    break
                total |= case._value_
            else:
                return cls(total)
        elif not isinstance(value, bool) and hasattr(value, "__index__"):
            number = value.__index__()
            if number in cls._strings or (number > 0 and number & ~known == 0):
                return cls(number)
        raise ValueError(f"expected {cls._expected()}; got {value!r}")


#: The class of any enum that a dialect declares.
EnumClass = type[IntEnum] | type[BitEnum]
