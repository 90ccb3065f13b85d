"""Errors of use: one line, at the user's call, naming op and argument."""

from __future__ import annotations

import inspect
import re

import pytest

import gpuir
from gpuir.schedules import ScheduleError


def chain(s):
    """A handle that a step has consumed."""
    matmul = s.match("linalg.matmul")
    matmul.generalize()
    return matmul


CASES = [
    (lambda s: s.match(5), "structured.match", r"argument 'ops': expected an op's name such as 'linalg.matmul', or a list of names, got 5"),
    (lambda s: s.match("matmul"), "structured.match", r"argument 'ops': .* got 'matmul'"),
    (lambda s: s.match(), "structured.match", r"expected something to match"),
    (lambda s: s.match(interface="Nothing"), "structured.match", r"argument 'interface': expected one of 'LinalgOp', .*, got 'Nothing'"),
    (lambda s: s.match("a.b").tile([4, -1]), "structured.tile_using_for", r"argument 'sizes': expected sizes that are not negative, got -1"),
    (lambda s: s.match("a.b").tile([4, 1.5]), "structured.tile_using_for", r"argument 'sizes': expected ints, parameters or handles, got \[1.5\]"),
    (lambda s: s.match("a.b").tile(4), "structured.tile_using_for", r"argument 'sizes': expected a list of ints and handles, got 4"),
    (lambda s: s.match("a.b").tile(), "structured.tile_using_for", r"argument 'sizes': expected a list of ints and parameters, got None"),
    (lambda s: s.match("a.b").tile([1], num_threads=[1]), "structured.tile_using_forall", r"argument 'sizes': expected either sizes or num_threads"),
    (lambda s: s.match("a.b").tile([1], mapping=["thread.x"], interchange=[0]), "structured.tile_using_forall", r"argument 'interchange': a forall has no order"),
    (lambda s: s.match("a.b").tile([1], mapping=["thread.q"]), "structured.tile_using_forall", r"argument 'mapping': expected a mapping such as .*got 'thread.q'"),
    (lambda s: s.match("a.b").tile([1], mapping=3), "structured.tile_using_forall", r"argument 'mapping': expected a list of mappings"),
    (lambda s: s.unroll("4"), "loop.unroll", r"argument 'factor': expected an int, got '4'"),
    (lambda s: s.unroll(True), "loop.unroll", r"argument 'factor': expected an int, got True"),
    (lambda s: s.unroll(2**80), "loop.unroll", r"argument 'factor': expected an int of at most 64 bits"),
    (lambda s: s.unroll(s.param(4)), "loop.unroll", r"argument 'factor': expected an int, got <parameter !transform.param<i64>>"),
    (lambda s: s.unroll(), "loop.unroll", r"missing a required argument: 'factor' \(it takes: factor\)"),
    (lambda s: s.unroll(4, by=2), "loop.unroll", r"got an unexpected keyword argument 'by' \(it takes: factor\)"),
    (lambda s: s.match("linalg.fill").multibuffer(2), "memref.multibuffer", r"argument 'target': expected a handle to memref.alloc ops, got !transform.op<\"linalg.fill\">"),
    (lambda s: s.match("scf.for").get_result([0]).unroll(4), "loop.unroll", r"argument 'target': expected a handle to ops, got !transform.any_value"),
    (lambda s: s.param(3).unroll(4), "loop.unroll", r"argument 'target': expected a handle to ops, got !transform.param<i64>"),
    (lambda s: s.get_defining_op(), "get_defining_op", r"argument 'target': expected a handle to values, got !transform.any_op"),
    (lambda s: s.annotate("x", s.root), "annotate", r"argument 'param': expected a parameter, got !transform.any_op"),
    (lambda s: s.fuse_into_containing_op("loop"), "structured.fuse_into_containing_op", r"argument 'containing_op': expected a handle, got 'loop'"),
    (lambda s: s.pipeline_shared_memory_copies(2, failure_propagation_mode="maybe"), "nvgpu.pipeline_shared_memory_copies", r"argument 'failure_propagation_mode': expected one of 'propagate', 'suppress', got 'maybe'"),
    (lambda s: s.pipeline_shared_memory_copies(0), "nvgpu.pipeline_shared_memory_copies", r"argument 'depth': expected a positive int, got 0"),
    (lambda s: s.pipeline_shared_memory_copies(None), "nvgpu.pipeline_shared_memory_copies", r"argument 'depth': expected a positive int, got None"),
    (lambda s: s.unroll(None), "loop.unroll", r"argument 'factor': expected an int, got None"),
    (lambda s: s.create_async_groups(bypass_l1="yes"), "nvgpu.create_async_groups", r"argument 'bypass_l1': expected True or False, got 'yes'"),
    (lambda s: s.pad(padding_dimensions=[0, "x"]), "structured.pad", r"argument 'padding_dimensions': expected a list of ints, got \[0, 'x'\]"),
    (lambda s: s.bufferize_to_allocation(memory_space="workroup"), "structured.bufferize_to_allocation", r"argument 'memory_space': expected an attribute or its text, got 'workroup'"),
    (lambda s: s.generalize(transformed="x"), "structured.generalize", r"argument 'transformed': expected a handle's type: .*, got 'x'"),
    (lambda s: s.pack_transpose(s.root), "structured.pack_transpose", r"at least one of \"inner_perm\" or \"outer_perm\" must be specified"),
    (lambda s: s.structured(), "structured", r"is an extension, not an op"),
    (lambda s: s.cast("x"), "cast", r"argument 'type': expected a handle's type"),
    (lambda s: s.split_handle(0), "split_handle", r"argument 'count': expected a positive int, got 0"),
    (lambda s: s.merge_handles(3), "merge_handles", r"argument 'handles': expected handles, got \(3,\)"),
    (lambda s: s.param(object()), "param.constant", r"argument 'value': expected a number, string"),
    (lambda s: s.match("func.func").map_to_blocks([1, "x"]), "gpu.map_forall_to_blocks", r"argument 'grid_dims': expected a list of ints"),
    (lambda s: s.map_to_threads(32), "gpu.map_nested_forall_to_threads", r"argument 'block_dims': expected a list of ints, got 32"),
    (lambda s: s.apply_patterns("vector.lower_contract"), "apply_patterns", r"argument 'patterns': no pattern is named 'vector.lower_contract', did you mean vector.lower_contraction"),
    (lambda s: s.apply_patterns(3), "apply_patterns", r"argument 'patterns': expected a pattern or the name of one, got 3"),
    (lambda s: s.apply_patterns(("a", 3)), "apply_patterns", r"argument 'patterns': expected a name, or a tuple of a name and a dict of options"),
    (lambda s: s.apply_patterns(("vector.lower_contraction", {"strategy": 1})), "apply_patterns.vector.lower_contraction", r"has no option 'strategy' \(options: lowering_strategy\)"),
    (lambda s: s.apply_patterns("vector.lower_step"), "apply_patterns.vector.lower_step", r"needs its option 'index_bitwidth'"),
    (lambda s: s.apply_patterns(("vector.lower_contraction", {"lowering_strategy": "x"})), "apply_patterns.vector.lower_contraction", r"argument 'lowering_strategy': expected one of 'dot'"),
    (lambda s: s.apply_conversion_patterns("nvgpu.nvgpu_to_nvm"), "apply_conversion_patterns", r"argument 'patterns': no pattern is named 'nvgpu.nvgpu_to_nvm', did you mean nvgpu.nvgpu_to_nvvm"),
    (lambda s: s.apply_conversion_patterns(partial=True), "apply_conversion_patterns", r"has no option 'partial' \(options: type_converter, legal_ops"),
    (lambda s: s.apply_conversion_patterns("dialect_to_llvm"), "apply_conversion_patterns.dialect_to_llvm", r"needs its option 'dialect_name'"),
    (lambda s: s.apply_registered_pass("cse", {"x": object()}), "apply_registered_pass", r"argument 'options': expected a number, string"),
    (lambda s: s.foreach(3), "foreach", r"argument 'body': expected functions as bodies"),
    (lambda s: s.foreach(lambda x: 3), "foreach", r"a body returns handles or nothing, got 3"),
    (lambda s: s.alternatives(), "alternatives", r"argument 'body': expected functions as bodies, got \[\]"),
    (lambda s: s.alternatives(lambda x: x.match("a.b"), None), "alternatives", r"its bodies return different handles: "),
    (lambda s: s.alternatives(lambda x: s.apply_cse() and None), "apply_cse", r"argument 'target': the <handle to ops !transform.any_op> belongs to the body of another step"),
    (lambda s: s.sequence(lambda x: None, failures="maybe"), "sequence", r"argument 'failures': expected one of 'propagate', 'suppress', got 'maybe'"),
    (lambda s: s.foreach_match(3), "foreach_match", r"argument 'pairs': expected \(matcher, action\) pairs of functions"),
    (lambda s: s.collect_matching("x"), "collect_matching", r"argument 'matcher': expected a function of a handle, got 'x'"),
    (lambda s: s.include(3), "include", r"argument 'target': expected a named sequence of this schedule, got 3"),
    (lambda s: s.step(3), "gpuir.step", r"argument 'function': expected a function \(op, rewriter, ...\), got 3"),
    (lambda s: s.step(print, object()), "gpuir.step", r"argument 'arguments\[0\]': expected a number, string"),
    (lambda s: s.step(print, results=-1), "gpuir.replace", r"argument 'results': expected the number of handles that it returns, got -1"),
    (lambda s: s.step(print, x=object()), "gpuir.step", r"argument 'options': expected a number, string"),
]  # fmt: skip


