import GlyphUI
import Testing

@MainActor
struct ToggleInkTests {
  private func toggle(_ isOn: Bool) -> some View { Toggle("A", isOn: .constant(isOn)) }

  @Test func `a check mark is in the tint`() {
    #expect(toggle(true).escaped() == "^34m[^1m✓^22m]^0m A")
    #expect(toggle(true).tint(.red).escaped() == "^31m[^1m✓^22m]^0m A")
  }

  @Test func `a switch is in the tint while it is on`() {
    let on = toggle(true).toggleStyle(.switch)
    #expect(on.escaped() == "A ^34m(━━●)^0m")
    #expect(on.tint(.red).escaped() == "A ^31m(━━●)^0m")
    #expect(
      toggle(true).toggleStyle(SwitchToggleStyle(tint: .green)).escaped()
        == "A ^34m(^32m━━●^34m)^0m")
    #expect(toggle(false).toggleStyle(.switch).escaped() == "A ^34m(^0;2m○──^0;34m)^0m")
  }

  @Test func `what is disabled is dim`() {
    #expect(toggle(true).disabled(true).escaped() == "^34m ^0;1;2m✓^0;34m ^0m ^2mA^0m")
  }

  @Test func `what stands below the title is dim`() {
    let toggle = Toggle(isOn: .constant(true)) {
      Text(verbatim: "A")
      Text(verbatim: "B")
    }
    #expect(toggle.escaped().hasSuffix("\n    ^2mB^0m"))
  }
}
