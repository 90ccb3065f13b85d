"""IR texts that every peer parses, byte for byte the same. Standard library only: each peer's environment has it."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

MAPS = (
    "affine_map<(d0, d1, d2) -> (d0, d2)>",
    "affine_map<(d0, d1, d2) -> (d2, d1)>",
    "affine_map<(d0, d1, d2) -> (d0, d1)>",
)
ITERATORS = ("parallel", "parallel", "reduction")
INTRINSIC = "MFMA_F32_16x16x16_F16"
LHS, RHS, ACC = "vector<2x3x4xf16>", "vector<3x5x4xf16>", "vector<2x5x4xf32>"
TENSOR = "tensor<4x8xf32>"

#: What `module` makes texts of.
KINDS = ("multi_mma", "value_barrier", "multi_mma, one line", "value_barrier, one line")
#: Ops in a function. Another function has other types.
EACH = 4

MMA = (
    "    %r{i} = iree_gpu.multi_mma %a, %b, %c {{indexing_maps = [#map, #map1, #map2], iterator_types = ["
    + ", ".join(f"#iree_gpu.iterator_type<{name}>" for name in ITERATORS)
    + f"], kind = #iree_gpu.mma_layout<{INTRINSIC}>}}}} : {{lhs}}, {{rhs}} into {{acc}}\n"
)
BARRIER = "    %r{i} = iree_gpu.value_barrier %t : {tensor}\n"
_ALIASES = "".join(f"#map{i or ''} = {text}\n" for i, text in enumerate(MAPS))


def module(kind: str, count: int, op: str | None = None) -> str:
    """A module with ``count`` ops of the kind ``multi_mma`` or ``value_barrier``, a few in each function.

    No two functions have a type in common. Of the kind ``multi_mma, one line`` all ops are in one function, and their lines
    differ in the result's name alone. ``op`` is the line of a peer's nearest op.
    """
    kind, _, repeated = kind.partition(", ")
    line = op or {"multi_mma": MMA, "value_barrier": BARRIER}[kind]
    functions = []
    for number, first in enumerate(range(0, count, count if repeated else EACH)):
        types = {"lhs": LHS, "rhs": RHS, "acc": ACC, "tensor": TENSOR}
        if not repeated:
            m, n, k = number + 1, number + 2, number + 3
            types = {"lhs": f"vector<{m}x{k}x4xf16>", "rhs": f"vector<{k}x{n}x4xf16>", "acc": f"vector<{m}x{n}x4xf32>"}
            types["tensor"] = f"tensor<{m}x8xf32>"
        last = count if repeated else min(count, first + EACH)
        body = "".join([line.format(i=i, **types) for i in range(first, last)])
        arguments = ", ".join(f"%{name}: {type_}" for name, type_ in zip("abct", types.values()))
        functions.append(f"  func.func @f{number}({arguments}) {{\n{body}    return\n  }}\n")
    aliases = _ALIASES if kind == "multi_mma" else ""
    return f"{aliases}module {{\n{''.join(functions)}}}\n"


# Triton's dialects

_DUMPS = Path(__file__).resolve().parent.parent / "test" / "interop" / "triton"
#: The release whose libtriton is the peer; the corpus has a few dumps of another.
_TRITON = "3.4.0"
#: Its last stage, TTGIR with a pipelined loop, is what large texts repeat.
_REPEATED = "matmul.sm90.mlir"


def corpus() -> list[str]:
    """Every module of the Triton corpus: each stage of each kernel."""
    return [text for stages in _dumps("*.mlir") for text in stages]


def ttgir(size: int) -> Iterator[str]:
    """The parts of a module of at least ``size`` bytes: one matmul of the corpus under as many names as it takes."""
    lines = _dumps(_REPEATED)[0][-1].splitlines(keepends=True)
    first = next(index for index, line in enumerate(lines) if line.lstrip().startswith("tt.func"))
    head, function, tail = ("".join(part) for part in (lines[:first], lines[first:-1], lines[-1:]))
    before, name, after = function.partition("@matmul")
    yield head
    size -= len(head) + len(tail)
    index = 0
    while size > 0:
        copy = f"{before}{name}_{index}{after}"
        yield copy
        size -= len(copy)
        index += 1
    yield tail


def ttgir_file(size: int) -> Path:
    """The same text in a new temporary file; it is never whole in this process's memory."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir", delete=False) as file:
        file.writelines(ttgir(size))
    return Path(file.name)


def _dumps(pattern: str) -> list[list[str]]:
    """The modules of each file whose name is like ``pattern``, as the tests of the corpus read them."""
    sys.path.insert(0, str(_DUMPS))
    import _corpus

    sys.path.remove(str(_DUMPS))
    files = [file for file in _corpus.FILES if file.match(pattern) and _corpus.version(file) == _TRITON]
    return [[stage.text for stage in _corpus.stages(file)] for file in files]


# xDSL's own dialects

_UPSTREAM = """  func.func @f{i}(%a: i32, %b: i32, %x: memref<16xf32>) -> i32 {{
    %lower = arith.constant 0 : index
    %upper = arith.constant 16 : index
    %step = arith.constant 1 : index
    %0 = arith.addi %a, %b : i32
    %1 = arith.cmpi slt, %0, %b : i32
    %2 = arith.select %1, %a, %0 : i32
    %3 = scf.for %i = %lower to %upper step %step iter_args(%sum = %2) -> (i32) {{
      %4 = arith.muli %sum, %a : i32
      %5 = arith.index_cast %i : index to i32
      %6 = arith.addi %4, %5 : i32
      %7 = memref.load %x[%i] : memref<16xf32>
      %8 = arith.mulf %7, %7 : f32
      memref.store %8, %x[%i] : memref<16xf32>
      scf.yield %6 : i32
    }}
    %9 = scf.if %1 -> (i32) {{
      %10 = arith.subi %3, %0 : i32
      scf.yield %10 : i32
    }} else {{
      scf.yield %b : i32
    }}
    func.return %9 : i32
  }}
"""


def upstream(size: int) -> str:
    """A module of at least ``size`` bytes of arith, func, memref and scf, as xDSL prints it."""
    functions = [_UPSTREAM.format(i=i) for i in range(size // len(_UPSTREAM) + 1)]
    return f"builtin.module {{\n{''.join(functions)}}}"
