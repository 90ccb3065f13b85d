"""In the worker: PTX to cubin by nvJitLink, the numbers in its log, and SASS by nvdisasm.

nvJitLink assembles for a later link with other objects, and therefore ignores setmaxnreg (C7504). Kernels with setmaxnreg
are assembled by the program ptxas, if there is one.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from gpuir.compile.errors import CompileError
from gpuir.compile.libraries import PTXAS_ADVICE
from gpuir.compile.targets import Target

__all__ = ["assemble", "disassemble", "link", "nvdisasm", "reports"]

_SASS_ADVICE = "pip install nvidia-cuda-nvdisasm, or put nvdisasm on PATH"
_ENTRY = re.compile(r"Compiling entry function '([^']+)'")
_PROPERTIES = re.compile(r"Function properties for '?([^':\s]+)'?")
_SPILLS = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers(?:, used (\d+) barriers)?")
_SHARED = re.compile(r"(\d+) bytes smem")
_ADVISORY = re.compile(r"warning\s*:|\(C\d+\)")
_LATER = re.compile(r"requires PTX ISA \.version (\d+)\.(\d+)")
#: The messages of a ptxas that is older than the chip or the PTX.
_TOO_OLD = re.compile(r"not defined for option 'gpu-name'|Unsupported \.version")
_IGNORED = "to maintain compatibility across compilation units"
_IN_FUNCTION = re.compile(r"in function '([^']+)'")


def assemble(ptx: str, target: Target, opt_level: int, ptxas: str | None, folder: str) -> tuple[bytes, str]:
    """The cubin of a PTX text and the assembler's log, by ``ptxas`` if there is setmaxnreg, else by nvJitLink.

    ``folder`` is for temporary files. CompileError with the assembler's message if it refuses the text.
    """
    if ptxas is None or "setmaxnreg" not in ptx:
        return link(ptx, target, opt_level)
    source, result = (os.path.join(folder, f"kernel.{suffix}") for suffix in ("ptx", "cubin"))
    command = [ptxas, f"-arch={target.chip}", "-v", f"-O{3 if opt_level else 0}", source, "-o", result]
    try:
        Path(source).write_text(ptx)
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL)
        if not done.returncode:
            return Path(result).read_bytes(), done.stderr
    except OSError as error:
        raise CompileError(f"ptxas could not be run: {error}") from None
    finally:
        for path in (source, result):
            with contextlib.suppress(OSError):
                os.unlink(path)
    message = (done.stderr or done.stdout).strip()
    if not _TOO_OLD.search(message):
        raise CompileError(f"{ptxas} refuses the PTX: {message or f'exit code {done.returncode}'}")
    image, log = link(ptx, target, opt_level)
    version = f"{target.ptx_version // 10}.{target.ptx_version % 10}"
    return (
        image,
        f"{log}\nptxas warning : {ptxas} is too old for {target.chip} or PTX {version}, and nvJitLink took its place",
    )


def link(ptx: str, target: Target, opt_level: int) -> tuple[bytes, str]:
    """The cubin of a PTX text and the log, by nvJitLink."""
    from cuda.bindings import nvjitlink

    try:
        nvjitlink.version()
    except Exception as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise CompileError(f"nvJitLink cannot be loaded ({reason}): pip install nvidia-nvjitlink") from None
    # The linker has these two levels only.
    options = [f"-arch={target.chip}", "-verbose", "-O3" if opt_level else "-O0"]
    with _as_compile_errors(nvjitlink, None, target):
        handle = nvjitlink.create(len(options), options)
    try:
        with _as_compile_errors(nvjitlink, handle, target):
            data = ptx.encode()
            nvjitlink.add_data(handle, nvjitlink.InputType.PTX, data, len(data), "kernel.ptx")
            nvjitlink.complete(handle)
            image = bytearray(nvjitlink.get_linked_cubin_size(handle))
            nvjitlink.get_linked_cubin(handle, image)
        return bytes(image), _log(nvjitlink.get_info_log_size, nvjitlink.get_info_log, handle)
    finally:
        nvjitlink.destroy(handle)


def _log(size: Callable[[int], int], read: Callable[[int, bytearray], None], handle: int) -> str:
    text = bytearray(size(handle))
    if text:
        read(handle, text)
    return text.rstrip(b"\0").decode(errors="replace")


@contextlib.contextmanager
def _as_compile_errors(nvjitlink: ModuleType, handle: int | None, target: Target) -> Iterator[None]:
    try:
        yield
    except nvjitlink.nvJitLinkError as error:
        message = ""
        if handle is not None:
            message = _log(nvjitlink.get_error_log_size, nvjitlink.get_error_log, handle).strip()
        if "UNSUPPORTED_ARCH" in str(error):
            message = f"this nvJitLink does not know {target.chip}: pip install --upgrade nvidia-nvjitlink"
        elif "Unsupported .version" in message or "UNSUPPORTED_TOOLCHAIN" in str(error):
            message += "\npass a lower ptx_version, or pip install --upgrade nvidia-nvjitlink"
        elif later := _LATER.findall(message):
            message += f"\npass ptx_version={max(int(major + minor) for major, minor in later)}"
        raise CompileError(f"nvJitLink refuses the PTX: {message or error}") from None


def reports(log: str) -> dict[str, dict[str, Any]]:
    """The numbers and warnings of each kernel in the assembler's log; warnings about no kernel are under an empty name."""
    kernels: dict[str, dict[str, Any]] = {}
    current: dict[str, Any] = {}
    for line in log.splitlines():
        # The linker repeats the assembler's numbers, including code that it added itself.
        if line.startswith("info "):
            continue
        if match := _ENTRY.search(line):
            current = kernels.setdefault(match[1], {})
        elif match := _PROPERTIES.search(line):
            current = kernels.get(match[1], {})
        elif match := _SPILLS.search(line):
            current.update(stack=int(match[1]), spill_stores=int(match[2]), spill_loads=int(match[3]))
        elif match := _USED.search(line):
            shared = _SHARED.search(line)
            current.update(
                registers=int(match[1]), barriers=int(match[2] or 0), shared_memory=int(shared[1]) if shared else 0
            )
        elif _ADVISORY.search(line):
            named = _IN_FUNCTION.search(line)
            warning = re.sub(r"^ptxas\s+\w+\s*:\s*", "", line).strip()
            if _IGNORED in warning:
                warning += f" ({PTXAS_ADVICE})"
            warnings = kernels.setdefault(named[1] if named else "", {}).setdefault("warnings", [])
            if warning not in warnings:
                warnings.append(warning)
    return kernels


def nvdisasm() -> str | None:
    """The path of the disassembler, in its package or on PATH."""
    for folder in sys.path:
        for path in sorted(Path(folder).glob("nvidia/*/bin/nvdisasm")) if folder else ():
            if os.access(path, os.X_OK):
                return str(path)
    return shutil.which("nvdisasm")


def disassemble(cubin: bytes, folder: str) -> str:
    """The SASS of a cubin, code sections only; ``folder`` is for temporary files."""
    program = nvdisasm()
    if program is None:
        raise CompileError(f"there is no nvdisasm for SASS: {_SASS_ADVICE}")
    path = os.path.join(folder, "kernel.cubin")
    try:
        Path(path).write_bytes(cubin)
        done = subprocess.run(
            [program, "-c", path], capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL
        )
    except OSError as error:
        raise CompileError(f"the disassembler could not be run: {error}") from None
    finally:
        with contextlib.suppress(OSError):
            os.unlink(path)
    if done.returncode:
        raise CompileError(f"nvdisasm refuses the cubin: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout
