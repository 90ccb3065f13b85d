"""The native engine: whole kernels as machine code on the caller's arrays.

It runs what no check has anything to say about. Where the machine code meets an access out of bounds, a result that is not
defined, two threads at one element, or a spent budget, memory is as before the launch, and the NumPy engine runs and says
what is wrong.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from gpuir.assembly.diagnostics import at
from gpuir.errors import Error
from gpuir.host import ir
from gpuir.sim.chips import runs_in_lockstep
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.native.admission import admitted, overlap, pointed, roomy, taken
from gpuir.sim.native.amd_ops import has_amd_ops
from gpuir.sim.native.atomics import lacking_turns
from gpuir.sim.native.block_code import BlockCode
from gpuir.sim.native.brain_floats import taken_by_bits
from gpuir.sim.native.functions import calls
from gpuir.sim.native.guards import FAILED, LIMIT, STEPS, WORDS
from gpuir.sim.native.inlining import inlined
from gpuir.sim.native.lanes import WARP
from gpuir.sim.native.machine import Crash
from gpuir.sim.native.meetings import accesses_to, buffer_of, colliding
from gpuir.sim.native.outline import nested
from gpuir.sim.native.owners import ATOMICS, Threads
from gpuir.sim.native.places import Variable
from gpuir.sim.native.plan import MEETINGS
from gpuir.sim.native.raising import Raised, Raising
from gpuir.sim.native.roles import Roles, plays_roles
from gpuir.sim.native.scalars import is_scalarized, scalarized
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.tensor_maps import further
from gpuir.sim.native.threads import CHECK, GUARDED, PLAIN, Code, depends_on_stores
from gpuir.sim.structure import beside, plain
from gpuir.sim.terms import Op

__all__ = [
    "ENGINES",
    "MEETING_CHECKS",
    "Attempt",
    "Defective",
    "Kernel",
    "lacking_kind",
    "lacking_option",
    "native_kernel",
    "said",
]

#: What ``engine`` of a launch may be.
ENGINES = ("numpy", "auto", "native")

#: Checks that only the NumPy engine has.
_OTHER_CHECKS = ("nan", "late-fences")
#: Checks that threads which meet unordered do not pass.
MEETING_CHECKS = frozenset({"races", "lanes"})
#: Threads whose numbers a shadow word can hold.
_MOST_THREADS = (1 << 31) - 2
#: Why a launch that began is left to the NumPy engine.
_FAILED = "a check of its code failed (bounds, unwritten memory, threads that meet or part, results that are not defined, or a budget)"
_NO_VARIABLES: Mapping[str, np.ndarray] = MappingProxyType({})
#: Launches of a kernel of which it is kept what their indices tell.
_MOST_KNOWN = 64


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
    """Which option of a launch the native engine has not; empty where it has all. ``given``: options that are no part of Options.

    It needs no ``explore`` and no ``seed``: what it runs is ordered by barriers alone, and is right in every order or in none.
    """
    asked = {
        "workers": options.workers > 1,
        "cluster": tuple(cluster) != (1, 1, 1),
        **{name: value is not None for name, value in given.items()},
    }
    names = [f"{name}=" for name, there in asked.items() if there]
    names += [f"checks='+{name}'" for name in _OTHER_CHECKS if name in options.checks]
    return f"it has no {', no '.join(names)}" if names else ""


def lacking_kind(kernel: Op) -> str:
    """Why the native engine has no kernel of that op; empty where it has."""
    known = ("gpu.func", "llvm.func")
    return "" if kernel.name in known else f"it has kernels of {' and '.join(known)}, and this is a {kernel.name}"


class Seen(NamedTuple):
    """What the indices of a launch tell."""

    #: Numbers of the arguments at whose elements threads may meet.
    met: tuple[int, ...]
    #: Accesses that may meet one of another thread.
    collisions: frozenset[Op]
    #: Why the threads would not come to an atomic update in their order.
    lacks: str


class NativeKernel:
    """A kernel as the native engine sees it: why it cannot run it, or its machine code, made when it is first needed."""

    def __init__(self, kernel: Op, form: Raised | None = None):
        self._kernel, self._form = kernel, form
        self._refused: Attempt | None = None
        self._codes: dict[Any, Any] = {}
        self._known: dict[Any, Seen] = {}
        self._lock = threading.Lock()
        try:
            self._shared = admitted(kernel, raised=form is not None)
        except Lack as lack:
            self._refused = Attempt(False, lack.why, lack.op, lacks=True)
            return
        ops = nested(kernel)
        arguments = list(kernel.regions[0].blocks[0].arguments)[: self._shared.arguments]
        self._types = [each.type for each in arguments]
        #: Whether blocks run stretch by stretch, as threads exchange something or NumPy computes something for them.
        self._meets = bool(self._shared.types) or any(
            op.name in MEETINGS or op.name in ATOMICS or calls(op) for op in ops
        )
        #: Whether blocks update the same memory.
        self._updates = any(op.name in ATOMICS and buffer_of(op) not in self._shared.places for op in ops)
        self._guarded = not self._meets and (any(op.name == "scf.while" for op in ops) or depends_on_stores(kernel))
        stored = {buffer_of(op) for op in ops if op.name == "memref.store" or op.name in ATOMICS}
        self._mapped = {each.number: each for each in form.maps} if form is not None else {}
        self._stored = [
            number
            for number, each in enumerate(arguments)
            if plain(each) in stored or (number in self._mapped and self._mapped[number].stored)
        ]

    def launch(
        self, arguments: Sequence[Any], geometry: Geometry, options: Options, *, trusting: bool = False,
        variables: Mapping[str, np.ndarray] = _NO_VARIABLES,
    ) -> Attempt:  # fmt: skip
        """Runs all threads on the arrays, or leaves these as they are and says why.

        ``trusting``: that no two threads meet unordered; nobody looks. ``variables``: arrays in place of variables of the module,
        which a kernel of gpu.func has none of.
        """
        if self._refused is not None:
            return self._refused
        if geometry.blocks * geometry.threads > _MOST_THREADS:
            return Attempt(False, f"it numbers at most {_MOST_THREADS} threads", lacks=True)
        if geometry.shared - geometry.dynamic < self._shared.dynamic:
            return Attempt(False, "the launch has less dynamic shared memory than the kernel uses")
        if len(arguments) != len(self._types):
            return Attempt(False, "the arguments are not those of the kernel")
        values: list[np.ndarray] = []
        for number, (value, type) in enumerate(zip(arguments, self._types)):
            given = self._given(value, type, number)
            if isinstance(given, str):
                return Attempt(False, f"argument {number} ({type}) is {given}", lacks=True)
            values.append(given)
        if overlap([each for each in values if each.ndim]):
            return Attempt(False, "arrays among the arguments share memory", lacks=True)
        try:
            arrays = [roomy(each) for each in values]
            attempt = (self._run_blocks if self._meets else self._run)(arrays, geometry, options, trusting)
            for number in self._stored if attempt.ran else ():
                if arrays[number] is not values[number]:
                    values[number][...] = arrays[number]
            return attempt
        except Lack as lack:
            return Attempt(False, lack.why, lack.op, lacks=True)
        except Crash as crash:
            # No launch of the kernel is tried again.
            why = f"its machine code ended a child process ({crash}), a defect of the native engine"
            self._refused = Attempt(False, why, lacks=True)
            return self._refused
        except (ir.MLIRError, RuntimeError) as error:
            # The host's passes or its compiler do not take it.
            return Attempt(False, f"the host does not compile it ({str(error).splitlines()[0]})", lacks=True)

    def _given(self, value: Any, type: ir.Type, number: int) -> np.ndarray | str:
        form = self._form
        if form is not None and number in form.unread and str(type) == "i64" and isinstance(value, np.ndarray):
            return np.array(0)
        if number in self._mapped and self._mapped[number].rank:
            value = value.array
        if form is None or number not in form.pieces:
            return taken(value, type, number in self._stored)
        if form.pieces[number]:
            if (
                number in form.by_value
                and number not in self._mapped
                and getattr(value, "nbytes", 0) != form.by_value[number]
            ):
                return f"not of {form.by_value[number]} bytes"
            return pointed(value, form.pieces[number], number in self._stored)
        # A pointer that the kernel does not follow.
        return np.array(0) if isinstance(value, np.ndarray) else "no array"

    def _run(self, values: Sequence[np.ndarray], geometry: Geometry, options: Options, trusting: bool) -> Attempt:
        met = () if trusting else self._seen(values, geometry, options).met
        shadows = [roomy(np.zeros(values[number].shape, np.int32)) for number in met for _ in range(2)]
        words = _words(options)
        sizes = (*geometry.grid, *geometry.block, options.lanes)
        kept = self._kept(values) if self._guarded else []
        alone = geometry.threads == 1
        # Both forms are there before anything is written: what cannot be compiled is left to the other engine.
        checking, plain_code = self._code(GUARDED if self._guarded else CHECK, met, alone), None
        if not self._guarded:
            plain_code = self._code(PLAIN, (), alone)
        # Threads that share no element need no order.
        checking.call(values, sizes, shadows, words, apart=not met)
        if words[FAILED]:
            return _failed(kept)
        if plain_code is not None:
            plain_code.call(values, sizes, (), words, apart=not met)
        return Attempt(True)

    def _run_blocks(
        self, values: Sequence[np.ndarray], geometry: Geometry, options: Options, trusting: bool
    ) -> Attempt:
        """Runs a kernel whose threads meet: block by block, with its checks."""
        met: tuple[int, ...] = ()
        collisions: frozenset[Op] = frozenset()
        seen = self._seen(values, geometry, options)
        if seen.lacks:
            return Attempt(False, seen.lacks, lacks=True)
        if not trusting:
            met, collisions = seen.met, seen.collisions
        together = runs_in_lockstep(options.chip, options.lanes)
        key = geometry.block, options.lanes, together, met, collisions
        with self._lock:
            if key not in self._codes:
                self._codes[key] = BlockCode(
                    self._kernel, geometry.block, options.lanes, together, self._shared, met, collisions
                )
        shadows = [roomy(np.zeros(values[number].shape, np.int32)) for _ in range(2) for number in met]
        words, kept = _words(options), self._kept(values)
        updates = self._updates or any(each.stored for each in self._mapped.values())
        self._codes[key].call(values, geometry.grid, shadows, words, apart=not (met or updates))
        return _failed(kept) if words[FAILED] else Attempt(True)

    def _seen(self, values: Sequence[np.ndarray], geometry: Geometry, options: Options) -> Seen:
        """What the indices tell of a launch; it depends on numbers and sizes alone, and launches are alike."""
        ordered = options.seed is not None or options.explore > 1
        numbers = tuple(each.strides if each.ndim else each.tobytes() for each in values)
        key = geometry, options.lanes, ordered, numbers
        if key not in self._known:
            threads = Threads(self._kernel, values, geometry)
            met, collisions = threads.shared_buffers(), frozenset[Op]()
            if self._meets:
                collisions = frozenset(colliding(self._kernel, self._shared, threads) | accesses_to(self._kernel, met))
            lacks = lacking_turns(self._kernel, threads, geometry, options) if self._meets else ""
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = Seen(met, collisions, lacks)
        return self._known[key]

    def _kept(self, values: Sequence[np.ndarray]) -> list[tuple[np.ndarray, np.ndarray]]:
        """The arrays that the kernel writes, with what is in them now."""
        return [(values[number], values[number].copy()) for number in self._stored]

    def _code(self, form: str, met: tuple[int, ...], alone: bool) -> Code:
        key = form, met, alone
        if key not in self._codes:
            self._codes[key] = Code(self._kernel, form, met, alone=alone)
        code: Code = self._codes[key]
        return code


class LlvmKernel:
    """A kernel of llvm.func as the native engine sees it: one on memrefs for each size of dynamic shared memory and of warps."""

    def __init__(self, kernel: Op):
        self._kernel = kernel
        self._flat: tuple[ir.Module | None, Op] | None = None
        self._forms: dict[tuple[int, int, bool], tuple[Raised, NativeKernel] | Attempt] = {}

    def launch(
        self, arguments: Sequence[Any], geometry: Geometry, options: Options, *, trusting: bool = False,
        variables: Mapping[str, np.ndarray] = _NO_VARIABLES,
    ) -> Attempt:  # fmt: skip
        """As NativeKernel.launch."""
        together = runs_in_lockstep(options.chip, options.lanes)
        key = geometry.shared - geometry.dynamic, options.lanes, together
        if key not in self._forms:
            try:
                if self._flat is None:
                    self._flat = inlined(self._kernel)
                kernel = self._flat[1]
                raised = Raising(kernel, functools.partial(beside, kernel), *key[:2], together=together).raised
                self._forms[key] = raised, NativeKernel(raised.kernel, raised)
            except Lack as lack:
                self._forms[key] = Attempt(False, lack.why, lack.op, lacks=True)
            except ir.MLIRError as error:
                first = str(error).splitlines()[0]
                self._forms[key] = Attempt(False, f"the host makes no scf of it ({first})", lacks=True)
        form = self._forms[key]
        if isinstance(form, Attempt):
            return form
        return _of_whole_warps(form, arguments, geometry, options, trusting=trusting, variables=variables)


class VectorKernel:
    """A kernel of gpu.func with vectors, ops of affine or amdgpu, or bf16 as the native engine sees it: one on their numbers, in ops of arith and scf.

    With ops of amdgpu there is one for each size of warps.
    """

    def __init__(self, kernel: Op):
        self._kernel, self._of_waves = kernel, has_amd_ops(kernel)
        self._types = list(ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value).inputs)
        self._forms: dict[int, tuple[Raised, NativeKernel] | Attempt] = {}

    def launch(
        self, arguments: Sequence[Any], geometry: Geometry, options: Options, *, trusting: bool = False,
        variables: Mapping[str, np.ndarray] = _NO_VARIABLES,
    ) -> Attempt:  # fmt: skip
        """As NativeKernel.launch."""
        lanes = options.lanes if self._of_waves else WARP
        if lanes not in self._forms:
            self._forms[lanes] = self._form(lanes)
        form = self._forms[lanes]
        if isinstance(form, Attempt):
            return form
        given = list(arguments)
        for number, (value, type) in enumerate(zip(arguments, self._types)):
            given[number] = taken_by_bits(value, type)
            if isinstance(given[number], str):
                return Attempt(False, f"argument {number} ({type}) is {given[number]}", lacks=True)
        return _of_whole_warps(form, given, geometry, options, trusting=trusting)

    def _form(self, lanes: int) -> tuple[Raised, NativeKernel] | Attempt:
        try:
            holder, function, of_lanes = scalarized(self._kernel, lanes)
            form = Raised(holder, function, {}, {}, frozenset(), (), of_lanes)
            return form, NativeKernel(function, form)
        except Lack as lack:
            return Attempt(False, lack.why, lack.op, lacks=True)
        except ir.MLIRError as error:
            first = str(error).splitlines()[0]
            return Attempt(False, f"the host takes no copy of it ({first})", lacks=True)


class RoleKernel:
    """A kernel whose warps play roles as the native engine sees it (roles.py)."""

    def __init__(self, kernel: Op):
        self._roles = Roles(kernel)

    def launch(
        self, arguments: Sequence[Any], geometry: Geometry, options: Options, *, trusting: bool = False,
        variables: Mapping[str, np.ndarray] = _NO_VARIABLES,
    ) -> Attempt:  # fmt: skip
        """As NativeKernel.launch."""
        try:
            why = self._roles.launch(arguments, geometry, options)
        except Lack as lack:
            return Attempt(False, lack.why, lack.op, lacks=True)
        return Attempt(False, f"{_FAILED}; {why}") if why else Attempt(True)


class Defective:
    """A kernel at which the native engine itself went wrong: no launch of it is tried again."""

    def __init__(self, error: Exception):
        first = (str(error).splitlines() or [""])[0]
        self._attempt = Attempt(False, f"a defect at this kernel ({type(error).__name__}: {first}), which is worth a report", lacks=True)  # fmt: skip

    def launch(
        self, arguments: Sequence[Any], geometry: Geometry, options: Options, *, trusting: bool = False,
        variables: Mapping[str, np.ndarray] = _NO_VARIABLES,
    ) -> Attempt:  # fmt: skip
        """Says so."""
        return self._attempt


#: What launches of a kernel go to.
Kernel = NativeKernel | LlvmKernel | VectorKernel | RoleKernel | Defective


def native_kernel(kernel: Op) -> Kernel:
    """What runs launches of the kernel natively."""
    if plays_roles(kernel):
        return RoleKernel(kernel)
    if kernel.name == "gpu.func" and is_scalarized(kernel):
        return VectorKernel(kernel)
    return LlvmKernel(kernel) if kernel.name == "llvm.func" else NativeKernel(kernel)


def _of_whole_warps(
    form: tuple[Raised, NativeKernel],
    arguments: Sequence[Any],
    geometry: Geometry,
    options: Options,
    *,
    trusting: bool,
    variables: Mapping[str, np.ndarray] = _NO_VARIABLES,
) -> Attempt:
    """A launch of a copy, which may be for warps with all their lanes alone."""
    raised, native = form
    whole = raised.of_lanes
    if whole and (geometry.threads % whole or options.lanes != whole):
        return Attempt(False, "some warps have not all their lanes", lacks=True)
    try:
        held = [_held(each, variables) for each in raised.variables]
        given = [*arguments, *held, *further(arguments, raised.maps)]
    except Lack as lack:
        return Attempt(False, lack.why, lacks=True)
    # An op of the copy is none that the caller knows.
    return native.launch(given, geometry, options, trusting=trusting)._replace(op=None)


def _held(variable: Variable, variables: Mapping[str, np.ndarray]) -> np.ndarray:
    """What a launch begins with in a variable, and leaves in it: the caller's array, or one of its own."""
    if variable.name in variables:
        array = variables[variable.name]
        if variable.stored and not array.flags.writeable:
            raise Lack(f"the kernel writes the variable '{variable.name}', whose array is read-only")
        return array.reshape(-1)
    if variable.content is None:
        raise Lack(f"the module says no bytes of '{variable.name}', and the launch gives none")
    return np.frombuffer(bytearray(variable.content) if variable.stored else variable.content, np.uint8)


def _words(options: Options) -> np.ndarray:
    words = np.zeros(WORDS, np.int64)
    words[LIMIT], words[STEPS] = options.max_iterations, options.steps(waits=False)
    return words


def _failed(kept: Sequence[tuple[np.ndarray, np.ndarray]]) -> Attempt:
    """A launch with a check that failed; what it wrote is undone."""
    for array, old in kept:
        array[...] = old
    return Attempt(False, _FAILED)


def said(attempt: Attempt | None) -> str:
    """The sentence of the report: which engine ran, and why."""
    if attempt is None:
        return "numpy: the launch asked for it"
    if attempt.ran:
        return "native: it has every op and option of the launch"
    where = f" ('{attempt.op.name}')" if attempt.op is not None else ""
    return f"numpy: of the native engine, {attempt.why}{where}"
