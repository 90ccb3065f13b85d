"""Type stubs from specs: what the builders, accessors and `get` methods take and give, for checkers and editors.

The classes of a dialect get their members when they are made, which no checker can follow. `stub` writes them down,
together with what the module has besides: hand-written methods with their own annotations, constants, re-exports.
"""

from __future__ import annotations

import ast
import contextlib
import enum
import inspect
import sys
import types
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from gpuir.ods.constraints import AttrConstraint
from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import DIALECTS, Dialect
from gpuir.ods.hints import Scope
from gpuir.ods.operation import Group, OpSpec
from gpuir.ods.signature import Parameter as BuilderParameter
from gpuir.ods.signature import Signature, of_spec
from gpuir.ods.stub_model import Class, Declaration, Function, Module, Parameter, Property, Variable

#: Public names that every class has from its base.
_INHERITED = frozenset(
    "spec build builder Adaptor OPERATION_NAME HOST_NAMES assembly also_accepts traits local_verify verify releases respelled there_with hints infer_types "
    "attach alias relocate canonical shown_by_parent attr_name type_name example".split()
)
SELF, CLS, KEYWORD_ONLY = Parameter("self"), Parameter("cls"), Parameter("*")


# Ops -----------------------------------------------------------------------------------------------------------------


def parameters(builder: Signature, scope: Scope) -> list[Parameter]:
    """The parameters of a builder with their types."""
    positional, keyword = ([_typed(p, scope) for p in part] for part in (builder.positional, builder.keyword))
    location = [Parameter("loc", f"{scope.host('Location')} | None", "None")]
    location += [Parameter("ip", f"{scope.host('InsertionPoint')} | None", "None")]
    return [*positional, KEYWORD_ONLY, *keyword, *location]


def _typed(parameter: BuilderParameter, scope: Scope) -> Parameter:
    constraint = parameter.constraint
    if parameter.role == "attribute" and isinstance(constraint, AttrConstraint):
        hint = scope.attribute_given(constraint)
    else:
        hint = scope.hint(parameter.python, given=True)
    if parameter.default is None and "None" not in hint.split(" | "):
        hint += " | None"
    return Parameter(parameter.name, hint, "" if parameter.required else repr(parameter.default))


def returned(builder: Signature, scope: Scope, cls: Any) -> str:
    """What a builder returns; of an op without results the op, which is a `cls`."""
    if builder.returns == "varies":
        return scope.any()
    result = scope.host("OpResult")
    return {"op": scope.of(cls), "result": result, "results": f"list[{result}]"}[builder.returns]


def _values(group: Group, scope: Scope, value: str) -> str:
    name = scope.host(value)
    return name if group.kind == "one" else f"{name} | None" if group.kind == "optional" else f"list[{name}]"


def _op(cls: Any, scope: Scope) -> Class:
    spec: OpSpec = cls.spec
    members: list[Declaration] = [Function("__init__", [SELF, *parameters(of_spec(spec), scope)])]
    in_adaptor: list[Declaration] = []
    value = scope.host("Value")
    for group in spec.operands:
        type = _values(group, scope, "Value")
        given = {"one": value, "optional": type}.get(group.kind) or f"{scope.sequence(value)} | {value}"
        members.append(Property(group.python, type, given, vars(cls)[group.python].__doc__))
        if group.python in vars(cls.Adaptor):
            in_adaptor.append(Property(group.python, type))
    for group in spec.results:
        if group.python in vars(cls):
            type = _values(group, scope, "OpResult")
            members.append(Property(group.python, type, None, vars(cls)[group.python].__doc__))
    for field in spec.attributes.values():
        type = scope.attribute_found(field.constraint)
        unit = field.constraint.unit
        none = " | None" if field.optional and not unit else ""
        given = scope.attribute_given(field.constraint) + ("" if field.required else " | None")
        doc = vars(cls)[field.python].__doc__
        members.append(Property(field.python, type + none, given, doc, not field.required))
        in_adaptor.append(Property(field.python, "bool" if unit else type))
    for parts, name in ((spec.regions, scope.host("Region")), (spec.successors, scope.host("Block"))):
        members += [Property(part.python, f"list[{name}]" if part.variadic else name) for part in parts]
    members += members_of(cls, scope, {member.name for member in members})
    if in_adaptor:
        members.append(Class("Adaptor", [scope.host("OpAdaptor")], members=in_adaptor))
    base = scope.use("gpuir.ods.operation", "OpBase")
    # What is declared of a dialect has no subclasses.
    return Class(cls.__name__, [base], spec.doc, members, (scope.use("typing", "final"),))


