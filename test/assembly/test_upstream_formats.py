"""Formats of upstream's ops, declared again: what gpuir prints is, but for the name, what upstream prints.

So the meaning of a format, where spaces go, and the generic form are judged by MLIR itself.
"""

from __future__ import annotations

import re

import pytest

import gpuir
from gpuir import ir

ARGUMENTS = (
    "%i: index, %i1: i1, %i32: i32, %f: f32, %m: memref<?x4xf32>, %sm: memref<?x4xf16, 3>, %m3: memref<?x4xf32, 3>, "
    "%v: vector<4xf32>, %t: tensor<4xf32>, %tk: !gpu.async.token, %f2: f32"
)

OPS = """
%0 = memref.load %m[%i, %i] : memref<?x4xf32>
%0 = memref.load %m[%i, %i] {a, b = "x"} : memref<?x4xf32>
memref.store %f, %m[%i, %i] : memref<?x4xf32>
memref.store %f, %m[%i, %i] {note = true} : memref<?x4xf32>
%0 = vector.fma %v, %v, %v : vector<4xf32>
%0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
%0 = gpu.thread_id x
%0 = gpu.thread_id y upper_bound 8
%0 = gpu.thread_id z upper_bound 8 {a}
%0 = gpu.subgroup_reduce add %f : (f32) -> f32
%0 = gpu.subgroup_reduce mul %f uniform {x = 1 : i32} : (f32) -> f32
%0 = gpu.subgroup_reduce add %f cluster(size = 4) : (f32) -> f32
%0 = gpu.subgroup_reduce add %f uniform cluster(size = 4, stride = 2) : (f32) -> f32
%0:2 = gpu.shuffle xor %f, %i32, %i32 : f32
%0:2 = gpu.shuffle up %f, %i32, %i32 {a} : f32
%0 = gpu.alloc() : memref<4xf32>
%0 = gpu.alloc host_shared (%i) : memref<?xf32>
%0:2 = gpu.alloc async () : memref<4xf32>
%0:2 = gpu.alloc async [%tk] host_shared (%i) : memref<?xf32>
%0:2 = gpu.alloc async [%tk, %tk] (%i, %i) {z} : memref<?x?xf32>
%0 = gpu.alloc (%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
%0:2 = gpu.alloc async [%tk] (%i)[%i] {z} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
%0 = nvgpu.ldmatrix %sm[%i, %i] {transpose = false, numTiles = 4 : i32} : memref<?x4xf16, 3> -> vector<4x2xf16>
%0 = nvgpu.device_async_copy %m[%i, %i], %m3[%i, %i], 4 : memref<?x4xf32> to memref<?x4xf32, 3>
%0 = nvgpu.device_async_copy %m[%i, %i], %m3[%i, %i], 4, %i {bypassL1} : memref<?x4xf32> to memref<?x4xf32, 3>
%0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
%0 = bufferization.to_tensor %m restrict writable : memref<?x4xf32> to tensor<?x4xf32>
%0 = bufferization.to_tensor %m writable {a} : memref<?x4xf32> to tensor<?x4xf32>
%0 = bufferization.to_tensor %m : memref<?x4xf32> to tensor<?x4xf32>
acc.init
acc.init attributes {x}
acc.init device_num(%i32 : i32) if(%i1) attributes {x}
acc.init if(%i1) device_num(%i32 : i32)
acc.init if(%i1)
nvvm.barrier
nvvm.barrier id = %i32
nvvm.barrier id = %i32 number_of_threads = %i32
nvvm.barrier id = %i32 number_of_threads = %i32 {a}
%0 = math.absf %f : f32
%0 = math.absf %v {fast = "no"} : vector<4xf32>
%0 = func.call @g(%f) {q} : (f32) -> f32
%0:2 = func.call @two(%f, %i32) : (f32, i32) -> (i32, f32)
func.call @none() : () -> ()
%0 = func.call @fun() : () -> (() -> ())
func.return
func.return %f : f32
func.return {a} %f, %i32, %f2 : f32, i32, f32
cf.br ^bb1
cf.br ^bb1 {a = 1 : i8}
cf.br ^bb2(%f, %i32 : f32, i32)
cf.cond_br %i1, ^bb1, ^bb1
cf.cond_br %i1, ^bb2(%f, %i32 : f32, i32), ^bb1
cf.cond_br %i1, ^bb1, ^bb2(%f, %i32 : f32, i32) {a}
cf.cond_br %i1, ^bb2(%f, %i32 : f32, i32), ^bb2(%f2, %i32 : f32, i32)
""".strip().splitlines()

