"""TileLang's CUDA C++ as PTX, by gpuir's NVRTC and the headers of TileLang's wheel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gpuir.interop import cuda
from gpuir.interop.ptx import Kernel

__all__ = ["Library", "options_of"]

#: What TileLang's own use of NVRTC puts before a source.
_BEFORE = "#include <tl_templates/cuda/nvrtc_std.h>\n"


class Library:
    """The kernels of a source, which are made ready as they are launched."""

    def __init__(self, source: str, chip: str, options: Sequence[str]):
        import tilelang

        wheel = Path(tilelang.__file__).parent
        found = [wheel / "src", wheel / "3rdparty" / "cutlass" / "include"]
        # The chip's own instructions are what TileLang writes.
        arch = chip if chip[-1] in "af" or int(chip.removeprefix("sm_")) < 90 else f"{chip}a"
        compiled = cuda.compile(
            _BEFORE + source, arch, ["-default-device", *options], name="tilelang.cu", include_paths=found,
        )  # fmt: skip
        self.text = compiled.ptx
        self._libraries = [str(each) for each in found]
        self._kernels: dict[str, Kernel] = {}

    def kernel(self, name: str) -> Kernel:
        """A kernel by its name."""
        if name not in self._kernels:
            self._kernels[name] = Kernel(self.text, name, filename=f"{name}.ptx", libraries=self._libraries)
        return self._kernels[name]


def options_of(given: Any) -> list[str]:
    """The flags of a compilation, which TileLang takes as text or as several."""
    flags = [given] if isinstance(given, str) else list(given or ())
    return [each for flag in flags for each in str(flag).split()]
