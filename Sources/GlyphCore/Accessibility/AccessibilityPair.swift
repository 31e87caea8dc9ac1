/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name of the other part.
  case label
  /// What is named.
  case content
}

/// A label and a control that are read as one thing.
struct AccessibilityPair {
  let role: AccessibilityLabeledPairRole
  let id: AnyHashable
  let namespace: Namespace.ID

  private struct Name: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// The readings, where a label whose pair has one control is that control's.
  ///
  /// What else the content shows is the control's value, unless it says one itself.
  static func joined(_ readings: [AccessibilityReader.Reading]) -> [AccessibilityReader.Reading] {
    guard readings.contains(where: { $0.pair?.role == .label }) else { return readings }
    var readings = readings
    var dropped: Set<Int> = []
    let parts = Dictionary(grouping: readings.indices.filter { readings[$0].pair != nil }) {
      readings[$0].pair.map { Name(id: $0.id, namespace: $0.namespace) }
    }
    for indices in parts.values {
      let labels = indices.filter { readings[$0].pair?.role == .label }
      let content = indices.filter { readings[$0].pair?.role == .content }
      let controls = content.filter { readings[$0].element.isOperable }
      guard !labels.isEmpty, controls.count == 1, let control = controls.first else { continue }
      let words = content.map { readings[$0].element.label }.filter { !$0.isEmpty }
      if readings[control].element.value == nil, readings[control].element.textInput == nil,
        !words.isEmpty
      {
        readings[control].element.value = words.joined(separator: " ")
      }
      readings[control].element.label = labels.map { readings[$0].element.label }
        .joined(separator: " ")
      dropped.formUnion(labels)
      dropped.formUnion(content.filter { $0 != control })
    }
    return readings.indices.filter { !dropped.contains($0) }.map { readings[$0] }
  }
}

extension AccessibilityElement {
  /// Whether something can be done with it.
  package var isOperable: Bool {
    isAdjustable || textInput != nil || !actions.isEmpty
      || [.isButton, .isToggle, .isLink, .isSearchField, .isTabBar]
        .contains { traits.contains($0) }
  }
}

extension View {
  /// Says that the view names another one, or is named by it: both give the same `id`.
  ///
  /// A control and its label are read as one thing then.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility(
      AccessibilityAttributes(
        pair: AccessibilityPair(role: role, id: AnyHashable(id), namespace: namespace)))
  }
}
