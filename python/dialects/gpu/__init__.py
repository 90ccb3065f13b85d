"""Upstream's `gpu` dialect: all of the host's names, with classes of its types and attributes and kinder builders.

Strings stand for dimensions and enums, numbers for operands whose type is known, ops for their one result. The
asynchronous pair is left out or given by name, and the types of results that follow are left out; calls as the host has
them work as well. ``with gpu.stream():`` chains asynchronous ops, `module`, `func` and `launch` are decorators.
"""

from typing import Any

from gpuir import host as _finder
from gpuir.dialects.gpu import attributes as _attributes
from gpuir.dialects.gpu import ops as _ops
from gpuir.dialects.gpu import types as _types
from gpuir.dialects.upstream.definitions import register as _register
from gpuir.ods.host_classes import widen as _widen

_host = _finder.module("dialects.gpu")
_widen(_host)
globals().update({name: value for name, value in list(vars(_host).items()) if not name.startswith("_")})

_types.register_all()
_register(_attributes.CLASSES)
globals().update({cls.__name__: cls for cls in (*_types.CLASSES, *_attributes.CLASSES)})
globals().update(_ops.generate(__name__))

from gpuir.dialects.gpu.functions import GPUModuleOp, func, module  # noqa: E402
from gpuir.dialects.gpu.launches import launch, launch_func  # noqa: E402
from gpuir.dialects.gpu.ops import all_reduce, barrier, binary, dynamic_shared_memory, printf  # noqa: E402
from gpuir.dialects.gpu.regions import Attribution, private, workgroup  # noqa: E402
from gpuir.dialects.gpu.streams import Stream, stream, wait  # noqa: E402

memory = _types.memory


def __getattr__(name: str) -> Any:
    # The host's private names, which its own users may have used.
    try:
        return getattr(_host, name)
    except AttributeError:
        raise AttributeError(f"no '{name}' in gpuir's or the host's gpu dialect") from None
