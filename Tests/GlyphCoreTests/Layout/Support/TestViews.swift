import Foundation

@testable import GlyphCore

/// A view with a size in points that no proposal changes.
struct Fixed {
  let width: CGFloat
  let height: CGFloat

  nonisolated init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }
}

extension Fixed: View {
  typealias Body = Never

  static func _write(_ view: Fixed, to tree: inout _Tree) {
    tree.leaf(
      FixedLeaf(
        width: Int32(tree.cellSize.frame(view.width, along: .horizontal) ?? 0),
        height: Int32(tree.cellSize.frame(view.height, along: .vertical) ?? 0)))
  }
}

private struct FixedLeaf: Primitive {
  let width: Int32
  let height: Int32

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    CellExtent(width: width, height: height)
  }
}

/// A view that takes what it is offered and writes down what that was.
struct Probe {
  let name: String
  let log: ProbeLog

  nonisolated init(_ name: String, _ log: ProbeLog) {
    self.name = name
    self.log = log
  }
}

extension Probe: View {
  typealias Body = Never

  static func _write(_ view: Probe, to tree: inout _Tree) {
    tree.leaf(ProbeLeaf(name: view.name, log: view.log))
  }
}

/// What probes were offered, in points.
final class ProbeLog {
  var proposals: [String: [String]] = [:]
}

private struct ProbeLeaf: Primitive {
  let name: String
  let log: ProbeLog

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    func text(_ length: Int32, _ cell: Int) -> String {
      length == CellProposal.idealLength
        ? "nil" : length == CellProposal.infinity ? "inf" : "\(Int(length) * cell)"
    }
    log.proposals[name, default: []].append(
      "\(text(proposal.width, 8))x\(text(proposal.height, 16))")
    return CellExtent(
      width: proposal.width >= 0 ? proposal.width : 1,
      height: proposal.height >= 0 ? proposal.height : 1)
  }
}

extension VerticalAlignment {
  static let mid = VerticalAlignment(Mid.self)

  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
}
