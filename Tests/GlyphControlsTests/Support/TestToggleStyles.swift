import GlyphUI

/// Draws the label itself: `A(label)`.
struct Marking: ToggleStyle {
  let name: String

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: "\(name)(")
      configuration.label
      Text(verbatim: ")")
    }
  }
}

/// Wraps the toggle of the next outer style: `red[…]`.
struct Wrapping: ToggleStyle {
  let name: String

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: "\(name)[")
      Toggle(configuration)
      Text(verbatim: "]")
    }
  }
}

/// Flips on a tap, as most custom styles do.
struct Tapping: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: configuration.isMixed ? "some" : configuration.isOn ? "yes" : "no")
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}
