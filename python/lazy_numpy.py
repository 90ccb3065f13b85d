"""NumPy, imported when something of it is first asked for: it takes longer than all the rest of a small text.

`from gpuir.lazy_numpy import np`, in what is imported without being used: the layouts behind dialects.
"""

from __future__ import annotations

import importlib
import sys
import types
from typing import TYPE_CHECKING

__all__ = ["StandIn", "np"]


class StandIn(types.ModuleType):
    """Looks like NumPy; keeps what was asked for, so that the next time costs nothing."""

    def __getattr__(self, attribute: str) -> object:
        if isinstance(sys.modules.get("numpy"), StandIn):  # while another thread imports the host
            sys.modules.pop("numpy", None)
        value = getattr(importlib.import_module("numpy"), attribute)
        setattr(self, attribute, value)
        return value


if TYPE_CHECKING:
    import numpy as np
else:
    np = StandIn("numpy")
