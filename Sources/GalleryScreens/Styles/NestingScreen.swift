import GlyphUI

/// How styles combine: the one nearest the toggle is asked first, and gets the others inside.
public struct NestingScreen: View {
  @State private var isOn = true

  public init() {}

  public var body: some View {
    let toggle = Toggle("L", isOn: $isOn)
    let red = Wrapping(name: "red")
    let blue = Wrapping(name: "blue")

    Grid(alignment: .leading) {
      Row("no style") { toggle }
      Row(".A.B") { toggle.toggleStyle(Plain("A")).toggleStyle(Plain("B")) }
      Row(".red") { toggle.toggleStyle(red) }
      Row(".red.A") { toggle.toggleStyle(red).toggleStyle(Plain("A")) }
      Row(".A.red") { toggle.toggleStyle(Plain("A")).toggleStyle(red) }
      Row(".red.red") { toggle.toggleStyle(red).toggleStyle(red) }
      Row(".red.blue.A") {
        toggle.toggleStyle(red).toggleStyle(blue).toggleStyle(Plain("A"))
      }
      Row(".term.B") { toggle.toggleStyle(Term()).toggleStyle(Plain("B")) }
      Row(".twice.red") { toggle.toggleStyle(Twice()).toggleStyle(red) }
      Row(".fresh.A") { toggle.toggleStyle(Fresh()).toggleStyle(Plain("A")) }
      Row("HStack { T1.red; T2 }.A") {
        HStack {
          Toggle("1", isOn: $isOn).toggleStyle(red)
          Toggle("2", isOn: $isOn)
        }
        .toggleStyle(Plain("A"))
      }
    }
  }
}

private struct Row<Content: View>: View {
  let source: String
  let content: Content

  init(_ source: String, @ViewBuilder content: () -> Content) {
    self.source = source
    self.content = content()
  }

  var body: some View {
    GridRow {
      Text(source).foregroundStyle(.secondary)
      content
    }
  }
}

/// `name(…)` around the next outer style.
private struct Wrapping: ToggleStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(name + "(")
      Toggle(configuration)
      Text(")")
    }
  }
}

/// `name(label)`: it draws the label itself, and so ends the chain.
private struct Plain: ToggleStyle {
  let name: String

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(name + "(")
      configuration.label
      Text(")")
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

/// A style that says itself what its toggle is drawn with.
private struct Term: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("term(")
      Toggle(configuration).toggleStyle(Plain("A"))
      Text(")")
    }
  }
}

private struct Twice: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Toggle(configuration)
      Toggle(configuration)
    }
  }
}

/// The label beside a toggle of its own.
private struct Fresh: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Toggle("i", isOn: configuration.$isOn)
    }
  }
}
