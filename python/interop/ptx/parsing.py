"""`parse`: PTX to a module."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.assembly.diagnostics import file_location
from gpuir.collecting import no_collections
from gpuir.errors import Diagnostic
from gpuir.host import ir
from gpuir.interop.ptx.modules import translate
from gpuir.ods.context import Context
from gpuir.ptx import PtxError, read

__all__ = ["parse"]


def parse(
    text: str,
    *,
    name: str = "kernels",
    filename: str = "-",
    libraries: Sequence[str] = (),
    context: ir.Context | None = None,
) -> ir.Module:
    """Reads PTX into a module whose gpu.module ``name`` has its functions and variables.

    Entries become llvm.func kernels. A parameter of 64 bits that is used as an address becomes a pointer, for which the simulator
    takes an array; one that is passed by value as bytes becomes a pointer to them. Registers become SSA values, labels blocks,
    instructions ops of llvm and nvvm, or inline assembly of one instruction where neither has one. ``.loc`` becomes locations, fused
    with the PTX's own line in ``filename``; what is inlined from a file whose name begins as one of ``libraries`` (folders of headers) has
    its caller's. PtxError with line and column where the text is malformed or has what is not supported.
    """
    if not isinstance(text, str):
        raise TypeError(f"text must be PTX as a string, got {type(text).__name__}")
    # What is made lives until the end, and a collection would look at it again and again.
    with no_collections():
        made = translate(read(text, filename), name, filename, libraries)
    with context or Context():
        try:
            return ir.Module.parse(made)
        except ir.MLIRError as error:
            infos = [info for info in error.error_diagnostics if info.message]
            told = [(str(info.message), file_location(info.location)) for info in infos] or [(str(error), None)]
            raise PtxError(
                [
                    Diagnostic("error", f"the module does not verify: {message}", *(place or (filename, 1, 1)))
                    for message, place in told
                ]
            ) from None
