"""The arguments of a kernel: its parameters by name, and arrays for them from a file."""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from gpuir.assembly import tokens
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim import api
from gpuir.sim.findings import UnsupportedOp
from gpuir.sim.types import dtype_of, element_type

__all__ = ["Parameter", "parameters_of", "read_inputs"]

#: The names that numpy.savez gives to arrays without.
_NUMBERED = re.compile(r"(?:arr_|arg)?(\d+)")


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter of a kernel: its number, its name in the text, its type, and the elements of an array for it, if known."""

    number: int
    name: str
    type: str
    element: np.dtype | None
    #: A number that an array in front brings along, as a descriptor's brings its sizes and strides.
    implied: bool = False

    def __str__(self) -> str:
        return f"{self.name}: {self.type}"


def parameters_of(module: ir.Module, function: str, text: str = "") -> list[Parameter]:
    """The parameters of a kernel or host function; ``text`` is the module's, which has the names."""
    operation = api.prepare(module).function(function)
    arguments = list(operation.regions[0].blocks[0].arguments)
    kind = ir.TypeAttr(operation.attributes["function_type"]).value
    if isinstance(kind, ir.FunctionType):
        del arguments[len(kind.inputs) :]  # what else a gpu.func has are buffers of its own
    names = _names_in(text, function.rpartition("::")[2])
    parameters, open_numbers = [], 0
    for number, argument in enumerate(arguments):
        location = argument.location
        name = names[number] if len(names) == len(arguments) else f"arg{number}"
        if len(names) != len(arguments) and isinstance(location, ir.NameLoc):
            name = location.name_str
        type: Any = argument.type
        described = str(type).startswith("!tt.tensordesc")
        implied = open_numbers > 0 and isinstance(type, ir.IntegerType)
        open_numbers = 2 * type.block_type.rank if described else open_numbers - 1
        parameters.append(Parameter(number, name, str(type), _element(type), implied))
    return parameters


def _element(type: Any) -> np.dtype | None:
    """The elements of arrays for a type; None for a pointer to anything."""
    if str(type).startswith("!tt.ptr"):
        type = type.pointee_type
    elif str(type).startswith("!tt.tensordesc"):
        type = type.block_type
    elif str(type).startswith("!llvm.ptr"):
        return None
    try:
        return dtype_of(element_type(type))
    except UnsupportedOp:
        return None


def _names_in(text: str, function: str) -> list[str]:
    """What the text calls the parameters of a function; nothing where its header has no names."""
    names: list[str] = []
    depth, previous, at = 0, "", 0
    begun = False
    while match := tokens.TOKEN.match(text, at):
        at = match.end()
        token = match[match.lastgroup or 0].strip()
        if not begun:
            begun = token == "(" and previous.strip('@"') == function and previous[:1] == "@"
            depth = int(begun)
        else:
            depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
            if not depth:
                break
            if depth == 1 and token[:1] == "%" and previous in ("(", ","):
                names.append(token[1:])
        if match.lastgroup != "comment":
            previous = token
    return names


def read_inputs(path: str | os.PathLike[str], parameters: Sequence[Parameter]) -> list[Any]:
    """The arguments in an .npz file: by the parameters' names, or in their order where the file has numbers for names.

    An array without dimensions is a number. What a descriptor's array says already may be left out.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            given = {name: file[name] for name in file.files}
    except OSError as error:
        raise Error(f"cannot open input file '{os.fspath(path)}': {error.strerror or error}") from None
    except (ValueError, EOFError, KeyError) as error:
        raise Error(f"'{os.fspath(path)}' is no file of arrays as numpy.savez writes it: {error}") from None
    return _chosen(given, parameters, os.fspath(path))


def arguments_of(given: Mapping[str, Any] | Sequence[Any], parameters: Sequence[Parameter]) -> list[Any]:
    """Arguments in order, of those given by name."""
    return _chosen(given, parameters, "arguments") if isinstance(given, Mapping) else list(given)


def _chosen(given: Mapping[str, Any], parameters: Sequence[Parameter], where: str) -> list[Any]:
    names = {parameter.name for parameter in parameters}
    listed = ", ".join(map(str, parameters)) or "none"
    if given and not names & set(given) and all(_NUMBERED.fullmatch(name) for name in given):
        ordered = sorted(given, key=lambda name: int(_NUMBERED.fullmatch(name)[1]))  # type: ignore[index]
        needed = [parameter for parameter in parameters if not parameter.implied]
        if len(ordered) not in (len(parameters), len(needed)):
            raise Error(f"{where}: {len(ordered)} arrays for {len(parameters)} parameters ({listed})")
        wanted = parameters if len(ordered) == len(parameters) else needed
        return [_value(given[name], parameter, where) for name, parameter in zip(ordered, wanted)]
    unknown = sorted(set(given) - names)
    if unknown:
        raise Error(f"{where}: the kernel has no parameter '{unknown[0]}'; it has {listed}")
    missing = [parameter for parameter in parameters if parameter.name not in given and not parameter.implied]
    if missing:
        raise Error(f"{where}: nothing for {missing[0]}; the parameters: {listed}")
    return [_value(given[each.name], each, where) for each in parameters if each.name in given]


def _value(value: Any, parameter: Parameter, where: str) -> Any:
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.kind == "V" and parameter.element is not None:
        # Floats that NumPy has no name for are bytes in its files.
        if value.dtype.itemsize != parameter.element.itemsize:
            raise Error(f"{where}: {parameter}: elements of {value.dtype.itemsize} bytes")
        value = value.view(parameter.element)
    return value if value.ndim else value.item()
