"""In the worker: accesses of vectors under one condition, and with hints for caches, as predicated PTX.

``llvm.intr.masked.load`` and ``.store`` with one i1 in all elements of the mask are one instruction of PTX, and branches where LLVM
lowers them. The attributes ``gpuir.cache`` ("ca", "cg", "cs", "cv", "wb", "wt"), ``gpuir.evict`` ("evict_first", "evict_last") and
``gpuir.volatile`` of such accesses, and of llvm.load and llvm.store, are words of the instruction (PTX ISA, "ld", "st",
"Cache operators").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.compile.elements import create
from gpuir.compile.kernels import Payload, walk
from gpuir.compile.targets import Target
from gpuir.host import ir

__all__ = ["predicate_accesses"]

_LOADS, _STORES = ("llvm.intr.masked.load", "llvm.load"), ("llvm.intr.masked.store", "llvm.store")
_HINTS = ("gpuir.cache", "gpuir.evict", "gpuir.volatile")
#: PTX's names of LLVM's address spaces.
_SPACES = {0: "", 1: ".global", 3: ".shared"}
#: The most bytes of an access, and bits of its words by their size.
_WIDEST = 16
_FUNCTIONS = ("gpu.func", "llvm.func", "func.func")
#: Policies that L2 has, too, and the first chip that can be told (PTX ISA, "createpolicy").
_OF_L2, _FIRST_WITH_POLICIES = ("evict_first", "evict_last"), 80
_LETTERS = {16: "h", 32: "r", 64: "l"}


def predicate_accesses(payload: Payload, names: set[str], target: Target) -> None:
    """Rewrites the accesses in place; adds the names of the new ops to ``names``."""
    policies = _Policies(target)
    for op in walk(payload, *names.intersection((*_LOADS, *_STORES))):
        masked = op.name.startswith("llvm.intr")
        if (masked or any(hint in op.attributes for hint in _HINTS)) and _rewrite(op, masked, policies):
            names |= {"llvm.inline_asm", "llvm.extractelement", "llvm.bitcast"}


def _rewrite(op: ir.Operation, masked: bool, policies: _Policies) -> bool:
    loads = op.name in _LOADS
    kind: Any = op.results[0].type if loads else op.operands[0].type
    pointer = op.operands[0] if loads else op.operands[1]
    space = _space_of(pointer.type)
    words = _words_of(kind)
    if space is None or words is None:
        return False
    predicate = None
    if masked:
        predicate = _one_condition(op.operands[1] if loads else op.operands[2])
        if predicate is None:
            return False
    with op.location, ir.InsertionPoint(op):
        if loads:
            otherwise = op.operands[2] if masked and len(op.operands) > 2 else None
            value = _load(op, kind, words, pointer, space, predicate, otherwise, policies.of(op, space))
            op.results[0].replace_all_uses_with(value)
        else:
            _store(op, kind, words, pointer, space, predicate, policies.of(op, space))
    op.erase()
    return True


def _space_of(kind: ir.Type) -> str | None:
    text = str(kind)
    number = int(text[len("!llvm.ptr<") : -1]) if text.startswith("!llvm.ptr<") else 0
    return _SPACES.get(number)


def _words_of(kind: Any) -> tuple[int, int] | None:
    """Bits and number of the words of an access; None where there is no such instruction."""
    scalar = kind.element_type if isinstance(kind, ir.VectorType) else kind
    if not isinstance(scalar, (ir.IntegerType, ir.FloatType)) or scalar.width < 16:
        if not isinstance(scalar, ir.IntegerType) or scalar.width != 8:
            return None
    total = scalar.width * (kind.shape[0] if isinstance(kind, ir.VectorType) else 1)
    if total not in (16, 32, 64, 128):
        return None
    bits = 64 if scalar.width == 64 else min(total, 32)
    return bits, total // bits


def _one_condition(mask: ir.Value) -> ir.Value | None:
    """The i1 that all elements of a mask are."""
    size = mask.type.shape[0]
    owner: Any = mask.owner
    if getattr(owner, "name", "") == "llvm.shufflevector" and not any(ir.DenseI32ArrayAttr(owner.attributes["mask"])):
        owner, size = owner.operands[0].owner, 1
    if getattr(owner, "name", "") == "llvm.insertelement" and size == 1:
        inserted: ir.Value = owner.operands[1]
        return inserted
    return None


def _instruction(op: ir.Operation, name: str, space: str, words: tuple[int, int]) -> str:
    """The instruction with its words for caches; of a cache operator and an eviction policy PTX takes one."""
    attributes = op.attributes
    if "gpuir.volatile" in attributes or "volatile_" in attributes:
        name += f".volatile{space}"
    else:
        name += space
        if "gpuir.cache" in attributes:
            name += f".{ir.StringAttr(attributes['gpuir.cache']).value}"
        elif "gpuir.evict" in attributes:
            name += f".L1::{ir.StringAttr(attributes['gpuir.evict']).value}"
    bits, count = words
    return f"{name}{f'.v{count}' if count > 1 else ''}.b{bits}"


class _Policies:
    """Policies of the L2 cache, each made once in a function."""

    def __init__(self, target: Target):
        self._known = target.number >= _FIRST_WITH_POLICIES
        self._made: dict[tuple[ir.Operation, str], ir.Value] = {}

    def of(self, op: ir.Operation, space: str) -> ir.Value | None:
        """What an access to global memory gives the cache, where it says which; None where it does not, or the chip has no such."""
        if not self._known or space != _SPACES[1] or "gpuir.evict" not in op.attributes:
            return None
        evict = ir.StringAttr(op.attributes["gpuir.evict"]).value
        if evict not in _OF_L2 or not _instruction(op, "", space, (32, 1)).count("L1::"):
            return None
        function: Any = op
        while function.name not in _FUNCTIONS:
            function = function.parent and function.parent.operation
            if function is None:
                return None
        if (function, evict) not in self._made:
            with ir.InsertionPoint.at_block_begin(function.regions[0].blocks[0]):
                made = ir.Operation.create(
                    "llvm.inline_asm", [ir.IntegerType.get_signless(64)], [], attributes={
                        "asm_string": ir.StringAttr.get(f"createpolicy.fractional.L2::{evict}.b64 $0, 1.0;"),
                        "constraints": ir.StringAttr.get("=l"),
                    },
                )  # fmt: skip
            self._made[function, evict] = made.result
        return self._made[function, evict]


def _hinted(instruction: str) -> str:
    """The instruction with an operand for the L2 cache's policy, which stands before its width."""
    head, _, width = instruction.rpartition(".b")
    parts = head.rpartition(".v")
    if parts[0] and parts[2].isdigit():
        return f"{parts[0]}.L2::cache_hint.v{parts[2]}.b{width}"
    return f"{head}.L2::cache_hint.b{width}"


