import Foundation
import GalleryScreens
import GlyphTesting
import GlyphUI
import Testing

@MainActor
@Suite struct GalleryTests {
  @Test func `every page looks as recorded, in screen points`() {
    for section in Gallery.sections {
      expectSnapshot(
        of: section.page(unit: .points), named: "\(section.id).points", width: Gallery.width)
    }
  }

  @Test func `every page looks as recorded, in cells`() {
    for section in Gallery.sections {
      expectSnapshot(
        of: section.page(unit: .cells), named: "\(section.id).cells", width: Gallery.width)
    }
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
