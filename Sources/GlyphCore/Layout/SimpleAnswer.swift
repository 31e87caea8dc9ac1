/// What a box answers to any offer of at least its longest length, where that is known as soon as
/// the box is written: most boxes on a screen are never asked.
struct SimpleAnswer {
  /// The shortest and longest width, whatever the height.
  var widths: LengthRange
  /// The height of the longest width, whatever height is offered; nil if it depends on that.
  var height: Int32?
}
