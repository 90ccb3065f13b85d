"""NumPy arrays and numbers as arguments of functions, and back."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.host import ir
from gpuir.ods.arguments import shown
from gpuir.sim.access import fault
from gpuir.sim.attributes import string
from gpuir.sim.dialect_types import tensor_map_descriptor
from gpuir.sim.findings import Site, UnsupportedOp
from gpuir.sim.group import Group
from gpuir.sim.hopper.tensor_map import TensorMap, misfit, place
from gpuir.sim.llvm_types import layout_of
from gpuir.sim.memory import PRIVATE, SHARED, Memory
from gpuir.sim.memref import MemRef, element_addresses, element_of, row_major, space_of, static_layout
from gpuir.sim.rules import FUNCTIONS
from gpuir.sim.streams import Span, Streams
from gpuir.sim.structs import Struct, arrays_in
from gpuir.sim.terms import Data, Lanes, Op
from gpuir.sim.tiles.blocks import Descriptor, Images
from gpuir.sim.types import bits_of, constant, dtype_of, is_odd, wrapped

__all__ = ["Arguments", "check_variable", "parts_of_descriptor"]

_MISSING: Any = object()


@dataclasses.dataclass
class _Placed:
    """An array in memory: where it begins, and the strides it has there, in bytes."""

    array: np.ndarray
    start: int
    dtype: np.dtype
    strides: tuple[int, ...]
    bits: int | None

    def view(self, memory: Memory) -> np.ndarray:
        """The elements in memory, in the array's shape."""
        return _strided(memory.view(self.dtype), self.start, self.array.shape, self.strides)


def _bounds(array: np.ndarray) -> tuple[int, int]:
    """Addresses of the array's first byte and behind its last one."""
    steps = [(size - 1) * stride for size, stride in zip(array.shape, array.strides)]
    low = array.ctypes.data + sum(step for step in steps if step < 0)
    return low, array.ctypes.data + sum(step for step in steps if step > 0) + array.itemsize


def _strided(whole: np.ndarray, start: int, shape: Sequence[int], strides: Sequence[int]) -> np.ndarray:
    # Not as_strided: it goes through the dtype's text, and float8_e5m2 has one ("<f1") that NumPy cannot read.
    return np.ndarray(shape, whole.dtype, whole.view(np.uint8), start, strides)


def _same(a: np.ndarray, b: np.ndarray) -> bool:
    """Whether two arrays are one, or views of the same elements in the same order."""
    return a is b or (
        isinstance(b, np.ndarray)
        and (a.ctypes.data, a.shape, a.strides, a.dtype) == (b.ctypes.data, b.shape, b.strides, b.dtype)
        and a.size > 0
    )


#: Types of descriptors of images, whose values are tensor maps.
_IMAGES = "!ttng.tensordesc_im2col"


