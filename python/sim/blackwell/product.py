"""What a product of tcgen05 computes: D = A * B + D of tiles in shared and tensor memory, of one block or of a pair.

Source: PTX ISA, "tcgen05.mma" and its forms, "Packing formats of elements", "Block scaling", "Sparse matrices". Products and
sums of floats are in float64 and rounded once to D's type, integers wrap around or end at the limits of s32.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable

import numpy as np

from gpuir.sim import narrow
from gpuir.sim.blackwell.checks import Cells
from gpuir.sim.blackwell.descriptors import CHUNK, Instruction, columns_of, decode_tile
from gpuir.sim.blackwell.tensor_memory import TensorMemory
from gpuir.sim.fragments import tcgen05 as layout
from gpuir.sim.group import Batch
from gpuir.sim.multiply import ELEMENTS

__all__ = ["Operands", "Product"]

#: Elements of 16 bytes of memory; those of 4 and 6 bits have padding, but in kinds of 4 bits alone.
_PER_CHUNK = {"f16": 8, "tf32": 4, "f8f6f4": 16, "i8": 16, "mxf8f6f4": 16, "mxf4": 32, "mxf4nvf4": 32}
_WIDTHS = {"e2m1": 4, "e2m3": 6, "e3m2": 6}


@dataclasses.dataclass(frozen=True)
class Operands:
    """The operands of one thread's product: addresses in tensor memory, or descriptors, as numbers."""

    d: int
    a: int
    b: int
    a_in_tensor_memory: bool
    adds: bool
    #: D is scaled by 2 to the power of its negative.
    scale_d: int = 0
    #: Lanes whose results are dropped, a bit for each, 128 for each block.
    disabled: int = 0
    metadata: int | None = None
    scale_a: int = 0
    scale_b: int = 0
    column_mask: int | None = None


def _numbers(element: str) -> Callable[[np.ndarray], np.ndarray]:
    """Elements, as they are stored, to numbers in float64."""
    if element in ELEMENTS and element[0] != "e":
        widen = ELEMENTS[element].widen
        return lambda values: widen(values).astype(np.float64)
    table = narrow.decode(element)
    return lambda codes: table[codes]


@functools.cache
def _stored(element: str) -> np.dtype:
    return ELEMENTS[element].stored if element in ELEMENTS else np.dtype(np.uint8)


def _lanes_and_column(address: int) -> tuple[int, int]:
    return address >> 16 & 0xFFFF, address & 0xFFFF


