"""Linear layouts: maps over GF(2) from the bits of hardware indices to the coordinates of a tensor's elements."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from gpuir.layouts import gf2
from gpuir.lazy_numpy import np

__all__ = ["BLOCK", "COLUMN", "DISTRIBUTED", "LANE", "OFFSET", "REGISTER", "ROW", "WARP", "LinearLayout", "dims"]

#: Inputs of layouts of tensors; of buffers in shared memory; of buffers in tensor memory.
REGISTER, LANE, WARP, BLOCK = "register", "lane", "warp", "block"
OFFSET = "offset"
ROW, COLUMN = "row", "column"
DISTRIBUTED = (REGISTER, LANE, WARP, BLOCK)

#: What one bit of an input adds (by xor) to the coordinates, one for each output.
Basis = tuple[int, ...]


def dims(rank: int) -> tuple[str, ...]:
    """Names of a tensor's dimensions: dim0, dim1, ..."""
    return _DIMS[rank] if rank < len(_DIMS) else tuple(f"dim{index}" for index in range(rank))


_DIMS = [tuple(f"dim{index}" for index in range(rank)) for rank in range(9)]


def bits_of(size: int, name: str = "a size") -> int:
    """The number of bits that count to `size`; ValueError unless it is a power of two."""
    if size < 1 or size & (size - 1):
        raise ValueError(f"expects {name} that is a power of two, found {size}")
    return size.bit_length() - 1


