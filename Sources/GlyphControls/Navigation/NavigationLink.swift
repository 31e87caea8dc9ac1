import GlyphCore

/// Leads to another screen of the stack around.
///
/// ```
/// ╭──────────────────────────╮
/// │ General                › │
/// │▸Sound                  ›◂│
/// ╰──────────────────────────╯
/// ```
///
/// In a form or a list it is a row; elsewhere it is its label, or what the button style around makes
/// of it. Without a stack around, or with nil for a value, it leads nowhere and is disabled.
public struct NavigationLink<Label: View, Destination: View> {
  let target: NavigationTarget
  let label: Label

  nonisolated init(target: NavigationTarget, label: Label) {
    self.target = target
    self.label = label
  }

  /// A link to a view, with a label of any views.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(AnyView(destination()), isActive: nil), label: label())
  }
}

/// Where a link leads.
enum NavigationTarget {
  /// To the screen that a destination makes for a value; nil is nowhere.
  case value(AnyHashable?)
  /// To a view; the state of the program, if it keeps one, tells whether it is shown.
  case view(AnyView, isActive: LinkState?)
}

extension NavigationLink: View {
  public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value) { label }
    case .view(let view, let isActive):
      ViewLink(destination: view, isActive: isActive) { label }
    }
  }

  /// Says whether the link leads to the detail of a split view, which it always does.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A link to the screen for a value.
private struct ValueLink<Label: View> {
  let value: AnyHashable?
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.listSelection) private var selection
  @Environment(\.rowActions) private var row

  init(value: AnyHashable?, @ViewBuilder label: () -> Label) {
    self.value = value
    self.label = label()
  }
}

extension ValueLink: View {
  var body: some View {
    // In a list with a selection a link stands for its value, unless its row does so already.
    if let value, selection != nil, row == nil { link.tag(value) } else { link }
  }

  private var link: some View {
    let (value, navigation) = (value, navigation)
    return NavigationLinkFace(isEnabled: value != nil && navigation != nil) {
      if let value { navigation?.push(value) }
    } label: {
      label
    }
  }
}

/// A link to a view of its own.
private struct ViewLink<Label: View> {
  let destination: AnyView
  let isActive: LinkState?
  let label: Label
  @State private var isFollowed = false
  @Environment(\.navigation) private var navigation

  init(destination: AnyView, isActive: LinkState?, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.isActive = isActive
    self.label = label()
  }
}

extension ViewLink: View {
  var body: some View {
    let isActive = isActive ?? LinkState($isFollowed)
    NavigationLinkFace(isEnabled: navigation != nil) {
      isActive.set(true)
    } label: {
      label
    }
    .modifier(
      PresentedDestination(
        isPresented: isActive.get(), destination: destination, end: { isActive.set(false) }))
  }
}
