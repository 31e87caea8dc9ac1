import Foundation

/// Something that is done with the pointer, and what it means; keys do it as well.
///
/// A tap is Space or Return on a view with focus, and so is a long press. A drag is made by the left
/// and right arrow over the width of the view, and Space, Return and a click drag to the side that
/// changes something.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }

  /// What follows the pointer for a gesture; the one from the last time goes on with what it saw.
  static func _recognizer(
    _ gesture: Self, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
  public static func _recognizer(
    _ gesture: Self, from old: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    Body._recognizer(gesture.body, from: old)
  }
}

extension Gesture where Body == Never {
  /// Gestures of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _recognizer(
    _ gesture: Never, from old: _GestureRecognizer<Never>?
  ) -> _GestureRecognizer<Never> {}
}

/// Which gestures take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none = GestureMask([])
  /// The gesture that is being added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of the view that it is added to; these always take part.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}
