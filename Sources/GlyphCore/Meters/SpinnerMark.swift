import GlyphCells

/// One cell that says that something goes on: `⠋`, and the next of ten frames every tenth of a
/// second while the host animates.
public struct SpinnerMark {
  public nonisolated init() {}
}

extension SpinnerMark: View {
  public typealias Body = Never

  public static func _write(_ view: SpinnerMark, to tree: inout _Tree) {
    let marker = tree.openMarker(.scope)
    let clock = tree.keptObject(marker, SpinnerClock.self) ?? SpinnerClock()
    tree.keep(clock, in: marker)
    let values = tree.surroundings.ambient.values
    tree.leaf(
      SpinnerLeaf(
        clock: clock, ink: values.isEnabled ? tree.tintInk : tree.separatorInk,
        glyphs: values.glyphs, isStill: values.reducesMotion))
    tree.closeMarker(marker)
  }
}

/// The box of such a cell.
struct SpinnerLeaf: Primitive {
  let clock: SpinnerClock
  let ink: StyleID
  let glyphs: Glyphs
  let isStill: Bool

  static var isSimple: Bool { true }

  private static let braille: [Unicode.Scalar] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let ascii: [Unicode.Scalar] = ["|", "/", "-", "\\"]

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    CellExtent(width: 1, height: 1)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    LengthRange(min: 1, max: 1)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frames = glyphs == .ascii ? SpinnerLeaf.ascii : SpinnerLeaf.braille
    let frame = painter.frame(of: box)
    painter.surface.put(
      frames[isStill ? 0 : clock.turns % frames.count], x: frame.x, y: frame.y, style: ink,
      clip: painter.clip)
  }

  func difference(from old: SpinnerLeaf, _ texts: TextComparison) -> Difference {
    ink == old.ink && glyphs == old.glyphs && isStill == old.isStill ? .behaviour : .ink
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    AlignmentKey.baselines.contains(alignment) ? 2 : nil
  }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { host.spinners.add(object, clock) }

  func didLeave(_ object: PlacedObject, _ host: TreeHost) { host.spinners.remove(clock) }
}

/// How often a spinner has turned.
final class SpinnerClock {
  fileprivate(set) var turns = 0
  fileprivate var object: PlacedObject?
}

/// The spinners of a tree, which turn together.
final class SpinnerRegistry {
  private var clocks: [SpinnerClock] = []
  private var timer: HostTimer?

  /// The time of one frame in seconds.
  static let interval = 0.1

  func add(_ object: PlacedObject, _ clock: SpinnerClock) {
    clock.object = object
    clocks.append(clock)
  }

  func remove(_ clock: SpinnerClock) { clocks.removeAll { $0 === clock } }

  /// Sees to it that time turns what is there, while the host animates.
  func wind(_ host: TreeHost) {
    guard host.animates, !clocks.isEmpty, timer?.isWaiting != true else { return }
    timer = host.timers.schedule(at: host.now + SpinnerRegistry.interval) {
      [self, unowned host] in
      guard host.animates else { return }
      for clock in clocks {
        clock.turns &+= 1
        host.touch(clock.object, .ink)
      }
      wind(host)
    }
  }
}
