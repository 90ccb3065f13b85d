"""Runs a module with LLVM's own mlir-runner, on the printed text of the lowered module.

The program handed over is complete: the arrays are constants in it, as bytes, and it prints what the function left, as
64-bit integers that hold the bytes, so that nothing is lost on the way. The text is the LLVM dialect of the host, in
its pretty form, which LLVM 22 reads too. Of the run-time libraries only ``mlir_c_runner_utils`` is needed, to print.
"""

from __future__ import annotations

import functools
import math
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.assembly.document import parse
from gpuir.execution.diagnostics import ExecutionError
from gpuir.execution.jit import find_signature
from gpuir.execution.lowering import bufferize, finish
from gpuir.execution.signature import Signature, Slot, signatures
from gpuir.host import ir
from gpuir.ods.context import Context
from gpuir.processes.forking import end_with_parent, exit_text

__all__ = ["find_mlir_runner", "mlir_runner", "runner_text"]

_NAMES = ("mlir-runner-22", "mlir-runner", "mlir-cpu-runner")
_ENTRY = "__gpuir_main"
_ADVICE = "install LLVM's MLIR tools (Debian and Ubuntu: mlir-22-tools), or set GPUIR_MLIR_RUNNER to the program"


def find_mlir_runner() -> tuple[str, str] | None:
    """Paths of mlir-runner and of its library mlir_c_runner_utils; None when one is missing."""
    chosen = os.environ.get("GPUIR_MLIR_RUNNER")
    for name in (chosen,) if chosen else _NAMES:
        program = shutil.which(name)
        if program is None:
            continue
        lib = pathlib.Path(program).resolve().parent.parent / "lib"
        libraries = sorted(lib.glob("libmlir_c_runner_utils.so*"), key=lambda p: len(p.name))
        if libraries:
            return program, str(libraries[0])
    return None


