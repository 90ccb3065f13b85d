"""wmma in PTX of all types and shapes that ptxas takes: loads, a product and a store, against NumPy."""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles

import gpuir
from gpuir import sim
from gpuir.interop import ptx
from gpuir.sim.types import SMALL_FLOATS, small_float

HEAD = """
.version 8.4
.target sm_80
.address_size 64
.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd) {
.reg .b64 %p<4>, %d<40>;
.reg .b32 %r<60>;
.shared .align 128 .b8 kept[8192];
"""
BF16 = small_float(SMALL_FLOATS["bf16"])
DTYPES = {"f16": np.float16, "bf16": BF16, "tf32": np.float32, "f64": np.float64, "f32": np.float32, "s8": np.int8, "u8": np.uint8,
          "s32": np.int32}  # fmt: skip
WIDE = [(16, 16, 16), (8, 32, 16), (32, 8, 16)]
#: Types of A and B, of C and of D, with the shapes of their products.
FORMS = [
    *((("f16", c, d), shape) for c in ("f16", "f32") for d in ("f16", "f32") for shape in WIDE),
    *(((name, "f32", "f32"), shape) for name in ("bf16",) for shape in WIDE),
    *(((name, "s32", "s32"), shape) for name in ("s8", "u8") for shape in WIDE),
    (("tf32", "f32", "f32"), (16, 16, 8)), (("f64", "f64", "f64"), (8, 8, 4)),
    (("s4", "s32", "s32"), (8, 8, 32)), (("u4", "s32", "s32"), (8, 8, 32)), (("b1", "s32", "s32"), (8, 8, 128)),
]  # fmt: skip
#: Registers of a fragment of f16 (which is held twice), and of the others by the bits of its elements.
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1, "f32": 32, "s32": 32}


def registers(type: str, count: int, first: int, *, twice: bool = False) -> str:
    width = 64 if type == "f64" else 32
    number = count * BITS[type] // (32 * width) * (2 if twice else 1)
    letter = "d" if width == 64 else "r"
    return "{" + ", ".join(f"%{letter}{first + i}" for i in range(number)) + "}"


