import Testing

@testable import GlyphCore

/// Small fragments are copied, large ones keep the memory they were written in; what stands there
/// next may be of the other kind.
@MainActor
@Suite struct FragmentMemoryTests {
  private final class Size: ObservableObject {
    @Published var rows = 100
    @Published var word = "row"
  }

  private struct Rows: View {
    @ObservedObject var size: Size

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "\(size.rows) rows").bold()
        ForEach(0..<size.rows, id: \.self) { index in
          HStack {
            Text(verbatim: "\(size.word) \(index)")
            Spacer()
            Text(verbatim: "•").foregroundStyle(.red)
          }
        }
      }
    }
  }

  @Test func `a body may grow and shrink by a hundred rows`() {
    let size = Size()
    let host = ViewHost(width: 24, height: 160) { Rows(size: size) }
    for rows in [100, 3, 150, 150, 0, 60, 20, 21, 22, 149, 1] {
      size.rows = rows
      size.word = rows % 2 == 0 ? "row" : "a longer row"
      let fresh = ViewHost(width: 24, height: 160) { Rows(size: size) }
      #expect(host.render() == fresh.render(), "\(rows) rows")
    }
  }

  @Test func `hosts take over each other's memory`() {
    var hosts: [ViewHost] = []
    for rows in [120, 80, 5, 150] {
      let size = Size()
      size.rows = rows
      hosts.append(ViewHost(width: 24, height: 160) { Rows(size: size) })
      hosts[hosts.count - 1].render()
      if hosts.count == 3 { hosts.removeFirst() }
    }
    for host in hosts { #expect(host.render().text.contains("rows")) }
    let text = hosts[1].render().text
    #expect(text.contains("150 rows\nrow 0                  •\n"))
    #expect(text.contains("\nrow 149                •\n"))
  }
}
