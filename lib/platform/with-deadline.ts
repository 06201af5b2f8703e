/** Something outside took longer than it may. */
class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Rejects with a `DeadlineError` when `work` is not done after `ms`, and tells it by the signal that nobody waits any
 * more. What does not heed the signal goes on unseen: it needs a limit of its own.
 */
export async function withDeadline<T>(
  ms: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineError(`${what} took longer than ${ms / 1000} s`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  const working = work(controller.signal);
  // When it fails after the deadline nobody is there to hear it.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
  }
}
