import GlyphUI

/// A control at rest, with focus and disabled, between bars that make its blanks visible.
@MainActor
struct ControlStates {
  let rest: String
  let focused: String
  let disabled: String

  init(_ control: some View, glyphs: Glyphs = .unicode) {
    let framed = HStack(spacing: 0) {
      Text(verbatim: "|")
      control
      Text(verbatim: "|")
    }
    .environment(\.glyphs, glyphs)
    rest = framed.rendered(width: nil)
    let host = ViewHost(width: rest.count, height: 1) { framed }
    host.send(.key(.tab))
    focused = host.render().text
    disabled = framed.disabled(true).rendered(width: nil)
  }

  var all: [String] { [rest, focused, disabled] }
}
