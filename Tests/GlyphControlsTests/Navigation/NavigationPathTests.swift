import Foundation
import GlyphUI
import Testing

struct NavigationPathTests {
  @Test func `a path counts, grows and shrinks, and never beyond its root`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(9)
    path.removeLast(-1)
    #expect(path.isEmpty && path == NavigationPath())
  }

  struct Stop: Codable, Hashable {
    var name: String
    var platform: Int?
  }

  private struct Secret: Hashable {}
  private struct Hidden: Codable, Hashable {}

  @Test func `a path can be stored and read again`() throws {
    var path = NavigationPath([Stop(name: "Lund", platform: 2)])
    path.append(7)
    path.append(["a", "b"])
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == codable)
    #expect(NavigationPath(read) == path)
  }

  @Test func `a path with a value that cannot be stored cannot be stored`() {
    #expect(NavigationPath([Secret()]).codable == nil)
    #expect(NavigationPath([Hidden()]).codable == nil)
    #expect(NavigationPath().codable != nil)
  }

  @Test(arguments: [
    #"[{"type":"no such type","value":1}]"#, #"[{"type":"Si"}]"#, #"{}"#,
    #"[{"type":"Si","value":"text"}]"#,
  ])
  func `what is no path is an error`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}
