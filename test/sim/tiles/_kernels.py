"""Inputs for the kernels of test/interop/triton, and what NumPy says that they give."""

from __future__ import annotations

import _memory_cases  # noqa: F401  (each registers its cases)
import _product_cases  # noqa: F401
import _row_cases  # noqa: F401
from _kernel_cases import CASES, Case, Rng, normal, run, wide

__all__ = ["ANY_ORDER", "CASES", "Case", "Rng", "normal", "run", "wide"]

#: Of tt.cat and tt.reshape that may reorder: their results have all elements, in an order of their own.
ANY_ORDER = {"complex_product", "outer_sum"}
