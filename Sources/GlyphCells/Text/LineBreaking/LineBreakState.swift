/// What the line breaker remembers about the text so far: mostly the class of the last scalar that
/// counts, and where a rule looks further back, that.
struct LineBreakState: Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ last: LineBreakClass) { rawValue = last.rawValue }

  private static let first = UInt8(LineBreakClass.allCases.count)
  /// Nothing has been read.
  static let start = LineBreakState(rawValue: first)
  /// Blanks after an opening, a quotation, a closing or a long dash.
  static let openingBlanks = LineBreakState(rawValue: first + 1)
  static let quotationBlanks = LineBreakState(rawValue: first + 2)
  static let closingBlanks = LineBreakState(rawValue: first + 3)
  static let dashBlanks = LineBreakState(rawValue: first + 4)
  /// A slash, a separator or a closing that belongs to a number.
  static let numberSlash = LineBreakState(rawValue: first + 5)
  static let numberSeparator = LineBreakState(rawValue: first + 6)
  static let numberClosing = LineBreakState(rawValue: first + 7)
  static let numberParenthesis = LineBreakState(rawValue: first + 8)
  static let numberWideParenthesis = LineBreakState(rawValue: first + 9)
  /// A hyphen or other break chance after a Hebrew letter.
  static let hebrewHyphen = LineBreakState(rawValue: first + 10)
  static let hebrewBreak = LineBreakState(rawValue: first + 11)
  /// The second letter of a flag.
  static let flag = LineBreakState(rawValue: first + 12)

  static let count = Int(first) + 13

  /// The class that the rules see, apart from what is special about the state.
  var last: LineBreakClass? {
    if let plain = LineBreakClass(rawValue: rawValue) { return plain }
    switch self {
    case .openingBlanks, .quotationBlanks, .closingBlanks, .dashBlanks: return .sp
    case .numberSlash: return .sy
    case .numberSeparator: return .is
    case .numberClosing: return .cl
    case .numberParenthesis: return .cp
    case .numberWideParenthesis: return .cpWide
    case .hebrewHyphen: return .hy
    case .hebrewBreak: return .ba
    case .flag: return .ri
    default: return nil
    }
  }

  /// Whether a number is still going on.
  var isInNumber: Bool {
    self == LineBreakState(.nu) || self == .numberSlash || self == .numberSeparator
  }

  /// Whether the last scalars are a number, closed or not.
  var isAfterNumber: Bool {
    isInNumber || self == .numberClosing || self == .numberParenthesis
      || self == .numberWideParenthesis
  }
}
