"""Kernels of gpu.func on vectors as kernels on numbers: a value for each element of a vector, an access for each element of an access. bf16 is its bits.

Asynchronous copies become loads and LATE stores, matrices of ldmatrix loads of a row and an exchange, products calls (products.py, matrices.py),
as in kernels of llvm. An access whose elements are not aligned as a whole is made one outside of its buffer, which its check finds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from gpuir.host import ir, module
from gpuir.sim.attributes import flag, integer, integers, segments
from gpuir.sim.memory import GENERIC, GLOBAL
from gpuir.sim.memref import space_of
from gpuir.sim.native.admission import check_rule
from gpuir.sim.native.amd_ops import AMD_OPS, amd_op, has_amd_ops
from gpuir.sim.native.brain_floats import bits_of, computed_of_bf16, has_bf16, held, moves
from gpuir.sim.native.forms import symbol_of
from gpuir.sim.native.guards import RUN, UNIT
from gpuir.sim.native.lanes import WARP
from gpuir.sim.native.late import COMMIT, LATE, WAIT
from gpuir.sim.native.matrices import symbol
from gpuir.sim.native.outline import COMPUTING, ELEMENTS, nested
from gpuir.sim.native.plan import OF_ONE
from gpuir.sim.native.products import Product
from gpuir.sim.native.shared import ALIGNED, Lack
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["Scalars", "has_affine", "has_vectors", "is_scalarized", "scalarized"]

_LOWER = "builtin.module(func.func(lower-affine))"
_TOKEN = "!nvgpu.device.async.token"


def _first_byte(ref: Any) -> int:
    """Where in its buffer a view begins, 0 of what is no view."""
    view = defining_op(ref)
    shift = None if view is None or view.name != "memref.view" else defining_op(view.operands[1])
    return 0 if shift is None else integer(shift, "value")


def has_vectors(kernel: Op) -> bool:
    """Whether a value of the kernel is a vector, or a token of a copy."""
    found: list[Op] = []

    def visit(op: Op) -> ir.WalkResult:
        if any(
            isinstance(each.type, ir.VectorType) or str(each.type) == _TOKEN for each in (*op.operands, *op.results)
        ):
            found.append(op)
            return ir.WalkResult.INTERRUPT
        return ir.WalkResult.ADVANCE

    kernel.walk(visit)
    return bool(found)


def has_affine(kernel: Op) -> bool:
    """Whether the kernel has ops of affine."""
    return any(op.name.startswith("affine.") for op in nested(kernel))


def is_scalarized(kernel: Op) -> bool:
    """Whether the native engine has the kernel as `scalarized` makes it: with vectors, ops of affine or amdgpu, or bf16."""
    return has_vectors(kernel) or has_affine(kernel) or has_amd_ops(kernel) or has_bf16(kernel)


def scalarized(kernel: Op, lanes: int) -> tuple[ir.Module, Op, int]:
    """The kernel as a func.func without vectors, ops of affine and of amdgpu, and bf16, in a module of its own; Lack where an op is not known here.

    And of how many lanes each warp has to be, all of them, 0 of any: it is for warps of ``lanes`` where it has ops of amdgpu.
    """
    for op in nested(kernel)[1:]:
        check_rule(op)
    made = Scalars(kernel, lanes)
    holder, function = made.result
    if has_affine(function):
        with kernel.context:
            module("passmanager").PassManager.parse(_LOWER).run(holder.operation)
        function = holder.body.operations[0].operation
    return holder, function, made.of_lanes


def _count(type: ir.Type) -> int:
    """How many numbers stand for a value."""
    if str(type) == _TOKEN:
        return 0
    return math.prod(ir.VectorType(type).shape) if isinstance(type, ir.VectorType) else 1


def _element(type: ir.Type) -> ir.Type:
    """The type of the numbers that stand for a value."""
    return held(ir.VectorType(type).element_type if isinstance(type, ir.VectorType) else type)


def _types(values: Sequence[ir.Value]) -> list[ir.Type]:
    return [_element(each.type) for each in values for _ in range(_count(each.type))]


def _argument(type: ir.Type) -> ir.Type:
    """The type of what stands for an argument."""
    if isinstance(type, ir.BF16Type):
        raise Lack("the native engine has no arguments that are numbers of bf16")
    return held(type)


def _attributes(op: Op) -> dict[str, ir.Attribute]:
    return {name: op.attributes[name] for name in op.attributes}


class Scalars:
    """Writes the copy, for warps of ``lanes``."""

    def __init__(self, kernel: Op, lanes: int):
        self.lanes = lanes
        #: Of how many lanes each warp has to be, all of them; 0: of any.
        self.of_lanes = 0
        self.arith, self.memref, self.scf = (module(f"dialects.{name}") for name in ("arith", "memref", "scf"))
        func = module("dialects.func")
        self.values: dict[ir.Value, list[Any]] = {}
        self._functions: dict[str, tuple[list[ir.Type], list[ir.Type]]] = {}
        #: Registers of 32 bits by the numbers that were taken out of them.
        self._whole: dict[tuple[Any, ...], Any] = {}
        self._pieces_of: list[Any] = []
        body = kernel.regions[0].blocks[0]
        if len(kernel.regions[0].blocks) != 1:
            raise Lack("its body has branches between blocks of ops, and the native engine takes scf")
        inputs = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value).inputs
        with kernel.context, ir.Location.unknown():
            self.i32, self.index = ir.IntegerType.get_signless(32), ir.IndexType.get()
            holder = ir.Module.create()
            with ir.InsertionPoint(holder.body):
                function = func.FuncOp("kernel", ([_argument(each) for each in inputs], []))
            entry = function.add_entry_block()
            with ir.InsertionPoint(entry):
                for number, argument in enumerate(body.arguments):
                    if number < len(inputs):
                        self.values[plain(argument)] = [entry.arguments[number]]
                    else:
                        self.values[plain(argument)] = [self.memref.alloc(held(argument.type), [], [])]
                self._ops([each.operation for each in body.operations][:-1])
                func.return_([])
            self._forget()
            with ir.InsertionPoint(holder.body):
                for name, types in self._functions.items():
                    func.FuncOp(name, types, visibility="private")
        self.result = holder, function.operation

    def _forget(self) -> None:
        """Takes away the pieces of registers that nobody looks at."""
        for piece in reversed(self._pieces_of):
            op: Op | None = piece.owner
            while op is not None and op.name in ("arith.bitcast", "arith.trunci", "arith.shrui") and not any(op.results[0].uses):  # fmt: skip
                source = defining_op(op.operands[0])
                op.erase()
                op = source

    # Values

    def all(self, value: ir.Value) -> list[Any]:
        """What stands for a value."""
        return self.values[plain(value)]

    def one(self, value: ir.Value) -> Any:
        """What stands for a value of one number."""
        (only,) = self.all(value)
        return only

    def number(self, value: int, type: ir.Type | None = None) -> Any:
        """A constant."""
        return self.arith.constant(type or self.index, value)

    def compare(self, predicate: str, one: Any, other: Any) -> Any:
        return self.arith.cmpi(getattr(self.arith.CmpIPredicate, predicate), one, other)

    def make(self, name: str, results: Sequence[ir.Type], operands: Sequence[Any], **attributes: ir.Attribute) -> Any:
        """An op."""
        return ir.Operation.create(name, list(results), list(operands), attributes)

    # Ops

    def _ops(self, ops: Sequence[Op]) -> None:
        for op in ops:
            made = self._op(op)
            if made is not None:
                self.values[plain(op.results[0])] = made

    def _op(self, op: Op) -> list[Any] | None:
        special: dict[str, Callable[[Op], list[Any] | None]] = {
            "arith.constant": self._constant, "vector.extract": self._extract, "vector.insert": self._insert,
            "vector.broadcast": self._broadcast, "vector.splat": self._broadcast, "vector.from_elements": self._elements,
            "vector.shape_cast": self._same, "memref.memory_space_cast": self.renamed, "vector.load": self._load, "vector.store": self._store, "vector.fma": self._fma,
            "vector.shuffle": self._shuffle, "vector.extract_strided_slice": self._slice,
            "nvgpu.ldmatrix": self._matrices, "nvgpu.mma.sync": self._product, "nvgpu.device_async_copy": self._copy,
            "nvgpu.device_async_create_group": lambda op: self._waits(COMMIT, 0),
            "nvgpu.device_async_wait": lambda op: self._waits(WAIT, integer(op, "numGroups", 0)),
        }  # fmt: skip
        values = [*op.operands, *op.results]
        if op.name in special or op.name.startswith(AMD_OPS):
            try:
                return special[op.name](op) if op.name in special else amd_op(self, op)
            except Lack as lack:
                raise Lack(lack.why, lack.op or op) from None
        if len(op.regions):
            self._regions(op)
            return None
        of_bits = has_bf16(op)
        if of_bits and not moves(op):
            many = _count(op.results[0].type)
            if any(_count(each.type) != many for each in op.operands):
                raise Lack("the native engine has no such op", op)
            return [computed_of_bf16(op, each) for each in zip(*(self.all(one) for one in op.operands))]
        if not any(_count(each.type) != 1 or isinstance(each.type, ir.VectorType) for each in values):
            if of_bits:
                operands = [self.one(each) for each in op.operands]
                made = self.make(op.name, [held(each.type) for each in op.results], operands, **_attributes(op))
                self._hand(list(op.results), list(made.results))
            else:
                self._plain(op)
            return None
        if op.name not in COMPUTING or any(_count(each.type) not in (1, _count(op.results[0].type)) for each in values):
            raise Lack("the native engine has no such op", op)
        return [
            self.make(
                op.name,
                [_element(op.results[0].type)],
                [self.all(each)[number % _count(each.type)] for each in op.operands],
                **_attributes(op),
            ).results[0]
            for number in range(_count(op.results[0].type))
        ]

    def _plain(self, op: Op) -> None:
        copy = op.clone().operation
        for number, operand in enumerate(op.operands):
            copy.operands[number] = self.one(operand)
        for result, new in zip(op.results, copy.results):
            self.values[plain(result)] = [new]

    def _regions(self, op: Op) -> None:
        """A loop or a branch, with a value for each number that goes in and out."""
        if op.name not in ("scf.for", "scf.if", "scf.while", "scf.index_switch"):
            if has_vectors(op) or has_bf16(op):
                raise Lack("the native engine has no such op with vectors or bf16", op)
            copy = op.clone().operation

            def visit(each: Op) -> ir.WalkResult:
                for number, operand in enumerate(each.operands):
                    if plain(operand) in self.values:
                        each.operands[number] = self.one(operand)
                return ir.WalkResult.ADVANCE

            copy.walk(visit)
            for result, new in zip(op.results, copy.results):
                self.values[plain(result)] = [new]
            return
        operands = [each for operand in op.operands for each in self.all(operand)]
        copy = ir.Operation.create(
            op.name,
            _types(op.results),
            operands,
            _attributes(op),
            regions=len(op.regions),
        )
        for region, other in zip(op.regions, copy.regions):
            for block in region.blocks:
                arguments = list(block.arguments)
                inner = other.blocks.append(*_types(arguments))
                self._hand(arguments, list(inner.arguments))
                with ir.InsertionPoint(inner):
                    *ops, end = (each.operation for each in block.operations)
                    self._ops(ops)
                    given = [each for operand in end.operands for each in self.all(operand)]
                    self.make(end.name, [], given, **_attributes(end))
        self._hand(list(op.results), list(copy.results))

    def _hand(self, values: Sequence[ir.Value], new: list[Any]) -> None:
        at = 0
        for value in values:
            count = _count(value.type)
            self.values[plain(value)] = new[at : at + count]
            at += count

    def _constant(self, op: Op) -> list[Any]:
        value, type = op.attributes["value"], op.results[0].type
        if isinstance(type, ir.BF16Type):
            return [self.number(bits_of(ir.FloatAttr(value).value), held(type))]
        if not isinstance(type, ir.VectorType):
            self._plain(op)
            return self.all(op.results[0])
        element, dense = _element(type), ir.DenseElementsAttr(value)
        if isinstance(type.element_type, ir.BF16Type):
            if not dense.is_splat:
                raise Lack("the native engine has no such constant")
            return [self.number(bits_of(ir.FloatAttr(dense.get_splat_value()).value), element)] * _count(type)
        if dense.is_splat:
            same = self.arith.constant(element, dense.get_splat_value())
            return [same] * _count(type)
        kind: Any = ir.DenseFPElementsAttr if isinstance(element, ir.FloatType) else ir.DenseIntElementsAttr
        return [self.arith.constant(element, each) for each in kind(value)]

    # Parts of vectors

    def _same(self, op: Op) -> list[Any]:
        return self.all(op.operands[0])

    def renamed(self, op: Op) -> list[Any]:
        """An argument by another name, in global memory as well."""
        spaces = {space_of(each.type) for each in (op.operands[0], op.results[0])}
        if not isinstance(self.one(op.operands[0]).owner, ir.Block) or not spaces <= {GENERIC, GLOBAL}:
            raise Lack("the native engine has other names for memory of arguments alone")
        return self.all(op.operands[0])

    def _span(self, op: Op, whole: ir.Type, part: ir.Type) -> slice:
        """Where a part of a vector is among its numbers, by a position of constants."""
        position = integers(op, "static_position")
        if any(each < 0 for each in position):
            raise Lack("the native engine takes parts of a vector by constants alone")
        shape, start = ir.VectorType(whole).shape, 0
        for axis, number in enumerate(position):
            start += number * math.prod(shape[axis + 1 :])
        return slice(start, start + _count(part))

    def _extract(self, op: Op) -> list[Any]:
        return self.all(op.operands[0])[self._span(op, op.operands[0].type, op.results[0].type)]

    def _insert(self, op: Op) -> list[Any]:
        made = list(self.all(op.operands[1]))
        made[self._span(op, op.operands[1].type, op.operands[0].type)] = self.all(op.operands[0])
        return made

    def _broadcast(self, op: Op) -> list[Any]:
        given, source = self.all(op.operands[0]), op.operands[0].type
        if len(given) > 1 and ir.VectorType(source).shape[-1] != ir.VectorType(op.results[0].type).shape[-1]:
            raise Lack("the native engine stretches no dimension of a vector")
        return given * (_count(op.results[0].type) // len(given))

    def _elements(self, op: Op) -> list[Any]:
        return [self.one(each) for each in op.operands]

    def _fma(self, op: Op) -> list[Any]:
        a, b, c = (self.all(each) for each in op.operands)
        type = _element(op.results[0].type)
        if has_bf16(op):
            raise Lack("the native engine has no such op of bf16")
        return [self.make("math.fma", [type], each).results[0] for each in zip(a, b, c)]

    def _shuffle(self, op: Op) -> list[Any]:
        if ir.VectorType(op.results[0].type).rank != 1:
            raise Lack("the native engine has shuffles of numbers alone")
        given = self.all(op.operands[0]) + self.all(op.operands[1])
        return [given[max(each, 0)] for each in integers(op, "mask")]

    def _slice(self, op: Op) -> list[Any]:
        if ir.VectorType(op.operands[0].type).rank != 1:
            raise Lack("the native engine has slices of one dimension alone")
        (start,), (size,), (step,) = (integers(op, name) for name in ("offsets", "sizes", "strides"))
        return self.all(op.operands[0])[start : start + size * step : step]

    # Memory

    def places(self, ref: Any, indices: Sequence[Any], count: int, whole: int) -> list[list[Any]]:
        """Indices of neighbours in the last dimension, which are all outside where they are not aligned as ``whole`` bytes."""
        type = ir.MemRefType(ref.type)
        size = ELEMENTS.get(str(type.element_type), 0)
        if type.affine_map != ir.AffineMap.get_identity(type.rank, type.context) or not size or not type.rank:
            raise Lack("the native engine has vectors of contiguous memrefs alone")
        *outer, last = indices
        unit = max(whole // size, 1)
        if unit > 1:
            if _first_byte(ref) % whole:
                raise Lack("a view begins where its accesses are not aligned")
            flat = last
            sizes = [self.size(ref, type, axis) for axis in range(type.rank)]
            stride = sizes[-1]
            for axis in range(type.rank - 2, -1, -1):
                flat = self.arith.addi(flat, self.arith.muli(outer[axis], stride))
                stride = self.arith.muli(stride, sizes[axis])
            odd = self.compare("ne", self.arith.remui(flat, self.number(unit)), self.number(0))
            last = self.arith.select(odd, self.number(-count), last)
        return [[*outer, self.arith.addi(last, self.number(each)) if each else last] for each in range(count)]

    def size(self, ref: Any, type: ir.MemRefType, axis: int) -> Any:
        """The size of a memref along an axis."""
        if type.is_dynamic_dim(axis):
            return self.memref.dim(ref, self.number(axis))
        return self.number(type.get_dim_size(axis))

    def _vector(self, op: Op, type: ir.Type) -> tuple[int, int]:
        """How many numbers an access has, and to how many bytes it says that it is aligned: to an element's where it says nothing."""
        vector = ir.VectorType(type)
        if any(each != 1 for each in vector.shape[:-1]):
            raise Lack("the native engine has accesses to one row alone")
        whole = integer(op, "alignment", 1)
        if whole > ALIGNED:
            raise Lack(f"buffers are aligned to {ALIGNED} bytes, and no more is known")
        return _count(type), whole

    def _load(self, op: Op) -> list[Any]:
        ref, *indices = (self.one(each) for each in op.operands)
        if "nontemporal" in op.attributes and flag(op, "nontemporal"):
            raise Lack("the native engine has not this form of the op")
        count, whole = self._vector(op, op.results[0].type)
        return self.loads(ref, self.places(ref, indices, count, whole), whole)

    def loads(self, ref: Any, places: Sequence[Sequence[Any]], whole: int) -> list[Any]:
        """Loads of neighbours, which `places` has aligned as so many bytes."""
        type = ir.MemRefType(ref.type).element_type
        said = [self.neighbour(ref, number, len(places), whole) for number in range(len(places))]
        return [self.make("memref.load", [type], [ref, *each], **more).results[0] for each, more in zip(places, said)]

    def neighbour(self, ref: Any, number: int, count: int, whole: int) -> dict[str, ir.Attribute]:
        """What an access says of its neighbours."""
        if count == 1:
            return {}
        if number:
            return {RUN: ir.IntegerAttr.get(self.i32, -number)}
        unit = max(whole // ELEMENTS[str(ir.MemRefType(ref.type).element_type)], 1)
        return {RUN: ir.IntegerAttr.get(self.i32, count), UNIT: ir.IntegerAttr.get(self.i32, unit)}

    def _store(self, op: Op) -> None:
        ref, *indices = (self.one(each) for each in list(op.operands)[1:])
        count, whole = self._vector(op, op.operands[0].type)
        self.stores(self.all(op.operands[0]), ref, self.places(ref, indices, count, whole), whole)

    def stores(self, values: Sequence[Any], ref: Any, places: Sequence[Sequence[Any]], whole: int) -> None:
        """Stores to neighbours, as `loads`."""
        for number, (value, place) in enumerate(zip(values, places, strict=True)):
            self.make("memref.store", [], [value, ref, *place], **self.neighbour(ref, number, len(places), whole))

    # Copies

    def _copy(self, op: Op) -> list[Any]:
        """``srcElements`` says how many are read; zeros come for the others."""
        (into,), to, (source,), of, some = segments(op)
        target, origin = self.one(into), self.one(source)
        count, type = integer(op, "dstElements"), ir.MemRefType(target.type)
        whole = count * ELEMENTS.get(str(type.element_type), 0)
        places = self.places(target, [self.one(each) for each in to], count, whole)
        sources = self.places(origin, [self.one(each) for each in of], count, whole)
        zero = self.arith.constant(type.element_type, 0.0 if isinstance(type.element_type, ir.FloatType) else 0)
        if some:
            many = self.one(some[0])
            branch = self.scf.IfOp(
                self.compare("eq", many, self.number(count)), [type.element_type] * count, has_else=True
            )
            with ir.InsertionPoint(branch.then_block):
                self.scf.yield_(self.loads(origin, sources, whole))
            with ir.InsertionPoint(branch.else_block):
                self.scf.yield_(self._some(origin, sources[0], many, zero, count))
            loads = list(branch.results)
        else:
            loads = self.loads(origin, sources, whole)
        for number, (value, place) in enumerate(zip(loads, places)):
            # The first one stands for all of them.
            many = ir.IntegerAttr.get(self.i32, 0 if number else count)
            said = self.neighbour(target, number, count, whole)
            self.make("memref.store", [], [value, target, *place], **{LATE: many, **said})
        return []

    def _some(self, ref: Any, place: Sequence[Any], many: Any, zero: Any, count: int) -> list[Any]:
        """The first ``many`` of the elements behind a place, and zeros behind them."""
        *outer, first = place
        most = self.arith.minui(many, self.number(count))
        loop = self.scf.ForOp(self.number(0), most, self.number(1), [zero] * count)
        loop.operation.attributes[OF_ONE] = ir.UnitAttr.get()
        with ir.InsertionPoint(loop.body):
            at = loop.induction_variable
            read = self.memref.load(ref, [*outer, self.arith.addi(first, at)])
            self.scf.yield_(
                [
                    self.arith.select(self.compare("eq", at, self.number(number)), read, each)
                    for number, each in enumerate(loop.inner_iter_args)
                ]
            )
        return list(loop.results)

    def _waits(self, name: str, count: int) -> list[Any] | None:
        said = ir.UnitAttr.get() if name == COMMIT else ir.IntegerAttr.get(self.i32, count)
        self.make("gpu.wait", [], [], **{name: said})
        return [] if name == COMMIT else None

    # Matrices

    def register(self, numbers: Sequence[Any]) -> Any:
        """Numbers that a register of 32 bits has."""
        if tuple(numbers) in self._whole:
            return self._whole[tuple(numbers)]
        width = 32 // len(numbers)
        word, made = ir.IntegerType.get_signless(width), None
        for at, each in enumerate(numbers):
            part = each if each.type == word else self.arith.bitcast(word, each)
            part = part if width == 32 else self.arith.extui(self.i32, part)
            part = self.arith.shli(part, self.number(at * width, self.i32)) if at else part
            made = part if made is None else self.arith.ori(made, part)
        return made

    def _apart(self, register: Any, count: int, type: ir.Type) -> list[Any]:
        """The numbers of a register."""
        if register.type == type:
            return [register]
        width = 32 // count
        word, made = ir.IntegerType.get_signless(width), []
        for at in range(count):
            part = self.arith.shrui(register, self.number(at * width, self.i32)) if at else register
            part = part if width == 32 else self.arith.trunci(word, part)
            made.append(part if part.type == type else self.arith.bitcast(type, part))
        self._whole[tuple(made)] = register
        self._pieces_of += made
        return made

    def call(self, name: str, operands: Sequence[Any], results: Sequence[ir.Type]) -> list[Any]:
        """A call of the function that stands for what threads of a warp do together; its results."""
        self._functions[name] = [each.type for each in operands], list(results)
        self.of_lanes = self.lanes
        return list(self.make("func.call", results, operands, callee=ir.FlatSymbolRefAttr.get(name)).results)

    def _matrices(self, op: Op) -> list[Any]:
        ref, *indices = (self.one(each) for each in op.operands)
        element, count = _element(op.results[0].type), integer(op, "numTiles")
        size = ELEMENTS.get(str(element), 0)
        if (
            self.lanes != WARP
            or size not in (1, 2, 4)
            or (flag(op, "transpose") and size != 2)
            or count not in (1, 2, 4)
        ):
            raise Lack("the native engine has not these matrices")

        def row() -> list[Any]:
            return self.loads(ref, self.places(ref, indices, 16 // size, 16), 16)

        if count == 4:
            pieces = row()
        else:
            many = 16 // size
            zero = self.arith.constant(element, 0.0 if isinstance(element, ir.FloatType) else 0)
            lane = self.make("gpu.lane_id", [self.index], []).results[0]
            inside = self.compare("ult", lane, self.number(8 * count))
            branch = self.scf.IfOp(inside, [element] * many, has_else=True)
            with ir.InsertionPoint(branch.then_block):
                self.scf.yield_(row())
            with ir.InsertionPoint(branch.else_block):
                self.scf.yield_([zero] * many)
            pieces = list(branch.results)
        registers = self.call(symbol(count, flag(op, "transpose"), str(element)), pieces, [self.i32] * count)
        return [each for register in registers for each in self._apart(register, 4 // size, element)]

    def _product(self, op: Op) -> list[Any]:
        m, n, k = integers(op, "mmaShape")
        a, b, c = op.operands
        names = [str(_element(each.type)) for each in (a, c, op.results[0])]
        element = {"f16": "f16", "f32": "tf32" if "tf32Enabled" in op.attributes else ""}.get(names[0], "")
        product = Product(m, k, element, element, names[1])
        if self.lanes != WARP or n != 8 or names[1] != names[2] or not product.known:
            raise Lack("the native engine has not this product")
        registers = [self.register(each) for value in (a, b) for each in self.pieces(value)]
        f32 = ir.F32Type.get()
        held = f32 if product.held == "f32" else self.i32
        sums = self.all(c) if held == f32 else [self.register(each) for each in self.pieces(c)]
        results = self.call(symbol_of(product), [*registers, *sums], [held] * len(sums))
        return [each for register in results for each in self._apart(register, 2, _element(op.results[0].type))]

    def pieces(self, value: ir.Value) -> list[list[Any]]:
        """The numbers of a fragment, by the registers they are in."""
        numbers, per = self.all(value), 4 // ELEMENTS[str(_element(value.type))]
        return [numbers[at : at + per] for at in range(0, len(numbers), per)]
