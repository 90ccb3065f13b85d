"""rocdl ops of a raised kernel: which thread it is, where threads meet, and moves between the lanes of a wave.

Lanes come to a move together, all of them: where they do not, the launch is left to the NumPy engine. Their rules are those of sim/ops/rocdl.py, whose
sources are there.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer
from gpuir.sim.native.matrix_cores import PRODUCTS, product
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.written import Written, text_of
from gpuir.sim.terms import Op

__all__ = ["wave_op"]

_IDS = {"workitem.id": "thread_id", "workgroup.id": "block_id", "workgroup.dim": "block_dim", "grid.dim": "grid_dim"}
#: What waits for nothing here: lanes of a wave go in lockstep, and what a load brings is there at once.
_NOTHING = frozenset(
    ["s.waitcnt", "s.wait.dscnt", "s.wait.loadcnt", "s.wait.storecnt", "s.wait.expcnt", "s.setprio", "s.nop", "s.sleep", "sched.barrier",
     "sched.group.barrier", "iglp.opt"]
)  # fmt: skip
_FUNCTIONS = {"exp": "exp", "exp2": "exp2", "log": "log2", "sqrt": "sqrt", "rsq": "rsqrt", "tanh": "tanh"}
_EVERY = 15
#: What may stand between the two halves of a barrier.
_BETWEEN = frozenset(["llvm.add", "llvm.mul", "llvm.and", "llvm.or", "llvm.shl", "llvm.lshr", "llvm.xor", "llvm.mlir.constant",
                      "llvm.getelementptr", "llvm.icmp", "llvm.select", "llvm.fence", "rocdl.s.wait.dscnt"])  # fmt: skip


def wave_op(w: Written, op: Op) -> list[str] | None:
    """Writes a rocdl op; the names of what it gives."""
    if not w.together:
        raise Lack(
            "the native engine has waves whose lanes go in lockstep: of 64 lanes, or of a chip that is named", op
        )
    e, name = w.lines, op.name.removeprefix("rocdl.")
    base, _, axis = name.rpartition(".")
    if base in _IDS:
        new = e.fresh()
        e.body.append(f"{new} = gpu.{_IDS[base]} {axis}")
        return [e.set("arith.index_cast", [new], ["index"], text_of(op.results[0].type))]
    if name == "wave.id":
        new = e.fresh()
        e.body.append(f"{new} = gpu.subgroup_id : index")
        return [e.set("arith.index_cast", [new], ["index"], text_of(op.results[0].type))]
    if name in _NOTHING:
        return None
    if name == "s.barrier.signal":
        _check_pair(op)
        return None
    if name in ("barrier", "s.barrier", "s.barrier.wait"):
        e.body.append("gpu.barrier")
        return None
    if name in _FUNCTIONS or name == "rcp":
        return [_function(w, op, name)]
    if name.startswith(PRODUCTS):
        return product(w, op)
    moves = {
        "readfirstlane": _first, "readlane": _from_lane, "ds_bpermute": _permuted, "update.dpp": _moved, "ballot": _ballot,
        "mbcnt.lo": _below, "mbcnt.hi": _below, "permlanex16": _other_row,
    }  # fmt: skip
    if name not in moves:
        raise Lack("the native engine has no such op")
    w.of_lanes = w.lanes
    return [moves[name](w, op)]


def _check_pair(op: Op) -> None:
    """A signal of the block's barrier, behind which nothing is accessed before the wait: together they are a barrier."""
    block = op.block
    assert isinstance(block, ir.Block)
    operations = [each.operation for each in block.operations]
    for behind in operations[operations.index(op) + 1 :]:
        if behind.name == "rocdl.s.barrier.wait":
            return
        if behind.name not in _BETWEEN:
            break
    raise Lack("the native engine has signals of barriers with the wait behind them alone", op)


def _function(w: Written, op: Op, name: str) -> str:
    type = text_of(op.results[0].type)
    if type not in ("f32", "f64"):
        raise Lack("the native engine has not this form of the op, or not its types")
    value = w.one(op.operands[0])
    if name == "rcp":
        return w.lines.binary("divf", w.lines.constant(1.0, type), value, type)
    return w.lines.unary(f"math.{_FUNCTIONS[name]}", value, type, type)


def _lane(w: Written) -> str:
    new = w.lines.fresh()
    w.lines.body.append(f"{new} = gpu.lane_id")
    return w.lines.set("arith.index_cast", [new], ["index"], "i32")


def _shuffled(w: Written, value: str, type: str, source: str) -> str:
    """What the lane ``source`` has, which there is."""
    new, width = w.lines.fresh(), w.lines.constant(w.lanes, "i32")
    w.lines.body.append(f"{new}, {new}_valid = gpu.shuffle idx {value}, {source}, {width} : {type}")
    return new


def _first(w: Written, op: Op) -> str:
    type, new = text_of(op.results[0].type), w.lines.fresh()
    w.lines.body.append(f"{new} = gpu.subgroup_broadcast {w.one(op.operands[0])}, first_active_lane : {type}")
    return new


