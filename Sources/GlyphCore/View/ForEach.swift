/// A view for each element of a collection, told apart by an id.
///
/// The state of an element's views follows its id. Two elements with the same id are both drawn,
/// and the mistake is reported once.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element, Data.Index) -> ID
  /// Whether no two ids can be the same.
  let isDistinct: Bool
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _write(_ view: ForEach<Data, ID, Content>, to tree: inout _Tree) {
    let list = tree.openMarker(.branch, key: ForEachMark.list)
    var elements = ElementMatching(tree: tree, isDistinct: view.isDistinct)
    var index = view.data.startIndex
    while index != view.data.endIndex {
      let element = view.data[index]
      let key = ElementKey.make(view.id(element, index))
      let opening = elements.open(key, in: &tree)
      Content._write(view.content(element), to: &tree)
      tree.closeMarker(opening)
      view.data.formIndex(after: &index)
    }
    elements.finish(in: &tree, named: "\(Data.self)")
    tree.closeMarker(list)
  }
}

enum ForEachMark {
  static let list: UInt = 0x1157
}
