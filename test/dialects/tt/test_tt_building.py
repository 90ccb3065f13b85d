"""Building `tt` from Python: every op by its builder, and the result types that follow."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gpuir
from gpuir import ir
from gpuir.dialects import tt
from gpuir.dialects.tt import TT
from gpuir.dialects.tt.dialect import TRITON
from gpuir.ods.names import python_name
from gpuir.ods.releases import ByRelease

FACTS = json.loads((Path(__file__).parent / "data" / "ops.json").read_text())


class Values:
    """Arguments of the function that is built, by their types: `v.f32`, `v("tensor<8xf32>")`."""

    def __init__(self, block: ir.Block):
        self.block = block

    def __call__(self, type: str) -> ir.Value:
        return self.block.add_argument(read(type), ir.Location.unknown())

    def __getattr__(self, type: str) -> ir.Value:
        return self(type)


def read(type: str) -> ir.Type:
    """A type in the document's spelling."""
    module = gpuir.parse(f"tt.func private @f({type})")
    return module.body.operations[0].operation.attributes["function_type"].value.inputs[0]


def _region(op: Any, end: Callable[..., Any], *types: str) -> Any:
    """The op with a region that hands its first arguments on, one a result."""
    block = op.regions[0].blocks.append(*map(read, types))
    with ir.InsertionPoint(block):
        end(list(block.arguments)[: len(op.results)])
    return op


T = "tensor<128xf32>"
P = "tensor<128x!tt.ptr<f32>>"
M = "tensor<128xi1>"
DESC = "!tt.tensordesc<tensor<64x32xf16>>"
ROW = "!tt.tensordesc<tensor<1x64xf16>>"
BLOCK = "!tt.ptr<tensor<64x32xf16>>"

