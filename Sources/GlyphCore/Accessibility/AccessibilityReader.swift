import GlyphCells

/// Walks the tree and collects what is to be read.
@MainActor
struct AccessibilityReader {
  private let focus: PlacedObject?
  private var readings: [Reading] = []

  /// An element, and what can be done with it.
  struct Reading {
    var element: AccessibilityElement
    let box: BoxRef
    var priority = 0.0
    var actions: [AccessibilityAction] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var pair: AccessibilityPair?
  }

  init(focus: PlacedObject?) { self.focus = focus }

  /// What was read, those with a higher priority first.
  var inOrder: [Reading] {
    let readings = AccessibilityPair.joined(self.readings)
    guard readings.contains(where: { $0.priority != 0 }) else { return readings }
    return readings.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  var elements: [AccessibilityElement] { inOrder.map(\.element) }

  mutating func read(_ box: BoxRef) { read(box, within: AccessibilityAttributes()) }

  private mutating func read(_ box: BoxRef, within outer: AccessibilityAttributes) {
    guard !box.kind.hidesContents(box) else { return }
    var attributes = outer
    var content = box
    while let said = content.accessibilityAttributes {
      attributes = attributes.over(said)
      content = content.child
    }
    if attributes.isHidden == true { return }
    if content.is(RepresentationLayout.self) {
      for layer in content.layers { read(layer.child, within: attributes) }
      return
    }
    switch attributes.children {
    case .ignore?: add(content, attributes, texts: [])
    case .combine?: add(content, attributes)
    case .contain?: readContainer(content, attributes)
    default: readPlain(content, attributes)
    }
  }

  private mutating func readPlain(_ content: BoxRef, _ attributes: AccessibilityAttributes) {
    if let control = control(in: content, attributes) {
      add(control, attributes)
    } else if let text = content.readableText {
      add(content, attributes, texts: [text])
    } else if attributes.label != nil || attributes.value != nil {
      if !addOnlyControl(in: content, attributes) { add(content, attributes) }
    } else {
      readParts(content, attributes)
    }
  }

  /// What is said of a view with one control in it is said of the control.
  private mutating func addOnlyControl(
    in content: BoxRef, _ attributes: AccessibilityAttributes
  ) -> Bool {
    var inner = AccessibilityReader(focus: focus)
    inner.readParts(content, attributes)
    let controls = inner.readings.filter(\.element.isOperable)
    guard controls.count == 1, var reading = controls.first else { return false }
    if let label = attributes.label { reading.element.label = label.spoken }
    if let value = attributes.value { reading.element.value = value.spoken }
    if let identifier = attributes.identifier { reading.element.identifier = identifier }
    readings.append(reading)
    return true
  }

  /// A container is named by its label, and its parts follow, those with a higher priority first.
  private mutating func readContainer(_ content: BoxRef, _ attributes: AccessibilityAttributes) {
    var inner = AccessibilityReader(focus: focus)
    if attributes.label != nil || attributes.value != nil {
      inner.add(content, attributes, texts: [])
    }
    var parts = AccessibilityReader(focus: focus)
    for child in content.children { parts.read(child) }
    let priority = attributes.sortPriority ?? 0
    for reading in inner.readings + parts.inOrder {
      var reading = reading
      reading.priority = priority
      readings.append(reading)
    }
  }

  /// What a view without a box to be read says belongs to each of its parts.
  private mutating func readParts(_ content: BoxRef, _ attributes: AccessibilityAttributes) {
    var handed = AccessibilityAttributes()
    handed.sortPriority = attributes.sortPriority
    handed.addedTraits = attributes.addedTraits
    handed.removedTraits = attributes.removedTraits
    handed.hint = attributes.hint
    handed.help = attributes.help
    handed.actions = attributes.actions
    handed.adjust = attributes.adjust
    handed.pair = attributes.pair
    for child in content.children { read(child, within: handed) }
  }

  private func control(in box: BoxRef, _ attributes: AccessibilityAttributes) -> BoxRef? {
    if box.is(ActivationLayout.self) || box.is(TextInputLayout.self) { return box }
    let isAdjusted = attributes.adjust != nil && box.is(FocusableLayout.self)
    return box.responder?.isFocusable == true || isAdjusted ? box : nil
  }

  private mutating func add(
    _ box: BoxRef, _ attributes: AccessibilityAttributes, texts given: [String]? = nil
  ) {
    var inner = attributes
    var texts = given ?? []
    if given == nil, attributes.label == nil || attributes.children == .combine {
      collect(box, &inner, &texts)
    }
    let isButton = box.is(ActivationLayout.self)
    let input = box.is(TextInputLayout.self) ? box.value(TextInputLayout.self).session : nil
    let isControl = isButton || input != nil || box.is(FocusableLayout.self)
    var traits = inner.addedTraits
    if isButton || inner.actions.contains(where: { $0.name == nil }) { traits.insert(.isButton) }
    traits = traits.subtracting(inner.removedTraits)
    let element = AccessibilityElement(
      label: attributes.label?.spoken ?? texts.joined(separator: " "),
      value: inner.value?.spoken ?? input?.spoken, hint: (inner.hint ?? inner.help)?.spoken,
      identifier: inner.identifier,
      traits: traits,
      isEnabled: isControl ? box.responder?.isFocusable == true : true,
      isFocused: focus != nil && box.placedObject === focus,
      actions: inner.actions.compactMap { $0.name?.spoken }, isAdjustable: inner.adjust != nil,
      textInput: input?.kind, frame: box.frame)
    readings.append(
      Reading(
        element: element, box: box, priority: inner.sortPriority ?? 0, actions: inner.actions,
        adjust: inner.adjust, pair: inner.pair))
  }

  /// The words inside a control, and what its parts say of themselves.
  private func collect(
    _ box: BoxRef, _ attributes: inout AccessibilityAttributes, _ texts: inout [String]
  ) {
    for child in box.children where !child.kind.hidesContents(child) {
      if let said = child.accessibilityAttributes {
        if said.isHidden == true { continue }
        attributes = attributes.over(said)
        if let label = said.label {
          texts.append(label.spoken)
          attributes.label = nil
          continue
        }
        if said.children == .ignore { continue }
      }
      if let text = child.readableText { texts.append(text) }
      collect(child, &attributes, &texts)
    }
  }
}

extension BoxRef {
  /// What a modifier says of the view inside of the box.
  @MainActor
  fileprivate var accessibilityAttributes: AccessibilityAttributes? {
    if self.is(AccessibilityLayout.self) { return value(AccessibilityLayout.self).attributes }
    if self.is(AccessibilityActionsLayout.self) {
      return AccessibilityAttributes(actions: AccessibilityActionsLayout.actions(of: self))
    }
    guard self.is(HelpLayout.self) else { return nil }
    return AccessibilityAttributes(help: value(HelpLayout.self).text)
  }

  func `is`(_ type: any Primitive.Type) -> Bool { ObjectIdentifier(kind) == ObjectIdentifier(type) }
}
