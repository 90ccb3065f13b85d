"""amdgpu.mfma and amdgpu.wmma, and the rocdl ops they are lowered to: matrix products of a wave.

Products are exact in the accumulator's arithmetic: float sums in float32 (float64 for f64), integers modulo 2^32; xf32
cuts its operands to 10 bits of mantissa. Hardware sums in an order of its own.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer, operand, word, word_of
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import UnsupportedOp
from gpuir.sim.fragments import Fragment
from gpuir.sim.fragments.amd import mfma_accumulator, mfma_multiplicand, wmma_accumulator, wmma_multiplicand
from gpuir.sim.group import Group
from gpuir.sim.rules import rule
from gpuir.sim.structure import defining_op
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import bits_of, dtype_of, small_float
from gpuir.sim.values import spread

#: Permutations of B's lanes before the product, by the number of the field blgp: lane l reads lane table[l].
_LANE = np.arange(64)
_BLGP = [
    _LANE,
    _LANE % 32,
    _LANE % 32 + 32,
    (_LANE + 16) % 64,
    *(_LANE % 16 + 16 * part for part in range(4)),
]
#: The names that amdgpu.mfma gives them.
_BLGP_NAMES = ["none", "bcast_first_32", "bcast_second_32", "rotate_16_right", "bcast_first_16", "bcast_second_16",
               "bcast_third_16", "bcast_fourth_16"]  # fmt: skip


def _matrix(fragment: Fragment, value: Lanes, g: Group) -> np.ndarray:
    """Matrices [warps, *shape] of what the group's lanes hold; a scalar is a vector of one."""
    array = spread(np.asarray(value), g.size)
    return fragment.matrix(array[:, None] if array.ndim == 1 else array)


def _wide(matrix: np.ndarray) -> np.ndarray:
    """Operands in the arithmetic of the product: integers exactly in float64, small floats in float32."""
    if matrix.dtype.kind in "iu" or matrix.dtype == np.float64:
        return matrix.astype(np.float64)
    return matrix.astype(np.float32)


def _xf32(matrix: np.ndarray) -> np.ndarray:
    return (matrix.view(np.int32) & np.int32(~0x1FFF)).view(np.float32)


def _sum(a: np.ndarray, b: np.ndarray, c: np.ndarray, clamp: bool = False) -> np.ndarray:
    """``a @ b^T + c`` in the type of ``c``."""
    product = np.matmul(_wide(a), _wide(b).swapaxes(-1, -2))
    if c.dtype.kind == "i":
        total = product.astype(np.int64) + c
        if clamp:
            total = np.clip(total, -(1 << 31), (1 << 31) - 1)
        return total.astype(c.dtype)
    if c.dtype == np.float64:
        return product + c
    return (product + c.astype(np.float32)).astype(c.dtype)


def _shape(value: np.ndarray, like: ir.Type) -> Any:
    return value[:, 0] if not isinstance(like, ir.VectorType) else value


def _mfma(k: Compiler, op: Op, m: int, n: int, depth: int, blocks: int, a_type: np.dtype, b_type: np.dtype, *, cbsz: int, abid: int,
          blgp: int, negate: tuple[bool, bool, bool] = (False, False, False), xf32: bool = False) -> Any:  # fmt: skip
    """Code of one MFMA; ``a_type`` and ``b_type`` are the dtypes of the operands' elements."""
    if k.program.lanes != 64:
        raise k.refuse(
            op, f"MFMA needs waves of 64 lanes, the launch has {k.program.lanes} (lanes=64, or chip='gfx942')"
        )
    result = op.results[0].type
    double = dtype_of(result) == np.float64
    left, right = mfma_multiplicand(m, depth, blocks), mfma_multiplicand(n, depth, blocks)
    total = mfma_accumulator(m, n, blocks, double)
    k.work(_unit(a_type, xf32), 2 * m * n * depth * blocks)
    if double and blgp:
        # On f64 the field negates the operands instead.
        negate = (bool(blgp & 1), bool(blgp & 2), bool(blgp & 4))
        blgp = 0
    source = (np.arange(blocks) >> cbsz << cbsz) + abid
    if cbsz and (1 << cbsz > blocks or abid >= 1 << cbsz):
        raise k.refuse(op, f"cbsz {cbsz} and abid {abid} do not fit {blocks} blocks")

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes, *rest: Lanes) -> Data:
        if blgp:
            b = g.by_warp(b)[:, _BLGP[blgp]].reshape(g.size, *np.shape(b)[1:])
        x = _matrix(left, _elements(a, a_type), g)
        y = _matrix(right, _elements(b, b_type), g)
        z = _matrix(total, c, g)
        if xf32:
            x, y = _xf32(x), _xf32(y)
        if cbsz:
            x = x[:, source]
        x, y, z = (-each if flag else each for each, flag in zip((x, y, z), negate))
        return _shape(total.values(_sum(x, y, z)), result)

    return multiply


