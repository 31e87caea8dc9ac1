/// One of the views that a container was given: a member of a tuple, or an element of a `ForEach`.
///
/// Containers that treat their members one by one, such as tab views, are built on it.
public struct ViewPart {
  private let view: AnyView
  private let value: any View
  /// What tells it from the others.
  public let id: AnyHashable

  init<Content: View>(_ view: Content, id: AnyHashable) {
    self.view = AnyView(view)
    value = view
    self.id = id
  }

  /// The nearest modifier of a type that stands directly on the view.
  public func modifier<Modifier>(_ type: Modifier.Type) -> Modifier? {
    var view: any View = value
    while let modified = view as? any ModifiedView {
      if let modifier = modified.outermost as? Modifier { return modifier }
      view = modified.inner
    }
    return nil
  }

  /// The view itself, if it is of a type, under whatever modifiers.
  public func base<Base>(_ type: Base.Type) -> Base? {
    var view: any View = value
    while let modified = view as? any ModifiedView { view = modified.inner }
    return view as? Base
  }

  /// What the view was said to stand for.
  public var tag: AnyHashable? {
    var view: any View = value
    while let modified = view as? any ModifiedView {
      if let modifier = modified.outermost as? any TagValue { return modifier.anyTag }
      view = modified.inner
    }
    return nil
  }
}

extension ViewPart: View {
  public var body: some View { view }
}

extension View {
  /// The views that this one consists of, as far as its type says: tuples, groups, choices and
  /// `ForEach` are taken apart, everything else is one part.
  @MainActor
  public var parts: [ViewPart] {
    var list = PartList()
    list.add(self)
    return list.parts
  }
}
