"""The simulator's terms: what rules are given and what its parts pass around. Read this first.

A *warp* is a row of 32 or 64 lanes. A *group* (``group.Group``) is warps of one batch of blocks that run in lockstep: every
op runs once for all their lanes. Three names stand for the same thing everywhere:

``k``  the compiler (``compiler.Compiler``) that writes the function which the op is in; rules are called with it, once
``g``  the group that executes the op; compiled code is called with it, and so is what a rule returns
``m``  the mask of the group's lanes that are active (``Mask``)

A value of the IR is held for all lanes of a group at once, see ``Lanes`` and ``Data``; types.py tells which dtype holds which
type. An *address* is a byte address within a space (global, shared, private, generic); a *place* is an index of the one array of
bytes that is all memory of the machine (``Access.physical`` gives it). A *site* is an op that messages and counters name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from gpuir.host import ir

__all__ = ["Array", "Bools", "Code", "Data", "Dim3", "Ints", "Lanes", "Mask", "Op", "Rows", "Side"]

#: An operation of the host, not its view: ``op.name`` is the op's name whatever accessors its view has.
Op: TypeAlias = ir.Operation

#: A NumPy array of any dtype; of integers; of booleans.
Array: TypeAlias = npt.NDArray[Any]
Ints: TypeAlias = npt.NDArray[np.integer[Any]]
Bools: TypeAlias = npt.NDArray[np.bool_]

#: Which lanes of a group are active, one flag a lane; None where all are.
Mask: TypeAlias = Bools | None

#: The mask of a side of a branch; False where no lane takes it.
Side: TypeAlias = Mask | Literal[False]

#: What the lanes of a group have of a value: an array with the thread axis first, further axes for a vector's elements; or a
#: NumPy scalar where all lanes have the same. A scalar has an array's methods but is none for a type checker, hence "or Any".
Lanes: TypeAlias = Array | Any

#: A value of any type: ``Lanes`` of numbers and pointers, a MemRef, a tuple of the parts of a struct, a handle of the op's own.
Data: TypeAlias = Any

#: What a rule returns for an op: what runs for all lanes at once, or the text of an expression (see rules.py).
Code: TypeAlias = Callable[..., Any] | str

#: Rows (lanes, by their numbers in the group) that take part in an access; None: all.
Rows: TypeAlias = npt.NDArray[np.intp] | None

#: Sizes or an index along x, y and z.
Dim3: TypeAlias = tuple[int, int, int]
