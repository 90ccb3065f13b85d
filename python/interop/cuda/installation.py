"""Where NVRTC, CUDA's headers and nvcc are: in the wheels of PyPI, else in a CUDA toolkit."""

from __future__ import annotations

import dataclasses
import importlib.util
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from gpuir.interop.cuda.errors import CudaError

__all__ = ["NVCC_VARIABLE", "NVRTC_VARIABLE", "Nvrtc", "find_nvcc", "find_nvrtc", "header_advice"]

#: Environment variable with the path of libnvrtc.so, which overrides all others.
NVRTC_VARIABLE = "GPUIR_NVRTC"
#: The same for nvcc.
NVCC_VARIABLE = "GPUIR_NVCC"

_HEADERS = "nvidia-cuda-runtime nvidia-cuda-crt nvidia-cuda-cccl"
_NVRTC_ADVICE = f"pip install 'gpuir[cuda]' (nvidia-cuda-nvrtc {_HEADERS}), or set {NVRTC_VARIABLE} to libnvrtc.so"
_NVCC_ADVICE = f"pip install nvidia-cuda-nvcc nvidia-nvvm {_HEADERS}, or set {NVCC_VARIABLE} to the program"
#: First words of the names of CUDA's own headers, and the wheel that has them.
_WHEEL_OF_HEADER = (
    (r"crt/", "nvidia-cuda-crt"),
    (r"(cuda|cub|thrust|nv)/", "nvidia-cuda-cccl"),
    (r"(cuda_|cuda\.|cooperative_groups|mma\.h|vector_|device_|driver_|builtin_|sm_)", "nvidia-cuda-runtime"),
)
#: Headers of the host's C++ that kernels ask for, and that CUDA has for the device too.
_STANDARD = re.compile(r"c?[a-z_]+")


@dataclasses.dataclass(frozen=True)
class Nvrtc:
    """An NVRTC: its library, and the folders of CUDA's headers that belong to it."""

    library: Path
    includes: tuple[Path, ...]


def find_nvrtc() -> Nvrtc:
    """The NVRTC to use; CudaError that says what to install where there is none."""
    chosen = os.environ.get(NVRTC_VARIABLE)
    if chosen:
        library = Path(chosen)
        if not library.is_file():
            raise CudaError(f"{NVRTC_VARIABLE} names {chosen}, which is not there: {_NVRTC_ADVICE}")
        return Nvrtc(library, (*_includes(library.parent.parent), *_wheel_includes()))
    for root in _roots():
        for folder in ("lib", "lib64"):
            libraries = sorted((root / folder).glob("libnvrtc.so*"), key=lambda path: len(path.name))
            if libraries:
                return Nvrtc(libraries[0], _includes(root) or _wheel_includes())
    raise CudaError(f"NVRTC, which compiles CUDA C++, is missing: {_NVRTC_ADVICE}")


def find_nvcc() -> Path:
    """The nvcc to use; CudaError that says what to install where there is none."""
    chosen = os.environ.get(NVCC_VARIABLE)
    if chosen:
        path = shutil.which(chosen)
        if path is None:
            raise CudaError(f"{NVCC_VARIABLE} names {chosen}, which is no program: {_NVCC_ADVICE}")
        return Path(path)
    for root in _roots():
        if path := shutil.which("nvcc", path=str(root / "bin")):
            return Path(path)
    if path := shutil.which("nvcc"):
        return Path(path)
    raise CudaError(f"nvcc is missing: {_NVCC_ADVICE}")


def header_advice(header: str, includes: Sequence[Path]) -> str:
    """What to do about a header that the compiler did not find."""
    for pattern, wheel in _WHEEL_OF_HEADER:
        if re.match(pattern, header):
            return f"CUDA's own headers of such names are in a wheel: pip install {wheel if includes else _HEADERS}"
    if _STANDARD.fullmatch(header):
        return f"the host's C++ library is not for kernels: #include <cuda/std/{header}> has what the device can do"
    return f"pass its text, headers={{{header!r}: ...}}, or its folder, include_paths=[...]"


def _roots() -> Iterator[Path]:
    """Folders with lib, include and bin of one CUDA, the newest wheel first."""
    for folder in _nvidia_folders():
        yield from sorted(
            folder.glob("cu[0-9]*"), key=lambda path: int(re.sub(r"\D", "", path.name) or 0), reverse=True
        )
        # Before CUDA 13 each wheel had a folder of its own.
        yield folder / "cuda_nvrtc"
        yield folder / "cuda_nvcc"
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        if os.environ.get(variable):
            yield Path(os.environ[variable])
    yield Path("/usr/local/cuda")


def _nvidia_folders() -> list[Path]:
    """The folders of the namespace package that all of NVIDIA's wheels share."""
    try:
        spec = importlib.util.find_spec("nvidia")
    except (ImportError, ValueError):
        return []
    return [Path(path) for path in (spec.submodule_search_locations or ())] if spec is not None else []


def _includes(root: Path) -> tuple[Path, ...]:
    include = root / "include"
    if not (include / "cuda_runtime.h").exists():
        return ()
    return tuple(path for path in (include, include / "cccl") if path.is_dir())


def _wheel_includes() -> tuple[Path, ...]:
    """Of CUDA 12, whose headers do not lie beside the library."""
    names = ("cuda_runtime", "cuda_cccl", "cuda_nvcc")
    folders = (folder / name / "include" for folder in _nvidia_folders() for name in names)
    return tuple(folder for folder in folders if folder.is_dir())
