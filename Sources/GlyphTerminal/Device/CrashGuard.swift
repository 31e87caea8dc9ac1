import Foundation

/// Gives the terminal back when the program crashes, before anything else is said about the crash.
///
/// A trap, an abort or a stack overflow would otherwise leave the shell in raw mode, and its message
/// on a screen that nobody sees. The handlers touch nothing but memory that was filled before.
enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT]

  /// Makes the handlers known, once in a process; later calls change nothing.
  static func install() { _ = installed }

  /// Makes the handlers known for the signals too that end a program which does not handle them.
  static func installForEndings() { _ = installedForEndings }

  private static let installed: Void = {
    provideStack()
    for signal in signals { install(signal) }
    atexit { CrashMemory.shared.restore() }
  }()

  private static let installedForEndings: Void = {
    install()
    for signal in [SIGINT, SIGTERM, SIGHUP] { install(signal) }
  }()

  private static func install(_ signal: Int32) {
    var action = sigaction()
    action.handle { CrashGuard.handle($0) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK)) | Int32(SA_NODEFER)
    sigaction(signal, &action, CrashMemory.shared.previous(signal))
  }

  private static func handle(_ signal: Int32) {
    let memory = CrashMemory.shared
    memory.restore()
    sigaction(signal, memory.previous(signal), nil)
    raise(signal)
  }

  /// A stack of its own for the handlers, since the usual one may be what ran out.
  private static func provideStack() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

extension sigaction {
  /// Sets the function that is called; the field's name differs between systems.
  mutating func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }
}
