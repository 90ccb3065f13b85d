"""Instructions of arithmetic, of vectors and aggregates, and of memory, each as an op of the llvm dialect.

Source: LLVM Language Reference; the attributes are those that the ops of MLIR's llvm dialect declare.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from gpuir.interop.llvm.importer.constants import GEP_FLAGS, Constant, read_constant
from gpuir.interop.llvm.importer.scopes import DYNAMIC, Scope, Value, address_attributes, position
from gpuir.interop.llvm.importer.tokens import Tokens, UnknownError
from gpuir.interop.llvm.importer.types import I1, I32, PTR, Type, pair_of, vector_of

__all__ = ["FAST_MATH", "INSTRUCTIONS", "Instruction", "fast_math"]

FAST_MATH = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast")
_INTEGER = ("add", "sub", "mul", "shl")
_EXACT = ("udiv", "sdiv", "lshr", "ashr")
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_FLOAT_PREDICATES = (
    "false",
    "oeq",
    "ogt",
    "oge",
    "olt",
    "ole",
    "one",
    "ord",
    "ueq",
    "ugt",
    "uge",
    "ult",
    "ule",
    "une",
    "uno",
    "true",
)
_ORDERINGS = {"unordered": 1, "monotonic": 2, "acquire": 4, "release": 5, "acq_rel": 6, "seq_cst": 7}
_UPDATES = ("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap",
            "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum")  # fmt: skip


@dataclasses.dataclass(slots=True)
class Instruction:
    """One that is being read: its tokens behind the name, MLIR's name of its result, the metadata at it, and its location."""

    name: str
    tokens: Tokens
    scope: Scope
    result: str | None
    metadata: dict[str, str]
    location: str
    #: Attributes that the metadata stands for.
    more: str = ""

    def op(
        self, name: str, operands: list[Value], type: Type | None, attributes: str = "", targets: Sequence[str] = ()
    ) -> None:
        """Writes an op that has the result's name."""
        to = self.result if type is None or self.result is not None else self.scope.fresh()
        self.scope.op(name, operands, type, attributes, self.location, to=to, targets=targets, more=self.more)


def fast_math(tokens: Tokens) -> str:
    """The attribute of the flags that come next."""
    flags = []
    while tokens.next in FAST_MATH:
        flags.append(tokens.word())
    return f"fastmathFlags = #llvm.fastmath<{', '.join(flags) or 'none'}>"


def _flags(tokens: Tokens, values: dict[str, int]) -> int:
    found = 0
    while tokens.next in values:
        found |= values[tokens.word()]
    return found


_WRAPS = {"nsw": 1, "nuw": 2}


def _second(it: Instruction, first: Value) -> Value:
    it.tokens.expect(",")
    return it.scope.operand(it.tokens, first[1])


def _integers(it: Instruction) -> None:
    attributes = f"overflowFlags = {_flags(it.tokens, _WRAPS)} : i32"
    first = it.scope.typed(it.tokens)
    it.op(f"llvm.{it.name}", [first, _second(it, first)], first[1], attributes)


def _exact(it: Instruction) -> None:
    attributes = "isExact" if it.tokens.take("exact") else ""
    first = it.scope.typed(it.tokens)
    it.op(f"llvm.{it.name}", [first, _second(it, first)], first[1], attributes)


def _bits(it: Instruction) -> None:
    attributes = "isDisjoint" if it.tokens.take("disjoint") else ""
    first = it.scope.typed(it.tokens)
    it.op(f"llvm.{it.name}", [first, _second(it, first)], first[1], attributes)


def _floats(it: Instruction) -> None:
    attributes = fast_math(it.tokens)
    first = it.scope.typed(it.tokens)
    operands = [first] if it.name == "fneg" else [first, _second(it, first)]
    it.op(f"llvm.{it.name}", operands, first[1], attributes)


def _truths(type: Type) -> Type:
    return vector_of(I1, type.count) if type.kind == "vector" else I1


def _icmp(it: Instruction) -> None:
    it.tokens.take("samesign")
    predicate = _PREDICATES.index(it.tokens.word())
    first = it.scope.typed(it.tokens)
    it.op("llvm.icmp", [first, _second(it, first)], _truths(first[1]), f"predicate = {predicate} : i64")


