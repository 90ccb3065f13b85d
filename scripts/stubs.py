"""The stubs that follow from the host that is installed: its `ir`, its dialects, and what gpuir makes of them at run time.

What a class or function says of itself (signatures of the bindings, annotations of the generated Python) goes into
gpuir's model of a stub, and nothing else: no sentence of the host's documentation. `scripts/generate.py --host` writes them.
"""

from __future__ import annotations

import ast
import builtins
import enum
import importlib
import importlib.metadata
import inspect
import re
import types
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from gpuir import host
from gpuir.dialects.transform import nvgpu as transform_nvgpu
from gpuir.host import ir
from gpuir.ods.dialect import BUNDLED, dialect_of
from gpuir.ods.hints import Scope
from gpuir.ods.signature import Parameter as BuilderParameter
from gpuir.ods.signature import Signature
from gpuir.ods.stub_model import Class, Declaration, Function, Module, Parameter, Property, Variable
from gpuir.ods.stubs import KEYWORD_ONLY, SELF, python_function, python_parameters

_NAME = host.name.replace("_", "-")
HOST = f"{_NAME} {importlib.metadata.version(_NAME)}: `python scripts/generate.py --host` writes it"
#: The host's dialects that gpuir's readers, simulator and compiler know; of the others checkers know nothing.
UPSTREAM = (
    "affine amdgpu arith bufferization builtin cf complex func index linalg llvm math memref nvvm rocdl scf tensor ub vector"
).split()
_NB = ("nb_method", "nb_func")
PACKAGES = ("gpuir.dialects.gpu", "gpuir.dialects.nvgpu")


# The host's bindings: `ir` -------------------------------------------------------------------------------------------

_SKIPPED = frozenset("__new__ __eq__ __ne__ __hash__ __doc__ __module__ __class_getitem__ __repr__ __str__".split())
#: The bindings' own way of handing their objects over, which has no public name.
_CAPSULES = ("_CAPIPtr", "_CAPICreate")
#: What the bindings know of functions whose signatures say `object`.
_SAID = {
    "attach_diagnostic_handler": "def (self, callback: Callable[[Diagnostic], bool]) -> DiagnosticHandler",
}
_ABSTRACT = ("Sequence", "Callable", "Iterable", "Iterator", "Generator")


