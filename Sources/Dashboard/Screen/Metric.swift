import GlyphUI

/// What the dashboard watches.
public enum Metric: String, CaseIterable, Identifiable, Sendable {
  case processor, memory, network, disk

  public var id: Metric { self }

  var title: String {
    switch self {
    case .processor: "CPU"
    case .memory: "Memory"
    case .network: "Network"
    case .disk: "Disk"
    }
  }

  var color: Color {
    switch self {
    case .processor: .green
    case .memory: .blue
    case .network: .purple
    case .disk: .orange
    }
  }
}
