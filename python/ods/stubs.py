"""Type stubs from specs: what the builders, accessors and `get` methods take and give, for checkers and editors.

The classes of a dialect get their members when they are made, which no checker can follow. `stub` writes them down,
together with what the module has besides: hand-written methods with their own annotations, constants, re-exports.
"""

from __future__ import annotations

import ast
import contextlib
import enum
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterable
from functools import partial
from typing import Any

from gpuir.host import ir
from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import DIALECTS, Dialect
from gpuir.ods.hints import WIDTH, Scope, import_order
from gpuir.ods.operation import Group, OpSpec
from gpuir.ods.signature import inference, of_spec

#: Public names that every class has from its base.
_INHERITED = frozenset(
    "spec build builder Adaptor OPERATION_NAME HOST_NAMES assembly also_accepts traits local_verify verify infer_types "
    "attach alias relocate canonical shown_by_parent attr_name type_name example".split()
)


def _doc(text: str | None, indent: str) -> str:
    """A docstring of the first line, or nothing."""
    line = inspect.cleandoc(text or "").partition("\n")[0].strip()
    if not line:
        return ""
    line = line.replace("\\", "\\\\").replace('"""', "'''")
    line += " " if line.endswith('"') else ""
    wrapped = textwrap.wrap(f'"""{line}"""', WIDTH - len(indent), break_long_words=False, break_on_hyphens=False)
    return "".join(f"{indent}{part}\n" for part in wrapped)


def function_text(head: str, parameters: list[str], returns: str, doc: str | None, indent: str) -> str:
    """A function; one parameter a line where they do not fit."""
    body = _doc(doc, indent + "    ")
    end = ":" if body else ": ..."
    line = f"{indent}def {head}({', '.join(parameters)}) -> {returns}{end}"
    if len(line) > WIDTH:
        inner = _one_a_line(parameters, f"{indent}    ")
        line = f"{indent}def {head}(\n{inner}{indent}) -> {returns}{end}"
    return f"{line}\n{body}"


def _one_a_line(parameters: list[str], indent: str) -> str:
    """Parameters one below the other, a long union's alternatives, too."""
    lines = []
    for parameter in parameters:
        line = f"{indent}{parameter},\n"
        lines.append(line if len(line) <= WIDTH + 1 else line.replace(" | ", f"\n{indent}| "))
    return "".join(lines)


def property_text(
    name: str, found: str, given: str | None, doc: str | None, indent: str, *, deletes: bool = False
) -> str:
    """A property, with a setter where `given` says what that takes."""
    text = f"{indent}@property\n" + function_text(name, ["self"], found, doc, indent)
    if given is not None:
        text += ("\n" if doc else "") + f"{indent}@{name}.setter\n"
        text += function_text(name, ["self", f"value: {given}"], "None", None, indent)
    if deletes:
        text += f"{indent}@{name}.deleter\n" + function_text(name, ["self"], "None", None, indent)
    return text


def _overriding(text: str) -> str:
    """A member that is of another type than the host's of that name; mypy reports a property with a setter at its decorator."""
    line = "@property" if ".setter\n" in text else "def "
    return re.sub(rf"^( *{line}[^\n]*)$", r"\1  # type: ignore[override]", text, count=1, flags=re.M)


def _accessor(name: str, found: str, given: str | None, doc: str | None, *, deletes: bool = False) -> str:
    """An accessor of an op; one for a field with a name of the host's own class has another type than there."""
    text = property_text(name, found, given, doc, "    ", deletes=deletes)
    clashes = hasattr(ir.OpView, name) and (name, found) != ("result", "ir.OpResult")
    return _overriding(text) if clashes else text


def _join(members: Iterable[str]) -> str:
    """Members one below the other, a blank line after each one that has a body of its own."""
    text, previous = "", ""
    for member in members:
        text += ("\n" if previous and not previous.endswith(": ...\n") else "") + member
        previous = member
    return text


def class_text(name: str, base: str, doc: str | None, members: list[str], indent: str = "") -> str:
    head, documentation = f"{indent}class {name}{f'({base})' if base else ''}:", _doc(doc, indent + "    ")
    if not documentation and not members:
        return f"{head} ...\n"
    return f"{head}\n{documentation}" + ("\n" if documentation and members else "") + _join(members)


def _final(scope: Scope) -> str:
    """What is declared of a dialect has no subclasses."""
    return f"@{scope.use('typing', 'final')}\n"


# Ops -----------------------------------------------------------------------------------------------------------------