def _fcmp(it: Instruction) -> None:
    flags = fast_math(it.tokens)
    predicate = _FLOAT_PREDICATES.index(it.tokens.word())
    first = it.scope.typed(it.tokens)
    it.op("llvm.fcmp", [first, _second(it, first)], _truths(first[1]), f"{flags}, predicate = {predicate} : i64")


def _select(it: Instruction) -> None:
    flags = fast_math(it.tokens)
    condition = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    first = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    it.op("llvm.select", [condition, first, it.scope.typed(it.tokens)], first[1], flags)


def _freeze(it: Instruction) -> None:
    value = it.scope.typed(it.tokens)
    it.op("llvm.freeze", [value], value[1])


def _cast(it: Instruction) -> None:
    attributes = ""
    if it.name == "trunc":
        attributes = f"overflowFlags = {_flags(it.tokens, _WRAPS)} : i32"
    elif it.name in ("zext", "uitofp"):
        attributes = "nonNeg" if it.tokens.take("nneg") else ""
    elif it.name in ("fptrunc", "fpext"):
        fast_math(it.tokens)
    value = it.scope.typed(it.tokens)
    it.tokens.expect("to")
    it.op(f"llvm.{it.name}", [value], it.scope.types.read(it.tokens), attributes)


def _extractelement(it: Instruction) -> None:
    vector = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    it.op("llvm.extractelement", [vector, it.scope.typed(it.tokens)], vector[1].elements[0])


def _insertelement(it: Instruction) -> None:
    vector = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    value = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    it.op("llvm.insertelement", [vector, value, it.scope.typed(it.tokens)], vector[1])


def _shufflevector(it: Instruction) -> None:
    first = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    second = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    type = it.scope.types.read(it.tokens)
    mask = read_constant(it.tokens, type, it.scope.types)
    parts = mask.parts or (mask,) * type.count
    # Lanes that nobody asks for are undefined or poison.
    lanes = [int(part.text or 0) if part.kind in ("integer", "zero") else -1 for part in parts]
    result = vector_of(first[1].elements[0], type.count)
    it.op("llvm.shufflevector", [first, second], result, f"mask = array<i32: {', '.join(map(str, lanes))}>")


def _indices(it: Instruction) -> list[int]:
    found = []
    while it.tokens.take(","):
        found.append(int(it.tokens.word()))
    return found


def _extractvalue(it: Instruction) -> None:
    whole = it.scope.typed(it.tokens)
    indices, type = _indices(it), whole[1]
    for index in indices:
        type = type.element(index)
    it.op("llvm.extractvalue", [whole], type, position(indices))


def _insertvalue(it: Instruction) -> None:
    whole = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    value = it.scope.typed(it.tokens)
    it.op("llvm.insertvalue", [whole, value], whole[1], position(_indices(it)))


def _atomicity(it: Instruction, attributes: list[str], *names: str) -> None:
    """Scope, orderings and alignment, which come last."""
    if it.tokens.take("syncscope"):
        attributes.append(f"syncscope = {it.tokens.skip_group()}")
    for name in names:
        if it.tokens.next in _ORDERINGS:
            attributes.append(f"{name} = {_ORDERINGS[it.tokens.word()]} : i64")
    if it.tokens.take(","):
        it.tokens.expect("align")
        attributes.insert(0, f"alignment = {it.tokens.word()} : i64")


def _access(it: Instruction) -> list[str]:
    it.tokens.take("atomic")
    attributes = ["volatile_"] if it.tokens.take("volatile") else []
    if "!nontemporal" in it.metadata:
        attributes.append("nontemporal")
    if "!invariant.load" in it.metadata:
        attributes.append("invariant")
    if "!invariant.group" in it.metadata:
        attributes.append("invariantGroup")
    return attributes


def _load(it: Instruction) -> None:
    attributes = _access(it)
    type = it.scope.types.read(it.tokens)
    it.tokens.expect(",")
    pointer = it.scope.typed(it.tokens)
    _atomicity(it, attributes, "ordering")
    it.op("llvm.load", [pointer], type, ", ".join(attributes))


def _store(it: Instruction) -> None:
    attributes = _access(it)
    value = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    pointer = it.scope.typed(it.tokens)
    _atomicity(it, attributes, "ordering")
    it.op("llvm.store", [value, pointer], None, ", ".join(attributes))


