import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import {
  agencies,
  auditEntries,
  banks,
  claimPayments,
  claims,
  events,
  files,
  payerAccounts,
  payoutBatches,
  payoutItems,
  users,
} from '@/db/schema';
import type { AccountType } from '@/db/values/bank-accounts';
import { CLAIM_NET } from '@/lib/claims/payments/net';
import { paidBy } from '@/lib/claims/payments/payer';
import { mayPayClaims } from '@/lib/claims/policy';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { keyset, onPage } from '@/lib/platform/keyset';
import type { Layout } from './bank-files/layout';
import { findLayout, LAYOUTS } from './bank-files/layouts';
import { shortenedName } from './bank-files/name-in-file';
import { ofPayer } from './lock-batch';

/** In SQL: what of a batch's items counts, as it was submitted, else as it is now. */
const count = correlated<number>`coalesce(${payoutBatches.itemCount},
  (select count(*) from ${payoutItems} i where i.batch_id = ${payoutBatches.id}))`.mapWith(Number);
const total = correlated<number>`coalesce(${payoutBatches.total},
  (select coalesce(sum(i.amount), 0) from ${payoutItems} i where i.batch_id = ${payoutBatches.id}))`.mapWith(
  Number,
);
const nameOf = (column: unknown) =>
  correlated<
    string | null
  >`(select rtrim(u.name || ' ' || u.lastname) from ${users} u where u.id = ${column})`;

const columns = {
  id: payoutBatches.id,
  number: payoutBatches.number,
  state: payoutBatches.state,
  currencyCode: payoutBatches.currencyCode,
  layout: payoutBatches.layout,
  count,
  total,
  createdAt: payoutBatches.createdAt,
  createdBy: payoutBatches.createdBy,
  createdName: nameOf(payoutBatches.createdBy),
  submittedBy: payoutBatches.submittedBy,
  approvedBy: payoutBatches.approvedBy,
  approvedName: nameOf(payoutBatches.approvedBy),
  exportedAt: payoutBatches.exportedAt,
  fileHash: payoutBatches.fileHash,
  paidOn: payoutBatches.paidOn,
  reference: payoutBatches.reference,
  reason: payoutBatches.reason,
  sourceAccountId: payoutBatches.sourceAccountId,
  /** Bank and last digits of the account that pays it. */
  source: correlated<string | null>`(select b.name || ' · ' || a.account_last_digits
    from ${payerAccounts} a join ${banks} b on b.id = a.bank_id where a.id = ${payoutBatches.sourceAccountId})`,
  /** Somebody has the file for the bank. */
  isDownloaded: correlated<boolean>`exists (select 1 from ${auditEntries} e where e.entity = 'payout-batch'
    and e.entity_id = ${payoutBatches.id}::text and e.action = 'download'
    and e.detail ->> 'fileId' = ${payoutBatches.fileId}::text)`,
  proofName: correlated<
    string | null
  >`(select f.name from ${files} f where f.id = ${payoutBatches.proofFileId})`,
};

/** Which batches a list is of; `open` those that are neither paid nor cancelled. */
export type BatchView = 'open' | 'paid' | 'cancelled';

const OPEN = and(isNull(payoutBatches.closedAt), isNull(payoutBatches.cancelledAt));
const VIEWS: Readonly<Record<BatchView, SQL | undefined>> = {
  open: OPEN,
  paid: eq(payoutBatches.state, 'CLOSED'),
  cancelled: eq(payoutBatches.state, 'CANCELLED'),
};

/**
 * A page of the batches of the payer for whom one acts, the newest first; all of them without a view. One statement.
 * Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listBatches(
  actor: Actor,
  { view, limit = 50, after, before, edges }: { readonly view?: BatchView } & ListPage<never> = {},
) {
  const payer = mayPayClaims(actor);
  const page = keyset(
    [sql`${payoutBatches.createdAt}`, sql`${payoutBatches.id}`],
    { descending: true, limit, after, before, edges },
    (keys, id) =>
      sql`select ${keys} from ${payoutBatches} where ${and(eq(payoutBatches.id, id), ofPayer(payer))}`,
  );
  const place = database()
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(and(ofPayer(payer), view && VIEWS[view], page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const rows = await database()
    .select({ ...columns, edge: page.edge })
    .from(payoutBatches)
    .where(onPage(payoutBatches.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows);
}

export type ListedBatch = Awaited<ReturnType<typeof listBatches>>[number];

/** How many open batches the payer has in each state, and their sums by currency. One statement. Throws as `listBatches`. */
export async function sumOpenBatches(actor: Actor) {
  const payer = mayPayClaims(actor);
  return database()
    .select({
      state: payoutBatches.state,
      currencyCode: payoutBatches.currencyCode,
      count: sql<number>`count(*)`.mapWith(Number),
      total: sql<number>`sum(${total})`.mapWith(Number),
    })
    .from(payoutBatches)
    .where(and(ofPayer(payer), OPEN))
    .groupBy(payoutBatches.state, payoutBatches.currencyCode)
    .orderBy(asc(payoutBatches.currencyCode));
}

