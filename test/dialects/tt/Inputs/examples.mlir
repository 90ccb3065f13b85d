// Attributes that the other texts of this folder do not have, for the reference's examples.
module {
  tt.func @f(%p: !tt.ptr<f32>) -> f32 {
    %0 = tt.load %p {cachePolicy = #tt.cache_policy<cache_modifier = ca, eviction_policy = evict_first>} : !tt.ptr<f32>
    tt.return %0 : f32
  }
}
