import GlyphCore

/// A root view, and screens on top of it that links lead to.
///
/// ```swift
/// NavigationStack {
///   List(letters) { letter in
///     NavigationLink(letter.title, value: letter)
///   }
///   .navigationTitle("Inbox")
///   .navigationDestination(for: Letter.self) { letter in
///     LetterView(letter).navigationTitle(letter.title)
///   }
/// }
/// ```
///
/// ```
///  ‹ Inbox         Lunch
/// ────────────────────────────
///  Shall we meet at noon?
/// ```
///
/// Escape, what stands at the leading end of the bar, and `dismiss` lead back; the screens below
/// keep their state, and focus returns to the link that was followed.
public struct NavigationStack<Data, Root: View> {
  private let path: NavigationValues?
  private let root: Root
  @State private var model = NavigationModel()

  private nonisolated init(path: NavigationValues?, root: Root) {
    self.path = path
    self.root = root
  }

  /// A stack with a path of the program's own, whose elements are of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(path: NavigationValues(path), root: root())
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// A stack with a path of the program's own, whose elements are of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: NavigationValues(path), root: root())
  }
}

extension NavigationStack: View {
  public var body: some View {
    let model = model
    let _ = model.path = path
    NavigationScreens(model: model) { root }
      .modifier(PathFollower(model: model, path: path))
  }
}

/// Tells a stack when the program has changed the path.
private struct PathFollower {
  let model: NavigationModel
  let path: NavigationValues?
  @State private var isNew = true

  init(model: NavigationModel, path: NavigationValues?) {
    self.model = model
    self.path = path
  }
}

extension PathFollower: ViewModifier {
  func body(content: Content) -> some View {
    let values = path?.read()
    content.onChange(of: values, initial: true) { _, values in
      if let values { model.follow(values, isInitial: isNew) }
      isNew = false
    }
  }
}