class Bindings:
    """Declarations from the signatures that the bindings carry as texts: those of `ir`, or of a dialect's classes."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.classes = {name: value for name, value in vars(ir).items() if isinstance(value, type)}

    def type(self, text: str) -> str:
        """A type's text with the host's own package left out, and ``Any`` for what a stub cannot name."""

        def resolve(match: re.Match[str]) -> str:
            name = re.sub(r"^(?:\w+\.)*_mlir\.ir\.|^ir\.", "", match[0])
            last = name.rpartition(".")[2]
            if last in self.scope.own or hasattr(builtins, name) or name == "_T":
                return last
            if name.partition(".")[0] in self.classes:
                return name if self.scope.module == "gpuir.ir" else self.scope.host(name)
            if last in _ABSTRACT:
                return self.scope.use("collections.abc", last)
            if name.startswith(("typing.", "enum.")):
                return self.scope.use(*name.split(".", 1))
            return self.scope.any()

        text = re.sub(r"[A-Za-z_][\w.]*", resolve, text)
        text = re.sub(r"\bCallable(?!\[)", f"Callable[..., {self.scope.any()}]", text)
        return re.sub(r"(?<![\w.])(list|Sequence|Iterator|Iterable)(?![\w\[])", rf"\1[{self.scope.any()}]", text)

    def signature(self, name: str, text: str) -> Function:
        """``def name(parameters) -> type`` as a function."""
        body, _, returns = text.partition("(")[2].rpartition(") -> ")
        parameters = []
        for parameter in _split(body):
            own, colon, annotation = parameter.partition(": ")
            annotation, equals, _ = annotation.partition(" = ")
            if not colon:
                own, equals, _ = (part.strip() for part in parameter.partition("="))
                annotation = "Any" if re.fullmatch(r"\*+\w+", own) else ""
            given = self.type(annotation) if annotation else ""
            parameters.append(Parameter(own, given, "..." if equals else ""))
        return Function(name, parameters, self.type(returns))

    def overloads(self, name: str, function: Any, *decorators: str) -> Iterator[Declaration]:
        """Every overload of a function of the bindings."""
        signatures = [text for text, *_ in getattr(function, "__nb_signature__", ()) if " -> " in text]
        signatures = [_SAID[name]] if name in _SAID else signatures
        if not signatures:
            yield Variable(name, self.scope.any())
        if len(signatures) > 1:
            decorators = (self.scope.use("typing", "overload"), *decorators)
        for text in signatures:
            declared = replace(self.signature(name, text.splitlines()[-1]), decorators=decorators)
            if name == "verify":
                # A spec's method of that name returns nothing; the class that users see has the host's.
                declared = replace(declared, returns=f"{declared.returns} | {self.scope.any()}")
            yield declared

    def member(self, name: str, value: Any) -> Iterator[Declaration]:
        if name in _SKIPPED or (name.startswith("_") and not name.startswith("__") and name not in _CAPSULES):
            return
        if inspect.isfunction(value):  # a guard of gpuir's may stand before the host's method, once patterns were used
            value = inspect.unwrap(value)
        kind = type(value).__name__
        if isinstance(value, enum.EnumMeta):
            yield enumeration(name, value, self.scope)
        elif isinstance(value, enum.Enum):
            yield Variable(name, f"{self.scope.use('typing', 'ClassVar')}[{type(value).__name__}]")
        elif kind == "nb_static_property":
            yield Variable(name, f"{self.scope.use('typing', 'ClassVar')}[{self.scope.any()}]")
        elif isinstance(value, property):
            signature = getattr(inspect.unwrap(value.fget), "__nb_signature__", None) if value.fget else None
            returns = self.type(signature[0][0].rpartition(" -> ")[2]) if signature else self.scope.any()
            yield Property(name, returns, returns if value.fset is not None else None)
        elif kind in ("nb_method", "nb_func", "staticmethod", "classmethod"):
            function = inspect.unwrap(getattr(value, "__func__", value))
            first = (getattr(function, "__nb_signature__", None) or [("",)])[0][0].partition("(")[2]
            bound = () if first.startswith("self") else ("classmethod" if first.startswith("cls") else "staticmethod",)
            yield from self.overloads(name, function, *bound)
        elif inspect.isfunction(value):
            yield self.python(name, value)

    def python(self, name: str, function: Any) -> Function:
        """A function that the host has in Python; its annotations are texts."""
        parameters = []
        for parameter in inspect.signature(function).parameters.values():
            star = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
            annotation = parameter.annotation if isinstance(parameter.annotation, str) else "Any"
            default = "" if parameter.default is parameter.empty else "..."
            given = "" if parameter.name == "self" else self.type(annotation)
            parameters.append(Parameter(star + parameter.name, given, default))
        returns = inspect.signature(function).return_annotation
        text = self.type(returns) if isinstance(returns, str) else "None" if name == "__init__" else self.scope.any()
        if hasattr(function, "__wrapped__"):  # made by contextlib.contextmanager
            text = f"{self.scope.use('contextlib', 'AbstractContextManager')}[{self.scope.any()}]"
        return Function(name, parameters, text)

    def cls(self, name: str, value: type) -> Class:
        header = getattr(value, "__nb_signature__", None)
        bases = [base.__name__ for base in value.__bases__ if base.__name__ in self.classes and base.__name__ != name]
        bases += ["Exception"] * (issubclass(value, Exception) and not bases)
        if isinstance(header, str) and "[" in header:
            bases = [self.type(header.partition("(")[2].rpartition(")")[0])]
        elif "__class_getitem__" in vars(value):
            # `ArrayAttr[IntegerAttr]` and the like: parameters for the reader, nothing that a checker follows.
            bases.append("_Parameterised")
        members: list[Declaration] = []
        sequence = re.search(r"Sequence\[(\w+)\]", bases[0] if bases else "")
        if sequence:
            # These are slots of the class, without a signature.
            members.append(Function("__len__", [SELF], "int"))
            for index, element in (("int", sequence[1]), ("slice", name)):
                overload = (self.scope.use("typing", "overload"),)
                members.append(Function("__getitem__", [SELF, Parameter("index", index)], element, None, overload))
        # Python iterates over what is indexed by numbers; checkers do not.
        items = getattr(vars(value).get("__getitem__"), "__nb_signature__", ()) if "__iter__" not in vars(value) else ()
        for text, *_ in items:
            element = re.search(r": int, /\) -> (.*)", text)
            if element and not sequence:
                iterator = self.scope.use("collections.abc", "Iterator")
                members.append(Function("__iter__", [SELF], f"{iterator}[{self.type(element[1])}]"))
        # The host puts a Python class of the same name over some of the bindings' own.
        # Which of them it puts there may change, since guards come with the first pattern; their order does not.
        layers = [base for base in value.__bases__ if base.__name__ == name] + [value]
        merged = {member: inner for cls in layers for member, inner in vars(cls).items()}
        for member, inner in merged.items():
            members += self.member(member, inner)
        return Class(name, bases, members=members)

    def module(self) -> Module:
        anything = self.scope.any()
        item = Function("__class_getitem__", [Parameter("cls"), Parameter("item", anything)], anything)
        variable = self.scope.use("typing_extensions", "TypeVar")
        module = Module(self.scope, HOST)
        module.members += [Variable("_T", value=f'{variable}("_T", default={anything})')]
        module.members += [Class("_Parameterised", members=[item])]
        classes = {name: value for name, value in self.classes.items() if name[:2] != "__"}
        for name, value in sorted(classes.items(), key=lambda pair: (len(pair[1].__mro__), pair[0])):
            if name.startswith("_") and not any(value in other.__bases__ for other in classes.values()):
                continue
            is_enum = isinstance(value, enum.EnumMeta)
            module.members.append(enumeration(name, value, self.scope) if is_enum else self.cls(name, value))
        for name, value in vars(ir).items():
            if name[0] == "_" or isinstance(value, type):
                continue
            if inspect.isfunction(value) and value.__module__ == ir.__name__:
                module.members.append(self.python(name, value))
            elif hasattr(value, "__nb_signature__"):
                module.members += self.overloads(name, value)
        return module


def _split(text: str) -> list[str]:
    """Parameters at the commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and not depth:
            parts.append(text[start:index].strip())
            start = index + 1
    return [part for part in [*parts, text[start:].strip()] if part]


