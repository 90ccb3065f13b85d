"""Child processes that answer requests: what can crash or hang runs in one, and ends as an error that says its last words.

`child.Child` is the parent's side, `serving` the child's, `frames` are the messages between them, and a `pool.WorkerPool` keeps
children for all threads of a process. `forking` runs a piece of work in a copy of this process.
"""
