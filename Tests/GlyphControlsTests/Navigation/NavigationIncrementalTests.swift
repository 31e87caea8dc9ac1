import GlyphTesting
import GlyphUI
import Observation
import Testing

/// After any changes of what the program says, the screen is what a new host shows.
@MainActor
struct NavigationIncrementalTests {
  @Observable
  fileprivate final class Program {
    var path: [Int] = []
    var title = 0
    var items = 0
    var isHidden = false
    var visibility = NavigationSplitViewVisibility.automatic
    var folder: Int? = 1

    init() {}

    init(copy other: Program) {
      path = other.path
      title = other.title
      items = other.items
      isHidden = other.isHidden
      visibility = other.visibility
      folder = other.folder
    }
  }

  private struct Screen: View {
    @Bindable var program: Program

    var body: some View {
      NavigationSplitView(columnVisibility: $program.visibility) {
        List(0..<3, id: \.self, selection: $program.folder) { Text("Folder \($0)").badge($0) }
          .navigationTitle(program.title > 1 ? "Folders" : "")
      } detail: {
        NavigationStack(path: $program.path) {
          Text("Root of \(program.folder ?? -1)")
            .navigationTitle("Root \(program.title)")
            .toolbar { items }
            .navigationDestination(for: Int.self) { number in
              Text(String(repeating: "\(number) ", count: number + 1))
                .navigationTitle("Page \(number)")
                .navigationSubtitle(program.title == 1 ? "sub" : "")
                .navigationBarBackButtonHidden(number == 3)
                .toolbar { items }
            }
        }
        .toolbar(program.isHidden ? .hidden : .visible, for: .navigationBar)
      }
    }

    @ToolbarContentBuilder
    private var items: some ToolbarContent {
      if program.items > 0 { ToolbarItem { Text("item \(program.items)") } }
      if program.items > 1 { ToolbarItem(placement: .bottomBar) { Text("below") } }
      ToolbarItemGroup(placement: .topBarLeading) {
        ForEach(0..<max(0, program.items - 1), id: \.self) { Text("L\($0)") }
      }
    }
  }

  private struct Random {
    var state: UInt64
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, bound)))
    }
  }

  @Test(arguments: 0..<20)
  func `what was changed bit by bit looks like what was made at once`(_ seed: Int) {
    var random = Random(state: UInt64(seed) &* 7919 &+ 1)
    let program = Program()
    var size = (width: 20 + random.below(60), height: 3 + random.below(8))
    let host = ViewHost(width: size.width, height: size.height) { Screen(program: program) }
    host.render()
    for step in 0..<20 {
      switch random.below(8) {
      case 0: program.path.append(random.below(5))
      case 1: program.path = (0..<random.below(4)).map { _ in random.below(5) }
      case 2: program.path = Array(program.path.dropLast())
      case 3: program.title = random.below(3)
      case 4: program.items = random.below(4)
      case 5: program.folder = random.below(4) == 0 ? nil : random.below(3)
      case 6:
        program.visibility = [.all, .detailOnly, .doubleColumn, .automatic][random.below(4)]
        program.isHidden = random.below(3) == 0
      default:
        size = (20 + random.below(60), 1 + random.below(10))
        host.resize(width: size.width, height: size.height)
      }
      let copy = Program(copy: program)
      let fresh = ViewHost(width: size.width, height: size.height) { Screen(program: copy) }
      let (now, expected) = (host.render().text, fresh.render().text)
      #expect(now == expected, "seed \(seed), step \(step)")
      guard now == expected else { return }
    }
  }
}
