"""A dialect: the namespace, its ops, attributes, types and directives, and how it gets into a context."""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.errors import SpecError
from gpuir.host import ir
from gpuir.importing import import_module
from gpuir.ods.accessors import make_op
from gpuir.ods.declaring import declaring, place_of
from gpuir.ods.definitions import AttrBase, Definition, TypeBase, make_class
from gpuir.ods.irdl import dialect_text
from gpuir.ods.loading import load
from gpuir.ods.operation import OPS, OpBase, OpSpec
from gpuir.ods.releases import Range, Release, System

#: Every dialect that was declared, by the document's namespace.
DIALECTS: dict[str, Dialect] = {}

_registrations = itertools.count()
_last_registration = next(_registrations)


def registrations() -> int:
    """A number that changes with each dialect, op, attribute, type and directive that is declared."""
    return _last_registration


def _register() -> None:
    global _last_registration
    _last_registration = next(_registrations)


#: Where a dialect of gpuir is declared; imported when its namespace first turns up in a text or a builder.
BUNDLED: dict[str, str] = {
    "iree_gpu": "gpuir.dialects.iree_gpu",
    "iree_codegen": "gpuir.dialects.iree_codegen",
    "iree_vector_ext": "gpuir.dialects.iree_vector_ext",
    "gpuir_nv": "gpuir.dialects.iree_gpu.nvidia",
    "tt": "gpuir.dialects.tt",
    "ttg": "gpuir.dialects.ttg",
    "ttng": "gpuir.dialects.ttng",
    "gluon": "gpuir.dialects.gluon",
    "nvws": "gpuir.dialects.nvws",
    "proton": "gpuir.dialects.proton",
    "proton_gpu": "gpuir.dialects.proton_gpu",
    "tti": "gpuir.dialects.tti",
    "amdg": "gpuir.dialects.amdg",
    "transform.apply_patterns": "gpuir.passes.pattern_ops",
    "transform.gpuir": "gpuir.dialects.transform.steps",
    "transform.iree": "gpuir.dialects.transform.iree",
}

#: Older namespaces of bundled dialects, and what these are called today.
FORMER: dict[str, str] = {"amdgpu": "amdg", "triton_gpu": "ttg", "triton_nvidia_gpu": "ttng"}

#: How names of ops begin that older releases have in another dialect, and the dialect that has the ops today.
MOVED: dict[str, str] = {"tt.reinterpret_tensor_descriptor": "ttng", "tt.experimental_tensormap_": "ttng"}

#: Ops of upstream's that older releases of a system spell otherwise (`gpuir.ods.masks`): how their names begin, the
#: dialect that says so, and those beside which they are the system's: with one of these in a text it is imported.
SPELLED_OTHERWISE: dict[str, tuple[str, frozenset[str]]] = {"rocdl.sched.": ("amdg", frozenset(("tt", "ttg")))}

T = TypeVar("T")

_HOST_NAME = re.compile(r"[a-z_][a-z0-9_]*\Z")


