import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { rideStops, talentPlaces, talents } from '@/db/schema';
import { approximatePoint, inOneDepartment } from '@/lib/catalogues/municipalities';
import type { Point } from '@/lib/core/geography';
import { groupBy } from '@/lib/core/group-by';
import { translate } from '@/lib/i18n/translate';
import { anyOf } from '@/lib/platform/any-of';

/** From where somebody is fetched for an event and taken back to. */
export type PersonStop = Point & {
  readonly address: string;
  /** Of a place that the talent keeps, and of its profile's address: an agency reads this and no address. */
  readonly placeName: string | null;
  readonly placeId: string | null;
};

/** An event, and the city where it is. */
type EventAt = { readonly id: string; readonly cityId: number };

/** A place that a talent keeps, as an agency chooses it. */
export type PlaceChoice = { readonly id: string; readonly name: string };

/**
 * Where the people of an event are fetched, by talent: what the agency chose or typed, else the one place that a talent
 * keeps; for who keeps none and lives in the event's department, about where its profile's address lies. Who keeps
 * several has none until one is chosen. Two statements.
 */
export async function findStops(
  db: Db | Tx,
  event: EventAt,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, PersonStop>> {
  const { stops } = await findStopsAndPlaces(db, event, talentIds);
  return stops;
}

/** The same, with the places among which the agency chooses. */
export async function findStopsAndPlaces(db: Db | Tx, event: EventAt, talentIds: readonly string[]) {
  const [chosen, kept] = await Promise.all([
    db
      .select()
      .from(rideStops)
      .where(and(eq(rideStops.eventId, event.id), anyOf(rideStops.talentId, talentIds))),
    db
      .select({
        place: talentPlaces,
        home: { talentId: talents.id, address: talents.address, cityId: talents.residenceCityId },
      })
      .from(talents)
      .leftJoin(talentPlaces, eq(talentPlaces.talentId, talents.id))
      .where(anyOf(talents.id, talentIds))
      .orderBy(asc(talentPlaces.name)),
  ]);
  const places = groupBy(
    kept.flatMap(({ place }) => place ?? []),
    ({ talentId }) => talentId,
  );
  const homes = new Map(kept.map(({ home }) => [home.talentId, home]));
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
    if (!place) {
      const home = own.length === 0 ? stopOf(homes.get(talentId), event) : null;
      if (home) stops.set(talentId, home);
      continue;
    }
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

type Home = { readonly address: string | null; readonly cityId: number | null };

/** About where somebody lives, by the address of its profile. */
function stopOf(home: Home | undefined, event: EventAt): PersonStop | null {
  if (!home?.address || home.cityId === null || !inOneDepartment(home.cityId, event.cityId)) return null;
  const point = approximatePoint(home.address, home.cityId);
  return (
    point && { address: home.address, ...point, placeName: translate('ride.homeAddress'), placeId: null }
  );
}
