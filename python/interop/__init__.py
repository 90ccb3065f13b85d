"""Other compilers, asked in a process of their own: what they accept, what they print, what they compile."""
