import Foundation
import GalleryScreens
import GlyphTesting
import GlyphUI
import Testing

@MainActor
@Suite struct GalleryTests {
  @Test func `every page looks as recorded, in the units that it is written for`() {
    for section in Gallery.sections {
      for (name, unit) in [("points", CellSize.points), ("cells", CellSize.cells)]
      where section.unit == nil || section.unit == unit {
        expectSnapshot(
          of: section.page(unit: unit), named: "\(section.id).\(name)", width: Gallery.width)
      }
    }
  }

  @Test(arguments: ["built-in", "shapes"])
  func `pictures of pages are those that the gallery draws now`(_ name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Snapshots/Gallery/\(name).svg")
    let picture = try #require(try GalleryCommand([name]).pictures().first)
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      recorded == picture.svg, "swift run Gallery built-in shapes --svg Snapshots/Gallery")
  }

  @Test func `no page is wider than its columns, or empty`() {
    for section in Gallery.sections {
      let renderer = ViewRenderer(content: section.page())
      renderer.proposedSize.width = CGFloat(Gallery.width)
      let surface = renderer.surface
      #expect(surface.size.width <= Gallery.width, "\(section.id)")
      #expect(surface.text.split(separator: "\n").count > 2, "\(section.id)")
    }
  }

  @Test func `section names are unique and can be typed`() {
    let names = Gallery.sections.map(\.id)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)")
    }
  }
}
