import GlyphCells

/// A thing on the screen as it is read to those who do not see it.
public struct AccessibilityElement: Hashable, Sendable {
  /// What the thing is: its label, or the text that it shows.
  public var label: String
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var traits: AccessibilityTraits
  public var isEnabled: Bool
  public var isFocused: Bool
  /// Where it stands, in cells.
  public var frame: GridRect
}

extension ViewHost {
  /// What is on the screen, in reading order: controls as one element each, and texts.
  public var accessibilityElements: [AccessibilityElement] {
    update()
    guard let root = tree.rootBox else { return [] }
    var reader = AccessibilityReader(focus: focusedObject)
    reader.read(root)
    return reader.elements
  }
}

/// Walks the tree and collects what is to be read.
@MainActor
struct AccessibilityReader {
  let focus: PlacedObject?
  var elements: [AccessibilityElement] = []

  init(focus: PlacedObject?) { self.focus = focus }

  mutating func read(_ box: BoxRef) {
    guard !box.kind.hidesContents(box) else { return }
    var attributes = AccessibilityAttributes()
    var content = box
    while content.is(AccessibilityLayout.self) {
      attributes = attributes.over(content.value(AccessibilityLayout.self).attributes)
      content = content.child
    }
    if attributes.isHidden == true { return }
    if let control = control(in: content) {
      add(control, attributes)
    } else if attributes.label != nil || attributes.value != nil {
      add(content, attributes)
    } else if let text = content.readableText {
      add(content, attributes, text: text)
    } else {
      for child in content.children { read(child) }
    }
  }

  private func control(in box: BoxRef) -> BoxRef? {
    box.responder?.isFocusable == true || box.is(ActivationLayout.self) ? box : nil
  }

  private mutating func add(
    _ box: BoxRef, _ attributes: AccessibilityAttributes, text: String? = nil
  ) {
    let isControl = box.is(ActivationLayout.self)
    var inner = attributes
    var texts: [String] = []
    if text == nil, attributes.label == nil { collect(box, &inner, &texts) }
    var traits = inner.addedTraits
    if isControl { traits.insert(.isButton) }
    traits = traits.subtracting(inner.removedTraits)
    elements.append(
      AccessibilityElement(
        label: inner.label?.spoken ?? text ?? texts.joined(separator: " "),
        value: inner.value?.spoken, hint: inner.hint?.spoken, identifier: inner.identifier,
        traits: traits,
        isEnabled: isControl ? box.responder?.isFocusable == true : true,
        isFocused: focus != nil && box.placedObject === focus, frame: box.frame))
  }

  /// The words inside a control, and what its parts say of themselves.
  private func collect(
    _ box: BoxRef, _ attributes: inout AccessibilityAttributes, _ texts: inout [String]
  ) {
    for child in box.children where !child.kind.hidesContents(child) {
      if child.is(AccessibilityLayout.self) {
        let said = child.value(AccessibilityLayout.self).attributes
        if said.isHidden == true { continue }
        attributes = attributes.over(said)
        if let label = said.label {
          texts.append(label.spoken)
          attributes.label = nil
          continue
        }
      }
      if let text = child.readableText { texts.append(text) }
      collect(child, &attributes, &texts)
    }
  }
}

extension BoxRef {
  func `is`(_ type: any Primitive.Type) -> Bool { ObjectIdentifier(kind) == ObjectIdentifier(type) }
}
