/// A box whose layers are what can be done with its child; they are not drawn.
struct AccessibilityActionsLayout: UndrawnLayers {
  func difference(from old: AccessibilityActionsLayout, _ texts: TextComparison) -> Difference {
    .none
  }

  /// What the controls in the layers do, by their labels.
  @MainActor
  static func actions(of box: BoxRef) -> [AccessibilityAction] {
    var reader = AccessibilityReader(focus: nil)
    for layer in box.layers { reader.read(layer.child) }
    return reader.inOrder.filter(\.element.isEnabled).map { reading in
      let place = reading.box.placedObject
      return AccessibilityAction(
        name: Text(verbatim: reading.element.label), kind: .default,
        perform: {
          guard let control = place?.box else { return }
          _ = control.responder?.respond(to: .key(.space), in: control)
        })
    }
  }
}

/// The modifier of `accessibilityActions`.
public struct _AccessibilityActionsModifier<Actions: View> {
  let actions: Actions
}

extension _AccessibilityActionsModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      AccessibilityActionsLayout(),
      layers: TypedViewSource(actions.modifier(_UnreachableModifier())))
  }
}

/// What actions belong together for those who are offered them.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// A category of a name from the program's table of strings.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// A category of a name, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }

  /// A category that a text names.
  public init(_ name: Text) { self.init(name: name.plainWords) }

  private init(name: String) { self.name = name }
}

extension View {
  /// Offers what the buttons in `content` do to those who do not see the view; they are not drawn.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityActionsModifier(actions: content()))
  }

  /// Offers what the buttons in `content` do to those who do not see the view; all categories are
  /// read alike.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}
