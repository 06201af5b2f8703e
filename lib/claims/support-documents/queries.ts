import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { claims, events, supportDocuments } from '@/db/schema';
import type { SupportDocumentKind, TransmissionState } from '@/db/values/support-documents';
import type { Actor } from '@/lib/core/actor';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { shiftDay } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset, noEdge, onPage } from '@/lib/platform/keyset';
import { maySeeOfPayer } from '../policy';
import { documentsOf, type NumbersOwner } from './numbers-owner';
import { DIAN_TIME_ZONE } from './rules';
import type { SupportDocument } from './support-document';

const columns = {
  id: supportDocuments.id,
  kind: supportDocuments.kind,
  claimId: supportDocuments.claimId,
  claimCode: claims.code,
  eventName: events.name,
  name: supportDocuments.name,
  prefix: supportDocuments.prefix,
  number: supportDocuments.number,
  issuedAt: supportDocuments.issuedAt,
  amount: supportDocuments.amount,
  withheld: supportDocuments.withheld,
  currencyCode: supportDocuments.currencyCode,
  cuds: supportDocuments.cuds,
  state: supportDocuments.state,
  rejectedReason: supportDocuments.rejectedReason,
  provider: supportDocuments.provider,
  reference: supportDocuments.reference,
  withdrawnAt: supportDocuments.withdrawnAt,
  xmlFileId: supportDocuments.xmlFileId,
  pdfFileId: supportDocuments.pdfFileId,
};

const listed = (edge = noEdge) =>
  database()
    .select({ ...columns, edge })
    .from(supportDocuments)
    .innerJoin(claims, eq(claims.id, supportDocuments.claimId))
    .innerJoin(events, eq(events.id, supportDocuments.eventId))
    .$dynamic();

/** A support document or a note as lists show it. */
export type ListedSupport = Omit<Awaited<ReturnType<typeof listed>>[number], 'edge'>;

export type SupportSort = 'issued' | 'amount';
export type SupportFilter = {
  readonly kind?: SupportDocumentKind;
  readonly state?: TransmissionState;
  /** Part of the number, or of the talent's or the event's name; accents and case aside. */
  readonly search?: string;
  /** Days in Bogotá, `YYYY-MM-DD`, both included. */
  readonly from?: string;
  readonly to?: string;
};

const SORTS: Readonly<Record<SupportSort, SQL>> = {
  issued: sql`${supportDocuments.issuedAt}`,
  amount: sql`${supportDocuments.amount}`,
};

const startOf = (day: string) => zonedDateTimeToInstant(`${day}T00:00`, DIAN_TIME_ZONE);

function matching(
  owner: NumbersOwner,
  { kind, state, search = '', from, to }: SupportFilter,
): SQL | undefined {
  const words = sql`${supportDocuments.prefix} || ${supportDocuments.number} || ' ' || ${supportDocuments.name} || ' ' ||
    coalesce((select c.search_text from ${claims} c where c.id = ${supportDocuments.claimId}), '')`;
  return and(
    documentsOf(owner),
    kind ? eq(supportDocuments.kind, kind) : undefined,
    state ? eq(supportDocuments.state, state) : undefined,
    from ? gte(supportDocuments.issuedAt, startOf(from)) : undefined,
    to ? lt(supportDocuments.issuedAt, startOf(shiftDay(to, 1))) : undefined,
    holdsText(words, search),
  );
}

/** A page of what the own agency numbers, or the platform, the newest first unless told. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listSupport(
  actor: Actor,
  {
    sort = 'issued',
    descending = true,
    limit = 50,
    after,
    before,
    edges,
    ...filter
  }: SupportFilter & ListPage<SupportSort> = {},
): Promise<ListedSupport[]> {
  const { agencyId: owner } = maySeeOfPayer(actor);
  const page = keyset(
    [SORTS[sort], sql`${supportDocuments.id}`],
    { descending, limit, after, before, edges },
    (keys, id) =>
      sql`select ${keys} from ${supportDocuments} where ${and(eq(supportDocuments.id, id), documentsOf(owner))}`,
  );
  const place = database()
    .select({ id: supportDocuments.id })
    .from(supportDocuments)
    .where(and(matching(owner, filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const rows = await listed(page.edge)
    .where(onPage(supportDocuments.id, place))
    .orderBy(...page.orderBy);
  return page.inOrder(rows);
}

/** Counts what a filter finds, as far as `countSome` does. */
export async function countSupport(actor: Actor, filter: SupportFilter = {}): Promise<number> {
  const { agencyId: owner } = maySeeOfPayer(actor);
  return countSome(
    database().select({ id: supportDocuments.id }).from(supportDocuments).where(matching(owner, filter)),
  );
}

/** The documents and notes of a claim, the newest first. The caller has decided. One statement. */
export const listSupportOf = (claimId: string): Promise<ListedSupport[]> =>
  listed()
    .where(eq(supportDocuments.claimId, claimId))
    .orderBy(desc(supportDocuments.issuedAt), desc(supportDocuments.kind), desc(supportDocuments.id));

/** One that the own agency numbers, or the platform. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, alike for another's. */
export async function getSupportDocument(actor: Actor, id: string): Promise<SupportDocument> {
  const { agencyId: owner } = maySeeOfPayer(actor);
  const [row] = isUuid(id)
    ? await database()
        .select()
        .from(supportDocuments)
        .where(and(eq(supportDocuments.id, id), documentsOf(owner)))
    : [];
  if (!row) throw notFound('errors.support.notFound');
  return row;
}