def packed(numbers: np.ndarray, type: str) -> np.ndarray:
    """Numbers in memory: of less than a byte the lowest bits first."""
    if type in DTYPES:
        return np.ascontiguousarray(numbers.astype(DTYPES[type]))
    bits = BITS[type]
    values = (numbers.astype(np.int64) & ((1 << bits) - 1)).astype(np.uint8).reshape(*numbers.shape[:-1], -1, 8 // bits)
    return (values << (np.arange(8 // bits) * bits).astype(np.uint8)).sum(-1).astype(np.uint8)


def drawn(random: np.random.Generator, type: str, shape: tuple[int, int]) -> np.ndarray:
    low, high = {"s4": (-8, 8), "u4": (0, 16), "b1": (0, 2), "u8": (0, 256), "s8": (-128, 128)}.get(type, (-8, 9))
    return random.integers(low, high, shape)


def kernel(
    types: tuple[str, str, str], shape: tuple[int, int, int], layouts: tuple[str, str], more: str, shared: bool
) -> str:
    """``shared``: D is stored to shared memory first, with a stride of its own."""
    element, c, d = types
    m, n, k = shape
    name, (la, lb) = f"m{m}n{n}k{k}", layouts
    twice = element == "f16"
    a, b = (registers(element, rows * k, first, twice=twice) for rows, first in ((m, 0), (n, 10)))
    # Of f16 each fragment has eight registers, whatever its shape.
    if twice:
        a, b = ("{" + ", ".join(f"%r{first + i}" for i in range(8)) + "}" for first in (0, 10))
    cs, ds = registers(c, m * n, 20), registers(d, m * n, 30)
    strides = k if la == "row" else m, k if lb == "col" else n
    middle = f".{d}.{c}" if element == "f16" else f".{d}.{element}.{element}.{c}"
    loads = "".join(
        f"ld.param.u64 %p{i}, [p{name}];\ncvta.to.global.u64 %p{i}, %p{i};\n" for i, name in enumerate("abcd")
    )
    place = (
        f"mov.u32 %r50, kept;\nwmma.store.d.sync.aligned.row.{name}.shared.{d} [%r50], {ds}, {n + 8};\n"
        if shared
        else ""
    )
    if shared:
        size = BITS[d] // 8
        letter, word = ("d", "b64") if size == 8 else ("r", "b32")
        count = m * n * size // (8 if size == 8 else 4)
        # Each lane copies words, row by row.
        per = n * size // (8 if size == 8 else 4)
        place += "bar.warp.sync -1;\nmov.u32 %r51, %tid.x;\nmov.u32 %r52, 0;\nAGAIN:\n"
        place += (
            f"div.u32 %r53, %r51, {per};\nrem.u32 %r54, %r51, {per};\nmad.lo.u32 %r55, %r53, {(n + 8) * size}, %r50;\n"
        )
        step = 8 if size == 8 else 4
        place += f"mad.lo.u32 %r55, %r54, {step}, %r55;\nld.shared.{word} %{letter}39, [%r55];\nmul.lo.u32 %r56, %r51, {step};\n"
        place += f"cvt.u64.u32 %d38, %r56;\nadd.u64 %d38, %d38, %p3;\nst.global.{word} [%d38], %{letter}39;\nadd.u32 %r51, %r51, 32;\n"
        place += f".reg .pred %q;\nsetp.lt.u32 %q, %r51, {count};\n@%q bra AGAIN;\n"
    else:
        place = f"wmma.store.d.sync.aligned.row.{name}.global.{d} [%p3], {ds};\n"
    operation = ".xor.popc" if element == "b1" and not more else more
    saturate = ".satfinite" if d == "s32" and element != "b1" and shared else ""
    return (
        HEAD
        + loads
        + f"wmma.load.a.sync.aligned.{la}.{name}.global.{element} {a}, [%p0], {strides[0]};\n"
        + f"wmma.load.b.sync.aligned.{lb}.{name}.{element} {b}, [%p1], {strides[1]};\n"
        + f"wmma.load.c.sync.aligned.row.{name}.global.{c} {cs}, [%p2];\n"
        + f"wmma.mma{operation}.sync.aligned.{la}.{lb}.{name}{middle}{saturate} {ds}, {a}, {b}, {cs};\n{place}ret;\n}}\n"
    )


def check(
    text: str,
    types: tuple[str, str, str],
    shape: tuple[int, int, int],
    layouts: tuple[str, str],
    seed: int,
    popcount: str = "xor",
) -> None:
    element, c, d = types
    m, n, k = shape
    random = np.random.default_rng(seed)
    left, right, given = (
        drawn(random, name, each) for name, each in ((element, (m, k)), (element, (k, n)), (c, (m, n)))
    )
    a = packed(left if layouts[0] == "row" else left.T, element)
    b = packed(right.T if layouts[1] == "col" else right, element)
    made = np.zeros((m, n), DTYPES[d])
    assert assembles(text)
    for module in (ptx.parse(text), ptx.parse(gpuir.compile(ptx.parse(text), "sm_80", emit="ptx", cache=False).ptx)):
        made[:] = 0
        sim.launch(module, "k", 1, 32, a, b, packed(given, c), made, on_fault="raise")
        product = left @ right
        if element == "b1":
            product = (left[:, :, None] != right[None]).sum(1) if popcount == "xor" else product
        np.testing.assert_array_equal(made.astype(np.float64), (product + given).astype(np.float64))


@pytest.mark.parametrize("types,shape", FORMS, ids=lambda each: "-".join(map(str, each)))
def test_products(types, shape, seed):
    pytest.importorskip("llvmlite")
    # Those of less than a byte have one layout, those of f64 are few.
    choices = [("row", "col")] if BITS[types[0]] < 8 else [(a, b) for a in ("row", "col") for b in ("row", "col")]
    random = np.random.default_rng(seed)
    layouts = choices[random.integers(len(choices))]
    shared = bool(random.integers(2)) and BITS[types[0]] >= 8
    check(kernel(types, shape, layouts, "", shared), types, shape, layouts, seed)


def test_bits_that_both_have(seed):
    pytest.importorskip("llvmlite")
    types, shape, layouts = ("b1", "s32", "s32"), (8, 8, 128), ("row", "col")
    check(kernel(types, shape, layouts, ".and.popc", False), types, shape, layouts, seed, "and")
