"""mbarriers, bulk copies, copies of tensors, and tensor maps.

Source: PTX ISA, "mbarrier", "cp.async.bulk", "cp.async.bulk.tensor", "tensormap".
"""

from __future__ import annotations

import re

from gpuir.interop.ptx.elementwise import assembly
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.memory import address, pointer_type, space_of
from gpuir.interop.ptx.moves import WORDS, elements, words_of
from gpuir.interop.ptx.opcodes import HANDLERS, handler
from gpuir.interop.ptx.types import BITS, MLIR
from gpuir.ptx import Instruction

__all__: list[str] = []


def _shared(words: list[str]) -> str:
    """The window of shared memory that an mbarrier is in."""
    return "shared::cluster" if "shared::cluster" in words else "shared"


@handler("mbarrier")
def _mbarrier(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    kind = words[1]
    operands = list(ins.operands)
    space = _shared(words)
    pointer = pointer_type(space)
    if kind in ("init", "inval"):
        place = address(t, operands[0], space)
        count = f", {t.value(operands[1], 'i32')}" if kind == "init" else ""
        t.line(f"nvvm.mbarrier.{kind} {place}{count} : {pointer}{', i32' if count else ''}")
        return
    if kind in ("expect_tx", "complete_tx"):
        place, size = address(t, operands[0], space), t.value(operands[1], "i32")
        t.line(f"nvvm.mbarrier.{kind} {place}, {size} : {pointer}, i32")
        return
    target = operands.pop(0) if operands[0][:1] != "[" else "_"
    if kind in ("arrive", "arrive_drop"):
        _arrive(t, ins, words, target, operands, space)
        return
    if kind == "pending_count":
        count = f'llvm.call_intrinsic "llvm.nvvm.mbarrier.pending.count"({t.value(operands[0], "i64")}) : (i64) -> i32'
        t.define(target, t.op(count), "i32")
        return
    if kind not in ("try_wait", "test_wait"):
        t.error(f"the instruction '{ins.opcode}' is not supported")
    place = address(t, operands[0], space)
    parity = "parity" in words
    state = t.value(operands[1], "i32" if parity else "i64")
    type, name = "i32" if parity else "i64", kind.replace("test_wait", "test.wait")
    t.define(target, t.op(f"nvvm.mbarrier.{name} {place}, {state} : {pointer}, {type} -> i1"), "i1")


def _arrive(t: Functions, ins: Instruction, words: list[str], target: str, operands: list[str], space: str) -> None:
    place, kind = address(t, operands[0], space), words[1]
    pointer = pointer_type(space)
    name = f"nvvm.mbarrier.{kind}"
    if "expect_tx" in words:
        text = f"{name}.expect_tx {place}, {t.value(operands[1], 'i32')} : {pointer}, i32"
    elif "noComplete" in words:
        text = f"{name}.nocomplete {place}, {t.value(operands[1], 'i32')} : {pointer}, i32"
    elif len(operands) > 1:
        text = f"{name} {place}, {t.value(operands[1], 'i32')} : {pointer}"
    else:
        text = f"{name} {place} : {pointer}"
    if space == "shared":
        t.define(target, t.op(f"{text} -> i64"), "i64")
    else:
        t.line(text)


# Bulk copies


_PLAIN_COPY = HANDLERS["cp"]


@handler("cp")
def _cp(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    if words[1:5] == ["reduce", "async", "bulk", "tensor"]:
        _tensor(t, ins, words)
        return
    if words[1:4] == ["reduce", "async", "bulk"]:
        _as_it_stands(t, ins)
        return
    if words[1:3] != ["async", "bulk"]:
        _PLAIN_COPY(t, ins)
        return
    kind = words[3]
    if kind == "commit_group":
        t.line("nvvm.cp.async.bulk.commit.group")
    elif kind == "wait_group":
        read = " {read}" if "read" in words else ""
        t.line(f"nvvm.cp.async.bulk.wait_group {t.integer(ins.operands[0])}{read}")
    elif kind == "tensor":
        _tensor(t, ins, words)
    elif kind in ("global", "shared::cluster", "shared::cta", "prefetch"):
        _bulk(t, ins, words)
    else:
        t.error(f"the instruction '{ins.opcode}' is not supported")


def _without_hint(ins: Instruction, words: list[str]) -> tuple[list[str], list[str]]:
    operands = list(ins.operands)
    if any(word == "L2::cache_hint" for word in words):
        operands.pop()
    return operands, [word for word in words if word != "L2::cache_hint"]


def _multicast(t: Functions, operands: list[str], words: list[str]) -> str:
    """The mask of the cluster's blocks that get a copy, the last operand, which is taken away; "" without one."""
    return t.value(operands.pop(), "i16") if "multicast::cluster" in words else ""


def _bulk(t: Functions, ins: Instruction, words: list[str]) -> None:
    operands, words = _without_hint(ins, words)
    target, source = words[3], words[4]
    if target == "prefetch" or "ignore_oob" in words:
        if target != "prefetch":
            t.error(f"the instruction '{ins.opcode}' is not supported")
        return
    mask = _multicast(t, operands, words)
    if target == "global" and source == "shared::cta":
        to, start, size = (
            address(t, operands[0], "global"),
            address(t, operands[1], "shared"),
            t.value(operands[2], "i32"),
        )
        bytes = f" byte_mask = {t.value(operands[3], 'i16')}" if "cp_mask" in words else ""
        t.line(f"nvvm.cp.async.bulk.global.shared.cta {to}, {start}, {size}{bytes} : !llvm.ptr<1>, !llvm.ptr<3>")
    elif source == "global":
        space = "shared" if target == "shared::cta" else "shared::cluster"
        start, size = address(t, operands[1], "global"), t.value(operands[2], "i32")
        barrier = address(t, operands[3], "shared")
        # In the block's own window an address is one of the cluster's too.
        own = space == "shared" or (not mask and _own(t, operands[0]))
        to = address(t, operands[0], "shared" if own else space)
        kept, everyone = "!llvm.ptr<3>" if own else "!llvm.ptr<7>", f" multicast_mask = {mask}" if mask else ""
        t.line(
            f"nvvm.cp.async.bulk.shared.cluster.global {to}, {start}, {barrier}, {size}{everyone} : {kept}, !llvm.ptr<1>"
        )
    else:
        # Upstream's op takes mbarriers of the block itself alone.
        _as_it_stands(t, ins)


def _as_it_stands(t: Functions, ins: Instruction) -> None:
    """A copy of bytes, or a reduction, as inline assembly of the instruction, without its hint."""
    operands, words = _without_hint(ins, ins.opcode.split("."))
    spaces = [word for word in words if word.partition("::")[0] in ("shared", "global")]
    if len(spaces) != 2 or len(operands) != 3 + (spaces[0] != "global"):
        t.error(f"'{ins.opcode}' has a destination, a source, a size, and where it is no bulk group, an mbarrier")
    kinds = [*spaces, "", spaces[0]]
    values = [
        t.value(each, "i32") if each[:1] != "[" else address(t, each, kind) for each, kind in zip(operands, kinds)
    ]
    types = ["i32" if each[:1] != "[" else pointer_type(kind) for each, kind in zip(operands, kinds)]
    places = ", ".join(f"${number}" if type == "i32" else f"[${number}]" for number, type in enumerate(types))
    assembly(t, f"{'.'.join(words)} {places};", values, types, [], effects=True, clobbers="~{memory}")


@handler("st.async", "red.async")
def _told(t: Functions, ins: Instruction) -> None:
    """``st.async`` and ``red.async`` into a block of the cluster, of which an mbarrier there is told, as inline assembly.

    Without an mbarrier nothing tells when they have come: they are stores and reductions of the same order.
    """
    words, operands = ins.opcode.split("."), ins.operands
    space = space_of(words)
    if "mbarrier::complete_tx::bytes" not in words:
        rest = [word for word in words if word not in ("async", "weak")]
        if "release" not in rest and "relaxed" not in rest:
            rest[1:1] = ["release"] if rest[0] == "red" else ["release", "sys"]
        HANDLERS[words[0]](t, ins._replace(opcode=".".join(word for word in rest if word != "mmio")))
        return
    if len(operands) != 3:
        t.error(f"'{ins.opcode}' has an address, values, and an mbarrier's address")
    type, opcode = f"i{BITS[MLIR[words[-1]]]}", ins.opcode
    given = [t.value(each, type) for each in elements(operands[1])]
    if type == "i128" and words[0] == "st" and len(given) == 1:
        # The same bytes as two words.
        whole, opcode, type = words_of(t, given[0]), opcode.removesuffix("b128") + "v2.b64", "i64"
        given = [t.op(f"llvm.extractelement {whole}[{t.constant(at, 'i32')} : i32] : {WORDS}") for at in range(2)]
    if type not in ("i32", "i64"):
        t.error(f"'{ins.opcode}': its elements have 32 or 64 bits")
    kind = "shared::cluster" if space else ""
    values = [address(t, operands[0], kind), *given, address(t, operands[2], kind)]
    types = [pointer_type(kind), *[type] * len(given), pointer_type(kind)]
    names = ", ".join(f"${number + 1}" for number in range(len(given)))
    text = f"{opcode} [$0], {f'{{{names}}}' if len(given) > 1 else names}, [${len(values) - 1}];"
    assembly(t, text, values, types, [], effects=True, clobbers="~{memory}")


def _own(t: Functions, operand: str) -> bool:
    """Whether an address is sure to be the block's own: nothing in the function maps one into another block's memory."""
    return not any(isinstance(each, Instruction) and each.opcode.startswith("mapa") for each in t.function.body or ())


#: Modes of copies of tensors in words of nvvm's attributes.
_MODES = {
    "tile::gather4": "tile_gather4",
    "tile::scatter4": "tile_scatter4",
    "im2col": "im2col",
    "im2col_no_offs": "im2col",
}
#: What a copy of a tensor does with what is there, in words of nvvm's attribute.
_REDUCTIONS = ("add", "min", "max", "inc", "dec", "and", "or", "xor")
_UNSUPPORTED = ("im2col::w", "im2col::w::128")


def _tensor(t: Functions, ins: Instruction, words: list[str]) -> None:
    operands, words = _without_hint(ins, words)
    if words[3] == "prefetch":
        return
    if set(_UNSUPPORTED) & set(words):
        t.error(f"the instruction '{ins.opcode}' is not supported")
    mode = next((_MODES[word] for word in words if word in _MODES), "")
    if "mbarrier::complete_tx::bytes" in words:
        map, box = _map(t, operands[1])
        barrier = address(t, operands[2], "shared")
        pieces = [f"mode = #nvvm.tma_load_mode<{mode}>"] if mode else []
        groups = [f"group = #nvvm.cta_group<cta_{word[-1]}>" for word in words if word.startswith("cta_group::")]
        pieces += groups
        mask = _multicast(t, operands, words)
        if not groups and not mask and (words[5] == "shared::cta" or _own(t, operands[0])):
            to, kept = address(t, operands[0], "shared"), "!llvm.ptr<3>"
            pieces.append("isCTAOnly = true")
        else:
            to, kept = address(t, operands[0], "shared::cluster"), "!llvm.ptr<7>"
        offsets = ""
        if mode == "im2col":
            offsets = f" im2col[{', '.join(t.value(each, 'i16') for each in elements(operands[3]))}]"
        attributes = f" {{{', '.join(pieces)}}}" if pieces else ""
        everyone = f" multicast_mask = {mask}" if mask else ""
        t.line(
            f"nvvm.cp.async.bulk.tensor.shared.cluster.global {to}, {map}, {barrier}, box[{box}]{offsets}{everyone}{attributes} : {kept}, !llvm.ptr"
        )
        return
    map, box = _map(t, operands[0])
    start = address(t, operands[1], "shared")
    pieces = [f"mode = #nvvm.tma_store_mode<{mode}>"] if mode else []
    name = "nvvm.cp.async.bulk.tensor.global.shared.cta"
    if words[1] == "reduce":
        name = "nvvm.cp.async.bulk.tensor.reduce"
        # The mode of the copy may come behind it.
        kinds = [word for word in words if word in _REDUCTIONS]
        if len(kinds) != 1:
            t.error(f"expected one of {', '.join(_REDUCTIONS)} in '{ins.opcode}'")
        pieces.insert(0, f"redKind = #nvvm.tma_redux_kind<{kinds[0]}>")
    attributes = f" {{{', '.join(pieces)}}}" if pieces else ""
    t.line(f"{name} {map}, {start}, box[{box}]{attributes} : !llvm.ptr, !llvm.ptr<3>")


def _map(t: Functions, operand: str) -> tuple[str, str]:
    """The tensor map of ``[map, {x, y}]``, a generic address, and its coordinates."""
    match = re.fullmatch(r"\[\s*([^,{]+?)\s*,\s*(\{[^}]*\})\s*\]", operand)
    if match is None:
        t.error(f"expected a tensor map with coordinates, as in [%rd1, {{%r1, %r2}}], not '{operand}'")
    map = address(t, f"[{match[1]}]", "")
    return map, ", ".join(t.value(each, "i32") for each in elements(match[2]))


@handler("createpolicy")
def _createpolicy(t: Functions, ins: Instruction) -> None:
    """A policy is an operand of cache hints alone, which change no value and are left out."""
    t.define(ins.operands[0], t.constant(0, "i64"), "i64")


# Tensor maps


@handler("tensormap")
def _tensormap(t: Functions, ins: Instruction) -> None:
    """As inline assembly of the instruction, its address in a register."""
    if len(ins.operands) < 2 or ins.operands[0][:1] != "[":
        t.error(f"'{ins.opcode}' has an address and more operands")
    words = ins.opcode.split(".")
    space = space_of(words)
    literals = []
    values: list[str] = []
    types: list[str] = []
    for operand in ins.operands:
        if operand[:1] == "[":
            kind = space if words[1] == "replace" else ("global" if not values else "shared")
            values.append(address(t, operand, kind))
            values[-1] = t.coerce(values[-1], pointer_type(kind), "i64")
            types.append("i64")
            literals.append(f"[${len(values) - 1}]")
        elif operand in t.registers:
            type = "i64" if words[-1] == "b64" else "i32"
            values.append(t.value(operand, type))
            types.append(type)
            literals.append(f"${len(values) - 1}")
        else:
            literals.append(operand)
    assembly(t, f"{ins.opcode} {', '.join(literals)};", values, types, [], effects=True, clobbers="~{memory}")


@handler("mapa")
def _mapa(t: Functions, ins: Instruction) -> None:
    words = ins.opcode.split(".")
    rank = t.value(ins.operands[2], "i32")
    type = f"i{words[-1][1:]}"
    if "shared::cluster" in words:
        source = t.value(ins.operands[1], "!llvm.ptr<3>")
        made = t.op(f"nvvm.mapa {source}, {rank} : !llvm.ptr<3> -> !llvm.ptr<7>")
        t.define(ins.operands[0], t.coerce(made, "!llvm.ptr<7>", type), type)
        return
    source = t.value(ins.operands[1], "!llvm.ptr")
    made = t.op(f"nvvm.mapa {source}, {rank} : !llvm.ptr -> !llvm.ptr")
    t.define(ins.operands[0], t.coerce(made, "!llvm.ptr", type), type)


@handler("getctarank")
def _getctarank(t: Functions, ins: Instruction) -> None:
    """The rank of the block whose shared memory an address is in, as inline assembly."""
    words = ins.opcode.split(".")
    kind = "shared::cluster" if "shared::cluster" in words else ""
    if ins.operands[1] in t.registers:
        place = t.value(ins.operands[1], pointer_type(kind))
    else:
        place = address(t, f"[{ins.operands[1]}]", kind)
    made = assembly(t, f"{ins.opcode} $0, $1;", [place], [pointer_type(kind)], ["i32"])
    assert made is not None
    t.define(ins.operands[0], made, "i32")


# Launches that are cancelled


_QUERIES = {f"get_first_ctaid::{axis}": f"get_first_cta_id_{axis}" for axis in "xyz"}


@handler("clusterlaunchcontrol")
def _clusterlaunchcontrol(t: Functions, ins: Instruction) -> None:
    words, operands = ins.opcode.split("."), ins.operands
    if len(operands) != 2 or words[-1] != "b128":
        t.error(f"'{ins.opcode}' has two operands, and is of .b128")
    if words[1] == "try_cancel":
        if words[2] != "async" or "mbarrier::complete_tx::bytes" not in words:
            t.error(f"'{ins.opcode}' is asynchronous, and tells an mbarrier: .async and .mbarrier::complete_tx::bytes")
        answer, barrier = (address(t, operand, "shared") for operand in operands)
        everyone = "multicast, " if "multicast::cluster::all" in words else ""
        t.line(f"nvvm.clusterlaunchcontrol.try.cancel {everyone}{answer}, {barrier}")
        return
    if words[1] != "query_cancel":
        t.error(f"the instruction '{ins.opcode}' is not supported")
    answer = t.value(operands[1], "i128")
    if words[2] == "is_canceled":
        t.define(operands[0], _asked(t, answer, "is_canceled", "i1"), "i1")
        return
    targets = elements(operands[0])
    names = list(_QUERIES.values()) if words[2:4] == ["get_first_ctaid", "v4"] else [_QUERIES.get(words[2], "")]
    if not names[0]:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    if len(targets) != (4 if len(names) > 1 else 1):
        t.error(f"'{ins.opcode}' has {4 if len(names) > 1 else 1} results, not {len(targets)}")
    # The fourth of a vector has no meaning.
    for target, name in zip(targets, names):
        t.define(target, _asked(t, answer, name, "i32"), "i32")
    for target in targets[len(names) :]:
        t.define(target, t.constant(0, "i32"), "i32")


def _asked(t: Functions, answer: str, query: str, type: str) -> str:
    return t.op(f"nvvm.clusterlaunchcontrol.query.cancel query = {query}, {answer} : {type}")
