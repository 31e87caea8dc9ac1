/// What was submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field, with Return.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A search field, with Return.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What the Return key of a screen's keyboard says; a terminal's says nothing.
public struct SubmitLabel: Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Acts when a text inside is submitted, or keeps submissions from those around.
struct SubmitLayout: UnseenPrimitive {
  let triggers: SubmitTriggers
  /// Nil keeps submissions from going on.
  let action: (() -> Void)?

  static var responds: Bool { true }
  static var takesPointer: Bool { false }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(SubmitLayout.self) }

  func difference(from old: SubmitLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension SubmitLayout: Responder {
  func submit(_ triggers: SubmitTriggers) -> SubmitAnswer {
    guard !self.triggers.isDisjoint(with: triggers) else { return .passed }
    guard let action else { return .blocked }
    action()
    return .taken
  }
}

/// The modifier of `onSubmit` and `submitScope`.
public struct _SubmitModifier {
  let triggers: SubmitTriggers
  let action: (() -> Void)?
}

extension _SubmitModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(SubmitLayout(triggers: triggers, action: action))
  }
}

extension BoxRef {
  /// Tells the boxes around that a text was submitted, the nearest first; true if any acted.
  @MainActor
  func submit(_ triggers: SubmitTriggers) -> Bool {
    var isTaken = false
    var box: BoxRef? = self
    while let current = box {
      switch current.responder?.submit(triggers) {
      case .blocked?: return isTaken
      case .taken?: isTaken = true
      case .passed?, nil: break
      }
      box = current.enclosing
    }
    return isTaken
  }
}

extension View {
  /// Acts when a text field in this view is submitted with Return; those further out act too.
  public nonisolated consuming func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions of text fields in this view from those who act on them further out.
  public nonisolated consuming func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(
      _SubmitModifier(triggers: isBlocking ? [.text, .search] : [], action: nil))
  }

  /// Says what a keyboard's Return key is for; accepted without effect.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