def parts_of_descriptor(types: Sequence[str], value: np.ndarray) -> list[Any]:
    """The arguments behind an array where a pass made a descriptor a pointer and its parts: sizes and strides as i64, flags (fill
    with NaN, round to tf32), and what followed the descriptor before. `types`: of the parameters behind that pointer. Empty: they
    are no such parts."""
    rank, flags = value.ndim, 0
    wide = list(types[: 2 * rank])
    while types[2 * rank + flags : 2 * rank + flags + 1] == ["i1"]:
        flags += 1
    rest = list(types[2 * rank + flags : 4 * rank + flags])
    if not rank or wide != ["i64"] * 2 * rank or rest != ["i32"] * rank + ["i64"] * rank:
        return []
    parts = [*value.shape, *(each // value.itemsize for each in value.strides)]
    return [*parts, *[False] * flags, *parts]


def check_variable(name: str, array: Any, target: Op | None) -> None:
    """TypeError or ValueError where an array cannot be what the module's variable ``target`` begins with."""
    if target is None or target.name != "llvm.mlir.global":
        raise ValueError(f"variables: the module has no variable '{name}'")
    if "addr_space" in target.attributes and ir.IntegerAttr(target.attributes["addr_space"]).value == 3:
        raise ValueError(f"variables: '{name}' is in shared memory, which has no values before a launch")
    if not isinstance(array, np.ndarray) or array.dtype.hasobject:
        raise TypeError(f"variables: expected a numpy array of numbers for '{name}', got {_said(array)}")
    type = ir.TypeAttr(target.attributes["global_type"]).value
    size = layout_of(type).size
    if array.nbytes != size:
        raise ValueError(f"variables: '{name}' has {size} bytes ({type}), and the array {array.nbytes}")
    if not array.flags.c_contiguous:
        raise ValueError(f"variables: the array for '{name}' is not contiguous; pass a copy")


class Arguments:
    """Arguments of one call of the function ``operation``: arrays are copied into memory, and back at the end."""

    def __init__(self, memory: Memory, operation: Op):
        self._memory = memory
        self._operation = operation
        self._name = string(operation, "sym_name")
        self._placed: list[_Placed] = []
        #: Buffers of arrays that share memory: the caller's addresses, and ours.
        self._unions: list[tuple[int, int, int]] = []
        self._results: list[Any] = []
        kind = ir.TypeAttr(operation.attributes["function_type"]).value
        if FUNCTIONS[operation.name].descriptors:
            self._types = [argument.type for argument in operation.regions[0].blocks[0].arguments]
        else:
            function = ir.FunctionType(kind)
            self._types, self._results = list(function.inputs), list(function.results)

    def bind(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """What the compiled function takes for ``values``; TypeError or ValueError for what does not fit."""
        self._unite(arrays_in(values))
        if FUNCTIONS[self._operation.name].descriptors:
            return self._lowered(values)
        if FUNCTIONS[self._operation.name].tiles:
            values = self._described(values)
            self._check_promises(values)
        if len(values) != len(self._types):
            plural = "s" * (len(self._types) != 1)
            types = f" ({', '.join(map(str, self._types))})" if self._types else ""
            raise TypeError(f"@{self._name} takes {len(self._types)} argument{plural}{types}, got {len(values)}")
        return tuple(self._value(i, value, type) for i, (value, type) in enumerate(zip(values, self._types)))

    # Numbers

    def _what(self, number: int) -> str:
        return f"argument {number} of @{self._name}"

    def _tensor_map(self, number: int, value: TensorMap, type: ir.Type) -> Any:
        """Address of a tensor map, whose array is an argument too."""
        what = self._what(number)
        if str(type).startswith(_IMAGES):
            return self._images(number, value, type)
        if str(type).startswith("!nvgpu.tensormap.descriptor"):
            text = misfit(value, tensor_map_descriptor(type))
            if text:
                raise TypeError(f"{what}: {text}")
        elif not str(type).startswith("!llvm.ptr"):
            raise TypeError(f"{what}: a tensor map is given for a pointer or a tensor map, not for {type}")
        start = self._place(number, value.array, type, self._array(number, value.array, None, type), value.strides)
        return np.int64(place(self._memory, value, start, f"argument {number} (a tensor map)"))

    def _images(self, number: int, map: TensorMap, type: ir.Type) -> Images:
        """A descriptor of images, by the map of the array."""
        if map.corners is None:
            raise TypeError(
                f"{self._what(number)}: expected a map of images (sim.im2col_map) for {type}, got one of tiles"
            )
        start = self._place(number, map.array, type, self._array(number, map.array, None, type), map.strides)
        return Images(np.int64(start), map)

    def _value(self, number: int, value: Lanes, type: ir.Type) -> Any:
        if isinstance(value, TensorMap):
            return self._tensor_map(number, value, type)
        if isinstance(value, Struct):
            return self._struct(number, value, type)
        if isinstance(type, (ir.MemRefType, ir.UnrankedMemRefType)):
            return self._memref(number, value, type)
        if isinstance(value, np.ndarray) and str(type).startswith("!llvm.ptr"):
            return self._pointer(number, value, type)
        if isinstance(value, np.ndarray) and value.ndim and str(type) == "i64" and self._unread(number):
            return self._pointer(number, value, type)
        if str(type).startswith("!tt.ptr"):
            return self._tensor(number, value, type, type.pointee_type)  # type: ignore[attr-defined]
        if str(type).startswith(_IMAGES):
            raise TypeError(
                f"{self._what(number)}: expected a map of images (sim.im2col_map) for {type}, got {_said(value)}"
            )
        if str(type).startswith("!tt.tensordesc"):
            base = self._tensor(number, value, type, type.block_type)  # type: ignore[attr-defined]
            strides = [np.int64(each // value.itemsize) for each in value.strides]
            return Descriptor(base, [np.int64(each) for each in value.shape], strides)
        what = self._what(number)
        if isinstance(type, ir.ShapedType) and not isinstance(type, ir.VectorType):
            raise UnsupportedOp(f"{what}: the simulator has no values of type {type}; bufferize the function first")
        if isinstance(value, np.ndarray) and value.ndim == 0:
            value = value[()]
        dtype, bits = dtype_of(type), bits_of(type)
        if isinstance(type, ir.VectorType):
            array = np.asarray(value)
            if array.shape != tuple(type.shape) or not _holds(array.dtype, dtype):
                raise TypeError(f"{what}: expected {dtype} of shape {tuple(type.shape)} for {type}, got {_said(value)}")
            return _inward(array, dtype, bits if is_odd(type) else None)[None]
        if not isinstance(value, (bool, int, float, complex, np.generic)):
            raise TypeError(f"{what}: expected a number for {type}, got {_said(value)}")
        if isinstance(value, int) and value.bit_length() > 1023:
            raise ValueError(f"{what}: an integer of {value.bit_length()} bits does not fit {type}")
        # NumPy has no type for an int beyond 64 bits.
        kind = "i" if isinstance(value, int) and not isinstance(value, bool) else np.asarray(value).dtype.kind
        if dtype.kind in "bi":
            if kind not in "biu":
                raise TypeError(f"{what}: expected an integer for {type}, got {_said(value)}")
            if not -(1 << (bits - 1)) <= int(value) < 1 << bits:  # type: ignore[arg-type]
                raise ValueError(f"{what}: {value} does not fit {type}")
        elif kind in "SUOMm" or (kind == "c" and dtype.kind != "c"):
            raise TypeError(f"{what}: expected a number for {type}, got {_said(value)}")
        return constant(value, dtype, bits)

    # Arrays

    def _unite(self, values: Sequence[np.ndarray]) -> None:
        """Arrays that share memory get one buffer together, in which they lie as the caller's do."""
        arrays: list[np.ndarray] = []
        for value in values:
            if value.size and not any(_same(value, each) for each in arrays):
                arrays.append(value)
        bounds = sorted((*_bounds(array), i) for i, array in enumerate(arrays))
        groups: list[list[Any]] = []
        for low, high, i in bounds:
            if groups and low < groups[-1][1]:
                groups[-1][1] = max(groups[-1][1], high)
                groups[-1][2].append(i)
            else:
                groups.append([low, high, [i]])
        for low, high, members in groups:
            if len(members) == 1:
                continue
            chosen = [arrays[i] for i in members]
            if not all(array.flags.c_contiguous for array in chosen):
                pairs = [(a, b) for i, a in enumerate(chosen) for b in chosen[:i]]
                if not any(np.shares_memory(a, b) for a, b in pairs):
                    continue  # they interleave, and have no byte in common
                raise ValueError(f"arguments of @{self._name} overlap, and are not contiguous; pass copies")
            start = self._memory.allocate(high - low + 64, "arguments that share memory", written=True) + low % 64
            for array in chosen:
                first = start + array.ctypes.data - low
                self._memory.bytes[first : first + array.nbytes] = array.reshape(-1).view(np.uint8)
            self._unions.append((low, high, start))

    def set_variable(self, name: str, array: np.ndarray, target: Op | None) -> None:
        """Puts an array where the module's variable ``target`` begins, which `check_variable` has let pass."""
        assert target is not None
        size, constant = array.nbytes, "constant" in target.attributes
        start = self._memory.once(f"@{name}", size, array.tobytes(), constant=constant)
        if size and not constant:
            octets = array.reshape(-1).view(np.uint8)
            self._placed.append(_Placed(octets, start, octets.dtype, octets.strides, None))

    def _place(
        self,
        number: int,
        value: Lanes,
        type: ir.Type | str,
        dtype: np.dtype,
        strides: Sequence[int],
        bits: int | None = None,
    ) -> int:
        """Address of the array's copy, with ``strides`` in bytes; an array that is given twice has one."""
        what = self._what(number)
        for placed in self._placed:
            if _same(placed.array, value) and placed.dtype == dtype:
                if placed.strides == tuple(strides) or not value.size:
                    return placed.start
                raise ValueError(f"{what}: the array is another argument too, of another layout; pass a copy")
        address: int = value.ctypes.data
        for low, high, start in self._unions:
            if value.size and low <= address < high:
                if (
                    tuple(strides) != value.strides
                    or bits is not None
                    or (value.dtype.kind == "b") != (dtype.kind == "b")
                ):
                    raise ValueError(f"{what}: the array shares memory with another argument; pass a copy")
                self._placed.append(_Placed(value, start + address - low, dtype, tuple(strides), bits))
                return start + address - low
        last = sum((length - 1) * stride for length, stride in zip(value.shape, strides))
        size = last + dtype.itemsize if value.size else 0
        whole = size == value.size * dtype.itemsize
        start = self._memory.allocate(size, f"argument {number} ({type})", written=whole)
        placed = _Placed(value, start, dtype, tuple(strides), bits)
        if value.size:
            placed.view(self._memory)[...] = _inward(value, dtype, bits)
            if not whole and self._memory.tracked:
                flags = self._memory.flag_view(dtype.itemsize)
                _strided(flags.reshape(-1), start, (*value.shape,), strides)[...] = ~flags.dtype.type(0)
        self._placed.append(placed)
        return start

    def _array(self, number: int, value: Lanes, dtype: np.dtype | None, type: ir.Type | str) -> np.dtype:
        """Checks an array, and gives the dtype it has in memory."""
        what = self._what(number)
        if not isinstance(value, np.ndarray) or isinstance(value, np.ma.MaskedArray):
            raise TypeError(f"{what}: expected a numpy array for {type}, got {_said(value)}")
        if dtype is None:
            if value.dtype.hasobject or value.dtype.names or not value.dtype.isnative:
                raise TypeError(f"{what}: expected an array of numbers for {type}, got {_said(value)}")
            return np.dtype(f"i{value.dtype.itemsize}") if value.dtype.kind == "u" else value.dtype
        if not _holds(value.dtype, dtype):
            raise TypeError(f"{what}: expected an array of {dtype} for {type}, got {_said(value)}")
        return dtype

    def _memref(self, number: int, value: Lanes, type: ir.MemRefType | ir.UnrankedMemRefType) -> MemRef:
        what = self._what(number)
        if space_of(type) in (SHARED, PRIVATE):
            raise TypeError(f"{what}: {type} is in {space_of(type)} memory, which has no values before a launch")
        dtype, inner, size = element_of(type)
        dtype = self._array(number, value, dtype, type)
        bits = bits_of(type.element_type) if is_odd(type.element_type) else None
        rank = value.ndim - len(inner)
        shape = value.shape[: max(rank, 0)]
        sizes: Any = row_major(shape)
        if isinstance(type, ir.MemRefType):
            expected, layout, offset = static_layout(type)
            fits = rank == len(expected) and all(s is None or s == n for s, n in zip(expected, shape))
            if not fits or value.shape[max(rank, 0) :] != inner:
                raise TypeError(f"{what}: expected the shape of {type}, got {tuple(value.shape)}")
            strides = self._strides(what, type, layout, shape)
        else:
            strides, offset = sizes, 0
        within = [stride * dtype.itemsize for stride in row_major(inner)]
        if 0 not in value.shape and any(stride < 0 for stride in strides):
            raise TypeError(f"{what}: {type} has negative strides")
        start = self._place(number, value, type, dtype, [*(int(s) * size for s in strides), *within], bits)
        return MemRef(
            np.int64(start - (offset or 0) * size),
            np.int64(offset or 0),
            [int(n) for n in shape],
            [int(s) for s in strides],
        )

    def _unread(self, number: int) -> bool:
        """Whether the kernel does not read its parameter: PTX does not say of such a one whether it is a pointer."""
        blocks = self._operation.regions[0].blocks
        return self._operation.name == "llvm.func" and not list(blocks[0].arguments[number].uses)

    def _pointer(self, number: int, value: np.ndarray, type: ir.Type | str) -> Any:
        """Address of the array's copy, in row-major order."""
        dtype = self._array(number, value, None, type)
        strides = [stride * dtype.itemsize for stride in row_major(value.shape)]
        return np.int64(self._place(number, value, type, dtype, strides))

    def _struct(self, number: int, value: Struct, type: ir.Type) -> Any:
        """Address of the struct's bytes, in which pointers are the addresses of the arrays' copies."""
        if not str(type).startswith("!llvm.ptr"):
            raise TypeError(f"{self._what(number)}: a struct is given for a pointer to its bytes, not for {type}")
        data = np.frombuffer(value.bytes, np.uint8).copy()
        for offset, array in value.pointers.items():
            data[offset : offset + 8] = np.array([self._pointer(number, array, type)]).view(np.uint8)
        return np.int64(self._memory.place(data, f"argument {number} (a struct)"))

    def _tensor(self, number: int, value: np.ndarray, type: ir.Type, pointed: ir.Type) -> Any:
        """Address of the array's copy, which lies there as the caller's does: a kernel gets its strides as numbers."""
        dtype = self._array(number, value, dtype_of(pointed), type)
        strides = value.strides if all(each >= 0 for each in value.strides) else None
        if strides is None:
            strides = tuple(stride * dtype.itemsize for stride in row_major(value.shape))
        return np.int64(self._place(number, value, type, dtype, strides))

    def _check_promises(self, values: Sequence[Any]) -> None:
        """The numbers are multiples of what the kernel was compiled for."""
        if "arg_attrs" not in self._operation.attributes:
            return
        for number, (value, promised) in enumerate(zip(values, ir.ArrayAttr(self._operation.attributes["arg_attrs"]))):
            attributes = ir.DictAttr(promised)
            if "tt.divisibility" in attributes and isinstance(value, (int, np.integer)):
                unit = ir.IntegerAttr(attributes["tt.divisibility"]).value
                if unit and value % unit:
                    raise ValueError(
                        f"{self._what(number)}: {value} is no multiple of {unit}, as the kernel's tt.divisibility promises"
                    )

    def _described(self, values: Sequence[Any]) -> list[Any]:
        """The arguments, where a descriptor's sizes and strides, which follow it, were left to its array."""
        if len(values) == len(self._types):
            return list(values)
        given = iter(values)
        described: list[Any] = []
        while len(described) < len(self._types):
            type: Any = self._types[len(described)]
            value = next(given, _MISSING)
            if value is _MISSING:
                break
            described.append(value)
            if isinstance(value, TensorMap) and str(type).startswith(_IMAGES):
                described += [*value.shape, *(each // value.itemsize for each in value.strides)]
            if not isinstance(value, np.ndarray):
                continue
            parts = [*value.shape, *(each // value.itemsize for each in value.strides)]
            if str(type).startswith("!tt.tensordesc"):
                block = type.block_type
                if value.ndim != block.rank:
                    what = self._what(len(described) - 1)
                    raise TypeError(
                        f"{what}: expected an array of {block.rank} dimensions for {type}, got {_said(value)}"
                    )
                described += parts
            else:
                described += parts_of_descriptor([str(each) for each in self._types[len(described) :]], value)
        return [*described, *given]

    def _strides(self, what: str, type: ir.Type, layout: Sequence[int | None], shape: Sequence[int]) -> Sequence[int]:
        """Strides in elements: those of the type; where it leaves them open the array is laid out in row-major order."""
        if None not in layout:
            return layout  # type: ignore[return-value]
        strides: list[int] = []
        need = 1
        for size, stride in zip(reversed(shape), reversed(layout)):
            strides.insert(0, need if stride is None else stride)
            need = max(need, strides[0] * max(size, 1))
        return strides

    def _lowered(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Arguments of a function of the llvm dialect: an array is a bare pointer, or a memref descriptor in its parts."""
        bare = len(values) == len(self._types)
        lowered: list[Any] = []
        for number, value in enumerate(values):
            type: Any = self._types[len(lowered)] if len(lowered) < len(self._types) else None
            if isinstance(value, np.ndarray) and (not bare or str(type).startswith("!llvm.ptr")):
                start = self._pointer(number, value, type or "a memref descriptor")
                lowered.append(start)
                if not bare:
                    lowered += [start, np.int64(0), *map(np.int64, value.shape), *map(np.int64, row_major(value.shape))]
            elif type is not None:
                lowered.append(self._value(number, value, type))
            else:
                lowered.append(value)
        if len(lowered) != len(self._types):
            raise TypeError(
                f"@{self._name} takes {len(self._types)} arguments ({', '.join(map(str, self._types))}); the {len(values)} given are {len(lowered)} as memref "
                "descriptors (two pointers, offset, sizes, strides of each array)"
            )
        return tuple(lowered)

    # Back

    def back(self) -> None:
        """Copies what was left in memory into the caller's arrays."""
        for placed in self._placed:
            final = _outward(placed.view(self._memory), placed.array.dtype, placed.bits)
            if placed.array.flags.writeable:
                placed.array[...] = final
            elif np.ascontiguousarray(final).tobytes() != placed.array.tobytes():
                raise Error(f"@{self._name} wrote to an array that is read-only")

    def check_pending(self, g: Group, streams: Streams) -> None:
        """A fault where the function has returned, and something asynchronous may still write what the caller gets."""
        for placed in self._placed:
            span = Span.of(placed.start, placed.array.shape, placed.strides, 1)
            other = streams.collision(Span(span.start, span.end - 1 + placed.dtype.itemsize), writes=False)
            if other is not None:
                text = f"@{self._name} returns while {other.site} may still write its argument; gpu.wait for its token"
                raise fault("missing-wait", text, Site(0, self._operation), g, [0])

    def results(self, g: Group, values: Sequence[Any]) -> list[Any]:
        """Results of a host function as arrays and numbers; a memref as a copy of its elements, a token as None."""
        if not self._results:
            return [self._number(value) for value in values]
        return [self._result(g, i, value, type) for i, (value, type) in enumerate(zip(values, self._results))]

    def _result(self, g: Group, number: int, value: Data, type: Any) -> Data:
        if not isinstance(value, MemRef):
            return None if str(type).startswith("!gpu.") else self._number(value)
        buffer = self._memory.allocation(int(value.base) + int(value.offset) * element_of(type)[2])
        if (buffer is None or not buffer.live) and all(value.sizes):
            what = "memory of the function's own stack" if buffer is None else f"{buffer.name}, which is freed"
            raise fault("wrong-space", f"result {number} is {what}", Site(0, self._operation), g, [0])
        dtype, inner, size = element_of(type)
        places = element_addresses(value, [int(each) for each in value.sizes], size)[0]
        if inner:
            places = places.reshape(places.shape + (1,) * len(inner)) + np.arange(int(np.prod(inner))).reshape(
                inner
            ) * (dtype.itemsize)
        return self._memory.view(dtype)[places // dtype.itemsize]

    def _number(self, value: Lanes) -> Any:
        if isinstance(value, tuple):
            return tuple(self._number(each) for each in value)
        return value[0] if isinstance(value, np.ndarray) and value.ndim and value.shape[0] == 1 else value


def _holds(given: np.dtype, dtype: np.dtype) -> bool:
    """Whether an array of ``given`` can stand for elements that are held as ``dtype``: signless integers have no sign."""
    if given == dtype:
        return bool(given.isnative)
    if dtype.kind == "b":
        return given in (np.uint8, np.int8)
    return given.kind == "u" and dtype.kind == "i" and given.itemsize == dtype.itemsize and bool(given.isnative)


def _inward(array: np.ndarray, dtype: np.dtype, bits: int | None) -> np.ndarray:
    """The array as it is held in memory."""
    if dtype.kind == "b":
        return np.asarray(array != 0)
    if array.dtype.kind == "u" and dtype.kind == "i":
        array = np.ascontiguousarray(array).view(dtype).reshape(array.shape)
    return array if bits is None else np.asarray(wrapped(array, bits))


def _outward(array: np.ndarray, dtype: np.dtype, bits: int | None) -> np.ndarray:
    """The way back: unsigned numbers of a narrow type are not negative."""
    if dtype.kind == "u" and array.dtype.kind == "i":
        array = array.astype(dtype)
        return array if bits is None else array & dtype.type((1 << bits) - 1)
    return array


def _said(value: Lanes) -> str:
    if isinstance(value, np.ndarray):
        kind = "an array" if type(value) is np.ndarray else f"a {type(value).__name__}"
        return f"{kind} of {value.dtype}, shape {value.shape}"
    hint = ", use numpy.array" if isinstance(value, (list, tuple)) and value else ""
    return f"{shown(value)} ({type(value).__name__}{hint})"
