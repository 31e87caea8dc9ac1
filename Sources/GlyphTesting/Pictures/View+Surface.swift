import Foundation
import GlyphUI

extension View {
  /// The view's cells; a length that is nil is the ideal one.
  @MainActor
  func surface(width: Int?, height: Int?) -> Surface {
    let renderer = ViewRenderer(content: self)
    renderer.proposedSize = ProposedViewSize(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    return renderer.surface
  }
}
