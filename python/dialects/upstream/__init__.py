"""What gpuir adds to a dialect that the host has in C++: classes of attributes and types, and kinder builders."""
