"""What each op becomes in the code of roles (role_code.py)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, integers, sizes, string, word
from gpuir.sim.dialect_types import barrier_group
from gpuir.sim.hopper.instruction import Instruction
from gpuir.sim.llvm_types import layout_of, stride_of
from gpuir.sim.memory import GENERIC, GLOBAL, SHARED
from gpuir.sim.memref import space_of
from gpuir.sim.native.outline import INTEGERS
from gpuir.sim.native.role_bulk import BULK
from gpuir.sim.native.shared import Lack
from gpuir.sim.ops.nvvm_wgmma import TYPES
from gpuir.sim.structure import defining_op, plain, reference
from gpuir.sim.terms import Op
from gpuir.sim.types import dtype_of

if TYPE_CHECKING:
    from gpuir.sim.native.role_code import Writer

__all__ = ["OPS", "WAITING", "is_pure", "pair_of"]

Emit = Callable[["Writer", Op], None]
#: Ops that let others go on.
WAITING = frozenset(["gpu.barrier", "nvvm.barrier", "nvvm.mbarrier.try_wait.parity", "nvgpu.mbarrier.try_wait.parity"])
_FLOATS = ("f16", "bf16", "f32", "f64")
_STRUCT = re.compile(r"!llvm\.struct<\(((?:\w+, )*\w+)\)>$")
_VECTOR = re.compile(r"vector<(\d+)x(\w+)>$")
_PREDICATES = {0: "==", 1: "!=", 2: "<", 3: "<=", 4: ">", 5: ">="}


def _bits(type: ir.Type) -> int:
    if str(type) not in INTEGERS:
        raise Lack(f"the native engine has no values of type {type}")
    return INTEGERS[str(type)]


def _constant(w: Writer, op: Op) -> None:
    value, type = op.attributes["value"], str(op.results[0].type)
    if type in INTEGERS:
        number = ir.IntegerAttr(value).value
        w.names[plain(op.results[0])] = str(bool(number)) if type == "i1" else f"({number})"
    elif type in _FLOATS:
        w.names[plain(op.results[0])] = w.bind(dtype_of(type).type(ir.FloatAttr(value).value))
    else:
        raise Lack("the native engine has no such constant")


def _integers(sign: str) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        a, b = w.all(list(op.operands))
        bits = _bits(op.results[0].type)
        if bits == 1 and sign not in "&|^":
            raise Lack("the native engine has not this form of the op")
        w.set(op.results[0], f"{a} {sign} {b}" if sign in "&|^" else f"signed({a} {sign} {b}, {bits})")

    return emit


def _by_helper(text: str) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        a, b = w.all(list(op.operands))
        w.set(op.results[0], text.format(a=a, b=b, bits=_bits(op.results[0].type)))

    return emit


def _extreme(how: str) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        a, b = w.all(list(op.operands))
        bits = _bits(op.results[0].type)
        first = f"compared({a}, {b}, {bits}, 'ult')" if how[-2] == "u" else f"{a} < {b}"
        one, other = (a, b) if how.startswith("min") else (b, a)
        w.set(op.results[0], f"chosen({first}, {one}, {other}, {w.bind(dtype_of(op.results[0].type).type)})")

    return emit


def _compare(w: Writer, op: Op) -> None:
    a, b = w.all(list(op.operands))
    predicate, bits = integer(op, "predicate"), _bits(op.operands[0].type)
    if predicate < 6:
        w.set(op.results[0], f"{a} {_PREDICATES[predicate]} {b}")
        return
    first, second = (a, b) if predicate in (6, 7) else (b, a)
    w.set(op.results[0], f"compared({first}, {second}, {bits}, '{'ult' if predicate in (6, 8) else 'ule'}')")


def _resize(signed: bool) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        old, new = _bits(op.operands[0].type), _bits(op.results[0].type)
        if old == new:
            w.names[plain(op.results[0])] = w.of(op.operands[0])
        else:
            w.set(op.results[0], f"resized({w.of(op.operands[0])}, {old}, {new}, {signed})")

    return emit


def _floats(sign: str) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        type = str(op.results[0].type)
        if type not in ("f16", "f32", "f64"):
            raise Lack("the native engine has not this form of the op, or not its types")
        a, b = w.all(list(op.operands))
        w.set(op.results[0], f"{a} {sign} {b}")

    return emit


def _cast(w: Writer, op: Op) -> None:
    if op in w.paired:
        return
    types = [str(op.operands[0].type), str(op.results[0].type)]
    if types[0].startswith("vector"):
        types = [_vector(each.type)[1] for each in (op.operands[0], op.results[0])]
    if any(type not in ("f16", "bf16", "f32", "f64") for type in types) or types[0] == "f64":
        raise Lack("the native engine has not this form of the op, or not its types")
    dtype, name = w.bind(dtype_of(types[1]).type), w.of(op.operands[0])
    vector = str(op.results[0].type).startswith("vector")
    w.set(op.results[0], f"tuple(cast(each, {dtype}) for each in {name})" if vector else f"cast({name}, {dtype})")


def _select(w: Writer, op: Op) -> None:
    type = str(op.results[0].type)
    dtype = w.bind(dtype_of(type).type) if type in INTEGERS or type in _FLOATS else "None"
    if dtype == "None":
        raise Lack("the native engine has not this form of the op, or not its types")
    w.set(op.results[0], f"chosen({', '.join(w.all(list(op.operands)))}, {dtype})")


def _same(w: Writer, op: Op) -> None:
    """The result is the operand: an address is the number of bytes from the begin of shared memory."""
    for value in (op.operands[0], op.results[0]):
        text = str(value.type)
        if text not in INTEGERS and text not in ("!llvm.ptr<3>", "!llvm.ptr<7>"):
            raise Lack("the native engine has addresses of shared memory alone")
    w.names[plain(op.results[0])] = w.of(op.operands[0])


def _pointer_to_integer(w: Writer, op: Op) -> None:
    if str(op.operands[0].type) != "!llvm.ptr<3>":
        raise Lack("the native engine has addresses of shared memory alone")
    bits = _bits(op.results[0].type)
    w.set(op.results[0], f"resized({w.of(op.operands[0])}, 64, {bits}, False)" if bits < 64 else w.of(op.operands[0]))


def _integer_to_pointer(w: Writer, op: Op) -> None:
    if str(op.results[0].type) != "!llvm.ptr<3>":
        raise Lack("the native engine has addresses of shared memory alone")
    old = _bits(op.operands[0].type)
    w.set(op.results[0], f"resized({w.of(op.operands[0])}, {old}, 64, False)" if old < 64 else w.of(op.operands[0]))


def _variable(w: Writer, op: Op) -> None:
    name = reference(op.attributes["global_name"])
    target = w.lookup(name)
    if str(op.results[0].type) != "!llvm.ptr<3>" or target is None or target.name != "llvm.mlir.global":
        raise Lack("the native engine has variables in shared memory alone")
    size = layout_of(ir.TypeAttr(target.attributes["global_type"]).value).size
    if not size or "value" in target.attributes:
        raise Lack("the native engine has variables of a known size, without a value")
    w.names[plain(op.results[0])] = f"({w.reserve(name, size, max(integer(target, 'alignment', 16), 16))})"


def _element(w: Writer, op: Op) -> None:
    if str(op.results[0].type) != "!llvm.ptr<3>":
        raise Lack("the native engine has addresses of shared memory alone")
    fixed = list(ir.DenseI32ArrayAttr(op.attributes["rawConstantIndices"]))
    if len(fixed) != 1:
        raise Lack("the native engine goes through no structs")
    unit = stride_of(layout_of(ir.TypeAttr(op.attributes["elem_type"]).value))
    base = w.of(op.operands[0])
    if fixed[0] != -(1 << 31):
        w.set(op.results[0], f"{base} + {fixed[0] * unit}")
        return
    index = w.of(op.operands[1])
    wide = f"resized({index}, {_bits(op.operands[1].type)}, 64, True)" if str(op.operands[1].type) != "i64" else index
    w.set(op.results[0], f"{base} + {wide} * {unit}")


# Registers


def _count(type: ir.Type) -> int:
    match = _STRUCT.match(str(type))
    if match is None:
        raise Lack("the native engine has structs of numbers alone")
    return match[1].count(",") + 1


def _zero(w: Writer, op: Op) -> None:
    type = op.results[0].type
    match = _STRUCT.match(str(type))
    if match is None or any(each not in (*_FLOATS, "i32") for each in match[1].split(", ")):
        raise Lack("the native engine has structs of numbers alone")
    kinds = match[1].split(", ")
    zeros: dict[str, Any] = {each: 0 if each == "i32" else dtype_of(each).type(0) for each in dict.fromkeys(kinds)}
    w.names[plain(op.results[0])] = w.bind(tuple(zeros[each] for each in kinds))


def _whole(values: list[ir.Value]) -> ir.Value | None:
    """The struct that the values are all numbers of, in their order."""
    found = None
    for number, value in enumerate(values):
        op = defining_op(value)
        if op is None or op.name != "llvm.extractvalue" or integers(op, "position") != [number]:
            return None
        if found is not None and plain(op.operands[0]) != found:
            return None
        found = plain(op.operands[0])
    return found if found is not None and _count(found.type) == len(values) else None


def _is_silent(op: Op) -> bool:
    """Whether inline assembly says nothing, and gives its operands back."""
    if op.name != "llvm.inline_asm" or re.sub(r"//[^\n]*|\s", "", string(op, "asm_string")):
        return False
    kinds = [each for each in string(op, "constraints").split(",") if each and not each.startswith("~")]
    outputs = [each for each in kinds if each.startswith("=")]
    ties = kinds[len(outputs) :]
    return ties == [str(number) for number in range(len(outputs))] and len(op.operands) == len(outputs)


def _assembly(w: Writer, op: Op) -> None:
    if not _is_silent(op) or len(op.results) != 1:
        raise Lack("the native engine has not this inline assembly")
    whole = _whole(list(op.operands))
    if whole is not None:
        w.names[plain(op.results[0])] = w.of(whole)
        return
    single = not str(op.results[0].type).startswith("!llvm.struct")
    names = w.all(list(op.operands))
    w.set(op.results[0], names[0] if single else f"({''.join(each + ', ' for each in names)})")


def _extract(w: Writer, op: Op) -> None:
    if op in w.paired:
        return
    # Registers that only go on as a whole are not looked at.
    if all(
        _is_silent(use.owner.operation) and _whole(list(use.owner.operation.operands)) is not None
        for use in op.results[0].uses
    ):
        return
    position = integers(op, "position")
    if len(position) != 1:
        raise Lack("the native engine has no structs in structs")
    w.set(op.results[0], f"B.registers(T, {w.of(op.operands[0])})[{position[0]}]")


def _insert(w: Writer, op: Op) -> None:
    (position,) = integers(op, "position")
    name = w.fresh()
    w.line(f"{name} = tuple(B.registers(T, {w.of(op.operands[0])}))")
    w.set(op.results[0], f"{name}[:{position}] + ({w.of(op.operands[1])},) + {name}[{position + 1}:]")


# Vectors


def _vector(type: ir.Type) -> tuple[int, str]:
    match = _VECTOR.match(str(type))
    if match is None or match[2] not in (*_FLOATS, "i8", "i16", "i32", "i64"):
        raise Lack(f"the native engine has no values of type {type}")
    return int(match[1]), match[2]


def pair_of(op: Op) -> tuple[ir.Value, int, list[Op]] | None:
    """Of words of 32 bits that are two registers of a struct as floats of 16 bits: the struct, the first one's number, and the ops ahead.

    ``op``: a vector.bitcast.
    """
    cast = defining_op(op.operands[0])
    if cast is None or cast.name != "arith.truncf" or str(op.results[0].type) != "vector<1xi32>":
        return None
    made = defining_op(cast.operands[0])
    if made is None or made.name != "vector.from_elements" or str(made.results[0].type) != "vector<2xf32>":
        return None
    taken = [defining_op(each) for each in made.operands]
    if any(each is None or each.name != "llvm.extractvalue" or each.block != op.block for each in taken):
        return None
    one, other = (each for each in taken if each is not None)
    first, second = integers(one, "position"), integers(other, "position")
    if (
        len(first) != 1
        or first[0] % 2
        or second != [first[0] + 1]
        or plain(one.operands[0]) != plain(other.operands[0])
    ):
        return None
    ahead = [cast, made, one, other]
    if any(sum(1 for _ in each.results[0].uses) != 1 for each in ahead):
        return None
    return one.operands[0], first[0], ahead


def _from_elements(w: Writer, op: Op) -> None:
    if op in w.paired:
        return
    _vector(op.results[0].type)
    w.set(op.results[0], f"({''.join(each + ', ' for each in w.all(list(op.operands)))})")


def _vector_bits(w: Writer, op: Op) -> None:
    pair = pair_of(op)
    if pair is not None and op in w.paired:
        source, number, _ = pair
        w.set(op.results[0], f"({w.pairs(op, source, _vector(op.operands[0].type)[1])}[{number // 2}],)")
        return
    (_, old), (_, new) = (_vector(each.type) for each in (op.operands[0], op.results[0]))
    w.set(op.results[0], f"bits({w.of(op.operands[0])}, {w.bind(dtype_of(old))}, {w.bind(dtype_of(new))})")


def _vector_extract(w: Writer, op: Op) -> None:
    _vector(op.operands[0].type)
    position = list(ir.DenseI64ArrayAttr(op.attributes["static_position"]))
    if len(position) != 1 or position[0] < 0:
        raise Lack("the native engine takes parts of a vector by constants alone")
    w.set(op.results[0], f"{w.of(op.operands[0])}[{position[0]}]")


# Threads


def _id(name: str) -> Emit:
    def emit(w: Writer, op: Op) -> None:
        if "upper_bound" in op.attributes:
            raise Lack("the native engine does not check its upper_bound")
        axis = "xyz".index(word(op, "dimension")) if "dimension" in op.attributes else 0
        w.set(op.results[0], name.format(axis))

    return emit


def _barrier(w: Writer, op: Op) -> None:
    if "address_spaces" in op.attributes or word(op, "scope", "workgroup") != "workgroup":
        raise Lack("the native engine has barriers of all memory and of whole blocks alone")
    w.line(f"yield from B.meet(T, 0, None, '{w.fresh()}')")


def _named_barrier(w: Writer, op: Op) -> None:
    if len(op.results) or "reductionOp" in op.attributes:
        raise Lack("the native engine has not this form of the op")
    lengths = integers(op, "operandSegmentSizes") if "operandSegmentSizes" in op.attributes else [0, 0]
    names = w.all(list(op.operands))
    number = names[0] if lengths[0] else "0"
    count = names[lengths[0]] if lengths[1] else "None"
    # Which op of a kernel it is makes no difference to a barrier with a number.
    w.line(f"yield from B.meet(T, {number}, {count}, 'nvvm')")


def _shuffle(w: Writer, op: Op) -> None:
    mask, value, lane, clamp = op.operands
    known = [_known(each) for each in (mask, clamp)]
    if word(op, "kind") != "idx" or known != [-1, 31] or "return_value_and_is_valid" in op.attributes:
        raise Lack("the native engine shuffles whole warps alone")
    if str(op.results[0].type) not in ("i32", "f32"):
        raise Lack("the native engine has not this form of the op, or not its types")
    w.set(op.results[0], f"from_lane(T, {w.of(value)}, {w.of(lane)})")


def _known(value: ir.Value) -> int | None:
    op = defining_op(value)
    if op is None or op.name not in ("arith.constant", "llvm.mlir.constant"):
        return None
    return int(ir.IntegerAttr(op.attributes["value"]).value)


def _nothing(w: Writer, op: Op) -> None:
    """What has no effect here."""


def _registers(w: Writer, op: Op) -> None:
    w.result.sets_registers = True


# Memory


def _shared(w: Writer, type: ir.Type) -> ir.MemRefType:
    ref = ir.MemRefType(type)
    if space_of(ref) != SHARED or ref.affine_map != ir.AffineMap.get_identity(ref.rank, ref.context):
        raise Lack("the native engine has contiguous buffers alone")
    return ref


def _dynamic(w: Writer, op: Op) -> None:
    _shared(w, op.results[0].type)
    w.names[plain(op.results[0])] = f"({w.dynamic})"


def _view(w: Writer, op: Op) -> None:
    _shared(w, op.operands[0].type)
    _shared(w, op.results[0].type)
    w.set(op.results[0], f"{w.of(op.operands[0])} + {w.of(op.operands[1])}")


def _address(w: Writer, op: Op) -> None:
    _shared(w, op.operands[0].type)
    w.names[plain(op.results[0])] = w.of(op.operands[0])


def _global(w: Writer, value: ir.Value, *, stores: bool) -> str:
    ref, number = ir.MemRefType(value.type), w.argument(value)
    if number is None or space_of(ref) not in (GENERIC, GLOBAL) or ref.affine_map != ir.AffineMap.get_identity(ref.rank, ref.context):  # fmt: skip
        raise Lack("the native engine has arrays among the arguments alone")
    w.result.arrays.add(number)
    (w.result.stored if stores else w.result.loaded).add(number)
    return w.of(value)


def _memref_load(w: Writer, op: Op) -> None:
    array = _global(w, op.operands[0], stores=False)
    w.set(op.results[0], f"load(T, {array}, ({''.join(each + ', ' for each in w.all(list(op.operands)[1:]))}))")


def _memref_store(w: Writer, op: Op) -> None:
    array = _global(w, op.operands[1], stores=True)
    w.line(
        f"store(B, T, {w.of(op.operands[0])}, {array}, ({''.join(each + ', ' for each in w.all(list(op.operands)[2:]))}))"
    )


def _scalar(w: Writer, address: ir.Value, type: ir.Type, op: Op) -> np.dtype:
    plain_access = integer(op, "ordering", 0) == 0 and "volatile_" not in op.attributes
    if (
        str(address.type) != "!llvm.ptr<3>"
        or str(type) not in (*_FLOATS, "i8", "i16", "i32", "i64")
        or not plain_access
    ):
        raise Lack("the native engine has plain accesses to numbers in shared memory alone")
    dtype = dtype_of(type)
    w.narrow(dtype.itemsize)
    return dtype


def _load(w: Writer, op: Op) -> None:
    dtype = _scalar(w, op.operands[0], op.results[0].type, op)
    w.set(op.results[0], f"read(B, T, {w.of(op.operands[0])}, {w.bind(dtype)})")


def _store(w: Writer, op: Op) -> None:
    dtype = _scalar(w, op.operands[1], op.operands[0].type, op)
    value, address = w.all(list(op.operands))
    w.line(f"B.write(T, {address}, {w.bind(dtype)}.type({value}), {dtype.itemsize})")


def _matrices(w: Writer, op: Op) -> None:
    said = sizes(op), word(op, "eltType", "b16"), word(op, "layout")
    if said != ([8, 8], "b16", "row") or str(op.operands[0].type) != "!llvm.ptr<3>":
        raise Lack("the native engine stores matrices of 8x8 numbers of 16 bits in rows alone")
    address, *registers = w.all(list(op.operands))
    w.matrices.append((len(registers), f"({address}, ({''.join(each + ', ' for each in registers)}))"))


# Products


def _product(op: Op) -> Instruction:
    """The instruction of an op."""
    m, n, depth = sizes(op)
    d, a, b = (word(op, f"type{name}") for name in "DAB")
    if a not in TYPES or b not in TYPES[a][0] or d not in TYPES[a][1] or m != 64 or d != "f32" or (a == "tf32" and depth != 8):  # fmt: skip
        raise Lack("the native engine has not this product")
    if word(op, "scaleA") == "neg" or word(op, "scaleB") == "neg":
        raise Lack("the native engine has not this product")
    site: Any = None
    k_major = (word(op, "layoutA") == "row", word(op, "layoutB") == "col")
    made = Instruction(site, site, n, depth, a, b, d, negate=(False, False), k_major=k_major, from_registers=False,
                       saturate=False, register="f32", inplace=False)  # fmt: skip
    if depth * made.size != 32:
        raise Lack("the native engine has not this product")
    return made


def _multiply(w: Writer, op: Op) -> None:
    """A product, and those behind it that only add to it."""
    if op in w.chained:
        return
    chain, pairs = [op], []
    while True:
        last = chain[-1]
        uses = [use.owner.operation for use in last.results[0].uses]
        following = uses[0] if len(uses) == 1 else None
        if following is None or following.name != op.name or plain(following.operands[0]) != plain(last.results[0]):
            break
        if following.block != op.block or word(following, "scaleD") != "one" or not w.between(last, following):
            break
        if str(following.results[0].type) != str(op.results[0].type) or sizes(following) != sizes(op):
            break
        chain.append(following)
    if len(chain) > 1:
        # What their descriptors are computed of comes ahead.
        w.compute(chain[0], chain[-1])
    for each in chain:
        first, second = w.all(list(each.operands)[1:3])
        pairs.append(f"({w.bind(_product(each))}, {first}, {second}), ")
    w.chained.update(chain)
    keep = word(op, "scaleD") == "one"
    w.set(chain[-1].results[0], f"B.multiply(T, ({''.join(pairs)}), {w.of(op.operands[0])}, {keep})")


def _method(text: str) -> Emit:
    return lambda w, op: w.line(text)


def _create(w: Writer, op: Op) -> None:
    group = barrier_group(op.results[0].type)
    start = w.reserve(f"%{len(w.names)}", 8 * group.num_barriers, 8)
    w.names[plain(op.results[0])] = f"({start})"


#: Ops of llvm and of other dialects that only compute.
_PURE = frozenset([
    "llvm.addrspacecast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.mlir.addressof", "llvm.getelementptr", "llvm.mlir.zero", "vector.from_elements",
    "vector.bitcast", "vector.extract", "gpu.thread_id", "gpu.global_id", "gpu.lane_id", "gpu.subgroup_id",
    "gpu.block_id", "gpu.block_dim", "gpu.grid_dim", "memref.view",
    "memref.extract_aligned_pointer_as_index",
])  # fmt: skip


def is_pure(op: Op) -> bool:
    """Whether the op only computes, of registers that no product can still write."""
    return op.name in _PURE or op.name.startswith("arith.")


#: Writes an op's code.
OPS: dict[str, Emit] = {
    "arith.constant": _constant, "arith.addi": _integers("+"), "arith.subi": _integers("-"), "arith.muli": _integers("*"),
    "arith.andi": _integers("&"), "arith.ori": _integers("|"), "arith.xori": _integers("^"),
    "arith.divui": _by_helper("divide({a}, {b}, {bits}, False)"), "arith.remui": _by_helper("divide({a}, {b}, {bits}, True)"),
    **{f"arith.{name}": _by_helper(f"shift({{a}}, {{b}}, {{bits}}, '{name}')") for name in ("shli", "shrsi", "shrui")},
    **{f"arith.{name}": _extreme(name) for name in ("minui", "maxui", "minsi", "maxsi")},
    "arith.cmpi": _compare, "arith.select": _select, "arith.extui": _resize(False), "arith.index_castui": _resize(False),
    "arith.extsi": _resize(True), "arith.index_cast": _resize(True), "arith.trunci": _resize(True),
    "arith.addf": _floats("+"), "arith.subf": _floats("-"), "arith.mulf": _floats("*"), "arith.truncf": _cast, "arith.extf": _cast,
    "llvm.addrspacecast": _same, "llvm.ptrtoint": _pointer_to_integer, "llvm.inttoptr": _integer_to_pointer,
    "llvm.mlir.addressof": _variable, "llvm.getelementptr": _element, "llvm.mlir.zero": _zero, "llvm.inline_asm": _assembly,
    "llvm.extractvalue": _extract, "llvm.insertvalue": _insert, "llvm.load": _load, "llvm.store": _store,
    "vector.from_elements": _from_elements, "vector.bitcast": _vector_bits, "vector.extract": _vector_extract,
    "gpu.global_id": _id("B.id[{0}] * B.size[{0}] + T.ids({0})"), "gpu.lane_id": _id("T.lane"), "gpu.subgroup_id": _id("T.warp"),
    "gpu.thread_id": _id("T.ids({})"), "gpu.block_id": _id("B.id[{}]"), "gpu.block_dim": _id("B.size[{}]"), "gpu.grid_dim": _id("B.grid[{}]"),
    "gpu.barrier": _barrier, "nvvm.barrier": _named_barrier, "nvvm.shfl.sync": _shuffle,
    "nvvm.setmaxregister": _registers, "nvgpu.tma.prefetch.descriptor": _nothing, "nvvm.fence.mbarrier.init": _nothing,
    "gpu.dynamic_shared_memory": _dynamic, "memref.view": _view, "memref.extract_aligned_pointer_as_index": _address,
    "memref.load": _memref_load, "memref.store": _memref_store, "nvvm.stmatrix": _matrices,
    "nvvm.wgmma.mma_async": _multiply, "nvvm.wgmma.fence.aligned": _method("B.fence_products(T)"),
    "nvvm.wgmma.commit.group.sync.aligned": _method("B.commit_products(T)"),
    "nvvm.wgmma.wait.group.sync.aligned": lambda w, op: w.line(f"B.wait_products(T, {integer(op, 'group')})"),
    "nvgpu.mbarrier.create": _create, **BULK,
}  # fmt: skip
