/// The parts of a view as they are found.
struct PartList {
  private(set) var parts: [ViewPart] = []
  /// Where the views that are being taken apart stand.
  private var path: [Int] = []
  private var key: AnyHashable?

  @MainActor
  mutating func add<Content: View>(_ view: Content) {
    if let group = view as? any PartGroup {
      path.append(0)
      group.addParts(to: &self)
      path.removeLast()
    } else {
      parts.append(ViewPart(view, id: AnyHashable(PartID(path: path, key: key))))
    }
    if let last = path.indices.last { path[last] += 1 }
  }

  /// Adds the views of an element, whose parts are known by its id.
  @MainActor
  mutating func add<Content: View>(_ view: Content, id: AnyHashable) {
    let outer = key
    key = id
    let place = path
    if let last = path.indices.last { path[last] = 0 }
    add(view)
    path = place
    key = outer
  }
}

private struct PartID: Hashable {
  let path: [Int]
  let key: AnyHashable?
}

/// A view that is nothing but others.
@MainActor
protocol PartGroup {
  func addParts(to list: inout PartList)
}

extension TupleView: PartGroup {
  func addParts(to list: inout PartList) {
    for child in Mirror(reflecting: value).children {
      if let view = child.value as? any View { list.add(view) }
    }
  }
}

extension Group: PartGroup where Content: View {
  func addParts(to list: inout PartList) { list.add(content) }
}

extension Optional: PartGroup where Wrapped: View {
  func addParts(to list: inout PartList) {
    if let self { list.add(self) }
  }
}

extension _ConditionalContent: PartGroup where TrueContent: View, FalseContent: View {
  func addParts(to list: inout PartList) {
    switch storage {
    case .trueContent(let view): list.add(view)
    case .falseContent(let view): list.add(view)
    }
  }
}

extension EmptyView: PartGroup {
  func addParts(to list: inout PartList) {}
}

extension ForEach: PartGroup where Content: View {
  func addParts(to list: inout PartList) {
    for index in data.indices {
      let element = data[index]
      list.add(content(element), id: AnyHashable(id(element, index)))
    }
  }
}

/// A view with a modifier, whatever the two are.
protocol ModifiedView {
  var outermost: Any { get }
  var inner: any View { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  var outermost: Any { modifier }
  var inner: any View { content }
}

/// A modifier that says what a view stands for.
protocol TagValue {
  var anyTag: AnyHashable { get }
}

extension _TagModifier: TagValue {
  var anyTag: AnyHashable { AnyHashable(tag) }
}