class Dialect:
    """One dialect, declared once.

    Args:
        namespace: the document's, e.g. ``"iree_gpu"``, or a prefix inside an upstream dialect, e.g. ``"transform.iree"``.
        host: the namespace in the host, when it must differ (a C++ dialect there cannot be extended).
        depends: namespaces of dialects whose attributes and types this one's constraints name.
        shared: whether upstream has ops under the namespace too, so that an unknown name is upstream's business.
        system: whose releases the dialect's specs speak of.
        was: older namespaces of the dialect, with the releases that have them.
        gone: ops of older releases that no printed one has a form for, without the namespace, and why they are refused.
        verifies_ir_only: whether its ops' verification looks at nothing but IR, so that it need not run again for a text
            that was valid before.
    """

    def __init__(
        self,
        namespace: str,
        *,
        host: str | None = None,
        summary: str = "",
        depends: tuple[str, ...] = (),
        shared: bool = False,
        verifies_ir_only: bool = False,
        system: System | None = None,
        was: Mapping[str, str] | None = None,
        gone: Mapping[str, str] | None = None,
    ):
        self.system = system
        #: Whether a list may stand for a dense array among an op's attributes, as documents write it; a released reader takes none.
        self.lists_for_arrays = system is None
        #: Older namespaces, with the releases that have them; those behind have today's.
        self.was = {name: self.system_range(releases) for name, releases in (was or {}).items()}
        self._printed_was = {name: range_ for name, range_ in self.was.items() if not range_.former}
        FORMER.update(dict.fromkeys(self.was, namespace))
        self.gone = dict(gone or {})
        self._former_ops: tuple[int, dict[str, tuple[OpSpec, Range]]] = (-1, {})
        self.verifies_ir_only = verifies_ir_only
        self.namespace, self.summary, self.depends, self.shared = namespace, summary, depends, shared
        self.host = host or namespace.replace(".", "_")
        if not _HOST_NAME.match(self.host):
            raise SpecError(
                f"dialect '{namespace}': the host takes lower case, digits and underscores, not '{self.host}'"
            )
        self.ops: dict[str, type[OpBase]] = {}
        self.definitions: dict[tuple[str, str], Definition] = {}
        self.enums: dict[str, type] = {}
        self.directives: dict[str, tuple[Any, Any]] = {}
        self._host_names: dict[str, str] = {}
        self._irdl: str | None = None
        #: The same as bytecode, once it was loaded.
        self.irdl_bytecode: bytes | None = None
        DIALECTS[namespace] = self
        _register()

        class Op(DialectOp, dialect=self):
            """Base of the dialect's ops."""

        class Attr(DialectAttr, dialect=self):
            """Base of the dialect's attributes."""

        class Type(DialectType, dialect=self):
            """Base of the dialect's types."""

        self.Op: type[DialectOp] = Op
        self.Attr: type[DialectAttr] = Attr
        self.Type: type[DialectType] = Type
        self.python = type("HostDialect", (ir.Dialect,), {"DIALECT_NAMESPACE": self.host})
        globals_ = host_globals()
        globals_._register_dialect_impl(self.host, self.python, replace=True)

    def __repr__(self) -> str:
        return f"<dialect {self.namespace}>"

    # Declaration -----------------------------------------------------------------------------------------------------

    def range(self, releases: str) -> Range | None:
        """Releases of the dialect's system, ``"3.6-"``; None for the empty text, which is all of them."""
        if not releases:
            return None
        if self.system is None:
            raise SpecError(f"dialect '{self.namespace}': releases '{releases}', and no `system` that they are of")
        return self.system.range(releases)

    def system_range(self, releases: str) -> Range:
        """Releases of the dialect's system; it must have one."""
        range_ = self.range(releases)
        if range_ is None:
            raise SpecError(f"dialect '{self.namespace}': expected releases such as '-3.5', found ''")
        return range_

    def mangle(self, name: str) -> str:
        """The host's name for a name of the document: IRDL takes lower case, digits and underscores only."""
        mangled = name.replace(".", "_").lower()
        if not _HOST_NAME.match(mangled):
            raise SpecError(f"'{self.namespace}.{name}': no name for the host in it")
        taken = self._host_names.setdefault(mangled, name)
        if taken != name:
            raise SpecError(
                f"'{self.namespace}.{name}' and '{self.namespace}.{taken}' have one name in the host: {mangled}"
            )
        return mangled

    def add_definition(self, definition: Definition) -> None:
        """Takes in an attribute or type; called when its class is made."""
        key = definition.sigil, definition.name
        known = self.definitions.get(key)
        self._open(definition.cls, definition.full_name, known.cls if known else None)
        self.definitions[key] = definition
        _register()

    def add_op(self, cls: Any) -> None:
        """Takes in an op; called when its class is made."""
        self._open(cls, cls.spec.name, self.ops.get(cls.spec.name))
        self.ops[cls.spec.name] = cls
        _register()

    @property
    def closed(self) -> bool:
        """Whether it is in a context, and takes in nothing more."""
        return self._irdl is not None

    def _open(self, cls: type, name: str, known: type | None) -> None:
        if self.closed:
            raise SpecError(
                f"'{name}': the dialect '{self.namespace}' is in a context already; declare all of it before its first use"
            )
        if known is not None:
            raise SpecError(f"'{name}': {cls.__name__} takes the name of {known.__name__} ({place_of(known)})")
        host.register_dialect_module(self.host, sys.modules.get(cls.__module__, sys))

    def enum(self, cls: type[T]) -> type[T]:
        """Class decorator: takes the enum into the dialect's reference."""
        self.enums[cls.__name__] = cls
        return cls

    def directive(self, name: str) -> Callable[[type[T]], type[T]]:
        """Class decorator for ``custom<name>``: static methods ``parse(cursor, state, *args)`` and ``print(writer, state, *args)``."""

        def take(cls: type[T]) -> type[T]:
            self.directives[name] = (cls.parse, cls.print)  # type: ignore[attr-defined]
            _register()
            return cls

        return take

    def directive_functions(self, name: str, where: str) -> tuple[Any, Any]:
        """The pair of functions behind ``custom<name>``."""
        if name not in self.directives:
            raise SpecError(
                f"{where}: custom<{name}> is not declared; declare it with @{self.namespace}.directive({name!r}) before its use"
            )
        return self.directives[name]

    def resolve(self, name: str) -> Any:
        """The spec behind a full op name that no class has literally; None when there is none."""
        return None

    def fixed_attributes(self, spec: Any, name: str) -> dict[str, str]:
        """Host texts of attributes that the op's spelling in the text implies."""
        return spec.implied.get(name.rpartition(".")[2], {}) if spec.implied else {}

    def display_name(self, spec: Any, attributes: dict[str, str]) -> str:
        """The op's name in text; takes out of `attributes` what the name says."""
        return spec.name

    # Names by release ------------------------------------------------------------------------------------------------

    def namespace_in(self, release: Release | None) -> str:
        """The namespace in a release of the system; in the oldest that is printed where none is said."""
        if self._printed_was and self.system is not None:
            release = release if release is not None and release.system is self.system else self.system.default
            for namespace, range_ in self._printed_was.items():
                if release in range_:
                    return namespace
        return self.namespace

    def op_name_in(self, spec: OpSpec, name: str, release: Release | None) -> str:
        """The op's name in a release of the system, for its name today."""
        if self.system is None or not (self._printed_was or spec.was):
            return name
        release = release if release is not None and release.system is self.system else self.system.default
        short = next((short for short, range_ in spec.was.items() if range_ is not None and release in range_), None)
        return f"{self.namespace_in(release)}.{short or name.removeprefix(f'{self.namespace}.')}"

    def releases_of(self, namespace: str) -> Range | None:
        """The releases that call the dialect so; None: all."""
        if namespace in self.was:
            return self.was[namespace]
        for range_ in self.was.values():
            if namespace == self.namespace:
                return range_.behind
        return None

    @property
    def former_ops(self) -> dict[str, tuple[OpSpec, Range]]:
        """Ops by older names, with the releases that have these."""
        number, known = self._former_ops
        if number != registrations():
            known = {}
            for cls in self.ops.values():
                spec: OpSpec = cls.spec
                behind = [range_.behind for range_ in spec.was.values() if range_ is not None]
                shorts = {spec.short_name: behind[0] if behind else None, **spec.was}
                for short, of_name in shorts.items():
                    if "." in short and short != spec.short_name:  # of another dialect
                        if of_name is not None:
                            known[short] = spec, of_name
                        continue
                    for namespace in (*self.was, self.namespace):
                        if (namespace, short) != (self.namespace, spec.short_name):
                            range_ = _common(spec.releases, of_name, self.releases_of(namespace))
                            if range_ is not None:
                                known[f"{namespace}.{short}"] = spec, range_
            self._former_ops = registrations(), known
        return known

    def former_definitions(self) -> Iterator[tuple[str, Definition, Range]]:
        """Older names of attributes and types, with their sigils, and the releases that have these."""
        for definition in self.definitions.values():
            for short, of_name in definition.was.items():
                if "." in short:  # of another dialect
                    yield f"{definition.sigil}{short}", definition, of_name
                    continue
                for namespace in (*self.was, self.namespace):
                    range_ = _common(definition.releases, of_name, self.releases_of(namespace))
                    if range_ is not None:
                        yield f"{definition.sigil}{namespace}.{short}", definition, range_

    # Contexts --------------------------------------------------------------------------------------------------------

    def irdl(self) -> str:
        """The dialect as an IRDL module, ``mlir-opt --irdl-file`` takes it."""
        if self._irdl is None:
            self._irdl = dialect_text(self, DIALECTS.values())
        return self._irdl

    def load(self, context: ir.Context) -> None:
        """Makes the dialect known to a context; a second call costs one look-up."""
        if not context.is_dialect_loaded(self.host):
            for namespace in self.depends:
                other = dialect_of(namespace)
                assert other is not None
                other.load(context)
            load(self, context)


