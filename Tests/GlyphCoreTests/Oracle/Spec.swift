/// A description of a view, as data: made at random, changed at random, turned into views.
struct Spec: Equatable {
  var kind: Kind
  var children: [Spec] = []
  /// Tells this part from all others for as long as it lives.
  var tag = 0

  enum Kind: Equatable {
    case text(String)
    /// Words that wrap: a leaf whose height depends on its width.
    case wrapping(words: Int, letter: Character)
    case spacer(min: Int?)
    case row(alignment: Int, spacing: Int?)
    case column(alignment: Int, spacing: Int?)
    case pile(alignment: Int)
    /// Children by position, and no box of their own.
    case group
    /// Children by tag.
    case keyed
    /// The first child or the second.
    case choice(Bool)
    /// The child behind `AnyView`, as one of several types.
    case erased(Int)
    /// The child under an explicit id.
    case identified(Int)
    /// Written without any markers: the same place shows boxes of other kinds.
    case bare
    /// Shows one of its children by a state of its own.
    case state
    /// Shows one of its children by an observable model.
    case model
    /// Shows one of its children by a number of the environment.
    case reader
    /// Sets the number of the environment.
    case environment(Int)
    /// A modifier around the child; with two children, the second is its layer.
    case modified(Modifier)
  }

  enum Modifier: Equatable {
    case pad(leading: Int, top: Int, trailing: Int, bottom: Int)
    case fixed(width: Int?, height: Int?)
    case shift(x: Int, y: Int)
    case rank(priority: Int, depth: Int)
    case window(offset: Int)
    case guide(Int)
    case behind
    case above
    case tap
    case library(Library)

    static let layers: [Modifier] = [
      .behind, .above, .library(.background), .library(.overlay), .library(.fitting),
      .library(.grid), .library(.inset(0)), .library(.inset(1)), .library(.layout(isColumn: true)),
      .library(.layout(isColumn: false)), .library(.custom),
    ]
  }

  /// Modifiers of the library; the others are the oracle's own.
  enum Library: Equatable {
    case padding(Int)
    case frame(width: Int?, height: Int?, alignment: Int)
    case flexible(min: Int?, ideal: Int?, max: Int?, isVertical: Bool, alignment: Int)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Int)
    case zIndex(Int)
    case offset(x: Int, y: Int)
    case position(x: Int, y: Int)
    case border(Int)
    case tint(Int)
    case foreground(Int)
    case bold
    case lineLimit(Int)
    case textAlignment(Int)
    case guide(Int, isVertical: Bool)
    case hidden
    case clipped
    case background
    case overlay
    case button
    case aspect(ratio: Int, isFilling: Bool)
    case opacity(Int)
    case topGuide(Int)
    case fitting
    case grid
    case inset(Int)
    case reader
    case layout(isColumn: Bool)
    case custom
  }

  init(_ kind: Kind, _ children: [Spec] = [], tag: Int = 0) {
    self.kind = kind
    self.children = children
    self.tag = tag
  }
}

extension Spec {
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The ways from here to every part, this one's first.
  var paths: [[Int]] {
    var result: [[Int]] = [[]]
    for (index, child) in children.enumerated() {
      result += child.paths.map { [index] + $0 }
    }
    return result
  }

  subscript(path: ArraySlice<Int>) -> Spec? {
    get {
      guard let first = path.first else { return self }
      return children.indices.contains(first) ? children[first][path.dropFirst()] : nil
    }
    set {
      guard let newValue else { return }
      guard let first = path.first else {
        self = newValue
        return
      }
      guard children.indices.contains(first) else { return }
      children[first][path.dropFirst()] = newValue
    }
  }

  /// Every part with its own children.
  var parts: [Spec] { [self] + children.flatMap(\.parts) }
}

extension Spec: CustomStringConvertible {
  var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let name = "\(kind)" + (tag == 0 ? "" : " #\(tag)")
    return [name] + children.flatMap { $0.lines.map { "  " + $0 } }
  }
}
