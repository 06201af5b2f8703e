import { and, asc, eq, gte } from 'drizzle-orm';
import { cities, convocateds, convocatories, eventPersonals, events, profiles } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { CONVOCATORY } from '@/lib/core/states';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { daysOf, findBlocked } from '@/lib/talents/availability/queries';
import { listTalents, type TalentSummary } from '@/lib/talents/queries';
import { findBusy } from '../candidates/queries';
import { type Mismatch, mismatches } from '../candidates/rules';
import { findTraits, firstDayOf } from '../candidates/traits';
import { mayManageConvocatories } from '../policy';
import { getConvocatory } from '../queries';

/** The open calls of the agency that are not over, the next first. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function listOpenCalls(actor: Actor) {
  const { agencyId } = mayManageConvocatories(actor);
  return database()
    .select({
      id: convocatories.id,
      code: convocatories.code,
      startDate: convocatories.startDate,
      endDate: convocatories.endDate,
      eventId: events.id,
      eventName: events.name,
      timeZone: cities.timeZone,
      profileName: CALLED_AS,
      gender: eventPersonals.gender,
    })
    .from(convocatories)
    .innerJoin(events, eq(events.id, convocatories.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(
      and(
        eq(convocatories.agencyId, agencyId),
        eq(convocatories.stateId, CONVOCATORY.OPEN),
        gte(convocatories.endDate, currentTime()),
      ),
    )
    .orderBy(asc(convocatories.startDate), asc(convocatories.id))
    .limit(LONGEST_PAGE);
}

export type OpenCall = Awaited<ReturnType<typeof listOpenCalls>>[number];

/** What calling a talent meets: `called` alone keeps it from being called again, the rest is to be known before. */
export type CallPreview = {
  readonly talent: TalentSummary;
  readonly called: boolean;
  readonly busy: 'CONFIRMED' | 'HOLD' | 'BLOCKED' | null;
  readonly lacks: readonly ('profile' | 'gender' | Mismatch)[];
};

/**
 * What calling each of these talents to a call of the agency would meet; whom the agency may not call is left out. Throws
 * NOT_FOUND for another agency's call. Eight statements whatever the talents.
 */
export async function previewCalls(
  actor: Actor,
  convocatoryId: string,
  talentIds: readonly string[],
): Promise<CallPreview[]> {
  mayManageConvocatories(actor);
  const call = await getConvocatory(actor, convocatoryId);
  const talents = await listTalents(actor, { ids: talentIds, limit: talentIds.length });
  const ids = talents.map(({ id }) => id);
  const [busy, blocked, traitsOf, called] = await Promise.all([
    findBusy(database(), ids, call),
    findBlocked(database(), ids, daysOf(call)),
    findTraits(database(), call, ids),
    database()
      .select({ talentId: convocateds.talentId })
      .from(convocateds)
      .where(and(eq(convocateds.convocatoryId, call.id), anyOf(convocateds.talentId, ids))),
  ]);
  const calledIds = new Set(called.map(({ talentId }) => talentId));
  return talents.map((talent) => ({
    talent,
    called: calledIds.has(talent.id),
    busy: busy.get(talent.id) ?? (blocked.has(talent.id) ? 'BLOCKED' : null),
    lacks: [
      ...(talent.profiles.some(({ profileId }) => profileId === call.profileId) ? [] : ['profile' as const]),
      ...(talent.gender === call.gender ? [] : ['gender' as const]),
      ...mismatches(call, talent, traitsOf(talent.id), firstDayOf(call)),
    ],
  }));
}
