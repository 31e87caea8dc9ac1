import GlyphCore

/// Where the bar of a screen leads back to.
struct BarBack: Equatable {
  /// The bar of the screen that comes into sight again.
  let bar: BarModel?
  let action: () -> Void

  static func == (a: BarBack, b: BarBack) -> Bool { a.bar === b.bar }
}

/// Leads back to the screen before, as Escape does: `‹ Title`, or just `‹` where there is no room.
struct BackButton {
  let back: BarBack
  @Environment(\.glyphs) private var glyphs

  init(back: BarBack) { self.back = back }
}

extension BackButton: View {
  var body: some View {
    let arrow = Text(verbatim: glyphs == .ascii ? "<" : "‹")
    ViewThatFits(in: .horizontal) {
      HStack {
        arrow.accessibilityHidden(true)
        (back.bar?.content.title ?? Text("Back")).lineLimit(1)
      }
      arrow.fixedSize().accessibilityLabel("Back")
    }
    .foregroundStyle(.tint)
    .onActivate(perform: back.action)
    .keyboardShortcut(.cancelAction)
    .accessibilityAddTraits(.isButton)
  }
}
