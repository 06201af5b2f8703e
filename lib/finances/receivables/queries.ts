import { and, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import type { Age } from '@/db/values/client-payments';
import { byClient } from '@/lib/clients/held-by-clients';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';
import { type Edge, keyset } from '@/lib/platform/keyset';
import { maySeeFinances } from '../policy';
import { type ReceivableRow, receivablesOf } from './columns';
import { ageOf, type ReceivableFilter, type ReceivableSort, type ReceivableView } from './rules';

/** What the client of an event owes; amounts in minor units of the event's currency, days `YYYY-MM-DD`. */
export type Receivable = {
  readonly id: string;
  readonly clientId: string | null;
  readonly clientName: string | null;
  readonly eventName: string;
  readonly code: number | null;
  readonly stateId: number;
  readonly quotationId: string | null;
  readonly currencyCode: string;
  readonly charged: number;
  /** Of the event; `charged` differs from it by `amountReason`, or because it was cancelled. */
  readonly total: number;
  /** What is charged instead of the total, where the agency said so. */
  readonly chargedInstead: number | null;
  readonly amountReason: string | null;
  readonly settled: number;
  /** Of that, what the platform received for the agency. */
  readonly settledByOthers: number;
  readonly balance: number;
  readonly invoiceNumber: string | null;
  readonly invoicedOn: string | null;
  readonly ownDueOn: string | null;
  /** Of what the agency said of its charging; 0 before it said any. */
  readonly collectionRevision: number;
  readonly dueOn: string;
  /** Days past the due date; 0 or less is in time. */
  readonly late: number;
  readonly age: Age;
  readonly reminds: boolean;
  /** Proofs of the client that wait for a decision. */
  readonly reported: number;
  /** Its client pays the platform. */
  readonly thirdParty: boolean;
};

const VIEWS: Readonly<Record<ReceivableView, SQL>> = {
  OWED: sql`r.balance > 0`,
  REPORTED: sql`r.reported > 0`,
  CREDIT: sql`r.balance < 0`,
  SETTLED: sql`r.balance = 0`,
};
const AGED: Readonly<Record<Age, SQL>> = {
  CURRENT: sql`r.late <= 0`,
  TO_30: sql`r.late between 1 and 30`,
  TO_60: sql`r.late between 31 and 60`,
  TO_90: sql`r.late between 61 and 90`,
  OVER_90: sql`r.late > 90`,
};
const SORTS: Readonly<Record<ReceivableSort, SQL>> = { due: sql`r.due_on`, balance: sql`r.balance` };

/** Something is charged for it, or was received. */
const IS_THERE = sql`(r.charged <> 0 or r.settled <> 0 or r.reported <> 0)`;

/** The day by which debts are aged: in Bogotá. */
export const agingDay = (): string => isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);

function matching({ view, age, clientId, search = '' }: ReceivableFilter): SQL | undefined {
  const words = sql`coalesce(r.client_name, '') || ' ' || r.name || ' ' || coalesce(r.invoice_number, '') || ' ' || coalesce(r.code::text || ' COT-' || lpad(r.code::text, greatest(5, length(r.code::text)), '0'), '')`;
  return and(
    IS_THERE,
    view && VIEWS[view],
    age && AGED[age],
    clientId ? sql`r.client_id = ${clientId}` : undefined,
    holdsText(words, search, byClient(sql`r.client_id`, null)),
  );
}

/**
 * A page of what clients owe to the own agency, by due date unless told, the oldest first. One statement. Throws
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function listReceivables(
  actor: Actor,
  {
    sort = 'due',
    descending = sort === 'balance',
    limit = 50,
    after,
    before,
    edges,
    ...filter
  }: ReceivableFilter & ListPage<ReceivableSort> = {},
): Promise<Receivable[]> {
  const { agencyId } = maySeeFinances(actor);
  const all = receivablesOf(agencyId, agingDay());
  const page = keyset(
    [SORTS[sort], sql`r.id`],
    { descending, limit, after, before, edges },
    (keys, id) => sql`select ${keys} from (${receivablesOf(agencyId, agingDay(), sql`and e.id = ${id}`)}) r`,
  );
  const { rows } = await database().execute<ReceivableRow & { edge: Edge }>(sql`
    select r.*, ${page.edge} as edge from (${all}) r where ${and(matching(filter), page.where)}
    order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`);
  return page.inOrder(rows).map(toReceivable);
}

/** What is owed at one age in one currency, and to whom it is paid. */
export type AgedSum = {
  readonly currencyCode: string;
  readonly age: Age;
  readonly count: number;
  readonly balance: number;
  /** Of that, what clients pay to the platform for the agency. */
  readonly byOthers: number;
};

