"""rocdl: conversions of packed floats with scales and seeds equal the formats' definitions; amdgpu's agree before and after."""

from __future__ import annotations

import re

import _microfloats as micro
import numpy as np
import pytest

from gpuir.sim.types import small_float

T = 64
LOWERED = (
    "builtin.module(convert-amdgpu-to-rocdl{{chipset={0}}},gpu.module(convert-vector-to-llvm,convert-gpu-to-rocdl{{chipset={0}}},"
    "reconcile-unrealized-casts))"
)


def names(pattern):
    """The host's ops whose names match."""
    from gpuir.dialects import rocdl

    classes = [each for each in vars(rocdl).values() if isinstance(getattr(each, "OPERATION_NAME", None), str)]
    return sorted({each.OPERATION_NAME for each in classes if re.fullmatch(pattern, each.OPERATION_NAME)})


def dtype(large):
    return small_float("bfloat16") if large == "bf16" else np.dtype({"f32": "f4", "f16": "f2"}[large])


def rounded(wide, large):
    """Numbers that f32 holds exactly, in a format that may not."""
    with np.errstate(over="ignore"):
        return wide.astype(np.float32).astype(dtype(large))


def registers(count):
    return "i32" if count == 1 else f"vector<{count}xi32>"


def numbers(large, seed=0):
    """Numbers that are ties, between ties, beyond the largest and below the smallest of the packed formats."""
    random = np.random.default_rng(seed)
    values = (
        random.choice([1, -1], (T, 32)) * 2.0 ** random.integers(-4, 4, (T, 32)) * random.integers(1, 128, (T, 32)) / 64
    )
    values[0, :4] = [0, -0.0, 1e5 if large == "f32" else 6e4, -3e-5]
    return values.astype(np.float32).astype(dtype(large))


def scales():
    """Powers of two; the mantissa and the sign do not count."""
    random = np.random.default_rng(9)
    return (2.0 ** random.integers(-3, 4, T) * random.choice([1, -1.25, 1.5, 1.75], T)).astype(np.float32)


def exponent(scale):
    return 2.0 ** np.floor(np.log2(np.abs(scale.astype(np.float64))))


SHAPE = re.compile(r"rocdl\.cvt\.scalef32\.(sr\.)?(2xpk16|pk\d*)?\.?(fp8|bf8|fp6|bf6|fp4|f32|f16|bf16)\.(\w+)")


