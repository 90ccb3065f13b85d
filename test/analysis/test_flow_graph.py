"""Blocks of structured control flow, and when buffers are live in them."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.analysis.flow_graph import FlowGraph
from gpuir.analysis.liveness import Liveness
from gpuir.dialects import scf, tt, ttg

BUFFER = "!ttg.memdesc<64xf32, #shared, #smem, mutable>"
HEAD = f"""
#shared = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}}>
#smem = #ttg.shared_memory
module attributes {{"ttg.num-warps" = 4 : i32}} {{
tt.func @f(%n: i32, %c: i1) {{
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %a = ttg.local_alloc {{name = "a"}} : () -> {BUFFER}
  %b = ttg.local_alloc {{name = "b"}} : () -> {BUFFER}
BODY
  "last"() : () -> ()
  tt.return
}}
}}
"""
USE = f'"use"(%x) : ({BUFFER}) -> ()'


def _use(value: str) -> str:
    return USE.replace("%x", value)


def _marks(body: str) -> tuple[FlowGraph, dict[str, tuple[int, int]], dict[str, int]]:
    """The graph, where each named buffer is live, and the number of each op of no dialect by its name."""
    context = gpuir.Context()
    context.allow_unregistered_dialects = True
    with context:
        module = gpuir.parse(HEAD.replace("BODY", body))
        (function,) = find_ops(module, tt.FuncOp)
        graph = FlowGraph(function)
        liveness = Liveness(graph)
        live = {
            op.operation.attributes["name"].value: liveness.of_buffer(op.result)
            for op in find_ops(function, ttg.LocalAllocOp)
        }
        numbers = {op.name: number for op, number in graph.number.items()}
        assert not any(isinstance(op.opview, (scf.ForOp, scf.IfOp, scf.WhileOp, scf.YieldOp)) for op in graph.number)
        return graph, live, numbers


def test_a_loop_goes_back_to_its_head() -> None:
    graph, _, _ = _marks('scf.for %i = %c0 to %n step %c1 : i32 {\n "in"() : () -> ()\n }')
    before, head, body, after = graph.blocks
    assert (before.successors, head.successors, body.successors) == ([head], [body, after], [head])
    assert [op.name for op in body.ops] == ["in"] and before.entry and not body.entry
    assert before.end < head.start <= head.end < body.start < body.end < after.start


def test_what_a_loop_uses_is_live_in_all_of_it() -> None:
    _, live, number = _marks(
        f'scf.for %i = %c0 to %n step %c1 : i32 {{\n {_use("%a")}\n "later"() : () -> () }}\n {_use("%b")}'
    )
    assert live["a"][1] > number["later"] and live["a"][1] < number["last"]
    assert live["b"][1] == number["use"]


def test_a_branch_that_does_not_use_a_buffer_may_have_its_memory() -> None:
    _, live, number = _marks(f'scf.if %c {{\n {_use("%a")}\n }} else {{\n "other"() : () -> ()\n {_use("%b")}\n }}')
    assert live["a"][1] < number["other"] < live["b"][1] < number["last"]


@pytest.mark.parametrize("swap", [False, True])
def test_what_a_loop_carries_is_live_as_long_as_any_of_its_names(swap: bool) -> None:
    yielded = "%y, %x" if swap else "%x, %y"
    body = f"""
      %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> ({BUFFER}, {BUFFER}) : i32 {{
        scf.yield {yielded} : {BUFFER}, {BUFFER}
      }}
      "between"() : () -> ()
      {_use("%r#0")}"""
    _, live, number = _marks(body)
    assert live["a"][1] == number["use"]
    assert (live["b"][1] == number["use"]) is swap


def test_a_while_loop_and_blocks_of_cf() -> None:
    body = f"""
      %w = scf.while (%x = %a) : ({BUFFER}) -> {BUFFER} {{
        scf.condition(%c) %x : {BUFFER}
      }} do {{
      ^bb0(%y: {BUFFER}):
        "in"() : () -> ()
        scf.yield %y : {BUFFER}
      }}
      cf.cond_br %c, ^one(%w : {BUFFER}), ^two
    ^one(%z: {BUFFER}):
      {_use("%z")}
      cf.br ^two
    ^two:"""
    graph, live, number = _marks(body)
    assert live["a"][1] == number["use"] and live["a"][0] < number["in"]
    # A buffer without a use is live at its allocation alone.
    assert live["b"][0] == live["b"][1]
    assert [len(block.successors) for block in graph.blocks] == [1, 2, 1, 2, 1, 0]
