"""Encodings of `ttg` for the results of AMD's matrix instructions."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.bases import reaches_all
from gpuir.dialects.ttg.clusters import (
    SINCE_BASES,
    bases_of_keys,
    bases_of_text,
    bases_text,
    canonical_cta,
    drop_single_cta,
    spelled_cga,
)
from gpuir.dialects.ttg.dialect import DICTIONARY, TTG, Bases, ClusterBases, Ints, int_array, ints
from gpuir.host import ir
from gpuir.ods import AnyAttribute, Bool, DialectAttr, Param, ParameterMeta, TypeParameter, UInt32, named
from gpuir.ods.definitions import Spelling, Unset
from gpuir.ods.parameters import ABSENT
from gpuir.ods.releases import Release
from gpuir.ods.syntax import split_top_level

_BY_MAJOR, _BY_BASES = TRITON.range("-3.4"), TRITON.range("3.7-")


#: The newest version of the MFMA instructions that Triton takes.
_LATEST_MFMA = 4
#: Rows and columns of the MFMA instructions, and which releases take them.
_MFMA_SHAPES = {(16, 16): "", (32, 32): "", (4, 64): "3.5-", (64, 4): "3.5-"}
#: By version of amd_wmma: the instructions' shapes, and which releases take them; the first one is left out in texts.
_WMMA_SHAPES = {
    1: {(16, 16, 16): ""},
    2: {(16, 16, 16): "", (16, 16, 32): "3.6-"},
    3: {(16, 16, 4): "3.6-", (16, 16, 32): "3.6-", (16, 16, 64): "3.6-", (16, 16, 128): "3.6-", (32, 16, 128): "3.8-"},
}


def _element_entry(text: str) -> str:
    if text not in ("f32", "f64", "i32"):
        raise ValueError(f"expected f32, f64 or i32, found {text}")
    return text


#: The element type of a result.
class _Element(ir.Type, metaclass=ParameterMeta, parameter=TypeParameter.with_entry(_element_entry)): ...


def _layout_entry(text: str) -> str:
    """The bases of registers and warps; those of others are passed over."""
    if not text.startswith("{"):
        raise ValueError(f"expected a dictionary of bases, found {text}")
    pairs = [entry.partition("=")[::2] for entry in split_top_level(text[1:-1])]
    bases = {key.strip().strip('"'): value.strip() for key, value in pairs}
    if len(bases) < len(pairs):
        raise ValueError(f"expected each key once, found {text}")
    read = Bases.entry
    assert read is not None
    return _layout_text({name: bases_of_text(read(bases[name])) for name in ("register", "warp") if name in bases})


def _layout_text(bases: dict[str, list[list[int]]]) -> str:
    return f"{{{', '.join(f'{name} = {bases_text(found)}' for name, found in bases.items() if found)}}}"


#: Bases of registers and warps.
class _Layout(ir.DictAttr, metaclass=ParameterMeta, parameter=AnyAttribute.with_entry(_layout_entry)): ...


def _drop_single_tiles(values: dict[str, str]) -> None:
    """Leaves out tiles of one instruction."""
    if values["tilesPerWarp"] != ABSENT and set(ints(values["tilesPerWarp"])) <= {1}:
        values["tilesPerWarp"] = ABSENT


class AMDMfmaEncodingAttr(DialectAttr, dialect=TTG, name="amd_mfma"):
    """Result layout of AMD's MFMA instructions; `instrShape` is rows, columns and, from Triton 3.6 on, depth.

    Triton 3.4 says the version by two keys, and elements that are not f32 by their type; 3.6 by their width.
    """

    version: Param[UInt32] = named("version", releases="3.5-")
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    tiles_per_warp: Param[Ints] | None = named("tilesPerWarp", releases="3.5-")
    instr_shape: Param[Ints] = named("instrShape")
    is_transposed: Param[Bool] = named("isTransposed")
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    element_type: Param[_Element] | None = named("elementType", releases="3.5")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    ignores_unknown = True
    alias = "mma"
    spellings = {
        "versionMajor": Spelling(UInt32, "-3.4"),
        "versionMinor": Spelling(UInt32, "-3.4"),
        "elementBitWidth": Spelling(UInt32, "3.6-"),
    }
    needed = ("instrShape",)
    left_out = {"isTransposed": Unset("false")}

    @staticmethod
    def canonical(values: dict[str, str], told: Release | None) -> str | None:
        if "versionMajor" in values or "versionMinor" in values:
            minor = values.get("versionMinor", "0 : i64")
            if minor != "0 : i64":
                raise ValueError(f"expects versionMinor to be 0, found {minor.removesuffix(' : i64')}")
            values["version"] = values.get("versionMajor", "0 : i64")
        width = values.get("elementBitWidth", "32 : i64").removesuffix(" : i64")
        if width == "64":
            values["elementType"] = "f64"
        elif width != "32":
            raise ValueError(f"expects elementBitWidth to be 32 or 64, found {width}")
        if values["elementType"] == "f32":
            values["elementType"] = ABSENT
        version, shape = int(values["version"].removesuffix(" : i64")), ints(values["instrShape"])
        if version > _LATEST_MFMA:
            raise ValueError(f"expects version to be at most {_LATEST_MFMA}, found {version}")
        if tuple(shape[:2]) not in _MFMA_SHAPES:
            expected = ", ".join(f"[{m}, {n}]" for m, n in _MFMA_SHAPES)
            raise ValueError(f"expects instrShape to begin as one of {expected}, found {shape}")
        _drop_single_tiles(values)
        releases = canonical_cta(values, len(ints(values["warpsPerCTA"])), of_rank=False) or ""
        drop_single_cta(values)
        if told is not None and told not in SINCE_BASES:
            values["instrShape"] = int_array(shape[:2])  # what stands behind is passed over
        elif len(shape) > 2:
            releases += " 3.6-"
        return f"{releases} {_MFMA_SHAPES[shape[0], shape[1]]}"

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        tiles = {"tilesPerWarp": values["tilesPerWarp"]} if values["tilesPerWarp"] != ABSENT else {}
        element = values["elementType"]
        cluster = spelled_cga(values, release)
        transposed = {"isTransposed": values["isTransposed"]}
        shape, warps = values["instrShape"], {"warpsPerCTA": values["warpsPerCTA"]}
        if release in SINCE_BASES:
            width = {"elementBitWidth": "64 : i64"} if element == "f64" else {}
            head = {"version": values["version"], **warps, "instrShape": shape, **transposed}
            return {**head, **cluster, **tiles, **width}
        shape = int_array(ints(shape)[:2])  # how deep an instruction is, was not said
        if release in _BY_MAJOR:
            if tiles or element != ABSENT:
                raise ValueError("it has tilesPerWarp or elementType, which Triton has from 3.5 on")
            version = {"versionMajor": values["version"], "versionMinor": "0 : i64"}
            return {**version, **warps, "instrShape": shape, **transposed, **cluster}
        kind = {"elementType": element} if element != ABSENT else {}
        return {"version": values["version"], **warps, **tiles, "instrShape": shape, **transposed, **cluster, **kind}

    @staticmethod
    def carry(values: dict[str, str], source: Release, release: Release) -> None:
        shape = ints(values["instrShape"])
        if source not in SINCE_BASES and release in SINCE_BASES and len(shape) < 3:
            raise ValueError(f"instrShape is {shape}, without the depth that it has from 3.6 on")


#: Rows, columns and depth of the only WMMA instruction there was up to Triton 3.5.
_WMMA_SHAPE = (16, 16, 16)


class AMDWmmaEncodingAttr(DialectAttr, dialect=TTG, name="amd_wmma"):
    """Result layout of AMD's WMMA instructions, 16x16x16 ones unless `instrShape` says otherwise.

    `ctaLayout` has the bases of registers and warps where `warpsPerCTA`, from the last dimension on, and `tilesPerWarp`
    cannot say it; Triton prints it in any case from 3.7 on.
    """

    version: Param[UInt32]
    is_transpose: Param[Bool] = named("isTranspose")
    warps_per_cta: Param[Ints] = named("warpsPerCTA", releases="-3.6")
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    tiles_per_warp: Param[Ints] | None = named("tilesPerWarp", releases="3.6")
    instr_shape: Param[Ints] | None = named("instrShape", releases="3.6-")
    cta_layout: Param[_Layout] | None = named("ctaLayout", releases="3.7-")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    ignores_unknown = True
    alias = "mma"
    spellings = {"rank": Spelling(UInt32, "3.7-")}

    @staticmethod
    def formerly(values: dict[str, str]) -> None:
        """There was one version up to Triton 3.1, which does not say it."""
        if values["version"] == "0 : i64":
            values["version"] = "1 : i64"

    @staticmethod
    def canonical(values: dict[str, str], told: Release | None) -> str:
        version = int(values["version"].removesuffix(" : i64"))
        if version not in _WMMA_SHAPES:
            raise ValueError(f"expects version to be 1, 2 or 3, found {version}")
        releases = "-3.6"
        if values["ctaLayout"] != ABSENT:
            _warps_of_bases(values)
            releases = "3.7-"
        elif "rank" in values:
            releases += " 3.7-"
        shape = tuple(ints(values["instrShape"])) if values["instrShape"] != ABSENT else _WMMA_SHAPE
        if shape not in _WMMA_SHAPES[version]:
            expected = ", ".join(str(list(shape)) for shape in _WMMA_SHAPES[version])
            raise ValueError(f"expects instrShape to be one of {expected} in version {version}, found {list(shape)}")
        values["instrShape"] = ABSENT if shape == _WMMA_SHAPE else int_array(shape)
        _drop_single_tiles(values)
        rank = len(ints(values["warpsPerCTA"]))
        transposed = " 3.6-" if version == 1 and values["isTranspose"] == "true" else ""
        cluster = canonical_cta(values, rank, of_rank=False) or ""
        return f"{releases} {cluster} {_WMMA_SHAPES[version][shape]}{transposed}"

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        keys = {"version": values["version"], "isTranspose": values["isTranspose"]}
        optional = {key: values[key] for key in ("tilesPerWarp", "instrShape") if values[key] != ABSENT}
        cluster = spelled_cga(values, release)
        if release in _BY_BASES:
            optional.pop("tilesPerWarp", None)
            if "rank" in values:
                keys["rank"] = values["rank"]
            return {**keys, "ctaLayout": _bases_of_warps(values), **cluster, **optional}
        if values["ctaLayout"] != ABSENT:
            raise ValueError(f"ctaLayout is {values['ctaLayout']}, which warpsPerCTA and tilesPerWarp cannot say")
        if release not in SINCE_BASES and (optional or values["version"] == "3 : i64"):
            raise ValueError("version 3, tilesPerWarp and instrShape are in Triton from 3.6 on")
        return {**keys, "warpsPerCTA": values["warpsPerCTA"], **cluster, **optional}

    @staticmethod
    def carry(values: dict[str, str], source: Release, release: Release) -> None:
        """What a release prints of three dimensions it does not read itself; it reads them where their number is said."""
        rank = len(ints(values["warpsPerCTA"]))
        if release in _BY_BASES and rank > 2:
            values["rank"] = f"{rank} : i64"

    @property
    def bases_of_layout(self) -> dict[str, list[list[int]]]:
        """The bases of `ctaLayout`, by the name of what they are of: "register", "warp"."""
        layout: ir.DictAttr = self.cta_layout or ir.DictAttr.get({}, self.context)
        return {named.name: bases_of_text(str(named.attr)) for named in layout}

    @property
    def instruction(self) -> tuple[int, ...]:
        """Rows, columns and depth of an instruction."""
        return tuple(self.instr_shape or _WMMA_SHAPE)

    @property
    def bases_of_instructions(self) -> dict[str, list[list[int]]]:
        """The bases of "register" and "warp", in tiles of one instruction, whichever way they are said."""
        if self.cta_layout is not None:
            return {"register": [], "warp": [], **self.bases_of_layout}
        warps = list(self.warps_per_cta)
        return _instructions(warps, list(self.tiles_per_warp or [1] * len(warps)))


def _bases_of_warps(values: dict[str, str]) -> str:
    """`ctaLayout`: the registers' and the warps' bases, in tiles of one instruction."""
    if values["ctaLayout"] != ABSENT:
        return values["ctaLayout"]
    warps = ints(values["warpsPerCTA"])
    tiles = ints(values["tilesPerWarp"]) if values["tilesPerWarp"] != ABSENT else [1] * len(warps)
    return _layout_text(_instructions(warps, tiles))


def _instructions(warps: list[int], tiles: list[int]) -> dict[str, list[list[int]]]:
    order = range(len(warps) - 1, -1, -1)
    bases = {"register": bases_of_keys(tiles, tiles, order), "warp": bases_of_keys(warps, warps, order)}
    bases["warp"] = [[step * tile for step, tile in zip(basis, tiles, strict=True)] for basis in bases["warp"]]
    return bases


def _warps_of_bases(values: dict[str, str]) -> None:
    """`warpsPerCTA` and `tilesPerWarp` in place of `ctaLayout`, where they say the same.

    The rank is that of the bases where it is not said: Triton prints three of them without, and does not read that.
    """
    text = values["ctaLayout"]
    if ints(values["warpsPerCTA"]) or values["tilesPerWarp"] != ABSENT:
        raise ValueError("expects warpsPerCTA and tilesPerWarp, or ctaLayout, not both")
    entries = (entry.partition(" = ")[::2] for entry in split_top_level(text[1:-1]))
    found: dict[str, list[list[int]]] = {"register": [], "warp": []}
    found |= {name: bases_of_text(bases) for name, bases in entries}
    first = next((basis for bases in found.values() for basis in bases), [0, 0])
    rank = int(values["rank"].removesuffix(" : i64")) if "rank" in values else len(first)
    if rank < 2:
        raise ValueError(f"expects ctaLayout of tensors of 2 or more dimensions, found {text}")
    sizes = {name: [1] * rank for name in found}
    for name, bases in found.items():
        for basis in bases:
            if len(basis) != rank:
                raise ValueError(f"expects bases of {rank} coordinates each in ctaLayout, found {basis}")
            for dimension, step in enumerate(basis):
                sizes[name][dimension] *= 2 if step else 1
    if not reaches_all(found["register"] + found["warp"]):
        raise ValueError(f"expects ctaLayout to reach every instruction of the tile, found {text}")
    values["warpsPerCTA"] = int_array(sizes["warp"])
    values["tilesPerWarp"] = int_array(sizes["register"])
    values["ctaLayout"] = ABSENT
    if _bases_of_warps(values) != text:
        values["ctaLayout"] = text
