import GlyphCore

/// The screens of a stack, of which the one on top is seen.
struct NavigationScreens<Root: View> {
  let model: NavigationModel
  let isShown: Bool
  /// Whether focus goes to the root when it is shown and had none before.
  let takesFocus: Bool
  let root: Root

  init(
    model: NavigationModel, isShown: Bool = true, takesFocus: Bool = false,
    @ViewBuilder root: () -> Root
  ) {
    self.model = model
    self.isShown = isShown
    self.takesFocus = takesFocus
    self.root = root()
  }
}

extension NavigationScreens: View {
  var body: some View {
    let entries = model.entries
    PageLayout {
      NavigationScreen(model: model, entry: model.root, before: nil) {
        if let replacement = model.replacement {
          NavigationContent(model: model, entry: replacement).id(replacement.id)
        } else {
          root
        }
      }
      .barContent(isKept: entries.isEmpty)
      .keepsFocus(isShown: entries.isEmpty && isShown, takesFocus: takesFocus)
      .page(isShown: entries.isEmpty)
      ForEach(entries) { entry in
        NavigationScreen(model: model, entry: entry, before: before(entry, in: entries)) {
          NavigationContent(model: model, entry: entry)
        }
        .barContent(isKept: entry === entries.last)
        .keepsFocus(isShown: entry === entries.last && isShown)
        .page(isShown: entry === entries.last)
      }
    }
  }

  private func before(
    _ entry: NavigationEntry, in entries: [NavigationEntry]
  ) -> NavigationEntry {
    guard let index = entries.firstIndex(where: { $0 === entry }), index > 0 else {
      return model.root
    }
    return entries[index - 1]
  }
}

/// One screen, under its bar.
private struct NavigationScreen<Content: View> {
  let model: NavigationModel
  let entry: NavigationEntry
  let before: NavigationEntry?
  let content: Content

  init(
    model: NavigationModel, entry: NavigationEntry, before: NavigationEntry?,
    @ViewBuilder content: () -> Content
  ) {
    self.model = model
    self.entry = entry
    self.before = before
    self.content = content()
  }
}

extension NavigationScreen: View {
  var body: some View {
    let (model, entry) = (model, entry)
    if let before {
      BarScreen(
        entry.bar, back: BarBack(bar: before.bar) { model.leave(entry) }
      ) {
        content.keepsFocus(isShown: true, takesFocus: entry.takesFocus)
      }
      .dismissal { model.leave(entry) }
      .environment(\.navigation, model)
    } else {
      BarScreen(entry.bar) { content }.environment(\.navigation, model)
    }
  }
}

/// What a screen on top of the root shows.
private struct NavigationContent {
  let model: NavigationModel
  let entry: NavigationEntry
}

extension NavigationContent: View {
  var body: some View {
    switch entry.kind {
    case .root: EmptyView()
    case .place(let place): place.content
    case .value(let value):
      if let view = model.view(for: value) {
        view
      } else {
        Label {
          Text(verbatim: "No destination for \(type(of: value.base))")
        } icon: {
          Image(systemName: "exclamationmark.triangle")
        }
        .foregroundStyle(.yellow)
      }
    }
  }
}
