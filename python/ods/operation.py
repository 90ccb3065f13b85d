"""Ops, declared as classes that read like their document; the class is the op's view in the host.

class ValueBarrierOp(IREE_GPU.Op, name="value_barrier"):
    \"\"\"Synchronizes workers on tensors or vectors.\"\"\"
    inputs: Operands[AnyRankedTensorOrVector]
    results: Results[AnyRankedTensorOrVector]
    assembly = "$inputs attr-dict `:` type($inputs)"
    traits = (Pure, AllTypesMatch("inputs", "results"))
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from gpuir.errors import SpecError
from gpuir.host import ir
from gpuir.ods import constraints as c
from gpuir.ods.declaring import name_and_default, plain
from gpuir.ods.enums import BitEnum, EnumClass, IntEnum
from gpuir.ods.format import RESULTS, Format, Functional, TypeOf, parse_format, walk
from gpuir.ods.markers import (
    Attr,
    Marker,
    Named,
    Operand,
    Operands,
    Region,
    Regions,
    Result,
    Results,
    SizedRegion,
    Successor,
    Successors,
)
from gpuir.ods.names import python_name
from gpuir.ods.releases import ByRelease, Check, Range, Release, rules_of
from gpuir.ods.syntax import Input, ReadOp
from gpuir.ods.traits import AttrSizedOperandSegments, SingleBlock, Trait
from gpuir.ods.watch import ignore

if TYPE_CHECKING:
    from gpuir.ods.dialect import Dialect
    from gpuir.ods.respelling import Respelling

#: How many values a declared operand or result is.
Arity = Literal["one", "optional", "variadic"]
#: Segments a variadic of mixed types has in the host, where one segment holds operands of one type only.
RUNS = 32
#: Regions a variadic-region op may have; the host fixes the number, so each number has an op of its own there.
MAX_REGIONS = 16


def own_type(cls: Any) -> c.TypeConstraint:
    """The constraint "a type of that class"."""
    former, releases = cls.__dict__.get("stands_for", (None, ""))
    constraint = c.TypeConstraint(
        f"!{cls.spec.full_name}",
        lambda type: isinstance(type, cls),
        tuple(f"irdl.base @{one.spec.dialect.host}::@{one.spec.host_name}" for one in (cls, former) if one is not None),
        text=None if cls.spec.fields else f"!{cls.spec.host_full_name}",
    )
    constraint.own = cls
    if former is not None:
        constraint.former = former, cls.spec.dialect.system_range(releases)
    return constraint


def own_attribute(*classes: Any) -> c.AttrConstraint:
    """The constraint "an attribute of one of these classes"; Python values are handed to the first class's ``get``."""
    names = " or ".join(cls.__name__ for cls in classes)
    first = classes[0]

    def convert(value: Any) -> ir.Attribute:
        return first.get(*value) if isinstance(value, tuple) else first.get(value)

    def lenient(text: str) -> str | None:
        # Documents write an enum's attribute as its string in an attribute dictionary.
        if text.startswith('"') and len(first.spec.fields) == 1:
            return (
                f"#{first.spec.dialect.namespace}<{first.spec.name}{'<' if first.spec.begins_with_bracket else ' '}{text[1:-1]}"
                + (">>" if first.spec.begins_with_bracket else ">")
            )
        return None

    def parse(cursor: Input) -> str:
        if cursor.peek() == "#" or len(classes) > 1:
            return cursor.attribute()
        return cursor.body(first.spec)

    constraint = c.AttrConstraint(
        names, lambda a: isinstance(a, classes), convert, parse=parse, lenient=lenient,
        python=" | ".join(cls.__name__ for cls in classes) + " | str", classes=classes,
    )  # fmt: skip
    constraint.own = first if len(classes) == 1 else None  # type: ignore[attr-defined]
    return constraint