def _list(numbers: Sequence[int]) -> str:
    names = ", ".join(f"${number}" for number in numbers)
    return f"{{{names}}}" if len(numbers) > 1 else names


def _load(
    op: ir.Operation, kind: Any, words: tuple[int, int], pointer: ir.Value, space: str, predicate: ir.Value | None,
    otherwise: ir.Value | None, policy: ir.Value | None,
) -> ir.Value:  # fmt: skip
    bits, count = words
    word, letter = ir.IntegerType.get_signless(bits), _LETTERS[bits]
    instruction = _instruction(op, "ld", space, words)
    at, kind_of_address = _address(pointer, space)
    operands, constraints = [at], [*[f"={letter}"] * count, kind_of_address]
    guard, target, address = "", _list(range(count)), f"${count}"
    if predicate is not None:
        # What is not loaded stays what the registers hold before.
        before = _split(otherwise, kind, words) if otherwise is not None else [_zero(word)] * count
        operands = [*before, at, predicate]
        constraints = [*[f"={letter}"] * count, *map(str, range(count)), constraints[-1], "b"]
        address, guard = f"${2 * count}", f"@${2 * count + 1} "
    hint = ""
    if policy is not None:
        operands.append(policy)
        constraints.append(_LETTERS[64])
        instruction, hint = _hinted(instruction), f", ${len(constraints) - 1}"
    result = word if count == 1 else ir.Type.parse(f"!llvm.struct<({', '.join([str(word)] * count)})>")
    text = f"{guard}{instruction} {target}, [{address}]{hint};"
    made = _assembly(text, constraints, [result], operands).result
    parts = [made] if count == 1 else [
        ir.Operation.create(
            "llvm.extractvalue", [word], [made], attributes={"position": ir.DenseI64ArrayAttr.get([number])}
        ).result
        for number in range(count)
    ]  # fmt: skip
    return _joined(parts, kind, word)