CALLEES = (
    "func.func private @g(f32) -> f32\nfunc.func private @two(f32, i32) -> (i32, f32)\nfunc.func private @none()\n"
    "func.func private @fun() -> (() -> ())\n"
)
NAME = re.compile(r"(?<![\w.%])((?:[a-z]+\.)+[a-z]\w*)")


def module(op: str) -> str:
    """A function of that op; what a terminator branches to comes after it."""
    kind = NAME.search(op)[1].removeprefix("mirror.")
    results = re.search(r": (.*)$", op)[1] if kind == "func.return" and " : " in op else ""
    ends = kind in ("func.return", "cf.br", "cf.cond_br")
    if kind.startswith("cf."):
        rest = "^bb1:\n  llvm.unreachable\n^bb2(%x: f32, %y: i32):\n  llvm.unreachable"
    else:
        rest = "" if ends else "llvm.unreachable"
    return f"func.func @f({ARGUMENTS}) -> ({results}) {{\n{op}\n{rest}\n}}\n{CALLEES}"


def printed(text: str) -> str:
    """The line of the op, without the names of its results (upstream's ops suggest some) and upstream's short spelling."""
    lines = [line.strip() for line in text.splitlines()]
    line = lines[
        next(i for i, found in enumerate(lines) if "func.func" in found and "@f(" in found or '"func.func"' in found)
        + 1
    ]
    line = lines[lines.index(line) + 1] if line.startswith("^bb0") else line
    line = re.sub(r"^%\S+(?:, %\S+)* = ", "", line)
    return re.sub(r"^(call|return)\b", r"func.\1", line)


def mirrored(op: str) -> str:
    return NAME.sub(r"mirror.\1", op, count=1)


@pytest.fixture
def both(context, mirror):
    """Upstream's module of an op, and gpuir's module of the op that is declared like it."""

    def parse(op: str) -> tuple[ir.Module, ir.Module]:
        return ir.Module.parse(module(op)), gpuir.parse(module(mirrored(op)))

    return parse


@pytest.mark.parametrize("op", OPS)
def test_custom_form(both, op):
    upstream, own = both(op)
    text = gpuir.asm(own)
    assert printed(text) == mirrored(printed(str(upstream)))
    assert gpuir.asm(gpuir.parse(text)) == text


@pytest.mark.parametrize("op", OPS)
def test_generic_form(both, op):
    upstream, own = both(op)
    text = gpuir.asm(own, generic=True)
    theirs = upstream.operation.get_asm(print_generic_op_form=True)
    ours, theirs = printed(text), mirrored(printed(theirs))
    # Upstream knows the enums' spelling in attributes, here they are numbers; what an op of its own adds is its business.
    theirs = re.sub(r"#gpu<dim (\w)>", lambda m: f"{'xyz'.index(m[1])} : i32", theirs)
    theirs = re.sub(r"#gpu<shuffle_mode (\w+)>", lambda m: f"{['xor', 'up'].index(m[1])} : i32", theirs)
    theirs = re.sub(r"#gpu<all_reduce_op (\w+)>", lambda m: f"{['add', 'mul'].index(m[1])} : i32", theirs)
    theirs = re.sub(r"(?:fastmath = #arith.fastmath<none>|aligned = true|cluster_stride = 1 : i32)(?:, )?", "", theirs)
    theirs = re.sub(r", }", "}", theirs).replace(" <{}>", "")
    assert ours == theirs
    assert gpuir.asm(gpuir.parse(text), generic=True) == text
    assert gpuir.asm(gpuir.parse(text)) == gpuir.asm(own)


@pytest.mark.parametrize("op", OPS)
def test_operands_and_results_are_in_their_places(both, op):
    """Values of the whole op in order, and the segments that the host made of them, against upstream's."""
    upstream, own = both(op)
    theirs, ours = (m.body.operations[0].body.blocks[0].operations[0] for m in (upstream, own))
    assert [str(v.type) for v in ours.operands] == [str(v.type) for v in theirs.operands]
    assert [v.owner == ours.operands[0].owner for v in ours.operands] == [True] * len(ours.operands)
    assert [str(v.type) for v in ours.results] == [str(v.type) for v in theirs.results]
    assert len(ours.successors) == len(theirs.successors)
    names = [v.get_name() for v in theirs.operands]
    assert [v.get_name() for v in ours.operands] == names


@pytest.mark.parametrize("op", OPS)
def test_layout_of_the_text_does_not_matter(both, op, context):
    _, own = both(op)
    results, body = re.fullmatch(r"(%\S+ = )?(.*)", mirrored(op)).groups()
    split = (results or "") + re.sub(r"(->|(?<!%\d)[\[\](){}:,=])", r" // c\n \1\n", body)
    assert gpuir.asm(gpuir.parse(module(mirrored(op)).replace(mirrored(op), split))) == gpuir.asm(own)