def _elements(value: Lanes, dtype: np.dtype) -> Any:
    """What is packed into an integer or a vector of integers, as a vector of ``dtype``."""
    array = np.asarray(value)
    if array.dtype == dtype:
        return value
    array = array.reshape(1, 1) if array.ndim == 0 else array[:, None] if array.ndim == 1 else array
    return np.ascontiguousarray(array).view(dtype)


def _unit(dtype: np.dtype, xf32: bool = False) -> str:
    """The name under which a chip's rate for the type stands."""
    if xf32:
        return "xf32"
    return {"float16": "f16", "bfloat16": "bf16", "float32": "f32", "float64": "f64", "int8": "i8"}.get(
        dtype.name, "f8"
    )


@rule("amdgpu.mfma", kind="group")
def _amdgpu_mfma(k: Compiler, op: Op) -> Code:
    m, n, depth, blocks = (integer(op, name, 1) for name in ("m", "n", "k", "blocks"))
    a, b = (dtype_of(operand(op, name).type) for name in ("sourceA", "sourceB"))
    negate = (flag(op, "negateA"), flag(op, "negateB"), flag(op, "negateC"))
    return _mfma(
        k, op, m, n, depth, blocks, a, b, cbsz=integer(op, "cbsz", 0), abid=integer(op, "abid", 0),
        blgp=_BLGP_NAMES.index(word(op, "blgp", "none")), negate=negate, xf32=flag(op, "reducePrecision"),
    )  # fmt: skip


# rocdl: the name says the shape and the types

_ROCDL = re.compile(r"rocdl\.mfma\.(f32|f64|i32)\.(\d+)x(\d+)x(\d+)\.?(.*)$")
_TYPES = {"f16": "float16", "f32": "float32", "f64": "float64", "xf32": "float32", "i8": "int8"}


def _operand_types(text: str, suffix: str = "fnuz") -> tuple[np.dtype, np.dtype]:
    """The operands' types by their names; the 8-bit floats of gfx94x are the FNUZ ones, those of WMMA the OCP ones."""
    names = text.removesuffix(".1k").split(".")
    dtypes = []
    for name in names if len(names) == 2 else names * 2:
        if name in _TYPES:
            dtypes.append(np.dtype(_TYPES[name]))
        elif name in ("bf16", "fp8", "bf8"):
            dtypes.append(
                small_float(
                    {"bf16": "bfloat16", "fp8": f"float8_e4m3{suffix or 'fn'}", "bf8": f"float8_e5m2{suffix}"}[name]
                )
            )
        else:
            raise UnsupportedOp(f"operands of type {name} are not simulated")
    return dtypes[0], dtypes[1]


def _field(op: Op, name: str, index: int) -> int:
    """A field of the instruction: an attribute, or in older forms a constant operand."""
    if name in op.attributes:
        attribute = op.attributes[name]
        if isinstance(attribute, ir.IntegerAttr):
            return attribute.value
        name = word_of(attribute)
        return _BLGP_NAMES.index(name) if name in _BLGP_NAMES else 0
    if len(op.operands) > index:
        owner = defining_op(op.operands[index])
        if owner is not None and "value" in owner.attributes:
            return integer(owner, "value")
    return 0


def _rocdl_mfma(k: Compiler, op: Op) -> Any:
    match = _ROCDL.fullmatch(op.name)
    if match is None:
        raise k.refuse(op, "this form of MFMA is not simulated")
    m, n, depth = int(match[2]), int(match[3]), int(match[4])
    a, b = _operand_types(match[5])
    result = op.results[0].type
    held = int(np.prod(result.shape)) if isinstance(result, ir.VectorType) else 1
    return _mfma(
        k, op, m, n, depth, held * 64 // (m * n), a, b, cbsz=_field(op, "cbsz", 3), abid=_field(op, "abid", 4),
        blgp=_field(op, "blgp", 5), xf32=".xf32" in op.name,
    )  # fmt: skip


