import { isNotNull, lt } from 'drizzle-orm';
import { rideProviderCalls, rideProviders } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { log } from '@/lib/platform/log';
import { makeProvider } from '../providers/provider-of';
import { tryOut } from './try-provider';

/** Counts are kept so long. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Tries every provider that is down, so that one that is back is asked again within a minute; forgets old counts. */
export const handle: JobHandler<Record<string, never>> = async () => {
  const down = await database()
    .select({ platform: rideProviders.platform })
    .from(rideProviders)
    .where(isNotNull(rideProviders.downSince));
  for (const { platform } of down) {
    const provider = makeProvider(platform);
    if (!provider) continue;
    const { reached } = await tryOut(provider);
    if (reached === 'ESTIMATE') log.info({ platform }, 'a ride provider is back');
  }
  const first = new Date(currentTime().getTime() - KEPT_MS);
  await database().delete(rideProviderCalls).where(lt(rideProviderCalls.startsAt, first));
};
