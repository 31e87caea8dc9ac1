import GlyphCore
import Observation

/// What the bars of one screen show, which they follow on their own.
@Observable
final class BarModel {
  private(set) var content = BarContent()
  /// Whether a screen inside shows what leads back, since it has the only bar.
  private(set) var handsBackInside = false

  init() {}

  func update(_ content: BarContent) {
    self.content = content
    let handsInside = content.innerBar != nil && !content.hasTop
    if handsInside != handsBackInside { handsBackInside = handsInside }
  }
}
