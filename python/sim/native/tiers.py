"""With which engine a launch begins: to make machine code of a kernel takes longer than a small launch does.

Times are estimates for one core. What decides are counts alone (ops, warps, iterations), so that the same launches take the same engines
in every run.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.native.outline import in_circles, nested
from gpuir.sim.native.roles import plays_roles
from gpuir.sim.report import Report
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["Tier", "of_numpy"]

#: Seconds that the NumPy engine takes for an op: for its calls, and for each warp that executes it.
_CALL, _WARP = 20e-6, 0.5e-6
#: And for an operation of tensor cores, beside the instruction.
_PRODUCT = 0.7e-9
#: Seconds that the host's compiler takes for a kernel, and for each op of it; of one whose warps play roles Python is made instead.
_KERNEL, _OP, _OP_OF_ROLES = 0.05, 2e-3, 0.4e-3
#: A product of AMD's matrix cores is so many ops to the compiler: what each lane gives lies in arrays of its own.
_MATRIX_OP, _MATRIX_OPS = re.compile(r"rocdl\.(mfma|wmma)\.|amdgpu\.(mfma|wmma)$"), 100
#: Iterations that a loop is taken for whose bounds are not known before it begins.
_UNKNOWN = 8
#: An atomic is so many ops: its threads come one after the other.
_ATOMIC = 40
#: Iterations that a launch may have at least before the NumPy engine gives it up.
_LEAST = 1000
#: Launches of a kernel that machine code left to the NumPy engine, which found nothing; behind so many it is not asked again.
_SUSPECTED = 2
_CASTS = ("arith.index_cast", "arith.index_castui", "arith.extsi", "arith.extui", "arith.trunci")


def of_numpy(issued: float, geometry: Geometry, options: Options) -> float:
    """Seconds that the NumPy engine takes for so many instructions of warps."""
    return issued * (_WARP + _CALL / _together(geometry, options))


def _together(geometry: Geometry, options: Options) -> int:
    """Warps that run in one call of NumPy."""
    warps = geometry.blocks * -(-geometry.threads // options.lanes)
    return max(1, min(warps, options.at_once // options.lanes))


class Tier:
    """What is known of a kernel's launches so far."""

    #: Whether machine code comes first for every launch: tests of the native engine set it.
    eager = False

    def __init__(self, kernel: Op):
        self._body = _Body(kernel.regions[0], {plain(each): i for i, each in enumerate(_arguments(kernel))})
        ops = sum(_MATRIX_OPS if _MATRIX_OP.match(each.name) else 1 for each in nested(kernel))
        self._to_compile = _KERNEL + (_OP_OF_ROLES if plays_roles(kernel) else _OP) * ops
        #: Seconds that its launches took in the NumPy engine, by estimate.
        self._spent = 0.0
        self._ran, self._suspected = False, 0
        self._known: dict[str, bool] = {}

    def small(self, expected: float) -> bool:
        """Whether the NumPy engine is to run a launch that takes it so long, as compiling takes longer; with earlier ones it adds up."""
        if self.eager or self._ran:
            return False
        return self._spent + expected < self._to_compile

    def expected(self, arguments: Sequence[Any], geometry: Geometry, options: Options) -> float:
        """Seconds that the NumPy engine is expected to take for a launch."""
        warps = geometry.blocks * -(-geometry.threads // options.lanes)
        return of_numpy(self._body.executed(arguments) * warps, geometry, options)

    def once(self, what: str, asked: Callable[[], bool]) -> bool:
        """What is asked of the kernel, whose answer is kept."""
        if what not in self._known:
            self._known[what] = asked()
        return self._known[what]

    @property
    def suspect(self) -> bool:
        """Whether machine code is left alone, as its checks fail where nothing is wrong."""
        return self._suspected >= _SUSPECTED

    def limited(self, geometry: Geometry, options: Options) -> Options:
        """The options, with the iterations of loops after which a launch is none that is small."""
        of_loop = max(1, self._body.in_loops) * (_CALL + _WARP * _together(geometry, options))
        most = max(_LEAST, int(self._to_compile / of_loop))
        if most >= options.max_iterations:
            return options
        return dataclasses.replace(options, max_iterations=most, overlong=True)

    def took(self, report: Report, geometry: Geometry, options: Options, expected: float) -> None:
        """Of a launch that the NumPy engine ran; it was expected to take that long."""
        products = _PRODUCT * sum(report.tensor.values())
        self._spent += max(of_numpy(report.issued, geometry, options) + products, expected)

    def gave_up(self) -> None:
        """Of a launch that was not small."""
        self._spent = self._to_compile

    def judged(self, *, ran: bool, fine: bool) -> None:
        """Whether machine code ran a launch, and where not, whether the NumPy engine found nothing wrong in it."""
        self._ran |= ran
        self._suspected = 0 if ran else self._suspected + fine


def _arguments(kernel: Op) -> list[ir.Value]:
    return list(kernel.regions[0].blocks[0].arguments)


class _Body:
    """How many ops a warp executes in a region, with the loops in it."""

    def __init__(self, region: ir.Region, numbers: dict[ir.Value, int]):
        #: Ops by how often they are executed beside those in loops of scf.
        self._straight, self._around = 0, 0
        self._loops: list[tuple[list[int | tuple[int] | None], list[_Body]]] = []
        self._fixed: float | None = None
        blocks = list(region.blocks)
        circles = in_circles(blocks)
        for block in blocks:
            for view in block.operations:
                op: Op = view.operation
                if block in circles:
                    self._around += sum(map(_weight, nested(op)))
                    continue
                self._straight += _weight(op)
                if not len(op.regions):
                    continue
                bounds: list[int | tuple[int] | None] = [1, 2, 1]
                if op.name == "scf.for":
                    bounds = [_bound(each, numbers) for each in list(op.operands)[:3]]
                elif op.name in ("scf.while", "affine.for", "scf.parallel"):
                    bounds = [None] * 3
                self._loops.append((bounds, [_Body(each, numbers) for each in op.regions]))

        known = all(each._fixed is not None for _, bodies in self._loops for each in bodies)
        if known and not any(isinstance(each, tuple) for bounds, _ in self._loops for each in bounds):
            self._fixed = self._executed(())

    def executed(self, arguments: Sequence[Any]) -> float:
        """Ops of a warp in a launch with these arguments."""
        return self._executed(arguments) if self._fixed is None else self._fixed

    def _executed(self, arguments: Sequence[Any]) -> float:
        found = float(self._straight + _UNKNOWN * self._around)
        for bounds, bodies in self._loops:
            numbers = [_value(each, arguments) for each in bounds]
            lower, upper, step = numbers
            trips = _UNKNOWN
            if lower is not None and upper is not None and step:
                trips = max(0, -((lower - upper) // step))
            found += trips * sum(each.executed(arguments) for each in bodies)
        return found

    @property
    def in_loops(self) -> int:
        """Ops in loops."""
        return self._around + sum(
            each._straight + each.in_loops if bounds != [1, 2, 1] else each.in_loops
            for bounds, bodies in self._loops
            for each in bodies
        )


def _weight(op: Op) -> int:
    return _ATOMIC if "atomic" in op.name else 1


def _bound(value: ir.Value, numbers: dict[ir.Value, int]) -> int | tuple[int] | None:
    """A number that is known, or that of a kernel's argument as a tuple; None where it is neither."""
    op = defining_op(value)
    while op is not None and op.name in _CASTS:
        value = op.operands[0]
        op = defining_op(value)
    if op is not None:
        return ir.IntegerAttr(op.attributes["value"]).value if op.name == "arith.constant" else None
    number = numbers.get(plain(value))
    return None if number is None else (number,)


def _value(bound: int | tuple[int] | None, arguments: Sequence[Any]) -> int | None:
    if not isinstance(bound, tuple):
        return bound
    given = arguments[bound[0]] if bound[0] < len(arguments) else None
    return int(given) if isinstance(given, (int, np.integer)) else None
