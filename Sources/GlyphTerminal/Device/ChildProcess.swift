import Foundation

/// Another program that has the terminal for a while.
enum ChildProcess {
  struct CannotStart: Error, CustomStringConvertible {
    let path: String
    let number: Int32
    var description: String { "\(path): \(String(cString: strerror(number)))" }
  }

  /// Runs a program to its end, and gives its exit status as a shell would.
  static func run(_ path: String, _ arguments: [String]) throws -> Int {
    var attributes = emptyAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this program ignores the other one would ignore too.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, path, nil, &attributes, words, environ)
    guard error == 0 else { throw CannotStart(path: path, number: error) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(status & 0x7F)
  }

  /// Hands a link to the desktop's own program, without waiting for it; false if there is none.
  static func open(_ link: String) -> Bool {
    #if canImport(Darwin)
      let program: String? = "/usr/bin/open"
    #else
      let program = find("xdg-open")
    #endif
    guard let program else { return false }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [link]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  /// The path of a program that the shell would find under a name.
  private static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static var emptyAttributes: posix_spawnattr_t {
    #if canImport(Darwin)
      nil
    #else
      posix_spawnattr_t()
    #endif
  }
}
