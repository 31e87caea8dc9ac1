import GlyphCore

/// What a style knows of a picker.
public struct PickerStyleConfiguration {
  /// What the choice is about; built anew wherever it is used.
  public let label: Label
  /// What is chosen in the picker's own words, if it has any.
  public let currentValueLabel: CurrentValueLabel?
  let content: Content
  let selection: TagSelection

  init(
    label: Label, content: Content, currentValueLabel: CurrentValueLabel?,
    selection: TagSelection
  ) {
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
    self.selection = selection
  }

  /// The options, each as `option` makes it; what has no tag stays as it is.
  @MainActor
  public func options<Option: View>(
    @ViewBuilder _ option: @escaping @MainActor (PickerOption) -> Option
  ) -> some View {
    let selection = selection
    return content.taggedViews(accepting: selection.accepts) { view in
      option(PickerOption(view, selection))
    }
  }

  /// The label of a picker, for use in a style's body any number of times.
  public struct Label {
    let content: AnyView
  }

  /// What is chosen, for use in a style's body any number of times.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  struct Content {
    let content: AnyView
  }
}

extension PickerStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension PickerStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

extension PickerStyleConfiguration.Content: View {
  var body: some View { content }
}
