"""rocdl: conversions of floats of 8 and 16 bits in registers of 32, which upstream lowers arith.extf and truncf to.

8-bit formats are those without infinities and negative zero on gfx94x, and the standard ones of later chips (CDNA3 ISA and
RDNA4 ISA, V_CVT_*_FP8 and _BF8). Beyond the largest number is NaN, as long as the mode has no saturation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.attributes import integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.microfloats import format_of
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import small_float
from gpuir.sim.values import spread

_FORMATS = {
    ("fp8", True): "float8_e4m3fnuz",
    ("fp8", False): "float8_e4m3fn",
    ("bf8", True): "float8_e5m2fnuz",
    ("bf8", False): "float8_e5m2",
}


def _format(kind: str, g: Group) -> np.dtype:
    """The 8-bit type of the chip that is simulated; gfx942's where that is none of AMD's."""
    chip = g.batch.options.chip
    return small_float(_FORMATS[kind, chip.startswith("gfx94") or not chip.startswith("gfx")])


def _bytes(value: Lanes, size: int) -> np.ndarray:
    return np.ascontiguousarray(spread(np.asarray(value), size)).view(np.uint8).reshape(size, 4)


def _widening(kind: str) -> None:
    @rule(f"rocdl.cvt.f32.{kind}", kind="group")
    def one(k: Compiler, op: Op) -> Callable[..., Any]:
        at = integer(op, "byteSel")
        return lambda g, m, source: _bytes(source, g.size).view(_format(kind, g))[:, at].astype(np.float32)

    @rule(f"rocdl.cvt.pk.f32.{kind}", kind="group")
    def two(k: Compiler, op: Op) -> Callable[..., Any]:
        at = 2 * integer(op, "wordSel")
        return lambda g, m, source: _bytes(source, g.size).view(_format(kind, g))[:, at : at + 2].astype(np.float32)

    @rule(f"rocdl.cvt.pk.{kind}.f32", kind="group")
    def narrow(k: Compiler, op: Op) -> Callable[..., Any]:
        at = 2 * integer(op, "wordSel")

        def convert(g: Group, m: Mask, a: Lanes, b: Lanes, old: Lanes) -> Data:
            octets = _bytes(old, g.size).copy()
            for octet, value in ((at, a), (at + 1, b)):
                octets[:, octet] = spread(np.asarray(value), g.size).astype(_format(kind, g)).view(np.uint8)
            return octets.view(np.int32)[:, 0]

        return convert

    @rule(f"rocdl.cvt.sr.{kind}.f32", kind="group")
    def stochastic(k: Compiler, op: Op) -> Callable[..., Any]:
        at = integer(op, "byteSel")

        def convert(g: Group, m: Mask, value: Lanes, seed: Lanes, old: Lanes) -> Data:
            octets = _bytes(old, g.size).copy()
            wide = spread(np.asarray(value), g.size).astype(np.float64)
            octets[:, at] = format_of(_format(kind, g)).encode(wide, spread(np.asarray(seed), g.size))
            return octets.view(np.int32)[:, 0]

        return convert


_widening("fp8")
_widening("bf8")


@rule("rocdl.cvt.pkrtz")
def _pkrtz(k: Compiler, op: Op) -> Code:
    def convert(a: Lanes, b: Lanes) -> Lanes:
        size = max(np.shape(each)[0] if np.ndim(each) else 1 for each in (a, b))
        values = np.stack([spread(np.asarray(each), size) for each in (a, b)], axis=1)
        halves = values.astype(np.float16)
        # Towards zero: one step back where rounding went beyond.
        beyond = np.abs(halves.astype(np.float32)) > np.abs(values)
        return np.where(beyond, np.nextafter(halves, np.float16(0)), halves)

    return convert
