import Foundation
import GlyphCore

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, without a label.
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Something that goes on, with a label of any views.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Something that goes on, with a title from the program's table of strings.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Something that goes on, with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// A part of a total; nil is a part that is not known, and a total of zero is all done.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: ProgressFraction.of(value, total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// A part of a total, with a label of any views.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(
      fraction: ProgressFraction.of(value, total), label: label(), currentValueLabel: EmptyView())
  }

  /// A part of a total, with labels of any views for what it is and for how much it is; the latter
  /// stands in the place of the percentage.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// A part of a total, with a title from the program's table of strings.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(
      fraction: ProgressFraction.of(value, total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// A part of a total, with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(
      fraction: ProgressFraction.of(value, total), label: Text(title),
      currentValueLabel: EmptyView())
  }

  /// What a Foundation progress says when the view is made; it does not follow it by itself.
  public nonisolated init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    let fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
    self.init(
      fraction: ProgressFraction.of(fraction, 1), label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}
