/// A part of a user interface: a description of what is to be seen, made of other views.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View { Text("Hello").bold() }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Writes the view over what it wrote last; primitives leave boxes, others their body's.
  static func _write(_ view: Self, to tree: inout _Tree)
  /// Evaluates the body and writes it.
  static func _evaluate(_ view: Self, to tree: inout _Tree)
}

extension View {
  @inlinable
  public static func _write(_ view: Self, to tree: inout _Tree) {
    if _Tree._needsNode(Self.self) {
      tree._writeNode(view) { Self._evaluate($0, to: &$1) }
    } else {
      Self._evaluate(view, to: &tree)
    }
  }

  @inlinable
  public static func _evaluate(_ view: Self, to tree: inout _Tree) {
    Body._write(view.body, to: &tree)
  }
}

extension View where Body == Never {
  /// Primitive views have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }

  public static func _evaluate(_ view: Self, to tree: inout _Tree) {
    _write(view, to: &tree)
  }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body.") }
  public static func _write(_ view: Never, to tree: inout _Tree) {}
}
