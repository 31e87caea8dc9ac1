import Foundation
import GlyphUI

/// One metric: how much, on a bar, and how it came there.
struct MetricCard: View {
  let metric: Metric
  let history: History
  /// In rows, the frame included.
  let height: Int

  var body: some View {
    GroupBox {
      MetricBar(value: history.latest, color: metric.color)
      Sparkline(values: history.values)
        .foregroundStyle(metric.color)
        .frame(height: CGFloat(max(0, height - 3)))
    } label: {
      Text(verbatim: metric.title).foregroundStyle(metric.color)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(metric.title)
    .accessibilityValue("\(Int((history.latest * 100).rounded())) percent")
  }
}

/// The same in one line.
struct MetricLine: View {
  let metric: Metric
  let history: History

  var body: some View {
    HStack {
      Text(verbatim: metric.title).frame(width: 8, alignment: .leading)
        .foregroundStyle(metric.color)
      MetricBar(value: history.latest, color: metric.color)
    }
  }
}

/// A bar and its value; from nine tenths on it is red.
private struct MetricBar: View {
  let value: Double
  let color: Color

  var body: some View {
    HStack {
      ProgressView(value: value).tint(value >= 0.9 ? .red : color)
      Percentage(value: value)
    }
    .progressViewStyle(BarOnly())
  }
}

/// The bar alone: the value stands beside it.
private struct BarOnly: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    MeterBar(fraction: configuration.fractionCompleted)
  }
}
