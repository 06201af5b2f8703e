import { and, eq } from 'drizzle-orm';
import { ridePassengers } from '@/db/schema';
import { database } from '@/lib/platform/database';
import type { Ride } from '../queries';
import { type RideView, viewOf } from '../ride-view';

/** A ride with the stop of one of those in it: who shares it is not told where the other lives. */
export async function rideFor(ride: Ride, talentId: string): Promise<Ride> {
  if (ride.talentId === talentId) return ride;
  const [own] = await database()
    .select({ address: ridePassengers.address })
    .from(ridePassengers)
    .where(and(eq(ridePassengers.rideId, ride.id), eq(ridePassengers.talentId, talentId)));
  const address = own?.address ?? '';
  return {
    ...ride,
    ...(ride.direction === 'HOME' ? { destinationAddress: address } : { originAddress: address }),
  };
}

/** A ride as one of those in it sees it: who shares it cannot cancel it. */
export async function viewFor(ride: Ride, talentId: string): Promise<RideView> {
  const view = viewOf(await rideFor(ride, talentId));
  return ride.talentId === talentId ? view : { ...view, mayCancel: false };
}