#: What is called, and the line that is printed for it, without the names of values.
BUILT: list[tuple[Callable[[Values], Any], str]] = [
    (lambda v: tt.addptr(v("!tt.ptr<f32>"), v.i32), "tt.addptr %, % : !tt.ptr<f32>, i32"),
    (lambda v: tt.addptr(v(P), v("tensor<128xi32>")), f"tt.addptr %, % : {P}, tensor<128xi32>"),
    (lambda v: tt.advance(v(BLOCK), [v.i32, v.i32]), "tt.advance %, [%, %] : <tensor<64x32xf16>>"),
    (lambda v: tt.assert_(v.i1, "why"), 'tt.assert %, "why" : i1'),
    (
        lambda v: tt.atomic_cas(read("i32"), v("!tt.ptr<i32>"), v.i32, v.i32, "acq_rel", tt.MemSyncScope.GPU),
        "tt.atomic_cas acq_rel, gpu, %, %, % : (!tt.ptr<i32>, i32, i32) -> i32",
    ),
    (
        lambda v: tt.atomic_rmw(read("f32"), "fadd", v("!tt.ptr<f32>"), v.f32, "relaxed", "sys", mask=v.i1),
        "tt.atomic_rmw fadd, relaxed, sys, %, %, % : (!tt.ptr<f32>, f32, i1) -> f32",
    ),
    (lambda v: tt.bitcast(read("i32"), v.f32), "tt.bitcast % : f32 -> i32"),
    (lambda v: tt.broadcast(read("tensor<8x4xf32>"), v("tensor<8x1xf32>")), "tt.broadcast % : tensor<8x1xf32> -> tensor<8x4xf32>"),
    (lambda v: tt.cat(read("tensor<16xf32>"), v("tensor<8xf32>"), v("tensor<8xf32>")), "tt.cat %, % : tensor<8xf32> -> tensor<16xf32>"),
    (lambda v: tt.clampf(v.f32, v.f32, v.f32, "all"), "tt.clampf %, %, %, propagateNan = all : f32"),
    (
        lambda v: tt.descriptor_gather(read("tensor<8x64xf16>"), v(ROW), v("tensor<8xi32>"), v.i32),
        f"tt.descriptor_gather %[%, %] : ({ROW}, tensor<8xi32>, i32) -> tensor<8x64xf16>",
    ),
    (
        lambda v: tt.descriptor_load(read("tensor<64x32xf16>"), v(DESC), [v.i32, v.i32], cache="cg"),
        f"tt.descriptor_load %[%, %] cacheModifier = cg : {DESC} -> tensor<64x32xf16>",
    ),
    (
        lambda v: tt.descriptor_reduce("xor", v(DESC), v("tensor<64x32xf16>"), [v.i32, v.i32]),
        f"tt.descriptor_reduce xor, %[%, %], % : {DESC}, tensor<64x32xf16>",
    ),
    (
        lambda v: tt.descriptor_scatter(v(ROW), v("tensor<8xi32>"), v.i32, v("tensor<8x64xf16>")),
        f"tt.descriptor_scatter %[%, %], % : {ROW}, tensor<8xi32>, i32, tensor<8x64xf16>",
    ),
    (
        lambda v: tt.descriptor_store(v(DESC), v("tensor<64x32xf16>"), [v.i32, v.i32]),
        f"tt.descriptor_store %[%, %], % : {DESC}, tensor<64x32xf16>",
    ),
    (
        lambda v: tt.dot(v("tensor<64x32xf16>"), v("tensor<32x64xf16>"), v("tensor<64x64xf32>"), input_precision="tf32"),
        "tt.dot %, %, %, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>",
    ),
    (
        lambda v: tt.dot_scaled(
            v("tensor<64x32xi8>"), v("tensor<64x64xi8>"), v("tensor<64x64xf32>"), "e2m1", "e4m3", True,
            b_scale=v("tensor<64x2xi8>"),
        ),
        "tt.dot_scaled %, % scale %, % lhs = e2m1 rhs = e4m3 {fastMath = true} : tensor<64x32xi8> * tensor<64x64xi8>, "
        "tensor<64x2xi8> -> tensor<64x64xf32>",
    ),
    (
        lambda v: tt.elementwise_inline_asm([read(T)], "nop", "=r,r", False, 2, [v(T)]),
        f'tt.elementwise_inline_asm "nop" {{constraints = "=r,r", packed_element = 2 : i32, pure = false}} % : {T} -> {T}',
    ),
    (lambda v: tt.expand_dims(v(T), 1), f"tt.expand_dims % {{axis = 1 : i32}} : {T} -> tensor<128x1xf32>"),
    (
        lambda v: tt.extern_elementwise(read(T), [v(T)], "lib", "path", "sqrt", True),
        f'tt.extern_elementwise % {{libname = "lib", libpath = "path", pure = true, symbol = "sqrt"}} : ({T}) -> {T}',
    ),
    (lambda v: tt.fp_to_fp(read("f16"), v.f32, rounding="rtne"), "tt.fp_to_fp %, rounding = rtne : f32 -> f16"),
    (
        lambda v: tt.gather(v("tensor<8x4xf32>"), v("tensor<8x2xi32>"), 1, efficient_layout=True),
        "tt.gather %[%] {axis = 1 : i32, efficient_layout} : (tensor<8x4xf32>, tensor<8x2xi32>) -> tensor<8x2xf32>",
    ),
    (lambda v: tt.get_num_programs(tt.ProgramIDDim.Y), "tt.get_num_programs y : i32"),
    (lambda v: tt.get_program_id("x"), "tt.get_program_id x : i32"),
    (lambda v: tt.histogram(read("tensor<32xi32>"), v("tensor<128xi32>"), mask=v(M)), "tt.histogram %, % : tensor<128xi32> -> tensor<32xi32>"),
    (lambda v: tt.int_to_ptr(read("!tt.ptr<f32>"), v.i64), "tt.int_to_ptr % : i64 -> !tt.ptr<f32>"),
    (lambda v: tt.join(v(T), v(T)), f"tt.join %, % : {T} -> tensor<128x2xf32>"),
    (lambda v: tt.load(v("!tt.ptr<f32>"), is_volatile=True), "tt.load % {isVolatile = true} : !tt.ptr<f32>"),
    (lambda v: tt.load(v(P), mask=v(M), other=v(T), evict="evict_first"), f"tt.load %, %, % evictionPolicy = evict_first : {P}"),
    (
        lambda v: tt.load(v(BLOCK), boundary_check=[0, 1], padding="nan"),
        f"tt.load % {{boundaryCheck = array<i32: 0, 1>, padding = 2 : i32}} : {BLOCK}",
    ),
    (lambda v: tt.make_range(read("tensor<128xi32>"), 0, 128), "tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>"),
    (
        lambda v: tt.make_tensor_descriptor(read(DESC), v("!tt.ptr<f16>"), [v.i32, v.i32], [v.i64, v.i64]),
        "tt.make_tensor_descriptor %, [%, %], [%, %] : <f16>, <tensor<64x32xf16>>",
    ),
    (
        lambda v: tt.make_tensor_ptr(read(BLOCK), v("!tt.ptr<f16>"), [v.i64], [v.i64], [v.i32], [0]),
        "tt.make_tensor_ptr %, [%], [%], [%] {order = array<i32: 0>} : <tensor<64x32xf16>>",
    ),
    (
        lambda v: _region(tt.MapElementwiseOp([read(T)], [v(T)], 1), tt.map_elementwise_return, "f32"),
        '"tt.map_elementwise"(%) <{pack = 1 : i32}> ({',
    ),
    (lambda v: tt.mulhiui(v.i32, v.i32), "tt.mulhiui %, % : i32"),
    (lambda v: tt.precise_divf(v.f32, v.f32), "tt.precise_divf %, % : f32"),
    (lambda v: tt.precise_sqrt(v(T)), f"tt.precise_sqrt % : {T}"),
    (lambda v: tt.print_("x", True, [v.i32], [1]), 'tt.print "x" {hex = true, isSigned = array<i32: 1>} : % : i32'),
    (lambda v: tt.ptr_to_int(read("i64"), v("!tt.ptr<f32>")), "tt.ptr_to_int % : !tt.ptr<f32> -> i64"),
    (
        lambda v: _region(tt.ReduceOp([v("tensor<8x4xf32>")], 1), tt.reduce_return, "f32", "f32"),
        '"tt.reduce"(%) <{axis = 1 : i32}> ({',
    ),
    (lambda v: tt.reshape(read("tensor<4x32xf32>"), v(T), allow_reorder=True), f"tt.reshape % allow_reorder : {T} -> tensor<4x32xf32>"),
    (
        lambda v: _region(tt.ScanOp([v(T)], 0, True), tt.scan_return, "f32", "f32"),
        '"tt.scan"(%) <{axis = 0 : i32, reverse = true}> ({',
    ),
    (lambda v: tt.splat(read(T), v.f32), f"tt.splat % : f32 -> {T}"),
    (lambda v: tt.split(v("tensor<8x2xf32>")), "tt.split % : tensor<8x2xf32> -> tensor<8xf32>"),
    (lambda v: tt.store(v(P), v(T), mask=v(M), cache="wt"), f"tt.store %, %, % cacheModifier = wt : {P}"),
    (lambda v: tt.trans(v("tensor<8x4xf32>"), [1, 0]), "tt.trans % {order = array<i32: 1, 0>} : tensor<8x4xf32> -> tensor<4x8xf32>"),
    (lambda v: tt.unsplat(v("tensor<1xf32>")), "tt.unsplat % : tensor<1xf32>"),
]  # fmt: skip