# Attributes, types, enums --------------------------------------------------------------------------------------------


def get_parameters(spec: Definition, scope: Scope) -> list[Parameter]:
    """The parameters of ``get`` with their types."""
    parameters: list[Parameter] = []
    optional_before = False
    for field in spec.fields:
        hint = scope.hint(field.parameter.python, given=True)
        if field.optional and "None" not in hint.split(" | "):
            hint += " | None"
        if field.required and optional_before and KEYWORD_ONLY not in parameters:
            parameters.append(KEYWORD_ONLY)
        optional_before |= not field.required
        default = "" if field.required else "None" if field.optional else _default(field.default)
        parameters.append(Parameter(field.python, hint, default))
    star = [] if KEYWORD_ONLY in parameters else [KEYWORD_ONLY]
    return [*parameters, *star, Parameter("context", f"{scope.host('Context')} | None", "None")]


def _default(value: Any) -> str:
    """A default's source; ``...`` where a stub cannot spell it."""
    return repr(value) if value is None or type(value) in (bool, int, float, str) else "..."


def _definition(cls: Any, scope: Scope) -> Class:
    spec: Definition = cls.spec
    members: list[Declaration] = []
    if "get" not in vars(cls):
        taken = [CLS, *get_parameters(spec, scope)]
        members.append(Function("get", taken, cls.__name__, None, ("classmethod",)))
    for field in spec.fields:
        type = scope.hint(field.parameter.python, given=False) + (" | None" if field.optional else "")
        members.append(Property(field.python, type, doc=field.parameter.summary))
    members += members_of(cls, scope, {field.python for field in spec.fields})
    base = scope.use("gpuir.ods.definitions", "AttrBase" if spec.sigil == "#" else "TypeBase")
    return Class(cls.__name__, [base], inspect.getdoc(cls), members, (scope.use("typing", "final"),))


def _enum(cls: Any, scope: Scope) -> Class:
    base = next(base for base in cls.__mro__ if base.__module__ == "gpuir.ods.enums" and base.__name__[0] != "_")
    members: list[Declaration] = [Variable(case.name, value=case._value_) for case in cls.cases()]
    given = Parameter("value", f"{cls.__name__} | str | int")
    members.append(Function("of", [CLS, given], cls.__name__, None, ("classmethod",)))
    members.append(Function("cases", [CLS], f"list[{cls.__name__}]", None, ("classmethod",)))
    return Class(cls.__name__, [scope.of(base)], inspect.getdoc(cls), members)


# Everything else of a module -----------------------------------------------------------------------------------------


def python_parameters(function: Callable[..., Any], scope: Scope) -> list[Parameter]:
    """The parameters of a function that is written in Python, by its annotations."""
    names = getattr(inspect.unwrap(function), "__globals__", {})
    parameters: list[Parameter] = []
    star = False
    for index, parameter in enumerate(inspect.signature(function).parameters.values()):
        prefix = (
            "*"
            if parameter.kind is parameter.VAR_POSITIONAL
            else "**"
            if parameter.kind is parameter.VAR_KEYWORD
            else ""
        )
        if parameter.kind is parameter.KEYWORD_ONLY and not star:
            parameters.append(KEYWORD_ONLY)
        star = star or parameter.kind in (parameter.KEYWORD_ONLY, parameter.VAR_POSITIONAL)
        if index == 0 and parameter.name in ("self", "cls"):
            parameters.append(Parameter(parameter.name))
            continue
        default = "" if parameter.default is parameter.empty else _default(parameter.default)
        type = scope.annotation(parameter.annotation, names)
        if default == "None" and not {"None", "Any"} & set(type.split(" | ")):
            type += " | None"
        parameters.append(Parameter(prefix + parameter.name, type, default))
    return parameters


