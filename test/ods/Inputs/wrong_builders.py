"""Wrong uses of builders, one after the other: `python wrong_builders.py arith.addi:lhs:none` prints two lines, the case and its outcome.

A case is a builder, one of its parameters (or the call as a whole), and something that must not be handed in for it. It goes by
name: the number of a case is another one where other modules have defined ops.
"""

from __future__ import annotations

import faulthandler
import gc
import importlib
import inspect
import itertools
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gpuir
from gpuir.dialects import arith, func, scf
from gpuir.host import ir
from gpuir.ods.dialect import BUNDLED, dialect_of
from gpuir.ods.operation import OPS

#: Modules whose functions are builders.
MODULES = (
    "gpu nvgpu transform transform.nvgpu transform.structured transform.loop transform.tensor affine amdgpu arith "
    "bufferization cf complex func index linalg llvm math memref nvvm rocdl scf tensor ub vector"
).split()
#: Functions that take `loc` and are no builders of one op, and decorators.
SKIPPED = {"module", "launch", "func", "launch_", "for_", "canonicalize", "stream"}
TYPES = (
    "i32", "index", "f32", "i1", "i64", "f16", "vector<4xf32>", "vector<4xi32>", "memref<4xf32>", "memref<?xf32>", "memref<4x4xf16, 3>",
    "tensor<4xf32>", "tensor<16x16xf16>", "tensor<4xi32>", "!llvm.ptr", "!gpu.async.token", "!tt.ptr<f32>", "tensor<16x!tt.ptr<f32>>",
    "complex<f32>", "!transform.any_op", "!ttg.memdesc<16x16xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>",
)  # fmt: skip


