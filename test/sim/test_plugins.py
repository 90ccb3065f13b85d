"""Ops of a dialect that is declared here run as the bundled ones do: functions, calls, branches, loops, loads that poll, barriers."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.host import ir
from gpuir.ods import (
    I1,
    AnyRegion,
    AnySuccessor,
    AnyType,
    Attr,
    Dialect,
    FlatSymbolRefAttr,
    Index,
    Operand,
    Operands,
    Region,
    Result,
    Results,
    Successor,
    SymbolNameAttr,
    Terminator,
)  # fmt: skip
from gpuir.sim import control, rules, sync
from gpuir.sim.memref import addresses

PLUG = Dialect("plug")


class ProcOp(PLUG.Op, name="proc"):
    """A function whose parameters are its block's arguments."""

    sym_name: Attr[SymbolNameAttr]
    body: Region[AnyRegion]
    assembly = "$sym_name $body attr-dict"


class InvokeOp(PLUG.Op, name="invoke"):
    """Calls a function."""

    target: Attr[FlatSymbolRefAttr]
    arguments: Operands[AnyType]
    values: Results[AnyType]
    assembly = "$target `(` $arguments `)` attr-dict `:` functional-type($arguments, $values)"


class LeaveOp(PLUG.Op, name="leave"):
    """Ends a region with values."""

    values: Operands[AnyType]
    assembly = "($values^ `:` type($values))? attr-dict"
    traits = (Terminator,)


class GoOp(PLUG.Op, name="go"):
    """Goes to a block."""

    to: Successor[AnySuccessor]
    assembly = "$to attr-dict"
    traits = (Terminator,)


class ForkOp(PLUG.Op, name="fork"):
    """Goes to one of two blocks."""

    condition: Operand[I1]
    yes: Successor[AnySuccessor]
    no: Successor[AnySuccessor]
    assembly = "$condition `,` $yes `,` $no attr-dict"
    traits = (Terminator,)


class WatchOp(PLUG.Op, name="watch"):
    """Loads what others may write meanwhile."""

    memory: Operand[AnyType]
    index: Operand[Index]
    value: Result[AnyType]
    assembly = "$memory `[` $index `]` attr-dict `:` type($memory) `->` type($value)"


class RepeatOp(PLUG.Op, name="repeat"):
    """Runs `before`, and as long as that ends with true, `after`."""

    before: Region[AnyRegion]
    after: Region[AnyRegion]
    assembly = "$before `do` $after attr-dict"


class MeetOp(PLUG.Op, name="meet"):
    """A barrier of the block."""

    assembly = "attr-dict"


@pytest.fixture(autouse=True)
def _rules():
    """The rules of the dialect, for the tests of this file only."""
    tables = (rules.RULES, rules.FUNCTIONS)
    before = [dict(table) for table in tables]
    _register()
    yield
    for table, old in zip(tables, before):
        table.clear()
        table.update(old)


def _register() -> None:
    @sim.function("plug.proc", host=False)
    def _proc(k, op):
        return [k.define(argument) for argument in op.regions[0].blocks[0].arguments]

    @sim.rule("plug.invoke", kind="call")
    def _invoke(op):
        return sim.Call(ir.FlatSymbolRefAttr(op.attributes["target"]).value, op.operands)

    @sim.rule("plug.leave", kind="terminator")
    def _leave(op):
        return op.operands

    @sim.rule("plug.go", kind="branch")
    def _go(op):
        return sim.Branch([sim.Edge(op.successors[0])])

    @sim.rule("plug.fork", kind="branch")
    def _fork(op):
        yes, no = op.successors
        return sim.Branch([sim.Edge(yes), sim.Edge(no)], op.operands[0])

    @sim.rule("plug.watch", kind="group", polls=True, effects=sim.Effect.ORDERS)
    def _watch(k, op):
        access = k.access(op, np.int32, "global")
        access.strong = True
        return lambda g, m, memory, index: access.read(g, m, addresses(memory, [index], 4))

    @sim.rule("plug.repeat", kind="emits", repeats=True)
    def _repeat(k, op):
        control.while_loop(k, op)

    @sim.rule("plug.meet", kind="waits")
    def _meet(k, op):
        site = k.site(op)
        return lambda g, m: sync.barrier(g, m, site, same_op=True)


