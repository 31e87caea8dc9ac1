/// What stands around rows that belong together.
public enum RowDecoration: UInt8, Sendable {
  /// A rounded frame, with a header of one line in its upper edge.
  ///
  /// ```
  /// ╭─ Network ────────────────╮
  /// │ Wi-Fi              (━━●) │
  /// │ Bluetooth          (○──) │
  /// ╰──────────────────────────╯
  ///   Footer
  /// ```
  case framed
  /// Nothing; rows stand a little to the right of their header.
  ///
  /// ```
  /// Network
  ///   Wi-Fi              (━━●)
  ///   Bluetooth          (○──)
  /// ```
  case plain
}
