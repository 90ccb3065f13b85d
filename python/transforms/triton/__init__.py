"""Patterns and passes for Triton's dialects `tt`, `ttg` and `ttng`; importing this package registers them."""

from gpuir.transforms.triton.convert_layouts import (
    fold_convert_layout_of_convert_layout,
    fold_convert_layout_of_splat,
    fold_convert_layout_to_itself,
    hoist_convert_layouts,
)
from gpuir.transforms.triton.hints import dot_loads, set_dot_load_hints, set_num_stages

__all__ = [
    "dot_loads",
    "fold_convert_layout_of_convert_layout",
    "fold_convert_layout_of_splat",
    "fold_convert_layout_to_itself",
    "hoist_convert_layouts",
    "set_dot_load_hints",
    "set_num_stages",
]
