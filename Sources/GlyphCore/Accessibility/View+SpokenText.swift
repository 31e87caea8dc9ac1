extension ViewRenderer {
  /// The view as it would be read aloud, one thing a line.
  public var spokenText: String { host.spokenText }
}

extension View {
  /// The view as it would be read aloud, one thing a line, for a width and height in cells.
  ///
  /// ```
  /// Settings, heading
  /// Wi-Fi, toggle, on
  /// Save, button, disabled
  /// ```
  public func spokenText(width: Int? = nil, height: Int? = nil) -> String {
    ViewHost(
      self, proposal: CellProposal(width: width, height: height),
      environment: EnvironmentValues()
    ).spokenText
  }
}
