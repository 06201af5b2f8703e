import { AppError } from '@/lib/core/errors';

type GateSettings = {
  /** So many at a time. */
  readonly atOnce: number;
  /** So many may wait for that; who comes then is refused at once. */
  readonly waiting: number;
  /** Told to who is refused: when there may be room again. */
  readonly retryAfterSeconds: number;
};

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** The refusal of what is full at the moment. */
export const busy = (seconds: number): AppError =>
  new AppError('UNAVAILABLE', 'errors.busy', {}, { values: { seconds }, retryAfterSeconds: seconds });

/**
 * Lets only so much of a costly work go on in this process: a bounded number at once, and a bounded queue in the
 * order of arrival. Beyond both it throws UNAVAILABLE with the time after which to come again.
 */
export function createGate({ atOnce, waiting, retryAfterSeconds }: GateSettings): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (inside < atOnce) inside++;
    else if (queue.length >= waiting) throw busy(retryAfterSeconds);
    // Whoever leaves hands its place on, so nobody who comes meanwhile takes it.
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside--;
    }
  };
}
