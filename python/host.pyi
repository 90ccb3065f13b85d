"""What the rest of gpuir and its users see of the host: its `ir` has the stub beside this one."""

import types
from typing import TypeAlias

from gpuir import ir as ir

name: str

AnyOp: TypeAlias = ir.Operation | ir.OpView

def module(path: str) -> types.ModuleType: ...
def has_module(path: str) -> bool: ...
def register_dialect_module(namespace: str, dialect_module: types.ModuleType) -> None: ...
