"""Kernels of gpu.func for AMD's waves, and launches of them by both engines."""

from __future__ import annotations

import numpy as np
from _both import both

LDS = "#gpu.address_space<workgroup>"
FAT = "#amdgpu.address_space<fat_raw_buffer>"
DTYPES = {"f16": "f2", "f32": "f4", "f64": "f8", "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8"}


def kernel(arguments, body, shared=""):
    """A kernel whose thread has its number in the block as %t and %ti, in the grid as %g and %i."""
    return f"""gpu.module @kernels {{
gpu.func @k({arguments}) {shared} kernel {{
%c0 = arith.constant 0 : index
%t = gpu.thread_id x
%g = gpu.global_id x
%ti = arith.index_cast %t : index to i32
%i = arith.index_cast %g : index to i32
{body}
gpu.return
}}
}}"""


def launched(text, *arrays, grid=1, block=128, lanes=64, **options):
    """``lanes``: 32 for gfx12, which the chip's name tells."""
    return both(text, "k", grid, block, *arrays, **{"chip": "gfx942" if lanes == 64 else "gfx1201", **options})


def native(text, *arrays, **options):
    """The arrays behind a launch that machine code ran."""
    report, made = launched(text, *arrays, **options)
    assert report.engine.startswith("native") and not report.findings
    return made


def numbers(seed, *shape, dtype=np.float32):
    return np.random.default_rng(seed).integers(-100, 100, shape).astype(dtype)
