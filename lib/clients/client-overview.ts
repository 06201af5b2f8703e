import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { cities, clients, currencies, documentTypes, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { CLIENT, QUOTATION } from '@/lib/core/states';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { clientHolds } from './held-by-clients';
import { maySeeClients } from './policy';
import { ownedBy } from './queries';

/** Money in minor units of its currency, and what it was worth in pesos at the rates that were frozen with it. */
export type Accepted = { readonly currencyCode: string; readonly amount: number; readonly pesos: number };

export type LastQuotation = {
  readonly id: string;
  readonly code: number | null;
  readonly nameEvent: string;
  readonly stateId: number;
  /** ISO 8601; null for one that does not expire. */
  readonly validUntil: string | null;
  /** When it was sent, or made while it is a draft; ISO 8601. */
  readonly at: string;
};

const mine = sql`q.agency_id = ${clients.agencyId} and q.client_id = ${clients.id} and q.voided_at is null and q.superseded_at is null`;
const when = sql`coalesce(q.sent_at, q.created_at)`;

const lastQuotation = sql<LastQuotation | null>`(select json_build_object('id', q.id, 'code', q.code,
    'nameEvent', q.name_event, 'stateId', q.state_id, 'validUntil', q.valid_until, 'at', ${when})
  from ${quotations} q where ${mine} order by ${when} desc, q.id limit 1)`;

/** Long ago for who was never quoted anything. */
const lastAt = sql`coalesce((select max(${when}) from ${quotations} q where ${mine}), '-infinity')`;

const accepted = sql`q.state_id = ${sql.raw(String(QUOTATION.ACCEPTED))} and q.accepted_at >= now() - interval '12 months'`;

/** By currency, what is worth most first. */
const acceptedByCurrency = sql<
  Accepted[]
>`(select coalesce(json_agg(sums order by sums.pesos desc), '[]') from (
  select c.code as "currencyCode", sum(q.total) as amount, sum(q.total_pesos) as pesos from ${quotations} q join ${currencies} c on c.id = q.currency_id
  where ${mine} and ${accepted} group by c.code) sums)`;

/** All currencies in pesos at the rates the quotations froze, to sort by. */
const acceptedInPesos = sql`(select coalesce(sum(q.total_pesos), 0) from ${quotations} q where ${mine} and ${accepted})`;

const columns = {
  client: clients,
  cityName: cities.name,
  documentTypeName: documentTypes.name,
  lastQuotation,
  /** What the client accepted in the last twelve months. */
  accepted: acceptedByCurrency,
};

// Joined also where no city is asked for: with one table alone, columns inside a subquery lose their table's name.
const overviews = () =>
  database()
    .select(columns)
    .from(clients)
    .leftJoin(cities, eq(cities.id, clients.cityId))
    .leftJoin(documentTypes, eq(documentTypes.id, clients.documentTypeId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof overviews>>[number];
/** A client with how much it buys. */
export type ClientOverview = Row['client'] & Omit<Row, 'client'>;

const toOverview = ({ client, ...rest }: Row): ClientOverview => ({ ...client, ...rest });

export type OverviewSort = 'name' | 'last' | 'accepted';

export type OverviewFilter = {
  /** Words of names, numbers and addresses of mail, its own or of people there. */
  readonly search?: string;
  /** Left out: every state but inactive (53), as client lists do. 'ALL' is both. */
  readonly stateId?: number | 'ALL';
};

function matching(agencyId: string, { search = '', stateId }: OverviewFilter): SQL | undefined {
  const state = stateId === undefined ? ne(clients.stateId, CLIENT.INACTIVE) : undefined;
  return and(
    ownedBy(agencyId),
    typeof stateId === 'number' ? eq(clients.stateId, stateId) : state,
    clientHolds(agencyId, search),
  );
}

const KEYS: Readonly<Record<OverviewSort, readonly SQL[]>> = {
  name: [sql`(${clients.name} collate "es-x-icu")`],
  last: [lastAt],
  accepted: [acceptedInPesos],
};

/** A page of the agency's clients with what they buy; by name unless told. One statement. */
export async function listClientOverviews(
  actor: Actor,
  {
    sort = 'name',
    descending = false,
    limit = 20,
    after,
    before,
    ...filter
  }: OverviewFilter & ListPage<OverviewSort> = {},
): Promise<ClientOverview[]> {
  const { agencyId } = maySeeClients(actor);
  const page = keyset(
    [...KEYS[sort], sql`${clients.id}`],
    { descending, after, before },
    (keys, id) => sql`select ${keys} from ${clients} where ${and(eq(clients.id, id), ownedBy(agencyId))}`,
  );
  const rows = await overviews()
    .where(and(matching(agencyId, filter), page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  return page.inOrder(rows).map(toOverview);
}

/** How many clients a filter finds, as far as `countSome` does. */
export async function countClients(actor: Actor, filter: OverviewFilter = {}): Promise<number> {
  const { agencyId } = maySeeClients(actor);
  const found = database().select({ id: clients.id }).from(clients).$dynamic();
  return countSome(found.where(matching(agencyId, filter)));
}

/** One client with what it buys. Throws NOT_FOUND alike for one that is another agency's. */
export async function getClientOverview(actor: Actor, id: string): Promise<ClientOverview> {
  const { agencyId } = maySeeClients(actor);
  const [row] = await overviews()
    .where(and(eq(clients.id, id), ownedBy(agencyId)))
    .limit(1);
  if (!row) throw notFound('errors.client.notFound');
  return toOverview(row);
}