def _from_lane(w: Written, op: Op) -> str:
    lane = w.known(op.operands[1])
    if lane is None:
        raise Lack("the native engine reads a lane by a constant alone")
    source = w.lines.constant(lane % w.lanes, "i32")
    return _shuffled(w, w.one(op.operands[0]), text_of(op.results[0].type), source)


def _permuted(w: Written, op: Op) -> str:
    """A byte says the lane."""
    source = w.lines.by("shrui", w.one(op.operands[0]), 2, "i32")
    source = w.lines.by("andi", source, w.lanes - 1, "i32")
    return _shuffled(w, w.one(op.operands[1]), text_of(op.results[0].type), source)


def _ballot(w: Written, op: Op) -> str:
    type = text_of(op.results[0].type)
    if int(type[1:]) < w.lanes:
        raise Lack("the native engine has votes of a whole wave alone")
    return w.lines.set("gpu.ballot", [w.one(op.operands[0])], ["i1"], type)


def _below(w: Written, op: Op) -> str:
    """How many lanes there are below this one, of the lower or the upper 32, and what is given."""
    if w.known(op.operands[0]) not in (-1, (1 << 32) - 1):
        raise Lack("the native engine counts all lanes alone")
    lane, e = _lane(w), w.lines
    if op.name.endswith("hi"):
        count = e.binary("maxsi", e.by("subi", lane, 32, "i32"), e.constant(0, "i32"), "i32")
    else:
        count = e.binary("minsi", lane, e.constant(32, "i32"), "i32")
    return e.binary("addi", w.one(op.operands[1]), count, "i32")


def _moved(w: Written, op: Op) -> str:
    """DPP: another lane's value; the old one where there is none, or masks leave a lane out."""
    e, type = w.lines, text_of(op.results[0].type)
    control, rows, banks = (integer(op, name) for name in ("dppCtrl", "rowMask", "bankMask"))
    old, value, lane = w.one(op.operands[0]), w.one(op.operands[1]), _lane(w)
    source, there = _source(w, lane, control)
    made = _shuffled(w, value, type, source)
    if there:
        missing = e.constant(0, type) if flag(op, "boundCtrl") else old
        made = e.select(there, made, missing, type)
    for mask, by, among in ((rows, 16, w.lanes // 16), (banks, 4, 4)):
        if mask & _EVERY != _EVERY:
            number = e.by("andi", e.by("shrui", lane, by.bit_length() - 1, "i32"), among - 1, "i32")
            bit = e.by("andi", e.binary("shrui", e.constant(mask, "i32"), number, "i32"), 1, "i32")
            made = e.select(e.compare(1, bit, e.constant(0, "i32"), "i32"), made, old, type)
    return made


def _other_row(w: Written, op: Op) -> str:
    """What a lane of the other row of 16 has: four bits for each lane of a row say which, those of the lower eight in one word."""
    e, lane, type = w.lines, _lane(w), text_of(op.results[0].type)
    if type != "i32":
        raise Lack("the native engine has not this form of the op, or not its types")
    low, high = w.one(op.operands[2]), w.one(op.operands[3])
    upper = e.compare(1, e.by("andi", lane, 8, "i32"), e.constant(0, "i32"), "i32")
    shift = e.by("shli", e.by("andi", lane, 7, "i32"), 2, "i32")
    chosen = e.by("andi", e.binary("shrui", e.select(upper, high, low, "i32"), shift, "i32"), 15, "i32")
    row = e.by("xori", e.by("andi", lane, -16, "i32"), 16, "i32")
    return _shuffled(w, w.one(op.operands[1]), type, e.binary("ori", row, chosen, "i32"))


def _source(w: Written, lane: str, control: int) -> tuple[str, str]:
    """The lane that a lane reads under a DPP control, and whether there is one; "" where there always is."""
    e, amount = w.lines, control & 15

    def by(name: str, value: str, number: int) -> str:
        return e.by(name, value, number, "i32")

    def below(value: str, number: int) -> str:
        return e.compare(6, value, e.constant(number, "i32"), "i32")

    at = by("andi", lane, 15)
    row = e.binary("subi", lane, at, "i32")
    if control < 0x100:
        turn = by("shli", by("andi", lane, 3), 1)
        chosen = by("andi", e.binary("shrui", e.constant(control, "i32"), turn, "i32"), 3)
        return e.binary("ori", by("andi", lane, -4), chosen, "i32"), ""
    if 0x100 < control < 0x130:
        further = by("addi", at, amount if control < 0x110 else 16 - amount)
        source = e.binary("ori", row, by("andi", further, 15), "i32")
        if control < 0x110:
            return source, below(further, 16)
        return source, "" if control > 0x120 else e.compare(9, further, e.constant(16, "i32"), "i32")
    if control in (0x140, 0x141):
        return by("xori", lane, 15 if control == 0x140 else 7), ""
    if control == 0x142:
        source = by("andi", by("subi", row, 1), w.lanes - 1)
        return source, e.compare(8, row, e.constant(0, "i32"), "i32")
    if control == 0x143:
        return e.constant(31, "i32"), e.compare(9, lane, e.constant(32, "i32"), "i32")
    if 0x160 <= control < 0x170:
        return by("xori", lane, amount), ""
    raise Lack(f"the native engine has not the DPP control 0x{control:x}")
