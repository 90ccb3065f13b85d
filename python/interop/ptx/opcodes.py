"""What an opcode alone tells of an instruction: told once for each spelling, as a text has few of them and many instructions."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gpuir.interop.ptx.computing import Writer, writer_of
from gpuir.interop.ptx.elementwise import Recipe, recipe, shift
from gpuir.interop.ptx.types import MLIR

if TYPE_CHECKING:
    from gpuir.interop.ptx.functions import Functions
    from gpuir.ptx import Instruction

__all__ = ["HANDLERS", "LEAVING", "Opcode", "handler", "opcode", "quick"]

#: What instructions do that are no computation on registers alone, by the opcode's first word.
HANDLERS: dict[str, Callable[[Functions, Instruction], None]] = {}
#: Of these what makes a `Writer` of an opcode, None where it has none: for the forms of which a text has most.
WRITERS: dict[str, Callable[[str], Writer | None]] = {}
LEAVING = ("ret", "exit")
#: What ends a block.
_ENDS = frozenset(("bra", "brx", *LEAVING))
#: Of which the first operand is none that is written.
_WRITES_NONE = frozenset(
    "st red bar barrier bra brx ret exit trap brkpt membar fence cp prefetch prefetchu discard applypriority stmatrix nanosleep setmaxnreg griddepcontrol "
    "pmevent call tensormap clusterlaunchcontrol barrier createpolicy_none wgmma tcgen05 stackrestore".split()
)
#: Of these some instructions write it all the same.
_WRITES = re.compile(r"bar(rier)?\b.*\.red|tcgen05\.ld\b|clusterlaunchcontrol\.query")
#: Whose first type is that of the result.
_TYPED_FIRST = ("cvt", "set", "setp", "slct", "testp")


class Opcode(NamedTuple):
    """``base`` is the first word; ``ends``: whether it ends a block; ``writes``: whether the first operand is written."""

    base: str
    ends: bool
    writes: bool
    #: Whether reads and writes follow from ``writes``, the operands and the guard alone.
    plain: bool
    #: Whether it leaves a carry, and takes one.
    leaves_carry: bool
    takes_carry: bool
    recipe: Recipe | None
    #: The recipe with a literal that is less than the width, of shifts.
    shift: Recipe | None
    #: ``f32`` or ``f64`` where the result is one.
    float: str
    #: What translates it where there is no recipe.
    handler: Callable[[Functions, Instruction], None] | None
    #: What writes its common form.
    writer: Writer | None


def handler(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Registers what translates the opcodes that begin with one of these words."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        HANDLERS.update(dict.fromkeys(names, function))
        return function

    return register


def quick(*names: str) -> Callable[[Callable[[str], Writer | None]], Callable[[str], Writer | None]]:
    """Registers what makes the writers of the opcodes that begin with one of these words."""

    def register(function: Callable[[str], Writer | None]) -> Callable[[str], Writer | None]:
        WRITERS.update(dict.fromkeys(names, function))
        return function

    return register


@functools.lru_cache(maxsize=1 << 14)
def opcode(text: str) -> Opcode:
    """The facts of an opcode."""
    words = text.split(".")
    base = words[0]
    leaves, takes = ".cc" in text, base in ("addc", "subc", "madc")
    writes = base not in _WRITES_NONE or _WRITES.match(text) is not None
    special = base in (*LEAVING, "call", "wgmma") or (base == "st" and text.startswith("st.param"))
    type = next((word for word in words if word in MLIR), "") if base in _TYPED_FIRST else words[-1]
    plain = not (leaves or takes or special)
    literal = shift(text) if base in ("shl", "shr") else None
    kind = type if type in ("f32", "f64") else ""
    made = recipe(text)
    if made is not None:
        writer = writer_of(made, literal)
    else:
        writer = WRITERS[base](text) if base in WRITERS else None
    return Opcode(
        base, base in _ENDS, writes, plain, leaves, takes, made, literal, kind, HANDLERS.get(base), writer
    )  # fmt: skip
