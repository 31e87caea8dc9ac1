import Foundation
import Testing

/// A program in a terminal of its own, with a hand on its keys and an eye on its screen.
final class PseudoTerminal {
  private(set) var screen: EmulatedTerminal
  /// Everything that the program wrote.
  private(set) var bytes: [UInt8] = []
  var output: String { String(decoding: bytes, as: UTF8.self) }
  private let master: Int32
  private let slave: Int32
  private(set) var process: pid_t = 0
  private var status: Int32?
  private let settings: termios
  private var isHungUp = false

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// How long anything may take before a test gives up, in seconds.
  static let patience = 90.0

  /// A terminal in which a program runs; for no command, one that others may write to.
  init(
    _ command: [String], width: Int = 60, height: Int = 20, environment: [String: String] = [:],
    isMute: Bool = false, wrapsAgain: Bool = false, background: String = "ffff/ffff/ffff",
    hidesCursor: Bool = false
  ) throws {
    screen = EmulatedTerminal(width: width, height: height)
    screen.isMute = isMute
    screen.background = background
    screen.hidesCursor = hidesCursor
    screen.wrapsAgain = wrapsAgain
    var master: Int32 = -1
    var slave: Int32 = -1
    var size = winsize(
      ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Failure(description: "openpty failed")
    }
    self.master = master
    self.slave = slave
    path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    // Other programs that the tests start must not hold the terminal open.
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    var settings = termios()
    tcgetattr(slave, &settings)
    self.settings = settings
    try spawn(command, environment, on: name)
  }

  deinit {
    if status == nil, process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if !isHungUp { close(master) }
    close(slave)
  }

  /// The path under which other programs find the terminal.
  let path: String

  /// Takes the terminal away.
  func hangUp() {
    isHungUp = true
    close(master)
  }

  private func spawn(_ command: [String], _ environment: [String: String], on name: [CChar]) throws
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session opens is the one it belongs to.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads that run tests hold back signals, and a program would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(0x80 | POSIX_SPAWN_SETSIGMASK))
    var variables = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(environment) { $1 }
    let arguments = command.map { strdup($0) } + [nil]
    let pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + pairs { free(pointer) } }
    guard !command.isEmpty else { return }
    let result = posix_spawn(&process, command[0], &actions, &attributes, arguments, pairs)
    guard result == 0 else { throw Failure(description: "\(command[0]): error \(result)") }
  }

  /// Sends what keys send.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func press(_ letter: Character) {
    guard let value = letter.asciiValue else { return }
    type(String(Unicode.Scalar(value & 0x1F)))
  }

  func click(_ label: String) {
    for (y, line) in screen.lines.enumerated() {
      guard let range = line.range(of: label) else { continue }
      let x = line.distance(from: line.startIndex, to: range.lowerBound)
      return type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
    }
  }

  func resize(width: Int, height: Int) {
    screen.resize(width: width, height: height)
    var size = winsize(
      ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Sends a signal to what the program started.
  func signalChildren(_ number: Int32) {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for child in text.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, number) }
  }

  /// Reads what comes within a time.
  @discardableResult
  func listen(milliseconds: Int32 = 50) -> Bool {
    guard !isHungUp else {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    screen.receive(Array(buffer[..<count]))
    type(screen.takeAnswers())
    return true
  }

  /// Reads until something holds.
  func wait(
    for what: String, where condition: (EmulatedTerminal) -> Bool
  ) throws {
    let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
    while !condition(screen) {
      guard Date() < deadline else {
        throw Failure(description: "waited for \(what), saw:\n\(screen.text)")
      }
      listen(milliseconds: 100)
    }
  }

  /// Reads until a text can be seen.
  func wait(for text: String) throws { try wait(for: text) { $0.text.contains(text) } }

  /// Reads until nothing has come for a moment.
  func settle(milliseconds: Int32 = 250) {
    while listen(milliseconds: milliseconds) {}
  }

  /// Whether nothing comes for a moment.
  var isQuiet: Bool { !listen(milliseconds: 120) }

  /// How the program ended: its status, or the number of the signal below zero.
  func end() throws -> Int {
    let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
    while Date() < deadline {
      listen(milliseconds: 10)
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { continue }
      self.status = status
      while listen(milliseconds: 20) {}
      return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -Int(status & 0x7F)
    }
    throw Failure(description: "still running:\n\(screen.text)")
  }

  /// Whether the terminal's settings are those that it had before.
  var isCooked: Bool {
    var present = termios()
    tcgetattr(slave, &present)
    return present.c_lflag == settings.c_lflag && present.c_iflag == settings.c_iflag
      && present.c_oflag == settings.c_oflag && present.c_cflag == settings.c_cflag
  }

  /// How often the main thread and the one that waits for input were run, and how many clock ticks
  /// the whole program took. Dispatch looks after threads of its own once a second.
  var work: (threads: Int, switches: Int, ticks: Int) {
    let folder = "/proc/\(process)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var threads = 0
    var switches = 0
    for task in tasks {
      let name = (try? String(contentsOfFile: "\(folder)/\(task)/comm", encoding: .utf8)) ?? ""
      guard task == String(process) || name.hasPrefix("GlyphUI") else { continue }
      threads += 1
      let text = (try? String(contentsOfFile: "\(folder)/\(task)/status", encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        switches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
    }
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    return (
      threads, switches, fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    )
  }

  /// The program's memory in use, in KB.
  var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) } ?? 0
  }
}
