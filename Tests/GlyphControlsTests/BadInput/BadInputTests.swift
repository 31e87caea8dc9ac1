import Foundation
import GlyphUI
import Testing

/// Whatever a program hands over, something clear is drawn: no trap, no hang.
@MainActor
struct BadInputTests {
  private nonisolated static let lengths: [CGFloat] = [
    0, -1, -1e18, 1e18, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  /// A little of everything.
  private struct Screen: View {
    @State private var isOn = true

    var body: some View {
      VStack(alignment: .leading) {
        Text("Settings").bold()
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Long label that has to wrap somewhere", isOn: $isOn).toggleStyle(.switch)
        Button("OK") {}
        HStack {
          Text("a"); Spacer(); Text("你好")
        }
        Rectangle().frame(height: 2)
        Label("Star", systemImage: "star").border(.red)
      }
      .padding()
      .background(.blue)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 5), (5, 0), (-3, -3), (1, 200), (2000, 1)])
  func `any size of the screen is drawn`(width: Int, height: Int) {
    let host = ViewHost(width: width, height: height) { Screen() }
    let surface = host.render()
    #expect(surface.size.width == max(0, width))
    #expect(surface.size.height == max(0, height))
    host.send(.key(.tab))
    host.send(.key(.space))
    host.send(.click(x: 0, y: 0))
    host.resize(width: 7, height: 3)
    #expect(host.render().size.width == 7)
  }

