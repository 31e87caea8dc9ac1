import GlyphCore

/// Rows in front of the screen, one of which is chosen; they scroll where there are too many.
struct PopupRows<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension PopupRows: View {
  var body: some View {
    ScrollView { VStack(alignment: .leading, spacing: 0) { content }.focusGroup() }
      .outsideOfRows()
  }
}

/// A row in front of the screen: chosen on a click, Space or Return, which also puts the rows away.
struct PopupRow<Label: View> {
  let isSelected: Bool
  /// Whether focus is here at first, and not in the first row.
  let isEntry: Bool
  let select: () -> Void
  let label: Label
  @Environment(\.dismiss) private var dismiss

  init(
    isSelected: Bool, isEntry: Bool = false, select: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.isSelected = isSelected
    self.isEntry = isEntry
    self.select = select
    self.label = label()
  }
}

extension PopupRow: View {
  var body: some View {
    PopupRowFace(isSelected: isSelected) { label }
      .frame(maxWidth: .infinity, alignment: .leading)
      .onActivate {
        dismiss()
        select()
      }
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .focusEffectDisabled()
      .prefersFocusInGroup(isEntry)
  }
}

/// How such a row looks: an arrow where focus is, and a check mark at what is chosen.
struct PopupRowFace<Label: View> {
  let isSelected: Bool
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(isSelected: Bool, @ViewBuilder label: () -> Label) {
    self.isSelected = isSelected
    self.label = label()
  }
}

extension PopupRowFace: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: mark).foregroundStyle(.tint).fixedSize().accessibilityHidden(true)
      label.foregroundStyle(
        isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
    }
    .bold(isFocused)
  }

  private var mark: String {
    let (arrow, check) = glyphs == .ascii ? (">", "*") : ("▸", "✓")
    return (isFocused ? arrow : " ") + (isSelected ? check : " ") + " "
  }
}
