"""The Blackwell part of the machine: tensor memory, and the operations of tcgen05 that work on it.

``descriptors`` reads what describes an instruction and its tiles in shared memory, ``tensor_memory`` has the memory and its
allocations, ``operations`` products, copies and shifts and when they end, ``product`` what a product computes, ``checks`` what
orders all these with each other and with the threads. The ops are in ``ops/nvvm_tcgen05*.py``.
"""
