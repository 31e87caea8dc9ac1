import Foundation
import GlyphUI

/// Stacks of screens, the links between them, and their bars.
public struct NavigationScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("A stack, and where its links lead") {
      TerminalScreen(height: 9) { Letters() }
      TerminalScreen(height: 7, after: [.tab, .tab, .key(.downArrow), .key(.return)]) { Letters() }
    }
    Exhibit("In little room") {
      TerminalScreen(
        width: 24, height: 7, after: [.tab, .tab, .key(.downArrow), .key(.return)]
      ) {
        Letters()
      }
    }
    Exhibit("A link outside of rows, with a style, and one that leads nowhere") {
      TerminalScreen(height: 3, after: [.tab]) {
        NavigationStack {
          HStack(spacing: 2) {
            NavigationLink("Details") { EmptyView() }
            NavigationLink("Help") { EmptyView() }.buttonStyle(.bordered)
            NavigationLink("Nothing", value: Int?.none)
          }
        }
      }
    }
    Exhibit("A path that the program chose") {
      TerminalScreen(height: 4) {
        NavigationStack(path: .constant(["Europe", "Alps"])) {
          Text("The world").navigationTitle("World")
            .navigationDestination(for: String.self) { name in
              Text("What there is to know of it").navigationTitle(name)
            }
        }
      }
    }
  }
}

private struct Letters: View {
  private let letters = ["Lunch on Friday", "The compiler", "Re: The compiler"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(letters, id: \.self) { letter in
          NavigationLink(letter, value: letter)
        }
        NavigationLink {
          Text("Nothing was thrown away.").navigationTitle("Trash")
        } label: {
          Label("Trash", systemImage: "trash")
        }
      }
      .navigationTitle("Inbox")
      .navigationSubtitle("3 letters")
      .navigationDestination(for: String.self) { Letter(title: $0) }
      .toolbar { Button("Edit") {} }
    }
  }
}

private struct Letter: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Dear Ada, it has found every mistake.")
      Link("Its manual", destination: URL(filePath: "/manual"))
    }
    .navigationTitle(title)
    .toolbar { Button("Reply") {} }
  }
}
