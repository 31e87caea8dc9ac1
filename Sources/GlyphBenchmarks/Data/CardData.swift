/// What the settings card of W1 shows.
enum CardData {
  /// The names of the ten settings as constants, for the reference loop.
  static let names: [StaticString] = [
    "Wi-Fi", "Bluetooth", "Airplane Mode", "Notifications", "Dark Appearance",
    "Automatic Updates", "Location Services", "Low Power Mode", "Screen Saver", "Developer Tools",
  ]
  static let labels = names.map(\.description)
  static let width = 80
  static let height = 24
  /// A line across the card.
  static let rule = String(repeating: "─", count: width - 2)
  static let percent = 65
  static let barWidth = 64
  private static let fullBar = String(repeating: "█", count: barWidth)
  private static let emptyBar = String(repeating: "░", count: barWidth)

  /// So many cells of a full or an empty bar; repeating a character would take a tenth of a frame.
  static func full(_ cells: Int) -> String { String(fullBar.unicodeScalars.prefix(cells)) }
  static func empty(_ cells: Int) -> String { String(emptyBar.unicodeScalars.prefix(cells)) }

  static func isOn(_ index: Int) -> Bool { index % 3 != 1 }

  /// How many cells of the progress bar are full: 65 % of 64, to the cell below.
  static var filled: Int { barWidth * percent / 100 }
}
