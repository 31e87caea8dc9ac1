import SwiftUI
import Testing

@MainActor
struct DevicesTests {
  @Test func `a screen is whole cells of a terminal`() {
    let bounds = UIScreen.main.bounds
    #expect(bounds.width >= 8 && bounds.width.truncatingRemainder(dividingBy: 8) == 0)
    #expect(bounds.height >= 16 && bounds.height.truncatingRemainder(dividingBy: 16) == 0)
    #expect(UIDevice.current.userInterfaceIdiom != .pad)
  }

  @Test func `links are opened by a session only, and unsafe ones never`() throws {
    let link = try #require(URL(string: "https://example.com"))
    #expect(UIApplication.shared.canOpenURL(link))
    #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "javascript:alert(1)"))))
    var isOpen: Bool?
    UIApplication.shared.open(link) { isOpen = $0 }
    #expect(isOpen == false)
    #expect(!NSWorkspace.shared.open(link))
  }

  @Test func `what is copied can be asked for`() {
    UIPasteboard.general.string = "one"
    #expect(NSPasteboard.general.string(forType: .string) == "one")
    NSPasteboard.general.clearContents()
    #expect(NSPasteboard.general.setString("two", forType: .string))
    #expect(UIPasteboard.general.string == "two")
    let other = NSPasteboard.PasteboardType(rawValue: "public.png")
    #expect(!NSPasteboard.general.setString("three", forType: other))
    #expect(NSPasteboard.general.string(forType: other) == nil)
    #expect(UIPasteboard.general.string == "two")
  }

  @Test func `to terminate the program is to end it well`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        NSApp.terminate(nil)
        abort()
      }
    }
  }

  @Test func `pictures are drawn by their names`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(Image(uiImage: star) == Image(systemName: "star.fill"))
    let photo = try #require(NSImage(named: "photo"))
    #expect(Image(nsImage: photo) == Image("photo"))
  }
}