def parameters(spec: OpSpec, scope: Scope) -> list[str]:
    """The parameters of an op's builder with their types, ``"*"`` before the keyword-only ones."""
    hints: dict[str, str] = {
        "loc": scope.host("Location"),
        "ip": scope.host("InsertionPoint"),
        "results": scope.sequence(scope.host("Type")),
    }
    inferred = inference(spec)
    for group in spec.results:
        type = scope.host("Type")
        if group.kind == "optional":
            hints[group.python] = f"{type} | bool" if group.constraint.text else type
        elif group.name not in inferred:
            hints[group.python] = type if group.kind == "one" else scope.sequence(type)
    for group in spec.operands:
        hints[group.python] = scope.operand(group)
    for field in spec.attributes.values():
        hints[field.python] = scope.attribute_given(field.constraint)
    for successor in spec.successors:
        block = scope.host("Block")
        hints[successor.python] = scope.sequence(block) if successor.variadic else block
    if spec.variadic_regions:
        hints[f"num_{spec.regions[0].python.rstrip('_')}"] = "int"
    positional, _, keyword = of_spec(spec).text().partition("*, ")

    def typed(parameter: str) -> str:
        name, _, default = parameter.partition("=")
        none = " | None" if default == "None" and "None" not in hints[name].split(" | ") else ""
        return f"{name}: {hints[name]}{none}" + (f" = {default}" if default else "")

    return [*map(typed, filter(None, positional.split(", "))), "*", *map(typed, keyword.split(", "))]


def returned(spec: OpSpec, scope: Scope) -> str:
    """What the value builder returns: the result, the results, or the op when it has none."""
    if not spec.results:
        return scope.of(spec.cls)
    if any(group.kind != "one" for group in spec.results):
        # One result comes alone, several as a list, and which of them is not known before.
        return scope.any()
    result = scope.host("OpResult")
    return result if len(spec.results) == 1 else f"list[{result}]"


def _values(group: Group, scope: Scope, value: str) -> str:
    name = scope.host(value)
    return name if group.kind == "one" else f"{name} | None" if group.kind == "optional" else f"list[{name}]"


def _op_stub(cls: Any, scope: Scope) -> str:
    spec: OpSpec = cls.spec
    given = parameters(spec, scope)
    members = [function_text("__init__", ["self", *given], "None", None, "    ")]
    own: set[str] = set()
    in_adaptor = []
    for group in spec.operands:
        found = _values(group, scope, "Value")
        value = scope.host("Value")
        taken = {"one": value, "optional": found}.get(group.kind) or f"{scope.sequence(value)} | {value}"
        members.append(_accessor(group.python, found, taken, vars(cls)[group.python].__doc__))
        if group.python in vars(cls.Adaptor):
            in_adaptor.append(property_text(group.python, found, None, None, "        "))
        own.add(group.python)
    for group in spec.results:
        if group.python in vars(cls):
            found = _values(group, scope, "OpResult")
            members.append(_accessor(group.python, found, None, vars(cls)[group.python].__doc__))
            own.add(group.python)
    for field in spec.attributes.values():
        found = scope.attribute_found(field.constraint)
        unit = field.constraint.unit
        none = " | None" if field.optional and not unit else ""
        taken = scope.attribute_given(field.constraint) + ("" if field.required else " | None")
        doc = vars(cls)[field.python].__doc__
        members.append(_accessor(field.python, found + none, taken, doc, deletes=not field.required))
        in_adaptor.append(property_text(field.python, "bool" if unit else found, None, None, "        "))
        own.add(field.python)
    for region in spec.regions:
        name = scope.host("Region")
        members.append(property_text(region.python, f"list[{name}]" if region.variadic else name, None, None, "    "))
        own.add(region.python)
    for successor in spec.successors:
        name = scope.host("Block")
        members.append(
            property_text(successor.python, f"list[{name}]" if successor.variadic else name, None, None, "    ")
        )
        own.add(successor.python)
    members += members_of(cls, scope, own)
    if in_adaptor:
        members.append(class_text("Adaptor", scope.host("OpAdaptor"), None, in_adaptor, "    "))
    base = scope.use("gpuir.ods.operation", "OpBase")
    return _final(scope) + class_text(cls.__name__, base, spec.doc, members)


# Attributes, types, enums --------------------------------------------------------------------------------------------


def get_parameters(spec: Definition, scope: Scope) -> list[str]:
    """The parameters of ``get`` with their types."""
    found, keyword_only = [], False
    optional_before = False
    for field in spec.fields:
        hint = scope.hint(field.parameter.python, given=True)
        if field.optional and "None" not in hint.split(" | "):
            hint += " | None"
        if field.required and optional_before and not keyword_only:
            found.append("*")
            keyword_only = True
        optional_before |= not field.required
        default = "" if field.required else " = None" if field.optional else f" = {_default(field.default)}"
        found.append(f"{field.python}: {hint}{default}")
    return [*found, *([] if keyword_only else ["*"]), f"context: {scope.host('Context')} | None = None"]


