/// The selection, as the program sees it.
extension EditSession {
  /// Takes over a selection that the program has changed.
  func takeSelection(_ binding: Binding<TextSelection?>?) {
    selection = binding
    guard let binding, let wanted = binding.wrappedValue, wanted != told else { return }
    told = wanted
    guard let range = wanted.range else { return }
    select(offset(range.lowerBound)..<offset(range.upperBound))
  }

  /// Tells the program what is selected by now.
  func tellSelection() {
    guard let selection else { return }
    let range = edited.selection.range
    let new = TextSelection(range: edited.index(range.lowerBound)..<edited.index(range.upperBound))
    guard new != told else { return }
    told = new
    selection.wrappedValue = new
  }

  /// A place that may be one of another text.
  private func offset(_ index: String.Index) -> Int {
    edited.offset(min(index, edited.text.endIndex))
  }
}
