// What the toolkit's libraries have for threads that wait for each other, and groups of them.
#include <cuda/atomic>
#include <cuda/semaphore>
#include <cuda/latch>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

extern "C" __global__ void semaphore_sum(const int *x, int *y, int n) {
  auto *s = (cuda::binary_semaphore<cuda::thread_scope_device> *)(y + 8);
  if (threadIdx.x) return;
  s->acquire();  //- semaphore_taken: ;
  y[0] += x[blockIdx.x];  //! race semaphore_taken
  s->release();
}

extern "C" __global__ void counting(const int *x, int *y, int n) {
  __shared__ __align__(16) char place[sizeof(cuda::counting_semaphore<cuda::thread_scope_block, 64>)];
  auto &s = *(cuda::counting_semaphore<cuda::thread_scope_block, 64> *)place;
  __shared__ int data[64];
  int t = threadIdx.x;
  if (t == 0) new (&s) cuda::counting_semaphore<cuda::thread_scope_block, 64>(0);
  __syncthreads();
  if (t < 32) {
    data[t] = x[t];  //! race counting_warp
    __syncwarp();  //- counting_warp: ;
    if (t == 0) s.release(32);
  } else {
    s.acquire();  //- counting_none: ;
    y[t - 32] = data[63 - t];  //! race counting_none  //? uninitialized counting_none
  }
}

extern "C" __global__ void latch(const int *x, int *y, int n) {
  __shared__ __align__(16) char place[sizeof(cuda::latch<cuda::thread_scope_block>)];
  auto &l = *(cuda::latch<cuda::thread_scope_block> *)place;
  __shared__ int data[64];
  int t = threadIdx.x;
  if (t == 0) new (&l) cuda::latch<cuda::thread_scope_block>(64);
  __syncthreads();
  data[t] = x[t];
  l.arrive_and_wait();  //- latch_down: l.count_down();
  y[t] = data[63 - t];  //! race latch_down  //? uninitialized latch_down
}

extern "C" __global__ void flag_wait(const int *x, int *y, int n) {
  auto &flag = *(cuda::atomic<int, cuda::thread_scope_device> *)y;
  if (threadIdx.x) return;
  if (blockIdx.x == 0) {
    y[1] = x[0];
    flag.store(1, cuda::memory_order_release);  //- flag_relaxed: flag.store(1, cuda::memory_order_relaxed);
    flag.notify_all();
  } else {
    flag.wait(0, cuda::memory_order_acquire);  //- flag_seen: flag.wait(0, cuda::memory_order_relaxed);
    y[2] = y[1];  //! missing-fence flag_relaxed flag_seen
  }
}

extern "C" __global__ void atomic_flags(const int *x, int *y, int n) {
  auto &flag = *(cuda::std::atomic_flag *)y;
  if (threadIdx.x) return;
  while (flag.test_and_set(cuda::std::memory_order_acquire)) {}  //- flags_set: while (flag.test_and_set(cuda::std::memory_order_relaxed)) {}
  y[1] += x[blockIdx.x];  //! missing-fence flags_clear flags_set
  flag.clear(cuda::std::memory_order_release);  //- flags_clear: flag.clear(cuda::std::memory_order_relaxed);
}

extern "C" __global__ void bar_drop(const int *x, int *y, int n) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t == 0) init(&bar, 64);
  __syncthreads();
  if (t >= 48) { s[t] = 7; bar.arrive_and_drop(); return; }
  s[t] = x[t];
  bar.arrive_and_wait();  //- drop_read: ;
  y[t] = s[(t + 20) % 64];  //! race drop_read  //? uninitialized drop_read
  bar.arrive_and_wait();
  s[(t + 1) % 48] = t;  //! race drop_written  //? race drop_read
  bar.arrive_and_wait();  //- drop_written: ;
  y[t] += s[t];
}

extern "C" __global__ void pipe_block(const int *x, int *y, int n) {
  constexpr int S = 2;
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, S> state;
  __shared__ int s[S][64];
  auto block = cg::this_thread_block();
  auto pipe = cuda::make_pipeline(block, &state);
  int t = threadIdx.x, sum = 0, tiles = n / 64;
  for (int compute = 0, fetch = 0; compute < tiles; compute++) {
    for (; fetch < tiles && fetch < compute + S; fetch++) {
      pipe.producer_acquire();
      cuda::memcpy_async(block, s[fetch % S], x + fetch * 64, cuda::aligned_size_t<4>(256), pipe);
      pipe.producer_commit();  //? uninitialized pipe_wait
    }
    pipe.consumer_wait();  //- pipe_wait: ;
    block.sync();
    sum += s[compute % S][63 - t];  //! missing-wait pipe_wait  //? race pipe_wait  //? uninitialized pipe_wait
    block.sync();
    pipe.consumer_release();
  }
  y[t] = sum;
}

extern "C" __global__ void pipe_thread(const int *x, int *y, int n) {
  __shared__ int s[2][64];
  auto pipe = cuda::make_pipeline();
  int t = threadIdx.x, sum = 0, tiles = n / 64;
  pipe.producer_acquire();
  cuda::memcpy_async(&s[0][t], &x[t], sizeof(int), pipe);
  pipe.producer_commit();
  for (int k = 0; k < tiles; k++) {
    if (k + 1 < tiles) {
      pipe.producer_acquire();
      cuda::memcpy_async(&s[(k + 1) & 1][t], &x[64 * (k + 1) + t], sizeof(int), pipe);
      pipe.producer_commit();
      cuda::pipeline_consumer_wait_prior<1>(pipe);
    } else {
      cuda::pipeline_consumer_wait_prior<0>(pipe);
    }
    sum += s[k & 1][t];  //- thread_other: sum += s[k & 1][63 - t];  //! race thread_other  //? missing-wait thread_other  //? uninitialized thread_other
    pipe.consumer_release();
  }
  y[t] = sum;
}

