/// The cache of a layout, for as long as its place in the tree exists.
final class LayoutStore<Arrangement: Layout> {
  private var cache: Arrangement.Cache?
  private var epoch = 0

  /// Makes the cache, or brings it up to date if something may have changed since it was used.
  func update(_ layout: Arrangement, _ subviews: LayoutSubviews, epoch: Int) {
    if cache == nil {
      cache = layout.makeCache(subviews: subviews)
    } else if self.epoch != epoch {
      withCache { layout.updateCache(&$0, subviews: subviews) }
    }
    self.epoch = epoch
  }

  func withCache<Result>(_ body: (inout Arrangement.Cache) -> Result) -> Result {
    guard var cache else { preconditionFailure("A layout was asked before it had its cache.") }
    self.cache = nil
    defer { self.cache = cache }
    return body(&cache)
  }
}
