"""Imports by name, such that threads which import for the first time at once do not stop each other.

The import system takes the lock of a module before that of the package around it, and a package that imports its own files takes
them the other way round. So a package is imported before its files: here, and by the rule that `test/test_import_order.py` holds
all import statements to.
"""

from __future__ import annotations

import importlib
import sys
import types

__all__ = ["import_module"]


def import_module(name: str) -> types.ModuleType:
    """The module of that name; the packages around it are imported first, from the outermost in."""
    if name not in sys.modules:
        end = name.find(".")
        while end >= 0:
            importlib.import_module(name[:end])
            end = name.find(".", end + 1)
    return importlib.import_module(name)