def _alloca(it: Instruction) -> None:
    it.tokens.take("inalloca")
    type = it.scope.types.read(it.tokens)
    attributes = [f"elem_type = {type.text}"]
    size: Value | None = None
    result = PTR
    while it.tokens.take(","):
        if it.tokens.take("align"):
            attributes.append(f"alignment = {it.tokens.word()} : i64")
        elif it.tokens.take("addrspace"):
            result = Type(f"!llvm.ptr<{it.tokens.skip_group()}>", "pointer")
        else:
            size = it.scope.typed(it.tokens)
    count = size or (it.scope.made(Constant(I32, "integer", "1")), I32)
    it.op("llvm.alloca", [count], result, ", ".join(attributes))


def _getelementptr(it: Instruction) -> None:
    flags = _flags(it.tokens, GEP_FLAGS)
    of = it.scope.types.read(it.tokens)
    it.tokens.expect(",")
    base = it.scope.typed(it.tokens)
    given: list[Value] = []
    numbers: list[int] = []
    lanes = base[1].count if base[1].kind == "vector" else 0
    level: Type | None = None
    while it.tokens.take(","):
        type = it.scope.types.read(it.tokens)
        lanes = type.count if type.kind == "vector" else lanes
        if level is not None and level.kind == "struct":
            index = read_constant(it.tokens, type, it.scope.types)
            index = index.parts[0] if index.parts else index
            number = int(index.text or "0")
            given.append(("", type))
        else:
            number = DYNAMIC
            given.append(it.scope.operand(it.tokens, type))
        numbers.append(number)
        level = of if level is None else level.element(max(0, number))
    attributes, dynamic = address_attributes(of, numbers, flags)
    result = vector_of(base[1], lanes) if lanes and base[1].kind != "vector" else base[1]
    it.op("llvm.getelementptr", [base, *(given[number] for number in dynamic)], result, attributes)


def _atomicrmw(it: Instruction) -> None:
    attributes = ["volatile_"] if it.tokens.take("volatile") else []
    update = it.tokens.word()
    if update not in _UPDATES:
        raise UnknownError(f"the update '{update}' of atomicrmw")
    attributes.append(f"bin_op = {_UPDATES.index(update)} : i64")
    pointer = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    value = it.scope.typed(it.tokens)
    _atomicity(it, attributes, "ordering")
    it.op("llvm.atomicrmw", [pointer, value], value[1], ", ".join(attributes))


def _cmpxchg(it: Instruction) -> None:
    attributes = [name for word, name in (("weak", "weak"), ("volatile", "volatile_")) if it.tokens.take(word)]
    pointer = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    compared = it.scope.typed(it.tokens)
    it.tokens.expect(",")
    value = it.scope.typed(it.tokens)
    _atomicity(it, attributes, "success_ordering", "failure_ordering")
    it.op("llvm.cmpxchg", [pointer, compared, value], pair_of(value[1], I1), ", ".join(attributes))


def _fence(it: Instruction) -> None:
    attributes: list[str] = []
    _atomicity(it, attributes, "ordering")
    it.op("llvm.fence", [], None, ", ".join(attributes))


def _return(it: Instruction) -> None:
    it.op("llvm.return", [] if it.tokens.take("void") else [it.scope.typed(it.tokens)], None)


def _unreachable(it: Instruction) -> None:
    it.op("llvm.unreachable", [], None)


#: By name, what reads the rest of it. Branches and phis are those of functions, calls have a file of their own.
INSTRUCTIONS: dict[str, Callable[[Instruction], None]] = {
    **dict.fromkeys(_INTEGER, _integers),
    **dict.fromkeys(_EXACT, _exact),
    **dict.fromkeys(("and", "or", "xor", "urem", "srem"), _bits),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem", "fneg"), _floats),
    **dict.fromkeys(
        ("trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "ptrtoint", "inttoptr", "bitcast",
         "addrspacecast"), _cast),
    "icmp": _icmp, "fcmp": _fcmp, "select": _select, "freeze": _freeze,
    "extractelement": _extractelement, "insertelement": _insertelement, "shufflevector": _shufflevector,
    "extractvalue": _extractvalue, "insertvalue": _insertvalue,
    "load": _load, "store": _store, "alloca": _alloca, "getelementptr": _getelementptr,
    "atomicrmw": _atomicrmw, "cmpxchg": _cmpxchg, "fence": _fence, "ret": _return, "unreachable": _unreachable,
}  # fmt: skip
