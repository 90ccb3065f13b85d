"""Correct kernels of `_hopper` with one mistake each: a part of the table of seeded faults (checks/test_seeded.py)."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar

import _hopper

from gpuir import sim

WAIT = "nvvm.mbarrier.try_wait.parity %m_f, %m_p, %ticks : !llvm.ptr<3>, i32, i32 // consumer"
FREE = "nvvm.mbarrier.try_wait.parity %p_e, %p_n, %ticks : !llvm.ptr<3>, i32, i32 // producer"
BARRIER = "gpu.barrier // setup"
INIT_FENCE = "nvvm.fence.mbarrier.init"
PROXY = "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}"
COMMIT = "nvvm.wgmma.commit.group.sync.aligned"
ENDED = "nvvm.wgmma.wait.group.sync.aligned 0"
RELEASE = """scf.if %lane0 {
        %m_state = nvvm.mbarrier.arrive %m_e : !llvm.ptr<3> -> i64 // release
      }"""


@dataclasses.dataclass(frozen=True)
class Mistake:
    """Changes of a kernel's text; the kind of fault, the op that has it, and words of the message."""

    hidden = False
    orders: ClassVar[tuple[dict[str, Any], ...]] = ({}, {"seed": 1})

    name: str
    case: str
    changes: tuple[tuple[str, str], ...]
    kind: str
    operation: str
    says: str
    #: What is said in schedules in which the mistake has another consequence first: kind and words.
    other: tuple[tuple[str, str], ...] = ()

    @property
    def module(self) -> str:
        """The kernel with the mistake."""
        text = _hopper.KERNELS[self.case][0]
        for old, new in self.changes:
            assert old in text, old
            text = text.replace(old, new)
        return text

    def run(self, module: Any, **options: Any) -> sim.Report:
        """The report of a launch."""
        return _hopper.run(self.case, module, on_fault="report", **options)[2]

    def names(self, findings: list[sim.Finding]) -> bool:
        """Whether one of the findings says what the mistake is."""
        named = (
            each.kind == self.kind and each.operation == self.operation and self.says in each.message
            for each in findings
        )  # fmt: skip
        other = (each.kind == kind and says in each.message for each in findings for kind, says in self.other)
        return any(named) or any(other)


LOAD, MMA = "nvvm.cp.async.bulk.tensor.shared.cluster.global", "nvvm.wgmma.mma_async"
STORE, TRY = "nvvm.cp.async.bulk.tensor.global.shared.cta", "nvvm.mbarrier.try_wait.parity"