@pytest.mark.parametrize("call, op, message", CASES, ids=[f"{i}-{case[1]}" for i, case in enumerate(CASES)])
def test_wrong_use(s, call, op, message):
    with pytest.raises(ScheduleError) as caught:
        call(s)
    (diagnostic,) = caught.value.diagnostics
    assert re.fullmatch(rf"'transform\.{re.escape(op)}' {message}.*", diagnostic.message), diagnostic.message
    assert (diagnostic.file, diagnostic.line) == (__file__, call.__code__.co_firstlineno)
    s.verify()


def test_a_consumed_handle_says_who_consumed_it(s):
    line = inspect.getsourcelines(chain)[1] + 3
    with pytest.raises(
        ScheduleError,
        match=rf"argument 'target': the .*linalg.matmul.* was consumed by 'transform.structured.generalize' at .*test_errors.py:{line}; use",
    ):
        chain(s).tile([1])


def test_consumed_operands_that_are_no_target(s):
    producer, loop = s.match("linalg.fill"), s.match("scf.forall")
    _, new_loop = producer.fuse_into_containing_op(loop)
    with pytest.raises(ScheduleError, match="consumed by 'transform.structured.fuse_into_containing_op'"):
        producer.apply_cse()
    other = s.match("scf.forall")
    other.fuse_sibling(new_loop)
    for gone in (other, new_loop):
        with pytest.raises(ScheduleError, match="consumed by 'transform.loop.fuse_sibling'"):
            gone.apply_cse()
    loop.apply_cse()  # only read by the fusion


