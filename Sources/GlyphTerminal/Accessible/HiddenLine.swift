import Foundation

/// A line that is not shown while it is typed.
enum HiddenLine {
  static func read() -> String? {
    let input = FileDescriptor.standardInput
    var settings = termios()
    guard tcgetattr(input.number, &settings) == 0 else { return readLine() }
    CrashGuard.installForEndings()
    CrashMemory.shared.setSettings(settings, input: input.number)
    var hidden = settings
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(input.number, TCSADRAIN, &hidden)
    defer {
      tcsetattr(input.number, TCSADRAIN, &settings)
      CrashMemory.shared.setSettings(nil, input: input.number)
    }
    return readLine()
  }
}
