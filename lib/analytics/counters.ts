import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
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
import { countClaims, waitsForReview } from '@/lib/claims/review/queries';
import { inForce } from '@/lib/convocatories/contract-in-force';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { PHOTO } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { maySeeAgencyFigures, maySeeReviews } from './policy';
import { advanceWaits, hasNotSigned, lacksPeople, waitsForClient } from './queue/conditions';
import { actWaitsForAgency, contractWaits, proofWaits, questionWaits } from './queue/papers/conditions';
import { AGENCIES_TO_REVIEW } from './review';

/** Events that lack people soon, or wait for a signature, an answer, the look at a claim or a proof, or a late client, each once. */
const eventsToDo = (agencyId: string, now: Date) =>
  union(
    database()
      .select({ id: events.id })
      .from(eventPersonals)
      .innerJoin(events, eq(events.id, eventPersonals.eventId))
      .where(lacksPeople(agencyId, now)),
    database()
      .select({ id: events.id })
      .from(convocateds)
      .innerJoin(events, eq(events.id, convocateds.eventId))
      .leftJoin(
        contracts,
        and(
          eq(contracts.eventId, convocateds.eventId),
          eq(contracts.talentId, convocateds.talentId),
          inForce,
        ),
      )
      .where(hasNotSigned(agencyId, now)),
    database()
      .select({ id: events.id })
      .from(claims)
      .innerJoin(events, eq(events.id, claims.eventId))
      .where(waitsForReview(agencyId)),
    database()
      .select({ id: events.id })
      .from(events)
      .where(advanceWaits(agencyId, isoDateInZone(now, DEFAULT_TIME_ZONE))),
    database()
      .select({ id: events.id })
      .from(contracts)
      .innerJoin(events, eq(events.id, contracts.eventId))
      .where(contractWaits(agencyId)),
    database()
      .select({ id: events.id })
      .from(contractActs)
      .innerJoin(events, eq(events.id, contractActs.eventId))
      .where(actWaitsForAgency(agencyId)),
    database()
      .select({ id: events.id })
      .from(contractQuestions)
      .innerJoin(events, eq(events.id, contractQuestions.eventId))
      .where(questionWaits(agencyId, now)),
    database()
      .select({ id: events.id })
      .from(clientPayments)
      .innerJoin(events, eq(events.id, clientPayments.eventId))
      .where(proofWaits(agencyId)),
  ).as('to_do');

/**
 * Quotations that the client has opened and not answered, events with something to do, and claims to review. Three
 * statements.
 */
export async function countAgencyWork(actor: Actor) {
  const { agencyId } = maySeeAgencyFigures(actor);
  const now = currentTime();
  const [opened, eventCount, claimCount] = await Promise.all([
    database().$count(quotations, and(waitsForClient(agencyId, now), isNotNull(quotations.lastOpenedAt))),
    database().$count(eventsToDo(agencyId, now)),
    countClaims(actor, { status: 'SENT' }),
  ]);
  return { quotations: opened, events: eventCount, claims: claimCount };
}

/** Agencies to review and photos to review. Two statements. */
export async function countReviews(actor: Actor) {
  maySeeReviews(actor);
  const [agencyCount, photoCount] = await Promise.all([
    database().$count(agencies, inArray(agencies.stateId, AGENCIES_TO_REVIEW)),
    database().$count(talentPhotos, eq(talentPhotos.stateId, PHOTO.PENDING)),
  ]);
  return { agencies: agencyCount, photos: photoCount };
}