def enumeration(name: str, cls: Any, scope: Scope) -> Class:
    """An enum that is no gpuir spec's."""
    base = next(base for base in cls.__mro__[1:] if base.__module__ == "enum")
    cases = [Variable(case, value=repr(member.value)) for case, member in cls.__members__.items()]
    return Class(name, [scope.use("enum", base.__name__)], members=cases)


# The host's dialects -------------------------------------------------------------------------------------------------


class HostDialect:
    """The stub of one of the host's dialects, or of gpuir's package over one."""

    def __init__(self, name: str):
        self.module = importlib.import_module(name)
        self.scope = Scope(name)
        self.names = {n: v for n, v in vars(self.module).items() if not n.startswith("_")}
        self.classes = {n: v for n, v in self.names.items() if isinstance(v, type) and self._declares(v)}
        self.scope.own = dict(self.classes)

    def _declares(self, cls: type) -> bool:
        """Whether it is an op, an attribute, a type or an enum of the dialect, and not what the module imports."""
        if isinstance(cls, enum.EnumMeta):
            return "_gen" in cls.__module__
        return issubclass(cls, (ir.OpView, ir.Attribute, ir.Type)) and getattr(ir, cls.__name__, None) is not cls

    def pass_through(self) -> Module:
        """The stub of a module that is the host's own."""
        own = re.compile(rf"{re.escape(self.module.__name__)}(\.|$)|.*\._\w+_gen$")
        module = Module(self.scope, HOST, self._classes(self.classes))
        for name, value in self.names.items():
            if inspect.isfunction(value) and own.match(value.__module__):
                function = python_function(value, name, self.scope, doc=False)
                module.members.append(replace(function, parameters=self._widened(function.parameters)))
            elif hasattr(value, "__nb_signature__") or type(value).__module__.startswith(self.module.__name__):
                module.members.append(Variable(name, self.scope.any()))
        return module

    def _widened(self, parameters: list[Parameter]) -> list[Parameter]:
        """Operands are ops and numbers too (`gpuir.ods.host_classes`)."""
        value = re.escape(self.scope.host("Value"))
        ops = f"{self.scope.host('OpView')} | {self.scope.host('Operation')}"
        one = re.compile(rf"{value}(\[[\w.]+\])?")
        several = re.compile(rf"(Sequence|list)\[({one.pattern})\]")
        widened = []
        for parameter in parameters:
            kind, bar, none = parameter.type.partition(" | None")
            others = ops if re.search(r"\[[\w.]*(?<!Index)(?<!Float)(?<!Integer)Type\]", kind) else f"{ops} | float"
            listed = several.fullmatch(kind)
            if one.fullmatch(kind):
                parameter = replace(parameter, type=f"{kind} | {others}{bar}{none}")
            elif listed:
                element = f"{listed[2]} | {others}"
                parameter = replace(parameter, type=f"{self.scope.sequence(element)} | {element}{bar}{none}")
            widened.append(parameter)
        return widened

    def package(self) -> Module:
        """The stub of a package of gpuir over the host's module: kinder builders, and what its `__init__` imports."""
        tree = ast.parse(Path(str(self.module.__file__)).read_text())
        module = Module(self.scope, HOST)
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{self.module.__name__}."):
                names = [alias.asname or alias.name for alias in node.names]
                module.exported += [
                    self.scope.use(str(node.module), n) for n in names if n[0] != "_" and n not in self.classes
                ]
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):  # `memory = _types.memory`
                name = node.targets[0].id
                if name[0] != "_":
                    module.exported.append(self.scope.use(self.names[name].__module__, name))
        classes = {name: cls for name, cls in self.classes.items() if name not in module.exported}
        module.members = self._classes(classes)
        for name, value in self.names.items():
            signature = getattr(value, "signature", None)
            if isinstance(signature, Signature) and name not in module.exported:
                module.members += self._builder(name, signature)
        module.exported += [member.name for member in module.members]
        return module

    def _classes(self, classes: dict[str, Any]) -> list[Declaration]:
        enums = [cls for cls in classes.values() if isinstance(cls, enum.EnumMeta)]
        members: list[Declaration] = [enumeration(cls.__name__, cls, self.scope) for cls in enums]
        return members + [self._class(name, cls) for name, cls in classes.items() if cls not in enums]

    def _class(self, name: str, cls: Any) -> Class:
        kind = next(kind for kind in (ir.OpView, ir.Attribute, ir.Type) if issubclass(cls, kind))
        members: dict[str, Declaration | None] = {}
        if kind is ir.OpView:
            members["__init__"] = Function("__init__", self._widened(python_parameters(cls.__init__, self.scope)))
        # From the class down to the host's base: what is first counts.
        for base in cls.__mro__[: cls.__mro__.index(kind)]:
            for member, value in vars(base).items():
                if not member.startswith("_") and member not in members:
                    members[member] = self._member(name, member, value)
        doc = None if kind is ir.OpView else _own_doc(cls)
        return Class(name, [self.scope.host(kind.__name__)], doc, [m for m in members.values() if m is not None])

    def _member(self, name: str, member: str, value: Any) -> Declaration | None:
        """A property or a method."""
        function = getattr(value, "__func__", value)
        if (
            isinstance(value, property)
            and not isinstance(value.fget, types.FunctionType)
            or type(function).__name__ in _NB
        ):
            return next(Bindings(self.scope).member(member, value), None)
        if isinstance(value, property):
            type_ = python_function(value.fget, member, self.scope).returns
            given = None
            if isinstance(value.fset, types.FunctionType):
                given = python_parameters(value.fset, self.scope)[1].type
            return Property(member, type_, given, _own_doc(value.fget), value.fdel is not None)
        if not isinstance(function, types.FunctionType):
            return None
        if member == "isinstance":
            return Function(member, [Parameter("other", self.scope.any())], "bool", None, ("staticmethod",))
        decorators = (type(value).__name__,) if isinstance(value, (staticmethod, classmethod)) else ()
        method = replace(python_function(function, member, self.scope), doc=_own_doc(function), decorators=decorators)
        if member == "get":
            method = replace(method, returns=name)
            if getattr(self.classes[name], "TEXTS", None) is not None:  # an enum's attribute
                case = Parameter("value", f"{name} | str | int")
                method = replace(method, parameters=[case if p.name == "value" else p for p in method.parameters])
        return method

    # Kinder builders of gpuir's packages -----------------------------------------------------------------------------

    def _builder(self, name: str, signature: Signature) -> list[Declaration]:
        none = " | None"
        location = [Parameter("loc", self.scope.host("Location") + none, "None")]
        location += [Parameter("ip", self.scope.host("InsertionPoint") + none, "None")]
        short, keyword = ([self._given(p) for p in part] for part in (signature.positional, signature.keyword))
        returns = {"op": "OpView", "result": "OpResult", "results": "OpResultList"}.get(signature.returns)
        result = self.scope.host(returns) if returns else self.scope.any()
        function = Function(name, [*short, KEYWORD_ONLY, *keyword, *location], result, f"`{signature.op}`")
        if not signature.host_form:
            return [function]
        full = [replace(self._given(signature[n]), default="") for n in signature.host_form]
        rest = [self._given(p) for p in signature.keyword if p.name not in signature.host_form]
        overload = (self.scope.use("typing", "overload"),)
        host_form = Function(name, [*full, KEYWORD_ONLY, *rest, *location], result, None, overload)
        return [replace(function, decorators=overload), host_form]

    def _given(self, parameter: BuilderParameter) -> Parameter:
        text = parameter.python

        def resolve(match: re.Match[str]) -> str:
            word = match[0]
            if word in self.classes or hasattr(builtins, word):
                return word
            if word == "Sequence":
                return self.scope.use("collections.abc", word)
            return self.scope.host(word) if hasattr(ir, word) else self.scope.any()

        none = " | None" if parameter.default is None and text != "Any" else ""
        default = "" if parameter.required else repr(parameter.default)
        return Parameter(parameter.name, re.sub(r"[A-Za-z_]\w*", resolve, text) + none, default)


