"""The native engine: whole kernels of threads that exchange nothing, as machine code on the caller's arrays.

It runs what no check has anything to say about. Where the machine code meets an access out of bounds, a result that is not
defined, two threads at one element, or a spent budget, memory is as before the launch, and the NumPy engine runs and says
what is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.assembly.diagnostics import at
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.native.guards import FAILED, LIMIT
from gpuir.sim.native.outline import COMPUTING, ELEMENTS, computes_alike, is_plain_buffer, nested
from gpuir.sim.native.owners import shared_buffers
from gpuir.sim.native.threads import CHECK, GUARDED, IDS, PLAIN, Code, depends_on_stores
from gpuir.sim.rules import RULES
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op
from gpuir.sim.types import bits_of, constant, dtype_of

__all__ = ["ENGINES", "Attempt", "NativeKernel", "lacking_option", "said"]

#: What ``engine`` of a launch may be.
ENGINES = ("numpy", "auto", "native")

#: Ops of kernels beside IDS.
_OPS = frozenset(each for each in COMPUTING if not each.startswith("affine."))
#: Checks that only the NumPy engine has.
_OTHER_CHECKS = ("nan", "late-fences")
#: Threads whose numbers a shadow word can hold.
_MOST_THREADS = (1 << 31) - 2


class Attempt(NamedTuple):
    """Whether the native engine ran a launch, and if not, why."""

    ran: bool
    why: str = ""
    #: The op that it has not, or None.
    op: Op | None = None
    #: Whether the launch is none for it; else it began, and something was wrong.
    lacks: bool = False

    def demand(self, kernel: Op, name: str) -> None:
        """Raises Error where the native engine was asked for by name and has not what the launch needs."""
        if self.lacks:
            what = f"'{self.op.name}' in @{name}" if self.op is not None else f"@{name}"
            text = f"{what}: {self.why}"
            advice = "; engine='numpy' runs it, and engine='auto' takes the engine that can"
            raise Error([at((self.op or kernel).location, "error", f"engine='native': {text}{advice}")])


def lacking_option(options: Options, cluster: tuple[int, ...], **given: Any) -> str:
    """Which option of a launch the native engine has not; empty where it has all. ``given``: options that are no part of Options."""
    asked = {
        "seed": options.seed is not None,
        "explore": options.explore > 1,
        "workers": options.workers > 1,
        "progress": options.progress is not None,
        "loop_progress": options.loop_progress is not None,
        "cluster": tuple(cluster) != (1, 1, 1),
        **{name: value is not None for name, value in given.items()},
    }
    names = [f"{name}=" for name, there in asked.items() if there]
    names += [f"checks='+{name}'" for name in _OTHER_CHECKS if name in options.checks]
    return f"it has no {', no '.join(names)}" if names else ""


class NativeKernel:
    """A kernel as the native engine sees it: why it cannot run it, or its machine code, made when it is first needed."""

    def __init__(self, kernel: Op):
        self._kernel = kernel
        self._refused = _refused(kernel)
        self._codes: dict[tuple[str, tuple[int, ...], bool], Code] = {}
        self._guarded = False
        if self._refused is None:
            arguments = kernel.regions[0].blocks[0].arguments
            self._types = [each.type for each in arguments]
            self._guarded = depends_on_stores(kernel)
            stored = {plain(op.operands[1]) for op in nested(kernel) if op.name == "memref.store"}
            self._stored = [number for number, each in enumerate(arguments) if plain(each) in stored]

    def launch(self, arguments: Sequence[Any], geometry: Geometry, options: Options) -> Attempt:
        """Runs all threads on the arrays, or leaves these as they are and says why."""
        if self._refused is not None:
            return self._refused
        if geometry.blocks * geometry.threads > _MOST_THREADS:
            return Attempt(False, f"it numbers at most {_MOST_THREADS} threads", lacks=True)
        if len(arguments) != len(self._types):
            return Attempt(False, "the arguments are not those of the kernel")
        values: list[np.ndarray] = []
        for number, (value, type) in enumerate(zip(arguments, self._types)):
            given = _taken(value, type, number in self._stored)
            if isinstance(given, str):
                return Attempt(False, f"argument {number} ({type}) is {given}", lacks=True)
            values.append(given)
        if _overlap([each for each in values if each.ndim]):
            return Attempt(False, "arrays among the arguments share memory", lacks=True)
        try:
            return self._run(values, geometry, options)
        except (ir.MLIRError, RuntimeError) as error:
            # The host's passes or its compiler do not take it.
            return Attempt(False, f"the host does not compile it ({str(error).splitlines()[0]})", lacks=True)

    def _run(self, values: Sequence[np.ndarray], geometry: Geometry, options: Options) -> Attempt:
        met = shared_buffers(self._kernel, values, geometry)
        shadows = [np.zeros(values[number].shape, np.int32) for number in met for _ in range(2)]
        words = np.zeros(3, np.int64)
        words[LIMIT] = options.max_iterations
        sizes = (*geometry.grid, *geometry.block, options.lanes)
        kept = [(values[number], values[number].copy()) for number in self._stored] if self._guarded else []
        alone = geometry.threads == 1
        # Both forms are there before anything is written: what cannot be compiled is left to the other engine.
        checking, plain_code = self._code(GUARDED if self._guarded else CHECK, met, alone), None
        if not self._guarded:
            plain_code = self._code(PLAIN, (), alone)
        checking.call(values, sizes, shadows, words)
        if words[FAILED]:
            for array, old in kept:
                array[...] = old
            return Attempt(
                False,
                "a check of its code failed (bounds, threads that meet, results that are not defined, or a budget)",
            )
        if plain_code is not None:
            plain_code.call(values, sizes, (), words)
        return Attempt(True)

    def _code(self, form: str, met: tuple[int, ...], alone: bool) -> Code:
        key = form, met, alone
        if key not in self._codes:
            self._codes[key] = Code(self._kernel, form, met, alone=alone)
        return self._codes[key]


def _refused(kernel: Op) -> Attempt | None:
    """Why the native engine has not the kernel; None where it has."""
    if kernel.name != "gpu.func":
        return Attempt(
            False, f"it is a {kernel.name}, and the native engine has kernels of gpu.func", kernel, lacks=True
        )
    blocks = list(kernel.regions[0].blocks)
    if len(blocks) != 1:
        return Attempt(
            False, "its body has branches between blocks of ops, and the native engine takes scf", lacks=True
        )
    inputs = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value).inputs
    if len(blocks[0].arguments) != len(inputs):
        return Attempt(
            False, "it has workgroup or private buffers, and the native engine has global memory alone", lacks=True
        )
    for argument in blocks[0].arguments:
        if not _is_argument(argument.type):
            text = f"an argument is a {argument.type}; the native engine takes {', '.join(ELEMENTS)} and contiguous memrefs of them"
            return Attempt(False, f"{text}, without a memory space", lacks=True)
    for op in nested(kernel)[1:]:
        if op.name in ("gpu.return",):
            continue
        if op.name in RULES and not getattr(RULES[op.name].make, "__module__", "gpuir").startswith("gpuir."):
            return Attempt(False, "a rule of another package says what the op does", op, lacks=True)
        if op.name in IDS:
            if "upper_bound" in op.attributes:
                return Attempt(False, "the native engine does not check its upper_bound", op, lacks=True)
            continue
        if op.name not in _OPS:
            return Attempt(False, "the native engine has no such op", op, lacks=True)
        if not computes_alike(op) or any(
            name in op.attributes for name in ("nonNeg", "isExact", "exact", "roundingmode")
        ):
            return Attempt(False, "the native engine has not this form of the op, or not its types", op, lacks=True)
        if "volatile" in op.attributes:
            return Attempt(False, "the native engine has no volatile accesses", op, lacks=True)
    return None


def _is_argument(type: ir.Type) -> bool:
    if not isinstance(type, ir.MemRefType):
        return str(type) in ELEMENTS
    return (
        is_plain_buffer(type)
        and type.rank > 0
        and type.affine_map == ir.AffineMap.get_identity(type.rank, type.context)
    )


def _taken(value: Any, type: ir.Type, written: bool) -> np.ndarray | str:
    """The argument as machine code takes it; or what it is, where that takes another one."""
    if isinstance(type, ir.MemRefType):
        if not isinstance(value, np.ndarray):
            return "no array"
        if value.dtype != dtype_of(type) or not value.dtype.isnative:
            return f"of {value.dtype}"
        sizes = [None if type.is_dynamic_dim(axis) else type.get_dim_size(axis) for axis in range(type.rank)]
        if value.ndim != len(sizes) or any(b is not None and a != b for a, b in zip(value.shape, sizes)):
            return f"of the shape {value.shape}"
        if not value.size:
            return "empty"
        if not (value.flags.c_contiguous and value.flags.aligned):
            return "not contiguous"
        if written and not value.flags.writeable:
            return "read-only"
        return value
    dtype, bits = dtype_of(type), bits_of(type)
    if dtype.kind in "bi":
        if not isinstance(value, (bool, int, np.integer, np.bool_)) or not -(1 << (bits - 1)) <= int(value) < 1 << bits:
            return "no number that fits"
    elif not isinstance(value, (bool, int, float, np.floating)):
        return "no number that fits"
    with np.errstate(all="ignore"):
        return np.array(constant(value, dtype, bits), dtype)


def _overlap(arrays: Sequence[np.ndarray]) -> bool:
    bounds = sorted((each.ctypes.data, each.ctypes.data + each.nbytes) for each in arrays)
    return any(low < end for (_, end), (low, _) in zip(bounds, bounds[1:]))


def said(engine: str, attempt: Attempt | None) -> str:
    """The sentence of the report: which engine ran, and why."""
    if engine == "numpy" or attempt is None:
        return "numpy: the launch asked for it, or left it to the default"
    if attempt.ran:
        return "native: it has every op and option of the launch; nothing was counted, which engine='numpy' does"
    where = f" ('{attempt.op.name}')" if attempt.op is not None else ""
    return f"numpy: of the native engine, {attempt.why}{where}"
