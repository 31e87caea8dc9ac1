/// A view for each element of a collection, told apart by an id.
///
/// The state of an element's views follows its id. Two elements with the same id are both drawn,
/// and the mistake is reported once.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element, Data.Index) -> ID
  /// Whether no two ids can be the same.
  @usableFromInline let isDistinct: Bool

  @inlinable
  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element, Data.Index) -> ID, isDistinct: Bool
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.isDistinct = isDistinct
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: ForEach<Data, ID, Content>, to tree: inout _Tree) {
    var elements = tree._openList(isDistinct: view.isDistinct)
    var index = view.data.startIndex
    let end = view.data.endIndex
    let receiver = tree._receiver(ofTags: ID.self, around: Content.self)
    var offset = 0
    while index != end {
      let element = view.data[index]
      let id = view.id(element, index)
      let opening = elements._open(ElementKey.make(id), in: &tree)
      if let receiver {
        receiver._write(view.content(element), tag: id, offset: offset, to: &tree)
        offset += 1
      } else {
        Content._write(view.content(element), to: &tree)
      }
      elements._close(opening, in: &tree)
      view.data.formIndex(after: &index)
    }
    elements._finish(in: &tree, named: "\(Data.self)")
  }
}
