import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, convocateds, events, talents } from '@/db/schema';
import { APPLICATION } from '@/lib/core/states';
import { opensContact } from './rules';

/** The talents whose contact data an agency may see at `now`: whom it brought, and who said yes to it (`opensContact`). */
export async function openContactsOf(tx: Tx, agencyId: string, now: Date): Promise<string[]> {
  const brought = await tx
    .select({ id: talents.id })
    .from(talents)
    .where(eq(talents.broughtByAgencyId, agencyId));
  const places = await tx
    .select({
      id: convocateds.talentId,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      acceptedUntil: convocateds.acceptedUntil,
      eventEnd: events.endDate,
      timeZone: cities.timeZone,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(eq(convocateds.agencyId, agencyId), eq(convocateds.applicationStateId, APPLICATION.ACCEPTED)));
  const open = places.filter((place) => opensContact(place, now));
  return [...new Set([...brought, ...open].map(({ id }) => id))];
}
