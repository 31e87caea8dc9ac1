import GlyphCore

/// Whether the destination of a link is shown, wherever that is kept.
struct LinkState {
  let get: () -> Bool
  let set: (Bool) -> Void

  init(_ isActive: Binding<Bool>) {
    get = { isActive.wrappedValue }
    set = { isActive.wrappedValue = $0 }
  }

  /// The destination is shown while a selection has a tag.
  init<Tag: Hashable>(_ tag: Tag, in selection: Binding<Tag?>) {
    get = { selection.wrappedValue == tag }
    set = { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }
}
