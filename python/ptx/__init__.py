"""PTX as text: its statements with their places, and the instructions as declared facts."""

from gpuir.ptx.assembly_text import converts_four, one_instruction, spelled
from gpuir.ptx.constants import expression
from gpuir.ptx.errors import PtxError
from gpuir.ptx.instructions import Signature, signature
from gpuir.ptx.reading import line_starts, place_of, read
from gpuir.ptx.syntax import (
    DATA_LAYOUT,
    SIZES,
    Directive,
    Function,
    Instruction,
    Label,
    Location,
    Program,
    Statement,
    Variable,
    integer,
)

__all__ = [
    "DATA_LAYOUT", "SIZES", "Directive", "Function", "Instruction", "Label", "Location", "Program", "PtxError", "Signature", "Statement",
    "Variable", "converts_four", "expression", "integer", "line_starts", "one_instruction", "place_of", "read", "signature", "spelled",
]  # fmt: skip
