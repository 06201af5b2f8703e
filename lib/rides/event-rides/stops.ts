import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { rideStops, talentPlaces } from '@/db/schema';
import type { Point } from '@/lib/core/geography';
import { groupBy } from '@/lib/core/group-by';
import { anyOf } from '@/lib/platform/any-of';

/** From where somebody is fetched for an event and taken back to. */
export type PersonStop = Point & {
  readonly address: string;
  /** Of a place that the talent keeps: an agency reads this and no address. */
  readonly placeName: string | null;
  readonly placeId: string | null;
};

/** A place that a talent keeps, as an agency chooses it. */
export type PlaceChoice = { readonly id: string; readonly name: string };

/**
 * Where the people of an event are fetched, by talent: what the agency chose or typed, else the one place that a talent
 * keeps. Who keeps several has none until one is chosen. Two statements.
 */
export async function findStops(
  db: Db | Tx,
  eventId: string,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, PersonStop>> {
  const { stops } = await findStopsAndPlaces(db, eventId, talentIds);
  return stops;
}

/** The same, with the places among which the agency chooses. */
export async function findStopsAndPlaces(db: Db | Tx, eventId: string, talentIds: readonly string[]) {
  const [chosen, kept] = await Promise.all([
    db
      .select()
      .from(rideStops)
      .where(and(eq(rideStops.eventId, eventId), anyOf(rideStops.talentId, talentIds))),
    db
      .select()
      .from(talentPlaces)
      .where(anyOf(talentPlaces.talentId, talentIds))
      .orderBy(asc(talentPlaces.name)),
  ]);
  const places = groupBy(kept, ({ talentId }) => talentId);
  const typed = new Map(chosen.map((row) => [row.talentId, row]));
  const stops = new Map<string, PersonStop>();
  for (const talentId of talentIds) {
    const row = typed.get(talentId);
    if (row?.address && row.lat !== null && row.lng !== null) {
      stops.set(talentId, {
        address: row.address,
        lat: row.lat,
        lng: row.lng,
        placeName: null,
        placeId: null,
      });
      continue;
    }
    const own = places.get(talentId) ?? [];
    const place = row ? own.find(({ id }) => id === row.placeId) : own.length === 1 ? own[0] : undefined;
    if (!place) continue;
    const { id, name, address, lat, lng } = place;
    stops.set(talentId, { address, lat, lng, placeName: name, placeId: id });
  }
  const choices = new Map<string, readonly PlaceChoice[]>();
  for (const [talentId, own] of places)
    choices.set(
      talentId,
      own.map(({ id, name }) => ({ id, name })),
    );
  return { stops, choices };
}
