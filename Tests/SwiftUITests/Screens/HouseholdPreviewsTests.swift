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
    for preview in Preview.all where preview.fileID.hasPrefix("Household/") {
      expectSnapshot(of: preview, named: preview.name, width: 40)
    }
  }
}
