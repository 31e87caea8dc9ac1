/// Where the caret can go without looking at lines on a screen.
extension EditedText {
  func before(_ offset: Int) -> Int {
    offset <= 0 ? 0 : self.offset(text.index(before: index(offset)))
  }

  func after(_ offset: Int) -> Int {
    offset >= length ? length : self.offset(text.index(after: index(offset)))
  }

  /// The beginning of the word before an offset.
  func wordStart(before offset: Int) -> Int {
    var index = self.index(offset)
    var isInWord = false
    while index > text.startIndex {
      let previous = text.index(before: index)
      if text[previous].isPartOfWord {
        isInWord = true
      } else if isInWord {
        break
      }
      index = previous
    }
    return self.offset(index)
  }

  /// The end of the word behind an offset.
  func wordEnd(after offset: Int) -> Int {
    var index = self.index(offset)
    var isInWord = false
    while index < text.endIndex {
      if text[index].isPartOfWord {
        isInWord = true
      } else if isInWord {
        break
      }
      index = text.index(after: index)
    }
    return self.offset(index)
  }

  /// The beginning of what stands between blanks before an offset.
  func blankStart(before offset: Int) -> Int {
    var index = self.index(offset)
    var isInWord = false
    while index > text.startIndex {
      let previous = text.index(before: index)
      if !text[previous].isWhitespace {
        isInWord = true
      } else if isInWord {
        break
      }
      index = previous
    }
    return self.offset(index)
  }

  /// The word at an offset, or what stands between two words.
  func word(at offset: Int) -> Range<Int> {
    var start = index(min(offset, before(length)))
    guard start < text.endIndex else { return 0..<0 }
    let isWord = text[start].isPartOfWord
    var end = start
    while end < text.endIndex, text[end].isPartOfWord == isWord { end = text.index(after: end) }
    while start > text.startIndex, text[text.index(before: start)].isPartOfWord == isWord {
      start = text.index(before: start)
    }
    return self.offset(start)..<self.offset(end)
  }

  /// The end of the paragraph in which an offset lies.
  func paragraphEnd(at offset: Int) -> Int {
    var index = self.index(offset)
    while index < text.endIndex, !text[index].isNewline { index = text.index(after: index) }
    return self.offset(index)
  }

  func paragraphStart(at offset: Int) -> Int {
    var index = self.index(offset)
    while index > text.startIndex, !text[text.index(before: index)].isNewline {
      index = text.index(before: index)
    }
    return self.offset(index)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