def python_returns(function: Callable[..., Any], scope: Scope) -> str:
    """What a function that is written in Python returns, by its annotation."""
    annotation = inspect.signature(function).return_annotation
    names = getattr(inspect.unwrap(function), "__globals__", {})
    if getattr(function, "__globals__", None) is vars(contextlib):  # @contextmanager: what the iterator gives
        given = annotation.partition("[")[2][:-1] if isinstance(annotation, str) else inspect.Parameter.empty
        return f"{scope.use('contextlib', 'AbstractContextManager')}[{scope.annotation(given, names)}]"
    return scope.annotation(annotation, names)


def python_function(function: Callable[..., Any], name: str, scope: Scope, *, doc: bool = True) -> Function:
    """A function that is written in Python."""
    text = function.__doc__ if doc else None
    return Function(name, python_parameters(function, scope), python_returns(function, scope), text)


def hand_written(cls: Any, known: set[str]) -> list[tuple[str, Any]]:
    """Properties and methods that a class has besides those of its spec, which are the `known` ones."""
    # Bases with a leading underscore are implementation: their members are shown as the class's own.
    package = f"{cls.__module__.rpartition('.')[0]}."
    bases = [base for base in cls.__mro__[:0:-1] if base.__name__[0] == "_" and base.__module__.startswith(package)]
    members = {name: value for base in (*bases, cls) for name, value in vars(base).items()}
    return [
        (name, value)
        for name, value in members.items()
        if not name.startswith("_")
        and name not in known
        and name not in _INHERITED
        and (isinstance(value, property) or isinstance(getattr(value, "__func__", value), types.FunctionType))
    ]


def members_of(cls: Any, scope: Scope, known: set[str]) -> list[Declaration]:
    """The declarations of what `hand_written` gives."""
    members: list[Declaration] = []
    for name, value in hand_written(cls, known):
        if isinstance(value, property):
            assert value.fget is not None
            given = python_parameters(value.fset, scope)[1].type if value.fset is not None else None
            type = python_returns(value.fget, scope)
            members.append(Property(name, type, given, value.__doc__))
            continue
        function = getattr(value, "__func__", value)
        decorators = (value.__class__.__name__,) if isinstance(value, (staticmethod, classmethod)) else ()
        method = python_function(function, name, scope)
        members.append(replace(method, decorators=decorators))
    return members


def _builder_of(value: Any) -> Any:
    """The op class whose builder it is, if any."""
    classes = (cls for dialect in DIALECTS.values() for cls in dialect.ops.values())
    return next((cls for cls in classes if getattr(cls, "builder", None) is value), None)


def _imported(node: ast.ImportFrom, module: types.ModuleType, scope: Scope) -> list[str]:
    """What a package re-exports: the names that its ``__init__`` imports from modules of its own."""
    source = node.module or ""
    if not hasattr(module, "__path__") or not source.startswith(f"{module.__name__}."):
        return []
    exported: list[str] = []
    for alias in node.names:
        if alias.name == "*":
            names = getattr(sys.modules[source], "__all__", [n for n in vars(sys.modules[source]) if n[0] != "_"])
        else:
            names = [alias.asname or alias.name]
        exported += [scope.use(source, name) for name in names if hasattr(module, name) and not name.startswith("_")]
    return exported


