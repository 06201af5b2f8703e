import { and, asc, desc, eq, gt, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { cities, claims, claimVersions, contracts, events, users } from '@/db/schema';
import type { ClaimState } from '@/db/values/claims';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { EVENT } from '@/lib/core/states';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, noEdge, onPage } from '@/lib/platform/keyset';
import type { NonResidentTreatment, PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { contractFee } from '../contract-fee';
import { maySeeClaims } from '../policy';

/** In SQL: the name of the user whose id a column of claims holds. */
const nameOf = (column: SQL) =>
  sql<string | null>`(select rtrim(u.name || ' ' || u.lastname) from ${users} u where u.id = ${column})`;

const columns = {
  id: claims.id,
  /** The agency's own reference; `number` is the talent's, which stands in the document. */
  code: claims.code,
  number: claims.number,
  version: claims.version,
  status: claims.status,
  sentAt: claims.sentAt,
  name: claims.name,
  talentId: claims.talentId,
  convocatedId: claims.convocatedId,
  contractId: claims.contractId,
  eventId: claims.eventId,
  eventName: events.name,
  eventStateId: events.stateId,
  timeZone: cities.timeZone,
  price: claims.price,
  /** Null until it is approved. */
  withheld: claims.withheld,
  otherTaxes: claims.otherTaxes,
  currencyCode: claims.currencyCode,
  thirdParty: claims.thirdParty,
  returnedReason: claims.returnedReason,
  firstApprovedBy: claims.firstApprovedBy,
  secondApprovalOver: claims.secondApprovalOver,
  approvedBy: claims.approvedBy,
  paid: claims.paid,
  paidAt: claims.paidAt,
  payoutBatchId: claims.payoutBatchId,
  accountProblem: claims.accountProblem,
  /** Approved before a missing row of the tax table stopped an approval: its withholding counted as 0. */
  countedAsZero: sql<boolean>`coalesce(jsonb_array_length(${claims.withholding} -> 'warnings'), 0) > 0`,
  /** As `asksStatement` says: sent without the statement of art. 383, where income tax is withheld from a resident. */
  lacksStatement: sql<boolean>`${claims.status} = 'SENT' and nullif(${claims.snapshot} -> 'hiresWorkers', 'null') is null
    and exists (select from agencies payer where payer.id = ${claims.agencyId} and payer.regimen_simple is not true
      and (payer.legal_nature = 'PERSONA_JURIDICA' or payer.retenedor_renta))
    and not exists (select from talent_tax_data said where said.talent_id = ${claims.talentId}
      and (said.simple_regime or coalesce(said.residence_country, 'CO') <> 'CO'))`,
  /** Gross fee of the contract in the claim's currency; null for one that does not tell. */
  contractFee: contractFee.mapWith(Number),
  /** The talent's reason for another value than that. */
  differenceReason: sql<string | null>`${claims.snapshot} #>> '{difference,reason}'`,
};

const reviewed = (edge = noEdge) =>
  database()
    .select({ ...columns, edge })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(contracts, eq(contracts.id, claims.contractId))
    .$dynamic();

/** A claim as the inbox lists it. */
export type ReviewedClaim = Omit<Awaited<ReturnType<typeof reviewed>>[number], 'edge'>;

export type ClaimSort = 'sent' | 'price';

export type ClaimFilter = {
  /** Those sent wait for nobody once their event is cancelled: they are found without this filter. */
  readonly status?: ClaimState;
  /** Part of the talent's or the event's name; accents and case aside. */
  readonly search?: string;
  readonly eventId?: string;
  readonly talentId?: string;
  /** In minor units, both included. */
  readonly least?: number;
  readonly most?: number;
};

const SORTS: Readonly<Record<ClaimSort, SQL>> = {
  sent: sql`${claims.sentAt}`,
  price: sql`${claims.price}`,
};

/** Of claims with their events: sent, and of an event that was not cancelled. */
export const waitsForReview = (agencyId: string): SQL | undefined =>
  and(eq(claims.agencyId, agencyId), sql`${claims.status} = 'SENT'`, ne(events.stateId, EVENT.CANCELLED));

function matching(agencyId: string, filter: ClaimFilter): SQL | undefined {
  const { status, search = '', eventId, talentId, least, most } = filter;
  return and(
    status === 'SENT' ? waitsForReview(agencyId) : eq(claims.agencyId, agencyId),
    status && status !== 'SENT' ? eq(claims.status, status) : undefined,
    eventId ? eq(claims.eventId, eventId) : undefined,
    talentId ? eq(claims.talentId, talentId) : undefined,
    least === undefined ? undefined : gte(claims.price, least),
    most === undefined ? undefined : lte(claims.price, most),
    holdsText(claims.searchText, search),
  );
}

/**
 * A page of the claims of the own agency. Unless told, those that wait for review stand with the oldest first, all others
 * with the newest first. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listClaims(
  actor: Actor,
  {
    sort = 'sent',
    descending,
    limit = 50,
    after,
    before,
    edges,
    ...filter
  }: ClaimFilter & ListPage<ClaimSort> = {},
): Promise<ReviewedClaim[]> {
  const { agencyId } = maySeeClaims(actor);
  const page = keyset(
    [SORTS[sort], sql`${claims.id}`],
    { descending: descending ?? (sort === 'price' || filter.status !== 'SENT'), limit, after, before, edges },
    (keys, id) =>
      sql`select ${keys} from ${claims} where ${and(eq(claims.id, id), eq(claims.agencyId, agencyId))}`,
  );
  const place = database()
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(and(matching(agencyId, filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const rows = await reviewed(page.edge)
    .where(onPage(claims.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows);
}

/** Counts the claims that a filter finds, as far as `countSome` does. */
export async function countClaims(actor: Actor, filter: ClaimFilter = {}): Promise<number> {
  const { agencyId } = maySeeClaims(actor);
  const found = database()
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId));
  return countSome(found.where(matching(agencyId, filter)));
}

