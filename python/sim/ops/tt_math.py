"""tt: conversions and elementwise arithmetic that arith and math have no op for."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.attributes import integer, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import rounded
from gpuir.sim.ops.llvm_calls import EXTERNAL, library_rule, made_as
from gpuir.sim.rules import RULES, Rule, flops, rule
from gpuir.sim.terms import Array, Code, Lanes, Op
from gpuir.sim.tiles.assembly import Assembly, UnknownInstruction
from gpuir.sim.tiles.values import scalar, shape_of
from gpuir.sim.types import bits_of, dtype_of, element_type, signed, unsigned

_TO_ZERO = 0
_ALL_NAN = 65535


@rule("tt.bitcast")
def _bitcast(k: Compiler, op: Op) -> Code:
    old, new = dtype_of(op.operands[0].type), dtype_of(op.results[0].type)
    if old.kind == "b" or new.kind == "b":
        return lambda value: value != 0 if new.kind == "b" else value.astype(new)
    return lambda value: value if old == new else value.view(new)


@rule("tt.fp_to_fp")
def _fp_to_fp(k: Compiler, op: Op) -> Code:
    """As PTX converts: what is too large for an 8-bit float becomes its largest number, an infinity too."""
    old, new = dtype_of(op.operands[0].type), dtype_of(op.results[0].type)
    text = str(element_type(op.results[0].type))
    to_zero = "rounding" in op.attributes and integer(op, "rounding") == _TO_ZERO
    most = None
    if bits_of(op.results[0].type) <= 8:
        import ml_dtypes

        most = float(ml_dtypes.finfo(new).max)
    if to_zero and text not in ("f16", "bf16"):
        raise k.refuse(op, f"rounding to zero is simulated to f16 and bf16, not to {text}")

    def convert(value: Lanes) -> Lanes:
        if to_zero:
            return _cut(value, old, new)
        if most is not None:
            value = np.clip(value.astype(np.float64) if old.itemsize == 8 else value.astype(np.float32), -most, most)
        elif old.itemsize < 4 and new.itemsize >= old.itemsize:
            return value.astype(np.float32).astype(new)
        wide = value if value.dtype in (np.float32, np.float64) else value.astype(np.float32)
        return rounded(wide.astype(np.float64), new) if new.itemsize < 4 else wide.astype(new)

    return convert


def _cut(value: Lanes, old: np.dtype, new: np.dtype) -> Any:
    """The nearest number that is not farther from zero."""
    exact = value.astype(np.float64)
    near = rounded(exact, new)
    beyond = np.abs(near.astype(np.float64)) > np.abs(exact)
    bits = near.view(np.uint16)
    return np.where(beyond, bits - np.uint16(1), bits).astype(np.uint16).view(new)


@rule("tt.clampf")
def _clampf(k: Compiler, op: Op) -> Code:
    keeps = integer(op, "propagateNan", 0) == _ALL_NAN

    def clamp(x: Lanes, low: Lanes, high: Lanes) -> Lanes:
        done = np.fmin(np.fmax(x, low), high)
        return np.where(np.isnan(x), x, done) if keeps else done

    return clamp


@rule("tt.mulhiui")
def _mulhiui(k: Compiler, op: Op) -> Code:
    bits = bits_of(op.results[0].type)

    def high(x: Lanes, y: Lanes) -> Lanes:
        a, b = unsigned(x), unsigned(y)
        if bits < 64:
            return signed(((a.astype(np.uint64) * b.astype(np.uint64)) >> np.uint64(bits)).astype(a.dtype))
        half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
        a1, a0, b1, b0 = a >> half, a & low, b >> half, b & low
        middle = a1 * b0 + (a0 * b0 >> half)
        other = a0 * b1 + (middle & low)
        return signed(a1 * b1 + (middle >> half) + (other >> half))

    return high


@rule("tt.precise_divf", "tt.approx_divf")
def _divide(k: Compiler, op: Op) -> str:
    return "({0} / {1})"


@rule("tt.precise_sqrt")
def _sqrt(k: Compiler, op: Op) -> Code:
    return np.sqrt


@rule("tt.extern_elementwise", kind="emits")
def _library(k: Compiler, op: Op) -> None:
    """Functions of libdevice and OCML, as the op of math that means the same."""
    symbol = string(op, "symbol")
    same = library_rule(symbol)
    if symbol in EXTERNAL:
        k.apply(Rule(symbol, "group", lambda compiler, operation: EXTERNAL[symbol]), op)
        return
    if same is None or same not in RULES:
        raise k.refuse(op, f"the simulator does not know @{symbol} of {string(op, 'libname') or 'no library'}")
    k.apply(Rule(same, RULES[same].kind, lambda compiler, operation: made_as(same, compiler, operation)), op)


@rule("tt.elementwise_inline_asm")
def assembly_of(k: Compiler, op: Op) -> Code:
    """PTX that computes, on as many elements at a time as fill its registers."""
    try:
        code = Assembly(string(op, "asm_string"), string(op, "constraints"))
    except (UnknownInstruction, ValueError, IndexError, KeyError, TypeError) as error:
        what = str(error) if isinstance(error, UnknownInstruction) else "this text"
        raise k.refuse(op, f"{what} is not simulated in inline assembly") from None
    pack = integer(op, "packed_element", 1)
    shape = shape_of(op.results[0].type)
    given = [dtype_of(each.type) for each in op.operands]
    made = [dtype_of(each.type) for each in op.results]

    def run(*tiles: Array) -> Any:
        size = max((len(tile) if shape else np.size(tile) for tile in tiles), default=1)
        columns = [
            np.broadcast_to(tile if shape else np.reshape(tile, -1), (size, *shape)).reshape(-1) for tile in tiles
        ]
        count = size * int(np.prod(shape, dtype=np.int64))
        registers: list[Array] = []
        for column, dtype in zip(columns, given):
            registers += _registers(column, dtype, pack, code.widths[code.outputs + len(registers)])
        if code.outputs + len(registers) != len(code.widths):
            raise k.refuse(op, f"{len(code.widths) - code.outputs} registers are not those of {pack} elements a time")
        try:
            results = code.run(registers)
        except UnknownInstruction as error:
            raise k.refuse(op, f"{error} is not simulated in inline assembly") from None
        done, tiles_ = 0, []
        for dtype in made:
            each, tile = _elements(results[done:], dtype, pack, count)
            done += each
            tiles_.append(tile.reshape(size, *shape) if shape else scalar(tile.reshape(size)))
        return tiles_[0] if len(tiles_) == 1 else tuple(tiles_)

    return run


def _registers(column: Array, dtype: np.dtype, pack: int, width: int) -> list[Array]:
    """Registers of as many bits that hold ``pack`` elements at a time, the first one lowest."""
    octets = np.ascontiguousarray(column).view(np.uint8).reshape(-1, pack * dtype.itemsize)
    missing = -octets.shape[1] % (width // 8)
    if missing:
        octets = np.concatenate([octets, np.zeros((len(octets), missing), np.uint8)], 1)
    return list(np.ascontiguousarray(octets).view(f"u{width // 8}").T)


def _elements(registers: list[Array], dtype: np.dtype, pack: int, count: int) -> tuple[int, Array]:
    """The way back: how many registers they were, and the elements."""
    width = registers[0].dtype.itemsize
    number = max(1, -(-pack * dtype.itemsize // width))
    columns = np.broadcast_arrays(*registers[:number], np.zeros(count // pack))[:number]
    octets = np.ascontiguousarray(np.stack(columns, 1)).view(np.uint8)[:, : pack * dtype.itemsize]
    return number, np.ascontiguousarray(octets).view(dtype).reshape(-1)


flops("tt.precise_divf", "tt.approx_divf", "tt.precise_sqrt")
flops("tt.clampf", each=2)