def _store(
    op: ir.Operation, kind: Any, words: tuple[int, int], pointer: ir.Value, space: str, predicate: ir.Value | None,
    policy: ir.Value | None,
) -> None:  # fmt: skip
    bits, count = words
    instruction = _instruction(op, "st", space, words)
    at, kind_of_address = _address(pointer, space)
    operands = [*_split(op.operands[0], kind, words), at]
    constraints = [*[_LETTERS[bits]] * count, kind_of_address]
    guard = ""
    if predicate is not None:
        operands.append(predicate)
        constraints.append("b")
        guard = f"@${count + 1} "
    hint = ""
    if policy is not None:
        operands.append(policy)
        constraints.append(_LETTERS[64])
        instruction, hint = _hinted(instruction), f", ${len(constraints) - 1}"
    _assembly(f"{guard}{instruction} [${count}], {_list(range(count))}{hint};", constraints, [], operands)


def _address(pointer: ir.Value, space: str) -> tuple[ir.Value, str]:
    """What stands in the brackets: in shared memory an instruction takes 32 bits of an address."""
    if space != _SPACES[3]:
        return pointer, _LETTERS[64]
    word = ir.IntegerType.get_signless(32)
    return ir.Operation.create("llvm.ptrtoint", [word], [pointer]).result, _LETTERS[32]


def _assembly(
    text: str, constraints: Sequence[str], results: Sequence[ir.Type], operands: Sequence[ir.Value]
) -> ir.Operation:
    attributes = {
        "asm_string": ir.StringAttr.get(text),
        "constraints": ir.StringAttr.get(",".join(constraints)),
        "has_side_effects": ir.UnitAttr.get(),
        "asm_dialect": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0),
    }
    return ir.Operation.create("llvm.inline_asm", results, operands, attributes=attributes)


def _zero(word: ir.Type) -> ir.Value:
    return ir.Operation.create("llvm.mlir.constant", [word], attributes={"value": ir.IntegerAttr.get(word, 0)}).result


def _number(value: int) -> ir.Value:
    i32 = ir.IntegerType.get_signless(32)
    return ir.Operation.create("llvm.mlir.constant", [i32], attributes={"value": ir.IntegerAttr.get(i32, value)}).result


def _split(value: ir.Value, kind: Any, words: tuple[int, int]) -> list[ir.Value]:
    """The words of a value."""
    bits, count = words
    word = ir.IntegerType.get_signless(bits)
    if value.type == word:
        return [value]
    vector = ir.VectorType.get([count], word)
    if count == 1 and not isinstance(kind, ir.VectorType):
        return [create("llvm.bitcast", word, [value])]
    whole = value if value.type == vector else create("llvm.bitcast", vector, [value])
    return [create("llvm.extractelement", word, [whole, _number(number)]) for number in range(count)]


def _joined(parts: Sequence[ir.Value], kind: Any, word: ir.Type) -> ir.Value:
    """The value of the words."""
    if kind == word:
        return parts[0]
    if len(parts) == 1 and not isinstance(kind, ir.VectorType):
        return create("llvm.bitcast", kind, [parts[0]])
    vector = ir.VectorType.get([len(parts)], word)
    whole: ir.Value = ir.Operation.create("llvm.mlir.poison", [vector]).result
    for number, part in enumerate(parts):
        whole = create("llvm.insertelement", vector, [whole, part, _number(number)])
    return whole if vector == kind else create("llvm.bitcast", kind, [whole])
