"""Compiling kernels: LLVM IR, PTX, cubin, SASS and AMDGCN from packages alone, without a driver or a toolkit.

The package is callable: ``gpuir.compile(module, target="sm_90a", emit="ptx")`` returns an `Artifact`.
"""

from __future__ import annotations

import sys
import types

from gpuir.compile.api import compile_module
from gpuir.compile.arguments import LaunchError
from gpuir.compile.artifact import Argument, Artifact, CompiledModule, KernelReport, Parameter
from gpuir.compile.binary import offload, to_binary
from gpuir.compile.errors import CacheWarning, CompileError
from gpuir.compile.targets import TARGETS, Target, find_target

__all__ = [
    "TARGETS",
    "Argument",
    "Artifact",
    "CacheWarning",
    "CompileError",
    "CompiledModule",
    "KernelReport",
    "LaunchError",
    "Parameter",
    "Target",
    "compile_module",
    "find_target",
    "offload",
    "to_binary",
]


class Compiler(types.ModuleType):
    """The type of this module, which makes it callable."""

    __call__ = staticmethod(compile_module)
    to_binary = staticmethod(to_binary)
    offload = staticmethod(offload)


sys.modules[__name__].__class__ = Compiler
