"""What gpuir adds to a dialect that the host has in C++: classes of its attributes and types, constraints of its ops."""