/** A batch with its items by name, without account numbers. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getBatch(actor: Actor, id: string) {
  const payer = mayPayClaims(actor);
  const [batch] = isUuid(id)
    ? await database()
        .select(columns)
        .from(payoutBatches)
        .where(and(eq(payoutBatches.id, id), ofPayer(payer)))
    : [];
  if (!batch) throw notFound('errors.payout.notFound');
  const items = await database()
    .select({
      id: payoutItems.id,
      claimId: payoutItems.claimId,
      amount: payoutItems.amount,
      state: payoutItems.state,
      reason: payoutItems.reason,
      addedBy: payoutItems.addedBy,
      number: claims.number,
      name: claims.name,
      eventName: events.name,
      /** It may be put into another batch. */
      isPayable: sql<boolean>`${claims.status} = 'APPROVED' and ${claims.payoutBatchId} is null`,
      bank: banks.name,
      accountType: sql<AccountType>`coalesce(${payoutItems.accountType}, ${claims.accountType})`,
      accountLastDigits: sql<string>`coalesce(${payoutItems.accountLastDigits}, ${claims.accountLastDigits})`,
      /** The payment that it came to and stands; null for none. */
      paymentId: claimPayments.id,
      proofFileId: claimPayments.proofFileId,
      problem: sql<string | null>`case when ${payoutItems.state} = 'OPEN' then ${claims.accountProblem} end`,
    })
    .from(payoutItems)
    .innerJoin(claims, eq(claims.id, payoutItems.claimId))
    .innerJoin(events, eq(events.id, claims.eventId))
    .innerJoin(banks, eq(banks.id, sql`coalesce(${payoutItems.bankId}, ${claims.bankId})`))
    .leftJoin(
      claimPayments,
      and(eq(claimPayments.payoutItemId, payoutItems.id), eq(claimPayments.state, 'PAID')),
    )
    .where(eq(payoutItems.batchId, id))
    .orderBy(asc(claims.name), asc(payoutItems.id));
  const layout = findLayout(batch.layout);
  return {
    ...batch,
    items: items.map((item) => ({ ...item, nameInFile: layout && shortenedName(layout, item.name) })),
  };
}

export type BatchDetail = Awaited<ReturnType<typeof getBatch>>;

/**
 * Approved claims that a draft may still take, in its currency, the first approved first. One statement.
 * Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listPayable(actor: Actor, currencyCode: string) {
  const payer = mayPayClaims(actor);
  return database()
    .select({
      id: claims.id,
      number: claims.number,
      name: claims.name,
      eventName: events.name,
      bank: banks.name,
      left: sql<number>`${CLAIM_NET} - ${claims.paid}`.mapWith(Number),
    })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .innerJoin(banks, eq(banks.id, claims.bankId))
    .where(
      and(
        paidBy(payer),
        eq(claims.status, 'APPROVED'),
        eq(claims.currencyCode, currencyCode),
        isNull(claims.payoutBatchId),
        // Who approves does not pay, where its agency keeps both apart.
        payer.kind === 'AGENCY'
          ? sql`not exists (select 1 from ${agencies} a where a.id = ${claims.agencyId} and a.claims_payer_apart
              and ${payer.userId} in (${claims.approvedBy}, ${claims.firstApprovedBy}))`
          : undefined,
      ),
    )
    .orderBy(asc(claims.approvedAt), asc(claims.id))
    .limit(LONGEST_PAGE);
}

export type PayableClaim = Awaited<ReturnType<typeof listPayable>>[number];

/** The files that a batch may be paid by. Throws UNAUTHENTICATED, FORBIDDEN. */
export function listLayouts(actor: Actor): readonly Layout[] {
  mayPayClaims(actor);
  return LAYOUTS;
}