def launch(text: str, x: np.ndarray, **options):
    return sim.launch(text, "k", 1, 64, x, **options)


def kernel(body: str, more: str = "") -> str:
    return f"""
gpu.module @kernels {{
  {more}
  gpu.func @k(%x: memref<64xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {{
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c63 = arith.constant 63 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %second = arith.cmpi uge, %t, %c32 : index
    {body}
    gpu.return
  }}
}}"""


#: Turns x around through shared memory; what is called in between lets the warps meet.
REVERSE = """
    %v = memref.load %x[%t] : memref<64xi32>
    memref.store %v, %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
    CALL
    %r = arith.subi %c63, %t : index
    %w = memref.load %s[%r] : memref<64xi32, #gpu.address_space<workgroup>>
    memref.store %w, %x[%t] : memref<64xi32>"""
PROC = "plug.proc @meet { BODY plug.leave }"
CALL = "plug.invoke @meet() : () -> ()"


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_a_call_waits_where_its_callee_does(seed):
    x = np.arange(64, dtype=np.int32)
    report = launch(kernel(REVERSE.replace("CALL", CALL), PROC.replace("BODY", "plug.meet")), x, seed=seed)
    assert (x == np.arange(64)[::-1]).all()
    assert report.operations["plug.invoke"] == report.operations["plug.meet"] == 2


def findings(text: str, **options) -> list[tuple[str, int]]:
    report = launch(text, np.arange(64, dtype=np.int32), on_fault="report", **options)
    return [(each.kind, each.count) for each in report.findings]


def test_races_are_found_behind_a_call():
    own = kernel(REVERSE.replace("CALL", CALL), PROC.replace("BODY", ""))
    bundled = kernel(REVERSE.replace("CALL", "func.call @meet() : () -> ()"), "func.func @meet() { return }")
    assert findings(own) == findings(bundled) == [("race", 64)]


def test_a_function_takes_and_gives_values():
    proc = "plug.proc @double { ^bb0(%v: i32): %w = arith.addi %v, %v : i32 plug.leave %w : i32 }"
    body = """%v = memref.load %x[%t] : memref<64xi32>
    %w = plug.invoke @double(%v) : (i32) -> i32
    memref.store %w, %x[%t] : memref<64xi32>"""
    x = np.arange(64, dtype=np.int32)
    launch(kernel(body, proc), x)
    assert (x == 2 * np.arange(64)).all()


def test_recursion_is_refused():
    proc = "plug.proc @meet { plug.invoke @meet() : () -> () plug.leave }"
    with pytest.raises(sim.UnsupportedOp, match="@meet calls itself"):
        launch(kernel(CALL, proc), np.zeros(64, np.int32))


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_warps_that_miss_a_barrier_are_found(seed):
    """Only the second warp comes by the barrier; the first one has returned, which is for `gpu.barrier` alone to say."""
    body = """FORK
  ^meet:
    MEET
    GO
  ^on:"""
    own = (
        body.replace("FORK", "plug.fork %second, ^meet, ^on").replace("MEET", "plug.meet").replace("GO", "plug.go ^on")
    )
    bundled = (
        body.replace("FORK", "cf.cond_br %second, ^meet, ^on").replace("MEET", "gpu.barrier").replace("GO", "cf.br ^on")
    )
    assert findings(kernel(bundled), seed=seed) == [("barrier-divergence", 1)]
    assert findings(kernel(own), seed=seed) == []


