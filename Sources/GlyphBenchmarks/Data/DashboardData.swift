/// What the dashboard of W2 shows: twelve values in each of sixteen panels.
struct DashboardData {
  /// The names of the twelve values as constants, for the reference loop.
  static let names: [StaticString] = [
    "cpu", "memory", "disk read", "disk write", "net in", "net out", "threads", "handles",
    "latency p50", "latency p99", "errors", "uptime",
  ]
  static let labels = names.map(\.description)
  static let columns = 4
  static let rows = 4
  static let panels = 16
  static let entries = 12
  static let width = 200
  static let height = 60

  /// In hundredths, panel by panel.
  private(set) var values: [Int]

  init() {
    values = (0..<DashboardData.panels * DashboardData.entries).map { index in
      let (panel, entry) = index.quotientAndRemainder(dividingBy: DashboardData.entries)
      return (1237 * panel + 3571 * entry + 17) % 10000
    }
  }

  subscript(panel: Int, entry: Int) -> Int {
    get { values[panel * DashboardData.entries + entry] }
    set { values[panel * DashboardData.entries + entry] = newValue }
  }

  /// The change of frame `number` of W5: which value, and what it is from then on.
  func change(of number: Int) -> (panel: Int, entry: Int, value: Int) {
    let number = number % 5000
    let panel = 7 * number % DashboardData.panels
    let entry = 5 * number % DashboardData.entries
    return (panel, entry, (self[panel, entry] + 1 + number) % 10000)
  }

  /// Makes the change of frame `number` of W5.
  mutating func step(_ number: Int) {
    let change = change(of: number)
    self[change.panel, change.entry] = change.value
  }
}
