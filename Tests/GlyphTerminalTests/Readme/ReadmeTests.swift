import Foundation
import GlyphUI
import Observation
import Testing

struct Packing: View {
  var body: some View { Text("Packing") }
}

@MainActor
@Observable
final class Bags {
  var packed = 0
  let count = 3

  func pack() async throws { packed = count }
}

struct ReadmeTests {
  @Test(arguments: ["PackingApp", "Pack"])
  func `the code that is shown is code that compiles`(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let root = folder.appending(path: "../../..")
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let file = folder.appending(path: "\(name).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
      .replacing("import GlyphUI\n\n", with: "")
    #expect(readme.contains(source))
  }
}
