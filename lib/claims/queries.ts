import { and, desc, eq, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  claims,
  contracts,
  convocateds,
  convocatories,
  currencies,
  documentTypes,
  events,
  talents,
} from '@/db/schema';
import { contractOfPlace } from '@/lib/convocatories/contract-in-force';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { contractFee } from './contract-fee';
import { maySeeClaims } from './policy';
import type { ClaimSnapshot } from './snapshot';

export type Claim = typeof claims.$inferSelect;

const agencyDocument = alias(documentTypes, 'agency_document');
const talentDocument = alias(documentTypes, 'talent_document');

/** Finds the rows behind a talent's claim for a convocatory; null when it was never called there. */
export async function findClaimBasis(db: Db | Tx, convocatoryId: string, talentId: string) {
  const [row] = await db
    .select({
      convocated: convocateds,
      event: events,
      talent: talents,
      agency: agencies,
      thirdParty: events.tercero,
      createdBy: events.createdBy,
      currencyCode: currencies.code,
      timeZone: cities.timeZone,
      agencyDocument: agencyDocument.name,
      talentDocument: talentDocument.name,
      contractId: contracts.id,
      contractFee: contractFee.mapWith(Number),
      profile: sql<string | null>`${contracts.snapshot} #>> '{facts,service,profile}'`,
      call: { startDate: convocatories.startDate, endDate: convocatories.endDate },
      confirmed: sql<number>`(select count(*)::int from ${convocateds} c
        where c.event_id = ${events.id} and c.state_id = 1813)`,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .leftJoin(contracts, contractOfPlace)
    .leftJoin(agencyDocument, eq(agencyDocument.id, agencies.documentTypeId))
    .leftJoin(talentDocument, eq(talentDocument.id, talents.documentTypeId))
    .where(and(eq(convocateds.convocatoryId, convocatoryId), eq(convocateds.talentId, talentId)))
    .limit(1);
  return row ?? null;
}

export type ClaimBasis = NonNullable<Awaited<ReturnType<typeof findClaimBasis>>>;

/** Finds the one claim for a place in a convocatory, or null. */
export async function findClaim(db: Db | Tx, convocatedId: string): Promise<Claim | null> {
  const [row] = await db.select().from(claims).where(eq(claims.convocatedId, convocatedId)).limit(1);
  return row ?? null;
}

/** Reads a claim of the own agency. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, alike for another agency's. */
export async function getClaim(actor: Actor, id: string): Promise<Claim> {
  const { agencyId } = maySeeClaims(actor);
  const [row] = isUuid(id)
    ? await database()
        .select()
        .from(claims)
        .where(and(eq(claims.id, id), eq(claims.agencyId, agencyId)))
    : [];
  if (!row) throw notFound('errors.claim.notFound');
  return row;
}

/** Returns the agency's reference of its next claim. The caller locks the agency's row. */
export async function nextClaimCode(tx: Tx, agencyId: string): Promise<number> {
  const [last] = await tx
    .select({ code: claims.code })
    .from(claims)
    .where(eq(claims.agencyId, agencyId))
    .orderBy(desc(claims.code))
    .limit(1);
  return (last?.code ?? 0) + 1;
}

/**
 * Returns the next number of a talent's own series, whoever its debtors are; it goes on after what its documents bear
 * already. Of several claims at once each waits for the one before, until the transaction ends.
 */
export async function nextClaimNumber(tx: Tx, talentId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claim numbers ${talentId}`}, 0))`);
  const [last] = await tx
    .select({ number: max(claims.number) })
    .from(claims)
    .where(eq(claims.talentId, talentId));
  return (last?.number ?? 0) + 1;
}

/** Finds a claim that has its PDF, for its messages; else null. */
export async function findSentClaim(db: Db | Tx, claimId: string) {
  const [claim] = await db.select().from(claims).where(eq(claims.id, claimId));
  if (!claim?.pdfFileId) return null;
  return { claim, snapshot: claim.snapshot as ClaimSnapshot, pdfFileId: claim.pdfFileId };
}
