"""Barriers, and what the lanes of a warp do together.

Source: PTX ISA, "Parallel Synchronization and Communication Instructions".
"""

from __future__ import annotations

from gpuir.interop.ptx.elementwise import assembly
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.opcodes import handler
from gpuir.ptx import Instruction

__all__: list[str] = []


@handler("bar", "barrier")
def _barrier(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")[1:]
    operands = ins.operands
    if words[0] == "warp":
        t.line(f"nvvm.bar.warp.sync {t.value(operands[0], 'i32')} : i32")
        return
    if words[0] == "cluster":
        _cluster(t, words)
        return
    words = [word for word in words if word not in ("cta", "aligned")]
    if words[0] == "red":
        kind = words[1]
        rest = operands[1:]
        if len(rest) > 2:
            # Upstream's op is of all threads.
            numbers = [t.value(each, "i32") for each in rest[:2]]
            result = "i1" if words[-1] == "pred" else "i32"
            text, types = f"{ins.opcode} $0, $1, $2, $3;", ["i32", "i32", "i1"]
            made = assembly(t, text, [*numbers, t.value(rest[2], "i1")], types, [result], effects=True)
            assert made is not None
            t.define(operands[0], made, result)
            return
        flag = t.op(f"llvm.zext {t.value(rest[-1], 'i1')} : i1 to i32")
        which = "" if rest[0] == "0" else f" id = {t.value(rest[0], 'i32')}"
        made = t.op(f"nvvm.barrier.reduction #nvvm.reduction<{kind}> {flag}{which} -> i32")
        if words[-1] == "pred":
            made = t.op(f'llvm.icmp "ne" {made}, {t.constant(0, "i32")} : i32')
        t.define(operands[0], made, "i1" if words[-1] == "pred" else "i32")
        return
    if words[0] not in ("sync", "arrive"):
        t.error(f"the instruction '{ins.opcode}' is not supported")
    number = t.value(operands[0], "i32")
    if len(operands) > 1:
        threads = t.value(operands[1], "i32")
        if words[0] == "arrive":
            t.line(f"nvvm.barrier.arrive id = {number} number_of_threads = {threads}")
        else:
            t.line(f"nvvm.barrier id = {number} number_of_threads = {threads}")
    elif words[0] == "arrive":
        t.error("bar.arrive says the number of threads")
    else:
        t.line("nvvm.barrier" if operands[0] == "0" else f"nvvm.barrier id = {number}")


def _cluster(t: Functions, words: list[str]) -> None:
    aligned = " {aligned}" if "aligned" in words else ""
    if words[1] == "wait":
        t.line(f"nvvm.cluster.wait{aligned}")
    else:
        t.line(f"nvvm.cluster.arrive{'.relaxed' if 'relaxed' in words else ''}{aligned}")


@handler("shfl")
def _shfl(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    if words[1] != "sync" or words[2] not in ("up", "down", "bfly", "idx") or len(ins.operands) != 5:
        t.error(f"'{ins.opcode}' is not supported: shfl.sync has a mode, and five operands")
    target, _, flag = (part.strip() for part in ins.operands[0].partition("|"))
    value, lane, clamp, mask = (t.value(each, "i32") for each in ins.operands[1:])
    head = f"nvvm.shfl.sync {words[2]} {mask}, {value}, {lane}, {clamp}"
    if not flag or flag == "_":
        t.define(target, t.op(f"{head} : i32 -> i32"), "i32")
        return
    made = t.op(f"{head} {{return_value_and_is_valid}} : i32 -> !llvm.struct<(i32, i1)>")
    t.define(target, t.op(f"llvm.extractvalue {made}[0] : !llvm.struct<(i32, i1)>"), "i32")
    t.define(flag, t.op(f"llvm.extractvalue {made}[1] : !llvm.struct<(i32, i1)>"), "i1")


@handler("vote")
def _vote(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    if words[1] != "sync" or len(ins.operands) != 3:
        t.error(f"'{ins.opcode}' is not supported: vote.sync has a mode, and three operands")
    kind, type = words[2], "i32" if words[2] == "ballot" else "i1"
    flag, mask = t.value(ins.operands[1], "i1"), t.value(ins.operands[2], "i32")
    kind = "uni" if kind == "uni" else kind
    t.define(ins.operands[0], t.op(f"nvvm.vote.sync {kind} {mask}, {flag} -> {type}"), type)


@handler("activemask")
def _activemask(t: Functions, ins: Instruction) -> None:
    made = assembly(t, "activemask.b32 $0;", [], [], ["i32"], effects=True)
    assert made is not None
    t.define(ins.operands[0], made, "i32")


@handler("match")
def _match(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    kind, type = words[1], f"i{words[-1][1:]}"
    target, _, flag = (part.strip() for part in ins.operands[0].partition("|"))
    value, mask = t.value(ins.operands[1], type), t.value(ins.operands[2], "i32")
    if kind == "any":
        t.define(target, t.op(f"nvvm.match.sync any {mask}, {value} : {type} -> i32"), "i32")
        return
    made = t.op(f"nvvm.match.sync all {mask}, {value} : {type} -> !llvm.struct<(i32, i1)>")
    t.define(target, t.op(f"llvm.extractvalue {made}[0] : !llvm.struct<(i32, i1)>"), "i32")
    if flag:
        t.define(flag, t.op(f"llvm.extractvalue {made}[1] : !llvm.struct<(i32, i1)>"), "i1")


@handler("redux")
def _redux(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    kind, type = words[2], words[-1]
    value, mask = t.value(ins.operands[1], "f32" if type == "f32" else "i32"), t.value(ins.operands[2], "i32")
    if type == "f32":
        name = f"f{kind}"
        flags = [f"{word.lower()} = true" for word in words if word in ("abs", "NaN")]
        extra = f" {{{', '.join(flags)}}}" if flags else ""
        t.define(ins.operands[0], t.op(f"nvvm.redux.sync {name} {value}, {mask}{extra} : f32 -> f32"), "f32")
        return
    name = ("u" if type == "u32" else "") + kind if kind in ("min", "max") else kind
    t.define(ins.operands[0], t.op(f"nvvm.redux.sync {name} {value}, {mask} : i32 -> i32"), "i32")


@handler("elect")
def _elect(t: Functions, ins: Instruction) -> None:
    target, _, flag = (part.strip() for part in ins.operands[0].partition("|"))
    mask = t.value(ins.operands[1], "i32")
    chosen = t.op(f"nvvm.elect.sync {mask} -> i1")
    t.define(flag, chosen, "i1")
    if target not in ("", "_") and t.is_read(target):
        alone = t.op(f"nvvm.vote.sync ballot {mask}, {chosen} -> i32")
        t.define(target, t.op(f'"llvm.intr.cttz"({alone}) <{{is_zero_poison = false}}> : (i32) -> i32'), "i32")


@handler("nanosleep")
def _nanosleep(t: Functions, ins: Instruction) -> None:
    t.line(f"nvvm.nanosleep {t.value(ins.operands[0], 'i32')}")


@handler("griddepcontrol")
def _griddepcontrol(t: Functions, ins: Instruction) -> None:
    t.line(f"nvvm.griddepcontrol {ins.opcode.rpartition('.')[2].replace('launch_dependents', 'launch_dependents')}")


@handler("setmaxnreg")
def _setmaxnreg(t: Functions, ins: Instruction) -> None:
    action = "increase" if ".inc." in ins.opcode else "decrease"
    t.line(f"nvvm.setmaxregister {action} {t.integer(ins.operands[0])}")


@handler("pmevent")
def _pmevent(t: Functions, ins: Instruction) -> None:
    t.line(f"nvvm.pmevent id = {t.integer(ins.operands[0])}")
