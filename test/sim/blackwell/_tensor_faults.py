"""A right kernel with tcgen05, and mistakes in it: a part of the table of seeded faults (checks/test_seeded.py)."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar

import _matrices
import _tensor
import numpy as np

from gpuir import sim

_M, _N = 128, 64
_DESCRIPTOR = 1 << 4 | (_N >> 3) << 17 | (_M >> 4) << 24
MMA, LD, ST, CP = (f"nvvm.tcgen05.{name}" for name in ("mma", "ld", "st", "cp"))
ALLOC, DEALLOC, COMMIT = (f"nvvm.tcgen05.{name}" for name in ("alloc", "dealloc", "commit"))


def _kernel() -> tuple[str, np.ndarray]:
    random = np.random.default_rng(3)
    a, b = (random.standard_normal((rows, 16)).astype(np.float16).view(np.uint8) for rows in (_M, _N))
    (a, fields_a), (b, fields_b) = _matrices.stored(a), _matrices.stored(b)
    body = _tensor.descriptors(da=_tensor.tile_word(0, **fields_a), db=_tensor.tile_word(len(a), **fields_b))
    body += (
        "\n"
        + _tensor.address("d", 32)
        + f"""
      %idesc = arith.constant {_DESCRIPTOR} : i32
      nvvm.tcgen05.mma %d, %da, %db, %idesc, %true {{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>}} : (!llvm.ptr<6>, i64, i64, i32, i1)
