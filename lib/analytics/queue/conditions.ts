import { and, eq, gte, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { convocateds, convocatories, eventPersonals, events, quotations } from '@/db/schema';
import { CONVOCATED, EVENT, QUOTATION } from '@/lib/core/states';
import { advanceIn } from '@/lib/events/advance/conditions';
import { OPEN_EVENT_STATES } from '@/lib/events/rules';
import { COVER_DAYS, daysAfter } from '../rules';

/** What of an agency waits, as conditions: the dashboard's queue lists by them and the rail counts by them. */
type Condition = SQL | undefined;

const CONFIRMED = sql.raw(String(CONVOCATED.CONFIRMED));

/** How many people a role of an event has confirmed. */
export const confirmedOfRole = sql<number>`(select count(*)::int from ${convocateds} c join ${convocatories} v on v.id = c.convocatory_id
  where v.event_personal_id = ${eventPersonals.id} and c.state_id = ${CONFIRMED})`;

/** Of events: open, and not over. */
export const toCome = (now: Date): Condition =>
  and(sql`${events.stateId} in (${sql.raw(OPEN_EVENT_STATES.join(', '))})`, gte(events.endDate, now));

/** Of quotations: sent, still valid and unanswered. */
export const waitsForClient = (agencyId: string, now: Date): Condition =>
  and(
    eq(quotations.agencyId, agencyId),
    // In the words of its index, which a parameter would hide; so are states below.
    sql`${quotations.stateId} = ${sql.raw(String(QUOTATION.SENT))}`,
    or(isNull(quotations.validUntil), gte(quotations.validUntil, now)),
  );

/** Of roles with their events: people are missing for an event that begins within seven days. */
export const lacksPeople = (agencyId: string, now: Date): Condition =>
  and(
    eq(events.agencyId, agencyId),
    toCome(now),
    lte(eventPersonals.startDate, daysAfter(now, COVER_DAYS)),
    sql`${confirmedOfRole} < ${eventPersonals.quantity}`,
  );

/** Of events: the proof of an advance that the agency receives waits for a look, or its client is late; `today` is `YYYY-MM-DD`. */
export const advanceWaits = (agencyId: string, today: string): Condition =>
  and(
    eq(events.agencyId, agencyId),
    isNotNull(events.advanceAskedAt),
    sql`not ${events.validAdvance}`,
    ne(events.stateId, EVENT.CANCELLED),
    or(and(advanceIn('PROVEN'), eq(events.tercero, false)), lt(events.advanceDueOn, today)),
  );