def _default(value: Any) -> str:
    """A default's source; ``...`` where a stub cannot spell it."""
    return repr(value) if type(value) in (bool, int, float, str) else "..."


def _definition_stub(cls: Any, scope: Scope) -> str:
    spec: Definition = cls.spec
    # The host's `get` of dynamic attributes takes a name and a list: another method under the same name.
    head = f"    @classmethod\n    def get(  # type: ignore[override]\n        cls, {', '.join(get_parameters(spec, scope))}\n"
    tail = f"    ) -> {cls.__name__}: ...\n"
    if len(head.splitlines()[-1]) > WIDTH:
        inner = _one_a_line(["cls", *get_parameters(spec, scope)], "        ")
        head = f"    @classmethod\n    def get(  # type: ignore[override]\n{inner}"
    members = [] if "get" in vars(cls) else [head + tail]
    for field in spec.fields:
        found = scope.hint(field.parameter.python, given=False) + (" | None" if field.optional else "")
        members.append(property_text(field.python, found, None, field.parameter.summary, "    "))
    members += members_of(cls, scope, {field.python for field in spec.fields})
    name = "AttrBase" if spec.sigil == "#" else "TypeBase"
    base = scope.use("gpuir.ods.definitions", name)
    return _final(scope) + class_text(cls.__name__, base, inspect.getdoc(cls), members)


def _enum_stub(cls: Any, scope: Scope) -> str:
    base = next(base for base in cls.__mro__ if base.__module__ == "gpuir.ods.enums" and base.__name__[0] != "_")
    cases = "".join(f"    {case.name} = {case._value_}\n" for case in cls.cases())
    given = f"value: {cls.__name__} | str | int"
    of = f"    @classmethod\n{function_text('of', ['cls', given], cls.__name__, None, '    ')}"
    listed = f"    @classmethod\n{function_text('cases', ['cls'], f'list[{cls.__name__}]', None, '    ')}"
    return class_text(cls.__name__, scope.of(base), inspect.getdoc(cls), [cases, of + listed])


# Everything else of a module -----------------------------------------------------------------------------------------


def _signature(function: Any, scope: Scope) -> tuple[list[str], str]:
    """Parameters and return type of a hand-written function."""
    names, shown, star = inspect.unwrap(function).__globals__, [], False
    found = inspect.signature(function)
    for index, parameter in enumerate(found.parameters.values()):
        prefix = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
        if parameter.kind is parameter.KEYWORD_ONLY and not star:
            shown.append("*")
        star = star or parameter.kind in (parameter.KEYWORD_ONLY, parameter.VAR_POSITIONAL)
        if index == 0 and parameter.name in ("self", "cls"):
            shown.append(parameter.name)
            continue
        default = "" if parameter.default is parameter.empty else f" = {_default(parameter.default)}"
        if parameter.default is None:
            default = " = None"
        shown.append(f"{prefix}{parameter.name}: {scope.annotation(parameter.annotation, names)}{default}")
    if function.__globals__ is vars(contextlib):  # @contextmanager: what the iterator gives
        given = scope.annotation(found.return_annotation.partition("[")[2][:-1], names)
        return shown, f"{scope.use('contextlib', 'AbstractContextManager')}[{given}]"
    return shown, scope.annotation(found.return_annotation, names)


def hand_written(cls: Any, known: set[str]) -> list[tuple[str, Any]]:
    """Properties and methods that a class has besides those of its spec, which are the `known` ones."""
    return [
        (name, value)
        for name, value in vars(cls).items()
        if not name.startswith("_")
        and name not in known
        and name not in _INHERITED
        and (isinstance(value, property) or isinstance(getattr(value, "__func__", value), types.FunctionType))
    ]


def members_of(cls: Any, scope: Scope, known: set[str]) -> list[str]:
    members = []
    for name, value in hand_written(cls, known):
        if isinstance(value, property):
            found = scope.annotation(
                inspect.signature(value.fget).return_annotation, getattr(value.fget, "__globals__", {})
            )
            given = _signature(value.fset, scope)[0][1].partition(": ")[2] if value.fset is not None else None
            make = _accessor if issubclass(cls, ir.OpView) else partial(property_text, indent="    ")
            members.append(make(name, found, given, value.__doc__))
            continue
        function = getattr(value, "__func__", value)
        decorator = f"    @{type(value).__name__}\n" if isinstance(value, (staticmethod, classmethod)) else ""
        taken, returns = _signature(function, scope)
        text = decorator + function_text(name, taken, returns, function.__doc__, "    ")
        members.append(_overriding(text) if name == "get" else text)
    return members


