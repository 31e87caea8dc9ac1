/// Work that runs as long as a view is in the tree.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  @State private var running = RunningTask()

  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }
}

extension TaskModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onAppear { running.start(priority, action) }
      .onDisappear { running.cancel() }
      .onChange(of: id) { running.start(priority, action) }
  }
}

/// The task of one place in the tree.
private final class RunningTask {
  private var task: Task<Void, Never>?

  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Runs work from when the view appears; it is cancelled when the view leaves the tree.
  public nonisolated consuming func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs work from when the view appears, and again from the beginning whenever the id changes.
  public nonisolated consuming func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
