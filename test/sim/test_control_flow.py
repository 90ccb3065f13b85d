"""Random structured programs in the simulator, as scf and as branches, against a plain interpretation thread by thread."""

from __future__ import annotations

import random

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.scheduler import SWITCH

THREADS = 96
VARIABLES = 3


class Program:
    """A random program over a few i32 variables and a cell of memory for each thread.

    It has a text in MLIR, and a meaning for one thread. ``switches``: with an op at which other warps go on, so that code
    around it runs as coroutines.
    """

    def __init__(self, seed: int, switches: bool):
        self.random = random.Random(seed)
        self.switches = switches
        self.names = 0
        self.body = self.block(3)

    # Making

    def block(self, depth: int) -> list:
        return [self.statement(depth) for _ in range(self.random.randint(1, 3))]

    def statement(self, depth: int) -> tuple:
        pick = self.random.random
        if depth == 0 or pick() < 0.3:
            if self.switches and pick() < 0.3:
                return ("switch to others",)
            if pick() < 0.25:
                return ("bump", self.variable())
            operation = self.random.choice(["addi", "subi", "muli", "xori"])
            return ("set", self.variable(), operation, self.variable(), self.operand())
        kind = self.random.choice(["if", "if", "for", "while", "switch"])
        inner = [self.block(depth - 1) for _ in range(3 if kind == "switch" else 2 if kind == "if" else 1)]
        if kind == "if":
            return ("if", self.condition(), inner[0], inner[1] if pick() < 0.6 else [])
        if kind == "for":
            return ("for", self.value(4), self.value(6), self.random.randint(1, 2), self.variable(), inner[0])
        if kind == "while":
            return ("while", self.value(5), self.variable(), inner[0])
        return ("switch", self.value(4), inner)

    def variable(self) -> int:
        return self.random.randrange(VARIABLES)

    def operand(self) -> tuple:
        return ("const", self.random.randint(-3, 7)) if self.random.random() < 0.5 else ("var", self.variable())

    def value(self, below: int) -> tuple:
        """A number from 0 on: a constant, of the warp, of the lane, or of a variable."""
        return (self.random.choice(["const", "warp", "lane", "var"]), self.variable(), below)

    def condition(self) -> tuple:
        return (self.random.choice(["slt", "sgt", "eq", "ne"]), self.value(5), self.random.randint(0, 3))

    # Meaning

    def run(self, thread: int) -> list[int]:
        state = [thread, thread * 3 + 1, -thread, 0]
        self.execute(self.body, state, thread)
        return state

    def number(self, value: tuple, state: list[int], thread: int) -> int:
        kind, variable, below = value
        source = {"const": variable + below // 2, "warp": thread // 32, "lane": thread % 32, "var": state[variable]}[
            kind
        ]
        return source & 0xFFFFFFFF if kind == "const" else (source & 0xFFFFFFFF) % below

    def execute(self, block: list, state: list[int], thread: int) -> None:
        for statement in block:
            match statement:
                case ("set", target, operation, left, (kind, right)):
                    a, b = state[left], right if kind == "const" else state[right]
                    found = {"addi": a + b, "subi": a - b, "muli": a * b, "xori": a ^ b}[operation] & 0xFFFFFFFF
                    state[target] = found - (1 << 32) if found >> 31 else found
                case ("bump", variable):
                    found = (state[3] * 3 + state[variable]) & 0xFFFFFFFF
                    state[3] = found - (1 << 32) if found >> 31 else found
                case ("if", (predicate, value, limit), yes, no):
                    n = self.number(value, state, thread)
                    holds = {"slt": n < limit, "sgt": n > limit, "eq": n == limit, "ne": n != limit}[predicate]
                    self.execute(yes if holds else no, state, thread)
                case ("for", lower, upper, step, variable, body):
                    for i in range(self.number(lower, state, thread), self.number(upper, state, thread), step):
                        found = (state[variable] + i) & 0xFFFFFFFF
                        state[variable] = found - (1 << 32) if found >> 31 else found
                        self.execute(body, state, thread)
                case ("while", count, variable, body):
                    left = self.number(count, state, thread)
                    while left > 0:
                        left -= 1
                        found = (state[variable] ^ left) & 0xFFFFFFFF
                        state[variable] = found - (1 << 32) if found >> 31 else found
                        self.execute(body, state, thread)
                case ("switch", value, blocks):
                    n = self.number(value, state, thread)
                    self.execute(blocks[n - 1] if n in (1, 2) else blocks[0], state, thread)

    # Text

    def fresh(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def text(self) -> str:
        state = ["%x", "%y", "%z"]
        lines = self.write(self.body, state, "  ")
        return "\n".join(
            [
                "func.func @k(%o: memref<4x?xi32>) {",
                "  %t = gpu.thread_id x",
                "  %x = arith.index_cast %t : index to i32",
                *(f"  %c{n} = arith.constant {n} : index" for n in range(9)),
                *(f"  %i{n} = arith.constant {n} : i32" for n in range(33)),
                "  %y0 = arith.muli %x, %i3 : i32",
                "  %y = arith.addi %y0, %i1 : i32",
                "  %z = arith.subi %i0, %x : i32",
                "  %warp = arith.divui %x, %i32 : i32",
                "  %lane = arith.remui %x, %i32 : i32",
                *lines,
                *(f"  memref.store {name}, %o[%c{i}, %t] : memref<4x?xi32>" for i, name in enumerate(state)),
                "  return",
                "}",
            ]
        )

    def number_text(self, value: tuple, state: list[str], lines: list[str], pad: str) -> str:
        kind, variable, below = value
        if kind == "const":
            return f"%i{variable + below // 2}"
        source = {"warp": "%warp", "lane": "%lane", "var": state[variable]}[kind]
        name = self.fresh()
        lines.append(f"{pad}{name} = arith.remui {source}, %i{below} : i32")
        return name

    def write(self, block: list, state: list[str], pad: str) -> list[str]:
        lines: list[str] = []
        types = ", ".join(["i32"] * VARIABLES)
        for statement in block:
            deeper = pad + "  "
            match statement:
                case ("switch to others",):
                    lines.append(f'{pad}"test.switch"() : () -> ()')
                case ("bump", variable):
                    old, more, new = self.fresh(), self.fresh(), self.fresh()
                    lines.append(f"{pad}{old} = memref.load %o[%c3, %t] : memref<4x?xi32>")
                    lines.append(f"{pad}{more} = arith.muli {old}, %i3 : i32")
                    lines.append(f"{pad}{new} = arith.addi {more}, {state[variable]} : i32")
                    lines.append(f"{pad}memref.store {new}, %o[%c3, %t] : memref<4x?xi32>")
                case ("set", target, operation, left, (kind, right)):
                    other, name = self.fresh(), self.fresh()
                    if kind == "const":
                        lines.append(f"{pad}{other} = arith.constant {right} : i32")
                    else:
                        other = state[right]
                    lines.append(f"{pad}{name} = arith.{operation} {state[left]}, {other} : i32")
                    state[target] = name
                case ("if", (predicate, value, limit), yes, no):
                    n = self.number_text(value, state, lines, pad)
                    condition, name = self.fresh(), self.fresh()
                    lines.append(f"{pad}{condition} = arith.cmpi {predicate}, {n}, %i{limit} : i32")
                    lines.append(f"{pad}{name}:3 = scf.if {condition} -> ({types}) {{")
                    for number, side in enumerate((yes, no)):
                        mine = list(state)
                        lines += self.write(side, mine, deeper)
                        lines.append(f"{deeper}scf.yield {', '.join(mine)} : {types}")
                        lines.append(f"{pad}}}" if number else f"{pad}}} else {{")
                    state[:] = [f"{name}#{i}" for i in range(3)]
                case ("for", lower, upper, step, variable, body):
                    low = self.number_text(lower, state, lines, pad)
                    high = self.number_text(upper, state, lines, pad)
                    name, induction, added = self.fresh(), self.fresh(), self.fresh()
                    mine = [self.fresh() for _ in state]
                    given = ", ".join(f"{a} = {b}" for a, b in zip(mine, state))
                    lines.append(f"{pad}{name}:3 = scf.for {induction} = {low} to {high} step %i{step} iter_args({given}) -> ({types}) : i32 {{")  # fmt: skip
                    lines.append(f"{deeper}{added} = arith.addi {mine[variable]}, {induction} : i32")
                    mine[variable] = added
                    lines += self.write(body, mine, deeper)
                    lines.append(f"{deeper}scf.yield {', '.join(mine)} : {types}")
                    lines.append(f"{pad}}}")
                    state[:] = [f"{name}#{i}" for i in range(3)]
                case ("while", count, variable, body):
                    start = self.number_text(count, state, lines, pad)
                    name, left, go, less, changed = (self.fresh() for _ in range(5))
                    mine = [self.fresh() for _ in state]
                    again, inner = self.fresh(), [self.fresh() for _ in state]
                    given = ", ".join(f"{a} = {b}" for a, b in zip([left, *mine], [start, *state]))
                    lines.append(f"{pad}{name}:4 = scf.while ({given}) : (i32, {types}) -> (i32, {types}) {{")
                    lines.append(f"{deeper}{go} = arith.cmpi sgt, {left}, %i0 : i32")
                    lines.append(f"{deeper}scf.condition({go}) {', '.join([left, *mine])} : i32, {types}")
                    lines.append(f"{pad}}} do {{")
                    lines.append(f"{pad}^bb0({', '.join(f'{each}: i32' for each in [again, *inner])}):")
                    lines.append(f"{deeper}{less} = arith.subi {again}, %i1 : i32")
                    lines.append(f"{deeper}{changed} = arith.xori {inner[variable]}, {less} : i32")
                    inner[variable] = changed
                    lines += self.write(body, inner, deeper)
                    lines.append(f"{deeper}scf.yield {', '.join([less, *inner])} : i32, {types}")
                    lines.append(f"{pad}}}")
                    state[:] = [f"{name}#{i + 1}" for i in range(3)]
                case ("switch", value, blocks):
                    n = self.number_text(value, state, lines, pad)
                    flag, name = self.fresh(), self.fresh()
                    lines.append(f"{pad}{flag} = arith.index_cast {n} : i32 to index")
                    lines.append(f"{pad}{name}:3 = scf.index_switch {flag} -> {types}")
                    for head, side in (("case 1", blocks[0]), ("case 2", blocks[1]), ("default", blocks[0])):
                        mine = list(state)
                        lines.append(f"{pad}{head} {{")
                        lines += self.write(side, mine, deeper)
                        lines.append(f"{deeper}scf.yield {', '.join(mine)} : {types}")
                        lines.append(f"{pad}}}")
                    state[:] = [f"{name}#{i}" for i in range(3)]
        return lines


def agree(program: Program, lowered: bool, schedules: tuple) -> None:
    text = program.text()
    expected = np.array([program.run(thread) for thread in range(THREADS)], np.int64).T.astype(np.int32)
    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        module = gpuir.parse(text)
        if lowered:
            gpuir.pass_manager("builtin.module(convert-scf-to-cf)").run(module)
        for seed in schedules:
            found = np.zeros((4, THREADS), np.int32)
            sim.launch(module, "k", 1, THREADS, found, seed=seed, checks=False)
            differ = np.nonzero((found != expected).any(0))[0]
            assert not len(differ), (
                f"threads {differ[:8]}: {found[:, differ[:4]].T}, expected {expected[:, differ[:4]].T}\n{text}"
            )


@sim.rule("test.switch", kind="waits")
def _switch(k, op):
    def switch(g, m):
        yield SWITCH

    return switch


@pytest.mark.parametrize("lowered", [False, True], ids=["scf", "cf"])
@pytest.mark.parametrize("number", range(12))
def test_lanes_that_part(number, lowered, seed):
    agree(Program(seed, switches=False), lowered, (None,))


@pytest.mark.parametrize("lowered", [False, True], ids=["scf", "cf"])
@pytest.mark.parametrize("number", range(12))
def test_warps_that_part(number, lowered, seed):
    agree(Program(seed, switches=True), lowered, (None, 1, 2))


class Graph:
    """A random graph of blocks, with loops of several entries and exits, that every thread leaves when its fuel is used up."""

    def __init__(self, seed: int, switches: bool):
        draw = random.Random(seed)
        self.blocks = [
            (
                draw.randint(1, 9),
                draw.randint(2, 5),
                draw.randint(0, 3),
                [draw.randrange(5) for _ in range(3)],
                draw.random() < 0.4,
            )
            for _ in range(5)
        ]
        self.switches = switches

    def run(self, thread: int) -> list[int]:
        a, b, block = thread, 0, 0
        for fuel in range(9 + thread % 4, -1, -1):
            add, below, limit, targets, _ = self.blocks[block]
            a = (a * 3 + add) & 0xFFFFFFFF
            b = (b * 5 + block + a) & 0xFFFFFFFF
            rest = a % below
            block = targets[2] if rest > limit + 1 else targets[rest < limit]
            if fuel == 0:
                break
        return [a, b]

    def text(self) -> str:
        lines = []
        for i, (add, below, limit, targets, switch) in enumerate(self.blocks):
            other = '"test.switch"() : () -> ()' if switch and self.switches else ""
            lines.append(f"""
^b{i}(%a{i}: i32, %b{i}: i32, %f{i}: i32):
  {other}
  %m{i} = arith.muli %a{i}, %c3 : i32
  %add{i} = arith.constant {add} : i32
  %n{i} = arith.addi %m{i}, %add{i} : i32
  %p{i} = arith.muli %b{i}, %c5 : i32
  %number{i} = arith.constant {i} : i32
  %q{i} = arith.addi %p{i}, %number{i} : i32
  %r{i} = arith.addi %q{i}, %n{i} : i32
  %out{i} = arith.cmpi eq, %f{i}, %c0 : i32
  cf.cond_br %out{i}, ^end(%n{i}, %r{i} : i32, i32), ^go{i}
^go{i}:
  %g{i} = arith.subi %f{i}, %c1 : i32
  %below{i} = arith.constant {below} : i32
  %rest{i} = arith.remui %n{i}, %below{i} : i32
  cf.switch %rest{i} : i32, [
    default: ^b{targets[0]}(%n{i}, %r{i}, %g{i} : i32, i32, i32),
    {", ".join(f"{k}: ^b{targets[2] if k > limit + 1 else targets[k < limit]}(%n{i}, %r{i}, %g{i} : i32, i32, i32)" for k in range(6))}
  ]""")
        return f"""
func.func @k(%o: memref<2x?xi32>) {{
  %t = gpu.thread_id x
  %x = arith.index_cast %t : index to i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %more = arith.remui %x, %c4 : i32
  %fuel = arith.addi %more, %c9 : i32
  cf.br ^b0(%x, %c0, %fuel : i32, i32, i32)
{"".join(lines)}
^end(%a: i32, %b: i32):
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  memref.store %a, %o[%i0, %t] : memref<2x?xi32>
  memref.store %b, %o[%i1, %t] : memref<2x?xi32>
  return
}}
"""


@pytest.mark.parametrize("switches", [False, True])
@pytest.mark.parametrize("number", range(8))
def test_branches_without_structure(number, switches, seed):
    graph = Graph(seed, switches)
    expected = np.array([graph.run(thread) for thread in range(THREADS)], np.uint32).T.view(np.int32)
    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        module = gpuir.parse(graph.text())
        for schedule in (None, 1):
            found = np.zeros((2, THREADS), np.int32)
            sim.launch(module, "k", 1, THREADS, found, seed=schedule, checks=False)
            assert (found == expected).all(), graph.text()


def launch(text: str, *arguments, block: int = 64, **options) -> sim.Report:
    with gpuir.Context():
        return sim.launch(gpuir.parse(text), "k", 1, block, *arguments, **options)


LOOP_OF_BARRIERS = """
func.func @k(%o: memref<?xi32>, %trips: memref<?xi32>) {
  %t = gpu.thread_id x
  %s = memref.alloc() : memref<128xi32, 3>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %other = arith.constant 32 : index
  %wrap = arith.constant 64 : index
  %n = memref.load %trips[%t] : memref<?xi32>
  %start = arith.index_cast %t : index to i32
  %r:2 = scf.while (%i = %c0, %v = %start) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i, %v : i32, i32
  } do {
  ^bb0(%i: i32, %v: i32):
    memref.store %v, %s[%t] : memref<128xi32, 3>
    gpu.barrier
    %there = arith.addi %t, %other : index
    %at = arith.remui %there, %wrap : index
    %got = memref.load %s[%at] : memref<128xi32, 3>
    gpu.barrier
    %sum = arith.addi %got, %v : i32
    %next = arith.addi %i, %c1 : i32
    scf.yield %next, %sum : i32, i32
  }
  memref.store %r#1, %o[%t] : memref<?xi32>
  return
}
"""


@pytest.mark.parametrize("schedule", [None, 0, 1, 2, 3])
def test_a_while_loop_of_barriers(schedule):
    """Warps exchange values three times: after each the values of thread t and t + 32 are the same sum."""
    found = np.zeros(64, np.int32)
    launch(LOOP_OF_BARRIERS, found, np.full(64, 3, np.int32), seed=schedule)
    total = np.arange(32) + np.arange(32, 64)
    assert (found == np.tile(4 * total, 2)).all()


def test_a_warp_that_leaves_a_loop_of_barriers_early():
    trips = np.repeat(np.array([3, 2], np.int32), 32)
    with pytest.raises(sim.SimulationError) as caught:
        launch(LOOP_OF_BARRIERS, np.zeros(64, np.int32), trips)
    found = caught.value.findings
    assert {each.kind for each in found} <= {"deadlock", "barrier-divergence"}
    assert any("1 of 2 warps" in each.message or "have returned" in each.message for each in found)


def test_lanes_that_leave_a_loop_of_barriers_early():
    trips = np.full(64, 3, np.int32)
    trips[5] = 2
    with pytest.raises(sim.SimulationError) as caught:
        launch(LOOP_OF_BARRIERS, np.zeros(64, np.int32), trips)
    found = caught.value.findings
    assert {each.kind for each in found} == {"barrier-divergence"}
    assert any("lane 5" in each.message for each in found)


CHAIN = """
gpu.module @m {
  llvm.func @k(%flags: !llvm.ptr<1>, %sums: !llvm.ptr<1>) attributes {gpu.kernel} {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %b = nvvm.read.ptx.sreg.ctaid.x : i32
    %before = llvm.sub %b, %one : i32
    %flag = llvm.getelementptr %flags[%b] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    %its = llvm.getelementptr %flags[%before] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    %sum = llvm.getelementptr %sums[%b] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    %other = llvm.getelementptr %sums[%before] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    BARRIER
    %begins = llvm.icmp "eq" %b, %zero : i32
    llvm.cond_br %begins, ^add(%zero : i32), ^look
  ^look:
    %seen = LOOK
    %go = llvm.icmp "eq" %seen, %one : i32
    llvm.cond_br %go, ^read, ^look
  ^read:
    llvm.fence acq_rel
    %left = llvm.load %other : !llvm.ptr<1> -> i32
    llvm.br ^add(%left : i32)
  ^add(%x: i32):
    %y = llvm.add %x, %one : i32
    llvm.store %y, %sum : i32, !llvm.ptr<1>
    llvm.store %one, %flag atomic release {alignment = 4} : i32, !llvm.ptr<1>
    llvm.return
  }
}"""


@pytest.mark.parametrize("seed", [None, 0, 1])
@pytest.mark.parametrize("barrier", ["", "nvvm.barrier"])
@pytest.mark.parametrize(
    "look",
    [
        "llvm.load %its atomic acquire {alignment = 4} : !llvm.ptr<1> -> i32",
        "llvm.load %its atomic monotonic {alignment = 4} : !llvm.ptr<1> -> i32",
        "llvm.load volatile %its : !llvm.ptr<1> -> i32",
        "llvm.atomicrmw add %its, %zero monotonic : !llvm.ptr<1>, i32",
    ],
)
def test_a_block_that_waits_for_the_one_before(look: str, barrier: str, seed: int | None) -> None:
    """The first block goes on while the others look, also where the loop stands beside a barrier."""
    flags, sums = np.zeros(5, np.int32), np.zeros(5, np.int32)
    text = CHAIN.replace("LOOK", look).replace("BARRIER", barrier)
    sim.launch(text, "k", 5, 1, flags, sums, seed=seed, max_steps=1000)
    assert sums.tolist() == [1, 2, 3, 4, 5]


def test_a_loop_that_looks_with_plain_loads_does_not_end() -> None:
    text = CHAIN.replace("LOOK", "llvm.load %its : !llvm.ptr<1> -> i32").replace("BARRIER", "")
    with pytest.raises(sim.SimulationError, match="no-progress.*it has to look with an atomic or a volatile load"):
        sim.launch(text, "k", 2, 1, np.zeros(2, np.int32), np.zeros(2, np.int32), max_steps=100)


SPIN = """
llvm.func @k(%flag: !llvm.ptr<1>) attributes {nvvm.kernel} {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^look loc("kernel.cu":3:1)
^look:
  %seen = llvm.load volatile %flag : !llvm.ptr<1> -> i32 loc("kernel.cu":4:10)
  %wait = llvm.icmp "eq" %seen, %zero : i32 loc("kernel.cu":4:16)
  llvm.cond_br %wait, ^again, ^end loc("kernel.cu":4:3)
^again:
  llvm.br ^look loc("kernel.cu":9:1)
^end:
  llvm.return
}
"""


@pytest.mark.parametrize(
    ("load", "line", "operation"), [("load volatile", 4, "llvm.load"), ("load", 4, "llvm.cond_br")]
)
def test_a_loop_without_end_is_told_at_its_condition(load: str, line: int, operation: str) -> None:
    """Its jump back, alone in a block, may have the place of anything."""
    text = SPIN.replace("load volatile", load)
    report = sim.launch(text, "k", 1, 1, np.zeros(1, np.int32), max_steps=50, on_fault="report", engine="numpy")
    (found,) = report.findings
    assert (found.kind, found.line, found.operation) == ("no-progress", line, operation)
