"""Builders of the host's ops, made from its classes and constraints."""

from __future__ import annotations

import inspect
import re

import pytest

from gpuir import SpecError, ir
from gpuir.dialects import vector
from gpuir.ods import I1, AnyMemRef, AnyVector, Index
from gpuir.ods.upstream import SameAs, builder, signature_of

TYPES = {"m": "memref<8x?xf32>", "v": "vector<4x4xf32>", "c": "i1", "x": "f32"}


@pytest.fixture
def values():
    """Values of several types, inside a block that is being built."""
    with ir.Context(), ir.Location.unknown():
        block = ir.Module.parse("module {}").body
        with ir.InsertionPoint(block):
            casts = [
                ir.Operation.create("builtin.unrealized_conversion_cast", results=[ir.Type.parse(t)]).results[0]
                for t in TYPES.values()
            ]
            yield dict(zip(TYPES, casts)) | {"block": block}


def test_the_signature_is_the_hosts():
    assert (
        str(inspect.signature(builder("memref.load", indices=Index)))
        == "(memref, indices=(), *, nontemporal=None, alignment=None, invariant=None, results=None, loc=None, ip=None)"
    )
    select = builder("arith.select", condition=I1)
    assert [(p.name, p.role, p.arity) for p in select.signature] == [
        ("condition", "operand", "one"), ("true_value", "operand", "one"), ("false_value", "operand", "one"),
        ("results", "result", "variadic"),
    ]  # fmt: skip
    assert select.signature.returns == "result" and select.__name__ == "select" and select.__doc__


def test_values_of_python(values):
    load = builder("memref.load", memref=AnyMemRef, indices=Index)
    loaded = load(values["m"], [0, 1], nontemporal=True)
    assert str(loaded.owner).endswith("[%c0, %c1] {nontemporal = true} : memref<8x?xf32>")
    select = builder("arith.select", condition=I1)
    assert str(select(False, loaded.owner, values["x"]).type) == "f32"


def test_a_result_of_an_operands_type(values):
    interleave = builder("vector.transpose", vector=AnyVector)
    assert interleave.signature["permutation"].constraint is not None
    insert = builder("vector.fma", lhs=AnyVector, rhs=AnyVector, acc=AnyVector)
    assert insert(values["v"], values["v"], values["v"]).type == values["v"].type
    update = builder("nvgpu.mma.sync", res=SameAs("matrix_c"), matrix_c=AnyVector)
    made = update(*[values["v"]] * 3, [16, 8, 16])
    assert made.type == values["v"].type and str(made.owner.attributes["mmaShape"]) == "[16, 8, 16]"


def test_attributes_that_only_the_class_makes(values):
    """The annotation does not say of what type an integer is: the class, which knows, makes the op."""
    create_mask = builder("vector.constant_mask")
    made = create_mask(ir.Type.parse("vector<4x4xi1>"), [2, 3])
    assert isinstance(made.owner.opview, vector.ConstantMaskOp)
    assert str(made.owner.attributes["mask_dim_sizes"]) == "array<i64: 2, 3>"
    alloc = builder("memref.alloc", dynamic_sizes=Index)
    assert str(alloc(ir.Type.parse("memref<?xf32>"), [8], alignment=64).owner.attributes["alignment"]) == "64 : i64"


WRONG = {
    "type": (lambda v: builder("memref.load", memref=AnyMemRef)(v["x"]), TypeError, "'memref.load' operand 'memref': expected memref of any type values (a Value or an op with one result), got a Value of type f32"),
    "index": (lambda v: builder("memref.load", indices=Index)(v["m"], [0.5]), ValueError, "'memref.load' operand 'indices[0]': expected an integer (index), got 0.5"),
    "flag": (lambda v: builder("arith.select")(v["c"], v["x"], "x"), TypeError, "'arith.select' operand 'false_value': expected a Value or an op with one result, got 'x'"),
    "result": (lambda v: builder("nvgpu.mma.sync", res=SameAs("matrix_c"))(*[v["v"]] * 3, [16, 8, 16], res="f32"), TypeError, "'nvgpu.mma.sync' result type 'res': expected an ir.Type, got 'f32'"),
    "op": (lambda v: builder("memref.lod"), SpecError, "has no op 'memref.lod', did you mean memref.load"),
    "parameter": (lambda v: builder("memref.load", index=Index), SpecError, "'memref.load' has no parameter 'index'; it takes (memref, indices, nontemporal, alignment, invariant, results)"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments(values, name):
    build, error, message = WRONG[name]
    with pytest.raises(error, match=re.escape(message)):
        build(values)


def test_a_signature_without_a_function():
    names = [p.name for p in signature_of(vector.FMAOp)]
    assert names == ["lhs", "rhs", "acc", "results"]
    assert signature_of(vector.FMAOp)["results"].variadic
