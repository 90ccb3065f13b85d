"""Kernels of many kinds in Inputs/kinds, with arguments, and NumPy's word on what they give."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import gpuir
from gpuir.sim.types import small_float

INPUTS = Path(__file__).parent / "Inputs" / "kinds"


@dataclasses.dataclass(frozen=True)
class Kind:
    """A kernel of a file; ``expected(arguments)`` are arrays, None for what stays as it was, or a function that checks one."""

    name: str
    file: str
    grid: Any
    block: Any
    arguments: Callable[[], list[Any]]
    expected: Callable[[list[Any]], list[Any]]
    smem: int = 0
    #: Relative error of floats.
    tolerance: float = 0.0
    lanes: int = 32
    #: Lowered to nvvm, and to rocdl, it gives the same.
    nvvm: bool = True
    rocdl: bool = True

    @property
    def text(self) -> str:
        return (INPUTS / f"{self.file}.mlir").read_text()

    def check(self, arguments: list[Any]) -> None:
        """Compares the arguments as a launch left them."""
        before = self.arguments()
        for found, expected, was in zip(arguments, self.expected(before), before):
            if callable(expected):
                expected(found)
            elif isinstance(found, np.ndarray):
                wanted = was if expected is None else expected
                np.testing.assert_allclose(found.astype(wanted.dtype), wanted, rtol=self.tolerance, atol=self.tolerance)


@functools.lru_cache(maxsize=32)
def parsed(text: str) -> Any:
    return gpuir.parse(text, context=gpuir.Context())


def whole(*shape: int, dtype: str = "f4", low: int = 0, high: int = 64) -> np.ndarray:
    """Small whole numbers, whose sums are exact."""
    return np.random.default_rng(list(shape)).integers(low, high, shape).astype(dtype)


def reals(*shape: int, dtype: str = "f4") -> np.ndarray:
    return np.random.default_rng(list(shape)).standard_normal(shape).astype(dtype)


# Control


def _collatz(x: np.ndarray) -> np.ndarray:
    def steps(v: int) -> int:
        count = 0
        while v > 1:
            v, count = (3 * v + 1 if v & 1 else v >> 1), count + 1
        return count

    return np.array([steps(int(v)) for v in x], "i4")


def _divisor(v: int) -> int:
    return next((d for d in range(2, v) if d * d <= v and v % d == 0), v)


def _programs() -> np.ndarray:
    random = np.random.default_rng(1)
    operations = random.choice([0, 1, 2, 3, 9, 5], (75, 8), p=[0.3, 0.3, 0.15, 0.1, 0.1, 0.05])
    return (operations << 16 | random.integers(0, 100, (75, 8))).astype("i4")


def _machine(code: np.ndarray) -> np.ndarray:
    found = []
    for words in code:
        value = np.int64(1)
        for word in words:
            operation, number = word >> 16, np.int64(word & 0xFFFF)
            if operation == 5:
                break
            if operation != 9:
                value = (value + number, value * number, value ^ number, value ^ 3)[operation]
        found.append(value)
    return np.array(found).astype("i4")


def _calls(x: np.ndarray) -> np.ndarray:
    value = np.roll(x.reshape(3, 64), -1, axis=1)
    for by in range(3):
        value = value + np.roll(value, -by, axis=1)
    value[1] = np.roll(value[1], -3)
    return value.reshape(-1)


def _mandelbrot(out: np.ndarray) -> np.ndarray:
    h, w = out.shape
    c = (np.arange(w) * 3 / w - 2)[None] + 1j * (np.arange(h) * 2.0 / h - 2)[:, None]
    found = np.zeros((h, w), "i4")
    for at in np.ndindex(h, w):
        z, n = 0j, 0
        while z.real * z.real + z.imag * z.imag < 4 and n < 40:
            z, n = complex(z.real * z.real - z.imag * z.imag + c[at].real, z.real * z.imag * 2 + c[at].imag), n + 1
        found[at] = n
    return found


def _quarter(v: int) -> int:
    return 1000 if v >= 100 else (0, v, 10 * v, v)[v % 4]


# Shared


def _convolution(x: np.ndarray, weights: np.ndarray) -> np.ndarray:
    wide = np.pad(x, 1)
    h, w = x.shape
    return sum(wide[r : r + h, c : c + w] * weights[r, c] for r in range(3) for c in range(3))


def _life(x: np.ndarray) -> np.ndarray:
    turns = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
    around = sum(np.roll(x, turn, axis=(1, 2)).astype(int) for turn in turns)
    return (around == 3) | ((around == 2) & x)


def _carved(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    other = np.roll(x.reshape(-1, 64), -1, 1) * np.roll(y.astype("f4").reshape(-1, 64), -1, 1)
    return x + other.reshape(-1)


# Warps


def _segmented(x: np.ndarray, flags: np.ndarray) -> np.ndarray:
    found = x.copy()
    for i in range(len(x)):
        if i % 32 and not flags[i]:
            found[i] += found[i - 1]
    return found


def _moved(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What shuffles give in lanes, by the figures of PTX ISA; of the upper half with width 16 nothing is known."""
    values, valid = np.zeros((6, 64), "f4"), np.zeros((6, 64), bool)
    for i in range(64):
        lane, base = i % 32, i - i % 32
        sources = [(lane - 3, 32), (lane + 3, 32), (lane ^ 3, 32), (lane + 3, 16), (lane ^ 3, 16), (3, 16)]
        for k, (source, width) in enumerate(sources):
            if lane < width:
                valid[k, i] = 0 <= source < width
                values[k, i] = x[base + source] if valid[k, i] else x[i]
    return values, valid


