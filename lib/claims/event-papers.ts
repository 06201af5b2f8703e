import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import {
  claims,
  contractDocuments,
  contracts,
  contractTypes,
  convocateds,
  convocatories,
  talents,
} from '@/db/schema';
import { maySeeConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { shownTo } from '@/lib/talents/queries';
import { contractFee } from './contract-fee';

/** The contract of a place that is in force, else the last one that was annulled. */
const newestContract = sql`(select c.id from contracts c where c.convocated_id = ${convocateds.id}
  order by (c.voided_at is null) desc, c.signed_at desc limit 1)`;

const columns = {
  convocatedId: convocateds.id,
  talentId: talents.id,
  talentName: talents.name,
  talentLastname: talents.lastname,
  convocatoryCode: convocatories.code,
  contractId: contracts.id,
  contractCode: contracts.code,
  contractYear: contracts.year,
  signedAt: contracts.signedAt,
  agencySignedAt: contracts.agencySignedAt,
  voidedAt: contracts.voidedAt,
  contractType: contractTypes.name,
  contractFileId: contracts.pdfFileId,
  claimId: claims.id,
  claimCode: claims.number,
  claimVersion: claims.version,
  claimSentAt: claims.createdAt,
  claimPrice: claims.price,
  claimCurrency: claims.currencyCode,
  claimStatus: claims.status,
  claimFileId: claims.pdfFileId,
  /** Gross fee of the contract in the claim's currency; null for one that does not tell. */
  contractFee: contractFee.mapWith(Number),
  /** Reason for a value other than the contract's fee. */
  differenceReason: sql<string | null>`${claims.snapshot} #>> '{difference,reason}'`,
};

const papers = () =>
  database()
    .select(columns)
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .leftJoin(contracts, eq(contracts.id, newestContract))
    .leftJoin(contractTypes, eq(contractTypes.id, contracts.contractTypeId))
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .$dynamic();

type Uploaded = { readonly kind: (typeof contractDocuments.$inferSelect)['kind']; readonly fileId: string };

/** Contract, its four documents and claim of one place in a convocatory; null where there is none yet. */
export type EventPapers = Awaited<ReturnType<typeof papers>>[number] & {
  readonly documents: readonly Uploaded[];
};

/**
 * Lists the papers of everybody who signed for an event of the agency, and of the confirmed talents that it is shown,
 * in the order of their calls. Empty for another agency's event. Two statements.
 */
export async function listEventPapers(actor: Actor, eventId: string): Promise<EventPapers[]> {
  const agency = maySeeConvocatories(actor);
  const { agencyId } = agency;
  const [rows, uploads] = await Promise.all([
    papers()
      .where(
        and(
          eq(convocateds.agencyId, agencyId),
          eq(convocateds.eventId, eventId),
          or(
            isNotNull(contracts.id),
            and(eq(convocateds.stateId, CONVOCATED.CONFIRMED), shownTo(agency, convocateds.talentId)),
          ),
        ),
      )
      .orderBy(asc(convocateds.createdAt), asc(convocateds.id)),
    database()
      .select({
        talentId: contractDocuments.talentId,
        kind: contractDocuments.kind,
        fileId: contractDocuments.fileId,
      })
      .from(contractDocuments)
      .where(and(eq(contractDocuments.agencyId, agencyId), eq(contractDocuments.eventId, eventId)))
      .orderBy(asc(contractDocuments.kind)),
  ]);
  return rows.map((row) => ({
    ...row,
    documents: uploads.flatMap(({ talentId, ...upload }) => (talentId === row.talentId ? [upload] : [])),
  }));
}
