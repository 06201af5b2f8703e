import { and, asc, eq, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import {
  cities,
  claims,
  contracts,
  convocateds,
  currencies,
  eventPersonals,
  events,
  profiles,
  quotationAnswers,
  quotations,
} from '@/db/schema';
import { waitsForReview } from '@/lib/claims/review/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { CONVOCATED } from '@/lib/core/states';
import { advanceIn } from '@/lib/events/advance/conditions';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { maySeeAgencyFigures } from '../policy';
import { advanceWaits, confirmedOfRole, lacksPeople, toCome, waitsForClient } from './conditions';
import { howMany, MOST_WAITING } from './how-many';
import { readWaitingPapers } from './papers/queries';

const ROWS = 5;
/** Of how many the rows shown are the first. */
const total = sql<number>`(count(*) over ())::int`;

/** Sent, still valid and unanswered, the ones that expire first in front. */
const waitingQuotations = (agencyId: string, now: Date) =>
  database()
    .select({
      id: quotations.id,
      code: quotations.code,
      nameClient: quotations.nameClient,
      nameEvent: quotations.nameEvent,
      total: quotations.total,
      currencyCode: currencies.code,
      lastOpenedAt: quotations.lastOpenedAt,
      validUntil: quotations.validUntil,
      timeZone: cities.timeZone,
      changeRequested: sql<boolean>`exists (select 1 from ${quotationAnswers} a
        where a.quotation_id = ${quotations.id} and a.version = ${quotations.version} and a.answer = 'CHANGE_REQUESTED')`,
      of: howMany(
        database().select({ id: quotations.id }).from(quotations).where(waitsForClient(agencyId, now)),
      ),
    })
    .from(quotations)
    .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .where(waitsForClient(agencyId, now))
    .orderBy(sql`${quotations.validUntil} asc nulls last`, asc(quotations.id))
    .limit(ROWS);

/** People that an event which begins within seven days still lacks. */
const uncoveredRoles = (agencyId: string, now: Date) =>
  database()
    .select({
      id: eventPersonals.id,
      eventId: events.id,
      eventName: events.name,
      startDate: eventPersonals.startDate,
      timeZone: cities.timeZone,
      profileName: CALLED_AS,
      gender: eventPersonals.gender,
      quantity: eventPersonals.quantity,
      confirmed: confirmedOfRole,
      of: total,
    })
    .from(eventPersonals)
    .innerJoin(events, eq(events.id, eventPersonals.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .where(lacksPeople(agencyId, now))
    .orderBy(asc(eventPersonals.startDate), asc(eventPersonals.id))
    .limit(ROWS);

/** Whom an event has confirmed that have not signed. */
const unsignedOf = sql`from ${convocateds} c where c.event_id = ${events.id} and c.state_id = ${sql.raw(String(CONVOCATED.CONFIRMED))}
  and not exists (select from ${contracts} k where k.event_id = c.event_id and k.talent_id = c.talent_id and k.voided_at is null)`;

/** Events to come whose confirmed talents have not all signed; `of` counts contracts, not events. */
const unsignedContracts = (agencyId: string, now: Date) => {
  const waiting = database()
    .select({
      eventId: events.id,
      eventName: events.name,
      startDate: events.startDate,
      cityId: events.cityId,
      unsigned: correlated<number>`(select count(distinct c.talent_id)::int ${unsignedOf})`.as('unsigned'),
    })
    .from(events)
    .where(and(eq(events.agencyId, agencyId), toCome(now), sql`exists (select ${unsignedOf})`))
    .orderBy(asc(events.startDate), asc(events.id))
    .limit(MOST_WAITING)
    .as('waiting');
  return database()
    .select({
      eventId: waiting.eventId,
      eventName: waiting.eventName,
      startDate: waiting.startDate,
      timeZone: cities.timeZone,
      unsigned: waiting.unsigned,
      of: sql<number>`(sum(${waiting.unsigned}) over ())::int`,
    })
    .from(waiting)
    .innerJoin(cities, eq(cities.id, waiting.cityId))
    .orderBy(asc(waiting.startDate), asc(waiting.eventId))
    .limit(ROWS);
};

/** Claims that talents have sent and nobody has looked at, oldest first. */
const waitingClaims = (agencyId: string) =>
  database()
    .select({
      id: claims.id,
      code: claims.number,
      name: claims.name,
      eventId: events.id,
      eventName: events.name,
      price: claims.price,
      currencyCode: claims.currencyCode,
      sentAt: claims.sentAt,
      of: howMany(
        database()
          .select({ id: claims.id })
          .from(claims)
          .innerJoin(events, eq(events.id, claims.eventId))
          .where(waitsForReview(agencyId)),
      ),
    })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(waitsForReview(agencyId))
    .orderBy(asc(claims.sentAt), asc(claims.id))
    .limit(ROWS);

/** Advances whose proof waits for a look, or whose client is late, the first to fall due in front. */
const waitingAdvances = (agencyId: string, today: string) =>
  database()
    .select({
      eventId: events.id,
      eventName: events.name,
      clientName: events.nameClient,
      amount: events.valueAdvance,
      currencyCode: currencies.code,
      dueOn: events.advanceDueOn,
      proven: sql<boolean>`${advanceIn('PROVEN')}`,
      of: total,
    })
    .from(events)
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .where(advanceWaits(agencyId, today))
    .orderBy(sql`${events.advanceDueOn} asc nulls last`, asc(events.id))
    .limit(ROWS);

type Waiting<Row> = { readonly rows: readonly Row[]; readonly total: number };

const counted = <Row extends { of: number }>(rows: readonly Row[]): Waiting<Row> => ({
  rows,
  total: rows[0]?.of ?? 0,
});

/** What the agency has to do next: the first rows of each kind and how many there are. Twelve statements. */
export async function readQueue(actor: Actor) {
  const { agencyId } = maySeeAgencyFigures(actor);
  const now = currentTime();
  const [quotationRows, roles, unsigned, claimRows, advances, papers] = await Promise.all([
    waitingQuotations(agencyId, now),
    uncoveredRoles(agencyId, now),
    unsignedContracts(agencyId, now),
    waitingClaims(agencyId),
    waitingAdvances(agencyId, isoDateInZone(now, DEFAULT_TIME_ZONE)),
    readWaitingPapers(agencyId, now),
  ]);
  return {
    quotations: counted(quotationRows),
    roles: counted(roles),
    contracts: counted(unsigned),
    claims: counted(claimRows),
    advances: counted(advances),
    signatures: counted(papers.signatures),
    acts: counted(papers.acts),
    questions: counted(papers.questions),
    left: counted(papers.left),
    toPay: counted(papers.toPay),
    forgotten: counted(papers.forgotten),
    reported: counted(papers.reported),
  };
}

export type Queue = Awaited<ReturnType<typeof readQueue>>;
