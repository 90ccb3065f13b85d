"""Loops of the host as machine code, with the simulator's checks in it.

outline.py takes a loop out of a function, guards.py adds the checks, loop.py compiles it and runs it on the simulated memory.
Where a check fails the loop's effects are undone, and the simulator's own code runs it and says what is wrong.
"""
