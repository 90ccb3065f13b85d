"""The host's own ways to rewrite, on its own: a plain Python callback, or a pattern in PDL that C++ interprets.

The plain pattern is that of cases_rewriting.py. The like of multi_mma to amdgpu.mfma that the host has without a dialect is one step further down: amdgpu.mfma to
rocdl.mfma, each of the same three operands, once types and sizes are those that the pattern asks for. gpuir is not loaded
here.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Callable
from typing import Any

import cases_iree_gpu
import cases_rewriting
import peer

HOST, WAY = sys.argv[1:]
ir = importlib.import_module(f"{HOST}.ir")
rewrite = importlib.import_module(f"{HOST}.rewrite")
importlib.import_module(f"{HOST}.dialects.amdgpu")
importlib.import_module(f"{HOST}.dialects.rocdl")
arith = importlib.import_module(f"{HOST}.dialects.arith")

FROM, TO = "amdgpu.mfma", "rocdl.mfma.f32.16x16x16f16"
_OPERAND, _ACC = "vector<4xf16>", "vector<4xf32>"
_LINE = f"    %r{{next}} = amdgpu.mfma 16x16x16 %a * %b + %r{{i}} blgp = none : {_OPERAND}, {_OPERAND}, {_ACC}\n"
PDL = f"""
module @patterns {{
  pdl.pattern @lower : benefit(1) {{
    %operand = type : {_OPERAND}
    %accumulator = type : {_ACC}
    %lhs = operand : %operand
    %rhs = operand : %operand
    %acc = operand : %accumulator
    %size = attribute = 16 : i32
    %op = operation "{FROM}"(%lhs, %rhs, %acc : !pdl.value, !pdl.value, !pdl.value) {{"k" = %size}}
      -> (%accumulator : !pdl.type)
    rewrite %op {{
      %zero = attribute = 0 : i32
      %new = operation "{TO}"(%lhs, %rhs, %acc : !pdl.value, !pdl.value, !pdl.value)
        {{"cbsz" = %zero, "abid" = %zero, "blgp" = %zero}} -> (%accumulator : !pdl.type)
      replace %op with %new
    }}
  }}
}}
"""


PLAIN_PDL = """
module @patterns {
  pdl.pattern @lower : benefit(1) {
    %type = type : f32
    %lhs = operand : %type
    %rhs = operand : %type
    %op = operation "arith.mulf"(%lhs, %rhs : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = operation "arith.addf"(%lhs, %rhs : !pdl.value, !pdl.value) -> (%type : !pdl.type)
      replace %op with %new
    }
  }
}
"""


def text(count: int) -> str:
    """The function of gpuir's case, of the host's op."""
    head, _, _ = cases_iree_gpu.text(0).partition("    return")
    body = "".join([_LINE.format(i=i, next=i + 1) for i in range(count)])
    return f"{head}{body}    return %r{count} : {_ACC}\n  }}\n}}\n"


def pdl() -> tuple[Any, Any]:
    module = ir.Module.parse(PDL)
    return rewrite.PDLModule(module).freeze(), module


def callbacks() -> tuple[Any, Any]:
    operand, accumulator = ir.Type.parse(_OPERAND), ir.Type.parse(_ACC)
    types = [operand, operand, accumulator]
    i32 = ir.IntegerType.get_signless(32)
    size, zero = ir.IntegerAttr.get(i32, 16), ir.IntegerAttr.get(i32, 0)
    attributes = {"cbsz": zero, "abid": zero, "blgp": zero}
    create = ir.Operation.create

    def lower(op: Any, rewriter: Any) -> bool:
        operands = list(op.operands)
        if op.attributes["k"] != size or [value.type for value in operands] != types:
            return True
        with rewriter.ip, op.location:
            new = create(TO, [accumulator], operands, attributes)
        rewriter.replace_op(op, new)
        return False

    patterns = rewrite.RewritePatternSet()
    patterns.add(FROM, lower)
    return patterns.freeze(), None


def plain_pdl() -> tuple[Any, Any]:
    module = ir.Module.parse(PLAIN_PDL)
    return rewrite.PDLModule(module).freeze(), module


def plain_callbacks() -> tuple[Any, Any]:
    def lower(op: Any, rewriter: Any) -> None:
        with rewriter.ip, op.location:
            new = arith.addf(op.lhs, op.rhs)
        rewriter.replace_op(op, [new])

    patterns = rewrite.RewritePatternSet()
    patterns.add("arith.mulf", lower)
    return patterns.freeze(), None


def case(text: Callable[[int], str], made: Callable[[], tuple[Any, Any]], op: str, count: int) -> Callable[[], int]:
    context = ir.Context()
    context.enable_multithreading(False)
    with context, ir.Location.unknown():
        module = ir.Module.parse(text(count))
        single = ir.Module.parse(text(1))
        # Without their module, PDL's patterns match nothing.
        patterns, owner = made()

    def apply(to: Any) -> None:
        with context:
            rewrite.apply_patterns_and_fold_greedily(to.operation, patterns)

    apply(single)
    if str(single).count(op) != 1:
        raise RuntimeError(f"{WAY} does not rewrite the op:\n{single}")

    def timed() -> int:
        apply(module)
        assert owner or WAY != "PDL"
        return count

    return timed


_LOWER, _PLAIN = (pdl, plain_pdl) if WAY == "PDL" else (callbacks, plain_callbacks)
CASES = {
    cases_iree_gpu.CASE: functools.partial(case, text, _LOWER, "rocdl.mfma"),
    cases_rewriting.CASE: functools.partial(case, cases_rewriting.text, _PLAIN, "arith.addf"),
}

if __name__ == "__main__":
    peer.serve(CASES, {})
