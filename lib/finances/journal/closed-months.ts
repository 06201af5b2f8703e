import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { closedMonths } from '@/db/schema';
import { monthAfter } from '@/lib/core/dates';
import { groupBy } from '@/lib/core/group-by';
import { findAccounts } from './accounts/keep-accounts';
import type { Span } from './booked';
import { adjustments, type FrozenEntry, frozen, monthOf } from './closing';
import { findBooked, spanOf } from './find-booked';

/** The first month that a journal has. */
const FIRST_MONTH = '2020-01';

/** The months that an agency has closed and not opened again, the first one first. The caller has decided. */
export const findClosing = (db: Db | Tx, agencyId: string) =>
  db
    .select({ month: closedMonths.month, closedAt: closedMonths.createdAt })
    .from(closedMonths)
    .where(and(eq(closedMonths.agencyId, agencyId), isNull(closedMonths.reopenedAt)))
    .orderBy(asc(closedMonths.month));

type Closing = Awaited<ReturnType<typeof findClosing>>;
type OfMonth = { readonly agencyId: string; readonly month: string; readonly closing: Closing };

/** All months up to the last closed one are closed: one that had nothing to book has no row of its own. */
export const lastOf = (closing: Closing): string | null => closing.at(-1)?.month ?? null;

/**
 * Entries of a month: of a closed one as they were booked; of an open one as they are known now, with what changed since
 * in the closed months where it is the first after them. The caller has decided.
 */
export async function findMonth(db: Db | Tx, { agencyId, month, closing }: OfMonth): Promise<FrozenEntry[]> {
  const last = lastOf(closing);
  if (last && month <= last)
    return nameParties(db, { agencyId, ...spanOf(month) }, await booksOf(db, agencyId, month));
  const accounts = await findAccounts(db, agencyId);
  const known = await findBooked(db, { agencyId, ...spanOf(month) });
  const changed = last && monthAfter(last) === month ? await findChanges(db, agencyId, last) : [];
  return [...known.map((entry) => frozen(entry, accounts)), ...changed];
}

/**
 * Entries of the open months up to one, by month: those that hold any, and that month in any case. The caller has
 * decided.
 */
export async function findUnclosed(
  db: Db | Tx,
  { agencyId, month, closing }: OfMonth,
): Promise<{ readonly month: string; readonly entries: FrozenEntry[] }[]> {
  const last = lastOf(closing);
  const accounts = await findAccounts(db, agencyId);
  const { to } = spanOf(month);
  const { from } = spanOf(last ? monthAfter(last) : FIRST_MONTH);
  const known = (await findBooked(db, { agencyId, from, to })).map((entry) => frozen(entry, accounts));
  const changed = last ? await findChanges(db, agencyId, last) : [];
  const byMonth = groupBy([...known, ...changed], monthOf);
  return [...new Set([...byMonth.keys(), month])]
    .toSorted()
    .map((one) => ({ month: one, entries: byMonth.get(one) ?? [] }));
}

/** What changed since in the closed months, as entries of the first open one. */
async function findChanges(db: Db | Tx, agencyId: string, last: string): Promise<FrozenEntry[]> {
  const first = monthAfter(last);
  const { from } = spanOf(FIRST_MONTH);
  const [accounts, booked, known] = await Promise.all([
    findAccounts(db, agencyId),
    booksOf(db, agencyId),
    findBooked(db, { agencyId, from, to: spanOf(first).from }),
  ]);
  const live = known.map((entry) => frozen(entry, accounts));
  const numbered = booked.filter(({ base }) => base !== null).length;
  return adjustments(booked, sameAccounts(live, booked), { day: spanOf(first).from, from: 1 + numbered });
}

/** What was booked stays as it was; but who was not identified then is, where it is known now. */
async function nameParties(db: Db | Tx, span: Span, booked: FrozenEntry[]): Promise<FrozenEntry[]> {
  if (booked.every(({ identification }) => identification)) return booked;
  const known = new Map((await findBooked(db, span)).map((entry) => [entry.key, entry.identification]));
  return booked.map((entry) => ({
    ...entry,
    identification: entry.identification ?? known.get(entry.key) ?? null,
  }));
}

/** What was booked in a closed month, or in all of them. */
async function booksOf(db: Db | Tx, agencyId: string, month?: string): Promise<FrozenEntry[]> {
  const rows = await db
    .select({ entries: closedMonths.entries })
    .from(closedMonths)
    .where(
      and(
        eq(closedMonths.agencyId, agencyId),
        isNull(closedMonths.reopenedAt),
        month ? eq(closedMonths.month, month) : undefined,
      ),
    )
    .orderBy(asc(closedMonths.month));
  return rows.flatMap(({ entries }) => entries as FrozenEntry[]);
}

/** Accounts that an agency has changed since are no change of what was booked. */
function sameAccounts(live: readonly FrozenEntry[], booked: readonly FrozenEntry[]): FrozenEntry[] {
  const before = new Map(
    booked.flatMap(({ key, base, lines }) =>
      lines.map(({ use, account }) => [`${base ?? key} ${use}`, account] as const),
    ),
  );
  return live.map((entry) => ({
    ...entry,
    lines: entry.lines.map((line) => ({
      ...line,
      account: before.get(`${entry.key} ${line.use}`) ?? line.account,
    })),
  }));
}
