import { and, asc, eq, sql } from 'drizzle-orm';
import { convocateds, convocatories, eventPersonals, profiles, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { portrait } from '../event-talents/place-columns';
import { ofEvent, presentable } from '../event-talents/queries';
import { maySeeConvocatories } from '../policy';

const showable = () =>
  database()
    .select({
      convocatedId: convocateds.id,
      name: sql<string>`${talents.name} || ' ' || ${talents.lastname}`,
      gender: talents.gender,
      photo: portrait,
      roleCode: profiles.code,
      roleName: profiles.name,
      shownAt: convocateds.shownAt,
      stateId: convocateds.stateId,
      applicationStateId: convocateds.applicationStateId,
      reply: convocateds.reply,
    })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .$dynamic();

/** A called talent that the agency may show to the client of the event. */
export type Showable = Awaited<ReturnType<typeof showable>>[number];

/**
 * Lists whom the client of an event of the agency sees or could see, as it sees them: by role, in the agency's order;
 * behind the shown of a role those who are not. One statement.
 */
export async function listShowable(actor: Actor, eventId: string): Promise<Showable[]> {
  const agency = maySeeConvocatories(actor);
  return showable()
    .where(and(ofEvent(agency, eventId), presentable))
    .orderBy(
      asc(profiles.id),
      asc(talents.gender),
      sql`${convocateds.shownPosition} asc nulls last`,
      asc(convocateds.createdAt),
      asc(convocateds.id),
    );
}
