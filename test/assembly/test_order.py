"""What a text means depends neither on what was read before it nor on comments, line ends, blanks and tabs."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gpuir

TRITON = Path(__file__).parents[1] / "interop" / "triton"
_READ = """
import hashlib, json, sys, gpuir
context = gpuir.Context()
context.allow_unregistered_dialects = True
for name, text in json.load(sys.stdin):
    try:
        result = gpuir.asm(gpuir.parse(text, context=context), generic=True)
    except gpuir.ParseError as error:
        result = f"refused: {error}"
    print(json.dumps([name, result]))
"""

UPSTREAM = {
    "control flow": """
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 4)>
module @m attributes {a.unit, a.dict = {b.c = [1, 2 : i32], d = @m::@f}} {
  memref.global "private" constant @data : memref<2x3xf32> = dense<[[1.0, -2.0e+00, 3.5], [0.0, 1.0, 2.0]]>
  func.func @f(%a: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>) -> (index, f32) attributes {x.y} {
    %c = arith.constant 4 : index
    %z = arith.constant -1.5e-01 : f32
    %r:2 = scf.for %i = %a to %c step %c iter_args(%s = %a, %t = %z) -> (index, f32) {
      %v = memref.load %m[%i, %i] : memref<?x4xf32, strided<[4, 1], offset: ?>>
      %n = affine.apply #map(%i)[%s]
      %p = arith.cmpi slt, %n, %c : index
      %q = scf.if %p -> (f32) {
        scf.yield %v : f32
      } else {
        %e = arith.addf %t, %v fastmath<nnan> : f32
        scf.yield %e : f32
      }
      scf.yield %n, %q : index, f32
    }
    %g = tensor.generate %c {
    ^bb0(%i: index):
      tensor.yield %z : f32
    } : tensor<?xf32>
    affine.if #set(%a) { affine.store %z, %m[%a, 0] : memref<?x4xf32, strided<[4, 1], offset: ?>> }
    cf.cond_br %b, ^one(%r#0 : index), ^two
  ^one(%x: index):
    return %x, %r#1 : index, f32
  ^two:
    return %a, %z : index, f32
  }
}
""".replace("cf.cond_br %b", "%b = arith.constant true\n    cf.cond_br %b"),
    "tensors": """
func.func @g(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul {a.note = "x // y {"} ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x4xf32>) {
  ^bb0(%o: f32):
    %2 = arith.mulf %o, %o : f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
""",
    "gpu": """
gpu.module @k <#gpu.select_object<0>> {
  gpu.func @f(%a: memref<8xf32, 1>) workgroup(%w : memref<4xf32, 3>) kernel attributes {gpu.known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.thread_id x
    gpu.barrier
    %v = memref.load %a[%i] : memref<8xf32, 1>
    gpu.return
  }
}
""",
    "unregistered": """
"foo.op"() ({
  %0:2 = "foo.two"() <{a = 1 : i32}> : () -> (i32, !foo.type)
  "foo.use"(%0#1, %0#0)[^next] {tt.return, "tt.load", iree_gpu.yield = unit} : (!foo.type, i32) -> ()
^next:
  "foo.end"() : () -> ()
}) : () -> ()
""",
    "gpuir": """
#k = #iree_gpu<compute_bitwidths fp32|fp16>
!v = vector<4xf32>
func.func @f(%a: !v, %t: tensor<4xf32>) attributes {a.b = #k, iree_gpu.thing} {
  %0 = iree_gpu.value_barrier %a {n = #k, o = #iree_gpu.lane_id<0>} : !v
  %1:2 = iree_gpu.value_barrier %a, %0 : !v, vector<4xf32>
  %2 = iree_gpu.barrier_region ins(%t : tensor<4xf32>) {
  ^bb0(%x: tensor<4xf32>):
    %3 = "iree_gpu.value_barrier"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    iree_gpu.yield %3 : tensor<4xf32>
  } : tensor<4xf32>
  "iree_gpu.barrier_region"() ({
    iree_gpu.yield
  }) {a.c} : () -> ()
  scf.forall (%i) in (4) {
    %c = arith.constant {mapping = 1 : i32, a.d = [#iree_gpu.lane_id<1>]} 1 : i32
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
""",
    "values behind an op that may have none": "tt.func @g(%x: i32) -> i32 {\n tt.return\n // c\n %x : i32\n}",
    "an op without values": "tt.func @f() {\n tt.return\n}",
    "results behind an op without values": "tt.func @f() {\n tt.return\n} tt.func @g() { %0 = arith.constant 1 : i32\n tt.return }",
}


def corpus(draw: random.Random) -> dict[str, str]:
    """Some modules of Triton's, not too long."""
    sys.path.insert(0, str(TRITON))
    import _corpus

    sys.path.remove(str(TRITON))
    stages = [draw.choice(_corpus.stages(file)) for file in draw.sample(_corpus.FILES, 24)]
    return {stage.id: stage.text for stage in stages if len(stage.text) < 8_000}


BLOCKED = (
    "#ttg.blocked<{{sizePerThread = [{}, {}], threadsPerWarp = [{}, {}], warpsPerCTA = [{}, {}], order = [{}, {}]}}>"
)


def generated(draw: random.Random) -> dict[str, str]:
    """Functions that repeat a few lines under other aliases, with other values and in another order."""
    texts = {}
    for index in range(8):
        sizes = [(draw.choice([1, 2]), 1), (8, 4), (4, 1), draw.choice([(1, 0), (0, 1)])]
        layout = BLOCKED.format(*(n for pair in sizes for n in pair))
        swapped = BLOCKED.format(*(n for one, other in sizes[:3] for n in (other, one)), *(1 - n for n in sizes[3]))
        name, transposed = draw.sample(["a", "b", "c-1", "d$"], 2)
        type_, other = (f"tensor<64x64xf32, #{alias}>" for alias in (name, transposed))
        body, last = [], "%x"
        for number in range(draw.randrange(3, 9)):
            body.append(f"  %{number} = {draw.choice(['arith.addf', 'arith.mulf'])} {last}, %x : {type_}")
            last = f"%{number}"
            if draw.random() < 0.5:
                body.append(f"  %m{number} = tt.trans {last} {{order = array<i32: 1, 0>}} : {type_} -> {other}")
        texts[f"generated {index}"] = (
            f"#{name} = {layout}\n#{transposed} = {swapped}\n"
            'module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {\n'
            f"  tt.func @f(%x: {type_}) {{\n" + "\n".join(body) + "\n  tt.return\n  }\n}\n"
        )
    return texts


#: Tokens by MLIR's reference, told apart here once more; what has to stand together is one.
_TOKEN = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|[%^@][\w$.\-]+|[#!][\w$.\-]+<?|->|::|==|>=|<=|-?\d+\.\d*(?:[eE][+-]?\d+)?|-?\d\w*'
    r"|\?x[\w?]*|(?:(?<=[<,(])|\b)[\w$.?]+|@(?=\")|\s+|."
)
BETWEEN = [" ", "\t", "\n", "\r\n", ' // %0 = tt.load { " (\n', "\n\n\t", "//\n"]


#: Upstream scans the bodies of its own dialects' attributes and types by characters: brackets in comments count there.
_SCANNED = re.compile(r"[#!](?!tt\b|ttg\b|ttng\b|iree_gpu\b)[\w$.\-]+<")


def spread(text: str, draw: random.Random, always: str | None) -> str:
    """The text with blanks, line ends or comments at every border of two tokens."""
    parts, scanned = [], 0
    for token in _TOKEN.findall(text):
        if token.isspace() or token.startswith("//"):
            parts.append("\n" if token.startswith("//") else token)
            continue
        parts.append(token)
        if scanned or _SCANNED.match(token):
            scanned += token.endswith("<") - (token == ">")
        if token != "@":
            parts.append("\t" if scanned else always or draw.choice(BETWEEN))
    return "".join(parts)


def read(texts: list[tuple[str, str]]) -> dict[str, str]:
    """The generic form of each text, read in this order in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-c", _READ], input=json.dumps(texts), capture_output=True, text=True, timeout=200
    )
    assert result.returncode == 0, result.stderr
    return dict(json.loads(line) for line in result.stdout.splitlines())


@pytest.fixture
def texts(seed: int) -> dict[str, str]:
    print("seed", seed)
    draw = random.Random(seed)
    return {**UPSTREAM, **corpus(draw), **generated(draw)}


def test_order_and_comments(texts: dict[str, str], seed: int) -> None:
    draw = random.Random(seed)
    spreads = {name: [spread(text, draw, None), spread(text, draw, " // }\n")] for name, text in texts.items()}
    first = list(texts.items())
    again = [(name, text) for name, text in reversed(first)]
    other = [(f"{name} / {i}", text) for name, ways in spreads.items() for i, text in enumerate(ways)]
    draw.shuffle(other)
    alone, mixed = read(first), read([*other, *again])
    for name in texts:
        assert not alone[name].startswith("refused"), (name, alone[name], texts[name])
        assert mixed[name] == alone[name], name
        for i, text in enumerate(spreads[name]):
            assert mixed[f"{name} / {i}"] == alone[name], (name, mixed[f"{name} / {i}"][:500], text)


def test_known_lines_are_what_is_read_without_memory(texts: dict[str, str]) -> None:
    from gpuir.assembly.reader import Reader

    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        for _ in range(2):
            for name, text in texts.items():
                kept, fresh = (Reader(text, "-", context, trace=trace).rewrite() for trace in (False, True))
                assert kept == fresh, name


def test_a_text_that_was_read_means_the_same_in_each_context() -> None:
    text = (
        "tt.func @f(%x: !strange.type) {\n  %0 = tt.splat %x : !strange.type -> tensor<4x!strange.type>\n  tt.return\n}"
    )

    def outcome(allowed: bool) -> str:
        context = gpuir.Context(allow_unregistered_dialects=allowed)
        try:
            return gpuir.asm(gpuir.parse(text, context=context))
        except gpuir.ParseError as error:
            return str(error)

    alone = {allowed: outcome(allowed) for allowed in (False, True)}
    assert alone[False] != alone[True]
    for allowed in (True, False, True, False):
        assert outcome(allowed) == alone[allowed]