def _common(*ranges: Range | None) -> Range | None:
    """The releases in all of the ranges, of which None says nothing; None where there are none."""
    said = [range_ for range_ in ranges if range_ is not None]
    common: Range | None = said[0] if said else None
    for range_ in said[1:]:
        common = common & range_ if common is not None else None
    return common


class DialectOp(OpBase):
    """Base of ops: ``class ScaleOp(DialectOp, dialect=DEMO, name="scale")``, or shorter ``class ScaleOp(DEMO.Op, name="scale")``.

    Type checkers take the first form only.
    """

    _dialect: ClassVar[Dialect | None] = None

    def __init_subclass__(cls, *, dialect: Dialect | None = None, name: str | None = None, **kwargs: object):
        super().__init_subclass__(**kwargs)
        if dialect is not None:
            with no_collections():
                cls._dialect = dialect
        if name is not None and cls._dialect is not None:
            with declaring(cls):
                make_op(cls, cls._dialect, name)
        elif dialect is None and ("spec" not in dir(cls) or "OPERATION_NAME" not in cls.__dict__):
            raise SpecError(
                f"{cls.__name__}: an op class needs its name, class {cls.__name__}(DIALECT.Op, name=...) ({place_of(cls)})"
            )

    if TYPE_CHECKING:
        #: Make the op: `build` returns it, `builder` its results where it has any.
        build: ClassVar[Callable[..., ir.Operation]]
        builder: ClassVar[Callable[..., Any]]
        #: The host's view of the only result; an op may have operands or results of that name.
        result: Any

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            """Builds the op, see `build`."""

        def verify(self) -> Any:
            """Raises VerifyError for an invalid op; optional."""


