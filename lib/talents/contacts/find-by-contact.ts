import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { cities, convocateds, events, talents } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import type { SearchWord } from '@/lib/core/readers/search';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { holdsWord } from '@/lib/platform/holds-text';
import { seesPool } from '../policy';
import { opensContact } from './rules';

const holds = (word: SearchWord): SQL => holdsWord(sql`search_fold(${talents.contactText})`, word);

/**
 * True for talents whose telephone, document or address of mail a word is, of those alone whose contact data the actor may
 * see: the administrator all, an agency's owner and producers whom it brought or who said yes to it (`opensContact`).
 * Undefined where there are none. One statement for an agency.
 */
export async function reachedBy(actor: Actor, word: SearchWord): Promise<SQL | undefined> {
  if (!word.isContact) return undefined;
  if (actor.kind === 'administrator') return holds(word);
  if (actor.kind !== 'agencyUser' || !can(actor, 'runEvents')) return undefined;
  const { agencyId } = actor;
  const rows = await database()
    .select({ id: talents.id, broughtBy: talents.broughtByAgencyId, place })
    .from(talents)
    .leftJoin(convocateds, and(eq(convocateds.talentId, talents.id), eq(convocateds.agencyId, agencyId)))
    .leftJoin(events, eq(events.id, convocateds.eventId))
    .leftJoin(cities, eq(cities.id, events.cityId))
    .where(and(holds(word), or(eq(talents.broughtByAgencyId, agencyId), isNotNull(convocateds.id))));
  const now = currentTime();
  const open = rows.filter(
    ({ broughtBy, place: { stateId, applicationStateId, acceptedUntil, eventEnd, timeZone } }) =>
      broughtBy === agencyId ||
      (seesPool(actor) &&
        stateId !== null &&
        applicationStateId !== null &&
        eventEnd !== null &&
        timeZone !== null &&
        opensContact({ stateId, applicationStateId, acceptedUntil, eventEnd, timeZone }, now)),
  );
  return open.length > 0 ? anyOf(talents.id, [...new Set(open.map(({ id }) => id))]) : undefined;
}

const place = {
  stateId: convocateds.stateId,
  applicationStateId: convocateds.applicationStateId,
  acceptedUntil: convocateds.acceptedUntil,
  eventEnd: events.endDate,
  timeZone: cities.timeZone,
};
