import GlyphCells

@testable import GlyphCore

/// A host on which one value is changed, and what it shows while that takes effect.
@MainActor
final class AnimationStage {
  let host: ViewHost
  private let hand = Hand()

  @MainActor
  final class Hand {
    var set: (Bool) -> Void = { _ in }
  }

  private struct Screen<Content: View>: View {
    let hand: Hand
    let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      hand.set = { isOn = $0 }
      return content(isOn)
    }
  }

  init<Content: View>(
    width: Int = 20, height: Int = 3, @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    let hand = hand
    host = ViewHost(width: width, height: height) { Screen(hand: hand, content: content) }
    host.animates = true
    host.render()
  }

  /// Changes the value under the transaction in force.
  func set(_ isOn: Bool) {
    hand.set(isOn)
    host.render()
  }

  func advance(_ seconds: Double) { host.advance(by: .seconds(seconds)) }

  var text: String { host.render().text }

  /// The colours of a cell as the terminal gets them.
  func style(_ x: Int, _ y: Int) -> CellStyle { host.render()[x, y].style }

  /// What a host shows that was made for this value.
  static func fresh<Content: View>(
    _ isOn: Bool, width: Int = 20, height: Int = 3, content: (Bool) -> Content
  ) -> Surface {
    ViewHost(width: width, height: height) { content(isOn) }.render()
  }
}