def _own_doc(value: Any) -> str | None:
    """The docstring, where it is gpuir's own."""
    return value.__doc__ if value.__module__.startswith("gpuir.") else None


# Roots of patterns ---------------------------------------------------------------------------------------------------

#: mypy compares overloads with each other, which takes minutes for these, unless it reports nothing of a file.
_UNCHECKED = "# mypy: ignore-errors"


def pattern_roots() -> Module:
    """The stub of gpuir.passes.roots, a module for checkers alone: the class of each op that a pattern may have as its root."""
    scope = Scope("gpuir.passes.roots")
    overload, literal = (scope.use("typing", name) for name in ("overload", "Literal"))
    on = scope.use("gpuir.passes.registry", "PatternOn")
    options = Parameter("**options", f"{scope.use('typing_extensions', 'Unpack')}[Options]")
    optional = scope.use("typing_extensions", "NotRequired")
    op = Variable("OpT", value=f'{scope.use("typing", "TypeVar")}("OpT", bound={scope.host("OpView")})')

    def root(given: str, view: str) -> Function:
        return Function("__call__", [SELF, Parameter("root", given), options], f"{on}[{view}]", None, (overload,))

    classes: dict[str, str] = {}
    for package in (*(f"gpuir.dialects.{name}" for name in UPSTREAM), *PACKAGES):
        dialect = HostDialect(package if package in PACKAGES else f"{host.name}.{package.partition('.')[2]}")
        for name, cls in dialect.classes.items():
            if issubclass(cls, ir.OpView) and cls.OPERATION_NAME.partition(".")[0] == package.rpartition(".")[2]:
                module_name = scope.use(*package.rsplit(".", 1))
                classes[cls.OPERATION_NAME] = f"{module_name}.{name}"
    for own in map(dialect_of, BUNDLED):
        for cls in own.ops.values() if own is not None and own.namespace != "transform.apply_patterns" else ():
            classes[cls.spec.name] = f"{cls.__module__}.{cls.__name__}"
            scope.modules.add(cls.__module__)
    overloads = [root(f'{literal}["{name}"]', view) for name, view in sorted(classes.items())]
    overloads += [root("type[OpT]", "OpT"), root(scope.any(), scope.any())]
    module = Module(scope, HOST, [op], options=_UNCHECKED)
    fields = [
        Variable("name", "str"),
        Variable("benefit", f"{optional}[int]"),
        Variable("ambient", f"{optional}[bool]"),
    ]
    module.members.append(Class("Options", [scope.use("typing", "TypedDict")], members=fields))
    module.members.append(Class("PatternDecorator", [scope.use("typing", "Protocol")], members=overloads))
    return module


