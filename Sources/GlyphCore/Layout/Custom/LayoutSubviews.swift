import Foundation

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// The side at which lines begin.
  public var layoutDirection: LayoutDirection
  let session: LayoutSession
  private let indices_: [Int]

  init(_ session: LayoutSession) {
    self.init(session, Array(session.boxes.indices))
  }

  private init(_ session: LayoutSession, _ indices: [Int]) {
    self.session = session
    indices_ = indices
    layoutDirection = session.box.node.surroundings.ambient.values.layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { indices_.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(session: session, index: indices_[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(session, Array(indices_[bounds]))
  }

  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(session, indices.map { indices_[$0] })
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.session.box == b.session.box && a.indices_ == b.indices_
  }

  /// What all of them together keep from others.
  var spacing: ViewSpacing {
    reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}

// SwiftUI says that subviews may be sent elsewhere. Layout runs in one place, and once a question
// to a layout has ended its subviews answer nothing, so that nothing is shared.
extension LayoutSubviews: @unchecked Sendable {}
