extension Surface: Equatable {
  /// Whether both have the same size and show the same clusters in the same styles, whatever
  /// numbers their tables give to them.
  public static func == (left: Surface, right: Surface) -> Bool {
    guard left.size == right.size else { return false }
    if left.styles === right.styles { return left.cells == right.cells }
    for y in 0..<left.size.height {
      for x in 0..<left.size.width {
        let mine = left[cellAt: x, y]
        let theirs = right[cellAt: x, y]
        guard left.looksSame(mine, as: theirs, in: right) else { return false }
      }
    }
    return true
  }

  private func looksSame(_ mine: Cell, as theirs: Cell, in other: Surface) -> Bool {
    if mine.bits == theirs.bits, mine.style == .standard, !mine.isCluster { return true }
    guard mine.isContinuation == theirs.isContinuation else { return false }
    if !mine.isContinuation {
      let same = character(of: mine).utf8.elementsEqual(other.character(of: theirs).utf8)
      guard same, showsSameImage(mine, theirs, in: other),
        note(of: mine)?.place ?? EmbeddedPlace() == other.note(of: theirs)?.place ?? EmbeddedPlace()
      else { return false }
    }
    var style = styles[mine.style]
    var otherStyle = other.styles[theirs.style]
    guard styles.target(of: style.link) == other.styles.target(of: otherStyle.link) else {
      return false
    }
    style.link = .none
    otherStyle.link = .none
    return style == otherStyle
  }

  private func showsSameImage(_ mine: Cell, _ theirs: Cell, in other: Surface) -> Bool {
    if imagePart(of: mine) == nil, other.imagePart(of: theirs) == nil { return true }
    guard let part = imagePart(of: mine), var otherPart = other.imagePart(of: theirs),
      styles.image(part.image) == other.styles.image(otherPart.image)
    else { return false }
    otherPart.image = part.image
    return part == otherPart
  }
}
