import GlyphCore

/// A screen in lines, as it is read out.
struct SpokenScreen: Equatable {
  /// A line, and the place among the screen's elements of what it is about.
  struct Line: Equatable {
    let text: String
    let element: Int
    /// Nil for what nothing can be done with.
    var number: Int?
  }

  private(set) var lines: [Line] = []
  private(set) var elements: [AccessibilityElement] = []

  init() {}

  init(_ elements: [AccessibilityElement]) {
    self.elements = elements
    var number = 0
    for (index, element) in elements.enumerated() {
      let isControl = element.isOperable
      var spoken = element
      // What a person acted on last is known to that person.
      spoken.isFocused = false
      if isControl, element.label.isEmpty {
        spoken.label = SpokenScreen.name(of: index, in: elements)
        self.elements[index].label = spoken.label
      }
      let text = spoken.spoken.split(separator: "\n").joined(separator: " ")
      guard !text.isEmpty else { continue }
      if isControl { number += 1 }
      lines.append(
        Line(
          text: isControl ? "\(number). \(text)" : text, element: index,
          number: isControl ? number : nil))
    }
  }

  /// What a control without a name is called: the words before it in the same row.
  private static func name(of index: Int, in elements: [AccessibilityElement]) -> String {
    guard index > 0, !elements[index - 1].isOperable else { return "No name" }
    let (words, frame) = (elements[index - 1], elements[index].frame)
    let isBeside = words.frame.minY < frame.maxY && words.frame.maxY > frame.minY
    return isBeside && !words.label.isEmpty ? words.label : "No name"
  }

  /// The lines that say something else than before; nil where so much is different, or only gone,
  /// that the screen has to be read anew.
  ///
  /// A line that is not among them has the number that it had.
  func changes(since old: SpokenScreen) -> [String]? {
    let difference = lines.map(\.text).difference(from: old.lines.map(\.text))
    let new = difference.insertions.compactMap { change in
      if case .insert(_, let text, _) = change { text } else { nil }
    }
    if new.isEmpty { return difference.removals.isEmpty ? [] : nil }
    return new.count * 2 > lines.count ? nil : new
  }

  /// What a number or a name stands for; a part of a name is enough where no other begins with it.
  func element(named word: String) -> Int? {
    let controls = lines.filter { $0.number != nil }
    if let number = Int(word) { return controls.first { $0.number == number }?.element }
    let name = word.lowercased()
    guard !name.isEmpty else { return nil }
    let labels = controls.map { (elements[$0.element].label.lowercased(), $0.element) }
    if let exact = labels.first(where: { $0.0 == name }) { return exact.1 }
    let beginning = labels.filter { $0.0.hasPrefix(name) }
    return beginning.count == 1 ? beginning[0].1 : nil
  }
}
