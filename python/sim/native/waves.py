"""rocdl ops of a raised kernel: which thread it is, where threads meet, and moves between the lanes of a wave.

Lanes come to a move together, all of them: where they do not, the launch is left to the NumPy engine. Their rules are those of sim/ops/rocdl.py, whose
sources are there.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.attributes import flag, integer
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.matrix_cores import PRODUCTS, product
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.written import Written, text_of
from gpuir.sim.ops.amd_lanes import Dpp
from gpuir.sim.terms import Op

__all__ = ["lane_of", "moved", "shuffled", "wave_op"]

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


def lane_of(e: Lines) -> str:
    """The number of a thread's lane, as i32."""
    new = e.fresh()
    e.body.append(f"{new} = gpu.lane_id")
    return e.set("arith.index_cast", [new], ["index"], "i32")


def shuffled(e: Lines, lanes: int, value: str, type: str, source: str) -> str:
    """What the lane ``source`` has, which there is."""
    new, width = e.fresh(), e.constant(lanes, "i32")
    e.body.append(f"{new}, {new}_valid = gpu.shuffle idx {value}, {source}, {width} : {type}")
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
    return shuffled(w.lines, w.lanes, w.one(op.operands[0]), text_of(op.results[0].type), source)


def _permuted(w: Written, op: Op) -> str:
    """A byte says the lane."""
    source = w.lines.by("shrui", w.one(op.operands[0]), 2, "i32")
    source = w.lines.by("andi", source, w.lanes - 1, "i32")
    return shuffled(w.lines, w.lanes, w.one(op.operands[1]), text_of(op.results[0].type), source)


def _ballot(w: Written, op: Op) -> str:
    type = text_of(op.results[0].type)
    if int(type[1:]) < w.lanes:
        raise Lack("the native engine has votes of a whole wave alone")
    return w.lines.set("gpu.ballot", [w.one(op.operands[0])], ["i1"], type)


def _below(w: Written, op: Op) -> str:
    """How many lanes there are below this one, of the lower or the upper 32, and what is given."""
    if w.known(op.operands[0]) not in (-1, (1 << 32) - 1):
        raise Lack("the native engine counts all lanes alone")
    e = w.lines
    lane = lane_of(e)
    if op.name.endswith("hi"):
        count = e.binary("maxsi", e.by("subi", lane, 32, "i32"), e.constant(0, "i32"), "i32")
    else:
        count = e.binary("minsi", lane, e.constant(32, "i32"), "i32")
    return e.binary("addi", w.one(op.operands[1]), count, "i32")


def _moved(w: Written, op: Op) -> str:
    control, rows, banks = (integer(op, name) for name in ("dppCtrl", "rowMask", "bankMask"))
    old, value = w.one(op.operands[0]), w.one(op.operands[1])
    dpp = Dpp(control, rows, banks, flag(op, "boundCtrl"))
    return moved(w.lines, w.lanes, old, value, text_of(op.results[0].type), dpp)


def moved(e: Lines, lanes: int, old: str, value: str, type: str, dpp: Dpp) -> str:
    """DPP: another lane's value; the old one where there is none, or masks leave a lane out."""
    lane = lane_of(e)
    source, there = _source(e, lanes, lane, dpp.control)
    made = shuffled(e, lanes, value, type, source)
    if there:
        missing = e.constant(0, type) if dpp.bound else old
        made = e.select(there, made, missing, type)
    for mask, by, among in ((dpp.rows, 16, lanes // 16), (dpp.banks, 4, 4)):
        if mask & _EVERY != _EVERY:
            number = e.by("andi", e.by("shrui", lane, by.bit_length() - 1, "i32"), among - 1, "i32")
            bit = e.by("andi", e.binary("shrui", e.constant(mask, "i32"), number, "i32"), 1, "i32")
            made = e.select(e.compare(1, bit, e.constant(0, "i32"), "i32"), made, old, type)
    return made


def _other_row(w: Written, op: Op) -> str:
    """What a lane of the other row of 16 has: four bits for each lane of a row say which, those of the lower eight in one word."""
    e, type = w.lines, text_of(op.results[0].type)
    lane = lane_of(e)
    if type != "i32":
        raise Lack("the native engine has not this form of the op, or not its types")
    low, high = w.one(op.operands[2]), w.one(op.operands[3])
    upper = e.compare(1, e.by("andi", lane, 8, "i32"), e.constant(0, "i32"), "i32")
    shift = e.by("shli", e.by("andi", lane, 7, "i32"), 2, "i32")
    chosen = e.by("andi", e.binary("shrui", e.select(upper, high, low, "i32"), shift, "i32"), 15, "i32")
    row = e.by("xori", e.by("andi", lane, -16, "i32"), 16, "i32")
    return shuffled(e, w.lanes, w.one(op.operands[1]), type, e.binary("ori", row, chosen, "i32"))


def _source(e: Lines, lanes: int, lane: str, control: int) -> tuple[str, str]:
    """The lane that a lane reads under a DPP control, and whether there is one; "" where there always is."""
    amount = control & 15

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
    if control in (0x130, 0x134, 0x138, 0x13C):
        # To the neighbour in the wave: 8 of the control says which one, 4 that the last lane has the first one's.
        last = lanes - 1 if control < 0x138 else 0
        source = by("andi", by("addi", lane, 1 if control < 0x138 else -1), lanes - 1)
        return source, "" if control & 4 else e.compare(1, lane, e.constant(last, "i32"), "i32")
    if control in (0x140, 0x141):
        return by("xori", lane, 15 if control == 0x140 else 7), ""
    if control == 0x142:
        source = by("andi", by("subi", row, 1), lanes - 1)
        return source, e.compare(8, row, e.constant(0, "i32"), "i32")
    if control == 0x143:
        return e.constant(31, "i32"), e.compare(9, lane, e.constant(32, "i32"), "i32")
    if 0x160 <= control < 0x170:
        return by("xori", lane, amount), ""
    raise Lack(f"the native engine has not the DPP control 0x{control:x}")
