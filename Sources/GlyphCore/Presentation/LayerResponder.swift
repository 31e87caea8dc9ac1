/// What views in front of the screen do with what nothing inside of them takes.
struct LayerResponder {
  let box: BoxRef
}

extension LayerResponder: Responder {
  @MainActor private var layout: LayerLayout { box.value(LayerLayout.self) }

  var listensWithoutFocus: Bool { true }
  var isPress: Bool { true }

  /// Escape acts on the control that leaves a dialog, or ends the presentation.
  func respond(to event: Event) -> Bool {
    guard event == .key(.escape) else { return false }
    if let control = cancelControl(in: box) {
      return control.responder?.respond(to: .key(.space), in: control) ?? false
    }
    layout.layer.dismiss()
    return true
  }

  @MainActor
  private func cancelControl(in box: BoxRef) -> BoxRef? {
    guard !box.kind.hidesContents(box) else { return nil }
    if box.is(ShortcutLayout.self),
      box.value(ShortcutLayout.self).shortcut == .cancelAction,
      let stop = box.firstStop
    {
      return stop
    }
    for child in box.children {
      if let control = cancelControl(in: child) { return control }
    }
    return nil
  }

  func press(_ phase: PressPhase) -> Bool {
    if phase == .ended(isInside: true), layout.style.endsOnOutsideClick { layout.layer.dismiss() }
    return true
  }
}
