import GlyphCore

/// How a link looks, and what it does when it is followed.
struct NavigationLinkFace<Label: View> {
  let isEnabled: Bool
  let follow: () -> Void
  let label: Label
  @Environment(\.isInRows) private var isInRows
  @Environment(\.rowActions) private var row
  @Environment(\.rowDecoration) private var decoration
  @Environment(\.cellSize) private var cellSize

  init(
    isEnabled: Bool, follow: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.isEnabled = isEnabled
    self.follow = follow
    self.label = label()
  }
}

extension NavigationLinkFace: View {
  var body: some View {
    if label is EmptyView {
      // It has a place in the tree, from which the program can show its destination.
      Color.clear.frame(width: 0, height: 0)
    } else if let row {
      let _ = row.follow = isEnabled ? follow : nil
      NavigationRow { label }.disabled(!isEnabled).onPresence(end: { row.follow = nil })
    } else if isInRows {
      NavigationRow { label }
        .onActivate(perform: follow)
        .accessibilityAddTraits(.isButton)
        .disabled(!isEnabled)
        // Without a frame around there is no blank for the mark of focus but this one.
        .padding(.trailing, decoration == .plain ? cellSize.width : 0)
    } else {
      let follow = follow
      StyledControl(
        PrimitiveButtonStyleConfiguration(
          role: nil, label: .init(label), action: { follow() }),
        default: PrimitiveButtonStyling(style: NavigationLinkStyle())
      )
      .disabled(!isEnabled)
    }
  }
}

/// A link that is a row of a form or a list.
private struct NavigationRow<Label: View> {
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.badge) private var badge

  init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationRow: View {
  var body: some View {
    HStack {
      HStack { label }
        .foregroundStyle(isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.secondary))
        .frame(maxWidth: .infinity, alignment: .leading)
      if let badge { BadgeText(label: badge) }
      NavigationChevron()
    }
  }
}

/// The sign that something leads further, if it does.
struct NavigationChevron {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.glyphs) private var glyphs

  init() {}
}

extension NavigationChevron: View {
  var body: some View {
    Text(verbatim: !isEnabled ? " " : glyphs == .ascii ? ">" : "›")
      .foregroundStyle(.secondary).fixedSize().layoutPriority(1).accessibilityHidden(true)
  }
}

/// What links look like outside of rows where nothing else is said: `Title ›`.
private struct NavigationLinkStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, style: NavigationLinkLook())
  }
}

private struct NavigationLinkLook {
  @Environment(\.isEnabled) private var isEnabled

  init() {}
}

extension NavigationLinkLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ButtonTitle(role: configuration.role, label: configuration.label)
        .foregroundStyle(ButtonInk(configuration, isEnabled: isEnabled, otherwise: .tint).style)
      NavigationChevron()
    }
  }
}
