import GlyphCells

/// The box of a view with words about it, which are shown while it has focus or the pointer is on it.
struct HelpLayout: UnseenPrimitive {
  let text: Text

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(HelpLayout.self) }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { host.takesHover = true }

  func difference(from old: HelpLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension HelpLayout: Responder {
  var wantsHover: Bool { true }
}

/// The modifier of `help`.
public struct _HelpModifier {
  let text: Text
}

extension _HelpModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(HelpLayout(text: text)) }
}

extension View {
  /// Says what the view is for, with words from the program's table of strings: in the last row of
  /// a screen while the view has focus or the pointer is on it, and to those who do not see it.
  ///
  /// ```
  /// ▸[ Send ]◂
  ///
  ///  ? Sends the message at once
  /// ```
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(_HelpModifier(text: Text(textKey)))
  }

  /// Says what the view is for, with a text: in the last row of a screen while the view has focus
  /// or the pointer is on it, and to those who do not see it.
  public nonisolated func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }

  /// Says what the view is for, with a string as it is: in the last row of a screen while the view
  /// has focus or the pointer is on it, and to those who do not see it.
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
    modifier(_HelpModifier(text: Text(verbatim: String(text))))
  }
}