_MFMA = [
    *(f"f32.{s}f32" for s in ("32x32x1", "16x16x1", "4x4x1", "32x32x2", "16x16x4")),
    *(f"f32.{s}f16" for s in ("32x32x4", "16x16x4", "4x4x4", "32x32x8", "16x16x16")),
    *(f"i32.{s}i8" for s in ("32x32x4", "16x16x4", "4x4x4", "32x32x8", "16x16x16")),
    *(f"f32.{s}bf16" for s in ("32x32x2", "16x16x2", "4x4x2", "32x32x4", "16x16x8")),
    *(f"f32.{s}bf16.1k" for s in ("32x32x4", "16x16x4", "4x4x4", "32x32x8", "16x16x16")),
    *(f"f64.{s}f64" for s in ("16x16x4", "4x4x4")),
    *(f"i32.{s}.i8" for s in ("16x16x32", "32x32x16", "16x16x64", "32x32x32")),
    *(f"f32.{s}.xf32" for s in ("16x16x8", "32x32x4")),
    *(f"f32.{s}.{a}.{b}" for s in ("16x16x32", "32x32x16") for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
    *(f"f32.{s}.{t}" for s in ("16x16x32", "32x32x16") for t in ("f16", "bf16")),
]
rule(*(f"rocdl.mfma.{name}" for name in _MFMA), kind="group")(_rocdl_mfma)


# WMMA


def _wmma(k: Compiler, op: Op, a_type: np.dtype, b_type: np.dtype, depth: int, *, signs: tuple[bool, bool], clamp: bool,
          half: int) -> Any:  # fmt: skip
    """Code of one 16x16xK WMMA. ``half``: which half of each register holds a 16-bit result of RDNA3."""
    lanes = k.program.lanes
    result = op.results[0].type
    dtype = dtype_of(result)
    held_a = int(np.prod(op.operands[0].type.shape)) * dtype_of(op.operands[0].type).itemsize // a_type.itemsize
    held = int(np.prod(result.shape))
    old = held_a == depth
    per = 256 // lanes
    spaced = old and dtype.itemsize == 2
    if held != (2 * per if spaced else per):
        raise k.refuse(op, f"{result} is not what a lane of a wave of {lanes} holds of a 16x16 result")
    left = wmma_multiplicand(depth, held_a, lanes)
    total = wmma_accumulator(per, lanes, interleaved=old)
    k.work(_unit(a_type), 2 * 16 * 16 * depth)

    def multiply(g: Group, mask: Mask, a: Lanes, b: Lanes, c: Lanes) -> Data:
        x = _matrix(left, _elements(a, a_type), g)
        y = _matrix(left, _elements(b, b_type), g)
        x = x.view(np.uint8) if a_type == np.int8 and not signs[0] else x
        y = y.view(np.uint8) if b_type == np.int8 and not signs[1] else y
        c = spread(c, g.size)
        z = total.matrix(np.ascontiguousarray(c[:, half::2]) if spaced else c)
        sums = total.values(_sum(x, y, z, clamp))
        if not spaced:
            return sums
        # The other half of each register keeps what it had.
        whole = np.array(c)
        whole[:, half::2] = sums
        return whole

    return multiply


@rule("amdgpu.wmma", kind="group")
def _amdgpu_wmma(k: Compiler, op: Op) -> Code:
    a, b = (dtype_of(operand(op, name).type) for name in ("sourceA", "sourceB"))
    if any(bits_of(operand(op, name).type) == 4 for name in ("sourceA", "sourceB")):
        raise k.refuse(op, "operands of 4 bits are not simulated")
    if (integer(op, "m", 16), integer(op, "n", 16)) != (16, 16):
        raise k.refuse(op, "only 16 x 16 results are simulated")
    depth = integer(op, "k", 16)
    signs = (not flag(op, "unsignedA"), not flag(op, "unsignedB"))
    return _wmma(k, op, a, b, depth, signs=signs, clamp=flag(op, "clamp"), half=integer(op, "subwordOffset", 0))


_WMMA = re.compile(r"rocdl\.wmma\.(f32|f16|bf16|i32)\.16x16x(\d+)\.(\w+)$")


def _rocdl_wmma(k: Compiler, op: Op) -> Any:
    match = _WMMA.fullmatch(op.name)
    assert match is not None
    if match[3] == "iu8":
        a = b = np.dtype(np.int8)
        operands = list(op.operands)
        if len(operands) != 3:
            raise k.refuse(op, "only the form of three operands is simulated")
        signs = (flag(op, "signA"), flag(op, "signB"))
    else:
        a, b = _operand_types(match[3].replace("_", "."), "")
        signs = (True, True)
    return _wmma(
        k, op, a, b, int(match[2]), signs=signs, clamp=flag(op, "clamp"), half=int(flag(op, "opsel"))
    )  # fmt: skip


rule(
    *(
        f"rocdl.wmma.{name}"
        for name in ("f32.16x16x16.f16", "f32.16x16x16.bf16", "f16.16x16x16.f16", "bf16.16x16x16.bf16", "i32.16x16x16.iu8",
                     "f32.16x16x16.fp8_fp8", "f32.16x16x16.fp8_bf8", "f32.16x16x16.bf8_fp8", "f32.16x16x16.bf8_bf8")
    ),
    kind="group",
)(_rocdl_wmma)  # fmt: skip
