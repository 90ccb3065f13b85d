"""Kernels of llvm.func as kernels on memrefs, which the native engine takes: what PTX, CUDA C++ and LLVM IR give.

Each pointer of the kernel becomes a memref of the pieces that its accesses have, and an address the number of bytes from the memref's begin
(bases.py, places.py). Branches between blocks become scf (lifting.py), vectors and structs a value for each of their numbers. An address that is
no multiple of its access becomes an index outside of the memref, so that the bounds check finds it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import integer, operand, sizes, string, word
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.native.asynchronous_form import asynchronous
from gpuir.sim.native.asynchronous_ops import asynchronous_op, elected
from gpuir.sim.native.bases import BUFFER_ACCESSES, COPY, REMARKS, RESOURCE, Buffer, bits, elements, member_of, space
from gpuir.sim.native.brain_floats import bits_of
from gpuir.sim.native.computing import computed
from gpuir.sim.native.guards import RUN, UNIT
from gpuir.sim.native.instructions import instruction
from gpuir.sim.native.known_ways import known_way, reached
from gpuir.sim.native.lanes import WARP, thread_op
from gpuir.sim.native.late import LATE
from gpuir.sim.native.lifting import come_together, lifted
from gpuir.sim.native.matrices import WORDS, back_symbol, symbol
from gpuir.sim.native.places import SHARED, Places, Variable
from gpuir.sim.native.plan import OF_ONE
from gpuir.sim.native.raw_buffers import Window
from gpuir.sim.native.shared import ALIGNED, Lack
from gpuir.sim.native.singles import kept
from gpuir.sim.native.tensor_maps import Mapped
from gpuir.sim.native.updates import update
from gpuir.sim.native.warp_words import MEETING
from gpuir.sim.native.warpgroup_flow import MOVES, check_flow
from gpuir.sim.native.warpgroup_form import multiplication_of
from gpuir.sim.native.warpgroup_ops import GROUP_OPS, group_op
from gpuir.sim.native.waves import wave_op
from gpuir.sim.native.wmma import WMMA, wmma_op
from gpuir.sim.native.written import Written, members, parts, text_of
from gpuir.sim.structure import plain
from gpuir.sim.terms import Op

__all__ = ["Raised", "Raising"]

#: What orders accesses orders nothing here, so that more is suspected.
_NOTHING = (*REMARKS, "llvm.intr.experimental.noalias.scope.decl", "llvm.fence", "nvvm.fence.proxy", "nvvm.fence.mbarrier.init", "nvvm.griddepcontrol")  # fmt: skip
_FENCES = ("membar.cta;", "membar.gl;", "membar.sys;")
_RESIZES = ("llvm.zext", "llvm.sext", "llvm.trunc", "llvm.ptrtoint", "llvm.inttoptr", "llvm.addrspacecast")


class Raised(NamedTuple):
    """A kernel on memrefs: a func.func in ``holder``, and the bytes of the pieces of each argument that was a pointer, 0 of one that is not followed."""

    holder: ir.Module
    kernel: Op
    pieces: dict[int, int]
    #: Bytes of the arguments that are structs by value.
    by_value: dict[int, int]
    #: Numbers of the arguments that nobody reads.
    unread: frozenset[int]
    #: What is given behind the arguments: variables in global memory.
    variables: tuple[Variable, ...]
    #: Of how many lanes each warp has to be, all of them; 0: of any.
    of_lanes: int
    #: Arguments that are tensor maps, whose numbers and flags are given behind all others.
    maps: tuple[Mapped, ...] = ()


def _run(number: int, count: int, unit: int) -> str:
    """What an access to neighbours says of them; the first one is a multiple of ``unit`` elements."""
    if count == 1:
        return ""
    return f"{RUN} = {-number} : i32" if number else f"{RUN} = {count} : i32, {UNIT} = {unit} : i32"


class Raising:
    """Writes a kernel's text, op by op, for launches with ``dynamic`` bytes of dynamic shared memory and warps of ``lanes``, which go in lockstep where they are ``together``;
    ``lookup`` finds variables.

    Lack where the native engine has not all of the kernel.
    """

    def __init__(
        self, kernel: Op, lookup: Callable[[str], Op | None], dynamic: int, lanes: int = WARP, *, together: bool = False
    ):
        self._w = Written(kernel, lanes, together=together)
        self._e, self._bases = self._w.lines, self._w.bases
        self._places = Places(self._w, lookup, dynamic)
        by_value = self._by_value(kernel)
        #: Copies behind which it is not sure that fences stand ahead of them.
        self._unfenced = check_flow(kernel)
        holder, function = lifted(self._text(), kernel.context)
        arguments = kernel.regions[0].blocks[0].arguments
        pointers = [number for number, each in enumerate(arguments) if space(each.type) is not None]
        pieces = {number: self._bases.pieces.get(Buffer(number), 0) for number in pointers}
        variables = tuple(self._places.variables.values())
        for number in range(len(variables)):
            at = len(arguments) + number
            pieces[at] = ir.IntegerType(ir.MemRefType(function.regions[0].blocks[0].arguments[at].type).element_type).width // 8  # fmt: skip
        maps = tuple(self._bases.maps.values())
        pieces |= {of.number: 1 for of in maps if of.rank}
        at = len(arguments) + len(variables)
        pieces |= {at: 8, **{at + 1 + number: 1 for number in range(sum(each.stored for each in maps))}} if maps else {}
        unread = frozenset(number for number, each in enumerate(arguments) if not any(True for _ in each.uses))
        #: The kernel on memrefs.
        self.raised = Raised(holder, function, pieces, by_value, unread, variables, self._w.of_lanes, maps)

    def _by_value(self, kernel: Op) -> dict[int, int]:
        found: dict[int, int] = {}
        if "arg_attrs" in kernel.attributes:
            for number, each in enumerate(ir.ArrayAttr(kernel.attributes["arg_attrs"])):
                said = ir.DictAttr(each)
                if "llvm.byval" in said:
                    found[number] = layout_of(ir.TypeAttr(said["llvm.byval"]).value).size
                    if Buffer(number) in self._bases.stored:
                        raise Lack(f"argument {number} is a struct by value that the kernel writes")
        return found

    def _text(self) -> str:
        """The whole module."""
        blocks = reached(self._w)
        parameters = [self._parameter(each) for each in blocks[0].arguments]
        labels = {block: f"^b{number}" for number, block in enumerate(self._w.kernel.regions[0].blocks)}
        # A block is written behind those that dominate it, as it stands in the kernel; values have names before.
        for block in blocks[1:]:
            for argument in block.arguments:
                self._w.names[plain(argument)] = [self._e.fresh() for _ in parts(argument.type)]
        for block in blocks:
            if block != blocks[0]:
                arguments = [pair for each in block.arguments for pair in self._typed(each)]
                self._e.body.append(f"{labels[block]}({', '.join(map(': '.join, arguments))}):")
            lockstep = self._w.together and come_together(block)
            # What was accessed since lanes met; of the blocks before, anything.
            accessed = set() if block == blocks[0] else {False, True}
            for view in block.operations:
                if lockstep:
                    self._keep_step(view.operation, accessed)
                self._op(view.operation, labels)
        parameters += [
            f"{name}: {type}" for name, type in self._places.memories.values() if name in self._places.variables
        ]
        maps = self._bases.maps.values()
        parameters += [f"{self._e.fresh()}: memref<?xi64>"] * bool(maps)
        parameters += [f"{self._e.fresh()}: memref<?xi8>" for each in maps if each.stored]
        head = f"func.func @kernel({', '.join(parameters)}) {{"
        functions = [f'func.func private @"{name}"{kinds}' for name, kinds in self._w.functions.items()]
        return "\n".join(["module {", head, *self._e.first, *self._e.body, "}", *functions, "}"])

    def _keep_step(self, op: Op, accessed: set[bool]) -> None:
        """Lanes of a wave go in lockstep: what one writes others read behind it, where threads that run one by one have to meet. ``accessed``: whether by stores."""
        if op.name in ("rocdl.barrier", "rocdl.s.barrier"):
            accessed.clear()
        if op.name not in ("llvm.load", "llvm.store") or space(op.operands[-1].type) != SHARED:
            return
        store = op.name == "llvm.store"
        if True in accessed or (store and accessed):
            self._w.call(MEETING, [], [], [])
            self._w.of_lanes = self._w.lanes
            accessed.clear()
        accessed.add(store)

    def _typed(self, value: ir.Value) -> list[tuple[str, str]]:
        """Names of a value's numbers, with their types."""
        return list(zip(self._w.all(value), map(kept, parts(value.type)), strict=True))

    def _parameter(self, argument: ir.Value) -> str:
        buffer = self._bases.of(argument)
        if buffer is None:
            name = self._e.fresh()
            self._w.names[plain(argument)] = [name]
            return f"{name}: {text_of(argument.type)}"
        self._w.names[plain(argument)] = [self._e.ahead("0", text_of(argument.type))]
        return self._places.parameter(buffer)

    # Ops

    def _op(self, op: Op, labels: dict[ir.Block, str]) -> None:
        try:
            names = self._write(op, labels)
        except Lack as lack:
            raise lack if lack.op is not None else Lack(lack.why, op) from None
        if names is not None:
            self._w.names[plain(op.results[0])] = names

    def _write(self, op: Op, labels: dict[ir.Block, str]) -> list[str] | None:
        name = op.name
        if name in ("llvm.br", "llvm.cond_br", "llvm.switch", "llvm.return"):
            self._branch(op, labels)
            return None
        if name == "scf.if":
            self._if(op, labels)
            return None
        does = asynchronous(op)
        if does is not None:
            return asynchronous_op(self._w, op, does, fenced=op not in self._unfenced)
        if name == "nvvm.elect.sync":
            return elected(self._w, op)
        if name in _NOTHING:
            return None
        if name in GROUP_OPS or multiplication_of(op) is not None:
            return group_op(self._w, self._places, op, lambda *where: self._loads(*where, late=True))
        if name == "llvm.inline_asm":
            return self._assembly(op)
        if name == "llvm.load":
            return self._load(op)
        if name == "llvm.store":
            self._store(op)
            return None
        if name in ("llvm.atomicrmw", "llvm.cmpxchg"):
            return update(self._w, self._places, op)
        if name == "llvm.insertvalue":
            return self._put_member(op)
        if name == "nvvm.ldmatrix":
            return self._matrices(op)
        if name == "nvvm.stmatrix":
            self._put_matrices(op)
            return None
        if name in WMMA:
            return wmma_op(self._w, self._places, op)
        if name == COPY:
            self._copy(op)
            return None
        if name.startswith("nvvm."):
            return thread_op(self._w, op)
        if name in BUFFER_ACCESSES:
            return self._buffer(op)
        if name == RESOURCE:
            return self._w.all(op.operands[0])
        if name.startswith("rocdl."):
            return wave_op(self._w, op)
        special: dict[str, Callable[[Op], list[str] | None]] = {
            "llvm.mlir.constant": self._literal, "llvm.mlir.undef": self._nothing, "llvm.mlir.poison": self._nothing,
            "llvm.mlir.zero": self._nothing, "llvm.mlir.addressof": self._places.variable, "llvm.alloca": self._places.private,
            "llvm.getelementptr": self._places.element, "llvm.extractelement": self._part, "llvm.insertelement": self._put_part,
            "llvm.extractvalue": self._member, "llvm.bitcast": self._bits, "llvm.shufflevector": self._shuffled,
            "llvm.freeze": lambda op: self._w.all(op.operands[0]),
        }  # fmt: skip
        if name in special:
            return special[name](op)
        if name in _RESIZES:
            old, new = (parts(each.type)[0] for each in (op.operands[0], op.results[0]))
            return [self._e.resize(each, old, new, signed=name == "llvm.sext") for each in self._w.all(op.operands[0])]
        return self._each(op)

    def _each(self, op: Op) -> list[str]:
        """An op that computes, for each number of its vectors; a condition may be one for all of them."""
        if len(op.results) != 1:
            raise Lack("the native engine has no such op", op)
        operands = [self._w.all(each) for each in op.operands]
        types = [parts(each.type)[0] for each in op.operands]
        results = parts(op.results[0].type)
        if any(len(each) not in (1, len(results)) for each in operands):
            raise Lack("the native engine takes no vector there")
        return [
            computed(self._e, op, [each[number % len(each)] for each in operands], types, result)
            for number, result in enumerate(results)
        ]

    def _branch(self, op: Op, labels: dict[ir.Block, str]) -> None:
        if op.name == "llvm.return":
            if len(op.operands):
                raise Lack("a kernel returns nothing")
            self._e.body.append("return")
            return
        targets: list[str] = []
        at = len(op.operands)
        for block in reversed(list(op.successors)):
            at -= len(block.arguments)
            given = [pair for each in list(op.operands)[at : at + len(block.arguments)] for pair in self._typed(each)]
            values, types = (", ".join(pair[side] for pair in given) for side in range(2))
            targets.insert(0, f"{labels[block]}({values} : {types})" if given else labels[block])
        way = known_way(self._w, op)
        if way is not None:
            self._e.body.append(f"cf.br {targets[way]}")
        elif op.name == "llvm.switch":
            cases = ir.DenseIntElementsAttr(op.attributes["case_values"]) if "case_values" in op.attributes else ()
            chosen = [f"{number}: {target}" for number, target in zip(map(int, cases), targets[1:], strict=True)]
            type = text_of(op.operands[0].type)
            ways = ", ".join([f"default: {targets[0]}", *chosen])
            self._e.body.append(f"cf.switch {self._w.one(op.operands[0])} : {type}, [{ways}]")
        else:
            self._e.body.append(f"cf.cond_br {self._w.one(op.operands[0])}, {', '.join(targets)}")

    def _if(self, op: Op, labels: dict[ir.Block, str]) -> None:
        """What reading PTX makes of instructions with a predicate."""
        types = [kept(type) for each in op.results for type in parts(each.type)]
        made = self._e.fresh()
        head = f"{made}:{len(types)} = " if types else ""
        self._e.body.append(f"{head}scf.if {self._w.one(op.operands[0])} -> ({', '.join(types)}) {{")
        for number, region in enumerate(each for each in op.regions if len(each.blocks)):
            self._e.body.extend(["} else {"] * number)
            for view in region.blocks[0].operations:
                inner = view.operation
                if inner.name != "scf.yield":
                    self._op(inner, labels)
                    continue
                given = [pair for each in inner.operands for pair in self._typed(each)]
                if given:
                    self._e.body.append(f"scf.yield {', '.join(name for name, _ in given)} : {', '.join(types)}")
        self._e.body.append("}")
        numbers = iter(range(len(types)))
        for result in op.results:
            self._w.names[plain(result)] = [f"{made}#{next(numbers)}" for _ in parts(result.type)]

    def _assembly(self, op: Op) -> list[str] | None:
        """What reading PTX leaves as such: fences, which order nothing here, so that more is suspected; and instructions."""
        text = string(op, "asm_string")
        if text in _FENCES and not len(op.operands):
            return None
        if len(op.results) != 1:
            raise Lack(f"the native engine has not '{text}'")
        if text in MOVES:
            return self._w.all(op.operands[0])
        names = [self._w.one(each) for each in op.operands]
        types = [text_of(each.type) for each in op.operands]
        return [instruction(self._e, text, names, types, text_of(op.results[0].type))]

    # Vectors, structs and constants

    def _literal(self, op: Op) -> list[str]:
        value, types = op.attributes["value"], parts(op.results[0].type)
        if isinstance(value, ir.DenseElementsAttr):
            if ir.DenseElementsAttr(value).is_splat:
                same = self._constant_of(ir.DenseElementsAttr(value).get_splat_value(), types[0])
                return [same] * len(types)
            if types[0] == "bf16":
                raise Lack("the native engine has no such constant")
            attribute: type[ir.DenseIntElementsAttr] | type[ir.DenseFPElementsAttr] = (
                ir.DenseFPElementsAttr if types[0][0] in "fb" else ir.DenseIntElementsAttr
            )
            numbers = list(attribute(value))
            return [self._number(each, type) for each, type in zip(numbers, types, strict=True)]
        if len(types) != 1:
            raise Lack("the native engine has no such constant")
        return [self._constant_of(value, types[0])]

    def _constant_of(self, value: ir.Attribute, type: str) -> str:
        if not isinstance(value, (ir.BoolAttr, ir.IntegerAttr, ir.FloatAttr)):
            raise Lack("the native engine has no such constant")
        if isinstance(value, ir.FloatAttr) and type != "bf16":
            return self._e.ahead(str(value), type)
        return self._number(value.value, type)

    def _number(self, value: float, type: str) -> str:
        if type == "bf16":
            return self._e.ahead(str(bits_of(value)), kept(type))
        if type[0] == "f":
            pack = {"f16": ">e", "f32": ">f", "f64": ">d"}[type]
            return self._e.ahead(f"0x{struct.pack(pack, value).hex()}", type)
        return self._e.ahead(str(int(value)), type)

    def _nothing(self, op: Op) -> list[str] | None:
        try:
            types = parts(op.results[0].type)
        except Lack:
            # A struct whose members are taken out by name.
            return None
        return [self._e.ahead("0.0" if kept(type).startswith("f") else "0", kept(type)) for type in types]

    def _part(self, op: Op) -> list[str]:
        number, names = self._w.known(op.operands[1]), self._w.all(op.operands[0])
        if number is None or not 0 <= number < len(names):
            raise Lack("the native engine takes parts of a value by a constant alone")
        return [names[number]]

    def _put_part(self, op: Op) -> list[str]:
        number, names = self._w.known(op.operands[2]), list(self._w.all(op.operands[0]))
        if number is None or not 0 <= number < len(names):
            raise Lack("the native engine takes parts of a value by a constant alone")
        names[number] = self._w.one(op.operands[1])
        return names

    def _span(self, op: Op, type: ir.Type) -> slice:
        """Where a member's numbers are among a struct's."""
        position = list(ir.DenseI64ArrayAttr(op.attributes["position"]))
        counts = [elements(each)[0] for each in members(type)]
        if len(position) != 1 or position[0] >= len(counts):
            raise Lack("the native engine has no structs in structs")
        start = sum(counts[: position[0]])
        return slice(start, start + counts[position[0]])

    def _member(self, op: Op) -> list[str]:
        member = member_of(op)
        if member is not None:
            return self._w.all(member)
        return self._w.all(op.operands[0])[self._span(op, op.operands[0].type)]

    def _put_member(self, op: Op) -> list[str] | None:
        whole = plain(op.operands[0])
        if whole not in self._w.names:
            return None
        names = list(self._w.names[whole])
        names[self._span(op, op.results[0].type)] = self._w.all(op.operands[1])
        return names

    def _shuffled(self, op: Op) -> list[str]:
        names = [each for operand in op.operands for each in self._w.all(operand)]
        return [names[max(number, 0)] for number in ir.DenseI32ArrayAttr(op.attributes["mask"])]

    def _bits(self, op: Op) -> list[str]:
        """The same bits as numbers of another width."""
        return self._w.rearranged(self._w.all(op.operands[0]), parts(op.operands[0].type), parts(op.results[0].type))

    # Memory

    def _access(self, op: Op, address: ir.Value) -> tuple[str, str, int]:
        """The memref of an access, its type, and bytes of its pieces.

        What a volatile or an atomic one orders is not seen, so that it counts as one that nothing orders.
        """
        buffer = self._bases.of(address)
        assert buffer is not None
        if "invariant" in op.attributes and buffer in self._bases.stored:
            raise Lack("what does not change is written")
        return (*self._places.memories[buffer], self._bases.pieces[buffer])

    def _aligned(self, op: Op, address: ir.Value, piece: int, many: int) -> int:
        """To how many pieces an access is aligned: to as many as it has, or fewer where it says so."""
        whole = piece << (many - 1).bit_length()
        bytes = min(integer(op, "alignment", whole), whole)
        buffer = self._bases.of(address)
        if bytes > ALIGNED and buffer is not None and buffer.number is None:
            raise Lack(f"buffers are aligned to {ALIGNED} bytes, and no more is known")
        return max(bytes // piece, 1)

    def _load(self, op: Op) -> list[str]:
        memory, of, piece = self._access(op, op.operands[0])
        count, element = elements(op.results[0].type)
        each = bits(element) // 8 // piece
        unit = self._aligned(op, op.operands[0], piece, count * each)
        loads = self._loads(memory, of, self._places.place(op.operands[0], piece, count * each, unit), unit)
        return self._elements(loads, piece, each, element)

    def _elements(self, loads: Sequence[str], piece: int, each: int, element: str) -> list[str]:
        """Numbers of a type, each of so many pieces."""
        words = [self._w.joined(loads[at : at + each], 8 * piece, bits(element)) for at in range(0, len(loads), each)]
        return [self._e.cast(word, f"i{bits(element)}", kept(element)) for word in words]

    def _buffer(self, op: Op) -> list[str] | None:
        """A load or a store of a raw buffer."""
        resource = operand(op, "rsrc")
        memory, of, piece = self._access(op, resource)
        value = op.results[0] if len(op.results) else op.operands[0]
        count, element = elements(value.type)
        each = bits(element) // 8 // piece
        window = Window(self._w, self._places, op, piece, count * each, each)
        if len(op.results):
            loads = window.load(f"i{8 * piece}", lambda indices: self._loads(memory, of, indices, each))
            return self._elements(loads, piece, each, element)
        words = self._in_pieces(value, element, piece)
        window.store(lambda indices: self._stores(words, memory, of, indices, each))
        return None

    def _loads(self, memory: str, of: str, indices: Sequence[str], unit: int = 0, *, late: bool = False) -> list[str]:
        """Loads of neighbours, of which the first one is a multiple of ``unit`` of them, or of all; ``late``: of a product."""
        piece = of.partition("x")[2].partition(",")[0].rstrip(">")
        said = [self._said(number, len(indices), unit, late=late) for number in range(len(indices))]
        return [self._e.set("memref.load", [memory, index], [of, "index"], piece, f"{{{text}}}" if text else "") for index, text in zip(indices, said)]  # fmt: skip

    def _said(self, number: int, count: int, unit: int, *, late: bool) -> str:
        """Attributes of an access to neighbours."""
        said = [_run(number, count, unit or count), f"{LATE} = {0 if number else count} : i32" if late else ""]
        return ", ".join(filter(None, said))

    def _store(self, op: Op) -> None:
        memory, of, piece = self._access(op, op.operands[1])
        count, element = elements(op.operands[0].type)
        each = bits(element) // 8 // piece
        words = self._in_pieces(op.operands[0], element, piece)
        unit = self._aligned(op, op.operands[1], piece, count * each)
        self._stores(words, memory, of, self._places.place(op.operands[1], piece, count * each, unit), unit)

    def _in_pieces(self, value: ir.Value, element: str, piece: int) -> list[str]:
        """A value's numbers in pieces."""
        return [
            part
            for name in self._w.all(value)
            for part in self._w.split(self._e.cast(name, kept(element), f"i{bits(element)}"), bits(element), 8 * piece)
        ]

    def _stores(self, words: Sequence[str], memory: str, of: str, indices: Sequence[str], unit: int = 0, *, late: bool = False) -> None:  # fmt: skip
        """Stores to neighbours, as `_loads`; ``late``: of an asynchronous copy."""
        for number, (word_of, index) in enumerate(zip(words, indices, strict=True)):
            text = self._said(number, len(indices), unit, late=late)
            types = f"({of.partition('x')[2].partition(',')[0].rstrip('>')}, {of}, index) -> ()"
            self._e.body.append(f'"memref.store"({word_of}, {memory}, {index}) {{{text}}} : {types}')

    def _matrices_of_halves(self, op: Op) -> None:
        said = sizes(op), word(op, "eltType", "b16")
        if said != ([8, 8], "b16"):
            raise Lack("the native engine has matrices of 8x8 numbers of 16 bits alone")
        self._w.of_lanes = WARP

    def _put_matrices(self, op: Op) -> None:
        """Lanes exchange their words; then each stores the row whose address it has."""
        count = len(op.operands) - 1
        self._matrices_of_halves(op)
        memory, of, piece = self._access(op, op.operands[0])
        many, given = 16 // piece, [self._w.one(each) for each in list(op.operands)[1:]]
        row = self._w.call(back_symbol(count, word(op, "layout") == "col"), given, ["i32"] * count, ["i32"] * WORDS)
        pieces = self._w.rearranged(row, ["i32"] * WORDS, [f"i{8 * piece}"] * many)
        if count < WORDS:
            # The addresses of the other lanes are any.
            lane = self._e.fresh()
            self._e.body.append(f"{lane} = gpu.lane_id")
            inside = self._e.compare(6, lane, self._e.constant(8 * count, "index"), "index")
            self._e.body.append(f"scf.if {inside} {{")
        self._stores(pieces, memory, of, self._places.place(op.operands[0], piece, many))
        if count < WORDS:
            self._e.body.append("}")

    def _matrices(self, op: Op) -> list[str]:
        """A lane loads the row whose address it has; then lanes exchange the rows' words."""
        count = integer(op, "num")
        self._matrices_of_halves(op)
        memory, of, piece = self._access(op, op.operands[0])
        many, type = 16 // piece, f"i{8 * piece}"

        def loads() -> list[str]:
            return self._loads(memory, of, self._places.place(op.operands[0], piece, many))

        if count == 4:
            row = loads()
        else:
            # The addresses of the other lanes are any.
            lane, last = self._e.fresh(), self._e.constant(8 * count, "index")
            self._e.body.append(f"{lane} = gpu.lane_id")
            inside, some = self._e.compare(6, lane, last, "index"), self._e.fresh()
            types = ", ".join([type] * many)
            self._e.body.append(f"{some}:{many} = scf.if {inside} -> ({types}) {{")
            self._e.body.append(f"scf.yield {', '.join(loads())} : {types}\n}} else {{")
            zeros = ", ".join([self._e.constant(0, type)] * many)
            self._e.body.append(f"scf.yield {zeros} : {types}\n}}")
            row = [f"{some}#{number}" for number in range(many)]
        return self._w.call(symbol(count, word(op, "layout") == "col", type), row, [type] * many, ["i32"] * count)

    def _copy(self, op: Op) -> None:
        """An asynchronous copy: loads, and stores of which nobody may know before they were waited for."""
        into, source = (self._bases.of(each) for each in list(op.operands)[:2])
        assert into is not None
        if source in self._bases.stored:
            raise Lack("the native engine has asynchronous copies of what the kernel does not write")
        size, piece = integer(op, "size"), min(self._bases.pieces[each] for each in (into, source) if each is not None)
        memory, of, wide = self._access(op, op.operands[1])
        indices = self._places.place(op.operands[1], wide, size // wide)
        if len(op.operands) > 2:
            loads = self._some(memory, of, indices, wide, self._w.one(op.operands[2]))
        else:
            loads = self._loads(memory, of, indices)
        pieces = [each for load in loads for each in self._w.split(load, 8 * wide, 8 * piece)]
        memory, of, wide = self._access(op, op.operands[0])
        per = wide // piece
        words = [self._w.joined(pieces[at : at + per], 8 * piece, 8 * wide) for at in range(0, len(pieces), per)]
        self._stores(words, memory, of, self._places.place(op.operands[0], wide, size // wide), late=True)

    def _some(self, memory: str, of: str, indices: Sequence[str], wide: int, many: str) -> list[str]:
        """Loads of so many bytes from an array's pieces, and zeros; where a piece is read in part, of none, which its check finds."""
        e, type = self._e, f"i{8 * wide}"
        count, made = len(indices), e.fresh()
        types = ", ".join([type] * count)
        whole = e.compare(0, many, e.constant(count * wide, "i32"), "i32")
        e.body.append(f"{made}:{count} = scf.if {whole} -> ({types}) {{")
        e.body.append(f"scf.yield {', '.join(self._loads(memory, of, indices))} : {types}\n}} else {{")
        zero, one = (e.constant(number, "index") for number in (0, 1))
        wider = e.set("arith.index_castui", [many], ["i32"], "index")
        # A piece that is read in part is one of those.
        some = e.by("divui", e.by("addi", wider, wide - 1, "index"), wide, "index")
        most, whole = e.binary("minui", some, e.constant(count, "index"), "index"), e.by("divui", wider, wide, "index")
        none, read = e.constant(0, type), e.fresh()
        given = ", ".join(f"{read}_{number} = {none}" for number in range(count))
        loop = e.fresh()
        e.body.append(
            f"{loop}:{count} = scf.for {read} = {zero} to {most} step {one} iter_args({given}) -> ({types}) {{"
        )
        place = e.select(
            e.compare(6, read, whole, "index"),
            e.binary("addi", indices[0], read, "index"),
            e.constant(-1, "index"),
            "index",
        )
        value = e.set("memref.load", [memory, place], [of, "index"], type)
        values = [
            e.select(e.compare(0, read, e.constant(number, "index"), "index"), value, f"{read}_{number}", type)
            for number in range(count)
        ]
        e.body.append(f"scf.yield {', '.join(values)} : {types}\n}} {{{OF_ONE}}}")
        values = [f"{loop}#{number}" for number in range(count)] if count > 1 else [loop]
        e.body.append(f"scf.yield {', '.join(values)} : {types}\n}}")
        return [f"{made}#{number}" for number in range(count)] if count > 1 else [made]
