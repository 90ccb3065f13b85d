"""Lowering many multi_mma ops to matrix instructions, and xDSL's rewriting of the same ops by a like pattern.

`python benchmarks/cases_iree_gpu.py PYTHON_WITH_XDSL` prints both rates and their ratio, and the time of an op from 1,000 to
100,000 ops; the peers of benchmarks/run.py serve the same cases. A lane's share of one intrinsic in flat vectors becomes one
op of the same operands: amdgpu.mfma here, a test op of three operands and an attribute there.
"""

from __future__ import annotations

import importlib.util
import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import peer

CASE = "lower multi_mma"
_TYPES = "vector<4xf16>, vector<4xf16> into vector<4xf32>"
_OP = (
    "    %r{next} = iree_gpu.multi_mma %a, %b, %r{i} {{indexing_maps = [#map, #map, #map], iterator_types = [], "
    f"kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}}}} : {_TYPES}\n"
)


def text(count: int) -> str:
    """A function of ``count`` ops, each of which adds to the one before."""
    body = "".join([_OP.format(i=i, next=i + 1) for i in range(count)])
    head = "func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %r0: vector<4xf32>) -> vector<4xf32> {\n"
    end = f"    return %r{count} : vector<4xf32>\n  }}\n}}\n"
    return f"#map = affine_map<() -> ()>\nmodule {{\n  {head}{body}{end}"


def _ours(count: int) -> Callable[[], int]:
    import gpuir
    from gpuir.passes.registry import apply_patterns

    context = gpuir.Context()
    module = gpuir.parse(text(count), context=context)

    def timed() -> int:
        apply_patterns(module, ["iree.lower_multi_mma"])
        return count

    return timed


def _xdsl(count: int) -> Callable[[], int]:
    import peer_xdsl
    from xdsl.dialects import test
    from xdsl.parser import Parser
    from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern

    loaded = peer_xdsl.context()
    loaded.load_dialect(test.Test)
    module = Parser(loaded, text(count)).parse_module()

    class Lower(RewritePattern):
        def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> None:
            if not isinstance(op, peer_xdsl.MultiMmaOp):
                return
            new = test.TestOp(op.operands, [op.result.type], attributes={"kind": op.kind})
            rewriter.replace_matched_op(new)

    def timed() -> int:
        PatternRewriteWalker(Lower(), apply_recursively=False).rewrite_module(module)
        return count

    return timed


#: The case for whichever of the two this Python has.
CASES: dict[str, Callable[[int], Callable[[], int]]] = {CASE: _ours if importlib.util.find_spec("gpuir") else _xdsl}


def _rates(command: list[str], sizes: list[int], repetitions: int) -> dict[int, list[float]]:
    requests = [{"case": CASE, "size": size} for _ in range(repetitions) for size in sizes]
    result = subprocess.run(
        [*command, __file__, "--serve"],
        input="".join(json.dumps(r) + "\n" for r in requests),
        text=True,
        capture_output=True,
        check=True,
    )
    answers = [json.loads(line) for line in result.stdout.splitlines()[1:]]
    rates: dict[int, list[float]] = {}
    for request, answer in zip(requests, answers):
        if "error" in answer:
            raise RuntimeError(answer["error"])
        rates.setdefault(request["size"], []).append(request["size"] / answer["seconds"])
    return rates


def main() -> None:
    if sys.argv[1:] == ["--serve"]:
        peer.serve(CASES, {})
        return
    ours = _rates([sys.executable], [1_000, 10_000, 100_000], 3)
    for size, rates in ours.items():
        print(
            f"gpuir, {size:>7,} ops: {statistics.median(rates):>9,.0f} op/s, {1e6 / statistics.median(rates):.1f} us an op"
        )
    if len(sys.argv) > 1:
        theirs = _rates([sys.argv[1]], [10_000], 3)[10_000]
        ratio = statistics.median(ours[10_000]) / statistics.median(theirs)
        print(f"xDSL,   10,000 ops: {statistics.median(theirs):>9,.0f} op/s; gpuir is {ratio:.1f} times as fast")


if __name__ == "__main__":
    main()
