/// The box around what is not presented, which cannot be reached while something stands in front.
struct BackgroundScreen: UnseenPrimitive {
  let presentations: PresentationRegistry

  func hidesContents(_ box: BoxRef) -> Bool { !presentations.layers.isEmpty }

  func difference(from old: BackgroundScreen, _ texts: TextComparison) -> Difference { .none }
}
