import GlyphUI

/// Gives a benchmark hold of states that live in a tree, as the action of a control would have it.
final class Handles {
  var values: [Int: Binding<Int>] = [:]
}