extern "C" __global__ void pipe_roles(const int *x, int *y, int n) {
  constexpr int S = 2;
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, S> state;
  __shared__ int s[S][32];
  auto block = cg::this_thread_block();
  bool producer = threadIdx.x < 32;
  auto role = producer ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer;
  auto pipe = cuda::make_pipeline(block, &state, role);
  int lane = threadIdx.x & 31, sum = 0;
  for (int k = 0; k < n / 32; k++) {
    if (producer) {
      pipe.producer_acquire();  //! deadlock roles_kept  //? deadlock roles_wait
      cuda::memcpy_async(&s[k % S][lane], &x[k * 32 + lane], sizeof(int), pipe);
      pipe.producer_commit();
    } else {
      pipe.consumer_wait();  //- roles_wait: ;
      sum += s[k % S][31 - lane];  //! missing-wait roles_wait  //? race roles_wait  //? uninitialized roles_wait  //? race roles_kept  //? uninitialized roles_kept
      pipe.consumer_release();  //- roles_kept: ;
    }
  }
  if (!producer) y[lane] = sum;
}

extern "C" __global__ void bar_memcpy(const int *x, int *y, int n) {
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  __shared__ __align__(16) int s[128];
  auto block = cg::this_thread_block();
  if (block.thread_rank() == 0) init(&bar, block.size());
  block.sync();
  for (int k = 0; k < n / 128; k++) {
    cuda::memcpy_async(block, s, x + 128 * k, sizeof(int) * 128, bar);  //! race copied_over  //? missing-wait copied_wait  //? race copied_wait  //? missing-wait copied_over
    bar.arrive_and_wait();  //- copied_wait: ;
    y[k * 128 + threadIdx.x] = s[127 - threadIdx.x];  //! missing-wait copied_wait  //? race copied_wait  //? uninitialized copied_wait
    block.sync();  //- copied_over: ;
  }
}

extern "C" __global__ void cg_scan(const int *x, int *y, int n) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  y[threadIdx.x] = cg::inclusive_scan(tile, x[threadIdx.x]);
  y[64 + threadIdx.x] = cg::exclusive_scan(tile, x[threadIdx.x], cg::plus<int>());
}

extern "C" __global__ void cg_labels(const int *x, int *y, int n) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int v = x[threadIdx.x];
  auto part = cg::labeled_partition(tile, v & 3);
  int sum = cg::reduce(part, v, cg::plus<int>());
  if (part.thread_rank() == 0) atomicAdd(&y[v & 3], sum);  //- labels_plain: if (part.thread_rank() == 0) y[v & 3] += sum;  //! race labels_plain
  auto half = cg::binary_partition(tile, v > 0);
  int most = cg::reduce(half, v, cg::greater<int>());
  if (half.thread_rank() == 0) atomicMax(&y[4 + (v > 0)], most);
}

extern "C" __global__ void cg_big(const int *x, int *y, int n) {
  __shared__ cg::block_tile_memory<128> memory;
  auto block = cg::this_thread_block(memory);
  auto tile = cg::tiled_partition<64>(block);
  int sum = cg::reduce(tile, x[block.thread_rank()], cg::plus<int>());
  if (tile.thread_rank() == 0) y[block.thread_rank() / 64] = sum;
}

extern "C" __global__ void cg_reduce_update(const int *x, int *y, int n) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  cuda::atomic_ref<int, cuda::thread_scope_device> all(y[0]);  //- update_block: cuda::atomic_ref<int, cuda::thread_scope_block> all(y[0]);
  cg::reduce_update_async(tile, all, x[blockIdx.x * blockDim.x + threadIdx.x], cg::plus<int>());  //! race update_block
}

extern "C" __global__ void invoke(const int *x, int *y, int n) {
  auto block = cg::this_thread_block();
  __shared__ int s;
  cg::invoke_one(block, [&] { s = x[3]; });
  block.sync();  //- invoke_sync: ;
  y[threadIdx.x] = s;  //! race invoke_sync  //? uninitialized invoke_sync
}

extern "C" __global__ void split_sync(const int *x, int *y, int n) {
  auto block = cg::this_thread_block();
  __shared__ int s[64];
  int t = threadIdx.x;
  s[t] = x[t];
  auto token = block.barrier_arrive();
  int own = x[t] * 2;
  block.barrier_wait(cuda::std::move(token));  //- split_never: (void)token;
  y[t] = own + s[63 - t];  //! race split_never  //? uninitialized split_never
}

extern "C" __global__ void grid_reduce(const int *x, int *y, int n) {
  auto grid = cg::this_grid();
  auto block = cg::this_thread_block();
  __shared__ int sums[8];
  auto tile = cg::tiled_partition<32>(block);
  int sum = 0;
  for (int i = grid.thread_rank(); i < n; i += grid.size()) sum += x[i];
  sum = cg::reduce(tile, sum, cg::plus<int>());
  if (tile.thread_rank() == 0) sums[tile.meta_group_rank()] = sum;
  cg::sync(block);  //- gr_block: ;
  if (block.thread_rank() == 0) {
    for (int k = 1; k < tile.meta_group_size(); k++) sum += sums[k];  //! race gr_block  //? uninitialized gr_block
    y[1 + blockIdx.x] = sum;
  }
  cg::sync(grid);  //- gr_grid: cg::sync(block);
  if (grid.thread_rank() == 0) {
    for (int b = 1; b < gridDim.x; b++) y[1] += y[1 + b];  //! race gr_grid
    y[0] = y[1];
  }
}
