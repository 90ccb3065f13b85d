"""Programs of Triton on tiles: what their values are, how they reach memory, and the blocks that they load and store.

A program is a lane of its own (warps have one lane, blocks one warp), so that a tile is a value with axes behind that of
the programs, as a vector of a thread is. Along an axis on which all elements are equal (a splat, a broadcast) a tile may have
size 1: NumPy repeats it where it meets another one, and what needs all elements asks for them (`values.whole`).
"""
