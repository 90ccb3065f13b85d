"""In the worker: PTX to cubin through nvJitLink, its report, and SASS through nvdisasm.

nvJitLink assembles for a later link, in which setmaxnreg would change what other objects rely on: it ignores it (C7504).
Kernels with setmaxnreg go through the program ptxas, where there is one.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
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
#: What a ptxas says that is older than the chip or the PTX.
_TOO_OLD = re.compile(r"not defined for option 'gpu-name'|Unsupported \.version")
_IGNORED = "to maintain compatibility across compilation units"
_IN_FUNCTION = re.compile(r"in function '([^']+)'")


def assemble(ptx: str, target: Target, opt_level: int, ptxas: str | None, folder: str) -> tuple[bytes, str]:
    """The cubin of a PTX text and what the assembler said: of nvJitLink, or of ``ptxas`` for what that one ignores.

    ``folder`` is for files on the way. CompileError with the assembler's words where it refuses.
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
    said = (done.stderr or done.stdout).strip()
    if not _TOO_OLD.search(said):
        raise CompileError(f"{ptxas} refuses the PTX: {said or f'exit code {done.returncode}'}")
    image, log = link(ptx, target, opt_level)
    version = f"{target.ptx_version // 10}.{target.ptx_version % 10}"
    return (
        image,
        f"{log}\nptxas warning : {ptxas} is too old for {target.chip} or PTX {version}, and nvJitLink took its place",
    )


def link(ptx: str, target: Target, opt_level: int) -> tuple[bytes, str]:
    """The same by nvJitLink."""
    from cuda.bindings import nvjitlink

    try:
        nvjitlink.version()
    except Exception as error:
        said = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise CompileError(f"nvJitLink cannot be loaded ({said}): pip install nvidia-nvjitlink") from None
    # The linker has these two levels only.
    options = [f"-arch={target.chip}", "-verbose", "-O3" if opt_level else "-O0"]
    with _errors(nvjitlink, None, target):
        handle = nvjitlink.create(len(options), options)
    try:
        with _errors(nvjitlink, handle, target):
            data = ptx.encode()
            nvjitlink.add_data(handle, nvjitlink.InputType.PTX, data, len(data), "kernel.ptx")
            nvjitlink.complete(handle)
            image = bytearray(nvjitlink.get_linked_cubin_size(handle))
            nvjitlink.get_linked_cubin(handle, image)
        return bytes(image), _log(nvjitlink.get_info_log_size, nvjitlink.get_info_log, handle)
    finally:
        nvjitlink.destroy(handle)


def _log(size: Any, get: Any, handle: Any) -> str:
    text = bytearray(size(handle))
    if text:
        get(handle, text)
    return text.rstrip(b"\0").decode(errors="replace")


@contextlib.contextmanager
def _errors(nvjitlink: Any, handle: Any, target: Target) -> Iterator[None]:
    try:
        yield
    except nvjitlink.nvJitLinkError as error:
        said = ""
        if handle is not None:
            said = _log(nvjitlink.get_error_log_size, nvjitlink.get_error_log, handle).strip()
        if "UNSUPPORTED_ARCH" in str(error):
            said = f"this nvJitLink does not know {target.chip}: pip install --upgrade nvidia-nvjitlink"
        elif "Unsupported .version" in said or "UNSUPPORTED_TOOLCHAIN" in str(error):
            said += "\npass a lower ptx_version, or pip install --upgrade nvidia-nvjitlink"
        elif later := _LATER.findall(said):
            said += f"\npass ptx_version={max(int(major + minor) for major, minor in later)}"
        raise CompileError(f"nvJitLink refuses the PTX: {said or error}") from None


def reports(log: str) -> dict[str, dict[str, Any]]:
    """Numbers of each kernel in the assembler's log, and its warnings; those of no kernel under an empty name."""
    found: dict[str, dict[str, Any]] = {}
    current: dict[str, Any] = {}
    for line in log.splitlines():
        # After the assembler's own lines the linker repeats the numbers with what it added itself.
        if line.startswith("info "):
            continue
        if match := _ENTRY.search(line):
            current = found.setdefault(match[1], {})
        elif match := _PROPERTIES.search(line):
            current = found.get(match[1], {})
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
            warnings = found.setdefault(named[1] if named else "", {}).setdefault("warnings", [])
            if warning not in warnings:
                warnings.append(warning)
    return found


def nvdisasm() -> str | None:
    """Path of the disassembler: of its package, or on PATH."""
    for folder in sys.path:
        for found in sorted(Path(folder).glob("nvidia/*/bin/nvdisasm")) if folder else ():
            if os.access(found, os.X_OK):
                return str(found)
    return shutil.which("nvdisasm")


def disassemble(cubin: bytes, folder: str) -> str:
    """SASS of a cubin, code sections only; ``folder`` is for files on the way."""
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