"""
    )
    return _tensor.text(body), np.concatenate([a, b])


TEXT, SHARED = _kernel()
AFTER, BEFORE = "nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>", "nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>"
GIVEN_BACK = "nvvm.tcgen05.dealloc %tm, %columns {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<6>, i32"
TRY = "nvvm.mbarrier.try_wait.parity %barrier, %zero, %ticks : !llvm.ptr<3>, i32, i32 // wait"
TELL = "nvvm.tcgen05.commit %barrier {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>"
PRODUCT = "nvvm.tcgen05.mma %d, %da, %db, %idesc, %true {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)"
IDESC = f"%idesc = arith.constant {_DESCRIPTOR} : i32"
STORED = "llvm.store %x, %p : i32, !llvm.ptr<3>"

MISTAKES = {
    "no commit": ([(TELL, ""), (TRY, "")], "missing-wait", LD),
    "no wait for the commit": ([(TRY, "")], "missing-wait", LD),
    "no fence behind the wait": ([("gpu.barrier // ended\n    " + AFTER, "gpu.barrier")], "missing-fence", LD),
    "no fence behind the barrier": ([("gpu.barrier // filled\n    " + AFTER, "gpu.barrier")], "missing-fence", MMA),
    "no fence before the barrier": ([(BEFORE + "\n    gpu.barrier // filled", "gpu.barrier")], "missing-fence", MMA),
    "no barrier behind the stores": ([("gpu.barrier // filled", "")], "race uninitialized", MMA),
    "no wait for the stores": ([("nvvm.tcgen05.wait <store>", "")], "missing-wait", MMA),
    "no wait for the loads": ([("nvvm.tcgen05.wait <load>", "")], "missing-wait", "vector.store"),
    "a leak": ([(GIVEN_BACK, "")], "leak", ALLOC),
    "no proxy fence": ([("nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}", "")],
                       "missing-fence", MMA),
    "given back while others read": ([("gpu.barrier // read", "")], "race wrong-space", "nvvm.tcgen05"),
    "given back by every warp": ([("%warp0 {\n      nvvm.tcgen05.dealloc", "%true {\n      nvvm.tcgen05.dealloc")], "undefined", DEALLOC),
    "given back twice": ([(GIVEN_BACK, GIVEN_BACK + "\n" + GIVEN_BACK)], "undefined", DEALLOC),
    "another number of columns": ([(GIVEN_BACK, "%few = arith.constant 256 : i32\n" + GIVEN_BACK.replace("%columns", "%few"))],
                                  "undefined", DEALLOC),
    "another address": ([(GIVEN_BACK, "%off = arith.constant 32 : i32 %o = arith.addi %base, %off : i32 "
                          "%tmo = llvm.inttoptr %o : i32 to !llvm.ptr<6>\n" + GIVEN_BACK.replace("%tm,", "%tmo,"))], "undefined", DEALLOC),
    "no power of two": ([("%columns = arith.constant 512", "%columns = arith.constant 96")], "undefined", ALLOC),
    "allocated by every warp": ([("%warp0 {\n      nvvm.tcgen05.alloc", "%true {\n      nvvm.tcgen05.alloc")], "deadlock", "gpu.barrier"),
    "too few columns": ([("%columns = arith.constant 512", "%columns = arith.constant 128")], "out-of-bounds", ST),
    "lanes of another warp": ([("arith.shli %wi, %c21", "arith.shli %zero, %c21")], "out-of-bounds", ST),
    "allocated by one lane": ([("%warp0 {\n      nvvm.tcgen05.alloc", "%first {\n      nvvm.tcgen05.alloc")], "barrier-divergence", ALLOC),
    "allocated behind the permit": ([(GIVEN_BACK, "nvvm.tcgen05.relinquish_alloc_permit\nnvvm.tcgen05.alloc %slot, %columns : !llvm.ptr<3>, i32\n"
                                      + GIVEN_BACK)], "undefined", ALLOC),
    "used when given back": ([("%warp0 {\n      nvvm.tcgen05.dealloc", "%warp0 {\n      " + GIVEN_BACK + "\n nvvm.tcgen05.wait <load> "
                              "%late = nvvm.tcgen05.ld %tm {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<2xi32> //")], "wrong-space", LD),
    "tiles overwritten while they are read": ([(TELL, TELL + "\nllvm.store %zero, %tile : i32, !llvm.ptr<3>")], "missing-wait", "llvm.store"),
    "a sparse descriptor": ([(IDESC, f"%idesc = arith.constant {_DESCRIPTOR | 4} : i32")], "undefined", MMA),
    "a descriptor of the last generation": ([("%da_w = arith.constant ", "%da_v = arith.constant "), (" : i64\n%da = ", " : i64\n"
        f"%version = arith.constant {1 << 46} : i64\n%da_w = arith.xori %da_v, %version : i64\n%da = ")], "undefined", MMA),
    "an mbarrier by its shared address": ([(TELL, "%bare = llvm.ptrtoint %barrier : !llvm.ptr<3> to i64 %generic = llvm.inttoptr %bare : i64 "
        "to !llvm.ptr\n" + TELL.replace("%barrier", "%generic").replace("ptr<3>", "ptr"))], "wrong-space", COMMIT),
    "an mbarrier invalidated before its arrival": ([(TELL, TELL + f"\n%late = llvm.getelementptr %tile[{_tensor.TILES // 8 - 1}] : "
        "(!llvm.ptr<3>) -> !llvm.ptr<3>, i64\nnvvm.mbarrier.init %late, %one : !llvm.ptr<3>, i32\n" + TELL.replace("%barrier", "%late")
        + "\nnvvm.mbarrier.inval %late : !llvm.ptr<3>")], "uninitialized", COMMIT),
    "a product of every thread": ([("scf.if %first {\n%da_w", "scf.if %true {\n%da_w"), (TELL, "scf.if %first {" + TELL + "}")],
                                  "race missing-wait uninitialized", MMA),
    "an accumulator out of bounds": ([("%d_o = arith.constant 32", "%d_o = arith.constant 480")], "out-of-bounds", MMA),
    "two pairs' words in one kernel": ([(TELL, TELL.replace("cta_1", "cta_2"))], "undefined", COMMIT),
}  # fmt: skip


@dataclasses.dataclass(frozen=True)
class Mistake:
    """A name among MISTAKES."""

    name: str
    hidden = False
    orders: ClassVar[tuple[dict[str, Any], ...]] = ({}, {"seed": 1})

    @property
    def module(self) -> str:
        """The kernel with the mistake."""
        text = TEXT
        for old, new in MISTAKES[self.name][0]:
            assert old in text, old
            text = text.replace(old, new)
        return text

    def run(self, module: Any, **options: Any) -> sim.Report:
        """The report of a launch."""
        return run(module, **options)

    def names(self, findings: list[sim.Finding]) -> bool:
        """Whether one of the findings says what the mistake is."""
        _, kinds, operation = MISTAKES[self.name]
        return any(each.kind in kinds.split() and each.operation.startswith(operation) for each in findings)


def run(module: Any, after: np.ndarray | None = None, **options: Any) -> sim.Report:
    """The report of a launch of the kernel, right or wrong, that writes tensor memory to ``after``."""
    after = np.zeros((1, 128, 512), np.int32) if after is None else after
    given = SHARED[None].view(np.int32), np.zeros((1, 128, 512), np.int32), after
    return sim.launch(module, "k", 1, 128, *given, on_fault="report", **options)


FAULTS = [Mistake(name) for name in MISTAKES]
