import { eq } from 'drizzle-orm';
import { rideProviders } from '@/db/schema';
import type { RidePlatform } from '@/db/values/rides';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { type RideProvider, RideProviderError } from '../providers/provider';
import { isDown } from './rules';

async function refuseWhenDown(platform: RidePlatform): Promise<void> {
  const [trouble] = await database()
    .select({
      failuresInRow: rideProviders.failuresInRow,
      failedAt: rideProviders.failedAt,
      fault: rideProviders.fault,
    })
    .from(rideProviders)
    .where(eq(rideProviders.platform, platform));
  if (trouble && isDown(trouble, currentTime())) {
    throw new RideProviderError('UNREACHED', 'it is down', { lastFault: trouble.fault });
  }
}

/**
 * A provider of which nobody asks anything new while it is down: whoever wants a ride hears so at once. What is already
 * ordered is still asked after, and cancelled; its answer ends the trouble.
 */
export const guardProvider = (provider: RideProvider): RideProvider => ({
  ...provider,
  authenticate: async () => {
    await refuseWhenDown(provider.platform);
    return provider.authenticate();
  },
  estimate: async (trip) => {
    await refuseWhenDown(provider.platform);
    return provider.estimate(trip);
  },
});