class Product:
    """One product that a thread has issued for ``blocks`` (slots of the batch, in the order of their rows)."""

    def __init__(
        self, batch: Batch, blocks: tuple[int, ...], instruction: Instruction, operands: Operands, stationary: bool
    ):
        self._batch, self.blocks, self._instruction, self._operands = batch, blocks, instruction, operands
        self._memory = TensorMemory.of(batch)
        group = len(blocks)
        self._path = layout.data_path(instruction.m, group, instruction.sparse, stationary)
        self._rows = instruction.m // group
        self._kept = instruction.depth // (1 + instruction.sparse)
        lane, self._column = _lanes_and_column(operands.d)
        if lane not in ((0, 16) if self._path.halves else (0,)):
            where = "0 or 16" if self._path.halves else "0"
            raise ValueError(f"D begins in lane {lane} of tensor memory, here it begins in lane {where}")
        self._lanes = self._path.lanes + lane
        for what, address in (
            ("A", operands.a if operands.a_in_tensor_memory else None),
            ("the metadata", operands.metadata),
        ):
            if address is not None and _lanes_and_column(address)[0] != lane:
                raise ValueError(
                    f"{what} begins in lane {_lanes_and_column(address)[0]} of tensor memory and D in lane {lane}"
                )
        if operands.a_in_tensor_memory and not instruction.k_major[0]:
            raise ValueError("A in tensor memory cannot be transposed (bit 15 of the instruction descriptor)")
        self._banks = len(self._lanes)
        self._per_bank = instruction.n // self._banks
        self._columns = None if operands.column_mask is None else columns_of(operands.column_mask, instruction)
        #: Places of the chunks of A and B in shared memory: an array for each block, none where A is in tensor memory.
        self._a = [] if operands.a_in_tensor_memory else self._tile(operands.a, 0, self._rows, self._kept)
        last = instruction.n // group
        if self._columns is not None:
            last = max(last, int(self._columns.max()) + 1)
        self._b = self._tile(operands.b, 1, last, instruction.depth)

    def _tile(self, word: int, operand: int, rows: int, depth: int) -> list[np.ndarray]:
        tile = decode_tile(word)
        per = _PER_CHUNK[self._instruction.kind]
        if self._instruction.k_major[operand]:
            places = tile.rows(rows, depth * CHUNK // per)
        else:
            places = tile.columns(-(-rows // per) * per, depth, CHUNK // per)
        size = self._batch.shared_size
        if int(places.max()) + CHUNK > size:
            raise IndexError(
                f"{'AB'[operand]}'s descriptor leads to byte 0x{int(places.max()):x} of shared memory of {size} bytes"
            )
        start = self._batch.memory.shared_start
        return [places + start + block * self._batch.shared_stride for block in self.blocks]

    # What it uses

    @property
    def adds(self) -> bool:
        """Whether it reads D."""
        return self._operands.adds

    @property
    def descriptors(self) -> list[int]:
        """The descriptors of its tiles in shared memory."""
        operands = self._operands
        return [operands.b] if operands.a_in_tensor_memory else [operands.a, operands.b]

    @property
    def shape(self) -> tuple[int, int, int, str]:
        """The accumulator and its shape: products with the same ones follow each other."""
        return self._operands.d, self._instruction.m, self._instruction.n, self._instruction.d

    @property
    def shared(self) -> list[tuple[np.ndarray, int]]:
        """Places of the units of shared memory that it reads, and how many bytes of each: the rest is padding."""
        instruction, found = self._instruction, []
        for element, tiles in ((instruction.a, self._a), (instruction.b, self._b)):
            if tiles:
                size = _PER_CHUNK[instruction.kind] * _WIDTHS.get(element, 8) // 8 if element in _WIDTHS else CHUNK
                found.append((np.unique(np.concatenate([each.reshape(-1) for each in tiles])), size))
        return found

    def cells(self) -> list[Cells]:
        """The cells of D, for each block."""
        lanes = self._lanes.reshape(-1)[:, None]
        columns = self._column + np.arange(self._per_bank)[None, :]
        all_cells = []
        for number, block in enumerate(self.blocks):
            mask = self._operands.disabled >> 128 * number
            kept = np.array([not mask >> int(lane) & 1 for lane in lanes[:, 0]])
            all_cells.append(Cells(block, lanes[kept], columns))
        return all_cells

    def read(self) -> list[tuple[str, Cells]]:
        """What it is called, and cells, of the other operands in tensor memory."""
        instruction, operands, cells = self._instruction, self._operands, []
        lanes = self._lanes.reshape(-1)[:, None]
        if operands.a_in_tensor_memory:
            cells += [("A: ", Cells(block, lanes, self._a_columns()[None, :])) for block in self.blocks]
        if operands.metadata is not None:
            for bank in self._lanes:
                place, column, _ = self._metadata(bank)
                cells += [("the metadata: ", Cells(block, place, column)) for block in self.blocks]
        if instruction.vectors:
            lane = np.arange(128)[:, None]
            for name, address, rows in (("A", operands.scale_a, self._rows), ("B", operands.scale_b, self._per_bank)):
                columns = (address & 0xFFFF) + np.arange(-(-rows // 32))[None, :]
                if rows < 32:
                    lane = np.nonzero(np.arange(128) % 32 < rows)[0][:, None]
                cells += [(f"the scale factors of {name}: ", Cells(block, lane, columns)) for block in self.blocks]
        return cells

    def _a_columns(self) -> np.ndarray:
        per = _PER_CHUNK[self._instruction.kind] // 4
        return _lanes_and_column(self._operands.a)[1] + np.arange(self._kept // per)

    def _metadata(self, lanes: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        instruction = self._instruction
        assert self._operands.metadata is not None
        chunks = instruction.depth // {"tf32": 2, "mxf4": 8, "mxf4nvf4": 8}.get(instruction.kind, 4)
        place, column, shift = layout.metadata_places(instruction.kind, lanes, chunks, instruction.selector)
        return place, column + _lanes_and_column(self._operands.metadata)[1], shift

    # What it computes

    def execute(self) -> None:
        """Reads its operands as they are now, and writes D."""
        with np.errstate(all="ignore"):
            b = np.concatenate([self._decoded(places, 1) for places in self._b])
            if self._columns is not None:
                b = np.where(self._columns[:, None] < 0, 0.0, b[np.maximum(self._columns, 0)])
            else:
                b = b.reshape(len(self.blocks), -1, b.shape[1])[:, : self._instruction.n // len(self.blocks)]
                b = b.reshape(-1, b.shape[2])
            for number, block in enumerate(self.blocks):
                a = None if not self._a else self._decoded(self._a[number], 0)
                for bank, lanes in enumerate(self._lanes):
                    columns = slice(bank * self._per_bank, (bank + 1) * self._per_bank)
                    mine = self._expanded(a if a is not None else self._from_tensor_memory(block, lanes), block, lanes)
                    self._write(number, block, lanes, self._sums(block, lanes, mine, b[columns]))

    def _decoded(self, places: np.ndarray, operand: int) -> np.ndarray:
        """A tile in shared memory as numbers [rows, depth]."""
        instruction = self._instruction
        data = np.ascontiguousarray(self._batch.memory.view(np.complex128)[places >> 4])
        element = (instruction.a, instruction.b)[operand]
        if instruction.k_major[operand]:
            values = self._elements(data.view(np.uint8).reshape(*places.shape, CHUNK), element)
            values = values.reshape(len(places), -1)
        else:
            values = (
                data.view(_stored(element)).reshape(*places.shape, -1).transpose(0, 2, 1).reshape(-1, places.shape[1])
            )
        return self._signed(_numbers(element)(np.ascontiguousarray(values)), operand)

    def _signed(self, numbers: np.ndarray, operand: int) -> np.ndarray:
        return -numbers if self._instruction.negate[operand] else numbers

    def _elements(self, chunks: np.ndarray, element: str) -> np.ndarray:
        """Stored elements of chunks of 16 bytes [..., 16]."""
        width = _WIDTHS.get(element, 8)
        if width == 8:
            return np.ascontiguousarray(chunks).view(_stored(element))
        count = _PER_CHUNK[self._instruction.kind]
        bits = np.unpackbits(chunks[..., : count * width // 8], axis=-1, bitorder="little")
        bits = bits.reshape(*chunks.shape[:-1], count, width)
        codes: np.ndarray = np.packbits(bits, axis=-1, bitorder="little")[..., 0]
        return codes

    def _from_tensor_memory(self, block: int, lanes: np.ndarray) -> np.ndarray:
        """A in tensor memory as numbers: elements of 4 and 6 bits each in a byte, but in kinds of 4 bits alone."""
        instruction = self._instruction
        words = np.ascontiguousarray(self._memory.words[block][lanes[:, None], self._a_columns()[None, :]])
        if instruction.kind in ("mxf4", "mxf4nvf4"):
            bytes = words.view(np.uint8)
            codes = np.stack([bytes & 15, bytes >> 4], axis=-1).reshape(len(lanes), -1)
        else:
            codes = words.view(_stored(instruction.a))
            if instruction.a == "e2m1":
                codes = codes >> 2 & 15
        return self._signed(_numbers(instruction.a)(codes), 0)

    def _expanded(self, a: np.ndarray, block: int, lanes: np.ndarray) -> np.ndarray:
        """All of a sparse A of what is kept of it."""
        if not self._instruction.sparse:
            return a
        place, column, shift = self._metadata(lanes)
        codes = self._memory.words[block][place, column] >> shift.astype(np.uint32) & np.uint32(15)
        kind = self._instruction.kind
        chunk = np.arange(codes.shape[1])[None, :]
        if kind == "tf32":
            index = chunk * 2 + (codes == 0b1110)
        else:
            index = np.stack([chunk * 4 + (codes & 3), chunk * 4 + (codes >> 2)], axis=-1).reshape(len(codes), -1)
            if kind in ("mxf4", "mxf4nvf4"):
                index = (index[..., None] * 2 + np.arange(2)).reshape(len(codes), -1)
        whole = np.zeros((len(a), self._instruction.depth))
        np.put_along_axis(whole, index.astype(np.int64), a, axis=1)
        return whole

    def _sums(self, block: int, lanes: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        instruction = self._instruction
        if not instruction.vectors:
            return np.asarray(a @ b.T)
        # Each quarter of the lanes scales by the factors that it has itself.
        sums = np.zeros((len(a), len(b)))
        size = instruction.depth // instruction.vectors
        for quarter in np.unique(lanes // 32).tolist():
            of = lanes // 32 == quarter
            scaled_a = a[of] * np.repeat(self._scales(block, quarter, 0, np.nonzero(of)[0]), size, axis=1)
            scaled_b = b * np.repeat(self._scales(block, quarter, 1, np.arange(len(b))), size, axis=1)
            sums[of] = scaled_a @ scaled_b.T
        return sums

    def _scales(self, block: int, quarter: int, operand: int, rows: np.ndarray) -> np.ndarray:
        """Scale factors [rows, vectors] of rows of A, or columns of B, as a quarter of the lanes has them."""
        instruction = self._instruction
        address = (self._operands.scale_a, self._operands.scale_b)[operand] & 0xFFFF
        words = self._memory.words[block][quarter * 32 + rows % 32, address + rows // 32]
        shift = 8 * (instruction.scale_ids[operand] + np.arange(instruction.vectors, dtype=np.uint32))
        return narrow.decode(instruction.scale)[words[:, None] >> shift[None, :].astype(np.uint32) & np.uint32(255)]

    def _write(self, number: int, block: int, lanes: np.ndarray, sums: np.ndarray) -> None:
        instruction, operands = self._instruction, self._operands
        words = self._memory.words[block]
        columns = self._column + np.arange(self._per_bank)[None, :]
        old = words[lanes[:, None], columns]
        if instruction.d == "s32":
            whole = sums + (old.view(np.int32) if operands.adds else 0)
            if instruction.saturate:
                whole = np.clip(whole, -(2.0**31), 2.0**31 - 1)
            new = whole.astype(np.int64).astype(np.uint32)
        else:
            if operands.adds:
                known = (
                    (old & 0xFFFF).astype(np.uint16).view(np.float16)
                    if instruction.d == "f16"
                    else old.view(np.float32)
                )
                sums = sums + known.astype(np.float64) * 2.0**-operands.scale_d
            if instruction.d == "f16":
                new = sums.astype(np.float16).view(np.uint16).astype(np.uint32)
            else:
                new = sums.astype(np.float32).view(np.uint32)
        mask = operands.disabled >> 128 * number
        if mask:
            kept = np.array([not mask >> int(lane) & 1 for lane in lanes])
            lanes, new = lanes[kept], new[kept]
        words[lanes[:, None], columns] = new
