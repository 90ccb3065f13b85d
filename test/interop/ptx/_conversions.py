"""NVIDIA's header functions of conversions: an instruction on new chips, arithmetic of integers on old ones."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from gpuir import sim
from gpuir.interop import cuda, ptx

_HEAD = "#include <cuda_fp4.h>\n#include <cuda_fp6.h>\n#include <cuda_fp8.h>\n"
_KERNEL = """extern "C" __global__ void {name}(const {source} *x, {result} *y) {{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  {body}
}}
"""
#: Of a source of two numbers: its type, how two words are made one, and the words of one number.
_SOURCES = {
    "f32": ("float2", "float2", "x[i]", np.float32),
    "f16": ("ushort2", "halfraw2", "[&]{ __half2_raw h; h.x = x[i].x; h.y = x[i].y; return h; }()", np.uint16),
    "bf16": ("ushort2", "bfloat16raw2", "[&]{ __nv_bfloat162_raw h; h.x = x[i].x; h.y = x[i].y; return h; }()", np.uint16),
}  # fmt: skip
_FORMATS = {
    "e4m3": ("fp8", "__NV_SATFINITE, __NV_E4M3"), "e5m2": ("fp8", "__NV_SATFINITE, __NV_E5M2"), "e2m3": ("fp6", "__NV_E2M3"),
    "e3m2": ("fp6", "__NV_E3M2"), "e2m1": ("fp4", "__NV_E2M1"),
}  # fmt: skip
_MODES = {"rn": "cudaRoundNearest", "rz": "cudaRoundZero", "rp": "cudaRoundPosInf"}


class Conversion(NamedTuple):
    """A kernel of one conversion: its instruction, its text, and the dtypes of an element of source and result."""

    instruction: str
    text: str
    source: np.dtype
    result: np.dtype

    @property
    def name(self) -> str:
        """The kernel's."""
        return self.instruction.replace(".", "_")


def _kernel(instruction: str, source: str, result: str, body: str, dtype: type, made: type) -> Conversion:
    text = _KERNEL.format(name=instruction.replace(".", "_"), source=source, result=result, body=body)
    return Conversion(instruction, text, np.dtype(dtype), np.dtype(made))


def conversions(rubin: bool) -> list[Conversion]:
    """Those of sm_100, or what sm_107 has besides."""
    made: list[Conversion] = []
    for name, (kind, arguments) in _FORMATS.items():
        for word, (source, function, value, dtype) in _SOURCES.items():
            pair = "f32" if word == "f32" else f"{word}x2"
            if not rubin or kind != "fp8":
                mode = "rz" if rubin else "rn"
                more = "" if kind == "fp8" else f", {_MODES[mode]}"
                body = f"y[i] = __nv_cvt_{function}_to_{kind}x2({value}, {arguments}{more});"
                made.append(
                    _kernel(f"cvt.{mode}.satfinite.{name}x2.{pair}", source, "unsigned short", body, dtype, np.uint16)
                )
        if rubin:
            continue
        for word, function in (("f16", "halfraw2"), ("bf16", "bf162raw")):
            argument = arguments.rpartition(" ")[2]
            body = f"auto h = __nv_cvt_{kind}x2_to_{function}(x[i], {argument}); y[i] = h.x | (unsigned)h.y << 16;"
            made.append(_kernel(f"cvt.rn.{word}x2.{name}x2", "unsigned short", "unsigned", body, np.uint16, np.uint32))
    made += _scales("ue5m3" if rubin else "ue8m0")
    return made


def _scales(name: str) -> list[Conversion]:
    """Of formats without a sign, that saturate or do not."""
    short = name.replace("ue8m0", "e8m0")
    made = []
    for word, (source, function, value, dtype) in _SOURCES.items():
        if (word, name) == ("f16", "ue8m0"):
            continue
        function = {"halfraw2": "half2raw", "bfloat16raw2": "bfloat162raw"}.get(function, function)
        for mode in ("rz", "rp") if name == "ue8m0" else ("rn", "rz", "rp"):
            for saturation, suffix in (("SATFINITE", ".satfinite"), ("NOSAT", "")):
                body = f"y[i] = __nv_cvt_{function}_to_{short}x2({value}, __NV_{saturation}, {_MODES[mode]});"
                pair = "f32" if word == "f32" else f"{word}x2"
                made.append(
                    _kernel(f"cvt.{mode}{suffix}.{name}x2.{pair}", source, "unsigned short", body, dtype, np.uint16)
                )
    for word, function in (("f16", "halfraw2"), ("bf16", "bf162raw")):
        if (word, name) != ("f16", "ue8m0"):
            body = f"auto h = __nv_cvt_{short}x2_to_{function}(x[i]); y[i] = h.x | (unsigned)h.y << 16;"
            made.append(_kernel(f"cvt.rn.{word}x2.{name}x2", "unsigned short", "unsigned", body, np.uint16, np.uint32))
    return made


def compiled(kernels: list[Conversion], arch: str) -> cuda.Compiled:
    """All of them for a chip."""
    return cuda.compile(_HEAD + "".join(each.text for each in kernels), arch=arch)


def inputs(conversion: Conversion, random: np.random.Generator) -> np.ndarray:
    """All codes of a pair of 8 bits, all numbers of 16 bits, and f32 with 16 bits of these and others behind them."""
    words = random.permutation(1 << 16).astype(np.uint32)
    if conversion.source == np.float32:
        # Ties, and numbers next to them; of NaN and others any bits.
        behind = random.choice(np.array([0, 0x8000, 0x7FFF, 0x8001, 1], np.uint32), words.size)
        return (words << np.uint32(16) | behind).view(np.float32)
    return words.astype(np.uint16)


def run(text: str, conversion: Conversion, given: np.ndarray) -> np.ndarray:
    """What the kernel gives in the simulator."""
    count = given.size if conversion.result == np.uint32 else given.size // 2
    made = np.zeros(count, conversion.result)
    block = min(count, 512)
    sim.launch(ptx.parse(text), conversion.name, count // block, block, given, made, checks=())
    return made
