"""What Warp makes of a module of kernels: PTX by the NVRTC that its wheel has, with the lines of the Python source."""

from __future__ import annotations

import contextlib
import io
import json
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from gpuir.errors import Error
from gpuir.interop.ptx import Kernel

__all__ = ["Compiled", "WarpError", "compiled"]


class WarpError(Error):
    """What Warp refuses, or a launch that is not simulated."""


class Compiled:
    """A module's PTX for a chip and a size of blocks; its kernels are made ready as they are launched."""

    def __init__(self, text: str, shared: dict[str, int]):
        self._text, self._shared = text, shared
        self._kernels: dict[str, Kernel] = {}

    def kernel(self, name: str) -> Kernel:
        """A kernel by its name in PTX."""
        import warp as wp

        if name not in self._kernels:
            headers = str(Path(wp.__file__).parent)
            self._kernels[name] = Kernel(self._text, name, filename=f"{name}.ptx", libraries=[headers])
        return self._kernels[name]

    def shared(self, name: str) -> int:
        """Bytes of dynamic shared memory that a launch of the kernel asks for."""
        return int(self._shared.get(f"{name}_smem_bytes", 0))


class _Key(NamedTuple):
    hash: bytes
    arch: int
    block: int


#: What modules came to, by their hashes, which all that they read goes into.
_COMPILED: dict[_Key, Compiled] = {}
_COMPILING = threading.RLock()


def compiled(module: Any, arch: int, block: int) -> Compiled:
    """The module for a capability such as 90 and blocks of `block` threads, compiled unless it was before."""
    import warp as wp

    with _COMPILING, _options(module, block), tempfile.TemporaryDirectory(prefix="gpuir-warp-") as folder:
        key = _Key(module.get_module_hash(block), arch, block)
        if key not in _COMPILED:
            said = io.StringIO()
            try:
                with contextlib.redirect_stdout(said):
                    wp.compile_aot_module(module, arch=arch, module_dir=folder, use_ptx=True)
            except Exception as error:
                raise WarpError(f"Warp refuses module '{module.name}': {type(error).__name__}: {error}") from error
            (text,) = Path(folder).glob("*.ptx")
            (meta,) = Path(folder).glob("*.meta")
            _COMPILED[key] = Compiled(text.read_text(), json.loads(meta.read_text()))
        return _COMPILED[key]


@contextlib.contextmanager
def _options(module: Any, block: int) -> Iterator[None]:
    """Options of the module while it is compiled here: lines of the Python source in the PTX, and the size of blocks."""
    import warp as wp

    options, directives = dict(module.options), wp.config.line_directives
    module.options.update(lineinfo=True, block_dim=block)
    wp.config.line_directives = True
    try:
        yield
    finally:
        wp.config.line_directives = directives
        module.options.clear()
        module.options.update(options)
