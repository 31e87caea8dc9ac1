/// How many gaps there are between children, and how many of them are not beside a Spacer.
struct GapCount {
  private(set) var all = -1
  private(set) var betweenViews = 0
  private var isBehindView = false

  @inline(__always)
  mutating func add(isSpacer: Bool) {
    all &+= 1
    if isBehindView, !isSpacer { betweenViews &+= 1 }
    isBehindView = !isSpacer
  }
}