def _definition_made(cls: Any, dialect: Dialect | None, name: str | None, sigil: str) -> None:
    if dialect is not None:
        with no_collections():
            cls._dialect = dialect
    if name is not None and cls._dialect is not None:
        with declaring(cls):
            make_class(cls, cls._dialect, name, sigil)
    elif dialect is None:
        raise SpecError(
            f"{cls.__name__}: the class of an attribute or type needs its name, class {cls.__name__}(DIALECT.Attr, "
            f"name=...) ({place_of(cls)})"
        )


class DialectAttr(AttrBase):
    """Base of attributes: ``class BoxAttr(DialectAttr, dialect=DEMO, name="box")``, or ``class BoxAttr(DEMO.Attr, name="box")``."""

    _dialect: ClassVar[Dialect | None] = None

    def __init_subclass__(cls, *, dialect: Dialect | None = None, name: str | None = None, **kwargs: object):
        super().__init_subclass__(**kwargs)
        _definition_made(cls, dialect, name, "#")


class DialectType(TypeBase):
    """Base of types: ``class BoxType(DialectType, dialect=DEMO, name="box")``, or ``class BoxType(DEMO.Type, name="box")``."""

    _dialect: ClassVar[Dialect | None] = None

    def __init_subclass__(cls, *, dialect: Dialect | None = None, name: str | None = None, **kwargs: object):
        super().__init_subclass__(**kwargs)
        _definition_made(cls, dialect, name, "!")


def host_globals() -> Any:
    """The host's tables of dialect and op classes."""
    return host.module("dialects._ods_common")._cext.globals


def dialect_of(namespace: str) -> Dialect | None:
    """The dialect of that namespace, imported when it is one of gpuir's own.

    A bundled one is asked of the import system each time: while another thread imports it, it is in `DIALECTS` and not
    complete, and the import system waits.
    """
    if namespace in BUNDLED:
        import_module(BUNDLED[namespace])
    return DIALECTS.get(namespace)


class UnknownOp(ValueError):
    """The name of an op that its dialect does not have."""

    def __init__(self, name: str, names: Iterable[str]):
        import difflib  # for the near names only

        # Without the namespace, which would make any name look close.
        head = f"{name.partition('.')[0]}."
        short = {other.removeprefix(head): other for other in names}
        near = [short[one] for one in difflib.get_close_matches(name.removeprefix(head), short, 3)]
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        super().__init__(f"there is no op '{name}'{hint}")


def check_op_name(name: str) -> None:
    """Refuses an op that its dialect does not have; of a namespace that nobody has declared nothing is known."""
    namespaces = [namespace for namespace in (*DIALECTS, *BUNDLED) if name.startswith(f"{namespace}.")]
    if namespaces:
        dialect = dialect_of(max(namespaces, key=len))
        if dialect is not None and not dialect.shared and name not in dialect.ops and dialect.resolve(name) is None:
            raise UnknownOp(name, dialect.ops)


def host_names(name: str) -> tuple[str, ...]:
    """The host's names of the document's op; upstream's ops keep theirs."""
    dialect_of(name.rpartition(".")[0]) or dialect_of(name.partition(".")[0])
    cls = OPS.get(name)
    return cls.spec.host_names if cls is not None else (name,)


def emit_irdl(names: Sequence[str] = ()) -> str:
    """IRDL text of the named dialects, or of all that are known, each in the order it was declared."""
    for namespace in [*BUNDLED]:
        dialect_of(namespace)
    for name in names:
        if name not in DIALECTS:
            raise ValueError(f"unknown dialect '{name}'; known are {', '.join(sorted(DIALECTS))}")
    return "".join(dialect.irdl() for name, dialect in DIALECTS.items() if not names or name in names)
