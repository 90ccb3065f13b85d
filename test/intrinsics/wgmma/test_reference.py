"""The numbers of TileLang 0.1.11: attributes, descriptor parameters, refusals and layouts of a sample of configurations."""

from __future__ import annotations

import dataclasses
import gzip
import json
from pathlib import Path

import numpy as np
import pytest

from gpuir.intrinsics.wgmma import TensorCoreIntrinEmitter, WgmmaError, shared_tile

INPUTS = Path(__file__).parent / "Inputs"
DESCRIPTORS = json.loads(gzip.open(INPUTS / "descriptors.json.gz").read())
LAYOUTS = json.loads(gzip.open(INPUTS / "layouts.json.gz").read())
ARGUMENTS = (
    "accum_dtype a_transposed b_transposed block_row_warps block_col_warps warp_row_tiles warp_col_tiles chunk".split()
)
#: Attributes that the rows name otherwise.
NAMES = {
    "prefix": "wgmma_prefix",
    "inst_m": "wgmma_inst_m",
    "inst_n": "wgmma_inst_n",
    "num_inst_m": "wgmma_num_inst_m",
    "num_inst_n": "wgmma_num_inst_n",
    "num_k_atoms": "wgmma_num_k_atoms",
    "a_regs": "wgmma_a_regs",
    "accum_regs": "wgmma_accum_regs",
    "a_abbrv": "a_dtype_abbrv",
    "accum_abbrv": "accum_dtype_abbrv",
}


def rows() -> list[dict]:
    keys = DESCRIPTORS["keys"]
    found = []
    for *values, params in DESCRIPTORS["rows"]:
        params = None if params is None else dict(zip(DESCRIPTORS["params"], params))
        found.append({**dict(zip(keys, values)), "params": params})
    return found


def configured(row: dict) -> TensorCoreIntrinEmitter:
    return TensorCoreIntrinEmitter(row["a_dtype"], row["a_dtype"], **{name: row[name] for name in ARGUMENTS})


def test_sample_has_both_kinds():
    refused = sum(row["params"] is None for row in rows())
    assert (len(rows()), refused) == (600, 80)


def test_attributes():
    for row in rows():
        e = configured(row)
        same = {
            name: getattr(e, NAMES.get(name, name))
            for name in row
            if name not in ("operand", "shape", "layout", "params")
        }
        assert same == {name: row[name] for name in same}


def test_descriptor_parameters():
    for row in rows():
        if row["params"] is not None:
            tile = shared_tile(row["shape"], row["a_dtype"], row["layout"])
            compute = getattr(configured(row), f"compute_wgmma_{row['operand'].lower()}_desc_params")
            assert dataclasses.asdict(compute(tile)) == row["params"], row


def test_refused_tiles_name_the_value_and_the_rule():
    for row in rows():
        if row["params"] is None:
            with pytest.raises(
                WgmmaError, match=rf"^error: {row['shape'][1]} contiguous elements .* '{row['layout']}'"
            ):
                shared_tile(row["shape"], row["a_dtype"], row["layout"])


@pytest.mark.parametrize("row", LAYOUTS, ids=lambda row: f"{row['which']}-{row['dtype']}-{row['shape']}")
def test_layout(row):
    names = [name for name in ARGUMENTS if name in row]
    e = TensorCoreIntrinEmitter(row["dtype"], row["dtype"], "float32", **{name: row[name] for name in names})
    layout = e.make_mma_load_layout(row["shape"]) if row["which"] == "load_A" else e.make_mma_store_layout(row["shape"])
    expected = np.stack([row["threads"], row["indices"]], axis=-1).reshape(*row["shape"], 2)
    assert (layout.table() == expected).all()
    assert repr(layout) == row["repr"]
