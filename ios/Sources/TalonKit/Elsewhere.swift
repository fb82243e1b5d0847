import Dispatch

/// Does work that takes a while off the main thread, and outside the few threads that all tasks share.
func elsewhere<Outcome: Sendable>(_ work: @escaping @Sendable () throws -> Outcome) async throws
  -> Outcome
{
  try await withCheckedThrowingContinuation { waiting in
    DispatchQueue.global(qos: .userInitiated).async {
      waiting.resume(with: Result(catching: work))
    }
  }
}

/// As above, for work that can't fail.
func elsewhere<Outcome: Sendable>(_ work: @escaping @Sendable () -> Outcome) async -> Outcome {
  await withCheckedContinuation { waiting in
    DispatchQueue.global(qos: .userInitiated).async {
      waiting.resume(returning: work())
    }
  }
}
