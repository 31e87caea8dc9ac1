import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite final class AppStorageTests {
  private enum Theme: String { case light, dark }
  private enum Level: Int { case low = 1, high }

  private let suite = "GlyphCoreTests." + UUID().uuidString
  private let defaults: UserDefaults

  init() throws { defaults = try #require(UserDefaults(suiteName: suite)) }

  deinit { UserDefaults.standard.removePersistentDomain(forName: suite) }

  private struct Counter: View {
    @AppStorage("count") private var count = 3
    var body: some View { Text(verbatim: "\(count)").onActivate { count += 1 } }
  }

  private struct Echo: View {
    @AppStorage("count") private var count = 0
    var body: some View { Text(verbatim: "echo \(count)") }
  }

  private struct Stepping: View {
    @Binding var value: Int
    var body: some View { Text(verbatim: "step \(value)").onActivate { value += 10 } }
  }

  private struct Handing: View {
    @AppStorage("count") private var count = 1
    var body: some View { Stepping(value: $count) }
  }

  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    let content = content()
    let host = ViewHost(width: 10, height: 3) {
      VStack(alignment: .leading) { content }
        .defaultAppStorage(defaults)
        .focusEffectDisabled()
    }
    host.render()
    return host
  }

  private func lines(_ host: ViewHost) -> [String] {
    host.render().text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `the declared value counts until one is stored, and all views see that`() {
    let host = host {
      Counter()
      Echo()
    }
    #expect(lines(host) == ["3", "echo 0"])
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(lines(host) == ["4", "echo 4"])
    #expect(defaults.integer(forKey: "count") == 4)
  }

  @Test func `another host finds what was stored, and follows what is stored later`() {
    defaults.set(7, forKey: "count")
    let (first, second) = (host { Counter() }, host { Echo() })
    #expect(lines(first) == ["7"])
    #expect(lines(second) == ["echo 7"])
    first.send(.key(.tab))
    first.send(.key(.space))
    #expect(second.needsRender)
    #expect(lines(second) == ["echo 8"])
  }

  @Test func `a binding writes what is stored`() {
    let host = host { Handing() }
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(lines(host) == ["step 11"])
    #expect(defaults.integer(forKey: "count") == 11)
  }

  @Test func `each type is read back, and something of another type counts as absent`() {
    let url = URL(filePath: "/a/b")
    let date = Date(timeIntervalSince1970: 12)
    AppStorage(wrappedValue: false, "bool", store: defaults).wrappedValue = true
    AppStorage(wrappedValue: 0.5, "double", store: defaults).wrappedValue = 2.25
    AppStorage(wrappedValue: "", "string", store: defaults).wrappedValue = "text"
    AppStorage(wrappedValue: url, "url", store: defaults).wrappedValue = url.appending(path: "c")
    AppStorage(wrappedValue: Data(), "data", store: defaults).wrappedValue = Data([1, 2])
    AppStorage(wrappedValue: Date(), "date", store: defaults).wrappedValue = date
    AppStorage(wrappedValue: Theme.light, "theme", store: defaults).wrappedValue = .dark
    AppStorage(wrappedValue: Level.low, "level", store: defaults).wrappedValue = .high
    #expect(AppStorage(wrappedValue: false, "bool", store: defaults).wrappedValue)
    #expect(AppStorage(wrappedValue: 0.5, "double", store: defaults).wrappedValue == 2.25)
    #expect(AppStorage(wrappedValue: "", "string", store: defaults).wrappedValue == "text")
    #expect(
      AppStorage(wrappedValue: url, "url", store: defaults).wrappedValue.path() == "/a/b/c")
    #expect(AppStorage(wrappedValue: Data(), "data", store: defaults).wrappedValue == Data([1, 2]))
    #expect(AppStorage(wrappedValue: Date(), "date", store: defaults).wrappedValue == date)
    #expect(AppStorage(wrappedValue: Theme.light, "theme", store: defaults).wrappedValue == .dark)
    #expect(AppStorage(wrappedValue: Level.low, "level", store: defaults).wrappedValue == .high)
    defaults.set("plaid", forKey: "theme")
    #expect(AppStorage(wrappedValue: Theme.light, "theme", store: defaults).wrappedValue == .light)
    #expect(AppStorage(wrappedValue: Data([9]), "theme", store: defaults).wrappedValue == Data([9]))
  }

  @Test func `nil takes the stored value away`() {
    let name = AppStorage<String?>("name", store: defaults)
    let theme = AppStorage<Theme?>("theme", store: defaults)
    #expect(name.wrappedValue == nil)
    name.wrappedValue = "Ada"
    theme.wrappedValue = .dark
    #expect(name.wrappedValue == "Ada")
    #expect(theme.wrappedValue == .dark)
    name.wrappedValue = nil
    theme.projectedValue.wrappedValue = nil
    #expect(defaults.object(forKey: "name") == nil)
    #expect(theme.wrappedValue == nil)
  }
}
