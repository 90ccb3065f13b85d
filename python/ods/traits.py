"""Traits: reusable facts about ops, as verification, as interfaces attached in the host, and as rules for result types."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.ods.names import document_name

if TYPE_CHECKING:
    from gpuir.ods.operation import OpBase, OpSpec


class VerifyError(ValueError):
    """Raised by `verify` methods: the op, attribute or type is invalid; an op's text goes after ``'dialect.op' op ``."""


class Trait:
    """Base of all traits. A trait overrides what it needs."""

    #: Whether it gives all variadic operands one size, so that no text says their sizes.
    equal_sizes = False
    #: Whether `verify` looks at nothing but operand types, result types and attributes.
    local = True

    def attach(self, host_name: str, context: ir.Context) -> None:
        """Attaches host interfaces and traits to the op in a context."""

    def verify(self, op: OpBase) -> None:
        """Raises VerifyError when the op breaks the trait."""

    def remaining(self, op: OpBase) -> Callable[[Any], None] | None:
        """Verifies what depends on an op's types and attributes; what is left for each op with the same ones.

        It is remembered in place of `verify`, and holds no types or attributes: these would keep their context alive.
        """
        return None if self.local else self.verify

    def rules(self, spec: OpSpec) -> list[tuple[str, str, Callable[[Any], Any] | None]]:
        """Type rules ``(known group, unknown group, function or None for equality)``."""
        return []

    def group_names(self) -> tuple[str, ...]:
        """Operands and results that the trait names; an op without them is declared wrongly."""
        return ()

    @property
    def verifies(self) -> bool:
        """Whether the trait has anything to verify."""
        return type(self).verify is not Trait.verify

    def __repr__(self) -> str:
        return type(self).__name__


# The host keeps what is attached for as long as the process runs, so there is one for all contexts.


class _NoEffects(ir.MemoryEffectsOpInterface):
    @staticmethod
    def get_effects(op: OpBase, effects: Any) -> None:
        pass


class _Speculatable(ir.ConditionallySpeculatable):
    @staticmethod
    def get_speculatability(op: OpBase) -> Any:
        return ir.Speculatability.Speculatable


class _Pure(Trait):
    """No memory effects and always speculatable: CSE, LICM and dead-code elimination may have it."""

    def attach(self, host_name: str, context: ir.Context) -> None:
        _NoEffects.attach(host_name, context=context)
        _Speculatable.attach(host_name, context=context)

    def __repr__(self) -> str:
        return "Pure"


class _HostTrait(Trait):
    def __init__(self, name: str, trait: Any):
        self.name, self.trait = name, trait

    def attach(self, host_name: str, context: ir.Context) -> None:
        self.trait.attach(host_name, context=context)

    def __repr__(self) -> str:
        return self.name


Pure = _Pure()
Terminator = _HostTrait("Terminator", ir.IsTerminatorTrait)
IsolatedFromAbove = _HostTrait("IsolatedFromAbove", ir.IsIsolatedFromAboveTrait)
NoTerminator = _HostTrait("NoTerminator", ir.NoTerminatorTrait)


class _ReturnLike(Trait):
    """The op hands its operands to the parent's results. For the reference; the host has no such interface to attach."""

    def __repr__(self) -> str:
        return "ReturnLike"


ReturnLike = _ReturnLike()


class HasParent(Trait):
    """The op stands directly inside one of the named ops."""

    local = False

    def __init__(self, *names: str):
        self.names = names

    def verify(self, op: OpBase) -> None:
        parent = op.operation.parent
        parent_name = document_name(parent.name) if parent is not None else "no op"
        if parent_name not in self.names:
            names = " or ".join(f"'{name}'" for name in self.names)
            raise VerifyError(
                f"expects parent op {names}, found '{parent_name}'"
                if parent is not None
                else f"expects parent op {names}"
            )

    def __repr__(self) -> str:
        return f"HasParent({', '.join(self.names)})"


