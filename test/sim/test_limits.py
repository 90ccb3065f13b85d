"""What a user may do that nobody has in mind: deep nesting, loops without end, threads, numbers too large, broken modules twice."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.compiler import compiled
from gpuir.sim.geometry import Options

KERNEL = """
gpu.module @m {{
  gpu.func @k(%x: memref<?xf32>) kernel {{
    %i = gpu.thread_id x
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %value = arith.constant 5.0 : f32
    %yes = arith.constant true
    %no = arith.constant false
    {}
    gpu.return
  }}
}}"""
STORE = "memref.store %value, %x[%i] : memref<?xf32>"
#: What stands around the body at each level.
LEVELS = {
    "if": lambda n, body: (
        f"%c{n} = arith.constant {n} : index %p{n} = arith.cmpi uge, %i, %c{n} : index scf.if %p{n} {{ {body} }}"
    ),
    "for": lambda n, body: f"scf.for %q{n} = %zero to %one step %one {{ {body} }}",
    "affine": lambda n, body: f"affine.for %q{n} = 0 to 1 {{ {body} }}",
    "while": lambda n, body: f"scf.while : () -> () {{ {body} scf.condition(%no) }} do {{ scf.yield }}",
    "for with a barrier": lambda n, body: f"scf.for %q{n} = %zero to %one step %one {{ {body} gpu.barrier }}",
    "if with a barrier": lambda n, body: f"scf.if %yes {{ {body} gpu.barrier }}",
}


def nested(kind, depth):
    body = STORE
    for number in range(depth):
        body = LEVELS[kind](number, body)
    return KERNEL.format(body)


@pytest.mark.parametrize("depth", [13, 60])
@pytest.mark.parametrize("kind", LEVELS)
def test_nesting(kind, depth):
    x = np.zeros(64, np.float32)
    sim.launch(nested(kind, depth), "k", 1, 64, x)
    first = depth - 1 if kind == "if" else 0
    assert x.tolist() == [0] * first + [5] * (64 - first)


@pytest.mark.parametrize("kind", ["if", "for", "for with a barrier"])
def test_nesting_has_an_end(kind):
    module = sim.prepare(nested(kind, 200))
    for _ in range(2):  # the second time too
        with pytest.raises(gpuir.Error, match=r"^-:3:\d+: error: @k: its regions nest too deeply"):
            sim.launch(module, "k", 1, 64, np.zeros(64, np.float32))


def test_carried_values_of_deep_loops():
    depth = 30
    body = "%r = arith.addf %v29, %value : f32 scf.yield %r : f32"
    for n in reversed(range(depth)):
        given = "%value" if n == 0 else f"%v{n - 1}"
        steps = "%two" if n in (3, 17) else "%one"
        loop = f"scf.for %q{n} = %zero to {steps} step %one iter_args(%v{n} = {given}) -> f32 {{ {body} }}"
        body = f"%s{n} = {loop} scf.yield %s{n} : f32" if n else f"%s0 = {loop}"
    x = np.zeros(64, np.float32)
    text = f"%two = arith.constant 2 : index {body} memref.store %s0, %x[%i] : memref<?xf32>"
    sim.launch(KERNEL.format(text), "k", 1, 64, x)
    assert (x == 5 + 4 * 5).all()


INNER = "%r = scf.while (%a = %zero) : (index) -> index { %c = arith.cmpi ult, %a, %one : index scf.condition(%c) %a : index } " \
        "do { ^bb0(%a: index): %b = arith.addi %a, %one : index scf.yield %b : index }"  # fmt: skip


@pytest.mark.parametrize("body", [
    f"scf.while : () -> () {{ {INNER} scf.condition(%yes) }} do {{ scf.yield }}",
    f"scf.while : () -> () {{ {INNER} gpu.barrier scf.condition(%yes) }} do {{ scf.yield }}",
    f"scf.while : () -> () {{ scf.condition(%yes) }} do {{ {INNER} scf.yield }}",
    f"cf.br ^a\n^a:\n{INNER}\ncf.cond_br %yes, ^a, ^b\n^b:",
])  # fmt: skip
def test_the_limit_of_a_loop_counts_its_own_steps(body):
    # A loop within begins at 0 each time.
    with pytest.raises(sim.SimulationError, match="no-progress: the loop went on for more than 300 iterations"):
        sim.launch(KERNEL.format(body), "k", 1, 64, np.zeros(64, np.float32), max_steps=300)


def test_the_limit_that_nobody_gave():
    """A hundred thousand steps of a loop in which warps wait are several seconds."""
    options = Options()
    assert (options.steps(False), options.steps(True)) == (1_000_000, 100_000)
    assert Options(max_steps=7).steps(False) == Options(max_steps=7).steps(True) == 7
    function = sim.prepare(
        KERNEL.format("scf.while : () -> () { gpu.barrier scf.condition(%yes) } do { scf.yield }")
    ).program
    kernel = function.kernel(None, Options())
    operation = next(op for path, op in function.symbols.items() if path[-1] == "k")
    assert "g.batch.options.steps(True)" in compiled(kernel, operation).source


def test_loops_with_bounds_have_no_limit():
    text = KERNEL.format("%n = arith.constant 1000 : index scf.for %q = %zero to %n step %one { " + STORE + " }")
    x = np.zeros(64, np.float32)
    sim.launch(text, "k", 1, 64, x, max_steps=10)
    assert (x == 5).all()


def test_threads_of_python():
    module, errors = sim.prepare(KERNEL.format(STORE)), []

    def work(seed):
        try:
            for _ in range(10):
                x = np.zeros(128, np.float32)
                report = sim.launch(module, "k", 4, 32, x, seed=seed)
                assert report.operations["memref.store"] == 4 and (x[:32] == 5).all()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not errors


def test_a_module_that_is_refused_is_refused_again():
    module = sim.prepare(KERNEL.format("linalg.fill ins(%value : f32) outs(%x : memref<?xf32>)"))
    for _ in range(2):
        with pytest.raises(sim.UnsupportedOp, match="'linalg.fill': threads of a kernel would do all of it each"):
            sim.launch(module, "k", 1, 64, np.zeros(64, np.float32))


@pytest.mark.parametrize("grid", [1 << 31, (1, 1 << 70)])
def test_grids_that_no_device_has(grid):
    with pytest.raises(ValueError, match="each size is at most 2147483647"):
        sim.launch(KERNEL.format(STORE), "k", grid, 32, np.zeros(64, np.float32))


@pytest.mark.parametrize(("type", "value", "message"), [
    ("index", 1 << 70, "1180591620717411303424 does not fit index"),
    ("index", 1 << 5000, "an integer of 5001 bits does not fit index"),
    ("f32", 1 << 5000, "an integer of 5001 bits does not fit f32"),
])  # fmt: skip
def test_numbers_that_do_not_fit(type, value, message):
    with pytest.raises(ValueError, match=message):
        sim.launch(f"func.func @f(%a: {type}) {{ return }}", "f", 1, 32, value)


def test_a_kind_of_array_that_is_no_plain_one_is_named():
    with pytest.raises(TypeError, match="expected a numpy array for memref.*, got a MaskedArray of float32"):
        sim.launch(KERNEL.format(STORE), "k", 1, 32, np.ma.array(np.zeros(64, np.float32)))
