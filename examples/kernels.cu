// gpuir-run examples/kernels.cu --kernel='add<float>' --grid=4 --block=256 --arg=random:1000xf32 --arg=zeros:1000xf32 --arg=1000
template <typename T> __global__ void add(const T *x, T *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += x[i];
}

// gpuir-run examples/kernels.cu --kernel=flip --block=64 --arg=arange:64xi32: two warps exchange elements, and no barrier orders them.
__global__ void flip(int *x) {
  __shared__ int s[64];
  s[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = s[63 - threadIdx.x];
}
