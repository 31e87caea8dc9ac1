/// The rules of UAX #14, version 15.0, as one question: may a line end between what was read and a
/// scalar of the next class, and what is remembered afterwards.
///
/// Rule LB8a, which looks at the very last scalar, is left to the caller. Numbers follow the regular
/// expression of the annex's section 8.2, as the test file of the database does, but an opening
/// stays with the currency or percent sign before it whether a number follows or not, as rule LB25
/// itself has it.
enum LineBreakRules {
  static func step(
    _ state: LineBreakState, _ next: LineBreakClass
  ) -> (state: LineBreakState, breaks: Bool) {
    switch next {
    case .bk: return (LineBreakState(.bk), state.last == .bk)
    case .sp: return (blanks(after: state), state.last == .bk)
    case .zw: return (LineBreakState(.zw), state.last == .bk)
    case .cm, .zwj:
      guard let last = state.last, ![.bk, .sp, .zw].contains(last) else {
        return (LineBreakState(.al), mayBreak(state, .al))
      }
      return (state, false)
    default:
      return (follow(state, next), mayBreak(state, next))
    }
  }

  private static func blanks(after state: LineBreakState) -> LineBreakState {
    switch state {
    case .openingBlanks, .quotationBlanks, .closingBlanks, .dashBlanks: return state
    default: break
    }
    switch state.last {
    case .zw: return LineBreakState(.zw)
    case .op, .opWide: return .openingBlanks
    case .qu: return .quotationBlanks
    case .cl, .cp, .cpWide: return .closingBlanks
    case .b2: return .dashBlanks
    default: return LineBreakState(.sp)
    }
  }

  private static func follow(
    _ state: LineBreakState, _ next: LineBreakClass
  ) -> LineBreakState {
    switch next {
    case .sy where state.isInNumber: return .numberSlash
    case .is where state.isInNumber: return .numberSeparator
    case .cl where state.isInNumber: return .numberClosing
    case .cp where state.isInNumber: return .numberParenthesis
    case .cpWide where state.isInNumber: return .numberWideParenthesis
    case .hy where state.last == .hl: return .hebrewHyphen
    case .ba where state.last == .hl: return .hebrewBreak
    case .ri where state == LineBreakState(.ri): return .flag
    default: return LineBreakState(next)
    }
  }

  private static func mayBreak(_ state: LineBreakState, _ next: LineBreakClass) -> Bool {
    guard let last = state.last else { return false }
    // LB4 to LB8: after a newline, and after a zero width space.
    if last == .bk || last == .zw { return true }
    // LB11 and LB12.
    if next == .wj || last == .wj || last == .gl { return false }
    if next == .gl, last != .sp, last != .ba, last != .hy { return false }
    // LB13: what never begins a line.
    switch next {
    case .cl, .cp, .cpWide, .ex, .is, .sy: return false
    default: break
    }
    // LB14 to LB17: what holds over blanks.
    if last == .op || last == .opWide || state == .openingBlanks { return false }
    if last == .qu || state == .quotationBlanks, next == .op || next == .opWide { return false }
    let isClosing = last == .cl || last == .cp || last == .cpWide
    if isClosing || state == .closingBlanks, next == .ns { return false }
    if last == .b2 || state == .dashBlanks, next == .b2 { return false }
    // LB18 to LB22.
    if last == .sp { return true }
    if next == .qu || last == .qu { return false }
    if next == .cb || last == .cb { return true }
    if next == .ba || next == .hy || next == .ns || last == .bb { return false }
    if state == .hebrewHyphen || state == .hebrewBreak { return false }
    if last == .sy, next == .hl { return false }
    if next == .in { return false }
    return !holds(state, last, next)
  }

  /// LB23 to LB30b: letters, numbers and pictures that hold together.
  private static func holds(
    _ state: LineBreakState, _ last: LineBreakClass, _ next: LineBreakClass
  ) -> Bool {
    let isLetter = last == .al || last == .hl
    let isNextLetter = next == .al || next == .hl
    if isLetter, next == .nu || isNextLetter { return true }
    if last == .nu, isNextLetter { return true }
    let isIdeograph = last == .id || last == .eb || last == .em || last == .pictograph
    let isNextIdeograph = next == .id || next == .eb || next == .em || next == .pictograph
    if last == .pr, isNextIdeograph { return true }
    if isIdeograph, next == .po { return true }
    let isAffix = last == .pr || last == .po
    let isNextAffix = next == .pr || next == .po
    if isAffix, isNextLetter || next == .nu || next == .op || next == .opWide { return true }
    if isLetter, isNextAffix { return true }
    if last == .hy, next == .nu { return true }
    if state.isInNumber, next == .nu { return true }
    if state.isAfterNumber, isNextAffix { return true }
    if holdsSyllable(last, next) { return true }
    if last == .is, isNextLetter { return true }
    if isLetter || last == .nu, next == .op { return true }
    if last == .cp, isNextLetter || next == .nu { return true }
    if last == .ri, next == .ri { return state != .flag }
    return next == .em && (last == .eb || last == .pictograph)
  }

  /// LB26 and LB27: Korean.
  private static func holdsSyllable(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv),
      (.h2, .jt), (.jt, .jt), (.h3, .jt):
      return true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return true
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return true
    default: return false
    }
  }
}
