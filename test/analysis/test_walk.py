"""Finding ops by kind: what is found, in which order, and that it takes few calls."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.analysis import find_ops
from gpuir.dialects import scf, tt, ttg, ttng


def walked(module) -> list:
    """Every op, an op after those in its regions, by a recursion in Python."""
    found = []

    def visit(op) -> None:
        for region in op.operation.regions:
            for block in region.blocks:
                for inner in block.operations:
                    visit(inner)
        found.append(op.operation)

    visit(module.operation)
    return found


@pytest.mark.parametrize("name", ["matmul.sm80", "attention_descriptor.sm100.ws", "softmax_online.sm90"])
def test_all_kinds_of_a_dump(dump, name):
    module = dump(name)
    every = walked(module)
    assert [op.operation for op in find_ops(module)] == every
    for kind in {op.name for op in every}:
        assert [op.operation for op in find_ops(module, kind)] == [op for op in every if op.name == kind]


def test_kinds_are_classes_and_names_and_several(dump):
    module = dump("matmul.sm90")
    both = find_ops(module, ttng.WarpGroupDotOp, "scf.for", ttg.LocalAllocOp)
    assert [type(op) for op in both] == [
        ttg.LocalAllocOp, ttg.LocalAllocOp, ttng.WarpGroupDotOp, scf.ForOp,
    ]  # fmt: skip
    assert find_ops(module, "scf.for")[0] == find_ops(module, scf.ForOp)[0]


def test_ops_that_the_host_has_under_several_names_are_found(dump):
    module = dump("attention_descriptor.sm100.ws")
    names = {op.operation.name for op in find_ops(module, "ttg.warp_specialize", "ttg.warp_specialize.partitions")}
    assert len(names) == 2 and all(name.startswith("ttg.warp_specialize") for name in names)
    assert names != {"ttg.warp_specialize", "ttg.warp_specialize.partitions"}


def test_the_root_counts_and_the_module_stays(dump):
    module = dump("matmul.sm80")
    before = gpuir.asm(module)
    (function,) = find_ops(module, tt.FuncOp)
    assert find_ops(function, "tt.func") == [function] == find_ops(function, "tt.func", unreachable=True)
    assert find_ops(function, "tt.return", "tt.func")[-1] == function
    assert gpuir.asm(module) == before


def test_unreachable_blocks_on_demand(context):
    module = gpuir.parse("""
    func.func @f() {
      %0 = arith.constant 0 : i32
      return
    ^nobody:
      %1 = arith.constant 1 : i32
      return
    }""")
    assert len(find_ops(module, "arith.constant")) == 1
    assert len(find_ops(module, "arith.constant", unreachable=True)) == 2
    assert len(find_ops(module)) == 6


def test_kinds_that_are_none(dump):
    with pytest.raises(TypeError, match="a kind is an op class or an op name such as 'scf.for', not 3"):
        find_ops(dump("matmul.sm80"), 3)
    assert find_ops(dump("matmul.sm80"), "no.such_op") == []
