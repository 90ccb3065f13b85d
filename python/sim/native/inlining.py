"""Functions that a kernel of llvm calls, put into it by the host's pass, for the native engine has no calls.

An array of a function's thread has nothing in it at each call, and in the kernel it is one array: where a function with arrays is called more than once, the
NumPy engine runs the kernel. A function that calls itself, or an address that is called, stays a call, which the native engine refuses.
"""

from __future__ import annotations

from gpuir.host import ir, module
from gpuir.sim.native.outline import in_circles, nested
from gpuir.sim.native.shared import Lack
from gpuir.sim.structure import operations_of, reference, symbol
from gpuir.sim.terms import Op

__all__ = ["inlined"]

#: How deep functions may call each other.
_DEEP = 8


def inlined(kernel: Op) -> tuple[ir.Module | None, Op]:
    """The kernel in a module of its own, where it has no calls; itself (and no module), where it calls no function of its module."""
    parent = kernel.parent
    assert parent is not None
    functions = {
        name: op for view in operations_of(parent.operation)
        if (op := view).name == "llvm.func" and len(op.regions[0].blocks) and (name := symbol(op)) is not None
    }  # fmt: skip
    calls = _calls(kernel, functions)
    if not calls:
        return None, kernel
    _check_arrays(kernel, functions)
    with kernel.context, ir.Location.unknown():
        holder = ir.Module.create()
        with ir.InsertionPoint(holder.body):
            around = parent.operation.clone()
        inline = f"inline{{default-pipeline= max-iterations={_DEEP}}}"
        text = f"builtin.module({around.name}({inline}))"
        module("passmanager").PassManager.parse(text).run(holder.operation)
    name = symbol(kernel)
    return holder, next(op for op in operations_of(around) if symbol(op) == name)


def _calls(function: Op, functions: dict[str, Op]) -> list[tuple[Op, Op]]:
    """Calls in a function, with the functions of its module that they call."""
    found = []
    for op in nested(function):
        if op.name == "llvm.call" and "callee" in op.attributes:
            callee = functions.get(reference(op.attributes["callee"]))
            if callee is not None:
                found.append((op, callee))
    return found


def _check_arrays(kernel: Op, functions: dict[str, Op]) -> None:
    """Lack where a function with arrays of a thread may be called more than once."""
    times: dict[Op, int] = {}
    pending = [(kernel, 1, 0)]
    while pending:
        function, often, depth = pending.pop()
        if depth > _DEEP:
            raise Lack("the native engine has no calls as deep")
        circles = in_circles(list(function.regions[0].blocks))
        for op, callee in _calls(function, functions):
            block = op.block
            while block not in circles and block.owner.operation != function:
                block = block.owner.operation.block
            many = often if block not in circles else 2
            times[callee] = times.get(callee, 0) + many
            pending.append((callee, many, depth + 1))
            if times[callee] > 1 and any(each.name == "llvm.alloca" for each in nested(callee)):
                raise Lack("the native engine has no functions with arrays of a thread that are called again", op)