class LinearLayout:
    """Which element of a tensor stands at each hardware index; immutable, hashable, and equal where the maps are.

    ``bases[name][k]`` is what bit k of the input `name` contributes to the coordinates. The coordinates of an index are the
    xor of the contributions of its set bits. ``outputs`` has the name and the size of each coordinate. All sizes are powers
    of two. Inputs and outputs keep their order; the last output is the fastest one of a row-major count.
    """

    __slots__ = ("__dict__", "_hash", "bases", "outputs")

    bases: Mapping[str, tuple[Basis, ...]]
    outputs: Mapping[str, int]

    def __init__(self, bases: Mapping[str, Iterable[Sequence[int]]], outputs: Mapping[str, int]):
        checked = {name: tuple(tuple(basis) for basis in vectors) for name, vectors in bases.items()}
        for name, size in outputs.items():
            bits_of(size, f"a size of {name}")
        sizes = tuple(outputs.values())
        for name, vectors in checked.items():
            for basis in vectors:
                if len(basis) != len(sizes):
                    raise ValueError(f"expects a basis of {name} with {len(sizes)} coordinates, found {basis}")
                if any(not 0 <= coordinate < size for coordinate, size in zip(basis, sizes)):
                    raise ValueError(f"expects a basis of {name} within the sizes {sizes}, found {basis}")
        self._set(checked, dict(outputs))

    def _set(self, bases: dict[str, tuple[Basis, ...]], outputs: dict[str, int]) -> None:
        self.bases = MappingProxyType(bases)
        self.outputs = MappingProxyType(outputs)
        self._hash = hash((tuple(bases.items()), tuple(outputs.items())))

    @classmethod
    def _of(cls, bases: dict[str, tuple[Basis, ...]], outputs: dict[str, int]) -> LinearLayout:
        """A layout of parts that are known to fit."""
        made = cls.__new__(cls)
        made._set(bases, outputs)
        return made

    # Making -----------------------------------------------------------------------------------------------------------

    @classmethod
    def empty(cls, inputs: Iterable[str] = (), outputs: Iterable[str] = ()) -> LinearLayout:
        """The layout of a single element, with these inputs and outputs of size 1: the product's neutral element."""
        return cls._of(dict.fromkeys(inputs, ()), dict.fromkeys(outputs, 1))

    @classmethod
    def identity(cls, input: str, output: str, size: int) -> LinearLayout:
        """The input walks along the output: index i is coordinate i."""
        return cls._of({input: tuple((1 << bit,) for bit in range(bits_of(size)))}, {output: size})

    @classmethod
    def zeros(cls, input: str, size: int) -> LinearLayout:
        """The input moves along no output: `size` indices hold the same element."""
        return cls._of({input: ((),) * bits_of(size)}, {})

    # Sizes ------------------------------------------------------------------------------------------------------------

    @property
    def inputs(self) -> dict[str, int]:
        """Name and size of each input."""
        return {name: 1 << len(vectors) for name, vectors in self.bases.items()}

    @property
    def sizes(self) -> tuple[int, ...]:
        """Size of each output."""
        return tuple(self.outputs.values())

    @property
    def rank(self) -> int:
        """Number of outputs: the dimensions of the tensor."""
        return len(self.outputs)

    def size(self, input: str) -> int:
        """Size of an input; 1 for one that the layout does not have."""
        return 1 << len(self.bases.get(input, ()))

    def columns(self, input: str) -> tuple[int, ...]:
        """The row-major number of the basis of each bit of an input."""
        pack = _packing(self.sizes)
        return tuple(pack(basis) for basis in self.bases.get(input, ()))

    # Equality ---------------------------------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, LinearLayout)
            and self._hash == other._hash
            and tuple(self.outputs.items()) == tuple(other.outputs.items())
            and tuple(self.bases.items()) == tuple(other.bases.items())
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        inputs = ", ".join(f"{name}={[list(basis) for basis in vectors]}" for name, vectors in self.bases.items())
        outputs = ", ".join(f"{name}: {size}" for name, size in self.outputs.items())
        return f"LinearLayout({inputs} -> {outputs})"

    def __reduce__(self) -> tuple[type[LinearLayout], tuple[dict[str, tuple[Basis, ...]], dict[str, int]]]:
        return LinearLayout, (dict(self.bases), dict(self.outputs))

    # Algebra ----------------------------------------------------------------------------------------------------------

    def __mul__(self, other: LinearLayout) -> LinearLayout:
        """The product: `self` is the tile, and `other` says how tiles are laid beside each other.

        The bits of `other` follow those of `self` in inputs that both have, and walk on where `self` ends in outputs that
        both have. Names stand in the order of `other` if it has all those of `self`, else in that of `self`.
        """
        outputs = dict.fromkeys(_joined(self.outputs, other.outputs), 1)
        for name, size in self.outputs.items():
            outputs[name] = size
        scale = tuple(outputs.values())
        for name, size in other.outputs.items():
            outputs[name] *= size
        names = tuple(outputs)
        inner, outer = _picker(tuple(self.outputs), names), _picker(tuple(other.outputs), names)
        bases: dict[str, tuple[Basis, ...]] = {}
        for name in _joined(self.bases, other.bases):
            bases[name] = tuple(inner(basis) for basis in self.bases.get(name, ())) + tuple(
                tuple(coordinate * size for coordinate, size in zip(outer(basis), scale))
                for basis in other.bases.get(name, ())
            )
        return LinearLayout._of(bases, outputs)

    def divide(self, tile: LinearLayout) -> LinearLayout | None:
        """The layout `quotient` for which ``tile * quotient == self``; None where there is none."""
        if not set(tile.outputs) <= set(self.outputs) or not set(tile.bases) <= set(self.bases):
            return None
        names = tuple(self.outputs)
        scale = tuple(tile.outputs.get(name, 1) for name in names)
        if any(size % part for size, part in zip(self.sizes, scale)):
            return None
        spread = _picker(tuple(tile.outputs), names)
        bases = {}
        for name, vectors in self.bases.items():
            first = tuple(spread(basis) for basis in tile.bases.get(name, ()))
            if vectors[: len(first)] != first:
                return None
            rest = vectors[len(first) :]
            if any(coordinate % part for basis in rest for coordinate, part in zip(basis, scale)):
                return None
            bases[name] = tuple(tuple(c // part for c, part in zip(basis, scale)) for basis in rest)
        return LinearLayout._of(bases, {name: self.outputs[name] // part for name, part in zip(names, scale)})

    def compose(self, outer: LinearLayout) -> LinearLayout:
        """``outer`` after ``self``: the outputs of self are the inputs of outer, by name and size."""
        if self.outputs != outer.inputs:
            raise ValueError(
                f"expects an outer layout with the inputs {dict(self.outputs)}, those that this one puts out, "
                f"found {outer.inputs}"
            )
        columns = outer._columns
        order = _picker(tuple(self.outputs), tuple(outer.bases))
        pack, unpack = _packing(tuple(outer.inputs.values())[::-1]), _unpacking(outer.sizes)
        # The first input of a layout has the lowest columns.
        bases = {
            name: tuple(unpack(gf2.apply(columns, pack(order(basis)[::-1]))) for basis in vectors)
            for name, vectors in self.bases.items()
        }
        return LinearLayout._of(bases, dict(outer.outputs))

    def invert(self) -> LinearLayout:
        """The layout from coordinates to indices; ValueError unless each element stands at exactly one index."""
        if not self.is_bijective:
            raise ValueError(f"expects a layout that holds each element once to invert, found {self}")
        return self.pseudo_inverse()

    def right_inverse(self) -> LinearLayout:
        """An index of each element, with bits of the first inputs where there is a choice; ValueError unless surjective."""
        if not self.is_surjective:
            raise ValueError(f"expects a layout that holds every element, found {self}")
        return self.pseudo_inverse()

    def left_inverse(self) -> LinearLayout:
        """The index of each element that is held, and some index of others; ValueError unless injective."""
        if not self.is_injective:
            raise ValueError(f"expects a layout that holds no element twice, found {self}")
        return self.pseudo_inverse()

    def pseudo_inverse(self) -> LinearLayout:
        """A layout from coordinates to indices that gives, for every element that is held, an index that holds it."""
        echelon, unpack = self._echelon, _unpacking(tuple(self.inputs.values())[::-1])
        bases: dict[str, tuple[Basis, ...]] = {}
        below = self._element_bits
        for name, size in self.outputs.items():
            below -= bits_of(size)
            bases[name] = tuple(unpack(echelon.project(1 << below + bit))[::-1] for bit in range(bits_of(size)))
        return LinearLayout._of(bases, self.inputs)

    def conversion(self, target: LinearLayout) -> LinearLayout:
        """For each index of `self`, an index of `target` that holds the same element; `target` holds every element."""
        return self.compose(target.right_inverse())

    # Questions --------------------------------------------------------------------------------------------------------

    @property
    def matrix_rank(self) -> int:
        """Rank of the map: the number of bits of an element's number that the layout reaches."""
        return self._echelon.rank

    @property
    def is_surjective(self) -> bool:
        """Whether every element is held."""
        return self.matrix_rank == self._element_bits

    @property
    def is_injective(self) -> bool:
        """Whether no element is held twice."""
        return self.matrix_rank == len(self._columns)

    @property
    def is_bijective(self) -> bool:
        """Whether every element is held exactly once."""
        return self.is_surjective and self.is_injective

    def free_variables(self) -> dict[str, int]:
        """For each input the mask of its bits that only repeat elements: with them 0, every element held is still held."""
        masks, free, start = {}, set(self._echelon.free), 0
        for name, vectors in self.bases.items():
            masks[name] = sum(1 << bit for bit in range(len(vectors)) if start + bit in free)
            start += len(vectors)
        return masks

    # Layouts of parts, and in other names -----------------------------------------------------------------------------

    def sublayout(self, inputs: Iterable[str], outputs: Iterable[str] | None = None) -> LinearLayout:
        """The layout with the other inputs at 0, and with these outputs (all by default), in these orders."""
        names = tuple(self.outputs) if outputs is None else tuple(outputs)
        pick = _picker(tuple(self.outputs), names)
        bases = {name: tuple(pick(basis) for basis in self.bases.get(name, ())) for name in inputs}
        return LinearLayout._of(bases, {name: self.outputs[name] for name in names})

    def with_inputs(self, *names: str) -> LinearLayout:
        """The layout with its inputs in this order; those that it does not have are of size 1."""
        missing = set(self.bases) - set(names)
        if missing:
            raise ValueError(f"expects all inputs of the layout, {', '.join(missing)} is missing")
        return self.sublayout(names)

    def with_outputs(self, *names: str) -> LinearLayout:
        """The layout with its outputs in this order; those that it does not have are of size 1."""
        missing = set(self.outputs) - set(names)
        if missing:
            raise ValueError(f"expects all outputs of the layout, {', '.join(missing)} is missing")
        pick = _picker(tuple(self.outputs), names)
        bases = {name: tuple(map(pick, vectors)) for name, vectors in self.bases.items()}
        return LinearLayout._of(bases, {name: self.outputs.get(name, 1) for name in names})

    def renamed(self, names: Mapping[str, str]) -> LinearLayout:
        """The same layout with other names for inputs and outputs; those that are not given stay."""
        return LinearLayout._of(
            {names.get(name, name): vectors for name, vectors in self.bases.items()},
            {names.get(name, name): size for name, size in self.outputs.items()},
        )

    def mapped(self, change: Callable[[Basis], Basis], outputs: Mapping[str, int]) -> LinearLayout:
        """The layout with another basis for each basis. ``change`` must be linear."""
        return LinearLayout(
            {name: [change(basis) for basis in vectors] for name, vectors in self.bases.items()}, outputs
        )

    def permuted(self, order: Sequence[int]) -> LinearLayout:
        """The layout of the transposed tensor: its dimension i is dimension ``order[i]`` of this one."""
        names, sizes = tuple(self.outputs), self.sizes
        pick = _picker(names, tuple(names[i] for i in order))
        bases = {name: tuple(map(pick, vectors)) for name, vectors in self.bases.items()}
        return LinearLayout._of(bases, {name: sizes[i] for name, i in zip(names, order)})

    def reshaped(self, shape: Sequence[int]) -> LinearLayout:
        """The layout of the tensor in another shape, its elements counted row by row."""
        if math.prod(shape) != math.prod(self.sizes):
            raise ValueError(f"expects a shape with as many elements as {self.sizes}, found {tuple(shape)}")
        pack, unpack = _packing(self.sizes), _unpacking(tuple(shape))
        bases = {name: tuple(unpack(pack(basis)) for basis in vectors) for name, vectors in self.bases.items()}
        return LinearLayout._of(bases, dict(zip(dims(len(shape)), shape)))

    def without(self, dimension: int) -> LinearLayout:
        """The layout of the tensor with a dimension squeezed out; registers that then repeat elements go."""
        sizes = self.sizes[:dimension] + self.sizes[dimension + 1 :]
        bases = {
            name: tuple(basis[:dimension] + basis[dimension + 1 :] for basis in vectors)
            for name, vectors in self.bases.items()
        }
        return LinearLayout._of(bases, dict(zip(dims(len(sizes)), sizes))).without_copies(REGISTER)

    def without_copies(self, name: str) -> LinearLayout:
        """The layout without the indices of an input that repeat elements by not moving at all."""
        bases = {**self.bases, name: tuple(basis for basis in self.bases.get(name, ()) if any(basis))}
        if name not in self.bases or bases[name] == self.bases[name]:
            return self
        return LinearLayout._of(bases, dict(zip(self.outputs, self.sizes)))

    # Numbers ----------------------------------------------------------------------------------------------------------

    def apply(self, **indices: int) -> dict[str, int]:
        """The coordinates of one index; inputs that are not given are 0."""
        coordinates = [0] * self.rank
        for name, index in indices.items():
            if not 0 <= index < self.size(name):
                raise ValueError(f"expects {name} between 0 and {self.size(name) - 1}, found {index}")
            for bit, basis in enumerate(self.bases.get(name, ())):
                if index >> bit & 1:
                    coordinates = [one ^ other for one, other in zip(coordinates, basis)]
        return dict(zip(self.outputs, coordinates))

    def elements(self, *groups: Sequence[str]) -> np.ndarray:
        """The row-major number of the element at each index: an axis for each group of inputs, its first one slowest.

        Without groups each input has an axis. Inputs that no group names are 0.
        """
        pack = _packing(self.sizes)
        table = np.zeros((), np.int64)
        for group in groups or [(name,) for name in self.bases]:
            axis = np.zeros(1, np.int64)
            for name in reversed(group):
                for basis in self.bases.get(name, ()):
                    axis = np.concatenate([axis, axis ^ pack(basis)])
            table = table[..., None] ^ axis
        return table

    def table(self) -> np.ndarray:
        """The coordinates at each index: an array [*sizes of the inputs, number of outputs]."""
        numbers = self.elements()
        if not self.rank:
            return np.empty((*numbers.shape, 0), np.int64)
        return np.stack(np.unravel_index(numbers, self.sizes), axis=-1)

    def inverse_table(self) -> np.ndarray:
        """The first index that holds each element: an array [*sizes of the outputs, number of inputs]; -1 for none."""
        numbers = self.elements()
        held, first = np.unique(numbers.reshape(-1), return_index=True)
        indices = np.full((math.prod(self.sizes), len(self.bases)), -1, np.int64)
        if self.bases:
            indices[held] = np.stack(np.unravel_index(first, numbers.shape), axis=-1)
        return indices.reshape(*self.sizes, len(self.bases))

    # Matrices ---------------------------------------------------------------------------------------------------------

    @property
    def _element_bits(self) -> int:
        return sum(map(bits_of, self.sizes))

    @functools.cached_property
    def _columns(self) -> tuple[int, ...]:
        """The matrix: for each bit of the inputs, in order, the row-major number of its basis."""
        pack = _packing(self.sizes)
        return tuple(pack(basis) for vectors in self.bases.values() for basis in vectors)

    @functools.cached_property
    def _echelon(self) -> gf2.Echelon:
        return gf2.Echelon(self._columns)


def _joined(one: Iterable[str], other: Iterable[str]) -> list[str]:
    """Names of both, in the order of the one that has them all, else of the first."""
    first, second = list(one), list(other)
    if set(first) <= set(second):
        return second
    return [*first, *(name for name in second if name not in first)]


def _picker(names: tuple[str, ...], wanted: tuple[str, ...]) -> Callable[[Basis], Basis]:
    """What takes coordinates by `names` and gives them by `wanted`, 0 for those that are missing."""
    if names == wanted:
        return lambda basis: basis
    where = [names.index(name) if name in names else None for name in wanted]
    return lambda basis: tuple(0 if index is None else basis[index] for index in where)


def _packing(sizes: Sequence[int]) -> Callable[[Basis], int]:
    """The row-major number of coordinates in a space of these sizes."""

    def pack(basis: Basis) -> int:
        number = 0
        for coordinate, size in zip(basis, sizes):
            number = number * size + coordinate
        return number

    return pack


def _unpacking(sizes: Sequence[int]) -> Callable[[int], Basis]:
    """The coordinates of a row-major number."""

    def unpack(number: int) -> Basis:
        coordinates = []
        for size in reversed(sizes):
            coordinates.append(number % size)
            number //= size
        return tuple(reversed(coordinates))

    return unpack