/** Sums by age and currency, and what clients have to their credit. */
export type Ageing = {
  readonly sums: readonly AgedSum[];
  readonly credits: readonly { readonly currencyCode: string; readonly balance: number }[];
};

/** What a filter finds, by age and currency; whatever its view, debts and credits apart. One statement. */
export async function getAgeing(
  actor: Actor,
  { clientId, search }: Pick<ReceivableFilter, 'clientId' | 'search'> = {},
): Promise<Ageing> {
  const { agencyId } = maySeeFinances(actor);
  const { rows } = await database().execute<
    Record<'currency' | 'count' | 'balance' | 'others', string> & { readonly age: Age | 'CREDIT' }
  >(sql`
    select r.currency, count(*) as count, sum(abs(r.balance)) as balance,
      coalesce(sum(abs(r.balance)) filter (where r.tercero), 0) as others,
      case when r.balance < 0 then 'CREDIT' when r.late <= 0 then 'CURRENT' when r.late <= 30 then 'TO_30'
        when r.late <= 60 then 'TO_60' when r.late <= 90 then 'TO_90' else 'OVER_90' end as age
    from (${receivablesOf(agencyId, agingDay())}) r
    where r.balance <> 0 and ${matching({ ...(clientId ? { clientId } : {}), ...(search ? { search } : {}) })}
    group by r.currency, age order by r.currency`);
  const sums: AgedSum[] = [];
  const credits: { currencyCode: string; balance: number }[] = [];
  for (const { currency: currencyCode, age, ...row } of rows) {
    const balance = Number(row.balance);
    if (age === 'CREDIT') credits.push({ currencyCode, balance });
    else sums.push({ currencyCode, age, balance, count: Number(row.count), byOthers: Number(row.others) });
  }
  return { sums, credits };
}

/**
 * What the client of one event owes, also where that is nothing. One statement. Throws UNAUTHENTICATED, FORBIDDEN, and
 * NOT_FOUND alike for another agency's event.
 */
export async function getReceivable(actor: Actor, eventId: string): Promise<Receivable> {
  const { agencyId } = maySeeFinances(actor);
  const found = isUuid(eventId) ? await findReceivable(database(), agencyId, eventId) : null;
  if (!found) throw notFound('errors.event.notFound');
  return found;
}

/** The same inside a transaction, whose caller has decided; null for none. */
export async function findReceivable(
  db: Db | Tx,
  agencyId: string,
  eventId: string,
): Promise<Receivable | null> {
  const { rows } = await db.execute<ReceivableRow>(
    sql`${receivablesOf(agencyId, agingDay(), sql`and e.id = ${eventId}`)}`,
  );
  const [row] = rows;
  return row ? toReceivable(row) : null;
}

/** All that a client owes for its events, what is owed first, by due date. The caller has decided. */
export async function findClientReceivables(
  db: Db | Tx,
  agencyId: string,
  clientId: string,
): Promise<Receivable[]> {
  const { rows } = await db.execute<ReceivableRow>(sql`
    select r.* from (${receivablesOf(agencyId, agingDay(), sql`and e.client_id = ${clientId}`)}) r
    where ${IS_THERE} order by (r.balance = 0), r.due_on, r.id`);
  return rows.map(toReceivable);
}

const toReceivable = (row: ReceivableRow): Receivable => ({
  id: row.id,
  clientId: row.client_id,
  clientName: row.client_name,
  eventName: row.name,
  code: row.code,
  stateId: row.state_id,
  quotationId: row.quotation_id,
  currencyCode: row.currency,
  charged: Number(row.charged),
  total: Number(row.total_event),
  chargedInstead: row.charged_instead === null ? null : Number(row.charged_instead),
  amountReason: row.amount_reason,
  settled: Number(row.settled),
  settledByOthers: Number(row.others),
  balance: Number(row.balance),
  invoiceNumber: row.invoice_number,
  invoicedOn: row.invoiced_on,
  ownDueOn: row.own_due_on,
  collectionRevision: row.collection_revision ?? 0,
  dueOn: row.due_on,
  late: row.late,
  age: ageOf(row.late),
  reminds: row.reminds,
  reported: Number(row.reported),
  thirdParty: row.tercero,
});