def builders() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every builder by a name, those of gpuir's dialects and those of upstream's."""
    for namespace in BUNDLED:
        dialect_of(namespace)
    for name, cls in sorted(OPS.items()):
        if cls.__module__.partition(".")[0] == "gpuir":  # not those of other tests in the same process
            yield name, cls.builder
    for module_name in MODULES:
        module = importlib.import_module(
            "gpuir.dialects.transform" if "." in module_name else f"gpuir.dialects.{module_name}"
        )
        if "." in module_name:
            module = getattr(module, module_name.partition(".")[2])
        for name, value in sorted(vars(module).items()):
            if name.startswith("_") or name in SKIPPED:
                continue
            if inspect.isfunction(value):
                try:
                    parameters = inspect.signature(value).parameters
                except (TypeError, ValueError):
                    continue
                if "loc" in parameters and "ip" in parameters:
                    yield f"{module_name}.{name}", value
            elif (
                isinstance(value, type)
                and issubclass(value, ir.OpView)
                and value.__module__.startswith(("gpuir", f"{ir.__name__.partition('.')[0]}.dialects"))
            ):
                if (
                    hasattr(value, "OPERATION_NAME")
                    and "__init__" in vars(value)
                    and not value.__module__.endswith("_ops_gen")
                ):
                    yield f"{module_name}.{name}", value


class Scene:
    """What a wrong use may reach for, and a block that it builds in."""

    def __init__(self) -> None:
        self.other = other = gpuir.Context()
        with other, ir.Location.unknown():
            self.other_module = ir.Module.create()
            with ir.InsertionPoint(self.other_module.body):
                self.other_block = func.FuncOp(
                    "g", ([ir.Type.parse(t) for t in ("i32", "memref<4xf32>")], [])
                ).add_entry_block()
        self.context = gpuir.Context()
        self.types = [self.type(text) for text in TYPES]

    def fresh(self) -> None:
        self.module = ir.Module.create(ir.Location.unknown(self.context))
        with self.context, ir.InsertionPoint(self.module.body), ir.Location.unknown():
            self.block = func.FuncOp("f", (self.types, [])).add_entry_block()
            self.values = list(self.block.arguments)
            with ir.InsertionPoint(self.block):
                self.loop = scf.ForOp(self.values[1], self.values[1], self.values[1])
                with ir.InsertionPoint(self.loop.body):
                    self.inner = arith.AddIOp(self.values[0], self.values[0])
        # Only now: whoever frees an op that others use is beyond help.
        self.detached = None

    def type(self, text: str) -> ir.Type:
        module = gpuir.parse(f"func.func private @f({text})", context=self.context)
        return ir.FunctionType(module.body.operations[0].attributes["function_type"].value).inputs[0]


Wrong = Callable[[Scene], Any]
ARGUMENTS: dict[str, Wrong] = {}
CALLS: dict[str, Callable[[Scene, Callable[..., Any], list[Any], dict[str, Any]], Any]] = {}


def argument(function: Wrong) -> Wrong:
    ARGUMENTS[function.__name__] = function
    return function


def call(function: Any) -> Any:
    CALLS[function.__name__] = function
    return function


@argument
def none(s):
    return None


@argument
def number(s):
    return 3


@argument
def negative(s):
    return -1


@argument
def huge(s):
    return 10**30


@argument
def fraction(s):
    return float("nan")


@argument
def text(s):
    return "no such \0 thing"


@argument
def anything(s):
    return object()


@argument
def nothing_at_all(s):
    return []


@argument
def list_of_none(s):
    return [None, None]


@argument
def nested_lists(s):
    return [[[]]]


@argument
def endless(s):
    return itertools.count  # a function, not an iterator without end


@argument
def dictionary(s):
    return {"a": 1}


@argument
def foreign_value(s):
    return s.other_block.arguments[0]


@argument
def foreign_values(s):
    return [s.other_block.arguments[0], s.values[0]]


@argument
def foreign_memref(s):
    return s.other_block.arguments[1]


@argument
def foreign_op(s):
    with s.other, ir.Location.unknown(), ir.InsertionPoint(s.other_block):
        return arith.AddIOp(s.other_block.arguments[0], s.other_block.arguments[0])


@argument
def foreign_type(s):
    return ir.IntegerType.get_signless(32, s.other)


@argument
def foreign_attribute(s):
    return ir.StringAttr.get("x", s.other)


@argument
def foreign_attributes(s):
    return [ir.StringAttr.get("x", s.other)]


@argument
def erased_value(s):
    made = arith.AddIOp(s.values[0], s.values[0])
    value = made.result
    made.operation.erase()
    return value


@argument
def erased_op(s):
    made = arith.AddIOp(s.values[0], s.values[0])
    made.operation.erase()
    return made


@argument
def value_of_an_erased_body(s):
    value = s.inner.result
    s.loop.operation.erase()
    return value


@argument
def value_below(s):
    return s.inner.result


@argument
def detached_value(s):
    s.detached = ir.Operation.create("builtin.unrealized_conversion_cast", [s.values[0].type], ip=False)
    return s.detached.result


@argument
def op_without_results(s):
    return s.loop


@argument
def value_of_another_type(s):
    return s.values[0]


@argument
def pointer(s):
    return s.values[14]


@argument
def type_for_a_value(s):
    return s.values[0].type


@argument
def attribute(s):
    return ir.StringAttr.get("x")


@argument
def attribute_of_unit(s):
    return ir.UnitAttr.get()


@argument
def a_block(s):
    return s.block


@argument
def the_same_block_twice(s):
    return [s.block, s.block]


@argument
def a_region(s):
    return s.loop.regions[0]


@argument
def a_module(s):
    return s.module


@argument
def a_class(s):
    return ir.IntegerType


@call
def without_arguments(s, build, positional, named):
    return build()


@call
def too_many(s, build, positional, named):
    return build(*positional, *[s.values[0]] * 40)


@call
def unknown_keyword(s, build, positional, named):
    return build(*positional, **named, no_such_argument=1)


@call
def one_missing(s, build, positional, named):
    return build(*positional[:-1], **named)


@call
def all_none(s, build, positional, named):
    return build(*[None for _ in positional])


@call
def ip_of_another_context(s, build, positional, named):
    return build(*positional, **named, ip=ir.InsertionPoint(s.other_block))


@call
def ip_before_an_erased_op(s, build, positional, named):
    made = arith.AddIOp(s.values[0], s.values[0])
    ip = ir.InsertionPoint(made)
    made.operation.erase()
    return build(*positional, **named, ip=ip)


@call
def ip_in_an_erased_block(s, build, positional, named):
    ip = ir.InsertionPoint(s.loop.body)
    s.loop.operation.erase()
    return build(*positional, **named, ip=ip)


@call
def ip_is_a_block(s, build, positional, named):
    return build(*positional, **named, ip=s.block)


@call
def ip_behind_a_terminator(s, build, positional, named):
    func.return_([])
    return build(*positional, **named, ip=ir.InsertionPoint(s.block))


@call
def loc_is_a_text(s, build, positional, named):
    return build(*positional, **named, loc="here.py:1")


@call
def loc_of_another_context(s, build, positional, named):
    return build(*positional, **named, loc=ir.Location.unknown(s.other))


BUILDERS = dict(builders())


def parameters(build: Callable[..., Any]) -> list[str]:
    return [name for name in inspect.signature(build).parameters if name not in ("loc", "ip", "self")]


def cases() -> list[tuple[str, str, str]]:
    """Builder, parameter ("" for the call as a whole), and what is wrong."""
    made = []
    for name, build in BUILDERS.items():
        made += [(name, "", wrong) for wrong in (*CALLS, "no_context", "no_insertion_point")]
        made += [(name, parameter, wrong) for parameter in parameters(build) for wrong in ARGUMENTS]
    return made


CASES = cases()


def given(scene: Scene, build: Callable[..., Any]) -> tuple[list[Any], dict[str, Any]]:
    """Arguments that may be right: values of types that the constraints take, where these are known."""
    positional: list[Any] = []
    signature = getattr(build, "signature", None)
    for name, parameter in inspect.signature(build).parameters.items():
        if (
            parameter.kind is not parameter.POSITIONAL_OR_KEYWORD
            or parameter.default is not parameter.empty
            or name in ("loc", "ip")
        ):
            continue
        role = next((p for p in getattr(signature, "parameters", ()) if p.name == name), None)
        positional.append(guess(scene, name, parameter.annotation, role))
    return positional, {}


def guess(scene: Scene, name: str, annotation: Any, role: Any) -> Any:
    text = str(annotation)
    if role is not None and role.role == "result":
        return scene.values[0].type
    if role is not None and role.role == "attribute":
        return 0 if "int" in role.python else "x"
    if "Sequence" in text:
        return []
    if "Type" in text and "Value" not in text:
        return scene.values[0].type
    if "Attribute" in text and "Value" not in text:
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
    number = 8 if "memref" in name or name in ("source", "dst", "src") else 1 if "ind" in name else 0
    return scene.values[number]


def attempt(scene: Scene, name: str, parameter: str, wrong: str) -> str:
    build = BUILDERS[name]
    scene.fresh()
    try:
        if wrong == "no_context":
            positional, named = given(scene, build) if False else ([scene.values[0]], {})
            made = build(*positional)
        elif wrong == "no_insertion_point":
            with scene.context, ir.Location.unknown():
                positional, named = given(scene, build)
                made = build(*positional, **named)
        else:
            with scene.context, ir.InsertionPoint(scene.block):
                positional, named = given(scene, build)
                if parameter:
                    inspected = inspect.signature(build).parameters
                    order = [n for n in inspected if inspected[n].default is inspected[n].empty]
                    value = ARGUMENTS[wrong](scene)
                    if parameter in order and order.index(parameter) < len(positional):
                        positional[order.index(parameter)] = value
                    elif inspected[parameter].kind in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD):
                        positional.append(value)
                    else:
                        named[parameter] = value
                    made = build(*positional, **named)
                else:
                    made = CALLS[wrong](scene, build, positional, named)
        outcome = "accepted"
        str(made)
    except Exception as error:
        outcome = f"{type(error).__mro__[0].__name__}: {error}"
        if not isinstance(error, (TypeError, ValueError, gpuir.Error)):
            outcome = f"{outcome} (UNEXPECTED)"
        error.__traceback__ = None
        del error
    try:
        scene.module.operation.verify()
    except (ir.MLIRError, ValueError):
        pass
    str(scene.module)
    return outcome


if __name__ == "__main__":
    faulthandler.enable()
    scene = Scene()
    for count, case in enumerate(sys.argv[1:]):
        print(case, flush=True)
        faulthandler.dump_traceback_later(20, exit=True)  # one that never ends
        outcome = attempt(scene, *case.split(":"))
        if count % 50 == 49:
            gc.collect()
        print(json.dumps(outcome), flush=True)
