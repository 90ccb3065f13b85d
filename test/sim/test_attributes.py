"""Attributes and operands of ops as rules read them."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.host import ir
from gpuir.sim import attributes

TEXT = """
func.func @f(%p: !llvm.ptr, %v: i32, %m: memref<4xi32>, %i: index) {
  memref.store %v, %m[%i] {nontemporal = true, alignment = 16} : memref<4xi32>
  %d = "test.op"(%v, %v, %v) {
    yes = true, no = false, unit, wide = -3 : i8, name = "text", list = [1, 2], dense = array<i32: 4, 5>,
    operandSegmentSizes = array<i32: 1, 0, 2>, enum = #gpu<dim x>, long = #nvvm.mma_type<s8>,
    shape = #nvvm.shape<m = 16, n = 8, k = 32>
  } : (i32, i32, i32) -> i32
  return
}
"""


@pytest.fixture
def ops():
    context = gpuir.Context(allow_unregistered_dialects=True)
    module = gpuir.parse(TEXT, context=context)
    block = module.body.operations[0].operation.regions[0].blocks[0]
    yield [op.operation for op in block.operations]


def test_numbers(ops):
    op = ops[1]
    assert attributes.integer(op, "wide") == -3
    # As a number of one bit it would be -1.
    assert attributes.integer(op, "yes") == 1 and attributes.integer(op, "no") == 0
    assert attributes.integer(op, "absent", 7) == 7 and attributes.integer(op, "wide", 7) == -3
    assert attributes.integers(op, "dense") == [4, 5] and attributes.integers(op, "list") == [1, 2]
    assert attributes.sizes(op) == [16, 8, 32]


def test_flags(ops):
    flags = {name: attributes.flag(ops[1], name) for name in ("yes", "no", "unit", "absent")}
    assert flags == {"yes": True, "no": False, "unit": True, "absent": False}


def test_words(ops):
    op = ops[1]
    assert (attributes.word(op, "enum"), attributes.word(op, "long")) == ("x", "s8")
    assert (attributes.word(op, "name"), attributes.word(op, "absent", "none")) == ("text", "none")
    assert (attributes.string(op, "name"), attributes.string(op, "absent")) == ("text", "")
    assert [ir.IntegerAttr(each).value for each in attributes.items(op, "list")] == [1, 2]


def test_operands(ops):
    store, op = ops[:2]
    assert attributes.operand(store, "memref") == store.operands[1]
    assert attributes.operands(store, "indices") == [store.operands[2]]
    assert [len(each) for each in attributes.segments(op)] == [1, 0, 2]