# Transform ops in Python ---------------------------------------------------------------------------------------------


def _taken(parameter: BuilderParameter) -> Parameter:
    """What a builder of `transform.nvgpu` takes."""
    hint = re.sub(r"\b(?=(?:Value|OpView|Operation|Type|IntegerAttr|UnitAttr)\b)", "ir.", parameter.python)
    return Parameter(
        parameter.name, hint if parameter.required else f"{hint} | None", "" if parameter.required else "None"
    )


def _accessed(parameter: BuilderParameter) -> str:
    """What its accessor gives."""
    if parameter.role == "attribute":
        return (
            "bool" if parameter.python == "bool" else "ir.IntegerAttr" if parameter.required else "ir.Attribute | None"
        )
    return "ir.OpResult" if parameter.role == "result" else "ir.Value"


def _settable(parameter: BuilderParameter) -> str | None:
    """What the setter of its accessor takes."""
    given = parameter.role == "attribute" and (parameter.required or parameter.python.startswith("bool"))
    return _taken(parameter).type if given else None


def transform_ops() -> Module:
    """The stub of gpuir.dialects.transform.nvgpu: its names come from the host, or from its table where it has none."""
    scope = Scope(transform_nvgpu.__name__)
    module = Module(scope, "the module's table: `make docs` writes it")
    module.members.append(enumeration("FailurePropagationMode", transform_nvgpu.FailurePropagationMode, scope))
    location = [
        Parameter(name, f"{scope.host(cls)} | None", "None")
        for name, cls in (("loc", "Location"), ("ip", "InsertionPoint"))
    ]
    functions: list[Declaration] = []
    for name, signature in transform_nvgpu.SIGNATURES.items():
        positional, keyword = ([_taken(p) for p in part] for part in (signature.positional, signature.keyword))
        taken = [*positional, KEYWORD_ONLY, *keyword, *location]
        members: list[Declaration] = [Variable("OPERATION_NAME", "str"), Function("__init__", [SELF, *taken])]
        members += [Property(p.name, _accessed(p), _settable(p)) for p in signature]
        module.members.append(Class(name, ["ir.OpView"], signature.doc, members))
        returns = "ir.OpResult" if signature.returns == "result" else name
        functions.append(Function(signature.op.partition(".")[2].replace(".", "_"), taken, returns, signature.doc))
    module.members += [*functions, Variable("SPEC_CLASSES", "tuple[type[ir.OpView], ...]")]
    return module


def host_stubs() -> dict[str, Module]:
    """The stubs by the names of their modules."""
    return {
        "gpuir.ir": Bindings(Scope("gpuir.ir")).module(),
        **{f"gpuir.dialects.{name}": HostDialect(f"{host.name}.dialects.{name}").pass_through() for name in UPSTREAM},
        **{name: HostDialect(name).package() for name in PACKAGES},
        "gpuir.passes.roots": pattern_roots(),
    }
