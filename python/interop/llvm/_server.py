"""LLVM's side of a worker: llvmlite reads LLVM IR in a process that LLVM may end, and LLVM writes it in its newest words.

`gpuir.processes.serving` runs it by its path. A request is text (number 0) or bitcode (1); the answer is LLVM's text (0), or what it
says against the request (1).
"""

from __future__ import annotations

import llvmlite.binding as binding


def answer(body: bytes, number: int) -> tuple[bytes, int]:
    """The answer to a request."""
    context = binding.create_context()
    try:
        if number:
            module = binding.parse_bitcode(bytes(body), context)
        else:
            module = binding.parse_assembly(bytes(body).decode(errors="replace"), context)
        module.verify()
        return str(module).encode(), 0
    except (RuntimeError, ValueError) as error:
        return str(error).encode(), 1
