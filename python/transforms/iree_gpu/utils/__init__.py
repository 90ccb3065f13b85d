"""What the passes on iree_gpu share: walks, index arithmetic, slices, foralls, and views of ops."""