@pytest.mark.parametrize("large", ["f32", "f16", "bf16"])
def test_narrowing(compute, large):
    random = np.random.default_rng(1)
    values, scale = numbers(large), scales()
    seed = random.integers(-(2**31), 2**31, T).astype(np.int32)
    old = random.integers(-(2**31), 2**31, T).astype(np.int32)
    body, results, expected = [], [], []
    ops = [name for name in names(r"rocdl\.cvt\.scalef32\..*") if name.endswith("." + large)]
    ops = [name for name in ops if SHAPE.fullmatch(name)[3] in micro.FORMATS]
    for name in ops:
        stochastic, group, small, _ = SHAPE.fullmatch(name).groups()
        count = {None: 1, "pk": 2, "2xpk16": 32}.get(group) or int(group[2:])
        size = count * micro.bits_of(small) // 8
        kept = group in (None, "pk")
        places = range(4 // size) if kept else [0]
        for at in places:
            n = len(results)
            element = [f"%e{n}_{i}" for i in range(2)]
            lines, sources = [], []
            pair = group == "2xpk16" or (group == "pk" and large == "f32" and not stochastic)
            if pair and group == "pk":
                lines = [f"{element[i]} = vector.extract %0[{i}] : {large} from vector<32x{large}>" for i in range(2)]
                sources = [(element[i], large) for i in range(2)]
            elif count == 1:
                lines = [f"{element[0]} = vector.extract %0[0] : {large} from vector<32x{large}>"]
                sources = [(element[0], large)]
            else:
                width = count // 2 if pair else count
                type = f"vector<{width}x{large}>"
                for i in range(2 if pair else 1):
                    lines.append(
                        f"{element[i]} = vector.extract_strided_slice %0 {{offsets = [{i * width}], sizes = [{width}], "
                        f"strides = [1]}} : vector<32x{large}> to {type}"
                    )
                    sources.append((element[i], type))
            halves = small in ("fp8", "bf8") and group == "pk"
            operands = [("%4", "vector<2xi16>") if halves else ("%3", "i32")] if kept else []
            operands += sources + ([("%1", "i32")] if stochastic else []) + [("%2", "f32")]
            attribute = ""
            if kept:
                attribute = (
                    f"<{{dstLoHiSel = {str(bool(at)).lower()}}}>" if halves else f"<{{dstSelIndex = {at} : i32}}>"
                )
            result = "vector<2xi16>" if halves else "i32" if kept else registers(size // 4)
            given, types = (", ".join(each) for each in zip(*operands))
            body += [*lines, f'%r{n} = "{name}"({given}) {attribute} : ({types}) -> {result}']
            results.append(result)
            columns = [i // 2 + 16 * (i % 2) for i in range(32)] if group == "2xpk16" else list(range(count))
            wide = values[:, columns].astype(np.float64) / exponent(scale)[:, None]
            octets = micro.packed(small, micro.encoded(small, wide, seed if stochastic else None))
            whole = old.view(np.uint8).reshape(T, 4).copy() if kept else octets
            whole[:, at * size : (at + 1) * size] = octets
            expected.append((name, whole))
    inputs = ["vector<32x" + large + ">", "i32", "f32", "i32", "vector<2xi16>"]
    halves = old.view(np.int16).reshape(T, 2)
    found = compute(
        "\n".join(body), inputs, results, values, seed, scale, old, halves, threads=T, chip="gfx950", lanes=64
    )
    assert len(ops) >= 19
    for one, (name, octets) in zip(found, expected):
        assert one.tobytes() == octets.tobytes(), name


@pytest.mark.parametrize("large", ["f32", "f16", "bf16"])
def test_widening(compute, large):
    random = np.random.default_rng(2)
    scale = scales()
    words = random.integers(-(2**31), 2**31, (T, 6)).astype(np.int32)
    old = random.standard_normal((T, 2)).astype(np.float16)
    body, results, expected = ["%w = vector.extract %0[0] : i32 from vector<6xi32>"], [], []
    ops = names(rf"rocdl\.cvt\.scalef32\.(pk\d*\.)?{large}\.(fp|bf)[468]")
    for name in ops:
        group, small = re.fullmatch(r"rocdl\.cvt\.scalef32\.(?:(pk\d*)\.)?\w+\.(\w+)", name).groups()
        count = {None: 1, "pk": 2}.get(group) or int(group[2:])
        kept = group is None and large == "f16"
        for at in range(1 if count == 32 else 4 // (count * micro.bits_of(small) // 8)):
            n = len(results)
            source = ("%0", "vector<6xi32>") if count == 32 else ("%w", "i32")
            attribute = f"srcSelIndex = {at} : i32"
            if group == "pk" and small != "fp4":
                attribute = f"srcLoHiSel = {str(bool(at)).lower()}"
            if kept:
                attribute += ", dstLoHiSel = true"
            operands = [("%2", "vector<2xf16>")] if kept else []
            operands += [source, ("%1", "f32")]
            given, types = (", ".join(each) for each in zip(*operands))
            result = "vector<2xf16>" if kept else large if count == 1 else f"vector<{count}x{large}>"
            properties = "" if count == 32 else f"<{{{attribute}}}> "
            body.append(f'%r{n} = "{name}"({given}) {properties}: ({types}) -> {result}')
            results.append(result)
            octets = words.view(np.uint8).reshape(T, -1) if count == 32 else words[:, :1].copy().view(np.uint8)
            bits = micro.bits_of(small)
            rows = [int.from_bytes(bytes(row), "little") for row in octets]
            codes = np.array([[row >> bits * (at * count + i) & (1 << bits) - 1 for i in range(count)] for row in rows])
            wide = rounded(micro.decoded(small)[codes] * exponent(scale)[:, None], large)
            expected.append((name, np.stack([old[:, 0], wide[:, 0]], 1) if kept else wide if count > 1 else wide[:, 0]))
    found = compute("\n".join(body), ["vector<6xi32>", "f32", "vector<2xf16>"], results, words, scale, old, threads=T,
                    chip="gfx950", lanes=64)  # fmt: skip
    assert len(ops) >= 5
    for one, (name, wide) in zip(found, expected):
        np.testing.assert_array_equal(one.astype(np.float32), wide.astype(np.float32), err_msg=name)


def byte_of_lane(small, block, first, byte):
    """The lane and the byte that each of 32 lanes takes its scale from, as amdgpu.scaled_ext_packed_matrix says."""
    if small in ("fp8", "bf8"):
        return [(first + lane % 16, byte) for lane in range(32)]
    return [(first + lane % 16, byte + lane // 16 * (2 if block == 16 else 1)) for lane in range(32)]


CHOICES = [("fp8", 32, 0, 0), ("fp8", 32, 16, 3), ("bf8", 32, 0, 2), ("fp4", 32, 0, 2), ("fp4", 32, 16, 0),
           ("fp4", 16, 16, 0), ("fp6", 32, 16, 2), ("fp6", 16, 0, 0), ("bf6", 32, 0, 0), ("bf6", 16, 16, 0)]  # fmt: skip
MLIR = {"fp8": "f8E4M3FN", "bf8": "f8E5M2", "fp6": "f6E2M3FN", "bf6": "f6E3M2FN", "fp4": "f4E2M1FN"}


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_scales_of_other_lanes(compute, choice):
    small, block, first, byte = choice
    bits, count = micro.bits_of(small), 16 if "6" in small else 8
    random = np.random.default_rng(3)
    codes = random.integers(0, 1 << bits, (T, count)).astype(np.uint8)
    exponents = random.integers(120, 135, (T, 4)).astype(np.uint8)
    scale = np.empty((T, 1))
    for thread in range(T):
        lane, part = byte_of_lane(small, block, first, byte)[thread % 32]
        scale[thread] = 2.0 ** (int(exponents[thread // 32 * 32 + lane, part]) - 127)
    words = micro.packed(small, codes).view(np.int32)
    select = {"fp8": first // 16 << 3 | byte << 1, "fp4": first // 16 << 2 | byte // 2 << 1 | (block == 16)}
    select = select["fp8" if bits == 8 else "fp4"]
    for large in ("f32", "f16", "bf16"):
        name = f"rocdl.cvt.scale.pk{count}.{large}.{small}"
        assert names(re.escape(name))
        result = f"vector<{count}x{large}>"
        body = (
            f'%r0 = "{name}"(%0, %1) <{{scaleSel = {select} : i32}}> : ({registers(words.shape[1])}, i32) -> {result}'
        )
        given = words if words.shape[1] > 1 else words[:, 0]
        plain = compute(body, [registers(words.shape[1]), "i32"], [result], given, exponents.view(np.int32)[:, 0],
                        threads=T, chip="gfx1250")  # fmt: skip
        wide = rounded(micro.decoded(small)[codes] * scale, large).astype(np.float32)
        np.testing.assert_array_equal(plain[0].astype(np.float32), wide)
        body = (f"%r0 = amdgpu.scaled_ext_packed_matrix %0 scale(%1) blockSize({block}) firstScaleLane({first}) "
                f"firstScaleByte({byte}) : vector<{count}x{MLIR[small]}>, vector<4xf8E8M0FNU> -> {result}")  # fmt: skip
        types = [f"vector<{count}x{MLIR[small]}>", "vector<4xf8E8M0FNU>"]
        arrays = codes.view(small_float(MLIR_NUMPY[small])), exponents.view(small_float("float8_e8m0fnu"))
        for passes in (None, LOWERED.format("gfx1250")):
            found = compute(body, types, [result], *arrays, threads=T, chip="gfx1250", passes=passes)
            np.testing.assert_array_equal(found[0].astype(np.float32), wide)


MLIR_NUMPY = {"fp8": "float8_e4m3fn", "bf8": "float8_e5m2", "fp6": "float6_e2m3fn", "bf6": "float6_e3m2fn",
              "fp4": "float4_e2m1fn"}  # fmt: skip


@pytest.mark.parametrize("small, count", [("fp8", 4), ("bf8", 4), ("fp4", 8)])
@pytest.mark.parametrize("large", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("lowered", [False, True])
def test_the_conversions_of_amdgpu(compute, small, count, large, lowered):
    passes = LOWERED.format("gfx950") if lowered else None
    random = np.random.default_rng(4)
    scale = scales()
    values = numbers(large)[:, :2].copy()
    codes = random.integers(0, 1 << micro.bits_of(small), (T, count)).astype(np.uint8)
    kind = small_float(MLIR_NUMPY[small])
    vector, pair = f"vector<{count}x{MLIR[small]}>", f"vector<2x{large}>"
    body, expected = [], []
    for at in range(count // 2):
        body.append(f"%r{at} = amdgpu.packed_scaled_trunc %0 into %1[{at}], %2 : {pair} to {vector} into {vector}")
        whole = codes.copy()
        whole[:, 2 * at : 2 * at + 2] = micro.encoded(small, values.astype(np.float64) / exponent(scale)[:, None])
        expected.append(whole)
    for at in range(count // 2):
        body.append(f"%r{count // 2 + at} = amdgpu.scaled_ext_packed %1[{at}], %2 : {vector} to {pair}")
        wide = micro.decoded(small)[codes[:, 2 * at : 2 * at + 2]] * exponent(scale)[:, None]
        expected.append(rounded(wide, large))
    results = [vector] * (count // 2) + [pair] * (count // 2)
    found = compute("\n".join(body), [pair, vector, "f32"], results, values, codes.view(kind), scale, threads=T,
                    chip="gfx950", lanes=64, passes=passes)  # fmt: skip
    for one, other in zip(found, expected):
        if other.dtype == np.uint8:
            # Lowered, the vector is one of i4, which is held with its sign extended.
            assert (one.view(np.uint8) & (1 << micro.bits_of(small)) - 1).tobytes() == other.tobytes()
        else:
            np.testing.assert_array_equal(one.astype(np.float32), other.astype(np.float32))


@pytest.mark.parametrize("small", ["fp8", "bf8"])
@pytest.mark.parametrize("lowered", [False, True])
def test_stochastic_rounding_adds_the_seed(compute, small, lowered):
    random = np.random.default_rng(5)
    values = (random.choice([1, -1], T) * 2.0 ** random.uniform(-9, 6, T)).astype(np.float32)
    values[:3] = [0, -0.0, 2.0**-9 if small == "fp8" else 2.0**-16]
    seed = random.integers(-(2**31), 2**31, T).astype(np.int32)
    codes = random.integers(0, 256, (T, 4)).astype(np.uint8)
    vector = f"vector<4x{MLIR[small]}>"
    body = "\n".join(
        f"%r{at} = amdgpu.packed_stoch_round_fp8 %0 + %1 into %2[{at}] : f32 to {vector} into {vector}"
        for at in range(4)
    )
    found = compute(body, ["f32", "i32", vector], [vector] * 4, values, seed, codes.view(small_float(MLIR_NUMPY[small])),
                    threads=T, chip="gfx950", lanes=64, passes=LOWERED.format("gfx950") if lowered else None)  # fmt: skip
    for at in range(4):
        whole = codes.copy()
        whole[:, at] = micro.encoded(small, values.astype(np.float64)[:, None], seed)[:, 0]
        assert found[at].tobytes() == whole.tobytes()
