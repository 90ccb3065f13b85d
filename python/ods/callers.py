"""The caller's line: the location of what is built outside of any `with location`, without `loc=`.

The host refuses to build anything without a location. Here the stack says which line of the user's asked for it: that of the
innermost frame that is neither gpuir's nor the host's. A current location and `loc=` always win.
"""

from __future__ import annotations

import contextlib
import functools
import os
import sys
import weakref
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

from gpuir.host import ir

_PACKAGES = tuple(
    os.path.dirname(os.path.abspath(file)) + os.sep for file in (os.path.dirname(__file__), str(ir.__file__))
)
#: How the names begin that gpuir gives sources of its own (`gpuir.ods.codegen`, `gpuir.ods.host_classes`).
GENERATED = ("<builder of ", "<constructor of ")
_WITHOUT_LOCATION = "An MLIR function requires a Location"
#: Whether a file's frames are passed over, by its name.
_passed: dict[str, bool] = {contextlib.__file__: True, functools.__file__: True}
#: By context id: the location of an instruction. Raw pointers, which do not keep the context alive, beside the code objects,
#: whose ids are the keys.
_locations: dict[int, dict[tuple[int, int], tuple[object, CodeType]]] = {}
_MOST_LOCATIONS = 10_000

_current: Callable[[type], ir.Location | None] = vars(ir.Location)["current"].fget
_from_capsule = ir.Location._CAPICreate


def _passes(file: str) -> bool:
    passed = _passed[file] = file.startswith((*_PACKAGES, *GENERATED))
    return passed


def _frame() -> FrameType:
    """The innermost frame that is neither gpuir's nor the host's."""
    frame = sys._getframe(1)
    known = _passed
    while True:
        file = frame.f_code.co_filename
        if not (known[file] if file in known else _passes(file)):
            return frame
        outer = frame.f_back
        if outer is None:
            return frame
        frame = outer


def _position(frame: FrameType) -> tuple[str, int, int]:
    code, column = frame.f_code, 1
    if hasattr(code, "co_positions") and frame.f_lasti >= 0:  # Python 3.11
        first_line, _, first_column, _ = list(code.co_positions())[frame.f_lasti // 2]
        if first_line == frame.f_lineno and first_column is not None:
            column = first_column + 1
    return code.co_filename, frame.f_lineno, column


def position() -> tuple[str, int, int]:
    """File, line and column (1-based) of the user's call."""
    return _position(_frame())


def here() -> ir.Location | None:
    """The location of the user's call; None where there is a current location, or no context."""
    if _current(ir.Location) is not None:
        return None
    context = ir.Context.current
    if context is None:
        return None
    frame = _frame()
    code = frame.f_code
    key = id(code), frame.f_lasti
    table = _locations.get(id(context))
    if table is None:
        table = _locations[id(context)] = {}
        weakref.finalize(context, _locations.pop, id(context), None).atexit = False
    known = table.get(key)
    if known is not None:
        return _from_capsule(known[0])
    location = ir.Location.file(*_position(frame), context)
    if len(table) >= _MOST_LOCATIONS:
        table.clear()
    table[key] = location._CAPIPtr, code
    return location


def location(loc: ir.Location | None) -> ir.Location:
    """The location of what is built: `loc`, else the current one, else the user's call."""
    found = loc or _current(ir.Location) or here()
    if found is None:
        raise ValueError("no context: build inside `with gpuir.Context():`, or with loc=")
    return found


def without_location(error: RuntimeError) -> bool:
    """Whether the host misses a location."""
    return str(error).startswith(_WITHOUT_LOCATION)


# The host's functions -------------------------------------------------------------------------------------------------

#: Functions that take the current location where they are given none; of types and attributes it is for messages alone.
_LOCATED = (
    (ir.Module, "create"),
    (ir.Block, "create_at_start"),
    (ir.Block, "create_before"),
    (ir.Block, "create_after"),
    (ir.BlockList, "append"),
    (ir.FloatAttr, "get"),
    (ir.MemRefType, "get"),
    (ir.RankedTensorType, "get"),
    (ir.UnrankedMemRefType, "get"),
    (ir.UnrankedTensorType, "get"),
    (ir.VectorType, "get"),
)


def _located(method: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(method)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return method(*args, **named)
        except RuntimeError as error:
            caller = here() if without_location(error) else None
            if caller is None:
                raise
        with caller:
            return method(*args, **named)

    return call


def install() -> None:
    """Lets the host's functions do without a current location."""
    for cls, name in _LOCATED:
        method = vars(cls)[name]
        made = _located(getattr(cls, name))
        setattr(cls, name, made if type(method).__name__ == "nb_method" else staticmethod(made))
