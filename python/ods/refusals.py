"""What becomes of an op that the host does not make: another try, or an error that names the op."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from gpuir.errors import BuildError, Error
from gpuir.host import ir
from gpuir.ods.callers import here, without_location
from gpuir.ods.detached import LOOSE, hold, loosen
from gpuir.ods.terminators import reopened
from gpuir.ods.watch import WATCH, check, foreign

_Function = TypeVar("_Function", bound=Callable[..., Any])


def amended(op: str, error: Exception, loc: ir.Location | None, ip: ir.InsertionPoint | None) -> ir.Location | None:
    """The location for another try, where that will do; else raises what is wrong, with the op's name."""
    if isinstance(error, IndexError) and reopened(error, ip):
        return loc
    if loc is None and isinstance(error, RuntimeError) and without_location(error):
        loc = here()
        if loc is not None:
            return loc
        raise ValueError(f"'{op}': no context: build it inside `with gpuir.Context():`, or with loc=") from None
    check_location(op, loc)
    check_point(op, ip)
    refuse(op, error)


def refuse(op: str, error: Exception) -> NoReturn:
    """Raises what the host does not make an op for, with the op's name."""
    text = " ".join(str(error).split())
    named = f"'{op}'" in text or f"{op.rpartition('.')[2]}()" in text
    if isinstance(error, Error) or (named and isinstance(error, (TypeError, ValueError))):
        raise error
    if isinstance(error, (AttributeError, AssertionError, NameError, TypeError)):
        # Of the host's lists of overloads the end tells what was given.
        head, overloads, rest = text.partition(" The following argument types are supported: ")
        text = f"{head} {rest[rest.find('Invoked with') :]}" if overloads else text
        raise TypeError(f"'{op}': {text}") from None
    raise BuildError(f"'{op}': {text}") from None


def refusing(op: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the host's that makes ops; what it refuses names the op."""

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return function(*args, **named)
        except Error:
            raise
        except Exception as error:
            refuse(op, error)

    return call


def named(op: str) -> Callable[[_Function], _Function]:
    """Decorator of a builder that is written by hand: what the host refuses there names the op."""

    def decorate(function: _Function) -> _Function:
        return refusing(op, function)  # type: ignore[return-value]

    return decorate


def check_location(op: str, loc: object) -> None:
    """Refuses what is no location."""
    if loc is not None and not isinstance(loc, ir.Location):
        raise TypeError(f"'{op}' argument 'loc': expected an ir.Location, got {type(loc).__name__}")


def check_point(op: str, ip: object) -> None:
    """Refuses what is no insertion point."""
    if ip is not None and not isinstance(ip, ir.InsertionPoint):
        raise TypeError(f"'{op}' argument 'ip': expected an ir.InsertionPoint, got {type(ip).__name__}")


def _amending(create: Callable[..., ir.Operation]) -> Callable[..., ir.Operation]:
    @functools.wraps(create)
    def call(
        name: str,
        results: Any = None,
        operands: Any = None,
        attributes: Any = None,
        successors: Any = None,
        regions: int = 0,
        loc: ir.Location | None = None,
        ip: Any = None,
        infer_type: bool = False,
    ) -> ir.Operation:
        # Parameters of its own cost less than passing on any.
        if WATCH.on:
            given = {"results": results, "operands": operands, "successors": successors}
            if isinstance(attributes, dict):
                given["attributes"] = list(attributes.values())
            if WATCH.erased or ip is not None or successors or foreign(loc, *given.values()):
                check(name, loc, ip, given)
        try:
            made = create(name, results, operands, attributes, successors, regions, loc, ip, infer_type)
            if not made.attached:
                loosen(made)
            if LOOSE.any and operands:
                hold(*operands)
            return made
        except IndexError as error:
            if not reopened(error, ip):
                raise
        except RuntimeError as error:
            if loc is not None or not without_location(error):
                raise
            loc = here()
            if loc is None:
                raise
        return call(name, results, operands, attributes, successors, regions, loc, ip, infer_type)

    return call


def install() -> None:
    """Has the host's generic form tried again too."""
    ir.Operation.create = staticmethod(_amending(ir.Operation.create))  # type: ignore[method-assign]
