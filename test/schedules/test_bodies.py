"""Steps with bodies, and named sequences."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.schedules import ScheduleError, ScheduleFailure

LOOPS = """func.func @f(%m: memref<16xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    memref.store %x, %m[%i] : memref<16xf32>
  }
  return
}
func.func @g() { return }
"""


def test_foreach_joins_what_the_body_returns(s, payload):
    loops = s.match("func.func").foreach(lambda function: function.match("scf.for"))
    loops.annotate("found")
    out = str(s.apply(payload(LOOPS)))
    assert loops.op_name == "scf.for" and out.count("found") == 1


def test_foreach_over_several_handles(s, payload):
    functions, loops = s.match("func.func"), s.match("scf.for")
    s.match("func.func").foreach(lambda f, l: (l, f), loops, zip_shortest=True)
    a, b = functions.foreach(lambda f, l: (l, f), loops, zip_shortest=True)
    assert (a.op_name, b.op_name) == ("scf.for", "func.func")
    assert str(s).count("with_zip_shortest") == 2
    s.apply(payload(LOOPS))


def test_alternatives_take_the_first_that_does_not_fail(s, payload):
    def fails(function):
        function.annotate("half_done")
        function.match("scf.for").nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate")

    s.match("func.func").foreach(lambda f: f.alternatives(fails, lambda f: f.annotate("second") and None))
    out = str(s.apply(payload(LOOPS)))
    # @g has no loop: nothing fails there.
    assert "half_done" in out.split("@g")[1] and "half_done" not in out.split("@g")[0]
    assert "second" in out.split("@g")[0]


def test_an_empty_alternative_leaves_the_payload(s, payload):
    def fails(function):
        function.match("scf.for").nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate")

    s.match("func.func").foreach(lambda f: f.alternatives(fails, None))
    before = payload(LOOPS)
    expected = str(before)
    assert str(s.apply(before)) == expected


def test_alternatives_return_handles(s, payload):
    def other(function):
        return function.match("func.return")

    found = s.match("func.func").foreach(lambda f: f.alternatives(other))
    found.annotate("last")
    assert str(s.apply(payload(LOOPS))).count("last") == 2


@pytest.mark.parametrize("mode", ["propagate", "suppress"])
def test_a_sequence_may_suppress_failures(s, payload, mode):
    def body(root):
        root.match("func.return").nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate")
        root.match("func.func").annotate("next_step")

    s.sequence(body, failures=mode)
    s.match("func.func").annotate("after")
    module = payload(LOOPS)
    if mode == "propagate":
        with pytest.raises(ScheduleFailure, match="wrong op kind"):
            s.apply(module)
        assert "next_step" not in str(module)
    else:
        assert str(s.apply(module)).count("after, next_step") == 2


def test_a_sequence_returns_handles_and_takes_others(s):
    loop = s.sequence(lambda root, function: function.match("scf.for"), s.match("func.func"))
    assert loop.op_name == "scf.for"


def test_a_named_sequence_is_written_at_its_first_call(s, payload):
    @s.named_sequence
    def split(loop):
        """Peels and unrolls."""
        main, rest = loop.peel(peel_front=True)
        return main, rest

    assert "@split" not in str(s) and split.__doc__ == "Peels and unrolls."
    main, rest = split(s.match("scf.for"))
    s.include(split, main.cast("any_op"))  # another type: cast to the first call's
    text = str(s)
    assert text.count("transform.named_sequence @split") == 1 and text.count("transform.include @split") == 2
    assert '@split(%arg0: !transform.op<"scf.for"> {transform.consumed})' in text
    with pytest.raises(ScheduleError, match="consumed by 'transform.include'"):
        main.unroll(2)
    rest.annotate("rest")
    s.apply(payload(LOOPS))


def test_a_sequence_that_consumes_nothing_is_readonly(s):
    @s.named_sequence(name="tag")
    def function(handle, count):
        handle.annotate("tag", count)

    loop = s.match("scf.for")
    assert function(loop, s.param(3)) is None
    function(loop, s.param(4))
    assert (
        '@tag(%arg0: !transform.op<"scf.for"> {transform.readonly}, %arg1: !transform.param<i64> {transform.readonly})'
        in str(s)
    )
    with pytest.raises(ScheduleError, match=r"'transform.include' @tag takes 2 handles, got 1"):
        function(loop)
    with pytest.raises(ScheduleError, match=r"argument 'operands\[1\]': @tag expected a handle, got 5"):
        function(loop, 5)
    with pytest.raises(ScheduleError, match=r"argument 'name': @tag is taken"):
        s.named_sequence(lambda h: h, name="tag")


def test_included_failures_can_be_suppressed(s, payload):
    @s.named_sequence
    def pipeline(loop):
        loop.nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate")

    pipeline(s.match("func.return"), failures="suppress")
    s.apply(payload(LOOPS))
    pipeline(s.match("func.return"))
    with pytest.raises(ScheduleFailure, match="wrong op kind"):
        s.apply(payload(LOOPS))


def test_a_sequence_whose_body_fails_is_not_there(s):
    @s.named_sequence
    def broken(loop):
        loop.unroll("x")

    with pytest.raises(ScheduleError, match="expected an int"):
        broken(s.match("scf.for"))
    assert "broken" not in str(s)
    s.verify()


def test_foreach_match(s, payload):
    def is_loop(op):
        op.operation_name(["scf.for"])

    def has_store(op):
        op.operation_name(["memref.store"])
        return op, s_param(op)

    def s_param(op):
        return op.schedule.param(7)

    s.foreach_match((is_loop, lambda op: op.annotate("loop")), (has_store, lambda op, n: op.annotate("store", n)))
    s.match("func.func").annotate("after")  # on the updated root
    out = str(s.apply(payload(LOOPS)))
    assert "loop" in out and "store = 7" in out and out.count("after") == 2


def test_collect_matching(s, payload):
    def loops(op):
        op.operation_name(["scf.for"])

    s.collect_matching(loops).annotate("collected")
    assert str(s.apply(payload(LOOPS))).count("collected") == 1


def test_printed_schedules_are_read_again(s, context):
    s.match("func.func").foreach(lambda f: f.match("scf.for"))
    s.match("func.func").step(print)
    s.match("func.func").step(lambda op, rewriter, n: op, s.param(3), results=1, word="x")
    text = str(s)
    assert gpuir.asm(gpuir.parse(text, context=context)) == text