MISTAKES = [
    Mistake("no wait for the tiles", "ring", ((WAIT, ""),), "missing-wait", MMA, "wait for the phase of its mbarrier"),
    Mistake("the other parity", "roles", ((WAIT, WAIT.replace("%m_p", "%m_n")),), "uninitialized", MMA, "nothing has written to it"),
    Mistake("too many bytes expected", "ring", (("constant 16384", "constant 16400"),), "deadlock", TRY,
            "16 announced bytes have not come"),
    Mistake("too few bytes expected", "roles", (("constant 16384", "constant 8192"),), "missing-wait", MMA,
            "wait for the phase of its mbarrier"),
    Mistake("a few bytes too few expected", "roles", (("constant 16384", "constant 16368"),), "deadlock", TRY,
            "16 more bytes than announced have come"),
    Mistake("no barrier behind the init", "ring", ((BARRIER, ""),), "race", TRY, "nothing orders it",
            (("uninitialized", "there is no mbarrier"),)),
    Mistake("no fence and no barrier behind the init", "ring", ((BARRIER, ""), (INIT_FENCE, "")), "missing-fence", LOAD,
            "nothing makes it visible to the copy", (("uninitialized", "there is no mbarrier"),)),
    Mistake("no init", "roles", (("nvvm.mbarrier.init %e, %four : !llvm.ptr<3>, i32", ""),), "uninitialized", TRY,
            "there is no mbarrier"),
    Mistake("an arrival too many expected", "ring", (("%four = arith.constant 4", "%four = arith.constant 5"),), "deadlock",
            TRY, "1 of 5 arrivals", (("deadlock", "1 of 5 arrivals"),)),
    Mistake("the producer waits for the wrong phase", "roles", ((FREE, FREE.replace("%p_n", "%p_p")),), "deadlock", TRY,
            "phase 0 (parity 0)"),
    Mistake("the producer does not wait", "roles", ((FREE, ""),), "undefined", "nvvm.mbarrier.arrive.expect_tx",
            "while 32768 bytes are to come"),
    Mistake("a stage filled while products read it", "ring", ((FREE, ""), (ENDED, ENDED[:-1] + "1")), "missing-wait", LOAD,
            "in flight reads: wgmma.wait_group first"),
    Mistake("stages given back before the products end", "roles", ((COMMIT, COMMIT + "\n" + RELEASE), (ENDED, ENDED + "\n//"),
            ("//\n      " + RELEASE, "")), "race", LOAD, "nothing orders it after the product's end", (("missing-wait", "in flight reads"),)),
    Mistake("no wgmma.fence", "ring", (("nvvm.wgmma.fence.aligned", ""),), "missing-fence", MMA, "wgmma.fence"),
    Mistake("no commit", "ring", ((COMMIT, ""),), "missing-wait", "llvm.extractvalue", "commit its group"),
    Mistake("one group left in flight", "roles", ((ENDED, ENDED[:-1] + "1"),), "missing-wait", "llvm.extractvalue",
            "wgmma.wait_group first"),
    Mistake("a descriptor between two patterns", "ring", (("%m_ha = arith.shrui %m_la, %m_four : i64",
            "%m_x = arith.shrui %m_la, %m_four : i64 %m_y = arith.constant 8 : i64 %m_ha = arith.addi %m_x, %m_y : i64"),),
            "misaligned", MMA, "in row 1 of the 128-byte swizzle's pattern"),
    Mistake("a tile between two lines", "roles", (("%p_a = llvm.getelementptr %sa[%p_o]",
            "%p_x = arith.addi %p_o, %four : i32 %p_a = llvm.getelementptr %sa[%p_x]"),), "misaligned", LOAD, "multiple of 128"),
    Mistake("an mbarrier overwritten", "ring", ((BARRIER, BARRIER + """
    scf.if %first { %bad = arith.constant 7 : i64 llvm.store %bad, %full : i64, !llvm.ptr<3> }"""),), "undefined",
            TRY, "overwritten the 8 bytes of the mbarrier", (("undefined", "overwritten the 8 bytes"),)),
    Mistake("no proxy fence", "epilogue", ((PROXY, ""),), "missing-fence", STORE, "fence.proxy.async"),
    Mistake("no barrier before the store", "epilogue", (("gpu.barrier // epilogue", ""),), "race", STORE, "nothing orders it"),
    Mistake("no wait for the store", "epilogue", (("nvvm.cp.async.bulk.wait_group 0 {read}", ""),), "missing-wait", STORE,
            "still reads shared memory"),
    Mistake("a tile written while a copy fills it", "ring", ((WAIT, "%bad = arith.constant 1.0 : f16 %w = llvm.getelementptr %sa[%t64] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16 "
             "llvm.store %bad, %w : f16, !llvm.ptr<3>\n" + WAIT),
            ("%lane0 = ", "%t64 = arith.index_cast %t : index to i64\n%lane0 = ")), "missing-wait", "llvm.store",
            "which a bulk copy writes", (("race", "nothing orders it"), ("missing-fence", "fence.proxy.async"))),
    Mistake("a tile written while a copy reads it", "epilogue", (("nvvm.cp.async.bulk.wait_group 0 {read}",
            "%bad = arith.constant 1.0 : f32 llvm.store %bad, %so : f32, !llvm.ptr<3>\nnvvm.cp.async.bulk.wait_group 0 {read}"),),
            "missing-wait", "llvm.store", "which a bulk copy in flight reads"),
    Mistake("a store from between two lines", "epilogue", (("nvvm.cp.async.bulk.tensor.global.shared.cta %mc, %so",
            "%bad = llvm.getelementptr %so[16] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8\n"
            "nvvm.cp.async.bulk.tensor.global.shared.cta %mc, %bad"),), "misaligned", STORE, "multiple of 128"),
    Mistake("a tile beyond shared memory", "ring", (("%m_c8192 = arith.constant 8192", "%m_c8192 = arith.constant 65536"),),
            "out-of-bounds", MMA, "descriptor leads to byte"),
    Mistake("a product of three warps", "ring", ((f"%new = {MMA}", f"""%in = arith.cmpi ult, %t, %c96 : index
      %new = scf.if %in -> ({_hopper.ACC}) {{ %newer = {MMA}"""), (f": {_hopper.ACC} -> {_hopper.ACC}\nnvvm.wgmma.commit",
      f""": {_hopper.ACC} -> {_hopper.ACC}
      scf.yield %newer : {_hopper.ACC} }} else {{ scf.yield %m_acc2 : {_hopper.ACC} }}\nnvvm.wgmma.commit"""),
      ("%c64 = arith.constant 64 : index", "%c64 = arith.constant 64 : index %c96 = arith.constant 96 : index")),
            "barrier-divergence", MMA, "in different products", (("deadlock", "only a part of its warpgroup"),)),
]  # fmt: skip
