"""The way round: Triton compiles a matrix product to TTGIR, gpuir changes it, Triton compiles the result to PTX.

    python examples/triton_matmul_hints.py [--python INTERPRETER_WITH_TRITON] [--capability 80]

Needs Triton and neither a GPU nor torch; docs/triton.md says where it is looked for.
"""

import argparse
import sys
from pathlib import Path

import gpuir
from gpuir.analysis import backward_slice, find_ops, layouts, memory_use
from gpuir.interop.triton import Triton, TritonError, recompile

KERNEL = Path(__file__).with_name("triton_matmul.py")
PIPELINE = "ttg-set-dot-load-hints{operand=a evict=evict_last},ttg-set-dot-load-hints{operand=b evict=evict_first}"


def loads_of_dots(module: gpuir.ir.OpView) -> None:
    """A pass of one's own, as a function: says what the hints will be set on."""
    for dot in find_ops(module, "tt.dot", "ttng.warp_group_dot", "ttng.tc_gen5_mma"):
        for name in ("a", "b"):
            loads = [op for op in backward_slice(getattr(dot, name)) if op.operation.name == "tt.load"]
            print(
                f"operand {name} of {dot.operation.name} comes from {', '.join(gpuir.asm(op).splitlines()[-1].strip() for op in loads)}"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", help="interpreter of an environment that has Triton")
    parser.add_argument("--capability", type=int, default=80, help="80, 90 or 100")
    arguments = parser.parse_args()
    try:
        with Triton(arguments.python) as triton:
            kernel = triton.compile_kernel(
                KERNEL,
                signature="*fp16, *fp16, *fp16, i32, i32, i32",
                constexprs={"BM": 64, "BN": 64, "BK": 32},
                attributes={name: {"tt.divisibility": 16} for name in ("a", "b", "c", "N", "K")},
                options={"num_stages": 1},
                capability=arguments.capability,
            )
            print(f"Triton {triton.version}, sm_{arguments.capability}: {kernel}\n")
            changed = recompile(triton, kernel, [loads_of_dots, PIPELINE])
    except TritonError as error:
        print(error, file=sys.stderr)
        return 1
    with gpuir.Context():
        module = gpuir.parse(changed.after["ttgir"])
        print(layouts(module), *memory_use(module), sep="\n")
    print("\nTTGIR:", changed.diff("ttgir", context=0), "\nPTX:", changed.diff("ptx", context=0), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
