"""Compares the live module with the document's signatures and accessors.

As a program it does so for a host without the module, where gpuir's own spec has to give the same.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from gpuir import host
from gpuir.host import ir

DOCUMENT = json.loads((Path(__file__).parent / "Inputs" / "nvgpu.json").read_text())


def build(module: Any, name: str, by: str) -> Any:
    """One op of the class, built by the class or by the function of its name, in a module that is leaked on purpose."""
    transform = host.module("dialects.transform")
    any_op = transform.AnyOpType.get()
    handle = transform.CastOp(any_op, script(any_op)).output
    arguments = {"result": any_op, "target": handle, "for_op": handle, "depth": 3}
    made = getattr(module, by)
    names = [p.name for p in inspect.signature(made).parameters.values() if p.default is inspect.Parameter.empty]
    return made(*[arguments[argument] for argument in names])


def script(any_op: Any) -> Any:
    """A handle to begin with."""
    return ir.InsertionPoint.current.block.arguments[0]


def differences(module: Any) -> list[str]:
    """What differs from the document, in words."""
    found = []
    transform = host.module("dialects.transform")
    with ir.Context(), ir.Location.unknown():
        outer = ir.Module.create()
        outer.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
        with ir.InsertionPoint(outer.body):
            sequence = transform.NamedSequenceOp("main", [transform.AnyOpType.get()], [])
        with ir.InsertionPoint(sequence.body):
            for name, facts in DOCUMENT["classes"].items():
                cls = getattr(module, name)
                if str(inspect.signature(cls)) != facts["signature"]:
                    found.append(f"{name}{inspect.signature(cls)}, the document has {facts['signature']}")
                if cls.OPERATION_NAME != facts["operation_name"]:
                    found.append(f"{name}: {cls.OPERATION_NAME}")
                if list(cls._ODS_REGIONS) != facts["regions"]:
                    found.append(f"{name}: {cls._ODS_REGIONS}")
                own = [base for base in cls.__mro__ if base not in ir.OpView.__mro__]
                accessors = {key for base in own for key, value in vars(base).items() if isinstance(value, property)}
                if accessors != set(facts["accessors"]):
                    found.append(f"{name} has {sorted(accessors)}")
                op = build(module, name, name)
                for accessor, kind in facts["accessors"].items():
                    value = getattr(op, accessor, None)
                    if not isinstance(value, bool if kind == "bool" else getattr(ir, kind)):
                        found.append(f"{name}.{accessor} is {value!r}, the document has {kind}")
                if not op.operation.verify() or op.operation.name != facts["operation_name"]:
                    found.append(f"{name} is not valid")
            for name, facts in DOCUMENT["functions"].items():
                function = getattr(module, name)
                if str(inspect.signature(function)) != facts["signature"]:
                    found.append(f"{name}{inspect.signature(function)}, the document has {facts['signature']}")
                wanted = ir.Value if facts["returns"] == "Value" else getattr(module, facts["returns"])
                if not isinstance(build(module, facts["returns"], name), wanted):
                    found.append(f"{name} does not return {facts['returns']}")
            for name, facts in DOCUMENT["classes"].items():
                if getattr(module, name).OPERATION_NAME not in str(sequence):
                    found.append(f"{facts['operation_name']} is not printed")
            transform.YieldOp()
    return found


if __name__ == "__main__":
    carries = host.has_module
    host.has_module = lambda path: path != "dialects.transform.nvgpu" and carries(path)
    from gpuir.dialects.transform import nvgpu
    from gpuir.schedules.catalogue import OpEntry

    if len(nvgpu.SPEC_CLASSES) != 5:
        sys.exit("the spec was not used")
    # How schedules call the ops: it has to be as on a host that has the module.
    print(json.dumps({cls.OPERATION_NAME: str(OpEntry(cls).signature) for cls in nvgpu.SPEC_CLASSES}))
    sys.exit("\n".join(differences(nvgpu)) or 0)
