"""Child processes that answer requests: what can crash or hang runs in one, and ends as an error that says its last words.

`Child` is the parent's side, `serving` the child's, `frames` are the messages between them, and a `WorkerPool` keeps children
for all threads of a process.
"""

from gpuir.processes.child import Child, ChildEnded, ChildTimeout, exit_text
from gpuir.processes.serving import HEADER

__all__ = ["HEADER", "Child", "ChildEnded", "ChildTimeout", "exit_text"]
