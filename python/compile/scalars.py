"""In the worker: vectors of kernels that are lowered from tensors as their elements, before LLVM sees them.

AMD's back end keeps a vector that goes around a loop in neighbouring registers, with elements that nothing uses. Of single numbers
it drops these; numbers of 8 and 16 bits go around in words, since each by itself would have a register. NVIDIA's takes constants out
of addresses, so that accesses add them by themselves, of single pointers alone: there pointers are taken apart, and the indices that
lead to them get elements beside the vectors. So are truths that another block uses, such as masks whose half a loop does not change:
these it would pack, a bit each, and unpack. Only what an instruction takes or gives as a vector is put together again.
"""

from __future__ import annotations

from typing import Any

from gpuir.host import ir

__all__ = ["scalarize"]

#: Ops that do the same to each element.
_EACH = {
    f"llvm.{name}"
    for name in (
        "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "sdiv", "udiv", "srem", "urem", "icmp", "select", "zext",
        "sext", "trunc", "fadd", "fsub", "fmul", "fdiv", "fneg", "fcmp", "fpext", "fptrunc", "sitofp", "uitofp", "fptosi", "fptoui",
        "getelementptr", "ptrtoint", "inttoptr", "addrspacecast",
        *(f"intr.{name}" for name in (
            "fma", "fmuladd", "maxnum", "minnum", "maximum", "minimum", "fabs", "exp", "exp2", "log", "log2", "sqrt", "floor", "ceil",
            "smax", "smin", "umax", "umin", "copysign",
        )),
    )
}  # fmt: skip
_ADDRESS, _INSERT, _EXTRACT, _SHUFFLE, _CONSTANT = (
    f"llvm.{name}" for name in ("getelementptr", "insertelement", "extractelement", "shufflevector", "mlir.constant")
)
#: Ops whose results may be vectors of pointers that are taken apart.
_GIVES_ADDRESSES = {
    _ADDRESS, _INSERT, _SHUFFLE, "llvm.inttoptr", "llvm.addrspacecast", "llvm.select", "llvm.bitcast",
    "llvm.mlir.poison", "llvm.mlir.undef", "llvm.mlir.zero",
}  # fmt: skip
#: Ops that give vectors of truths.
_GIVES_TRUTHS = {
    f"llvm.{name}" for name in ("icmp", "fcmp", "and", "or", "xor", "select", "insertelement", "shufflevector", "trunc")
}
#: Kinds of vectors.
_POINTERS, _TRUTHS = "pointers", "truths"
_SAME = ("llvm.mlir.poison", "llvm.mlir.undef", "llvm.mlir.zero")
_BRANCHES = ("llvm.br", "llvm.cond_br")


def scalarize(blocks: dict[ir.Block, list[ir.Operation]], *, addresses: bool) -> None:
    """Rewrites an llvm.func, given its blocks and their ops in an order in which values are made before they are used.

    `addresses`: of its vectors those of pointers alone, and of truths that go from block to block.
    """
    if all(ops[-1].name in _BRANCHES or not len(ops[-1].successors) for ops in blocks.values()):
        _Function(blocks, addresses).rewrite()


def _is_vector(kind: ir.Type) -> bool:
    return isinstance(kind, ir.VectorType)


def _constant(value: ir.Value) -> int | None:
    owner: Any = value.owner
    if isinstance(owner, ir.Block) or owner.operation.name != _CONSTANT:
        return None
    number = owner.operation.attributes["value"]
    return number.value if isinstance(number, ir.IntegerAttr) else None


