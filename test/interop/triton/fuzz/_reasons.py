"""The differences from Triton 3.4.0 that stay, each with its reason; Inputs/reasons.mlir has a text for each."""

from __future__ import annotations

from _compare import ACCEPTED, PRINTED, REFUSED, Reason

REASONS = (
    Reason(
        "layouts", REFUSED,
        r"to have a (distributed layout|layout of rank)|the sizes of .* to be powers of two|as ttg\.[\w-]+ says"
        r"|has a layout on .*, and no module|to have an encoding of shared memory or tensor memory"
        r"|expects an encoding that can be transposed",
        "", True,
        "the document's version and 3.5.1 check every layout (facts: VerifyTensorLayouts), 3.4.0 only #ttg.blocked",
    ),
    Reason(
        "tensor-memory-on-tensors", REFUSED, r"to have a distributed layout, found #ttng\.", "", False,
        "only distributed layouts stand on tensors (facts: VerifyTensorLayouts); Triton does not ask ttng of its encodings",
    ),
    Reason(
        "powers-of-two", REFUSED, r"#ttg\.blocked: expects \w+ to be powers of two", "", True,
        "encodings verify themselves (issue 3): 3.5.1 refuses too",
    ),
    Reason(
        "atomic-types", REFUSED, r"failed to verify that ptr points at values like (cmp|val)", "", True,
        "the document's traits of tt.atomic_cas, which 3.4.0 has not and 3.5.1 has",
    ),
    Reason(
        "rank-of-memory", REFUSED, r"expected a shape such as|expects an allocation shape of at least", "", True,
        "a memory descriptor has a shape, and its allocation no fewer dimensions (facts); 3.4.0 does not look, 3.5.1 does",
    ),
    Reason(
        "nothing-behind-the-comma", REFUSED, r"expected `mutable` or the shape of the allocation, found '>'", "", False,
        "Triton takes an empty shape of the allocation for none",
    ),
    Reason(
        "numbers-for-flags", REFUSED, r"expected one of true, false, found '[01]'", "", False,
        "MLIR reads 1 and 0 where TableGen declared a flag of a ttng encoding; ttg's own encodings refuse them in Triton too",
    ),
    Reason(
        "numbers-of-32-bits", REFUSED, r"is no 32-bit unsigned integer|expected integers between 0 and 4294967295", "", False,
        "Triton cuts numbers in encodings off at 32 bits: 4294967296 is read as 0, and -1 as 4294967295",
    ),
    Reason(
        "cluster-of-mma", REFUSED, r"#ttg\.nvidia_mma: expects CTAsPerCGA, CTASplitNum, CTAOrder to have \d entries", "", False,
        "Triton does not compare the ranks of the CTA keys and of warpsPerCTA here, as it does in its other encodings",
    ),
    Reason(
        "amd-mfma", PRINTED, r"#ttg\.amd_mfma<\{version = ", r"#ttg\.amd_mfma<\{versionMajor = ", False,
        "the document's #ttg.amd_mfma has one version where 3.4.0 has versionMajor and versionMinor",
    ),
    Reason(
        "attribute-twice", REFUSED, r"has attribute '\w+' twice", "", False,
        "a property given as an attribute too: Triton drops one of the two values without a word",
    ),
    Reason(
        "segments", REFUSED, r"operandSegmentSizes", "", False,
        "gpuir keeps the sizes of segments under this name, so that it is not free for other ops",
    ),
    Reason(
        "missing-key", REFUSED, r"struct is missing required parameter", "", False,
        "Triton reads a key of an encoding that is not there as 0, and elementBitWidth as whatever stood in memory",
    ),
    Reason(
        "unknown-key", REFUSED, r"duplicate or unknown struct parameter name: \S+ \(unknown; #ttg\.(slice|linear)", "", False,
        "Triton skips keys that #ttg.slice and #ttg.linear do not have; a misspelt one is to be said",
    ),
    Reason(
        "padded-shared", ACCEPTED, "", r"unknown attribute `padded_shared`", False,
        "#ttg.padded_shared is in the document's version and came after 3.4.0",
    ),
    Reason(
        "token-taken-and-none-made", PRINTED, r'"ttng\.tmem_\w+"\(', r"ttng\.tmem_\w+ ", False,
        "Triton's form has no place for a token that is taken while none is made, and drops it; gpuir prints the generic form",
    ),
)  # fmt: skip
