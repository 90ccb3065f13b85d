"""Random programs: all threads of a launch have what the same function gives, compiled for the CPU, for each of them."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import execution, sim
from gpuir.sim.compiler import Compiler
from gpuir.sim.rules import RULES, Rule
from gpuir.sim.values import Deferred

sys.path.insert(0, str(Path(__file__).parent))
from _random_programs import BARRIER, Writer, arrays, memory

sys.path.pop(0)

#: How many programs there are in each of three ways; each has a seed of its own.
CASES = 150
#: Ops whose results on vectors are made as late as may be, in some of the cases.
DEFERRING = ("arith.addi", "arith.subi", "arith.xori", "arith.addf", "arith.mulf")


def on_cpu(text: str, threads: int) -> str:
    """The module with a function that runs all threads one after the other, which need no barriers then."""
    given = ", ".join(f"{a}: {b}" for a, b in memory(threads))
    names, types = zip(*memory(threads))
    # The lowering takes one block in an alloca_scope, and makes several of what is within.
    text = text.replace("memref.alloca_scope.return", "scf.yield").replace("memref.alloca_scope", "scf.execute_region")
    lines = [line for line in text.split("\n") if line != BARRIER]
    return "\n".join(
        [
            *lines,
            # Where something is freed, the lowering leaves it at that; its own deallocation takes no loops of blocks.
            "func.func @release(%it: memref<1xi32>) {",
            "memref.dealloc %it : memref<1xi32>",
            "return",
            "}",
            f"func.func @main({given}) {{",
            "%zero = arith.constant 0 : index",
            "%one = arith.constant 1 : index",
            f"%end = arith.constant {threads} : index",
            "scf.for %i = %zero to %end step %one {",
            f"func.call @thread(%i, {', '.join(names)}) : (index, {', '.join(types)}) -> ()",
            "}",
            "return",
            "}",
        ]
    )


def on_gpu(text: str, threads: int, called: bool) -> str:
    """The module with a kernel, which calls the thread's function or is it."""
    given = ", ".join(f"{a}: {b}" for a, b in memory(threads))
    names, types = zip(*memory(threads))
    number = [
        "%block = gpu.block_id x",
        "%size = gpu.block_dim x",
        "%start = arith.muli %block, %size : index",
        "%lane = gpu.thread_id x",
        "%t = arith.addi %start, %lane : index",
    ]
    if called:
        call = f"func.call @thread(%t, {', '.join(names)}) : (index, {', '.join(types)}) -> ()"
        return "\n".join([text, f"func.func @main({given}) {{", *number, call, "return", "}"])
    head = f"func.func @thread(%t: index, {given}) {{"
    assert head in text
    return text.replace(head, "\n".join([f"func.func @main({given}) {{", *number]))


def defer(op: str) -> Rule:
    """The rule of an elementwise op on vectors, with results that are made when an op wants them."""
    plain = RULES[op]

    def make(k, operation):
        made = plain.make(k, operation)
        code = eval(f"lambda a, b: {made.format('a', 'b')}", dict(k.program.space)) if isinstance(made, str) else made
        if not str(operation.results[0].type).startswith("vector"):
            return lambda g, m, a, b: code(a, b)

        def run(g, m, a, b):
            settled = [each.get() if isinstance(each, Deferred) else each for each in (a, b)]
            return Deferred(settled, lambda values: code(*values))

        return run

    return Rule(op, "group", make, deferred=True)


def compare(seed: int, vectors: bool = False) -> None:
    """Runs the program of the seed in the simulator and, thread by thread, as code of the CPU."""
    drawn = random.Random(seed)
    blocks, size = drawn.choice([(1, 64), (1, 96), (2, 64), (1, 40), (3, 32)])
    threads = blocks * size
    text = Writer(seed, threads, vectors).module()
    kernel = on_gpu(text, threads, drawn.random() < 0.5)
    start = arrays(seed, threads)
    expected, found = ([each.copy() for each in start] for _ in range(2))
    with gpuir.Context():
        execution.jit(gpuir.parse(on_cpu(text, threads))).call("main", *expected)
        schedule = drawn.choice([None, None, drawn.randrange(100)])
        sim.launch(kernel, "main", blocks, size, *found, seed=schedule)
    for number, (one, other) in enumerate(zip(found, expected)):
        differ = (one.view("i4") != other.view("i4")) & ~np.isnan(other).repeat(other.itemsize // 4, -1)
        assert not differ.any(), (
            f"program {seed}, {blocks} blocks of {size}, seed={schedule}: {memory(threads)[number][0]} differs at "
            f"{np.argwhere(one != other)[:4].tolist()}\n{kernel}"
        )


@pytest.mark.sweep(30)
@pytest.mark.parametrize("how", ["plain", "deferred", "outlined"])
@pytest.mark.parametrize("number", range(CASES))
def test_random_program(number, how, run_seed, monkeypatch):
    if how == "deferred":
        for op in DEFERRING:
            monkeypatch.setitem(RULES, op, defer(op))
    elif how == "outlined":
        # Every loop within another is a function of its own, as it is where Python takes no more loops in one.
        monkeypatch.setattr(Compiler, "deep", property(lambda compiler: compiler._loops > 0))
    compare((run_seed * CASES + number) % (1 << 40), vectors=how == "deferred")
