import { asc, eq } from 'drizzle-orm';
import { ridePassengers, talents } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { RideOrder } from '../providers/provider';
import type { Ride } from '../queries';
import { stopsBetween } from '../shared/rules';

/** The order of a ride as its provider takes it, with the stops of everybody who shares it. */
export async function orderOf(ride: Ride): Promise<RideOrder> {
  const [[talent], passengers] = await Promise.all([
    database().select({ email: talents.email }).from(talents).where(eq(talents.id, ride.talentId)),
    database()
      .select()
      .from(ridePassengers)
      .where(eq(ridePassengers.rideId, ride.id))
      .orderBy(asc(ridePassengers.position)),
  ]);
  const origin = {
    address: ride.originAddress,
    lat: ride.originLat,
    lng: ride.originLng,
    city: ride.originCity,
    country: ride.originCountry,
  };
  const destination = {
    address: ride.destinationAddress,
    lat: ride.destinationLat,
    lng: ride.destinationLng,
    city: ride.destinationCity,
    country: ride.destinationCountry,
  };
  const near = ride.direction === 'HOME' ? destination : origin;
  const others = passengers.map(({ address, lat, lng }) => ({ ...near, address, lat, lng }));
  const via = stopsBetween(origin, others, destination);
  const isAhead = ride.scheduledFor !== null && ride.scheduledFor > currentTime();
  return {
    reference: ride.id,
    requesterId: ride.requesterId,
    rider: {
      name: ride.name,
      phone: ride.phone,
      dialingCode: ride.dialingCode,
      email: talent?.email ?? '',
    },
    origin,
    destination,
    ...(via.length > 0 ? { via } : {}),
    ...(isAhead && ride.scheduledFor ? { startAt: ride.scheduledFor } : {}),
    reason: ride.reason,
    message: ride.messageToDriver,
  };
}
