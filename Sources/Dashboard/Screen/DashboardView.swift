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
        if room.size.width >= 120 {
          wide
        } else if room.size.width >= 60, room.size.height >= 18 {
          medium
        } else {
          narrow
        }
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

  private var wide: some View {
    HStack(spacing: 1) {
      VStack(spacing: 0) {
        HStack(spacing: 1) {
          card(.processor)
          card(.memory)
        }
        HStack(spacing: 1) {
          card(.network)
          card(.disk)
        }
      }
      log.frame(width: 48)
    }
  }

  private var medium: some View {
    VStack(spacing: 0) {
      HStack(spacing: 1) {
        card(.processor)
        card(.memory)
      }
      HStack(spacing: 1) {
        card(.network)
        card(.disk)
      }
      log.frame(height: 8)
    }
  }

  private var narrow: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Metric.allCases) { metric in
        if let history = model.histories[metric] {
          MetricLine(metric: metric, history: history)
        }
      }
      log
    }
  }

  @ViewBuilder
  private func card(_ metric: Metric) -> some View {
    if let history = model.histories[metric] { MetricCard(metric: metric, history: history) }
  }

  private var log: some View {
    GroupBox("Log") { LogList(log: model.log) }
  }
}

/// The name, and the time to the second.
private struct Header: View {
  var body: some View {
    HStack {
      Text(verbatim: "▌Dashboard").bold().foregroundStyle(.tint)
      Spacer()
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        ClockText(date: context.date).foregroundStyle(.secondary)
      }
    }
  }
}
