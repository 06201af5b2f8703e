import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, convocateds, events, talents } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { opensPool } from '../policy';
import type { View } from './record-views';
import { opensContact } from './rules';

/** An agency as far as it decides whom it may reach. */
export type Viewing = Pick<AgencyActor, 'agencyId' | 'agencyState'>;

/** By talent, the event for which an agency may contact it at `now`: of some talents, or of all. */
export async function findOpenEvents(
  tx: Tx,
  viewer: Viewing,
  now: Date,
  talentIds?: readonly string[],
): Promise<Map<string, string>> {
  if (!opensPool(viewer.agencyState)) return new Map();
  const places = await tx
    .select({
      talentId: convocateds.talentId,
      eventId: events.id,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      acceptedUntil: convocateds.acceptedUntil,
      eventEnd: events.endDate,
      timeZone: cities.timeZone,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(
      and(eq(convocateds.agencyId, viewer.agencyId), talentIds && anyOf(convocateds.talentId, talentIds)),
    )
    .orderBy(events.endDate);
  return new Map(
    places.filter((place) => opensContact(place, now)).map(({ talentId, eventId }) => [talentId, eventId]),
  );
}

/** Everybody whose contact data an agency may see at `now`: whom it brought, and who said yes to it. */
export async function findOpenTalents(tx: Tx, viewer: Viewing, now: Date): Promise<View[]> {
  const brought = await tx
    .select({ id: talents.id })
    .from(talents)
    .where(eq(talents.broughtByAgencyId, viewer.agencyId));
  const opened = await findOpenEvents(tx, viewer, now);
  const ids = new Set([...brought.map(({ id }) => id), ...opened.keys()]);
  return [...ids].map((talentId) => ({ talentId, eventId: opened.get(talentId) ?? null }));
}
