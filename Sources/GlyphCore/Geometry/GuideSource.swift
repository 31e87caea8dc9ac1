import Foundation

/// Looks up the guides that a view sets itself, for as long as layout waits for the answer.
///
/// A value that outlives its question knows nothing any more: the boxes it would ask may be gone.
final class GuideSource {
  private var ask: ((AlignmentKey) -> CGFloat?)?

  init(_ ask: @escaping (AlignmentKey) -> CGFloat?) { self.ask = ask }

  func value(of key: AlignmentKey) -> CGFloat? { ask?(key) }

  func close() { ask = nil }
}
