import GlyphCore

/// Turns the bytes that a terminal sends into events, however they are split.
///
/// Sequences that do not end are dropped after a bound, invalid UTF-8 becomes U+FFFD, and answers
/// count only while a question is open, so that typed or pasted text cannot pose as one.
struct InputParser {
  /// Whether answers of the terminal are expected.
  var expectsReplies = false
  /// Whether the terminal was asked where the cursor stands: its answer may look like F3.
  var expectsPlace = false

  private var state = State.ground
  private var sequence: [UInt8] = []
  private var paste: [UInt8] = []
  private var pasteEnding: [UInt8] = []
  private var pasteExcess = 0
  private var scalar = ScalarAssembler()
  private var output: [TerminalInput] = []

  private enum State {
    case ground, escape, control, single, string, stringEscape, paste, mouse
  }

  /// The longest sequence that is waited for, in bytes.
  static let sequenceLimit = 64 * 1024
  /// The longest paste that is kept, in bytes.
  static let pasteLimit = 1024 * 1024

  /// Takes bytes and returns what they complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { take(byte) }
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  /// Whether an Escape may be the key alone: call `flush()` when nothing follows for some 30 ms.
  var isWaiting: Bool { state != .ground && state != .paste }

  /// Nothing followed: an Escape that waits is the key, an unfinished sequence is dropped.
  mutating func flush() -> [TerminalInput] {
    switch state {
    case .escape: emit(.escape)
    case .control where sequence.isEmpty: emit("[" as KeyEquivalent, .option)
    case .single where sequence.isEmpty: emit("O" as KeyEquivalent, .option)
    default: break
    }
    if state != .paste { reset() }
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, modifiers: [])
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .single: takeSingle(byte)
    case .string: takeString(byte)
    case .stringEscape: takeStringEscape(byte)
    case .paste: takePaste(byte)
    case .mouse: takeMouse(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8, modifiers: EventModifiers) {
    switch scalar.take(byte) {
    case .pending: return
    case .scalar(let scalar): return emit(scalar, modifiers)
    case .broken: emit("\u{FFFD}" as Unicode.Scalar, modifiers)
    case .other: break
    }
    switch byte {
    case 0x1B: state = .escape
    case 0x00: emit(.space, modifiers.union(.control))
    case 0x08, 0x7F: emit(.delete, modifiers)
    case 0x09: emit(.tab, modifiers)
    case 0x0A, 0x0D: emit(.return, modifiers)
    case 0x01...0x1A: emit(Unicode.Scalar(byte + 0x60), modifiers.union(.control))
    case 0x1C...0x1F: emit(Unicode.Scalar(byte + 0x40), modifiers.union(.control))
    case 0x20..<0x7F: emit(Unicode.Scalar(byte), modifiers)
    default: break
    }
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case 0x5B: state = .control
    case 0x4F: state = .single
    case 0x5D, 0x50, 0x5F, 0x5E, 0x58: begin(.string, with: byte)
    case 0x1B:
      emit(.escape)
      state = .escape
    default:
      state = .ground
      takeGround(byte, modifiers: .option)
    }
  }

  private mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    sequence = [byte]
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: append(byte)
    case 0x40...0x7E: finishControl(byte)
    case 0x1B:
      reset()
      state = .escape
    default: reset()
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    if final == 0x4D, sequence.isEmpty {
      state = .mouse
      return
    }
    let control = ControlSequence(parameters: sequence, final: final)
    reset()
    if control.isPasteStart {
      beginPaste()
    } else if expectsPlace, let reply = control.reply {
      output.append(.reply(reply))
    } else if let event = control.event {
      output.append(.event(event))
    } else if expectsReplies, let reply = control.reply {
      output.append(.reply(reply))
    }
  }

  private mutating func takeSingle(_ byte: UInt8) {
    if (0x30..<0x3A).contains(byte) || byte == 0x3B { return append(byte) }
    let control = ControlSequence(parameters: sequence, final: byte)
    reset()
    if let event = control.applicationKey { output.append(.event(event)) }
  }

  private mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x07: finishString()
    case 0x1B: state = .stringEscape
    case 0x18, 0x1A: reset()
    default: append(byte)
    }
  }

  private mutating func takeStringEscape(_ byte: UInt8) {
    if byte == 0x5C { return finishString() }
    reset()
    state = .escape
    takeEscape(byte)
  }

  private mutating func finishString() {
    let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
    let isCommand = sequence.first == 0x5D
    reset()
    if expectsReplies, isCommand { output.append(.reply(.command(text))) }
  }

  private mutating func takeMouse(_ byte: UInt8) {
    append(byte)
    guard sequence.count == 3 else { return }
    let values = sequence.map { max(0, Int($0) - 32) }
    reset()
    if let event = PointerReport(button: values[0], x: values[1], y: values[2], isUp: nil).event {
      output.append(.event(event))
    }
  }

  private mutating func takePaste(_ byte: UInt8) {
    if paste.count < InputParser.pasteLimit {
      paste.append(byte)
    } else {
      // What is too much is dropped, but the end must still be found.
      pasteExcess += 1
    }
    pasteEnding.append(byte)
    if pasteEnding.count > InputParser.pasteEnd.count { pasteEnding.removeFirst() }
    guard pasteEnding == InputParser.pasteEnd else { return }
    let kept = max(0, pasteEnding.count - pasteExcess)
    let text = PastedText.clean(paste.dropLast(kept))
    beginPaste()
    reset()
    output.append(.event(.paste(text)))
  }

  private mutating func beginPaste() {
    state = .paste
    paste = []
    pasteEnding = []
    pasteExcess = 0
  }

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private mutating func append(_ byte: UInt8) {
    sequence.append(byte)
    if sequence.count > InputParser.sequenceLimit { reset() }
  }

  private mutating func reset() {
    state = .ground
    sequence = []
  }

  private mutating func emit(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    reset()
    output.append(.event(.key(key, modifiers: modifiers)))
  }

  private mutating func emit(_ scalar: Unicode.Scalar, _ modifiers: EventModifiers) {
    emit(KeyEquivalent(Character(scalar)), modifiers)
  }
}