def test_handles_of_another_schedule(s, context):
    other = gpuir.schedule(context).match("scf.for")
    with pytest.raises(
        ScheduleError, match="argument 'source': a handle of another schedule: <handle to ops !transform.op"
    ):
        s.match("scf.for").fuse_sibling(other)
    with pytest.raises(ScheduleError, match="argument 'sizes': a handle of another schedule: <parameter"):
        s.match("linalg.fill").tile([gpuir.schedule(context).param(3)])


def test_a_sequence_for_ops_of_one_name(s):
    @s.named_sequence
    def mark(h):
        h.annotate("marked")

    mark(s.match("scf.for"))
    mark(s.root)  # cast when it runs
    with pytest.raises(ScheduleError) as caught:
        mark(s.match("scf.forall"))
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == (
        "'transform.include' argument 'operands[0]': @mark was written for !transform.op<\"scf.for\"> at its first call, got "
        '!transform.op<"scf.forall">; where it is for both, call it with h.cast("any_op") first'
    )
    s.verify()


def test_a_sequence_that_calls_itself(s):
    @s.named_sequence
    def again(h):
        again(h)

    with pytest.raises(ScheduleError, match="'transform.include' argument 'target': @again calls itself"):
        again(s.root)
    s.verify()


def test_handles_of_a_body_stay_in_it(s):
    kept = []
    s.match("func.func").foreach(lambda function: kept.append(function.match("scf.for")))
    with pytest.raises(ScheduleError, match="belongs to the body of another step"):
        kept[0].unroll(2)


def test_what_a_body_consumes_is_gone_after_it(s):
    loop = s.match("scf.for")
    s.match("func.func").foreach(lambda function: loop.peel() and None)
    with pytest.raises(ScheduleError, match="consumed by 'transform.loop.peel'"):
        loop.unroll(2)


def test_a_body_that_fails_consumes_nothing(s):
    loop = s.match("scf.for")

    def body(function):
        loop.peel()
        raise KeyError("mine")

    with pytest.raises(KeyError):
        s.match("func.func").foreach(body)
    loop.unroll(2)
    s.verify()
    assert "transform.foreach" not in str(s)


def test_unknown_names(s):
    for name, hint in (("unrol", "did you mean"), ("tyle", "tile"), ("zzz", "no transform op is named 'zzz'")):
        with pytest.raises(AttributeError, match=hint):
            getattr(s, name)
    with pytest.raises(AttributeError, match="no transform op is named 'loop.unrol', did you mean loop.unroll"):
        s.loop.unrol(1)
    with pytest.raises(
        AttributeError, match=r"several extensions: write \.memref\.make_loop_independent or \.tensor\."
    ):
        s.make_loop_independent(1)
    assert not hasattr(s, "_repr_html_")
