"""Reading PTX, and a small program of it from text to result.

The text has the instructions that NVRTC's has most of: moves, sums, loads, stores, comparisons, branches, conversions.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

_HEAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k{number}(.param .u64 .ptr .global out) .maxntid 32, 1, 1 {{
.reg .pred %p<{blocks}>; .reg .b32 %r<{registers}>; .reg .b64 %rd<{registers}>; .reg .f32 %f<{registers}>;
ld.param.u64 %rd0, [out];
mov.u32 %r0, %tid.x;
mul.wide.u32 %rd1, %r0, 4;
add.s64 %rd2, %rd0, %rd1;
mov.f32 %f0, 0f00000000;
"""
_BLOCK = """ld.global.f32 %f{a}, [%rd2];
fma.rn.f32 %f{b}, %f{a}, 0f3F000000, %f{last};
add.s32 %r{a}, %r0, {number};
shl.b32 %r{b}, %r{a}, 1;
and.b32 %r{c}, %r{b}, 31;
cvt.rn.f32.s32 %f{c}, %r{c};
add.f32 %f{d}, %f{c}, %f{b};
setp.ge.s32 %p{number}, %r{c}, 16;
@%p{number} bra $L{number};
st.global.f32 [%rd2], %f{d};
$L{number}:
"""
#: Instructions of a small program: some hundred.
_SMALL = 20
_numbers = itertools.count()


def text(blocks: int) -> str:
    """A kernel of ten instructions a block, with a name that no other has."""
    lines = [_HEAD.format(number=next(_numbers), blocks=blocks, registers=4 * blocks + 1)]
    for number in range(blocks):
        a = 4 * number + 1
        lines.append(_BLOCK.format(a=a, b=a + 1, c=a + 2, d=a + 3, last=a - 1, number=number))
    return "".join([*lines, "ret;\n}\n"])


def timed(gpuir: Any, sim: Any, ptx: Any, mlir_of: Callable[[str], str]) -> dict[str, Any]:
    """The cases; ``mlir_of`` makes the text of a module from PTX."""

    def read(count: int) -> Callable[[], int]:
        given = text(max(count // 10, 1))
        return lambda: len(ptx.parse(given, context=gpuir.Context()) and given)

    def parse(count: int) -> Callable[[], int]:
        given = text(max(count // 10, 1))
        made = mlir_of(given)

        def work() -> int:
            with gpuir.Context():
                gpuir.ir.Module.parse(made)
            return len(given)

        return work

    def small(launches: bool) -> Callable[[int], Callable[[], None]]:
        def of(count: int) -> Callable[[], None]:
            import numpy as np

            def work() -> None:
                for _ in range(count):
                    given = text(_SMALL)
                    module = ptx.parse(given)
                    if launches:
                        name = given.split(".entry ", 1)[1].partition("(")[0]
                        sim.launch(module, name, 1, 32, np.zeros(32, np.float32))

            return work

        return of

    return {
        "read PTX": read, "parse what PTX becomes": parse,
        "run a small PTX program": small(True), "read a small PTX program": small(False),
    }  # fmt: skip
