"""Uses and slices through loops, branches, partitions and buffers."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.analysis import allocations, backward_slice, definitions, find_ops, forward_slice, handed_from, users, views
from gpuir.analysis.flow import handed_to

#: Constants tell what is reached: each is another number.
LOOPS = """
func.func @f(%n: index, %flag: i1) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %for:2 = scf.for %i = %c0 to %n step %n iter_args(%x = %one, %y = %two) -> (i32, i32) {
    %s = arith.addi %x, %three : i32
    scf.yield %s, %y : i32, i32
  }
  %if = scf.if %flag -> (i32) {
    scf.yield %for#0 : i32
  } else {
    %four = arith.constant 4 : i32
    scf.yield %four : i32
  }
  %while:2 = scf.while (%p = %if, %q = %two) : (i32, i32) -> (i32, i32) {
    %five = arith.constant 5 : i32
    %c = arith.cmpi slt, %p, %five : i32
    scf.condition(%c) %q, %p : i32, i32
  } do {
  ^bb0(%v: i32, %w: i32):
    %t = arith.muli %v, %v : i32
    scf.yield %w, %t : i32, i32
  }
  return %for#1, %while#0, %while#1 : i32, i32, i32
}
"""


def constants(ops) -> list[int]:
    return sorted(op.operation.attributes["value"].value for op in ops if op.operation.name == "arith.constant")


@pytest.fixture
def loops(context):
    module = gpuir.parse(LOOPS)
    (end,) = find_ops(module, "func.return")
    return module, list(end.operation.operands)


def test_definitions_follow_only_the_value_in_question(loops):
    _, (unchanged, product, handed) = loops

    def names(value) -> list[str]:
        return sorted(v.owner.operation.name for v in definitions(value))

    assert names(unchanged) == ["arith.constant"]
    assert names(product) == ["arith.constant", "arith.muli"]
    # The first value of the loop, what it adds, and the other branch's.
    assert names(handed) == ["arith.addi", "arith.constant", "arith.constant"]


def test_backward_slices_leave_out_what_decides(loops):
    module, (unchanged, product, handed) = loops
    assert constants(backward_slice(unchanged)) == [2]
    assert constants(backward_slice(product)) == [2]
    assert constants(backward_slice(handed)) == [1, 3, 4]
    (compare,) = find_ops(module, "arith.cmpi")
    assert constants(backward_slice(compare)) == [1, 3, 4, 5]
    assert compare not in backward_slice(compare) and compare in backward_slice(compare.result)


def test_slices_are_in_the_order_of_the_text_and_stop(loops):
    _, (_, product, handed) = loops
    assert [op.operation.name for op in backward_slice([handed, product])] == [
        "arith.constant", "arith.constant", "arith.constant", "arith.addi", "arith.constant", "arith.muli",
    ]  # fmt: skip
    stopped = backward_slice(handed, stop=lambda op: op.operation.name == "arith.addi")
    assert [op.operation.name for op in stopped] == ["arith.constant", "arith.addi", "arith.constant"]
    assert constants(stopped) == [1, 4]


def test_an_induction_variable_comes_from_its_bounds(loops):
    module, _ = loops
    (loop,) = find_ops(module, "scf.for")
    iv = loop.induction_variable
    assert handed_from(iv) == [] and definitions(iv) == [iv]
    assert constants(backward_slice(iv)) == [0]


def test_forward_slices(loops):
    module, _ = loops
    by_value = {c.operation.attributes["value"].value: c for c in find_ops(module, "arith.constant")}

    def reached(number: int) -> list[str]:
        return [op.operation.name for op in forward_slice(by_value[number])]

    assert reached(3) == ["arith.addi", "arith.cmpi", "func.return"]
    assert reached(2) == ["arith.muli", "func.return"]
    assert reached(5) == ["arith.cmpi"]
    stopped = forward_slice(by_value[3], stop=lambda op: op.operation.name == "arith.addi")
    assert [op.operation.name for op in stopped] == ["arith.addi"]


def test_users_are_direct_and_once(loops):
    module, _ = loops
    (product,) = find_ops(module, "arith.muli")
    assert [op.operation.name for op in users(product)] == ["scf.yield"]
    assert [op.operation.name for op in users(product.lhs)] == ["arith.muli"]
    with pytest.raises(TypeError, match="expected a value, an op or a list of these, not 3"):
        users(3)


def test_branches_of_a_lowered_function(context):
    module = gpuir.parse("""
    func.func @f(%flag: i1) -> (i32, i32) {
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      cf.cond_br %flag, ^left(%one : i32), ^right(%two, %one : i32, i32)
    ^left(%a: i32):
      %three = arith.constant 3 : i32
      cf.br ^right(%a, %three : i32, i32)
    ^right(%b: i32, %c: i32):
      return %b, %c : i32, i32
    }""")
    (end,) = find_ops(module, "func.return")
    first, second = end.operation.operands
    assert constants(backward_slice(first)) == [1, 2]
    assert constants(backward_slice(second)) == [1, 3]
    one, two, _ = find_ops(module, "arith.constant")
    assert [handed_to(use) for use in two.result.uses] == [[first]]
    assert {v for use in one.result.uses for v in handed_to(use)} >= {second}
    assert [op.operation.name for op in forward_slice(two)] == ["func.return"]


def test_both_directions_agree(dump):
    """What hands a value to another one is what that one is handed from."""
    checked = 0
    for name in ("attention_descriptor.sm100.ws", "matmul_persistent.sm90", "attention.sm80"):
        module = dump(name)
        for op in find_ops(module):
            for operand in op.operation.op_operands:
                for target in handed_to(operand) or []:
                    sources = handed_from(target)
                    if sources:
                        assert op.operation.operands[operand.operand_number] in sources, (name, op.operation.name)
                        checked += 1
    assert checked > 50


# Buffers


@pytest.mark.parametrize("name, kind", [("matmul.sm90", "ttng.warp_group_dot"), ("matmul.sm80.3.5.1", "tt.dot")])
def test_a_dot_reads_what_asynchronous_copies_wrote(dump, name, kind):
    module = dump(name)
    (dot,) = find_ops(module, kind)
    for operand in (dot.a, dot.b):
        names = [op.operation.name for op in backward_slice(operand)]
        assert names.count("ttg.async_copy_global_to_local") == 3
        assert "ttg.async_copy_global_to_local" not in [
            op.operation.name for op in backward_slice(operand, through_memory=False)
        ]
    # Each operand's copies are its own.
    a, b = ({op.operation for op in backward_slice(v) if "async_copy" in op.operation.name} for v in (dot.a, dot.b))
    assert not a & b


@pytest.mark.parametrize("name", ["matmul_specialized.sm100", "matmul_specialized.sm100.3.5.1"])
def test_partitions_see_the_buffers_they_capture(dump, name):
    module = dump(name)
    dots = find_ops(module, "ttng.tc_gen5_mma")
    assert dots
    for dot in dots:
        names = [op.operation.name for op in backward_slice([dot.a, dot.b])]
        assert names.count("ttng.async_tma_copy_global_to_local") == 2
        (alloc,) = allocations(dot.a)
        assert alloc.owner.operation.name == "ttg.local_alloc"
        assert dot.a in views(alloc) and dot.b not in views(alloc)
    copies = find_ops(module, "ttng.async_tma_copy_global_to_local")
    assert all(set(dots) & set(forward_slice(copy)) for copy in copies)


def test_tokens_order_and_hand_on_nothing(dump):
    module = dump("matmul.sm80")
    a, b = (
        {op.operation for op in backward_slice(v) if "async_copy" in op.operation.name}
        for dot in find_ops(module, "tt.dot")
        for v in (dot.a, dot.b)
    )
    assert a and b and not a & b