def i32_enum(enum: EnumClass, bits: int = 32) -> c.AttrConstraint:
    """An enum kept as an integer attribute (`I32EnumAttr`); formats show its string."""
    plain = c.I32Attr if bits == 32 else c.I64Attr
    suffix = f" : i{bits}"
    combines = issubclass(enum, BitEnum)

    def parse(cursor: Input) -> str:
        start = cursor.skip()
        word = cursor.string()[1:-1] if cursor.peek() == '"' else cursor.try_keyword() or ""
        while word and combines and cursor.accept("|"):
            word += "|" + (cursor.string()[1:-1] if cursor.peek() == '"' else cursor.keyword())
        try:
            return f"{int(enum.of(word))}{suffix}"
        except ValueError:
            cursor.fail(f"expected {enum._expected()}; found " + (f"'{word}'" if word else cursor.found()), start)

    def test(attribute: ir.Attribute) -> bool:
        if not isinstance(attribute, ir.IntegerAttr) or str(attribute.type) != f"i{bits}":
            return False
        try:
            enum.of(attribute.value)
        except ValueError:
            return False
        return True

    return c.AttrConstraint(
        f"{enum.__name__} case ({', '.join(case.string for case in enum.cases())})",
        test,
        lambda value: plain.convert(int(enum.of(value))),
        parse=parse,
        print=lambda text: enum.of(int(text.removesuffix(suffix))).string,
        python=f"{enum.__name__} | str | int",
        classes=(ir.IntegerAttr,),
    )


class Group:
    """A declared operand or result: one value, an optional one, or a variadic."""

    def __init__(
        self, name: str, marker: Marker[Any], index: int, is_result: bool, op: str, releases: Range | None = None,
        required: bool | Range = False,
    ):  # fmt: skip
        #: The releases of the dialect's system that have it; None: all.
        self.releases = releases
        #: Whether it is optional only since other releases lack it, or the releases in which it is not optional.
        self.required = required
        constraint = marker.constraint
        if isinstance(constraint, type) and hasattr(constraint, "spec"):
            constraint = own_type(constraint)
        if not isinstance(constraint, c.TypeConstraint):
            raise SpecError(f"'{op}': '{name}': expected a type constraint, found {constraint!r}")
        self.name, self.python, self.constraint, self.index = name, python_name(name), constraint, index
        self.kind: Arity = "variadic" if marker.variadic else "optional" if marker.optional else "one"
        self.is_result = is_result
        self.side: Side  # set by Side

    def needed(self, release: Release | None) -> bool:
        """Whether it is always there in a release that has it; the newest where none is said."""
        if self.kind == "one" or isinstance(self.required, bool):
            return self.kind == "one" or bool(self.required)
        return self.required.behind is None if release is None else release in self.required

    @property
    def single_segment(self) -> bool:
        """Whether one host segment holds the group: a single value, or a variadic of one possible type."""
        return self.kind != "variadic" or self.constraint.text is not None

    def values(self, op: OpBase) -> list[ir.Value]:
        """The group's values in an op."""
        start, end = self.side.ranges(op)[self.index]
        return list(self.side.of(op))[start:end]

    def types(self, op: OpBase) -> list[ir.Type]:
        """The types of the group's values."""
        return [value.type for value in self.values(op)]


