import Foundation
import GlyphUI

/// A screen of its own with views on it, as it looks after some events: what is pressed, in front of
/// others or in focus cannot be seen on a page that is drawn once.
struct TerminalScreen<Content: View>: View {
  let width: Int
  let height: Int
  let events: [Event]
  let content: Content
  @State private var picture = ""
  @Environment(\.cellSize) private var cellSize

  init(
    width: Int = Gallery.width - 4, height: Int, after events: [Event] = [],
    @ViewBuilder content: () -> Content
  ) {
    self.width = width
    self.height = height
    self.events = events
    self.content = content()
  }

  var body: some View {
    Text(ansi: picture)
      .frame(
        width: cellSize.width * CGFloat(width), height: cellSize.height * CGFloat(height),
        alignment: .topLeading
      )
      .border(.tertiary)
      .onAppear { picture = picture(in: cellSize) }
  }

  private func picture(in unit: CellSize) -> String {
    let host = ViewHost(width: width, height: height) { content.cellSize(unit) }
    for event in events { host.send(event) }
    return host.render().ansi(.truecolor)
  }
}

extension Event {
  static let tab = Event.key(.tab)
  static let space = Event.key(.space)

  /// A key for each letter.
  static func typing(_ text: String) -> [Event] { text.map { .key(KeyEquivalent($0)) } }
}
