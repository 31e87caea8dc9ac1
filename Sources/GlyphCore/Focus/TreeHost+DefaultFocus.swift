extension TreeHost {
  /// Gives focus to what prefers it in a scope that has just come, once all of it is there; where
  /// nothing does, focus stays where it is.
  func requestDefaultFocus(in scope: PlacedObject) {
    later { [self] in
      guard focusRequest == nil, let box = scope.box, box.is(FocusScopeLayout.self) else { return }
      let namespace = box.value(FocusScopeLayout.self).namespace
      if box.preferredFocus(in: namespace) != nil { requestFocus(scope) }
    }
  }
}
