/// What is known of types, by the address of their metadata: open addressing over powers of two.
///
/// It is looked up for every view that is written, which is why it is plain memory: an array would
/// be checked for exclusive access and retained each time. What is known of a type is kept forever.
struct TypeTable {
  private var entries: UnsafeMutablePointer<Entry>
  private var mask: Int
  private var count = 0

  private struct Entry {
    var key: UnsafeRawPointer?
    var info: Unmanaged<TypeInfo>?
  }

  // Only read and written on the main actor: views are only written there.
  nonisolated(unsafe) static let shared: UnsafeMutablePointer<TypeTable> = {
    let table = UnsafeMutablePointer<TypeTable>.allocate(capacity: 1)
    table.initialize(to: TypeTable(capacity: 256))
    return table
  }()

  private init(capacity: Int) {
    mask = capacity - 1
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
  }

  @inline(__always)
  func find(_ key: UnsafeRawPointer) -> Unmanaged<TypeInfo>? {
    var slot = index(key)
    while let known = entries[slot].key {
      if known == key { return entries[slot].info }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func insert(_ info: TypeInfo, for key: UnsafeRawPointer) {
    if (count + 1) * 2 > mask { grow() }
    put(Entry(key: key, info: Unmanaged.passRetained(info)))
  }

  private mutating func put(_ entry: Entry) {
    guard let key = entry.key else { return }
    var slot = index(key)
    while entries[slot].key != nil { slot = (slot + 1) & mask }
    entries[slot] = entry
    count += 1
  }

  private mutating func grow() {
    var larger = TypeTable(capacity: (mask + 1) * 2)
    for slot in 0...mask { larger.put(entries[slot]) }
    entries.deallocate()
    self = larger
  }

  @inline(__always)
  private func index(_ key: UnsafeRawPointer) -> Int {
    let hash = (UInt(bitPattern: key) >> 4) &* 0x9E37_79B9_7F4A_7C15
    return Int((hash >> 20) & UInt(bitPattern: mask))
  }
}
