"""Attributes and types of a dialect, declared as classes; instances are the host's dynamic attributes and types.

class LaneIdAttr(IREE_GPU.Attr, name="lane_id"):
    \"\"\"Maps an scf.forall to the lanes of a subgroup.\"\"\"
    dim: Param[Int64]
    assembly = "`<` $dim `>`"
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

from gpuir.collecting import no_collections
from gpuir.errors import SpecError
from gpuir.host import context_of, ir
from gpuir.ods.declaring import name_and_default, plain
from gpuir.ods.enums import BitEnum, IntEnum
from gpuir.ods.format import Literal, parse_format
from gpuir.ods.format_checks import check_definition_format
from gpuir.ods.markers import bare
from gpuir.ods.names import PARAMETER_RESERVED, python_name
from gpuir.ods.parameters import ABSENT, Parameter, enum_parameter, own_parameter
from gpuir.ods.releases import Range, Release, rules_of

if TYPE_CHECKING:
    from gpuir.ods.dialect import Dialect

_MISSING = object()
_Class = TypeVar("_Class", bound=type)


class Param:
    """Marks a parameter in a class body: ``dim: Param[Int64]``, ``chip: Param[ChipAttr] | None``, ``n: Param[Int64] = 1``."""

    def __init__(self, parameter: Parameter, optional: bool = False):
        self.parameter, self.optional = parameter, optional

    def __class_getitem__(cls, item: Any) -> Param:
        item = bare(item)
        if isinstance(item, type) and hasattr(item, "spec"):
            return cls(own_parameter(item))
        if isinstance(item, type) and issubclass(item, (IntEnum, BitEnum)):
            return cls(enum_parameter(item))
        if not isinstance(item, Parameter):
            raise SpecError(f"Param[...] takes a parameter kind, an enum, or an own attribute or type, got {item!r}")
        return cls(item)

    def __or__(self, other: None) -> Param:
        return Param(self.parameter, optional=True)


@dataclasses.dataclass
class Field:
    """One parameter of a definition."""

    name: str
    parameter: Parameter
    optional: bool
    default: Any = _MISSING
    #: The releases that say it under its name; None: all.
    releases: Range | None = None

    @property
    def python(self) -> str:
        """The name in Python: snake_case of the document's."""
        return python_name(self.name, PARAMETER_RESERVED)

    @property
    def required(self) -> bool:
        return not self.optional and self.default is _MISSING

    def default_text(self) -> str:
        """Host text of the value that is left out when printed; the empty string where there is none."""
        if self.optional:
            return ABSENT
        if self.default is _MISSING:
            return ""
        if isinstance(self.default, bool):
            return "true" if self.default else "false"
        if self.default == ():  # an empty list
            return self.parameter.empty or ""
        return f"{self.default} : i64" if isinstance(self.default, int) else f'"{self.default}"'


class Spelling:
    """A key that some releases write for what others say by parameters' names; its kind is what `Param` takes."""

    def __init__(self, kind: Any, releases: str):
        self.parameter = Param.__class_getitem__(kind).parameter
        self.releases = releases


@dataclasses.dataclass(frozen=True)
class Unset:
    """The host text of a parameter that the system reads from memory that nobody has set, where a text leaves it out.

    Args:
        text: what gpuir takes.
        releases: which of them do so; others refuse the text.
    """

    text: str
    releases: str = ""


