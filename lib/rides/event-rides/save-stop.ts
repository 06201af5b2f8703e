import { and, eq } from 'drizzle-orm';
import { convocateds, events, rideStops, talentPlaces } from '@/db/schema';
import { approximatePoint } from '@/lib/catalogues/municipalities';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayRunEventRides } from '../policy';
import { type SaveStopInput, saveStopInput } from './inputs';

/**
 * Says where somebody confirmed at an event is fetched and taken back to; rides in course keep their stops. An address
 * without its point lies about where its municipality is. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, and NOT_FOUND alike for another agency's people and another talent's place.
 */
export async function saveStop(actor: Actor, input: SaveStopInput): Promise<string> {
  const { agencyId } = mayRunEventRides(actor);
  const { eventId, talentId, stop } = parseInput(saveStopInput, input);
  return transact(async (tx) => {
    const [place] = await tx
      .select({ id: convocateds.id, cityId: events.cityId })
      .from(convocateds)
      .innerJoin(events, eq(events.id, convocateds.eventId))
      .where(
        and(
          eq(convocateds.agencyId, agencyId),
          eq(convocateds.eventId, eventId),
          eq(convocateds.talentId, talentId),
          eq(convocateds.stateId, CONVOCATED.CONFIRMED),
        ),
      )
      .for('share', { of: convocateds });
    if (!place) throw notFound('errors.convocated.notFound');
    if ('placeId' in stop) {
      const own = and(eq(talentPlaces.id, stop.placeId), eq(talentPlaces.talentId, talentId));
      if ((await tx.$count(talentPlaces, own)) === 0) throw notFound();
    }
    const values =
      'placeId' in stop
        ? { placeId: stop.placeId, address: null, lat: null, lng: null }
        : { placeId: null, ...located(stop, place.cityId) };
    await tx
      .insert(rideStops)
      .values({ agencyId, eventId, talentId, ...values })
      .onConflictDoUpdate({
        target: [rideStops.eventId, rideStops.talentId],
        set: { ...values, updatedAt: currentTime() },
      });
    const detail = { eventId, talentId, ...('placeId' in stop ? { placeId: stop.placeId } : {}) };
    await recordAudit(tx, actor, 'ride-stop.save', { id: place.id, agencyId }, { detail });
    return talentId;
  });
}

type Typed = { readonly address: string; readonly lat: number | null; readonly lng: number | null };

function located({ address, lat, lng }: Typed, cityId: number) {
  const point = lat !== null && lng !== null ? { lat, lng } : approximatePoint(address, cityId);
  if (!point) throw new AppError('INVALID', 'errors.invalid', { lat: 'ride.coordinatesRequired' });
  return { address, ...point };
}
