"""Questions that an author of GPU IR has about a module: where ops are, where values go, layouts, memory."""

from gpuir.analysis.flow import definitions, handed_from, handed_to
from gpuir.analysis.layouts import Layout, LayoutTable, LayoutUse, elements_per_thread, layouts
from gpuir.analysis.memory import Buffer, KernelMemory, memory_use, shared_bytes, tensor_memory_size
from gpuir.analysis.slices import allocations, backward_slice, forward_slice, users, views
from gpuir.analysis.walk import find_ops

__all__ = [
    "Buffer",
    "KernelMemory",
    "Layout",
    "LayoutTable",
    "LayoutUse",
    "allocations",
    "backward_slice",
    "definitions",
    "elements_per_thread",
    "find_ops",
    "forward_slice",
    "handed_from",
    "handed_to",
    "layouts",
    "memory_use",
    "shared_bytes",
    "tensor_memory_size",
    "users",
    "views",
]
