import { and, eq, isNull } from 'drizzle-orm';
import { simulatedJourneys } from '@/db/schema';
import { isUuid } from '@/lib/core/ids';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayCancelRide } from '../rules';
import { COMING, driveAt, fareOfRoute, tripSeconds } from '../simulation/rules';
import { type Journey, type RideProvider, RideProviderError } from './provider';

type Row = typeof simulatedJourneys.$inferSelect;

const DRIVERS = [
  { name: 'Ómar Pineda', phone: '3005550101', plate: 'KLM402', car: 'Renault Logan', color: 'Gris' },
  { name: 'Lucía Bernal', phone: '3005550102', plate: 'JZT118', car: 'Chevrolet Onix', color: 'Blanco' },
  { name: 'Hernán Cubillos', phone: '3005550103', plate: 'GQX573', car: 'Kia Picanto', color: 'Rojo' },
] as const;

const routeOf = (row: Row) => ({
  origin: { lat: row.originLat, lng: row.originLng },
  destination: { lat: row.destinationLat, lng: row.destinationLng },
  via: row.via,
});

/** A car that is to be there at an hour sets out as long before as it takes. */
const beginsAt = ({ createdAt, startAt, speed }: Row): number =>
  startAt ? Math.max(createdAt.getTime(), startAt.getTime() - (COMING * 1000) / speed) : createdAt.getTime();

function journeyOf(row: Row): Journey {
  const until = row.cancelledAt ?? currentTime();
  const elapsed = ((until.getTime() - beginsAt(row)) / 1000) * row.speed;
  const drive = driveAt(routeOf(row), elapsed);
  const driver = drive.car ? DRIVERS[Number.parseInt(row.id.slice(0, 6), 16) % DRIVERS.length] : undefined;
  return {
    journeyId: row.id,
    state: row.cancelledAt ? 'RIDER_CANCEL' : drive.state,
    driver: driver ? { name: driver.name, phone: driver.phone } : null,
    vehicle: driver ? { plate: driver.plate, name: driver.car, color: driver.color } : null,
    car: drive.car,
    waypoints: drive.car
      ? { total: 1, rows: [{ loc: [drive.car.lat, drive.car.lng], state: drive.state }] }
      : null,
    etaSeconds: drive.etaSeconds === null ? null : Math.round(drive.etaSeconds / row.speed),
    fare: drive.state === 'TERMINATED' ? { amount: fareOfRoute(routeOf(row)), currencyCode: 'COP' } : null,
    trip: null,
  };
}

/**
 * Rides without a provider: a car that finds its way by the clock. Kept in the database, so that all processes see the
 * same one. `speed` of its seconds pass in a real one.
 */
export function simulator(speed: number): RideProvider {
  async function rowOf(journeyId: string): Promise<Row> {
    const [row] = isUuid(journeyId)
      ? await database().select().from(simulatedJourneys).where(eq(simulatedJourneys.id, journeyId))
      : [];
    if (!row) throw new RideProviderError('NOT_FOUND', '404 no such journey');
    return row;
  }
  return {
    platform: 'local',
    name: 'Simulador',
    takesVia: true,
    authenticate: async () => undefined,
    estimate: async (route) => [
      {
        productId: 'simulado',
        productName: 'Económico',
        fareId: null,
        fare: { amount: fareOfRoute(route), currencyCode: 'COP' },
        pickupSeconds: Math.round(COMING / speed),
        tripSeconds: Math.round(tripSeconds(route) / speed),
      },
    ],
    order: async ({ reference, requesterId, origin, via = [], destination, startAt }) => {
      const [row] = await database()
        .insert(simulatedJourneys)
        .values({
          reference,
          requesterId,
          originLat: origin.lat,
          originLng: origin.lng,
          destinationLat: destination.lat,
          destinationLng: destination.lng,
          speed,
          startAt: startAt ?? null,
          via: via.map(({ lat, lng }) => ({ lat, lng })),
          createdAt: currentTime(),
        })
        .returning({ id: simulatedJourneys.id });
      if (!row) throw new Error('insert returned nothing');
      return { journeyId: row.id, state: 'HIRE' };
    },
    find: async ({ reference }) => {
      const [row] = await database()
        .select()
        .from(simulatedJourneys)
        .where(eq(simulatedJourneys.reference, reference))
        .limit(1);
      return row ? journeyOf(row) : 'ABSENT';
    },
    read: async (journeyId) => journeyOf(await rowOf(journeyId)),
    cancel: async (journeyId) => {
      const row = await rowOf(journeyId);
      const { state } = journeyOf(row);
      if (!mayCancelRide(state)) throw new RideProviderError('CONFLICT', `409 ${state}`);
      await database()
        .update(simulatedJourneys)
        .set({ cancelledAt: currentTime() })
        .where(and(eq(simulatedJourneys.id, journeyId), isNull(simulatedJourneys.cancelledAt)));
    },
  };
}