const detailColumns = {
  ...columns,
  date: claims.date,
  activities: claims.activities,
  bankId: claims.bankId,
  accountType: claims.accountType,
  accountLastDigits: claims.accountLastDigits,
  identification: claims.identification,
  phone: claims.phone,
  email: claims.email,
  pdfFileId: claims.pdfFileId,
  contractId: claims.contractId,
  contractCode: contracts.code,
  contractYear: contracts.year,
  contractFileId: contracts.pdfFileId,
  bank: sql<string>`${claims.snapshot} ->> 'bank'`,
  convocatoryId: claims.convocatoryId,
  /** Its statement of art. 383 par. 2 ET; null where it made none. */
  hiresWorkers: sql<boolean | null>`nullif(${claims.snapshot} -> 'hiresWorkers', 'null')::boolean`,
  firstApprovedAt: claims.firstApprovedAt,
  approvedAt: claims.approvedAt,
  withholding: sql<PaymentWithholding | null>`${claims.withholding}`,
  /** Of who charges IVA; null where it gave none. */
  invoice: sql<{
    number: string;
    date: string;
    cufe: string;
  } | null>`nullif(${claims.snapshot} -> 'invoice', 'null')`,
  nonResident: sql<NonResidentTreatment | null>`${claims.nonResident}`,
  treatyFileId: claims.treatyFileId,
  firstApprovedName: nameOf(sql`${claims.firstApprovedBy}`),
  approvedName: nameOf(sql`${claims.approvedBy}`),
};

/**
 * A claim with all that whoever reviews it looks at, and its earlier versions, the newest first. Two statements. Throws
 * UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, alike for another agency's.
 */
export async function getClaimReview(actor: Actor, id: string) {
  const { agencyId } = maySeeClaims(actor);
  if (!isUuid(id)) throw notFound('errors.claim.notFound');
  const [[claim], versions] = await Promise.all([
    database()
      .select(detailColumns)
      .from(claims)
      .innerJoin(events, eq(events.id, claims.eventId))
      .innerJoin(cities, eq(cities.id, events.cityId))
      .innerJoin(contracts, eq(contracts.id, claims.contractId))
      .where(and(eq(claims.id, id), eq(claims.agencyId, agencyId))),
    database()
      .select({
        version: claimVersions.version,
        price: claimVersions.price,
        currencyCode: sql<string>`${claimVersions.snapshot} ->> 'currency'`,
        activities: sql<string>`${claimVersions.snapshot} ->> 'activities'`,
        differenceReason: sql<string | null>`${claimVersions.snapshot} #>> '{difference,reason}'`,
        accountLastDigits: claimVersions.accountLastDigits,
        returnedReason: claimVersions.returnedReason,
        pdfFileId: claimVersions.pdfFileId,
        sentAt: claimVersions.sentAt,
        replacedAt: claimVersions.createdAt,
      })
      .from(claimVersions)
      .where(and(eq(claimVersions.claimId, id), eq(claimVersions.agencyId, agencyId)))
      .orderBy(desc(claimVersions.version)),
  ]);
  if (!claim) throw notFound('errors.claim.notFound');
  return { ...claim, versions };
}

export type ClaimReview = Awaited<ReturnType<typeof getClaimReview>>;

/**
 * The id of the claim to review after another one: the next one sent, else the first of those that wait; null when none
 * does. One statement.
 */
export async function findNextToReview(
  actor: Actor,
  { id, sentAt }: { readonly id: string; readonly sentAt: Date },
): Promise<string | null> {
  const { agencyId } = maySeeClaims(actor);
  const isLater = or(gt(claims.sentAt, sentAt), and(eq(claims.sentAt, sentAt), gt(claims.id, id)));
  const [next] = await database()
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(and(waitsForReview(agencyId), ne(claims.id, id)))
    .orderBy(desc(sql`${isLater}`), asc(claims.sentAt), asc(claims.id))
    .limit(1);
  return next?.id ?? null;
}
