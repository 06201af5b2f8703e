import { and, eq } from 'drizzle-orm';
import { ridePassengers } from '@/db/schema';
import { database } from '@/lib/platform/database';
import type { Ride } from '../queries';
import { type RideView, viewOf } from '../ride-view';

/** A ride as one of those in it sees it: who shares it reads its own stop, not where the other lives, and cannot cancel it. */
export async function viewFor(ride: Ride, talentId: string): Promise<RideView> {
  const view = viewOf(ride);
  if (ride.talentId === talentId) return view;
  const [own] = await database()
    .select({ address: ridePassengers.address })
    .from(ridePassengers)
    .where(and(eq(ridePassengers.rideId, ride.id), eq(ridePassengers.talentId, talentId)));
  const address = own?.address ?? '';
  const ends = ride.direction === 'HOME' ? { destination: address } : { origin: address };
  return { ...view, ...ends, mayCancel: false };
}