def _constant(name: str, value: Any, annotation: str | None, module: types.ModuleType, scope: Scope) -> Variable:
    if annotation == "TypeAlias":
        return Variable(name, scope.use("typing", annotation), scope.annotation(value, vars(module)))
    if annotation is not None:
        return Variable(name, scope.annotation(annotation, vars(module)))
    if isinstance(value, tuple) and value and all(isinstance(item, type) for item in value):
        return Variable(name, f"tuple[{', '.join(f'type[{scope.of(item)}]' for item in value)}]")
    plain = type(value).__module__ in ("builtins", "typing") or type(value).__module__.startswith("gpuir.")
    if isinstance(value, type) or not plain or type(value).__name__ in ("list", "dict", "tuple", "set", "function"):
        return Variable(name, scope.any())
    shown = next(base for base in type(value).__mro__ if not base.__name__.startswith("_"))
    return Variable(name, scope.of(shown))


def _constraint(node: ast.ClassDef, module: types.ModuleType, scope: Scope) -> Class:
    """A constraint or a parameter kind that a metaclass makes a name for checkers, see `gpuir.ods.metaclasses`."""
    (metaclass,) = (ast.unparse(keyword.value) for keyword in node.keywords if keyword.arg == "metaclass")
    bases = [scope.annotation(ast.unparse(base), vars(module)) for base in node.bases]
    return Class(node.name, [*bases, f"metaclass={scope.use('gpuir.ods.metaclasses', metaclass)}"])


def stub(module: types.ModuleType | str) -> str:
    """The stub of a module that declares ops, attributes, types or enums, or of a package that re-exports them."""
    if isinstance(module, str):
        __import__(module)
        module = sys.modules[module]
    assert module.__file__ is not None
    dialects = [d for d in DIALECTS.values() if _declares(d, module.__name__)]
    scope = Scope(module.__name__, dialects[0] if dialects else None)
    with open(module.__file__, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    result = Module(scope, "the dialect's spec: `make docs` writes it")
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            result.exported += _imported(node, module, scope)
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            value = getattr(module, node.name)
            if isinstance(node, ast.ClassDef) and not isinstance(value, type):
                result.members.append(_constraint(node, module, scope))
            else:
                result.members.append(declared(value, node.name, scope))
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            annotation = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else None
            for name in _assigned(node):
                value = getattr(module, name)
                cls = _builder_of(value)
                if cls is None:
                    result.members.append(_constant(name, value, annotation, module, scope))
                else:
                    builder = of_spec(cls.spec)
                    returns = returned(builder, scope, cls)
                    result.members.append(Function(name, parameters(builder, scope), returns, builder.doc))
    if result.exported:  # what a stub imports is its own, unless it says otherwise
        result.exported += [member.name for member in result.members]
    result.exported = list(getattr(module, "__all__", result.exported))
    return result.text()


def _assigned(node: ast.Assign | ast.AnnAssign) -> list[str]:
    """The public names that a statement assigns."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name) and not target.id.startswith("_")]


def declared(value: Any, name: str, scope: Scope) -> Declaration:
    """The declaration of a class or function of a module."""
    if isinstance(value, enum.EnumMeta):
        return _enum(value, scope)
    if isinstance(value, type) and isinstance(getattr(value, "spec", None), OpSpec):
        return _op(value, scope)
    if isinstance(value, type) and isinstance(getattr(value, "spec", None), Definition):
        return _definition(value, scope)
    if isinstance(value, type):
        return Class(name, doc=inspect.getdoc(value), members=members_of(value, scope, set()))
    if isinstance(value, types.FunctionType):
        return python_function(value, name, scope)
    return Variable(name, scope.any())


def _declares(dialect: Dialect, module: str) -> bool:
    """Whether the module, or one inside it, declares a part of the dialect."""
    return any(name == module or name.startswith(f"{module}.") for name in modules(dialect))


def modules(dialect: Dialect) -> list[str]:
    """The modules that get a stub: those with a part of the dialect's spec, and their package."""
    classes = [*dialect.ops.values(), *(d.cls for d in dialect.definitions.values()), *dialect.enums.values()]
    names = {cls.__module__ for cls in classes}
    packages = {name.rpartition(".")[0] for name in names}
    # A dialect in one module has no package of its own.
    names |= {name for name in packages if name.rpartition(".")[2] == dialect.namespace.replace(".", "_")}
    return sorted(names)
