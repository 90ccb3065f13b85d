"""The Hopper part of the machine: mbarriers, bulk copies by the TMA unit, products of warpgroups, and their order.

``mbarrier`` has the barriers in shared memory, ``tensor_map`` and ``bulk`` the copies, ``wgmma`` the products, ``checks``
what orders all these with the accesses of threads. Their ops are in ``ops/nvvm_*.py`` and ``ops/nvgpu_hopper.py``.
"""
