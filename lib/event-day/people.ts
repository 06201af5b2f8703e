import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { convocateds, convocatories, eventPersonals, profiles, talents } from '@/db/schema';
import { portrait } from '@/lib/convocatories/event-talents/place-columns';
import type { AgencyActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { database } from '@/lib/platform/database';
import { shownTo } from '@/lib/talents/queries';

/** Somebody who is to work at an event, or could in place of somebody else. */
export type EventPerson = {
  readonly convocatedId: string;
  readonly talentId: string;
  readonly name: string;
  readonly lastname: string;
  /** File id of an approved picture. */
  readonly photo: string | null;
  readonly gender: string;
  readonly profileName: string;
  /** Confirmed; else a reserve, or somebody who said yes and was not decided on. */
  readonly confirmed: boolean;
  readonly startDate: Date;
  readonly endDate: Date;
};

/**
 * The confirmed people of an event of the agency and those who could take a place: reserves, and who said yes. By name.
 * One statement.
 */
export function listEventPeople(agency: AgencyActor, eventId: string): Promise<EventPerson[]> {
  const isConfirmed = sql<boolean>`${convocateds.stateId} = ${sql.raw(String(CONVOCATED.CONFIRMED))}`;
  return database()
    .select({
      convocatedId: convocateds.id,
      talentId: talents.id,
      name: talents.name,
      lastname: talents.lastname,
      photo: portrait,
      gender: talents.gender,
      profileName: CALLED_AS,
      confirmed: isConfirmed,
      startDate: convocatories.startDate,
      endDate: convocatories.endDate,
    })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(
      and(
        eq(convocateds.eventId, eventId),
        eq(convocateds.agencyId, agency.agencyId),
        eq(convocateds.applicationStateId, APPLICATION.ACCEPTED),
        inArray(convocateds.stateId, [CONVOCATED.CONFIRMED, CONVOCATED.RESERVE, CONVOCATED.CALLED]),
        shownTo(agency, convocateds.talentId),
      ),
    )
    .orderBy(asc(sql`${talents.name} collate "es-x-icu"`), asc(talents.lastname), asc(convocateds.id));
}
