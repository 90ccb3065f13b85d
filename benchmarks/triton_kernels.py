"""Triton's kernels that both gpuir and Triton's interpreter run: one source, in the interpreter as it stands, in the simulator
as TTIR and TTGIR.

`PYTHON_WITH_TRITON benchmarks/triton_kernels.py` writes their texts, what Triton makes of them for sm_80, next to this file, as
triton_kernels.ttir and triton_kernels.ttgir: the modules one behind the other, separated by ``// -----``; and the PTX of the product in
larger tiles, as triton_matmul.ptx.
"""

from __future__ import annotations

import re

import triton
import triton.language as tl


@triton.jit
def add(x, y, out, n, BLOCK: tl.constexpr):
    """The sum of two vectors."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    tl.store(out + at, tl.load(x + at, mask=mask) + tl.load(y + at, mask=mask), mask=mask)


@triton.jit
def softmax(x, out, columns, stride, BLOCK: tl.constexpr):
    """Softmax of a row for each program."""
    at = tl.arange(0, BLOCK)
    mask = at < columns
    row = tl.load(x + tl.program_id(0) * stride + at, mask=mask, other=-float("inf"))
    weights = tl.exp(row - tl.max(row, 0))
    tl.store(out + tl.program_id(0) * stride + at, weights / tl.sum(weights, 0), mask=mask)


@triton.jit
def matmul(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """A product of matrices whose sizes are whole numbers of tiles: nothing is masked, as in test/sim/kernels/_matmul_mma.py."""
    rows = tl.program_id(1) * BLOCK_M + tl.arange(0, BLOCK_M)[:, None]
    columns = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)[None, :]
    depth = tl.arange(0, BLOCK_K)
    left, right = a + rows * K + depth[None, :], b + depth[:, None] * N + columns
    total = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for _ in range(0, K, BLOCK_K):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BLOCK_K
        right += BLOCK_K * N
    tl.store(c + rows * N + columns, total)


@triton.jit
def attention(q, k, v, out, scale, length, BLOCK: tl.constexpr, STEP: tl.constexpr, HEAD: tl.constexpr):
    """Attention forward without a mask, with a running maximum: a tile of queries and a head for each program."""
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    columns, depth = tl.arange(0, STEP), tl.arange(0, HEAD)
    start = tl.program_id(1) * length * HEAD
    queries = tl.load(q + start + rows[:, None] * HEAD + depth[None, :])
    maximum = tl.full((BLOCK,), -float("inf"), tl.float32)
    weight = tl.zeros((BLOCK,), tl.float32)
    total = tl.zeros((BLOCK, HEAD), tl.float32)
    keys = k + start + columns[None, :] * HEAD + depth[:, None]
    values = v + start + columns[:, None] * HEAD + depth[None, :]
    for _ in range(0, length, STEP):
        scores = tl.dot(queries, tl.load(keys)) * scale
        highest = tl.maximum(maximum, tl.max(scores, 1))
        weights = tl.exp2(scores - highest[:, None])
        shrink = tl.exp2(maximum - highest)
        weight = weight * shrink + tl.sum(weights, 1)
        total = tl.dot(weights.to(tl.float16), tl.load(values), total * shrink[:, None])
        maximum = highest
        keys += STEP * HEAD
        values += STEP * HEAD
    tl.store(out + start + rows[:, None] * HEAD + depth[None, :], (total / weight[:, None]).to(tl.float16))


#: Of each kernel: Triton's signature of its run-time parameters (pointers are divisible by 16), and its constants.
BUILDS = {
    "add": ("*fp32:16 *fp32:16 *fp32:16 i32:16", {"BLOCK": 1024}),
    "softmax": ("*fp32:16 *fp32:16 i32:16 i32:16", {"BLOCK": 1024}),
    "matmul": ("*fp16:16 *fp16:16 *fp32:16 i32:16 i32:16 i32:16", {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32}),
    "attention": ("*fp16:16 *fp16:16 *fp16:16 *fp16:16 fp32 i32:16", {"BLOCK": 64, "STEP": 64, "HEAD": 64}),
}


def _ptx(*tile: int) -> str:
    """The PTX of the matrix product for sm_80 in other tiles: those of gpuir's own product in cases_sim.py."""
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    signature, names = BUILDS["matmul"][0].split(), matmul.arg_names
    source = ASTSource(
        matmul,
        signature={name: type.partition(":")[0] for name, type in zip(names, [*signature, *["constexpr"] * len(tile)])},
        constexprs=dict(zip(names[len(signature) :], tile)),
        attrs={(i,): [["tt.divisibility", 16]] for i in range(len(signature))},
    )
    made = triton.compile(source, target=GPUTarget("cuda", 80, 32), options={"num_warps": 4, "num_stages": 3})
    text: str = made.asm["ptx"]
    # The file's name without where it was, and no sections for debuggers.
    return re.sub(r'(\.file\s+1 ")[^"]*/', r"\1", text.partition("\t.section")[0])


def write() -> None:
    """Compiles the kernels, which needs no GPU."""
    import sys
    from pathlib import Path

    folder = Path(__file__).resolve().parent
    sys.path.insert(0, str(folder.parent / "scripts"))
    from triton_builds import Build, stages

    texts: dict[str, list[str]] = {"ttir": [], "ttgir": []}
    for name, (signature, constants) in BUILDS.items():
        made = list(stages(Build(globals()[name], signature, constants), "sm_80", False))
        texts["ttir"].append(next(text for stage, text in reversed(made) if stage == "make_ttir"))
        texts["ttgir"].append(made[-1][1])
    (folder / "triton_matmul.ptx").write_text(
        f"// Triton {triton.__version__}, of triton_kernels.py for sm_80\n{_ptx(128, 128, 32)}"
    )
    for ending, modules in texts.items():
        (folder / f"triton_kernels.{ending}").write_text(
            f"// Triton {triton.__version__}, of triton_kernels.py for sm_80\n" + "// -----\n".join(modules)
        )


if __name__ == "__main__":
    write()
