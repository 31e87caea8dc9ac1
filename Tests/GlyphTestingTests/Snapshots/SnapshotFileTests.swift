import Foundation
import Testing

@testable import GlyphTesting

struct SnapshotFileTests {
  @Test(arguments: [
    ("plain", "plain"), ("a sentence, with commas", "a-sentence,-with-commas"),
    ("../../etc/passwd", "etc-passwd"), ("a/b\\c:d", "a-b-c-d"), ("40 × 10", "40-10"),
    ("größer", "größer"), ("v1.5", "v1.5"), ("...", "snapshot"), ("", "snapshot"),
  ])
  func `a name becomes one that every file system takes`(name: String, component: String) {
    #expect(SnapshotFile.component(name) == component)
  }

  @Test func `the suite is the file's name and the snapshot is named for the test`() {
    #expect(SnapshotFile.suite(of: "/a/b/ToggleStyleTests.swift") == "ToggleStyle")
    #expect(SnapshotFile.suite(of: "/a/Tests.swift") == "Tests")
    #expect(
      SnapshotFile.name(of: "`a mixed toggle shows a dash`()") == "a mixed toggle shows a dash")
    #expect(SnapshotFile.name(of: "sizes(width:height:)") == "sizes")
  }

  @Test func `snapshots stand at the root of the package`() {
    let file = SnapshotFile(suite: "S", name: "n", near: #filePath)
    let root = file.url.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = root.appendingPathComponent("Package.swift")
    #expect(FileManager.default.fileExists(atPath: manifest.path))
    #expect(file.name == "Snapshots/S/n.txt")
  }
}
