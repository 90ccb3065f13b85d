"""The packed floats of OCP MX and of the 8-bit formats, bit by bit: sign, exponent, mantissa; no library's tables."""

import numpy as np

#: Bits of the exponent and of the mantissa, the exponent's bias, and what the largest exponent has: numbers only ("finite"),
#: one NaN ("nan"), or infinities and NaNs ("ieee").
FORMATS = {
    "fp4": (2, 1, 1, "finite"),
    "fp6": (2, 3, 1, "finite"),
    "bf6": (3, 2, 3, "finite"),
    "fp8": (4, 3, 7, "nan"),
    "bf8": (5, 2, 15, "ieee"),
}


def bits_of(name):
    return 1 + sum(FORMATS[name][:2])


def decoded(name):
    """The numbers of all codes."""
    exponent_bits, mantissa_bits, bias, kind = FORMATS[name]
    numbers = []
    for code in range(1 << bits_of(name)):
        exponent = code >> mantissa_bits & (1 << exponent_bits) - 1
        mantissa = code & (1 << mantissa_bits) - 1
        last = (1 << exponent_bits) - 1
        if kind == "ieee" and exponent == last:
            number = np.nan if mantissa else np.inf
        elif kind == "nan" and exponent == last and mantissa == (1 << mantissa_bits) - 1:
            number = np.nan
        elif exponent == 0:
            number = mantissa * 2.0 ** (1 - bias - mantissa_bits)
        else:
            number = (1 + mantissa / (1 << mantissa_bits)) * 2.0 ** (exponent - bias)
        numbers.append(-number if code >> (bits_of(name) - 1) else number)
    return np.array(numbers)


def encoded(name, values, seed=None):
    """Codes of numbers, to nearest even; or by a seed, that is added to the part that is cut off as a fraction of 2^32."""
    half = 1 << (bits_of(name) - 1)
    table = decoded(name)[:half]
    finite = table[np.isfinite(table)]
    codes = []
    for index, value in np.ndenumerate(values):
        size = abs(value)
        top = len(finite) - 1
        if size >= finite[top]:
            limit = finite[top] + (finite[top] - finite[top - 1]) / 2
            beyond = size >= limit if seed is None else size >= 2 * limit - finite[top]
            overflow = {"finite": top, "nan": half - 1, "ieee": top + 1}[FORMATS[name][3]]
            code = overflow if beyond else top
            assert seed is None or beyond or size == finite[top] or FORMATS[name][3] == "finite", (
                "left out of the tests"
            )
        else:
            low = int(np.searchsorted(finite, size, side="right")) - 1
            part = (size - finite[low]) / (finite[low + 1] - finite[low])
            if seed is None:
                up = part > 0.5 or (part == 0.5 and low % 2 == 1)
            else:
                up = part + int(seed[index[0]]) % 2**32 / 2**32 >= 1
            code = low + up
        codes.append(code + (half if np.signbit(value) else 0))
    return np.array(codes, np.uint8).reshape(np.shape(values))


def packed(name, codes):
    """Bytes [threads, n] of codes [threads, count], the first in the lowest bits."""
    bits = bits_of(name)
    rows = []
    for row in codes:
        number = sum(int(code) << bits * i for i, code in enumerate(row))
        rows.append(list(number.to_bytes(len(row) * bits // 8, "little")))
    return np.array(rows, np.uint8)
