"""PTX of products of warpgroups, whose operands and descriptors come from memory."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from gpuir.interop import ptx

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "hopper")]
import _wgmma as model  # noqa: E402
from _both import both  # noqa: E402

del sys.path[:2]

THREADS, IMAGE = 128, 48 << 10
#: Where the model lays A of each warpgroup, and B.
LEFT, RIGHT = (0, 8 << 10), 16 << 10
COPY = """mov.b32 %i, %t;
copy: mad.wide.u32 %p, %i, 4, %image; ld.global.b32 %v, [%p]; mad.lo.u32 %at, %i, 4, %s; st.shared.b32 [%at], %v;
add.u32 %i, %i, THREADS; setp.lt.u32 %q, %i, WORDS; @%q bra copy;"""
PROXY = "fence.proxy.async.shared::cta;"
BARRIER = "bar.sync 0;"
FENCE = "wgmma.fence.sync.aligned;"
COMMIT = "wgmma.commit_group.sync.aligned;"
WAIT = "wgmma.wait_group.sync.aligned 0;"


def kernel(
    n,
    a,
    b,
    d,
    layouts=((True, 128), (True, 128)),
    *,
    left=False,
    keep="%keep",
    signs="1, 1",
    steps=1,
    threads=THREADS,
    saturated=False,
):
    """Each thread has descriptors of its own, and registers of A (``left``) and of the sums; products are multiplied one behind the other in a loop."""
    depth = 32 // np.dtype(model.DTYPES[a]).itemsize
    count, of = (n // 4, "b32") if d == "f16" else (n // 2, "b32" if d == "s32" else "f32")
    sums = ", ".join(f"%d{i}" for i in range(count))
    turned = [str(int(not k_major)) for k_major, _ in layouts][int(left) :]
    more = [] if d == "s32" else [signs]
    more += turned if a in ("f16", "bf16") else []
    first = "{%a0, %a1, %a2, %a3}" if left else "%da"
    end = ".satfinite" if saturated else ""
    product = f"wgmma.mma_async.sync.aligned.m64n{n}k{depth}.{d}.{a}.{b}{end} {{{sums}}}, {', '.join([first, '%db', '%k', *more])};"
    loads = [f"ld.global.{of} %d{i}, [%own+{4 * i}];" for i in range(count)]
    stores = [f"st.global.{of} [%own+{4 * i}], %d{i};" for i in range(count)]
    copy = COPY.replace("THREADS", str(threads)).replace("WORDS", str(IMAGE // 4))
    names = ("image", "c", "words", "left")
    return f""".version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
.visible .entry k({", ".join(f".param .u64 p{name}" for name in names)}, .param .u32 pkeep) .reqntid {threads} {{
.reg .b32 %t, %i, %v, %at, %s, %keep, %n, %m; .reg .b64 %p, %own, %da, %db; .reg .pred %q, %k;
.reg .b32 %a<4>; .reg .{of} %d<{count}>;
{" ".join(f".reg .b64 %{name}; ld.param.u64 %{name}, [p{name}]; cvta.to.global.u64 %{name}, %{name};" for name in names)}
ld.param.u32 %keep, [pkeep]; mov.u32 %t, %tid.x; mov.u32 %s, smem;
{copy}
{PROXY}
{BARRIER}
mad.wide.u32 %own, %t, {4 * count}, %c; mad.wide.u32 %left, %t, 16, %left; mad.wide.u32 %words, %t, 16, %words;
{" ".join(loads)}
{" ".join(f"ld.global.b32 %a{i}, [%left+{4 * i}];" for i in range(4)) if left else ""}
mov.b32 %n, 0; mov.b32 %m, {keep};
{FENCE}
again: ld.global.v2.b64 {{%da, %db}}, [%words];
setp.ne.b32 %k, %m, 0;
{product}
mov.b32 %m, 1; add.u64 %words, %words, {16 * threads};
add.u32 %n, %n, 1; setp.lt.u32 %q, %n, {steps}; @%q bra again;
{COMMIT}
{WAIT}
{" ".join(stores)}
ret;
}}"""


class Case:
    """Operands of products, laid out by the tests' model, and what NumPy says of them."""

    def __init__(
        self, n, a, b, d, layouts=((True, 128), (True, 128)), *, left=False, keep=1, steps=1, groups=1, seed=0
    ):
        random = np.random.default_rng(seed)
        size = np.dtype(model.DTYPES[a]).itemsize
        depth = 32 // size

        def operand(rows, kind, k_major, swizzle):
            # A swizzled tile has rows as long as the pattern; the instruction reads the first 32 bytes of each.
            return model.numbers(random, (rows, max(depth, swizzle // size) if k_major else depth), kind)

        self.image = np.zeros(IMAGE, np.uint8)
        threads = THREADS * groups
        self.words = np.zeros((steps, threads, 2), np.uint64)
        lefts = [operand(64, a, *layouts[0]) for _ in range(groups)]
        # Widths that are no multiples of 64 leave the pattern's last block unfinished.
        right = operand(-(-n // 64) * 64, b, *layouts[1])
        for group, each in enumerate(lefts):
            own = slice(THREADS * group, THREADS * (group + 1))
            self.words[:, own, 0] = 0 if left else model.image(each, LEFT[group], self.image, k_major=layouts[0][0], swizzled=layouts[0][1])  # fmt: skip
        self.words[:, :, 1] = model.image(right, RIGHT, self.image, k_major=layouts[1][0], swizzled=layouts[1][1])
        kind = np.int32 if d == "s32" else np.float32
        sums = [model.numbers(random, (64, n), "s8").astype(kind) for _ in range(groups)]
        if d == "f16":
            sums = [np.sign(each) * (abs(each) % 16) for each in sums]
        self.c = np.concatenate([model.registers(each, d) for each in sums])
        self.left = np.concatenate([model_held(each[:, :depth]) for each in lefts])
        wide = np.int64 if d == "s32" else np.float32
        products = [steps * (each[:, :depth].astype(wide) @ right[:n, :depth].astype(wide).T) for each in lefts]
        self.want = np.concatenate([
            model.registers((product + (each if keep else 0)).astype(kind), d) for product, each in zip(products, sums)
        ])  # fmt: skip
        self.keep = keep

    def run(self, text, **options):
        """The report by machine code and the registers of the sums; both engines' agree. ``text`` is PTX."""
        threads = len(self.left)
        arguments = self.image.view(np.int32), self.c, self.words.view(np.int64), self.left, self.keep
        report, (_, sums, *_) = both(ptx.parse(text), "k", 1, threads, *arguments, smem=IMAGE, **options)
        return report, sums


def model_held(matrix):
    """Registers of A: four of 32 bits a thread (PTX ISA, the table of matrix A)."""
    size = matrix.dtype.itemsize
    per = 4 // size
    data = np.ascontiguousarray(matrix).view(np.uint8).reshape(*matrix.shape, size)
    found = np.zeros((THREADS, 4, per, size), np.uint8)
    for t in range(THREADS):
        for r in range(4):
            for e in range(per):
                row = 16 * (t // 32) + t % 32 // 4 + 8 * (r % 2)
                found[t, r, e] = data[row, t % 4 * per + e + 4 * per * (r // 2)]
    return found.reshape(THREADS, 16).view(np.int32)
