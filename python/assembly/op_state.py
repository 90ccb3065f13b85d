"""What was read of one op so far: operands and types as texts, attributes, regions."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gpuir.assembly.cursor import Cursor
from gpuir.assembly.lines import Recorded
from gpuir.ods.releases import Range

if TYPE_CHECKING:
    from gpuir.assembly.reader import Reader
    from gpuir.ods.operation import OpSpec


class BlockArgument(NamedTuple):
    """An argument of a region's entry block; `location` is ``loc(...)`` or empty."""

    name: str
    type: str
    location: str = ""


@dataclasses.dataclass
class FirstLine:
    """The line of an op up to the brace of its region, at `opened`, and what was written for that brace."""

    recorded: Recorded
    looked_up: dict[str, str]
    noted: set[Range]
    line_end: int
    opened: int
    opening: list[str]


class OpState:
    """What was read of one op so far."""

    #: Set by the directive of a signature for the one that reads the body: arguments, whether they lack names, and the word
    #: of the visibility.
    arguments: list[BlockArgument]
    unnamed: bool
    visibility: str

    def __init__(self, spec: OpSpec, reader: Reader, start: int):
        self.spec, self.reader, self.start = spec, reader, start
        self.clear()

    def clear(self) -> None:
        """Forgets what was read."""
        self.operands: dict[str, list[str]] = {}
        self.types: dict[str, list[str]] = {}
        #: Host text by name; names that are no identifiers keep their quotes.
        self.attributes: dict[str, str] = {}
        self.successors: list[str] = []
        self.regions = 0
        self.header = -1
        #: Whether a region may leave out its terminator; the generic form says everything.
        self.implicit_terminator = self.spec.implicit_terminator
        self.first_line: FirstLine | None = None

    def _read(self) -> tuple[object, ...]:
        given = ({name: texts for name, texts in by_name.items() if texts} for by_name in (self.operands, self.types))
        return *given, self.attributes, self.successors

    def read_as(self, other: OpState) -> bool:
        """Whether the same was read of an op without regions."""
        return self._read() == other._read()

    def take(self, other: OpState) -> None:
        """Takes over what was read of an op without regions."""
        self.operands, self.types, self.attributes, self.successors = (
            other.operands, other.types, other.attributes, other.successors
        )  # fmt: skip

    def region(
        self, cursor: Cursor, arguments: Sequence[tuple[str, str] | BlockArgument] | None = None, *, last: bool = False
    ) -> None:
        """Reads ``{ ... }``.

        Args:
            arguments: entry block arguments (name, type, location) that the text shows elsewhere.
            last: whether nothing of the op is read behind the region.
        """
        self.reader.read_region(cursor, self, arguments, last)

    def empty_region(self, cursor: Cursor, text: str = "{}") -> None:
        """Takes the op's only region for empty, or for that text, where the user's shows none."""
        self.reader.copy(self.start)
        self.header = len(self.reader.out)
        self.reader.emit("", self.start)
        self.reader.emit(text, cursor.position)
        self.regions = 1
