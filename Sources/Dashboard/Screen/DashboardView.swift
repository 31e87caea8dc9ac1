import Foundation
import GlyphUI

/// Moving values, how they came there, and a log: all that is watched, for any size of screen.
public struct DashboardView: View {
  private let model: DashboardModel
  private let source: DashboardSource?

  /// Without a source, the model is filled by somebody else.
  public init(model: DashboardModel, source: DashboardSource? = nil) {
    self.model = model
    self.source = source
  }

  public var body: some View {
    VStack(spacing: 0) {
      Header()
      GeometryReader { room in
        panels(width: Int(room.size.width), height: Int(room.size.height))
      }
    }
    .task {
      guard let samples = source?.samples else { return }
      for await sample in samples { model.take(sample) }
    }
    .task {
      guard let log = source?.log else { return }
      for await entry in log { model.take(entry) }
    }
  }

  /// Cards beside the log, cards above it, or lines above it.
  @ViewBuilder
  private func panels(width: Int, height: Int) -> some View {
    if width >= 120, height >= 8 {
      HStack(alignment: .top, spacing: 1) {
        cards(height: height)
        log(height: height).frame(width: 48)
      }
    } else if width >= 60, height >= 16 {
      VStack(spacing: 0) {
        cards(height: height - height / 3)
        log(height: height / 3)
      }
    } else {
      VStack(spacing: 0) {
        ForEach(Metric.allCases) { metric in
          if let history = model.histories[metric] {
            MetricLine(metric: metric, history: history)
          }
        }
        log(height: height - Metric.allCases.count)
      }
    }
  }

  private func cards(height: Int) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 1) {
        card(.processor, height: (height + 1) / 2)
        card(.memory, height: (height + 1) / 2)
      }
      HStack(spacing: 1) {
        card(.network, height: height / 2)
        card(.disk, height: height / 2)
      }
    }
  }

  @ViewBuilder
  private func card(_ metric: Metric, height: Int) -> some View {
    if let history = model.histories[metric] {
      MetricCard(metric: metric, history: history, height: height)
    }
  }

  private func log(height: Int) -> some View {
    GroupBox("Log") {
      LogList(log: model.log).frame(height: CGFloat(max(0, height - 2)))
    }
  }
}

/// The name, and the time to the second.
private struct Header: View {
  var body: some View {
    HStack {
      Text(verbatim: "▌Dashboard").bold().foregroundStyle(.tint)
        .accessibilityLabel("Dashboard").accessibilityAddTraits(.isHeader)
      Spacer()
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
        ClockText(date: context.date).foregroundStyle(.secondary).fixedSize()
      }
    }
    .lineLimit(1)
  }
}