def _function(build: Callable[[Values], Any]) -> ir.Module:
    """A module with a function of what is built."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        function = tt.func("f", ([], []))
    block = function.add_entry_block()
    with ir.InsertionPoint(block):
        build(Values(block))
        tt.return_()
    types = [argument.type for argument in block.arguments]
    function.operation.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, []))
    assert module.operation.verify()
    return module


def _taking(type: str) -> tuple[ir.Module, ir.Block]:
    """A module, which must be kept, and the body of its function of one argument."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        return module, tt.func("f", ([read(type)], [])).add_entry_block()


def _first(module: ir.Module) -> str:
    """The first op of the function as text, without the names of values."""
    line = next(line for line in gpuir.asm(module).splitlines() if line.startswith("    "))
    return re.sub(r"%[\w#:]+", "%", line.strip()).removeprefix("% = ").removeprefix("%, % = ")


def _name(line: str) -> str:
    return re.findall(r"tt\.[a-z_0-9]+", line)[0]


@pytest.mark.parametrize("build, line", BUILT, ids=[_name(line) for _, line in BUILT])
def test_built_by_its_builder(context: ir.Context, build: Callable[[Values], Any], line: str) -> None:
    module = _function(build)
    assert _first(module) == line
    text = gpuir.asm(module)
    assert gpuir.asm(gpuir.parse(text)) == text


