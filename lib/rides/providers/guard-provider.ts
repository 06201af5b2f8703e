import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { RidePlatform } from '@/db/values/rides';
import { currentTime } from '@/lib/platform/clock';
import { type ProviderFault, type RideProvider, RideProviderError } from './provider';
import { withoutPersons } from './rules';

/** So many failures one after the other, and a provider counts as down. */
const DOWN_AFTER = 3;
/** One that is down is tried again by whoever comes first after so long. */
const TRY_AGAIN_MS = 3 * 60_000;

/** What this process knows of a provider's failures; words are of nobody. */
export type Trouble = {
  /** Since when it is down; null while it is up. */
  readonly downSince: Date | null;
  /** Until when it is not asked. */
  readonly leftAloneUntil: Date | null;
  readonly failedAt: Date | null;
  readonly fault: ProviderFault | null;
  readonly failure: string | null;
};

const NONE: Trouble = { downSince: null, leftAloneUntil: null, failedAt: null, fault: null, failure: null };
const troubles = new Map<RidePlatform, Trouble>();

/** What failed last, and whether it is down. */
export const troubleOf = (platform: RidePlatform): Trouble => troubles.get(platform) ?? NONE;

/** Whether a provider is not asked now: it failed again and again, and a short while ago. */
export const isDown = (platform: RidePlatform): boolean =>
  (troubleOf(platform).leftAloneUntil?.getTime() ?? 0) > currentTime().getTime();

/** A refusal is an answer: who refuses is there. */
const isFailure = (error: Error): boolean =>
  error instanceof RideProviderError && ['UNREACHED', 'UNAUTHENTICATED', 'UNCERTAIN'].includes(error.fault);

function breakerOf(platform: RidePlatform): CircuitBreakerPolicy {
  troubles.delete(platform);
  const note = (more: Partial<Trouble>) => troubles.set(platform, { ...troubleOf(platform), ...more });
  const breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: TRY_AGAIN_MS,
    breaker: new ConsecutiveBreaker(DOWN_AFTER),
  });
  breaker.onFailure(({ handled, reason }) => {
    if (!handled || !('error' in reason) || !(reason.error instanceof RideProviderError)) return;
    const { fault, message } = reason.error;
    note({ failedAt: currentTime(), fault, failure: withoutPersons(message) });
  });
  breaker.onBreak(() => {
    const now = currentTime();
    const { downSince } = troubleOf(platform);
    note({ downSince: downSince ?? now, leftAloneUntil: new Date(now.getTime() + TRY_AGAIN_MS) });
  });
  breaker.onReset(() => note({ downSince: null, leftAloneUntil: null }));
  return breaker;
}

/**
 * A provider of which nobody of this process asks anything new while it is down: whoever wants a ride hears so at once.
 * What is already ordered is still asked after, and cancelled.
 */
export function guardProvider(provider: RideProvider): RideProvider {
  const { platform } = provider;
  const breaker = breakerOf(platform);
  const down = () =>
    new RideProviderError('UNREACHED', 'it is down', { lastFault: troubleOf(platform).fault });
  const guarded = <T>(work: () => Promise<T>): Promise<T> =>
    breaker.execute(work).catch((error) => {
      throw error instanceof BrokenCircuitError ? down() : error;
    });
  return {
    ...provider,
    authenticate: async () => {
      if (isDown(platform)) throw down();
      // That it gives a token ends nothing: who fails at what comes then is no help to anybody.
      await provider.authenticate().catch((error) => guarded(() => Promise.reject(error)));
    },
    estimate: (trip) => guarded(() => provider.estimate(trip)),
  };
}
