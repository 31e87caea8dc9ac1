import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
struct GroupedRowsTests {
  /// What stands in the rows: groups with titles and notes, rows of one to three lines.
  private struct Model {
    struct Part {
      var isGroup: Bool
      var title: Int
      var notes: Int
      var rows: [Int]
    }

    var parts: [Part] = []

    mutating func change(with generator: inout SeededGenerator) {
      let kind = Int.random(in: 0..<6, using: &generator)
      guard kind < 4, let index = parts.indices.randomElement(using: &generator) else {
        parts.append(
          Part(
            isGroup: Bool.random(using: &generator),
            title: Int.random(in: 0..<3, using: &generator),
            notes: Int.random(in: 0..<2, using: &generator), rows: Model.rows(&generator)))
        return
      }
      switch kind {
      case 0: parts.remove(at: index)
      case 1: parts.shuffle(using: &generator)
      default:
        parts[index].rows = Model.rows(&generator)
        parts[index].title = Int.random(in: 0..<3, using: &generator)
      }
    }

    private static func rows(_ generator: inout SeededGenerator) -> [Int] {
      (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
        Int.random(in: 1..<4, using: &generator)
      }
    }
  }

  private struct Picture: View {
    let model: Model
    let decoration: RowDecoration

    var body: some View {
      GroupedRows(decoration) {
        ForEach(model.parts.indices, id: \.self) { index in
          let part = model.parts[index]
          if part.isGroup {
            RowGroup {
              Lines(counts: part.rows)
            } header: {
              Lines(counts: Array(repeating: 1, count: part.title))
            } footer: {
              Lines(counts: Array(repeating: 1, count: part.notes))
            }
          } else {
            Lines(counts: part.rows)
          }
        }
      }
    }
  }

  private struct Lines: View {
    let counts: [Int]
    @State private var mark = "-"

    var body: some View {
      ForEach(counts.indices, id: \.self) { index in
        VStack(alignment: .leading) {
          ForEach(0..<counts[index], id: \.self) { Text(verbatim: "\(mark)\($0)") }
        }
      }
    }
  }

  private struct Live: View {
    @State var model = Model()
    let box: Box
    let decoration: RowDecoration

    var body: some View {
      let _ = box.set = { model = $0 }
      Picture(model: model, decoration: decoration)
    }
  }

  private final class Box {
    var set: (Model) -> Void = { _ in }
  }

  @Test(arguments: [RowDecoration.framed, .plain], 0..<8)
  func `after any changes rows look like new ones`(decoration: RowDecoration, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let box = Box()
    let host = ViewHost(width: 16, height: 40) { Live(box: box, decoration: decoration) }
    var model = Model()
    host.render()
    for step in 0..<30 {
      model.change(with: &generator)
      box.set(model)
      let fresh = ViewHost(width: 16, height: 40) {
        Picture(model: model, decoration: decoration)
      }
      #expect(host.render().text == fresh.render().text, "seed \(seed), step \(step)")
    }
  }

  @Test func `next to each other, loose rows share a frame and groups do not`() {
    let rows = GroupedRows(fillsWidth: false) {
      Text(verbatim: "a")
      Text(verbatim: "b")
      RowGroup {
        Text(verbatim: "c")
      } header: {
        EmptyView()
      } footer: {
        EmptyView()
      }
      Text(verbatim: "d")
    }
    #expect(
      rows.rendered(width: nil) == """
        ╭───╮
        │ a │
        │ b │
        ╰───╯
        ╭───╮
        │ c │
        ╰───╯
        ╭───╮
        │ d │
        ╰───╯
        """)
  }

  @Test func `a title stack is leading, and dim from the second line on`() {
    let stack = TitleStack {
      Text(verbatim: "a")
      Text(verbatim: "bc")
    }
    #expect(
      ViewRenderer(content: stack).ansi(.ansi16) == "a\n\u{1B}[2mbc\u{1B}[0m")
  }
}

/// Random numbers that are the same on every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
