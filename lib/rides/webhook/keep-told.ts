import { AppError, forbidden } from '@/lib/core/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import * as jobs from '../jobs';
import { isTheirs, journeyOf, type TellingPlatform } from './read-told';

/**
 * Queues asking after the journey that a provider tells of: what it says itself may be old or come twice, what it
 * answers is how things are. Throws FORBIDDEN without the provider's proof, INVALID for a body that tells of no journey.
 */
export async function keepTold(platform: TellingPlatform, body: Buffer, headers: Headers): Promise<void> {
  if (!isTheirs(platform, body, headers)) throw forbidden();
  const journeyId = journeyOf(platform, body);
  if (!journeyId) throw new AppError('INVALID', 'errors.invalid');
  await transact((tx) =>
    enqueue(tx, jobs.takeTold, { platform, journeyId }, { key: `ride-told-${platform}-${journeyId}` }),
  );
}
