import { and, eq, exists, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import {
  agencies,
  claims,
  clientPayments,
  contractActs,
  contractQuestions,
  contracts,
  convocateds,
  eventPersonals,
  events,
  quotations,
  talentPhotos,
} from '@/db/schema';
import { waitsForReview } from '@/lib/claims/review/queries';
import { inForce } from '@/lib/convocatories/contract-in-force';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { CONVOCATED, PHOTO } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { maySeeAgencyFigures, maySeeReviews } from './policy';
import { advanceWaits, lacksPeople, toCome, waitsForClient } from './queue/conditions';
import { MOST_WAITING } from './queue/how-many';
import { actWaitsForAgency, contractWaits, proofWaits, questionWaits } from './queue/papers/conditions';
import { AGENCIES_TO_REVIEW } from './review';

/** Events to come that lack people soon, or of whose confirmed talents somebody has not signed. */
function lacking(agencyId: string, now: Date) {
  const db = database();
  const roles = db
    .select({ id: eventPersonals.id })
    .from(eventPersonals)
    .where(and(eq(eventPersonals.eventId, events.id), lacksPeople(agencyId, now)));
  const signed = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.eventId, events.id), eq(contracts.talentId, convocateds.talentId), inForce));
  const unsigned = db
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(
      and(
        eq(convocateds.eventId, events.id),
        eq(convocateds.stateId, CONVOCATED.CONFIRMED),
        notExists(signed),
      ),
    );
  return db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.agencyId, agencyId), toCome(now), or(exists(unsigned), exists(roles))));
}

/** The kinds of events that have something to do, each walked by an index of what is open, each event once. */
function eventsToDo(agencyId: string, now: Date) {
  const db = database();
  const joined = (table: Paper, condition: SQL | undefined) =>
    db
      .selectDistinct({ id: table.eventId })
      .from(table)
      .innerJoin(events, eq(events.id, table.eventId))
      .where(condition)
      .orderBy(table.eventId);
  return [
    lacking(agencyId, now),
    joined(claims, waitsForReview(agencyId)),
    db
      .select({ id: events.id })
      .from(events)
      .where(advanceWaits(agencyId, isoDateInZone(now, DEFAULT_TIME_ZONE))),
    joined(contracts, contractWaits(agencyId)),
    joined(contractActs, actWaitsForAgency(agencyId)),
    joined(contractQuestions, questionWaits(agencyId, now)),
    joined(clientPayments, proofWaits(agencyId)),
  ];
}

type Paper =
  | typeof claims
  | typeof contracts
  | typeof contractActs
  | typeof contractQuestions
  | typeof clientPayments;

/** Events that lack people soon, or wait for a signature, an answer, the look at a claim or a proof, or a late client, each once. */
async function countEventsToDo(agencyId: string, now: Date): Promise<number> {
  const kinds = eventsToDo(agencyId, now).map((kind) => sql`(${kind.limit(MOST_WAITING).getSQL()})`);
  const { rows } = await database().execute<{ count: number }>(
    sql`select least(count(*), ${MOST_WAITING})::int as count from (${sql.join(kinds, sql` union `)}) as to_do`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Quotations that the client has opened and not answered, events with something to do, and claims to review; each at most
 * `MOST_WAITING`. Three statements.
 */
export async function countAgencyWork(actor: Actor) {
  const { agencyId } = maySeeAgencyFigures(actor);
  const now = currentTime();
  const db = database();
  const opened = db
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(waitsForClient(agencyId, now), isNotNull(quotations.lastOpenedAt)));
  const sent = db
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(waitsForReview(agencyId));
  const [openedCount, eventCount, claimCount] = await Promise.all([
    countSome(opened, MOST_WAITING - 1),
    countEventsToDo(agencyId, now),
    countSome(sent, MOST_WAITING - 1),
  ]);
  return { quotations: openedCount, events: eventCount, claims: claimCount };
}

/** Agencies to review and photos to review, each at most `MOST_WAITING`. Two statements. */
export async function countReviews(actor: Actor) {
  maySeeReviews(actor);
  const db = database();
  const [agencyCount, photoCount] = await Promise.all([
    countSome(
      db.select({ id: agencies.id }).from(agencies).where(inArray(agencies.stateId, AGENCIES_TO_REVIEW)),
      MOST_WAITING - 1,
    ),
    countSome(
      db.select({ id: talentPhotos.id }).from(talentPhotos).where(eq(talentPhotos.stateId, PHOTO.PENDING)),
      MOST_WAITING - 1,
    ),
  ]);
  return { agencies: agencyCount, photos: photoCount };
}