#: The second warp looks at a flag until the first one has written it.
ATOMIC = "%old = memref.atomic_rmw assign %one, %x[%c0] : (i32, memref<64xi32>) -> i32"
SPIN_IN_BLOCKS = """FORK
  ^write:
    WRITE
    plug.go ^on
  ^look:
    %seen = LOAD
    %wait = arith.cmpi eq, %seen, %zero : i32
    plug.fork %wait, ^look, ^on
  ^on:"""
SPIN_IN_A_LOOP = """scf.if %second {
      plug.repeat {
        %seen = LOAD
        %wait = arith.cmpi eq, %seen, %zero : i32
        plug.leave %wait : i1
      } do { plug.leave }
    } else {
      WRITE
    }"""


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
@pytest.mark.parametrize("first", ["%second, ^look, ^write", "%first, ^write, ^look"])
@pytest.mark.parametrize("text", [SPIN_IN_BLOCKS, SPIN_IN_A_LOOP], ids=["blocks", "loop"])
def test_loops_look_until_others_have_gone_on(text, first, seed):
    body = "%first = arith.cmpi ult, %t, %c32 : index\n" + text.replace("FORK", f"plug.fork {first}")
    x = np.zeros(64, np.int32)
    report = launch(
        kernel(body.replace("WRITE", ATOMIC).replace("LOAD", "plug.watch %x[%c0] : memref<64xi32> -> i32")),
        x,
        seed=seed,
        max_steps=50,
    )
    assert x[0] == 1 and not report.findings


@pytest.mark.parametrize("text", [SPIN_IN_BLOCKS, SPIN_IN_A_LOOP], ids=["blocks", "loop"])
def test_loops_that_look_with_plain_loads_do_not_end(text):
    """The rule says that the op polls, nothing else does."""
    body = text.replace("FORK", "plug.fork %second, ^look, ^write").replace(
        "WRITE", "memref.store %one, %x[%c0] : memref<64xi32>"
    )
    body = body.replace("LOAD", "memref.load %x[%c0] : memref<64xi32>")
    with pytest.raises(sim.SimulationError, match="no-progress"):
        launch(kernel(body), np.zeros(64, np.int32), max_steps=50, checks=False)


def test_a_loop_without_polling_leaves_lane_by_lane():
    body = """%i = memref.alloca() : memref<index>
    memref.store %c0, %i[] : memref<index>
    plug.repeat {
      %n = memref.load %i[] : memref<index>
      %more = arith.cmpi ult, %n, %t : index
      plug.leave %more : i1
    } do {
      %n = memref.load %i[] : memref<index>
      %next = arith.addi %n, %c1 : index
      memref.store %next, %i[] : memref<index>
      plug.leave
    }
    %n = memref.load %i[] : memref<index>
    %v = arith.index_cast %n : index to i32
    memref.store %v, %x[%t] : memref<64xi32>"""
    x = np.zeros(64, np.int32)
    launch(kernel(body), x)
    assert (x == np.arange(64)).all()


def test_what_has_no_rule_is_refused_where_it_stands():
    del rules.RULES["plug.fork"]
    body = "plug.fork %second, ^a, ^a\n  ^a:"
    with pytest.raises(sim.UnsupportedOp, match=r"'plug.fork': the simulator has no rule for this op"):
        launch(kernel(body), np.zeros(64, np.int32))
    sim.rule("plug.fork", kind="terminator")(lambda op: ())
    with pytest.raises(
        sim.UnsupportedOp, match=r"'plug.fork': the op has successors, and its rule is none of kind 'branch'"
    ):
        launch(kernel(body), np.zeros(64, np.int32))
    del rules.FUNCTIONS["plug.proc"]
    with pytest.raises(sim.UnsupportedOp, match=r"@meet is a 'plug.proc', and the simulator has no rule for functions"):
        launch(kernel(CALL, PROC.replace("BODY", "")), np.zeros(64, np.int32))
