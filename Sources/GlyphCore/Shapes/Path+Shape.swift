import Foundation

extension Path: Shape {
  /// The path itself, wherever it is drawn.
  public func path(in _: CGRect) -> Path { self }
}
