import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, auditEntries, cities, claimPayments, claims, contracts, events, users } from '@/db/schema';
import type { ClaimState } from '@/db/values/claims';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, onPage } from '@/lib/platform/keyset';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { contractFee } from '../contract-fee';
import { selectPayments } from '../payments/queries';
import { mayPayForPlatform } from './policy';

export type PlatformClaimFilter = {
  readonly status?: ClaimState;
  readonly agencyId?: string;
  /** Part of the talent's, the agency's or the event's name, or a number; accents and case aside. */
  readonly search?: string;
};

const columns = {
  id: claims.id,
  number: claims.number,
  code: claims.code,
  version: claims.version,
  status: claims.status,
  name: claims.name,
  agencyId: claims.agencyId,
  agencyName: agencies.name,
  eventId: claims.eventId,
  eventName: events.name,
  timeZone: cities.timeZone,
  price: claims.price,
  withheld: claims.withheld,
  otherTaxes: claims.otherTaxes,
  currencyCode: claims.currencyCode,
  /** Of its net, in minor units. */
  paid: claims.paid,
  approvedAt: claims.approvedAt,
  paidAt: claims.paidAt,
  payoutBatchId: claims.payoutBatchId,
};

/** When the agency approved it, else when it was sent. */
const CAME = sql`coalesce(${claims.approvedAt}, ${claims.sentAt})`;

const found = (where: SQL | undefined) =>
  database()
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .innerJoin(agencies, eq(agencies.id, claims.agencyId))
    .where(where)
    .$dynamic();

function matching({ status, agencyId, search = '' }: PlatformClaimFilter): SQL | undefined {
  const words = sql`${claims.searchText} || ' ' || ${agencies.name}`;
  return and(
    claims.thirdParty.getSQL(),
    status ? eq(claims.status, status) : undefined,
    agencyId ? eq(claims.agencyId, agencyId) : undefined,
    holdsText(words, search),
  );
}

/**
 * A page of the claims that the platform pays, of all agencies: those that wait for payment with the first approved first,
 * all others with the last first. One statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listPlatformClaims(
  actor: Actor,
  { limit = 50, after, before, ...filter }: PlatformClaimFilter & ListPage<never> = {},
) {
  mayPayForPlatform(actor);
  const page = keyset(
    [CAME, sql`${claims.id}`],
    { descending: filter.status !== 'APPROVED', after, before },
    (keys, id) => sql`select ${keys} from ${claims} where ${claims.id} = ${id} and ${claims.thirdParty}`,
  );
  const place = found(and(matching(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  const rows = await database()
    .select(columns)
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, claims.agencyId))
    .where(onPage(claims.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows);
}

export type PlatformClaim = Awaited<ReturnType<typeof listPlatformClaims>>[number];

/** Counts what a filter finds, as far as `countSome` does. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function countPlatformClaims(actor: Actor, filter: PlatformClaimFilter = {}): Promise<number> {
  mayPayForPlatform(actor);
  return countSome(found(matching(filter)));
}

const nameOf = (column: SQL) =>
  sql<string | null>`(select rtrim(u.name || ' ' || u.lastname) from ${users} u where u.id = ${column})`;

/**
 * One claim that the platform pays, with all that whoever pays it looks at, and its payments. Two statements. Throws UNAUTHENTICATED,
 * FORBIDDEN, and NOT_FOUND for one that its agency pays.
 */
export async function getPlatformClaim(actor: Actor, id: string) {
  mayPayForPlatform(actor);
  const [claim] = isUuid(id)
    ? await database()
        .select({
          ...columns,
          date: claims.date,
          activities: claims.activities,
          identification: claims.identification,
          phone: claims.phone,
          email: claims.email,
          bank: sql<string>`${claims.snapshot} ->> 'bank'`,
          accountType: claims.accountType,
          accountLastDigits: claims.accountLastDigits,
          pdfFileId: claims.pdfFileId,
          contractFee: contractFee.mapWith(Number),
          differenceReason: sql<string | null>`${claims.snapshot} #>> '{difference,reason}'`,
          withholding: sql<PaymentWithholding | null>`${claims.withholding}`,
          returnedReason: claims.returnedReason,
          approvedName: nameOf(sql`${claims.approvedBy}`),
        })
        .from(claims)
        .innerJoin(events, eq(events.id, claims.eventId))
        .innerJoin(cities, eq(cities.id, events.cityId))
        .innerJoin(agencies, eq(agencies.id, claims.agencyId))
        .innerJoin(contracts, eq(contracts.id, claims.contractId))
        .where(and(eq(claims.id, id), claims.thirdParty.getSQL()))
    : [];
  if (!claim) throw notFound('errors.claim.notFound');
  return { ...claim, payments: await selectPayments(eq(claimPayments.claimId, id)) };
}

/** Why the platform gave a claim back last, as the audit trail keeps it; null for never. The caller has decided. */
export async function findSentBackReason(tx: Tx, claimId: string): Promise<string | null> {
  const [entry] = await tx
    .select({ reason: sql<string | null>`${auditEntries.detail} ->> 'reason'` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'claim'),
        eq(auditEntries.entityId, claimId),
        eq(auditEntries.action, 'send-back'),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.reason ?? null;
}

export type PlatformClaimDetail = Awaited<ReturnType<typeof getPlatformClaim>>;
