// Lanes of one warp: barriers with masks, shuffles, votes, matches, tiles of cooperative groups.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

// The halves of a warp go their own ways, each with a barrier of its own lanes.
extern "C" __global__ void halves(const int *x, int *y, int n) {
  __shared__ int s[32];
  int lane = threadIdx.x;
  s[lane] = x[lane];  //! race halves_mask halves_missing
  if (lane < 16) {
    __syncwarp(0x0000ffff);  //- halves_mask: __syncwarp(1u << lane);  //- halves_missing: ;  //- halves_full: __syncwarp(0xff);  //! undefined halves_full
    y[lane] = s[15 - lane];  //? race halves_full
  } else {
    __syncwarp(0xffff0000);
    y[lane] = s[47 - lane] * 2;
  }
}

extern "C" __global__ void shuffle_down(const int *x, int *y, int n) {
  int lane = threadIdx.x & 31, sum = x[threadIdx.x];
  for (int d = 16; d; d >>= 1) {
    int other = __shfl_down_sync(0xffffffffu, sum, d);  //- shuffle_part: int other = lane < d ? __shfl_down_sync(0xffffffffu, sum, d) : 0;  //- shuffle_mask: int other = __shfl_down_sync(0xffff, sum, d);  //! undefined shuffle_part shuffle_mask
    if (lane < d) sum += other;
  }
  if (lane == 0) y[threadIdx.x / 32] = sum;  //- shuffle_all: y[threadIdx.x / 32] = sum;  //! race shuffle_all
}

// The positive numbers to the front, in order.
extern "C" __global__ void compact(const int *x, int *y, int n) {
  __shared__ int counts[4];
  int t = threadIdx.x, lane = t & 31, warp = t / 32, value = x[t];
  unsigned ballot = __ballot_sync(~0u, value > 0);  //- compact_vote: unsigned ballot = 0; if (value > 0) ballot = __ballot_sync(~0u, 1);  //! undefined compact_vote
  if (lane == 0) counts[warp] = __popc(ballot);  //- compact_count: if (lane == 0 && warp) counts[warp] = __popc(ballot);
  __syncthreads();  //- compact_barrier: ;
  int at = __popc(ballot & ((1u << lane) - 1));  //- compact_offset: int at = __popc(ballot & ((1u << lane / 2) - 1));
  for (int w = 0; w < warp; w++) at += counts[w];  //- compact_bases: ;  //! race compact_barrier  //? uninitialized compact_barrier  //! uninitialized compact_count
  if (value > 0) y[at] = value;  //! race compact_offset compact_bases  //? race compact_vote  //? out-of-bounds compact_barrier compact_count
  if (t == 127) y[128] = at + (value > 0);
}

// Lanes with the same key add together, by their first lane.
extern "C" __global__ void aggregate(const int *x, int *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, key = x[i] & 15;
  unsigned same = __match_any_sync(~0u, key);  //- aggregate_match: unsigned same = 1u << (threadIdx.x & 31); if (key & 1) same = __match_any_sync(~0u, key);  //! undefined aggregate_match
  int leader = __ffs(same) - 1, lane = threadIdx.x & 31, base = 0;
  if (lane == leader) base = atomicAdd(&y[key], __popc(same));  //- aggregate_plain: if (lane == leader) { base = y[key]; y[key] = base + __popc(same); }  //- aggregate_block: if (lane == leader) base = atomicAdd_block(&y[key], __popc(same));  //! race aggregate_plain aggregate_block
  base = __shfl_sync(same, base, leader) + __popc(same & ((1u << lane) - 1));
  y[16 + i] = base - base;
}

extern "C" __global__ void tiles(const int *x, int *y, int n) {
  __shared__ int s[64];
  auto tile = cg::tiled_partition<8>(cg::this_thread_block());  //- tiles_small: auto tile = cg::tiled_partition<4>(cg::this_thread_block());
  int t = threadIdx.x, r = t & 7, first = t & ~7;
  s[t] = x[t];
  tile.sync();  //- tiles_first: ;
  for (int d = 4; d; d >>= 1) {
    int v = r < d ? s[first + r + d] : 0;  //! race tiles_first tiles_last tiles_small
    tile.sync();
    if (r < d) s[first + r] += v;
    tile.sync();  //- tiles_last: ;
  }
  if (r == 0) y[t / 8] = s[t];
}

extern "C" __global__ void tile_reduce(const int *x, int *y, int n) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int sum = cg::reduce(tile, x[threadIdx.x], cg::plus<int>());
  if (tile.thread_rank() == 0) atomicAdd(&y[0], sum);  //- tile_plain: if (tile.thread_rank() == 0) y[0] += sum;  //! race tile_plain
}

extern "C" __global__ void coalesced(const int *x, int *y, int n) {
  int value = x[blockIdx.x * blockDim.x + threadIdx.x];
  if (value % 3 == 0) {
    auto active = cg::coalesced_threads();
    int base = 0;
    if (active.thread_rank() == 0) base = atomicAdd(&y[0], active.size());  //- coalesced_plain: if (active.thread_rank() == 0) { base = y[0]; y[0] += active.size(); }  //! race coalesced_plain
    base = active.shfl(base, 0);  //- coalesced_base: ;
    y[1 + base + active.thread_rank()] = value;  //! race coalesced_base  //? race coalesced_plain
  }
}

// Each warp sorts its 32 numbers in shared memory.
extern "C" __global__ void bitonic(const int *x, int *y, int n) {
  __shared__ int all[64];
  int *s = all + threadIdx.x / 32 * 32, lane = threadIdx.x & 31;  //- bitonic_overlap: int *s = all + threadIdx.x / 32 * 16, lane = threadIdx.x & 31;
  s[lane] = x[threadIdx.x];  //? race bitonic_overlap
  __syncwarp();  //- bitonic_first: ;
  for (int k = 2; k <= 32; k *= 2)
    for (int j = k / 2; j; j /= 2) {
      int other = lane ^ j, a = s[lane], b = s[other];  //! race bitonic_first bitonic_write bitonic_overlap
      __syncwarp();  //- bitonic_read: ;
      bool up = (lane & k) == 0, low = lane < other;
      s[lane] = up == low ? min(a, b) : max(a, b);  //! race bitonic_read  //? race bitonic_overlap bitonic_write
      __syncwarp();  //- bitonic_write: ;
    }
  y[threadIdx.x] = s[lane];
}

// Lanes leave early; those that stay name themselves.
extern "C" __global__ void leavers(const int *x, int *y, int n) {
  __shared__ int s[32];
  int lane = threadIdx.x;
  unsigned stay = __ballot_sync(~0u, lane < n);
  if (lane >= n) return;
  s[lane] = x[lane];
  __syncwarp(stay);  //- leavers_none: ;
  int next = s[lane + 1 < n ? lane + 1 : 0];  //- leavers_next: int next = s[lane + 1];  //! race leavers_none  //! uninitialized leavers_next
  y[lane] = next + __shfl_sync(stay, next, 0);  //- leavers_source: y[lane] = next + __shfl_sync(stay, next, n);  //! undefined leavers_source
}