class _Driver:
    """Builds the text of a module with the entry function that calls ``signature`` on ``arrays``.

    ``types`` and ``results`` are the argument and result types of the bufferized function.
    """

    def __init__(self, signature: Signature, arrays: list[np.ndarray], types: Sequence[str], results: Sequence[str]):
        self.globals: list[str] = []
        self.body: list[str] = []
        arguments = [
            self._argument(i, slot, array, type_)
            for i, (slot, array, type_) in enumerate(zip(signature.arguments, arrays, types))
        ]
        names = [f"%out{i}" for i in range(len(results))]
        head = f"{', '.join(names)} = " if names else ""
        type_ = f"({', '.join(types)}) -> ({', '.join(results)})"
        self.body.append(f"{head}func.call @{signature.name}({', '.join(arguments)}) : {type_}")
        for i, (slot, result, name) in enumerate(zip(signature.results, results, names)):
            self._print(f"r{i}", slot, name, result)
        for i, (slot, argument, type_) in enumerate(zip(signature.arguments, arguments, types)):
            if slot.kind == "memref":
                self._print(f"a{i}", slot, argument, type_)
        self.declaration = f"func.func private @{signature.name}({', '.join(types)}) -> ({', '.join(results)})"

    def _argument(self, i: int, slot: Slot, array: np.ndarray, type_: str) -> str:
        """Makes %arg<i> of the array, which becomes a constant of the program."""
        memory, placed = slot.stored(array)
        data = memory.tobytes()
        bytes_type = f"memref<{len(data)}xi8>"
        self.globals.append(
            f'memref.global "private" @__gpuir_in{i} : {bytes_type} = dense<"0x{data.hex()}"> {{alignment = 64 : i64}}'
        )
        self.body.append(f"%in{i} = memref.get_global @__gpuir_in{i} : {bytes_type}")
        if not slot.is_array:
            self._view(f"in{i}", bytes_type, (), slot, f"view{i}")
            self.body.append(f"%arg{i} = memref.load %view{i}[] : memref<{slot.element}>")
        elif slot.strides is None:
            view = self._view(f"in{i}", bytes_type, array.shape, slot, f"view{i}")
            self.body.append(f"%arg{i} = memref.cast %view{i} : {view} to {type_}")
        else:
            view = self._view(f"in{i}", bytes_type, memory.shape, slot, f"view{i}")
            sizes, strides = list(array.shape), [s // array.itemsize for s in placed.strides]
            shape = "".join(f"{n}x" for n in sizes)
            layout = f"memref<{shape}{slot.element}, strided<{strides}, offset: {slot.offset}>>"
            self.body.append(
                f"%placed{i} = memref.reinterpret_cast %view{i} to offset: [{slot.offset}], sizes: {sizes},"
                f" strides: {strides} : {view} to {layout}"
            )
            self.body.append(f"%arg{i} = memref.cast %placed{i} : {layout} to {type_}")
        return f"%arg{i}"

    def _view(self, source: str, bytes_type: str, shape: Sequence[int | str], slot: Slot, target: str) -> str:
        """%target: the bytes at %source as a row-major memref of that shape (numbers or index values); its type."""
        sizes = []
        for i, n in enumerate(shape):
            sizes.append(n if isinstance(n, str) else f"%{target}_d{i}")
            if not isinstance(n, str):
                self.body.append(f"%{target}_d{i} = arith.constant {n} : index")
        type_ = f"memref<{'?x' * len(sizes)}{slot.element}>"
        self.body.append(f"%{target} = memref.view %{source}[%zero][{', '.join(sizes)}] : {bytes_type} to {type_}")
        return type_

    def _print(self, tag: str, slot: Slot, value: str, type_: str) -> None:
        """Prints the sizes of a memref, then its elements' bytes; of a scalar the bytes."""
        body, sizes = self.body, []
        body.append(f"%bytes_{tag}_0 = arith.constant {slot.dtype.itemsize} : index")
        for axis in range(len(slot.shape)):
            size = f"%size_{tag}_{axis}"
            body += [
                f"%axis_{tag}_{axis} = arith.constant {axis} : index",
                f"{size} = memref.dim {value}, %axis_{tag}_{axis} : {type_}",
                f"func.call @__gpuir_print_index({size}) : (index) -> ()",
                f"%bytes_{tag}_{axis + 1} = arith.muli %bytes_{tag}_{axis}, {size} : index",
            ]
            sizes.append(size)
        body += [
            f"%words_{tag} = arith.ceildivui %bytes_{tag}_{len(sizes)}, %eight : index",
            f"%padded_{tag} = arith.muli %words_{tag}, %eight : index",
            f"%copy_{tag} = memref.alloc(%padded_{tag}) : memref<?xi8>",
            f"%raw_{tag} = memref.view %copy_{tag}[%zero][%words_{tag}] : memref<?xi8> to memref<?xi64>",
            f"func.call @__gpuir_clear(%raw_{tag}) : (memref<?xi64>) -> ()",
        ]
        typed = self._view(f"copy_{tag}", "memref<?xi8>", sizes, slot, f"typed_{tag}")
        if slot.is_array:
            body.append(f"memref.copy {value}, %typed_{tag} : {type_} to {typed}")
        else:
            body.append(f"memref.store {value}, %typed_{tag}[] : {typed}")
        body.append(f"func.call @__gpuir_print_words(%raw_{tag}) : (memref<?xi64>) -> ()")

    def text(self) -> str:
        """The module; the function it calls is only declared."""
        globals_, body = "\n".join(self.globals), "\n    ".join(self.body)
        return f"""
{globals_}
{self.declaration}
{_PRINTING}
func.func @{_ENTRY}() {{
    %zero = arith.constant 0 : index
    %eight = arith.constant 8 : index
    {body}
    return
}}
"""


_PRINTING = """
func.func private @printI64(i64)
func.func private @printNewline()
func.func private @__gpuir_print_index(%value: index) {
  %word = arith.index_cast %value : index to i64
  func.call @printI64(%word) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
func.func private @__gpuir_clear(%words: memref<?xi64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %nothing = arith.constant 0 : i64
  %count = memref.dim %words, %zero : memref<?xi64>
  scf.for %i = %zero to %count step %one {
    memref.store %nothing, %words[%i] : memref<?xi64>
  }
  return
}
func.func private @__gpuir_print_words(%words: memref<?xi64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count = memref.dim %words, %zero : memref<?xi64>
  scf.for %i = %zero to %count step %one {
    %word = memref.load %words[%i] : memref<?xi64>
    func.call @printI64(%word) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
"""


def runner_text(source: ir.Module, name: str, values: Sequence[Any]) -> str:
    """The LLVM-dialect program that runs @name on those values: what ``mlir_runner`` hands over."""
    signature = find_signature(signatures(source), name)
    arrays = signature.check(tuple(values))
    lowered = bufferize(source, only=name)
    with lowered.context, ir.Location.unknown():
        block = lowered.body
        operations: list[Any] = list(block.operations)
        function = next(op for op in operations if op.operation.name == "func.func" and op.sym_name.value == name)
        types, results = ([str(t) for t in side] for side in (function.type.inputs, function.type.results))
        present = {op.sym_name.value for op in operations if "sym_name" in op.attributes}
        driver = ir.Module.parse(_Driver(signature, arrays, types, results).text())
        operations = list(driver.body.operations)
        for op in operations:
            if op.sym_name.value not in present:
                block.append(op)
    finish(lowered)
    return f"{lowered.operation.get_asm()}\n"


def mlir_runner(source: ir.Module | str, entry: str, arrays: Sequence[Any], *, timeout: float = 60.0) -> Any:
    """Runs @entry of a module of upstream ops with mlir-runner; results, tensors and memrefs as with ``jit``.

    ``source`` is a module or its text. ExecutionError when mlir-runner is missing, does not accept the program, fails,
    or does not finish within ``timeout`` seconds.
    """
    runner = find_mlir_runner()
    if runner is None:
        raise ExecutionError(f"mlir-runner was not found: {_ADVICE}")
    if isinstance(source, str):
        source = parse(source, context=Context())
    signature = find_signature(signatures(source), entry)
    checked = signature.check(tuple(arrays))
    text = runner_text(source, entry, arrays)
    output = _run(runner, text, entry, timeout)
    results = _parse_output(signature, checked, output)
    return Signature.unpack(results)


def _run(runner: tuple[str, str], text: str, entry: str, timeout: float) -> str:
    program, library = runner
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "program.mlir")
        path.write_text(text)
        command = [program, str(path), "-O2", "-e", _ENTRY, "--entry-point-result=void", f"--shared-libs={library}"]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=timeout,
                preexec_fn=functools.partial(end_with_parent, os.getpid()),  # a program that never ends ends with this one
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise ExecutionError(
                f"@{entry} did not finish within {timeout:g} s in mlir-runner and was stopped"
            ) from None
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error:" in line.lower()]
        message = f": {errors[0].replace(str(path), 'program')}" if errors else ""
        raise ExecutionError(f"mlir-runner failed on @{entry} ({exit_text(done.returncode)}){message}")
    return done.stdout


def _parse_output(signature: Signature, arrays: list[np.ndarray], output: str) -> list[Any]:
    words = np.array([int(word) for word in re.findall(r"-?\d+", output)], np.int64)
    position = 0

    def take(slot: Slot) -> np.ndarray:
        nonlocal position
        rank = len(slot.shape)
        shape = [int(n) for n in words[position : position + rank]]
        position += rank
        size = math.prod(shape) * slot.dtype.itemsize
        count = -(-size // 8)
        if len(shape) < rank or position + count > len(words):
            raise ExecutionError(f"mlir-runner's output for @{signature.name} ends too early")
        data = words[position : position + count].view(np.uint8)[:size]
        position += count
        return data.view(slot.dtype).reshape(shape).copy()

    results = [take(slot) if slot.is_array else take(slot)[()] for slot in signature.results]
    for slot, array in zip(signature.arguments, arrays):
        if slot.kind == "memref":
            array[...] = take(slot)
    if position != len(words):
        raise ExecutionError(f"mlir-runner's output for @{signature.name} has {len(words) - position} words too many")
    return results
