"""Checks of a launch: races, reads of memory nothing has written, missing waits and fences, and the traffic of accesses."""
