"""A kernel around one op: operands from arrays, results into arrays, once with values that differ by thread and once not."""

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.types import SMALL_FLOATS, small_float

sys.path.insert(0, str(Path(__file__).parent))
import _microfloats  # noqa: F401

sys.path.remove(str(Path(__file__).parent))

THREADS = 40  # a full warp and a part of one

_NUMPY = {"f16": "f2", "f32": "f4", "f64": "f8", "i1": "?", "index": "i8"}


def dtype(element):
    """The dtype of an element type's text."""
    if element in SMALL_FLOATS:
        return small_float(SMALL_FLOATS[element])
    if element.startswith("complex"):
        return np.dtype({"f32": "c8", "f64": "c16"}[element[8:-1]])
    bits = 8 if element == "i4" else int(element[1:]) if element[1:].isdigit() and element[0] == "i" else 0
    return np.dtype(_NUMPY.get(element) or f"i{bits // 8}")


def parsed(type):
    """Shape and element type of a scalar's or vector's text; None for a scalar's shape."""
    found = re.fullmatch(r"vector<((?:\d+x)*)(.*)>", type)
    if not found:
        return None, type
    return tuple(int(n) for n in found[1].split("x") if n), found[2]


def numbers(type, threads, seed=0):
    """Values of a type for ``threads`` threads: small whole numbers and halves, of both signs."""
    shape, element = parsed(type)
    kind = dtype(element)
    random = np.random.default_rng([seed, len(type)])
    size = (threads, *(shape or ()))
    if kind.kind == "b":
        return random.integers(0, 2, size).astype(bool)
    if kind.kind == "c":
        return (random.integers(-8, 9, size) / 2 + 1j * random.integers(-8, 9, size) / 4).astype(kind)
    if kind.kind == "i":
        return random.integers(-8, 8, size).astype(kind)
    return (random.integers(-12, 13, size) / 4).astype(np.float32).astype(kind)


def kernel(body, operands, results, threads, varying):
    """Text of a kernel that gives ``body`` its operands as %0, %1, ... and stores what it names %r0, %r1, ..."""
    head, loads, stores = [], [], []

    def buffer(name, type):
        shape, element = parsed(type)
        head.append(f"%{name}: memref<{'x'.join(map(str, [threads, *(shape or ()), element]))}>")
        zeros = "".join(", %zero" for _ in shape or ())
        of = f"memref<{'x'.join(map(str, [threads, *(shape or ()), element]))}>"
        return shape, zeros, of

    for i, (type, varies) in enumerate(zip(operands, varying)):
        shape, zeros, of = buffer(f"in{i}", type)
        at = "%t" if varies else "%zero"
        load = "memref.load" if shape is None else "vector.load"
        loads.append(f"%{i} = {load} %in{i}[{at}{zeros}] : {of}" + (f", {type}" if shape is not None else ""))
    for i, type in enumerate(results):
        shape, zeros, of = buffer(f"out{i}", type)
        store = "memref.store" if shape is None else "vector.store"
        stores.append(f"{store} %r{i}, %out{i}[%t{zeros}] : {of}" + (f", {type}" if shape is not None else ""))
    lines = ["%t = gpu.thread_id x", "%zero = arith.constant 0 : index", *loads, body, *stores, "return"]
    return f"func.func @f({', '.join(head)}) {{\n  " + "\n  ".join(lines) + "\n}"


@pytest.fixture
def compute():
    """``compute(body, operands, results, *arrays, varying=, threads=, **options)``: the results of every thread, as arrays.

    ``options`` are those of the launch; ``passes`` run on the kernel before it.
    """

    def run(body, operands, results, *arrays, varying=None, threads=THREADS, passes=None, **options):
        varying = varying or [True] * len(operands)
        text = kernel(body, operands, results, threads, varying)
        if passes is not None:
            text = f"gpu.module @m {{\n{text}\n}}".replace("func.func @f(", "gpu.func @f(").replace(
                ") {", ") kernel {", 1
            )
            text = text.replace("  return\n", "  gpu.return\n")
        module = gpuir.parse(text, context=gpuir.Context())
        if passes is not None:
            gpuir.pass_manager(passes, module.context).run(module)
        found = [np.zeros((threads, *(parsed(type)[0] or ())), dtype(parsed(type)[1])) for type in results]
        sim.launch(module, "f", 1, threads, *arrays, *found, **options)
        return found

    return run


@pytest.fixture
def check(compute):
    """``check(body, operands, results, reference)``: the op equals NumPy, whichever of its operands differ by thread.

    ``reference`` gets the operands of all threads, with the thread axis in front, and gives the results in the same way.
    """

    def run(body, operands, results, reference, *, arrays=None):
        arrays = arrays or [numbers(type, THREADS, seed) for seed, type in enumerate(operands)]
        ways = [[True] * len(operands), [False] * len(operands)]
        if len(operands) > 1:
            ways += [[i == j for j in range(len(operands))] for i in range(len(operands))]
        for varying in ways:
            given = [a if v else np.broadcast_to(a[:1], a.shape) for a, v in zip(arrays, varying)]
            with np.errstate(all="ignore"):
                expected = reference(*given)
            found = compute(body, operands, results, *arrays, varying=varying)
            for one, other in zip(found, expected if isinstance(expected, tuple) else (expected,)):
                other = np.asarray(other)
                assert other.shape == one.shape, (other.shape, one.shape)
                same = one.tobytes() == np.ascontiguousarray(other, one.dtype).tobytes()
                assert same or np.array_equal(one, other, equal_nan=one.dtype.kind in "fc"), (varying, one, other)

    return run


@pytest.fixture(name="numbers")
def _numbers():
    """``numbers(type, threads, seed)``: values of a type by its text."""
    return numbers


@pytest.fixture(name="dtype")
def _dtype():
    """``dtype(element)``: the dtype of an element type by its text."""
    return dtype