class Side:
    """All operands, or all results, of an op: how groups map to the host's segments."""

    def __init__(self, groups: list[Group], segment_attribute: str):
        self.groups, self.attribute = groups, segment_attribute
        for group in groups:
            group.side = self
        self.is_result = segment_attribute == "resultSegmentSizes"
        self.open = [group for group in groups if group.kind != "one"]
        #: Whether the host needs a segment attribute.
        self.segmented = len(self.open) > 1 or any(not group.single_segment for group in self.open)
        #: Host segments of each group.
        self.widths = [1 if group.single_segment else RUNS for group in groups]
        self.fixed = len(groups) - len(self.open)
        #: Whether some groups are of some releases only.
        self.differs = any(group.releases is not None or not isinstance(group.required, bool) for group in groups)
        #: Whether the side's only open group may have mixed types; without these the host needs no segments.
        self.mixed = len(self.open) == 1 and self.segmented
        #: Whether the open groups have one size.
        self.equal = False

    def groups_of(self, release: Release | None) -> list[Group]:
        """The groups that a release has."""
        return [g for g in self.groups if g.releases is None or release is None or release in g.releases]

    def of_release(
        self, types: list[str], segments: list[int] | None, op: Range | None, told: Release | None
    ) -> list[int] | None:
        """Sizes of all groups, for types of values and sizes that the generic form gives, of a release that has some of them.

        It is the one that the text is told to be of, or else any. None where that is none, or where a size is given for each.
        """
        ranges = (range for group in self.groups for range in (group.releases, group.required))
        system = next(range.system for range in ranges if range is not None and not isinstance(range, bool))
        known = system.printed if told is None or told < system.default else [told]
        for release in reversed(known):
            groups = [group for group in self.groups if group.releases is None or release in group.releases]
            whole = segments is not None and len(groups) == len(self.groups)
            if whole or (op is not None and release not in op):
                continue
            found = self._of_groups(groups, types, segments, release)
            if found is not None:
                return [found.get(group.name, 0) for group in self.groups]
        return None

    @staticmethod
    def _of_groups(
        groups: list[Group], types: list[str], segments: list[int] | None, release: Release
    ) -> dict[str, int] | None:
        """Sizes of the groups by name; None where the types do not fit them."""
        fixed = [group.needed(release) for group in groups]
        sizes = segments
        if sizes is None and fixed.count(False) <= 1:
            sizes = [1 if one else len(types) - fixed.count(True) for one in fixed]
        if sizes is None or len(sizes) != len(groups) or sum(sizes) != len(types) or min(sizes, default=0) < 0:
            return None
        position = 0
        for group, size in zip(groups, sizes, strict=True):
            if size != 1 and group.kind == "one" or size > 1 and group.kind == "optional":
                return None
            for type in types[position : position + size]:
                if group.constraint.text not in (None, type) or (group.constraint.own and not type.startswith("!")):
                    return None
                if group.constraint.text is None and any(other.constraint.text == type for other in groups):
                    return None  # the only type that another one has
            position += size
        return dict(zip((group.name for group in groups), sizes, strict=True))

    def of(self, op: OpBase) -> Any:
        return op.operation.results if self.is_result else op.operation.operands

    def sizes(self, count: int, segments: list[int] | None) -> list[int] | None:
        """Values of each group for a number of values and the host's segment sizes; None when they do not fit."""
        if self.segmented and (segments is not None or len(self.open) > 1):
            if segments is None or len(segments) != sum(self.widths) or sum(segments) != count:
                return None
            sizes, position = [], 0
            for width in self.widths:
                sizes.append(sum(segments[position : position + width]))
                position += width
            return sizes
        if len(self.open) == 0:
            return [1] * count if count == len(self.groups) else None
        rest = count - self.fixed
        if rest < 0 or (self.open[0].kind == "optional" and rest > 1):
            return None
        return [1 if group.kind == "one" else rest for group in self.groups]

    def ranges(self, op: OpBase) -> list[tuple[int, int]]:
        """Start and end of each group's values."""
        segments = None
        if self.segmented:
            attribute = op.operation.attributes.get(self.attribute)
            segments = list(attribute) if isinstance(attribute, ir.DenseI32ArrayAttr) else None
        sizes = self.sizes(len(self.of(op)), segments)
        if sizes is None:
            raise ValueError(f"'{op.spec.name}': {len(self.of(op))} values do not fit its declaration")
        bounds, start = [], 0
        for size in sizes:
            bounds.append((start, start + size))
            start += size
        return bounds

    def segments(self, groups: list[list[Any]]) -> list[int]:
        """Host segment sizes for the types (or their texts) of each group: variadics of mixed types become runs."""
        sizes: list[int] = []
        for group, types in zip(self.groups, groups, strict=True):
            if group.single_segment:
                sizes.append(len(types))
                continue
            runs: list[int] = []
            previous = None
            for type in types:
                if runs and type == previous:
                    runs[-1] += 1
                else:
                    runs.append(1)
                previous = type
            if len(runs) > RUNS:
                raise ValueError(
                    f"{group.name}: more than {RUNS} runs of equal types ({len(runs)}); the host cannot hold that"
                )
            sizes += runs + [0] * (RUNS - len(runs))
        return sizes


@functools.cache
def _context_of_defaults() -> ir.Context:
    """Where defaults are made: what they are in text is the same in every context."""
    return ignore(ir.Context())


