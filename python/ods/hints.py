"""Python types of what specs declare: which values a builder takes, what an accessor gives, spelled for one module."""

from __future__ import annotations

import builtins
import collections.abc
import inspect
import re
import types
from typing import Any, TypeVar, Union, get_args, get_origin

from gpuir.host import ir
from gpuir.ods import constraints as c
from gpuir.ods.dialect import DIALECTS, Dialect

#: Columns of a line.
WIDTH = 120
#: Attributes of the host that stand for Python values where a list of them is made.
_ELEMENTS = {
    "AffineMap": "AffineMapAttr", "Type": "TypeAttr", "bool": "BoolAttr", "float": "FloatAttr", "int": "IntegerAttr",
    "str": "StringAttr",
}  # fmt: skip
#: Built-in generic classes, and what is in them where an annotation does not say.
_BARE: dict[Any, tuple[Any, ...]] = {dict: (str, Any), list: (Any,), tuple: (Any, ...)}


class Scope:
    """The names that one stub uses: gives types their spelling in it and collects its imports."""

    def __init__(self, module: str, dialect: Dialect | None = None):
        self.module, self.dialect = module, dialect
        self.imports: dict[str, set[str]] = {}
        self.modules: set[str] = set()
        #: Classes that the stub declares although another module has made them.
        self.own: dict[str, type] = {}

    def use(self, module: str, name: str) -> str:
        """The name, imported from a module."""
        if module not in (self.module, "builtins") and name not in self.own:
            self.imports.setdefault(module, set()).add(name)
        return name

    def any(self) -> str:
        """``Any``."""
        return self.use("typing", "Any")

    def host(self, name: str) -> str:
        """A name of the host's ``ir``."""
        return f"{self.use('gpuir.host', 'ir')}.{name}"

    def sequence(self, element: str) -> str:
        """``Sequence[element]``."""
        return f"{self.use('collections.abc', 'Sequence')}[{element}]"

    def of(self, cls: Any) -> str:
        """A class of the host or of gpuir."""
        name: str = cls.__name__
        return self.host(name) if getattr(ir, name, None) is cls else self.use(cls.__module__, name)

    def find(self, word: str) -> Any:
        """The attribute, type or enum of that Python name, of the stub's dialect before others'."""
        for dialect in dict.fromkeys([*([self.dialect] if self.dialect else []), *DIALECTS.values()]):
            for definition in dialect.definitions.values():
                if definition.cls.__name__ == word:
                    return definition.cls
            if word in dialect.enums:
                return dialect.enums[word]
        return None

    # Hints of constraints and parameters -----------------------------------------------------------------------------

    def hint(self, text: str, *, given: bool, elements: bool = False) -> str:
        """A constraint's or parameter's `python` hint.

        `given` is for what Python hands over, as opposed to what an accessor returns; `elements` says that each value may
        be an attribute, too.
        """
        text = text.replace("list[", "Sequence[") if given else text.replace("Sequence[", "list[")
        return re.sub(r"\w+(?: \| \w+)*", lambda match: self._union(match[0].split(" | "), given, elements), text)

    def _union(self, words: list[str], given: bool, elements: bool) -> str:
        classes = {word: cls for word in words if (cls := self.find(word)) is not None}
        first = next((cls for cls in classes.values() if hasattr(cls, "spec")), None)
        names = []
        for word in words:
            if word in classes:
                names.append(self.of(classes[word]))
            elif word in ("str", "int") and (first is not None or (classes and not given)):
                continue  # said better below, or not what an accessor gives
            elif word == "Sequence":
                names.append(self.sequence("")[: -len("[]")])
            elif word == "Any":
                names.append(self.any())
            elif word in ("dict", "DictAttr"):
                names += [self.host("DictAttr")] * (word == "DictAttr")
                names += [f"dict[str, {self.any()}]"] * (given or word == "dict")
            else:
                names.append(word if hasattr(builtins, word) else self.host(word))
            if elements and word in _ELEMENTS:
                names.append(self.host(_ELEMENTS[word]))
        if given and first is not None:
            names += self._makings(first)
        return " | ".join(dict.fromkeys(names))

    def _makings(self, cls: Any) -> list[str]:
        """What `cls.get` is handed where a value of `cls` is wanted: its first parameter, or all of them."""
        fields = cls.spec.fields
        several = [f"tuple[{self.any()}, ...]"] if len(fields) > 1 else []
        if not fields or any(field.required for field in fields[1:]):
            return several
        return [*self.hint(fields[0].parameter.python, given=True).split(" | "), *several]

    def attribute_given(self, constraint: c.AttrConstraint) -> str:
        """What a builder or setter takes for an attribute."""
        if constraint.unit:
            return "bool"
        if constraint is c.ArrayAttr:
            return f"{self.sequence(self.any())} | {self.host('ArrayAttr')}"
        elements = constraint.classes == (ir.ArrayAttr,)
        names = self.hint(constraint.python, given=True, elements=elements).split(" | ") if elements else None
        hint = " | ".join(names) if names else self.hint(constraint.python, given=True)
        more = [self.of(cls) for cls in constraint.classes]
        return " | ".join([hint, *(name for name in more if name not in hint.split(" | "))])

    def attribute_found(self, constraint: c.AttrConstraint) -> str:
        """What the accessor of an attribute gives."""
        return "bool" if constraint.unit else " | ".join(map(self.of, constraint.classes))

    # Hand-written functions ------------------------------------------------------------------------------------------

    def annotation(self, annotation: Any, names: dict[str, Any]) -> str:
        """A function's own annotation; `names` are its module's globals."""
        if not isinstance(annotation, str):
            return self._object(annotation)

        def resolve(match: re.Match[str]) -> str:
            root = match[0].partition(".")[0]
            value = names.get(root, getattr(builtins, root, None))
            if value is ir:
                return self.host(match[0].partition(".")[2])
            if isinstance(value, types.ModuleType):
                self.modules.add(value.__name__)
                return match[0]
            if value is None and root != "None":
                return self.any()
            if get_origin(value) in (Union, types.UnionType) or isinstance(value, str):  # an alias
                return self.use(str(names.get("__name__")), match[0])
            module = getattr(value, "__module__", None)
            return match[0] if module in (None, "builtins") else self.use(module, match[0])

        return re.sub(r"[A-Za-z_][\w.]*", resolve, annotation)

    def _object(self, annotation: Any) -> str:
        """An annotation that is an object, as the host's are."""
        if annotation is inspect.Parameter.empty or isinstance(annotation, (str, TypeVar)):
            return self.any()
        origin, inside = get_origin(annotation), get_args(annotation)
        if origin in (Union, types.UnionType):
            words = list(dict.fromkeys(map(self._object, inside)))
            return "Any" if "Any" in words else " | ".join(words)
        base = origin or annotation
        if base in (None, type(None)):
            return "None"
        if base is ...:
            return "..."
        if base is collections.abc.Callable:
            return f"{self.use('collections.abc', 'Callable')}[..., {self.any()}]"
        if base is collections.abc.Sequence:
            return self.sequence(self._object(inside[0]) if inside else self.any())
        inside = inside or _BARE.get(base, ())
        arguments = f"[{', '.join(map(self._object, inside))}]" if inside else ""
        name = getattr(base, "__name__", "")
        if getattr(builtins, name, None) is base:
            return name + arguments
        if getattr(ir, name, None) is base:
            return self.host(name) + arguments
        own = self.own.get(name)
        if own is not None and isinstance(base, type) and issubclass(own, base):
            return name
        if getattr(base, "__module__", "").startswith("gpuir."):
            return self.use(base.__module__, name)
        return self.any()

    # Output ----------------------------------------------------------------------------------------------------------

    def header(self, body: str | None = None) -> str:
        """The import statements; with ``body`` of what it uses, since a type may be spelled and then not written."""
        words = None if body is None else set(re.findall(r"\w+", body))
        lines = [f"import {module}" for module in sorted(self.modules)]
        own: list[str] = []
        for module in sorted(self.imports):
            used = self.imports[module] if words is None else self.imports[module] & words
            names = sorted(used, key=import_order)
            if not names:
                continue
            line = f"from {module} import {', '.join(names)}"
            if len(line) > WIDTH:
                line = f"from {module} import (\n" + "".join(f"    {name},\n" for name in names) + ")"
            (own if module.partition(".")[0] == "gpuir" else lines).append(line)
        return "\n\n".join("\n".join(part) for part in (lines, own) if part)


def import_order(name: str) -> tuple[int, str, str]:
    """Constants, classes, the rest, as import sorters have it."""
    return (0 if name.isupper() and len(name) > 1 else 1 if name[:1].isupper() else 2, name.lower(), name)
