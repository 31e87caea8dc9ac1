/// The clipboard, for source that copies by way of UIKit.
@MainActor
public final class UIPasteboard {
  public static let general = UIPasteboard()

  private init() {}

  /// The text that the program copied last: what others copied, a terminal does not tell.
  public var string: String? {
    didSet { Terminal.copy(string ?? "") }
  }
}

/// The clipboard, for source that copies by way of AppKit.
@MainActor
public final class NSPasteboard {
  public static let general = NSPasteboard()

  private init() {}

  /// What is copied; a terminal takes text only.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

  /// Changes nothing, since what is copied next takes the place of all.
  @discardableResult
  public func clearContents() -> Int { 0 }

  /// Copies a text; false for what is no text.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    guard type == .string else { return false }
    UIPasteboard.general.string = string
    return true
  }

  /// The text that the program copied last.
  public func string(forType type: PasteboardType) -> String? {
    type == .string ? UIPasteboard.general.string : nil
  }
}