class Definition:
    """What is known of one attribute or type: its names, parameters and format."""

    def __init__(self, cls: type, dialect: Dialect, name: str, sigil: str):
        self.cls, self.dialect, self.name, self.sigil = cls, dialect, name, sigil
        self.full_name = f"{dialect.namespace}.{name}"
        self.host_name = dialect.mangle(name)
        self.host_full_name = f"{dialect.host}.{self.host_name}"
        self.summary = (inspect.getdoc(cls) or "").partition("\n")[0]
        self.fields = [
            self._field(n, a) for n, a in inspect.get_annotations(cls, eval_str=True).items() if not n.startswith("_")
        ]
        self.assembly: str | None = cls.__dict__.get("assembly")
        #: The releases that have it; None: all.
        self.releases = dialect.range(cls.__dict__.get("releases", ""))
        #: Older names, with the releases that have them; without the namespace, or with that of another dialect.
        self.was = {name: dialect.system_range(releases) for name, releases in cls.__dict__.get("was", {}).items()}
        #: ``formerly(values)``: brings host texts of parameters, by name, that were read under an older name of the attribute
        #: or of its dialect to what they are today; it may give another definition, and the values for that.
        self.formerly: Callable[[dict[str, str]], tuple[Definition, dict[str, str]] | None] | None = plain(
            cls.__dict__.get("formerly")
        )
        #: Whether what was read under an older name is verified only where it is brought to today's form.
        self.verified_upgraded = bool(cls.__dict__.get("verified_upgraded", False))
        #: Base name of the alias that the printer makes, or None.
        self.alias: str | None = cls.__dict__.get("alias")
        #: Keys under which the host refuses the attribute, and the discardable key that takes its place.
        self.relocate: dict[str, str] = cls.__dict__.get("relocate", {})
        if self.fields and self.assembly is None:
            self.assembly = "`<` params `>`"
        #: Further keys of ``struct`` and ``dictionary`` formats, by name; `canonical` makes parameters of them.
        self.spellings: dict[str, Spelling] = cls.__dict__.get("spellings", {})
        #: Keys that a text has to have, of a definition with `spell`: without them others have what `left_out` or their
        #: kind has for that.
        self.needed: tuple[str, ...] = cls.__dict__.get("needed", ())
        #: Host texts of parameters that a text leaves out, where these are not what their kind has for that.
        self.left_out: dict[str, str | Unset] = cls.__dict__.get("left_out", {})
        #: Whether entries that a ``dictionary`` has beyond those of the release are passed over, not refused; the keys with
        #: all of which they are.
        self.ignores_unknown: bool | tuple[str, ...] = cls.__dict__.get("ignores_unknown", False)
        #: ``spell(values, release)``: the keys and their host texts in the order in which a release prints them.
        self.spell: Callable[[dict[str, str], Release], dict[str, str]] | None = plain(cls.__dict__.get("spell"))
        #: ``carry(values, source, release)`` changes parameters' host texts where what one release made is printed for another:
        #: it raises ValueError where the other cannot say it.
        self.carry: Callable[[dict[str, str], Release, Release], None] | None = plain(cls.__dict__.get("carry"))
        #: ``canonical(values)`` or ``canonical(values, told)`` changes parameters' host texts, by name, to the form that equal
        #: values share; it raises ValueError for values that do not go together. It may return the releases, ``"3.6-"``, that
        #: alone have such values, or several ranges with blanks between them, all of which say so. `told` is the release that
        #: the text is said to be of; None where nothing is said, or there is no text.
        self.canonical: Callable[[dict[str, str], Release | None], str | None] | None = _with_release(
            plain(cls.__dict__.get("canonical"))
        )
        #: Converts the one required parameter of a definition that has no verification of its own.
        self.single = self.fields[0].parameter.convert if self._is_single() else None
        #: What only some releases ask of it where an op has it.
        self.release_rules = rules_of(cls, dialect.system)
        #: Whether `verify` is declared, to run on every attribute or type that is made. It may return releases as `canonical`.
        #: `check_built` raises ValueError for what releases read and make nothing of; it runs on what Python builds.
        self.verifies = "verify" in cls.__dict__
        #: The format of what follows the name in text.
        self.format = parse_format(self.assembly or "", f"{sigil}{self.full_name}")
        check_definition_format(self, self.format)

    @property
    def begins_with_bracket(self) -> bool:
        """Whether the format begins with ``<``."""
        return bool(self.format) and self.format[0] == Literal("<")

    def _is_single(self) -> bool:
        own_checks = "verify" in self.cls.__dict__ or self.canonical is not None
        return len(self.fields) == 1 and self.fields[0].required and not own_checks

    def _field(self, name: str, annotation: Any) -> Field:
        where = f"{self.sigil}{self.full_name}"
        if not isinstance(annotation, Param):
            raise SpecError(f"{where}: parameter '{name}' must be annotated Param[...], found {annotation!r}")
        name, default, releases = name_and_default(self.cls, name, _MISSING, PARAMETER_RESERVED)
        return Field(name, annotation.parameter, annotation.optional, default, self.dialect.range(releases))

    def host_spelling(self, parts: list[str]) -> str:
        """The host's text for parameters in the host's text."""
        return f"{self.sigil}{self.host_full_name}" + (f"<{', '.join(parts)}>" if parts else "")


def _with_release(canonical: Any) -> Any:
    """The function with a second parameter, whether or not it asks for the release."""
    if canonical is None or len(inspect.signature(canonical).parameters) > 1:
        return canonical
    return lambda values, told: canonical(values)


@no_collections()
def make_class(cls: type, dialect: Dialect, name: str, sigil: str) -> None:
    """Completes the class of an attribute or type: its spec, accessors and `get`."""
    spec = Definition(cls, dialect, name, sigil)
    cls.spec = spec  # type: ignore[attr-defined]
    setattr(cls, "attr_name" if sigil == "#" else "type_name", f"{spec.host_full_name}")
    for index, field in enumerate(spec.fields):
        if field.name != field.python and field.name in cls.__dict__:
            delattr(cls, field.name)  # the default, which stands under the document's name
        setattr(cls, field.python, property(_accessor(index, field), doc=f"{field.parameter.summary}"))
    dialect.add_definition(spec)


def _accessor(index: int, field: Field) -> Callable[[Any], Any]:
    value, optional = field.parameter.value, field.optional

    def get(self: Any) -> Any:
        attribute = self.params[index].maybe_downcast()
        return None if optional and isinstance(attribute, ir.UnitAttr) else value(attribute)

    return get


