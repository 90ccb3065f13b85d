"""linalg contractions become multi_mma: recognized, packed to an intrinsic's tiles, and laid out for its lanes."""
