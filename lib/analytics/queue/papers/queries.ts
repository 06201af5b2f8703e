import { and, asc, eq, min, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import {
  cities,
  claims,
  clientPayments,
  contractActs,
  contractQuestions,
  contracts,
  convocateds,
  convocatories,
  eventPersonals,
  events,
  profiles,
  talents,
} from '@/db/schema';
import { contractCode } from '@/lib/contracts/rules';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { howMany, MOST_WAITING } from '../how-many';
import {
  actWaitsForAgency,
  actWaitsForTalent,
  claimForgotten,
  claimToPay,
  contractWaits,
  leftAPlace,
  proofWaits,
  questionWaits,
} from './conditions';

/** Rows shown of each kind. */
const ROWS = 5;
/** Of how many the rows shown are the first. */
const total = sql<number>`(count(*) over ())::int`;
const talentName = fullNameOf(talents);

/** Events with papers that wait for the agency's signature, the longest waiting first; `of` counts papers. */
const toSign = (agencyId: string) => {
  const waiting = unionAll(
    database()
      .select({ eventId: contracts.eventId, since: contracts.signedAt })
      .from(contracts)
      .innerJoin(events, eq(events.id, contracts.eventId))
      .where(contractWaits(agencyId))
      .orderBy(asc(contracts.signedAt))
      .limit(MOST_WAITING),
    database()
      .select({
        eventId: contractActs.eventId,
        since: sql<Date>`${contractActs.talentSignedAt}`.mapWith(contracts.signedAt).as('since'),
      })
      .from(contractActs)
      .innerJoin(events, eq(events.id, contractActs.eventId))
      .where(actWaitsForAgency(agencyId))
      .orderBy(asc(contractActs.talentSignedAt))
      .limit(MOST_WAITING),
  ).as('waiting');
  const since = min(waiting.since);
  return database()
    .select({
      eventId: events.id,
      eventName: events.name,
      since: sql<Date>`${since}`.mapWith(contracts.signedAt),
      papers: sql<number>`count(*)::int`,
      of: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(waiting)
    .innerJoin(events, eq(events.id, waiting.eventId))
    .groupBy(events.id, events.name)
    .orderBy(asc(since), asc(events.id))
    .limit(ROWS);
};

/** Amendments and annulments that wait for the talent's signature, the oldest first. */
const actsOfTalents = (agencyId: string) =>
  database()
    .select({
      id: contractActs.id,
      kind: contractActs.kind,
      proposedAt: contractActs.createdAt,
      eventId: events.id,
      eventName: events.name,
      talentName,
      code: contracts.code,
      year: contracts.year,
      of: total,
    })
    .from(contractActs)
    .innerJoin(contracts, eq(contracts.id, contractActs.contractId))
    .innerJoin(events, eq(events.id, contractActs.eventId))
    .innerJoin(talents, eq(talents.id, contractActs.talentId))
    .where(actWaitsForTalent(agencyId))
    .orderBy(asc(contractActs.createdAt), asc(contractActs.id))
    .limit(ROWS);

/** Questions of talents about contracts that nobody has answered, the oldest first. */
const openQuestions = (agencyId: string, now: Date) =>
  database()
    .select({
      id: contractQuestions.id,
      text: sql<string>`left(${contractQuestions.text}, 90)`,
      askedAt: contractQuestions.createdAt,
      eventId: events.id,
      eventName: events.name,
      talentName,
      of: total,
    })
    .from(contractQuestions)
    .innerJoin(events, eq(events.id, contractQuestions.eventId))
    .innerJoin(talents, eq(talents.id, contractQuestions.talentId))
    .where(questionWaits(agencyId, now))
    .orderBy(asc(contractQuestions.createdAt), asc(contractQuestions.id))
    .limit(ROWS);

/** Who left a place for which nobody else was confirmed, the first event in front. */
const leftPlaces = (agencyId: string, now: Date) =>
  database()
    .select({
      id: convocateds.id,
      eventId: events.id,
      eventName: events.name,
      profileName: CALLED_AS,
      talentName,
      reason: sql<string | null>`left(${convocateds.replyNote}, 90)`,
      startDate: eventPersonals.startDate,
      timeZone: cities.timeZone,
      of: total,
    })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(leftAPlace(agencyId, now))
    .orderBy(asc(eventPersonals.startDate), asc(convocateds.id))
    .limit(ROWS);

const claimColumns = {
  id: claims.id,
  name: claims.name,
  eventName: events.name,
  price: claims.price,
  withheld: claims.withheld,
  otherTaxes: claims.otherTaxes,
  currencyCode: claims.currencyCode,
};

/** Approved claims that the agency pays, the ones approved first in front. */
const claimsToPay = (agencyId: string) =>
  database()
    .select({
      ...claimColumns,
      since: sql<Date>`${claims.approvedAt}`.mapWith(claims.updatedAt),
      of: howMany(database().select({ id: claims.id }).from(claims).where(claimToPay(agencyId))),
    })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(claimToPay(agencyId))
    .orderBy(asc(claims.approvedAt), asc(claims.id))
    .limit(ROWS);

/** Claims that were returned long ago and not corrected, the oldest first. */
const forgottenClaims = (agencyId: string, now: Date) =>
  database()
    .select({ ...claimColumns, since: claims.updatedAt, of: total })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(claimForgotten(agencyId, now))
    .orderBy(asc(claims.updatedAt), asc(claims.id))
    .limit(ROWS);

/** Events of which the client reported a payment that nobody has checked; `of` counts proofs. */
const proofs = (agencyId: string) => {
  const waiting = database()
    .select({ eventId: clientPayments.eventId, createdAt: clientPayments.createdAt })
    .from(clientPayments)
    .where(proofWaits(agencyId))
    .orderBy(asc(clientPayments.createdAt))
    .limit(MOST_WAITING)
    .as('waiting');
  const since = min(waiting.createdAt);
  return database()
    .select({
      eventId: events.id,
      eventName: events.name,
      clientName: events.nameClient,
      since: sql<Date>`${since}`.mapWith(clientPayments.createdAt),
      proofs: sql<number>`count(*)::int`,
      of: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(waiting)
    .innerJoin(events, and(eq(events.id, waiting.eventId), eq(events.agencyId, agencyId)))
    .groupBy(events.id, events.name, events.nameClient)
    .orderBy(asc(since), asc(events.id))
    .limit(ROWS);
};

/** What waits of an agency's papers: the caller has decided that the reader may see it. Seven statements. */
export async function readWaitingPapers(agencyId: string, now: Date) {
  const [signatures, acts, questions, left, toPay, forgotten, reported] = await Promise.all([
    toSign(agencyId),
    actsOfTalents(agencyId),
    openQuestions(agencyId, now),
    leftPlaces(agencyId, now),
    claimsToPay(agencyId),
    forgottenClaims(agencyId, now),
    proofs(agencyId),
  ]);
  const contractActsOfTalents = acts.map((act) => ({ ...act, contract: contractCode(act) }));
  return { signatures, acts: contractActsOfTalents, questions, left, toPay, forgotten, reported };
}