class _Definition:
    """What attributes and types share; its members are copied, the host's classes take one base only."""

    spec: Definition

    if TYPE_CHECKING:

        @classmethod
        def _make(cls, parameters: list[ir.Attribute]) -> Any:
            """The instance with those parameters in the host."""

    @classmethod
    def get(cls, *args: Any, context: ir.Context | None = None, **kwargs: Any) -> Any:
        """Makes the attribute or type; parameters by position or keyword, as Python values."""
        spec = cls.spec
        if context is None:
            context = context_of(None, f"{cls.__name__}.get")
            spec.dialect.load(context)
            if len(args) == 1 and not kwargs and spec.single is not None:
                # The common case: `MMAAttr.get("...")`, and what builders do for strings.
                try:
                    return cls._make([spec.single(args[0])])
                except (TypeError, ValueError) as error:
                    raise type(error)(f"{cls.__name__}.get: parameter '{spec.fields[0].name}': {error}") from None
        else:
            spec.dialect.load(context)
        fields = spec.fields
        where = f"{cls.__name__}.get"
        if len(args) > len(fields):
            raise TypeError(
                f"{where} takes {len(fields)} parameters ({', '.join(x.python for x in fields)}), got {len(args)}"
            )
        given = dict(zip((field.python for field in fields), args, strict=False))
        for key, value in kwargs.items():
            if key in given or key not in {field.python for field in fields}:
                raise TypeError(
                    f"{where}: {'repeated' if key in given else 'unknown'} parameter '{key}'; it has {', '.join(x.python for x in fields)}"
                )
            given[key] = value
        with context:
            parameters = []
            for field in fields:
                value = given.get(field.python, _MISSING)
                if value is _MISSING or (value is None and field.optional):
                    if field.required:
                        raise TypeError(f"{where}: missing parameter '{field.python}' ({field.parameter.summary})")
                    value = ir.UnitAttr.get() if field.optional else field.default
                try:
                    parameters.append(value if isinstance(value, ir.UnitAttr) else field.parameter.convert(value))
                except (TypeError, ValueError) as error:
                    raise type(error)(f"{where}: parameter '{field.python}': {error}") from None
            if spec.canonical is not None:
                texts = {x.name: ir.Attribute.__str__(a) for x, a in zip(fields, parameters, strict=True)}
                try:
                    spec.canonical(texts, None)
                except ValueError as error:
                    raise ValueError(f"{spec.sigil}{spec.full_name}: {error}") from None
                parameters = [ir.Attribute.parse(text) for text in texts.values()]
            made = cls._make(parameters)
            verify = getattr(made, "verify", None)
            if verify is not None:
                verify()
            check_built = getattr(made, "check_built", None)
            if check_built is not None:
                check_built()
            return made

    def __str__(self) -> str:
        return _text_of(cast("ir.Attribute | ir.Type", self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{type(self).__name__} cannot be pickled: it belongs to a context; pickle its text")


def _host_text(value: ir.Attribute | ir.Type) -> str:
    return ir.Type.__str__(value) if isinstance(value, ir.Type) else ir.Attribute.__str__(value)


_text_of: Callable[[ir.Attribute | ir.Type], str] = _host_text


def print_with(text_of: Callable[[ir.Attribute | ir.Type], str]) -> None:
    """Sets what ``str`` gives for own attributes and types; `gpuir.assembly`, which knows their formats, calls it."""
    global _text_of
    _text_of = text_of


def share(members: type) -> Callable[[_Class], _Class]:
    """Class decorator: copies another class's members (the host's classes cannot have a second base)."""

    @no_collections()
    def add(cls: _Class) -> _Class:
        for name, value in members.__dict__.items():
            if name not in (
                "__dict__",
                "__weakref__",
                "__doc__",
                "__module__",
                "__annotations__",
                "__firstlineno__",
                "__static_attributes__",
            ):
                setattr(cls, name, value)
        return cls

    return add


if TYPE_CHECKING:

    class _AttributeMembers(_Definition, ir.DynamicAttr):
        def verify(self) -> Any:
            """Raises ValueError for parameters that do not go together; optional."""

    class _TypeMembers(_Definition, ir.DynamicType):
        def verify(self) -> Any:
            """Raises ValueError for parameters that do not go together; optional."""

else:
    _AttributeMembers, _TypeMembers = ir.DynamicAttr, ir.DynamicType


@share(_Definition)
class AttrBase(_AttributeMembers):
    """Base of a dialect's attributes."""

    @classmethod
    def _make(cls, parameters: list[ir.Attribute]) -> Any:
        return cls(ir.DynamicAttr.get(cls.spec.host_full_name, parameters))


@share(_Definition)
class TypeBase(_TypeMembers):
    """Base of a dialect's types."""

    @classmethod
    def _make(cls, parameters: list[ir.Attribute]) -> Any:
        return cls(ir.DynamicType.get(cls.spec.host_full_name, parameters))
