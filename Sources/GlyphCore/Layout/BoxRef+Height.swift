/// What a kind says about itself while it is asked, so that the same question with another height
/// need not be asked again.
extension BoxRef {
  /// The size is the same for every height that could be offered with this width.
  @inline(__always)
  func noteHeightIgnored() { pointer.pointee.flags.insert(.ignoresHeight) }

  /// The size depends on the height exactly if the child's does.
  @inline(__always)
  func noteHeightIgnored(like child: BoxRef) {
    if child.flags.contains(.ignoresHeight) { noteHeightIgnored() }
  }

  /// The shortest and longest width are the same for every height.
  @inline(__always)
  func noteWidthsIgnoreHeight() { pointer.pointee.flags.insert(.widthsIgnoreHeight) }

  /// The range of the child, of which this box's own follows.
  @inline(__always)
  func childRange(
    along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange {
    let range = child.range(along: axis, across: across, &pass)
    if axis == .horizontal, child.flags.contains(.widthsIgnoreHeight) { noteWidthsIgnoreHeight() }
    return range
  }
}
