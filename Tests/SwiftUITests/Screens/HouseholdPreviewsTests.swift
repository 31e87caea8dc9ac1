import GlyphTesting
import SwiftUI
import Testing

@testable import Household

@MainActor
struct HouseholdPreviewsTests {
  @Test func `every preview`() {
    let previews = Preview.all.filter { $0.fileID.hasPrefix("Household/") }
    #expect(
      previews.map(\.name) == [
        "Colored", "Flashlight", "HouseholdApp", "Packing", "ProfileCard", "Checkbox",
      ])
    for preview in previews {
      expectSnapshot(of: preview, named: "preview \(preview.name)", width: 40)
    }
  }
}