def _builder_of(value: Any) -> Any:
    """The op class whose builder it is, if any."""
    for dialect in DIALECTS.values():
        for cls in dialect.ops.values():
            if cls.builder is value:  # type: ignore[attr-defined]
                return cls
    return None


def _imported(node: ast.ImportFrom, module: types.ModuleType, scope: Scope) -> list[str]:
    """What a package re-exports: the names that its ``__init__`` imports from modules of its own."""
    source = node.module or ""
    if not hasattr(module, "__path__") or not source.startswith(f"{module.__name__}."):
        return []
    found = []
    for alias in node.names:
        if alias.name == "*":
            names = getattr(sys.modules[source], "__all__", [n for n in vars(sys.modules[source]) if n[0] != "_"])
        else:
            names = [alias.asname or alias.name]
        found += [scope.use(source, name) for name in names if hasattr(module, name) and not name.startswith("_")]
    return found


def _constant(name: str, value: Any, annotation: str | None, module: types.ModuleType, scope: Scope) -> str:
    if annotation is not None:
        return f"{name}: {scope.annotation(annotation, vars(module))}\n"
    plain = type(value).__module__ in ("builtins", "typing") or type(value).__module__.startswith("gpuir.")
    if isinstance(value, type) or not plain or type(value).__name__ in ("list", "dict", "tuple", "set", "function"):
        return f"{name}: {scope.any()}\n"
    shown = next(base for base in type(value).__mro__ if not base.__name__.startswith("_"))
    return f"{name}: {scope.of(shown)}\n"


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
    parts: list[str] = []
    exported: list[str] = []
    own = _own_names(tree)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            exported += _imported(node, module, scope)
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            parts.append(declared(getattr(module, node.name), node.name, scope))
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            annotation = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else None
            for target in targets:
                if not isinstance(target, ast.Name) or target.id.startswith("_"):
                    continue
                value = getattr(module, target.id)
                cls = _builder_of(value)
                if cls is None:
                    parts.append(_constant(target.id, value, annotation, module, scope))
                else:
                    taken, returns = parameters(cls.spec, scope), returned(cls.spec, scope)
                    parts.append(function_text(target.id, taken, returns, cls.spec.doc, ""))
    if exported:  # what a stub imports is its own, unless it says otherwise
        exported += [name for name in vars(module) if name in own]
    exported = list(getattr(module, "__all__", exported))
    if exported:
        # Linters sort names here by case, and imported ones without it.
        ordered = sorted(exported, key=lambda name: (import_order(name)[0], name))
        names = "".join(f'    "{name}",\n' for name in ordered)
        parts.insert(0, f"__all__ = [\n{names}]\n")
    body = blocks(parts)
    head = "# Generated from the dialect's spec: `make docs` writes it.\n\n"
    return head + "\n\n".join(part for part in (scope.header(body), body.rstrip("\n")) if part) + "\n"


def _own_names(tree: ast.Module) -> set[str]:
    """Public names that a module's statements define."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in found if not name.startswith("_")}


def declared(value: Any, name: str, scope: Scope) -> str:
    if isinstance(value, enum.EnumMeta):
        return _enum_stub(value, scope)
    if isinstance(value, type) and isinstance(getattr(value, "spec", None), OpSpec):
        return _op_stub(value, scope)
    if isinstance(value, type) and isinstance(getattr(value, "spec", None), Definition):
        return _definition_stub(value, scope)
    if isinstance(value, type):
        return class_text(name, "", inspect.getdoc(value), members_of(value, scope, set()))
    if isinstance(value, types.FunctionType):
        taken, returns = _signature(value, scope)
        return function_text(name, taken, returns, value.__doc__, "")
    return f"{name}: {scope.any()}\n"


def blocks(parts: list[str]) -> str:
    """Top-level definitions, a blank line around each that is more than a line."""
    text, previous = "", ""
    for part in parts:
        several = part.count("\n") > 1 or part.startswith(("class ", "@"))
        before = previous.count("\n") > 1 or previous.startswith(("class ", "@"))
        text += ("\n" if previous and (several or before) else "") + part
        previous = part
    return text


def _declares(dialect: Dialect, module: str) -> bool:
    """Whether the module, or one inside it, declares a part of the dialect."""
    return any(name == module or name.startswith(f"{module}.") for name in modules(dialect))


def modules(dialect: Dialect) -> list[str]:
    """The modules that get a stub: those with a part of the dialect's spec, and their package."""
    classes = [*dialect.ops.values(), *(d.cls for d in dialect.definitions.values()), *dialect.enums.values()]
    found = {cls.__module__ for cls in classes}
    packages = {name.rpartition(".")[0] for name in found}
    # A dialect in one module has no package of its own.
    found |= {name for name in packages if name.rpartition(".")[2] == dialect.namespace.replace(".", "_")}
    return sorted(found)