class SingleBlock(Trait):
    """Every region has at most one block; with `terminator`, that op ends it and is left out of the text where empty."""

    local = False

    def __init__(self, terminator: str | None = None):
        self.terminator = terminator

    def verify(self, op: OpBase) -> None:
        for index, region in enumerate(op.operation.regions):
            blocks = list(region.blocks)
            if len(blocks) != 1:
                raise VerifyError(f"expects region #{index} to have 1 block, found {len(blocks)}")
            if self.terminator is None:
                continue
            operations = blocks[0].operations
            last = operations[len(operations) - 1] if len(operations) else None
            if last is None or document_name(last.operation.name) != self.terminator:
                last_name = "nothing" if last is None else f"'{document_name(last.operation.name)}'"
                raise VerifyError(f"expects region #{index} to end with '{self.terminator}', found {last_name}")

    def __repr__(self) -> str:
        return f"SingleBlock({self.terminator})" if self.terminator else "SingleBlock"


class AllTypesMatch(Trait):
    """The named operands and results have one type each, or equal lists of types."""

    def __init__(self, *names: str):
        self.names = names

    def group_names(self) -> tuple[str, ...]:
        return self.names

    def verify(self, op: OpBase) -> None:
        groups = op.spec.groups
        first, *rest = ((name, groups[name].types(op)) for name in self.names)
        for name, types in rest:
            if types != first[1]:
                both = " vs. ".join(", ".join(map(str, t)) or "none" for t in (first[1], types))
                raise VerifyError(
                    f"failed to verify that all of {{{', '.join(self.names)}}} have same type: {first[0]} and {name} are {both}"
                )

    def rules(self, spec: OpSpec) -> list[tuple[str, str, Callable[[Any], Any] | None]]:
        return [(a, b, None) for a in self.names for b in self.names if a != b]

    def __repr__(self) -> str:
        return f"AllTypesMatch({', '.join(self.names)})"


def transformed(transform: Callable[[Any], Any], source: Any) -> list[Any]:
    """The types that follow from one: a list of them, or the one that `transform` gives."""
    types = transform(source)
    return types if isinstance(types, list) else [types]


class TypesMatchWith(Trait):
    """The type of `derived` is `transform` of the type of `source`; a list of types where `derived` is variadic."""

    def __init__(self, summary: str, source: str, derived: str, transform: Callable[[Any], Any]):
        self.summary, self.source, self.derived, self.transform = summary, source, derived, transform

    def group_names(self) -> tuple[str, ...]:
        return self.source, self.derived

    def verify(self, op: OpBase) -> None:
        groups = op.spec.groups
        derived = groups[self.derived].types(op)
        if not derived and groups[self.derived].kind == "optional":
            return  # nothing that would have to match: the source need not have what the rule asks of it
        expected = [type for source in groups[self.source].types(op) for type in transformed(self.transform, source)]
        if expected and derived != expected:
            is_, wanted = (derived[0], expected[0]) if derived else ("left out", ", ".join(map(str, expected)))
            raise VerifyError(f"failed to verify that {self.summary}: {self.derived} is {is_}, expected {wanted}")

    def rules(self, spec: OpSpec) -> list[tuple[str, str, Callable[[Any], Any] | None]]:
        return [(self.source, self.derived, self.transform)]


class _SameOperandsAndResultType(Trait):
    """All operands and results have one type."""

    def verify(self, op: OpBase) -> None:
        types = [value.type for value in (*op.operation.operands, *op.operation.results)]
        for type in types:
            if type != types[0]:
                raise VerifyError(f"requires the same type for all operands and results, found {types[0]} and {type}")

    def rules(self, spec: OpSpec) -> list[tuple[str, str, Callable[[Any], Any] | None]]:
        names = [group.name for group in spec.operands + spec.results]
        return [(a, b, None) for a in names for b in names if a != b]

    def __repr__(self) -> str:
        return "SameOperandsAndResultType"


SameOperandsAndResultType = _SameOperandsAndResultType()


class _AttrSizedOperandSegments(Trait):
    """The generic form carries ``operandSegmentSizes``, one number a declared operand."""

    def __repr__(self) -> str:
        return "AttrSizedOperandSegments"


AttrSizedOperandSegments = _AttrSizedOperandSegments()


class Effects(Trait):
    """Memory effects computed from the op: ``function(op, effects)`` fills the host's list."""

    def __init__(self, function: Callable[[Any, Any], None]):
        class OpEffects(ir.MemoryEffectsOpInterface):
            @staticmethod
            def get_effects(op: OpBase, effects: Any) -> None:
                function(op, effects)

        self.function, self._interface = function, OpEffects

    def attach(self, host_name: str, context: ir.Context) -> None:
        self._interface.attach(host_name, context=context)