  @Test func `nothing is drawn as nothing`() {
    #expect(EmptyView().rendered() == "")
    #expect(VStack {}.rendered() == "")
    #expect(HStack { EmptyView() }.rendered() == "")
    #expect(Text("").rendered() == "")
    #expect(ForEach(0..<0) { Text("\($0)") }.rendered() == "")
    #expect(
      VStack {
        Text(""); Text("x")
      }.rendered() == "\nx")
    #expect(Label("", systemImage: "").rendered(width: 5).contains("\u{1B}") == false)
  }

  @Test(arguments: lengths) func `any length is drawn in a bounded picture`(_ length: CGFloat) {
    let views: [AnyView] = [
      AnyView(Text("x").frame(width: length, height: length)),
      AnyView(Text("x").frame(minWidth: length, maxHeight: length)),
      AnyView(Text("x").frame(idealWidth: length).fixedSize()),
      AnyView(Text("x").padding(length)),
      AnyView(Text("x").padding(EdgeInsets(top: length, leading: 0, bottom: 0, trailing: length))),
      AnyView(Text("x").offset(x: length, y: length)),
      AnyView(Text("x").position(x: length, y: length)),
      AnyView(
        HStack(spacing: length) {
          Text("x"); Text("y")
        }),
      AnyView(
        VStack(spacing: length) {
          Text("x"); Text("y")
        }),
      AnyView(
        HStack {
          Text("x"); Spacer(minLength: length); Text("y")
        }),
      AnyView(Color.red.aspectRatio(length, contentMode: .fit)),
      AnyView(RoundedRectangle(cornerRadius: length).stroke(.red, lineWidth: length)),
      AnyView(Text("x").border(.red, width: length)),
      AnyView(Text("x").opacity(Double(length))),
      AnyView(Text("x").zIndex(Double(length))),
      AnyView(
        HStack {
          Text("x").layoutPriority(Double(length)); Text("y")
        }),
      AnyView(Text("a\nb").lineSpacing(length)),
      AnyView(Text("x").alignmentGuide(.leading) { _ in length }),
    ]
    for (index, view) in views.enumerated() {
      let host = ViewHost(width: 12, height: 4) { VStack(alignment: .leading) { view } }
      let surface = host.render()
      #expect(surface.size == GridSize(width: 12, height: 4), "view \(index), length \(length)")
      host.resize(width: 3, height: 1)
      #expect(host.render().size.width == 3)
    }
  }

  @Test func `every control character is one visible cell and never an escape`() {
    for value in (0x00..<0x20).map({ UInt32($0) }) + (0x7F..<0xA0).map({ UInt32($0) }) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let string = "a\(Character(scalar))b"
      for view in [
        AnyView(Text(verbatim: string)), AnyView(Text(string)), AnyView(Button(string) {}),
        AnyView(Toggle(string, isOn: .constant(true))),
        AnyView(Label(string, systemImage: "star")), AnyView(Image(string)),
      ] {
        let picture = view.rendered()
        let isClean = picture.unicodeScalars.allSatisfy {
          $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value))
        }
        #expect(isClean, "U+\(String(value, radix: 16)) in \(picture.debugDescription)")
      }
    }
    #expect(Text(verbatim: "a\u{1B}[2Jb").rendered() == "a␛[2Jb")
    #expect(Text(verbatim: "a\u{7F}b").rendered() == "a␡b")
    #expect(Text(verbatim: "foo\r\nbar").rendered() == "foo\nbar")
  }

  @Test func `two thousand nested groups end`() {
    var view = AnyView(Text("deep"))
    for _ in 0..<2_000 { view = AnyView(Group { view }) }
    #expect(view.rendered() == "deep")
    var padded = AnyView(Text("deep"))
    for _ in 0..<400 { padded = AnyView(padded.padding(0)) }
    #expect(padded.rendered() == "deep")
  }

  @Test func `toggles nested in labels of toggles end`() {
    var view = AnyView(Text("deep"))
    for _ in 0..<12 {
      let inner = view
      view = AnyView(Toggle(isOn: .constant(true)) { inner })
    }
    #expect(view.rendered(width: 500).contains("deep"))
  }

  @Test func `thirty nested stacks are asked about as many questions as they have levels`() {
    struct Level: View {
      let depth: Int
      var body: some View {
        VStack {
          HStack {
            Spacer()
            Text("\(depth)")
            if depth > 0 { AnyView(Level(depth: depth - 1)) }
          }
          Spacer()
        }
      }
    }
    func measures(_ depth: Int) -> Int {
      let host = ViewHost(width: 200, height: 60) { Level(depth: depth) }
      host.render()
      return host.statistics.measures
    }
    let (ten, twenty, thirty) = (measures(10), measures(20), measures(30))
    #expect(thirty < 5_000)
    #expect(thirty - twenty < 3 * (twenty - ten + 30))
  }

  @Test func `a binding to a removed element reads its last value and ignores writes`() {
    struct Item: Identifiable {
      let id: Int
      var isOn: Bool
    }
    final class Leak { var binding: Binding<Bool>? }
    struct Screen: View {
      let leak: Leak
      @State private var items = [Item(id: 0, isOn: false), Item(id: 1, isOn: true)]
      var body: some View {
        ForEach($items) { $item in
          Toggle("item \(item.id)", isOn: $item.isOn)
            .onAppear { if item.id == 1 { leak.binding = $item.isOn } }
        }
        Button("clear") { items = [] }
        Text("\(items.count) items")
      }
    }
    let leak = Leak()
    let host = ViewHost(width: 14, height: 4) { Screen(leak: leak) }
    #expect(host.render().text.contains("2 items"))
    host.send(.click(x: 7, y: 2))
    #expect(host.render().text.contains("0 items"))
    #expect(leak.binding?.wrappedValue == true)
    leak.binding?.wrappedValue = false
    #expect(host.render().text.contains("0 items"))
  }

  @Test func `state written while a body runs is drawn, and the program goes on`() {
    struct Eager: View {
      @State private var count = 0
      var body: some View {
        if count < 3 { count += 1 }
        return Text("count \(count)")
      }
    }
    #expect(Eager().rendered() == "count 3")
  }

  @Test func `elements with the same id are all drawn, before and after a change`() {
    struct Screen: View {
      @State private var names = ["a", "a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }
        Button("cut") { names = ["a", "a"] }
      }
    }
    let host = ViewHost(width: 9, height: 4) { Screen() }
    #expect(host.render().text.filter { "ab".contains($0) } == "aab")
    host.send(.click(x: 4, y: 3))
    #expect(host.render().text.filter { "ab".contains($0) } == "aa")
  }
}
