import GlyphUI
import Testing

@MainActor
struct FormPictureTests {
  private struct Settings: View {
    var body: some View {
      Form {
        Toggle("Airplane mode", isOn: .constant(false)).toggleStyle(.switch)
        LabeledContent("Wi-Fi", value: "Home")
        Section("Alerts") {
          Toggle("Previews", isOn: .constant(true)).toggleStyle(.switch)
          Toggle("Sounds", isOn: .constant(true))
          Button("Reset") {}
        }
        Section {
          Toggle(isOn: .constant(true)) {
            Text(verbatim: "Analytics")
            Text(verbatim: "For developers")
          }
          .toggleStyle(.switch)
          LabeledContent("Volume", value: 70, format: .number)
        } header: {
          Text(verbatim: "Privacy")
        } footer: {
          Text(verbatim: "Never leaves the building.")
        }
        Section { Text(verbatim: "No header") }
      }
    }
  }

  @Test func `sections in frames, values and switches at the trailing edge`() {
    #expect(
      Settings().rendered(width: 32) == """
        ╭──────────────────────────────╮
        │ Airplane mode          (○──) │
        │ Wi-Fi                   Home │
        ╰──────────────────────────────╯
        ╭─ Alerts ─────────────────────╮
        │ Previews               (━━●) │
        │ [✓] Sounds                   │
        │ [ Reset ]                    │
        ╰──────────────────────────────╯
        ╭─ Privacy ────────────────────╮
        │ Analytics              (━━●) │
        │ For developers               │
        ├──────────────────────────────┤
        │ Volume                    70 │
        ╰──────────────────────────────╯
          Never leaves the building.

        ╭──────────────────────────────╮
        │ No header                    │
        ╰──────────────────────────────╯
        """)
  }

  @Test func `sections without frames`() {
    #expect(
      Settings().formStyle(.columns).rendered(width: 32) == """
        Airplane mode              (○──)
        Wi-Fi                       Home

        Alerts
          Previews                 (━━●)
          [✓] Sounds
          [ Reset ]

        Privacy
          Analytics                (━━●)
          For developers
          ──────────────────────────────
          Volume                      70
          Never leaves the building.

        No header
        """)
  }

  @Test func `a form in ASCII`() {
    let form = Form {
      Section("Alerts") { Toggle("Previews", isOn: .constant(true)).toggleStyle(.switch) }
    }
    #expect(
      form.environment(\.glyphs, .ascii).rendered(width: 24) == """
        +- Alerts -------------+
        | Previews       (==O) |
        +----------------------+
        """)
  }

  @Test func `without a width a form is as wide as its rows need`() {
    let form = Form {
      Section("Net") {
        LabeledContent("Address", value: "10.0.0.1")
        LabeledContent("Up", value: "yes")
      }
    }
    #expect(
      form.rendered(width: nil) == """
        ╭─ Net ────────────╮
        │ Address 10.0.0.1 │
        │ Up           yes │
        ╰──────────────────╯
        """)
  }

  @Test func `a form stands at the top of what there is`() {
    let form = Form { Text(verbatim: "A") }
    #expect(form.rendered(width: 8, height: 5) == "╭──────╮\n│ A    │\n╰──────╯\n\n")
  }

  @Test func `no width is too small or too large`() {
    for width in 0...60 {
      let surface = ViewHost(width: width, height: 24) { Settings() }.render()
      #expect(surface.text.split(separator: "\n").allSatisfy { $0.count <= width })
      if width >= 14 { #expect(surface.text.contains("╭─ Alerts ─")) }
    }
  }

  private struct Boxed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Text(verbatim: "<")
        configuration.content
        Text(verbatim: ">")
      }
    }
  }

  private struct Twice: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(alignment: .top) {
        Form(configuration)
        Form(configuration)
      }
    }
  }

  @Test func `styles of forms wrap one another like any others`() {
    let form = Form { Section("S") { Text(verbatim: "a") } }
    #expect(form.formStyle(Boxed()).rendered(width: nil) == "<\nS\na\n>")
    #expect(form.formStyle(Twice()).formStyle(Boxed()).rendered(width: nil) == "< <\nS S\na a\n> >")
  }
}
