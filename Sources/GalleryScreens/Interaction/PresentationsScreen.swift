import GlyphUI

/// What stands in front of a screen.
public struct PresentationsScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("An alert") {
      TerminalScreen(height: 9) {
        Document().alert("Delete this letter?", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button("Delete", role: .destructive) {}
        } message: {
          Text("It cannot be brought back.")
        }
      }
    }
    Exhibit("A choice") {
      TerminalScreen(height: 9, after: [.tab]) {
        Document().confirmationDialog("Send the letter", isPresented: .constant(true)) {
          Button("Now") {}
          Button("Tomorrow") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    Exhibit("A sheet") {
      TerminalScreen(height: 9) {
        Document().sheet(isPresented: .constant(true)) {
          VStack(alignment: .leading, spacing: 1) {
            Text("Page setup").bold()
            Toggle("Landscape", isOn: .constant(false))
            Button("Done") {}
          }
        }
      }
    }
    Exhibit("A popover, and an open menu") {
      TerminalScreen(height: 9, after: [.tab, .space]) { PopoverScreen() }
      TerminalScreen(height: 9, after: [.tab, .space, .key(.downArrow)]) {
        VStack(alignment: .leading) {
          Menu("File") {
            Button("New") {}
            Button("Open…") {}
            Divider()
            Toggle("Show hidden files", isOn: .constant(true))
            Button("Delete", role: .destructive) {}
          }
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    Exhibit("What else can be done with a row, on Option-Return") {
      TerminalScreen(
        height: 10, after: [.tab, .key(.downArrow), .key(.return, modifiers: .option)]
      ) {
        List {
          ForEach(["Ada", "Grace", "Joan"], id: \.self) { name in
            Text(verbatim: name)
              .contextMenu {
                Button("Answer") {}
                Button("Forward") {}
              }
              .swipeActions { Button("Delete", role: .destructive) {} }
          }
        }
      }
    }
    Exhibit("A sheet of half the height") {
      TerminalScreen(height: 10) {
        Document().sheet(isPresented: .constant(true)) {
          Text("Recipients").bold()
            .frame(width: 30, alignment: .leading)
            .presentationDetents([.medium, .large])
        }
      }
    }
    Exhibit("A full screen cover") {
      TerminalScreen(height: 5) {
        Document().fullScreenCover(isPresented: .constant(true)) {
          Text("Welcome").font(.title)
          Text("Nothing of the letter can be seen.")
        }
      }
    }
  }
}

/// Something to stand behind.
private struct Document: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Dear Grace,").bold()
      Text(
        "thank you for the compiler. It has found every mistake but ours, and it did so at once.")
      Text("")
      Text("Yours, Ada")
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct PopoverScreen: View {
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Font").bold()
        Button("Size") { isShown = true }
          .popover(isPresented: $isShown) {
            VStack(alignment: .leading) {
              Toggle("Large letters", isOn: .constant(true))
              Stepper("12 points", value: .constant(12))
            }
          }
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
