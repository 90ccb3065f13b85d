"""Upstream's `nvgpu` dialect: all of the host's names, with classes of its types and kinder builders.

Numbers stand for indices, counts and predicates, and types that follow from operands are left out; calls as the host has
them work as well.
"""

from gpuir import host as _finder
from gpuir.dialects import gpu as _gpu  # types of memory spaces come as its classes
from gpuir.dialects.nvgpu import ops as _ops
from gpuir.dialects.nvgpu import types as _types
from gpuir.dialects.upstream.definitions import register as _register
from gpuir.ods.host_classes import widen as _widen

_host = _finder.module("dialects.nvgpu")
_widen(_host)
globals().update({name: value for name, value in list(vars(_host).items()) if not name.startswith("_")})

_register(_types.CLASSES)
globals().update({cls.__name__: cls for cls in _types.CLASSES})
globals().update(_ops.generate(__name__))