class _Function:
    def __init__(self, blocks: dict[ir.Block, list[ir.Operation]], addresses: bool):
        self._blocks, self._addresses = blocks, addresses
        #: Where pointers alone are taken apart: the ops that are concerned, which are few. They are found by names and uses, since to
        #: ask each op for its types takes longer than all the rest.
        self._concerned: set[ir.Operation] = set()
        #: Vectors of numbers that get elements beside them, and the ops that give them.
        self._beside: set[ir.Value] = set()
        self._with_elements: list[ir.Operation] = []
        #: Vectors of truths that are taken apart.
        self._truths: set[ir.Value] = set()
        self._i1 = ir.IntegerType.get_signless(1)
        self._head = ir.InsertionPoint.at_block_begin(next(iter(blocks)))
        #: Types, and the kind of vector that they are, for those that may be taken apart where pointers alone are.
        self._types: dict[ir.Type, str] = {}
        #: The elements of a vector.
        self._parts: dict[ir.Value, list[ir.Value]] = {}
        #: Of a block's argument the block and the words that it is handed on in, and these by their elements.
        self._words: dict[ir.Value, tuple[ir.Block, list[ir.Value]]] = {}
        self._of_elements: dict[tuple[ir.Value, ...], ir.Value] = {}
        #: Vectors that go away, by the ops that give them, and those that were put together again, by the block.
        self._gone: list[ir.Operation] = []
        self._virtual: set[ir.Value] = set()
        self._whole: dict[tuple[ir.Value, ir.Block], ir.Value] = {}
        self._numbers: dict[int, ir.Value] = {}
        self._word = ir.IntegerType.get_signless(32)

    def rewrite(self) -> None:
        old: list[tuple[ir.Block, int]] = []
        for block in list(self._blocks)[1:]:
            for number, argument in enumerate(list(block.arguments)):
                kind: Any = argument.type
                if self._is_handed_on_apart(kind):
                    old.append((block, number))
                    self._goes(argument)
                    each, word = _handed_on(kind)
                    words: list[ir.Value] = [
                        block.add_argument(word, argument.location) for _ in range(kind.shape[0] // each)
                    ]
                    if each == 1:
                        self._parts[argument] = words
                    else:
                        self._words[argument] = block, words
        if self._addresses:
            self._find_indices()
            self._find_truths()
        for block, ops in self._blocks.items():
            for op in ops:
                if not self._addresses or op in self._concerned or op.name in _BRANCHES:
                    self._op(op, block)
        for gone in reversed(self._gone):
            gone.erase()
        for unused in reversed(self._with_elements):
            if next(iter(unused.result.uses), None) is None:
                unused.erase()
        for block, number in reversed(old):
            block.erase_argument(number)

    def _find_indices(self) -> None:
        """The vectors of pointers, and those of numbers from which they are computed."""
        left: list[ir.Operation] = []
        for ops in self._blocks.values():
            for op in ops:
                name = op.name
                if name in _GIVES_ADDRESSES and self._is_addresses(op.results[0].type):
                    self._concerned.add(op)
                    if name == _ADDRESS:
                        left.append(op)
        while left:
            for value in left.pop().operands:
                if value not in self._beside and self._stays(value):
                    self._beside.add(value)
                    owner: Any = value.owner
                    if not isinstance(owner, ir.Block) and len(owner.operation.results) == 1:
                        self._concerned.add(owner.operation)
                        left.append(owner.operation)

    def _find_truths(self) -> None:
        """The vectors of truths that other blocks use, with those that they are computed from and that are computed from them."""
        if len(self._blocks) == 1:
            return
        left = [value for value in self._virtual if self._kind(value.type) == _TRUTHS]
        for block, ops in self._blocks.items():
            for op in ops:
                if op.name in _GIVES_TRUTHS and self._kind(op.result.type) == _TRUTHS:
                    if any(use.owner.operation.block != block for use in op.result.uses):
                        left.append(op.result)
        while left:
            value = left.pop()
            if value in self._truths:
                continue
            self._truths.add(value)
            owner: Any = value.owner
            if not isinstance(owner, ir.Block):
                self._concerned.add(owner.operation)
                left.extend(each for each in owner.operation.operands if self._kind(each.type) == _TRUTHS)
            for use in value.uses:
                user = use.owner.operation
                if user.name in _GIVES_TRUTHS and self._kind(user.result.type) == _TRUTHS:
                    left.append(user.result)

    def _goes(self, value: ir.Value) -> None:
        """A vector goes away: what uses it is concerned."""
        self._virtual.add(value)
        if self._addresses:
            self._concerned.update(use.owner.operation for use in value.uses)

    def _op(self, op: ir.Operation, block: ir.Block) -> None:
        operands: list[ir.Value] = list(op.operands)
        results: list[ir.Value] = list(op.results)
        if op.name in _BRANCHES:
            self._branch(op, operands)
            return
        gives_vector = len(results) == 1 and _is_vector(results[0].type)
        stays = gives_vector and self._stays(results[0])
        beside = stays and results[0] in self._beside
        if not beside and (not gives_vector or stays) and self._virtual.isdisjoint(operands):
            return
        with op.location:
            if stays and not beside:
                self._take_vectors(op, operands, block)
            elif op.name == _EXTRACT and (index := _constant(operands[1])) is not None:
                results[0].replace_all_uses_with(self._elements(operands[0])[index])
                self._gone.append(op)
            elif op.name == _INSERT and (index := _constant(operands[2])) is not None:
                elements = list(self._elements(operands[0]))
                elements[index] = operands[1]
                self._replaced(op, elements)
            elif op.name == _SHUFFLE:
                source = [*self._elements(operands[0]), *self._elements(operands[1])]
                mask = [int(number) for number in ir.DenseI32ArrayAttr(op.attributes["mask"])]
                self._replaced(op, [source[number] if number >= 0 else source[0] for number in mask])
            elif op.name in _SAME:
                with ir.InsertionPoint(op):
                    one = ir.Operation.create(op.name, [results[0].type.element_type]).result
                self._replaced(op, [one] * results[0].type.shape[0])
            elif op.name == _CONSTANT and (dense := _known(op.attributes["value"])) is not None:
                self._replaced(op, self._constants(op, dense))
            elif self._is_each(op, operands, results):
                self._replaced(op, self._each(op, operands, results[0].type))
            else:
                self._take_vectors(op, operands, block)

    def _stays(self, value: ir.Value) -> bool:
        """Whether the value is a vector that is not taken apart."""
        kind = value.type
        if not self._addresses or not _is_vector(kind):
            return False
        return not self._is_addresses(kind) and value not in self._truths

    def _is_handed_on_apart(self, kind: ir.Type) -> bool:
        """Whether branches hand on values of the type as elements."""
        return bool(self._kind(kind)) if self._addresses else _is_vector(kind)

    def _is_addresses(self, kind: Any) -> bool:
        """Whether the type is of a vector of pointers."""
        return self._kind(kind) == _POINTERS

    def _kind(self, kind: Any) -> str:
        """Whether the type is of a vector of pointers or of truths, else an empty word."""
        known = self._types.get(kind)
        if known is None:
            known = ""
            if _is_vector(kind):
                truths = kind.element_type == self._i1
                known = _TRUTHS if truths else _POINTERS if str(kind.element_type).startswith("!llvm.ptr") else ""
            self._types[kind] = known
        return known

    def _take_vectors(self, op: ir.Operation, operands: list[ir.Value], block: ir.Block) -> None:
        """Gives an op its operands as vectors again."""
        for number, value in enumerate(operands):
            if value in self._virtual:
                op.operands[number] = self._put_together(value, op, block)

    def _replaced(self, op: ir.Operation, elements: list[ir.Value]) -> None:
        self._parts[op.result] = elements
        if op.result in self._beside:
            self._with_elements.append(op)
            return
        self._goes(op.result)
        self._gone.append(op)

    def _elements(self, vector: ir.Value) -> list[ir.Value]:
        """The elements of a vector; those of an instruction's result are taken out behind it."""
        owner: Any
        if vector in self._words and vector not in self._parts:
            owner, words = self._words[vector]
            self._parts[vector] = [
                element for word in words for element in self._elements_of_word(owner, word, vector.type)
            ]
        if vector not in self._parts:
            owner = vector.owner
            place = (
                ir.InsertionPoint.at_block_begin(owner)
                if isinstance(owner, ir.Block)
                else ir.InsertionPoint.after(owner)
            )
            kind: Any = vector.type
            numbers = [self._number(number) for number in range(kind.shape[0])]
            with place:
                self._parts[vector] = [
                    ir.Operation.create(_EXTRACT, [kind.element_type], [vector, number]).result for number in numbers
                ]
        return self._parts[vector]

    def _elements_of_word(self, block: ir.Block, word: ir.Value, kind: Any) -> list[ir.Value]:
        """The numbers in a word that is an argument of the block."""
        each, _ = _handed_on(kind)
        small = ir.VectorType.get([each], kind.element_type)
        with ir.InsertionPoint.at_block_begin(block), word.location:
            numbers = [self._number(number) for number in range(each)]
            if word.type != small:
                whole = ir.Operation.create("llvm.bitcast", [small], [word])
            source = word if word.type == small else whole.result
            elements: list[ir.Value] = [
                ir.Operation.create(_EXTRACT, [kind.element_type], [source, number]).result for number in numbers
            ]
        self._of_elements[tuple(elements)] = word
        return elements

    def _words_of(self, value: ir.Value) -> list[ir.Value]:
        """What a branch hands on for a vector: its elements, or words of them."""
        each, word = _handed_on(value.type)
        elements = self._elements(value)
        if each == 1:
            return elements
        small = ir.VectorType.get([each], elements[0].type)
        made: list[ir.Value] = []
        for first in range(0, len(elements), each):
            own = tuple(elements[first : first + each])
            if own not in self._of_elements:
                whole = ir.Operation.create("llvm.mlir.poison", [small]).result
                for number, element in enumerate(own):
                    whole = ir.Operation.create(_INSERT, [small], [whole, element, self._number(number)]).result
                made.append(whole if word == small else ir.Operation.create("llvm.bitcast", [word], [whole]).result)
            else:
                made.append(self._of_elements[own])
        return made

    def _put_together(self, value: ir.Value, op: ir.Operation, block: ir.Block) -> ir.Value:
        """A vector of its elements, before an op that takes it."""
        known = self._whole.get((value, block))
        if known is None:
            kind: Any = value.type
            elements = self._elements(value)
            with ir.InsertionPoint(op):
                known = ir.Operation.create("llvm.mlir.poison", [kind]).result
                for number, element in enumerate(elements):
                    known = ir.Operation.create(_INSERT, [kind], [known, element, self._number(number)]).result
            self._whole[value, block] = known
        return known

    def _number(self, number: int) -> ir.Value:
        if number not in self._numbers:
            value = ir.IntegerAttr.get(self._word, number)
            with self._head:
                self._numbers[number] = ir.Operation.create(_CONSTANT, [self._word], attributes={"value": value}).result
        return self._numbers[number]

    def _constants(self, op: ir.Operation, value: ir.DenseElementsAttr) -> list[ir.Value]:
        kind: Any = op.result.type
        given: list[ir.Attribute]
        if value.is_splat:
            given = [value.get_splat_value()] * kind.shape[0]
        else:
            elements: Any = ir.DenseIntElementsAttr(value)
            given = [ir.IntegerAttr.get(kind.element_type, int(each)) for each in elements]
        known: dict[ir.Attribute, ir.Value] = {}
        with ir.InsertionPoint(op):
            for number in given:
                if number not in known:
                    made = ir.Operation.create(_CONSTANT, [kind.element_type], attributes={"value": number})
                    known[number] = made.result
        return [known[number] for number in given]

    @staticmethod
    def _is_each(op: ir.Operation, operands: list[ir.Value], results: list[ir.Value]) -> bool:
        sizes = {value.type.shape[0] for value in (*operands, *results) if _is_vector(value.type)}
        if len(sizes) != 1 or len(results) != 1 or not _is_vector(results[0].type):
            return False
        return op.name in _EACH or (op.name == "llvm.bitcast" and _is_vector(operands[0].type))

    def _each(self, op: ir.Operation, operands: list[ir.Value], kind: Any) -> list[ir.Value]:
        columns = [self._elements(value) if _is_vector(value.type) else [value] * kind.shape[0] for value in operands]
        attributes = {name: op.attributes[name] for name in op.attributes}
        made: dict[tuple[ir.Value, ...], ir.Value] = {}
        result = []
        with ir.InsertionPoint(op):
            for given in zip(*columns):
                if given not in made:
                    made[given] = ir.Operation.create(op.name, [kind.element_type], list(given), attributes).result
                result.append(made[given])
        return result

    def _branch(self, op: ir.Operation, operands: list[ir.Value]) -> None:
        """Hands vectors on as their elements, behind the other operands of their block."""
        successors = list(op.successors)
        conditional = op.name == "llvm.cond_br"
        first = 1 if conditional else 0
        counts = [len(block.arguments) for block in successors]
        old = [
            len(operands) - first
            if not conditional
            else int(list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))[number + 1])
            for number in range(len(successors))
        ]
        if counts == old:
            return
        groups, at = [], first
        for size in old:
            given = operands[at : at + size]
            at += size
            with op.location, ir.InsertionPoint(op):
                apart = [self._is_handed_on_apart(value.type) for value in given]
                vectors = [word for value, parted in zip(given, apart) if parted for word in self._words_of(value)]
            groups.append([*(value for value, parted in zip(given, apart) if not parted), *vectors])
        attributes = {name: op.attributes[name] for name in op.attributes}
        if conditional:
            attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([1, *map(len, groups)])
        with op.location, ir.InsertionPoint(op):
            handed = [*operands[:first], *(value for group in groups for value in group)]
            ir.Operation.create(op.name, [], handed, attributes, successors)
        op.erase()


def _handed_on(kind: Any) -> tuple[int, ir.Type]:
    """How many elements of a vector a branch hands on together, and their type: pairs of 16 bits, words of bytes."""
    scalar: Any = kind.element_type
    bits = scalar.width if isinstance(scalar, (ir.IntegerType, ir.FloatType)) else 32
    if bits not in (8, 16) or kind.shape[0] * bits % 32:
        return 1, scalar
    return 32 // bits, ir.VectorType.get([2], scalar) if bits == 16 else ir.IntegerType.get_signless(32)


def _known(value: ir.Attribute) -> ir.DenseElementsAttr | None:
    """A constant whose elements can be told."""
    if not isinstance(value, ir.DenseElementsAttr):
        return None
    return value if value.is_splat or isinstance(value, ir.DenseIntElementsAttr) else None
