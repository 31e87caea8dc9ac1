#if canImport(Glibc)
  import Glibc

  /// All the memory that the process can still get: while it is held, nothing can be allocated.
  ///
  /// For exit tests only; the blocks are linked through themselves, since a list would need memory.
  struct MemoryHoard {
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)

    private var last: UnsafeMutableRawPointer?
    private var before = rlimit()

    init() {
      getrlimit(MemoryHoard.addressSpace, &before)
      var limit = before
      limit.rlim_cur = 0
      setrlimit(MemoryHoard.addressSpace, &limit)
      var size = 1 << 26
      while size >= 16 {
        while let block = malloc(size) {
          block.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
          last = block
        }
        // Small blocks that were freed wait for a request of exactly their size.
        size = size > 2048 ? size / 2 : size - 16
      }
    }

    mutating func release() {
      setrlimit(MemoryHoard.addressSpace, &before)
      while let block = last {
        last = block.load(as: UnsafeMutableRawPointer?.self)
        free(block)
      }
    }
  }
#endif