def test_every_op_is_built() -> None:
    ends = {"tt.map_elementwise.return", "tt.reduce.return", "tt.scan.return"}
    functions = {"tt.func", "tt.call", "tt.return"}
    described = TRITON.release("3.5")  # the release that the facts are of
    ops = {name for name, op in TT.ops.items() if op.spec.releases is None or described in op.spec.releases}
    assert {_name(line) for _, line in BUILT} | ends | functions == ops == set(FACTS)


def assembly_of(op: type) -> str | None:
    """The format in Triton 3.4."""
    formats = ByRelease.of(op.__dict__.get("assembly"), TRITON, op.__name__)
    return formats.at(TRITON.release("3.4"))


@pytest.mark.parametrize("name", FACTS)
def test_the_spec_is_the_documents(name: str) -> None:
    op, fact = TT.ops[name], FACTS[name]
    squeezed = re.sub(r"\s+", "", assembly_of(op) or "")
    first = TRITON.release("3.4")
    later = {f.python for f in op.spec.attributes.values() if f.releases is not None and first not in f.releases}
    described = [name for name in op.__annotations__ if name not in later]
    assert described == [*map(python_name, fact["arguments"] + fact["results"] + fact["regions"])]
    assert [argument.name for argument in op.spec.arguments if argument.python not in later] == fact["arguments"]
    if name != "tt.func":  # its form is code, there and here
        assert squeezed == re.sub(r"\s+", "", fact["format"] or "")
    assert [attribute for attribute in fact["arguments"] if attribute in op.spec.attributes] == [
        name for name, field in op.spec.attributes.items() if field.python not in later
    ]


def test_functions_and_calls_are_built(context: ir.Context) -> None:
    module, f32 = ir.Module.create(), ir.F32Type.get()
    with ir.InsertionPoint(module.body):
        double = tt.func("double", ([f32], [f32]), sym_visibility="private")
        assert double.is_declaration
        with pytest.raises(IndexError, match="declaration"):
            _ = double.entry_block
        with ir.InsertionPoint(double.add_entry_block()):
            tt.return_([tt.clampf(*double.arguments, *double.arguments, *double.arguments, "none")])
        with pytest.raises(IndexError, match="has a body"):
            double.add_entry_block()
        kernel = tt.func(
            "kernel", ir.FunctionType.get([f32], []), arg_attrs=[{"tt.divisibility": ir.Attribute.parse("16 : i32")}]
        )
        with ir.InsertionPoint(kernel.add_entry_block()):
            result = tt.call([f32], "double", [kernel.arguments[0]])
            assert result.type == f32
            tt.return_()
    assert module.operation.verify()
    assert (double.name.value, double.type) == ("double", ir.FunctionType.get([f32], [f32]))
    text = gpuir.asm(module)
    assert "tt.func @kernel(%arg0: f32 {tt.divisibility = 16 : i32}) {" in text
    assert "%0 = tt.call @double(%arg0) : (f32) -> f32" in text
    assert gpuir.asm(gpuir.parse(text)) == text