def _layernorm(x: np.ndarray, scale: np.ndarray, shift: np.ndarray) -> np.ndarray:
    wide = x.astype("f8")
    centred = wide - wide.mean(1, keepdims=True)
    return (centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5) * scale + shift).astype("f2")


def _same_elements(expected: np.ndarray) -> Callable[[np.ndarray], None]:
    return lambda found: np.testing.assert_array_equal(np.sort(found), np.sort(expected))


def _integers(x: np.ndarray) -> np.ndarray:
    u = x.view("u4")
    product = 1
    for v in x:
        product = (int(product) * (2 * int(v) + 1)) & 0xFFFFFFFF
    values = [
        x.sum(dtype="i4"), x.max(), x.min(), u.max(), u.min(), np.bitwise_or.reduce(x), np.bitwise_and.reduce(x),
        np.bitwise_xor.reduce(x), product,
    ]  # fmt: skip
    return np.array([int(v) for v in values]).astype("i4")


def _narrow(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    a = (x.view("u1").astype(int) * 37) & 255
    q = ((a & 15) * 7 + (a >> 4)) & 15
    q = np.where(q > 7, q - 16, q)
    return (a * 31421 - q).astype("i2"), q < 0


def _chained(x: np.ndarray) -> Callable[[np.ndarray], None]:
    def check(heads: np.ndarray) -> None:
        assert all(head == -1 or x[head] & 7 == bucket for bucket, head in enumerate(heads))

    return check


def _list_of(x: np.ndarray) -> Callable[[np.ndarray], None]:
    def check(following: np.ndarray) -> None:
        for bucket in range(8):
            mine = np.nonzero(x & 7 == bucket)[0]
            # Each but one, the head, is behind another one; one is the last.
            behind = following[mine]
            assert len(set(behind.tolist())) == len(mine) and (len(mine) == 0 or -1 in behind)
            assert set(behind.tolist()) <= {*mine.tolist(), -1}

    return check


def _windows(x: np.ndarray) -> np.ndarray:
    found = x.copy()
    found[:, 1::2] += 1
    return found


def _masked(x: np.ndarray) -> np.ndarray:
    signs = np.where(np.arange(x.shape[1]) % 2, 1, -1)
    return (np.abs(x) * signs).astype("f4")


def _tiles(x: np.ndarray) -> np.ndarray:
    h, w = x.shape
    return x.reshape(h // 4, 4, w // 4, 4).transpose(0, 3, 2, 1).reshape(h, w)


def _overflow(n: int) -> np.ndarray:
    a = (np.arange(n, dtype="u8") * np.uint64(1 << 62)).astype("u8")
    b = a + np.uint64((1 << 63) - 1)
    return np.stack([b.view("i8"), b.view("i8") > a.view("i8"), b > a], 1).astype("i8")


def _volume(x: np.ndarray) -> np.ndarray:
    found = np.zeros_like(x)
    c = x[1:-1, 1:-1, 1:-1]
    found[1:-1, 1:-1, 1:-1] = (
        c + x[1:-1, 1:-1, :-2] + x[1:-1, 1:-1, 2:] + x[1:-1, :-2, 1:-1] + x[1:-1, 2:, 1:-1] + x[:-2, 1:-1, 1:-1]
        + x[2:, 1:-1, 1:-1]
    )  # fmt: skip
    return found


def _attention(q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
    q, k, v = (each.astype("f8") for each in (q, k, v))
    scores = q @ k.T
    weights = np.exp(scores - scores.max(1, keepdims=True))
    return (weights / weights.sum(1, keepdims=True) @ v).astype("f4")


def _f8(*shape: int) -> np.ndarray:
    return whole(*shape, low=-8, high=9).astype(small_float("float8_e4m3fnuz"))


KINDS = {
    kind.name: kind
    for kind in (
        Kind("collatz", "control", 3, 48, lambda: [np.arange(130, dtype="i4"), np.zeros(130, "i4")],
             lambda a: [None, _collatz(a[0])]),
        Kind("divisor", "control", 2, 100, lambda: [np.arange(170, dtype="i4"), np.zeros(170, "i4")],
             lambda a: [None, np.array([_divisor(v) for v in range(170)])]),
        Kind("machine", "control", 2, 40, lambda: [_programs(), np.zeros(75, "i4")], lambda a: [None, _machine(a[0])]),
        Kind("queens", "control", 1, (6, 6), lambda: [6, np.zeros(1, "i4")], lambda a: [None, np.array([4])]),
        Kind("calls", "control", 3, 64, lambda: [whole(192)], lambda a: [_calls(a[0])]),
        Kind("mandelbrot", "control", (4, 3), (7, 5), lambda: [np.zeros((13, 26), "i4")], lambda a: [_mandelbrot(a[0])]),
        Kind("lower_bound", "control", 2, 64, lambda: [np.sort(whole(77)), whole(100), np.zeros(100, "i8")],
             lambda a: [None, None, np.searchsorted(a[0], a[1])]),
        Kind("quarters", "control", 2, 70, lambda: [np.arange(131), np.zeros(131, "i8")],
             lambda a: [None, np.array([_quarter(v) for v in range(131)])]),
        Kind("bitonic", "shared", 2, 128, lambda: [whole(256, dtype="i4", low=-99)],
             lambda a: [np.sort(a[0].reshape(2, 128)).reshape(-1)]),
        Kind("swizzled", "shared", (3, 2), (32, 8), lambda: [whole(45, 70), np.zeros((70, 45), "f4")],
             lambda a: [None, a[0].T]),
        Kind("carved", "shared", 2, 64, lambda: [whole(128), whole(128, dtype="f2"), np.zeros(128, "f4")],
             lambda a: [None, None, _carved(*a[:2])], smem=384),
        Kind("convolution", "shared", (3, 3), (16, 8), lambda: [whole(19, 37), whole(3, 3), np.zeros((19, 37), "f4")],
             lambda a: [None, None, _convolution(*a[:2])]),
        Kind("tree_scan", "shared", 2, 64, lambda: [whole(256, dtype="i4"), np.zeros(256, "i4")],
             lambda a: [None, (np.cumsum(a[0].reshape(2, 128), 1) - a[0].reshape(2, 128)).reshape(-1)]),
        Kind("life", "shared", (1, 1, 2), (8, 8, 2), lambda: [whole(3, 8, 8, high=2) > 0, np.zeros((3, 8, 8), bool)],
             lambda a: [None, _life(a[0])]),
        Kind("segmented", "warps", 2, 64, lambda: [whole(128, dtype="i4"), whole(128, high=5) == 0, np.zeros(128, "i4")],
             lambda a: [None, None, _segmented(*a[:2])], rocdl=False),
        Kind("compact", "warps", 3, 96, lambda: [whole(250, dtype="i4", high=3), np.zeros(250, "i4"), np.zeros(1, "i4")],
             lambda a: [None, _same_elements(a[0]), np.array([np.count_nonzero(a[0])])], rocdl=False),
        Kind("moves", "warps", 1, 64, lambda: [whole(64), np.zeros((6, 64), "f4"), np.zeros((6, 64), bool)],
             lambda a: [None, *_moved(a[0])], rocdl=False),
        Kind("layernorm", "warps", 2, 128, lambda: [reals(7, 75, dtype="f2"), reals(75), reals(75, 1)[:, 0], np.zeros((7, 75), "f2")],
             lambda a: [None, None, None, _layernorm(*a[:3])], tolerance=2e-3, rocdl=False),
        Kind("ring", "warps", 1, 128, lambda: [whole(2, 160, dtype="i4"), np.zeros((2, 160), "i4")],
             lambda a: [None, a[0].reshape(2, 80, 2)[:, :, ::-1].reshape(2, 160)], rocdl=False),
        Kind("quantised", "warps", 5, 32, lambda: [whole(5, 50, dtype="i4", low=-(1 << 31), high=(1 << 31) - 1), whole(50, dtype="i4", low=-(1 << 31), high=(1 << 31) - 1), np.zeros(5, "i4")],
             lambda a: [None, None, (a[0].view("i1").astype("i4") @ a[1].view("i1").astype("i4"))], rocdl=False),
        Kind("integers", "atomics", 3, 48, lambda: [whole(100, dtype="i4", low=-(1 << 31), high=(1 << 31) - 1), np.array([0, -(1 << 31), (1 << 31) - 1, 0, -1, 0, -1, 0, 1], "i4")],
             lambda a: [None, _integers(a[0])]),
        Kind("floats", "atomics", 3, 64, lambda: [whole(150, low=-64), np.zeros(3, "f4")],
             lambda a: [None, np.array([a[0].sum(), a[0].max(), a[0].min()])]),
        Kind("lock", "atomics", 3, 128, lambda: [np.zeros(1, "i4"), np.zeros(1, "i8"), np.zeros(12, "i8")],
             lambda a: [None, np.array([12]), _same_elements(np.arange(12) * 32)], rocdl=False),
        Kind("persistent", "atomics", 3, 64, lambda: [whole(300, dtype="i4"), np.zeros(300, "i4"), np.zeros(1, "i4")],
             lambda a: [None, a[0] ** 2, np.array([8])]),
        Kind("radix", "atomics", 3, 64, lambda: [whole(190, dtype="i4", high=1 << 16), 4, np.zeros(16, "i4")],
             lambda a: [None, None, np.bincount(a[0] >> 4 & 15, minlength=16)]),
        Kind("buckets", "atomics", 3, 48, lambda: [whole(120, dtype="i4"), np.full(8, -1, "i4"), np.zeros(120, "i4")],
             lambda a: [None, _chained(a[0]), _list_of(a[0])]),
        Kind("strided", "layouts", (3, 2), (8, 10), lambda: [whole(36, 40)[::2, 30:7:-1].T[1:20], np.zeros((19, 18), "f4", order="F")],
             lambda a: [None, a[0]]),
        Kind("windows", "layouts", (3, 2), (4, 4), lambda: [whole(8, 24, dtype="i2")], lambda a: [_windows(a[0])]),
        Kind("affine", "layouts", 3, 33, lambda: [whole(7, 5, dtype="f8"), whole(5, 12, dtype="f8"), np.zeros((7, 12))],
             lambda a: [None, None, a[0] @ a[1]]),
        Kind("masked", "layouts", 3, 32, lambda: [whole(3, 29, low=-9), np.zeros((3, 29), "f4")],
             lambda a: [None, _masked(a[0])]),
        Kind("registers", "layouts", (3, 2), (2, 1), lambda: [whole(8, 24, dtype="f2")], lambda a: [_tiles(a[0])]),
        Kind("narrow", "layouts", 3, 96, lambda: [np.arange(-128, 128).astype("i1"), np.zeros(256, "i2"), np.zeros(256, bool)],
             lambda a: [None, *_narrow(a[0])]),
        Kind("overflow", "layouts", 1, 8, lambda: [np.zeros((7, 3), "i8")], lambda a: [_overflow(7)]),
        Kind("volume", "layouts", (2, 2, 3), (5, 3, 2), lambda: [whole(6, 5, 9), np.zeros((6, 5, 9), "f4")],
             lambda a: [None, _volume(a[0])]),
        Kind("attention", "tensor", 2, 32, lambda: [*(reals(n, 16, dtype="f2") for n in (32, 45)), whole(45, 16, dtype="f2", low=-4, high=5), np.zeros((32, 16), "f4")],
             lambda a: [None, None, None, _attention(*a[:3])], tolerance=5e-3, rocdl=False),
        Kind("filled", "tensor", 1, 32, lambda: [whole(301), np.zeros(3, "f4")],
             lambda a: [None, np.pad(a[0], (0, 83)).reshape(3, 128).sum(1)], rocdl=False),
        Kind("bytes", "matrix_cores", 1, 64, lambda: [_f8(16, 96), _f8(16, 96), np.zeros((16, 16), "f4")],
             lambda a: [None, None, a[0].astype("f4") @ a[1].astype("f4").T], lanes=64, nvvm=False),
    )
}  # fmt: skip
