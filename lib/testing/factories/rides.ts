import type { Db } from '../../../db/client.ts';
import { platformTransportations } from '../../../db/schema/index.ts';
import type { RidePlatform } from '../../../db/values/rides.ts';

/** Rides of that platform in a city; left as they are where there are some already. */
export async function offerRides(db: Db, platform: RidePlatform, cityId: number): Promise<void> {
  await db
    .insert(platformTransportations)
    .values({ platform, cityId, fee: '5', platformGain: '10' })
    .onConflictDoNothing();
}