def test_a_function_takes_types_only(context: ir.Context) -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body), pytest.raises(TypeError, match="FunctionType or"):
        tt.func("f", "() -> ()")


B2 = "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>"
B2T = "#ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>"
CTAS = "CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [0, 1]"
MMA2 = "#ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>"
MMA3 = "#ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>"

#: A builder, the type that it gets and the type that follows.
INFERRED: list[tuple[Callable[..., Any], str, str]] = [
    (lambda x: tt.expand_dims(x, 1), f"64xf32, #ttg.slice<{{dim = 1, parent = {B2}}}>", f"64x1xf32, {B2}"),
    (lambda x: tt.expand_dims(x, 0), f"16xf32, #ttg.slice<{{dim = 0, parent = {MMA2}}}>", f"1x16xf32, {MMA2}"),
    (lambda x: tt.trans(x, [1, 0]), f"64x16xf32, {B2}", f"16x64xf32, {B2T}"),
    (
        lambda x: tt.trans(x, [1, 0]),
        f"64x16xf32, {B2.replace('}>', ', ' + CTAS + '}>')}",
        f"16x64xf32, {B2T.replace('}>', ', CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>')}",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        f"64x64xf32, {MMA2}",
        "64x64xf32, #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0]], "
        "lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 16], [0, 32]], block = []}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        f"32x64xf16, #ttg.dot_op<{{opIdx = 1, parent = {MMA2}, kWidth = 2}}>",
        "64x32xf16, #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [8, 0], [16, 0], [32, 0]], "
        "lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[0, 0], [0, 0]], block = []}>",
    ),
    (
        lambda x: tt.trans(x, [0, 1]),
        f"32x8xf32, #ttg.dot_op<{{opIdx = 0, parent = {B2}}}>",
        f"32x8xf32, #ttg.dot_op<{{opIdx = 0, parent = {B2}}}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        f"32x8xf32, #ttg.dot_op<{{opIdx = 0, parent = {B2}}}>",
        "8x32xf32, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0]], "
        "lane = [[0, 0], [0, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 8], [0, 16]], block = []}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        "32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1]}>, kWidth = 8}>",
        "32x32xf16, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [16, 0]], "
        "lane = [[0, 1], [0, 2], [0, 4], [0, 8], [8, 0]], warp = [[0, 16], [0, 0]], block = []}>",
    ),
    (
        lambda x: tt.join(x, x),
        f"64x16xf32, {B2}",
        "64x16x2xf32, #ttg.blocked<{sizePerThread = [1, 4, 2], threadsPerWarp = [8, 4, 1], warpsPerCTA = [4, 1, 1], "
        "order = [2, 1, 0]}>",
    ),
    (
        lambda x: tt.join(x, x),
        "64xf32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], "
        "warpsPerCTA = [4, 1], order = [1, 0]}>}>",
        "64x2xf32, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>",
    ),
    (
        lambda x: tt.join(x, x),
        f"64xf32, #ttg.slice<{{dim = 1, parent = {MMA3}}}>",
        "64x2xf32, #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], "
        "warp = [[16, 0], [32, 0]], block = []}>",
    ),
    (
        lambda x: tt.split(x)[0],
        "128x2xf32, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>",
        "128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>",
    ),
    (
        lambda x: tt.split(x)[0],
        f"64x2xf32, {MMA2}",
        "64xf32, #ttg.linear<{register = [[8]], lane = [[0], [0], [1], [2], [4]], warp = [[16], [32]], block = []}>",
    ),
    (
        lambda x: tt.ReduceOp([x], 0).result[0],
        f"64x16xf32, {B2}",
        f"16xf32, #ttg.slice<{{dim = 0, parent = {B2}}}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        "64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>",
        "64x64xf32, #ttg.linear<{register = [[0, 2], [0, 4], [0, 8], [32, 0], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], "
        "[0, 1]], warp = [[16, 0], [0, 16]], block = []}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        "64x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, warpsPerCTA = [2, 2]}>",
        "64x64xf32, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [32, 0], [0, 32]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], "
        "[8, 0]], warp = [[16, 0], [0, 16]], block = []}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        "64x64xf32, #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = false}>",
        "64x64xf32, #ttg.linear<{register = [[0, 1], [0, 2], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], "
        "[0, 4]], warp = [[32, 0], [0, 32]], block = []}>",
    ),
    (
        lambda x: tt.trans(x, [1, 0]),
        "64x64xf32, #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16], isTransposed = true}>",
        "64x64xf32, #ttg.linear<{register = [[1, 0], [2, 0], [32, 0], [0, 32]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [4, 0], "
        "[8, 0]], warp = [[16, 0], [0, 16]], block = []}>",
    ),
    (lambda x: tt.load(x), f"64x16x!tt.ptr<f16>, {B2}", f"64x16xf16, {B2}"),
    (lambda x: tt.ScanOp([x], 0, False).result[0], f"64x16xf32, {B2}", f"64x16xf32, {B2}"),
]  # fmt: skip


