import GlyphCore
import Testing

@MainActor
struct SubmissionTests {
  private struct Screen: View {
    let isBlocking: Bool
    @State private var text = ""
    @State private var log = ""

    var body: some View {
      VStack {
        TextInputArea().textInput($text).submitLabel(.done)
          .onSubmit { log += "1" }
          .onSubmit(of: .search) { log += "x" }
          .submitScope(isBlocking)
          .onSubmit { log += "2" }
        Text(verbatim: log)
      }
    }
  }

  private func log(isBlocking: Bool) -> String {
    let host = ViewHost(width: 6, height: 2) { Screen(isBlocking: isBlocking) }
    host.send(.key(.tab))
    host.send(.key(.return))
    return host.render().text.filter(\.isNumber)
  }

  @Test func `those around a field are told from the inside out`() {
    #expect(log(isBlocking: false) == "12")
    #expect(log(isBlocking: true) == "1")
  }

  @Test func `where nobody submits, return goes on to the default button`() {
    struct Dialog: View {
      @State private var text = ""
      @State private var isDone = false
      var body: some View {
        VStack {
          TextInputArea().textInput($text)
          Text(verbatim: isDone ? "done" : "open").onTapGesture { isDone = true }
            .keyboardShortcut(.defaultAction)
        }
      }
    }
    let host = ViewHost(width: 6, height: 2) { Dialog() }
    host.send(.key(.tab))
    host.send(.key(.return))
    #expect(host.render().text.contains("done"))
  }
}
