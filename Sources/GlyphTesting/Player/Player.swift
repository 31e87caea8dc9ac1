import GlyphUI

/// A view with a hand on it: keys, pointer, paste and size, and what the screen shows after each.
///
/// ```swift
/// let player = Player(width: 20, height: 1) { Toggle("Wi-Fi", isOn: .constant(false)) }
/// player.press(.tab, .space)
/// player.click("Wi-Fi")
/// #expect(player.screen == "[ ] Wi-Fi")
/// ```
@MainActor
public final class Player {
  /// The host that is played on.
  public let host: ViewHost

  /// A screen of a size in cells with a view on it; sizes below zero count as zero.
  public init<Content: View>(
    width: Int, height: Int, @RootViewBuilder content: () -> Content
  ) {
    host = ViewHost(width: width, height: height, content: content)
    host.render()
  }

  /// The cells of the screen, brought up to date.
  public var surface: Surface { host.render() }

  /// The screen as plain text: one line for each row, without blanks at line ends.
  public var screen: String { surface.text }

  /// Gives the screen another size in cells.
  public func resize(width: Int, height: Int) {
    host.resize(width: width, height: height)
    host.render()
  }

  /// Lets time pass on the host's clock.
  public func advance(by duration: Duration) {
    host.advance(by: duration)
    host.render()
  }

  @discardableResult
  func send(_ event: Event) -> Bool {
    let isTaken = host.send(event)
    host.render()
    return isTaken
  }
}