@pytest.mark.parametrize("build, source, result", INFERRED)
def test_result_types_follow(context: ir.Context, build: Callable[..., Any], source: str, result: str) -> None:
    _module, block = _taking(f"tensor<{source}>")
    with ir.InsertionPoint(block):
        assert build(block.arguments[0]).type == read(f"tensor<{result}>")


def test_a_scalar_follows_from_a_reduction_of_one_dimension(context: ir.Context) -> None:
    _module, block = _taking("tensor<8xf16>")
    with ir.InsertionPoint(block):
        assert tt.ReduceOp([block.arguments[0]], 0).result[0].type == ir.F16Type.get()


@pytest.mark.parametrize(
    "build, type, message",
    [
        (lambda x: tt.expand_dims(x, 3), T, "axis to be between 0 and 1, found 3"),
        (lambda x: tt.trans(x, [0, 0]), "tensor<8x8xf32>", "permutation of 0..1, found"),
        (lambda x: tt.split(x), "tensor<8x4xf32>", "size 2, found 4"),
        (lambda x: tt.split(x), f"tensor<64x2xf32, {B2T}>", "a register to hold both elements"),
        (lambda x: tt.trans(x, [1, 0]), f"tensor<64x2xf32, #ttg.slice<{{dim = 0, parent = {B2}}}>>", "rank 2, found one of rank 1"),
        (lambda x: tt.load(x), T, "expected a pointer or a tensor of pointers, found tensor<128xf32>"),
        (
            lambda x: tt.trans(x, [1, 0]),
            "tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>",
            "nvidia_mma of version 2 or 3",
        ),
    ],
)  # fmt: skip
def test_what_does_not_follow_is_said(context: ir.Context, build: Callable[..., Any], type: str, message: str) -> None:
    _module, block = _taking(type)
    with ir.InsertionPoint(block), pytest.raises(ValueError, match=re.escape(message)):
        build(block.arguments[0])


def test_pointer_and_descriptor_types(context: ir.Context) -> None:
    f16 = ir.F16Type.get()
    pointer = tt.PtrType.get(f16)
    assert (pointer.pointee_type, pointer.address_space, str(pointer)) == (f16, 1, "!tt.ptr<f16>")
    assert str(tt.PtrType.get(f16, 3)) == "!tt.ptr<f16, 3>" == str(read("!tt.ptr<f16, 3>"))
    block = ir.RankedTensorType.get([8, 8], f16)
    assert tt.TensorDescType.get(block).block_type == block
    with pytest.raises(ValueError, match="ranked tensor type, found f16"):
        tt.TensorDescType.get(f16)