@dataclasses.dataclass
class AttrField:
    """A declared attribute."""

    name: str
    python: str
    constraint: c.AttrConstraint
    optional: bool
    default: Any  # a Python value, or None
    #: The releases of the dialect's system that have it; None: all.
    releases: Range | None = None

    @property
    def required(self) -> bool:
        """Whether the op must carry it; a default is filled in by builder and parser."""
        return not self.optional and not self.constraint.unit

    @functools.cached_property
    def default_text(self) -> str:
        """The host's text of the default."""
        context = _context_of_defaults()
        with context, ir.Location.unknown(context):
            return ir.Attribute.__str__(self.constraint.convert(self.default))


@dataclasses.dataclass
class RegionField:
    """A declared region."""

    name: str
    python: str
    size: SizedRegion
    variadic: bool


@dataclasses.dataclass
class SuccessorField:
    """A declared successor."""

    name: str
    python: str
    variadic: bool


class OpSpec:
    """Everything declared of one op."""

    def __init__(self, cls: Any, dialect: Dialect, name: str):
        self.cls, self.dialect = cls, dialect
        self.name = f"{dialect.namespace}.{name}"
        self.short_name = name
        self.doc = inspect.getdoc(cls) or ""
        self.summary = self.doc.partition("\n")[0]
        operands: list[Group] = []
        results: list[Group] = []
        self.attributes: dict[str, AttrField] = {}
        self.regions: list[RegionField] = []
        self.successors: list[SuccessorField] = []
        #: Operands and attributes in the order of the document.
        self.arguments: list[Group | AttrField] = []
        for field, marker in inspect.get_annotations(cls, eval_str=True).items():
            self._declare(field, marker, operands, results)
        names = [group.name for group in operands + results] + list(self.attributes) + [r.name for r in self.regions]
        for field in names:
            if names.count(field) > 1:
                raise SpecError(f"'{self.name}': '{field}' is declared twice")
        self.operands, self.results = operands, results
        self.groups = {group.name: group for group in operands + results}
        #: Those whose types older releases have others for.
        self.former_groups = [group for group in operands if group.constraint.former is not None]
        #: Those that not all releases have.
        self.groups_of_some = [group for group in self.groups.values() if group.releases is not None]
        self.operand_side = Side(operands, "operandSegmentSizes")
        self.result_side = Side(results, "resultSegmentSizes")
        #: The releases of the dialect's system that have it; None: all.
        self.releases = dialect.range(cls.__dict__.get("releases", ""))
        #: Older names of the op, without the namespace, with the releases that have them.
        self.was = {name: dialect.range(releases) for name, releases in cls.__dict__.get("was", {}).items()}
        assembly: ByRelease[str] = ByRelease.of(cls.__dict__.get("assembly"), dialect.system, f"'{self.name}'")
        #: The format of the newest release, for builders, documentation and what no text said a release of.
        self.assembly: str | None = assembly.at(None)
        #: The formats of older releases, for documentation.
        self.older_assemblies = [
            (range_, text) for range_, text in assembly.entries if range_ and text != self.assembly
        ]
        #: Whether the parent's custom form shows the op's regions and not the op.
        self.shown_by_parent = bool(cls.__dict__.get("shown_by_parent", False))
        #: Further formats that are read (older spellings of documents), never printed.
        self.also_accepts: tuple[str, ...] = tuple(cls.__dict__.get("also_accepts", ()))
        #: By name of an optional result the attribute without which it is not there.
        self.there_with: dict[str, str] = cls.__dict__.get("there_with", {})
        #: Attributes that the op's name in an older release implies: by that name their host texts.
        self.implied: dict[str, dict[str, str]] = cls.__dict__.get("implied", {})
        #: Attributes that older releases leave out: those releases, and the host text, or what gives it for what was read.
        self.left_out: dict[str, tuple[Range, str | Callable[[ReadOp], str]]] = {
            name: (dialect.system_range(releases), text)
            for name, (releases, text) in cls.__dict__.get("left_out", {}).items()
        }
        #: Attributes that no printed release has, which older ones write in the dictionary, and these releases.
        self.had = {name: dialect.system_range(releases) for name, releases in cls.__dict__.get("had", {}).items()}
        #: Attributes of some releases that the others take for somebody else's: they are read, kept and printed there all the same.
        self.hints: frozenset[str] = frozenset(cls.__dict__.get("hints", ()))
        #: ``is_former(state, cursor)``: whether what a format of today read is of a release before those that are printed.
        self.is_former: Callable[[ReadOp, Input], bool] | None = plain(cls.__dict__.get("is_former"))
        #: ``today(state)``: the op that today stands for what was read, and the releases that have it so; None: this one.
        self.today: Callable[[ReadOp], tuple[OpSpec, Range] | None] | None = plain(cls.__dict__.get("today"))
        #: Attributes that some releases say in other words.
        self.respelled: tuple[Respelling, ...] = tuple(cls.__dict__.get("respelled", ()))
        self.traits: tuple[Trait, ...] = tuple(cls.__dict__.get("traits", ()))
        for trait in self.traits:
            if not isinstance(trait, Trait):
                raise SpecError(f"'{self.name}': {trait!r} is no trait")
            for group in trait.group_names():
                if group not in self.groups:
                    raise SpecError(f"'{self.name}': {trait!r} names '{group}', which is no operand or result")
        self.operand_side.equal = any(trait.equal_sizes for trait in self.traits)
        self.document_segments = AttrSizedOperandSegments in self.traits
        self.implicit_terminator = next(
            (t.terminator for t in self.traits if isinstance(t, SingleBlock) and t.terminator), None
        )
        self.variadic_regions = any(region.variadic for region in self.regions)
        if self.variadic_regions and len(self.regions) != 1:
            raise SpecError(f"'{self.name}': a variadic region must be the only one")
        #: Whether the host has the op twice: for values of equal types, and (``_mixed``) for runs of equal types.
        self.has_mixed = self._has_mixed()
        host = f"{dialect.host}.{dialect.mangle(name)}"
        if self.variadic_regions:
            self.host_names: tuple[str, ...] = tuple(f"{host}_{n}" for n in range(MAX_REGIONS + 1))
        elif self.has_mixed:
            dialect.mangle(f"{name}_mixed")
            self.host_names = (host, f"{host}_mixed")
        else:
            self.host_names = (host,)
        #: What is printed, by release.
        self.printed: ByRelease[Format] = ByRelease(
            (range_, parse_format(text, f"'{self.name}'")) for range_, text in assembly.entries
        )
        #: The formats that are read, and the releases that each says; those of the newest first.
        self.formats = [format for _, format in self.printed.entries]
        self.formats += [parse_format(text, f"'{self.name}'") for text in self.also_accepts]
        #: The view class of each host op.
        self.views: list[type] = []
        #: ``(known, unknown, transform)`` of all traits.
        self.rules = [rule for trait in self.traits for rule in trait.rules(self)]
        self.infer = cls.__dict__.get("infer_types")
        self.verify_method = cls.__dict__.get("verify")
        #: What only some releases' verifiers ask, of the op's own class and of its traits.
        self.release_rules: list[tuple[Range, Check]] = rules_of(cls, dialect.system)
        for trait in self.traits:
            self.release_rules += [
                (range_, functools.partial(rule, trait)) for range_, rule in rules_of(type(trait), dialect.system)
            ]
        #: What only some releases lower, of all that they read.
        self.lowering_rules: list[tuple[Range, Check]] = []
        self.local_verify = bool(cls.__dict__.get("local_verify", False))
        #: In place of `verify`: verifies what types and attributes say, which is remembered, and gives the check that is
        #: left for each op with the same ones, or None. It holds no types or attributes, which would keep their context.
        self.verify_types: Callable[[Any], Callable[[Any], None] | None] | None = cls.__dict__.get("_verify_types")

    @functools.cached_property
    def hidden_results(self) -> list[Group]:
        """Results whose types the custom form does not say."""
        if self.assembly is None:
            return []
        shown: set[str] = set()
        for element in walk(self.formats[0]):
            if isinstance(element, (TypeOf, Functional)):
                shown.update(element.groups)
        # What a rule derives from a type that is said follows it, however its layout is spelled.
        shown |= {derived for source, derived, _ in self.rules if source in shown}
        return [group for group in self.results if not shown & {group.name, RESULTS}]

    def _declare(self, field: str, marker: Any, operands: list[Group], results: list[Group]) -> None:
        if field.startswith("_"):
            return
        declared = self.cls.__dict__.get(field)
        said = declared.required if isinstance(declared, Named) else False
        required = (self.dialect.range(said) or False) if isinstance(said, str) else said
        field, default, releases = name_and_default(self.cls, field, None)
        if isinstance(marker, (Result, Results)):
            range = self.dialect.range(releases)
            results.append(Group(field, marker, len(results), True, self.name, range, required))
        elif isinstance(marker, (Operand, Operands)):
            range = self.dialect.range(releases)
            operands.append(Group(field, marker, len(operands), False, self.name, range, required))
            self.arguments.append(operands[-1])
        elif isinstance(marker, Attr):
            constraint = marker.constraint
            if isinstance(constraint, type) and hasattr(constraint, "spec"):
                constraint = own_attribute(constraint)
            elif isinstance(constraint, type) and issubclass(constraint, (IntEnum, BitEnum)):
                constraint = i32_enum(constraint)
            if not isinstance(constraint, c.AttrConstraint):
                raise SpecError(
                    f"'{self.name}': attribute '{field}': expected an attribute constraint, found {constraint!r}"
                )
            self.attributes[field] = AttrField(
                field, python_name(field), constraint, marker.optional, default, self.dialect.range(releases)
            )
            self.arguments.append(self.attributes[field])
        elif isinstance(marker, (Region, Regions)):
            self.regions.append(RegionField(field, python_name(field), marker.constraint, marker.variadic))
        elif isinstance(marker, (Successor, Successors)):
            self.successors.append(SuccessorField(field, python_name(field), marker.variadic))
        else:
            raise SpecError(
                f"'{self.name}': '{field}' must be an Operand, Result, Attr, Region or Successor, found {marker!r}"
            )

    def _has_mixed(self) -> bool:
        sides = [side for side in (self.operand_side, self.result_side) if side.segmented]
        return bool(sides) and all(side.mixed for side in sides) and not self.variadic_regions

    def host_name(self, regions: int, mixed: bool = False) -> str:
        """The host's op for that many regions, or for values of mixed types."""
        if not self.variadic_regions:
            return self.host_names[1 if mixed and self.has_mixed else 0]
        if isinstance(regions, bool) or not isinstance(regions, int):
            raise TypeError(f"'{self.name}': expected an int for its number of regions, got {regions!r}")
        if not 0 <= regions <= MAX_REGIONS:
            raise ValueError(f"'{self.name}' has {regions} regions; the host holds at most {MAX_REGIONS}")
        return self.host_names[regions]

    def says_sizes(self, side: Side, release: Release | None = None) -> bool:
        """Whether the document's generic form, in a release, has the side's segment sizes as a property."""
        groups = side.groups_of(release)
        open = [group for group in groups if not group.needed(release)]
        if len(groups) < len(side.groups) or (not open and any(group.required for group in groups)):
            return len(open) > 1 and not side.equal
        return (len(open) > 1 and not side.equal) or (self.document_segments and not side.is_result)

    def needs_segments(self, operands: list[list[Any]], results: list[list[Any]]) -> bool:
        """Whether values of these types (or texts of types), by group, take the host's op with segments."""
        if not self.has_mixed:
            return True
        sides = ((self.operand_side, operands), (self.result_side, results))
        return any(not alike(types[side.groups.index(side.open[0])]) for side, types in sides if side.segmented)


def alike(types: list[Any]) -> bool:
    """Whether all types are equal."""
    return len(types) < 2 or types.count(types[0]) == len(types)


#: Op classes by the names in their dialects.
OPS: dict[str, Any] = {}


class OpBase(ir.OpView):
    """What the ops of all gpuir dialects share."""

    spec: OpSpec
    _ODS_REGIONS = (0, True)

    @classmethod
    def attach(cls, host_name: str, context: ir.Context) -> None:
        """Attaches further interfaces to the host's op in a context; dialects override it."""
